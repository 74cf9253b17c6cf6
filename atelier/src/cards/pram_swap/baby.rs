//! The baby, in its brother's boots and with his satchel: one step, and another.

use crate::knots;
use crate::line::{blob, circle, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, Features, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

fn person() -> Person {
    Person {
        build: Build::Of(Proportions {
            head: 1.46,
            throat: 0.15,
            ..Build::Toddler.proportions()
        }),
        at: (724.0, 1036.0),
        height: 276.0,
        facing: Some(-26.0),
        pose: Pose {
            lean: (4.0, 5.0),
            head: (2.0, -4.0, 3.0),
            arms: [
                ArmPose::to(0.5, 0.74, 0.2)
                    .hand(Gesture::Wave)
                    .thumb(-1.0, 0.2, 0.0),
                ArmPose::to(0.66, 0.6, 0.2)
                    .hand(Gesture::Wave)
                    .thumb(-1.0, 0.4, 0.0),
            ],
            legs: [
                LegPose::to(0.3, 0.0, -0.1).toe(0.5, 0.0, 1.0),
                LegPose::to(0.3, 0.3, 0.3).toe(0.3, 0.2, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#c98d62".into()),
        head: Head {
            features: Features {
                wide: 1.08,
                long: 0.92,
                jaw: 1.08,
                chin: 0.7,
                cheeks: 1.1,
                nose_length: 0.8,
                nose_out: 0.8,
                nose_wide: 0.9,
                eyes: 1.25,
                brows: 0.7,
                eye_height: 0.1,
                ears: 1.1,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: Mood {
                brow_in: 0.1,
                brow_out: 0.08,
                upper: 1.0,
                lower: 0.7,
                smile: 0.1,
                open: 0.12,
                wide: 0.8,
                cheeks: 0.5,
                blush: 1.2,
                tilt: (0.0, 0.0),
                ..Mood::CALM
            },
            gaze: Some((0.0, 0.1)),
            hair: Hair::Tousled,
            hair_colour: "#33201e".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#fffaf0".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#fffaf0".into(),
            shoes: Shoes::Boots,
            ..Clothes::default()
        },
        wrists: [Some((784.0, 800.0)), None],
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let marks = cut.landmarks;
    let under = circle((0.0, 0.0), 84.0)
        .stretched(1.0, 0.12, (0.0, 0.0))
        .moved(748.0, 1042.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#8a5a5a", 0.6), 5.0)));
    scene.add(scene.glow((728.0, 880.0), 190.0, "#fff0d0", 0.7, 0.5));
    satchel(scene, marks.neck);
    let parts = cut
        .parts
        .iter()
        .filter(|part| !matches!(part.kind, Kind::Foot(_)));
    scene.add(
        parts
            .map(|part| part.paint(scene, PaperStyle::default()))
            .sum::<crate::svg::Ink>(),
    );
    for side in [Side::Left, Side::Right] {
        boot(
            scene,
            marks.knees[side.index()],
            marks.ankles[side.index()],
            side,
        );
    }
    straps(scene, marks.neck, marks.hips);
    let head = cut
        .parts
        .iter()
        .filter(|part| matches!(part.kind, Kind::Head | Kind::Hair | Kind::Ear(_)));
    scene.add(
        head.map(|part| part.paint(scene, PaperStyle::default()))
            .sum::<crate::svg::Ink>(),
    );
}

/// A boot that comes up to the thigh.
fn boot(scene: &Scene, knee: At, ankle: At, side: Side) {
    let (dx, dy) = (knee.0 - ankle.0, knee.1 - ankle.1);
    let turn = dx.atan2(-dy).to_degrees();
    let spot = Spot::new(ankle.0, ankle.1 + 8.0, 1.0).turned(turn * 0.6);
    let boot = blob(&knots![
        -26, -78, corner; 26, -80, corner; 25, -20; 26, 12; 22, 22, corner; -46, 22, corner; -58, 12; -50, -6; -28, -16; -24, -40
    ]);
    let boot = handcut(&spot.put(&boot), 0.6, 16.0, 3);
    let colour = if side == Side::Left {
        "#1f7a70"
    } else {
        "#2a9384"
    };
    scene.add(scene.fill(&boot, colour));
    scene.add(scene.veil(&boot.minus(&boot.moved(-7.0, -3.0)), "#0f4a50", 0.7));
    scene.add(scene.veil(&boot.minus(&boot.moved(4.0, 3.0)), "#a6ecd0", 0.6));
    let band = spot.put(&taper(&[(-26.0, -74.0), (26.0, -75.0)], &[10.0, 10.0]));
    scene.add(scene.fill(&band.within(&boot), "#f2d27a"));
}

/// The brother's satchel, wider than its bearer.
fn satchel(scene: &Scene, (x, y): At) {
    let bag = blob(&knots![
        x - 62.0, y + 2.0, corner; x, y - 12.0; x + 56.0, y - 2.0, corner; x + 61.0, y + 60.0; x + 56.0, y + 112.0, corner; x, y + 120.0; x - 60.0, y + 110.0, corner; x - 68.0, y + 60.0
    ]);
    let bag = handcut(&bag, 0.8, 18.0, 4);
    scene.add(scene.fill(&bag, "#d9432c"));
    scene.add(scene.veil(&bag.minus(&bag.moved(-8.0, -6.0)), "#7a1f2a", 0.7));
    scene.add(scene.veil(&bag.minus(&bag.moved(3.0, 4.0)), "#ffb08a", 0.8));
}

fn straps(scene: &Scene, (x, y): At, (hx, hy): At) {
    for s in [-1.0, 1.0] {
        let strap = taper(
            &[
                (x + s * 22.0, y + 8.0),
                (x + s * 34.0, y + 40.0),
                (hx + s * 36.0, hy - 18.0),
            ],
            &[9.0, 10.0, 8.0],
        );
        scene.add(scene.fill(&strap, "#a8281f"));
    }
}
