//! Both teams and the referee, heaped up in the goal: dark, with the light of the masts on their edges.

use crate::colour::Colour;
use crate::line::{distance, rect, step, taper};
use crate::motifs::people::{CutPerson, Kind, PaperStyle, Tone};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::spots;

use super::field::LAMP;
use super::squad::{self, Hiding};

const DARK: &str = "#062420";

/// All of them, from the furthest to the nearest.
pub fn draw(scene: &Scene) {
    for Hiding { person, near, role } in squad::all() {
        let mut cut = person.cut(scene.light);
        if role == squad::Role::Keeper {
            gloves(&mut cut);
        }
        let whole = cut.outline();
        let fall = scene.veil(&whole.moved(-10.0, 22.0), "#02130f", 0.55);
        scene.add(scene.multiplied(scene.blurred(fall, 14.0)));
        let style = PaperStyle {
            air: Some((DARK.into(), 0.42 + 0.24 * near)),
            ..PaperStyle::default()
        };
        scene.add(cut.paint(scene, style));
        if role == squad::Role::Referee {
            card(scene, &cut);
        }
        edge(scene, &whole, near);
    }
    folds(scene);
}

/// Cloth that is pulled: on the two nearest, where an arm is raised.
fn folds(scene: &Scene) {
    for (line, wide) in [
        (spots![66, 1086; 104, 1098; 132, 1130], 13.0),
        (spots![58, 1112; 92, 1130; 110, 1172], 12.0),
        (spots![268, 1090; 240, 1110; 226, 1150], 13.0),
        (spots![286, 1116; 254, 1140; 244, 1190], 11.0),
        (spots![150, 1068; 178, 1096; 206, 1062], 8.0),
        (spots![486, 1086; 528, 1090; 566, 1124], 12.0),
        (spots![470, 1120; 520, 1128; 552, 1172], 12.0),
        (spots![694, 1076; 664, 1110; 654, 1170], 12.0),
        (spots![560, 1064; 590, 1096; 622, 1060], 8.0),
    ] {
        let fold = taper(&line, &[1.0, wide, wide * 0.5]);
        let dark = scene.blurred(scene.veil(&fold, "#021814", 0.5), 2.6);
        scene.add(scene.multiplied(dark));
        let ridge = fold.moved(-2.0, -7.0);
        scene.add(scene.shining(scene.blurred(scene.veil(&ridge, "#4fae8c", 0.16), 2.6)));
    }
}

/// The plane that faces the masts, and its edge. The nearer to us, the less of them comes through.
fn edge(scene: &Scene, whole: &Shape, near: f64) {
    let (x, y) = step(whole.bounds().middle(), LAMP);
    let plane = whole.minus(&whole.moved(-x * 22.0, -y * 22.0));
    let glow = scene.blurred(scene.veil(&plane, "#6fe0b0", 0.5 * (1.0 - 0.7 * near)), 7.0);
    scene.add(scene.clipped(whole, scene.shining(glow)));
    let edge = whole.minus(&whole.moved(-x * 2.6, -y * 2.6));
    scene.add(scene.veil(&edge, "#dcffee", 0.95 - 0.5 * near));
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

/// The referee hides behind a yellow card.
fn card(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.eyes[0];
    let (dx, dy) = cut.landmarks.eyes[1];
    let spot = Spot::new((x + dx) / 2.0 - 6.0, (y + dy) / 2.0 + 4.0, 1.0).turned(-9.0);
    let card = spot.put(&rect(-62.0, -40.0, 56.0, 40.0));
    scene.add(scene.shadow(&card, (-3.0, 8.0), 6.0, "#02130f", 0.7));
    scene.add(scene.fill(&card, "#c79f24"));
    scene.add(scene.veil(&card.minus(&card.moved(-3.0, 3.0)), "#fff0a0", 0.9));
    let hand = cut
        .parts
        .iter()
        .filter(|part| part.kind == Kind::Hand(crate::motifs::people::Side::Right));
    let style = PaperStyle {
        air: Some((DARK.into(), 0.4)),
        ..PaperStyle::default()
    };
    for part in hand {
        scene.add(part.paint(scene, style));
    }
}
