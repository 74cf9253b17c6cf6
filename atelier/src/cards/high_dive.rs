//! The high dive: a hippopotamus, a teacup, and spectators who have come prepared.

use crate::colour::{Colour, mix};
use crate::line::{Stroke, blob, circle, curve_of, ellipse, handcut, poly, rect, step, taper};
use crate::motifs::Smudge;
use crate::motifs::animals::{ClimbingPenguin, Duck, HippoDiver, Penguin};
use crate::motifs::plants::{grass_on, ground};
use crate::motifs::sky::Cloud;
use crate::motifs::things::{Teacup, Umbrella};
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const RED: &str = "#e8543f";
/// The red of cabins that stood in the sun.
const RED_CABIN: &str = "#f0705a";
const CREAM: &str = "#fbf4e2";
const YELLOW: &str = "#f2c53d";
const TEAL: &str = "#4fa8a8";
/// The shadow of things that stand in the air.
const AIR: &str = "#2f5a5a";
/// The shadow of things that stand on the lawn.
const LAWN: &str = "#2f6a3c";
const INK: &str = "#2a2138";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(90.0, -160.0).focused((230.0, 330.0), 270.0);
    sky(&scene);
    hedge(&scene);
    cabins(&scene);
    lawn(&scene);
    tower(&scene);
    board(&scene);
    queue(&scene);
    let hippo = HippoDiver {
        spot: Spot::new(312.0, 473.0, 1.06).turned(-19.0),
    };
    scene.add(hippo.ink(&scene, 2));
    cup(&scene);
    spectators(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.11,
        colour: "#1f4a5a",
        ..Finish::default()
    });
    scene
}

