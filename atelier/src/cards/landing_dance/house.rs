//! The house, cut through: two landings, one above the other, seen from the foot of the stairs.

use super::{LOWER, UPPER, slab};
use crate::colour::{Colour, mix};
use crate::line::{ellipse, handcut, handcut_finely, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;

pub const DARK: &str = "#34182a";
const TEAL: &str = "#1f6a68";
const WALL: &str = "#d99a76";

/// Where the eye is level, and how far the cut is from it.
const VANISH: At = (330.0, 930.0);
const FAR: f64 = 2400.0;
/// How deep a landing is, and where on it the stairs are.
const DEEP: f64 = 340.0;
const STAIRS: f64 = 200.0;

/// The floors at the cut, and the ceiling of the lower landing.
pub const UPPER_FLOOR: f64 = 562.0;
pub const SOFFIT: f64 = 610.0;
pub const LOWER_FLOOR: f64 = 1144.0;

/// Where a place of the cut is seen when it is so deep in the house.
fn seen(x: f64, y: f64, deep: f64) -> At {
    let k = FAR / (FAR + deep);
    (VANISH.0 + (x - VANISH.0) * k, VANISH.1 + (y - VANISH.1) * k)
}

/// One landing.
struct Landing {
    floor: f64,
    ceiling: f64,
    bulb: At,
    /// How near the bulb's light reaches.
    reach: f64,
    seed: i64,
}

impl Landing {
    fn at(&self, x: f64, up: f64, deep: f64) -> At {
        seen(x, self.floor - up, deep)
    }

    /// The part of the card in which it is seen.
    fn opening(&self) -> Shape {
        rect(-20.0, self.ceiling.max(-20.0), 820.0, self.floor)
    }

    fn wall(&self, scene: &Scene, shape: &Shape, colour: &str, light: f64) {
        let colour = Colour::from(colour);
        let stops = stops![
            0, mix(colour, "#fff0c0", (0.62 * light).min(1.0));
            0.3, mix(colour, "#ffdf9c", 0.32 * light);
            0.66, colour.lighter(-0.04);
            1, mix(colour, "#5a2440", 0.52)
        ];
        let fill = scene.radial(self.bulb, self.reach, &stops);
        let piece = shape.within(&self.opening());
        scene.add(scene.washed(scene.fill(&piece, fill), self.seed, 0.05));
    }

    fn room(&self, scene: &Scene) {
        let high = self.floor - self.ceiling;
        let (left, right) = (-70.0, 838.0);
        let corner = |x: f64, up: f64, deep: f64| self.at(x, up, deep);
        let back = poly(&[
            corner(left, high, DEEP),
            corner(right, high, DEEP),
            corner(right, 0.0, DEEP),
            corner(left, 0.0, DEEP),
        ]);
        let side = |x: f64| {
            poly(&[
                corner(x, high, 0.0),
                corner(x, high, DEEP),
                corner(x, 0.0, DEEP),
                corner(x, 0.0, 0.0),
            ])
        };
        let level = |up: f64| {
            poly(&[
                corner(left, up, 0.0),
                corner(left, up, DEEP),
                corner(right, up, DEEP),
                corner(right, up, 0.0),
            ])
        };
        // No gap may show where two walls meet.
        scene.add(scene.fill(&self.opening(), "#b87a60"));
        self.wall(scene, &level(high), "#b57460", 1.0);
        self.wall(scene, &back, WALL, 1.0);
        self.wall(scene, &side(left), "#b8765e", 1.0);
        self.wall(scene, &side(right), "#c58568", 1.0);
        // The dado, and the line painted above it.
        let dado = |up: f64| {
            poly(&[
                corner(left, up, DEEP),
                corner(right, up, DEEP),
                corner(right, 0.0, DEEP),
                corner(left, 0.0, DEEP),
            ])
        };
        self.wall(scene, &dado(150.0), "#b0635a", 0.8);
        let line = dado(156.0).minus(&dado(150.0)).within(&self.opening());
        scene.add(scene.veil(&line, "#6a2c3c", 0.6));
        let cornice = taper(
            &[corner(left, high, DEEP), corner(right, high, DEEP)],
            &[5.0, 5.0],
        );
        scene.add(scene.veil(&cornice.within(&self.opening()), "#ffe3b0", 0.35));
    }

    /// The door of a flat, that stands ajar.
    fn door(&self, scene: &Scene, ajar: f64) {
        // Of the upper one we do not see the foot.
        let (left, right) = (556.0, 736.0);
        let high = if ajar > 0.0 { 490.0 } else { 545.0 };
        let quad = |l: f64, r: f64, low: f64, high: f64, deep: f64| {
            let shape = poly(&[
                self.at(l, high, deep),
                self.at(r, high, deep),
                self.at(r, low, deep),
                self.at(l, low, deep),
            ]);
            handcut(&shape, 0.5, 30.0, self.seed).within(&self.opening())
        };
        let frame = quad(left - 20.0, right + 20.0, 0.0, high + 22.0, DEEP);
        scene.add(scene.shadow(&frame, (3.0, 3.0), 7.0, DARK, 0.35));
        scene.add(scene.fill(&frame, "#8f4a48"));
        let light = stops![0, "#fff1b8"; 1, "#ffc95e"];
        let top = self.at(left, high, DEEP);
        scene.add(scene.fill(
            &quad(left, right, 0.0, high, DEEP),
            scene.linear(top, self.at(left, 0.0, DEEP), &light),
        ));
        let leaf = quad(left + ajar, right, 0.0, high, DEEP);
        let paint = stops![0, "#1c5458"; 1, "#123c44"];
        scene.add(scene.fill(&leaf, scene.linear(top, self.at(right, 0.0, DEEP), &paint)));
        for (low, up) in [(30.0, 210.0), (240.0, high - 34.0)] {
            for (l, r) in [(left + ajar + 20.0, 640.0), (660.0, right - 20.0)] {
                let panel = quad(l, r, low, up, DEEP);
                scene.add(scene.veil(&panel, "#0d3038", 0.55));
                scene.add(scene.veil(&panel.minus(&panel.moved(2.0, 2.5)), "#061c26", 0.6));
                scene.add(scene.veil(&panel.minus(&panel.moved(-1.5, -2.0)), "#4f9a94", 0.45));
            }
        }
        let (x, y) = self.at(left + ajar + 12.0, 225.0, DEEP);
        scene.add(scene.fill(
            &ellipse((x, y), 4.4, 5.0).within(&self.opening()),
            "#e9b95a",
        ));
    }

    /// A flight that rises to the left along the back wall.
    fn flight(&self, scene: &Scene) {
        let (run, rise, first) = (54.0, 37.0, 300.0);
        let mut outline = vec![self.at(first, 0.0, STAIRS)];
        for step in 0..8 {
            let (x, up) = (first - run * f64::from(step), rise * f64::from(step + 1));
            outline.push(self.at(x, up, STAIRS));
            outline.push(self.at(x - run, up, STAIRS));
        }
        outline.push(self.at(-200.0, 0.0, STAIRS));
        let solid = handcut(&poly(&outline), 0.5, 20.0, self.seed).within(&self.opening());
        let shadow = scene.shadow(&solid, (7.0, -5.0), 12.0, DARK, 0.3);
        scene.add(scene.clipped(&self.opening(), shadow));
        self.wall(scene, &solid, "#94504e", 0.9);
        let nose = solid.minus(&solid.moved(0.0, 4.0));
        scene.add(scene.veil(&nose, "#f0c690", 0.7));
        let rail = |along: f64, up: f64| self.at(first - along, up + along * rise / run, STAIRS);
        let bars = (0..17).map(|i| {
            let along = 12.0 + f64::from(i) * run / 2.0;
            taper(&[rail(along, 4.0), rail(along, 128.0)], &[4.4, 4.0])
        });
        let bars = all(bars).within(&self.opening());
        scene.add(scene.fill(&bars, TEAL));
        scene.add(scene.veil(&bars.minus(&bars.moved(-1.4, 0.0)), "#8fd0bc", 0.5));
        let handrail = taper(
            &[rail(-8.0, 128.0), rail(0.0, 136.0), rail(440.0, 136.0)],
            &[8.0, 11.0, 11.0],
        );
        let handrail = handcut(&handrail, 0.4, 30.0, self.seed).within(&self.opening());
        scene.add(scene.fill(&handrail, "#17504f"));
        scene.add(scene.veil(&handrail.minus(&handrail.moved(0.6, 2.4)), "#a6dcc4", 0.6));
        let newel = taper(&[rail(0.0, 0.0), rail(0.0, 150.0)], &[10.0, 11.0]);
        let knob = ellipse(rail(0.0, 156.0), 9.0, 9.6);
        let newel = handcut(&newel.and(&knob), 0.4, 16.0, self.seed).within(&self.opening());
        scene.add(scene.fill(&newel, "#17504f"));
        scene.add(scene.veil(&newel.minus(&newel.moved(2.2, 1.0)), "#a6dcc4", 0.5));
    }

    /// A bare bulb on its flex.
    fn bulb(&self, scene: &Scene) {
        let (x, y) = self.bulb;
        let flex = [
            (x + 3.0, self.ceiling.max(-20.0) + 50.0),
            (x - 2.0, y - 60.0),
            (x, y - 22.0),
        ];
        scene.add(scene.thread(&flex, DARK, 2.4, 0.9));
        let holder = taper(&[(x, y - 26.0), (x, y - 13.0)], &[7.0, 11.0]);
        scene.add(scene.fill(&holder, "#2a4a4c"));
        scene.add(scene.glow((x, y), 210.0, "#ffd88a", 0.5, 0.14));
        let glass =
            ellipse((x, y + 1.0), 11.5, 14.0).and(&taper(&[(x, y - 14.0), (x, y)], &[10.0, 18.0]));
        scene.add(scene.fill(&handcut_finely(&glass, 0.3, 8.0, 3, 1.0), "#fffbe6"));
        scene.add(scene.glow((x, y), 60.0, "#fff2c4", 0.8, 0.3));
    }
}

fn landings() -> [Landing; 2] {
    [
        Landing {
            floor: UPPER_FLOOR,
            ceiling: -40.0,
            bulb: UPPER,
            reach: 640.0,
            seed: 3,
        },
        Landing {
            floor: LOWER_FLOOR,
            ceiling: SOFFIT,
            bulb: LOWER,
            reach: 640.0,
            seed: 8,
        },
    ]
}

pub fn draw(scene: &Scene) {
    scene.add(scene.card(Colour::from(DARK)));
    let [upper, lower] = landings();
    for (landing, ajar) in [(&upper, 0.0), (&lower, 34.0)] {
        landing.room(scene);
        landing.door(scene, ajar);
        if ajar > 0.0 {
            tiles(scene, landing);
            radio(scene, landing);
        }
        landing.flight(scene);
        landing.bulb(scene);
    }
    slab::steps(scene);
}

/// The tiles of the lower landing.
fn tiles(scene: &Scene, landing: &Landing) {
    let level = poly(&[
        landing.at(-300.0, 0.0, DEEP),
        landing.at(1000.0, 0.0, DEEP),
        landing.at(1000.0, 0.0, 0.0),
        landing.at(-300.0, 0.0, 0.0),
    ]);
    landing.wall(scene, &level, "#a8665a", 0.7);
    let tiles = (0..12).flat_map(|i| (0..4).map(move |j| (i, j)));
    let dark = tiles.filter(|(i, j)| (i + j) % 2 == 0).map(|(i, j)| {
        let (x, deep) = (-150.0 + f64::from(i) * 90.0, f64::from(j) * 85.0);
        poly(&[
            landing.at(x, 0.0, deep),
            landing.at(x + 90.0, 0.0, deep),
            landing.at(x + 90.0, 0.0, deep + 85.0),
            landing.at(x, 0.0, deep + 85.0),
        ])
    });
    scene.add(scene.veil(&all(dark), "#5a2a40", 0.5));
    // The light that falls out of her door.
    let beam = poly(&[
        landing.at(556.0, 0.0, DEEP),
        landing.at(592.0, 0.0, DEEP),
        landing.at(560.0, 0.0, 40.0),
        landing.at(440.0, 0.0, 40.0),
    ]);
    scene.add(scene.shining(scene.blurred(scene.veil(&beam, "#ffcf70", 0.32), 7.0)));
}

/// What she listens to, on a stool beside her door.
fn radio(scene: &Scene, landing: &Landing) {
    let (x, y) = landing.at(766.0, 0.0, 150.0);
    let cut = |shape: Shape| handcut(&shape.moved(x, y), 0.5, 18.0, 5);
    let below = ellipse((x - 4.0, y), 52.0, 6.0);
    scene.add(scene.blurred(scene.veil(&below, DARK, 0.5), 4.0));
    let legs = [(-36.0, -44.0), (36.0, 44.0), (-22.0, -24.0), (22.0, 24.0)];
    let legs = legs.map(|(top, foot)| taper(&[(top, -88.0), (foot, 0.0)], &[7.0, 6.0]));
    scene.add(scene.fill(&cut(all(legs)), "#5a2a34"));
    scene.add(scene.fill(&cut(rect(-46.0, -98.0, 46.0, -86.0)), "#8a4a3c"));
    let wire = [(x + 26.0, y - 158.0), (x + 44.0, y - 232.0)];
    scene.add(scene.thread(&wire, "#f3e0b8", 2.4, 0.9));
    let case = cut(rect(-40.0, -160.0, 40.0, -98.0).softened(9.0));
    let paint = stops![0, "#e2573a"; 1, "#a42f38"];
    scene.add(scene.fill(
        &case,
        scene.linear((x - 40.0, y - 160.0), (x + 40.0, y - 98.0), &paint),
    ));
    scene.add(scene.veil(&case.minus(&case.moved(2.0, 2.4)), "#ffc08a", 0.8));
    let cloth = cut(ellipse((-14.0, -128.0), 19.0, 20.0));
    scene.add(scene.fill(&cloth, "#f0d3a0"));
    for i in 0..5 {
        let line = f64::from(i) * 7.0 - 28.0;
        let bar = cut(rect(line, -150.0, line + 2.4, -106.0)).within(&cloth);
        scene.add(scene.veil(&bar, "#7a3a34", 0.7));
    }
    scene.add(scene.fill(&cut(rect(10.0, -148.0, 34.0, -134.0)), "#ffe9a0"));
    for dx in [16.0, 30.0] {
        scene.add(scene.fill(&cut(ellipse((dx, -116.0), 5.0, 5.4)), "#f3e0b8"));
    }
}
