//! The sheets on which the people of the atelier are tried: `fabula-atelier figures` draws them.
//!
//! Who makes a card looks for a pose, a garment, a head or a hand here, by its place on the sheet, and reads in this file how it was
//! written.

use super::{
    Age, Beard, Build, Eyes, Figure, Garment, Gesture, Hair, Hand, Hat, Head, Mouth, Neck, Pose,
    Shoes, Skin, Sleeves, View,
};
use crate::cards::Card;
use crate::colour::Colour;
use crate::line::{ellipse, rect, taper};
use crate::scene::{Finish, Scene};
use crate::stops;

/// All sheets.
pub const SHEETS: &[Card] = &[
    Card {
        id: "figures-bodies",
        scene: bodies,
    },
    Card {
        id: "figures-heads",
        scene: heads,
    },
    Card {
        id: "figures-portraits",
        scene: portraits,
    },
    Card {
        id: "figures-poses",
        scene: poses,
    },
    Card {
        id: "figures-clothes",
        scene: clothes,
    },
    Card {
        id: "figures-hands",
        scene: hands,
    },
];

fn paper(light: (f64, f64), top: &str, foot: &str) -> Scene {
    let scene = Scene::lit_from(light.0, light.1);
    let stops = stops![0, top; 1, foot];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1200.0), &stops), 3, 0.06);
    scene
}

fn finish(scene: &Scene, vignette: f64, colour: &'static str) {
    scene.finish(Finish {
        tooth: 0.45,
        vignette,
        colour,
        ..Finish::default()
    });
}

/// Bodies, five in a row, from the left.
///
/// 1. A coat from the front; walking in trousers; a dress in profile, waiting; a coat from behind; a stout captain.
/// 2. An old man who stoops; reaching in a dress; an old woman who sits; a long-bearded man in a robe; pointing, with a hat.
/// 3. Children: standing, walking, from behind, walking in profile; and a woman who dances.
fn bodies() -> Scene {
    let scene = paper((300.0, -200.0), "#efe2c6", "#cdb99c");
    for (row, figures) in [grown(), others(), children()].into_iter().enumerate() {
        for (i, figure) in figures.into_iter().enumerate() {
            let aside = if row == 2 && i == 4 { -26.0 } else { 0.0 };
            let (x, y) = (90.0 + 156.0 * i as f64 + aside, 384.0 + 386.0 * row as f64);
            let figure = Figure {
                at: (x, y),
                ..figure
            };
            let ground = ellipse((x, y), figure.height * 0.14, 7.0);
            scene.add(scene.veil(&ground, "#6a4a4a", 0.25));
            let drawn = figure.drawn(&scene, (3 + row * 7 + i) as i64);
            scene.add(drawn.ink());
        }
    }
    finish(&scene, 0.25, "#3a2a30");
    scene
}

/// Where the fingers point in poses whose arms do not say so.
fn fingers(pose: Pose) -> [Option<f64>; 2] {
    // A pattern of so many numbers would keep the compiler busy for minutes.
    let told = [
        (Pose::READ, [Some(-60.0), Some(-120.0)]),
        (Pose::THINK, [Some(-80.0), None]),
        (Pose::LIE, [Some(20.0), Some(20.0)]),
        (Pose::PERCH, [Some(10.0), Some(10.0)]),
        (Pose::PROUD, [Some(40.0), Some(140.0)]),
    ];
    let found = told.into_iter().find(|(other, _)| *other == pose);
    found.map_or([None; 2], |(_, fingers)| fingers)
}

fn head(hair: Hair, colour: &str) -> Head {
    Head {
        hair,
        hair_colour: colour.into(),
        ..Head::default()
    }
}

