//! A crooked cottage.

use crate::colour::{Colour, mix};
use crate::line::{Path, Stroke, blob, circle, curve, handcut_finely, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A crooked half-timbered cottage, about 130 wide and 190 high; the origin is the middle of its foot.
#[derive(Clone, Copy, Debug)]
pub struct Cottage {
    /// Where.
    pub spot: Spot,
    /// The colour of its walls.
    pub wall: Colour,
    /// The colour of its roof.
    pub roof: Colour,
    /// The colour of what is dark in it.
    pub dark: Colour,
    /// The colour of the light within.
    pub window: Colour,
    /// From where it is lit, if not by the light of the scene.
    pub light: Option<At>,
}

impl Default for Cottage {
    fn default() -> Self {
        Cottage {
            spot: Spot::new(0.0, 0.0, 1.0),
            wall: "#e3c9a0".into(),
            roof: "#b4502f".into(),
            dark: "#2b1d24".into(),
            window: "#ffd979".into(),
            light: None,
        }
    }
}

/// A cottage while it is drawn.
struct Building<'a> {
    cottage: &'a Cottage,
    scene: &'a Scene,
    seed: i64,
}

impl Cottage {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let building = Building {
            cottage: self,
            scene,
            seed,
        };
        building.chimney()
            + building.walls()
            + building.timber()
            + building.roof()
            + building.door()
            + building.windows()
            + building.flowers()
    }

    /// The middles of its windows, where they are.
    pub fn windows(&self) -> [At; 5] {
        windows().map(|window| self.spot.point(window.bounds().middle()))
    }

    /// All of it as one shape, where it is.
    pub fn shape(&self) -> Shape {
        let (left, right) = roof();
        let (shed, shed_roof) = shed();
        self.spot.put(&all([
            chimney(),
            ground_floor(),
            upper_floor(),
            shed,
            shed_roof,
            left,
            right,
        ]))
    }
}

fn chimney() -> Shape {
    let stack = poly(&spots![16, -112; 19, -176; 33, -177; 32, -100]);
    stack.and(&chimney_cap())
}

fn chimney_cap() -> Shape {
    poly(&spots![15, -174; 16, -181; 36, -183; 36, -176])
}

/// The lean-to on the right and its roof.
fn shed() -> (Shape, Shape) {
    let walls = poly(&spots![28, 2; 68, 3; 66, -26; 30, -34]);
    let roof = blob(&knots![
        24, -50, corner; 46, -42; 78, -22, corner; 76, -16, corner; 50, -30; 26, -36, corner
    ]);
    (walls, roof)
}

fn ground_floor() -> Shape {
    poly(&spots![-34, 2; 32, 2; 33, -46; -36, -46])
}

fn upper_floor() -> Shape {
    let floor = poly(&spots![-44, -42; 40, -42; 37, -96; -39, -94]);
    floor.and(&poly(&spots![-39, -92; -4, -158; 37, -94]))
}

/// Its left and its right slope.
fn roof() -> (Shape, Shape) {
    let left = blob(&knots![
        -3, -170, corner; -16, -136; -36, -104; -62, -80, corner; -56, -74, corner; -32, -92; -12, -124;
        2, -158, corner
    ]);
    let right = blob(&knots![
        -6, -170, corner; 8, -138; 30, -106; 58, -82, corner; 53, -75, corner; 24, -98; 6, -126; -6, -156, corner
    ]);
    (left, right)
}

fn windows() -> [Shape; 5] {
    [
        rect(4.0, -33.0, 22.0, -14.0),
        rect(-30.0, -80.0, -10.0, -56.0),
        rect(8.0, -80.0, 28.0, -56.0),
        circle((-3.0, -128.0), 6.5),
        poly(&spots![44, -8; 56, -8; 56, -20; 44, -21]),
    ]
}

