//! Two deer side by side on the road. The first has turned its head to us, the second looks ahead.

use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::people::part::shade;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const FUR: &str = "#b4773f";
const FAR_FUR: &str = "#6e4a30";
const PALE: &str = "#f0d9a8";
const BONE: &str = "#f3e2b6";
const DARK: &str = "#2a1a16";

pub fn first_spot() -> Spot {
    Spot::new(232.0, 742.0, 0.92)
}

pub fn second_spot() -> Spot {
    Spot::new(690.0, 736.0, 0.95)
}

/// A piece of a deer: lit from the lamps below, darker above.
fn hide(scene: &Scene, spot: &Spot, shape: &Shape, colour: &str, seed: i64) -> Ink {
    let shape = handcut(&spot.put(shape), 0.9, 16.0, seed);
    let bounds = shape.bounds();
    let base: Colour = colour.into();
    let (x, _) = bounds.middle();
    let fill = scene.linear(
        (x, bounds.y1),
        (x, bounds.y0),
        &stops![0, base.lighter(0.10); 0.5, base; 1, shade(base, 0.8)],
    );
    let lee = shape.minus(&shape.moved(-7.0, 5.0));
    let lit = shape.minus(&shape.moved(3.0, -2.0));
    scene.fill(&shape, fill)
        + scene.clipped(&shape, scene.blurred(scene.veil(&lee, "#3a2430", 0.5), 4.0))
        + scene.veil(&lit, "#ffe9b8", 0.5)
}

/// A leg from the body down to its hoof.
fn leg(scene: &Scene, spot: &Spot, line: &[At], widths: &[f64], colour: &str) -> Ink {
    hoof(scene, spot, line[line.len() - 1]) + hide(scene, spot, &taper(line, widths), colour, 7)
}

/// The shadow on the road, away from the lamps.
fn shadow(scene: &Scene, spot: &Spot) {
    let fallen = blob(&knots![-60, 4; 20, 10; 150, 6; 210, -40; 160, -66; 30, -50; -40, -30]);
    scene
        .add(scene.multiplied(scene.blurred(scene.veil(&spot.put(&fallen), "#4f5a3e", 0.62), 7.0)));
}

fn trunk() -> Shape {
    blob(&knots![
        -78, -240; -92, -200; -80, -160; -24, -138; 50, -134; 112, -150; 160, -150; 176, -196; 170, -238; 140, -262; 70, -256; 6, -268;
        -6, -300; -12, -350; -20, -392; -60, -398; -80, -360; -76, -300
    ])
}

/// Body, legs and tail; `step` puts the hooves of each deer elsewhere.
fn body(scene: &Scene, spot: &Spot, step: f64) {
    shadow(scene, spot);
    scene.add(leg(scene, spot, &spots![-64, -184; -70.0 - step, -120; -66.0 - step * 1.5, -92; -60.0 - step * 1.2, -52; -70.0 - step * 1.2, -16], &[60.0, 34.0, 19.0, 13.0, 12.0, 13.0], FAR_FUR));
    scene.add(leg(scene, spot, &spots![104, -180; 104.0 + step, -124; 128.0 + step, -92; 116.0 + step, -58; 108.0 + step, -18], &[70.0, 42.0, 22.0, 14.0, 13.0, 13.0], FAR_FUR));
    let tail = taper(&spots![168, -236; 186, -220; 188, -188], &[18.0, 24.0, 8.0]);
    scene.add(hide(scene, spot, &tail, PALE, 3));
    let hind = spots![138, -204; 146.0 - step, -140; 168.0 - step, -94; 156.0 - step * 1.2, -56; 148.0 - step * 1.4, -10];
    let fore = spots![-24, -200; -22.0 + step * 0.5, -134; -16.0 + step * 0.9, -94; -22.0 + step, -56; -20.0 + step, -8];
    for line in [&hind, &fore] {
        let (x, y) = line[4];
        scene.add(hoof(scene, spot, (x, y)));
    }
    let whole = trunk()
        .and(&taper(&hind, &[88.0, 60.0, 25.0, 16.0, 14.0, 15.0]))
        .and(&taper(&fore, &[84.0, 50.0, 26.0, 17.0, 14.0, 15.0]))
        .fillet(9.0);
    scene.add(hide(scene, spot, &whole, FUR, 1));
    // The pale throat and chest, the belly, and soft hollows at shoulder and thigh.
    let soft = |points: &[At], widths: &[f64], colour: &str, much: f64| {
        let mark = spot.put(&taper(points, widths));
        scene.add(scene.clipped(
            &spot.put(&whole),
            scene.blurred(scene.veil(&mark, colour, much), 4.0),
        ));
    };
    soft(
        &spots![-72, -380; -84, -320; -86, -250; -84, -190],
        &[10.0, 26.0, 30.0, 14.0],
        PALE,
        0.8,
    );
    soft(
        &spots![-6, -142; 50, -134; 104, -146],
        &[4.0, 13.0, 4.0],
        PALE,
        0.8,
    );
    soft(
        &spots![12, -236; 24, -196; 10, -152; 0, -112],
        &[3.0, 12.0, 14.0, 4.0],
        "#5f3526",
        0.55,
    );
    soft(
        &spots![96, -232; 90, -190; 108, -154; 130, -122],
        &[3.0, 12.0, 15.0, 4.0],
        "#5f3526",
        0.55,
    );
    soft(
        &spots![-10, -392; 2, -330; 14, -280; 40, -262],
        &[6.0, 16.0, 14.0, 4.0],
        "#6f3f2a",
        0.45,
    );
    soft(
        &spots![-36, -170; -40, -130; -30, -96; -28, -20],
        &[4.0, 10.0, 6.0, 4.0],
        PALE,
        0.6,
    );
}

