//! Two old people sit back to back; the light of the gramophone throws their shadows on the wall, young, and they dance.

use crate::colour::mix;
use crate::line::{Stroke, blob, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::SittingCat;
use crate::motifs::figures::{
    Age, Beard, Build, Eyes, Figure, Garment, Gesture, Hair, Head, Mouth, Pose, Skin, View,
    head_contour,
};
use crate::motifs::sky::aperture;
use crate::motifs::things::{Chair, Gramophone};
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const LIGHT: At = (400.0, 520.0);
/// The light on the two.
const HORN: At = (400.0, 640.0);
/// The middle of the disc of light on the wall.
const DISC: At = (400.0, 400.0);
const SHADOW: &str = "#23382f";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((400.0, 560.0), 300.0);
    wall(&scene);
    portraits(&scene);
    dancers(&scene);
    floor(&scene);
    table(&scene);
    shine(&scene);
    couple(&scene);
    let cat = SittingCat {
        eye: "#1d1524".into(),
        ..SittingCat::new(Spot::new(400.0, 1172.0, 1.12), "#1d1524")
    };
    scene.add(scene.veil(&ellipse((404.0, 1172.0), 42.0, 8.0), "#0c0812", 0.5));
    scene.add(cat.ink(&scene, 1));
    curtains(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.25,
        colour: "#0c1014",
        middle: (400.0, 540.0),
        ..Finish::default()
    });
    scene
}

fn wall(scene: &Scene) {
    let (x, y) = DISC;
    let stops =
        stops![0, "#fffbdc"; 0.3, "#f1e9b0"; 0.36, "#969e66"; 0.56, "#4f6246"; 1, "#1c2622"];
    scene.sky(scene.radial(DISC, 900.0, &stops), 3, 0.08);
    let leaf = blob(&knots![0, 0, corner; 4, -9; 0, -20, corner; -4, -9]);
    let mut pattern = Ink::none();
    for row in -1..16 {
        for column in -1..13 {
            let aside = if row % 2 == 0 { 0.0 } else { 34.0 };
            let (px, py) = (f64::from(column) * 68.0 + aside, f64::from(row) * 58.0);
            for turn in [-38.0, 38.0, 180.0] {
                let leaf = Spot::new(px, py, 0.9).turned(turn).put(&leaf);
                pattern += scene.veil(&leaf, "#2f4a3c", 0.34);
            }
        }
    }
    let paper = rect(0.0, 0.0, 800.0, 860.0).minus(&ellipse(DISC, 310.0, 310.0));
    scene.add(scene.clipped(&paper, pattern));
    scene.add(scene.glow(DISC, 470.0, "#fff0a8", 0.5, 0.5));
    for (i, (r, colour)) in [(262.0, "#d6cf90"), (318.0, "#828d58")]
        .into_iter()
        .enumerate()
    {
        let i = i as i64;
        let sheet = handcut(&aperture((x, y), r, r, 0.02, i + 2), 1.3, 50.0, i);
        let ring = sheet.within(&ellipse(DISC, r + 62.0, r + 62.0));
        let stops = stops![0.6, mix(colour, "#fff6c0", 0.35); 1, colour];
        scene.add(scene.shadow(&ring, (0.0, 3.0), 12.0, "#3f5a34", 0.4));
        scene.add(scene.veil(&ring, scene.radial(DISC, 380.0, &stops), 0.72));
        scene.add(scene.rim(&ring, (1.4, 2.0), "#fffbd8", 0.5, LIGHT, 520.0));
    }
}

/// Cameos of the two when they were young, looking at each other.
fn portraits(scene: &Scene) {
    for (x, y, turn, flip, woman) in [
        (98.0, 214.0, -4.0, false, true),
        (706.0, 206.0, 5.0, true, false),
    ] {
        let at = (x, y);
        let frame = rect(x - 47.0, y - 60.0, x + 47.0, y + 60.0).turned(turn, at);
        let frame = handcut(&frame, 0.5, 30.0, 3);
        let oval = ellipse(at, 34.0, 47.0).turned(turn, at);
        let jaw = if woman { 0.0 } else { 1.0 };
        let bust = taper(&spots![-26, 60; -30, 150; -20, 190], &[84.0, 90.0, 190.0]);
        let hair = match woman {
            true => ellipse((-110.0, -74.0), 40.0, 40.0),
            false => blob(&knots![20, -128; 80, -96; 40, -80; -100, -60; -110, -100]),
        };
        let cameo = head_contour(View::Profile, Age::Grown, jaw)
            .and(&bust)
            .and(&hair);
        let spot = Spot::new(x, y + 2.0, 0.22).turned(turn).flipped(flip);
        let aside = if x > 400.0 { 3.0 } else { -3.0 };
        scene.add(scene.shadow(&frame, (aside, 6.0), 8.0, "#14241c", 0.55));
        let wood = scene.sheet(&frame, "#6e4e30").lit(0.3).rim(1.5);
        scene.add(wood.rim_colour("#f6e2a0"));
        let paper = scene.sheet(&oval, "#d8cf9a").lit(0.2).rim(0.0);
        scene.add(paper.dark("#7a7a50"));
        scene.add(scene.veil(&spot.put(&cameo).within(&oval), "#3a3a34", 0.9));
    }
}

