//! Those who wait: a trampoline on each side, and around it people with bowls who look up.

use crate::line::{ellipse, taper};
use crate::motifs::figures::Skin::{self, Ebony, Honey, Porcelain, Sand, Umber};
use crate::motifs::people::Build::{self, Adult, Child, Large, Old, Strong, Thin, Toddler};
use crate::motifs::people::Hair::{
    self, Bald, Bob, Braids, Bun, Curls, Long, Ponytail, Receding, Short, Tousled,
};
use crate::motifs::people::{
    ArmPose, Bottom, Clothes, Gesture, Head, Mood, PaperStyle, Person, Pose, Top,
};
use crate::motifs::things::Trampoline;
use crate::scene::Scene;

use super::land::place;

/// Where somebody stands, to the right and away from us; build, hair and skin; the colours of the top and of the hair.
type Waiting = (f64, f64, Build, Hair, Skin, &'static str, &'static str);

const QUEUE: [Waiting; 13] = [
    (-0.86, 1.62, Adult, Bun, Umber, "#d9694a", "#3a2a25"),
    (-0.42, 1.68, Old, Bald, Honey, "#f0e6d2", "#e8e0d8"),
    (-0.62, 1.72, Child, Curls, Umber, "#e8a23c", "#2a1a18"),
    (-1.02, 1.42, Strong, Short, Ebony, "#4a7a82", "#2a1a18"),
    (-0.96, 1.16, Large, Long, Honey, "#c9b23c", "#2a1a18"),
    (-0.44, 1.14, Child, Braids, Honey, "#e0603c", "#2a1a18"),
    (0.36, 1.66, Adult, Short, Porcelain, "#8a9a5a", "#c9963c"),
    (0.66, 1.74, Old, Bun, Porcelain, "#6a7ab0", "#e8e4dc"),
    (0.90, 1.60, Thin, Tousled, Sand, "#f0e6d2", "#7a4a2a"),
    (1.02, 1.36, Child, Bob, Porcelain, "#d9694a", "#a8562a"),
    (0.42, 1.13, Strong, Receding, Sand, "#3d5a8a", "#4a342a"),
    (0.68, 1.10, Toddler, Tousled, Honey, "#e8a23c", "#c98a3c"),
    (0.96, 1.14, Adult, Ponytail, Sand, "#b05a7a", "#8a4a2a"),
];

/// The colours of trousers and skirts, in turn.
const BELOW: [&str; 5] = ["#5a4a6a", "#3d6472", "#3b3440", "#7a6f72", "#3d5a8a"];

pub fn everybody(scene: &Scene) {
    let mut order = QUEUE;
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let middle = 1.38;
    for one in order.iter().filter(|one| one.1 > middle) {
        somebody(scene, one);
    }
    for x in [-0.68, 0.66] {
        let at = place(x, middle, 24.0);
        let half = (92.0, 42.0);
        let shadow = ellipse((at.0 - 34.0, at.1 + 22.0), half.0, half.1);
        scene.add(scene.veil(&shadow, "#4f7488", 0.45));
        let colour = "#2f62c4".into();
        scene.add(Trampoline { at, half, colour }.ink(scene));
        // The shadow of who is above.
        let spot = ellipse((at.0 - 4.0, at.1 + 2.0), half.0 * 0.3, half.1 * 0.26);
        scene.add(scene.veil(&spot, "#141c2c", 0.6));
    }
    for one in order.iter().filter(|one| one.1 <= middle) {
        somebody(scene, one);
    }
}

/// Somebody with a bowl, who looks up.
fn somebody(scene: &Scene, one: &Waiting) {
    let &(x, away, build, hair, skin, top, hair_colour) = one;
    let at = place(x, away, 0.0);
    let skirt = matches!(hair, Bun | Long | Braids | Bob | Ponytail);
    let size = match build {
        Child => 0.72,
        Toddler => 0.55,
        Old => 0.92,
        _ => 1.0,
    };
    let turn = if x < 0.0 { 1.0 } else { -1.0 };
    // The nearer ones are seen from behind.
    let facing = turn
        * if away < 1.25 {
            140.0
        } else {
            34.0 + 40.0 * x.abs()
        };
    let arm = ArmPose::to(-0.22, -0.34, 0.56)
        .elbow(0.6, -1.0, -0.2)
        .hand(Gesture::Cup)
        .fingers(-0.6, 0.0, 0.8)
        .thumb(0.0, 0.6, 0.8);
    let person = Person {
        build,
        pose: Pose {
            head: (0.0, -40.0, 0.0),
            ..Pose::STAND
        }
        .left(arm)
        .right(arm),
        at,
        height: 98.0 / away * size,
        facing: Some(facing),
        above: 28.0,
        skin,
        head: Head {
            mood: Mood::CALM,
            hair,
            hair_colour: hair_colour.into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: top.into(),
            bottom: if skirt {
                Bottom::Skirt
            } else {
                Bottom::Trousers
            },
            bottom_colour: BELOW[(x.abs() * 100.0) as usize % 5].into(),
            ..Clothes::default()
        },
        seed: (x.abs() * 100.0) as u64,
        ..Person::default()
    };
    let k = person.height / 60.0;
    let lying = taper(
        &[at, (at.0 - 38.0 * k, at.1 + 5.0 * k)],
        &[16.0 * k, 11.0 * k],
    );
    scene.add(scene.veil(&lying, "#4f7488", 0.5));
    let cut = person.cut(scene.light);
    let hands = cut.landmarks.hands;
    let bowl_at = (
        (hands[0].0 + hands[1].0) / 2.0,
        (hands[0].1 + hands[1].1) / 2.0,
    );
    let bowl = ellipse((bowl_at.0, bowl_at.1 - 1.0), 7.4 * k, 5.6 * k);
    let inside = ellipse((bowl_at.0, bowl_at.1 - 2.4 * k), 6.0 * k, 3.4 * k);
    let behind = facing.abs() > 90.0;
    let bowls = scene.fill(&bowl, "#fffaf0") + scene.fill(&inside, "#b9b4ac");
    if behind {
        scene.add(bowls.clone());
    }
    scene.add(cut.paint(scene, PaperStyle::default()));
    if !behind {
        scene.add(bowls);
    }
}
