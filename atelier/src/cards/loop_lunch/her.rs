//! The operator, nineteen, her cheek on her fist.

use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood, PaperStyle,
    Pattern, Person, Pose, Proportions, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, stops};

/// How large a head is.
const UNIT: f64 = 246.0;
pub const SKIN: &str = "#a9693f";
pub const RED: &str = "#d92a1c";
const PINK: &str = "#ea3f93";

fn person() -> Person {
    let build = Build::Of(Proportions {
        shoulder: 0.58,
        trunk: 0.9,
        limb: 0.84,
        throat: 0.17,
        bust: 0.04,
        ..Build::Adult.proportions()
    });
    Person {
        build,
        at: (300.0, 2214.0),
        height: build.proportions().stature() * UNIT,
        facing: Some(12.0),
        pose: Pose {
            lean: (10.0, -5.0),
            bow: 0.16,
            shoulder_tilt: -8.0,
            crane: 0.12,
            head: (-4.0, 2.0, -12.0),
            arms: [ArmPose::to(0.3, -0.8, 0.2).hand(Gesture::Hidden); 2],
            ..UPRIGHT
        },
        skin: Skin::Of(SKIN.into()),
        head: Head {
            features: Features {
                long: 0.94,
                jaw: 0.9,
                chin: 0.9,
                lips: 1.4,
                nose_wide: 1.05,
                nose_length: 0.9,
                nose_out: 0.85,
                eyes: 1.3,
                cheeks: 1.05,
                brows: 0.8,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.04,
                brow_out: 0.0,
                uneven: 0.07,
                upper: 0.44,
                lower: 0.85,
                smile: -0.025,
                wide: 0.8,
                crooked: 0.07,
                tilt: (0.0, 0.0),
                ..Mood::BOREDOM
            },
            gaze: Some((0.06, 0.0)),
            hair: Hair::Curls,
            hair_colour: "#3a1c26".into(),
            iris: "#3a2216".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#fff3df".into(),
            top_pattern: Pattern::Stripes("#d92a1c".into()),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| {
            let mut part = part.clone();
            if matches!(part.kind, Kind::Hair | Kind::HairBehind) {
                part.colour = PINK.into();
            }
            part.paint(scene, PaperStyle::default())
        })
        .sum()
}

fn is_arm(kind: Kind) -> bool {
    matches!(kind, Kind::Arm(_) | Kind::Hand(_))
}

pub fn body(scene: &Scene) {
    let cut = person().cut(scene.light);
    scene.add(paint(scene, &cut, |kind| {
        matches!(
            kind,
            Kind::Neck | Kind::Trunk | Kind::Skirt | Kind::HairBehind
        )
    }));
    raglan(scene, &cut);
    scene.add(paint(scene, &cut, |kind| {
        !is_arm(kind)
            && !matches!(
                kind,
                Kind::Neck | Kind::Trunk | Kind::Skirt | Kind::HairBehind
            )
    }));
    modelled(scene, &cut);
    cap(scene, cut.landmarks.head);
}

/// The sky warms the cheek towards it; the other side is in the shade of her curls.
fn modelled(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.head;
    let hair = cut.of(Kind::Hair);
    let face = cut.of(Kind::Head).minus(&hair);
    let eyes = cut.landmarks.eyes.map(|at| ellipse(at, 44.0, 24.0));
    let around = face.minus(&eyes[0].and(&eyes[1]));
    let warm = ellipse((x + 70.0, y + 70.0), 60.0, 90.0).turned(14.0, (x, y));
    let brow = hair.moved(-4.0, 20.0);
    let side = taper(
        &[
            (x - 92.0, y - 60.0),
            (x - 96.0, y + 60.0),
            (x - 40.0, y + 190.0),
        ],
        &[40.0, 60.0, 60.0],
    );
    for (shape, colour, much, soft) in [
        (&warm, "#f0a66e", 0.34, 22.0),
        (&brow, "#5a1f3a", 0.3, 8.0),
        (&side, "#5a1f3a", 0.34, 20.0),
    ] {
        let ink = scene.blurred(scene.veil(shape, colour, much), soft);
        scene.add(scene.clipped(&around, ink));
    }
    let rim = face.minus(&face.moved(-4.0, 1.0));
    let rim = rim.within(&rect(x + 20.0, y + 44.0, x + 200.0, y + 200.0));
    scene.add(scene.veil(&rim, "#ffcf9a", 0.55));
}

/// The sleeves begin at the neck.
fn raglan(scene: &Scene, cut: &CutPerson) {
    let trunk = cut.of(Kind::Trunk);
    let (x, y) = cut.landmarks.neck;
    for (shape, colour) in [
        (
            poly(&[
                (x + 62.0, y - 60.0),
                (x + 96.0, y + 180.0),
                (x + 300.0, y + 180.0),
                (x + 300.0, y - 60.0),
            ]),
            RED,
        ),
        (
            poly(&[
                (x - 72.0, y - 60.0),
                (x - 116.0, y + 180.0),
                (x - 300.0, y + 180.0),
                (x - 300.0, y - 60.0),
            ]),
            "#b81d1a",
        ),
    ] {
        scene.add(scene.fill(&shape.within(&trunk), colour));
    }
}

/// A cap of paper, as those who sell ice-cream wear.
fn cap(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x - 8.0, y - 164.0, 0.88).turned(-15.0);
    let crown = blob(
        &knots![-112, 14, corner; -92, -40; -30, -56; 10, -60; 60, -54; 98, -40; 118, 14, corner; 0, 22],
    );
    let cuff = blob(&knots![
        -120, 24, corner; -108, -14; -40, -26; 40, -28; 104, -18; 126, 24, corner; 40, 34; -50, 34
    ]);
    let crown = handcut(&spot.put(&crown), 0.8, 30.0, 3);
    let cuff = handcut(&spot.put(&cuff), 0.8, 30.0, 3);
    let (a, b) = (spot.point((120.0, -40.0)), spot.point((-110.0, 30.0)));
    scene.add(scene.shadow(&cuff, (-3.0, 9.0), 5.0, "#7a0f4a", 0.6));
    scene.add(scene.fill(
        &crown,
        scene.linear(a, b, &stops![0, "#f4553a"; 0.5, "#d92a1c"; 1, "#a3141a"]),
    ));
    scene.add(scene.fill(
        &cuff,
        scene.linear(a, b, &stops![0, "#ffffff"; 0.6, "#fff0dc"; 1, "#e8bfae"]),
    ));
    let hem = cuff.minus(&cuff.moved(0.0, 7.0));
    scene.add(scene.fill(&hem, "#35a58d"));
    curls(scene, &spot);
}

/// Curls that have crept over the edge of the cap.
fn curls(scene: &Scene, spot: &Spot) {
    for (x, y, r) in [
        (-114.0, 22.0, 23.0),
        (-84.0, 40.0, 19.0),
        (-46.0, 44.0, 15.0),
        (34.0, 46.0, 16.0),
        (94.0, 38.0, 19.0),
    ] {
        let curl = circle(spot.point((x, y)), r);
        scene.add(scene.fill(&curl, PINK));
        scene.add(scene.veil(&curl.minus(&curl.moved(8.0, -10.0)), "#b8136f", 0.75));
        scene.add(scene.veil(&curl.minus(&curl.moved(-3.0, 4.0)), "#ff8fc0", 0.7));
    }
}
