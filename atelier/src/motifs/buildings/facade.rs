//! A house front in a warm town.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, handcut, poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, stops};

/// A house front with shuttered windows above an arcade.
#[derive(Clone, Copy)]
pub struct Facade {
    /// Its lower left corner.
    pub at: At,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
    /// How many windows and arches there are side by side.
    pub columns: usize,
    /// The colour of its wall.
    pub wall: Colour,
    /// The colour of its shutters.
    pub shutters: Colour,
    /// The windows that are open.
    pub open: &'static [OpenWindow],
}

/// A window with its shutters open.
#[derive(Clone, Copy, Debug)]
pub struct OpenWindow {
    /// In which row, from above.
    pub row: usize,
    /// In which column.
    pub column: usize,
    /// Who looks out: the colours of clothes, skin and hair.
    pub who: Option<[&'static str; 3]>,
}

impl OpenWindow {
    /// Nobody looks out.
    pub const fn empty(row: usize, column: usize) -> OpenWindow {
        OpenWindow {
            row,
            column,
            who: None,
        }
    }

    /// Somebody looks out.
    pub const fn with(
        row: usize,
        column: usize,
        clothes: &'static str,
        skin: &'static str,
        hair: &'static str,
    ) -> OpenWindow {
        OpenWindow {
            row,
            column,
            who: Some([clothes, skin, hair]),
        }
    }
}

impl Facade {
    const PLASTER: &str = "#fff3d0";
    const ROWS: usize = 3;

    /// Its wall.
    pub fn shape(&self, seed: i64) -> Shape {
        let ((x, y), right) = (self.at, self.at.0 + self.width + 2.0);
        handcut(&rect(x, y - self.height, right, y), 0.6, 30.0, seed)
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let ((x, y), wall) = (self.at, self.shape(seed));
        let mut ink = scene.shadow(&wall, (-4.0, 3.0), 9.0, "#7a2f30", 0.3);
        let sheet = scene.sheet(&wall, self.wall);
        let dark = mix(self.wall, "#7a2f40", 0.4);
        ink += sheet.shade(0.4).rim(1.2).dark(dark).ink();
        let (top, right) = (y - self.height, x + self.width);
        let cornice = poly(&[
            (x - 4.0, top),
            (right + 5.0, top),
            (right + 2.0, top + 8.0),
            (x - 1.0, top + 8.0),
        ]);
        let cornice = handcut(&cornice, 0.4, 20.0, seed);
        let sheet = scene.sheet(&cornice, mix(self.wall, Self::PLASTER, 0.6));
        ink += sheet.lit(0.2).shade(0.3).rim(0.8).ink();
        for row in 0..Self::ROWS {
            for column in 0..self.columns {
                ink += self.window(scene, row, column, seed);
            }
        }
        for column in 0..self.columns {
            ink += self.arch(scene, column, seed);
        }
        ink
    }

    /// The middle of a column.
    fn column(&self, column: usize) -> f64 {
        self.at.0 + self.width * (column as f64 + 0.5) / self.columns as f64
    }

    fn window(&self, scene: &Scene, row: usize, column: usize, seed: i64) -> Ink {
        let x = self.column(column);
        let y = self.at.1 - self.height + 46.0 + row as f64 * 68.0;
        // No window where the arcade is.
        if y > self.at.1 - 74.0 {
            return Ink::none();
        }
        let mut open = self.open.iter();
        let open = open.find(|window| (window.row, window.column) == (row, column));
        let frame = rect(x - 10.0, y - 17.0, x + 10.0, y + 17.0);
        let cut = handcut(&frame, 0.4, 12.0, seed);
        let mut ink = Ink::none();
        if let Some(window) = open {
            ink += scene.fill(&cut, "#5a2f40");
            if let Some(colours) = window.who {
                ink += scene.clipped(&frame, watcher(scene, (x, y), colours));
            }
            for left in [x - 20.0, x + 10.0] {
                let shutter = rect(left, y - 17.0, left + 10.0, y + 17.0);
                let sheet = scene.sheet(&shutter, self.shutters);
                ink += sheet.lit(0.2).shade(0.3).rim(0.6).ink();
            }
        } else {
            ink += scene.fill(&cut, self.shutters);
            for slat in 0..6 {
                let top = y - 14.0 + f64::from(slat) * 5.0;
                let slat = rect(x - 8.6, top, x + 8.6, top + 2.4);
                ink += scene.veil(&slat, self.shutters.lighter(0.1), 0.6);
            }
            let gap = rect(x - 0.8, y - 17.0, x + 0.8, y + 17.0);
            ink += scene.veil(&gap, self.shutters.lighter(-0.12), 0.8);
        }
        let sill = rect(x - 13.0, y + 17.0, x + 13.0, y + 20.0);
        ink + scene.fill(&sill, mix(self.wall, Self::PLASTER, 0.7))
    }

    fn arch(&self, scene: &Scene, column: usize, seed: i64) -> Ink {
        let (x, y) = (self.column(column), self.at.1);
        let half = self.width / self.columns as f64 * 0.36;
        let arch = blob(&knots![
            x - half, y + 4.0, corner; x - half, y - 38.0; x - half * 0.7, y - 54.0; x, y - 61.0; x + half * 0.7, y - 54.0;
            x + half, y - 38.0; x + half, y + 4.0, corner
        ]);
        let stops = stops![0, "#5a2436"; 1, "#8f3f40"];
        let dark = scene.linear((0.0, y - 60.0), (0.0, y + 4.0), &stops);
        let stone = handcut(&arch.grown(3.0), 0.4, 14.0, seed);
        scene.fill(&stone, mix(self.wall, Self::PLASTER, 0.5))
            + scene.fill(&handcut(&arch, 0.4, 14.0, seed), dark)
    }
}

/// Somebody who looks out of a window.
fn watcher(scene: &Scene, (x, y): At, [clothes, skin, hair]: [&str; 3]) -> Ink {
    let shoulders = blob(&knots![
        x - 9.0, y + 18.0; x - 8.0, y + 6.0; x, y + 2.0; x + 8.0, y + 6.0; x + 9.0, y + 18.0
    ]);
    let top = blob(&knots![
        x - 6.0, y - 4.0; x - 5.0, y - 11.0; x, y - 12.4; x + 5.0, y - 11.0; x + 6.0, y - 5.0; x, y - 8.0
    ]);
    scene.fill(&shoulders, clothes)
        + scene.fill(&ellipse((x, y - 4.0), 5.2, 6.0), skin)
        + scene.fill(&top, hair)
}
