//! The man who pours his tea, as if nothing were the matter.

mod slippers;
mod teapot;
mod tray;

use super::ripples::Ripples;
use super::{BONE, DEEP, GLARE, OCHRE, RUST, TEAL};
use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, ellipse, handcut, taper};
use crate::motifs::figures::{Beard, Eyes, Gesture, Hair, Hand, Head, Mouth, Neck, Skin, View};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};
use slippers::slippers;
use teapot::teapot;
use tray::tray;

/// Where he sits.
const SEAT: At = (580.0, 912.0);

const ROBE: &str = "#1d5478";

const NIGHT: &str = "#0a2036";

const TURBAN: &str = "#efd9a6";

const BRASS: &str = "#e3ab45";

/// The glare is behind him.
const LIGHT: At = (430.0, 420.0);

fn spot() -> Spot {
    Spot::new(SEAT.0, SEAT.1, 1.0)
}

fn cut(shape: &Shape, seed: i64) -> Shape {
    handcut(&spot().put(shape), 0.6, 24.0, seed)
}

fn line(points: &[At], widths: &[f64]) -> Shape {
    taper(&spot().points(points.iter().copied()), widths)
}

fn skin() -> Skin {
    Skin::Of("#8a553a".into())
}

fn cloth(scene: &Scene, shape: &Shape, colour: impl Into<Colour>) -> Ink {
    let colour = colour.into();
    // What is pale keeps its colour in the shade.
    let (dark, shade) = match colour.lightness() > 0.7 {
        true => (mix(colour, "#6a5a5c", 0.6), 0.42),
        false => (mix(colour, NIGHT, 0.75), 0.6),
    };
    scene
        .sheet(shape, colour)
        .light(LIGHT)
        .lit(0.22)
        .shade(shade)
        .dark(dark)
        .rim(2.6)
        .rim_colour(mix(colour, GLARE, 0.8))
        .rim_opacity(0.9)
        .grain(0.9)
        .ink()
}

pub fn draw(scene: &Scene, ripples: &Ripples) {
    cushion(scene);
    let ground = ellipse((SEAT.0 - 20.0, SEAT.1 + 4.0), 180.0, 24.0);
    scene.add(scene.blurred(scene.veil(&ground, DEEP, 0.75), 12.0));
    tray(scene);
    robe(scene, ripples);
    far_arm(scene);
    head(scene);
    near_arm(scene);
    slippers(scene);
}

/// A bolster at his back.
fn cushion(scene: &Scene) {
    let bolster = cut(
        &blob(&knots![
            54, 4; 50, -36; 62, -66; 90, -76; 150, -74; 184, -66; 196, -36; 190, -2; 170, 12; 80, 14
        ]),
        3,
    );
    scene.add(scene.shadow(&bolster, (0.0, 8.0), 10.0, DEEP, 0.7));
    scene.add(cloth(scene, &bolster, mix(RUST, "#123c48", 0.3)));
    let bands = [
        (78.0, OCHRE, 7.0),
        (92.0, BONE, 3.0),
        (106.0, TEAL, 12.0),
        (120.0, BONE, 3.0),
        (136.0, OCHRE, 7.0),
        (158.0, BONE, 3.0),
        (170.0, TEAL, 10.0),
    ];
    let stripes: Ink = bands
        .into_iter()
        .map(|(x, colour, wide)| {
            let band = line(
                &[(x, -80.0), (x + 7.0, -30.0), (x - 2.0, 18.0)],
                &[wide, wide, wide],
            );
            scene.fill(&band, mix(colour, "#123c48", 0.35))
        })
        .sum();
    scene.add(scene.clipped(&bolster, stripes));
    let shade = scene.smudge(
        &cut(
            &blob(&knots![50, -10; 120, 0; 200, -14; 190, 20; 60, 20]),
            4,
        ),
        0.8,
        9.0,
        DEEP,
        Spray::new(6, 0.8),
    );
    scene.add(scene.clipped(&bolster, shade));
}