fn sky(scene: &Scene) {
    let stops = stops![0, "#7fcfd2"; 0.4, "#b4e3d8"; 0.75, "#e6f3dc"; 1, "#fdf3d4"];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1000.0), &stops), 3, 0.06);
    for (at, width, height, colour, seed) in [
        ((640.0, 190.0), 330.0, 90.0, "#f3faf0", 4),
        ((90.0, 690.0), 300.0, 70.0, "#eef7ea", 5),
        ((420.0, 780.0), 300.0, 60.0, "#f6f9e8", 6),
        ((760.0, 640.0), 260.0, 60.0, "#f0f8ec", 7),
    ] {
        let cloud = Cloud {
            lit: 0.6,
            lit_colour: Colour::WHITE,
            shade: 0.3,
            shadow: "#5fa9a8".into(),
            shadow_opacity: 0.22,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
}

fn hedge(scene: &Scene) {
    let line = spots![-40, 900; 100, 884; 260, 896; 420, 882; 600, 894; 840, 880];
    let mut chance = Chance::of("hedge", 5);
    let leaves = (0..60).map(|_| {
        let at = (
            chance.between(-20.0, 820.0),
            894.0 + chance.between(-14.0, 6.0),
        );
        circle(at, chance.between(18.0, 34.0))
    });
    let hedge = all(leaves.chain([ground(&line)]));
    let hedge = handcut(&hedge, 1.4, 16.0, 3);
    let stops = stops![0, "#9fcf94"; 1, "#5fa67a"];
    let fill = scene.linear((0.0, 860.0), (0.0, 960.0), &stops);
    scene.add(scene.shadow(&hedge, (0.0, -3.0), 10.0, "#3a8a7a", 0.3));
    scene.add(scene.washed(scene.fill(&hedge, fill), 5, 0.08));
    scene.add(scene.rim(&hedge, (-1.0, 1.6), "#f3fbd0", 0.7, scene.light, 520.0));
}

fn cabins(scene: &Scene) {
    let walls = [
        RED_CABIN, CREAM, YELLOW, CREAM, TEAL, CREAM, RED_CABIN, CREAM, YELLOW, CREAM, TEAL,
    ];
    for (i, wall) in walls.into_iter().enumerate() {
        let roof = mix(INK, walls[(i + 2) % walls.len()], 0.55);
        let stripes = match wall {
            CREAM => ["#8fcfc6", "#f6b09a", "#f6dc8a"][i % 3],
            _ => CREAM,
        };
        let cabin = Cabin {
            x: -16.0 + i as f64 * 78.0,
            high: 92.0 + (i % 3) as f64 * 5.0,
            wall: wall.into(),
            stripes: stripes.into(),
            roof,
        };
        scene.add(cabin.ink(scene, i as i64));
    }
}

/// A cabin to change in, with stripes and a heart in the door.
struct Cabin {
    x: f64,
    high: f64,
    wall: Colour,
    stripes: Colour,
    roof: Colour,
}

impl Cabin {
    const WIDTH: f64 = 66.0;
    const GROUND: f64 = 938.0;

    fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let (x, y) = (self.x, Self::GROUND);
        let (middle, right, eaves) = (x + Self::WIDTH / 2.0, x + Self::WIDTH, y - self.high);
        let wall = poly(&[
            (x, y),
            (right, y),
            (right, eaves),
            (middle, eaves - 34.0),
            (x, eaves),
        ]);
        let wall = handcut(&wall, 0.6, 20.0, seed);
        let mut ink = scene.shadow(&wall, (3.0, 3.0), 6.0, "#2f6a5a", 0.35);
        let sheet = scene
            .sheet(&wall, self.wall)
            .dark(mix(self.wall, INK, 0.35));
        ink += sheet.lit(0.2).shade(0.4).rim(1.2).ink();
        let stripes = (0..5).map(|i| {
            let left = x + f64::from(i) * 13.2;
            scene.veil(&rect(left, eaves - 40.0, left + 6.6, y), self.stripes, 0.85)
        });
        let density = stops![0.3, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.6];
        let density = scene.linear((x, 0.0), (right, 0.0), &density);
        let spray = Spray {
            opacity: 0.6,
            ..Spray::default()
        };
        let shade = scene.grain(&wall, density, mix(self.wall, INK, 0.4), spray);
        ink += scene.clipped(&wall, stripes.sum::<Ink>() + shade);
        let door = handcut(&rect(x + 20.0, y - 62.0, right - 20.0, y), 0.5, 16.0, seed);
        let door = scene.sheet(&door, mix(self.wall, "#2f5f6a", 0.6));
        ink += door.lit(0.1).rim(0.8).ink();
        let window = blob(&knots![
            middle, y - 52.0; middle + 5.0, y - 47.0; middle, y - 40.0; middle - 5.0, y - 47.0
        ]);
        ink += scene.veil(&window, CREAM, 0.9);
        let roof = poly(&[
            (x - 7.0, eaves + 4.0),
            (middle, eaves - 42.0),
            (right + 7.0, eaves + 4.0),
            (right + 2.0, eaves + 8.0),
            (middle, eaves - 30.0),
            (x - 2.0, eaves + 8.0),
        ]);
        let roof = handcut(&roof, 0.5, 20.0, seed + 1);
        ink + scene
            .sheet(&roof, self.roof)
            .lit(0.3)
            .shade(0.4)
            .rim(1.2)
            .ink()
    }
}

fn lawn(scene: &Scene) {
    let line = spots![-40, 940; 160, 932; 400, 940; 620, 930; 840, 938];
    let blades = grass_on(&line, 12.0, 0.4, 3);
    let lawn = handcut(&ground(&line).and(&blades), 0.8, 36.0, 4);
    let stops = stops![0, "#cfe08a"; 0.4, "#9cc65e"; 1, "#4f8f4c"];
    let fill = scene.linear((0.0, 930.0), (0.0, 1200.0), &stops);
    scene.add(scene.shadow(&lawn, (0.0, -2.0), 8.0, "#2f6a4a", 0.35));
    scene.add(scene.washed(scene.fill(&lawn, fill), 9, 0.08));
    // Mown in stripes that run towards us.
    let stripes = (0..7).map(|i| {
        let aside = f64::from(i) - 3.2;
        let (far, near) = (400.0 + aside * 120.0, 400.0 + aside * 420.0);
        let stripe = poly(&[
            (far, 930.0),
            (far + 60.0, 930.0),
            (near + 210.0, 1210.0),
            (near, 1210.0),
        ]);
        scene.veil(&stripe, "#f3f6b0", 0.14)
    });
    scene.add(scene.clipped(&lawn, stripes.sum::<Ink>()));
}

