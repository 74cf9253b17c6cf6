//! The guards: the same coat in two sizes, two hats. Light falls on them from where the border was.

use super::hats;
use crate::line::{Path, blob, circle, curve, handcut, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Mood, Plate, Profile};
use crate::{knots, spots};

/// As one looks at a person whom one has seen every day and never looked at.
const SURPRISED: Mood = Mood {
    brow: (7.0, 4.0),
    lids: 1.16,
    gaze: (0.75, 0.1),
    smile: 2.0,
    open: 0.0,
};

/// Broad, with a moustache and a peaked cap.
pub fn man(black: &mut Plate, block: &Shape) {
    let head = Profile::strong((228.0, 306.0), 226.0)
        .chin(-4.0)
        .bowed(-2.0)
        .mood(SURPRISED.looking(0.9, -0.3));
    let coat = blob(
        &knots![252, 400; 296, 440; 340, 520; 372, 620; 380, 720; 366, 840; 368, 984, corner;
        210, 996; 62, 984, corner; 56, 840; 60, 700; 48, 560; 70, 466; 130, 416; 160, 384],
    );
    let sleeve = taper(
        &spots![138, 476; 150, 560; 196, 640; 258, 632; 318, 572; 352, 530],
        &[116.0, 104.0, 96.0, 88.0, 74.0, 62.0],
    );
    let boots = [
        boot((150.0, 1092.0), 1.0, 0.0),
        boot((270.0, 1100.0), 1.0, 0.0),
    ];
    let figure = Guard {
        head,
        coat: handcut(&coat.within(block), 1.0, 40.0, 4),
        sleeve: handcut(&sleeve, 1.0, 40.0, 5),
        light: Light::across((372.0, 600.0), (250.0, 600.0)).reach(150.0),
        folds: Flow::along([
            spots![60, 500; 200, 530; 340, 500],
            spots![50, 700; 210, 740; 380, 700],
            spots![60, 960; 210, 985; 370, 960],
        ]),
        around_sleeve: Flow::along([
            spots![80, 500; 140, 520; 200, 490],
            spots![120, 600; 160, 610; 200, 580],
            spots![190, 690; 200, 640; 190, 590],
            spots![240, 680; 240, 630; 220, 590],
            spots![350, 610; 320, 570; 290, 530],
        ]),
        boots,
    };
    figure.print(black, 3);
    buttons(
        black,
        &spots![300, 470; 340, 600; 350, 720; 338, 850],
        6,
        7.0,
    );
    belt(
        black,
        &figure.coat,
        &spots![54, 716; 200, 750; 379, 716],
        15.0,
    );
    collar(
        black,
        &figure.head,
        &spots![66, 158; 20, 168; -50, 132; -94, 92],
    );
    figure.lay_sleeve(black, 4);
    let inner = spots![196, 486; 206, 540; 226, 588; 262, 578; 300, 530];
    black.cut(Marks::stroke(&inner, &[0.4, 2.0, 4.0, 5.0, 5.0], 5));
    glove(black, (352.0, 524.0), -62.0, 1.0, false);
    hats::cap(black, &figure.head);
    hats::moustache(black, &figure.head);
}

