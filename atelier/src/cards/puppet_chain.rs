//! Hands that move a puppet hang on threads themselves, and so do the hands above; the puppet has a pair of scissors.

mod hands;
mod palm;
mod puppet;
mod thread;

use crate::colour::{Colour, mix};
use crate::line::{
    Path, Stroke, blob, ellipse, handcut, handcut_finely, poly, rect, taper, towards,
};
use crate::random::noise;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// From below, where the puppet plays.
const LIGHT: At = (430.0, 1120.0);
const INK: &str = "#131218";
const BONE: &str = "#efe5d0";
const OCHRE: &str = "#cf9a33";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((480.0, 820.0), 340.0);
    ground(&scene);
    puppet::draw(&scene);
    torn(&scene, [1016.0, 974.0, 862.0, 850.0], "#cbbfa9", 3);
    hands::child(&scene);
    torn(&scene, [672.0, 706.0, 752.0, 776.0], "#9d9181", 8);
    hands::ringed(&scene);
    torn(&scene, [594.0, 566.0, 486.0, 410.0], "#595256", 13);
    hands::gloved(&scene);
    torn(&scene, [250.0, 290.0, 352.0, 318.0], "#2d2a32", 18);
    torn(&scene, [196.0, 166.0, 104.0, 50.0], "#17161c", 23);
    hands::highest(&scene);
    hands::old(&scene);
    scene.finish(Finish {
        tooth: 0.4,
        vignette: 0.16,
        colour: "#1a1518",
        grain: 0.05,
        middle: (420.0, 760.0),
    });
    scene
}

/// Bone-coloured paper: a bare stage.
fn ground(scene: &Scene) {
    let stops = stops![0, "#fbf5e6"; 0.4, BONE; 1, "#bfb19a"];
    scene.sky(scene.radial((520.0, 1080.0), 620.0, &stops), 5, 0.05);
    let boards = handcut(
        &poly(&spots![-20, 1132; 300, 1122; 820, 1118; 820, 1220; -20, 1220]),
        1.0,
        40.0,
        4,
    );
    scene.add(scene.shadow(&boards, (0.0, -3.0), 10.0, "#6d5f50", 0.4));
    let stops = stops![0, "#f6eedb"; 0.5, "#ddd0b8"; 1, "#a89a84"];
    scene.add(scene.fill(&boards, scene.radial((520.0, 1150.0), 480.0, &stops)));
    let joints = all((-8..14).map(|i| {
        let x = 470.0 + f64::from(i) * 90.0;
        taper(
            &[(500.0 + (x - 500.0) * 0.72, 1118.0), (x, 1210.0)],
            &[1.0, 2.6],
        )
    }));
    scene.add(scene.clipped(&boards, scene.veil(&joints, "#6d5f50", 0.5)));
    // Ends of thread on the floor: it has been tried before.
    for line in [
        spots![300, 1158; 316, 1150; 332, 1156; 348, 1150],
        spots![228, 1180; 236, 1170; 250, 1172; 248, 1182],
        spots![404, 1186; 418, 1182; 428, 1188; 446, 1183],
    ] {
        scene.add(thread::spun(
            scene,
            &taper(&line, &[1.0, 2.4, 2.2, 0.8]),
            1.8,
        ));
    }
}

