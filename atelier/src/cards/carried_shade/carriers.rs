//! The two removal women: one hauls, the other one holds up what would drag.

use crate::line::taper;
use crate::motifs::people::part::Kind;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Headwear, LegPose, Mood,
    Person, Pose, Shoes, Side, Top,
};

use crate::shape::Shape;

use super::Plates;
use super::people::{BROWN, DARK, Inks, LEAF, PAPER, SHADE, SUN, cut, fallen, part};
use super::sheet;

const ABOVE: f64 = 24.0;

fn clothes() -> Clothes {
    Clothes {
        top: Top::Tee,
        bottom: Bottom::Wide,
        shoes: Shoes::Boots,
        ..Clothes::default()
    }
}

/// Bent forward, all her weight on what hangs over her shoulder.
fn hauling() -> Person {
    Person {
        build: Build::Strong,
        pose: Pose {
            hips: v(0.0, 0.84, -0.2),
            lean: (34.0, 0.0),
            bow: 0.1,
            twist: 10.0,
            head: (-14.0, -6.0, -8.0),
            arms: [
                ArmPose::to(-0.14, -0.16, 0.3)
                    .elbow(0.8, -1.0, 0.5)
                    .hand(Gesture::Fist)
                    .fingers(-0.5, 0.8, -0.1),
                ArmPose::to(-0.3, -0.5, 0.42)
                    .elbow(0.8, -0.4, 0.1)
                    .hand(Gesture::Fist)
                    .fingers(-0.9, 0.5, 0.1),
            ],
            legs: [
                LegPose::to(0.14, 0.0, 0.26)
                    .knee(0.3, 0.0, 1.0)
                    .toe(0.2, 0.0, 1.0),
                LegPose::to(0.14, 0.05, -0.6).toe(0.2, -0.5, 1.0),
            ],
            ..Pose::PUSH
        },
        at: (196.0, 880.0),
        height: 540.0,
        facing: Some(-48.0),
        above: ABOVE,
        head: Head {
            mood: Mood {
                upper: 0.5,
                brow_in: -0.03,
                pressed: 0.6,
                ..Mood::CALM
            },
            age: Some(Age::Middle),
            hair: Hair::Cropped,
            ..Head::default()
        },
        clothes: clothes(),
        ..Person::default()
    }
}

/// Leaning back, both arms full.
fn holding() -> Person {
    let arm = ArmPose::to(-0.1, -0.22, 0.5)
        .elbow(0.7, -0.7, -0.6)
        .hand(Gesture::Grip)
        .fingers(-0.8, 0.1, 0.6)
        .thumb(0.2, 1.0, 0.2);
    Person {
        build: Build::Strong,
        pose: Pose {
            lean: (-15.0, 6.0),
            hips: v(0.02, 0.9, 0.04),
            head: (14.0, 16.0, 8.0),
            arms: [
                arm,
                ArmPose {
                    to: v(0.04, -0.42, 0.52),
                    ..arm
                },
            ],
            legs: [
                LegPose::to(0.16, 0.0, 0.24)
                    .knee(0.3, 0.0, 1.0)
                    .toe(0.3, 0.0, 1.0),
                LegPose::to(0.14, 0.0, -0.16)
                    .knee(0.4, 0.0, 1.0)
                    .toe(0.5, 0.0, 1.0),
            ],
            ..Pose::CARRY
        },
        at: (698.0, 780.0),
        height: 450.0,
        facing: Some(-58.0),
        above: ABOVE,
        head: Head {
            mood: Mood {
                upper: 0.5,
                ..Mood::CALM
            },
            wears: Headwear::Headscarf("#f2b632".into()),
            ..Head::default()
        },
        clothes: clothes(),
        ..Person::default()
    }
}

fn worn(kind: Kind, shirt: Inks, hair: Inks, skin: Inks) -> Inks {
    match kind {
        Kind::Trunk => shirt,
        Kind::Leg(_) | Kind::Skirt => LEAF,
        Kind::Foot(_) => BROWN,
        Kind::Hair | Kind::HairBehind | Kind::Worn => hair,
        Kind::Small => SHADE,
        Kind::Arm(_) | Kind::Hand(_) | Kind::Head | Kind::Neck | Kind::Ear(_) => skin,
    }
}

/// Overalls: a bib and straps over the shirt.
fn bib(plates: &mut Plates, cut: &CutPerson, wide: f64) {
    let (neck, hips) = (cut.landmarks.neck, cut.landmarks.hips);
    let bib = taper(
        &[
            crate::line::between(neck, hips, 0.5),
            crate::line::between(neck, hips, 1.2),
        ],
        &[wide, 1.5 * wide],
    );
    let bib = bib.within(&cut.of(Kind::Trunk));
    plates.leaf.ink(&bib);
    plates.sun.cut(&bib);
    let edge = bib.minus(&bib.grown(-2.4));
    plates.shade.ink(edge);
}

pub fn shadows(plates: &mut Plates, block: &Shape) {
    for person in [hauling(), holding()] {
        let cut = cut(&person);
        let [a, b] = cut.landmarks.ankles;
        let at = ((a.0 + b.0) / 2.0, a.1.max(b.1) + 8.0);
        plates.shade.ink(fallen(&cut.outline(), at).within(block));
    }
}

pub fn second(plates: &mut Plates) {
    let cut = cut(&holding());
    for piece in &cut.parts {
        part(plates, piece, worn(piece.kind, PAPER, SUN, DARK));
        if piece.kind == Kind::Trunk {
            bib(plates, &cut, 60.0);
        }
    }
}

/// Her forearms, around what she holds.
pub fn second_hands(plates: &mut Plates) {
    let cut = cut(&holding());
    for piece in &cut.parts {
        if matches!(piece.kind, Kind::Hand(_)) {
            part(plates, piece, DARK);
        }
    }
}

pub fn first(plates: &mut Plates) {
    let cut = cut(&hauling());
    let before = |kind: Kind| matches!(kind, Kind::Hand(_) | Kind::Arm(Side::Right));
    for piece in cut.parts.iter().filter(|piece| !before(piece.kind)) {
        part(plates, piece, worn(piece.kind, SUN, PAPER, SUN));
        if piece.kind == Kind::Trunk {
            bib(plates, &cut, 70.0);
        }
    }
    sheet::over_shoulder(plates);
    for piece in cut.parts.iter().filter(|piece| before(piece.kind)) {
        part(plates, piece, worn(piece.kind, SUN, PAPER, SUN));
    }
}