/// Thin and tall, with a tall hat; one heel has left the ground.
pub fn woman(black: &mut Plate, block: &Shape) {
    let head = Profile::weathered((606.0, 284.0), 200.0)
        .lips(1.5)
        .flipped()
        .bowed(4.0)
        .mood(SURPRISED.looking(0.9, 0.3));
    let coat = blob(
        &knots![586, 372; 566, 420; 562, 500; 578, 590; 566, 700; 546, 840; 536, 966, corner;
        640, 980; 752, 966, corner; 738, 830; 712, 700; 700, 600; 716, 500; 712, 420; 676, 376; 650, 356],
    );
    let sleeve = taper(
        &spots![668, 430; 694, 520; 706, 600; 694, 690; 682, 748],
        &[74.0, 70.0, 64.0, 56.0, 48.0],
    );
    let far = taper(
        &spots![600, 540; 560, 545; 524, 506; 510, 486],
        &[70.0, 62.0, 54.0, 48.0],
    );
    black.ink(handcut(&far, 1.0, 30.0, 2));
    let around = Flow::along([
        spots![500, 530; 530, 520; 545, 490],
        spots![540, 580; 560, 545; 560, 510],
    ]);
    black.cut(
        Chisel::CLOTH
            .gap(10.0)
            .carve(&far.grown(-5.0), &around, &0.6, 4),
    );
    glove(black, (512.0, 488.0), 66.0, 0.86, true);
    let boots = [
        boot((612.0, 1098.0), -0.9, 0.0),
        boot((722.0, 1082.0), -0.9, 30.0),
    ];
    let figure = Guard {
        head,
        coat: handcut(&coat.within(block), 1.0, 40.0, 6),
        sleeve: handcut(&sleeve, 1.0, 40.0, 7),
        light: Light::across((560.0, 600.0), (660.0, 600.0)).reach(86.0),
        folds: Flow::along([
            spots![556, 450; 630, 480; 710, 450],
            spots![570, 600; 640, 626; 700, 600],
            spots![540, 940; 640, 966; 750, 940],
        ]),
        around_sleeve: Flow::along([
            spots![640, 460; 680, 480; 716, 450],
            spots![670, 600; 706, 612; 740, 590],
            spots![660, 730; 684, 740; 710, 726],
        ]),
        boots,
    };
    figure.print(black, 8);
    buttons(
        black,
        &spots![584, 440; 588, 560; 578, 680; 566, 800],
        6,
        6.0,
    );
    belt(
        black,
        &figure.coat,
        &spots![572, 600; 640, 622; 706, 600],
        13.0,
    );
    collar(
        black,
        &figure.head,
        &spots![58, 164; 10, 172; -40, 142; -72, 112],
    );
    figure.lay_sleeve(black, 9);
    let front = spots![640, 462; 660, 540; 670, 620; 662, 690; 656, 736];
    black.cut(Marks::stroke(&front, &[0.4, 3.0, 5.0, 5.4, 5.0], 5));
    glove(black, (684.0, 740.0), -80.0, 0.86, true);
    hats::shako(black, &figure.head);
}

/// A guard in a long coat.
struct Guard {
    head: Profile,
    coat: Shape,
    sleeve: Shape,
    /// The far one and the near one.
    boots: [Shape; 2],
    light: Light,
    folds: Flow,
    around_sleeve: Flow,
}

impl Guard {
    fn print(&self, black: &mut Plate, seed: u64) {
        self.face(black, seed);
        let shine = Chisel::CLOTH.gap(10.0).fill(0.4);
        let light = self.light.clone().strength(0.8);
        for boot in &self.boots {
            black.cut(boot.grown(5.0));
            black.ink(boot);
            black.cut(shine.carve(&boot.grown(-5.0), &Flow::straight(80.0), &light, seed));
        }
        black.ink(&self.coat);
        let cloth = self.coat.minus(&self.sleeve.grown(9.0)).grown(-5.0);
        black.cut(
            Chisel::CLOTH
                .gap(12.0)
                .carve(&cloth, &self.folds, &self.light, seed + 1),
        );
    }

    /// Paper, with an outline, and shade towards the back.
    fn face(&self, black: &mut Plate, seed: u64) {
        let head = &self.head;
        let skull = handcut(&head.skull(), 0.6, 30.0, 2);
        let front = Light::on(&head.contour());
        let size = head.height() / 280.0;
        let shade = |at: At| ((front.far(at) / size - 44.0) / 60.0).clamp(0.0, 0.95);
        let chisel = Chisel::face(head.height()).gap(7.4).fill(0.66);
        head.print_pale(black, &skull, 4.6, chisel, &shade, seed);
        let (ear, lines) = head.ear();
        black.pale(&ear, 3.4);
        black.ink(lines);
    }