/// Where something of the tower is seen: all its uprights meet far above.
fn leaning(x: f64, y: f64, foot: f64) -> At {
    let top = (640.0, -1500.0);
    let part = (foot - y) / (foot - top.1);
    (x + (top.0 - x) * part, y)
}

/// A post of the tower, from its foot up to the platform.
struct Post {
    x: f64,
    width: f64,
    colour: Colour,
    top: f64,
    foot: f64,
    striped: bool,
}

impl Post {
    fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let at = |aside: f64, y: f64| leaning(self.x + aside * self.width, y, 1010.0);
        let (top, foot) = (self.top, self.foot);
        let post = poly(&[at(-0.5, foot), at(0.5, foot), at(0.5, top), at(-0.5, top)]);
        let post = handcut(&post, 0.5, 30.0, seed);
        let mut ink = scene.shadow(&post, (4.0, 3.0), 7.0, AIR, 0.35);
        ink += scene.sheet(&post, self.colour).shade(0.0).rim(0.0).ink();
        let mut y = foot;
        while self.striped && y > top {
            let high = 22.0 + 22.0 * (y - top) / (foot - top);
            let stripe = poly(&[
                at(-1.0, y),
                at(1.0, y - 10.0),
                at(1.0, y - 10.0 - high),
                at(-1.0, y - high),
            ]);
            ink += scene.clipped(&post, scene.fill(&stripe, RED));
            y -= high * 2.0;
        }
        // Across the post, however it leans.
        let left = at(-0.5, foot);
        let (dx, dy) = step(left, at(-0.5, top));
        let across = |far: f64| (left.0 - dy * far, left.1 + dx * far);
        let density = scene.linear(
            across(-4.0),
            across(self.width),
            &stops![0.35, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.85],
        );
        let spray = Spray {
            opacity: 0.65,
            ..Spray::default()
        };
        ink += scene.grain(&post, density, "#6a2f40", spray);
        ink + scene.rim(&post, (2.0, 1.0), "#fffbe8", 0.8, scene.light, 520.0)
    }
}

/// The tower, seen from below, with the next in line on its ladder.
fn tower(scene: &Scene) {
    let ground = poly(&spots![560, 1010; 760, 1010; 880, 1050; 680, 1060]);
    let shadow = Smudge {
        density: 0.7,
        seed: 4,
        opacity: 0.8,
        ..Smudge::of(LAWN, 8.0)
    };
    scene.add(shadow.ink(scene, &ground));
    for (x, seed) in [(596.0, 1), (722.0, 2)] {
        let foot = blob(&knots![
            x - 18.0, 1002, corner; x - 15.0, 993; x + 15.0, 993; x + 18.0, 1002, corner
        ]);
        let foot = handcut(&foot, 0.5, 12.0, seed);
        let post = Post {
            x,
            width: 22.0,
            colour: mix(CREAM, "#b9c9c0", 0.4),
            top: 420.0,
            foot: 996.0,
            striped: false,
        };
        scene.add(post.ink(scene, seed));
        scene.add(scene.sheet(&foot, "#8f9a94").lit(0.2).rim(1.0));
    }
    braces(scene);
    ladder(scene);
    let feet = all([582.0, 756.0].map(|x| ellipse((x, 1028.0), 46.0, 9.0)));
    let contact = Smudge {
        density: 0.85,
        seed: 4,
        opacity: 0.9,
        ..Smudge::of(LAWN, 4.0)
    };
    scene.add(contact.ink(scene, &feet));
    for (x, seed) in [(574.0, 5), (746.0, 6)] {
        let post = Post {
            x,
            width: 30.0,
            colour: CREAM.into(),
            top: 404.0,
            foot: 1024.0,
            striped: true,
        };
        scene.add(post.ink(scene, seed));
        let foot = blob(&knots![
            x - 28.0, 1032, corner; x - 24.0, 1018; x, 1014; x + 24.0, 1018; x + 28.0, 1032, corner; x, 1036
        ]);
        let foot = handcut(&foot, 0.5, 12.0, seed);
        scene.add(scene.sheet(&foot, "#7a5a5a").rim(1.2));
    }
    climbers(scene);
}

