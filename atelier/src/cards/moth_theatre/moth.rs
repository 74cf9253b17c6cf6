//! The moth, seen from behind, deep in its bow.

use super::{DEEP, LAMP, PALE};
use crate::colour::{Colour, mix};
use crate::line::{Knot, Path, between, blob, curve, ellipse, handcut, taper, towards};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// Its shoulders.
const SPOT: Spot = Spot {
    at: (344.0, 762.0),
    size: 1.08,
    turn: 12.0,
    flip: false,
};

/// Where its feet are on the boards.
const FEET: f64 = 1112.0;

/// A wing in the measure of the moth, drawn on the right.
struct Wing {
    root: At,
    outline: Vec<Knot>,
    eye: At,
    eye_size: f64,
    /// Where its veins end.
    veins: Vec<At>,
    /// From the root to the edge.
    colours: [&'static str; 3],
}

fn forewing() -> Wing {
    Wing {
        root: (12.0, -14.0),
        outline: knots![
            12, -14, corner; 60, -66; 128, -116; 202, -150; 262, -166; 290, -158; 296, -138; 282, -108; 270, -70; 266, -34; 252, 8;
            232, 34; 196, 42; 140, 46; 80, 42; 22, 26, corner
        ]
        .to_vec(),
        eye: (176.0, -62.0),
        eye_size: 27.0,
        veins: spots![262, -160; 288, -134; 276, -98; 268, -62; 262, -26; 248, 12; 214, 38; 150, 44; 90, 40].to_vec(),
        colours: ["#8e3f2a", "#dba64c", "#f2dfb2"],
    }
}

fn hindwing() -> Wing {
    Wing {
        root: (14.0, 10.0),
        outline: knots![
            14, 10, corner; 80, 26; 150, 40; 206, 66; 226, 108; 214, 150; 190, 182; 176, 214; 180, 254; 198, 290; 204, 318; 188, 332;
            166, 318; 148, 280; 138, 236; 118, 206; 78, 180; 44, 132; 20, 70, corner
        ]
        .to_vec(),
        eye: (140.0, 112.0),
        eye_size: 23.0,
        veins: spots![206, 66; 224, 106; 208, 156; 184, 190; 186, 300; 150, 270; 124, 208; 84, 182; 46, 132].to_vec(),
        colours: ["#7a2a34", "#c9764a", "#efd3a4"],
    }
}

/// How a wing is held: mirrored, and turned around its root.
#[derive(Clone, Copy)]
struct Held {
    left: bool,
    turn: f64,
}

pub fn draw(scene: &Scene) {
    let fore = forewing();
    let hind = hindwing();
    let right = Held {
        left: false,
        turn: 7.0,
    };
    let left = Held {
        left: true,
        turn: -5.0,
    };
    let whole = all([
        fore.shape(right),
        fore.shape(left),
        hind.shape(Held {
            turn: -2.0,
            ..right
        }),
        hind.shape(Held { turn: 4.0, ..left }),
        SPOT.put(&abdomen()),
    ]);
    cast(scene, &whole);
    legs(scene);
    head(scene);
    scene.add(scene.shadow(&whole, (-8.0, 14.0), 16.0, DEEP, 0.55));
    hind.draw(scene, Held { turn: 4.0, ..left }, 11);
    hind.draw(
        scene,
        Held {
            turn: -2.0,
            ..right
        },
        12,
    );
    // The arm comes from the shoulder, between the wings.
    hat(scene);
    fore.draw(scene, left, 13);
    fore.draw(scene, right, 14);
    body(scene);
}

/// Its shadow on the boards, towards us.
fn cast(scene: &Scene, whole: &Shape) {
    let foot = FEET;
    let shadow = whole.bent(|(x, y)| {
        let up = foot - y;
        (x - 30.0 - up * 0.24, foot + up * 0.22 - 16.0)
    });
    let shadow = shadow.fillet(3.0);
    let ink = scene.blurred(scene.veil(&shadow, "#5a1c24", 0.72), 3.0);
    scene.add(scene.multiplied(ink));
    for (x, y) in [(262.0, FEET + 6.0), (394.0, FEET + 4.0)] {
        let contact = ellipse((x, y), 26.0, 4.4);
        scene.add(scene.shadow(&contact, (0.0, 0.0), 3.0, "#3a0f1c", 0.45));
    }
}

impl Wing {
    fn place(&self, held: Held) -> impl Fn(At) -> At + '_ {
        let side = if held.left { -1.0 } else { 1.0 };
        let (sin, cos) = (held.turn * side).to_radians().sin_cos();
        move |(x, y)| {
            let (dx, dy) = (side * (x - self.root.0), y - self.root.1);
            let at = (
                side * self.root.0 + dx * cos - dy * sin,
                self.root.1 + dx * sin + dy * cos,
            );
            SPOT.point(at)
        }
    }

