//! Doors of many kinds, drawn in centimetres: the threshold is at the origin, up is negative.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, poly, rect, taper};
use crate::shape::{Shape, all};
use crate::{knots, spots};

/// How a door looks.
pub struct Look {
    /// The outline of its frame.
    pub frame: Shape,
    /// How high the frame is, if it is flat above.
    pub flat: Option<f64>,
    /// The leaf within.
    pub leaf: Shape,
    /// The colour of the frame.
    pub edge: Colour,
    /// The colour of the leaf.
    pub colour: Colour,
    /// Panels, boards, panes and handles: shapes in colours, and how much of them is seen.
    pub marks: Vec<(Shape, Colour, f64)>,
    /// Which of them is of glass.
    pub glass: Option<usize>,
}

impl Look {
    fn square(wide: f64, high: f64, edge: &str, colour: &str) -> Look {
        let half = wide / 2.0;
        Look {
            frame: rect(-half - 11.0, -high - 12.0, half + 11.0, 0.0),
            flat: Some(high + 12.0),
            leaf: rect(-half, -high, half, -4.0),
            edge: edge.into(),
            colour: colour.into(),
            marks: Vec::new(),
            glass: None,
        }
    }

    fn arched(wide: f64, high: f64, rise: f64, edge: &str, colour: &str) -> Look {
        let arch = |half: f64, high: f64, low: f64| {
            blob(&knots![
                -half, low, corner; -half, -high + rise, corner; -half * 0.86, -high + rise * 0.46;
                -half * 0.5, -high + rise * 0.12; 0, -high; half * 0.5, -high + rise * 0.12;
                half * 0.86, -high + rise * 0.46; half, -high + rise, corner; half, low, corner
            ])
        };
        Look {
            frame: arch(wide / 2.0 + 11.0, high + 12.0, 0.0),
            flat: None,
            leaf: arch(wide / 2.0, high, -4.0),
            edge: edge.into(),
            colour: colour.into(),
            marks: Vec::new(),
            glass: None,
        }
    }

    fn marked(mut self, shape: Shape, colour: impl Into<Colour>, opacity: f64) -> Look {
        self.marks.push((shape, colour.into(), opacity));
        self
    }

    fn glazed(mut self, shape: Shape, colour: &str, opacity: f64) -> Look {
        self.glass = Some(self.marks.len());
        self.marked(shape, colour, opacity)
    }

    /// A panel: sunk, with a lit lower edge.
    fn panel(self, x0: f64, y0: f64, x1: f64, y1: f64) -> Look {
        let (dark, light) = (
            self.colour.mix("#1c1436", 0.42),
            self.colour.mix("#fff0d8", 0.4),
        );
        let panel = rect(x0, y0, x1, y1);
        let inner = rect(x0 + 3.0, y0 + 4.0, x1 - 1.5, y1 - 1.5);
        let field = self.colour.mix("#1c1436", 0.1);
        self.marked(panel.moved(1.2, 1.6), light, 0.7)
            .marked(panel, dark, 0.9)
            .marked(inner, field, 1.0)
    }

    fn boards(mut self, count: usize) -> Look {
        let bounds = self.leaf.bounds();
        let dark = self.colour.mix("#1c1436", 0.5);
        for i in 1..count {
            let x = bounds.x0 + bounds.width() * i as f64 / count as f64;
            let gap = taper(
                &[(x, bounds.y0), (x + 0.6, -100.0), (x, 0.0)],
                &[1.6, 2.0, 1.6],
            );
            self = self.marked(gap, dark, 0.75);
        }
        self
    }

    fn knob(self, x: f64, colour: &str) -> Look {
        self.marked(
            ellipse((x, -97.0), 4.4, 4.4),
            mix(colour, "#1c1436", 0.5),
            1.0,
        )
        .marked(circle((x - 0.8, -98.0), 3.4), colour, 1.0)
    }
}

/// The last one: vermilion, with a brass knob and a slot for letters.
pub fn last() -> Look {
    Look::square(96.0, 208.0, "#d92c10", "#f23a14")
        .panel(-40.0, -196.0, -5.0, -128.0)
        .panel(5.0, -196.0, 40.0, -128.0)
        .panel(-40.0, -112.0, -5.0, -84.0)
        .panel(5.0, -112.0, 40.0, -84.0)
        .panel(-40.0, -68.0, -5.0, -16.0)
        .panel(5.0, -68.0, 40.0, -16.0)
        .knob(43.0, "#ffd27a")
}

