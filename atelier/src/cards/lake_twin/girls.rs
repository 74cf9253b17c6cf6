//! The girl, the girl in the lake, and what passes between them.

use super::{DAWN, WATER, WRIST};
use crate::colour::{Colour, mix};
use crate::line::{
    Path, Stroke, blob, circle, curve, ellipse, handcut, handcut_finely, rect, taper,
};
use crate::motifs::animals::Koi;
use crate::motifs::figures::{Age, Eyes, Gesture, Hair, Hand, Head, Mouth, Neck, Skin, View};
use crate::motifs::water::{mirrored, wavering};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const JADE: &str = "#1f7a68";
const ROSE: &str = "#f28a9a";
const HAIR: &str = "#2b1730";
/// The same hair under water.
const LOOSE: &str = "#1d2645";
const CREAM: &str = "#fff0dc";
const CORAL: &str = "#f0604c";
/// Where the head of the girl is, and that of the other.
const HEAD: At = (480.0, 318.0);
const OTHER_HEAD: At = (516.0, 884.0);
/// Half the height of a head.
const HALF: f64 = 86.0;

/// Who is drawn.
#[derive(Clone, Copy)]
struct Girl {
    /// The one in the lake.
    other: bool,
    dress: &'static str,
    deep: &'static str,
    border: &'static str,
    skin: Skin,
}

impl Girl {
    fn above() -> Girl {
        Girl {
            other: false,
            dress: JADE,
            deep: "#0d3c44",
            border: "#f7b9a4",
            skin: Skin::Honey,
        }
    }

    fn below() -> Girl {
        Girl {
            other: true,
            dress: ROSE,
            deep: "#9a3f6c",
            border: "#2f8272",
            skin: Skin::Of(mix(Skin::Honey.colour(), "#c8b8a4", 0.3)),
        }
    }

    /// Where a place of the girl is on this one. The other leans further towards the surface.
    fn at(&self, (x, y): At) -> At {
        if !self.other {
            return (x, y);
        }
        let part = ((x - 200.0) / 200.0).clamp(0.0, 1.0);
        let lean = part * part * (3.0 - 2.0 * part);
        (x + 36.0 * lean, 2.0 * WATER - y - 20.0 * lean)
    }

    fn shape(&self, shape: &Shape) -> Shape {
        if !self.other {
            return shape.clone();
        }
        let turned = mirrored(shape, WATER);
        let moved = turned.bent(|(x, y)| self.at((x, 2.0 * WATER - y)));
        wavering(&moved, WATER, 2.4)
    }

    fn line(&self, points: &[At], widths: &[f64]) -> Shape {
        self.shape(&taper(points, widths))
    }

    /// A piece of paper of hers.
    fn paper(&self, scene: &Scene, shape: &Shape, colour: impl Into<Colour>, seed: i64) -> Ink {
        let colour = colour.into();
        let cut = handcut(shape, 0.7, 26.0, seed);
        // What is pale bears little grain.
        let deep = if colour.lightness() > 0.74 { 0.3 } else { 0.6 };
        let dark = mix(colour, if self.other { "#4a4a74" } else { "#1c2444" }, deep);
        let sheet = scene.sheet(&cut, colour).seed(seed).dark(dark);
        let rim = if self.other { "#ffe0d0" } else { "#ffe2bc" };
        sheet
            .lit(0.28)
            .shade(0.6)
            .rim(2.0)
            .rim_colour(rim)
            .rim_opacity(0.75)
            .ink()
    }
}

pub fn girl(scene: &Scene) {
    let girl = Girl::above();
    // The far arm reaches for the fish.
    scene.add(reaching(scene, &girl));
    scene.add(dress(scene, &girl));
    scene.add(head(scene, &girl));
    scene.add(braid(scene));
    scene.add(leaning(scene, &girl));
}

pub fn twin(scene: &Scene) {
    let girl = Girl::below();
    scene.add(loose_hair(scene));
    scene.add(rising(scene, &girl));
    scene.add(dress(scene, &girl));
    scene.add(head(scene, &girl));
    scene.add(leaning(scene, &girl));
    // Water lies over her, more of it the deeper she is.
    let body = girl.shape(&dress_shape());
    let veil = stops![0, "#d4f0dc", 0.26; 0.3, "#8fc8b0", 0.1; 1, "#2f8a80", 0.26];
    scene.add(scene.fill(&body, scene.linear((400.0, WATER), (300.0, 960.0), &veil)));
}

