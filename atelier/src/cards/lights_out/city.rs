//! The window, and the city in it: dark on the left, lit on the right, and one tower between.

use crate::colour::Colour;
use crate::line::{poly, rect};
use crate::random::Chance;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Value};

/// A tower: from where to where, its top, how far apart its windows are across and down, and how many rows have gone out.
type Tower = ((f64, f64), f64, (f64, f64), usize, &'static str);

const ALL: usize = 99;
const LIT: [&str; 4] = ["#f0b450", "#e09a3c", "#f7cd78", "#d8873a"];

/// From the back to the front.
const TOWERS: [Tower; 9] = [
    ((96.0, 190.0), 70.0, (22.0, 30.0), ALL, "#202d4e"),
    ((330.0, 420.0), 44.0, (21.0, 29.0), ALL, "#202d4e"),
    ((600.0, 690.0), 120.0, (21.0, 28.0), 0, "#2a3352"),
    ((214.0, 322.0), 128.0, (25.0, 34.0), ALL, "#1a2644"),
    ((706.0, 850.0), 40.0, (24.0, 33.0), 0, "#252d4b"),
    ((-30.0, 112.0), 150.0, (26.0, 36.0), ALL, "#16213d"),
    ((448.0, 574.0), 78.0, (28.0, 37.0), 6, "#1c2745"),
    ((636.0, 744.0), 296.0, (30.0, 38.0), 0, "#202845"),
    ((120.0, 226.0), 330.0, (30.0, 40.0), ALL, "#131d37"),
];

/// Paints it all. The paint of the night comes back.
pub(super) fn paint(canvas: &Canvas) -> Field {
    let value = Value::along((160.0, -40.0), (720.0, 560.0)).broken(0.1, 240.0, 3);
    let sky = Field::ramp(
        &["#1c2947", "#25355a", "#33456c", "#4d5674", "#6d6473"],
        value,
    );
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), &sky)
            .along(&[
                &spots![0, 40; 400, 10; 800, 60],
                &spots![0, 400; 800, 380],
                &spots![0, 900; 800, 900],
            ])
            .passes(Passes::backdrop())
            .under(sky.darker(0.03)),
    );
    for (seed, tower) in (0..).zip(&TOWERS) {
        paint_tower(canvas, tower, seed);
    }
    frame(canvas);
    sky
}

fn paint_tower(canvas: &Canvas, tower: &Tower, seed: u64) {
    let ((l, r), top, _, _, tone) = *tower;
    let shape = poly(&[(l, top + 4.0), (r, top), (r + 1.0, 720.0), (l - 1.0, 720.0)]);
    let value = Value::along((l, top), (r, top + 240.0)).broken(0.12, 120.0, seed);
    let tone = Colour::from(tone);
    let paint = Field::ramp(&[tone.lighter(-0.03), tone, tone.lighter(0.035)], value);
    let brushes = Passes::of(&[(24.0, 110.0, 1.8, 0.0), (13.0, 70.0, 0.9, 0.2)]);
    canvas.lay(
        Mass::new(&shape, paint)
            .flow(Flow::straight(90.0).stray(0.06))
            .passes(brushes.uneven(0.012, 0.005, 0.03))
            .found(0.2),
    );
    paint_windows(canvas, tower, seed);
}

/// Lit ones are dabs of amber, in four tones; of dark ones only some are seen.
fn paint_windows(canvas: &Canvas, tower: &Tower, seed: u64) {
    let &((left, right), top, (across, down), out, _) = tower;
    let mut chance = Chance::of("windows", seed);
    let columns = ((right - left - across * 0.4) / across) as usize;
    for (row, column) in (0..16).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let x = left + across * (column as f64 + 0.75) + chance.between(-1.5, 1.5);
        let y = top + down * (row as f64 + 0.8);
        if y > 660.0 {
            continue;
        }
        // In the tower that is going out the last rows hold on unevenly.
        let holds_on = out != ALL && row + 1 == out && column % 3 == 1;
        let (colour, seen) = match row < out && !holds_on {
            true if chance.happens(0.35) => continue,
            true => ("#33456b", 0.55),
            false if chance.happens(0.14) => ("#5d5560", 0.7),
            false => (*chance.pick(&LIT), 1.0),
        };
        let half = down * 0.21;
        let line = [(x, y - half), (x + 0.5, y), (x - 0.3, y + half)];
        let dab = Brush::new(&line, across * 0.44, colour);
        canvas.lay(dab.profile(&[0.9, 1.0, 0.9]).opacity(seen));
    }
}

/// The bars of the window and its sill.
fn frame(canvas: &Canvas) {
    for (line, width) in [
        (spots![596, -30; 592, 300; 590, 700], 26.0),
        (spots![-40, 236; 400, 232; 840, 226], 17.0),
    ] {
        canvas.lay(
            Brush::new(&line, width, "#0f172c")
                .profile(&[1.0, 0.95, 1.0])
                .vary(0.02),
        );
        let lit: Vec<(f64, f64)> = line
            .iter()
            .map(|&(x, y)| (x + width * 0.2, y + width * 0.36))
            .collect();
        canvas.lay(Brush::line(&lit, 3.4, "#6b5a58").opacity(0.5));
    }
    let sill = poly(&spots![-50, 690; 850, 676; 850, 1250; -50, 1250]);
    let value = Value::glow((600.0, 780.0), (330.0, 240.0)).broken(0.1, 160.0, 4);
    canvas.lay(
        Mass::new(
            &sill,
            Field::ramp(&["#111a31", "#1b2036", "#332a36", "#5a3c34"], value),
        )
        .along(&[&spots![0, 720; 800, 710], &spots![0, 1000; 800, 1000]])
        .passes(Passes::backdrop()),
    );
}
