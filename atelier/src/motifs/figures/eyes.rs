//! Eyes and brows.

use super::face::EyePlace;
use super::hair::Hair;
use super::head::Portrait;
use super::view::View;
use crate::colour::mix;
use crate::knots;
use crate::line::{blob, circle, ellipse};
use crate::svg::Ink;

/// What eyes do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// They look.
    #[default]
    Open,
    /// They dream.
    Closed,
    /// They look down.
    Down,
}

const WHITE: &str = "#fff2e0";
const SPARK: &str = "#fff8ea";

impl Eyes {
    /// One eye, without its brow.
    pub(super) fn ink(self, portrait: &Portrait, eye: &EyePlace) -> Ink {
        match self {
            Eyes::Open if !portrait.is_clear() => dot(portrait, eye),
            _ if !portrait.is_clear() => dash(portrait, eye),
            Eyes::Open if portrait.head.view == View::Profile => open_sideways(portrait, eye),
            Eyes::Open => open(portrait, eye),
            Eyes::Closed => closed(portrait, eye, 8.0),
            Eyes::Down => closed(portrait, eye, 5.0),
        }
    }
}

fn dot(portrait: &Portrait, eye: &EyePlace) -> Ink {
    let (x, y, w) = (eye.x, eye.y, eye.wide / 2.0);
    let shape = blob(&knots![
        x - w * 0.62, y + 3.0, corner; x - w * 0.1, y - 9.0; x + w * 0.6, y - 5.0; x + w * 0.72, y + 4.0, corner;
        x, y + 9.0
    ]);
    portrait
        .scene
        .fill(&portrait.put(&shape), portrait.tones.line)
}

fn dash(portrait: &Portrait, eye: &EyePlace) -> Ink {
    let (x, y, w) = (eye.x, eye.y, eye.wide / 2.0);
    let lid = [(x - w * 0.8, y + 1.0), (x, y + 7.0), (x + w * 0.9, y + 1.0)];
    portrait
        .scene
        .fill(&portrait.line(&lid, &[1.0, 7.0, 1.0]), portrait.tones.line)
}

fn open_sideways(portrait: &Portrait, eye: &EyePlace) -> Ink {
    let (scene, head, tones) = (portrait.scene, portrait.head, portrait.tones);
    let (x, y, w) = (eye.x, eye.y, eye.wide / 2.0);
    let (gx, gy) = head.gaze;
    let almond = blob(&knots![
        x - w, y + 3.0, corner; x - w * 0.1, y - 8.0; x + w * 0.8, y - 11.0; x + w * 0.92, y - 2.0;
        x + w * 0.6, y + 8.0; x - w * 0.2, y + 7.0
    ]);
    let iris = ellipse((x + w * 0.52 + gx * 3.0, y - 2.0 + gy * 3.0), 7.0, 10.0);
    let lid = [
        (x - w * 1.3, y + 2.0),
        (x - w * 0.3, y - 8.5),
        (x + w * 0.95, y - 11.0),
    ];
    let mut ink = scene.fill(&portrait.put(&almond), mix(WHITE, tones.base, 0.22));
    ink += scene.fill(&portrait.put(&iris.within(&almond)), head.iris);
    ink += scene.fill(&portrait.line(&lid, &[0.5, 4.4, 3.6]), tones.line);
    if portrait.is_large() {
        let spark = circle((x + w * 0.62, y - 5.0), 2.0);
        let fold = [
            (x - w, y - 7.0),
            (x - w * 0.1, y - 17.0),
            (x + w * 0.9, y - 18.0),
        ];
        ink += scene.veil(&portrait.put(&spark), SPARK, 0.9);
        ink += scene.veil(&portrait.line(&fold, &[0.4, 2.2, 0.4]), tones.line, 0.5);
    }
    ink
}

