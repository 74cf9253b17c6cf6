//! Jars of summer: those on the shelves, and the one that has been opened.

use super::meadow::{daisy, poppy};
use super::{DEEP, HONEY, POPPY};
use crate::chance::Chance;
use crate::colour::Colour;
use crate::ink::{Fill, Ink};
use crate::line::{
    arc, blob, circle, ellipse, handcut, handcut_finely, poly, rect, taper, towards,
};
use crate::motifs::sky::Crescent;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

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

fn sunflower(bench: &Bench, h: f64) -> Ink {
    let hill = blob(&knots![-60, -18; -20, -26; 20, -20; 60, -28; 60, 10, corner; -60, 10, corner]);
    let mut ink = bench.piece(&hill, "#86ac48", "#4f7a34");
    let head = (3.0, -(h * 0.62));
    ink += bench.piece(
        &taper(&[(-4.0, -8.0), (-6.0, -h * 0.3), head], &[5.0, 4.4, 4.0]),
        "#5c8c3a",
        "#33602c",
    );
    for (x, y, turn, k) in [
        (-5.0, -h * 0.22, -152.0, 1.0),
        (-6.0, -h * 0.34, -24.0, 0.9),
    ] {
        let leaf = blob(&knots![0, 0, corner; 9, -10; 22, -11; 33, -3, corner; 22, 6; 9, 6]);
        let leaf = Spot::new(x, y, k).turned(turn).put(&leaf);
        ink += bench.piece(&leaf, "#6f9c40", "#33602c");
    }
    for (count, long, turn, colour) in [(15, 33.0, 0.0, "#e9a32c"), (13, 28.0, 12.0, "#fcc63e")] {
        let petals = (0..count).map(|i| {
            let petal = blob(&knots![8, 0, corner; 16, -5.4; long - 6.0, -4; long, 0, corner; long - 6.0, 4; 16, 5.4]);
            petal.turned(360.0 * f64::from(i) / f64::from(count) + turn, (0.0, 0.0)).stretched(1.0, 0.94, (0.0, 0.0)).moved(head.0, head.1)
        });
        ink += bench.piece(&all(petals), colour, "#b06a1c");
    }
    ink += bench.piece(&circle(head, 13.4), "#6b4322", "#34200f");
    let seeds = (0..40).map(|i| {
        let k = f64::from(i);
        circle(towards(head, k * 137.5, 1.9 * k.sqrt()), 0.8)
    });
    ink + bench.veil(&all(seeds), "#d09a4a", 0.7)
}

fn fireflies(bench: &Bench, h: f64) -> Ink {
    let scene = bench.scene;
    let mut chance = Chance::of("fireflies", 5);
    let hill = blob(&knots![-60, -16; -24, -24; 12, -17; 60, -25; 60, 10, corner; -60, 10, corner]);
    let moon = Crescent {
        at: (20.0, -(h * 0.72)),
        r: 10.0,
        bite: (-5.0, -(h * 0.02)),
        bite_r: 9.4,
    };
    let mut ink = bench.mark(&moon.shape(), "#fff0bc");
    ink += bench.piece(&hill, "#1c4038", "#0f2622");
    let blades = (0..34).map(|_| {
        let (x, high) = (chance.between(-50.0, 50.0), chance.between(16.0, 44.0));
        let lean = chance.between(-9.0, 9.0);
        taper(
            &[
                (x, -8.0),
                (x + lean * 0.4, -8.0 - high * 0.6),
                (x + lean, -12.0 - high),
            ],
            &[2.4, 1.8, 0.3],
        )
    });
    ink += bench.mark(&all(blades), "#16342e");
    for (x, y, r) in [
        (-28.0, 0.3, 2.6),
        (-10.0, 0.56, 3.0),
        (14.0, 0.34, 2.4),
        (32.0, 0.5, 2.8),
        (-32.0, 0.66, 2.2),
        (4.0, 0.22, 2.4),
        (34.0, 0.24, 2.0),
        (-18.0, 0.4, 2.0),
        (10.0, 0.7, 2.0),
        (-38.0, 0.46, 1.8),
        (24.0, 0.4, 1.8),
    ] {
        let at = bench.spot.point((x, -h * y));
        ink += scene.glow(at, r * 7.0 * bench.spot.size, "#e9f27a", 0.95, 0.3);
        ink += scene.fill(&circle(at, r * bench.spot.size), "#fdffc4");
    }
    ink
}

