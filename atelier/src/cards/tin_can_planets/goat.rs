//! The goat of the mint planet, upright on its hind legs: it has found the string.

use super::{DEEP, mint};
use crate::colour::mix;
use crate::line::{blob, circle, ellipse, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// Where it stands on its planet, in degrees around it.
const PLACE: f64 = 290.0;
const HAIR: &str = "#f4ead6";
const DARK: &str = "#4a3550";

fn spot() -> Spot {
    let spot = mint::planet().spot(PLACE, -1.0, 0.84);
    spot.turned(-5.0).flipped(true)
}

/// Where its lips are.
pub fn lips_at() -> At {
    spot().point((65.0, -121.0))
}

fn paper(scene: &Scene) -> Paper<'_> {
    Paper::new(
        Motif {
            scene,
            spot: spot(),
            seed: 61,
        },
        DARK,
    )
}

fn leg(points: &[At], wide: f64) -> Shape {
    taper(points, &[wide, wide * 0.56, wide * 0.34, wide * 0.3])
}

/// Drawn.
pub fn ink(scene: &Scene) -> Ink {
    let paper = paper(scene);
    let hoof = |x: f64, y: f64, turn: f64| {
        blob(&knots![-3.4, -5, corner; 3, -5, corner; 4.4, 1, corner; 0, 1.6; -4, 1, corner])
            .turned(turn, (0.0, 0.0))
            .moved(x, y)
    };
    let far = mix(HAIR, DARK, 0.32);
    let mut ink = Ink::none();
    // The far legs.
    ink += paper.piece(&leg(&spots![6, -40; 14, -25; 5, -13; 8, -3], 19.0), far, 1);
    ink += paper.mark(&hoof(8.6, -1.0, 0.0), DARK);
    ink += paper.piece(
        &leg(&spots![24, -78; 40, -84; 46, -74; 44, -64], 15.0),
        far,
        2,
    );
    ink += paper.mark(&hoof(43.6, -60.0, 8.0), DARK);
    let tail =
        blob(&knots![-10, -46, corner; -19, -52; -24, -63; -17, -62; -12, -57; -4, -54, corner]);
    ink += paper.piece(&tail, HAIR, 3);
    let horn = taper(
        &spots![38, -124; 33, -135; 22, -140; 12, -135],
        &[6.4, 5.4, 4.0, 1.0],
    );
    ink += paper.piece(&horn.moved(4.0, 1.0), mix(DARK, HAIR, 0.25), 4);
    ink += paper.piece(&horn, mix(DARK, HAIR, 0.45), 5);
    let beard = blob(&knots![50, -114, corner; 57, -113; 60, -104; 55, -96, corner; 52, -104]);
    ink += paper.piece(&beard, mix(HAIR, "#ffffff", 0.3), 6);
    let body = all([
        taper(&spots![-3, -38; 6, -58; 20, -82], &[31.0, 33.0, 25.0]),
        leg(&spots![-4, -38; 5, -24; -7, -13; -4, -3], 25.0),
        taper(&spots![19, -82; 29, -100; 37, -113], &[25.0, 16.0, 13.0]),
        blob(&knots![
            30, -112; 33, -122; 41, -127; 50, -128; 58, -128; 64, -126; 65, -121; 61, -116; 52, -112; 44, -106;
            36, -104
        ]),
    ]);
    ink += paper.shaded(&body.fillet(4.0), HAIR, 7, 0.6);
    let saddle = blob(&knots![
        -18, -42; -12, -56; -2, -68; 6, -74; 8, -62; 2, -52; 0, -42; -6, -34; -15, -34
    ])
    .within(&body);
    ink += paper.shaded(&saddle, "#b07f5c", 8, 0.5);
    ink += paper.mark(&hoof(-3.6, -1.0, 0.0), DARK);
    // The near foreleg, bent.
    let near = leg(&spots![24, -72; 38, -70; 46, -60; 41, -50], 16.0);
    ink += paper.piece(&near, HAIR, 9) + paper.mark(&hoof(40.0, -46.6, 12.0), DARK);
    let ear =
        blob(&knots![35, -117, corner; 27, -119; 18, -114; 15, -108, corner; 25, -109; 33, -111]);
    ink += paper.piece(&ear, mix(HAIR, "#d98a80", 0.35), 10);
    let collar = taper(&spots![21, -98; 29, -96; 37, -101], &[3.6, 4.0, 3.6]);
    ink += paper.mark(&collar, "#d9503f");
    ink += paper.piece(
        &blob(&knots![30, -95; 34, -94; 37, -87; 33, -85; 28, -87]),
        "#f6b93c",
        11,
    );
    ink += paper.mark(&ellipse((45.0, -120.0), 3.0, 2.3), "#f6c25a");
    ink += paper.mark(&ellipse((45.6, -120.2), 1.9, 0.9), "#1a1220");
    ink += paper.mark(&circle((61.5, -124.0), 0.9), DARK);
    let cheek = taper(&spots![50, -114; 56, -117.6; 63, -118.6], &[0.4, 1.1, 0.5]);
    ink + paper.stain(&cheek, DARK, 0.8)
}

/// Its upper lip, that lies over the string.
pub fn lips(scene: &Scene) -> Ink {
    let lip = blob(&knots![58, -128; 64, -127; 67, -123; 65, -120.6; 60, -121.6; 57, -124]);
    paper(scene).piece(&lip, HAIR, 12)
}

/// Where its hind legs stand.
pub fn shadow(scene: &Scene) -> Ink {
    let below = mint::planet().spot(PLACE, 0.0, 1.0);
    scene.veil(&below.put(&ellipse((0.0, 1.0), 18.0, 3.0)), DEEP, 0.3)
}
