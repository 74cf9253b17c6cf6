//! A gentleman who has seen how it is done, his briefcase, his hat, his shoes, and a chick that needs no lessons.

use super::flamingo::{reflection, ring};
use super::{DEEP, lagoon};
use crate::colour::{Colour, mix};
use crate::line::{arc, blob, circle, curve, ellipse, handcut, handcut_finely, poly, rect, taper};
use crate::motifs::figures::{
    Beard, Figure, Garment, Gesture, Hair, Head, Mouth, Pose, Shoes, Skin, View,
};
use crate::scene::{HEIGHT, Scene, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

const SUIT: &str = "#24387c";
const FOOT: At = (446.0, 1134.0);

/// Draws him and his.
pub fn draw(scene: &Scene) {
    let suit: Colour = SUIT.into();
    // He bends like a neck: the hip goes one way, the chest the other, the head back again.
    let man = Figure {
        at: FOOT,
        height: 452.0,
        turn: 4.0,
        view: View::Front,
        pose: Pose {
            hip: (5.4, -51.0),
            neck: (-2.6, -81.6),
            head: (0.6, -91.4),
            knees: [(-2.4, -26.6), (23.0, -42.0)],
            feet: [(0.0, -2.0), (6.6, -29.6)],
            elbows: [(-18.6, -82.0), (13.4, -71.0)],
            hands: [(-26.6, -97.0), (27.4, -76.0)],
            hips: -8.0,
            shoulders: 10.0,
            toes: [0.0, 30.0],
            nod: 9.0,
        },
        skin: Skin::Umber,
        garment: Garment::Trousers,
        top: suit,
        low: suit.lighter(-0.05),
        trim: "#f4ead6".into(),
        trimmed_cuffs: true,
        shoes: Shoes::Bare,
        hands: [Gesture::Open, Gesture::Grip],
        head: Head {
            hair: Hair::Short,
            hair_colour: "#2b2028".into(),
            beard: Beard::Moustache,
            gaze: (0.6, 1.0),
            brow: 0.6,
            mouth: Mouth::Open,
            ..Head::default()
        },
        ..Figure::default()
    };
    let spot = man.spot();
    let drawn = man.drawn(scene, 5);
    reflection(
        scene,
        Spot::new(FOOT.0, FOOT.1, 1.9),
        &drawn.outline,
        suit,
        77,
    );
    scene.add(scene.shadow(&drawn.outline, (0.0, 7.0), 9.0, DEEP, 0.4));
    // What he has rolled up is not there.
    let card = rect(-30.0, -30.0, WIDTH + 30.0, HEIGHT + 30.0);
    let bare = all([
        poly(&spots![-8, -21; 8, -21; 9, 3; -9, 3]),
        poly(&spots![3.7, -35.4; 6.6, -37; 9, -40; 15.4, -31.4; 14, -22; 3, -22]),
    ]);
    scene.add(scene.clipped(&card.minus(&spot.put(&bare)), drawn.body));
    rolled(scene, spot);
    jacket(scene, spot);
    briefcase(scene, spot.point((28.4, -77.0)));
    scene.add(drawn.near);
    tie(scene, spot);
    hat(scene, spot.point((-3.4, -113.0)));
    scene.add(ring(scene, Spot::new(FOOT.0, FOOT.1 - 4.0, 2.0), 6));
    shoes(scene, Spot::new(318.0, 1164.0, 1.4));
    chick(scene, Spot::new(574.0, 1140.0, 1.06));
}

/// The trousers are rolled up to the calf; from there on he is as bare as the others.
fn rolled(scene: &Scene, spot: Spot) {
    let tones = Skin::Umber.tones();
    let bare = |shape: &Shape| {
        let sheet = scene.sheet(shape, tones.base).lit(0.25).shade(0.5);
        sheet.dark(tones.shade).rim(1.4).grain(1.0).ink()
    };
    let shin = blob(
        &knots![-46, -210; -50, -178; -44, -130; -30, -84; -20, -48; -19, -14; 0, 4; 19, -14; 17, -48; 18, -90; 26, -136; 24, -180; 14, -212],
    );
    let shin = handcut_finely(&spot.put(&shin.scaled(0.1)), 0.4, 16.0, 4, 0.15);
    scene.add(bare(&shin));
    let ankle = taper(&spots![132, -346; 112, -326; 86, -298], &[66.0, 56.0, 44.0]);
    let foot = blob(
        &knots![106, -320; 114, -292; 108, -262; 92, -228; 78, -196; 62, -186; 48, -196; 52, -236; 58, -280; 68, -312],
    );
    let foot = handcut_finely(
        &spot.put(&all([ankle, foot]).fillet(12.0).scaled(0.1)),
        0.4,
        16.0,
        9,
        0.15,
    );
    scene.add(scene.shadow(&foot, (2.0, 4.0), 4.0, "#10183a", 0.4));
    scene.add(bare(&foot));
    for toe in [
        spots![58, -212; 56, -202; 58, -192],
        spots![66, -214; 65, -202; 68, -192],
        spots![75, -216; 75, -206; 78, -199],
    ] {
        let toe = taper(&toe, &[1.0, 4.0, 2.0]).scaled(0.1);
        scene.add(scene.veil(&spot.put(&toe), tones.line, 0.7));
    }
    let roll = blob(
        &knots![-60, -222, corner; -18, -232; 30, -224, corner; 32, -204; 28, -190, corner; -16, -196; -58, -186, corner; -62, -204],
    );
    let fold = |shape: &Shape, seed: i64| {
        let shape = handcut_finely(&spot.put(&shape.scaled(0.1)), 0.4, 12.0, seed, 0.15);
        scene.shadow(&shape, (0.0, 3.0), 3.0, "#10183a", 0.5)
            + scene
                .sheet(&shape, mix(SUIT, "#8fa4d8", 0.25))
                .lit(0.2)
                .shade(0.5)
                .rim(1.2)
                .grain(1.0)
                .ink()
    };
    scene.add(fold(&roll, 5));
    let high = blob(
        &knots![122, -408, corner; 156, -374; 184, -330, corner; 174, -314; 158, -310, corner; 130, -348; 98, -384, corner; 106, -402],
    );
    scene.add(fold(&high, 6));
}

fn jacket(scene: &Scene, spot: Spot) {
    let suit: Colour = SUIT.into();
    let put = |shape: &Shape| spot.put(&shape.scaled(0.1));
    // The skirts fly apart.
    let skirts = blob(&knots![
        -40, -620, corner; -36, -550; -44, -480; -52, -440, corner; -16, -430; 24, -440; 44, -470; 52, -520; 66, -474; 96, -444;
        140, -440; 168, -458, corner; 144, -520; 118, -600, corner; 40, -600
    ]);
    let skirts = handcut_finely(&put(&skirts), 0.4, 16.0, 6, 0.15);
    scene.add(scene.shadow(&skirts, (0.0, 4.0), 4.0, "#10183a", 0.5));
    scene.add(
        scene
            .sheet(&skirts, suit.lighter(-0.01))
            .lit(0.1)
            .shade(0.4)
            .rim(0.0)
            .grain(1.0)
            .ink(),
    );
    let pockets = all([
        taper(&spots![-30, -520; -12, -516; 10, -520], &[7.0, 9.0, 7.0]),
        taper(&spots![74, -528; 96, -530; 118, -542], &[7.0, 9.0, 7.0]),
    ]);
    scene.add(scene.veil(&put(&pockets), "#131c44", 0.6));
    let shirt = blob(
        &knots![-66, -802, corner; -24, -812; 18, -804, corner; 14, -740; 24, -660, corner; -20, -730],
    );
    scene.add(
        scene
            .sheet(&put(&shirt), "#fbf3e2")
            .shade(0.3)
            .rim(0.0)
            .ink(),
    );
    let lapels = [
        blob(
            &knots![-70, -804, corner; -46, -748; 22, -656, corner; -30, -690; -50, -708, corner; -66, -710; -86, -776],
        ),
        blob(
            &knots![20, -806, corner; 22, -744; 24, -656, corner; 48, -704; 54, -730, corner; 66, -738; 50, -790],
        ),
    ];
    for lapel in &lapels {
        let lapel = handcut_finely(&put(lapel), 0.3, 9.0, 4, 0.15);
        scene.add(scene.shadow(&lapel, (1.0, 2.0), 2.0, "#10183a", 0.5));
        scene.add(
            scene
                .sheet(&lapel, suit.lighter(0.05))
                .rim(1.2)
                .grain(1.0)
                .ink(),
        );
    }
    let seam = taper(&spots![24, -656; 36, -600; 50, -524], &[3.0, 7.0, 3.0]);
    scene.add(scene.veil(&put(&seam), "#131c44", 0.7));
    for (x, y) in [(36.0, -634.0), (46.0, -588.0)] {
        scene.add(scene.fill(&put(&circle((x, y), 7.0)), "#e8c26a"));
    }
}

/// The tie flies up to where he does not want to fall.
fn tie(scene: &Scene, spot: Spot) {
    let put = |shape: &Shape| spot.put(&shape.scaled(0.1));
    let tie = blob(
        &knots![-36, -808, corner; -14, -808, corner; -12, -790; -26, -776; -62, -776; -102, -804; -128, -860; -150, -906, corner; -172, -872, corner; -160, -824; -126, -770; -84, -742; -42, -746; -24, -768; -36, -790],
    );
    let knot = blob(&knots![-40, -812, corner; -10, -812, corner; -14, -790; -22, -770; -34, -790]);
    let tie = tie.and(&knot).fillet(6.0);
    let tie = handcut_finely(&put(&tie), 0.4, 12.0, 5, 0.15);
    scene.add(scene.shadow(&tie, (1.0, 4.0), 3.0, "#10183a", 0.5));
    scene.add(scene.sheet(&tie, "#f0567c").lit(0.3).rim(1.2).ink());
}

/// It has left his head and thinks about where to land.
fn hat(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 1.28).turned(-24.0);
    let cut = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.5, 16.0, seed, 0.15);
    let inside = blob(&knots![-28, 10; 0, 4; 28, 10; 16, 17; 0, 19; -16, 17]);
    let crown = blob(
        &knots![-27, 10, corner; -28, -8; -22, -24; -6, -28; 2, -25; 10, -28; 24, -22; 28, -6; 27, 10, corner; 0, 4],
    );
    let band =
        blob(&knots![-28, 8, corner; -28, -3, corner; 0, -9; 28, -3, corner; 28, 8, corner; 0, 2]);
    let brim =
        blob(&knots![-46, 4; -30, 8; 0, 3; 30, 8; 46, 4; 42, 13; 24, 19; 0, 20; -24, 19; -42, 13]);
    let brim_shape = cut(&brim, 2);
    scene.add(scene.shadow(&brim_shape, (0.0, 8.0), 7.0, DEEP, 0.4));
    scene.add(
        scene
            .sheet(&brim_shape, "#2d4490")
            .lit(0.25)
            .shade(0.5)
            .rim(1.6)
            .ink(),
    );
    scene.add(scene.fill(&cut(&inside, 6).within(&brim_shape), "#131c44"));
    scene.add(
        scene
            .sheet(&cut(&crown, 3), SUIT)
            .lit(0.25)
            .shade(0.5)
            .rim(1.8)
            .ink(),
    );
    scene.add(scene.sheet(&cut(&band, 4), "#f0567c").rim(0.8).ink());
    scene.add(scene.veil(
        &spot.put(&taper(&spots![-8, -26; -2, -18; 2, -25], &[0.5, 2.4, 0.5])),
        "#131c44",
        0.6,
    ));
}