fn robe(scene: &Scene, ripples: &Ripples) {
    let robe = cut(
        &blob(&knots![
            -158, -2; -160, -26; -146, -50; -112, -66; -72, -74; -46, -84, corner; -52, -120; -56, -156; -50, -190; -34, -214;
            -10, -228; 22, -232; 50, -220; 70, -192; 82, -150; 86, -104; 92, -62; 116, -34; 124, -8; 108, 8; 60, 14; 0, 16;
            -70, 16; -130, 12
        ]),
        5,
    );
    scene.add(scene.shadow(&robe, (4.0, 8.0), 12.0, DEEP, 0.6));
    scene.add(cloth(scene, &robe, ROBE));
    let hollows: [(&[At], [f64; 3]); 6] = [
        (&spots![60, -190; 62, -120; 70, -40], [14.0, 26.0, 18.0]),
        (&spots![-40, -84; 10, -64; 70, -34], [6.0, 16.0, 10.0]),
        (&spots![-120, -30; -60, -28; 10, -8], [8.0, 14.0, 8.0]),
        (&spots![20, -200; 12, -140; -10, -90], [6.0, 14.0, 8.0]),
        (&spots![-30, -200; -34, -150; -30, -100], [4.0, 10.0, 6.0]),
        (&spots![100, -20; 40, 4; -60, 8], [10.0, 14.0, 10.0]),
    ];
    for (i, (points, widths)) in hollows.into_iter().enumerate() {
        let hollow = scene.smudge(
            &line(points, &widths),
            0.85,
            7.0,
            NIGHT,
            Spray::finer(3 + i as i64, 0.9, 0.8),
        );
        scene.add(scene.clipped(&robe, hollow));
    }
    let creases = all([
        line(
            &spots![-150, -30; -100, -44; -40, -40; 30, -14; 80, -8],
            &[0.5, 2.6, 3.0, 2.4, 0.5],
        ),
        line(
            &spots![-46, -82; -10, -70; 40, -40; 96, -26],
            &[0.5, 3.0, 2.6, 0.5],
        ),
        line(
            &spots![-130, 0; -70, -16; 0, -10; 60, 6],
            &[0.5, 2.4, 2.4, 0.5],
        ),
        line(&spots![44, -214; 54, -160; 50, -110], &[0.5, 2.6, 0.5]),
        line(&spots![14, -150; 0, -120; -20, -100], &[0.5, 2.4, 0.5]),
        line(&spots![70, -130; 64, -90; 76, -52], &[0.5, 2.4, 0.5]),
    ]);
    scene.add(scene.clipped(&robe, scene.veil(&creases, NIGHT, 0.75)));
    let lights = all([
        line(&spots![-142, -44; -104, -58; -66, -66], &[0.5, 4.0, 0.5]),
        line(&spots![-120, -10; -66, -24; -6, -20], &[0.5, 2.6, 0.5]),
        line(&spots![-44, -190; -47, -150; -44, -112], &[0.5, 3.4, 0.5]),
        line(&spots![0, -84; 40, -58; 84, -42], &[0.5, 2.6, 0.5]),
    ]);
    scene.add(scene.clipped(
        &robe,
        scene.blurred(scene.veil(&lights, "#8fc9d8", 0.6), 1.2),
    ));
    ripples.on(scene, &robe, 1.3);
    shin(scene);
    // An embroidered slit at the neck.
    let slit = Path::new(curve(
        &spot().points(spots![-36, -212; -34, -184; -38, -152]),
    ));
    for (i, (at, _)) in slit.walk(8).enumerate() {
        let colour = if i % 2 == 0 { OCHRE } else { BONE };
        scene.add(scene.fill(&circle(at, 2.2), colour));
    }
}

