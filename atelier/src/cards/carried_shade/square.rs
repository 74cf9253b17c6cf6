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
    let glare = stops![0, "#fffcf2"; 0.3, "#fdf3d8"; 0.62, "#f5dfae"; 1, "#e6c07e"];
    let fill = scene.radial((420.0, 560.0), 900.0, &glare);
    scene.add(scene.washed(scene.card(fill), 6, 0.03));
    let density = stops![0.55, "#000000", 0.0; 1, "#000000", 0.34];
    let far = scene.radial((420.0, 560.0), 900.0, &density);
    scene.add(scene.grain(
        &rect(0.0, 0.0, 800.0, 1200.0),
        far,
        "#c08a4e",
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
                let tone = *chance.pick(&["#fff8e2", "#eccb94", "#fbeac2"]);
                scene.add(scene.veil(&slab, tone, 0.35));
            }
        }
    }
    let joints = handcut(&all(joints), 0.5, 20.0, 4);
    scene.add(scene.veil(&joints, "#c99a5c", 0.4));
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

/// The shadow of somebody who stands: at noon it is short.
pub fn shadow_of(scene: &Scene, person: &Person, marks: &Landmarks) {
    let k = person.height / 420.0;
    let feet = marks
        .ankles
        .map(|(x, y)| ellipse((x + 16.0 * k, y + 12.0 * k), 44.0 * k, 12.0 * k));
    let middle = (person.at.0 + 18.0 * k, person.at.1 + 4.0 * k);
    let shape = feet[0]
        .and(&feet[1])
        .and(&ellipse(middle, 80.0 * k, 17.0 * k));
    shaded(scene, &handcut(&shape.fillet(8.0), 0.8, 20.0, 4));
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
        skin: Skin::Sand,
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
            top_colour: "#d9e4e0".into(),
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