/// The shadows: young, standing, dancing.
fn dancers(scene: &Scene) {
    let figure = Figure {
        view: View::Profile,
        hands: [Gesture::Flat, Gesture::Hidden],
        ..Figure::default()
    };
    let man = Figure {
        at: (330.0, 668.0),
        height: 478.0,
        pose: Pose {
            hip: (-1.6, -50.0),
            neck: (3.6, -83.0),
            head: (8.6, -92.0),
            knees: [(-4.0, -26.0), (3.5, -27.0)],
            feet: [(-11.0, -2.0), (5.0, -2.0)],
            elbows: [(12.0, -64.0), (12.0, -66.0)],
            hands: [(21.4, -60.0), (20.0, -61.0)],
            nod: 8.0,
            ..Pose::ATTENTION
        },
        garment: Garment::Trousers,
        head: Head {
            jaw: 0.6,
            ..Head::default()
        },
        ..figure
    };
    let woman = Figure {
        at: (470.0, 668.0),
        height: 478.0 * 0.95,
        flip: true,
        pose: Pose {
            hip: (-1.0, -50.0),
            neck: (4.0, -83.0),
            head: (9.0, -92.0),
            knees: [(-5.0, -26.0), (3.5, -26.5)],
            feet: [(-14.0, -3.0), (4.0, -2.0)],
            elbows: [(14.0, -71.0), (14.0, -72.0)],
            hands: [(22.0, -78.0), (20.0, -79.0)],
            nod: 8.0,
            ..Pose::ATTENTION
        },
        garment: Garment::Dress,
        hem: Some(0.74),
        head: Head {
            hair: Hair::Bun,
            ..Head::default()
        },
        ..figure
    };
    let swirl = blob(&knots![
        468, 470; 512, 520; 562, 590; 596, 622; 540, 642; 470, 648; 440, 610
    ]);
    let both = man.outline(5).and(&woman.outline(6)).and(&swirl);
    let both = handcut(&both.fillet(2.0).mirrored(400.0), 0.6, 30.0, 4);
    let soft = scene.veil(&both.moved(3.0, 5.0), SHADOW, 0.35);
    scene.add(scene.blurred(soft, 7.0));
    let stops = stops![0, "#35503f"; 0.6, SHADOW; 1, "#1a2a26"];
    let dark = scene.linear((0.0, 200.0), (0.0, 690.0), &stops);
    scene.add(scene.veil(&both, dark, 0.93));
    for fold in [
        spots![330, 500; 292, 560; 252, 622],
        spots![326, 520; 310, 580; 300, 634],
    ] {
        let fold = taper(&fold, &[0.5, 2.0, 0.5]);
        scene.add(scene.veil(&fold, "#5a7a5c", 0.5));
    }
}

fn floor(scene: &Scene) {
    let panel = handcut(&rect(-10.0, 770.0, 810.0, 862.0), 0.8, 60.0, 3);
    scene.add(scene.shadow(&panel, (0.0, -3.0), 8.0, "#14241c", 0.4));
    let sheet = scene
        .sheet(&panel, "#56633f")
        .lit(0.2)
        .shade(0.4)
        .rim(2.0)
        .rim_colour("#f0e8a8")
        .dark("#262f24");
    scene.add(sheet);
    for i in 0..18 {
        let x = 20.0 + 44.0 * f64::from(i);
        let joint = taper(&[(x, 780.0), (x, 860.0)], &[1.6, 1.6]);
        scene.add(scene.veil(&joint, "#2a4034", 0.6));
    }
    let floor = rect(-10.0, 858.0, 810.0, 1210.0);
    let stops = stops![0, "#b98a62"; 0.35, "#7e5650"; 0.75, "#4a3240"; 1, "#2a1c2c"];
    let boards = scene.fill(&floor, scene.radial((400.0, 900.0), 560.0, &stops));
    scene.add(scene.washed(boards, 7, 0.1));
    scene.add(scene.rim(&floor, (0.0, 3.0), "#e0c890", 0.4, LIGHT, 520.0));
    for i in 0..23 {
        let x = -420.0 + 74.0 * f64::from(i);
        let far = 400.0 + (x - 400.0) * 0.62;
        let joint = poly(&spots![far, 858; far + 1.6, 858; x + 3.4, 1210; x, 1210]);
        scene.add(scene.veil(&joint, "#2a1a28", 0.45));
    }
    long_feet(scene);
    rug(scene);
}

