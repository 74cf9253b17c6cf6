//! People keep their bones, their joints and their contour in every pose, build and turn.

use fabula_atelier::motifs::people::space::V3;
use fabula_atelier::motifs::people::{
    Bottom, Build, Clothes, Gesture, Hand, Head, Kind, Mood, Person, Pose, Side, Skeleton, Top,
    two_bones,
};
use fabula_atelier::scene::Scene;

const BUILDS: [Build; 7] = [
    Build::Thin,
    Build::Adult,
    Build::Strong,
    Build::Large,
    Build::Old,
    Build::Child,
    Build::Toddler,
];

fn bent(a: V3, joint: V3, b: V3) -> f64 {
    let cos = (a - joint).unit().dot((b - joint).unit()).clamp(-1.0, 1.0);
    180.0 - cos.acos().to_degrees()
}

#[test]
fn bones_keep_their_length_in_every_pose_and_build() {
    for build in BUILDS {
        let measures = build.proportions();
        for (name, pose) in Pose::ALL {
            let bones = Skeleton::posed(measures, pose, 33.0);
            for side in Side::BOTH {
                let (arm, leg) = (&bones.arms[side.index()], &bones.legs[side.index()]);
                for (a, b, length) in [
                    (arm.shoulder, arm.elbow, measures.upper_arm),
                    (arm.elbow, arm.wrist, measures.forearm),
                    (leg.hip, leg.knee, measures.thigh),
                    (leg.knee, leg.ankle, measures.shin),
                ] {
                    assert!(
                        ((a - b).length() - length).abs() < 1e-6,
                        "{name} {build:?} {side:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_pose_of_the_library_is_within_joint_limits() {
    assert!(Pose::ALL.len() >= 23);
    for (name, pose) in Pose::ALL {
        let bones = Skeleton::posed(Build::Adult.proportions(), pose, 0.0);
        for side in Side::BOTH {
            let (arm, leg) = (&bones.arms[side.index()], &bones.legs[side.index()]);
            let elbow = bent(arm.shoulder, arm.elbow, arm.wrist);
            let knee = bent(leg.hip, leg.knee, leg.ankle);
            let wrist = bent(arm.elbow, arm.wrist, arm.wrist + arm.fingers);
            assert!(
                (0.0..=150.0).contains(&elbow),
                "{name} {side:?}: elbow {elbow:.0}"
            );
            assert!(
                (0.0..=155.0).contains(&knee),
                "{name} {side:?}: knee {knee:.0}"
            );
            assert!(wrist <= 85.0, "{name} {side:?}: wrist {wrist:.0}");
        }
        let (yaw, nod, roll) = pose.head;
        assert!(
            yaw.abs() <= 70.0 && (-35.0..=45.0).contains(&nod) && roll.abs() <= 30.0,
            "{name}"
        );
        assert!(pose.bow.abs() <= 0.45, "{name}: spine");
    }
}

#[test]
fn a_limb_that_cannot_reach_is_stretched_towards_its_goal() {
    let far = V3 {
        x: 9.0,
        y: 0.0,
        z: 0.0,
    };
    let down = V3 {
        x: 0.0,
        y: 1.0,
        z: 0.0,
    };
    let (joint, end) = two_bones(V3::ZERO, far, 1.0, 1.0, down);
    assert!(end.x > 1.99 && end.y.abs() < 1e-9 && joint.y > 0.0);
}

#[test]
fn whoever_stands_stands_on_the_ground() {
    for build in BUILDS {
        let person = Person {
            build,
            pose: Pose::STAND,
            at: (400.0, 900.0),
            height: 500.0,
            ..Person::default()
        };
        let bounds = person.cut((0.0, 0.0)).outline().bounds();
        assert!(
            (bounds.y1 - 900.0).abs() < 12.0,
            "{build:?}: feet at {}",
            bounds.y1
        );
        assert!(
            (bounds.height() / 500.0 - 1.0).abs() < 0.08,
            "{build:?}: {} high",
            bounds.height()
        );
    }
}

#[test]
fn the_silhouette_is_one_polygon() {
    for (i, (name, pose)) in Pose::ALL.iter().enumerate() {
        let person = Person {
            build: BUILDS[i % 7],
            pose: *pose,
            facing: Some(45.0 * (i % 8) as f64),
            clothes: Clothes {
                top: [Top::Jumper, Top::Coat, Top::Dress, Top::Vest][i % 4],
                bottom: [Bottom::Trousers, Bottom::Skirt, Bottom::Shorts][i % 3],
                ..Clothes::default()
            },
            ..Person::default()
        };
        let outline = person.cut((0.0, 0.0)).outline();
        assert_eq!(outline.pieces().len(), 1, "{name}");
    }
}

#[test]
fn the_same_person_is_drawn_the_same_way() {
    let draw = |seed: u64| {
        let scene = Scene::lit_from(100.0, 100.0);
        let head = Head {
            hair: fabula_atelier::motifs::people::Hair::Curls,
            mood: Mood::JOY,
            ..Head::default()
        };
        let person = Person {
            head,
            seed,
            ..Person::default()
        };
        scene.add(person.draw(&scene));
        scene.svg()
    };
    assert_eq!(draw(3), draw(3));
    assert_ne!(draw(3), draw(4));
}

#[test]
fn parts_say_where_they_run_and_where_things_are() {
    let person = Person {
        pose: Pose::GREET,
        ..Person::default()
    };
    let cut = person.cut((0.0, 0.0));
    let head = cut.of(Kind::Head);
    assert!(
        head.contains(cut.landmarks.mouth)
            && cut.landmarks.eyes.iter().any(|eye| head.contains(*eye))
    );
    let arm = cut
        .parts
        .iter()
        .find(|part| part.kind == Kind::Arm(Side::Right));
    assert!(arm.is_some_and(|part| part.guide.len() >= 3));
}

#[test]
fn left_and_right_hands_are_mirror_images() {
    let hand = |side: Side, x: f64| Hand {
        gesture: Gesture::Wave,
        side,
        thumb: V3 { x, y: 0.0, z: 0.0 },
        ..Hand::default()
    };
    let (right, left) = (
        hand(Side::Right, 1.0).posed().outline,
        hand(Side::Left, -1.0).posed().outline,
    );
    let overlap = right.within(&left.mirrored(0.0)).area();
    assert!((overlap / right.area() - 1.0).abs() < 0.01);
}
