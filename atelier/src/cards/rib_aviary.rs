//! An old woman opens her coat on an aviary at dusk; her ribs are its bars, and one canary got out.

use crate::colour::mix;
use crate::line::{Stroke, blob, circle, ellipse, handcut, handcut_finely, rect, taper};
use crate::motifs::animals::{Canary, swallow};
use crate::motifs::figures::{Age, Eyes, Gesture, Hair, Hand, Head, Mouth, Neck, Skin, View};
use crate::motifs::plants::{bare_tree, ground};
use crate::motifs::sky::{Cloud, aperture};
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The sun in her chest lights all but her face.
const SUN: At = (400.0, 880.0);
const LIGHT: At = (400.0, 860.0);
/// The light on her face.
const EVENING: At = (620.0, 520.0);
const COAT: &str = "#1f4552";
const BRASS: &str = "#d8a05a";
const BONE: &str = "#e8bc6a";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((400.0, 620.0), 290.0);
    sky(&scene);
    woman(&scene);
    let opening = opening();
    aviary(&scene, &opening);
    depth(&scene, &opening);
    ribs(&scene, &opening);
    coat(&scene, &opening);
    lining(&scene);
    collar(&scene);
    arms(&scene);
    scene.add(scene.glow((590.0, 520.0), 100.0, "#ffd070", 0.5, 0.35));
    let canary = Canary {
        spot: Spot::new(604.0, 576.0, 1.3).flipped(true),
        colour: "#f2b62c".into(),
        light: (420.0, 560.0),
    };
    scene.add(canary.ink(&scene));
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.2,
        colour: "#1c1026",
        middle: (400.0, 600.0),
        ..Finish::default()
    });
    scene
}

/// The other half of something that is cut twice.
fn mirrored(shape: &Shape, side: usize) -> Shape {
    match side {
        0 => shape.clone(),
        _ => shape.mirrored(400.0),
    }
}

/// A swallow about 38 wide.
fn bird(scene: &Scene, at: At, size: f64, spread: f64, flip: bool) -> (Shape, Ink) {
    let shape = swallow(spread);
    let bounds = shape.bounds();
    let size = size / bounds.width().max(bounds.height());
    let spot = Spot::new(at.0, at.1, size).turned(-12.0).flipped(flip);
    let shape = spot.put(&shape);
    let ink = scene.fill(&shape, "#43203f");
    (shape, ink)
}

fn sky(scene: &Scene) {
    let stops = stops![0, "#f6d9c2"; 0.3, "#e6ac98"; 0.6, "#c07a74"; 1, "#6a3a48"];
    scene.sky(scene.radial((400.0, 330.0), 950.0, &stops), 3, 0.09);
    let middle = (400.0, 300.0);
    for (i, (r, colour)) in [(232.0, "#e2a494"), (330.0, "#cc8880"), (450.0, "#a8646a")]
        .into_iter()
        .enumerate()
    {
        let i = i as i64;
        let sheet = handcut(&aperture(middle, r, r, 0.035, i + 2), 1.2, 50.0, i);
        let stops = stops![0.2, mix(colour, "#f6d0b8", 0.3); 0.5, colour; 1, "#5a3044"];
        let paper = scene.fill(&sheet, scene.radial(middle, 820.0, &stops));
        scene.add(scene.shadow(&sheet, (0.0, 4.0), 14.0, "#6a2c34", 0.34));
        scene.add(scene.washed(paper, 6 + i, 0.07));
        scene.add(scene.rim(&sheet, (1.4, 2.0), "#f0c0b0", 0.35, middle, 300.0));
    }
    for (x, y, size, turn, flip, seed) in [
        (-46.0, 484.0, 4.2, 12.0, false, 12),
        (836.0, 400.0, 3.5, -26.0, true, 14),
    ] {
        let spot = Spot::new(x, y, size).turned(turn).flipped(flip);
        let tree = spot.put(&bare_tree(100.0, 30.0, 6, 0.05, seed));
        scene.add(scene.shadow(&tree, (3.0, 6.0), 8.0, "#2a1830", 0.35));
        let tree = handcut_finely(&tree, 0.4, 20.0, 3, 0.2);
        scene.add(scene.veil(&tree, "#6a3a48", 0.85));
    }
    for (at, size, spread) in [
        ((600.0, 318.0), 57.0, 0.7),
        ((634.0, 128.0), 44.0, 0.3),
        ((560.0, 196.0), 30.0, 0.6),
    ] {
        let (shape, ink) = bird(scene, at, size, spread, true);
        scene.add(scene.shadow(&shape, (2.0, 6.0), 6.0, "#7a3038", 0.35));
        scene.add(ink);
    }
}

