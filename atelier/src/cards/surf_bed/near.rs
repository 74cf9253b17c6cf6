//! Those between the bed and us: raised arms, a girl who steadies a leg of the bed, and a woman with the sleeper's slippers.

use crate::knots;
use crate::line::{blob, circle, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Headwear, Kind, Mood,
    PaperStyle, Pattern, Person, Pose, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::bed::{LONG, WIDE, on};
use super::crowd::{AWE, DUSK, rim, with_head};

/// Both arms up.
fn bearing(up: f64) -> Pose {
    let arm = ArmPose::to(0.2, up, 0.2)
        .elbow(1.0, -0.2, 0.1)
        .hand(Gesture::Flat)
        .fingers(0.0, 1.0, 0.1)
        .thumb(-1.0, 0.2, 0.0);
    Pose {
        head: (0.0, -26.0, 0.0),
        arms: [arm; 2],
        ..UPRIGHT
    }
}

struct Near {
    person: Person,
    at: At,
    head: f64,
    dusk: f64,
}

fn row() -> Vec<Near> {
    let back = |facing: f64,
                skin: Skin,
                hair: Hair,
                colour: &str,
                top: Top,
                cloth: &str,
                wrists: [Option<At>; 2]| Person {
        facing: Some(facing),
        pose: bearing(0.9),
        skin,
        head: Head {
            hair,
            hair_colour: colour.into(),
            mood: AWE,
            ..Head::default()
        },
        clothes: Clothes {
            top,
            top_colour: cloth.into(),
            ..Clothes::default()
        },
        wrists,
        ..Person::default()
    };
    let rail = |x: f64, low: f64| Some(on(x, low, WIDE + 6.0));
    vec![
        Near {
            person: back(
                168.0,
                Skin::Umber,
                Hair::Curls,
                "#241024",
                Top::Tee,
                "#c81f86",
                [rail(-206.0, 84.0), rail(-100.0, 72.0)],
            ),
            at: (206.0, 896.0),
            head: 150.0,
            dusk: 0.34,
        },
        Near {
            person: Person {
                build: Build::Strong,
                head: Head {
                    wears: Headwear::Beanie("#f2e6ff".into()),
                    ..back(
                        184.0,
                        Skin::Sand,
                        Hair::Short,
                        "#3a1a2a",
                        Top::Shirt,
                        "#4a34c0",
                        [None; 2],
                    )
                    .head
                },
                ..back(
                    184.0,
                    Skin::Sand,
                    Hair::Short,
                    "#3a1a2a",
                    Top::Shirt,
                    "#4a34c0",
                    [rail(-6.0, 58.0), rail(92.0, 56.0)],
                )
            },
            at: (418.0, 906.0),
            head: 150.0,
            dusk: 0.4,
        },
    ]
}

/// All of them.
pub fn draw(scene: &Scene) {
    for near in row() {
        let person = with_head(
            Person {
                wrists: [None; 2],
                ..near.person
            },
            near.at,
            near.head,
        );
        let person = Person {
            wrists: near.person.wrists,
            ..person
        };
        let cut = person.cut(scene.light);
        scene.add(cut.paint(
            scene,
            PaperStyle {
                air: Some((DUSK.into(), near.dusk)),
                ..PaperStyle::default()
            },
        ));
        folds(scene, &cut);
        rim(scene, &cut, 3.0);
    }
    girl(scene);
    slipper_bearer(scene);
}

/// Cloth that is pulled up between raised arms.
fn folds(scene: &Scene, cut: &CutPerson) {
    let (trunk, (x, y)) = (cut.of(Kind::Trunk), cut.landmarks.neck);
    for (from, to, wide) in [
        ((-96.0, 60.0), (-40.0, 250.0), 20.0),
        ((98.0, 62.0), (44.0, 260.0), 20.0),
        ((-12.0, 70.0), (2.0, 300.0), 16.0),
        ((-120.0, 110.0), (-90.0, 300.0), 14.0),
        ((118.0, 120.0), (84.0, 310.0), 14.0),
    ] {
        let (a, b): (At, At) = ((x + from.0, y + from.1), (x + to.0, y + to.1));
        let bend = ((a.0 + b.0) / 2.0 + (a.0 - x) * 0.12, (a.1 + b.1) / 2.0);
        let fold = taper(&[a, bend, b], &[1.0, wide, 2.0]);
        scene.add(scene.clipped(
            &trunk,
            scene.blurred(scene.veil(&fold, "#1c0636", 0.4), 4.0),
        ));
    }
}

/// On the left, a girl who steadies a leg of the bed.
fn girl(scene: &Scene) {
    let person = Person {
        facing: Some(66.0),
        pose: bearing(0.8).left(
            ArmPose::to(0.2, 0.8, 0.2)
                .elbow(1.0, -0.2, 0.1)
                .hand(Gesture::Grip)
                .fingers(0.1, 1.0, 0.0)
                .thumb(-0.6, 0.3, 0.6),
        ),
        skin: Skin::Sand,
        head: Head {
            mood: AWE,
            wears: Headwear::Headscarf("#8a4ae0".into()),
            turn: (0.0, -14.0, 0.0),
            gaze: Some((0.5, -0.8)),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top_colour: "#2f1a70".into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    let person = with_head(person, (74.0, 1020.0), 176.0);
    let foot = on(-LONG, 130.0, WIDE);
    let person = Person {
        wrists: [Some((foot.0 - 2.0, foot.1 + 26.0)), Some((-60.0, 900.0))],
        ..person
    };
    let cut = person.cut(scene.light);
    scene.add(cut.paint(
        scene,
        PaperStyle {
            air: Some((DUSK.into(), 0.22)),
            ..PaperStyle::default()
        },
    ));
    rim(scene, &cut, 3.0);
}

/// On the right, a woman who carries the slippers after her.
fn slipper_bearer(scene: &Scene) {
    let person = Person {
        facing: Some(-72.0),
        pose: Pose {
            head: (0.0, -20.0, 0.0),
            arms: [
                ArmPose::to(0.1, -0.1, 0.8)
                    .elbow(0.5, -1.0, -0.2)
                    .hand(Gesture::Fist)
                    .fingers(-0.3, 1.0, 0.1)
                    .thumb(-1.0, 0.0, -0.3),
                ArmPose::to(0.2, 0.8, 0.4)
                    .elbow(1.0, -0.4, 0.0)
                    .hand(Gesture::Flat)
                    .fingers(0.0, 1.0, 0.1)
                    .thumb(-1.0, 0.2, 0.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Porcelain,
        head: Head {
            mood: Mood {
                smile: 0.07,
                open: 0.0,
                blush: 0.8,
                ..AWE
            },
            age: Some(Age::Adult),
            features: Features {
                nose_out: 0.8,
                nose_length: 0.85,
                upturned: 0.4,
                ..Features::PLAIN
            },
            hair: Hair::Bob,
            hair_colour: "#a0344a".into(),
            gaze: Some((-0.6, -0.7)),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#f0e4ff".into(),
            top_pattern: Pattern::Hoops("#6a2ac0".into()),
            ..Clothes::default()
        },
        seed: 9,
        ..Person::default()
    };
    let person = with_head(person, (706.0, 944.0), 176.0);
    let person = Person {
        wrists: [Some((566.0, 1080.0)), Some(on(214.0, 70.0, WIDE + 6.0))],
        ..person
    };
    let cut = person.cut(scene.light);
    let style = PaperStyle {
        air: Some((DUSK.into(), 0.22)),
        ..PaperStyle::default()
    };
    scene.add(cut.paint(scene, style));
    rim(scene, &cut, 3.0);
    let (x, y) = cut.landmarks.hands[Side::Left.index()];
    slipper(scene, (x + 9.0, y - 14.0), 17.0);
    slipper(scene, (x - 11.0, y - 12.0), -17.0);
    let hand = Kind::Hand(Side::Left);
    for part in cut.parts.iter().filter(|part| part.kind == hand) {
        scene.add(part.paint(scene, style));
    }
}

/// A felt slipper seen from above, held by its heel, the toe up.
fn slipper(scene: &Scene, (x, y): At, turn: f64) {
    let spot = Spot::new(x, y, 1.0).turned(turn);
    let sole = blob(
        &knots![-22, 14; -27, -14; -25, -50; -31, -88; -16, -122; 8, -126; 28, -102; 30, -66; 24, -30; 24, 2; 10, 22; -10, 22],
    );
    let opening = blob(&knots![-17, 8; -20, -16; -18, -46; 2, -58; 19, -44; 18, -14; 16, 4; 0, 14]);
    let sole = handcut(&spot.put(&sole), 0.8, 16.0, 3);
    scene.add(scene.blurred(scene.veil(&sole.moved(-5.0, 8.0), "#14042c", 0.6), 6.0));
    scene.add(scene.fill(&sole, "#ff4f9e"));
    scene.add(scene.veil(&sole.minus(&sole.moved(6.0, -4.0)), "#8a1a7c", 0.55));
    let inside = spot.put(&opening);
    scene.add(scene.fill(&inside, "#ffd9ec"));
    scene.add(scene.veil(&inside.minus(&inside.moved(1.0, 12.0)), "#b0408c", 0.6));
    let tuft = circle((-1.0, -76.0), 15.0);
    let tuft = handcut(&spot.put(&tuft), 3.0, 6.0, 4);
    scene.add(scene.veil(&tuft.moved(-3.0, 5.0), "#8a1a7c", 0.5));
    scene.add(scene.fill(&tuft, "#fff6fc"));
    scene.add(scene.veil(&sole.minus(&sole.moved(-2.4, 2.0)), "#ffd0ea", 0.9));
}