/// It swings out and opens; what was in it takes wing.
fn briefcase(scene: &Scene, hand: At) {
    let sheets: [(At, f64, f64); 5] = [
        ((66.0, -104.0), -24.0, 0.9),
        ((104.0, -160.0), 18.0, 0.82),
        ((60.0, -214.0), -40.0, 0.7),
        ((128.0, -232.0), 34.0, 0.62),
        ((96.0, -74.0), 30.0, 0.86),
    ];
    for (i, ((dx, dy), turn, size)) in sheets.into_iter().enumerate() {
        let leaf = blob(
            &knots![-19, -24, corner; 0, -29; 17, -24, corner; 22, 0; 19, 25, corner; 2, 20; -17, 26, corner; -15, 0],
        );
        let spot = Spot::new(hand.0 + dx, hand.1 + dy, size).turned(turn);
        let shape = handcut_finely(&spot.put(&leaf), 0.4, 14.0, i as i64, 0.15);
        scene.add(scene.shadow(&shape, (3.0, 6.0), 5.0, DEEP, 0.35));
        scene.add(
            scene
                .sheet(&shape, "#fffaf0")
                .lit(0.2)
                .shade(0.4)
                .dark("#c9c2b8")
                .rim(1.2)
                .ink(),
        );
        for k in 0..4 {
            let y = -14.0 + f64::from(k) * 9.0;
            let line = spot.put(&taper(
                &[(-11.0, y), (2.0, y - 2.0), (13.0, y)],
                &[1.2, 1.6, 1.2],
            ));
            scene.add(scene.veil(&line, "#8a94b8", 0.55));
        }
    }
    let spot = Spot::new(hand.0, hand.1, 1.14).turned(-42.0);
    let case = blob(&knots![-46, 16, corner; 0, 13; 46, 16, corner; 49, 44; 47, 74, corner; 0, 77; -47, 74, corner; -49, 44]).softened(5.0);
    let handle = taper(
        &arc((0.0, 15.0), 17.0, 16.0, 180.0, 360.0, 9),
        &[5.0, 6.0, 5.0],
    );
    let lock = blob(&knots![-7, 40, corner; 7, 40, corner; 7, 54; 0, 57; -7, 54]);
    let cut = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.4, 14.0, seed, 0.15);
    // The flap hangs open; one sees the lining.
    let mouth = blob(
        &knots![-44, 18, corner; 0, 14; 46, 17, corner; 62, 4; 66, -8, corner; 20, 2; -30, 4, corner],
    );
    let flap = blob(
        &knots![-40, 10, corner; -18, -2; 30, -10; 70, -14, corner; 80, 0; 70, 10; 48, 15, corner; 0, 11],
    );
    let whole = cut(&case, 2);
    scene.add(scene.shadow(&whole, (2.0, 8.0), 7.0, DEEP, 0.4));
    scene.add(
        scene
            .sheet(&cut(&flap, 7), "#8f4522")
            .shade(0.5)
            .rim(1.4)
            .ink(),
    );
    scene.add(scene.fill(&cut(&mouth, 8), "#4a1f1a"));
    scene.add(scene.sheet(&cut(&handle, 1), "#5a2a1c").rim(1.0).ink());
    scene.add(
        scene
            .sheet(&whole, "#b8602e")
            .lit(0.3)
            .shade(0.6)
            .rim(1.8)
            .ink(),
    );
    let edge = curve(&spot.points(spots![-43, 24; -20, 22; 0, 21; 22, 22; 43, 24]));
    scene.add(scene.stitched(&edge, "#f4d8a0", 1.1, 0.8, Some("3 3")));
    let foot = curve(&spot.points(spots![-42, 69; 0, 71; 42, 69]));
    scene.add(scene.stitched(&foot, "#f4d8a0", 1.1, 0.8, Some("3 3")));
    scene.add(scene.sheet(&cut(&lock, 4), "#f0cf72").rim(0.8).ink());
}