fn braces(scene: &Scene) {
    for (low, high) in [(960.0, 800.0), (800.0, 650.0), (650.0, 520.0)] {
        for (from, to) in [(600.0, 718.0), (718.0, 600.0)] {
            let brace = Stroke::new(
                &[leaning(from, low, 1010.0), leaning(to, high, 1010.0)],
                &[9.0, 8.0],
            );
            let brace = handcut(&brace.shape(), 0.4, 20.0, 3);
            let sheet = scene.sheet(&brace, mix(CREAM, "#9ab5b0", 0.5));
            scene.add(sheet.lit(0.2).shade(0.4).rim(0.8));
        }
    }
}

fn ladder(scene: &Scene) {
    let (mut y, mut seed) = (1004.0, 0);
    while y > 430.0 {
        let rung = [leaning(612.0, y, 1016.0), leaning(706.0, y, 1016.0)];
        let rung = handcut(&taper(&rung, &[9.0, 9.0]), 0.4, 20.0, seed);
        scene.add(scene.shadow(&rung, (2.0, 5.0), 4.0, AIR, 0.35));
        scene.add(scene.sheet(&rung, YELLOW).shade(0.4).rim(1.0));
        y -= 24.0 + 18.0 * (y - 400.0) / 600.0;
        seed += 1;
    }
}

fn climbers(scene: &Scene) {
    let (x, y) = leaning(659.0, 905.0, 1016.0);
    let lower = ClimbingPenguin {
        spot: Spot::new(x, y, 0.92),
        ring: TEAL.into(),
        stripes: CREAM.into(),
        looks_left: true,
    };
    let (x, y) = leaning(659.0, 640.0, 1016.0);
    let upper = ClimbingPenguin {
        spot: Spot::new(x, y, 0.8).turned(2.0),
        ring: YELLOW.into(),
        stripes: RED.into(),
        looks_left: false,
    };
    scene.add(lower.ink(scene, 4) + upper.ink(scene, 5));
}

