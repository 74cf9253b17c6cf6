//! The lake, which is the dial of a clock, and what is engraved in its ice.

use crate::colour::Colour;
use crate::line::{Stroke, between, ellipse, handcut, taper};
use crate::motifs::things::gear;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot};
use crate::stops;
use crate::svg::Ink;

use super::round;

/// The middle of the lake.
pub const MIDDLE: At = (400.0, 768.0);
/// Half its width.
pub const WIDE: f64 = 352.0;
/// How much flatter than a circle it is seen.
pub const FLAT: f64 = 300.0 / 352.0;
/// Where the hands turn, and the skater stands.
pub const PIVOT: At = (402.0, 778.0);

/// A place on the dial: how far out, and in which direction as on a clock, in degrees.
fn on_dial(r: f64, degrees: f64) -> At {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (MIDDLE.0 + WIDE * r * sin, MIDDLE.1 - WIDE * FLAT * r * cos)
}

/// The ice.
pub fn ice() -> Shape {
    handcut(&round(1.0), 3.0, 60.0, 5)
}

/// The ice with its bank of snow, and the clockwork below it.
pub fn lake(scene: &Scene, ice: &Shape) {
    let bank = ellipse((MIDDLE.0, MIDDLE.1 + 4.0), WIDE * 1.05, WIDE * FLAT * 1.055);
    let bank = handcut(&bank, 9.0, 70.0, 3);
    scene.add(scene.shadow(&bank, (0.0, 6.0), 12.0, "#5f7396", 0.35));
    let stops = stops![0, "#ffffff"; 0.5, "#e9edf4"; 1, "#c3d0e2"];
    scene.add(scene.fill(&bank, scene.linear((0.0, 460.0), (0.0, 1090.0), &stops)));
    scene.add(scene.rim(&bank, (0.0, 2.0), "#ffffff", 0.9, scene.light, 520.0));
    let stops = stops![0, "#e9f3f2"; 0.3, "#c3dde2"; 0.65, "#86b0c2"; 1, "#47708f"];
    let fill = scene.radial((470.0, 640.0), 430.0, &stops);
    scene.add(scene.washed(scene.fill(ice, fill), 12, 0.12));
    scene.add(scene.clipped(ice, clockwork(scene)));
    let rim = round(1.2).minus(ice);
    let shadow = scene.shadow(&rim, (0.0, 10.0), 14.0, "#24446a", 0.6);
    scene.add(scene.clipped(ice, shadow));
    let light = ellipse((500.0, 600.0), 200.0, 90.0).turned(20.0, (500.0, 600.0));
    let light = scene.blurred(scene.veil(&light, Colour::BLACK, 0.55), 36.0);
    let spray = Spray::new(9, 0.7);
    scene.add(scene.clipped(ice, scene.sprayed(light, "#ffffff", spray)));
    let density = stops![0.5, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.8];
    let density = scene.radial((480.0, 640.0), 420.0, &density);
    let spray = Spray::new(7, 0.6);
    scene.add(scene.grain(ice, density, "#2f5578", spray));
}

/// Wheels that shimmer through the ice.
fn clockwork(scene: &Scene) -> Ink {
    let wheels = [
        (-120.0, 90.0, 128.0, 22, 4.0),
        (96.0, 150.0, 92.0, 16, 0.0),
        (150.0, -70.0, 118.0, 20, 8.0),
        (-60.0, -150.0, 84.0, 15, 3.0),
        (-236.0, -50.0, 76.0, 14, 0.0),
        (20.0, 10.0, 50.0, 10, 0.0),
        (236.0, 96.0, 56.0, 11, 5.0),
        (-20.0, 260.0, 70.0, 13, 2.0),
        (60.0, -262.0, 56.0, 11, 0.0),
        (-216.0, 220.0, 52.0, 10, 7.0),
    ];
    let wheels = wheels.map(|(x, y, r, teeth, turn)| {
        let spot = Spot::new(MIDDLE.0 + x, MIDDLE.1 + y, 1.0).turned(turn);
        let wheel = spot.put(&gear(r, teeth, 5)).stretched(1.0, FLAT, MIDDLE);
        scene.veil(&wheel, Colour::BLACK, 0.6)
    });
    let spray = Spray::finer(4, 0.7, 0.5);
    scene.sprayed(
        scene.blurred(wheels.into_iter().sum::<Ink>(), 1.6),
        "#2f5c80",
        spray,
    )
}

