//! What is kept in the closed jars.

use super::Bench;
use crate::cards::summer_jars::POPPY;
use crate::line::{arc, blob, circle, ellipse, handcut, poly, rect, taper, towards};
use crate::motifs::sky::Crescent;
use crate::random::Chance;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

pub fn sunflower(bench: &Bench, h: f64) -> Ink {
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

pub fn fireflies(bench: &Bench, h: f64) -> Ink {
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

pub fn beach(bench: &Bench) -> Ink {
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

pub fn storm(bench: &Bench, h: f64) -> Ink {
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

pub fn beehive(bench: &Bench) -> Ink {
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

pub fn cherry_tree(bench: &Bench) -> Ink {
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

pub fn pond(bench: &Bench) -> Ink {
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

pub fn balloon(bench: &Bench, h: f64) -> Ink {
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
