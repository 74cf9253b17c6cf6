//! The pram: a royal-blue shell on springs, its hood half up.

use crate::line::{self, Knot, Stroke, curve, handcut, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

const CHROME: [&str; 3] = ["#ffffff", "#b8c4d0", "#5e6a80"];
/// How large the pram is, which is drawn larger.
pub const SIZE: f64 = 0.84;

/// Where the pram is.
pub fn spot() -> Spot {
    Spot::new(-30.0, 136.0, SIZE)
}

fn blob(knots: &[Knot]) -> Shape {
    spot().put(&line::blob(knots))
}

fn circle(at: At, r: f64) -> Shape {
    spot().put(&line::circle(at, r))
}

fn ellipse(at: At, rx: f64, ry: f64) -> Shape {
    spot().put(&line::ellipse(at, rx, ry))
}

fn taper(points: &[At], widths: &[f64]) -> Shape {
    spot().put(&line::taper(points, widths))
}

fn lining() -> Shape {
    blob(&knots![
        160, 744, corner; 136, 600; 160, 470; 236, 392; 326, 404; 382, 500; 386, 600; 360, 700, corner; 260, 760
    ])
}

fn outer() -> Shape {
    let outer = blob(&knots![
        160, 748, corner; 96, 726; 44, 640; 42, 520; 96, 420; 180, 372; 262, 366; 330, 402, corner; 262, 394; 196, 440; 156, 540; 148, 640
    ]);
    handcut(&outer, 1.0, 40.0, 3)
}

/// The hood, inside and outside.
pub fn hood() -> Shape {
    lining().and(&outer())
}

/// What is behind the boy: the far wheels, the inside, the hood.
pub fn back(scene: &Scene) {
    for at in [(226.0, 1000.0), (466.0, 1002.0)] {
        wheel(scene, at, 84.0, true);
    }
    let axle = taper(&spots![150, 1018; 226, 1000], &[10.0, 8.0])
        .and(&taper(&spots![392, 1024; 466, 1002], &[10.0, 8.0]));
    scene.add(scene.fill(&axle, "#3b3f58"));
    let far = blob(
        &knots![96, 730, corner; 180, 690; 320, 678; 450, 690; 506, 716, corner; 420, 800; 160, 800],
    );
    scene.add(scene.fill(&far, "#142266"));
    let lining = lining();
    let sheet = scene.sheet(&lining, "#1b2c7c").light((700.0, 700.0));
    scene.add(sheet.lit(0.12).shade(0.7).rim(0.0).ink());
    let outer = outer();
    scene.add(scene.shadow(&outer, (6.0, 8.0), 8.0, super::DEEP, 0.4));
    scene.add(blue(scene, &outer));
    super::sunlit(scene, &outer, (9.0, 3.0), 0.75);
    for (points, widths) in [
        (
            spots![152, 730; 96, 640; 92, 530; 150, 420; 216, 376],
            [4.0, 9.0, 10.0, 9.0, 3.0],
        ),
        (
            spots![146, 724; 122, 640; 122, 540; 170, 430; 240, 378],
            [4.0, 8.0, 9.0, 8.0, 3.0],
        ),
    ] {
        let fold = taper(&points, &widths).within(&outer);
        scene.add(scene.veil(&fold, "#142266", 0.75));
        scene.add(scene.veil(&fold.moved(-9.0, -3.0).within(&outer), "#86a8ff", 0.55));
    }
    let edge = taper(
        &spots![160, 748; 148, 640; 156, 540; 196, 440; 262, 394; 330, 402; 378, 480; 390, 590; 368, 690],
        &[9.0, 10.0, 10.0, 7.0, 6.0],
    );
    scene.add(scene.fill(&edge, "#dfe8ff"));
}

/// The royal blue of the pram.
fn blue(scene: &Scene, shape: &Shape) -> Ink {
    let sheet = scene.sheet(shape, "#2f56d6").lit(0.18).shade(0.9);
    let sheet = sheet.lit_colour("#b8ccff").dark("#14226c").rim(2.0);
    sheet.rim_colour("#9fb8ff").ink()
}

/// What is before him: the shell, the bar, the springs, the near wheels.
pub fn front(scene: &Scene) {
    bar(scene);
    springs(scene);
    let shell = blob(&knots![
        66, 728, corner; 84, 800; 136, 872; 220, 910; 330, 912; 424, 880; 484, 806; 512, 716, corner; 480, 738; 400, 758; 280, 768; 160, 756; 100, 742
    ]);
    let shell = handcut(&shell, 1.2, 50.0, 6);
    scene.add(blue(scene, &shell));
    let belly = shell.minus(&shell.moved(-10.0, -40.0));
    scene.add(scene.clipped(
        &shell,
        scene.blurred(scene.veil(&belly, "#0f1a52", 0.5), 12.0),
    ));
    super::turned_away(scene, &shell, (120.0, 20.0), 0.45, 20.0);
    super::sunlit(scene, &shell, (7.0, 3.0), 0.7);
    let line = curve(&spots![98, 806; 170, 850; 280, 864; 390, 846; 470, 790]);
    let trim = spot().put(&Stroke::along(line, &[5.0, 6.0, 5.0]).shape());
    let trim = trim.within(&shell);
    scene.add(scene.fill(&trim, "#f2d27a"));
    let rim = taper(
        &spots![66, 728; 100, 744; 160, 758; 280, 770; 400, 760; 480, 740; 512, 716],
        &[13.0, 15.0, 15.0, 13.0],
    );
    scene.add(scene.fill(&rim, "#f4f1ea"));
    scene.add(scene.veil(&rim.minus(&rim.moved(0.0, -5.0)), "#8a90b0", 0.8));
    let bolt = circle((162.0, 752.0), 15.0);
    scene.add(scene.fill(&bolt, "#b8c4d0"));
    scene.add(scene.fill(&circle((160.0, 749.0), 9.0), "#ffffff"));
    for at in [(150.0, 1018.0), (392.0, 1024.0)] {
        wheel(scene, at, 104.0, false);
    }
}

/// The bar one pushes.
fn bar(scene: &Scene) {
    let line = spots![462, 800; 506, 736; 532, 660; 524, 618; 496, 606];
    let bar = taper(&line, &[13.0, 13.0, 12.0, 13.0, 13.0]);
    scene.add(scene.fill(&bar, CHROME[1]));
    scene.add(scene.veil(&bar.minus(&bar.moved(4.0, 2.0)), CHROME[0], 0.9));
    scene.add(scene.veil(&bar.minus(&bar.moved(-4.0, -2.0)), CHROME[2], 0.8));
    let grip = taper(&spots![548, 624; 470, 596], &[19.0, 19.0]);
    scene.add(scene.fill(&grip, "#3a2a3c"));
    scene.add(scene.veil(&grip.minus(&grip.moved(1.0, 5.0)), "#9a8a9c", 0.8));
}

/// Two bows of steel that carry the shell.
fn springs(scene: &Scene) {
    let mut steel: Vec<Shape> = Vec::new();
    for (hub, out) in [((150.0, 1018.0), -1.0), ((392.0, 1024.0), 1.0)] {
        let (x, y): At = hub;
        steel.push(taper(
            &[
                (x - out * 96.0, y - 72.0),
                (x - out * 10.0, y - 60.0),
                (x + out * 62.0, y - 96.0),
                (x + out * 70.0, y - 168.0),
                (x + out * 24.0, y - 196.0),
            ],
            &[9.0, 12.0, 12.0, 11.0, 9.0],
        ));
        steel.push(taper(&[(x, y), (x - out * 6.0, y - 66.0)], &[12.0, 12.0]));
    }
    steel.push(taper(
        &spots![214, 950; 300, 962; 334, 954],
        &[10.0, 12.0, 10.0],
    ));
    let steel = all(steel);
    scene.add(scene.fill(&steel, CHROME[1]));
    scene.add(scene.veil(&steel.minus(&steel.moved(2.0, 4.0)), CHROME[0], 0.95));
    scene.add(scene.veil(&steel.minus(&steel.moved(-2.0, -4.0)), CHROME[2], 0.85));
}

/// A wheel with spokes, a little turned.
fn wheel(scene: &Scene, at: At, r: f64, far: bool) {
    let wide = 0.9;
    let disc = |k: f64| ellipse(at, r * wide * k, r * k);
    let tyre = disc(1.0).minus(&disc(0.88));
    let hoop = disc(0.88).minus(&disc(0.82));
    let spokes = all((0..16).map(|i| {
        let degrees = f64::from(i) * 22.5 + 8.0;
        let (x, y) = towards((0.0, 0.0), degrees, r * 0.85);
        taper(&[at, (at.0 + x * wide, at.1 + y)], &[2.2, 2.6])
    }));
    let (rubber, metal) = if far {
        ("#3d3a52", "#8d93a8")
    } else {
        ("#26233a", "#dfe6ee")
    };
    scene.add(scene.fill(&spokes, metal));
    scene.add(scene.fill(&hoop, metal));
    scene.add(scene.fill(&tyre.and(&tyre.moved(r * 0.05, 0.0)), rubber));
    if !far {
        scene.add(scene.veil(&tyre.minus(&tyre.moved(3.0, 3.0)), "#8f8aa8", 0.6));
        scene.add(scene.fill(&ellipse(at, r * 0.15, r * 0.16), "#5e6a80"));
        scene.add(scene.fill(
            &ellipse((at.0 - 2.0, at.1 - 3.0), r * 0.1, r * 0.11),
            "#ffffff",
        ));
    }
}
