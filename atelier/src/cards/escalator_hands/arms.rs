//! Their arms: his sleeve of blue wool comes down over the far handrail, her red one up over the near one.

use crate::line::{Stroke, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::spots;

use super::{CLASP, SIZE, TURN};

/// In the measure of the hands: upwards is his side, downwards hers.
fn spot() -> Spot {
    Spot::new(CLASP.0, CLASP.1, SIZE).turned(TURN)
}

fn his() -> Shape {
    Stroke::new(
        &spots![0, -112; 2, -170; 10, -240; 26, -330],
        &[62.0, 80.0, 92.0, 118.0],
    )
    .blunt()
    .shape()
}

fn hers() -> Shape {
    Stroke::new(
        &spots![0, 112; -3, 170; -14, 240; -34, 330],
        &[70.0, 92.0, 108.0, 130.0],
    )
    .blunt()
    .shape()
}

/// What falls on the steel below them.
pub fn shadow(scene: &Scene) {
    let hands = taper(&spots![0, -120; 0, 0; 0, 120], &[60.0, 96.0, 60.0]);
    let whole = spot().put(&all([his(), hers(), hands])).moved(54.0, 92.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&whole, "#3a565c", 0.62), 18.0)));
}

pub fn draw(scene: &Scene) {
    sleeve(
        scene,
        &his(),
        ["#2a50bd", "#122a78", "#6f98f2"],
        &[
            (spots![-36, -150; -8, -158; 30, -146], 9.0),
            (spots![-40, -186; -4, -200; 26, -184], 11.0),
            (spots![-44, -232; 0, -246; 50, -222], 12.0),
            (spots![-30, -210; -14, -214; 10, -206], 7.0),
            (spots![-10, -262; 30, -276; 66, -250], 13.0),
        ],
    );
    sleeve(
        scene,
        &hers(),
        ["#dd4a2e", "#8c1d1c", "#ff9a72"],
        &[
            (spots![-44, 168; -4, 180; 38, 160], 9.0),
            (spots![-56, 214; -20, 226; 34, 200], 12.0),
            (spots![-66, 262; -24, 268; 40, 240], 13.0),
            (spots![-20, 146; 10, 152; 34, 142], 6.0),
        ],
    );
}

/// The ends of the sleeves, over the wrists.
pub fn cuffs(scene: &Scene) {
    ribs(scene);
    lapel(scene);
}

/// Cloth along an arm: round, lit from above, drawn into folds by the pull.
fn sleeve(scene: &Scene, own: &Shape, [colour, deep, light]: [&str; 3], folds: &[([At; 3], f64)]) {
    let shape = handcut(&spot().put(own), 0.9, 40.0, 4);
    let sheet = scene.sheet(&shape, colour);
    scene.add(sheet.lit(0.1).shade(0.3).rim(0.0).grain(1.05).dark(deep));
    let soft = |part: &Shape, colour: &str, much: f64, by: f64| {
        scene.add(scene.clipped(&shape, scene.blurred(scene.veil(part, colour, much), by)));
    };
    soft(&shape.minus(&shape.moved(-64.0, -40.0)), deep, 0.75, 20.0);
    soft(&shape.minus(&shape.moved(38.0, 26.0)), light, 0.5, 16.0);
    for (line, wide) in folds {
        let fold = spot().put(&taper(line, &[1.0, *wide, 1.0]));
        soft(&fold, deep, 0.7, 4.0);
        soft(&fold.moved(-9.0, -13.0), light, 0.45, 5.0);
    }
    scene.add(scene.veil(&shape.minus(&shape.moved(2.0, 3.0)), "#fff4dc", 0.6));
}

/// The knitted cuff of his jumper.
fn ribs(scene: &Scene) {
    let cuff = Stroke::new(&spots![0, -98; 1, -124; 2, -138], &[60.0, 66.0, 70.0])
        .blunt()
        .shape();
    let cuff = cuff
        .and(&ellipse((0.0, -98.0), 30.0, 8.0))
        .and(&ellipse((2.0, -138.0), 35.0, 6.0));
    let cuff = handcut(&spot().put(&cuff), 0.7, 20.0, 5);
    scene.add(scene.shadow(&cuff, (6.0, 12.0), 8.0, "#10204a", 0.5));
    scene.add(scene.fill(&cuff, "#3159c8"));
    for i in -5..=5 {
        let x = 6.0 * f64::from(i);
        let rib = spot().put(&taper(&[(x, -92.0), (x * 1.1, -142.0)], &[2.0, 2.4]));
        scene.add(scene.veil(&rib.within(&cuff), "#14307e", 0.7));
        let lit = spot().put(&taper(
            &[(x - 2.2, -92.0), (x * 1.1 - 2.2, -142.0)],
            &[1.2, 1.4],
        ));
        scene.add(scene.veil(&lit.within(&cuff), "#7fa4f4", 0.6));
    }
    let lee = cuff.minus(&cuff.moved(-46.0, -30.0));
    let lee = scene.blurred(scene.veil(&lee, "#0e2262", 0.75), 14.0);
    scene.add(scene.clipped(&cuff, lee));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(2.0, 3.0)), "#d4e2ff", 0.7));
}

/// The cuff of her coat, with three buttons.
fn lapel(scene: &Scene) {
    let cuff = Stroke::new(&spots![0, 100; -1, 128; -3, 152], &[74.0, 82.0, 90.0])
        .blunt()
        .shape();
    let cuff =
        cuff.and(&ellipse((0.0, 100.0), 37.0, 9.0))
            .minus(&ellipse((-3.0, 155.0), 45.0, 9.0));
    let cuff = handcut(&spot().put(&cuff), 0.8, 24.0, 6);
    scene.add(scene.shadow(&cuff, (5.0, 12.0), 9.0, "#5c0f16", 0.6));
    scene.add(
        scene
            .sheet(&cuff, "#e2532f")
            .lit(0.12)
            .shade(0.2)
            .rim(0.0)
            .dark("#8c1d1c"),
    );
    let lee = cuff.minus(&cuff.moved(-56.0, -36.0));
    let lee = scene.blurred(scene.veil(&lee, "#8c1d1c", 0.75), 16.0);
    scene.add(scene.clipped(&cuff, lee));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(2.0, 3.0)), "#ffd9bc", 0.75));
    for i in 0..3 {
        let (x, y) = (-22.0 - 1.5 * f64::from(i), 112.0 + 13.0 * f64::from(i));
        let button = spot().put(&taper(&[(x - 0.4, y), (x + 0.4, y)], &[8.4, 8.4]));
        scene.add(scene.veil(&button.moved(2.0, 4.0), "#5c0f16", 0.6));
        scene.add(scene.fill(&button, "#f3dcb4"));
        scene.add(scene.veil(&button.minus(&button.moved(-2.0, -3.0)), "#a8794e", 0.8));
    }
}