/// From the feet of the two their shadows fall across the floor, and are lost on the wall below the dancers.
fn long_feet(scene: &Scene) {
    let stops = stops![
        0, SHADOW, 0.0; 0.24, "#22302c", 0.2; 0.45, "#22302c", 0.58; 0.5, "#241c2a", 0.55; 1, "#1c1424", 0.6
    ];
    let dark = scene.linear((0.0, 690.0), (0.0, 1050.0), &stops);
    for line in [
        spots![322, 680; 296, 780; 262, 858; 190, 1050],
        spots![482, 680; 508, 780; 540, 858; 614, 1050],
    ] {
        let fall = Stroke::new(&line, &[150.0, 130.0, 110.0, 150.0]).blunt();
        let fall = scene.fill(&fall.shape(), dark.clone());
        scene.add(scene.blurred(fall, 7.0));
    }
}

fn rug(scene: &Scene) {
    let middle = (400.0, 1052.0);
    let oval = |part: f64| ellipse(middle, 372.0 * part, 96.0 * part);
    let rug = handcut(&oval(1.0), 1.2, 40.0, 3);
    scene.add(scene.shadow(&rug, (0.0, 3.0), 8.0, "#140c18", 0.5));
    let stops = stops![0, "#a85a58"; 0.5, "#743a4c"; 1, "#43263c"];
    let wool = scene.fill(&rug, scene.radial((400.0, 940.0), 420.0, &stops));
    scene.add(scene.washed(wool, 9, 0.08));
    for (part, width) in [(0.93, 3.0), (0.86, 1.6), (0.6, 2.0)] {
        let inner = ellipse(middle, 372.0 * part - width * 1.6, 96.0 * part - width);
        scene.add(scene.veil(&oval(part).minus(&inner), "#e2b488", 0.5));
    }
    let leaf = blob(&knots![-8, 0, corner; 0, -3; 8, 0, corner; 0, 3]);
    for i in 0..44 {
        let degrees = 360.0 * f64::from(i) / 44.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        let spot = Spot::new(400.0 + 372.0 * 0.76 * cos, 1052.0 + 96.0 * 0.76 * sin, 1.0);
        let leaf = spot.turned(degrees + 40.0).put(&leaf);
        scene.add(scene.veil(&leaf, "#e2b488", 0.4));
    }
}

fn table(scene: &Scene) {
    scene.add(scene.veil(&ellipse((400.0, 1046.0), 92.0, 18.0), "#1c1020", 0.5));
    for (line, widths) in [
        (spots![400, 862; 398, 940; 400, 1030], [30.0, 16.0, 24.0]),
        (spots![400, 1010; 350, 1034; 328, 1050], [16.0, 13.0, 9.0]),
        (spots![400, 1010; 450, 1034; 472, 1050], [16.0, 13.0, 9.0]),
    ] {
        let leg = handcut(&taper(&line, &widths), 0.5, 22.0, 3);
        let sheet = scene.sheet(&leg, "#4e2f34").shade(0.6).rim(1.6);
        scene.add(sheet.rim_colour("#e8c088"));
    }
    let cloth = handcut(
        &blob(&knots![
            278, 846, corner; 330, 838; 400, 836; 470, 838; 522, 846, corner; 524, 900; 506, 926; 486, 902; 462, 936;
            434, 908; 400, 944; 366, 908; 338, 936; 314, 902; 294, 926; 276, 900
        ]),
        0.7,
        26.0,
        4,
    );
    scene.add(scene.shadow(&cloth, (0.0, 5.0), 12.0, "#140c18", 0.55));
    let sheet = scene.sheet(&cloth, "#efe2c2").lit(0.3).shade(0.6).rim(1.8);
    scene.add(sheet.dark("#a88a86"));
    for (x, aside) in spots![306, -3; 350, -2; 400, 0; 450, 2; 494, 3] {
        let fold = [(x, 856.0), (x + aside, 890.0), (x + aside * 1.6, 918.0)];
        let fold = taper(&fold, &[0.5, 3.0, 0.5]);
        scene.add(scene.veil(&fold, "#b89c90", 0.6));
    }
    let gramophone = Gramophone {
        spot: Spot::new(400.0, 852.0, 0.98),
        light: HORN,
    };
    scene.add(gramophone.ink(scene));
    cups(scene);
}

