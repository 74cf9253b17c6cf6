//! Jars of summer: those on the shelves, and the one that has been opened.

mod contents;
mod opened;

use super::{DEEP, HONEY, POPPY};
use crate::colour::Colour;
use crate::line::{blob, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::{Fill, Ink};
use crate::{knots, spots, stops};
use contents::{balloon, beach, beehive, cherry_tree, fireflies, pond, storm, sunflower};

pub(super) use opened::{opened_back, opened_front};

/// What somebody has put by for the winter.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    Sunflower,
    Fireflies,
    Beach,
    Storm,
    Beehive,
    CherryTree,
    Pond,
    Balloon,
}

/// A closed jar, 100 wide; its foot is at the origin.
#[derive(Clone, Copy)]
pub(super) struct Jar {
    pub at: At,
    pub size: f64,
    /// How high its glass is.
    pub high: f64,
    pub holds: Holds,
}

/// Where the things in a jar are put together.
struct Bench<'a> {
    scene: &'a Scene,
    spot: Spot,
    seed: i64,
}

impl Bench<'_> {
    fn piece(&self, shape: &Shape, colour: impl Into<Colour>, dark: &str) -> Ink {
        let size = self.spot.size;
        let cut = handcut_finely(&self.spot.put(shape), 0.4 * size, 10.0, self.seed, 0.15);
        let light = self.spot.point((30.0, -170.0));
        let sheet = self
            .scene
            .sheet(&cut, colour)
            .light(light)
            .lit(0.2)
            .shade(0.5)
            .dark(dark);
        sheet.rim(1.0).grain(1.05).seed(self.seed).ink()
    }

    fn mark(&self, shape: &Shape, fill: impl Into<Fill>) -> Ink {
        self.scene.fill(&self.spot.put(shape), fill)
    }

    fn veil(&self, shape: &Shape, fill: impl Into<Fill>, opacity: f64) -> Ink {
        self.scene.veil(&self.spot.put(shape), fill, opacity)
    }
}

impl Jar {
    fn glass(&self) -> Shape {
        let h = self.high;
        blob(&knots![
            -38, 0, corner; -46, -3; -50, -12; -50, -h * 0.5; -49, -(h - 30.0); -45, -(h - 19.0); -38, -(h - 11.0);
            -37, -h, corner; 37, -h, corner; 38, -(h - 11.0); 45, -(h - 19.0); 49, -(h - 30.0); 50, -h * 0.5; 50, -12;
            46, -3; 38, 0, corner
        ])
    }