fn dress_shape() -> Shape {
    blob(&knots![
        366, 288; 316, 288; 250, 312; 184, 350; 124, 394; 74, 440; 38, 494; 8, 548, corner; 24, 562; 84, 568; 150, 564;
        218, 571; 286, 565; 322, 554, corner; 318, 522; 306, 494; 334, 462; 374, 426; 400, 390; 416, 352; 402, 316
    ])
}

fn dress(scene: &Scene, girl: &Girl) -> Ink {
    let shape = girl.shape(&dress_shape());
    let mut ink = Ink::none();
    if !girl.other {
        ink += scene.shadow(&shape, (-4.0, 6.0), 14.0, "#4a2450", 0.45);
    }
    let paper = girl.paper(scene, &shape, girl.dress, 3);
    ink += scene.washed(paper, 14, 0.06);
    ink += print(scene, girl, &shape);
    ink += folds(scene, girl, &shape);
    // The border along the hem.
    let hem = Stroke::new(
        &spots![4, 542; 84, 552; 150, 548; 218, 555; 286, 549; 330, 540],
        &[15.0, 16.0, 15.0],
    );
    let hem = girl.shape(&hem.blunt().shape().within(&dress_shape()));
    let mut border = girl.paper(scene, &hem, girl.border, 5);
    for i in 0..17 {
        let x = 22.0 + f64::from(i) * 18.0;
        let y = Path::new(curve(
            &spots![4, 542; 84, 552; 150, 548; 218, 555; 286, 549; 330, 540],
        ))
        .y_at(x);
        let diamond = blob(
            &knots![x - 5.0, y, corner; x, y - 5.0, corner; x + 5.0, y, corner; x, y + 5.0, corner],
        );
        border += scene.veil(
            &girl.shape(&diamond),
            if girl.other { CREAM } else { CORAL },
            0.9,
        );
    }
    ink + scene.clipped(&shape, border)
}

/// Small leaves all over the cloth, but not on its edges.
fn print(scene: &Scene, girl: &Girl, cloth: &Shape) -> Ink {
    let mut chance = Chance::of("print", 4);
    let mut print = Vec::new();
    let bounds = cloth.bounds();
    let (rows, columns) = (bounds.height() / 20.0, bounds.width() / 20.0);
    for row in 0..=rows as u32 {
        for column in 0..=columns as u32 {
            let shift = if row % 2 == 0 { 0.0 } else { 10.0 };
            let x = bounds.x0 + f64::from(column) * 20.0 + shift + chance.near(0.0, 1.2);
            let y = bounds.y0 + f64::from(row) * 20.0 + chance.near(0.0, 1.2);
            let turn = if (row + column) % 2 == 0 { 50.0 } else { -50.0 };
            let leaf = blob(&knots![-4.4, 0, corner; 0, -2.2; 4.4, 0, corner; 0, 2.2]);
            print.push(Spot::new(x, y, 1.0).turned(turn).put(&leaf));
        }
    }
    let print = all(print).within(&cloth.grown(-4.0));
    scene.veil(&print, mix(girl.dress, CREAM, 0.55), 0.55)
}