fn grown() -> [Figure; 5] {
    let figure = Figure {
        height: 330.0,
        ..Figure::default()
    };
    [
        Figure {
            view: View::Front,
            top: "#a8503a".into(),
            head: head(Hair::Bob, "#2d2230"),
            skin: Skin::Sand,
            scarf: Some("#3a6a70".into()),
            ..figure
        },
        Figure {
            pose: Pose::WALK,
            garment: Garment::Trousers,
            top: "#caa04a".into(),
            low: "#3b4a5e".into(),
            head: Head {
                mouth: Mouth::Smile,
                ..head(Hair::Short, "#2a1d1c")
            },
            skin: Skin::Umber,
            hands: [Gesture::Relaxed, Gesture::Open],
            ..figure
        },
        Figure {
            view: View::Profile,
            pose: Pose::WAIT,
            garment: Garment::Dress,
            top: "#4a7a6a".into(),
            head: head(Hair::Bun, "#5a3424"),
            skin: Skin::Porcelain,
            hands: [Gesture::Cupped, Gesture::Edge],
            ..figure
        },
        Figure {
            view: View::Back,
            top: "#46527a".into(),
            head: head(Hair::Long, "#7a4a2a"),
            skin: Skin::Sand,
            ..figure
        },
        Figure {
            view: View::Front,
            build: Build::Stout,
            garment: Garment::Uniform,
            top: "#2f4a5e".into(),
            low: "#26323f".into(),
            trim: "#e0b658".into(),
            head: Head {
                beard: Beard::Moustache,
                hat: Hat::Peaked,
                hat_colour: "#2f4a5e".into(),
                jaw: 1.0,
                ..head(Hair::Short, "#8a8078")
            },
            skin: Skin::Porcelain,
            ..figure
        },
    ]
}

fn others() -> [Figure; 5] {
    let figure = Figure {
        height: 330.0,
        ..Figure::default()
    };
    [
        Figure {
            pose: Pose::STOOP,
            view: View::Profile,
            build: Build::Old,
            top: "#6a5a48".into(),
            low: "#3a3030".into(),
            head: Head {
                beard: Beard::Full,
                age: Age::Old,
                ..head(Hair::Fringe, "#e4ddd0")
            },
            skin: Skin::Sand,
            hands: [Gesture::Holding; 2],
            ..figure
        },
        Figure {
            pose: Pose::REACH,
            garment: Garment::Dress,
            top: "#b8607a".into(),
            trim: "#f3e2c8".into(),
            head: Head {
                mouth: Mouth::Smile,
                ..head(Hair::Curly, "#251a20")
            },
            skin: Skin::Ebony,
            hands: [Gesture::Relaxed, Gesture::Open],
            ..figure
        },
        Figure {
            pose: Pose::SIT,
            view: View::Profile,
            build: Build::Old,
            garment: Garment::Dress,
            hem: Some(0.55),
            top: "#3f6a80".into(),
            head: Head {
                age: Age::Old,
                glasses: Some("#4a3a30".into()),
                ..head(Hair::Bun, "#cfc6ba")
            },
            skin: Skin::Porcelain,
            ..figure
        },
        Figure {
            pose: Pose {
                elbows: [(-12.0, -66.0), (12.0, -66.0)],
                hands: [(-5.0, -56.0), (5.0, -56.0)],
                ..Pose::ATTENTION
            },
            view: View::Front,
            garment: Garment::Robe,
            top: "#7a4a86".into(),
            trim: "#e6c060".into(),
            head: Head {
                beard: Beard::Long,
                age: Age::Old,
                ..head(Hair::Fringe, "#efe8dc")
            },
            ..figure
        },
        Figure {
            pose: Pose::REACH,
            build: Build::Broad,
            flip: true,
            garment: Garment::Trousers,
            top: "#d9d0c0".into(),
            low: "#5a4638".into(),
            head: Head {
                hat: Hat::Brim,
                hat_colour: "#5a3a2e".into(),
                jaw: 1.0,
                ..head(Hair::Short, "#a8642e")
            },
            skin: Skin::Sand,
            hands: [Gesture::Relaxed, Gesture::Pointing],
            ..figure
        },
    ]
}