impl Building<'_> {
    fn put(&self, shape: &Shape) -> Shape {
        self.cottage.spot.put(shape)
    }

    fn cut(&self, shape: &Shape, part: i64, amount: f64) -> Shape {
        let size = self.cottage.spot.size;
        let shape = self.put(shape);
        handcut_finely(&shape, amount * size, 16.0 * size, self.seed + part, 0.2)
    }

    /// The colour of the roof, so much darker.
    fn wood(&self, dark: f64) -> Colour {
        mix(self.cottage.roof, self.cottage.dark, dark)
    }

    /// The colour of the walls, so much darker.
    fn plaster(&self, dark: f64) -> Colour {
        mix(self.cottage.wall, self.cottage.dark, dark)
    }

    fn sheet(&self, shape: &Shape, colour: Colour, part: i64, rim: f64) -> Ink {
        let shape = self.cut(shape, part, 0.6);
        self.scene
            .sheet(&shape, colour)
            .light(self.cottage.light.unwrap_or(self.scene.light))
            .lit(0.28)
            .rim(rim)
            .dark(mix(colour, self.cottage.dark, 0.6))
            .seed(self.seed + part)
            .ink()
    }

    fn chimney(&self) -> Ink {
        let pots = poly(&spots![19, -181; 20, -190; 25, -190; 25, -181])
            .and(&poly(&spots![28, -182; 28, -189; 33, -190; 33, -182]));
        let stack = poly(&spots![16, -112; 19, -176; 33, -177; 32, -100]);
        let mut ink = self.sheet(&stack, self.wood(0.3), 1, 1.0);
        ink += self.sheet(&chimney_cap(), self.wood(0.55), 2, 1.0);
        ink += self.sheet(&pots, self.wood(0.15), 3, 1.0);
        for y in [-168.0, -156.0, -144.0, -132.0] {
            let course = self.put(&taper(&spots![18, y; 33, y - 1.0], &[0.9, 0.9]));
            ink += self.scene.veil(&course, self.wood(0.7), 0.6);
        }
        ink
    }

    fn walls(&self) -> Ink {
        let (shed, shed_roof) = shed();
        let mut ink = self.sheet(&shed, self.plaster(0.35), 4, 0.0);
        ink += self.sheet(&shed_roof, self.wood(0.35), 5, 1.0);
        ink += self.sheet(&ground_floor(), self.plaster(0.12), 6, 0.0);
        ink += self.sheet(&upper_floor(), self.cottage.wall, 7, 1.0);
        let (size, above) = (self.cottage.spot.size, self.put(&upper_floor()));
        let dark = self.cottage.dark;
        let shadow = self
            .scene
            .shadow(&above, (0.0, 4.0 * size), 4.0 * size, dark, 0.6);
        let below = self.put(&ground_floor()).minus(&above);
        ink + self.scene.clipped(&below, shadow)
    }

    fn timber(&self) -> Ink {
        let beams = [
            ([-43, -43, 40, -43], 4.0),
            ([-40, -93, 38, -95], 3.6),
            ([-42, -42, -37, -94], 3.4),
            ([38, -42, 36, -95], 3.4),
            ([-1, -43, -1, -94], 3.0),
            ([-40, -58, -24, -44], 2.4),
            ([38, -58, 24, -44], 2.4),
            ([-26, -94, -14, -112], 2.4),
            ([26, -95, 14, -112], 2.4),
            ([-27, -113, 22, -113], 2.6),
        ];
        let beams = beams.map(|([x0, y0, x1, y1], width)| {
            Stroke::new(&spots![x0, y0; x1, y1], &[width, width])
                .blunt()
                .shape()
        });
        let beams = self.cut(&all(beams), 8, 0.3);
        let beams = self.scene.fill(&beams, self.wood(0.72));
        self.scene.clipped(&self.put(&upper_floor()), beams)
    }

    fn roof(&self) -> Ink {
        let (left, right) = roof();
        let mut ink = self.sheet(&right, self.wood(0.12), 9, 1.4);
        ink += self.sheet(&left, self.cottage.roof, 10, 1.4);
        let mut tiles = Ink::none();
        for slope in [
            spots![-3, -166; -18, -131; -38, -100; -60, -79],
            spots![-5, -166; 10, -133; 30, -103; 56, -80],
        ] {
            for ((x, y), direction) in Path::new(curve(&slope)).walk(13) {
                let tile = taper(&spots![-0.5, -5; 1.2, 0; -0.5, 5], &[0.2, 1.0, 0.2]);
                let tile = tile.turned(direction, (0.0, 0.0)).moved(x, y);
                tiles += self.scene.veil(&self.put(&tile), self.wood(0.75), 0.7);
            }
        }
        ink + self.scene.clipped(&self.put(&left.and(&right)), tiles)
    }

    fn door(&self) -> Ink {
        let scene = self.scene;
        let door = blob(&knots![
            -26, 2, corner; -26, -24; -18, -33; -10, -24; -10, 2, corner
        ]);
        let mut ink = scene.fill(&self.put(&door.grown(2.4)), self.plaster(0.62));
        ink += self.sheet(&door, self.wood(0.25), 11, 0.0);
        ink += scene.fill(&self.put(&circle((-13.0, -12.0), 1.3)), self.cottage.window);
        for x in [-21.0, -16.0] {
            let board = self.put(&taper(&spots![x, 1; x, -28], &[0.7, 0.7]));
            ink += scene.veil(&board, self.wood(0.75), 0.7);
        }
        let step = poly(&spots![-31, 4; -6, 4; -7, 0; -30, 0]);
        ink + self.sheet(&step, self.plaster(0.3), 12, 1.0)
    }

    fn windows(&self) -> Ink {
        let (scene, light) = (self.scene, self.cottage.window);
        let mut ink = Ink::none();
        for (i, window) in windows().iter().enumerate() {
            let bounds = window.bounds();
            let (x, y) = bounds.middle();
            ink += scene.fill(&self.put(&window.grown(2.3)), self.wood(0.72));
            let stops = stops![0, mix(light, Colour::WHITE, 0.55); 1, light];
            let middle = self.cottage.spot.point((x, y));
            let glow = scene.radial(middle, 16.0 * self.cottage.spot.size, &stops);
            ink += scene.fill(&self.cut(window, 20 + i as i64, 0.4), glow);
            let bars = rect(x - 0.65, bounds.y0, x + 0.65, bounds.y1)
                .and(&rect(bounds.x0, y - 0.65, bounds.x1, y + 0.65))
                .within(window);
            ink += scene.fill(&self.put(&bars), self.wood(0.72));
        }
        // Somebody looks out.
        let body = blob(&knots![11, -56; 13, -62; 18, -64; 24, -61; 26, -56]);
        let body = body.and(&circle((18.0, -66.0), 4.0)).within(&windows()[2]);
        ink + scene.fill(&self.put(&body), self.wood(0.6))
    }

    /// A box of geraniums below the upper window.
    fn flowers(&self) -> Ink {
        let flowers = all((0..9).map(|i| {
            let x = 8.0 + f64::from(i) * 2.6;
            circle((x, -55.5 - f64::from(i % 3)), 2.0)
        }));
        let leaves = flowers.stretched(0.9, 0.9, (18.0, -55.0)).moved(1.0, 1.5);
        let trough = poly(&spots![6, -54; 30, -54; 29, -50; 7, -50]);
        self.scene.fill(&self.cut(&flowers, 30, 0.6), "#d9683f")
            + self.scene.fill(&self.put(&leaves), "#6d9a5a")
            + self.sheet(&trough, self.wood(0.45), 31, 1.0)
    }
}
