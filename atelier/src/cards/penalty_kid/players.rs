//! The keeper, both teams and the referee, heaped up in the goal.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, circle, distance, poly, step, taper};
use crate::motifs::people::{CutPerson, Kind, PaperStyle, Part, Person, Tone};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::stops;
use crate::svg::Ink;

use super::squad;

/// Where fists hold the net.
pub const CLUTCHED: [At; 2] = [(66.0, 1000.0), (366.0, 1004.0)];

/// Where faces look through the net.
pub const FACES: [At; 2] = [(220.0, 980.0), (616.0, 976.0)];

/// The skin of those fists, in the shade of the goal.
const SKIN: &str = "#a0744e";

fn fist(i: usize) -> Spot {
    let (x, y) = CLUTCHED[i];
    Spot::new(x, y, 1.06)
        .turned(if i == 0 { -6.0 } else { 6.0 })
        .flipped(i == 1)
}

/// Put so that the middle of the head is there.
fn with_head(mut person: Person, scene: &Scene, head: At) -> Person {
    let now = person.cut(scene.light).landmarks.head;
    person.at = (person.at.0 + head.0 - now.0, person.at.1 + head.1 - now.1);
    person
}

/// Somebody in the shade of the goal: the nearer, the darker, cloth more than faces.
fn shaded<'a>(scene: &Scene, parts: impl Iterator<Item = &'a Part>, y: f64) -> Ink {
    let near = ((y - 420.0) / 700.0).clamp(0.0, 1.0);
    parts
        .map(|part| {
            let cloth = matches!(part.kind, Kind::Trunk | Kind::Leg(_) | Kind::Skirt);
            let much = if cloth {
                0.06 + 0.2 * near
            } else {
                0.03 + 0.05 * near
            };
            let style = PaperStyle {
                air: Some(("#08302c".into(), much)),
                ..PaperStyle::default()
            };
            part.paint(scene, style)
        })
        .sum()
}

pub fn draw(scene: &Scene) {
    for (i, (person, head)) in squad::all().into_iter().enumerate() {
        let mut cut = with_head(person, scene, head).cut(scene.light);
        if i == 1 {
            gloves(&mut cut);
        }
        let whole = cut.outline();
        scene.add(scene.shadow(&whole, (0.0, 18.0), 16.0, "#031410", 0.6));
        scene.add(shaded(scene, cut.parts.iter(), head.1));
        if i == 2 {
            whistle(scene, &cut);
        }
        scene.add(lit(scene, &whole));
    }
    // The nearer to us, the less of the light comes through.
    let dark = scene.linear(
        (400.0, 800.0),
        (400.0, 1210.0),
        &stops![0, "#04201c", 0.0; 0.5, "#04201c", 0.08; 1, "#031614", 0.24],
    );
    scene.add(scene.band(790.0, 1210.0, dark));
}

/// The light of the masts on an edge that faces it.
fn lit(scene: &Scene, whole: &Shape) -> Ink {
    let (x, y) = step(whole.bounds().middle(), (400.0, 300.0));
    let edge = whole.minus(&whole.moved(-x * 3.2, -y * 3.2));
    let fade = scene.linear(
        (400.0, 380.0),
        (400.0, 1180.0),
        &stops![0, "#d8ffe8", 0.8; 0.5, "#a8f0d0", 0.5; 0.85, "#8fe0c0", 0.0],
    );
    scene.fill(&edge, fade)
}

/// The keeper's hands from behind, in gloves.
fn gloves(cut: &mut CutPerson) {
    let marks = cut.landmarks;
    for part in &mut cut.parts {
        let Kind::Hand(side) = part.kind else {
            continue;
        };
        let (wrist, hand) = (marks.wrists[side.index()], marks.hands[side.index()]);
        let (x, y) = step(wrist, hand);
        let far = distance(wrist, hand);
        let on = |along: f64, across: f64| {
            let (a, b) = (along * far, across * far);
            (wrist.0 + x * a - y * b, wrist.1 + y * a + x * b)
        };
        part.shape = part.shape.grown(4.0);
        part.colour = Colour::from("#eafff0");
        part.marks.clear();
        let lee = part.shape.minus(&part.shape.moved(-3.0, -4.0));
        part.mark(&lee, Tone::Own("#8fc4b0".into()), 0.9);
        let strap = taper(&[on(0.14, -1.2), on(0.14, 1.2)], &[far * 0.3, far * 0.3]);
        part.mark(&strap, Tone::Own("#f4462e".into()), 1.0);
        for across in [-0.42, -0.14, 0.14, 0.42] {
            let pad = taper(
                &[on(0.72, across * 0.8), on(1.08, across)],
                &[far * 0.16, far * 0.18],
            );
            part.mark(&pad, Tone::Own("#1c5a5a".into()), 0.85);
        }
    }
}