/// One of many.
pub fn look(kind: usize) -> Look {
    match kind % 11 {
        0 => house(),
        1 => church(),
        2 => barn(),
        3 => glass(),
        4 => screen(),
        5 => stable(),
        6 => palace(),
        7 => ship(),
        8 => study(),
        9 => garden(),
        _ => cottage(),
    }
}

/// With a light above.
fn house() -> Look {
    let fan = blob(
        &knots![-36, -176, corner; -30, -192; -14, -203; 0, -205; 14, -203; 30, -192; 36, -176, corner],
    );
    let rays = all([-24.0, -9.0, 9.0, 24.0]
        .map(|x: f64| taper(&[(x * 0.2, -176.0), (x * 1.5, -206.0)], &[2.0, 2.0])));
    let bars = rays.within(&fan);
    Look::square(92.0, 210.0, "#e6d6c6", "#55709c")
        .panel(-38.0, -164.0, -5.0, -96.0)
        .panel(5.0, -164.0, 38.0, -96.0)
        .panel(-38.0, -80.0, -5.0, -18.0)
        .panel(5.0, -80.0, 38.0, -18.0)
        .glazed(fan, "#ffe2b0", 0.95)
        .marked(bars, "#3a4a70", 0.9)
        .knob(40.0, "#f0c878")
}

/// Pointed, of oak, with straps of iron.
fn church() -> Look {
    let strap = |y: f64| {
        all([
            taper(&[(-52.0, y), (-10.0, y), (26.0, y)], &[7.0, 5.0, 2.0]),
            taper(
                &[(0.0, y), (14.0, y - 9.0), (10.0, y - 15.0)],
                &[4.0, 3.0, 1.0],
            ),
            taper(
                &[(0.0, y), (14.0, y + 9.0), (10.0, y + 15.0)],
                &[4.0, 3.0, 1.0],
            ),
        ])
    };
    let ring = circle((34.0, -98.0), 8.0).minus(&circle((34.0, -98.0), 5.0));
    Look::arched(104.0, 236.0, 86.0, "#a99cae", "#8a5f4a")
        .boards(6)
        .marked(strap(-52.0), "#2a2238", 0.95)
        .marked(strap(-150.0), "#2a2238", 0.95)
        .marked(ring, "#2a2238", 0.95)
}

/// Wide, with a brace across.
fn barn() -> Look {
    let brace = all([
        rect(-60.0, -206.0, 60.0, -190.0),
        rect(-60.0, -116.0, 60.0, -100.0),
        rect(-60.0, -22.0, 60.0, -6.0),
        poly(&spots![-60, -36; -60, -20; 60, -100; 60, -114]),
        poly(&spots![-60, -116; 60, -192; 60, -204; -60, -130]),
    ]);
    Look::square(120.0, 208.0, "#6f5a58", "#9c6a58")
        .boards(7)
        .marked(brace.moved(1.0, 2.4), "#3a2638", 0.7)
        .marked(brace, "#d8c0a8", 1.0)
}

/// Of glass, in a white frame.
fn glass() -> Look {
    let mut panes = Vec::new();
    for row in 0..4 {
        for column in 0..2 {
            let (x, y) = (
                -36.0 + f64::from(column) * 38.0,
                -196.0 + f64::from(row) * 46.0,
            );
            panes.push(rect(x, y, x + 34.0, y + 41.0));
        }
    }
    let panes = all(panes);
    let gleam = poly(&spots![-40, -60; 40, -190; 40, -150; -40, -20]).within(&panes);
    Look::square(88.0, 206.0, "#f0e6dc", "#f4eadc")
        .glazed(panes, "#8fa6c4", 1.0)
        .marked(gleam, "#ffe6c8", 0.6)
        .knob(0.0, "#d9b070")
}

/// Of paper.
fn screen() -> Look {
    let lines = all((0..5)
        .map(|i| {
            let y = -190.0 + f64::from(i) * 30.0;
            rect(-50.0, y, 50.0, y + 3.4)
        })
        .chain((0..3).map(|i| {
            let x = -26.0 + f64::from(i) * 24.0;
            rect(x, -204.0, x + 3.4, -64.0)
        })));
    Look::square(98.0, 204.0, "#5c4650", "#f6e8d0")
        .marked(rect(-50.0, -62.0, 50.0, -4.0), "#b48a70", 1.0)
        .marked(lines, "#5c4650", 0.95)
        .marked(rect(-50.0, -66.0, 50.0, -60.0), "#5c4650", 1.0)
}