    fn shape(&self, held: Held) -> Shape {
        let place = self.place(held);
        let knots: Vec<Knot> = self
            .outline
            .iter()
            .map(|knot| Knot {
                at: place(knot.at),
                ..*knot
            })
            .collect();
        blob(&knots)
    }

    fn draw(&self, scene: &Scene, held: Held, seed: i64) {
        let place = self.place(held);
        let root = place(self.root);
        let wing = handcut(&self.shape(held), 0.9, 30.0, seed);
        let nested = |part: f64, scallop: f64, waves: f64| {
            let small = wing.stretched(part, part, root);
            let bent = small.bent(|(x, y)| {
                let (dx, dy) = (x - root.0, y - root.1);
                let push = 1.0 + scallop * (dy.atan2(dx) * waves).sin();
                (root.0 + dx * push, root.1 + dy * push)
            });
            // Near the root the tails are left out.
            let bent = if part < 0.5 {
                bent.softened(15.0)
            } else {
                bent
            };
            bent.within(&wing)
        };
        let [inner, middle, outer] = self.colours.map(Colour::from);
        let wine = Colour::from("#7b2038");
        scene.add(scene.shadow(&wing, (-4.0, 8.0), 8.0, "#2a0a14", 0.55));
        scene.add(
            scene
                .sheet(&wing, wine)
                .lit(0.3)
                .shade(0.4)
                .dark("#3a0c1e")
                .rim(0.0),
        );
        let rows: [(f64, f64, f64, Colour, f64); 7] = [
            (0.945, 0.012, 46.0, outer, 0.4),
            (0.86, 0.016, 30.0, mix(middle, outer, 0.4), 0.3),
            (0.825, 0.016, 30.0, wine.lighter(0.03), 0.2),
            (0.795, 0.016, 30.0, middle, 0.6),
            (0.43, 0.03, 22.0, outer, 0.3),
            (0.405, 0.03, 22.0, wine, 0.2),
            (0.37, 0.03, 22.0, inner, 0.7),
        ];
        for ((part, scallop, waves, colour, shade), i) in rows.into_iter().zip(0..) {
            let piece = handcut(&nested(part, scallop, waves), 0.4, 12.0, seed + i);
            let sheet = scene
                .sheet(&piece, colour)
                .lit(0.3)
                .shade(shade)
                .dark(mix(colour, "#5a1a26", 0.5));
            scene.add(sheet.rim(0.8).rim_opacity(0.35).seed(seed + i));
        }
        // Dots along the hem.
        let hem = wing.stretched(0.972, 0.972, root);
        let dots = self.veins.windows(2).flat_map(|pair| {
            (0..4)
                .map(|k| between(pair[0], pair[1], (f64::from(k) + 0.5) / 4.0))
                .collect::<Vec<_>>()
        });
        let dots = all(dots.map(|at| {
            let at = between(root, place(at), 0.972);
            ellipse(at, 2.1, 2.1)
        }));
        scene.add(scene.veil(&dots.within(&hem.grown(3.0)).within(&wing), "#f0c878", 0.9));
        self.vein(scene, held, &wing);
        self.eye(scene, held, seed);
        // Darker where it is rooted, and dusted.
        let density = stops![0, Colour::BLACK, 0.75; 0.4, Colour::BLACK, 0.3; 1, Colour::BLACK, 0];
        let density = scene.radial(root, 190.0, &density);
        let spray = Spray {
            grain: 0.9,
            seed,
            opacity: 0.65,
            ..Spray::default()
        };
        scene.add(scene.grain(&wing, density, "#4a1420", spray));
        let edge = wing.minus(&wing.moved(-2.4, 2.8));
        scene.add(scene.veil(&edge, "#fff2cc", 0.85));
        scene.add(scene.shining(scene.veil(
            &wing,
            scene.radial(
                (470.0, 660.0),
                330.0,
                &stops![0, "#ffdf9a", 0.3; 1, "#ffdf9a", 0],
            ),
            1.0,
        )));
    }

