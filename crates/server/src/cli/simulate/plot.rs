//! A picture of a simulation: how scores grow, and how long games last.

use anyhow::Result;
use plotters::prelude::*;

use super::stats::Stats;
use crate::cli::Simulate;
use crate::cli::plot_style::{Area, FONT, GRID, INK, LIGHT, PAPER, RABBITS, SIZE, broken};

/// The picture as SVG.
pub fn draw(args: &Simulate, players: usize, stats: &Stats) -> Result<String> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        root.fill(&PAPER).map_err(broken)?;
        let title = format!(
            "{} games of {}, {players} {}",
            stats.games,
            args.preset,
            args.who()
        );
        let root = root
            .margin(12, 0, 0, 0)
            .titled(&title, (FONT, 22).into_font().color(&INK))
            .map_err(broken)?;
        let (left, right) = root.split_horizontally(SIZE.0 * 58 / 100);
        scores(&left, args, stats)?;
        lengths(&right, stats)?;
        root.present().map_err(broken)?;
    }
    Ok(svg)
}

/// Mean score of each seat after each round, over the span of all seats' scores.
fn scores(area: &Area, args: &Simulate, stats: &Stats) -> Result<()> {
    let rounds = stats.after_round.len();
    let top = (stats.after_round.iter().map(|c| c.quantile(0.9)).max()).unwrap_or(1) + 3;
    let target = args.preset.settings().target;
    let dashed = if target.is_some() {
        "; dashed: the target"
    } else {
        ""
    };
    let mut chart = ChartBuilder::on(area)
        .margin(14)
        .x_label_area_size(42)
        .y_label_area_size(46)
        .caption(
            format!("Mean score of each seat after each round; shaded: 80 % of all scores{dashed}"),
            (FONT, 14).into_font().color(&INK),
        )
        .build_cartesian_2d(0f64..rounds.max(2) as f64, 0f64..top as f64)
        .map_err(broken)?;
    chart
        .configure_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 13).into_font().color(&INK))
        .x_desc("round")
        .y_desc("score")
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.0}"))
        .draw()
        .map_err(broken)?;
    let edge = |share: f64| {
        let after = stats.after_round.iter().enumerate();
        after.map(move |(i, c)| ((i + 1) as f64, c.quantile(share) as f64))
    };
    let mut band: Vec<(f64, f64)> = vec![(0.0, 0.0)];
    band.extend(edge(0.9));
    let below: Vec<(f64, f64)> = edge(0.1).collect();
    band.extend(below.into_iter().rev());
    chart
        .draw_series([Polygon::new(band, LIGHT.mix(0.22))])
        .map_err(broken)?;
    if let Some(target) = target {
        let line = [(0.0, target as f64), (rounds as f64, target as f64)];
        chart
            .draw_series(DashedLineSeries::new(line, 6, 5, INK.stroke_width(1)))
            .map_err(broken)?;
    }
    for seat in 0..stats.seats.len() {
        let colour = RABBITS[seat % RABBITS.len()];
        let mean = |(i, sums): (usize, &Vec<u64>)| {
            let games = stats.after_round[i].total() / stats.seats.len() as u64;
            ((i + 1) as f64, sums[seat] as f64 / games.max(1) as f64)
        };
        let line = std::iter::once((0.0, 0.0)).chain(stats.sums.iter().enumerate().map(mean));
        chart
            .draw_series(LineSeries::new(line, colour.stroke_width(2)))
            .map_err(broken)?
            .label(format!("seat {seat}"))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(PAPER.mix(0.85))
        .border_style(GRID)
        .label_font((FONT, 12).into_font().color(&INK))
        .draw()
        .map_err(broken)
}

/// How many games had how many rounds.
fn lengths(area: &Area, stats: &Stats) -> Result<()> {
    let (min, max) = (stats.rounds.min() as u32, stats.rounds.max() as u32);
    let most = stats.rounds.iter().map(|(_, n)| n).max().unwrap_or(1);
    let share = |n: u64| 100.0 * n as f64 / stats.games.max(1) as f64;
    let mut chart = ChartBuilder::on(area)
        .margin(14)
        .x_label_area_size(42)
        .y_label_area_size(52)
        .caption(
            format!(
                "Length of games: {:.1} rounds on average",
                stats.rounds.mean()
            ),
            (FONT, 14).into_font().color(&INK),
        )
        .build_cartesian_2d(
            (min.saturating_sub(1)..max + 1).into_segmented(),
            0f64..share(most) * 1.08,
        )
        .map_err(broken)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 13).into_font().color(&INK))
        .x_desc("rounds")
        .y_desc("% of games")
        .x_labels(12)
        .y_label_formatter(&|y| format!("{y:.0}"))
        .draw()
        .map_err(broken)?;
    let bars = stats
        .rounds
        .iter()
        .map(|(n, count)| (n as u32, share(count)));
    chart
        .draw_series(
            Histogram::vertical(&chart)
                .style(LIGHT.filled())
                .margin(2)
                .data(bars),
        )
        .map_err(broken)?;
    Ok(())
}