/// The board springs down under the weight; we see its underside.
fn board(scene: &Scene) {
    let line = knots![
        812, 386; 700, 388; 600, 392; 520, 402; 440, 420; 360, 447; 290, 474; 206, 508
    ];
    let top = curve_of(&line, false, 12);
    let free: Vec<At> = top.iter().copied().filter(|at| at.0 < 566.0).collect();
    let underside = free.iter().enumerate().rev().map(|(i, at)| {
        let part = i as f64 / free.len() as f64;
        let thick = 26.0 * (1.0 - part).powf(0.7) * (part + 0.12);
        (at.0 + 5.0, at.1 + 12.0 + thick)
    });
    let underside: Vec<At> = free.iter().copied().chain(underside).collect();
    let underside = handcut(&poly(&underside), 0.4, 30.0, 5);
    scene.add(scene.shadow(&underside, (0.0, 12.0), 12.0, AIR, 0.35));
    let sheet = scene.sheet(&underside, "#3f8f94").light((400.0, 1400.0));
    scene.add(sheet.lit(0.15).shade(0.7).rim(0.0).dark("#1f4f60"));
    let platform = handcut(
        &poly(&spots![548, 410; 812, 400; 812, 448; 560, 454]),
        0.6,
        30.0,
        3,
    );
    scene.add(scene.shadow(&platform, (0.0, 8.0), 10.0, AIR, 0.4));
    let sheet = scene.sheet(&platform, "#d8473a").dark("#7a1f30");
    scene.add(sheet.lit(0.1).shade(0.6).rim(0.0));
    let lip = handcut(
        &poly(&spots![540, 402; 812, 392; 812, 404; 542, 416]),
        0.5,
        30.0,
        4,
    );
    scene.add(scene.sheet(&lip, CREAM).lit(0.2).shade(0.4));
    let back = top.iter().rev().map(|at| (at.0 + 2.0, at.1 + 12.0));
    let edge = poly(&top.iter().copied().chain(back).collect::<Vec<_>>());
    let cut = handcut(&edge, 0.3, 30.0, 6);
    scene.add(scene.shadow(&cut, (0.0, 3.0), 3.0, AIR, 0.4));
    let stops = stops![0, "#6fc3c0"; 1, "#57aeb0"];
    scene.add(scene.fill(&cut, scene.linear((200.0, 0.0), (760.0, 0.0), &stops)));
    scene.add(scene.rim(&edge, (0.0, 2.4), "#f6fbf0", 0.95, scene.light, 520.0));
}

/// Who waits on the platform, behind its rail.
fn queue(scene: &Scene) {
    let penguin = Penguin {
        spot: Spot::new(606.0, 390.0, 1.12).flipped(true),
    };
    scene.add(penguin.ink(scene, 3));
    let tilted = |at: At, rx, ry| ellipse(at, rx, ry).turned(-4.0, at);
    let ring = tilted((606.0, 352.0), 40.0, 15.0).minus(&tilted((606.0, 349.0), 25.0, 6.0));
    let ring = handcut(&ring, 0.5, 14.0, 2);
    scene.add(scene.shadow(&ring, (0.0, 4.0), 4.0, INK, 0.35));
    scene.add(scene.sheet(&ring, YELLOW));
    let stripes = [-2.0, -1.0, 0.0, 1.0, 2.0].map(|side| {
        let x = 606.0 + side * 22.0;
        let stripe = poly(&spots![x - 5.0, 330; x + 5.0, 330; x + 7.0, 376; x - 3.0, 376]);
        scene.veil(&stripe, RED, 0.85)
    });
    scene.add(scene.clipped(&ring, stripes.into_iter().sum::<Ink>()));
    let yellow = Duck {
        bill: "#e8702f".into(),
        ..Duck::new(Spot::new(690.0, 388.0, 0.95).flipped(true), YELLOW)
    };
    let white = Duck::new(Spot::new(774.0, 386.0, 0.94).flipped(true), CREAM);
    scene.add(yellow.ink(scene, 5) + white.ink(scene, 6));
    for x in [552.0, 640.0, 730.0, 800.0] {
        let baluster = taper(&spots![x, 404; x + 2.0, 330], &[5.0, 5.0]);
        scene.add(scene.sheet(&baluster, CREAM).lit(0.2).shade(0.4).rim(1.0));
    }
    let rail = taper(&spots![550, 334; 680, 326; 810, 322], &[6.0, 6.0, 6.0]);
    scene.add(scene.sheet(&rail, RED).shade(0.4).rim(1.2));
}

/// The teacup, steaming.
fn cup(scene: &Scene) {
    let shadow = Smudge {
        density: 0.75,
        seed: 6,
        opacity: 0.75,
        ..Smudge::of(LAWN, 10.0)
    };
    scene.add(shadow.ink(scene, &ellipse((246.0, 1080.0), 150.0, 26.0)));
    let cup = Teacup {
        spot: Spot::new(232.0, 1090.0, 1.0),
        shadow: "#2a4a30".into(),
    };
    scene.add(cup.ink(scene, 4));
    for (x, end) in [(204.0, 890.0), (236.0, 880.0), (266.0, 870.0)] {
        let wisp = taper(
            &spots![x, 976; x + 10.0, 950; x - 8.0, 922; x + 6.0, end],
            &[1.0, 7.0, 6.0, 0.5],
        );
        scene.add(scene.blurred(scene.veil(&wisp, Colour::WHITE, 0.75), 1.4));
    }
}

