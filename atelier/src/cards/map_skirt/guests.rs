//! Those on the far side: who has come, what they wear, and what they do.

use super::{BONE, GOLD, RED};
use crate::motifs::figures::{Age, Beard, Build, Garment, Hair, Sleeves};
use crate::shape::At;

/// What somebody does who watches. Children are named by their number among [`PEOPLE`].
#[derive(Clone, Copy, PartialEq)]
pub enum Act {
    /// Claps before the chest.
    Clap,
    /// Claps above the head.
    ClapHigh,
    /// Throws up both arms.
    Cheer,
    /// Waves a cloth.
    Wave,
    /// Shows her to others.
    Point,
    /// Calls through a hand.
    Call,
    /// Folds the arms.
    Fold,
    /// A fist on the hip.
    Hips,
    /// Wonders.
    Chin,
    /// Beats a drum.
    Drum,
    /// Shakes a tambourine.
    Tambourine,
    /// Leans on a stick.
    Stick,
    /// Has a child on the shoulders.
    Ride(usize),
    /// Lifts a child up.
    Lift(usize),
    /// Has an arm around somebody, who wears this.
    Embrace(usize, usize),
    /// Dances as she does.
    Twirl,
    /// Sits on the ground.
    Sit,
}

/// Somebody on the far side.
pub struct Guest {
    pub at: At,
    pub act: Act,
    /// Turned to the left.
    pub flip: bool,
    /// Which of [`PEOPLE`].
    pub who: usize,
    /// Which of [`CLOTHES`].
    pub wear: usize,
}

const fn guest(x: f64, y: f64, act: Act, flip: bool, who: usize, wear: usize) -> Guest {
    Guest {
        at: (x, y),
        act,
        flip,
        who,
        wear,
    }
}

pub const GUESTS: [Guest; 39] = [
    // Far, in the dusk.
    guest(20.0, 262.0, Act::Cheer, false, 9, 10),
    guest(60.0, 244.0, Act::Clap, false, 10, 5),
    guest(104.0, 226.0, Act::Ride(13), false, 0, 3),
    guest(152.0, 206.0, Act::Hips, false, 8, 7),
    guest(196.0, 190.0, Act::Call, false, 11, 1),
    guest(242.0, 178.0, Act::Fold, false, 5, 10),
    guest(284.0, 170.0, Act::Cheer, false, 6, 2),
    guest(378.0, 160.0, Act::ClapHigh, false, 11, 8),
    guest(424.0, 160.0, Act::Embrace(3, 5), false, 9, 3),
    guest(512.0, 172.0, Act::Wave, true, 1, 0),
    guest(640.0, 204.0, Act::Point, true, 7, 4),
    guest(694.0, 222.0, Act::Clap, true, 5, 7),
    guest(744.0, 246.0, Act::Cheer, true, 3, 8),
    guest(790.0, 268.0, Act::Fold, true, 11, 1),
    // In between.
    guest(-4.0, 322.0, Act::Clap, false, 2, 9),
    guest(36.0, 302.0, Act::Tambourine, false, 3, 2),
    guest(84.0, 282.0, Act::Fold, false, 11, 4),
    guest(132.0, 262.0, Act::Point, false, 1, 5),
    guest(178.0, 246.0, Act::ClapHigh, false, 9, 8),
    guest(226.0, 230.0, Act::Clap, false, 6, 0),
    guest(268.0, 220.0, Act::Chin, false, 0, 3),
    guest(316.0, 216.0, Act::Ride(13), false, 7, 8),
    guest(362.0, 210.0, Act::Clap, false, 8, 2),
    guest(402.0, 206.0, Act::Wave, true, 10, 6),
    guest(496.0, 214.0, Act::Drum, true, 0, 1),
    guest(668.0, 258.0, Act::Lift(14), true, 4, 10),
    guest(724.0, 284.0, Act::Embrace(9, 3), true, 6, 2),
    guest(788.0, 318.0, Act::Clap, true, 8, 0),
    // Near.
    guest(16.0, 386.0, Act::ClapHigh, false, 8, 0),
    guest(70.0, 352.0, Act::Drum, false, 4, 1),
    guest(124.0, 326.0, Act::Cheer, false, 3, 6),
    guest(188.0, 298.0, Act::Embrace(7, 10), false, 10, 5),
    guest(262.0, 272.0, Act::Stick, false, 5, 11),
    guest(464.0, 252.0, Act::Cheer, true, 1, 7),
    guest(146.0, 372.0, Act::Twirl, false, 14, 12),
    guest(92.0, 402.0, Act::Sit, false, 15, 4),
    guest(644.0, 338.0, Act::Sit, true, 12, 10),
    guest(690.0, 336.0, Act::Drum, true, 11, 4),
    guest(756.0, 382.0, Act::Clap, true, 2, 5),
];

/// One of those who have come.
pub struct Person {
    pub skin: &'static str,
    pub hair: Hair,
    pub hair_colour: &'static str,
    pub build: Build,
    pub age: Age,
    pub beard: Beard,
    /// How tall, compared with others.
    pub tall: f64,
    /// The colour of a hat, if there is one.
    pub hat: Option<&'static str>,
    /// The colour of a cloth around the hair.
    pub kerchief: Option<&'static str>,
}

