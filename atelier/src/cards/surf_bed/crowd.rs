//! The crowd: hands of all skins, the faces of those beyond the bed, the backs of those before it, and a lad with her slippers.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::{V3, v};
use crate::motifs::people::{
    Age, ArmPose, Beard, Build, Clothes, CutPerson, Gesture, Hair, Hand, Head, Headwear, Kind,
    Mood, PaperStyle, Pattern, Person, Pose, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::bed::{LONG, WIDE, on};

const DUSK: &str = "#3a1070";
const PINK: &str = "#ff7cc8";
const SKINS: [&str; 6] = [
    "#f0c4a8", "#63402f", "#c4875a", "#915c40", "#dca67c", "#4e3128",
];

/// One raised arm: where its wrist is, how large the hand, where the elbow.
fn arm(scene: &Scene, i: usize, wrist: At, size: f64, elbow: At, dusk: f64) {
    let kinds: [(Gesture, V3, V3); 5] = [
        (Gesture::Flat, v(0.1, -0.98, 0.1), v(0.9, 0.1, -0.3)),
        (Gesture::Wave, v(-0.15, -0.96, 0.1), v(-0.9, -0.1, 0.3)),
        (Gesture::Reach, v(0.3, -0.9, 0.25), v(-0.8, -0.3, -0.4)),
        (Gesture::Open, v(-0.3, -0.85, 0.4), v(0.85, -0.3, 0.2)),
        (Gesture::Flat, v(-0.28, -0.95, 0.0), v(-0.8, 0.2, -0.4)),
    ];
    let (gesture, fingers, thumb) = kinds[i % 5];
    let skin: Colour = mix(SKINS[(i * 7 + i / 3) % 6], DUSK, dusk);
    let hand = Hand {
        gesture,
        side: if i % 2 == 0 { Side::Right } else { Side::Left },
        fingers,
        thumb,
        plump: 1.05,
        arm: 0.2,
        forearm: Some(v(elbow.0 - wrist.0, elbow.1 - wrist.1, 0.0).unit()),
    };
    let part = hand
        .part(skin, (0.7, -0.7), size > 60.0)
        .put(&Spot::new(wrist.0, wrist.1, size));
    let bend = (
        (wrist.0 + elbow.0) / 2.0 + 0.06 * (elbow.1 - wrist.1),
        (wrist.1 + elbow.1) / 2.0,
    );
    let forearm = taper(
        &[wrist, bend, elbow],
        &[size * 0.36, size * 0.5, size * 0.58],
    );
    let whole = forearm.and(&part.shape).fillet(size * 0.03);
    scene.add(scene.fill(&forearm, skin));
    scene.add(scene.veil(
        &forearm.minus(&forearm.moved(size * 0.1, 0.0)),
        mix(skin, "#1c0636", 0.6),
        0.6,
    ));
    scene.add(part.paint(scene, PaperStyle::default()));
    let rim = (size * 0.03).max(1.0);
    scene.add(scene.veil(
        &whole.minus(&whole.moved(-rim, rim * 0.8)),
        PINK,
        0.75 * (1.0 - dusk * 0.4),
    ));
    if i % 3 != 1 {
        let cloth = ["#d6248c", "#5a3ad0", "#f4e9ff", "#2a0f5a", "#8a2ab0"][i % 5];
        let cloth = mix(cloth, DUSK, dusk);
        let from = (
            wrist.0 + (bend.0 - wrist.0) * 0.8,
            wrist.1 + (bend.1 - wrist.1) * 0.8,
        );
        let sleeve = taper(
            &[from, bend, elbow],
            &[size * 0.52, size * 0.6, size * 0.72],
        );
        scene.add(scene.fill(&sleeve, cloth));
        scene.add(scene.veil(
            &sleeve.minus(&sleeve.moved(size * 0.14, 0.0)),
            "#1c0636",
            0.4,
        ));
        scene.add(scene.veil(&sleeve.minus(&sleeve.moved(-rim, rim * 0.8)), PINK, 0.7));
    }
}

/// Those behind the bed: heads and small hands at both ends of it, arms under it, and two faces that look up at it.
pub fn far(scene: &Scene) {
    for i in 0..12_usize {
        let x = -14.0 + 75.0 * i as f64 + 12.0 * ((i * 5) % 3) as f64;
        let y = 706.0 - 0.13 * x + 16.0 * ((i * 7) % 3) as f64;
        for side in [-1.0, 1.0] {
            if (i + usize::from(side > 0.0)) % 3 > 0 {
                let wrist = (x + side * 26.0, y - 74.0 - 10.0 * ((i * 3) % 4) as f64);
                arm(
                    scene,
                    i * 2 + usize::from(side > 0.0),
                    wrist,
                    42.0,
                    (x + side * 30.0, y + 60.0),
                    0.66,
                );
            }
        }
        silhouette(scene, i, (x, y));
    }
    for i in 0..8_usize {
        let (x, y) = on(-LONG + 200.0 + 62.0 * i as f64, 56.0, WIDE - 8.0);
        let low = y + 62.0 + 5.0 * ((i * 7) % 3) as f64;
        arm(
            scene,
            i + 3,
            (x, low),
            74.0,
            (x - 14.0 + 12.0 * (i % 3) as f64, low + 220.0),
            0.46,
        );
    }
    for (at, head, facing, face) in [
        ((292.0, 838.0), 96.0, 10.0, 0),
        ((470.0, 806.0), 92.0, -14.0, 1),
    ] {
        let person = beyond(at, head, facing, face);
        let cut = person.cut(scene.light);
        scene.add(cut.paint(
            scene,
            PaperStyle {
                air: Some((DUSK.into(), 0.42)),
                ..PaperStyle::default()
            },
        ));
        rim(scene, &cut, 2.0);
    }
    scene.add(scene.fog(880.0, 1060.0, "#1c0636", 0.96));
    scene.add(scene.band(1060.0, 1200.0, "#1f083d"));
}

/// Somebody in the dark, the back of a head with the stage's light around it.
fn silhouette(scene: &Scene, i: usize, at: At) {
    let person = Person {
        facing: Some(130.0 + 17.0 * ((i * 5) % 7) as f64),
        skin: Skin::Of(SKINS[(i * 5) % 6].into()),
        head: Head {
            hair: [
                Hair::Short,
                Hair::Bun,
                Hair::Curls,
                Hair::Long,
                Hair::Afro,
                Hair::Bob,
                Hair::Bald,
            ][i % 7],
            hair_colour: "#2a1024".into(),
            ..Head::default()
        },
        ..Person::default()
    };
    let cut = with_head(person, at, 66.0).cut(scene.light);
    scene.add(cut.paint(
        scene,
        PaperStyle {
            air: Some((DUSK.into(), 0.74)),
            ..PaperStyle::default()
        },
    ));
    rim(scene, &cut, 1.6);
}

fn rim(scene: &Scene, cut: &CutPerson, by: f64) {
    let whole = cut.outline();
    let edge = whole.minus(&whole.moved(-by, by));
    // Not where a fold of the outline leaves a hair.
    let edge = edge.grown(-0.5).grown(0.5);
    scene.add(scene.veil(&edge, PINK, 0.8));
}

/// Somebody whose head is so high with its middle somewhere.
fn with_head(person: Person, at: At, head: f64) -> Person {
    let height = head / person.build.proportions().head * person.build.proportions().stature();
    let person = Person {
        height,
        at: (0.0, 0.0),
        ..person
    };
    let (x, y) = person.cut((0.0, 0.0)).landmarks.head;
    Person {
        at: (at.0 - x, at.1 - y),
        ..person
    }
}

const AWE: Mood = Mood {
    brow_in: 0.1,
    brow_out: 0.08,
    upper: 1.0,
    open: 0.06,
    wide: 0.75,
    ..Mood::CALM
};

fn beyond(at: At, head: f64, facing: f64, face: usize) -> Person {
    let person = Person {
        facing: Some(facing),
        skin: [Skin::Sand, Skin::Ebony][face],
        head: Head {
            mood: AWE,
            hair: [Hair::Bob, Hair::Short][face],
            hair_colour: ["#2a1020", "#1c0f1c"][face].into(),
            beard: [Beard::Shaven, Beard::Short][face],
            turn: (0.0, -22.0, 0.0),
            gaze: Some(([0.1, -0.2][face], -0.9)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: ["#5a2ab0", "#d6248c"][face].into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    with_head(person, at, head)
}

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
                [rail(-196.0, 140.0), rail(-96.0, 132.0)],
            ),
            at: (206.0, 906.0),
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
                    [rail(0.0, 128.0), rail(88.0, 128.0)],
                )
            },
            at: (418.0, 928.0),
            head: 150.0,
            dusk: 0.4,
        },
    ]
}