/// A cut in the ice, with a white lip below.
fn engraved(scene: &Scene, cut: &Shape, lip: f64, opacity: f64) -> Ink {
    scene.veil(&cut.moved(0.0, lip), "#ffffff", 0.85) + scene.veil(cut, "#2f587c", opacity)
}

/// The minutes, the hours, and tracery between them.
pub fn marks(scene: &Scene, ice: &Shape) {
    let ring = |inner: f64, outer: f64| round(outer).minus(&round(inner));
    let mut ink = engraved(scene, &ring(0.925, 0.932), 1.6, 0.8);
    ink += engraved(scene, &ring(0.80, 0.8045), 1.6, 0.8);
    ink += engraved(scene, &ring(0.345, 0.350), 1.2, 0.6);
    for minute in 0..60 {
        let degrees = f64::from(minute) * 6.0;
        let (inner, width) = match minute {
            _ if minute % 15 == 0 => (0.70, 15.0),
            _ if minute % 5 == 0 => (0.775, 10.0),
            _ => (0.0, 0.0),
        };
        if width == 0.0 {
            let ends = [on_dial(0.905, degrees), on_dial(0.925, degrees)];
            let tick = Stroke::new(&ends, &[1.8, 2.6]).blunt().shape();
            ink += engraved(scene, &tick, 1.2, 0.8);
            continue;
        }
        let (from, to) = (on_dial(inner, degrees), on_dial(0.905, degrees));
        let hour = [from, between(from, to, 0.5), to];
        let hour = Stroke::new(&hour, &[width * 0.28, width * 0.62, width]).blunt();
        let hour = handcut(&hour.shape(), 0.5, 16.0, i64::from(minute));
        ink += engraved(scene, &hour, 2.0, 0.8);
    }
    for hour in 0..12 {
        let degrees = f64::from(hour) * 30.0 + 15.0;
        let bow = [
            (0.80, -11.0),
            (0.765, -5.0),
            (0.755, 0.0),
            (0.765, 5.0),
            (0.80, 11.0),
        ];
        let bow = bow.map(|(r, aside)| on_dial(r, degrees + aside));
        let bow = taper(&bow, &[0.5, 2.4, 2.8, 2.4, 0.5]);
        ink += engraved(scene, &bow, 1.2, 0.7);
        let bead = ellipse(on_dial(0.725, degrees), 3.4, 2.8);
        ink += engraved(scene, &bead, 1.2, 0.7);
    }
    scene.add(scene.clipped(ice, ink));
}

/// Where two have skated, entwined; one of the lines ends, the other goes on alone.
pub fn traces(scene: &Scene, ice: &Shape) {
    let turning = |side: f64, degrees: f64| {
        let sway = side * 0.055 * (degrees * 4.0).to_radians().sin();
        on_dial(0.56 + sway - 0.00022 * degrees, degrees)
    };
    let from_to = |side: f64, to: f64| -> Vec<At> {
        (0..=140)
            .map(|i| turning(side, -60.0 + (to + 60.0) * f64::from(i) / 140.0))
            .collect()
    };
    let mut alone = from_to(1.0, 560.0);
    alone.extend((0..30).map(|i| {
        let part = 0.05 + 0.85 * f64::from(i) / 29.0;
        on_dial(0.42 - 0.42 * part.powf(0.8), 560.0 + 150.0 * part)
    }));
    let gone = from_to(-1.0, 262.0);
    let mut ink = Ink::none();
    for (trace, white, dark) in [
        (alone, [1.2, 2.4, 2.6, 2.8, 3.0], [0.6, 1.2, 1.2, 1.4, 1.4]),
        (gone, [1.2, 2.6, 2.6, 2.4, 0.3], [0.6, 1.2, 1.2, 1.0, 0.2]),
    ] {
        ink += scene.veil(&taper(&trace, &white), "#ffffff", 0.9);
        let cut = taper(&trace, &dark).moved(0.0, -1.4);
        ink += scene.veil(&cut, "#3f6a8c", 0.6);
    }
    scene.add(scene.clipped(ice, ink));
}

/// The pin the hands turn on, under the skater's foot.
pub fn pivot(scene: &Scene) {
    let pin = ellipse(PIVOT, 26.0, 22.0).minus(&ellipse(PIVOT, 21.0, 17.6));
    scene.add(engraved(scene, &pin, 1.4, 0.8));
    let shade = ellipse((PIVOT.0, PIVOT.1 + 2.0), 30.0, 7.0);
    scene.add(scene.veil(&shade, "#16284a", 0.5));
}
