//! The room: wallpaper behind, and before us a table laid for two and a chair that is empty.

use super::Home;
use crate::line::{Stroke, blob, circle, ellipse, handcut_finely, poly, rect};
use crate::shape::{At, all};
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

/// The far edge of the table, and the near one.
const FAR: f64 = 968.0;
const NEAR: f64 = 1126.0;

/// Wallpaper: he has stripes, she has sprigs.
pub(super) fn paper(home: &mut Home) {
    if !home.mirrored {
        for i in 0..9 {
            let x = 34.0 + 40.0 * f64::from(i);
            for (off, width) in [(0.0, 3.4), (8.0, 1.6)] {
                home.line(
                    false,
                    &[(x + off, 20.0), (x + off + 1.0, 400.0), (x + off, 900.0)],
                    &[width; 3],
                );
            }
        }
        return;
    }
    for row in 0..17 {
        for column in 0..7 {
            let (x, y) = (
                32.0 + 52.0 * f64::from(column) + 26.0 * f64::from(row % 2),
                42.0 + 50.0 * f64::from(row),
            );
            let lean = 6.0 * f64::from((row * 7 + column * 3) % 5 - 2);
            home.line(
                false,
                &[(x, y + 12.0), (x + lean * 0.4, y), (x + lean, y - 11.0)],
                &[1.0, 2.6, 1.0],
            );
            for side in [-1.0, 1.0] {
                home.line(
                    false,
                    &[(x, y + 3.0), (x + side * 10.0, y - 5.0)],
                    &[1.0, 5.5, 0.8],
                );
            }
            home.cut(&circle((x + lean, y - 14.0), 4.0));
        }
    }
}

pub(super) fn table(home: &mut Home) {
    chair(home);
    // As large as whoever sits behind it: we see no more of it than what lies on it.
    let top = poly(&spots![96, FAR; 340, FAR; 352, NEAR; 44, NEAR]);
    let skirt = poly(&spots![44, NEAR; 352, NEAR; 354, 1220; 38, 1220]);
    let cloth = handcut_finely(&top.and(&skirt), 1.0, 40.0, 3, 0.3);
    home.ink(&cloth.grown(5.5));
    home.cut(&cloth);
    // Folds hang from the edge.
    let down = Flow::along([
        spots![48, NEAR; 36, 1240],
        spots![200, NEAR; 198, 1240],
        spots![346, NEAR; 350, 1240],
    ]);
    let folds = |at: At| {
        0.9 * (((at.0 * 0.052).sin() + 0.3).max(0.0)) * ((at.1 - NEAR) / 50.0).clamp(0.15, 1.0)
    };
    home.ink_marks(&Chisel::HAIR.gap(10.0).fill(0.5).carve(
        &skirt.within(&rect(0.0, 0.0, 400.0, 1186.0)).grown(-5.0),
        &down,
        &folds,
        3,
    ));
    home.line(
        true,
        &[(46.0, NEAR), (200.0, NEAR + 2.0), (351.0, NEAR - 1.0)],
        &[2.0, 3.8, 2.6],
    );
    for x in [126.0, 270.0] {
        setting(home, x);
    }
    tumbler(home);
    candle(home);
}

/// A plate, a knife and a fork.
fn setting(home: &mut Home, x: f64) {
    let y = NEAR - 52.0;
    home.ink(&ellipse((x, y + 5.0), 62.0, 31.0));
    home.cut(&ellipse((x, y), 60.0, 29.0));
    home.ink(&ellipse((x, y), 60.0, 29.0).minus(&ellipse((x, y), 56.0, 25.8)));
    home.ink(&ellipse((x, y), 40.0, 17.0).minus(&ellipse((x, y + 1.2), 37.0, 15.0)));
    let shade = Light::across((x + 40.0, y), (x - 40.0, y)).reach(18.0);
    home.ink_marks(&Chisel::FACE.gap(6.5).carve(
        &ellipse((x, y), 36.0, 14.0),
        &Flow::straight(0.0),
        &shade,
        2,
    ));
}

/// One glass is on the table; the other is at the wall.
fn tumbler(home: &mut Home) {
    let (x, y) = (118.0, FAR + 34.0);
    let glass = blob(
        &knots![x - 25.0, y - 78.0, corner; x + 25.0, y - 78.0, corner; x + 18.0, y, corner; x, y + 5.0; x - 18.0, y, corner],
    );
    let mouth = ellipse((x, y - 78.0), 25.0, 7.0);
    home.ink(&glass.and(&mouth).grown(4.4));
    home.cut(&glass.and(&mouth));
    home.ink(&mouth.grown(-2.6));
    let inside = blob(
        &knots![x - 21.0, y - 68.0; x, y - 65.0; x + 21.0, y - 68.0; x + 16.0, y - 10.0; x, y - 6.0; x - 16.0, y - 10.0],
    );
    home.ink(&inside);
    home.line(
        false,
        &[(x - 13.0, y - 58.0), (x - 10.0, y - 16.0)],
        &[5.0, 1.0],
    );
    home.line(
        false,
        &[(x + 12.0, y - 50.0), (x + 10.0, y - 30.0)],
        &[2.6, 0.6],
    );
}

fn candle(home: &mut Home) {
    let x = 216.0;
    let candle = Stroke::new(&[(x, FAR + 40.0), (x, FAR - 78.0)], &[25.0, 22.0])
        .blunt()
        .shape();
    let stick = blob(
        &knots![x - 30.0, FAR + 58.0; x - 16.0, FAR + 34.0; x + 16.0, FAR + 34.0; x + 30.0, FAR + 58.0; x, FAR + 64.0],
    );
    let flame = blob(
        &knots![x, FAR - 152.0; x + 14.0, FAR - 116.0; x + 10.0, FAR - 96.0; x, FAR - 89.0; x - 10.0, FAR - 96.0;
        x - 14.0, FAR - 116.0],
    );
    let all = all([candle, flame]);
    home.ink(&all.grown(5.0));
    home.cut(&all);
    home.line(
        true,
        &[(x + 5.0, FAR + 30.0), (x + 5.0, FAR - 70.0)],
        &[5.0, 4.0],
    );
    home.line(true, &[(x, FAR - 74.0), (x, FAR - 104.0)], &[3.4, 1.0]);
    home.cut(&stick.grown(3.0));
    home.ink(&stick);
    home.cut(&ellipse((x, FAR + 48.0), 15.0, 3.6));
}

/// The back of a chair drawn up to the table; its seat is below the cloth.
fn chair(home: &mut Home) {
    let near = Stroke::new(
        &spots![36, 800; 30, 940; 36, 1080; 34, 1240],
        &[24.0, 25.0, 26.0, 26.0],
    )
    .shape();
    let far = Stroke::new(&spots![100, 822; 94, 930; 98, 1120], &[19.0, 19.0, 19.0]).shape();
    let rails = [(836.0, 30.0), (906.0, 20.0), (968.0, 20.0)].map(|(y, wide)| {
        Stroke::new(
            &[(34.0, y), (66.0, y + 7.0), (97.0, y + 10.0)],
            &[wide, wide * 0.94, wide * 0.86],
        )
        .shape()
    });
    let chair = handcut_finely(&all([near, far]).and(&all(rails)), 1.0, 30.0, 3, 0.3);
    home.cut(&chair.grown(5.5));
    home.ink(&chair);
    home.line(false, &spots![30, 812; 23, 940; 28, 1100], &[1.0, 4.6, 1.0]);
}