fn woman(scene: &Scene) {
    let head = Head {
        view: View::ThreeQuarter,
        skin: Skin::Sand,
        age: Age::Old,
        hair: Hair::Bun,
        hair_colour: "#e9e2d8".into(),
        eyes: Eyes::Down,
        mouth: Mouth::Smile,
        brow: -0.1,
        blush: 0.75,
        tilt: 5.0,
        lit: 0.36,
        light: Some(EVENING),
        ..Head::default()
    };
    let neck = Neck {
        to: (384.0, 540.0),
        width: 150.0,
    };
    let drawn = head.drawn(scene, Head::spot((392.0, 292.0), 150.0), Some(neck), 4);
    let (x, y) = drawn.spot.point((-62.0, 52.0));
    scene.add(drawn.behind);
    scene.add(scene.shadow(&drawn.face, (0.0, 8.0), 26.0, "#3a1c38", 0.5));
    scene.add(drawn.front);
    let hook = taper(&[(x, y - 12.0), (x, y)], &[1.6, 1.6]);
    let pearl = circle((x, y + 6.0), 7.5);
    scene.add(scene.fill(&hook, "#8a5a2a"));
    let sheet = scene
        .sheet(&pearl, "#e8bc5a")
        .light(EVENING)
        .lit(0.4)
        .shade(0.4)
        .rim(1.2)
        .dark("#8a4a2a")
        .grain(1.05);
    scene.add(sheet);
}

/// The oval her coat leaves open.
fn opening() -> Shape {
    let half = blob(&knots![
        400, 566; 466, 578; 540, 636; 588, 740; 600, 860; 572, 990; 502, 1076; 400, 1106; 298, 1076; 228, 990;
        200, 860; 212, 740; 260, 636; 334, 578
    ]);
    handcut(&half, 0.8, 50.0, 3)
}

/// The world inside: dusk, hills, a river, and the birds that have not got out.
fn aviary(scene: &Scene, opening: &Shape) {
    let room = rect(170.0, 540.0, 630.0, 1130.0);
    let dusk = stops![
        0, "#fffbe0"; 0.13, "#ffedaa"; 0.3, "#fcc06e"; 0.52, "#ef8a66"; 0.76, "#c25f72"; 1, "#6a3c6c"
    ];
    let mut ink = scene.fill(&room, scene.radial(SUN, 420.0, &dusk));
    for (i, (r, colour)) in [(110.0, "#fdd184"), (180.0, "#f6a56c"), (262.0, "#df7868")]
        .into_iter()
        .enumerate()
    {
        let i = i as i64;
        let sheet = handcut(&aperture(SUN, r, r, 0.04, i + 3), 1.0, 40.0, i);
        let stops = stops![
            0.1, mix(colour, "#fff0b8", 0.4); 0.5, colour; 1, mix(colour, "#5a3468", 0.65)
        ];
        let paper = scene.fill(&sheet.within(&room), scene.radial(SUN, 420.0, &stops));
        let shadow = scene.shadow(&sheet, (0.0, 3.0), 9.0, "#9a3f3a", 0.3);
        ink += scene.clipped(&room, shadow + paper);
    }
    ink += scene.glow(SUN, 200.0, "#fff0b0", 0.8, 0.35);
    let sun = stops![0, "#fffef0"; 1, "#ffe596"];
    ink += scene.fill(
        &circle((400.0, 884.0), 58.0),
        scene.radial((400.0, 872.0), 70.0, &sun),
    );
    for (x, y, width, height, colour) in [
        (300.0, 770.0, 150.0, 30.0, "#f3a57c"),
        (500.0, 730.0, 160.0, 34.0, "#e08a7a"),
        (420.0, 690.0, 140.0, 26.0, "#b8667c"),
    ] {
        let cloud = Cloud {
            lit: 0.4,
            shade: 0.3,
            fades: true,
            ..Cloud::new((x, y), width, height, colour, x as u64)
        };
        ink += cloud.ink(scene);
    }
    ink += hills(scene) + trees(scene) + flock(scene);
    scene.add(scene.clipped(opening, ink));
}