fn hoof(scene: &Scene, spot: &Spot, (x, y): At) -> Ink {
    let hoof = blob(
        &knots![x - 8.0, y - 6.0, corner; x + 8.0, y - 6.0, corner; x + 9.0, y + 8.0, corner; x - 14.0, y + 8.0, corner],
    );
    let cleft = taper(&[(x - 3.0, y - 4.0), (x - 5.0, y + 7.0)], &[1.0, 2.4]);
    scene.fill(&spot.put(&hoof), DARK) + scene.veil(&spot.put(&cleft), "#8a6a4a", 0.8)
}

/// Pale flecks on the back of the younger one.
fn flecks(scene: &Scene, spot: &Spot) {
    for (x, y) in
        spots![30, -236; 62, -240; 94, -238; 48, -214; 82, -216; 16, -214; 124, -236; 142, -214]
    {
        scene.add(scene.veil(&spot.put(&ellipse((x, y), 6.4, 4.0)), PALE, 0.6));
    }
}

/// One antler from its root: a beam and its tines.
fn antler(beam: &[At], tines: &[[At; 3]]) -> Shape {
    let main = taper(beam, &[17.0, 14.0, 12.0, 9.0, 4.0]);
    all(tines
        .iter()
        .map(|tine| taper(tine, &[10.0, 8.0, 2.5]))
        .chain([main]))
    .fillet(3.0)
}

fn bone(scene: &Scene, spot: &Spot, shape: &Shape, dim: f64) {
    let shape = spot.put(shape);
    scene.add(scene.fill(&shape, BONE));
    scene.add(scene.veil(&shape.minus(&shape.moved(-3.4, 2.0)), "#8f6f48", 0.75));
    scene.add(scene.veil(&shape, "#274a3a", dim));
}