fn children() -> [Figure; 5] {
    let child = Figure {
        height: 250.0,
        build: Build::Child,
        ..Figure::default()
    };
    [
        Figure {
            view: View::Front,
            garment: Garment::Trousers,
            top: "#c8503a".into(),
            low: "#3f5670".into(),
            head: Head {
                mouth: Mouth::Smile,
                ..head(Hair::Curly, "#3a2420")
            },
            skin: Skin::Umber,
            ..child
        },
        Figure {
            pose: Pose::WALK,
            top: "#e0a83a".into(),
            head: head(Hair::Braid, "#5a2f20"),
            skin: Skin::Porcelain,
            ..child
        },
        Figure {
            view: View::Back,
            garment: Garment::Dress,
            top: "#4f86a0".into(),
            head: head(Hair::Bob, "#1f1a26"),
            ..child
        },
        Figure {
            pose: Pose::STRIDE,
            view: View::Profile,
            top: "#4a6a46".into(),
            head: Head {
                hat: Hat::Beanie,
                hat_colour: "#b8443a".into(),
                ..head(Hair::Short, "#caa25a")
            },
            skin: Skin::Sand,
            scarf: Some("#e6c878".into()),
            ..child
        },
        Figure {
            height: 310.0,
            pose: Pose::DANCE,
            garment: Garment::Dress,
            hem: Some(0.7),
            top: "#8a2f3a".into(),
            trim: "#f0dcc0".into(),
            head: Head {
                eyes: Eyes::Closed,
                mouth: Mouth::Smile,
                ..head(Hair::Long, "#2a2030")
            },
            ..Figure::default()
        },
    ]
}

/// Heads and hands.
///
/// Three rows of heads: bun, short, bob; fringe with a beard, an old bun, a curly child; a child's bob, short with closed eyes, long
/// with lowered eyes. Two rows of hands: open, relaxed, pointing; holding, cupped, perch. Below, the same heads 60 high.
fn heads() -> Scene {
    let scene = paper((700.0, -100.0), "#d5dccb", "#a9b8ac");
    let heads = all_heads();
    for (i, (head, flip)) in heads.iter().take(9).enumerate() {
        let (x, y) = (
            136.0 + 264.0 * (i % 3) as f64,
            136.0 + 236.0 * (i / 3) as f64,
        );
        let back = match (head.view, flip) {
            (View::Front, _) => 0.0,
            (_, true) => -12.0,
            (_, false) => 12.0,
        };
        let neck = Neck {
            to: (x - back, y + 108.0),
            width: 62.0,
        };
        let spot = Head::spot((x, y), 86.0).flipped(*flip);
        let drawn = head.drawn(&scene, spot, Some(neck), i as i64 + 3);
        scene.add(drawn.ink());
    }
    let hands = [
        (Gesture::Open, Skin::Porcelain),
        (Gesture::Relaxed, Skin::Sand),
        (Gesture::Pointing, Skin::Honey),
        (Gesture::Holding, Skin::Umber),
        (Gesture::Cupped, Skin::Ebony),
        (Gesture::Perch, Skin::Porcelain),
    ];
    for (i, (gesture, skin)) in hands.into_iter().enumerate() {
        let hand = Hand {
            at: (
                50.0 + 262.0 * (i % 3) as f64,
                838.0 + 140.0 * (i / 3) as f64,
            ),
            length: 160.0,
            direction: -10.0,
            gesture,
            skin,
            ..Hand::default()
        };
        scene.add(hand.drawn(&scene, i as i64 + 2).ink);
    }
    for (i, (head, flip)) in heads.iter().enumerate() {
        let x = 52.0 + 77.0 * i as f64;
        let neck = Neck {
            to: (x, 1152.0),
            width: 23.0,
        };
        let spot = Head::spot((x, 1112.0), 30.0).flipped(*flip);
        let drawn = head.drawn(&scene, spot, Some(neck), i as i64 + 3);
        scene.add(drawn.ink());
    }
    finish(&scene, 0.25, "#20302a");
    scene
}