    /// The near arm lies over the coat.
    fn lay_sleeve(&self, black: &mut Plate, seed: u64) {
        black.ink(&self.sleeve);
        let cloth = self.sleeve.grown(-5.0);
        let light = self.light.clone().strength(0.8);
        black.cut(
            Chisel::CLOTH
                .gap(11.0)
                .carve(&cloth, &self.around_sleeve, &light, seed),
        );
    }
}

/// A boot from the hem to the ground, toes to the right unless `size` is negative; the heel lifted by so many degrees.
fn boot(at: At, size: f64, lifted: f64) -> Shape {
    let shape = blob(
        &knots![-44, -124, corner; 34, -124, corner; 34, -44; 62, -30; 96, -22; 112, -4; 108, 0, corner;
        18, 0, corner; 14, -8, corner; -2, -8, corner; -6, 0, corner; -46, 0, corner; -48, -20; -38, -60],
    );
    let shape = shape.stretched(size, size.abs(), (0.0, 0.0));
    let side = size.signum();
    shape
        .turned(lifted * side, (96.0 * size, 0.0))
        .moved(at.0, at.1)
}

/// Pale gloves: fingers together, a thumb.
fn glove(black: &mut Plate, at: At, turn: f64, size: f64, flip: bool) {
    let spot = Spot::new(at.0, at.1, size).turned(turn).flipped(flip);
    let hand = spot.put(&blob(
        &knots![-6, -24; 22, -30; 56, -30; 84, -22; 104, -12; 106, -2; 84, 4; 60, 12; 40, 24; 12, 26; -6, 22],
    ));
    let thumb = spot.put(&taper(
        &spots![18, -18; 44, -42; 66, -46],
        &[24.0, 19.0, 13.0],
    ));
    let hand = hand.and(&thumb).fillet(4.0);
    black.cut(hand.grown(9.0));
    black.pale(&hand, 4.2);
    let line = |points: &[At], widths: &[f64], seed| {
        Marks::stroke(&spot.points(points.iter().copied()), widths, seed)
    };
    for (i, finger) in [
        spots![50, -18; 76, -14; 98, -8],
        spots![50, -6; 76, -4; 96, -2],
        spots![50, 6; 70, 6; 84, 3],
    ]
    .iter()
    .enumerate()
    {
        black.ink(line(finger, &[0.6, 3.0, 2.0], i as u64));
    }
    black.ink(line(&spots![4, -22; 8, 0; 4, 22], &[2.6, 3.0, 2.6], 6));
}

/// Buttons down the front.
fn buttons(black: &mut Plate, row: &[At; 4], count: usize, r: f64) {
    let path = Path::new(curve(row));
    for (at, _) in path.walk(count) {
        black.ink(circle(at, r + 4.0));
        black.cut(circle(at, r));
        black.ink(circle((at.0 - 1.0, at.1 + 1.0), r * 0.3));
    }
}

/// A belt, no wider than the coat.
fn belt(black: &mut Plate, coat: &Shape, line: &[At; 3], wide: f64) {
    black.ink(taper(line, &[wide + 12.0, wide + 12.0]).within(coat));
    let edge = |by: f64| line.map(|at| (at.0, at.1 + by));
    for by in [-wide / 2.0, wide / 2.0] {
        black.cut(
            Marks::stroke(&edge(by), &[2.6, 4.0, 3.4], 3)
                .shape()
                .within(&coat.grown(-5.0)),
        );
    }
}

/// A collar that stands up.
fn collar(black: &mut Plate, head: &Profile, line: &[At; 4]) {
    black.ink(head.stroke(line, &[24.0, 26.0, 26.0, 20.0], 1));
    for by in [-9.0, 12.0] {
        let edge = line.map(|at| (at.0 + by * 0.2, at.1 + by));
        black.cut(head.stroke(&edge, &[3.0, 4.0, 3.0, 0.6], 2));
    }
}
