//! Who could do with it: an old man asleep on a bench in the sun, and a baby in a pram.

use crate::line::{between, blob, ellipse, handcut, poly, taper};
use crate::motifs::people::part::Kind;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, Gesture, Hair, Head, Mood, Person, Pose, Shoes, Top,
};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

use super::Plates;
use super::people::{BROWN, LEAF, PAPER, SUN, cut, fallen, part};

fn slats(plates: &mut Plates, from: [At; 2], to: [At; 2], count: usize, block: &Shape) {
    for i in 0..count {
        let (a, b) = (i as f64 / count as f64, (i as f64 + 0.72) / count as f64);
        let slat = poly(&[
            between(from[0], to[0], a),
            between(from[1], to[1], a),
            between(from[1], to[1], b),
            between(from[0], to[0], b),
        ]);
        let slat = handcut(&slat, 0.6, 30.0, i as i64).within(block);
        plates.sunny(&slat, 2.6);
        plates.shade.ink(
            slat.within(&slat.moved(0.0, 7.0))
                .minus(&slat.moved(0.0, -3.0)),
        );
    }
}

fn sleeper() -> Person {
    Person {
        build: Build::Old,
        pose: Pose {
            hips: v(0.0, 0.47, -0.2),
            lean: (-20.0, 4.0),
            head: (10.0, 22.0, 22.0),
            arms: [
                ArmPose::to(-0.3, -0.5, 0.4)
                    .elbow(1.0, -0.3, -0.3)
                    .hand(Gesture::Drape)
                    .fingers(-1.0, -0.2, 0.3),
                ArmPose::to(-0.26, -0.56, 0.4)
                    .elbow(1.0, -0.3, -0.3)
                    .hand(Gesture::Drape)
                    .fingers(-1.0, -0.2, 0.3),
            ],
            ..Pose::SIT
        },
        at: (126.0, 1222.0),
        height: 396.0,
        facing: Some(34.0),
        above: 28.0,
        head: Head {
            mood: Mood::ASLEEP,
            hair: Hair::Bald,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            bottom: Bottom::Trousers,
            shoes: Shoes::Slippers,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

pub fn old_man(plates: &mut Plates, block: &Shape) {
    let person = sleeper();
    let cut = cut(&person);
    let shadow = poly(&[
        (-20.0, 1150.0),
        (250.0, 1128.0),
        (226.0, 1230.0),
        (-20.0, 1230.0),
    ]);
    plates.shade.ink(shadow.within(block));
    plates
        .shade
        .ink(fallen(&cut.outline(), (150.0, 1180.0)).within(block));
    // Back rest, seat.
    slats(
        plates,
        [(-20.0, 1012.0), (296.0, 992.0)],
        [(-20.0, 1094.0), (292.0, 1074.0)],
        4,
        block,
    );
    slats(
        plates,
        [(-20.0, 1108.0), (300.0, 1086.0)],
        [(-20.0, 1160.0), (330.0, 1138.0)],
        4,
        block,
    );
    let post = taper(
        &spots![294, 984; 296, 1080; 318, 1140; 316, 1200],
        &[11.0, 12.0, 12.0, 11.0],
    )
    .within(block);
    plates.shade.ink(post);
    for piece in &cut.parts {
        let mut piece = piece.clone();
        piece.shape = piece.shape.within(block);
        let inks = match piece.kind {
            Kind::Trunk | Kind::Arm(_) => PAPER,
            Kind::Leg(_) => LEAF,
            Kind::Foot(_) => BROWN,
            _ => SUN,
        };
        part(plates, &piece, inks);
    }
    handkerchief(plates, cut.landmarks.head, cut.landmarks.head_height);
}

/// With four knots, against the sun.
fn handkerchief(plates: &mut Plates, (x, y): At, high: f64) {
    let spot = Spot::new(x, y, high / 100.0).turned(16.0);
    let cloth = blob(
        &knots![-46, -10, corner; -44, -40; -10, -58; 28, -52; 48, -14, corner; 20, -22; -16, -22],
    );
    let knot = |x: f64, y: f64, turn: f64| {
        let ear = blob(&knots![0, 0, corner; -10, -8; -16, -20; -2, -18; 4, -8]);
        Spot::new(x, y, 1.0).turned(turn).put(&ear)
    };
    let cloth = spot.put(&all([
        cloth,
        knot(-42.0, -14.0, -60.0),
        knot(46.0, -16.0, 70.0),
        knot(-8.0, -54.0, 10.0),
    ]));
    plates.pale(&cloth, 2.4);
    plates.shade.ink(cloth.within(&cloth.moved(-10.0, 8.0)));
}

/// The pram from above and behind, and two arms that come out of it.
pub fn pram(plates: &mut Plates, block: &Shape) {
    let spot = Spot::new(634.0, 1082.0, 1.1);
    let put = |shape: &Shape| handcut(&spot.put(shape), 0.6, 20.0, 4).within(block);
    let body = blob(
        &knots![-104, -40, corner; -96, 16; -60, 52; 0, 66; 60, 56; 92, 20; 104, -30, corner; 60, -66; 0, -78; -64, -70],
    );
    let wheels: Vec<Shape> = [(-70.0, 78.0), (72.0, 80.0)]
        .into_iter()
        .map(|at: At| {
            let tyre = ellipse(at, 27.0, 32.0);
            let spokes = (0..6).map(|i| {
                let far = crate::line::towards(at, 60.0 * f64::from(i) + 12.0, 26.0);
                taper(&[at, far], &[3.0, 3.0])
            });
            all([tyre.minus(&tyre.grown(-6.0))].into_iter().chain(spokes))
        })
        .collect();
    let shadow = all([
        fallen(&spot.put(&body), (640.0, 1176.0)),
        ellipse((590.0, 1190.0), 110.0, 26.0),
    ]);
    plates.shade.ink(shadow.within(block));
    for wheel in &wheels {
        plates.shade.ink(put(wheel));
    }
    let body = put(&body);
    plates.pale(&body, 3.0);
    plates.leaf.ink(&body);
    // Inside.
    let inside = put(&blob(
        &knots![-90, -38; -40, -62; 10, -68; 60, -58; 92, -28; 60, -8; 0, 2; -60, -8],
    ));
    plates.shade.ink(&inside);
    baby(plates, &spot, block);
    let front = put(&blob(&knots![
        -104, -40, corner; -96, 16; -60, 52; 0, 66; 60, 56; 92, 20; 104, -30, corner; 70, 0; 20, 12; -40, 8; -84, -12
    ]));
    plates.pale(&front, 3.0);
    plates.leaf.ink(&front);
    plates.shade.ink(front.within(&front.moved(-30.0, 18.0)));
    // The hood, folded back towards us.
    let hood = put(&blob(
        &knots![30, 40, corner; 66, -20; 70, -84; 96, -96; 128, -60; 132, 0; 104, 46; 70, 60],
    ));
    plates.pale(&hood, 3.0);
    plates.leaf.ink(&hood);
    plates.shade.ink(hood.within(&hood.moved(-26.0, 8.0)));
    for line in [
        &spots![74, -80; 84, -30; 60, 40][..],
        &spots![98, -90; 108, -30; 84, 48],
    ] {
        let rib = spot.put(&taper(line, &[2.0, 4.0, 2.0])).within(&hood);
        plates.shade.cut(&rib);
        plates.leaf.cut(rib);
    }
    let bar = put(&taper(&spots![112, 30; 140, 56; 150, 92], &[7.0, 7.0, 9.0]));
    plates.shade.ink(bar);
}

fn baby(plates: &mut Plates, spot: &Spot, block: &Shape) {
    let arm = |line: &[At]| {
        let arm = taper(line, &[20.0, 19.0, 15.0]);
        let end = line[line.len() - 1];
        let fingers = (0..4).map(|i| {
            let tip = crate::line::towards(end, -128.0 + 28.0 * f64::from(i), 17.0);
            taper(&[end, tip], &[9.0, 6.0])
        });
        all([arm].into_iter().chain(fingers))
    };
    let arms = [
        arm(&spots![-40, -50; -58, -84; -62, -112]),
        arm(&spots![16, -52; 30, -90; 22, -120]),
    ];
    for arm in arms {
        let arm = spot.put(&arm).within(block);
        plates.sunny(&arm, 2.6);
        plates.shade.ink(arm.within(&arm.moved(-8.0, 4.0)));
    }
    let shirt =
        blob(&knots![-50, -52, corner; -16, -60; 22, -52, corner; 30, -16; -10, -4; -58, -20]);
    let shirt = spot.put(&shirt).within(block);
    plates.pale(&shirt, 2.6);
    for y in [-46.0, -34.0, -22.0] {
        let hoop = spot.put(&taper(
            &[(-60.0, y), (-14.0, y + 7.0), (34.0, y + 1.0)],
            &[5.0, 5.0, 5.0],
        ));
        plates.leaf.ink(hoop.within(&shirt));
    }
    plates.shade.ink(shirt.within(&shirt.moved(-20.0, 8.0)));
    // It looks up at what comes there.
    let head = blob(
        &knots![-48, -82; -44, -104; -18, -116; 10, -106; 18, -82; 8, -60; -18, -50; -40, -60],
    );
    let head = spot.put(&head).within(block);
    plates.sunny(&head, 2.6);
    plates.shade.ink(head.within(&head.moved(-46.0, 34.0)));
    let curl = spot.put(&taper(
        &spots![-10, -112; -20, -128; -8, -136; 2, -128],
        &[6.0, 4.5, 3.5, 1.0],
    ));
    plates.shade.ink(curl);
    for (x, y) in [(-32.0, -92.0), (-8.0, -94.0)] {
        plates.shade.ink(spot.put(&ellipse((x, y), 3.0, 4.6)));
    }
    let mouth = spot.put(&blob(
        &knots![-34, -78, corner; -22, -75; -8, -80, corner; -12, -66; -22, -62; -31, -68],
    ));
    plates.shade.ink(&mouth);
    let nose = spot.put(&taper(
        &spots![-22, -88; -26, -84; -21, -82],
        &[1.0, 2.6, 1.0],
    ));
    plates.shade.ink(nose);
}