fn beach(bench: &Bench) -> Ink {
    let sea = blob(&knots![-60, -58; 0, -57; 60, -58; 60, 10, corner; -60, 10, corner]);
    let mut ink = bench.piece(&sea, "#3fa3ac", "#1f6f86");
    let sail = poly(&spots![-22, -61; -22, -84; -6, -63])
        .and(&poly(&spots![-24, -62; -24, -78; -34, -63]));
    ink += bench.piece(&sail, "#fbf4e0", "#c9b890");
    ink += bench.mark(
        &blob(&knots![-37, -60, corner; -4, -60, corner; -9, -54; -30, -54]),
        "#b8482f",
    );
    let ripples = (0..9).map(|i| {
        let k = f64::from(i);
        let (x, y) = (-44.0 + (k * 37.0) % 84.0, -52.0 + (k * 5.0) % 14.0);
        taper(
            &spots![x, y; x + 5.0, y - 1.4; x + 11.0, y],
            &[0.4, 1.4, 0.4],
        )
    });
    ink += bench.veil(&all(ripples), "#dff4ee", 0.7);
    let foam = blob(
        &knots![-60, -34; -34, -40; -10, -33; 14, -38; 36, -31; 60, -36; 60, 10, corner; -60, 10, corner],
    );
    ink += bench.piece(&foam, "#f6f8ee", "#a9d4d0");
    let sand = blob(
        &knots![-60, -28; -34, -35; -10, -28; 14, -33; 36, -26; 60, -31; 60, 10, corner; -60, 10, corner],
    );
    ink += bench.piece(&sand, "#f0cf86", "#c2924c");
    let pole = taper(&spots![12, -10; 20, -36; 27, -62], &[2.0, 1.8, 1.6]);
    ink += bench.mark(&pole, "#7a5230");
    let shade = blob(
        &knots![-2, -46, corner; 4, -64; 22, -77; 41, -70; 51, -52, corner; 40, -55; 26, -52; 12, -53],
    );
    let shade = shade.turned(6.0, (24.0, -60.0));
    ink += bench.piece(&shade, "#f8efd6", "#c9b080");
    let stripes = all([
        blob(&knots![22, -78, corner; 8, -66; 3, -46, corner; 14, -52, corner; 15, -66]),
        blob(&knots![22, -78, corner; 24, -64; 23, -50, corner; 35, -52, corner; 33, -68]),
        blob(&knots![22, -78, corner; 40, -70; 45, -52, corner; 56, -48, corner; 48, -72]),
    ]);
    let inside = bench.spot.put(&shade);
    ink += bench.scene.clipped(
        &inside,
        bench.mark(&stripes.turned(6.0, (24.0, -60.0)), POPPY),
    );
    let ball = circle((-22.0, -17.0), 8.0);
    ink += bench.piece(&ball, "#fbf4e0", "#c9b080");
    let wedge = all([
        poly(&spots![-22, -17; -30, -21; -26, -26]),
        poly(&spots![-22, -17; -14, -20; -13, -12]),
        poly(&spots![-22, -17; -27, -9; -20, -8]),
    ]);
    ink + bench
        .scene
        .clipped(&bench.spot.put(&ball), bench.mark(&wedge, "#e9a32c"))
}