fn hills(scene: &Scene) -> Ink {
    let room = rect(160.0, 500.0, 640.0, 1150.0);
    let lines: [(&[At], &str); 4] = [
        (
            &spots![170, 930; 260, 900; 340, 918; 430, 900; 520, 912; 640, 884],
            "#c8707a",
        ),
        (
            &spots![170, 968; 250, 948; 350, 966; 450, 946; 560, 958; 640, 938],
            "#96526e",
        ),
        (
            &spots![170, 1010; 270, 1000; 360, 1022; 470, 996; 640, 1010],
            "#5f3a62",
        ),
        (
            &spots![170, 1066; 300, 1046; 420, 1066; 540, 1044; 640, 1060],
            "#38264c",
        ),
    ];
    let mut ink = Ink::none();
    for (i, (line, colour)) in lines.into_iter().enumerate() {
        let hill = handcut(&ground(line).within(&room), 0.7, 26.0, i as i64 + 3);
        ink += scene.shadow(&hill, (0.0, -3.0), 8.0, "#5a2448", 0.35);
        let sheet = scene.sheet(&hill, colour).lit(0.3);
        ink += sheet.rim_colour("#ffd9a0").rim_opacity(0.7).ink();
    }
    let river = blob(&knots![
        401, 905, corner; 405, 905, corner; 412, 924; 420, 940; 402, 964; 386, 992; 424, 1026; 466, 1070; 480, 1120;
        356, 1120; 372, 1062; 348, 1012; 364, 976; 394, 950; 408, 936; 403, 922
    ]);
    let river = handcut(&river, 0.5, 20.0, 3);
    let water = stops![0, "#fff0b4"; 0.5, "#f0a070"; 1, "#9a506e"];
    let water = scene.linear((0.0, 920.0), (0.0, 1110.0), &water);
    ink + scene.veil(&river, water, 0.95)
}

fn trees(scene: &Scene) -> Ink {
    let left = Spot::new(270.0, 1066.0, 2.3).turned(2.0);
    let left = left.put(&bare_tree(100.0, 30.0, 6, 0.07, 21));
    let right = Spot::new(536.0, 1072.0, 1.6).turned(-4.0).flipped(true);
    let right = right.put(&bare_tree(100.0, 30.0, 6, 0.07, 33));
    scene.shadow(&left, (-2.0, 3.0), 5.0, "#5a1f38", 0.35)
        + scene.fill(&handcut_finely(&left, 0.4, 18.0, 3, 0.15), "#3a1f3c")
        + scene.fill(&handcut_finely(&right, 0.4, 18.0, 3, 0.15), "#472648")
}

fn flock(scene: &Scene) -> Ink {
    let birds = [
        (330.0, 690.0, 1.1, 0.6, false),
        (380.0, 652.0, 0.9, 0.2, false),
        (440.0, 700.0, 1.25, 0.9, true),
        (486.0, 660.0, 0.8, 0.4, true),
        (420.0, 760.0, 1.0, 0.5, false),
        (352.0, 820.0, 0.9, 0.8, true),
        (470.0, 812.0, 1.1, 0.3, false),
        (516.0, 778.0, 0.8, 0.6, true),
        (300.0, 760.0, 0.7, 0.5, false),
        (444.0, 632.0, 0.7, 0.7, false),
    ];
    let birds =
        birds.map(|(x, y, size, spread, flip)| bird(scene, (x, y), 34.0 * size, spread, flip).1);
    birds.into_iter().sum()
}

