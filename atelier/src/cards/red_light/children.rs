//! The two behind: he has her slides in his hair, she has his cap on, and nobody looks.

use crate::knots;
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Build, Clothes, CutPerson, Features, Fingers, Gesture, Hair, Hand, Head, Headwear,
    Kind, Mood, PaperStyle, Pattern, Person, Pose, Side, Teeth, Thumb, Tone, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::drivers::{outline, parts, placed, upper};

/// Where their hands meet.
const CLASP: At = (400.0, 862.0);
const HIS: &str = "#f2c8ac";
const HERS: &str = "#e2a878";

/// Not to laugh.
const SECRET: Mood = Mood {
    brow_in: 0.10,
    brow_out: 0.06,
    upper: 0.96,
    lower: 0.5,
    smile: 0.12,
    wide: 1.06,
    cheeks: 0.5,
    blush: 1.2,
    ..Mood::CALM
};

fn leaning(side: f64) -> Pose {
    let near = ArmPose::to(0.2, -0.6, 0.6)
        .elbow(0.4, -1.0, -0.2)
        .hand(Gesture::Hidden);
    let far = ArmPose::to(0.1, -0.8, 0.3).hand(Gesture::Hidden);
    Pose {
        lean: (54.0, 0.0),
        head: (side * 9.0, -22.0, 0.0),
        arms: if side < 0.0 { [far, near] } else { [near, far] },
        ..UPRIGHT
    }
}

fn boy() -> Person {
    Person {
        build: Build::Child,
        pose: leaning(-1.0),
        facing: Some(50.0),
        above: 24.0,
        skin: Skin::Of(HIS.into()),
        head: Head {
            features: Features {
                ears: 1.1,
                nose_length: 0.85,
                eyes: 1.16,
                wide: 1.04,
                cheeks: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.17,
                pressed: 0.3,
                ..SECRET
            },
            gaze: Some((0.6, 0.05)),
            hair: Hair::Tousled,
            hair_colour: "#dcae5c".into(),
            iris: "#3f6a86".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#f3e7d6".into(),
            top_pattern: Pattern::Hoops("#c8553c".into()),
            ..Clothes::default()
        },
        seed: 5,
        ..Person::default()
    }
}

fn girl() -> Person {
    Person {
        build: Build::Child,
        pose: leaning(1.0),
        facing: Some(-50.0),
        above: 24.0,
        skin: Skin::Of(HERS.into()),
        head: Head {
            features: Features {
                eye_slant: 5.0,
                nose_length: 0.85,
                eyes: 1.16,
                wide: 1.04,
                cheeks: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.16,
                open: 0.10,
                wide: 1.1,
                teeth: Teeth::Upper,
                upper: 0.8,
                ..SECRET
            },
            gaze: Some((-0.6, 0.05)),
            hair: Hair::Bob,
            hair_colour: "#1d1a24".into(),
            wears: Headwear::Cap("#7a5a3c".into()),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#e79a4c".into(),
            ..Clothes::default()
        },
        seed: 6,
        ..Person::default()
    }
}

/// Both, and their hands.
pub fn draw(scene: &Scene) {
    let wrist = |side: f64| Some((CLASP.0 + side * 54.0, CLASP.1 + 8.0));
    let boy = placed(boy(), (316.0, 704.0), 150.0, [None, wrist(-1.0)]);
    let girl = placed(girl(), (484.0, 704.0), 150.0, [wrist(1.0), None]);
    let (boy, girl) = (boy.cut(scene.light), girl.cut(scene.light));
    for (cut, near) in [(&boy, Side::Right), (&girl, Side::Left)] {
        let seen =
            |kind: Kind| upper(kind) && kind != Kind::Arm(near.other()) && kind != Kind::Arm(near);
        let fall = scene.veil(&outline(cut, seen).moved(0.0, 30.0), "#10132a", 0.36);
        scene.add(scene.multiplied(scene.blurred(fall, 14.0)));
        scene.add(parts(scene, &soft(cut), seen));
    }
    slides(scene, boy.landmarks.head, boy.landmarks.head_height);
    clasp(scene, |scene| {
        for (cut, near) in [(&girl, Side::Left), (&boy, Side::Right)] {
            scene.add(parts(scene, cut, |kind| kind == Kind::Arm(near)));
        }
    });
}

/// A child's face has no edges.
fn soft(cut: &CutPerson) -> CutPerson {
    let mut cut = cut.clone();
    for part in cut.parts.iter_mut().filter(|part| part.kind == Kind::Head) {
        for mark in &mut part.marks {
            if matches!(mark.tone, Tone::Shade(_)) {
                mark.opacity *= 0.4;
            }
        }
    }
    cut
}

