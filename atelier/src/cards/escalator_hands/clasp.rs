//! The knot: his hand from above and hers from below, each around the other's.

use crate::colour::Colour;
use crate::line::{blob, ellipse, poly, taper};
use crate::motifs::people::part::{light, line_of, shade};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

use super::CLASP;

const HIS: &str = "#e3b48c";
const HERS: &str = "#6a4432";

fn flesh(scene: &Scene, piece: &Shape, colour: &str) -> Ink {
    let colour = Colour::from(colour);
    let piece = Spot::new(CLASP.0, CLASP.1, 0.74).turned(4.0).put(piece);
    let lee = piece.minus(&piece.moved(-3.4, -3.0));
    let lit = piece.minus(&piece.moved(2.4, 2.6));
    let edge = piece.minus(&piece.moved(-1.0, -1.2));
    scene.fill(&piece, colour)
        + scene.veil(&lee, shade(colour, 1.0), 0.85)
        + scene.clipped(
            &piece,
            scene.blurred(scene.veil(&lit, light(colour, 1.5), 0.8), 1.0),
        )
        + scene.veil(&edge, line_of(colour), 0.75)
}

pub fn draw(scene: &Scene) {
    // Her palm rises behind, his comes down before it.
    let her_palm = blob(
        &knots![6, 112, corner; -22, 62; -46, 16; -40, -26; -10, -46; 26, -40; 44, -4; 44, 44; 56, 100, corner],
    );
    let his_palm = blob(
        &knots![-2, -112, corner; -30, -62; -46, -20; -36, 18; -4, 40; 30, 30; 46, -6; 44, -52; 46, -104, corner],
    );
    scene.add(flesh(scene, &her_palm, HERS));
    scene.add(flesh(scene, &his_palm, HIS));
    // Her fingers come around his hand from the left.
    for (y, reach) in [(-58.0, 6.0), (-34.0, 14.0), (-9.0, 14.0), (15.0, 4.0)] {
        let finger = taper(
            &[(-44.0, y + 16.0), (-26.0, y + 2.0), (reach, y - 6.0)],
            &[24.0, 25.0, 18.0],
        );
        scene.add(flesh(scene, &finger, HERS));
        let nail = ellipse((reach - 1.0, y - 7.0), 6.0, 5.0);
        scene.add(scene.veil(
            &Spot::new(CLASP.0, CLASP.1, 0.74).turned(4.0).put(&nail),
            "#c79a84",
            0.85,
        ));
    }
    // His fingers are seen on the other side, around hers.
    for (y, reach) in [(36.0, 6.0), (58.0, 2.0), (78.0, 8.0)] {
        let finger = taper(
            &[(42.0, y - 18.0), (30.0, y - 4.0), (reach, y + 2.0)],
            &[23.0, 24.0, 18.0],
        );
        scene.add(flesh(scene, &finger, HIS));
    }
    let thumb = taper(&spots![-40, 44; -30, 62; -6, 66], &[24.0, 25.0, 19.0]);
    scene.add(flesh(scene, &thumb, HIS));
    cuff(scene);
}

/// The end of her sleeve, over her wrist.
fn cuff(scene: &Scene) {
    let (x, y) = CLASP;
    let cuff = poly(&[
        (x - 6.0, y + 78.0),
        (x + 46.0, y + 62.0),
        (x + 56.0, y + 92.0),
        (x + 4.0, y + 106.0),
    ]);
    scene.add(scene.fill(&cuff, "#c93823"));
    let lit = cuff.minus(&cuff.moved(2.0, 3.0));
    scene.add(scene.veil(&lit, "#ffb08a", 0.7));
    scene.add(scene.thread(
        &[(x + 2.0, y + 100.0), (x + 54.0, y + 86.0)],
        "#8f2417",
        1.6,
        0.7,
    ));
}