/// Two edges set back behind the coat.
fn depth(scene: &Scene, opening: &Shape) {
    for (i, (back, colour)) in [(-26.0, "#8a4458"), (-12.0, "#5c3450")]
        .into_iter()
        .enumerate()
    {
        let inner = handcut(&opening.grown(back), 1.0, 40.0, i as i64 + 3);
        let ring = opening.grown(2.0).minus(&inner);
        let stops = stops![
            0.2, mix(colour, "#ffb880", 0.45); 0.7, colour; 1, mix(colour, "#20102a", 0.25)
        ];
        let ink = scene.shadow(&ring, (0.0, 3.0), 12.0, "#3a1430", 0.6)
            + scene.fill(&ring, scene.radial(SUN, 420.0, &stops))
            + scene.rim(&ring, (0.0, 2.0), "#ffd0a0", 0.3, LIGHT, 520.0);
        scene.add(scene.clipped(opening, ink));
    }
}

/// The bars.
fn ribs(scene: &Scene, opening: &Shape) {
    let mut ink = Ink::none();
    let bone = |shape: &Shape| {
        let sheet = scene
            .sheet(shape, BONE)
            .lit(0.3)
            .shade(0.4)
            .rim(1.8)
            .dark("#8a4a3a")
            .rim_colour("#fff6d0")
            .rim_opacity(0.9);
        scene.shadow(shape, (0.0, 4.0), 6.0, "#5a1f3c", 0.5) + sheet.ink()
    };
    let ends = [
        (526.0, 34.0),
        (576.0, 70.0),
        (598.0, 100.0),
        (604.0, 126.0),
        (602.0, 146.0),
        (590.0, 160.0),
    ];
    for (i, (end_x, fall)) in ends.into_iter().enumerate() {
        let (row, y) = (i as f64, 600.0 + 46.0 * i as f64);
        let end_y = y + fall;
        // The lowest two do not reach the breastbone.
        let (x0, y0) = match i {
            4 => (424.0, y + 4.0),
            5 => (462.0, y + 26.0),
            _ => (402.0, y),
        };
        let line = [
            (x0, y0),
            (x0 + (end_x - x0) * 0.34, y0 - 14.0 + row),
            (x0 + (end_x - x0) * 0.74, y0 + 8.0 + row * 3.0),
            (end_x - 4.0, y0 + (end_y - y0) * 0.62),
            (end_x + 8.0, end_y + 14.0),
        ];
        let rib = taper(&line, &[9.0, 9.0, 10.0, 10.0, 9.0]);
        for side in 0..2 {
            let seed = (i + 3 + side * 10) as i64;
            ink += bone(&handcut(&mirrored(&rib, side), 0.5, 22.0, seed));
        }
    }
    let breastbone = taper(
        &spots![400, 566; 400, 640; 400, 760; 400, 846],
        &[20.0, 17.0, 15.0, 9.0],
    );
    ink += bone(&handcut(&breastbone, 0.6, 20.0, 3));
    let knob = |shape: &Shape| {
        let sheet = scene.sheet(shape, "#f0cc80").lit(0.3);
        sheet.dark("#8a4a3a").ink()
    };
    for y in [600.0, 646.0, 692.0, 738.0] {
        ink += knob(&circle((400.0, y), 10.0));
    }
    ink += knob(&ellipse((400.0, 850.0), 9.0, 11.0));
    scene.add(scene.clipped(opening, ink));
    scene.add(scene.glow(SUN, 330.0, "#ffc880", 0.35, 0.35));
}