/// Heads, and whether they look to the left.
fn all_heads() -> [(Head, bool); 10] {
    let look = |view: View, hair: Hair, colour: &str, skin: Skin| Head {
        view,
        skin,
        ..head(hair, colour)
    };
    let (front, turned, side) = (View::Front, View::ThreeQuarter, View::Profile);
    [
        (look(front, Hair::Bun, "#33232a", Skin::Honey), false),
        (
            Head {
                mouth: Mouth::Smile,
                jaw: 0.6,
                ..look(turned, Hair::Short, "#221a1e", Skin::Ebony)
            },
            false,
        ),
        (look(side, Hair::Bob, "#8a4a2a", Skin::Porcelain), false),
        (
            Head {
                age: Age::Old,
                beard: Beard::Full,
                glasses: Some("#5a3a2a".into()),
                ..look(front, Hair::Fringe, "#e8e0d4", Skin::Sand)
            },
            false,
        ),
        (
            Head {
                age: Age::Old,
                eyes: Eyes::Closed,
                mouth: Mouth::Smile,
                ..look(turned, Hair::Bun, "#d9d2c8", Skin::Umber)
            },
            false,
        ),
        (
            Head {
                age: Age::Child,
                ..look(side, Hair::Curly, "#2a1c22", Skin::Umber)
            },
            false,
        ),
        (
            Head {
                age: Age::Child,
                gaze: (0.5, -0.4),
                ..look(turned, Hair::Bob, "#1f1a28", Skin::Sand)
            },
            false,
        ),
        (
            Head {
                eyes: Eyes::Closed,
                jaw: 1.0,
                ..look(side, Hair::Short, "#5a4030", Skin::Sand)
            },
            false,
        ),
        (
            Head {
                eyes: Eyes::Down,
                mouth: Mouth::Sad,
                brow: -0.6,
                ..look(turned, Hair::Long, "#6a3a24", Skin::Porcelain)
            },
            true,
        ),
        (look(View::Back, Hair::Bun, "#5a3424", Skin::Sand), false),
    ]
}

/// Four heads half as wide as the card, for close-ups: front, three-quarter, profile, and a child.
fn portraits() -> Scene {
    let scene = paper((700.0, 100.0), "#d8c8b0", "#a88a7c");
    let look = |view: View, skin: Skin, hair: Hair, colour: &str| Head {
        view,
        skin,
        ..head(hair, colour)
    };
    let heads = [
        (
            (206.0, 260.0),
            look(View::Front, Skin::Umber, Hair::Short, "#241a1e"),
        ),
        (
            (600.0, 250.0),
            Head {
                gaze: (0.4, 0.0),
                mouth: Mouth::Smile,
                iris: Colour::from("#2e4a3a"),
                ..look(View::ThreeQuarter, Skin::Porcelain, Hair::Long, "#8a4424")
            },
        ),
        (
            (206.0, 830.0),
            look(View::Profile, Skin::Honey, Hair::Bun, "#2a2030"),
        ),
        (
            (596.0, 880.0),
            Head {
                age: Age::Child,
                gaze: (0.3, -0.6),
                ..look(View::ThreeQuarter, Skin::Ebony, Hair::Curly, "#1c1418")
            },
        ),
    ];
    for ((x, y), head) in heads {
        let neck = Neck {
            to: (x - 6.0, y + 240.0),
            width: 132.0,
        };
        let drawn = head.drawn(&scene, Head::spot((x, y), 178.0), Some(neck), 3);
        scene.add(drawn.ink());
    }
    finish(&scene, 0.3, "#2a2030");
    scene
}