fn folds(scene: &Scene, girl: &Girl, within: &Shape) -> Ink {
    let lines: [(&[At], f64); 8] = [
        (&spots![236, 380; 196, 430; 168, 480; 160, 534], 8.0),
        (&spots![200, 372; 146, 424; 106, 480; 92, 534], 9.0),
        (&spots![262, 396; 244, 440; 232, 490; 236, 536], 7.0),
        (&spots![164, 384; 104, 430; 66, 484; 50, 534], 7.0),
        (&spots![286, 410; 288, 448; 284, 492; 290, 532], 6.0),
        (&spots![330, 330; 306, 372; 282, 400], 6.0),
        (&spots![300, 318; 276, 356; 252, 384], 5.0),
        (&spots![372, 392; 338, 420; 300, 436], 5.0),
    ];
    let mut ink = Ink::none();
    for (i, (line, width)) in lines.into_iter().enumerate() {
        let fold = girl.line(line, &[0.6, width, width * 0.9, 0.6]);
        ink += scene.veil(&fold, girl.deep, 0.5);
        let valley = girl.line(line, &[2.0, width * 2.6, width * 2.6, 2.0]);
        if i < 5 {
            ink += scene.smudge(
                &valley.moved(-3.0, 0.0),
                0.5,
                5.0,
                girl.deep,
                Spray::new(i as i64, 0.5),
            );
        }
        let lit = girl
            .line(line, &[0.3, width * 0.34, width * 0.3, 0.3])
            .moved(width * 0.6, 0.0);
        ink += scene.veil(&lit, mix(girl.dress, CREAM, 0.7), 0.5);
    }
    // A sash around the waist.
    let sash = girl.shape(
        &Stroke::new(
            &spots![160, 352; 206, 384; 262, 416; 316, 470],
            &[20.0, 22.0, 22.0, 18.0],
        )
        .blunt()
        .shape(),
    );
    let sash = sash.within(within);
    let mut band = scene.shadow(&sash, (0.0, 3.0), 5.0, girl.deep, 0.5);
    band += girl.paper(scene, &sash, if girl.other { "#f9d8c4" } else { CORAL }, 8);
    for (a, b) in [
        ((170.0, 352.0), (300.0, 446.0)),
        ((164.0, 362.0), (296.0, 456.0)),
    ] {
        let middle = ((a.0 + b.0) / 2.0 + 2.0, (a.1 + b.1) / 2.0 - 2.0);
        band += scene.veil(
            &girl.line(&[a, middle, b], &[0.4, 1.8, 0.4]),
            girl.deep,
            0.45,
        );
    }
    scene.clipped(within, ink + band)
}

/// The arm she leans on.
fn leaning(scene: &Scene, girl: &Girl) -> Ink {
    let cloth = blob(&knots![
        344, 304; 362, 296; 382, 304; 396, 330; 396, 372; 382, 424; 358, 484; 332, 540, corner; 286, 522, corner; 306, 470; 312, 420;
        316, 372; 326, 330
    ]);
    let shoulder = girl.shape(&circle((360.0, 318.0), 44.0));
    let sleeve = girl.shape(&cloth);
    let from = girl.at((305.0, 536.0));
    let hand = Hand {
        at: from,
        length: 86.0,
        direction: if girl.other { -24.0 } else { 24.0 },
        gesture: Gesture::Flat,
        skin: girl.skin,
        mirrored: girl.other,
        light: Some(DAWN),
    };
    let drawn = hand.drawn(scene, 7);
    let mut ink = scene.shadow(&drawn.outline, (0.0, 4.0), 5.0, "#2a1c40", 0.45);
    ink += drawn.ink;
    // It melts into the shoulder: no shadow and no rim there.
    let shadow = scene.shadow(&sleeve, (3.0, 5.0), 8.0, girl.deep, 0.6);
    ink += scene.clipped(&sleeve.grown(24.0).minus(&shoulder), shadow);
    let cut = handcut(&sleeve, 0.6, 24.0, 6);
    let dark = mix(girl.dress, girl.deep, 0.7);
    ink += scene
        .sheet(&cut, girl.dress)
        .lit(0.26)
        .shade(0.55)
        .rim(0.0)
        .dark(dark)
        .ink();
    ink += print(scene, girl, &sleeve);
    // Gathered at the shoulder.
    for line in [
        spots![346, 308; 338, 332; 334, 352],
        spots![358, 302; 352, 328; 350, 350],
        spots![371, 302; 370, 326; 370, 346],
        spots![384, 312; 386, 332; 385, 350],
    ] {
        ink += scene.veil(&girl.line(&line, &[2.6, 2.2, 0.3]), girl.deep, 0.6);
    }
    let seam = girl.line(
        &spots![320, 352; 330, 318; 352, 298; 378, 300; 396, 326],
        &[0.6, 2.4, 2.4, 2.0, 0.6],
    );
    ink += scene.veil(&seam, girl.deep, 0.6);
    let edge = cut.minus(&cut.moved(-2.2, 0.6)).minus(&shoulder);
    ink += scene.veil(&edge, "#ffe2bc", 0.6);
    for line in [
        spots![352, 420; 340, 436; 322, 440],
        spots![350, 444; 336, 456; 318, 458],
        spots![330, 486; 320, 494; 306, 494],
    ] {
        ink += scene.veil(&girl.line(&line, &[0.4, 3.4, 0.4]), girl.deep, 0.55);
    }
    let cuff = girl.shape(
        &Stroke::new(&spots![286, 524; 305, 530; 328, 540], &[18.0, 18.0, 18.0])
            .blunt()
            .shape(),
    );
    ink + scene.shadow(&cuff, (0.0, 3.0), 3.0, girl.deep, 0.5)
        + girl.paper(scene, &cuff, girl.border, 9)
}