fn coat(scene: &Scene, opening: &Shape) {
    let body = blob(&knots![
        400, 486; 318, 492; 230, 524; 140, 574; 88, 660; 56, 800; 26, 1000; 10, 1260, corner; 790, 1260, corner;
        772, 1000; 744, 800; 712, 660; 660, 574; 570, 524; 482, 492
    ]);
    let coat = handcut(&body, 1.0, 60.0, 5).minus(opening);
    let cloth = stops![0.3, mix(COAT, "#e08a5a", 0.32); 0.5, COAT; 1, "#10222e"];
    let cloth = scene.fill(&coat, scene.radial(LIGHT, 620.0, &cloth));
    scene.add(scene.shadow(&coat, (0.0, 2.0), 18.0, "#20101f", 0.6));
    scene.add(scene.washed(cloth, 12, 0.1));
    let density = stops![0.4, "#000000", 0.0; 1, "#000000", 0.8];
    let spray = Spray::new(5, 0.8);
    let density = scene.radial(LIGHT, 620.0, &density);
    scene.add(scene.grain(&coat, density, "#0d1826", spray));
    let mut chance = Chance::of("tweed", 9);
    let flecks = (0..620).map(|_| {
        let (x, y) = (chance.between(10.0, 790.0), chance.between(500.0, 1200.0));
        let spot = Spot::new(x, y, 1.0).turned(60.0 * chance.side());
        let fleck = spot.put(&rect(-3.4, -0.55, 3.4, 0.55));
        let colour = *chance.pick(&["#7fb0ac", "#c98a62", "#0c1a24"]);
        scene.veil(&fleck, colour, chance.between(0.25, 0.5))
    });
    let flecks: Ink = flecks.sum();
    scene.add(scene.clipped(&coat, flecks));
}

/// The edges of the coat, turned back.
fn lining(scene: &Scene) {
    let edge = blob(&knots![
        398, 540, corner; 322, 548; 226, 606; 158, 716; 140, 866; 172, 1010; 262, 1110; 398, 1140, corner; 300, 1072;
        229, 992; 201, 862; 213, 742; 261, 638; 334, 578
    ]);
    let leaf = blob(&knots![-7, 0, corner; 0, -3.2; 7, 0, corner; 0, 3.2]);
    for side in 0..2 {
        let shape = handcut(&mirrored(&edge, side), 0.8, 40.0, 6 + side as i64);
        let sheet = scene
            .sheet(&shape, "#b8655a")
            .lit(0.3)
            .shade(0.6)
            .rim(2.0)
            .dark("#6a3048")
            .rim_colour("#ffdca8")
            .rim_opacity(0.85);
        scene.add(scene.shadow(&shape, (0.0, 5.0), 14.0, "#0a1018", 0.65));
        scene.add(sheet);
        let mut leaves = Ink::none();
        for i in 0..34 {
            let degrees = -90.0 - 180.0 * f64::from(i) / 33.0;
            let (sin, cos) = degrees.to_radians().sin_cos();
            for (j, off) in [-16.0, 4.0, 24.0].into_iter().enumerate() {
                let aside = if j == 1 { 6.0 } else { 0.0 };
                let at = (
                    400.0 + cos * (222.0 + off) + aside,
                    842.0 + sin * (290.0 + off * 1.1),
                );
                let turn = if (i as usize + j) % 2 == 1 {
                    60.0
                } else {
                    -60.0
                };
                let spot = Spot::new(at.0, at.1, 1.0).turned(degrees + turn);
                let leaf = mirrored(&spot.put(&leaf), side);
                leaves += scene.veil(&leaf, "#f0c084", 0.65);
            }
        }
        scene.add(scene.clipped(&shape, leaves));
    }
}

/// Collar, seam and button.
fn collar(scene: &Scene) {
    let half = blob(&knots![
        400, 556, corner; 352, 538; 326, 512; 314, 484; 294, 482; 264, 506; 224, 548; 232, 594; 292, 616; 350, 600
    ]);
    let seam = taper(
        &spots![296, 482; 270, 514; 240, 556; 248, 584; 294, 602; 346, 588; 384, 564],
        &[1.2, 1.6, 1.2],
    );
    for side in [1, 0] {
        let shape = handcut(&mirrored(&half, side), 0.8, 30.0, 4 + side as i64);
        let sheet = scene
            .sheet(&shape, mix(COAT, "#0f1c2a", 0.1))
            .shade(0.6)
            .rim(2.0)
            .rim_colour("#f0b890")
            .rim_opacity(0.6);
        scene.add(scene.shadow(&shape, (0.0, 6.0), 14.0, "#0a1018", 0.6));
        scene.add(sheet);
        scene.add(scene.veil(&mirrored(&seam, side), "#7aa0a0", 0.45));
    }
    let closed = taper(&spots![400, 1140; 402, 1200], &[2.0, 2.4]);
    scene.add(scene.veil(&closed, "#0d1a24", 0.8));
    let button = circle((400.0, 1166.0), 13.0);
    scene.add(scene.shadow(&button, (0.0, 3.0), 4.0, "#0a1018", 0.6));
    scene.add(scene.sheet(&button, BRASS).lit(0.3));
    for (x, y) in spots![396, 1162; 404, 1162; 396, 1170; 404, 1170] {
        scene.add(scene.fill(&circle((x, y), 1.8), "#5a3020"));
    }
}

