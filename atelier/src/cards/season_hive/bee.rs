//! Bees: furry, in earnest, with eyes that look somewhere.

use crate::line::{between, blob, ellipse, taper};
use crate::shape::{At, Spot, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Light, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// The fur, from the shadow to the light.
pub const FUR: [&str; 4] = ["#4a2410", "#9a5c18", "#dca032", "#fce08a"];
const DARK: &str = "#2a150f";

/// A head of about 70 high around the origin, seen a little from one side; it looks where the eyes look.
pub struct Head {
    pub spot: Spot,
    /// Where the eyes look: -1 to 1 to the right and down, as the head is drawn.
    pub gaze: At,
    /// How far the feelers hang: 0 is up, 1 is down.
    pub droop: f64,
    /// How sad the brows are: 0 is level.
    pub sad: f64,
    /// The corners of the mouth: 1 is up, -1 is down.
    pub smile: f64,
    /// Where the light is.
    pub light: Light,
}

impl Head {
    pub fn paint(&self, canvas: &Canvas) {
        let at = canvas.at(self.spot);
        for (x, out) in [(-8.0, -1.0), (12.0, 1.0)] {
            let down = self.droop;
            let feeler = [
                (x, -28.0),
                (x + out * 8.0, -54.0 + 10.0 * down),
                (x + out * (20.0 + 10.0 * down), -62.0 + 34.0 * down),
            ];
            at.lay(
                Brush::new(&feeler, 6.0, DARK)
                    .profile(&[1.0, 0.8, 0.9])
                    .sleek(),
            );
            at.lay(Touch::new(&ellipse(feeler[2], 5.0, 4.4), DARK));
        }
        let skull = blob(
            &knots![-36, -6; -30, -28; -8, -36; 18, -34; 36, -18; 40, 6; 30, 28; 8, 38; -16, 34; -34, 16],
        );
        let value = Value::ball((0.0, 0.0), (42.0, 40.0), self.light).lifted(0.12);
        at.lay(
            Mass::new(&skull, Field::ramp(&FUR, value))
                .along(&[
                    &spots![0, -30; -30, 0; -10, 34],
                    &spots![4, -30; 34, 0; 14, 34],
                    &spots![0, -10; 2, 30],
                ])
                .passes(Passes::curls(0.42)),
        );
        // The face: a dark shield between the eyes.
        let shield = blob(&knots![2, -16; 12, -4; 14, 16; 8, 32; -2, 30; -6, 14; -6, -6]);
        at.lay(
            Mass::new(&shield, "#5c3016")
                .passes(Passes::curls(0.3))
                .bare(),
        );
        // Awake: round and dark, a ring of white on the side they do not look to.
        for (x, wide) in [(-17.0, 11.5), (21.0, 10.0)] {
            at.lay(Touch::new(&ellipse((x, -3.0), wide + 2.4, 16.4), DARK));
            let eye = ellipse((x, -3.0), wide, 14.0);
            at.lay(Touch::new(&eye, "#fbf3dc"));
            let iris = (x + self.gaze.0 * 5.4, -3.0 + self.gaze.1 * 6.6);
            at.lay(Touch::new(
                &ellipse(iris, 8.6, 10.2).within(&eye),
                "#24120c",
            ));
            at.lay(Touch::new(
                &ellipse((iris.0 + 2.4, iris.1 - 3.2), 2.7, 3.1),
                "#fffaf0",
            ));
            let lid = eye.grown(1.6).minus(&eye.moved(0.0, 6.0).grown(2.0));
            at.lay(Touch::new(&lid, FUR[1]));
            at.lay(Brush::line(
                &[(x - wide - 2.0, -5.0), (x, -12.6), (x + wide + 2.0, -5.0)],
                3.0,
                DARK,
            ));
        }
        // Brows say the rest: their inner ends are up where the heart is heavy.
        let up = self.sad * 9.0;
        for (outer, middle, inner) in [
            (
                (-32.0, -17.0 + 0.6 * up),
                (-21.0, -25.0 + 0.2 * up),
                (-8.0, -20.0 - up),
            ),
            (
                (33.0, -17.0 + 0.6 * up),
                (24.0, -24.0 + 0.2 * up),
                (13.0, -20.0 - up),
            ),
        ] {
            at.lay(Brush::line(&[outer, middle, inner], 6.0, "#3a1c0c"));
        }
        let bend = 4.0 * self.smile;
        at.lay(Brush::line(
            &[(-7.0, 25.0 - bend), (3.0, 27.0 + bend), (13.0, 24.0 - bend)],
            4.0,
            DARK,
        ));
    }
}

/// A body without its head around the origin, its breast to the right, its abdomen to the left: about 170 long.
pub fn body(canvas: &Canvas, spot: Spot, light: Light) {
    let at = canvas.at(spot);
    let abdomen = blob(
        &knots![-8, -34; -50, -44; -96, -36; -132, -8; -152, 26, corner; -126, 40; -86, 48; -40, 40; -6, 26],
    );
    let value = Value::ball((-76.0, 2.0), (84.0, 48.0), light)
        .lifted(0.1)
        .broken(0.06, 30.0, 3);
    at.lay(
        Mass::new(
            &abdomen,
            Field::ramp(&["#6a2e0e", "#c07a1c", "#eeb23c", "#fbe08c"], value),
        )
        .along(&[
            &spots![-20, -30; -36, 0; -24, 34],
            &spots![-60, -38; -76, 4; -62, 42],
            &spots![-104, -28; -116, 8; -104, 38],
        ])
        .passes(Passes::thing().scaled(0.7))
        .found(0.08),
    );
    for (line, width) in [
        (spots![-30, -36; -46, 0; -32, 36], 17.0),
        (spots![-64, -39; -82, 4; -66, 42], 17.0),
        (spots![-99, -31; -115, 6; -102, 38], 14.0),
    ] {
        at.lay(
            Brush::new(&line, width, "#34190f")
                .profile(&[0.9, 1.0, 0.9])
                .dry(0.15),
        );
    }
    at.lay(
        Brush::new(&spots![-132, -4; -146, 12; -140, 30], 10.0, "#34190f")
            .profile(&[0.5, 1.0, 0.5]),
    );
    let breast =
        blob(&knots![-26, -30; -4, -44; 24, -40; 42, -18; 44, 10; 28, 32; 0, 38; -24, 28; -34, 0]);
    let value = Value::ball((6.0, -4.0), (46.0, 46.0), light).lifted(0.12);
    at.lay(
        Mass::new(&breast, Field::ramp(&FUR, value))
            .along(&[
                &spots![-20, -24; 0, 0; -16, 26],
                &spots![20, -36; 30, 0; 10, 34],
            ])
            .passes(Passes::curls(0.55)),
    );
}

/// A pair of wings at the back, raised; veined and nearly not there.
pub fn wings(canvas: &Canvas, spot: Spot, colour: &str) {
    let at = canvas.at(spot);
    for (shape, seen) in [
        (
            blob(
                &knots![0, -34; -24, -70; -66, -116; -112, -138; -138, -124; -126, -88; -84, -52; -30, -30],
            ),
            0.62,
        ),
        (
            blob(&knots![-10, -30; -56, -50; -104, -58; -128, -42; -110, -22; -64, -18; -20, -22]),
            0.5,
        ),
    ] {
        at.lay(Touch::new(&shape, colour).opacity(seen));
    }
    for vein in [
        spots![-4, -36; -60, -86; -124, -124],
        spots![-10, -36; -70, -66; -126, -98],
        spots![-70, -92; -90, -84; -100, -66],
        spots![-14, -28; -70, -40; -120, -44],
    ] {
        at.lay(Brush::line(&vein, 3.0, "#fffdf2").opacity(0.8));
    }
}

/// A leg: a thigh from the hip to the knee, a shin that widens downwards, and a foot of four beads that ends in a hook.
pub fn leg(canvas: &Canvas, [hip, knee, ankle, toe]: [At; 4], size: f64) {
    let bone = |a: At, b: At, from: f64, to: f64| {
        taper(&[a, b], &[from * size, to * size])
            .and(&ellipse(a, from * size * 0.5, from * size * 0.5))
            .and(&ellipse(b, to * size * 0.5, to * size * 0.5))
    };
    let mut foot = vec![bone(hip, knee, 13.0, 9.0), bone(knee, ankle, 8.0, 11.0)];
    for i in 0..4 {
        let part = (f64::from(i) + 0.6) / 4.0;
        let at = between(ankle, toe, part);
        let r = (4.4 - 0.5 * f64::from(i)) * size;
        foot.push(ellipse(at, r, r));
    }
    foot.push(bone(ankle, toe, 5.0, 3.4));
    canvas.lay(Touch::new(&all(foot), DARK));
    // Light along each part, broken at the joints.
    for (a, b, wide) in [(hip, knee, 3.6), (knee, ankle, 3.4)] {
        let (from, to) = (between(a, b, 0.2), between(a, b, 0.8));
        let line =
            [from, between(from, to, 0.5), to].map(|at| (at.0 + 1.4 * size, at.1 - 1.6 * size));
        canvas.lay(Brush::line(&line, wide * size, "#a8682c").opacity(0.9));
    }
    // Pollen brush: some hairs at the shin.
    for part in [0.35, 0.55, 0.75] {
        let at = between(knee, ankle, part);
        let out = (at.0 - 7.0 * size, at.1 + 4.0 * size);
        canvas.lay(Brush::line(
            &[at, between(at, out, 0.5), out],
            2.4 * size,
            DARK,
        ));
    }
}
