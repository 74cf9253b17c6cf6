//! A picture of an arena: what each mind scores, and how many voters find the card.

use anyhow::Result;
use fabula_bots::arena::{RoundRecord, Summary};
use plotters::prelude::*;

use crate::cli::Arena;
use crate::cli::plot_style::{Area, FONT, GRID, INK, LIGHT, PAPER, RABBITS, SIZE, broken};

/// The picture as SVG.
pub fn draw(args: &Arena, summary: &Summary, records: &[RoundRecord]) -> Result<String> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        root.fill(&PAPER).map_err(broken)?;
        let title = format!(
            "{} rounds of {} players with {} cards each",
            summary.rounds, args.players, args.hand
        );
        let root = root
            .margin(12, 0, 0, 0)
            .titled(&title, (FONT, 22).into_font().color(&INK))
            .map_err(broken)?;
        let (left, right) = root.split_horizontally(SIZE.0 * 58 / 100);
        points(&left, summary)?;
        finders(&right, usize::from(args.players) - 1, records)?;
        root.present().map_err(broken)?;
    }
    Ok(svg)
}

/// Points a round of each mind, with an interval that holds the true figure in 95 of 100 cases.
fn points(area: &Area, summary: &Summary) -> Result<()> {
    let minds: Vec<_> = summary.minds.iter().collect();
    let top = |(_, mind): &(&String, &fabula_bots::arena::MindSummary)| {
        mind.points.value + 1.96 * mind.points.se
    };
    let most = minds.iter().map(top).fold(1.0, f64::max) * 1.15;
    let names: Vec<&str> = minds.iter().map(|(name, _)| name.as_str()).collect();
    let mut chart = ChartBuilder::on(area)
        .margin(14)
        .x_label_area_size(42)
        .y_label_area_size(46)
        .caption("Points a round", (FONT, 14).into_font().color(&INK))
        .build_cartesian_2d((0..minds.len()).into_segmented(), 0f64..most)
        .map_err(broken)?;
    let label = |x: &SegmentValue<usize>| match x {
        SegmentValue::CenterOf(n) => names.get(*n).map_or(String::new(), |n| (*n).to_owned()),
        _ => String::new(),
    };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 12).into_font().color(&INK))
        .x_labels(minds.len())
        .x_label_formatter(&label)
        .y_label_formatter(&|y| format!("{y:.1}"))
        .draw()
        .map_err(broken)?;
    for (n, (_, mind)) in minds.iter().enumerate() {
        let (value, error) = (mind.points.value, 1.96 * mind.points.se);
        let colour = RABBITS[n % RABBITS.len()];
        let at = SegmentValue::CenterOf(n);
        let bar = ErrorBar::new_vertical(
            at,
            value - error,
            value,
            value + error,
            colour.filled().stroke_width(2),
            12,
        );
        chart.draw_series([bar]).map_err(broken)?;
    }
    Ok(())
}

/// In how many rounds how many voters found the card.
fn finders(area: &Area, voters: usize, records: &[RoundRecord]) -> Result<()> {
    let mut counts = vec![0usize; voters + 1];
    for record in records.iter().filter(|record| record.counts) {
        counts[record.found.len().min(voters)] += 1;
    }
    let all = counts.iter().sum::<usize>().max(1) as f64;
    let share = |n: usize| 100.0 * n as f64 / all;
    let most = counts.iter().map(|n| share(*n)).fold(1.0, f64::max) * 1.08;
    let mut chart = ChartBuilder::on(area)
        .margin(14)
        .x_label_area_size(42)
        .y_label_area_size(52)
        .caption(
            "How many found the card: none and all score nothing",
            (FONT, 14).into_font().color(&INK),
        )
        .build_cartesian_2d((0..voters).into_segmented(), 0f64..most)
        .map_err(broken)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 13).into_font().color(&INK))
        .x_desc("voters")
        .y_desc("% of rounds")
        .x_labels(voters + 1)
        .y_label_formatter(&|y| format!("{y:.0}"))
        .draw()
        .map_err(broken)?;
    let bars = counts
        .iter()
        .enumerate()
        .map(|(n, count)| (n, share(*count)));
    let bars = Histogram::vertical(&chart)
        .style(LIGHT.filled())
        .margin(6)
        .data(bars);
    chart.draw_series(bars).map_err(broken)?;
    Ok(())
}