/// In two halves, with a heart cut out.
fn stable() -> Look {
    let heart = blob(&knots![
        0, -142, corner; -13, -156; -15, -166; -8, -172; 0, -164, corner; 8, -172; 15, -166; 13, -156
    ]);
    Look::square(100.0, 200.0, "#c9b8a0", "#7f8f6a")
        .boards(5)
        .marked(rect(-52.0, -112.0, 52.0, -104.0), "#33324a", 0.85)
        .marked(heart, "#2a2240", 0.9)
        .knob(38.0, "#2a2240")
}

/// With a horseshoe arch and nails.
fn palace() -> Look {
    let mut nails = Vec::new();
    for row in 0..5 {
        for column in 0..4 {
            let shift = if row % 2 == 0 { 0.0 } else { 12.0 };
            let (x, y) = (
                -40.0 + f64::from(column) * 24.0 + shift,
                -44.0 - f64::from(row) * 28.0,
            );
            nails.push(circle((x, y), 4.0));
        }
    }
    let star = blob(&knots![
        0, -212, corner; 6, -200, corner; 18, -198, corner; 9, -188, corner; 12, -175, corner; 0, -181, corner;
        -12, -175, corner; -9, -188, corner; -18, -198, corner; -6, -200, corner
    ]);
    Look::arched(106.0, 232.0, 60.0, "#e2cfae", "#3f7f8c")
        .marked(all(nails), "#f0cf90", 0.95)
        .marked(star, "#f0cf90", 0.95)
        .marked(rect(-1.4, -170.0, 1.4, -4.0), "#1f3a50", 0.8)
}

/// With a round window and round corners.
fn ship() -> Look {
    let glass = circle((0.0, -152.0), 20.0);
    let rivets = all((0..10).map(|i| {
        let (sin, cos) = (f64::from(i) * 36.0).to_radians().sin_cos();
        circle((cos * 25.0, -152.0 + sin * 25.0), 2.0)
    }));
    let wheel = all([
        circle((0.0, -82.0), 17.0).minus(&circle((0.0, -82.0), 13.0)),
        taper(&spots![-16, -82; 16, -82], &[3.0, 3.0]),
        taper(&spots![0, -98; 0, -66], &[3.0, 3.0]),
    ]);
    Look::arched(90.0, 208.0, 30.0, "#8e93ac", "#b4b8c6")
        .marked(circle((0.0, -152.0), 29.0), "#7a7f98", 1.0)
        .glazed(glass, "#30446c", 1.0)
        .marked(rivets, "#40435c", 1.0)
        .marked(wheel, "#a05a50", 1.0)
}

/// Dark, with diamonds.
fn study() -> Look {
    let diamond = |y: f64| {
        blob(&knots![0, y - 34.0, corner; 30, y, corner; 0, y + 34.0, corner; -30, y, corner])
    };
    let core = |y: f64| {
        blob(&knots![0, y - 20.0, corner; 17, y, corner; 0, y + 20.0, corner; -17, y, corner])
    };
    Look::square(94.0, 214.0, "#54405c", "#7c5878")
        .marked(diamond(-150.0).and(&diamond(-64.0)), "#3a2848", 0.9)
        .marked(core(-150.0).and(&core(-64.0)), "#b48ca0", 0.9)
        .knob(40.0, "#e6c080")
}

/// Of slats, with a round head.
fn garden() -> Look {
    let slats = all((0..9).map(|i| {
        let y = -186.0 + f64::from(i) * 20.0;
        taper(&[(-50.0, y), (0.0, y - 1.0), (50.0, y)], &[6.0, 6.0, 6.0])
    }));
    Look::arched(96.0, 214.0, 46.0, "#f2e6d4", "#c8a47a")
        .marked(slats, "#8a6a58", 0.8)
        .marked(rect(-3.0, -210.0, 3.0, -4.0), "#e6cfa8", 1.0)
}

/// Yellow ochre, with a small window.
fn cottage() -> Look {
    let window = rect(-20.0, -180.0, 20.0, -136.0);
    let bars = all([
        rect(-1.6, -180.0, 1.6, -136.0),
        rect(-20.0, -159.6, 20.0, -156.4),
    ]);
    Look::square(92.0, 200.0, "#8a7a90", "#d6a456")
        .boards(4)
        .marked(rect(-24.0, -184.0, 24.0, -132.0), "#6a5468", 1.0)
        .glazed(window, "#ffe6b8", 1.0)
        .marked(bars, "#6a5468", 1.0)
        .knob(36.0, "#3a2840")
}