/// The hand that is about to take the fish.
fn reaching(scene: &Scene, girl: &Girl) -> Ink {
    let sleeve = Stroke::new(&spots![384, 366; 420, 420; 450, 458], &[60.0, 50.0, 40.0]);
    let sleeve = sleeve.blunt().shape();
    let hand = Hand {
        at: (452.0, 462.0),
        length: 106.0,
        direction: 45.0,
        gesture: Gesture::Open,
        skin: girl.skin,
        mirrored: false,
        light: Some(DAWN),
    };
    let drawn = hand.drawn(scene, 5);
    let mut ink = scene.shadow(&drawn.outline, (-3.0, 6.0), 8.0, "#7a3a5c", 0.4) + drawn.ink;
    ink += scene.shadow(&sleeve, (-3.0, 5.0), 8.0, "#4a2450", 0.4);
    ink += girl.paper(scene, &sleeve, mix(girl.dress, girl.deep, 0.22), 11);
    ink += print(scene, girl, &sleeve);
    let cuff = Stroke::new(&spots![434, 474; 452, 460; 468, 442], &[18.0, 18.0, 18.0])
        .blunt()
        .shape();
    ink + scene.shadow(&cuff, (0.0, 3.0), 3.0, girl.deep, 0.5)
        + girl.paper(scene, &cuff, girl.border, 12)
}

/// The arm of the other, up to the surface.
fn rising(scene: &Scene, girl: &Girl) -> Ink {
    let bare = taper(
        &[
            (540.0, 764.0),
            (582.0, 702.0),
            (612.0, 646.0),
            (WRIST.0, WRIST.1 + 4.0),
        ],
        &[50.0, 46.0, 39.0, 33.0],
    );
    let tones = girl.skin.tones();
    let bare = handcut_finely(&wavering(&bare, WATER, 1.6), 0.4, 20.0, 3, 0.15);
    let mut ink = scene
        .sheet(&bare, tones.base)
        .shade(0.5)
        .dark(tones.shade)
        .rim(1.8)
        .rim_colour("#ffe6cc")
        .ink();
    let veil = stops![0, "#d8f0e0", 0.3; 1, "#8fc8b4", 0.06];
    let under = bare.within(&rect(0.0, WATER + 4.0, 800.0, 1200.0));
    ink += scene.fill(&under, scene.linear((0.0, WATER), (0.0, 780.0), &veil));
    let sleeve = Stroke::new(&spots![440, 868; 506, 806; 556, 746], &[70.0, 62.0, 54.0]);
    let sleeve = wavering(&sleeve.blunt().shape(), WATER, 2.0);
    ink += scene.shadow(&sleeve, (0.0, 4.0), 8.0, "#0f4a4c", 0.4);
    ink += girl.paper(scene, &sleeve, mix(girl.dress, girl.deep, 0.15), 14);
    ink += print(scene, girl, &sleeve);
    let cuff = Stroke::new(&spots![530, 728; 556, 744; 580, 766], &[20.0, 20.0, 20.0])
        .blunt()
        .shape();
    ink + girl.paper(scene, &wavering(&cuff, WATER, 2.0), girl.border, 15)
}

fn head(scene: &Scene, girl: &Girl) -> Ink {
    let head = Head {
        view: View::Profile,
        skin: girl.skin,
        age: Age::Child,
        hair: Hair::Braid,
        hair_colour: if girl.other {
            LOOSE.into()
        } else {
            HAIR.into()
        },
        eyes: Eyes::Open,
        gaze: (0.5, if girl.other { 0.2 } else { 0.9 }),
        iris: "#22121c".into(),
        brow: if girl.other { 0.0 } else { -0.7 },
        mouth: if girl.other {
            Mouth::Smile
        } else {
            Mouth::Calm
        },
        blush: 0.8,
        tilt: if girl.other { 50.0 } else { 54.0 },
        light: Some(DAWN),
        lit: 0.36,
        rim: Some("#fff0d8".into()),
        ..Head::default()
    };
    let at = if girl.other { OTHER_HEAD } else { HEAD };
    let mut spot = Head::spot(at, HALF);
    if girl.other {
        spot = spot.turned(180.0).flipped(true);
    }
    let neck = Neck {
        to: girl.at((384.0, 336.0)),
        width: 64.0,
    };
    let drawn = head.drawn(scene, spot, Some(neck), 4);
    let mut ink = Ink::none();
    if !girl.other {
        ink += scene.shadow(&drawn.face.grown(6.0), (-4.0, 6.0), 12.0, "#5a2450", 0.4);
    }
    ink += drawn.front;
    // A collar over the root of the neck.
    let collar = girl.shape(&blob(&knots![
        376, 284; 396, 292; 412, 318; 420, 350; 410, 366; 392, 362; 378, 340; 362, 316; 358, 294
    ]));
    ink += scene.shadow(&collar, (-2.0, 3.0), 5.0, girl.deep, 0.5);
    ink + girl.paper(
        scene,
        &collar,
        if girl.other { "#f6dcd0" } else { CREAM },
        17,
    )
}