pub fn first(scene: &Scene) {
    let spot = first_spot();
    body(scene, &spot, 9.0);
    flecks(scene, &spot);
    let right = antler(
        &spots![-28, -446; 4, -478; 30, -520; 34, -570; 14, -616],
        &[
            spots![-14, -458; 6, -452; 22, -472],
            spots![24, -506; 54, -524; 66, -560],
            spots![33, -556; 58, -584; 60, -616],
        ],
    );
    let left = right.mirrored(-46.0);
    bone(scene, &spot, &left, 0.0);
    bone(scene, &spot, &right, 0.0);
    for side in [1.0, -1.0] {
        let ear = blob(&knots![-22, -424, corner; 4, -446; 40, -452; 58, -440; 36, -420; 0, -408]);
        let inner = blob(&knots![-8, -426; 14, -440; 44, -442; 32, -428; 4, -416]);
        let (ear, inner) = match side > 0.0 {
            true => (ear, inner),
            false => (ear.mirrored(-46.0), inner.mirrored(-46.0)),
        };
        scene.add(hide(scene, &spot, &ear, FUR, 2));
        scene.add(scene.veil(&spot.put(&inner), "#f2cfae", 0.9));
    }
    let face = blob(
        &knots![-46, -456; -22, -450; -8, -426; -14, -396; -22, -366; -26, -344; -46, -334; -66, -344; -70, -366; -78, -396; -84, -426; -70, -450],
    );
    scene.add(hide(scene, &spot, &face, "#bf8249", 9));
    let blaze = blob(&knots![-46, -440; -36, -420; -38, -380; -46, -362; -54, -380; -56, -420]);
    scene.add(scene.blurred(scene.veil(&spot.put(&blaze), "#7a4a2a", 0.5), 3.0));
    let muzzle = blob(&knots![-46, -372; -28, -364; -26, -346; -46, -335; -66, -346; -64, -364]);
    scene.add(scene.veil(&spot.put(&muzzle), PALE, 0.85));
    let nose = blob(&knots![-46, -366; -34, -366; -36, -354; -46, -348; -56, -354; -58, -366]);
    scene.add(scene.fill(&spot.put(&nose), DARK));
    scene.add(scene.veil(
        &spot.put(&ellipse((-49.0, -362.0), 5.0, 2.0)),
        "#cfc0a8",
        0.7,
    ));
    scene.add(scene.thread(
        &spot.points(spots![-58, -342; -46, -340; -36, -343]),
        DARK,
        1.6,
        0.8,
    ));
    for x in [-70.0, -22.0] {
        let eye = ellipse((x, -402.0), 8.4, 8.0);
        scene.add(scene.veil(&spot.put(&eye.grown(3.0)), PALE, 0.8));
        scene.add(scene.fill(&spot.put(&eye), "#1c1210"));
        scene.add(scene.fill(&spot.put(&circle((x + 2.0, -399.0), 2.4)), "#fff6d8"));
        // Lids lowered against the light: it waits.
        let lid = eye.grown(1.4).minus(&eye.grown(3.0).moved(0.0, 7.4));
        scene.add(scene.fill(&spot.put(&lid), "#8d5a30"));
    }
}

pub fn second(scene: &Scene) {
    let spot = second_spot();
    body(scene, &spot, 19.0);
    let far = antler(
        &spots![-44, -440; -18, -480; 10, -516; 22, -566; 6, -612],
        &[
            spots![-36, -456; -20, -470; -6, -470],
            spots![2, -506; 34, -520; 46, -556],
            spots![20, -556; 42, -578; 46, -606],
        ],
    );
    bone(scene, &spot, &far, 0.3);
    let ear = blob(&knots![-34, -426, corner; -12, -448; 22, -462; 42, -452; 22, -430; -14, -410]);
    scene.add(hide(scene, &spot, &ear, FUR, 2));
    let near = antler(
        &spots![-62, -440; -84, -480; -96, -524; -90, -574; -64, -612],
        &[
            spots![-68, -456; -88, -456; -104, -474],
            spots![-94, -510; -124, -526; -134, -562],
            spots![-92, -562; -116, -586; -116, -618],
        ],
    );
    let head = blob(
        &knots![-34, -446; -62, -452; -86, -434; -108, -404; -132, -384; -140, -366; -126, -354; -98, -358; -70, -366; -44, -372; -20, -398],
    );
    scene.add(hide(scene, &spot, &head, "#bf8249", 9));
    let muzzle =
        blob(&knots![-118, -394; -138, -376; -132, -356; -106, -358; -104, -374]).within(&head);
    scene.add(scene.veil(&spot.put(&muzzle), PALE, 0.8));
    scene.add(scene.fill(
        &spot.put(&blob(
            &knots![-130, -386; -141, -374; -138, -362; -128, -366; -124, -378],
        )),
        DARK,
    ));
    scene.add(scene.thread(
        &spot.points(spots![-130, -360; -116, -362; -104, -366]),
        DARK,
        1.6,
        0.8,
    ));
    let eye = ellipse((-80.0, -414.0), 8.6, 7.4).turned(-24.0, (-80.0, -414.0));
    scene.add(scene.veil(&spot.put(&eye.grown(3.0)), PALE, 0.8));
    scene.add(scene.fill(&spot.put(&eye), "#1c1210"));
    scene.add(scene.fill(&spot.put(&circle((-82.0, -411.0), 2.2)), "#fff6d8"));
    bone(scene, &spot, &near, 0.0);
    let ear = blob(&knots![-44, -436, corner; -34, -462; -8, -486; 12, -486; 2, -458; -24, -424]);
    scene.add(hide(scene, &spot, &ear, FUR, 4));
    let inner = blob(&knots![-36, -440; -26, -462; -2, -480; -6, -460; -24, -436]);
    scene.add(scene.veil(&spot.put(&inner), "#f2cfae", 0.8));
}