/// The leg that is folded before the other, with the foot that comes out below it.
fn shin(scene: &Scene) {
    let tones = skin().tones();
    let foot = cut(
        &blob(&knots![10, 4; 34, -6; 60, -4; 80, 2; 90, 10; 84, 19; 62, 22; 30, 22; 8, 18]),
        8,
    );
    scene.add(scene.shadow(&foot, (0.0, 4.0), 5.0, NIGHT, 0.7));
    scene.add(
        scene
            .sheet(&foot, mix(tones.base, tones.shade, 0.2))
            .light(LIGHT)
            .lit(0.25)
            .dark(tones.shade)
            .rim(1.6)
            .rim_colour("#e8b283")
            .grain(1.05),
    );
    let toes = all([
        line(&spots![86, 5; 79, 7; 75, 6], &[0.4, 1.4, 0.4]),
        line(&spots![90, 10; 82, 11; 77, 11], &[0.4, 1.4, 0.4]),
        line(&spots![88, 15; 80, 15; 76, 15], &[0.4, 1.4, 0.4]),
        line(&spots![30, 14; 46, 17; 62, 16], &[0.4, 1.6, 0.4]),
    ]);
    scene.add(scene.veil(&toes, tones.line, 0.6));
    let shin = cut(
        &blob(&knots![
            -160, -8; -159, -32; -140, -52; -104, -58; -62, -50; -14, -34; 24, -18; 40, -4; 38, 10; 20, 18; -50, 18; -124, 14;
            -150, 8
        ]),
        10,
    );
    scene.add(scene.clipped(
        &shin.grown(14.0).minus(&cut(
            &blob(&knots![-190, -70; -120, -90; -110, -58; -150, -40; -170, 20; -200, 20]),
            0,
        )),
        scene.shadow(&shin, (3.0, -4.0), 6.0, NIGHT, 0.75),
    ));
    scene.add(cloth(scene, &shin, mix(ROBE, "#4a9ab0", 0.1)));
    let hollows = all([
        line(&spots![-120, 4; -60, 0; 10, 8], &[6.0, 16.0, 10.0]),
        line(&spots![10, -16; 24, -4; 26, 12], &[4.0, 12.0, 8.0]),
    ]);
    let hollows = scene.smudge(&hollows, 0.85, 7.0, NIGHT, Spray::finer(12, 0.9, 0.8));
    scene.add(scene.clipped(&shin, hollows));
    let creases = all([
        line(
            &spots![-146, -22; -100, -34; -50, -24; -6, -8],
            &[0.5, 2.8, 2.6, 0.5],
        ),
        line(
            &spots![-132, -4; -84, -14; -40, -8; 4, 4],
            &[0.5, 2.4, 2.4, 0.5],
        ),
    ]);
    scene.add(scene.clipped(&shin, scene.veil(&creases, NIGHT, 0.7)));
    let lights = line(&spots![-138, -40; -104, -48; -60, -40], &[0.5, 4.0, 0.5]);
    scene.add(scene.clipped(
        &shin,
        scene.blurred(scene.veil(&lights, "#8fc9d8", 0.6), 1.2),
    ));
    // The woven border of the hem.
    let hem = [
        (-154.0, 4.0),
        (-120.0, 11.0),
        (-50.0, 14.0),
        (18.0, 14.0),
        (36.0, 6.0),
    ];
    let border = line(&hem, &[3.0, 5.0, 5.0, 5.0, 3.0]);
    scene.add(scene.clipped(&shin, scene.fill(&border, OCHRE)));
    let thread = curve(&spot().points(hem));
    scene.add(scene.clipped(&shin, scene.stitched(&thread, RUST, 1.6, 0.8, Some("3 4"))));
}

/// The arm that rests on the knee.
fn far_arm(scene: &Scene) {
    let hand = Hand {
        at: spot().point((-100.0, -84.0)),
        length: 44.0,
        direction: 158.0,
        gesture: Gesture::Edge,
        skin: skin(),
        mirrored: true,
        light: Some(LIGHT),
    }
    .drawn(scene, 4);
    scene.add(hand.ink);
    let sleeve = cut(
        &blob(&knots![
            -46, -186; -62, -158; -82, -124; -106, -98, corner; -98, -74; -84, -60, corner; -54, -78; -30, -110; -22, -150
        ]),
        9,
    );
    scene.add(scene.shadow(&sleeve, (0.0, 5.0), 6.0, NIGHT, 0.6));
    scene.add(cloth(scene, &sleeve, mix(ROBE, NIGHT, 0.12)));
    let creases = all([
        line(&spots![-44, -160; -58, -126; -82, -92], &[0.5, 2.4, 0.5]),
        line(&spots![-34, -140; -46, -106; -66, -82], &[0.5, 2.4, 0.5]),
    ]);
    scene.add(scene.clipped(&sleeve, scene.veil(&creases, NIGHT, 0.7)));
    let hem = line(&spots![-104, -98; -97, -76; -85, -62], &[3.4, 3.4, 3.4]);
    scene.add(scene.fill(&hem, OCHRE));
}

