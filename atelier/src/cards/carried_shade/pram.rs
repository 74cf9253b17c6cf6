//! The pram, and a small foot with five toes in it.

use crate::line::{blob, circle, ellipse, taper};
use crate::motifs::things::Pram;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots};

use super::square::shaded;

pub fn draw(scene: &Scene) {
    let pram = Pram {
        spot: Spot::new(662.0, 506.0, 1.2),
        colour: "#3f9c9a".into(),
        blanket: "#f0805a".into(),
        skin: "#c4875a".into(),
    };
    let middle = pram.spot.point((56.0, 22.0));
    let mut shadow = vec![ellipse(middle, 104.0, 28.0).turned(10.0, middle)];
    for (x, y) in pram.wheels() {
        shadow.push(taper(&[(x, y + 19.0), (x + 32.0, y + 36.0)], &[12.0, 12.0]));
    }
    shaded(scene, &all(shadow));
    scene.add(pram.ink(scene));
    // The child's leg, again and with its foot: the first is behind it.
    let put = |shape: &Shape| pram.spot.put(shape);
    let leg = taper(&spots![-12, -86; -22, -102; -27, -117], &[15.0, 13.0, 9.0]);
    let foot = blob(
        &knots![-32, -113; -34, -121; -42, -131; -42, -138; -34, -139; -27, -130; -21, -119; -23, -112; -28, -110],
    );
    let toes = [
        (-44.0, -137.0, 2.6),
        (-41.0, -141.0, 2.8),
        (-37.0, -142.6, 3.0),
        (-33.0, -142.0, 3.3),
        (-28.6, -138.6, 4.2),
    ];
    let toes = all(toes.map(|(x, y, r)| circle((x, y), r)));
    let whole = leg.and(&foot).and(&toes).fillet(1.0);
    let blanket = blob(&knots![-36, -92; -20, -94; 4, -96; 14, -84; 4, -74; -30, -76]);
    scene.add(scene.fill(&put(&whole), pram.skin));
    let sole = blob(&knots![-38, -133; -32, -134; -27, -124; -26, -116; -31, -118]);
    scene.add(scene.veil(&put(&sole), "#e3ac82", 0.8));
    let lee = whole.minus(&whole.moved(-2.4, -1.0));
    scene.add(scene.veil(&put(&lee), "#7a3f3a", 0.4));
    scene.add(scene.fill(&put(&blanket), pram.blanket));
}
