//! One print of everybody, and how they set them.

use super::along;
use crate::line::{Path, Stroke, blob, ellipse, handcut_finely, poly, rect, step, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

/// A small shoe with a heel.
pub(super) fn shoe() -> Shape {
    blob(&knots![0, -13; 5, -8; 4, 1; -4, 1; -5, -8]).and(&rect(-2.6, 6.0, 2.6, 11.0))
}

/// A hare's jump: the hind feet side by side in front, the fore feet one after the other behind.
pub(super) fn hare_jump() -> Shape {
    let hind = blob(&knots![0, -26; 7, -16; 8, 4; 0, 14; -7, 4; -6, -16]);
    let fore = ellipse((0.0, 0.0), 5.2, 7.0);
    all([
        hind.turned(-6.0, (0.0, 0.0)).moved(-15.0, -14.0),
        hind.turned(7.0, (0.0, 0.0)).moved(14.0, -19.0),
        fore.moved(-3.0, 20.0),
        fore.moved(4.0, 40.0),
    ])
}

/// Four toes and a pad.
pub(super) fn paw() -> Shape {
    all([
        ellipse((-4.6, -12.0), 3.4, 6.0),
        ellipse((4.6, -12.0), 3.4, 6.0),
        ellipse((-10.6, -3.0), 3.2, 5.4),
        ellipse((10.6, -3.0), 3.2, 5.4),
        blob(&knots![0, 0; 7, 6; 6, 13; 0, 11; -6, 13; -7, 6]),
    ])
}

/// Three toes and the one behind.
pub(super) fn claw() -> Shape {
    all([
        taper(&spots![0, 4; 0, -20], &[4.6, 2.4]),
        taper(&spots![0, 4; -13, -13], &[4.6, 2.2]),
        taper(&spots![0, 4; 13, -13], &[4.6, 2.2]),
        taper(&spots![0, 4; 1, 15], &[4.0, 2.0]),
    ])
}

/// A left boot: sole and heel, with a tread.
pub(super) fn boot() -> Shape {
    let sole = blob(&knots![0, -34; 10, -26; 12, -10; 7, 8; -8, 8; -11, -10; -9, -28]);
    let heel = blob(&knots![-8, 14; 7, 14; 8, 26; 0, 32; -8, 26]);
    let tread = (0..4).map(|i| {
        let y = -25.0 + 9.0 * f64::from(i);
        taper(&[(-13.0, y), (0.0, y + 3.0), (13.0, y)], &[2.6, 3.0, 2.6])
    });
    sole.and(&heel).minus(&all(tread))
}

pub(super) fn hare(path: &Path) -> Shape {
    along(path, 128.0, |i, spot| {
        spot.turned([4.0, -6.0, 3.0, -2.0][i % 4])
            .put(&hare_jump().scaled(1.35))
    })
}

/// In a line, each foot where the other was.
pub(super) fn fox(path: &Path) -> Shape {
    along(path, 58.0, |i, spot| {
        let side = if i % 2 == 0 { 11.0 } else { -11.0 };
        spot.put(&paw().scaled(1.45).moved(side, 0.0))
    })
}

/// Right, left, and a look around.
pub(super) fn hen(path: &Path) -> Shape {
    let mut chance = Chance::of("hen", 3);
    along(path, 46.0, |i, spot| {
        let side = if i % 2 == 0 { 13.0 } else { -13.0 };
        spot.turned(chance.between(-16.0, 16.0))
            .put(&claw().scaled(1.2).moved(side, 0.0))
    })
}

pub(super) fn boots(path: &Path) -> Shape {
    let mut chance = Chance::of("boots", 2);
    along(path, 76.0, |i, spot| {
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        let boot = boot()
            .stretched(side, 1.0, (0.0, 0.0))
            .turned(side * 7.0, (0.0, 0.0))
            .scaled(1.2);
        spot.turned(chance.between(-3.0, 3.0))
            .put(&boot.moved(side * 19.0, 0.0))
    })
}

/// A line beside a way.
fn beside(path: &Path, off: impl Fn(f64) -> f64) -> Vec<At> {
    let count = (path.length() / 8.0) as usize;
    (0..=count)
        .map(|i| {
            let far = path.length() * i as f64 / count as f64;
            let (a, b) = (path.at(far - 1.0), path.at(far + 1.0));
            let (tx, ty) = step(a, b);
            let (at, off) = (path.at(far), off(far));
            (at.0 - ty * off, at.1 + tx * off)
        })
        .collect()
}

fn rut(path: &Path, off: impl Fn(f64) -> f64, width: f64) -> Shape {
    Stroke::along(beside(path, off), &[width, width, width]).shape()
}

/// Two grooves, and the dots of the poles beside them.
pub(super) fn skis(path: &Path) -> Shape {
    let grooves = [-13.0, 13.0].map(|off| {
        let groove = rut(path, |_| off, 9.0);
        groove.minus(&rut(path, |_| off, 2.2))
    });
    let poles = along(path, 88.0, |i, spot| {
        let side = if i % 2 == 0 { 40.0 } else { -40.0 };
        let basket = ellipse((side, 0.0), 8.0, 8.0).minus(&ellipse((side, 0.0), 5.0, 5.0));
        spot.put(
            &basket
                .and(&ellipse((side, 0.0), 2.4, 2.4))
                .and(&taper(&[(side, 4.0), (side * 1.02, 24.0)], &[2.6, 0.8])),
        )
    });
    all(grooves).and(&poles)
}

/// Two tyres: the back wheel cuts the corners of the front one.
pub(super) fn bicycle(path: &Path) -> Shape {
    let front = |far: f64| 15.0 * (far / 34.0).sin();
    let back = |far: f64| 9.0 * ((far - 26.0) / 34.0).sin();
    let tyre = |off: &dyn Fn(f64) -> f64| {
        let line = Path::new(beside(path, off));
        along(&line, 8.4, |_, spot| {
            spot.put(&poly(
                &spots![-5, -1; 0, -4.6; 5, -1; 5, 2.2; 0, -1.4; -5, 2.2],
            ))
        })
    };
    tyre(&front).and(&tyre(&back))
}

/// Four narrow wheels, and the heels of somebody who pushed.
pub(super) fn pram(path: &Path) -> Shape {
    let wheels = [-27.0, -20.0, 21.0, 27.0].map(|off| {
        rut(
            path,
            move |far: f64| off + 1.4 * (far / 23.0 + off).sin(),
            4.2,
        )
    });
    let shoes = along(path, 50.0, |i, spot| {
        let side = if i % 2 == 0 { 8.5 } else { -8.5 };
        spot.put(&shoe().scaled(1.25).moved(side, 0.0))
    });
    handcut_finely(&all(wheels), 0.6, 20.0, 3, 0.2).and(&shoes)
}
