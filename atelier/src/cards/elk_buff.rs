//! Blind man's buff in a birch wood: a girl with a red cloth over her eyes laughs and has laid her hand on the muzzle of an elk. The
//! others are up in the trees; only their feet are seen.

mod elk;
mod feet;
mod girl;

use crate::colour::mix;
use crate::line::{rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Value,
};

/// From above on the right, where the wood is open.
const LIGHT: Light = (0.6, -0.6, 0.55);

pub fn scene() -> Scene {
    let canvas = Canvas::new(51, "#d3d6c8");
    let air = mist(&canvas);
    trunks(&canvas);
    elk::paint(&canvas, &air);
    feet::paint(&canvas);
    girl::paint(&canvas);
    canvas.lay(Glaze::new((640.0, 640.0), (330.0, 420.0), "#fff6d8", 0.25));
    canvas.finish(Finish {
        relief: 1.4,
        vignette: 0.08,
        colour: "#1c2218",
        ..Finish::default()
    })
}

/// Light between the trunks, silver on the right and brown on the left, where the elk is lost in it.
fn mist(canvas: &Canvas) -> Field {
    let value = Value::along((60.0, 700.0), (620.0, 300.0)).broken(0.1, 220.0, 4);
    let paint = Field::ramp(
        &["#4a3c30", "#77695a", "#a9a892", "#ced3c2", "#ebece0"],
        value,
    )
    .patch((560.0, 1220.0), (520.0, 170.0), "#7c8a62", 0.8);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), &paint)
            .along(&[
                &spots![60, 0; 80, 600; 40, 1200][..],
                &spots![400, 0; 420, 600; 400, 1200],
                &spots![760, 0; 740, 600; 780, 1200],
            ])
            .passes(Passes::sky().uneven(0.011, 0.005, 0.02)),
    );
    paint
}

/// Birches on the right, pale with dark scars; on the left older trunks as brown as an elk.
fn trunks(canvas: &Canvas) {
    let mut chance = Chance::of("trunks", 51);
    for (x, lean, wide, far) in [
        (742.0, 14.0, 30.0, 0.55),
        (596.0, -8.0, 26.0, 0.7),
        (690.0, -10.0, 20.0, 0.8),
        (508.0, 10.0, 22.0, 0.75),
        (560.0, 6.0, 58.0, 0.12),
        (796.0, -12.0, 74.0, 0.0),
    ] {
        let line: [At; 3] = [(x + lean, -40.0), (x, 500.0), (x - lean, 1240.0)];
        let shape = taper(&line, &[wide * 0.86, wide, wide * 1.12]);
        let ramp = ["#8a8a80", "#b9bdb0", "#e6e8dc", "#fafaf2"].map(|c| mix(c, "#d5d9c9", far));
        let value =
            Value::along((x - wide * 0.6, 0.0), (x + wide * 0.5, 0.0)).broken(0.14, 60.0, 3);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&ramp, value))
                .flow(Flow::straight(2.0).stray(0.25))
                .passes(
                    Passes::of(&[(20.0, wide, 1.8, 0.0), (10.0, wide * 0.7, 1.0, 0.2)])
                        .uneven(0.014, 0.005, 0.04),
                ),
        );
        let scars = (9.0 * (1.0 - far) + 3.0) as usize;
        for _ in 0..scars {
            let y = chance.between(-10.0, 1200.0);
            let from = x - wide * chance.between(0.1, 0.48);
            let long = wide * chance.between(0.3, 0.7);
            let dark = mix("#2f2c28", "#d5d9c9", far);
            canvas.lay(
                Brush::new(
                    &[
                        (from, y),
                        (from + long / 2.0, y + 3.0),
                        (from + long, y - 1.0),
                    ],
                    chance.between(5.0, 15.0),
                    dark,
                )
                .profile(&[0.3, 1.0, 0.2])
                .dry(0.15)
                .opacity(0.85),
            );
        }
    }
    for (x, lean, wide) in [(24.0, 6.0, 120.0), (176.0, -10.0, 70.0), (306.0, 8.0, 44.0)] {
        let line: [At; 3] = [(x + lean, -40.0), (x, 500.0), (x - lean, 1240.0)];
        let shape = taper(&line, &[wide * 0.9, wide, wide * 1.1]);
        let part = x / 620.0;
        let ramp = ["#3a2a20", "#5a4432", "#7c6549"].map(|c| mix(c, "#a9a892", part));
        let value =
            Value::along((x - wide * 0.5, 0.0), (x + wide * 0.6, 0.0)).broken(0.15, 70.0, 4);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&ramp, value))
                .flow(Flow::straight(88.0).stray(0.12))
                .passes(Passes::cloth())
                .under("#3f3024"),
        );
    }
}