/// Poses, in rows from the left. Those in profile are so for a reason: they do not read from elsewhere.
///
/// 1. Standing: stand (front), stand (back), attention (front), wait (profile), proud (front), wave (front).
/// 2. Arms: reach, reach up, think (three-quarter), read (front, the head lowered), carry (profile), stoop (profile).
/// 3. Moving: walk (three-quarter), stride, run (profile), leap (three-quarter), dance (three-quarter), climb (profile).
/// 4. Climb away (back), pull (profile), fall (three-quarter), sit, perch, huddle (profile).
/// 5. Kneel, one knee, crouch, lie (all profile).
fn poses() -> Scene {
    let scene = paper((300.0, -200.0), "#efe2c6", "#cdb99c");
    let (front, turned, side, back) = (View::Front, View::ThreeQuarter, View::Profile, View::Back);
    let (relaxed, open, grip) = (Gesture::Relaxed, Gesture::Open, Gesture::Grip);
    let (holding, fist) = (Gesture::Holding, Gesture::Fist);
    let rows: [&[(Pose, View, [Gesture; 2])]; 5] = [
        &[
            (Pose::STAND, front, [relaxed, relaxed]),
            (Pose::STAND, back, [relaxed, relaxed]),
            (Pose::ATTENTION, front, [Gesture::Flat; 2]),
            (Pose::WAIT, side, [Gesture::Cupped, Gesture::Edge]),
            (Pose::PROUD, front, [fist, fist]),
            (Pose::WAVE, front, [relaxed, open]),
        ],
        &[
            (Pose::REACH, turned, [relaxed, open]),
            (Pose::REACH_UP, turned, [relaxed, Gesture::Pinch]),
            (Pose::THINK, turned, [Gesture::Pointing, Gesture::Flat]),
            (Pose::READ, front, [holding, holding]),
            (Pose::CARRY, side, [Gesture::Flat; 2]),
            (Pose::STOOP, side, [relaxed, holding]),
        ],
        &[
            (Pose::WALK, turned, [relaxed, relaxed]),
            (Pose::STRIDE, side, [Gesture::Edge; 2]),
            (Pose::RUN, side, [fist, fist]),
            (Pose::LEAP, turned, [open, open]),
            (Pose::DANCE, turned, [Gesture::Flat, Gesture::Cupped]),
            (Pose::CLIMB, side, [grip, grip]),
        ],
        &[
            (Pose::CLIMB_AWAY, back, [grip, grip]),
            (Pose::PULL, side, [grip, grip]),
            (Pose::FALL, turned, [open, open]),
            (Pose::SIT, side, [relaxed, relaxed]),
            (Pose::PERCH, side, [Gesture::Flat; 2]),
            (Pose::HUDDLE, side, [Gesture::Flat; 2]),
        ],
        &[
            (Pose::KNEEL, side, [Gesture::Cupped; 2]),
            (Pose::ONE_KNEE, side, [Gesture::Cupped, relaxed]),
            (Pose::CROUCH, side, [Gesture::Edge; 2]),
            (Pose::LIE, side, [Gesture::Flat; 2]),
        ],
    ];
    for (row, poses) in rows.into_iter().enumerate() {
        let across = if row == 4 { 170.0 } else { 128.0 };
        for (i, &(pose, view, hands)) in poses.iter().enumerate() {
            let up = if row == 3 && i == 4 { 50.0 } else { 0.0 };
            let at = (
                80.0 + across * i as f64,
                [250.0, 490.0, 730.0, 970.0, 1170.0][row] - up,
            );
            let figure = Figure {
                at,
                height: 205.0,
                pose,
                view,
                hands,
                fingers: fingers(pose),
                ..model(row * 6 + i)
            };
            let ground = ellipse(at, 30.0, 4.0);
            scene.add(scene.veil(&ground, "#6a4a4a", 0.25));
            scene.add(figure.drawn(&scene, (row * 6 + i) as i64 + 3).ink());
        }
    }
    finish(&scene, 0.25, "#3a2a30");
    scene
}