    pub(super) fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let spot = Spot::new(self.at.0, self.at.1, self.size);
        let bench = Bench { scene, spot, seed };
        let local = self.glass();
        let glass = handcut_finely(&spot.put(&local), 0.4, 30.0, seed, 0.15);
        let mut ink = scene.shadow(&glass, (-5.0, 5.0), 9.0, DEEP, 0.65);
        ink += scene.fill(&glass, "#a9b78c");
        let inside = spot.put(&local.grown(-4.2));
        let (top, low) = self.sky();
        let fill = scene.linear(
            spot.point((0.0, -self.high)),
            spot.point((0.0, 0.0)),
            &stops![0, top; 1, low],
        );
        let held = scene.fill(&inside, fill) + self.summer(&bench);
        ink += scene.clipped(&inside, held);
        let inner = inside.minus(&inside.moved(3.0 * self.size, 0.0));
        ink += scene.veil(&inner, "#1d3328", 0.28);
        ink += self.shine(&bench, &glass);
        ink + self.cap(&bench)
    }

    /// The colours of its air, above and below.
    fn sky(&self) -> (&'static str, &'static str) {
        match self.holds {
            Holds::Sunflower => ("#8fcfe0", "#e8f2d2"),
            Holds::Fireflies => ("#1f3a5c", "#3f7a70"),
            Holds::Beach => ("#a6dbe2", "#f4f0d2"),
            Holds::Storm => ("#5f7a98", "#c9d4c0"),
            Holds::Beehive => ("#ffe9a8", "#ffd272"),
            Holds::CherryTree => ("#fff2c4", "#f6dc94"),
            Holds::Pond => ("#e9f0c0", "#bfdca8"),
            Holds::Balloon => ("#7fc3dc", "#fbeac0"),
        }
    }

    fn summer(&self, bench: &Bench) -> Ink {
        let h = self.high;
        match self.holds {
            Holds::Sunflower => sunflower(bench, h),
            Holds::Fireflies => fireflies(bench, h),
            Holds::Beach => beach(bench),
            Holds::Storm => storm(bench, h),
            Holds::Beehive => beehive(bench),
            Holds::CherryTree => cherry_tree(bench),
            Holds::Pond => pond(bench),
            Holds::Balloon => balloon(bench, h),
        }
    }

    /// Glints on the glass, and its thick foot.
    fn shine(&self, bench: &Bench, glass: &Shape) -> Ink {
        let h = self.high;
        let long = taper(
            &spots![-40, -(h - 32.0); -42, -h * 0.5; -40, -16],
            &[3.0, 6.0, 3.4],
        );
        let short = taper(&spots![-31, -(h - 34.0); -32, -h * 0.62], &[2.0, 2.4]);
        let right = taper(
            &spots![42, -(h - 34.0); 44.5, -h * 0.5; 43, -14],
            &[1.4, 3.4, 1.4],
        );
        let foot = taper(&spots![-40, -3.4; 0, -1.6; 40, -3.4], &[2.0, 3.4, 2.0]);
        let mut ink = bench.veil(&long.and(&short), "#fffdf0", 0.5);
        ink += bench.veil(&right, HONEY, 0.75) + bench.veil(&foot, "#f4f2d8", 0.5);
        let edge = glass.minus(&glass.moved(-1.8, 0.0));
        ink += bench.scene.veil(&edge, HONEY, 0.8);
        ink
    }

    /// A cloth over the lid, tied with string.
    fn cap(&self, bench: &Bench) -> Ink {
        let h = self.high;
        let (scene, spot, seed) = (bench.scene, bench.spot, bench.seed);
        let cloth = blob(&knots![
            -38, -(h + 8.0); -28, -(h + 14.0); 0, -(h + 16.0); 28, -(h + 14.0); 38, -(h + 8.0); 41, -(h - 2.0);
            53, -(h - 19.0), corner; 40, -(h - 15.0); 29, -(h - 23.0), corner; 12, -(h - 15.0); -3, -(h - 23.0), corner;
            -20, -(h - 15.0); -32, -(h - 22.0), corner; -41, -(h - 14.0); -54, -(h - 17.0), corner; -41, -(h - 2.0)
        ]);
        let (ground, check) = match seed % 4 {
            0 => ("#efe2bd", POPPY),
            1 => ("#e9dcb0", "#5f8a4a"),
            2 => ("#d8b45c", "#a8742c"),
            _ => ("#efe2bd", "#4f74a0"),
        };
        let cut = handcut_finely(&spot.put(&cloth), 0.5, 12.0, seed, 0.15);
        let mut ink = scene.shadow(&cut, (-2.0, 4.0), 5.0, DEEP, 0.5);
        ink += scene
            .sheet(&cut, ground)
            .lit(0.25)
            .shade(0.5)
            .dark("#6b5a34")
            .rim(1.4)
            .rim_colour("#fff2c0")
            .ink();
        let mut checks = Vec::new();
        for i in 0..9 {
            let x = -52.0 + f64::from(i) * 13.0;
            checks.push(taper(
                &spots![x * 0.7, -(h + 18.0); x * 0.82, -h; x * 1.12, -(h - 26.0)],
                &[4.6, 4.6, 6.2],
            ));
        }
        for y in [11.0, 2.0, -8.0, -18.0] {
            checks.push(taper(
                &spots![-56, -(h + y - 3.0); 0, -(h + y); 56, -(h + y - 3.0)],
                &[4.2, 4.2],
            ));
        }
        let checks = checks
            .iter()
            .map(|check_line| bench.veil(check_line, check, 0.5));
        ink += scene.clipped(&cut, checks.sum::<Ink>());
        let folds = [-30.0, -12.0, 8.0, 26.0].map(|x| {
            taper(
                &spots![x * 0.9, -(h - 1.0); x * 1.2, -(h - 17.0)],
                &[2.6, 0.6],
            )
        });
        ink += scene.clipped(&cut, bench.veil(&all(folds), "#4a3a1e", 0.45));
        let string = taper(
            &spots![-40, -(h - 1.0); 0, -(h - 4.6); 40, -(h - 1.0)],
            &[2.6, 3.2, 2.6],
        );
        let ends = all([
            taper(
                &spots![6, -(h - 4.0); 15, -(h + 4.0); 20, -(h - 4.0); 8, -(h - 5.0)],
                &[1.6, 1.6],
            ),
            taper(
                &spots![6, -(h - 4.0); -5, -(h + 4.0); -9, -(h - 4.0); 4, -(h - 5.0)],
                &[1.6, 1.6],
            ),
            taper(
                &spots![6, -(h - 4.0); 10, -(h - 14.0); 15, -(h - 24.0)],
                &[1.6, 1.2],
            ),
            taper(
                &spots![6, -(h - 4.0); 3, -(h - 16.0); 5, -(h - 26.0)],
                &[1.6, 1.2],
            ),
        ]);
        ink + bench.mark(&string.and(&ends), "#8a5f30")
    }
}