/// Hers is still plaited, and hangs.
fn braid(scene: &Scene) -> Ink {
    let path = Path::new(curve(
        &spots![430, 270; 402, 288; 386, 326; 392, 388; 399, 446; 398, 502],
    ));
    let count = 15;
    let mut ink = Ink::none();
    let mut whole = Vec::new();
    for i in 0..count {
        let part = f64::from(i) / f64::from(count - 1);
        let far = path.length() * part;
        let (at, degrees) = (path.at(far), path.direction(far));
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        let strand = blob(&knots![-17, -4; -6, -13; 10, -10; 19, 2; 8, 11; -8, 9]);
        let spot = Spot::new(at.0, at.1, 1.0 - 0.36 * part).turned(degrees + side * 26.0);
        whole.push(spot.put(&strand).moved(-side * 3.0, 0.0));
    }
    let all_of_it = all(whole.iter().cloned());
    ink += scene.shadow(&all_of_it, (-3.0, 5.0), 7.0, "#2a1430", 0.5);
    for (i, strand) in whole.iter().enumerate() {
        let cut = handcut_finely(strand, 0.4, 14.0, i as i64, 0.15);
        ink += scene.shadow(&cut, (0.0, 2.0), 2.0, "#120a18", 0.5);
        let sheet = scene.sheet(&cut, HAIR).lit(0.22).shade(0.4).rim(1.3);
        ink += sheet.rim_colour("#b8788a").seed(i as i64).ink();
    }
    let tuft = blob(
        &knots![390, 508, corner; 386, 528; 392, 552, corner; 397, 540; 402, 554, corner; 408, 528; 406, 508, corner],
    );
    ink += scene
        .sheet(&tuft, HAIR)
        .lit(0.2)
        .rim(1.2)
        .rim_colour("#b8788a")
        .ink();
    let bow = [
        blob(&knots![398, 508; 384, 498; 378, 506; 382, 518]),
        blob(&knots![398, 508; 412, 498; 419, 506; 414, 518]),
        ellipse((398.0, 508.0), 5.0, 6.0),
    ];
    for (i, part) in bow.iter().enumerate() {
        ink += scene
            .sheet(part, CORAL)
            .lit(0.35)
            .shade(0.4)
            .rim(1.2)
            .seed(i as i64)
            .ink();
    }
    ink
}

