//! A terrier at a trot.

use crate::colour::Colour;
use crate::line::{blob, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// A dog with patches that trots to the left with its tongue out, about 190 long and 125 high; the ground below its middle is the origin.
#[derive(Clone, Copy, Debug)]
pub struct TrottingDog {
    /// Where it trots.
    pub spot: Spot,
    /// The colour of its coat.
    pub colour: Colour,
    /// The colour of its patches.
    pub patches: Colour,
}

impl TrottingDog {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut ink = Ink::none();
        let put = |shape: &Shape| handcut(&self.spot.put(shape), 0.5, 12.0, seed);
        let far = taper(
            &spots![-34, -44; -46, -24; -40, -4; -48, 0],
            &[15.0, 9.0, 6.0, 7.0],
        )
        .and(&taper(
            &spots![38, -40; 30, -20; 36, -2; 28, 0],
            &[14.0, 9.0, 6.0, 7.0],
        ));
        ink += scene.fill(&put(&far), self.colour.lighter(-0.16));
        let body = blob(&knots![
            -58, -74; -40, -84; 0, -82; 40, -84; 58, -72; 60, -50; 44, -34; 10, -34; -30, -34; -52, -40; -62, -56
        ]);
        let neck = taper(&spots![-46, -66; -62, -88; -70, -98], &[34.0, 28.0, 26.0]);
        let head = blob(
            &knots![-58, -118; -74, -120; -84, -112; -98, -106; -108, -98; -104, -90; -88, -86; -68, -84; -56, -96],
        );
        let tail = taper(&spots![54, -74; 72, -92; 76, -112], &[9.0, 7.0, 3.0]);
        let near = taper(
            &spots![-42, -46; -58, -28; -70, -10; -78, -8],
            &[18.0, 11.0, 7.0, 8.0],
        )
        .and(&taper(
            &spots![48, -48; 58, -28; 50, -12; 58, 0; 50, 2],
            &[22.0, 13.0, 8.0, 7.0, 7.0],
        ));
        let dog = body.and(&neck).and(&head).and(&tail).and(&near).fillet(5.0);
        let dog = put(&dog);
        ink += scene.fill(&dog, self.colour);
        let patches = [
            blob(&knots![0, -90; 30, -88; 44, -66; 20, -52; -2, -66]),
            blob(&knots![-56, -122; -74, -124; -82, -108; -70, -98; -54, -104]),
        ];
        for patch in patches {
            ink += scene.fill(&self.spot.put(&patch).within(&dog), self.patches);
        }
        let lee = dog.minus(&dog.moved(-3.0, -9.0));
        ink += scene.veil(&lee, "#8a6a8c", 0.4);
        let ear = put(&blob(
            &knots![-56, -118, corner; -46, -112; -44, -94; -52, -88; -60, -102],
        ));
        ink += scene.fill(&ear, self.patches.lighter(-0.14));
        let eye = put(&ellipse((-80.0, -107.0), 2.6, 2.8));
        ink += scene.fill(&eye, "#1e1020");
        ink += scene.fill(&put(&ellipse((-106.0, -99.0), 4.4, 3.8)), "#2a1620");
        let tongue = put(&blob(
            &knots![-98, -90, corner; -102, -80; -98, -72; -92, -78; -90, -88, corner],
        ));
        ink += scene.fill(&tongue, "#e8607a");
        let mouth = self.spot.put(&taper(
            &spots![-104, -92; -92, -90; -82, -92],
            &[0.6, 1.6, 0.6],
        ));
        ink += scene.fill(&mouth, "#4a2028");
        ink
    }
}
