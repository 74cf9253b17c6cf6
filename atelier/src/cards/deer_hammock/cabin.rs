//! The dark car around the windscreen: roof, pillars, mirror, dashboard, wheel and the two front seats.

use crate::line::{arc, blob, circle, ellipse, handcut, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::{knots, spots, stops};

use super::STRAW;

const SHELL: &str = "#14302c";
/// Middle and half sizes of the wheel.
pub const WHEEL: At = (200.0, 968.0);
pub const WHEEL_HALF: At = (190.0, 150.0);
const EDGE: &str = "#d9c587";

/// The glass.
fn pane() -> Shape {
    blob(&knots![
        92, 118, corner; 250, 92; 440, 84; 640, 92; 752, 114, corner; 772, 300; 800, 560; 846, 800, corner; 640, 770; 430, 762; 220, 772; -60, 806, corner; 8, 560; 62, 300
    ])
}

pub fn frame(scene: &Scene) {
    let pane = handcut(&pane(), 0.8, 40.0, 3);
    let shell = rect(-20.0, -20.0, 820.0, 1220.0).minus(&pane);
    scene.add(scene.blurred(scene.veil(&shell, "#061512", 0.6), 8.0));
    let fill = scene.linear(
        (400.0, 0.0),
        (400.0, 1200.0),
        &stops![0, "#1b3d36"; 0.12, SHELL; 0.6, "#1d443b"; 0.68, "#17362f"; 1, "#0d2421"],
    );
    scene.add(scene.fill(&shell, fill));
    let rim = pane.grown(5.0).minus(&pane);
    let glow = scene.radial(
        (430.0, 720.0),
        560.0,
        &stops![0, EDGE, 0.95; 0.5, EDGE, 0.5; 1, EDGE, 0.06],
    );
    scene.add(scene.fill(&rim, glow));
    let seal = pane.grown(17.0).minus(&pane.grown(13.0));
    scene.add(scene.veil(&seal, "#081a18", 0.6));
    // Two visors, folded up.
    for visor in [
        blob(&knots![96, 24, corner; 340, 10, corner; 346, 54; 330, 66; 120, 82; 92, 70]),
        blob(&knots![506, 10, corner; 720, 24, corner; 730, 66; 706, 80; 520, 66; 504, 52]),
    ] {
        scene.add(scene.veil(&visor.moved(0.0, 5.0), "#081a18", 0.6));
        scene.add(scene.fill(&visor, "#22493f"));
        scene.add(scene.veil(&visor.minus(&visor.moved(0.0, -2.4)), EDGE, 0.4));
    }
    dashboard(scene);
    mirror(scene);
    wheel(scene);
}

fn dashboard(scene: &Scene) {
    let top = blob(
        &knots![-40, 830, corner; 120, 806; 300, 792; 430, 788; 580, 792; 840, 826, corner; 840, 930, corner; 560, 872; 430, 864; 300, 872; -40, 940, corner],
    );
    let fill = scene.radial(
        (430.0, 770.0),
        420.0,
        &stops![0, "#8d9364"; 0.4, "#4b6a50"; 1, "#1d443b"],
    );
    scene.add(scene.fill(&top, fill));
    let face = blob(
        &knots![-40, 940, corner; 300, 872; 430, 864; 560, 872; 840, 930, corner; 840, 1210, corner; -40, 1210, corner],
    );
    scene.add(scene.fill(
        &face,
        scene.linear(
            (0.0, 864.0),
            (0.0, 1200.0),
            &stops![0, "#1c4239"; 0.4, "#12302b"; 1, "#0b211e"],
        ),
    ));
    // Slits for the air, a dial, and the stick between the seats.
    for (x, y) in spots![398, 900; 462, 900] {
        let slit = rect(x - 28.0, y, x + 28.0, y + 26.0).softened(4.0);
        scene.add(scene.veil(&slit, "#071815", 0.9));
        for k in 0..3 {
            let y = y + 6.0 + 7.0 * f64::from(k);
            scene.add(scene.thread(&[(x - 25.0, y), (x + 25.0, y + 1.0)], "#45705c", 1.6, 0.8));
        }
    }
    let dial = circle((430.0, 968.0), 25.0);
    scene.add(scene.fill(&dial.grown(4.0), "#2b5a4b"));
    scene.add(scene.fill(&dial, "#081c19"));
    scene.add(scene.veil(&dial.minus(&circle((430.0, 968.0), 20.0)), "#d9c587", 0.5));
    scene.add(scene.fill(&taper(&spots![430, 968; 444, 954], &[3.0, 1.4]), "#e5654a"));
    let stick = taper(
        &spots![414, 1190; 420, 1130; 428, 1092],
        &[13.0, 11.0, 10.0],
    );
    scene.add(scene.fill(&stick, "#2b5a4b"));
    let knob = ellipse((430.0, 1082.0), 19.0, 21.0);
    scene.add(scene.fill(&knob, "#1d453c"));
    scene.add(scene.veil(&knob.minus(&knob.moved(2.0, 5.0)), STRAW, 0.7));
    let gaiter =
        blob(&knots![380, 1220, corner; 396, 1160; 418, 1140; 440, 1160; 462, 1220, corner]);
    scene.add(scene.fill(&gaiter, "#163a33"));
}

/// The mirror.
fn mirror(scene: &Scene) {
    let arm = taper(&spots![430, 60; 428, 112], &[20.0, 12.0]);
    scene.add(scene.fill(&arm, "#0d2622"));
    let case = blob(
        &knots![346, 112; 430, 104; 516, 110; 530, 134; 512, 160; 430, 166; 348, 160; 332, 136],
    );
    scene.add(scene.fill(&handcut(&case, 0.8, 20.0, 5), "#0c2420"));
    let glass = case.grown(-7.0);
    scene.add(scene.fill(
        &glass,
        scene.linear(
            (340.0, 110.0),
            (520.0, 166.0),
            &stops![0, "#1f4d43"; 0.6, "#17403a"; 1, "#3d6a55"],
        ),
    ));
    scene.add(scene.veil(&case.minus(&case.moved(0.0, -3.0)), EDGE, 0.7));
}

fn wheel(scene: &Scene) {
    let spoke = taper(&spots![196, 974; 290, 964; 384, 940], &[60.0, 34.0, 22.0]);
    scene.add(scene.fill(&spoke, "#16372f"));
    rim(scene, &rect(0.0, 780.0, 420.0, 1200.0));
}

/// The rim of the wheel. It is drawn once more over the thumb that hooks behind it.
pub fn rim(scene: &Scene, within: &Shape) {
    let ring = |grow: f64| {
        poly(&arc(
            WHEEL,
            WHEEL_HALF.0 + grow,
            WHEEL_HALF.1 + grow,
            0.0,
            360.0,
            80,
        ))
    };
    let rim = ring(14.0).minus(&ring(-14.0)).within(within);
    scene.add(scene.fill(&rim, "#2c584a"));
    scene.add(scene.veil(&rim.minus(&ring(4.0)), "#417562", 0.7));
    scene.add(scene.veil(&ring(-5.0).within(&rim), "#0a1d1a", 0.75));
    let lit = rim.minus(&rim.moved(-1.0, 5.0));
    scene.add(scene.fill(
        &lit,
        scene.radial(
            (420.0, 800.0),
            330.0,
            &stops![0, STRAW, 0.9; 0.5, STRAW, 0.5; 1, STRAW, 0.05],
        ),
    ));
}

/// A seat from behind, in dark cloth with a lit edge on the side of the windscreen.
fn seat(scene: &Scene, back: &Shape, rest: &Shape) {
    for piece in [back, rest] {
        scene.add(scene.blurred(scene.veil(&piece.grown(3.0), "#04100e", 0.5), 7.0));
        let bounds = piece.bounds();
        let fill = scene.linear(
            (0.0, bounds.y0),
            (0.0, bounds.y0 + 260.0),
            &stops![0, "#2d5b4b"; 0.3, "#1b4238"; 1, "#0e2723"],
        );
        scene.add(scene.fill(piece, fill));
        let seam = piece.grown(-16.0).minus(&piece.grown(-18.0));
        scene.add(scene.veil(&seam, "#4f7d66", 0.5));
        let lit = piece.minus(&piece.moved(0.0, 4.0));
        scene.add(scene.fill(
            &lit,
            scene.radial(
                (430.0, 790.0),
                420.0,
                &stops![0, STRAW, 0.95; 0.6, STRAW, 0.4; 1, STRAW, 0.05],
            ),
        ));
    }
}

pub fn driver_seat(scene: &Scene) {
    let back = blob(
        &knots![-40, 1060, corner; 60, 1048; 170, 1058; 226, 1090; 252, 1150; 262, 1230, corner; -40, 1230, corner],
    );
    let rest = blob(
        &knots![-40, 896, corner; 20, 892; 58, 908; 70, 950; 62, 1010; 30, 1034; -40, 1034, corner],
    );
    seat(
        scene,
        &handcut(&back, 1.0, 30.0, 1),
        &handcut(&rest, 1.0, 30.0, 2),
    );
}

pub fn child_seat(scene: &Scene) {
    let back = blob(
        &knots![570, 1230, corner; 578, 1130; 604, 1046; 640, 1000; 690, 976; 780, 966; 840, 964, corner; 840, 1230, corner],
    );
    let rest = blob(
        &knots![690, 850; 730, 836; 790, 832; 840, 832, corner; 840, 950, corner; 760, 952; 706, 946; 684, 920; 680, 880],
    );
    seat(
        scene,
        &handcut(&back, 1.0, 30.0, 3),
        &handcut(&rest, 1.0, 30.0, 4),
    );
}
