//! The old woman: asleep on her side, mouth open, an arm over the edge, one foot out.

use crate::knots;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, Build, Clothes, Features, Gesture, Hair, Hand, Head, Kind, Mood, PaperStyle, Person,
    Shoes, Side, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::bed::{LONG, WIDE, cloth, on};

fn skin() -> Skin {
    Skin::Of("#f1c4b4".into())
}

fn woman() -> Person {
    Person {
        build: Build::Old,
        pose: UPRIGHT,
        at: (0.0, 0.0),
        height: 690.0,
        facing: Some(24.0),
        skin: skin(),
        head: Head {
            features: Features {
                nose_out: 1.15,
                wide: 1.02,
                ..Features::PLAIN
            },
            mood: Mood {
                open: 0.2,
                wide: 0.62,
                smile: -0.01,
                brow_in: 0.03,
                brow_out: 0.02,
                tilt: (0.0, 0.0),
                ..Mood::ASLEEP
            },
            age: Some(Age::Old),
            hair: Hair::Bun,
            hair_colour: "#d6c6e8".into(),
            ..Head::default()
        },
        clothes: Clothes {
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

fn put(scene: &Scene, part: &Part, spot: &Spot) {
    scene.add(part.clone().put(spot).paint(scene, PaperStyle::default()));
}

/// Her head on the pillow, and the shoulder in its nightgown.
pub fn draw(scene: &Scene) {
    let (x, y) = on(-LONG + 92.0, -88.0, 18.0);
    // The light, as she has it who lies on her side.
    let cut = woman().cut((900.0, -420.0));
    let (hx, hy) = cut.landmarks.head;
    let spot = Spot::new(0.0, 0.0, 1.0).turned(-76.0);
    let (rx, ry) = spot.point((hx, hy));
    let spot = Spot::new(x - rx, y - ry, 1.0).turned(-76.0);
    let neck = taper(
        &[
            (x + 20.0, y + 2.0),
            (x + 70.0, y - 8.0),
            (x + 130.0, y - 4.0),
        ],
        &[46.0, 74.0, 96.0],
    );
    let hollow = ellipse((x - 6.0, y + 14.0), 70.0, 46.0);
    scene.add(scene.blurred(scene.veil(&hollow, "#8a4fb4", 0.45), 10.0));
    scene.add(scene.fill(&neck, "#fbeef8"));
    scene.add(scene.veil(&neck.minus(&neck.moved(0.0, -14.0)), "#b98ad4", 0.6));
    let chosen = |kind: Kind| {
        matches!(
            kind,
            Kind::Head | Kind::Hair | Kind::HairBehind | Kind::Ear(_) | Kind::Small
        )
    };
    for part in cut.parts.iter().filter(|part| chosen(part.kind)) {
        put(scene, part, &spot);
    }
    foot(scene);
}

/// It sticks out from under the blanket at the other end, sole towards us.
fn foot(scene: &Scene) {
    let (x, y) = cloth(1.0, 0.3);
    let spot = Spot::new(x + 22.0, y - 34.0, 1.75).turned(24.0);
    let skin = skin().colour();
    let sole = blob(
        &knots![15, 44; 13, 20; 15, 0; 12, -18; 2, -25; -12, -25; -20, -15; -19, 2; -15, 20; -14, 44],
    );
    let toes = [
        (8.0, -27.0, 6.6),
        (-2.0, -32.0, 5.0),
        (-9.5, -31.0, 4.5),
        (-15.5, -28.0, 4.0),
        (-20.5, -22.0, 3.6),
    ];
    let toes = toes.map(|(dx, dy, r)| spot.put(&ellipse((dx, dy), r, r * 1.12)));
    let sole = spot.put(&sole);
    let whole = toes.iter().fold(sole.clone(), |whole, toe| whole.and(toe));
    scene.add(scene.blurred(scene.veil(&whole.moved(6.0, 10.0), "#5a2a86", 0.4), 6.0));
    scene.add(scene.fill(&whole, skin));
    scene.add(scene.veil(&sole.minus(&sole.moved(9.0, -3.0)), "#b06a8c", 0.45));
    let arch = spot.put(&blob(&knots![9, 14; 11, -6; 4, -2; 2, 12; 5, 24]));
    scene.add(scene.blurred(scene.veil(&arch, "#b06a8c", 0.4), 3.0));
    for toe in &toes {
        scene.add(scene.fill(toe, skin));
        scene.add(scene.veil(&toe.minus(&toe.moved(1.8, -1.6)), "#a8567c", 0.6));
    }
    scene.add(scene.veil(&whole.minus(&whole.moved(-2.0, 2.0)), "#fff4f4", 0.85));
}

/// The arm that hangs over the edge.
pub fn over_the_edge(scene: &Scene) {
    let a = on(-LONG + 190.0, -64.0, 40.0);
    let b = on(-LONG + 120.0, -38.0, WIDE + 6.0);
    let c: At = (b.0 - 12.0, b.1 + 92.0);
    let sleeve = taper(
        &[
            a,
            (b.0 + 16.0, b.1 - 14.0),
            (b.0, b.1 + 24.0),
            (b.0 - 8.0, b.1 + 70.0),
        ],
        &[60.0, 58.0, 46.0, 52.0],
    );
    scene.add(scene.blurred(scene.veil(&sleeve.moved(-6.0, 10.0), "#5a2a86", 0.45), 7.0));
    let hand = Hand {
        gesture: Gesture::Relaxed,
        side: Side::Right,
        fingers: v(-0.12, 0.98, 0.15),
        thumb: v(0.9, 0.1, 0.5),
        plump: 1.0,
        arm: 0.3,
        forearm: None,
    };
    let part = hand.part(skin().colour(), (0.6, -0.8), true);
    put(scene, &part, &Spot::new(c.0, c.1, 92.0));
    scene.add(scene.fill(&sleeve, "#fff4fb"));
    scene.add(scene.veil(&sleeve.minus(&sleeve.moved(13.0, -3.0)), "#c79be0", 0.75));
    let cuff = taper(
        &[
            (b.0 - 36.0, b.1 + 66.0),
            (b.0 - 10.0, b.1 + 76.0),
            (b.0 + 18.0, b.1 + 68.0),
        ],
        &[11.0, 14.0, 11.0],
    );
    scene.add(scene.fill(&cuff, "#ffffff"));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(0.0, -5.0)), "#d889c4", 0.6));
}