    fn vein(&self, scene: &Scene, held: Held, wing: &Shape) {
        let place = self.place(held);
        let (rx, ry) = self.root;
        for (i, &end) in self.veins.iter().enumerate() {
            let (ex, ey) = between(self.root, end, 0.94);
            let bow = 10.0 - i as f64 * 2.4;
            let mid = ((rx + ex) / 2.0, (ry + ey) / 2.0 - bow);
            let line = [place((rx, ry)), place(mid), place((ex, ey))];
            let vein = taper(&line, &[2.6, 1.5, 0.7]);
            scene.add(scene.clipped(wing, scene.veil(&vein, "#5c1c26", 0.42)));
        }
    }

    fn eye(&self, scene: &Scene, held: Held, seed: i64) {
        let at = self.place(held)(self.eye);
        let r = self.eye_size * SPOT.size;
        let tilt = if held.left { 18.0 } else { -14.0 };
        let ring = |rx: f64, ry: f64, dx: f64, dy: f64| {
            let middle = (at.0 + dx * r, at.1 + dy * r);
            handcut(
                &ellipse(middle, rx * r, ry * r).turned(tilt, middle),
                0.7,
                16.0,
                seed,
            )
        };
        let outer = ring(1.0, 0.88, 0.0, 0.0);
        scene.add(scene.shadow(&outer, (-1.0, 2.0), 3.0, "#3a0c1e", 0.5));
        scene.add(scene.fill(&outer, "#3a0e22"));
        scene.add(
            scene
                .sheet(&ring(0.86, 0.75, 0.0, 0.0), "#f0d79a")
                .shade(0.4)
                .rim(0.8),
        );
        scene.add(
            scene
                .sheet(&ring(0.7, 0.6, 0.02, 0.02), "#a8324a")
                .shade(0.5)
                .rim(0.8),
        );
        scene.add(scene.fill(&ring(0.5, 0.44, 0.04, 0.03), "#1f0814"));
        let moon = ring(0.5, 0.44, 0.04, 0.03).minus(&ring(0.52, 0.48, -0.1, 0.14));
        scene.add(scene.fill(&moon, "#a9d3cf"));
        scene.add(scene.veil(&ring(0.1, 0.1, 0.14, -0.12), "#ffffff", 0.9));
    }
}

fn abdomen() -> Shape {
    blob(
        &knots![-22, 20; -27, 60; -25, 110; -18, 160; -8, 196; 0, 208; 8, 196; 18, 160; 25, 110; 27, 60; 22, 20; 0, 8],
    )
}

fn body(scene: &Scene) {
    let abdomen = SPOT.put(&abdomen());
    scene.add(scene.shadow(&abdomen, (-5.0, 6.0), 7.0, "#2a0a14", 0.65));
    scene.add(
        scene
            .sheet(&abdomen, "#a4552f")
            .lit(0.35)
            .shade(0.7)
            .dark("#4a1420"),
    );
    let mut chance = Chance::of("moth fur", 6);
    // Rings of fur, the lowest first.
    for i in (0..8).rev() {
        let y = 24.0 + f64::from(i) * 22.0;
        let wide = 27.0 * (1.0 - (f64::from(i) / 8.6).powi(3));
        let colour = if i % 2 == 0 { "#e2b25c" } else { "#7d2436" };
        let hairs = all((0..30).map(|k| {
            let part = f64::from(k) / 29.0 * 2.0 - 1.0;
            let x = part * wide * 1.02;
            let long = chance.between(15.0, 24.0);
            let foot = (x * 0.98, y - 4.0 - (1.0 - part * part) * 2.0);
            let tip = (
                x * 1.08 + chance.between(-2.0, 2.0),
                y + long + (1.0 - part * part) * 5.0,
            );
            let mid = (x * 1.06, (foot.1 + tip.1) / 2.0);
            taper(&SPOT.points([foot, mid, tip]), &[3.6, 3.8, 0.5])
        }));
        scene.add(scene.shadow(&hairs, (0.0, 3.0), 2.5, "#3a0c1e", 0.5));
        scene.add(
            scene
                .sheet(&hairs, colour)
                .lit(0.35)
                .shade(0.65)
                .dark("#4a1420")
                .rim(0.8),
        );
    }
    ruff(scene, &mut chance);
}