const fn person(skin: &'static str, hair: Hair, hair_colour: &'static str) -> Person {
    Person {
        skin,
        hair,
        hair_colour,
        build: Build::Slim,
        age: Age::Grown,
        beard: Beard::None,
        tall: 1.0,
        hat: None,
        kerchief: None,
    }
}

const fn child(skin: &'static str, hair: Hair, hair_colour: &'static str) -> Person {
    Person {
        build: Build::Child,
        age: Age::Child,
        tall: 0.74,
        ..person(skin, hair, hair_colour)
    }
}

const BLACK: &str = "#1c121f";
const STRAW: &str = "#e2b25c";

pub const PEOPLE: [Person; 16] = [
    Person {
        tall: 1.05,
        beard: Beard::Full,
        ..person("#5e3a2c", Hair::Short, BLACK)
    },
    person("#c4875a", Hair::Braid, "#2a1a22"),
    Person {
        build: Build::Old,
        age: Age::Old,
        tall: 0.92,
        ..person("#d99a74", Hair::Bun, "#c8c0c4")
    },
    person("#8a573f", Hair::Curly, BLACK),
    Person {
        build: Build::Stout,
        beard: Beard::Moustache,
        hat: Some(STRAW),
        ..person("#d99a74", Hair::Short, "#5a3424")
    },
    Person {
        build: Build::Old,
        age: Age::Old,
        beard: Beard::Full,
        tall: 0.96,
        ..person("#6a4030", Hair::Fringe, "#ded6d0")
    },
    Person {
        tall: 0.95,
        ..person("#f0c3a0", Hair::Bob, "#8a4a2a")
    },
    Person {
        tall: 1.14,
        build: Build::Broad,
        ..person("#b9785a", Hair::Short, "#2a1a22")
    },
    Person {
        build: Build::Stout,
        tall: 0.97,
        kerchief: Some(GOLD),
        ..person("#5e3a2c", Hair::Bun, BLACK)
    },
    Person {
        hat: Some("#b8483a"),
        ..person("#8a573f", Hair::Short, BLACK)
    },
    Person {
        tall: 0.98,
        ..person("#f0c3a0", Hair::Long, "#5a3424")
    },
    Person {
        build: Build::Broad,
        hat: Some(STRAW),
        beard: Beard::Stubble,
        ..person("#6a4030", Hair::Short, BLACK)
    },
    child("#8a573f", Hair::Curly, BLACK),
    child("#d99a74", Hair::Short, "#5a3424"),
    child("#5e3a2c", Hair::Bun, BLACK),
    child("#f0c3a0", Hair::Bob, "#8a4a2a"),
];

/// What somebody wears.
pub struct Clothes {
    pub garment: Garment,
    pub top: &'static str,
    pub low: &'static str,
    pub trim: &'static str,
    pub sleeves: Sleeves,
    pub hem: Option<f64>,
    pub apron: Option<&'static str>,
    pub belt: Option<&'static str>,
}

const fn shirt(top: &'static str, low: &'static str, trim: &'static str) -> Clothes {
    Clothes {
        garment: Garment::Trousers,
        top,
        low,
        trim,
        sleeves: Sleeves::Short,
        hem: None,
        apron: None,
        belt: None,
    }
}

const fn dress(top: &'static str, trim: &'static str, hem: f64) -> Clothes {
    Clothes {
        garment: Garment::Dress,
        hem: Some(hem),
        ..shirt(top, "#4a2c34", trim)
    }
}

pub const CLOTHES: [Clothes; 13] = [
    dress("#2f8f88", BONE, 0.84),
    shirt("#f0ddb8", "#8a3550", RED),
    Clothes {
        apron: Some(BONE),
        ..dress("#c8503a", GOLD, 0.5)
    },
    Clothes {
        sleeves: Sleeves::Long,
        ..shirt("#35667f", "#6a4a44", BONE)
    },
    shirt("#e0a83f", "#2f5f70", BONE),
    Clothes {
        sleeves: Sleeves::None,
        belt: Some(GOLD),
        ..dress("#a8324a", GOLD, 0.1)
    },
    dress("#e0a83f", RED, 0.34),
    Clothes {
        sleeves: Sleeves::Long,
        ..dress("#8a3550", BONE, 0.7)
    },
    shirt("#d9784a", "#5a4250", BONE),
    dress("#d8c39a", RED, 0.9),
    Clothes {
        sleeves: Sleeves::Long,
        belt: Some("#4a2430"),
        ..shirt("#b8402f", "#35466a", GOLD)
    },
    Clothes {
        garment: Garment::Coat,
        sleeves: Sleeves::Long,
        ..shirt("#3f6a70", "#5a4250", GOLD)
    },
    Clothes {
        sleeves: Sleeves::None,
        ..dress("#e8705a", BONE, 0.1)
    },
];