/// Those between the bed and us.
pub fn near(scene: &Scene) {
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
    lad(scene);
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
        pose: bearing(0.8),
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
        wrists: [Some((foot.0 - 4.0, foot.1 + 70.0)), Some((-60.0, 900.0))],
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

/// On the right, the lad who carries her slippers after her.
fn lad(scene: &Scene) {
    let person = Person {
        facing: Some(-62.0),
        pose: Pose {
            head: (0.0, -22.0, 4.0),
            arms: [
                ArmPose::to(0.2, 0.8, 0.3)
                    .elbow(1.0, -0.4, 0.0)
                    .hand(Gesture::Flat)
                    .fingers(0.0, 1.0, 0.1)
                    .thumb(-1.0, 0.2, 0.0),
                ArmPose::to(0.1, 0.6, 0.6)
                    .elbow(0.8, -0.6, 0.2)
                    .hand(Gesture::Grip)
                    .fingers(-0.2, 1.0, 0.3),
            ],
            ..UPRIGHT
        },
        skin: Skin::Porcelain,
        head: Head {
            mood: AWE,
            age: Some(Age::Adult),
            hair: Hair::Tousled,
            hair_colour: "#a0344a".into(),
            gaze: Some((-0.6, -0.7)),
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
    let person = with_head(person, (672.0, 1010.0), 186.0);
    let person = Person {
        wrists: [Some((752.0, 748.0)), Some((606.0, 858.0))],
        ..person
    };
    let cut = person.cut(scene.light);
    let (x, y) = cut.landmarks.hands[Side::Right.index()];
    scene.add(cut.paint(
        scene,
        PaperStyle {
            air: Some((DUSK.into(), 0.22)),
            ..PaperStyle::default()
        },
    ));
    rim(scene, &cut, 3.0);
    slipper(scene, (x + 16.0, y - 4.0), 20.0);
    slipper(scene, (x - 10.0, y - 2.0), -24.0);
    for part in cut
        .parts
        .iter()
        .filter(|part| part.kind == Kind::Hand(Side::Right))
    {
        scene.add(part.paint(
            scene,
            PaperStyle {
                air: Some((DUSK.into(), 0.22)),
                ..PaperStyle::default()
            },
        ));
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
    let tuft = crate::line::circle((-1.0, -76.0), 15.0);
    let tuft = handcut(&spot.put(&tuft), 3.0, 6.0, 4);
    scene.add(scene.veil(&tuft.moved(-3.0, 5.0), "#8a1a7c", 0.5));
    scene.add(scene.fill(&tuft, "#fff6fc"));
    scene.add(scene.veil(&sole.minus(&sole.moved(-2.4, 2.0)), "#ffd0ea", 0.9));
}
