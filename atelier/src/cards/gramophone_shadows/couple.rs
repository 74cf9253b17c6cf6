//! The two, each on a chair, the backs of the chairs towards each other.

use super::cloth;
use crate::line::{taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Hand, Head, Kind, Mood,
    Person, Pose, Reach, Shoes, Side, Top,
};
use crate::shape::{At, Spot};
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Flow, Light, Mass, Passes, PosedHand, Value, paint_part,
};

/// A stick of a chair, lit on the side of the horn.
fn stick(canvas: &Canvas, line: &[At], width: f64, lit_right: bool) {
    let shape = taper(line, &[width, width * 0.9, width]);
    let bounds = shape.bounds();
    let (from, to) = ((bounds.x0 - 4.0, 0.0), (bounds.x1 + 4.0, 0.0));
    let value = match lit_right {
        true => Value::along(from, to),
        false => Value::along(to, from),
    };
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#1a0e12", "#4a2820", "#b8743c"], value),
        )
        .flow(Flow::along(&[line]).stray(0.1))
        .passes(Passes::thing().scaled(0.45))
        .found(0.1),
    );
}

/// The back of a chair that stands at an angle: two posts, which are the hind legs too, and three slats. It leans away from whoever sits.
fn chair_back(canvas: &Canvas, foot: At, side: f64, high: f64) {
    let (x, y) = foot;
    let at = |across: f64, up: f64| {
        (
            x + side * (across * 46.0 + up * 0.07 * high),
            y - up * high + across * 24.0,
        )
    };
    for across in [0.0, 1.0] {
        let line = [at(across, 0.0), at(across, 150.0), at(across, 330.0)];
        stick(canvas, &line, 15.0, side > 0.0);
    }
    for up in [200.0, 255.0, 310.0] {
        let line = [at(0.0, up), at(0.5, up - 8.0), at(1.0, up)];
        stick(canvas, &line, 17.0, side > 0.0);
    }
}

/// Where their hands begin.
const HER_WRIST: At = (346.0, 842.0);
const HIS_WRIST: At = (490.0, 860.0);

/// By what light she is seen, and he.
const ON_HER: Light = (0.85, -0.1, 0.5);
const ON_HIM: Light = (-0.85, -0.1, 0.5);

fn cut(person: &Person, light: Light) -> CutPerson {
    let mut cut = person.cut(towards(
        person.at,
        light.1.atan2(light.0).to_degrees(),
        4000.0,
    ));
    // So small, what age draws around a chin would be stubble.
    let low = cut.landmarks.mouth.1 + 0.03 * cut.landmarks.head_height;
    for part in cut.parts.iter_mut().filter(|part| part.kind == Kind::Head) {
        part.marks
            .retain(|mark| mark.shape.bounds().middle().1 < low);
    }
    cut
}

fn paint_parts(canvas: &Canvas, cut: &CutPerson, light: Light, which: impl Fn(Kind) -> bool) {
    for part in cut.parts.iter().filter(|part| which(part.kind)) {
        paint_part(canvas, part, cut.landmarks.head_height, light);
    }
}

/// Her near arm, before the light of the horn, and the two hands. They are seen against it.
pub fn her_arm(canvas: &Canvas) {
    let his = PosedHand {
        spot: Spot::new(HIS_WRIST.0 + 4.0, HIS_WRIST.1 - 1.0, 78.0),
        hand: Hand {
            gesture: Gesture::Open,
            side: Side::Right,
            fingers: v(-1.0, 0.0, 0.1),
            thumb: v(0.0, -0.85, -0.5),
            arm: 0.2,
            forearm: Some(v(0.4, 0.9, 0.0)),
            ..Hand::default()
        },
        skin: Skin::Ebony.into(),
        light: (-0.7, 0.3, 0.4),
    };
    let hers = PosedHand {
        spot: Spot::new(HER_WRIST.0 - 4.0, HER_WRIST.1, 78.0),
        hand: Hand {
            gesture: Gesture::Drape,
            side: Side::Left,
            fingers: v(1.0, 0.12, 0.1),
            thumb: v(0.0, 0.6, 0.8),
            arm: 0.2,
            forearm: Some(v(-0.6, 0.8, 0.0)),
            ..Hand::default()
        },
        skin: Skin::Sand.into(),
        light: (0.2, -0.6, 0.75),
    };
    his.paint(canvas);
    cloth::sleeve(
        canvas,
        &spots![572, 926; 556, 962; 536, 972],
        &[60.0, 52.0, 42.0],
        HIS_WRIST,
        &["#5e3d12", "#96691c", "#c6942e", "#ecc873"],
    );
    hers.paint(canvas);
    cloth::sleeve(
        canvas,
        &spots![240, 876; 262, 906; 286, 916],
        &[58.0, 50.0, 42.0],
        HER_WRIST,
        &["#5a1526", "#8e2a38", "#b8434c", "#e58a78"],
    );
}

