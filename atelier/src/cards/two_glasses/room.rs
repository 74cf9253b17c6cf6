//! The room: wallpaper behind, and before us a table laid for two and a chair that is empty.

use super::Home;
use crate::line::{Stroke, blob, circle, ellipse, handcut_finely, poly, rect, taper};
use crate::shape::all;
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

/// The far edge of the table, and the near one.
const FAR: f64 = 934.0;
const NEAR: f64 = 1052.0;
/// Where its cloth ends.
const HEM: f64 = 1130.0;

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
    // The floor, and a leg of the table on it.
    home.ink(&rect(0.0, HEM - 22.0, 400.0, 1220.0));
    for (y, from) in [(1150.0, 60.0), (1164.0, 130.0), (1177.0, 80.0)] {
        home.line(
            false,
            &[(from, y), (from + 90.0, y + 1.0), (from + 170.0, y - 1.0)],
            &[0.6, 3.4, 0.6],
        );
    }
    home.cut(&taper(
        &[(326.0, HEM - 10.0), (322.0, 1170.0), (323.0, 1184.0)],
        &[20.0, 13.0, 10.0],
    ));
    let top = poly(&spots![84, FAR; 340, FAR; 350, NEAR; 52, NEAR]);
    let skirt = blob(
        &knots![52, NEAR, corner; 350, NEAR, corner; 353, HEM - 6.0, corner; 326, HEM + 4.0; 302, HEM - 6.0, corner;
        276, HEM + 5.0; 250, HEM - 5.0, corner; 222, HEM + 5.0; 196, HEM - 5.0, corner; 170, HEM + 5.0; 144, HEM - 6.0, corner;
        118, HEM + 4.0; 92, HEM - 6.0, corner; 66, HEM + 4.0; 42, HEM - 6.0, corner],
    );
    let cloth = top.and(&skirt);
    home.ink(&cloth.grown(5.0));
    home.cut(&cloth);
    // Folds hang from the edge.
    let down = Flow::along([
        spots![52, NEAR; 38, 1200],
        spots![200, NEAR; 200, 1200],
        spots![348, NEAR; 354, 1200],
    ]);
    let folds = |at: (f64, f64)| {
        0.9 * (((at.0 * 0.052).sin() + 0.3).max(0.0)) * ((at.1 - NEAR) / 60.0).clamp(0.15, 1.0)
    };
    home.ink_marks(
        &Chisel::HAIR
            .gap(10.0)
            .fill(0.5)
            .carve(&skirt.grown(-5.0), &down, &folds, 3),
    );
    home.line(
        true,
        &[(54.0, NEAR), (200.0, NEAR + 2.0), (349.0, NEAR - 1.0)],
        &[2.0, 3.4, 2.4],
    );
    for (x, turned) in [(136.0, -1.0), (284.0, 1.0)] {
        setting(home, x, turned);
    }
    candle(home);
    chair(home);
}

/// A plate, a spoon, and a cup.
fn setting(home: &mut Home, x: f64, side: f64) {
    let y = NEAR - 44.0;
    home.ink(&ellipse((x, y + 4.0), 52.0, 21.0));
    home.cut(&ellipse((x, y), 51.0, 20.0));
    home.ink(&ellipse((x, y), 51.0, 20.0).minus(&ellipse((x, y), 47.5, 17.5)));
    home.ink(&ellipse((x, y), 33.0, 11.0).minus(&ellipse((x, y + 1.0), 30.5, 9.4)));
    let shade = Light::across((x + 34.0, y), (x - 34.0, y)).reach(16.0);
    home.ink_marks(&Chisel::FACE.gap(6.0).carve(
        &ellipse((x, y), 30.0, 9.0),
        &Flow::straight(0.0),
        &shade,
        2,
    ));
    let cup = blob(
        &knots![x + side * 44.0 - 15.0, y - 64.0, corner; x + side * 44.0 + 15.0, y - 64.0, corner;
        x + side * 44.0 + 13.0, y - 40.0; x + side * 44.0 + 6.0, y - 28.0; x + side * 44.0 - 6.0, y - 28.0;
        x + side * 44.0 - 13.0, y - 40.0],
    );
    home.ink(&cup.grown(3.6));
    home.cut(&cup);
    let dark = Light::across((x + side * 44.0 + 14.0, y), (x + side * 44.0 - 14.0, y)).reach(12.0);
    home.ink_marks(
        &Chisel::FACE
            .gap(6.0)
            .carve(&cup.grown(-1.0), &Flow::straight(88.0), &dark, 2),
    );
    let x = x - side * 66.0;
    let spoon = ellipse((x, y - 8.0), 5.5, 6.5).and(&taper(
        &[(x, y - 4.0), (x + side * 3.0, y + 22.0)],
        &[3.0, 4.6],
    ));
    home.ink(&spoon);
}

fn candle(home: &mut Home) {
    let candle = Stroke::new(&[(223.0, FAR + 26.0), (223.0, FAR - 66.0)], &[17.0, 15.0])
        .blunt()
        .shape();
    let stick = blob(
        &knots![205, FAR + 40.0; 212, FAR + 22.0; 234, FAR + 22.0; 241, FAR + 40.0; 223, FAR + 44.0],
    );
    let flame = blob(
        &knots![223, FAR - 124.0; 233, FAR - 98.0; 230, FAR - 82.0; 223, FAR - 77.0; 216, FAR - 82.0;
        213, FAR - 98.0],
    );
    let all = all([candle.clone(), flame.clone()]);
    home.ink(&all.grown(5.0));
    home.cut(&all);
    home.line(
        true,
        &[(227.0, FAR + 20.0), (227.0, FAR - 60.0)],
        &[4.0, 3.0],
    );
    home.line(
        true,
        &[(223.0, FAR - 64.0), (223.0, FAR - 88.0)],
        &[3.0, 1.0],
    );
    home.ink(&stick);
    home.cut(&ellipse((223.0, FAR + 34.0), 10.0, 3.0));
}

/// Seen from the side, drawn up to the table.
fn chair(home: &mut Home) {
    let back = Stroke::new(
        &spots![34, 838; 26, 960; 30, 1090; 26, 1220],
        &[15.0, 16.0, 17.0, 16.0],
    )
    .shape();
    let far = Stroke::new(&spots![72, 852; 66, 930; 66, 1040], &[11.0, 11.0, 11.0]).shape();
    let rungs = [872.0, 912.0, 952.0].map(|y| {
        Stroke::new(
            &[(30.0, y), (50.0, y + 6.0), (70.0, y + 8.0)],
            &[13.0, 12.0, 11.0],
        )
        .shape()
    });
    let seat = blob(&knots![20, 1086; 60, 1070; 112, 1072; 124, 1084; 110, 1100; 28, 1106]);
    let leg = Stroke::new(&spots![104, 1096; 110, 1220], &[14.0, 14.0]).shape();
    let chair = handcut_finely(
        &all([back, far, seat, leg]).and(&all(rungs)),
        1.0,
        30.0,
        3,
        0.3,
    );
    home.cut(&chair.grown(5.5));
    home.ink(&chair);
    home.line(false, &spots![32, 846; 24, 960; 27, 1080], &[1.0, 4.0, 1.0]);
    home.line(
        false,
        &spots![36, 1090; 70, 1082; 108, 1082],
        &[1.0, 4.5, 1.0],
    );
}
