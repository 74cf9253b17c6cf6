//! The tiny old woman, the lid in one fist, the jar in the other.

use crate::knots;
use crate::line::{blob, circle, handcut, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, Pattern, Person, Pose, Proportions, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};

use super::jar;
use super::view::{outline, painted, tapered};

fn her() -> Person {
    let build = Build::Of(Proportions {
        hand: 1.04,
        spine: 1.62,
        ..Build::Old.proportions()
    });
    Person {
        build,
        at: (398.0, 1000.0),
        height: build.proportions().stature() * 162.0,
        facing: Some(-8.0),
        above: -26.0,
        pose: Pose {
            hips: v(0.0, 0.62, -0.3),
            lean: (-8.0, -3.0),
            head: (6.0, 24.0, 7.0),
            arms: [
                ArmPose::to(0.42, 0.82, 0.3)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Wrap)
                    .fingers(-0.1, 1.0, 0.3)
                    .thumb(-1.0, 0.2, 0.3),
                ArmPose::to(0.5, 0.78, 0.2)
                    .elbow(1.0, -0.4, -0.2)
                    .hand(Gesture::Grip)
                    .fingers(-0.2, 1.0, 0.3)
                    .thumb(-1.0, 0.1, 0.3),
            ],
            legs: [
                LegPose::to(0.15, 0.05, 0.16)
                    .knee(0.2, 0.6, 1.0)
                    .toe(0.5, 0.25, 1.0),
                LegPose::to(0.13, 0.0, 0.06)
                    .knee(0.2, 0.6, 1.0)
                    .toe(0.4, -0.1, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#5e3529".into()),
        head: Head {
            features: Features {
                lips: 1.9,
                nose_wide: 1.15,
                cheeks: 1.05,
                eyes: 1.22,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.72,
                lower: 0.3,
                brow_in: 0.1,
                brow_out: 0.09,
                open: 0.3,
                ..Mood::LAUGHTER
            },
            age: Some(Age::Old),
            gaze: Some((0.25, 0.5)),
            hair: Hair::Curls,
            hair_colour: "#fdf6f4".into(),
            iris: "#2a1612".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#fff3ee".into(),
            top_pattern: Pattern::Dots("#e8264f".into()),
            bottom: Bottom::Skirt,
            bottom_colour: "#cf1748".into(),
            stockings: Some("#ffd9d2".into()),
            shoes: Shoes::Slippers,
            shoe_colour: "#f2365c".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

/// She, cut out as she was drawn.
pub fn cut(scene: &Scene) -> CutPerson {
    her().cut(scene.light)
}

pub fn draw(scene: &Scene) {
    let cut = cut(scene);
    let hand = |side: Side| tapered(cut.landmarks.hands[side.index()]);
    let low = |kind: Kind| matches!(kind, Kind::Leg(_) | Kind::Foot(_));
    let skirt = cut.of(Kind::Skirt).bent(tapered);
    scene.add(scene.shadow(&skirt, (0.0, 34.0), 16.0, "#4a0826", 0.55));
    scene.add(painted(scene, &cut, low));
    petticoat(scene, &skirt);
    scene.add(jar::lid(scene, hand(Side::Right)));
    scene.add(jar::jar(scene, hand(Side::Left)));
    let sunk = |kind: Kind| matches!(kind, Kind::Trunk | Kind::Neck | Kind::HairBehind);
    let arm = |kind: Kind| matches!(kind, Kind::Arm(_) | Kind::Hand(_));
    scene.add(painted(scene, &cut, arm));
    scene.add(painted(scene, &cut, sunk));
    lap(scene, &skirt);
    hem(scene, &skirt);
    scene.add(painted(scene, &cut, |kind| {
        !low(kind) && !sunk(kind) && !arm(kind) && kind != Kind::Skirt
    }));
    palms(scene, &cut);
    face_in_the_sun(scene, &cut);
    let whole = outline(&cut);
    let lit = whole.minus(&whole.moved(3.0, 4.0));
    scene.add(scene.veil(&lit, "#ffd6d0", 0.6));
    let under = whole.minus(&whole.moved(-3.0, 2.0));
    scene.add(scene.veil(&under, "#ff5f9d", 0.5));
}

/// Palms are lighter than the rest of her.
fn palms(scene: &Scene, cut: &CutPerson) {
    for side in Side::BOTH {
        let hand = cut.of(Kind::Hand(side)).bent(tapered);
        let (x, y) = tapered(cut.landmarks.hands[side.index()]);
        let palm = scene.veil(&circle((x, y + 2.0), 36.0), "#d29480", 0.62);
        scene.add(scene.clipped(&hand, scene.blurred(palm, 9.0)));
    }
}

/// Light on brow, cheek and nose.
fn face_in_the_sun(scene: &Scene, cut: &CutPerson) {
    let head = cut.of(Kind::Head).bent(tapered).grown(-3.0);
    let (x, y) = tapered(cut.landmarks.head);
    let [left, right] = cut.landmarks.eyes.map(tapered);
    let mouth = tapered(cut.landmarks.mouth);
    let brow = blob(&knots![-50, -34; -20, -44; 30, -44; 46, -30; 10, -26; -34, -20])
        .moved(x - 4.0, y - 12.0);
    let cheek = |at: At, by: f64| {
        blob(&knots![-22, 0; -6, -12; 18, -8; 22, 6; 2, 14; -18, 12])
            .stretched(by, 1.0, (0.0, 0.0))
            .moved(at.0, at.1)
    };
    let bridge = taper(
        &[
            ((left.0 + right.0) / 2.0 - 3.0, left.1 - 4.0),
            (mouth.0 - 4.0, mouth.1 - 52.0),
        ],
        &[4.0, 11.0],
    );
    for (shape, much) in [
        (brow, 0.5),
        (cheek((right.0 - 6.0, right.1 + 40.0), 1.0), 0.62),
        (cheek((left.0 + 8.0, left.1 + 40.0), -1.0), 0.3),
        (bridge, 0.55),
    ] {
        let light = scene.veil(&shape.within(&head), "#c07a58", much);
        scene.add(scene.clipped(&head, scene.blurred(light, 5.0)));
    }
}

/// A frill below the hem; the shadow within it hides what a skirt hides.
fn petticoat(scene: &Scene, skirt: &Shape) {
    let frill = skirt.moved(0.0, 22.0).minus(skirt);
    scene.add(scene.fill(&skirt.moved(0.0, 8.0), "#6a0c38"));
    let mut scallops = Shape::nothing();
    let bounds = skirt.bounds();
    for i in 0..24 {
        let x = bounds.x0 + (f64::from(i) + 0.5) / 24.0 * bounds.width();
        let column = rect(x - 1.0, bounds.y0, x + 1.0, bounds.y1).within(skirt);
        if !column.is_empty() {
            scallops = scallops.and(&circle((x, column.bounds().y1 + 10.0), 15.0));
        }
    }
    let lace = handcut(
        &scallops.and(&frill.within(&scallops.grown(4.0))),
        0.6,
        12.0,
        3,
    );
    scene.add(scene.fill(&lace, "#fff4ee"));
    scene.add(scene.veil(&lace.minus(&lace.moved(2.0, -9.0)), "#e79ab0", 0.7));
}

/// Two ribbons above the hem.
fn hem(scene: &Scene, skirt: &Shape) {
    for (from, to) in [(-26.0, -36.0), (-44.0, -49.0)] {
        let band = skirt.moved(0.0, to).minus(&skirt.moved(0.0, from));
        let band = skirt
            .moved(0.0, from)
            .minus(&skirt.moved(0.0, to))
            .within(skirt)
            .minus(&band);
        let low = rect(0.0, skirt.bounds().middle().1, 800.0, 1200.0);
        scene.add(scene.veil(&band.within(&low), "#fff0ea", 0.85));
    }
}

/// The skirt over her knees, from below.
fn lap(scene: &Scene, skirt: &Shape) {
    scene.add(scene.fill(skirt, "#cf1748"));
    scene.add(scene.veil(&skirt.minus(&skirt.moved(-14.0, -40.0)), "#8c0c3c", 0.75));
    let bounds = skirt.bounds();
    let at = |x: f64, y: f64| {
        (
            bounds.x0 + x * bounds.width(),
            bounds.y0 + y * bounds.height(),
        )
    };
    for (line, wide) in [
        (
            [at(0.40, 0.04), at(0.26, 0.3), at(0.16, 0.66)],
            [1.0, 9.0, 20.0],
        ),
        (
            [at(0.47, 0.06), at(0.42, 0.4), at(0.38, 0.86)],
            [1.0, 8.0, 18.0],
        ),
        (
            [at(0.54, 0.05), at(0.58, 0.4), at(0.64, 0.9)],
            [1.0, 9.0, 22.0],
        ),
        (
            [at(0.62, 0.04), at(0.78, 0.26), at(0.88, 0.6)],
            [1.0, 9.0, 22.0],
        ),
    ] {
        let fold = taper(&line, &wide).within(skirt);
        scene.add(scene.veil(&fold, "#9c0f42", 0.7));
        scene.add(scene.veil(
            &fold.moved(-6.0, 0.0).minus(&fold).within(skirt),
            "#f0476e",
            0.6,
        ));
    }
}
