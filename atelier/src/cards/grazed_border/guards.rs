//! The guards: the same coat in two sizes, two hats. Light falls on them from where the border was.

use super::{hand, hats};
use crate::line::{Path, Stroke, blob, circle, curve, handcut, taper};
use crate::motifs::people::space::v;
use crate::motifs::people::{Gesture, Hand, Side};
use crate::shape::{At, Shape};
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
    let head = Profile::strong((182.0, 306.0), 226.0)
        .chin(-4.0)
        .bowed(-2.0)
        .mood(SURPRISED.looking(0.9, -0.3));
    let coat = blob(
        &knots![206, 400; 250, 440; 294, 520; 326, 620; 334, 720; 320, 840; 322, 944, corner;
        164, 956; 36, 944, corner; 32, 840; 34, 700; 28, 560; 44, 466; 88, 416; 114, 384],
    );
    let sleeve = taper(
        &spots![92, 476; 104, 560; 150, 640; 212, 632; 272, 572; 306, 530],
        &[116.0, 104.0, 96.0, 88.0, 74.0, 62.0],
    );
    let boots = [
        boot((104.0, 1046.0), 1.0, 0.0),
        boot((224.0, 1054.0), 1.0, 0.0),
    ];
    let figure = Guard {
        head,
        coat: handcut(&coat.within(block), 1.0, 40.0, 4),
        sleeve: handcut(&sleeve, 1.0, 40.0, 5),
        light: Light::across((326.0, 600.0), (204.0, 600.0)).reach(150.0),
        folds: Flow::along([
            spots![14, 500; 154, 530; 294, 500],
            spots![4, 700; 164, 740; 334, 700],
            spots![14, 960; 164, 985; 324, 960],
        ]),
        around_sleeve: Flow::along([
            spots![34, 500; 94, 520; 154, 490],
            spots![74, 600; 114, 610; 154, 580],
            spots![144, 690; 154, 640; 144, 590],
            spots![194, 680; 194, 630; 174, 590],
            spots![304, 610; 274, 570; 244, 530],
        ]),
        boots,
    };
    figure.print(black, 3);
    buttons(
        black,
        &spots![254, 470; 294, 600; 304, 720; 292, 850],
        6,
        7.0,
    );
    belt(
        black,
        &figure.coat,
        &spots![8, 716; 154, 750; 333, 716],
        15.0,
    );
    collar(
        black,
        &figure.head,
        &spots![66, 158; 20, 168; -50, 132; -94, 92],
    );
    figure.lay_sleeve(black, 4);
    let inner = spots![150, 486; 160, 540; 180, 588; 216, 578; 254, 530];
    black.cut(Marks::stroke(&inner, &[0.4, 2.0, 4.0, 5.0, 5.0], 5));
    let greeting = Hand {
        gesture: Gesture::Wave,
        side: Side::Right,
        fingers: v(0.16, -1.0, 0.1),
        thumb: v(0.85, 0.1, -0.5),
        arm: 0.2,
        forearm: Some(v(-0.3, 1.0, 0.0)),
        ..Hand::default()
    };
    hand::print(black, greeting, (310.0, 520.0), 128.0);
    cuff(black, &spots![282, 527; 306, 537; 331, 540], 24.0);
    hats::cap(black, &figure.head);
    hats::moustache(black, &figure.head);
}

/// Thin and tall, with a tall hat; one heel has left the ground.
pub fn woman(black: &mut Plate, block: &Shape) {
    let head = Profile::weathered((636.0, 284.0), 200.0)
        .lips(1.5)
        .flipped()
        .bowed(4.0)
        .mood(SURPRISED.looking(0.9, 0.3));
    let coat = blob(
        &knots![616, 372; 596, 420; 592, 500; 608, 590; 596, 700; 576, 840; 566, 930, corner;
        670, 944; 782, 930, corner; 768, 830; 742, 700; 730, 600; 746, 500; 742, 420; 706, 376; 680, 356],
    );
    let sleeve = taper(
        &spots![698, 430; 724, 520; 736, 600; 724, 690; 712, 748],
        &[74.0, 70.0, 64.0, 56.0, 48.0],
    );
    let far = taper(
        &spots![630, 540; 590, 545; 554, 506; 540, 486],
        &[70.0, 62.0, 54.0, 48.0],
    );
    black.ink(handcut(&far, 1.0, 30.0, 2));
    let around = Flow::along([
        spots![530, 530; 560, 520; 575, 490],
        spots![570, 580; 590, 545; 590, 510],
    ]);
    black.cut(
        Chisel::CLOTH
            .gap(10.0)
            .carve(&far.grown(-5.0), &around, &0.6, 4),
    );
    let greeting = Hand {
        gesture: Gesture::Open,
        side: Side::Right,
        fingers: v(-0.12, -1.0, 0.1),
        thumb: v(0.75, 0.0, 0.65),
        arm: 0.2,
        forearm: Some(v(0.3, 1.0, 0.0)),
        ..Hand::default()
    };
    hand::print(black, greeting, (538.0, 480.0), 112.0);
    cuff(black, &spots![519, 508; 546, 506; 568, 491], 22.0);
    let boots = [
        boot((683.0, 1046.0), -0.88, 0.0),
        boot((752.0, 1054.0), -0.88, 13.0),
    ];
    let figure = Guard {
        head,
        coat: handcut(&coat.within(block), 1.0, 40.0, 6),
        sleeve: handcut(&sleeve, 1.0, 40.0, 7),
        light: Light::across((590.0, 600.0), (690.0, 600.0)).reach(86.0),
        folds: Flow::along([
            spots![586, 450; 660, 480; 740, 450],
            spots![600, 600; 670, 626; 730, 600],
            spots![570, 940; 670, 966; 780, 940],
        ]),
        around_sleeve: Flow::along([
            spots![670, 460; 710, 480; 746, 450],
            spots![700, 600; 736, 612; 770, 590],
            spots![690, 730; 714, 740; 740, 726],
        ]),
        boots,
    };
    figure.print(black, 8);
    buttons(
        black,
        &spots![614, 440; 618, 560; 608, 680; 596, 800],
        6,
        6.0,
    );
    belt(
        black,
        &figure.coat,
        &spots![602, 600; 670, 622; 736, 600],
        13.0,
    );
    collar(
        black,
        &figure.head,
        &spots![58, 164; 10, 172; -40, 142; -72, 112],
    );
    figure.lay_sleeve(black, 9);
    let front = spots![670, 462; 690, 540; 700, 620; 692, 690; 686, 736];
    black.cut(Marks::stroke(&front, &[0.4, 3.0, 5.0, 5.4, 5.0], 5));
    let hanging = Hand {
        gesture: Gesture::Relaxed,
        side: Side::Left,
        fingers: v(-0.1, 1.0, 0.0),
        thumb: v(-0.85, 0.0, 0.5),
        arm: 0.16,
        ..Hand::default()
    };
    hand::print(black, hanging, (710.0, 752.0), 112.0);
    cuff(black, &spots![682, 744; 712, 752; 740, 742], 22.0);
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

/// Where the sleeve ends, over the wrist.
fn cuff(black: &mut Plate, line: &[At; 3], wide: f64) {
    let cuff = Stroke::new(line, &[wide, wide]).blunt().shape();
    black.cut(cuff.grown(4.5));
    black.ink(&cuff);
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
