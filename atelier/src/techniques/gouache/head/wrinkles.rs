//! The folds of an old face: soft, from the ramp, at most half seen. White ones would be stickers.

use super::Face;
use crate::colour::mix;
use crate::motifs::figures::View;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::Brush;

pub(super) fn paint(face: &Face) {
    let skin = &face.head.skin;
    let shade = mix(skin.ramp[1], skin.cool, 0.28);
    let (folds, lights): (&[&[At]], &[&[At]]) = match face.head.view {
        View::Profile => (
            &[
                &spots![84, 56; 78, 74; 74, 96],
                &spots![46, 10; 38, 10; 28, 5],
                &spots![47, 16; 40, 22; 30, 25],
                &spots![72, 108; 74, 122; 68, 138],
                &spots![62, -62; 76, -67; 88, -61],
                &spots![58, -78; 72, -84; 83, -80],
                &spots![60, 22; 70, 26; 82, 22],
            ],
            &[&spots![66, 62; 70, 82; 64, 102]],
        ),
        View::ThreeQuarter => (
            &[
                &spots![26, 54; 16, 74; 14, 96],
                &spots![72, 60; 76, 76; 72, 94],
                &spots![-10, -84; 38, -92; 76, -82],
                &spots![-4, -68; 38, -75; 74, -66],
                &spots![-32, 8; -42, 12; -50, 10],
                &spots![-30, 14; -38, 22; -46, 26],
                &spots![-20, 22; 0, 27; 18, 22],
                &spots![56, 21; 70, 25; 82, 20],
                &spots![10, 112; 8, 124; 14, 134],
            ],
            &[&spots![16, 60; 6, 80; 6, 98]],
        ),
        _ => (
            &[
                &spots![-24, 56; -36, 76; -36, 98],
                &spots![24, 56; 36, 76; 36, 98],
                &spots![-50, -84; 0, -94; 50, -84],
                &spots![-44, -68; 0, -76; 44, -68],
                &spots![-70, 10; -80, 13; -87, 9],
                &spots![70, 10; 80, 13; 87, 9],
                &spots![-58, 23; -42, 27; -22, 22],
                &spots![58, 23; 42, 27; 22, 22],
                &spots![-32, 114; -36, 126; -30, 136],
                &spots![32, 114; 36, 126; 30, 136],
            ],
            &[
                &spots![-34, 60; -46, 80; -46, 100],
                &spots![34, 60; 46, 80; 46, 100],
            ],
        ),
    };
    for fold in folds {
        face.lay(Brush::line(fold, 3.3, shade).opacity(0.5));
    }
    for light in lights {
        let colour = face.tone(light[1], 0.07);
        face.lay(Brush::line(light, 6.0, colour).opacity(0.5));
    }
}
