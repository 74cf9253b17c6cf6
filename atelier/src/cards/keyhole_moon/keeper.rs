//! Somebody on this side: a hand, a pyjama cuff, and from one finger hangs the same key, small.

use crate::line::{Stroke, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::space::v;
use crate::motifs::people::{Gesture, Hand, PaperStyle, Side};
use crate::motifs::things::key;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::stops;

const WRIST: At = (66.0, 866.0);
const SIZE: f64 = 236.0;

pub fn draw(scene: &Scene) {
    let hand = Hand {
        gesture: Gesture::String,
        side: Side::Right,
        fingers: v(0.86, -0.16, 0.34),
        thumb: v(0.3, 0.75, 0.6),
        plump: 1.06,
        arm: 0.3,
        forearm: Some(v(-0.9, 0.5, 0.0)),
    };
    let posed = hand.posed();
    let pinched = posed.pinched();
    let spot = Spot::new(WRIST.0, WRIST.1, SIZE);
    let pinch = spot.point(pinched.flat());
    let part: Part = hand
        .part(Skin::Umber.colour(), (0.3, -0.9), true)
        .put(&spot);
    let sleeve = taper(
        &[(-120.0, 990.0), (-40.0, 930.0), (24.0, 892.0)],
        &[210.0, 168.0, 126.0],
    );
    for shape in [&part.shape, &sleeve] {
        scene.add(scene.blurred(scene.veil(&shape.moved(18.0, 26.0), "#6a4a8c", 0.4), 12.0));
    }
    small_key(scene, pinch);
    scene.add(part.paint(scene, PaperStyle::default()));
    scene.add(scene.fill(&sleeve, "#2f3f8c"));
    for i in 0..6 {
        let down = -70.0 + 30.0 * f64::from(i);
        let line = [
            (-120.0, 990.0 + down * 1.2),
            (-40.0, 930.0 + down),
            (30.0, 890.0 + down * 0.72),
        ];
        let stripe = Stroke::new(&line, &[5.0, 5.0, 5.0]).shape();
        scene.add(scene.veil(&stripe.within(&sleeve), "#b9c4ee", 0.85));
    }
    scene.add(scene.veil(&sleeve.minus(&sleeve.moved(-6.0, -26.0)), "#161a4c", 0.5));
    let cuff = taper(
        &[(24.0, 826.0), (62.0, 872.0), (84.0, 934.0)],
        &[26.0, 30.0, 26.0],
    );
    scene.add(scene.fill(&cuff, "#eef0fb"));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(-5.0, -4.0)), "#6a70ac", 0.6));
}

/// The key, on a loop of string.
fn small_key(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x + 4.0, y + 92.0, 1.9).turned(82.0);
    let shape = spot.put(&key());
    let loop_ = [
        (x - 3.0, y),
        (x - 14.0, y + 36.0),
        (x + 2.0, y + 78.0),
        (x + 14.0, y + 40.0),
        (x + 3.0, y),
    ];
    let cord = Stroke::new(&loop_, &[4.0, 4.0, 4.0]).shape();
    let whole = shape.and(&cord);
    scene.add(scene.blurred(scene.veil(&whole.moved(16.0, 20.0), "#6a4a8c", 0.5), 6.0));
    scene.add(scene.fill(&cord, "#b03a4a"));
    scene.add(scene.fill(&shape.swept(-5.0, 2.0, 4), "#7a4418"));
    let gold = stops![0, "#ffd766"; 0.6, "#e09a2c"; 1, "#a8641f"];
    scene.add(scene.fill(
        &shape,
        scene.linear((x, y + 60.0), (x + 20.0, y + 300.0), &gold),
    ));
    scene.add(scene.veil(&shape.minus(&shape.moved(-2.4, 0.6)), "#fff4c4", 0.9));
}
