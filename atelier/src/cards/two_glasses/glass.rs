//! The glass between ear and wall, and the hand that holds it.

use super::{EAR, Home, PUT, WALL};
use crate::line::{Stroke, blob, ellipse, poly, taper};
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

pub(super) fn print(home: &mut Home) {
    let (x, y) = EAR;
    // The wall as seen from where people are drawn.
    let wall = WALL - PUT.0;
    palm(home);
    fingertips(home);
    let glass = poly(&spots![x, y - 26.0; wall - 5.0, y - 56.0; wall - 5.0, y + 56.0; x, y + 26.0]);
    home.ink(&glass.grown(6.0));
    home.cut(&glass);
    // Its thick bottom, its rim, and what is reflected in it.
    home.line(
        true,
        &[(x + 11.0, y - 25.0), (x + 15.0, y), (x + 11.0, y + 25.0)],
        &[3.0, 7.0, 3.0],
    );
    home.line(
        true,
        &[
            (wall - 14.0, y - 50.0),
            (wall - 26.0, y),
            (wall - 14.0, y + 50.0),
        ],
        &[2.4, 3.4, 2.4],
    );
    for (from, to, width) in [
        (17.0, 38.0, 7.0),
        (9.0, 22.0, 4.5),
        (-17.0, -39.0, 5.0),
        (-1.0, -4.0, 2.4),
    ] {
        home.line(
            true,
            &[(x + 24.0, y + from), (wall - 30.0, y + to)],
            &[1.0, width, 1.0],
        );
    }
    thumb(home);
}

/// The palm is behind the glass, the wrist below it.
fn palm(home: &mut Home) {
    let (_, y) = EAR;
    let palm = blob(
        &knots![290, y - 20.0; 304, y - 30.0; 340, y - 40.0; 358, y - 10.0; 358, y + 40.0; 346, y + 90.0;
        344, y + 126.0; 292, y + 128.0; 288, y + 86.0; 280, y + 40.0],
    );
    let flow = Flow::along([
        spots![280, y + 60.0; 314, y + 68.0; 344, y + 56.0],
        spots![286, y + 110.0; 314, y + 116.0; 344, y + 108.0],
    ]);
    let shade = Light::on(&spots![286, y + 130.0; 288, y + 86.0; 280, y + 40.0])
        .full(3.0)
        .reach(16.0);
    home.pale(&palm, &flow, &shade, Chisel::FACE.gap(8.0));
    let sleeve = taper(
        &[(326.0, y + 112.0), (320.0, y + 250.0), (296.0, y + 470.0)],
        &[74.0, 96.0, 136.0],
    );
    let hoops = Flow::along([
        spots![280, y + 150.0; 320, y + 162.0; 362, y + 150.0],
        spots![262, y + 300.0; 310, y + 316.0; 362, y + 300.0],
        spots![240, y + 430.0; 300, y + 450.0; 362, y + 430.0],
    ]);
    let light = Light::edge(
        &spots![288, y + 112.0; 272, y + 250.0; 232, y + 440.0],
        4.0,
        10.0,
        34.0,
    )
    .strength(0.8);
    home.dark(&sleeve, &hoops.soft(16.0), &light, Chisel::CLOTH.gap(12.0));
    let cuff = Stroke::new(
        &[(288.0, y + 116.0), (326.0, y + 124.0), (362.0, y + 114.0)],
        &[20.0, 22.0, 20.0],
    )
    .blunt()
    .shape();
    home.pale(&cuff, &Flow::straight(90.0), &0.0, Chisel::CLOTH);
}

/// Four fingers behind the glass: their tips stand out above it.
fn fingertips(home: &mut Home) {
    let (_, y) = EAR;
    for (at, width) in [
        ((354.0, y - 57.0), 17.0),
        ((336.0, y - 57.0), 19.0),
        ((317.0, y - 51.0), 19.0),
        ((300.0, y - 42.0), 16.0),
    ] {
        let tip = taper(
            &[
                (at.0 + 2.0, at.1 + 24.0),
                (at.0, at.1 + 8.0),
                (at.0 - 3.0, at.1 - 8.0),
            ],
            &[width, width, width * 0.8],
        );
        home.ink(&tip.grown(4.0));
        home.cut(&tip);
        home.line(
            true,
            &[(at.0 - 5.0, at.1 + 1.0), (at.0 + 4.0, at.1)],
            &[0.5, 2.0, 0.5],
        );
    }
}

/// It lies before the glass.
fn thumb(home: &mut Home) {
    let (_, y) = EAR;
    let thumb = taper(
        &spots![300, y + 84.0; 308, y + 48.0; 330, y + 18.0; 338, y + 4.0],
        &[36.0, 30.0, 23.0, 18.0],
    );
    home.ink(
        &thumb
            .grown(4.0)
            .minus(&ellipse((302.0, y + 98.0), 30.0, 24.0)),
    );
    home.cut(&thumb);
    let nail = taper(&[(335.0, y + 10.0), (340.0, y + 2.0)], &[10.0, 9.0]);
    home.ink(&nail.grown(1.4));
    home.cut(&nail.grown(-0.6));
    for off in [0.0, 5.0] {
        home.line(
            true,
            &[
                (305.0, y + 40.0 - off),
                (313.0, y + 38.0 - off),
                (319.0, y + 42.0 - off),
            ],
            &[0.4, 2.2, 0.4],
        );
    }
}
