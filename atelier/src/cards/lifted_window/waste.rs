//! Waste ground between the block and the house that is being built: puddles, tracks, a digger asleep, and the light that passes over.

use crate::line::{blob, ellipse, handcut, poly, taper};
use crate::motifs::buildings::TimberFrame;
use crate::motifs::plants::{grass_on, ground as hill};
use crate::motifs::things::Digger;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::LAMP;

/// Roofs far away, without light.
pub fn town(scene: &Scene) {
    let roofs = all([
        poly(
            &spots![360, 900; 360, 842; 404, 842; 404, 856; 440, 856; 440, 830; 470, 830; 470, 868; 530, 868; 530, 900],
        ),
        poly(
            &spots![560, 900; 560, 850; 590, 836; 620, 850; 620, 862; 700, 862; 700, 846; 760, 846; 760, 866; 840, 866; 840, 900],
        ),
    ]);
    scene.add(scene.blurred(scene.veil(&roofs, "#7d7c8a", 0.9), 2.6));
}

pub fn ground(scene: &Scene) {
    let plain = hill(&spots![-40, 900; 200, 886; 460, 892; 660, 882; 840, 890]);
    let earth = stops![0, "#87828a"; 0.3, "#6b6a76"; 1, "#3f4656"];
    scene.add(scene.fill(&plain, scene.linear((0.0, 884.0), (0.0, 1200.0), &earth)));
    let density = stops![0, "#000000", 0.0; 1, "#000000", 0.5];
    let density = scene.linear((0.0, 900.0), (0.0, 1200.0), &density);
    scene.add(scene.grain(&plain, density, "#262e40", Spray::finer(6, 0.7, 0.6)));
    // Tracks of wheels, from the block to the house.
    for (dy, much) in [(0.0, 0.5), (26.0, 0.5)] {
        let rut = taper(
            &[
                (-40.0, 1130.0 + dy),
                (200.0, 1060.0 + dy),
                (430.0, 1010.0 + dy * 0.7),
                (620.0, 1000.0 + dy * 0.6),
                (840.0, 1010.0 + dy * 0.6),
            ],
            &[16.0, 12.0, 8.0, 7.0, 8.0],
        );
        scene.add(scene.blurred(
            scene.veil(&handcut(&rut, 2.0, 14.0, 3), "#343c4e", much),
            1.4,
        ));
    }
    for puddle in &puddles() {
        let sky = stops![0, "#aeb2ba"; 1, "#7f8b9e"];
        let b = puddle.bounds();
        scene.add(scene.veil(&puddle.moved(0.0, -3.0).grown(1.6), "#2c3446", 0.6));
        scene.add(scene.fill(puddle, scene.linear((0.0, b.y0), (0.0, b.y1), &sky)));
    }
}

fn puddles() -> [Shape; 4] {
    [
        blob(&knots![430, 1092; 500, 1072; 590, 1078; 664, 1070; 700, 1088; 640, 1106; 560, 1104; 520, 1118; 450, 1112]),
        blob(&knots![40, 1150; 110, 1132; 200, 1140; 262, 1152; 230, 1170; 140, 1176; 70, 1172]),
        blob(&knots![350, 966; 400, 958; 470, 964; 440, 974; 380, 976]),
        blob(&knots![560, 1150; 640, 1140; 730, 1148; 700, 1166; 610, 1168]),
    ]
    .map(|puddle| handcut(&puddle, 1.6, 16.0, 5))
}

/// A house of bare timber; on its edges is some of the light already.
pub fn house(scene: &Scene) {
    let house = TimberFrame {
        left: 526.0,
        right: 690.0,
        floor: 996.0,
        eaves: 846.0,
        ridge: 752.0,
        deep: (128.0, -34.0),
    };
    let front = house.front();
    footing(scene);
    scene.add(scene.blurred(scene.fill(&house.back(), "#565a6a"), 0.6));
    scene.add(scene.blurred(scene.fill(&front, "#444859"), 0.7));
    let lit = front.minus(&front.moved(2.8, 1.4));
    scene.add(near_light(
        scene,
        scene.veil(&lit, "#ffd98a", 0.85),
        (500.0, 800.0),
        280.0,
    ));
}

/// The slab of concrete on which the house stands, bedded in the earth.
fn footing(scene: &Scene) {
    let top = poly(&spots![504, 998; 706, 998; 838, 960; 646, 960]);
    let side = poly(&spots![504, 998; 706, 998; 838, 960; 838, 978; 708, 1020; 506, 1018]);
    let under = blob(&knots![470, 1016; 520, 1004; 840, 966; 860, 984; 720, 1034; 560, 1038]);
    scene.add(scene.blurred(scene.veil(&under, "#262e40", 0.75), 7.0));
    scene.add(scene.fill(&handcut(&side, 0.8, 20.0, 2), "#5a5c69"));
    let turned = poly(&spots![706, 998; 838, 960; 838, 978; 708, 1020]);
    scene.add(scene.veil(&turned, "#3c4254", 0.8));
    let fill = scene.linear(
        (500.0, 980.0),
        (830.0, 980.0),
        &stops![0, "#a79c92"; 1, "#777783"],
    );
    scene.add(scene.fill(&handcut(&top, 0.8, 20.0, 3), fill));
    // Earth is heaped against it.
    let heap = blob(
        &knots![480, 1030; 506, 1012; 540, 1018; 600, 1013; 660, 1021; 708, 1012; 760, 1004; 836, 976; 850, 1000; 700, 1040],
    );
    scene.add(scene.blurred(scene.fill(&handcut(&heap, 2.0, 9.0, 4), "#5d5d6a"), 0.8));
}