fn storm(bench: &Bench, h: f64) -> Ink {
    let middle = (6.0, -20.0);
    let mut ink = Ink::none();
    for (i, colour) in [
        "#d9573c", "#eda23c", "#f5d860", "#7fae58", "#4f8fae", "#7a6aa8",
    ]
    .into_iter()
    .enumerate()
    {
        let r = 56.0 - i as f64 * 4.6;
        let bow = taper(&arc(middle, r, r * 1.04, 180.0, 360.0, 24), &[4.8, 4.8]);
        ink += bench.veil(&bow, colour, 0.8);
    }
    let hill = blob(&knots![-60, -22; -20, -30; 20, -22; 60, -26; 60, 10, corner; -60, 10, corner]);
    ink += bench.piece(&hill, "#6f9a48", "#3a6634");
    let roof = poly(&spots![-32, -40; -21, -50; -10, -40]);
    ink += bench.mark(&rect(-29.0, -41.0, -13.0, -26.0), "#f4e6c0") + bench.mark(&roof, "#b8482f");
    ink += bench.mark(&rect(-24.0, -37.0, -18.0, -31.0), "#5a4a3a");
    let rain = (0..26).map(|i| {
        let k = f64::from(i);
        let (x, y) = (-40.0 + (k * 29.0) % 88.0, -h * 0.55 + (k * 13.0) % 40.0);
        taper(&spots![x, y; x - 3.0, y + 11.0], &[1.4, 0.5])
    });
    ink += bench.veil(&all(rain), "#e4eef4", 0.75);
    let cloud = blob(&knots![
        -46, -h * 0.58; -52, -h * 0.66; -44, -h * 0.74; -32, -h * 0.75; -22, -h * 0.84; -4, -h * 0.84; 6, -h * 0.78;
        20, -h * 0.82; 32, -h * 0.74; 44, -h * 0.72; 50, -h * 0.64; 44, -h * 0.57; 20, -h * 0.55; 0, -h * 0.57; -24, -h * 0.55
    ]);
    ink += bench.piece(&cloud, "#566a8c", "#2b3a5c");
    let curls = all([
        taper(
            &spots![-34, -h * 0.62; -26, -h * 0.7; -12, -h * 0.68],
            &[0.6, 2.0, 0.6],
        ),
        taper(
            &spots![2, -h * 0.63; 14, -h * 0.7; 28, -h * 0.66],
            &[0.6, 2.0, 0.6],
        ),
    ]);
    ink += bench.veil(&curls, "#a9bcd4", 0.8);
    let bolt = poly(
        &spots![14, -h * 0.56; 25, -h * 0.56; 17, -h * 0.43; 24, -h * 0.43; 6, -h * 0.24; 12, -h * 0.38; 5, -h * 0.38],
    );
    ink + bench.mark(&bolt, "#fff0a0")
}

fn beehive(bench: &Bench) -> Ink {
    let hill = blob(&knots![-60, -20; -20, -25; 20, -19; 60, -26; 60, 10, corner; -60, 10, corner]);
    let mut ink = bench.piece(&hill, "#86a848", "#4f7a34");
    let hive = blob(&knots![
        -27, -14; -31, -28; -28, -44; -22, -58; -12, -70; 0, -75; 12, -70; 22, -58; 28, -44; 31, -28; 27, -14; 0, -11
    ]);
    ink += bench.piece(&hive, "#dd9c38", "#8f5a1c");
    let coils = [-24.0, -36.0, -48.0, -60.0].map(|y: f64| {
        let half = 31.0 - (-24.0 - y) * 0.33;
        taper(&spots![-half, y; 0, y + 4.5; half, y], &[1.0, 2.4, 1.0])
    });
    let inside = bench.spot.put(&hive);
    ink += bench
        .scene
        .clipped(&inside, bench.veil(&all(coils), "#7a4a18", 0.7));
    ink += bench.mark(
        &blob(&knots![-7, -14; -7, -22; 0, -27; 7, -22; 7, -14]),
        "#3f2410",
    );
    for (x, y, turn) in [
        (-34.0, -70.0, 20.0),
        (30.0, -78.0, -24.0),
        (38.0, -50.0, 10.0),
        (4.0, -88.0, -6.0),
    ] {
        let spot = Spot::new(x, y, 0.9).turned(turn);
        let body = blob(&knots![-7, 0; -4, -4; 3, -4; 7, 0; 3, 4; -4, 4]);
        let wings = ellipse((-1.0, -6.0), 3.0, 5.0).and(&ellipse((3.0, -6.0), 2.6, 4.4));
        ink += bench.veil(&spot.put(&wings), "#fffdf0", 0.85)
            + bench.mark(&spot.put(&body), "#f0b02c");
        let bands = rect(-3.0, -4.0, -1.0, 4.0).and(&rect(1.6, -4.0, 3.6, 4.0));
        ink += bench.mark(&spot.put(&bands), "#3a2410");
    }
    ink
}