/// A sheet of paper torn off along a line across the card; above the line there is all of it.
fn torn(scene: &Scene, heights: [f64; 4], colour: &str, seed: i64) {
    let edge = |rough: f64, down: f64| -> Vec<At> {
        let line = crate::line::curve(&[
            (-40.0, heights[0]),
            (240.0, heights[1]),
            (540.0, heights[2]),
            (840.0, heights[3]),
        ]);
        let path = Path::new(line);
        (0..=260)
            .map(|i| {
                let k = f64::from(i) / 260.0;
                let (x, y) = path.at(path.length() * k);
                let wave =
                    10.0 * noise(k * 7.0, seed, None) + 4.0 * noise(k * 21.0, seed + 1, None);
                (
                    x,
                    y + wave
                        + down
                        + rough
                            * (noise(k * 90.0, seed + 2, None)
                                + 0.6 * noise(k * 210.0, seed + 3, None)),
                )
            })
            .collect()
    };
    let sheet = |line: Vec<At>| poly(&[vec![(-40.0, -40.0)], line, vec![(840.0, -40.0)]].concat());
    let colour = Colour::from(colour);
    let pulp = sheet(edge(3.4, 7.0));
    let face = sheet(edge(1.4, 0.0));
    scene.add(scene.shadow(&pulp, (0.0, 12.0), 20.0, "#1c1518", 0.55));
    scene.add(scene.fill(&pulp, mix(colour, "#f6ecd8", 0.5)));
    let low = heights.into_iter().fold(0.0, f64::max);
    let stops = stops![0, mix(colour, INK, 0.36); 0.6, colour; 1, mix(colour, "#f6ecd8", 0.08)];
    let fill = scene.linear((0.0, low - 420.0), (0.0, low), &stops);
    scene.add(scene.washed(scene.fill(&face, fill), seed, 0.09));
    let density = stops![0, Colour::BLACK, 0.5; 1, Colour::BLACK, 0];
    let density = scene.linear((0.0, low - 360.0), (0.0, low - 30.0), &density);
    scene.add(scene.grain(
        &face.within(&rect(-10.0, low - 420.0, 810.0, low + 20.0)),
        density,
        mix(colour, INK, 0.6),
        Spray::new(seed, 0.7),
    ));
}

/// The wood from which threads hang: a bar, and a shorter one across it.
struct Control {
    at: At,
    half: f64,
    turn: f64,
    thick: f64,
    colour: Colour,
    seed: i64,
}

impl Control {
    /// A place on the bar, `along` of the way to its end.
    fn at(&self, along: f64) -> At {
        towards(self.at, self.turn, self.half * along)
    }

    fn ink(&self, scene: &Scene) -> Ink {
        let (half, thick) = (self.half, self.thick);
        let spot = Spot::new(self.at.0, self.at.1, 1.0).turned(self.turn);
        let t = thick / 2.0;
        let bar = blob(&knots![
            -half, -t * 0.5; -half + t, -t * 1.05; -half * 0.7, -t * 0.8; -half * 0.3, -t; half * 0.3, -t; half * 0.7, -t * 0.8;
            half - t, -t * 1.05; half, -t * 0.5; half + t * 0.3, 0; half, t * 0.7; half - t, t * 1.05; half * 0.7, t * 0.85;
            half * 0.3, t; -half * 0.3, t; -half * 0.7, t * 0.85; -half + t, t * 1.05; -half, t * 0.7; -half - t * 0.3, 0
        ]);
        let across = blob(&knots![
            half * 0.42, -t * 3.2; half * 0.47, -t * 3.6; half * 0.53, -t * 2.8; half * 0.67, t * 2.6; half * 0.65, t * 3.4;
            half * 0.58, t * 2.9
        ]);
        let mut ink = Ink::none();
        for (i, piece) in [across, bar].into_iter().enumerate() {
            let piece = handcut_finely(&spot.put(&piece), 0.6, 26.0, self.seed + i as i64, 0.2);
            ink += scene.shadow(&piece, (0.0, thick * 0.3), thick * 0.4, INK, 0.5);
            let sheet = scene
                .sheet(&piece, self.colour)
                .lit(0.35)
                .shade(0.7)
                .dark(mix(self.colour, INK, 0.75));
            ink += sheet
                .rim(thick * 0.09)
                .rim_colour("#fff6e2")
                .seed(self.seed)
                .ink();
            let grain = (0..9).map(|k| {
                let k = f64::from(k);
                let (x, y) = (
                    -half + (k * 0.37 % 1.0) * half * 1.7,
                    t * (-0.7 + (k * 0.29) % 1.4),
                );
                let long = half * 0.3;
                taper(
                    &[(x, y), (x + long / 2.0, y + t * 0.12), (x + long, y)],
                    &[0.3, thick * 0.07, 0.3],
                )
            });
            ink += scene.clipped(
                &piece,
                scene.veil(&spot.put(&all(grain)), mix(self.colour, INK, 0.7), 0.5),
            );
        }
        // Holes for the threads.
        for along in [-0.92, -0.5, 0.5, 0.92] {
            let hole = ellipse(self.at(along), thick * 0.13, thick * 0.13);
            ink += scene.fill(&hole, INK);
        }
        ink
    }
}

/// A stroke with ends cut off, wide as told.
fn limb(points: &[At], widths: &[f64]) -> Shape {
    Stroke::new(points, widths).blunt().shape()
}