fn cups(scene: &Scene) {
    for (x, side) in [(300.0, 1.0), (500.0, -1.0)] {
        let saucer = ellipse((x, 859.0), 20.0, 4.0);
        let cup = blob(&knots![
            x - 13.0, 838, corner; x + 13.0, 838, corner; x + 10.0, 852; x + 5.0, 858; x - 5.0, 858; x - 10.0, 852
        ]);
        let cup = handcut(&cup, 0.3, 10.0, 3);
        let ear = spots![x - side * 12.0, 842; x - side * 20.0, 844; x - side * 18.0, 852; x - side * 10.0, 853];
        let china = scene.sheet(&saucer, "#e8dcc4").lit(0.2).shade(0.4);
        scene.add(china.rim(0.8));
        let china = scene.sheet(&cup, "#f6ecd4").lit(0.2).rim(1.0);
        scene.add(china.dark("#b09088"));
        scene.add(scene.fill(&taper(&ear, &[2.4, 2.4, 2.4]), "#e0d2ba"));
    }
    for aside in [-4.0, 5.0] {
        let steam =
            spots![298.0 + aside, 832; 292.0 + aside, 816; 302.0 + aside, 800; 296.0 + aside, 778];
        let steam = taper(&steam, &[0.5, 3.4, 2.6, 0.4]);
        scene.add(scene.veil(&steam, "#fff6d8", 0.4));
    }
}

/// The light that rises from the horn.
fn shine(scene: &Scene) {
    scene.add(scene.glow((400.0, 705.0), 260.0, "#ffe690", 0.6, 0.3));
    let beam = poly(&spots![322, 700; 478, 700; 640, 430; 160, 430]);
    let stops = stops![0, "#fff0a0", 0.5; 1, "#fff0a0", 0.0];
    let beam = scene.fill(&beam, scene.linear((0.0, 700.0), (0.0, 430.0), &stops));
    scene.add(scene.shining(scene.blurred(beam, 10.0)));
}

fn couple(scene: &Scene) {
    for x in [150.0, 656.0] {
        scene.add(scene.veil(&ellipse((x, 1096.0), 130.0, 18.0), "#140c18", 0.5));
    }
    let chair = |x: f64, flip: bool| Chair {
        spot: Spot::new(x, 1096.0, 5.7).flipped(flip),
        colour: "#5a3a34".into(),
        rim: "#f0d890".into(),
        light: HORN,
    };
    scene.add(chair(184.0, true).ink(scene));
    let woman = woman();
    let drawn = woman.drawn(scene, 11);
    let outline = drawn.outline.clone();
    scene.add(scene.shadow(&outline, (-4.0, 6.0), 14.0, "#140c18", 0.5));
    scene.add(drawn.ink());
    scene.add(scene.rim(&outline, (-2.6, 1.0), "#ffeaa6", 0.75, LIGHT, 520.0));
    scene.add(chair(616.0, false).ink(scene));
    let man = man();
    let drawn = man.drawn(scene, 14);
    let outline = drawn.outline;
    scene.add(scene.shadow(&outline, (4.0, 6.0), 14.0, "#140c18", 0.5));
    scene.add(drawn.body);
    scene.add(cane(scene, man.spot()));
    scene.add(drawn.near);
    scene.add(scene.rim(&outline, (2.6, 1.0), "#ffeaa6", 0.75, LIGHT, 520.0));
}