fn cherry_tree(bench: &Bench) -> Ink {
    let hill = blob(
        &knots![-60, -15; -26, -22; 8, -26; 34, -20; 60, -14; 60, 10, corner; -60, 10, corner],
    );
    let mut ink = bench.piece(&hill, "#86ac48", "#4f7a34");
    let trunk = all([
        taper(
            &spots![4, -18; 2, -34; 5, -50; 2, -66],
            &[11.0, 7.0, 6.0, 4.0],
        ),
        taper(&spots![3, -38; -10, -50; -20, -60], &[5.0, 4.0, 2.4]),
        taper(&spots![4, -42; 16, -54; 22, -62], &[5.0, 3.6, 2.4]),
    ]);
    ink += bench.piece(&trunk, "#6b4630", "#3a2318");
    let crown = blob(&knots![
        -38, -52; -45, -64; -38, -77; -27, -81; -20, -92; -4, -96; 8, -92; 22, -93; 34, -82; 42, -70; 39, -56; 26, -49;
        12, -54; 0, -48; -14, -53; -26, -47
    ]);
    ink += bench.piece(&handcut(&crown, 1.4, 7.0, 4), "#5f9142", "#2f5f34");
    let high = blob(
        &knots![-28, -68; -30, -78; -18, -86; -2, -91; 14, -88; 26, -82; 26, -72; 10, -66; -6, -72; -16, -64],
    );
    ink += bench.piece(&handcut(&high, 1.2, 6.0, 7), "#7fac4e", "#4f8a40");
    for (x, y) in [
        (-30.0, -58.0),
        (-14.0, -62.0),
        (-24.0, -74.0),
        (-6.0, -80.0),
        (4.0, -62.0),
        (16.0, -76.0),
        (30.0, -66.0),
        (20.0, -58.0),
        (-36.0, -66.0),
        (8.0, -88.0),
    ] {
        let stalks = taper(&spots![x, y - 6.0; x - 3.0, y], &[0.9, 0.7])
            .and(&taper(&spots![x, y - 6.0; x + 3.4, y + 1.0], &[0.9, 0.7]));
        ink += bench.mark(&stalks, "#2f4a24");
        ink += bench.mark(
            &circle((x - 3.0, y + 1.8), 3.3).and(&circle((x + 3.4, y + 2.6), 3.3)),
            "#c92f34",
        );
        ink += bench.mark(
            &circle((x - 4.0, y + 0.8), 0.9).and(&circle((x + 2.4, y + 1.6), 0.9)),
            "#ffc0a8",
        );
    }
    let ladder = all([
        taper(&spots![-34, -10; -18, -64], &[2.0, 1.6]),
        taper(&spots![-23, -9; -10, -62], &[2.0, 1.6]),
    ]
    .into_iter()
    .chain((0..6).map(|i| {
        let k = f64::from(i) / 6.0 + 0.08;
        taper(
            &[
                (-34.0 + 16.0 * k, -10.0 - 54.0 * k),
                (-23.0 + 13.0 * k, -9.0 - 53.0 * k),
            ],
            &[1.5, 1.5],
        )
    })));
    ink + bench.mark(&ladder, "#7a4f2a")
}

