//! Only a sheet. The wind has begun to comb its edge, and one corner has got ideas.

use super::cloth::Cloth;
use crate::line::{blob, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

const PEGS: [At; 3] = [(-130.0, -70.0), (-26.0, -66.0), (74.0, -92.0)];

pub fn pegs(spot: &Spot) -> [At; 3] {
    PEGS.map(|at| spot.point(at))
}

fn sheet() -> Shape {
    blob(&knots![
        78, -96, corner; 104, -86; 128, -70; 148, -48; 162, -34; 166, -22, corner; 150, -18; 130, -24; 112, -20; 106, 4; 122, 36; 120, 66;
        158, 96, corner; 116, 100; 84, 82; 52, 106; 18, 84; -22, 108; -58, 86; -96, 104; -150, 88, corner; -138, 50; -156, 14; -138, -30;
        -134, -74, corner; -80, -60; -26, -68; 24, -70
    ])
}

pub fn draw(scene: &Scene, spot: Spot) {
    let cloth = Cloth {
        scene,
        spot,
        base: "#ffe0d6".into(),
        shade: "#e58f8c".into(),
        deep: "#a8454e".into(),
    };
    let shape = cloth.cut(&sheet(), 9);
    cloth.fall(&shape);
    // Its upper edge is fraying into a mane.
    let strands: [(&[At], f64); 4] = [
        (
            &spots![72, -90; 48, -108; 24, -102; 2, -116; -20, -106],
            16.0,
        ),
        (&spots![52, -82; 26, -98; 2, -90; -22, -102; -44, -92], 15.0),
        (&spots![26, -72; 2, -86; -22, -78; -44, -88; -64, -80], 13.0),
        (
            &spots![80, -94; 66, -116; 46, -120; 32, -134; 12, -132],
            12.0,
        ),
    ];
    cloth.strands(&strands, 0.3, 3);
    cloth.lay(&shape, 0.0);
    let stripes: Ink = (0..7)
        .map(|i| {
            let x = -124.0 + f64::from(i) * 36.0;
            let points = spots![x, -110; x + 10.0, -40; x - 4.0, 10; x + 8.0, 60; x - 4.0, 120];
            let stripe = cloth.stroke(&points, &[9.0, 10.0, 9.0, 11.0, 9.0]);
            scene.veil(&stripe, "#d9534a", 0.75)
        })
        .sum();
    scene.add(scene.clipped(&shape, stripes));
    for (points, wide) in [
        (spots![-128, -66; -112, -20; -128, 34; -122, 96], 24.0),
        (spots![-26, -62; -60, -14; -62, 36; -60, 84], 24.0),
        (spots![-24, -60; 4, -16; -2, 40; 16, 84], 24.0),
        (spots![74, -88; 46, -40; 56, 20; 50, 96], 28.0),
        (spots![78, -84; 92, -40; 82, 10; 114, 60], 20.0),
        (spots![80, -86; 112, -58; 130, -44; 152, -28], 9.0),
    ] {
        cloth.fold(&shape, &points, wide);
    }
    cloth.hem(&shape, &rect(-200.0, -140.0, 200.0, 140.0));
    for (at, turn) in pegs(&spot).into_iter().zip([-8.0, 6.0, -20.0]) {
        cloth.peg(at, turn);
    }
}
