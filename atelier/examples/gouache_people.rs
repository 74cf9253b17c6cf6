//! The faces and hands of the gouache technique, on sheets: who paints a card looks for the nearest one here.
//!
//! `cargo run --manifest-path atelier/Cargo.toml --example gouache_people` draws them to `target/atelier`.

use std::path::Path;

use anyhow::Result;
use fabula_atelier::motifs::figures::{Age, Skin, View};
use fabula_atelier::render::Picture;
use fabula_atelier::scene::Scene;
use fabula_atelier::shape::Spot;
use fabula_atelier::techniques::gouache::{Canvas, Expression, Finish, Grasp, Hair, Hand, Head};

const AGES: [Age; 3] = [Age::Grown, Age::Child, Age::Old];
const SKINS: [Skin; 5] = [
    Skin::Honey,
    Skin::Porcelain,
    Skin::Ebony,
    Skin::Sand,
    Skin::Umber,
];
const HAIR: [Hair; 5] = [Hair::Short, Hair::Bob, Hair::Curls, Hair::Bun, Hair::Long];
const GREY: [&str; 4] = ["#6d5a70", "#9d8a96", "#d6c6bc", "#fbf1df"];

fn main() -> Result<()> {
    let to = Path::new("target/atelier");
    std::fs::create_dir_all(to)?;
    for (name, scene) in [
        ("gouache-front", heads(View::Front)),
        ("gouache-three-quarter", heads(View::ThreeQuarter)),
        ("gouache-profile", heads(View::Profile)),
        ("gouache-hands", hands()),
    ] {
        let picture = Picture::print(&scene.svg(), 1200)?.into_image();
        picture.save(to.join(name).with_extension("png"))?;
    }
    Ok(())
}

/// Every expression, on faces of all ages.
fn heads(view: View) -> Scene {
    let canvas = Canvas::sized((1200.0, 1260.0), 3, "#cbbfae");
    for (i, expression) in Expression::ALL.into_iter().enumerate() {
        let (x, y) = (
            200.0 + 400.0 * (i % 3) as f64,
            190.0 + 420.0 * (i / 3) as f64,
        );
        let age = AGES[(i / 3 + i) % 3];
        let usual = Head::default();
        let head = Head {
            spot: Spot::new(x, y, 0.92),
            view,
            age,
            skin: SKINS[i % 5].into(),
            light: if i % 2 == 0 {
                (0.6, -0.6, 0.55)
            } else {
                (-0.6, -0.6, 0.55)
            },
            expression,
            gaze: [(0.0, 0.0), (0.8, 0.0), (-0.6, 0.5)][i % 3],
            hair: HAIR[i % 5],
            hair_ramp: if age == Age::Old {
                GREY.map(Into::into)
            } else {
                usual.hair_ramp
            },
            ears: !matches!(HAIR[i % 5], Hair::Bob | Hair::Long),
            ..usual
        };
        head.paint(&canvas);
    }
    sheet(canvas)
}

/// Every hand, of all ages.
fn hands() -> Scene {
    let canvas = Canvas::sized((1200.0, 900.0), 3, "#cbbfae");
    let grasps = [
        Grasp::Resting,
        Grasp::Spread,
        Grasp::Pointing,
        Grasp::Holding,
    ];
    for (row, age) in AGES.into_iter().enumerate() {
        for (column, grasp) in grasps.into_iter().enumerate() {
            let hand = Hand {
                spot: Spot::new(
                    60.0 + 300.0 * column as f64,
                    150.0 + 300.0 * row as f64,
                    1.6,
                ),
                grasp,
                age,
                skin: SKINS[row].into(),
                ..Hand::default()
            };
            hand.paint(&canvas);
        }
    }
    sheet(canvas)
}

fn sheet(canvas: Canvas) -> Scene {
    canvas.finish(Finish {
        vignette: 0.0,
        ..Finish::default()
    })
}