/// The fur of its shoulders, in three layers.
fn ruff(scene: &Scene, chance: &mut Chance) {
    let layers = [
        (46.0, 48.0, 40.0, "#8a4a2a", 64),
        (36.0, 38.0, 34.0, "#d7a552", 54),
        (24.0, 26.0, 28.0, "#f3dfae", 40),
    ];
    for (rx, ry, long, colour, count) in layers {
        let core = SPOT.put(&ellipse((0.0, -8.0), rx * 0.86, ry * 0.86));
        let hairs = all((0..count).map(|k| {
            let degrees = f64::from(k) / f64::from(count) * 360.0 + chance.between(-3.0, 3.0);
            let (sin, cos) = degrees.to_radians().sin_cos();
            let foot = (cos * rx * 0.7, -8.0 + sin * ry * 0.7);
            let reach = long * chance.between(0.42, 0.66);
            let tip = (foot.0 + cos * reach * 1.1, foot.1 + sin * reach + 7.0);
            let mid = between(foot, tip, 0.5);
            let mid = (mid.0 + sin * 2.0, mid.1 - cos * 2.0);
            taper(&SPOT.points([foot, mid, tip]), &[6.0, 5.0, 0.5])
        }))
        .and(&core);
        scene.add(scene.shadow(&hairs, (-2.0, 4.0), 4.0, "#3a0c1e", 0.55));
        let dark = mix(colour, "#4a1420", 0.6);
        scene.add(
            scene
                .sheet(&hairs, colour)
                .lit(0.35)
                .shade(0.6)
                .dark(dark)
                .rim(1.2)
                .rim_colour(PALE),
        );
    }
    let strands = all((0..34).map(|_| {
        let from = (chance.near(0.0, 16.0), chance.near(-12.0, 16.0));
        let lean = from.0 * 0.25;
        let to = (from.0 + lean, from.1 + chance.between(9.0, 17.0));
        taper(
            &SPOT.points([from, between(from, to, 0.6), to]),
            &[0.3, 1.5, 0.3],
        )
    }));
    scene.add(scene.veil(&strands, "#8a4a2a", 0.5));
}