fn pond(bench: &Bench) -> Ink {
    let bank = blob(
        &knots![-60, -62; -30, -70; 0, -64; 30, -71; 60, -64; 60, 10, corner; -60, 10, corner],
    );
    let mut ink = bench.piece(&bank, "#8fb258", "#5a8840");
    let water =
        blob(&knots![-60, -54; -20, -57; 20, -54; 60, -57; 60, 10, corner; -60, 10, corner]);
    ink += bench.piece(&water, "#3f948e", "#1c5a68");
    let ripples = (0..9).map(|i| {
        let k = f64::from(i);
        let (x, y) = (-42.0 + (k * 31.0) % 80.0, -50.0 + (k * 17.0) % 44.0);
        taper(
            &spots![x, y; x + 8.0, y + 1.6; x + 17.0, y],
            &[0.4, 1.6, 0.4],
        )
    });
    ink += bench.veil(&all(ripples), "#c9ece0", 0.55);
    for (x, y, k) in [(-24.0, -36.0, 1.0), (20.0, -44.0, 0.72), (8.0, -15.0, 1.25)] {
        let pad = blob(
            &knots![0, 0, corner; 13, -3.6, corner; 9, -6.6; -2, -8; -13, -5; -16, 0; -10, 5.6; 2, 7; 12, 4, corner],
        );
        let pad = Spot::new(x, y, k).put(&pad);
        ink += bench.piece(&pad, "#86b04c", "#3f7438");
    }
    let bloom = [-56.0, -28.0, 0.0, 28.0, 56.0].map(|turn| {
        blob(&knots![0, 0, corner; -5, -8; 0, -17, corner; 5, -8]).turned(turn, (0.0, 0.0))
    });
    ink += bench.piece(&all(bloom).moved(-24.0, -36.0), "#f3b4b4", "#c2607a");
    // A frog on the nearest leaf.
    let frog = blob(
        &knots![-11, -1; -14, -8; -9, -13; -8, -21; -3, -22; 0, -18; 4, -22; 9, -20; 9, -13; 14, -7; 11, -1; 0, 1],
    );
    ink += bench.piece(&frog.moved(8.0, -15.0), "#5f9a3c", "#2f5f2c");
    let eyes = circle((3.4, -34.0), 2.4).and(&circle((13.6, -33.0), 2.4));
    ink += bench.mark(&eyes, "#fff6c8")
        + bench.mark(
            &circle((4.2, -34.4), 1.1).and(&circle((14.4, -33.4), 1.1)),
            "#1a2416",
        );
    ink += bench.mark(
        &taper(&spots![1, -26; 8, -23.6; 16, -25.6], &[0.6, 1.4, 0.6]),
        "#2f5f2c",
    );
    for (x, high, lean) in [(32.0, 70.0, 4.0), (39.0, 58.0, 6.0), (26.0, 52.0, -4.0)] {
        let reed = taper(
            &[
                (x, -36.0),
                (x + lean * 0.4, -36.0 - high * 0.5),
                (x + lean, -36.0 - high),
            ],
            &[1.8, 1.6, 1.0],
        );
        let tail = taper(
            &[
                (x + lean * 0.76, -36.0 - high * 0.76),
                (x + lean * 0.95, -36.0 - high * 0.96),
            ],
            &[4.6, 4.6],
        );
        ink += bench.mark(&reed, "#3f6c34") + bench.mark(&tail, "#6b4322");
    }
    let dragonfly = Spot::new(-14.0, -82.0, 1.0).turned(-22.0);
    let wings = all([
        ellipse((-4.0, -7.0), 2.4, 8.0),
        ellipse((3.0, -7.0), 2.4, 8.0),
        ellipse((-4.0, 6.0), 2.2, 6.6),
        ellipse((3.0, 6.0), 2.2, 6.6),
    ]);
    ink += bench.veil(&dragonfly.put(&wings), "#f4fbf4", 0.8);
    ink + bench.mark(
        &dragonfly.put(&taper(&spots![10, 0; 0, 0; -18, 1], &[4.0, 3.0, 1.4])),
        "#2f6f9c",
    )
}