fn head(scene: &Scene) {
    // What of the turban is wound around the neck.
    let cowl = cut(
        &blob(&knots![
            -58, -214; -52, -236; -30, -246; 10, -250; 46, -242; 62, -222; 56, -200; 30, -190; -6, -186; -40, -194
        ]),
        11,
    );
    let place = Head::spot(spot().point((-8.0, -284.0)), 50.0).flipped(true);
    let head = Head {
        view: View::Profile,
        skin: skin(),
        hair: Hair::Short,
        hair_colour: "#4a3a3a".into(),
        beard: Beard::Full,
        eyes: Eyes::Down,
        mouth: Mouth::Smile,
        brow: -0.2,
        tilt: 7.0,
        blush: 0.5,
        lit: 0.3,
        light: Some(LIGHT),
        rim: Some("#ffe2a8".into()),
        ears: false,
        ..Head::default()
    };
    let neck = Neck {
        to: spot().point((2.0, -214.0)),
        width: 44.0,
    };
    let drawn = head.drawn(scene, place, Some(neck), 7);
    let on_head = drawn.spot;
    scene.add(drawn.front);
    scene.add(scene.shadow(&cowl, (2.0, 6.0), 6.0, NIGHT, 0.6));
    scene.add(cloth(scene, &cowl, TURBAN));
    let folds = all([
        line(
            &spots![-54, -222; -20, -214; 30, -216; 58, -226],
            &[0.5, 3.0, 3.0, 0.5],
        ),
        line(
            &spots![-48, -204; -10, -200; 30, -202; 56, -212],
            &[0.5, 3.0, 3.0, 0.5],
        ),
        line(
            &spots![-44, -236; -10, -230; 30, -234; 52, -238],
            &[0.5, 2.0, 2.0, 0.5],
        ),
    ]);
    scene.add(scene.clipped(&cowl, scene.veil(&folds, "#7a5a4a", 0.7)));
    turban(scene, on_head);
}

/// The cloth wound around his head, in the head's own measure: it looks to the right there.
fn turban(scene: &Scene, on_head: Spot) {
    let put = |shape: &Shape, seed: i64| handcut(&on_head.put(shape), 0.5, 18.0, seed);
    let tail = put(
        &blob(
            &knots![-92, -30; -118, 20; -128, 90; -118, 160; -132, 230, corner; -88, 226, corner; -84, 150; -80, 80; -70, 20],
        ),
        1,
    );
    scene.add(scene.shadow(&tail, (0.0, 4.0), 5.0, NIGHT, 0.5));
    scene.add(cloth(scene, &tail, mix(TURBAN, "#7a6a6a", 0.25)));
    let crown = put(
        &blob(&knots![
            92, -36; 96, -64; 84, -110; 50, -150; 0, -168; -54, -158; -96, -122; -118, -70; -116, -20; -94, 22; -66, 34;
            -44, 20; -20, -14; 30, -30; 66, -30
        ]),
        2,
    );
    scene.add(scene.shadow(&crown, (0.0, 4.0), 5.0, NIGHT, 0.55));
    scene.add(cloth(scene, &crown, TURBAN));
    let wraps = [
        blob(
            &knots![96, -36; 100, -66; 70, -92; 10, -98; -50, -84; -96, -46; -112, -6; -94, 20; -70, 2; -30, -44; 30, -58; 70, -50],
        ),
        blob(
            &knots![92, -62; 88, -96; 44, -128; -14, -132; -70, -108; -112, -60; -116, -36; -90, -52; -40, -92; 20, -102; 66, -84],
        ),
    ];
    for (i, wrap) in wraps.iter().enumerate() {
        let wrap = put(wrap, 3 + i as i64);
        scene.add(scene.shadow(&wrap, (0.0, 3.0), 3.0, "#6a4a3a", 0.5));
        scene.add(cloth(scene, &wrap, mix(TURBAN, "#c9a878", 0.25 * i as f64)));
    }
    let folds = all([
        taper(
            &spots![88, -52; 30, -78; -40, -66; -92, -16],
            &[0.5, 4.0, 4.0, 0.5],
        ),
        taper(
            &spots![84, -84; 30, -114; -30, -112; -84, -78],
            &[0.5, 4.0, 4.0, 0.5],
        ),
        taper(
            &spots![60, -122; 10, -150; -40, -144; -86, -110],
            &[0.5, 4.0, 4.0, 0.5],
        ),
    ]);
    scene.add(scene.veil(&on_head.put(&folds), "#8a6a50", 0.55));
}