/// The head, bowed so low that it half hides behind the shoulders, and its feathers.
fn head(scene: &Scene) {
    let bowed = Spot {
        at: (SPOT.at.0 + 3.0, SPOT.at.1 + 15.0),
        turn: SPOT.turn + 4.0,
        ..SPOT
    };
    for (side, tip) in [
        (
            -1.0,
            [
                (-34.0, -118.0),
                (-78.0, -150.0),
                (-128.0, -150.0),
                (-160.0, -122.0),
            ],
        ),
        (
            1.0,
            [
                (38.0, -112.0),
                (84.0, -128.0),
                (124.0, -108.0),
                (140.0, -70.0),
            ],
        ),
    ] {
        let line: Vec<At> = [(side * 12.0, -84.0)].into_iter().chain(tip).collect();
        let path = Path::new(curve(&bowed.points(line)));
        let length = path.length();
        let barbs = all((2..34).flat_map(|i| {
            let part = f64::from(i) / 34.0;
            let far = length * part;
            let at = path.at(far);
            let long = 26.0 * (part * 3.0).min(1.0) * (1.0 - part.powi(3)).max(0.0) + 2.0;
            [-1.0, 1.0].map(|turn| {
                let out = path.direction(far) + turn * 58.0;
                let mid = towards(at, out, long * 0.55);
                let end = towards(mid, out - turn * 16.0, long * 0.45);
                taper(&[at, mid, end], &[2.2, 1.7, 0.6])
            })
        }));
        let stem: Vec<At> = (0..=20)
            .map(|i| path.at(length * f64::from(i) / 20.0))
            .collect();
        let feather = barbs.and(&taper(&stem, &[5.0, 3.4, 1.4]));
        scene.add(scene.shadow(&feather, (-3.0, 6.0), 5.0, DEEP, 0.5));
        scene.add(
            scene
                .sheet(&feather, "#e4b45e")
                .lit(0.45)
                .shade(0.35)
                .dark("#8a4526")
                .rim(0.9)
                .light(LAMP),
        );
    }
    let head = blob(
        &knots![-30, -66; -31, -84; -22, -100; -4, -107; 16, -104; 29, -90; 31, -70; 20, -54; -18, -54],
    );
    let head = handcut(&bowed.put(&head), 0.8, 16.0, 5);
    scene.add(scene.shadow(&head, (-3.0, 5.0), 5.0, DEEP, 0.5));
    scene.add(
        scene
            .sheet(&head, "#b9793a")
            .lit(0.45)
            .shade(0.7)
            .dark("#4a1420")
            .rim(2.0)
            .rim_colour(PALE),
    );
    let mut chance = Chance::of("moth crown", 3);
    let tufts = all((0..44).map(|_| {
        let x = chance.between(-26.0, 26.0);
        let y = chance.between(-100.0, -66.0) + x.abs() * 0.35;
        let lean = x * 0.3;
        taper(
            &bowed.points([(x, y), (x + lean * 0.4, y - 6.0), (x + lean, y - 13.0)]),
            &[2.6, 2.2, 0.4],
        )
    }));
    scene.add(
        scene
            .sheet(&tufts, "#e0b05c")
            .lit(0.4)
            .shade(0.6)
            .dark("#7a3a26")
            .rim(0.7),
    );
    for side in [-1.0, 1.0] {
        let eye = bowed.put(
            &blob(&knots![26, -90; 35, -86; 37, -75; 30, -68; 25, -78]).stretched(
                side,
                1.0,
                (0.0, 0.0),
            ),
        );
        scene.add(scene.sheet(&eye, "#2a0a18").lit(0.5).shade(0.3).rim(1.6));
    }
}

/// Two legs on the boards, with the knees apart.
fn legs(scene: &Scene) {
    let mut chance = Chance::of("moth legs", 2);
    let legs = [
        ([(306.0, 886.0), (257.0, 984.0), (284.0, 1082.0)], -1.0),
        ([(330.0, 890.0), (383.0, 980.0), (370.0, 1080.0)], 1.0),
    ];
    for (joints, side) in legs {
        let [.., ankle] = joints;
        foot(scene, ankle, side);
        limb(scene, joints, [27.0, 15.0, 10.0], &mut chance);
    }
}

fn chitin(scene: &Scene, shape: &Shape) {
    scene.add(scene.shadow(shape, (-4.0, 6.0), 5.0, "#2a0a14", 0.5));
    let sheet = scene.sheet(shape, "#7a3526").lit(0.35).shade(0.6);
    scene.add(sheet.dark("#3a0c1e").rim(1.4));
}

/// A furry thigh, a knee, and a thin shin with two spurs where it ends.
fn limb(scene: &Scene, joints: [At; 3], widths: [f64; 3], chance: &mut Chance) {
    let [hip, knee, ankle] = joints;
    let [thick, middle, thin] = widths;
    let shin = Path::new(vec![knee, ankle]);
    let down = shin.direction(1.0);
    let spur = shin.at(shin.length() * 0.86);
    let spurs = [-1.0, 1.0].map(|side| {
        let tip = towards(spur, down + side * 34.0, thin * 1.9);
        taper(&[spur, tip], &[thin * 0.5, 0.4])
    });
    let bone = taper(
        &[knee, shin.at(shin.length() * 0.3), ankle],
        &[middle * 0.7, middle, thin * 0.9, thin],
    );
    chitin(scene, &all(spurs.into_iter().chain([bone])));
    let thigh = Path::new(vec![hip, knee]);
    let way = thigh.direction(1.0);
    let hairs = (0..54).map(|i| {
        let part = f64::from(i) / 54.0;
        let wide = thick + (middle - thick) * part;
        let at = thigh.at(thigh.length() * part * 0.84);
        let side = chance.side();
        let foot = towards(at, way + side * 90.0, wide * chance.between(0.1, 0.4));
        let long = wide * chance.between(0.45, 0.75) + 3.0;
        let tip = towards(foot, way + side * chance.between(8.0, 30.0), long);
        taper(&[foot, tip], &[4.4, 0.4])
    });
    let bone = taper(
        &[hip, between(hip, knee, 0.45), knee],
        &[thick * 0.8, thick, thick * 0.8, middle * 1.1],
    );
    let thigh = all(hairs.chain([bone]));
    chitin(scene, &thigh);
    let strands = all((0..16).map(|_| {
        let at = between(hip, knee, chance.between(0.1, 0.8));
        let at = towards(at, way + 90.0, thick * chance.between(-0.3, 0.3));
        let end = towards(at, way + chance.between(-12.0, 12.0), 11.0);
        taper(&[at, end], &[0.4, 1.5])
    }));
    scene.add(scene.veil(&strands.within(&thigh), "#c98048", 0.6));
}

