//! Glasses and hearing aids.

use super::head::ear_axes;
use super::part::{Kind, Part, Tone};
use super::skull::Skull;
use super::solids::{Ends, ball, hull, join, stroke, swell};
use super::space::v;
use crate::colour::{Colour, mix};
use crate::shape::{At, Shape};

/// A hearing aid behind the ear that is seen.
pub(super) fn hearing_aid(skull: &Skull, colour: Colour) -> Option<Part> {
    let side = [1.0, -1.0]
        .into_iter()
        .find(|s| skull.faces(*s, 0.0, 0.15) > 0.1)?;
    let (root, out, up) = ear_axes(skull, side);
    let at = |a: f64, b: f64| skull.page(root + out * a + up * b);
    let hook = stroke(
        &[
            at(0.05, 0.225),
            at(0.14, 0.26),
            at(0.225, 0.16),
            at(0.22, 0.0),
        ],
        0.085,
        Ends::First,
    );
    let tube = stroke(
        &[at(0.05, 0.225), at(0.01, 0.13), at(0.06, 0.02)],
        0.022,
        Ends::Blunt,
    );
    let plug = hull(&[ball(skull.turn.of(root + out * 0.07), 0.034)]);
    let mut part = Part::new(Kind::Small, join([hook, tube.clone(), plug]), colour);
    part.mark(&tube, Tone::Own(mix(colour, "#ffffff", 0.5)), 1.0);
    Some(part)
}

/// Glasses.
pub(super) fn glasses(skull: &Skull, colour: Colour) -> Option<Part> {
    if skull.faces(0.0, 0.0, 1.0) < -0.3 {
        return None;
    }
    let f = &skull.features;
    let (y, x, z, r) = (f.eye_height + 0.015, f.eyes_apart, 0.80, 0.225);
    let heading = skull.turn.heading();
    let mut frame = Vec::new();
    let mut panes = Vec::new();
    for s in [-1.0, 1.0] {
        if skull.faces(s * 0.25, 0.0, 1.0) < 0.05 && s * heading > 0.0 {
            continue;
        }
        let ring: Vec<At> = (0..40)
            .map(|i| {
                let (si, co) = (f64::from(i) * 9.0).to_radians().sin_cos();
                let px = s * x + r * co;
                skull.page(v(px, y + r * 0.9 * si, z - 0.06 * px.abs()))
            })
            .collect();
        let pane = Shape::within_ring(&ring);
        frame.push(swell(&pane, 0.016).minus(&swell(&pane, -0.018)));
        panes.push(pane);
        if skull.faces(s, 0.0, 0.1) > 0.02 || heading.abs() < 12.0 {
            let arm = [
                skull.page(v(s * (x + r), y - 0.05, z - 0.12)),
                skull.page(v(s * 0.66, y - 0.03, -0.06)),
            ];
            frame.push(stroke(&arm, 0.032, Ends::Blunt));
        }
    }
    if heading.abs() < 75.0 {
        let bridge = [
            v(-x + r - 0.01, y - 0.03, z),
            v(0.0, y - 0.07, z + 0.03),
            v(x - r + 0.01, y - 0.03, z),
        ];
        frame.push(stroke(&bridge.map(|p| skull.page(p)), 0.034, Ends::Blunt));
    }
    let mut part = Part::new(Kind::Small, join(frame), colour);
    part.mark_over(&join(panes), Tone::Own("#fdfaf0".into()), 0.12);
    Some(part)
}
