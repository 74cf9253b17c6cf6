//! The cat, curled up and fast asleep.

use crate::colour::mix;
use crate::line::{blob, ellipse, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

use super::bed;

const GINGER: &str = "#ee7f22";
const CREAM: &str = "#fbe3bf";
const LINE: &str = "#8a3410";

fn body() -> Shape {
    blob(&knots![
        -118, 10; -108, -50; -66, -98; 0, -112; 72, -102; 130, -62; 156, -2; 148, 58; 108, 96; 40, 108; -40, 104; -100, 80
    ])
}

/// It lies with its chin on the paws, a little turned up to us.
fn head() -> Shape {
    ellipse((-98.0, 34.0), 66.0, 54.0).turned(-10.0, (-98.0, 34.0))
}

fn ears() -> [Shape; 2] {
    [
        blob(&knots![-154, 16; -166, -46, corner; -112, -14]),
        blob(&knots![-92, -18; -56, -56, corner; -44, 10]),
    ]
}

/// Over the edge of the plank, and down: its tip curls.
fn tail() -> Shape {
    taper(
        &spots![120, 66; 70, 104; -20, 116; -110, 118; -164, 128; -188, 170; -186, 226; -172, 282; -188, 330; -222, 336],
        &[42.0, 44.0, 41.0, 38.0, 36.0, 34.0, 32.0, 30.0, 24.0, 14.0],
    )
}

/// All of it as one contour, around its own middle.
pub fn outline() -> Shape {
    let [left, right] = ears();
    let curled = taper(
        &spots![142, 40; 128, 92; 70, 118; -10, 124; -80, 112; -138, 96],
        &[40.0, 42.0, 38.0, 36.0, 33.0, 20.0],
    );
    all([body(), head(), curled, left, right]).fillet(6.0)
}

pub fn draw(scene: &Scene) {
    let spot = bed();
    let put = |shape: &Shape| spot.put(shape);
    let fill = |shape: &Shape, colour: &str| scene.add(scene.fill(&put(shape), colour));
    let whole = put(&all([outline(), tail()]));
    let plank = rect(
        0.0,
        super::plank::front(400.0) - 3.0,
        800.0,
        super::plank::front(400.0) + 54.0,
    );
    let below = scene.blurred(scene.veil(&whole.moved(9.0, 13.0), "#5a2a28", 0.75), 6.0);
    scene.add(scene.multiplied(scene.clipped(&plank, below)));
    let back = put(&body());
    scene.add(
        scene
            .sheet(&back, GINGER)
            .lit(0.35)
            .shade(0.5)
            .dark("#a8420e")
            .rim(0.0)
            .ink(),
    );
    stripes(scene, &back);
    haunch(scene);
    let end = put(&tail());
    let under = end.moved(-2.0, -9.0).within(&back);
    scene.add(scene.blurred(scene.veil(&under, LINE, 0.5), 4.0));
    scene.add(
        scene
            .sheet(&end, GINGER)
            .lit(0.3)
            .shade(0.4)
            .dark("#a8420e")
            .rim(0.0)
            .ink(),
    );
    rings(scene, &end);
    for (i, ear) in ears().into_iter().enumerate() {
        fill(&ear, GINGER);
        let inner = ear.grown(-9.0).moved(if i == 0 { 3.0 } else { -2.0 }, 5.0);
        fill(&inner, "#f2a58a");
    }
    face(scene);
    super::shaded(scene, &whole, (34.0, 20.0), "#8a2f4a", 0.5, 16.0);
    // Below the plank it is out of the sun.
    let below = rect(0.0, super::plank::front(400.0) + 44.0, 800.0, 1200.0).within(&put(&tail()));
    scene.add(scene.multiplied(scene.blurred(scene.veil(&below, "#4a3a78", 0.55), 6.0)));
    let rim = scene.rim(&whole, (3.4, 3.4), "#fff0b8", 0.95, scene.light, 900.0);
    scene.add(rim);
}

/// Stripes over the back, each drawn along the ribs.
fn stripes(scene: &Scene, back: &Shape) {
    let spot = bed();
    let lines: [(&[At], f64); 9] = [
        (&spots![-70, -120; -52, -84; -46, -44], 17.0),
        (&spots![-32, -126; -18, -80; -16, -34], 19.0),
        (&spots![10, -126; 20, -84; 18, -40], 18.0),
        (&spots![54, -124; 56, -84; 48, -48], 18.0),
        (&spots![98, -108; 92, -78; 76, -52], 17.0),
        (&spots![136, -82; 120, -56; 100, -40], 16.0),
        (&spots![166, -36; 140, -26; 116, -20], 15.0),
        (&spots![170, 12; 144, 10; 124, 8], 14.0),
        (&spots![-104, -92; -86, -66; -76, -40], 13.0),
    ];
    let all_of_them = lines.map(|(line, wide)| {
        taper(
            &spot.points(line.iter().copied()),
            &[wide, wide * 1.05, 1.5],
        )
    });
    scene.add(scene.veil(&all(all_of_them).within(back), "#b9480f", 0.85));
}

fn rings(scene: &Scene, end: &Shape) {
    let spot = bed();
    let lines = [
        (70.0, 84.0, 76.0, 130.0),
        (24.0, 90.0, 26.0, 140.0),
        (-24.0, 94.0, -24.0, 142.0),
        (-72.0, 94.0, -76.0, 142.0),
        (-120.0, 92.0, -130.0, 146.0),
        (-150.0, 122.0, -196.0, 140.0),
        (-164.0, 186.0, -212.0, 178.0),
        (-160.0, 224.0, -210.0, 228.0),
        (-150.0, 262.0, -204.0, 272.0),
        (-146.0, 302.0, -202.0, 298.0),
    ];
    let lines = lines.map(|(x0, y0, x1, y1)| {
        taper(
            &spot.points([
                (x0, y0),
                ((x0 + x1) / 2.0 - 2.0, (y0 + y1) / 2.0 + 4.0),
                (x1, y1),
            ]),
            &[10.0, 13.0, 10.0],
        )
    });
    scene.add(scene.veil(&all(lines).within(end), "#b9480f", 0.85));
    let tip = spot.put(&ellipse((-222.0, 336.0), 38.0, 26.0)).within(end);
    scene.add(scene.veil(&tip, CREAM, 0.95));
}

/// The thigh, and the hind paw before it.
fn haunch(scene: &Scene) {
    let spot = bed();
    let thigh = spot.put(&ellipse((78.0, 44.0), 66.0, 54.0).turned(16.0, (78.0, 44.0)));
    let edge = thigh.minus(&thigh.moved(5.0, 6.0));
    scene.add(scene.veil(&thigh, mix(GINGER, "#ffd08a", 0.25), 0.8));
    scene.add(scene.veil(&edge, LINE, 0.5));
    let bars = [(70.0, 14.0), (92.0, 20.0), (112.0, 34.0)].map(|(x, y)| {
        taper(
            &spot.points([(x, y), (x - 10.0, y + 18.0), (x - 14.0, y + 38.0)]),
            &[1.5, 10.0, 1.5],
        )
    });
    scene.add(scene.veil(&all(bars), "#b9480f", 0.8));
    let paw = spot.put(&ellipse((14.0, 92.0), 34.0, 17.0).turned(-6.0, (14.0, 92.0)));
    scene.add(scene.veil(&paw.moved(0.0, -4.0), LINE, 0.35));
    scene.add(scene.fill(&paw, CREAM));
}

/// Asleep: two closed lids, the nose, a mouth that is nearly a smile.
fn face(scene: &Scene) {
    let spot = bed();
    let put = |shape: &Shape| spot.put(&shape.turned(-10.0, (-98.0, 34.0)));
    let mark = |points: &[At], widths: &[f64]| put(&taper(points, widths));
    let head = spot.put(&head());
    scene.add(scene.blurred(
        scene.veil(&head.moved(9.0, 6.0).within(&spot.put(&body())), LINE, 0.45),
        4.0,
    ));
    scene.add(
        scene
            .sheet(&head, GINGER)
            .lit(0.35)
            .shade(0.35)
            .dark("#a8420e")
            .rim(0.0)
            .ink(),
    );
    let bib = all([
        ellipse((-112.0, 60.0), 24.0, 18.0),
        ellipse((-84.0, 60.0), 24.0, 18.0),
        ellipse((-98.0, 76.0), 20.0, 14.0),
    ]);
    scene.add(scene.fill(&put(&bib).within(&head), CREAM));
    let brow = all([
        mark(&spots![-98, -24; -98, 4], &[10.0, 2.0]),
        mark(&spots![-116, -20; -113, 4], &[9.0, 2.0]),
        mark(&spots![-80, -20; -83, 4], &[9.0, 2.0]),
        mark(&spots![-166, 34; -142, 36], &[10.0, 1.5]),
        mark(&spots![-164, 52; -142, 48], &[9.0, 1.5]),
        mark(&spots![-30, 34; -54, 36], &[10.0, 1.5]),
        mark(&spots![-32, 52; -54, 48], &[9.0, 1.5]),
    ]);
    scene.add(scene.veil(&brow.within(&head), "#b9480f", 0.9));
    let lids = all([
        mark(&spots![-143, 30; -130, 39; -115, 35], &[2.0, 5.4, 3.0]),
        mark(&spots![-53, 30; -66, 39; -81, 35], &[2.0, 5.4, 3.0]),
    ]);
    scene.add(scene.fill(&lids, "#5a200a"));
    scene.add(scene.fill(
        &put(&blob(&knots![-107, 47; -98, 45; -89, 47; -98, 57, corner])),
        "#d9605a",
    ));
    let mouth = all([
        mark(&spots![-98, 56; -103, 65; -114, 64], &[2.0, 2.8, 1.4]),
        mark(&spots![-98, 56; -93, 65; -82, 64], &[2.0, 2.8, 1.4]),
    ]);
    scene.add(scene.veil(&mouth, "#7a3014", 0.9));
    let whiskers = all([
        mark(&spots![-118, 58; -160, 58; -190, 68], &[1.6, 1.6, 0.6]),
        mark(&spots![-118, 64; -156, 72; -180, 86], &[1.6, 1.6, 0.6]),
        mark(&spots![-78, 58; -40, 56; -12, 62], &[1.6, 1.6, 0.6]),
        mark(&spots![-78, 64; -42, 70; -18, 82], &[1.6, 1.6, 0.6]),
    ]);
    scene.add(scene.veil(&whiskers, "#fff6e2", 0.85));
}