fn balloon(bench: &Bench, h: f64) -> Ink {
    let mut ink = Ink::none();
    for (y, colour, dark) in [(34.0, "#b9c878", "#8aa058"), (24.0, "#8fb052", "#5a8840")] {
        let hill = blob(
            &knots![-60, -y + 4.0; -30, -y - 3.0; 0, -y + 2.0; 30, -y - 4.0; 60, -y + 3.0; 60, 10, corner; -60, 10, corner],
        );
        ink += bench.piece(&hill, colour, dark);
    }
    for (x, y, k) in [(-34.0, h * 0.56, 1.0), (30.0, h * 0.34, 0.7)] {
        let cloud = blob(&knots![-16, 4; -18, -2; -10, -5; -4, -11; 6, -9; 10, -4; 18, -2; 16, 4]);
        ink += bench.veil(&Spot::new(x, -y, k).put(&cloud), "#fffdf2", 0.85);
    }
    let top = -(h * 0.6);
    let bag = blob(
        &knots![-4, 26, corner; -13, 15; -23, 0; -23, -15; -13, -26; 0, -30; 13, -26; 23, -15; 23, 0; 13, 15; 4, 26, corner],
    );
    let bag = bag.moved(4.0, top);
    ink += bench.piece(&bag, "#f2b53c", "#b8742a");
    let gores = all([
        blob(
            &knots![0, -30, corner; -15, -16; -15, 4; -2.6, 26, corner; -7, 12; -23, 2, corner; -24, -20, corner],
        ),
        blob(&knots![0, -30, corner; -6, -14; -5, 6; -1, 26, corner; 1, 26, corner; 5, 6; 6, -14]),
        blob(
            &knots![0, -30, corner; 15, -16; 15, 4; 2.6, 26, corner; 7, 12; 23, 2, corner; 24, -20, corner],
        ),
    ]);
    ink += bench.scene.clipped(
        &bench.spot.put(&bag),
        bench.mark(&gores.moved(4.0, top), "#c8452f"),
    );
    let ropes = taper(&spots![1, top + 25.0; 0, top + 38.0], &[0.8, 0.8])
        .and(&taper(&spots![7, top + 25.0; 8, top + 38.0], &[0.8, 0.8]));
    ink += bench.mark(&ropes, "#5a3a20");
    ink + bench.piece(
        &poly(&spots![-2, top + 37.0; 10, top + 37.0; 8, top + 47.0; 0, top + 47.0]),
        "#9a6a36",
        "#5a3a20",
    )
}

// The jar on the counter: half as large again, its wire unclasped and its lid thrown back.

fn opened() -> Shape {
    blob(&knots![
        506, 984, corner; 494, 978; 487, 962; 486, 890; 488, 836; 496, 816; 514, 800; 518, 772, corner; 634, 772, corner;
        638, 800; 656, 816; 664, 836; 666, 890; 665, 962; 658, 978; 646, 984, corner
    ])
}

/// What is seen of it behind the meadow.
pub(super) fn opened_back(scene: &Scene) -> Ink {
    let glass = handcut_finely(&opened(), 0.5, 40.0, 4, 0.15);
    let mut ink = scene.shadow(&glass, (0.0, 8.0), 16.0, "#2c1c10", 0.6);
    let stops = stops![0, "#fff6cc"; 0.5, "#f8cf78"; 1, "#b98a3c"];
    ink += scene.fill(&glass, scene.radial((576.0, 830.0), 190.0, &stops));
    ink += scene.veil(&ellipse((576.0, 773.0), 58.0, 13.0), "#8a6a30", 0.6);
    // The lid, hinged at the back.
    let lid = blob(&knots![
        640, 776; 664, 738; 696, 706; 722, 694; 734, 702; 730, 728; 708, 762; 676, 788; 652, 792
    ]);
    let lid = handcut_finely(&lid, 0.5, 30.0, 5, 0.15);
    ink += scene.shadow(&lid, (2.0, 6.0), 8.0, DEEP, 0.5);
    ink += scene
        .sheet(&lid, "#c9cfa4")
        .lit(0.5)
        .shade(0.5)
        .dark("#5f7654")
        .rim(2.4)
        .rim_colour("#fffbe0")
        .ink();
    let ring = blob(
        &knots![644, 775; 668, 742; 698, 712; 718, 702; 723, 708; 714, 726; 692, 754; 668, 776; 652, 784],
    );
    ink += scene.fill(&ring.minus(&ring.grown(-7.0)), "#c9602f");
    ink += scene.veil(&ring.grown(-7.0), "#fff6d0", 0.4);
    let hinge = all([
        taper(&spots![636, 806; 652, 800; 660, 788; 654, 776], &[3.4, 3.4]),
        taper(&spots![630, 812; 662, 806; 672, 786; 664, 766], &[3.0, 3.0]),
    ]);
    ink += scene.shadow(&hinge, (1.0, 3.0), 3.0, DEEP, 0.5);
    ink + scene
        .sheet(&hinge, "#8a8468")
        .lit(0.5)
        .shade(0.4)
        .rim(0.9)
        .rim_colour("#fffbe4")
        .ink()
}