/// The other's has come undone.
fn loose_hair(scene: &Scene) -> Ink {
    let locks: [(&[At], &[f64]); 9] = [
        (
            &spots![450, 980; 380, 1040; 330, 1050; 250, 1120; 160, 1140; 100, 1190],
            &[2.0, 30.0, 34.0, 28.0, 16.0, 1.0],
        ),
        (
            &spots![500, 1000; 480, 1080; 500, 1140; 480, 1210],
            &[2.0, 30.0, 26.0, 8.0],
        ),
        (
            &spots![500, 896; 426, 956; 330, 968; 240, 1010; 150, 1004; 70, 1046],
            &[46.0, 54.0, 46.0, 36.0, 20.0, 1.0],
        ),
        (
            &spots![506, 906; 440, 990; 350, 1022; 280, 1080; 190, 1088; 110, 1136],
            &[50.0, 56.0, 50.0, 38.0, 22.0, 1.0],
        ),
        (
            &spots![512, 912; 474, 1020; 400, 1070; 350, 1136; 270, 1160; 220, 1206],
            &[50.0, 54.0, 48.0, 38.0, 24.0, 4.0],
        ),
        (
            &spots![520, 914; 512, 1030; 462, 1092; 440, 1160; 390, 1216],
            &[50.0, 50.0, 42.0, 32.0, 10.0],
        ),
        (
            &spots![530, 914; 556, 1020; 540, 1090; 560, 1150; 540, 1214],
            &[44.0, 44.0, 36.0, 26.0, 6.0],
        ),
        (
            &spots![536, 908; 584, 990; 588, 1056; 616, 1106; 608, 1160],
            &[36.0, 36.0, 26.0, 14.0, 1.0],
        ),
        (
            &spots![496, 890; 404, 930; 320, 926; 236, 950; 170, 938],
            &[34.0, 34.0, 26.0, 14.0, 1.0],
        ),
    ];
    let mut ink = Ink::none();
    let shapes: Vec<Shape> = locks
        .iter()
        .map(|(line, widths)| taper(line, widths))
        .collect();
    ink += scene.shadow(
        &all(shapes.iter().cloned()),
        (0.0, 8.0),
        14.0,
        "#06282e",
        0.5,
    );
    // Wisps between them, so that it is hair and not arms.
    let wisps: [&[At]; 12] = [
        &spots![440, 950; 350, 984; 262, 992; 180, 1034; 96, 1024],
        &spots![430, 966; 340, 1010; 250, 1056; 168, 1058; 92, 1098],
        &spots![420, 1000; 330, 1070; 236, 1104; 170, 1150; 96, 1160],
        &spots![430, 1030; 360, 1110; 300, 1130; 240, 1184; 176, 1192],
        &spots![460, 1040; 410, 1110; 392, 1160; 330, 1204],
        &spots![500, 1030; 486, 1110; 452, 1150; 446, 1204],
        &spots![536, 1020; 524, 1100; 536, 1160; 508, 1206],
        &spots![560, 1000; 584, 1060; 572, 1120; 600, 1180],
        &spots![570, 980; 602, 1030; 602, 1080; 634, 1134],
        &spots![430, 930; 350, 944; 270, 936; 196, 968; 132, 960],
        &spots![400, 1050; 318, 1094; 262, 1150; 200, 1166; 150, 1206],
        &spots![470, 1060; 440, 1130; 410, 1200],
    ];
    for (i, wisp) in wisps.into_iter().enumerate() {
        let shape = taper(wisp, &[2.0, 8.0, 6.0, 4.0, 0.3]);
        ink += scene
            .sheet(&shape, mix(LOOSE, "#2f5a7c", 0.1))
            .rim(0.9)
            .rim_colour("#7fb0b8")
            .rim_opacity(0.4)
            .seed(i as i64)
            .ink();
    }
    for (i, shape) in shapes.iter().enumerate() {
        let cut = handcut(shape, 0.8, 30.0, i as i64);
        let tone = mix(LOOSE, "#2f5a7c", 0.05 * (i % 4) as f64);
        ink += scene
            .sheet(&cut, tone)
            .lit(0.2)
            .shade(0.5)
            .rim(1.4)
            .rim_colour("#7fb0b8")
            .rim_opacity(0.4)
            .seed(i as i64)
            .ink();
    }
    // Single strands, along the locks.
    for (i, (line, _)) in locks.iter().enumerate() {
        for (j, aside) in [-9.0, 0.0, 8.0].into_iter().enumerate() {
            let strand: Vec<At> = line
                .iter()
                .map(|(x, y)| (x + aside * 0.5, y + aside))
                .collect();
            let tone = if (i + j) % 2 == 0 {
                "#6f9cb4"
            } else {
                "#0c1430"
            };
            ink += scene.veil(&taper(&strand, &[0.4, 1.8, 1.6, 0.3]), tone, 0.35);
        }
    }
    ink
}

/// The fish in the hand that came through.
pub fn gift(scene: &Scene) {
    let koi = Koi {
        spot: Spot::new(614.0, 549.0, 0.37).turned(-5.0),
        bow: 460.0,
        light: DAWN,
        patch: "#f2784a".into(),
        skin: "#fff6e2".into(),
        fin: "#f7a860".into(),
        line: "#8a2c34".into(),
        shadow: "#6a2c50".into(),
    };
    let hand = Hand {
        at: WRIST,
        length: 132.0,
        direction: -84.0,
        gesture: Gesture::Clasp,
        skin: Skin::Honey,
        mirrored: false,
        light: Some(DAWN),
    };
    let drawn = hand.drawn_around(scene, 9, koi.ink(scene, 4));
    scene.add(drawn.ink);
}