/// Turned round to him.
pub fn her(canvas: &Canvas) {
    ground(canvas, (124.0, 1150.0));
    stick(canvas, &spots![46, 1000; 42, 1070; 38, 1148], 14.0, true);
    stick(canvas, &spots![40, 1012; 124, 1032; 224, 1024], 20.0, true);
    chair_back(canvas, (178.0, 1126.0), 1.0, 1.0);
    let woman = cut(&woman(), ON_HER);
    let arm = |kind| matches!(kind, Kind::Arm(_) | Kind::Hand(_));
    paint_parts(canvas, &woman, ON_HER, |kind| !arm(kind));
    // The skirt goes round the hip.
    for (line, width, colour) in [
        (spots![124, 1024; 180, 1036; 240, 1030], 40.0, "#6c2439"),
        (spots![114, 1044; 170, 1056; 236, 1050], 28.0, "#7c2c40"),
        (spots![160, 1014; 200, 1020; 240, 1018], 12.0, "#8e3a48"),
    ] {
        canvas.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.5, 1.0, 0.8])
                .dry(0.1),
        );
    }
    stick(canvas, &spots![146, 1076; 188, 1078; 242, 1070], 15.0, true);
    paint_parts(canvas, &woman, ON_HER, |kind| {
        matches!(kind, Kind::Arm(Side::Right) | Kind::Hand(Side::Right))
    });
}

fn woman() -> Person {
    Person {
        build: Build::Old,
        pose: Pose {
            twist: 38.0,
            lean: (2.0, 4.0),
            ..Pose::SIT
        }
        .looking(78.0, 2.0, 6.0)
        .left(
            ArmPose::to(0.6, -0.3, 0.1)
                .elbow(0.0, -0.8, -0.8)
                .hand(Gesture::Reach)
                .fingers(1.0, -0.1, 0.3)
                .thumb(0.1, 1.0, 0.3),
        )
        .right(
            ArmPose::to(-0.06, 0.10, -0.20)
                .from(Reach::Knee)
                .elbow(0.6, -0.2, -1.0)
                .hand(Gesture::Drape)
                .fingers(-0.3, -0.25, 1.0),
        ),
        at: (122.0, 1160.0),
        height: 570.0,
        facing: Some(-48.0),
        wrists: [Some(HER_WRIST), None],
        skin: Skin::Sand,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.75,
                ..Mood::TENDERNESS
            },
            gaze: Some((0.9, 0.1)),
            hair: Hair::Bun,
            hair_colour: "#e8e0d4".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#b8434c".into(),
            bottom: Bottom::LongSkirt,
            bottom_colour: "#7c2c40".into(),
            shoes: Shoes::Slippers,
            shoe_colour: "#2f5d5a".into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

/// He has felt it: his hand comes to meet hers, and he looks round.
pub fn him(canvas: &Canvas) {
    ground(canvas, (662.0, 1230.0));
    stick(
        canvas,
        &spots![728, 1090; 734, 1150; 738, 1230],
        15.0,
        false,
    );
    stick(
        canvas,
        &spots![572, 1120; 662, 1134; 744, 1120],
        26.0,
        false,
    );
    chair_back(canvas, (608.0, 1206.0), -1.0, 0.84);
    cloth::trousers(canvas);
    let cut = cut(&man(), ON_HIM);
    paint_parts(canvas, &cut, ON_HIM, |kind| {
        !matches!(
            kind,
            Kind::Hand(Side::Right) | Kind::Arm(Side::Right) | Kind::Leg(_) | Kind::Foot(_)
        )
    });
    // The moustache runs into the beard.
    let (x, y) = cut.landmarks.mouth;
    for line in [spots![-1, -8; -9, -6; -16, 4], spots![1, -8; 12, -7; 22, 3]] {
        let line = line.map(|(dx, dy)| (x + dx, y + dy));
        canvas.lay(
            Brush::new(&line, 7.0, "#cfc7ba")
                .profile(&[0.6, 1.0, 0.8])
                .sleek(),
        );
    }
}

fn man() -> Person {
    Person {
        build: Build::Old,
        pose: Pose {
            bow: 0.1,
            twist: -30.0,
            ..Pose::SIT
        }
        .looking(-88.0, 4.0, -6.0)
        .right(
            ArmPose::to(0.62, -0.3, -0.1)
                .elbow(0.1, -0.8, -0.8)
                .hand(Gesture::Open)
                .fingers(1.0, 0.1, 0.2)
                .thumb(0.0, 0.6, 1.0),
        )
        .left(
            ArmPose::to(-0.06, 0.10, -0.20)
                .from(Reach::Knee)
                .elbow(0.6, -0.2, -1.0)
                .hand(Gesture::Drape)
                .fingers(-0.1, -0.3, 1.0),
        ),
        at: (702.0, 1242.0),
        height: 630.0,
        facing: Some(64.0),
        wrists: [None, Some(HIS_WRIST)],
        skin: Skin::Ebony,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                brow_in: 0.08,
                ..Mood::TENDERNESS
            },
            gaze: Some((-0.9, 0.15)),
            hair: Hair::Receding,
            hair_colour: "#d8d0c4".into(),
            beard: Beard::Short,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#c6942e".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#4a4a62".into(),
            shoes: Shoes::Slippers,
            shoe_colour: "#5a3a2a".into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

/// The dark below a chair.
fn ground(canvas: &Canvas, (x, y): At) {
    canvas.lay(
        Brush::new(
            &[(x - 130.0, y), (x, y + 14.0), (x + 130.0, y)],
            60.0,
            "#150a14",
        )
        .profile(&[0.3, 1.0, 0.3])
        .dry(0.2)
        .opacity(0.7),
    );
}