/// What is left in it: the ground from which the meadow rises.
fn ground(scene: &Scene) -> Ink {
    let mut ink = Ink::none();
    let mut chance = Chance::of("jar grass", 3);
    for (i, (y, colour, dark)) in [
        (872.0, "#c6c662", "#93a047"),
        (904.0, "#94ac44", "#5c8434"),
        (940.0, "#668c36", "#2f5c2c"),
    ]
    .into_iter()
    .enumerate()
    {
        let lift = if i == 0 { 34.0 } else { 12.0 };
        let hill = blob(&knots![
            470, y + 8.0; 510, y - 2.0; 548, y - lift; 590, y - lift * 1.1; 632, y - 4.0; 680, y + 6.0; 680, 1000, corner;
            470, 1000, corner
        ]);
        let blades = (0..46).map(|_| {
            let (x, high) = (chance.between(484.0, 668.0), chance.between(8.0, 24.0));
            let lean = chance.between(-5.0, 8.0);
            taper(
                &[
                    (x, y + 12.0),
                    (x + lean * 0.3, y - high * 0.4),
                    (x + lean, y - high),
                ],
                &[2.6, 2.0, 0.3],
            )
        });
        let hill = hill.and(&all(blades));
        ink += scene.shadow(&hill, (0.0, -3.0), 6.0, "#5f5a20", 0.4);
        ink += scene
            .sheet(&hill, colour)
            .light((580.0, 780.0))
            .lit(0.4)
            .shade(0.6)
            .dark(dark)
            .rim(1.4)
            .rim_colour("#fff6b0")
            .ink();
    }
    for (i, (x, y, size)) in [
        (566.0, 918.0, 0.62),
        (590.0, 946.0, 0.76),
        (612.0, 914.0, 0.5),
        (548.0, 954.0, 0.7),
        (630.0, 958.0, 0.6),
    ]
    .into_iter()
    .enumerate()
    {
        let spot = Spot::new(x, y, size);
        ink += scene.fill(
            &taper(&[(x, y), (x + 1.0, y + 40.0)], &[1.6, 1.6]),
            "#2f5c2c",
        );
        ink += if i % 2 == 0 {
            daisy(scene, spot)
        } else {
            poppy(scene, spot, i as i64)
        };
    }
    ink
}

/// Its glass before the meadow.
pub(super) fn opened_front(scene: &Scene) -> Ink {
    let glass = handcut_finely(&opened(), 0.5, 40.0, 4, 0.15);
    let stops = stops![0, "#fff6c8", 0.0; 0.7, "#e4d890", 0.08; 1, "#8a8a4c", 0.45];
    let mut ink = scene.clipped(&glass.grown(-5.0), ground(scene));
    ink += scene.fill(&glass, scene.radial((576.0, 880.0), 110.0, &stops));
    let glints = all([
        taper(&spots![502, 836; 497, 890; 500, 956], &[3.0, 10.0, 4.0]),
        taper(&spots![517, 838; 514, 880], &[3.0, 4.0]),
        taper(&spots![654, 840; 658, 890; 655, 956], &[2.0, 5.0, 2.0]),
        taper(&spots![508, 975; 576, 980; 644, 975], &[2.0, 5.0, 2.0]),
    ]);
    ink += scene.veil(&glints, "#fffdf0", 0.7);
    ink += scene.veil(&glass.minus(&glass.grown(-2.4)), "#fff6d4", 0.55);
    // The lip, and the wire that held the lid.
    let lip = taper(
        &spots![518, 776; 546, 785; 576, 788; 606, 785; 634, 776],
        &[5.0, 7.0, 8.0, 7.0, 5.0],
    );
    ink += scene.veil(&lip, "#fff8dc", 0.8);
    ink += scene.veil(&lip.moved(0.0, 6.0).minus(&lip), "#8f9a5c", 0.6);
    let wire = all([
        taper(
            &spots![512, 806; 546, 815; 576, 817; 606, 815; 642, 806],
            &[3.0, 3.0],
        ),
        taper(
            &spots![524, 809; 516, 832; 520, 858; 536, 862; 540, 842; 534, 812],
            &[2.6, 2.6],
        ),
    ]);
    ink += scene.shadow(&wire, (1.0, 3.0), 2.0, "#5a4420", 0.5);
    ink + scene
        .sheet(&wire, "#8a8468")
        .lit(0.5)
        .shade(0.4)
        .rim(0.9)
        .rim_colour("#fffbe4")
        .ink()
}
