//! The crowd: hands of all skins, and the faces of those beyond the bed.

use crate::colour::{Colour, mix};
use crate::line::taper;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::{V3, v};
use crate::motifs::people::{
    Beard, Clothes, CutPerson, Gesture, Hair, Hand, Head, Mood, PaperStyle, Person, Side, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::bed::{LONG, WIDE, on};

pub const DUSK: &str = "#3a1070";
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
        side: if i.is_multiple_of(2) {
            Side::Right
        } else {
            Side::Left
        },
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
        let low = y + 34.0 + 4.0 * ((i * 7) % 3) as f64;
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

pub fn rim(scene: &Scene, cut: &CutPerson, by: f64) {
    let whole = cut.outline();
    let edge = whole.minus(&whole.moved(-by, by));
    // Not where a fold of the outline leaves a hair.
    let edge = edge.grown(-0.5).grown(0.5);
    scene.add(scene.veil(&edge, PINK, 0.8));
}

/// Somebody whose head is so high with its middle somewhere.
pub fn with_head(person: Person, at: At, head: f64) -> Person {
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

pub const AWE: Mood = Mood {
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