/// It stands flat on the boards: a heel, four short links, two claws.
fn foot(scene: &Scene, ankle: At, side: f64) {
    let heel = (ankle.0 + side * 1.0, FEET - 2.0);
    let toe = (heel.0 + side * 33.0, FEET + 3.0);
    let claws = [-7.0, 5.0].map(|down| {
        let end = (toe.0 + side * 11.0, toe.1 + down);
        let middle = (toe.0 + side * 7.0, toe.1 + down * 0.9 - 3.0);
        taper(&[toe, middle, end], &[4.6, 3.4, 0.5])
    });
    let line = [
        ankle,
        (heel.0 - side * 1.0, heel.1 - 8.0),
        (heel.0 + side * 5.0, heel.1),
        toe,
    ];
    let sole = taper(&line, &[9.0, 10.0, 11.0, 8.0]);
    let foot = all(claws.into_iter().chain([sole])).fillet(1.0);
    chitin(scene, &foot);
    let links = all([0.12, 0.4, 0.68].map(|part| {
        let (x, y) = between(heel, toe, part);
        taper(
            &[(x + side * 2.0, y - 6.0), (x - side * 1.0, y + 6.0)],
            &[1.6, 1.2],
        )
    }));
    scene.add(scene.veil(&links.within(&foot), "#3a0c1e", 0.8));
}

/// The hat, swept wide.
fn hat(scene: &Scene) {
    let mut chance = Chance::of("moth arm", 3);
    let arm = [(384.0, 806.0), (520.0, 898.0), (612.0, 930.0)];
    limb(scene, arm, [19.0, 12.0, 7.0], &mut chance);
    let spot = Spot::new(644.0, 946.0, 1.0).turned(152.0);
    let crown = blob(
        &knots![-33, 6, corner; -30, -22; -36, -62, corner; -20, -70; 0, -72; 20, -70; 36, -62, corner; 30, -22; 33, 6, corner],
    );
    let brim = blob(
        &knots![-56, -4; -44, 6; -20, 13; 0, 15; 20, 13; 44, 6; 56, -4; 40, -6; 20, 0; 0, 2; -20, 0; -40, -6],
    );
    let band = blob(
        &knots![-32, -2, corner; -30, -16, corner; 0, -11; 30, -16, corner; 32, -2, corner; 0, 4],
    );
    let crown = handcut(&spot.put(&crown), 0.5, 20.0, 3);
    let brim = handcut(&spot.put(&brim), 0.5, 20.0, 4);
    let whole = crown.and(&brim);
    scene.add(scene.shadow(&whole, (-8.0, 16.0), 8.0, "#2a0a14", 0.55));
    scene.add(
        scene
            .sheet(&crown, "#3a1424")
            .lit(0.3)
            .shade(0.6)
            .dark(DEEP)
            .rim(2.0),
    );
    scene.add(scene.sheet(&spot.put(&band), "#a8324a").lit(0.3).rim(0.8));
    scene.add(
        scene
            .sheet(&brim, "#451829")
            .lit(0.35)
            .shade(0.4)
            .dark(DEEP)
            .rim(2.0),
    );
    let grip = taper(&spots![606, 926; 620, 932; 630, 942], &[8.0, 7.0, 4.0]);
    scene.add(scene.sheet(&grip, "#8a4a2e").rim(1.2));
}