fn open(portrait: &Portrait, eye: &EyePlace) -> Ink {
    let (scene, head, tones) = (portrait.scene, portrait.head, portrait.tones);
    let (x, y, w) = (eye.x, eye.y, eye.wide / 2.0);
    let out = eye.side * w;
    let almond = blob(&knots![
        x - out, y + 5.0, corner; x - out * 0.5, y - 5.0; x + out * 0.1, y - 9.5; x + out * 0.66, y - 6.0;
        x + out * 1.04, y + 1.0, corner; x + out * 0.5, y + 8.0; x - out * 0.3, y + 9.0
    ]);
    let shaded = almond
        .moved(0.0, -14.0)
        .and(&almond.moved(0.0, -11.0))
        .within(&almond);
    let mut ink = scene.fill(&portrait.put(&almond), mix(WHITE, tones.base, 0.2));
    ink += scene.veil(&portrait.put(&shaded), tones.shade, 0.3);
    let r = (w * 0.58).min(9.8);
    let at = (x + head.gaze.0 * w * 0.42, y - 2.4 + head.gaze.1 * 4.0);
    let round = |r: f64| portrait.put(&circle(at, r).within(&almond));
    ink += scene.fill(&round(r), mix(head.iris, "#8a5a3a", 0.28));
    ink += scene.fill(&round(r * 0.62), head.iris);
    let lid = [
        (x - out * 1.02, y + 6.0),
        (x - out * 0.5, y - 6.0),
        (x + out * 0.1, y - 10.5),
        (x + out * 0.7, y - 7.0),
        (x + out * 1.22, y - 1.0),
    ];
    ink += scene.fill(&portrait.line(&lid, &[0.5, 3.0, 4.4, 4.6, 0.6]), tones.line);
    if portrait.is_large() {
        let side = if portrait.lit.0 > 0.0 { 3.2 } else { -3.2 };
        let spark = circle((at.0 + side, at.1 - 3.4), 2.1);
        ink += scene.veil(&portrait.put(&spark), SPARK, 0.92);
        let fold = [
            (x - out * 0.8, y - 6.0),
            (x, y - 17.5),
            (x + out * 0.95, y - 11.0),
        ];
        ink += scene.veil(&portrait.line(&fold, &[0.4, 2.1, 0.4]), tones.line, 0.5);
        let below = [
            (x - out * 0.5, y + 11.0),
            (x + out * 0.3, y + 12.0),
            (x + out * 0.9, y + 6.0),
        ];
        ink += scene.veil(&portrait.line(&below, &[0.3, 1.5, 0.3]), tones.line, 0.35);
    }
    ink
}

/// With the lid down, `low` below the middle.
fn closed(portrait: &Portrait, eye: &EyePlace, low: f64) -> Ink {
    let (scene, tones) = (portrait.scene, portrait.tones);
    let (x, y, w) = (eye.x, eye.y, eye.wide / 2.0);
    let lid = blob(&knots![
        x - w, y + 3.0, corner; x - w * 0.5, y - 8.0; x + w * 0.4, y - 9.0; x + w, y + 3.0, corner;
        x + w * 0.4, y + low; x - w * 0.5, y + low
    ]);
    let edge = [
        (x - w * 1.02, y + 2.0),
        (x - w * 0.45, y + low + 1.0),
        (x + w * 0.35, y + low + 1.0),
        (x + w * 1.1, y + 1.0),
    ];
    let mut ink = scene.veil(&portrait.put(&lid), mix(tones.base, tones.lit, 0.5), 0.8);
    ink += scene.fill(&portrait.line(&edge, &[0.6, 4.0, 4.4, 0.6]), tones.line);
    if portrait.is_large() {
        for part in [0.25, 0.62, 0.96] {
            let root = (x + eye.side * w * part, y + low * (1.1 - part * 0.8));
            let tip = (x + eye.side * w * (part + 0.22), root.1 + 7.0);
            ink += scene.fill(&portrait.line(&[root, tip], &[2.6, 0.3]), tones.line);
        }
        let fold = [
            (x - w * 0.8, y - 9.0),
            (x, y - 15.0),
            (x + w * 0.9, y - 9.0),
        ];
        ink += scene.veil(&portrait.line(&fold, &[0.3, 1.8, 0.3]), tones.line, 0.35);
    }
    ink
}

/// The brow over an eye.
pub(super) fn brow(portrait: &Portrait, eye: &EyePlace) -> Ink {
    let (head, tones) = (portrait.head, portrait.tones);
    let w = eye.wide / 2.0 * 1.16;
    let y = eye.y - if head.eyes == Eyes::Open { 29.0 } else { 27.0 };
    let slant = head.brow * 7.0 * eye.side;
    let mut colour = match head.hair {
        Hair::Bald => tones.line,
        _ => mix(head.hair_colour, tones.line, 0.45),
    };
    if portrait.is_old() {
        colour = mix(colour, head.hair_colour, 0.5);
    }
    let line = [
        (eye.x - w, y + 3.6 + slant),
        (eye.x - w * 0.25, y - 2.6 + slant * 0.3),
        (eye.x + w * 0.5, y - 2.0 - slant * 0.4),
        (eye.x + w * 1.02, y + 4.0 - slant),
    ];
    let widths = match head.view {
        View::Profile => [1.0, 5.0, 5.0, 3.0],
        _ => [1.4, 5.4, 5.4, 1.2],
    };
    portrait
        .scene
        .veil(&portrait.line(&line, &widths), colour, 0.88)
}