/// A duck with an umbrella.
struct Spectator {
    spot: Spot,
    colour: &'static str,
    head: Option<&'static str>,
    umbrella: &'static str,
    look: f64,
    seed: i64,
}

impl Spectator {
    fn duck(&self, scene: &Scene) -> Ink {
        let duck = Duck::new(self.spot, self.colour);
        let duck = Duck {
            head: self.head.unwrap_or(self.colour).into(),
            look: self.look,
            ..duck
        };
        duck.ink(scene, self.seed)
    }

    /// Its umbrella, which it holds so far behind and above its feet.
    fn umbrella(&self, scene: &Scene, hand: At, size: f64, tilt: f64, pole: f64) -> Ink {
        let (x, y) = self.spot.point((-hand.0, -hand.1));
        let umbrella = Umbrella {
            spot: Spot::new(x, y, self.spot.size * size).turned(tilt),
            colour: self.umbrella.into(),
            pole,
        };
        umbrella.ink(scene, self.seed)
    }
}

fn spectators(scene: &Scene) {
    let row = [
        (84.0, 1024.0, 0.66, "#fbf6e6", None, TEAL, -18.0),
        (
            394.0,
            1050.0,
            0.74,
            "#e9d2a0",
            Some("#3f7f5a"),
            YELLOW,
            -22.0,
        ),
        (480.0, 1084.0, 0.9, "#fbf6e6", None, RED, -20.0),
    ];
    for (i, (x, y, size, colour, head, umbrella, look)) in row.into_iter().enumerate() {
        let contact = Smudge {
            opacity: 0.8,
            ..Smudge::of(LAWN, 4.0)
        };
        scene.add(contact.ink(scene, &ellipse((x, y), 44.0 * size, 8.0 * size)));
        let left = i > 0;
        let duck = Spectator {
            spot: Spot::new(x, y, size).flipped(left),
            colour,
            head,
            umbrella,
            look,
            seed: i as i64 + 3,
        };
        let tilt = if left { 6.0 } else { -6.0 };
        scene.add(duck.umbrella(scene, (8.0, 52.0), 0.92, tilt, 78.0) + duck.duck(scene));
    }
    for (i, (x, y)) in spots![536, 1090; 566, 1098; 594, 1090]
        .into_iter()
        .enumerate()
    {
        let duckling = Duck {
            look: -24.0,
            ..Duck::new(Spot::new(x, y, 0.36).flipped(true), "#f6d75a")
        };
        scene.add(duckling.ink(scene, i as i64 + 20));
    }
    let small = Umbrella {
        spot: Spot::new(598.0, 1074.0, 0.3).turned(8.0),
        colour: RED.into(),
        pole: 78.0,
    };
    scene.add(small.ink(scene, 77));
    // The nearest are cropped, looking up.
    for (x, y, size, colour, head, umbrella, tilt, left) in [
        (
            70.0,
            1284.0,
            1.62,
            "#f3e6cf",
            Some("#3f7f5a"),
            YELLOW,
            -6.0,
            false,
        ),
        (690.0, 1290.0, 1.9, "#fbf6e6", None, "#3f8f94", 7.0, true),
    ] {
        let duck = Spectator {
            spot: Spot::new(x, y, size).flipped(left),
            colour,
            head,
            umbrella,
            look: -26.0,
            seed: if left { 31 } else { 30 },
        };
        scene.add(duck.umbrella(scene, (22.0, 30.0), 0.98, tilt, 104.0) + duck.duck(scene));
    }
}
