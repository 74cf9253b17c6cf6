//! Noses seen from the front or past us: the form is in the colour field; here are the nostrils, the wings and the far edge.

use super::Face;
use crate::colour::mix;
use crate::motifs::figures::View;
use crate::spots;
use crate::techniques::gouache::Brush;

pub(super) fn paint(face: &Face) {
    let skin = &face.head.skin;
    let shade = mix(skin.ramp[1], skin.ink, 0.3);
    let dark = mix(skin.ramp[0], skin.ink, 0.5);
    let y = face.plan.nose;
    let k = face.plan.nose_wide;
    if face.head.view == View::ThreeQuarter {
        let x = face.plan.middle;
        // The far edge of the bridge, lost on its way to the tip.
        let edge = [
            (x + 19.0, y - 74.0),
            (x + 21.0, y - 50.0),
            (x + 26.0 * k, y - 24.0),
            (x + 29.0 * k, y - 11.0),
        ];
        face.lay(
            Brush::line(&edge, 3.6, shade)
                .profile(&[0.1, 0.7, 1.0, 0.3])
                .opacity(0.55),
        );
        let tip = [
            (x + 29.0 * k, y - 10.0),
            (x + 26.0 * k, y - 1.0),
            (x + 15.0 * k, y + 3.0),
        ];
        face.lay(
            Brush::line(&tip, 4.0, shade)
                .profile(&[0.2, 0.8, 0.6])
                .opacity(0.8),
        );
        let nostril = [
            (x - 3.0, y - 1.0),
            (x + 4.0 * k, y - 3.5),
            (x + 12.0 * k, y + 1.0),
        ];
        face.lay(Brush::line(&nostril, 5.0, dark).profile(&[0.5, 1.0, 0.4]));
        let wing = [
            (x - 7.0 * k, y - 17.0),
            (x - 14.0 * k, y - 8.0),
            (x - 10.0 * k, y + 1.0),
            (x - 2.0, y + 1.0),
        ];
        face.lay(Brush::line(&wing, 4.2, shade).profile(&[0.2, 0.8, 1.0, 0.5]));
        return;
    }
    for side in [-1.0, 1.0] {
        let nostril = [
            (side * 4.5 * k, y + 0.5),
            (side * 9.0 * k, y - 2.0),
            (side * 14.0 * k, y - 0.5),
        ];
        face.lay(
            Brush::line(&nostril, 4.6, dark)
                .profile(&[0.5, 1.0, 0.5])
                .opacity(0.9),
        );
        let wing = [
            (side * 15.0 * k, y - 15.0),
            (side * 20.0 * k, y - 7.0),
            (side * 16.0 * k, y + 0.5),
        ];
        let seen = if side * face.light.0 > 0.0 {
            0.55
        } else {
            0.85
        };
        face.lay(
            Brush::line(&wing, 3.8, shade)
                .profile(&[0.15, 0.9, 0.7])
                .opacity(seen),
        );
    }
    let base = spots![-5, 0; 0, 3; 5, 0].map(|(x, dy)| (x * k, y + dy));
    face.lay(Brush::line(&base, 3.6, shade).opacity(0.8));
}
