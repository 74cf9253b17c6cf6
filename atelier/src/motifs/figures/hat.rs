//! What is worn on a head: hats and glasses.

use super::face::Layout;
use super::hair::Hair;
use super::head::Portrait;
use super::view::View;
use crate::colour::mix;
use crate::knots;
use crate::line::{blob, ellipse, poly, rect};
use crate::shape::Shape;
use crate::spots;
use crate::svg::Ink;

/// A hat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hat {
    /// None.
    #[default]
    None,
    /// A knitted cap.
    Beanie,
    /// A felt hat with a brim.
    Brim,
    /// The cap of a captain, a guard or a postman.
    Peaked,
    /// A cloth bound around the hair.
    Kerchief,
}

impl Hat {
    /// The pieces it is made of, the lowest first.
    fn pieces(self, portrait: &Portrait) -> Vec<Shape> {
        let view = portrait.head.view;
        let wide = if view.is_flat() { 100.0 } else { 108.0 };
        match self {
            Hat::None => Vec::new(),
            Hat::Beanie => vec![
                blob(&knots![
                    -wide, -44; -wide * 0.92, -104; -50, -150; 0, -160; 50, -150; wide * 0.86, -104;
                    wide * 0.9, -48; 0, -58
                ]),
                blob(&knots![
                    -wide - 4.0, -30; -wide, -62; 0, -78; wide * 0.92, -66; wide * 0.94, -36; 0, -46
                ]),
            ],
            Hat::Brim => vec![
                blob(&knots![
                    -78, -70; -76, -132; -50, -168; -8, -160; 34, -170; 68, -138; 76, -72; 0, -62
                ]),
                blob(&knots![
                    -150, -52; -90, -76; 0, -66; 90, -78; 150, -60; 90, -44; 0, -36; -90, -40
                ]),
            ],
            Hat::Peaked => {
                let crown = blob(&knots![
                    -104, -96; -100, -136; -40, -160; 40, -160; 104, -132; 106, -96; 60, -78; -60, -78
                ]);
                let band = poly(&spots![-80, -52; -78, -92; 78, -92; 80, -52; 0, -44]);
                let peak = match view {
                    View::Back => Shape::nothing(),
                    View::Front => {
                        blob(&knots![-70, -50; 0, -42; 70, -50; 62, -30; 0, -18; -62, -30])
                    }
                    _ => blob(&knots![20, -54; 80, -54; 122, -28; 96, -26; 40, -38]),
                };
                vec![crown, band, peak]
            }
            Hat::Kerchief => vec![
                portrait
                    .contour
                    .grown(13.0)
                    .minus(&Hair::Bun.window(view, false))
                    .minus(&rect(-300.0, 118.0, 300.0, 400.0)),
            ],
        }
    }

    /// Drawn, and its shape.
    pub(super) fn ink(self, portrait: &Portrait) -> (Ink, Shape) {
        let scene = portrait.scene;
        let colour = portrait.head.hat_colour;
        let (mut ink, mut whole) = (Ink::none(), Shape::nothing());
        for (i, piece) in self.pieces(portrait).iter().enumerate() {
            if piece.is_empty() {
                continue;
            }
            let shape = portrait.cut(piece);
            let paper = match (i, self) {
                (0, _) => colour,
                (_, Hat::Beanie) => mix(colour, "#fff0d0", 0.16),
                _ => mix(colour, "#140d1a", 0.3),
            };
            let shadow = scene.shadow(
                &shape,
                (0.0, portrait.scaled(0.05, 0.8)),
                portrait.scaled(0.07, 1.0),
                portrait.tones.line,
                0.5,
            );
            ink += scene.clipped(&portrait.face.and(&shape).grown(1.0), shadow);
            ink += portrait
                .sheet(&shape, paper)
                .lit(0.22)
                .rim(portrait.scaled(0.015, 0.7))
                .ink();
            if self == Hat::Beanie && portrait.is_clear() {
                let ribs = (0..15).map(|i| {
                    let x = -100.0 + 14.0 * f64::from(i);
                    let rib = [(x * 1.04, -30.0), (x, -70.0), (x * 0.7, -160.0)];
                    let rib = portrait.line(&rib, &[0.6, 2.0, 0.5]);
                    scene.veil(&rib, mix(colour, "#140d1a", 0.45), 0.5)
                });
                ink += scene.clipped(&shape, ribs.sum::<Ink>());
            }
            whole = whole.and(&shape);
        }
        (ink, whole)
    }
}

/// The glasses of a head, if it wears any and is large enough for them.
pub(super) fn glasses(portrait: &Portrait) -> Ink {
    let (view, scene) = (portrait.head.view, portrait.scene);
    let Some(frame) = portrait.head.glasses else {
        return Ink::none();
    };
    if view == View::Back || !portrait.is_clear() {
        return Ink::none();
    }
    let mut ink = Ink::none();
    let wire = portrait.thinnest(3.4);
    for eye in Layout::of(portrait).eyes {
        let at = (eye.x, eye.y + 2.0);
        let rx = eye.wide * if view == View::Profile { 0.6 } else { 0.74 };
        let pane = ellipse(at, rx, 24.0);
        let ring = pane.minus(&ellipse(at, rx - wire, 24.0 - wire));
        ink += scene.veil(&portrait.put(&pane), "#fff8e8", 0.14);
        ink += scene.fill(&portrait.put(&ring), frame);
    }
    let bridge = view.pick(
        spots![-11, 2; 0, -3; 11, 2],
        spots![20, 2; 30, -3; 36, 2],
        spots![38, 2; 14, -2; -10, -6],
        spots![0, 0; 0, 0; 0, 0],
    );
    ink += scene.fill(&portrait.line(&bridge, &[3.0, 3.4, 3.0]), frame);
    if view == View::ThreeQuarter {
        let temple = portrait.line(&spots![-32, 2; -64, -4], &[3.0, 3.0]);
        ink += scene.fill(&temple, frame);
    }
    ink
}