/// His shoes, side by side on a leaf, the socks in them.
fn shoes(scene: &Scene, spot: Spot) {
    scene.add(lagoon::pad(
        scene,
        Spot {
            size: spot.size * 1.1,
            ..spot
        },
        71,
    ));
    for (dx, dy, seed) in [(-16.0, -3.0, 1_i64), (10.0, 1.0, 2)] {
        let put =
            |shape: &Shape| handcut_finely(&spot.put(&shape.moved(dx, dy)), 0.3, 10.0, seed, 0.15);
        let sock = blob(
            &knots![2, -10, corner; 1, -22; -3, -30; 6, -34; 15, -29; 20, -32, corner; 22, -20; 17, -10, corner],
        );
        let shoe = blob(
            &knots![-20, -2; -14, -8; -3, -10; 2, -14, corner; 10, -12; 17, -15, corner; 19, -6; 18, 3, corner; -4, 3; -18, 3],
        );
        scene.add(
            scene
                .sheet(&put(&sock), "#f0567c")
                .shade(0.4)
                .rim(0.8)
                .ink(),
        );
        let shoe = put(&shoe);
        scene.add(scene.shadow(&shoe, (1.0, 3.0), 3.0, "#0c2a20", 0.5));
        scene.add(
            scene
                .sheet(&shoe, "#2a2038")
                .lit(0.4)
                .shade(0.5)
                .rim(1.2)
                .ink(),
        );
    }
}