fn arms(scene: &Scene) {
    for (line, aside) in [
        (&spots![176, 640; 140, 740; 118, 860; 112, 940][..], 3.0),
        (&spots![626, 640; 664, 720; 690, 790][..], -3.0),
    ] {
        let crease = taper(line, &[0.6, 5.0, 5.0, 0.6]);
        let glint = taper(line, &[0.4, 1.6, 1.6, 0.4]).moved(aside, 0.0);
        scene.add(scene.veil(&crease, "#0a1620", 0.75));
        scene.add(scene.veil(&glint, "#6a9090", 0.4));
    }
    // One hand holds the coat open.
    let sleeve = Stroke::new(
        &spots![-30, 1180; 40, 1090; 112, 1004],
        &[190.0, 150.0, 100.0],
    );
    let sleeve = handcut(&sleeve.blunt().shape(), 0.9, 40.0, 3);
    let hand = Hand {
        at: (118.0, 992.0),
        length: 150.0,
        direction: -46.0,
        gesture: Gesture::Holding,
        skin: Skin::Sand,
        light: Some((420.0, 800.0)),
        ..Hand::default()
    };
    arm(scene, &sleeve, &hand, 5, (4.0, -4.0));
    scene.add(cuff(scene, spots![70, 966; 122, 996; 158, 1042]));
    // The other lifts the one that got out.
    let upper = taper(
        &spots![764, 800; 790, 900; 800, 1010],
        &[120.0, 170.0, 190.0],
    );
    let fore = Stroke::new(&spots![800, 960; 776, 830; 738, 702], &[190.0, 140.0, 96.0]);
    let sleeve = upper.and(&fore.blunt().shape()).fillet(10.0);
    let sleeve = handcut(&sleeve, 0.9, 40.0, 8);
    let hand = Hand {
        at: (734.0, 704.0),
        length: 210.0,
        direction: 214.0,
        gesture: Gesture::Perch,
        mirrored: true,
        light: Some((520.0, 480.0)),
        ..hand
    };
    arm(scene, &sleeve, &hand, 7, (-4.0, 0.0));
    scene.add(cuff(scene, spots![690, 726; 734, 700; 790, 690]));
}

fn arm(scene: &Scene, sleeve: &Shape, hand: &Hand, seed: i64, fall: At) {
    scene.add(scene.shadow(sleeve, fall, 16.0, "#060c14", 0.7));
    let sheet = scene
        .sheet(sleeve, mix(COAT, "#10202c", 0.1))
        .lit(0.2)
        .shade(0.7)
        .rim(2.2)
        .dark("#0c1824")
        .rim_colour("#e0a888")
        .rim_opacity(0.55);
    scene.add(sheet);
    let drawn = hand.drawn(scene, seed);
    let fall = (fall.0 / 2.0, 7.0);
    scene.add(scene.shadow(&drawn.outline, fall, 11.0, "#1a0c14", 0.55));
    scene.add(drawn.ink);
}

fn cuff(scene: &Scene, line: [At; 3]) -> Ink {
    let cuff = Stroke::new(&line, &[34.0, 36.0, 34.0]).blunt().shape();
    let cuff = handcut(&cuff, 0.6, 20.0, 4);
    let sheet = scene
        .sheet(&cuff, "#c0705e")
        .lit(0.3)
        .rim(1.8)
        .dark("#6a3048")
        .rim_colour("#ffdca8")
        .rim_opacity(0.85);
    scene.shadow(&cuff, (0.0, 3.0), 6.0, "#0a1018", 0.5) + sheet.ink()
}