/// Something lit that fades with the distance from where the light is.
fn near_light(scene: &Scene, ink: Ink, at: At, r: f64) -> Ink {
    let fades = stops![0, "#000000", 1.0; 1, "#000000", 0.0];
    scene.fading(ink, scene.radial(at, r, &fades))
}

/// It sleeps; the light from the window has just reached its arm.
pub fn digger(scene: &Scene) {
    let digger = Digger {
        spot: Spot::new(250.0, 1076.0, 1.16),
        colour: "#b58a36".into(),
    };
    let under = digger.spot.put(&ellipse((30.0, 2.0), 156.0, 14.0));
    scene.add(scene.blurred(scene.veil(&under, "#1d2536", 0.6), 5.0));
    scene.add(scene.blurred(digger.ink(scene), 0.8));
    let raised = digger.raised();
    let lit = raised.minus(&raised.moved(-3.4, 3.0));
    scene.add(near_light(
        scene,
        scene.veil(&lit, "#ffdf94", 0.9),
        (470.0, 960.0),
        230.0,
    ));
}

/// The square of light on the ground, with the shadow of its bars, and a faint air of it below the window.
pub fn light(scene: &Scene) {
    let patch = poly(&spots![402, 1046; 570, 1030; 624, 1118; 428, 1140]);
    let patch = handcut(&patch, 1.2, 24.0, 4);
    let beam = poly(&spots![394, 640; 546, 648; 616, 1090; 412, 1096]);
    let air = stops![0, LAMP, 0.22; 1, LAMP, 0.02];
    scene.add(scene.shining(scene.blurred(
        scene.fill(&beam, scene.linear((0.0, 640.0), (0.0, 1096.0), &air)),
        10.0,
    )));
    scene.add(scene.shining(scene.blurred(scene.veil(&patch.grown(14.0), "#c98a2c", 0.35), 14.0)));
    let bars = all([
        taper(&spots![486, 1034; 524, 1132], &[6.0, 9.0]),
        taper(&spots![408, 1070; 588, 1056], &[5.0, 5.0]),
        blob(&knots![560, 1094; 574, 1074; 590, 1076; 596, 1092; 604, 1112; 578, 1116]),
    ]);
    let gold = stops![0, "#f8c34e", 0.95; 1, "#f0ac3a", 0.85];
    let lit = patch.minus(&bars);
    scene.add(scene.blurred(
        scene.fill(&lit, scene.linear((0.0, 1030.0), (0.0, 1140.0), &gold)),
        1.6,
    ));
    // Water throws it back more brightly than earth does.
    let water = all(puddles()).within(&patch);
    scene.add(scene.fill(&water.minus(&bars), "#ffe9a0"));
    let glints = all([
        taper(&spots![470, 1090; 520, 1088; 560, 1091], &[0.6, 2.0, 0.6]),
        taper(&spots![500, 1101; 540, 1099; 580, 1101], &[0.6, 2.0, 0.6]),
    ]);
    scene.add(scene.veil(&glints.within(&water), "#fffdf0", 0.9));
}

/// Weeds in front of us, out of focus, and the window once more in the nearest puddle.
pub fn near(scene: &Scene) {
    let twin = all([
        taper(&spots![604, 1152; 640, 1151; 668, 1153], &[1.0, 5.0, 1.0]),
        taper(&spots![612, 1159; 640, 1158; 660, 1160], &[1.0, 4.0, 1.0]),
    ]);
    scene.add(scene.veil(&twin, LAMP, 0.8));
    let edge = hill(&spots![-40, 1190; 120, 1180; 300, 1196; 520, 1186; 700, 1178; 840, 1188]);
    let mut ink = scene.fill(&edge, "#2b3345");
    ink += scene.fill(
        &grass_on(
            &spots![-40, 1192; 120, 1182; 300, 1198; 520, 1188; 700, 1180; 840, 1190],
            46.0,
            0.5,
            7,
        ),
        "#2b3345",
    );
    scene.add(scene.blurred(ink, 1.6));
    let mut chance = Chance::of("lifted window weeds", 3);
    let stalks = (0..7).map(|_| {
        let x = chance.between(20.0, 300.0) + if chance.happens(0.5) { 440.0 } else { 0.0 };
        let (lean, high) = (chance.between(-20.0, 26.0), chance.between(60.0, 120.0));
        taper(
            &[
                (x, 1200.0),
                (x + lean * 0.4, 1200.0 - high * 0.6),
                (x + lean, 1200.0 - high),
            ],
            &[3.0, 2.2, 1.0],
        )
        .and(&taper(
            &[(x + lean, 1204.0 - high), (x + lean + 5.0, 1184.0 - high)],
            &[4.0, 1.0],
        ))
        .and(&taper(
            &[(x + lean, 1204.0 - high), (x + lean - 6.0, 1188.0 - high)],
            &[4.0, 1.0],
        ))
    });
    scene.add(scene.blurred(scene.fill(&all(stalks.collect::<Vec<_>>()), "#2b3345"), 1.4));
}