/// The arm that pours, the pot, and the long thin thread of tea.
fn near_arm(scene: &Scene) {
    let tones = skin().tones();
    let pot = Spot::new(SEAT.0 - 166.0, SEAT.1 - 262.0, 0.84).turned(-24.0);
    let spout = pot.point((-60.0, -16.0));
    let glass = spot().point((-230.0, -34.0));
    let stream = [
        spout,
        (spout.0 - 9.0, spout.1 + 12.0),
        (glass.0 + 4.0, glass.1 - 120.0),
        (glass.0 + 1.0, glass.1),
    ];
    let thread = taper(&stream, &[3.6, 3.2, 2.6, 3.2]);
    scene.add(scene.fill(&thread, "#b5651f"));
    let shine: Vec<At> = curve(&stream)
        .into_iter()
        .map(|(x, y)| (x + 0.8, y))
        .collect();
    scene.add(scene.stitched(&shine, "#ffd98a", 0.9, 0.9, None));
    let forearm = line(
        &spots![-44, -210; -72, -242; -104, -272],
        &[31.0, 27.0, 20.0],
    );
    scene.add(scene.shadow(&forearm, (0.0, 4.0), 5.0, NIGHT, 0.5));
    scene.add(
        scene
            .sheet(&forearm, tones.base)
            .light(LIGHT)
            .lit(0.3)
            .dark(tones.shade)
            .rim(2.0)
            .rim_colour("#ffdca0")
            .grain(1.05),
    );
    teapot(scene, pot);
    let hand = Hand {
        at: spot().point((-98.0, -268.0)),
        length: 48.0,
        direction: 204.0,
        gesture: Gesture::Fist,
        skin: skin(),
        mirrored: true,
        light: Some(LIGHT),
    }
    .drawn(scene, 8);
    scene.add(hand.ink);
    let sleeve = cut(
        &blob(&knots![
            44, -214; 10, -226; -26, -226; -52, -238; -78, -258, corner; -68, -230; -60, -204; -66, -176; -58, -150, corner;
            -36, -148; 0, -146; 36, -150; 58, -174
        ]),
        13,
    );
    scene.add(
        scene.clipped(
            &sleeve
                .grown(16.0)
                .minus(&circle(spot().point((46.0, -186.0)), 30.0)),
            scene.shadow(&sleeve, (2.0, 9.0), 7.0, NIGHT, 0.7),
        ),
    );
    scene.add(
        scene
            .sheet(&sleeve, mix(ROBE, "#4a9ab0", 0.12))
            .light(LIGHT)
            .lit(0.24)
            .shade(0.55)
            .dark(mix(ROBE, NIGHT, 0.75))
            .rim(0.0)
            .grain(0.9),
    );
    let edge = line(
        &spots![20, -226; -26, -227; -52, -239; -77, -258],
        &[0.4, 2.6, 3.0, 2.0],
    );
    scene.add(scene.fill(&edge, mix(ROBE, GLARE, 0.75)));
    let creases = all([
        line(
            &spots![-64, -236; -42, -214; -10, -196; 30, -192],
            &[0.5, 3.0, 2.6, 0.5],
        ),
        line(
            &spots![-60, -204; -40, -190; -6, -174; 30, -170],
            &[0.5, 3.0, 2.6, 0.5],
        ),
        line(&spots![-62, -176; -40, -168; -10, -158], &[0.5, 2.6, 0.5]),
    ]);
    scene.add(scene.clipped(&sleeve, scene.veil(&creases, NIGHT, 0.75)));
    let hem = line(
        &spots![-77, -256; -67, -230; -59, -204; -65, -176; -58, -151],
        &[3.6, 4.0, 4.0, 4.0, 3.0],
    );
    scene.add(scene.fill(&hem, OCHRE));
}
