//! The child, in somebody's shirt, running; and the ball. The light is behind them.

use crate::knots;
use crate::line::{blob, circle, ellipse, poly, taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Proportions, Shoes, Tone, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

use super::field::{EDGE, END, SPOT, on_field};

/// How high the child stands.
const TALL: f64 = 312.0;
const BALL: f64 = -44.0;

fn feet() -> At {
    on_field(52.0, 1.0)
}

fn kid() -> Person {
    let build = Build::Of(Proportions {
        thigh: 0.62,
        shin: 0.6,
        head: 1.1,
        ..Build::Toddler.proportions()
    });
    Person {
        build,
        at: feet(),
        height: TALL,
        facing: Some(-52.0),
        above: 4.0,
        pose: Pose {
            hips: v(0.0, 0.93, 0.0),
            lean: (10.0, -6.0),
            twist: -16.0,
            head: (-4.0, 12.0, -4.0),
            arms: [
                ArmPose::to(0.86, 0.2, -0.1)
                    .elbow(0.2, -0.6, -1.0)
                    .hand(Gesture::Wave),
                ArmPose::to(0.8, 0.34, 0.3)
                    .elbow(0.6, -0.8, -0.2)
                    .hand(Gesture::Wave),
            ],
            legs: [
                LegPose::to(0.14, 0.46, -0.8)
                    .knee(0.2, -0.2, 1.0)
                    .toe(0.1, -0.9, -0.4),
                LegPose::to(0.1, 0.0, 0.14)
                    .knee(0.15, 0.2, 1.0)
                    .toe(0.3, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Umber,
        head: Head {
            features: Features {
                cheeks: 1.1,
                eyes: 1.15,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                brow_in: -0.05,
                frown: 0.0,
                pressed: 1.0,
                ..Mood::EFFORT
            },
            age: Some(Age::Child),
            hair: Hair::Puffs,
            hair_colour: "#24141a".into(),
            gaze: Some((-0.5, 0.5)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#ffffff".into(),
            bottom: Bottom::Shorts,
            bottom_colour: "#16242a".into(),
            stockings: Some("#ffffff".into()),
            shoes: Shoes::Trainers,
            shoe_colour: "#f4462e".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

/// The shadow of something upright on the spot: the lamps are behind it, so that it comes towards us.
fn shadow(whole: &Shape, slant: f64) -> Shape {
    let ground = feet().1;
    whole.bent(|(x, y)| {
        let up = ((ground - y) / TALL).max(-0.02);
        let near = 1.0 / (1.0 - 0.5 * up);
        let at = on_field(x - END + slant * up, near);
        (at.0, at.1 + (ground - EDGE - (SPOT - EDGE)) * near)
    })
}

/// It is a shirt for somebody larger, and flies behind.
fn long_shirt(cut: &mut CutPerson) {
    let (x, y) = cut.landmarks.hips;
    let spot = Spot::new(x, y, TALL / 282.0);
    let hem = spot.put(&blob(&knots![
        -27, -34; 28, -34; 38, -4; 60, 26, corner; 24, 31; -4, 36; -38, 32, corner; -33, -4
    ]));
    for part in &mut cut.parts {
        if part.kind == Kind::Trunk {
            part.shape = part.shape.and(&hem).fillet(8.0);
            part.marks.clear();
            for (from, to, wide) in [
                ((-8.0, -40.0), (-16.0, 32.0), 7.0),
                ((10.0, -36.0), (14.0, 30.0), 6.0),
                ((20.0, -22.0), (42.0, 26.0), 6.0),
            ] {
                let fold = spot.put(&taper(&[from, to], &[1.0, wide]));
                part.mark(&fold, Tone::Own("#8fb4ac".into()), 0.6);
            }
        }
    }
}

pub fn draw(scene: &Scene) {
    let mut cut = kid().cut((520.0, 100.0));
    long_shirt(&mut cut);
    let whole = cut.outline();
    for (slant, much, soft) in [(110.0, 0.3, 3.0), (-22.0, 0.82, 1.4)] {
        let dark = scene.blurred(scene.veil(&shadow(&whole, slant), "#05463a", much), soft);
        scene.add(scene.multiplied(dark));
    }
    let (x, y) = feet();
    scene.add(scene.glow((x, y - 150.0), 330.0, "#f4ffe8", 0.75, 0.4));
    scene.add(cut.paint(scene, PaperStyle::default()));
    // The light comes from behind: the side to us is in a thin shade, edges burn.
    scene.add(scene.multiplied(scene.veil(
        &whole.moved(-5.0, 6.0).within(&whole),
        "#8fb8b4",
        0.55,
    )));
    let rim = whole.minus(&whole.moved(-2.4, 3.4));
    scene.add(scene.veil(&rim, "#ffffff", 0.9));
    scene.add(ball(scene));
}

fn ball(scene: &Scene) -> Ink {
    let (x, foot) = on_field(BALL, 1.03);
    let y = foot - 25.0;
    let whole = circle((x, y), 26.0);
    let fall = ellipse((x - 6.0, foot + 14.0), 30.0, 20.0);
    let mut ink = scene.multiplied(scene.blurred(scene.veil(&fall, "#05463a", 0.85), 3.0));
    ink += scene.fill(&whole, "#dcf2e6");
    for (dx, dy, r) in [
        (-1.0, -1.0, 8.6),
        (-21.0, 5.0, 7.0),
        (20.0, 7.0, 7.0),
        (-11.0, -22.0, 7.0),
        (13.0, -22.0, 7.0),
        (1.0, 23.0, 7.0),
    ] {
        let patch: Vec<At> = (0..5)
            .map(|i| towards((x + dx, y + dy), f64::from(i) * 72.0 - 90.0, r))
            .collect();
        ink += scene.fill(&poly(&patch).within(&whole), "#12242a");
    }
    let lee = whole.minus(&whole.moved(3.0, -9.0));
    ink += scene.multiplied(scene.blurred(scene.veil(&lee, "#3f8a78", 0.8), 1.5));
    ink + scene.veil(&whole.minus(&whole.moved(-2.0, 2.4)), "#ffffff", 1.0)
}
