//! Benches.

use crate::colour::{Colour, mix};
use crate::line::{handcut, poly, taper};
use crate::motifs::Motif;
use crate::scene::{Scene, Spray};
use crate::shape::{Shape, Spot};
use crate::spots;
use crate::svg::Ink;

/// A park bench under snow, about 220 wide and 130 high; its origin is on the ground below its left end, a little behind its
/// front legs.
pub struct SnowyBench {
    /// Where.
    pub spot: Spot,
    /// The colour of its frame.
    pub iron: Colour,
    /// The colour of its boards.
    pub wood: Colour,
    /// The colour of the snow.
    pub snow: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl SnowyBench {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let mut ink = self.ground(&motif);
        for x in [0.0, 168.0] {
            let back = taper(
                &spots![x, -92; x - 4.0, -46; x + 2.0, -40; x - 6.0, 26],
                &[6.0, 6.4, 6.4, 7.0],
            );
            let front = taper(
                &spots![x + 2.0, -38; x + 30.0, -36; x + 30.0, 30],
                &[6.0, 6.0, 7.0],
            );
            ink += self.part(&motif, &back, self.iron, 2);
            ink += self.part(&motif, &front, self.iron, 3);
        }
        for y in [-88.0, -70.0] {
            let board = poly(&spots![-12, y; 182, y - 2.0; 182, y + 10.0; -12, y + 12.0]);
            ink += self.part(&motif, &board, mix(self.wood, self.iron, 0.25), 4);
        }
        let seat = poly(&spots![-14, -42; 192, -44; 206, -26; -4, -24]);
        ink += self.part(&motif, &seat, self.wood, 5);
        let on_seat = poly(&spots![-14, -46; 192, -48; 200, -36; 120, -40; 60, -35; -8, -38]);
        let on_back = taper(
            &spots![-12, -90; 60, -94; 120, -92; 182, -93],
            &[4.0, 8.0, 6.0, 4.0],
        );
        ink += scene.fill(
            &handcut(&motif.put(&on_seat), 1.0, 14.0, seed + 3),
            self.snow,
        );
        ink + scene.fill(
            &handcut(&motif.put(&on_back), 0.8, 14.0, seed + 4),
            self.snow,
        )
    }

    fn part(&self, motif: &Motif, shape: &Shape, colour: Colour, part: i64) -> Ink {
        let scene = motif.scene;
        let shape = motif.cut_over(shape, part, 0.5, 18.0);
        let sheet = scene.sheet(&shape, colour).rim_colour("#dfe6f0");
        scene.shadow(&shape, (1.0, 4.0), 5.0, self.shadow, 0.4) + sheet.dark("#161c30").ink()
    }

    /// The shade on the snow below.
    fn ground(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let shade = poly(&spots![-40, 44; 150, 44; 200, 18; -10, 18]);
        let soft = scene.veil(&motif.put(&shade), Colour::BLACK, 0.7);
        let spray = Spray::new(4, 0.8);
        scene.sprayed(
            scene.blurred(soft, 8.0),
            mix(self.shadow, self.snow, 0.2),
            spray,
        )
    }
}

impl Default for SnowyBench {
    fn default() -> Self {
        SnowyBench {
            spot: Spot::new(0.0, 0.0, 1.0),
            iron: "#2a3350".into(),
            wood: "#545c7e".into(),
            snow: "#fbfcff".into(),
            shadow: "#24406a".into(),
        }
    }
}
