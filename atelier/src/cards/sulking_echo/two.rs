//! What the two do: one calls, the other will not answer.

use super::hiker::Hiker;
use crate::line::{blob, taper};
use crate::shape::{At, Spot, all};
use crate::techniques::print::{Head, Mood, Plate, Profile};
use crate::{knots, spots};

/// She calls with all her might, on the tip of a toe.
pub fn caller(blue: &mut Plate) {
    let mut her = Hiker::new(blue, (203.0, 1038.0), 10.0);
    let (near, far) = ((-10.0, -160.0), (54.0, -168.0));
    her.leg((16.0, -280.0), far, (36.0, 0.0), 0.0);
    her.leg((-12.0, -280.0), near, (-98.0, -41.0), 24.0);
    her.shorts(near, far);
    her.knapsack();
    her.arm((44.0, -150.0), (108.0, -92.0), (138.0, -186.0));
    cupped(&mut her, (134.0, -184.0), -56.0);
    her.torso();
    her.strap();
    let mood = Mood {
        brow: (9.0, 3.0),
        lids: 0.95,
        gaze: (0.8, -0.3),
        smile: 0.0,
        open: 1.0,
    };
    her.head(-14.0, mood, 12.0);
    her.scarf();
    her.arm((0.0, -164.0), (44.0, -64.0), (94.0, -160.0));
    cupped(&mut her, (90.0, -156.0), -44.0);
}

/// A hand at the mouth, from its wrist, the fingers close together.
fn cupped(her: &mut Hiker, wrist: At, turned: f64) {
    let at = her.chest.point(wrist);
    let spot = Spot::new(at.0, at.1, her.chest.size).turned(turned);
    let palm = blob(&knots![-10, -18; 14, -25; 44, -24; 52, 0; 44, 22; 14, 22; -10, 14]);
    let fingers = [(-17.0, 88.0), (-5.0, 97.0), (7.0, 94.0), (17.0, 79.0)].map(|(y, long)| {
        taper(
            &[
                (30.0, y),
                (long * 0.68, y * 0.9 - 1.0),
                (long, y * 0.8 - 6.0),
            ],
            &[17.0, 16.0, 12.0],
        )
    });
    let thumb = taper(&spots![8, -12; 20, -34; 38, -47], &[22.0, 18.0, 13.0]);
    let hand = all(fingers).and(&palm).and(&thumb).fillet(3.0);
    her.pale(&spot.put(&hand));
    for (y, long) in [(-11.0, 89.0), (1.0, 94.0), (12.0, 84.0)] {
        let gap = [
            (46.0, y),
            (long * 0.68, y * 0.9 - 1.0),
            (long, y * 0.8 - 6.0),
        ];
        her.ink(spot, &gap, &[0.6, 2.8, 2.8]);
    }
}

/// The echo will not answer: arms folded, chin up, a toe tapping.
pub fn echo(pink: &mut Plate) {
    let mut it = Hiker::new(pink, (598.0, 634.0), -7.0);
    let (near, far) = ((-4.0, -164.0), (38.0, -166.0));
    it.leg((14.0, -280.0), far, (26.0, -2.0), -18.0);
    it.leg((-8.0, -280.0), near, (-42.0, 0.0), 0.0);
    it.shorts(near, far);
    it.knapsack();
    it.torso();
    it.strap();
    let mood = Mood {
        brow: (6.0, 12.0),
        lids: 0.0,
        gaze: (0.0, 0.0),
        smile: -9.0,
        open: 0.0,
    };
    let head = it.head(-20.0, mood, -6.0);
    peeping(it.plate, &head);
    it.scarf();
    folded(&mut it);
}

/// Folded arms. The near forearm goes below and its hand is tucked away; the far one lies on it, and its hand on the near sleeve.
fn folded(it: &mut Hiker) {
    it.arm((-2.0, -162.0), (8.0, -60.0), (84.0, -74.0));
    let sleeve = it.limb(it.chest, &spots![58, -146; 110, -92], &[58.0, 54.0]);
    let guides = [
        it.chest.points(spots![40, -120; 66, -126; 82, -146]),
        it.chest.points(spots![84, -74; 110, -90; 126, -110]),
    ];
    it.dark(&sleeve, &guides, 30.0, 13);
    let forearm = it.limb(
        it.chest,
        &spots![86, -94; 64, -104; 30, -120],
        &[36.0, 38.0, 32.0],
    );
    it.pale(&forearm);
    let fingers = [(-139.0, 1.0), (-126.0, -6.0), (-112.0, -6.0), (-99.0, 0.0)].map(|(y, x)| {
        taper(
            &[(24.0, y * 0.86 - 17.0), (4.0, y), (x - 18.0, y + 3.0)],
            &[16.0, 15.5, 12.0],
        )
    });
    let back = blob(&knots![44, -136; 26, -146; 6, -144; 0, -120; 4, -94; 24, -94; 44, -102]);
    let hand = all(fingers).and(&back).fillet(1.5);
    let thumb = taper(&spots![34, -136; 22, -156; 6, -164], &[20.0, 16.0, 12.0]);
    it.pale(&it.chest.put(&thumb));
    it.pale(&it.chest.put(&hand));
    for y in [-132.5, -119.0, -105.5] {
        it.ink(
            it.chest,
            &[(12.0, y), (0.0, y), (-22.0, y + 3.0)],
            &[0.8, 3.0, 3.4],
        );
    }
}

/// The eye that peeps back at whoever has called: larger than life, or nobody would see it.
fn peeping(plate: &mut Plate, head: &Profile) {
    plate.cut(head.blob(&knots![26, 2; 46, -14; 72, -10; 80, 4; 70, 20; 44, 22; 28, 14]));
    let white = head.blob(&knots![28, 4, corner; 44, -8; 62, -9; 76, 4, corner; 64, 14; 44, 15]);
    plate.pale(&white, 1.6);
    let iris = head.blob(&knots![31, 0; 38, -7; 47, -7; 50, 4; 46, 13; 38, 13; 31, 8]);
    plate.ink(iris.within(&white));
    plate.cut(head.blob(&knots![36, -1; 39, -4; 42, -1; 39, 2]));
    plate.ink(head.stroke(
        &spots![22, 6; 42, -9; 62, -11; 80, 4],
        &[1.0, 5.0, 5.6, 1.6],
        3,
    ));
}