/// Somebody to try a pose on: clothes, shoes, hair and skin change from one to the next.
fn model(i: usize) -> Figure {
    let tops = [
        "#a8503a", "#caa04a", "#4a7a6a", "#46527a", "#b8607a", "#6a5a48", "#3f6a80",
    ];
    let skins = [
        Skin::Sand,
        Skin::Umber,
        Skin::Porcelain,
        Skin::Ebony,
        Skin::Honey,
    ];
    let hairs = [
        Hair::Bob,
        Hair::Short,
        Hair::Bun,
        Hair::Curly,
        Hair::Braid,
        Hair::Long,
    ];
    let colours = [
        "#2d2230", "#2a1d1c", "#5a3424", "#251a20", "#8a4a2a", "#caa25a",
    ];
    let garments = [
        Garment::Trousers,
        Garment::Dress,
        Garment::Trousers,
        Garment::Coat,
    ];
    let shoes = [
        Shoes::Low,
        Shoes::Bare,
        Shoes::Boots,
        Shoes::Low,
        Shoes::Boots,
    ];
    Figure {
        garment: garments[i % 4],
        shoes: shoes[i % 5],
        shoe_colour: ["#3a2430", "#5a3828", "#2a2a3a"][i % 3].into(),
        top: tops[i % 7].into(),
        low: ["#3b4a5e", "#5a4638", "#2f3a44"][i % 3].into(),
        skin: skins[i % 5],
        head: head(hairs[i % 6], colours[(i * 5 + i / 6) % 6]),
        ..Figure::default()
    }
}

/// Clothes, four in a row, from the left.
///
/// 1. Coat with a scarf, dress with an apron and short sleeves, trousers with short sleeves, uniform with a belt.
/// 2. Robe with a cape, shorts and bare feet, a dress without sleeves and bare feet, coat and boots with a cape from behind.
/// 3. Children: shorts and boots, dress with an apron, trousers with a cape in profile, and an old woman in coat and kerchief.
fn clothes() -> Scene {
    let scene = paper((300.0, -200.0), "#e9e4d2", "#c2bda6");
    for (i, figure) in wardrobe().into_iter().enumerate() {
        let (row, column) = (i / 4, i % 4);
        let at = (112.0 + 194.0 * column as f64, [390.0, 780.0, 1160.0][row]);
        let figure = Figure { at, ..figure };
        let ground = ellipse(at, figure.height * 0.14, 7.0);
        scene.add(scene.veil(&ground, "#6a4a4a", 0.25));
        scene.add(figure.drawn(&scene, i as i64 + 3).ink());
    }
    finish(&scene, 0.25, "#3a2a30");
    scene
}

fn wardrobe() -> [Figure; 12] {
    let wear = |i: usize, garment: Garment, view: View| Figure {
        height: 350.0,
        garment,
        view,
        shoes: Shoes::Low,
        ..model(i)
    };
    let (front, turned, side, back) = (View::Front, View::ThreeQuarter, View::Profile, View::Back);
    [
        Figure {
            scarf: Some("#c8503a".into()),
            looks: Some(turned),
            ..wear(3, Garment::Coat, front)
        },
        Figure {
            apron: Some("#f0e6d0".into()),
            sleeves: Sleeves::Short,
            pose: Pose::READ,
            fingers: [Some(-60.0), Some(-120.0)],
            hands: [Gesture::Cupped; 2],
            ..wear(2, Garment::Dress, front)
        },
        Figure {
            sleeves: Sleeves::Short,
            pose: Pose::WALK,
            build: Build::Broad,
            ..wear(6, Garment::Trousers, turned)
        },
        Figure {
            belt: Some("#d8a03a".into()),
            pose: Pose::PROUD,
            hands: [Gesture::Fist; 2],
            fingers: [Some(40.0), Some(140.0)],
            shoes: Shoes::Boots,
            trim: "#e8c060".into(),
            ..wear(7, Garment::Uniform, front)
        },
        Figure {
            cape: Some("#7a2a3a".into()),
            trim: "#e6c060".into(),
            ..wear(10, Garment::Robe, turned)
        },
        Figure {
            shoes: Shoes::Bare,
            pose: Pose::REACH_UP,
            hands: [Gesture::Relaxed, Gesture::Open],
            sleeves: Sleeves::Short,
            ..wear(1, Garment::Shorts, turned)
        },
        Figure {
            shoes: Shoes::Bare,
            sleeves: Sleeves::None,
            pose: Pose::DANCE,
            hands: [Gesture::Flat, Gesture::Open],
            ..wear(4, Garment::Dress, turned)
        },
        Figure {
            cape: Some("#2f4a5e".into()),
            shoes: Shoes::Boots,
            ..wear(5, Garment::Coat, back)
        },
        Figure {
            build: Build::Child,
            shoes: Shoes::Boots,
            pose: Pose::WAVE,
            hands: [Gesture::Relaxed, Gesture::Open],
            ..wear(8, Garment::Shorts, front)
        },
        Figure {
            build: Build::Child,
            apron: Some("#f0e6d0".into()),
            pose: Pose::STRIDE,
            ..wear(4, Garment::Dress, side)
        },
        Figure {
            build: Build::Child,
            cape: Some("#c8403a".into()),
            pose: Pose::RUN,
            hands: [Gesture::Fist; 2],
            ..wear(9, Garment::Trousers, side)
        },
        Figure {
            build: Build::Old,
            pose: Pose::STOOP,
            head: Head {
                age: Age::Old,
                hat: Hat::Kerchief,
                hat_colour: "#b8443a".into(),
                ..head(Hair::Bun, "#d9d2c8")
            },
            ..wear(5, Garment::Coat, side)
        },
    ]
}