/// A grey ball of down: one leg, no effort, and a look upwards.
fn chick(scene: &Scene, spot: Spot) {
    let leg = all([
        taper(&spots![2, -24; 3, -12; 1, -1], &[4.0, 3.4, 3.0]),
        taper(&spots![6, -24; 13, -15; 4, -11], &[4.0, 3.2, 2.4]),
    ]);
    let body = all([
        blob(
            &knots![-26, -36; -24, -50; -8, -58; 12, -54; 22, -40; 16, -26; 0, -21; -18, -24; -34, -30, corner],
        ),
        taper(
            &spots![-12, -48; -20, -62; -16, -78; -12, -86],
            &[16.0, 12.0, 11.0, 13.0],
        ),
        ellipse((-13.0, -88.0), 11.0, 10.0),
    ]);
    let body = handcut(&spot.put(&body.fillet(4.0)), 2.0, 5.0, 7);
    reflection(
        scene,
        Spot { size: 0.7, ..spot },
        &body,
        "#b9b4b0".into(),
        91,
    );
    scene.add(scene.sheet(&spot.put(&leg), "#c9707a").rim(0.8).ink());
    scene.add(ring(scene, Spot { size: 0.8, ..spot }, 4));
    scene.add(scene.shadow(&body, (0.0, 4.0), 5.0, DEEP, 0.3));
    scene.add(
        scene
            .sheet(&body, "#e0dad2")
            .lit(0.3)
            .shade(0.6)
            .dark("#7a6a7a")
            .rim(1.6)
            .ink(),
    );
    let wing = blob(&knots![4, -50; 14, -42; 8, -32; -6, -32; -2, -42]);
    scene.add(
        scene
            .sheet(&handcut(&spot.put(&wing), 1.2, 5.0, 8), "#bdb4b2")
            .dark("#6a5a6a")
            .rim(1.0)
            .ink(),
    );
    let bill = blob(
        &knots![-20, -95, corner; -30, -98; -36, -92; -34, -86, corner; -28, -89; -21, -86, corner],
    );
    scene.add(scene.sheet(&spot.put(&bill), "#5a4a58").rim(0.8).ink());
    scene.add(scene.fill(&spot.put(&circle((-16.0, -91.0), 2.6)), "#2a1630"));
    scene.add(scene.fill(&spot.put(&circle((-16.8, -92.0), 0.9)), "#ffffff"));
}