/// The fists that hold the net, before it: fingers come through the meshes and hook over a strand, the thumb is below.
pub fn fists(scene: &Scene) {
    let skin = Colour::from(SKIN);
    let (dark, bright) = (skin.lighter(-0.16), skin.lighter(0.07));
    let edged = |shape: &Shape| {
        let lee = shape.minus(&shape.moved(-2.0, -3.0));
        let lit = shape.minus(&shape.moved(1.6, 2.4));
        scene.shadow(shape, (2.0, 4.0), 4.0, "#031410", 0.5)
            + scene.fill(shape, skin)
            + scene.veil(&lee, dark, 0.8)
            + scene.veil(&lit, bright, 0.7)
    };
    for i in 0..2 {
        let spot = fist(i);
        let palm = blob(
            &knots![-32, -4; -10, -10; 16, -10; 34, -2; 34, 16; 24, 34; 16, 56; -14, 56; -22, 36; -34, 18],
        );
        let palm = spot.put(&palm);
        scene.add(scene.fill(&palm, skin.lighter(-0.03)));
        let edge = palm.minus(&palm.moved(-3.0, -1.0));
        scene.add(scene.veil(&edge, dark, 0.7));
        let thumb = spot.put(&taper(
            &[(30.0, 24.0), (18.0, 31.0), (0.0, 28.0)],
            &[21.0, 18.0, 15.0],
        ));
        for (x, top, low) in [
            (-25.0, -14.0, 12.0),
            (-8.5, -22.0, 15.0),
            (8.5, -23.0, 15.0),
            (25.0, -17.0, 13.0),
        ] {
            let line = [(x, top), (x * 1.02, (top + low) / 2.0), (x * 0.94, low)];
            scene.add(edged(&spot.put(&taper(&line, &[16.0, 18.0, 16.0]))));
            let joint = taper(
                &[(x - 5.0, low - 9.0), (x, low - 8.0), (x + 5.0, low - 9.0)],
                &[0.6, 1.8, 0.6],
            );
            scene.add(scene.veil(&spot.put(&joint), dark, 0.8));
        }
        scene.add(edged(&thumb));
    }
}

/// A yellow card looks out of the referee's pocket, a whistle hangs at his neck.
fn whistle(scene: &Scene, cut: &CutPerson) {
    let (x, y) = (cut.landmarks.head.0, cut.landmarks.neck.1);
    let cord = taper(
        &[
            (x - 22.0, y + 6.0),
            (x - 8.0, y + 60.0),
            (x + 2.0, y + 92.0),
        ],
        &[2.4, 2.4],
    )
    .and(&taper(
        &[
            (x + 30.0, y + 6.0),
            (x + 16.0, y + 60.0),
            (x + 2.0, y + 92.0),
        ],
        &[2.4, 2.4],
    ));
    scene.add(scene.fill(&cord, "#d8e8dc"));
    let body = circle((x - 2.0, y + 104.0), 12.0).and(&poly(&[
        (x - 4.0, y + 92.0),
        (x + 26.0, y + 92.0),
        (x + 26.0, y + 103.0),
        (x, y + 108.0),
    ]));
    scene.add(scene.shadow(&body, (2.0, 4.0), 3.0, "#031410", 0.5));
    scene.add(scene.fill(&body, "#c9d6cc"));
    scene.add(scene.veil(&body.minus(&body.moved(-2.0, -4.0)), "#5f8f86", 0.9));
    scene.add(scene.fill(&circle((x - 2.0, y + 104.0), 4.0), "#1c2c30"));
    let card = poly(&[
        (x + 54.0, y + 70.0),
        (x + 86.0, y + 66.0),
        (x + 88.0, y + 96.0),
        (x + 56.0, y + 98.0),
    ]);
    scene.add(scene.fill(&card, "#f2c83a"));
    let pocket = taper(&[(x + 48.0, y + 100.0), (x + 96.0, y + 96.0)], &[5.0, 5.0]);
    scene.add(scene.fill(&pocket, "#1b2c31"));
}