/// Hands, in rows from the left: open, relaxed, flat, pointing; holding, cupped, perch, fist; grip and clasp around a bar, edge,
/// pinch. Below, feet: low shoes, boots, slippers and bare feet, each from the side, the front and behind.
fn hands() -> Scene {
    let scene = paper((700.0, -100.0), "#d5dccb", "#a9b8ac");
    let gestures = [
        Gesture::Open,
        Gesture::Relaxed,
        Gesture::Flat,
        Gesture::Pointing,
        Gesture::Holding,
        Gesture::Cupped,
        Gesture::Perch,
        Gesture::Fist,
        Gesture::Grip,
        Gesture::Clasp,
        Gesture::Edge,
        Gesture::Pinch,
    ];
    let skins = [
        Skin::Porcelain,
        Skin::Sand,
        Skin::Honey,
        Skin::Umber,
        Skin::Ebony,
    ];
    for (i, gesture) in gestures.into_iter().enumerate() {
        let (x, y) = (
            40.0 + 190.0 * (i % 4) as f64,
            130.0 + 190.0 * (i / 4) as f64,
        );
        let hand = Hand {
            at: (x, y),
            length: 150.0,
            direction: -8.0,
            gesture,
            skin: skins[i % 5],
            ..Hand::default()
        };
        let bar = hand
            .spot()
            .put(&taper(&[(57.0, -60.0), (55.0, 60.0)], &[11.0, 11.0]));
        let bar = scene.sheet(&bar, "#7a5230").ink();
        match gesture {
            Gesture::Grip => scene.add(bar + hand.drawn(&scene, 3).ink),
            Gesture::Clasp => scene.add(hand.drawn_around(&scene, 3, bar).ink),
            _ => scene.add(hand.drawn(&scene, i as i64 + 2).ink),
        }
    }
    let shoes = [Shoes::Low, Shoes::Boots, Shoes::Slippers, Shoes::Bare];
    for (i, shoes) in shoes.into_iter().enumerate() {
        for (j, view) in [View::Profile, View::Front, View::Back]
            .into_iter()
            .enumerate()
        {
            let figure = Figure {
                at: (84.0 + 190.0 * i as f64, 790.0 + 170.0 * j as f64),
                height: 760.0,
                view,
                shoes,
                shoe_colour: ["#5a3828", "#3a2a3a", "#8a3a44", "#000000"][i].into(),
                garment: Garment::Dress,
                skin: skins[i],
                ..Figure::default()
            };
            let drawn = figure.drawn(&scene, 3);
            let (x, y) = figure.at;
            let shown = rect(x - 70.0, y - 120.0, x + 118.0, y + 30.0);
            scene.add(scene.clipped(&shown, drawn.ink()));
        }
    }
    finish(&scene, 0.25, "#20302a");
    scene
}