fn woman() -> Figure {
    Figure {
        at: (184.0, 1096.0),
        height: 570.0,
        flip: true,
        pose: Pose {
            hip: (-10.0, -36.0),
            neck: (-6.0, -67.0),
            head: (-1.5, -76.0),
            knees: [(11.0, -36.0), (12.5, -34.0)],
            feet: [(9.0, -3.0), (14.0, -2.0)],
            elbows: [(-8.0, -50.0), (-6.5, -49.0)],
            hands: [(7.0, -42.0), (9.0, -41.5)],
            nod: 12.0,
            ..Pose::SIT
        },
        view: View::Profile,
        build: Build::Old,
        skin: Skin::Porcelain,
        head: Head {
            hair: Hair::Bun,
            hair_colour: "#e8e0d4".into(),
            age: Age::Old,
            eyes: Eyes::Closed,
            mouth: Mouth::Sad,
            brow: -0.4,
            ..Head::default()
        },
        garment: Garment::Dress,
        hem: Some(0.62),
        top: "#b84c54".into(),
        low: "#3a2a38".into(),
        trim: "#f3e2c4".into(),
        shoe_colour: "#2c2030".into(),
        light: Some(HORN),
        ..Figure::default()
    }
}

fn man() -> Figure {
    Figure {
        at: (616.0, 1096.0),
        height: 580.0,
        pose: Pose {
            hip: (-10.0, -35.0),
            neck: (-5.4, -66.0),
            head: (-1.4, -75.0),
            knees: [(11.0, -36.0), (12.5, -34.4)],
            feet: [(9.0, -3.0), (14.0, -2.0)],
            elbows: [(-4.0, -50.0), (-3.0, -49.0)],
            hands: [(10.0, -45.0), (12.0, -46.0)],
            nod: 6.0,
            ..Pose::SIT
        },
        view: View::Profile,
        build: Build::Old,
        skin: Skin::Umber,
        head: Head {
            hair: Hair::Fringe,
            hair_colour: "#dcd6cc".into(),
            age: Age::Old,
            beard: Beard::Full,
            gaze: (0.0, 0.5),
            brow: -0.7,
            ..Head::default()
        },
        garment: Garment::Trousers,
        top: "#c99a4a".into(),
        low: "#4a3c44".into(),
        trim: "#efe2c8".into(),
        shoe_colour: "#241a26".into(),
        hands: [Gesture::Holding; 2],
        light: Some(HORN),
        ..Figure::default()
    }
}

fn cane(scene: &Scene, spot: Spot) -> Ink {
    let wood = |shape: &Shape| {
        let shape = handcut(shape, 0.3, 20.0, 3);
        let sheet = scene.sheet(&shape, "#3a2424").light(HORN).lit(0.3);
        sheet.shade(0.3).rim(1.0).rim_colour("#e8c088").ink()
    };
    let stick = spot.points([(19.0, -46.0), (20.0, 0.0)]);
    let crook = spot.points([(14.5, -45.0), (16.0, -48.0), (19.0, -47.4), (19.2, -44.0)]);
    wood(&taper(&stick, &[6.0, 5.0])) + wood(&taper(&crook, &[7.0, 7.5, 7.5, 6.6]))
}

/// Cropped at both sides.
fn curtains(scene: &Scene) {
    for side in 0..2 {
        let put = |shape: &Shape| match side {
            0 => shape.clone(),
            _ => shape.mirrored(400.0),
        };
        let swag = blob(&knots![
            -20, -20, corner; 150, -20, corner; 118, 90; 60, 170; 10, 210; -20, 220, corner
        ]);
        let fall = blob(&knots![
            -20, -20, corner; 92, -20, corner; 64, 120; 34, 330; 30, 620; 44, 900; 30, 1210, corner;
            -20, 1210, corner
        ]);
        for (i, (cloth, colour)) in [(swag, "#2f4a40"), (fall, "#243a34")]
            .into_iter()
            .enumerate()
        {
            let cloth = handcut(&put(&cloth), 1.0, 50.0, i as i64 + 4);
            scene.add(scene.shadow(&cloth, (0.0, 4.0), 16.0, "#0c1814", 0.6));
            let sheet = scene
                .sheet(&cloth, colour)
                .lit(0.16)
                .shade(0.6)
                .rim(2.0)
                .dark("#122019")
                .rim_colour("#dfe0a0");
            scene.add(sheet.rim_opacity(0.5));
            let folds = [12.0, 30.0, 52.0, 74.0].map(|x| {
                let line = [
                    (x, -20.0),
                    (x * 0.8, 300.0),
                    (x * 0.6, 700.0),
                    (x * 0.7, 1210.0),
                ];
                let fold = put(&taper(&line, &[4.0, 6.0, 5.0, 6.0]));
                scene.veil(&fold, "#101c18", 0.5)
            });
            scene.add(scene.clipped(&cloth, folds.into_iter().sum::<Ink>()));
        }
    }
}
