//! Somebody on this side: a hand, a pyjama cuff, and between finger and thumb the same key, small.

use crate::line::{handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{Gesture, Hand, PaperStyle, Side};
use crate::motifs::things::key;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::stops;

const WRIST: At = (16.0, 850.0);
const SIZE: f64 = 190.0;

pub fn draw(scene: &Scene) {
    let hand = Hand {
        gesture: Gesture::Pinch,
        side: Side::Left,
        fingers: v(0.9, -0.2, 0.1),
        thumb: v(0.3, 0.8, 0.5),
        plump: 1.06,
        arm: 0.3,
        forearm: Some(v(-0.9, 0.4, 0.0)),
    };
    let posed = hand.posed();
    let pinched = posed.pinched();
    let spot = Spot::new(WRIST.0, WRIST.1, SIZE);
    let pinch = spot.point(pinched.flat());
    let [behind, before] = hand.parts_around(Skin::Umber.colour(), (0.3, -0.9), pinched.z);
    let (behind, before) = (behind.put(&spot), before.put(&spot));
    let sleeve = taper(
        &[(-140.0, 960.0), (-60.0, 900.0), (-26.0, 878.0)],
        &[190.0, 150.0, 112.0],
    );
    for shape in [&behind.shape.and(&before.shape), &sleeve] {
        scene.add(scene.blurred(scene.veil(&shape.moved(14.0, 22.0), "#6a4a8c", 0.4), 10.0));
    }
    scene.add(behind.paint(scene, PaperStyle::default()));
    small_key(scene, pinch);
    scene.add(before.paint(scene, PaperStyle::default()));
    scene.add(scene.fill(&sleeve, "#2f3f8c"));
    for i in 0..6 {
        let down = -62.0 + 26.0 * f64::from(i);
        let line = [
            (-140.0, 960.0 + down * 1.2),
            (-60.0, 900.0 + down),
            (16.0, 856.0 + down * 0.72),
        ];
        let stripe = taper(&line, &[5.0, 5.0, 5.0]);
        scene.add(scene.veil(&stripe.within(&sleeve), "#b9c4ee", 0.85));
    }
    scene.add(scene.veil(&sleeve.minus(&sleeve.moved(-6.0, -26.0)), "#161a4c", 0.5));
    let cuff = taper(
        &[(2.0, 796.0), (28.0, 852.0), (36.0, 918.0)],
        &[24.0, 28.0, 24.0],
    );
    let cuff = handcut(&cuff, 0.6, 20.0, 5);
    scene.add(scene.veil(&cuff.moved(6.0, 6.0).within(&behind.shape), "#3a1c2c", 0.5));
    scene.add(scene.fill(&cuff, "#eef0fb"));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(-5.0, -4.0)), "#6a70ac", 0.6));
}

/// The key: its uppermost ring is between finger and thumb.
fn small_key(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x + 4.0, y + 30.0, 2.1).turned(86.0);
    let shape = spot.put(&key());
    scene.add(scene.blurred(scene.veil(&shape.moved(16.0, 20.0), "#6a4a8c", 0.5), 6.0));
    scene.add(scene.fill(&shape.swept(-5.0, 2.0, 4), "#7a4418"));
    let gold = stops![0, "#ffdf7a"; 0.6, "#eba632"; 1, "#b9742c"];
    scene.add(scene.fill(&shape, scene.linear((x, y), (x + 20.0, y + 250.0), &gold)));
    scene.add(scene.veil(&shape.minus(&shape.moved(-2.4, 0.6)), "#fff4c4", 0.9));
}
