//! The two, each on a chair, the backs of the chairs towards each other.

use crate::line::{taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, Gesture, Hair, Head, Kind, Mood, Person, Pose, Reach,
    Shoes, Side, Top,
};
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Flow, Light, Mass, Passes, Value, paint_part, paint_person,
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
fn chair_back(canvas: &Canvas, foot: At, side: f64) {
    let (x, y) = foot;
    let at = |across: f64, up: f64| {
        (
            x + side * (across * 46.0 + up * 0.07),
            y - up + across * 24.0,
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

/// By what light she is seen.
const ON_HER: Light = (0.85, -0.1, 0.5);

/// Her arm, reaching for his shoulder, before the light of the horn.
pub fn her_arm(canvas: &Canvas) {
    let person = woman();
    let cut = person.cut(towards(
        person.at,
        ON_HER.1.atan2(ON_HER.0).to_degrees(),
        4000.0,
    ));
    for part in &cut.parts {
        if matches!(part.kind, Kind::Arm(Side::Left) | Kind::Hand(Side::Left)) {
            paint_part(canvas, part, cut.landmarks.head_height, ON_HER);
        }
    }
}

/// Turned round to him.
pub fn her(canvas: &Canvas) {
    ground(canvas, (150.0, 1150.0));
    stick(canvas, &spots![72, 1000; 68, 1070; 64, 1148], 14.0, true);
    stick(canvas, &spots![66, 1012; 150, 1032; 250, 1024], 20.0, true);
    chair_back(canvas, (204.0, 1126.0), 1.0);
    paint_person(canvas, &woman(), ON_HER);
    // The skirt goes round the hip.
    for (line, width, colour) in [
        (spots![150, 1022; 200, 1030; 256, 1026], 36.0, "#6c2439"),
        (spots![140, 1040; 196, 1050; 250, 1044], 26.0, "#7c2c40"),
        (spots![180, 1010; 220, 1014; 258, 1012], 12.0, "#8e3a48"),
    ] {
        canvas.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.5, 1.0, 0.8])
                .dry(0.1),
        );
    }
}

fn woman() -> Person {
    Person {
        build: Build::Old,
        pose: Pose {
            twist: 34.0,
            lean: (2.0, 4.0),
            ..Pose::SIT
        }
        .looking(56.0, -4.0, 8.0)
        .left(
            ArmPose::to(0.6, -0.1, 0.3)
                .elbow(0.2, -1.0, -0.2)
                .hand(Gesture::Reach)
                .fingers(1.0, 0.1, 0.3)
                .thumb(0.1, 1.0, 0.3),
        )
        .right(
            ArmPose::to(-0.06, 0.10, -0.20)
                .from(Reach::Knee)
                .elbow(0.6, -0.2, -1.0)
                .hand(Gesture::Drape)
                .fingers(-0.3, -0.25, 1.0),
        ),
        at: (160.0, 1160.0),
        height: 540.0,
        facing: Some(-48.0),
        wrists: [Some((408.0, 890.0)), None],
        skin: Skin::Sand,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.75,
                ..Mood::TENDERNESS
            },
            gaze: Some((0.9, -0.1)),
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

/// Looking at his slippers, or at nothing.
pub fn him(canvas: &Canvas) {
    ground(canvas, (630.0, 1250.0));
    let light: Light = (-0.85, -0.1, 0.5);
    stick(
        canvas,
        &spots![660, 1030; 664, 1110; 668, 1190],
        14.0,
        false,
    );
    stick(
        canvas,
        &spots![534, 1128; 620, 1140; 720, 1120],
        24.0,
        false,
    );
    chair_back(canvas, (588.0, 1210.0), -1.0);
    let person = Person {
        build: Build::Old,
        pose: Pose {
            bow: 0.2,
            ..Pose::SIT
        }
        .looking(10.0, 14.0, -4.0),
        at: (650.0, 1266.0),
        height: 660.0,
        facing: Some(58.0),
        skin: Skin::Ebony,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                brow_in: 0.06,
                ..Mood::CALM
            },
            gaze: Some((0.7, 0.35)),
            hair: Hair::Receding,
            hair_colour: "#e4dccf".into(),
            beard: Beard::Short,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#c6942e".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#3c3a4a".into(),
            shoes: Shoes::Slippers,
            shoe_colour: "#5a3a2a".into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    paint_person(canvas, &person, light);
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
