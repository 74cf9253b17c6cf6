//! The square at noon: white-hot paving, two benches, a pram, and an old man asleep.

use crate::line::{ellipse, handcut, poly, rect, taper};
use crate::motifs::Oblique;
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, Gesture, Hair, Head, Landmarks, Mood, Person, Pose,
    Shoes, Top,
};
use crate::motifs::things::ParkBench;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::stops;

use super::{ABOVE, VIOLET, standing};

/// Slabs in the glare: the middle is burnt out.
pub fn ground(scene: &Scene) {
    let glare = stops![0, "#fffdf0"; 0.26, "#fdf7b0"; 0.6, "#f6e64a"; 1, "#eccb22"];
    let fill = scene.radial((420.0, 560.0), 900.0, &glare);
    scene.add(scene.washed(scene.card(fill), 6, 0.03));
    let density = stops![0.55, "#000000", 0.0; 1, "#000000", 0.34];
    let far = scene.radial((420.0, 560.0), 900.0, &density);
    scene.add(scene.grain(
        &rect(0.0, 0.0, 800.0, 1200.0),
        far,
        "#c98a1e",
        Spray::finer(4, 0.75, 0.6),
    ));
    let floor = standing((400.0, 600.0), -16.0, 1.0);
    let mut chance = Chance::of("hot slabs", 2);
    let mut joints = Vec::new();
    for i in -10..=10 {
        let near = f64::from(i) * 118.0;
        joints.push(taper(
            &[
                floor.point((-900.0, 0.0, near)),
                floor.point((0.0, 0.0, near + 2.0)),
                floor.point((900.0, 0.0, near)),
            ],
            &[1.6, 2.2, 1.6],
        ));
        for k in -8..=8 {
            let x = f64::from(k) * 150.0 + if i % 2 == 0 { 0.0 } else { 75.0 };
            joints.push(taper(
                &[
                    floor.point((x, 0.0, near)),
                    floor.point((x, 0.0, near + 118.0)),
                ],
                &[1.8, 1.8],
            ));
            if chance.happens(0.16) {
                let slab = floor.flat(&[
                    (x, 0.0, near),
                    (x + 150.0, 0.0, near),
                    (x + 150.0, 0.0, near + 118.0),
                    (x, 0.0, near + 118.0),
                ]);
                let tone = *chance.pick(&["#fff8c8", "#f2cf3c", "#fbeb86"]);
                scene.add(scene.veil(&slab, tone, 0.35));
            }
        }
    }
    let joints = handcut(&all(joints), 0.5, 20.0, 4);
    scene.add(scene.veil(&joints, "#d9a92c", 0.34));
}

/// What stands here throws the same violet as the tree did.
pub fn shaded(scene: &Scene, shape: &Shape) {
    scene.add(scene.veil(shape, VIOLET, 0.86));
}

/// Where the shadow of something so high falls: the sun stands high behind us to the left.
fn cast(foot: At, up: f64) -> At {
    (foot.0 + up * 0.36, foot.1 + up * 0.30)
}

/// The shadow of a flat piece with these corners.
fn lying(place: &Oblique, corners: &[(f64, f64, f64)]) -> Shape {
    let corners: Vec<At> = corners
        .iter()
        .map(|(x, up, front)| cast(place.point((*x, 0.0, *front)), *up * place.size))
        .collect();
    poly(&corners)
}

/// The shadow of somebody who stands: the legs from where the feet are, then what is above them.
pub fn shadow_of(scene: &Scene, person: &Person, marks: &Landmarks) {
    let high = |part: f64| cast(person.at, person.height * part);
    let (hips, neck, head) = (high(0.5), high(0.84), high(0.95));
    let k = person.height / 420.0;
    let feet = marks.ankles.map(|at| (at.0, at.1 + 12.0 * k));
    let mut shape = vec![
        taper(&[hips, neck], &[62.0 * k, 74.0 * k]),
        ellipse(head, 27.0 * k, 24.0 * k),
    ];
    for (i, foot) in feet.into_iter().enumerate() {
        shape.push(taper(&[foot, hips], &[20.0 * k, 38.0 * k]));
        let hand = (marks.hands[i].0, person.at.1);
        shape.push(taper(
            &[neck, cast(hand, person.height * 0.66)],
            &[26.0 * k, 16.0 * k],
        ));
    }
    shaded(scene, &all(shape).fillet(6.0));
}

/// A bench and its shadow.
fn bench(scene: &Scene, place: Oblique, wood: &str) {
    let panels = ParkBench::panels().map(|panel| lying(&place, &panel));
    let legs = [-110.0, 110.0].map(|x| {
        let corners = [
            (x - 5.0, 0.0),
            (x + 5.0, 0.0),
            (x + 5.0, 74.0),
            (x - 5.0, 74.0),
        ];
        lying(&place, &corners.map(|(x, up)| (x, up, -6.0)))
    });
    shaded(
        scene,
        &all(panels.into_iter().chain(legs).collect::<Vec<_>>()),
    );
    let (wood, iron) = (wood.into(), "#3b2450".into());
    scene.add(ParkBench { place, wood, iron }.ink(scene, 0));
}

/// He fell asleep with his face to the sun.
pub fn bench_of_the_old_man(scene: &Scene) {
    let place = standing((146.0, 492.0), 26.0, 0.92);
    bench(scene, place, "#c75a36");
    let seat = place.point((6.0, 0.0, 4.0));
    let man = Person {
        build: Build::Old,
        pose: Pose {
            lean: (-10.0, 6.0),
            bow: 0.16,
            head: (0.0, -26.0, 22.0),
            arms: [
                ArmPose::to(-0.16, -0.62, 0.36)
                    .elbow(1.0, -0.2, -0.3)
                    .hand(Gesture::Flat)
                    .fingers(-0.9, -0.1, 0.4),
                ArmPose::to(-0.16, -0.64, 0.36)
                    .elbow(1.0, -0.2, -0.3)
                    .hand(Gesture::Flat)
                    .fingers(-0.9, -0.1, 0.4),
            ],
            ..Pose::SIT
        },
        at: seat,
        height: 322.0,
        facing: Some(26.0),
        above: ABOVE * 0.6,
        skin: Skin::Porcelain,
        head: Head {
            mood: Mood {
                open: 0.05,
                ..Mood::ASLEEP
            },
            hair: Hair::Bald,
            hair_colour: "#f2ece0".into(),
            beard: Beard::Moustache,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            top_colour: "#f7f2e4".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#8a7a9a".into(),
            shoes: Shoes::Slippers,
            shoe_colour: "#7a3a3a".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    };
    let cut = man.cut(scene.light);
    scene.add(cut.paint(scene, Default::default()));
}