/// Hers lies in his.
fn clasp(scene: &Scene, arms: impl Fn(&Scene)) {
    let light = (0.0, -1.0);
    let his = Hand {
        gesture: Gesture::HoldHand,
        side: Side::Right,
        fingers: v(1.0, -0.05, 0.1),
        thumb: v(0.0, -1.0, 0.25),
        plump: 1.2,
        arm: 0.34,
        forearm: Some(v(-1.0, -0.12, 0.0)),
    };
    let hers = Hand {
        gesture: Gesture::Of(Fingers {
            thumb: Thumb::At([12.0, 70.0, 40.0, 30.0]),
            ..Gesture::Cup.fingers()
        }),
        side: Side::Left,
        fingers: v(-1.0, -0.05, 0.0),
        thumb: v(0.0, -1.0, 0.4),
        plump: 1.2,
        arm: 0.34,
        forearm: Some(v(1.0, -0.12, 0.0)),
    };
    let size = 104.0;
    let hers: Part = hers
        .part(Skin::Of(HERS.into()).colour(), light, true)
        .put(&Spot::new(CLASP.0 + 52.0, CLASP.1 + 2.0, size));
    let his: Part = his
        .part(Skin::Of(HIS.into()).colour(), light, true)
        .put(&Spot::new(CLASP.0 - 50.0, CLASP.1 + 8.0, size));
    let both = his.shape.and(&hers.shape).within(&circle(CLASP, 66.0));
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&both.moved(0.0, 26.0), "#10132a", 0.5), 9.0)),
    );
    scene.add(hers.paint(scene, PaperStyle::default()));
    let cast = his
        .shape
        .moved(4.0, 6.0)
        .minus(&his.shape)
        .within(&hers.shape);
    scene.add(scene.veil(&cast, "#6a2a30", 0.35));
    scene.add(his.paint(scene, PaperStyle::default()));
    thumb(scene, &his);
    arms(scene);
}

/// Her thumb lies over the back of his hand.
fn thumb(scene: &Scene, his: &Part) {
    let way = [(54.0, -4.0), (34.0, -14.0), (12.0, -10.0), (-4.0, -3.0)];
    let way = way.map(|(x, y)| (CLASP.0 + x, CLASP.1 + y));
    let shape = taper(&way, &[18.0, 21.0, 17.0, 12.0]);
    let fall = shape.moved(1.0, 5.0).minus(&shape).within(&his.shape);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#6a2a30", 0.5), 1.2)));
    let mut part = Part::new(Kind::Hand(Side::Left), shape, HERS.into());
    part.lee((0.2, -1.0), 4.0);
    let nail = ellipse((way[3].0 + 1.0, way[3].1 - 1.5), 5.2, 3.6).turned(-22.0, way[3]);
    part.mark(&nail, Tone::Own("#f3cdb0".into()), 0.9);
    let (x, y) = way[2];
    let crease = taper(&[(x + 5.0, y - 6.0), (x + 6.0, y + 1.0)], &[1.2, 1.2]);
    part.mark(&crease, Tone::Line, 0.4);
    scene.add(part.paint(scene, PaperStyle::default()));
}

/// Three of them, each another colour, none quite straight.
fn slides(scene: &Scene, (x, y): At, tall: f64) {
    for (dx, dy, turn, colour) in [
        (0.20, -0.34, 30.0, "#ff4f7e"),
        (0.0, -0.43, 2.0, "#ffd23e"),
        (-0.21, -0.34, -30.0, "#3fc8d8"),
    ] {
        let spot = Spot::new(x + dx * tall, y + dy * tall, 0.86).turned(turn);
        let bar = spot.put(&handcut(
            &taper(&[(-21.0, 0.0), (21.0, 0.0)], &[13.0, 13.0]),
            0.4,
            10.0,
            3,
        ));
        scene.add(scene.veil(&bar.moved(1.0, 5.0), "#7a5020", 0.6));
        scene.add(scene.fill(&bar, colour));
        scene.add(scene.veil(&bar.minus(&bar.moved(0.0, 4.0)), "#fff6ea", 0.8));
        let flower = spot.put(&blob(
            &knots![0, -15; 5, -6; 14, -6; 8, 2; 10, 12; 0, 7; -10, 12; -8, 2; -14, -6; -5, -6],
        ));
        scene.add(scene.fill(&flower, colour));
        scene.add(scene.veil(&flower.minus(&flower.moved(-2.0, 3.0)), "#fff6ea", 0.8));
    }
}
