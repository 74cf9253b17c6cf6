//! The keeper, both teams and the referee, heaped up in the goal.

use crate::colour::Colour;
use crate::line::rect;
use crate::motifs::people::{CutPerson, Kind, PaperStyle, Part, Person, Tone};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;
use crate::svg::Ink;

use super::squad;

/// Where fists hold the net.
pub const CLUTCHED: [At; 2] = [(66.0, 872.0), (262.0, 884.0)];

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
                0.1 + 0.42 * near
            } else {
                0.1 + 0.16 * near
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
        scene.add(lit(scene, &whole));
    }
    // The nearer to us, the less of the light comes through.
    let dark = scene.linear(
        (400.0, 800.0),
        (400.0, 1210.0),
        &stops![0, "#04201c", 0.0; 0.5, "#04201c", 0.2; 1, "#031614", 0.58],
    );
    scene.add(scene.band(790.0, 1210.0, dark));
}

/// The light of both masts on whoever stands with their back to us.
fn lit(scene: &Scene, whole: &Shape) -> Ink {
    let edge = |x: f64, y: f64| whole.minus(&whole.moved(x, y));
    let both = edge(3.2, 3.8).and(&edge(-3.2, 3.8));
    let fade = scene.linear(
        (400.0, 380.0),
        (400.0, 1180.0),
        &stops![0, "#f4fff4", 0.95; 0.35, "#c8f8e0", 0.7; 0.62, "#a8f0d0", 0.25; 0.85, "#8fe0c0", 0.0],
    );
    scene.fill(&both, fade)
}

/// The keeper's hands, in gloves.
fn gloves(cut: &mut CutPerson) {
    for part in &mut cut.parts {
        if let Kind::Hand(_) = part.kind {
            part.shape = part.shape.grown(4.0);
            part.colour = Colour::from("#f6fff2");
            part.marks.retain(|mark| mark.tone == Tone::Line);
        }
    }
}

/// The fists that hold the net, before it.
pub fn fists(scene: &Scene) {
    let (person, head) = squad::all()[8];
    let cut = with_head(person, scene, head).cut(scene.light);
    for part in cut
        .parts
        .iter()
        .filter(|part| matches!(part.kind, Kind::Hand(_)))
    {
        let (x, y) = part.shape.bounds().middle();
        let upper = rect(x - 80.0, y - 90.0, x + 80.0, y + 6.0);
        scene.add(scene.clipped(&upper, shaded(scene, [part].into_iter(), head.1)));
        scene.add(scene.clipped(&upper, lit(scene, &part.shape)));
    }
}
