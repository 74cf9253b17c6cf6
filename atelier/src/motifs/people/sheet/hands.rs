//! A sheet of hands.

use super::{cell, sheet, skin};
use crate::colour::Colour;
use crate::line::{circle, rect, taper};
use crate::motifs::people::part::{Part, shade};
use crate::motifs::people::space::{V3, v};
use crate::motifs::people::{Gesture, Hand, PaperStyle, Side};
use crate::scene::Scene;
use crate::shape::{At, Spot};

/// String, cup, point, flat; reach, bowl of two, rope, laid down; pray, wave, pinch, fist; open palm, phone, two hands in each
/// other, relaxed.
pub fn hands() -> Scene {
    let scene = sheet(1600.0, 1600.0);
    let size = (400.0, 400.0);
    let light = (-0.62, -0.75);
    let hand = |gesture: Gesture, side: Side, fingers: V3, thumb: V3, forearm: Option<V3>| Hand {
        gesture,
        side,
        fingers,
        thumb,
        arm: 0.95,
        forearm,
        ..Hand::default()
    };
    let (left, right) = (Side::Left, Side::Right);
    let rows: [(Hand, At, f64); 16] = [
        (
            hand(
                Gesture::String,
                left,
                v(0.86, -0.12, 0.25),
                v(-0.15, -0.25, 0.92),
                Some(v(-0.93, -0.12, 0.0)),
            ),
            (-70.0, -40.0),
            270.0,
        ),
        (
            hand(
                Gesture::Wrap,
                right,
                v(0.55, -0.05, 0.80),
                v(0.1, -1.0, 0.12),
                Some(v(-0.85, 0.45, 0.0)),
            ),
            (-110.0, 40.0),
            270.0,
        ),
        (
            hand(
                Gesture::Point,
                right,
                v(0.95, -0.25, 0.15),
                v(-0.12, -0.75, 0.65),
                None,
            ),
            (-75.0, 30.0),
            270.0,
        ),
        (
            hand(
                Gesture::Flat,
                left,
                v(-0.90, -0.40, 0.05),
                v(0.35, -0.9, -0.2),
                Some(v(0.62, 0.78, 0.0)),
            ),
            (90.0, 60.0),
            260.0,
        ),
        (
            hand(
                Gesture::Reach,
                right,
                v(0.72, -0.60, 0.35),
                v(-0.60, -0.55, 0.55),
                Some(v(-0.7, 0.72, 0.0)),
            ),
            (-70.0, 80.0),
            270.0,
        ),
        (
            hand(
                Gesture::Cup,
                right,
                v(-0.16, -0.93, -0.30),
                v(0.92, -0.12, 0.38),
                Some(v(0.38, 0.92, 0.0)),
            ),
            (62.0, 90.0),
            235.0,
        ),
        (
            hand(
                Gesture::Grip,
                right,
                v(-0.22, -0.93, 0.22),
                v(0.93, -0.30, 0.22),
                Some(v(-0.45, 0.88, 0.0)),
            ),
            (-30.0, 100.0),
            270.0,
        ),
        (
            hand(
                Gesture::Drape,
                left,
                v(-0.60, 0.66, 0.25),
                v(-0.70, -0.55, 0.1),
                Some(v(0.72, -0.68, 0.0)),
            ),
            (60.0, -60.0),
            260.0,
        ),
        (
            hand(
                Gesture::Pray,
                right,
                v(0.36, -0.92, 0.0),
                v(-0.78, -0.3, -0.42),
                Some(v(-0.32, 0.95, 0.0)),
            ),
            (-25.0, 115.0),
            270.0,
        ),
        (
            hand(
                Gesture::Wave,
                right,
                v(0.26, -0.96, 0.08),
                v(0.97, 0.26, 0.15),
                None,
            ),
            (-10.0, 90.0),
            270.0,
        ),
        (
            hand(
                Gesture::Pinch,
                right,
                v(0.22, -0.93, 0.12),
                v(-0.10, 0.10, 0.96),
                Some(v(0.2, 0.95, 0.0)),
            ),
            (25.0, 90.0),
            270.0,
        ),
        (
            hand(
                Gesture::Fist,
                right,
                v(0.55, -0.75, 0.45),
                v(-0.75, -0.35, 0.5),
                Some(v(-0.35, 0.9, 0.0)),
            ),
            (-35.0, 95.0),
            340.0,
        ),
        (
            hand(
                Gesture::Open,
                right,
                v(0.55, -0.45, 0.60),
                v(0.75, 0.55, -0.2),
                Some(v(-0.75, 0.62, 0.0)),
            ),
            (-60.0, 60.0),
            290.0,
        ),
        (
            hand(
                Gesture::Phone,
                right,
                v(-0.25, -0.80, 0.45),
                v(0.85, -0.40, 0.25),
                Some(v(-0.25, 0.95, 0.0)),
            ),
            (0.0, 100.0),
            270.0,
        ),
        (
            hand(
                Gesture::HoldHand,
                right,
                v(0.80, 0.35, 0.35),
                v(0.25, -0.85, 0.45),
                Some(v(-0.75, -0.62, 0.0)),
            ),
            (-95.0, -30.0),
            250.0,
        ),
        (
            hand(
                Gesture::Relaxed,
                left,
                v(0.10, 0.95, 0.25),
                v(-0.70, 0.10, 0.68),
                Some(v(-0.05, -1.0, 0.0)),
            ),
            (0.0, -80.0),
            270.0,
        ),
    ];
    for (i, (hand, (dx, dy), k)) in rows.into_iter().enumerate() {
        let (cell, x, y) = cell(&scene, i, 4, size);
        let spot = Spot::new(x + dx, y + 200.0 + dy, k);
        let skin = skin(i * 3 + 2).colour();
        let put = |part: Part| part.put(&spot).paint(&scene, PaperStyle::default());
        let posed = hand.posed();
        let place = |p: V3| spot.point(p.flat());
        let mut ink = crate::svg::Ink::none();
        let c = |hex: &str| Colour::from(hex);
        match hand.gesture {
            Gesture::Wrap => {
                let [behind, before] = hand.parts_around(skin, light, 0.16);
                let cup = rect(x - 50.0, y + 85.0, x + 125.0, y + 295.0).softened(26.0);
                ink += put(behind) + scene.fill(&cup, "#e9efe6");
                ink += scene.fill(&cup.minus(&cup.moved(-34.0, -10.0)), "#b9c6c6") + put(before);
            }
            Gesture::Grip => {
                let [behind, before] = hand.parts_around(skin, light, 0.13);
                let (mx, my) = place(posed.grasp());
                let way = hand.thumb.unit();
                let ends = [-1.0, 1.0].map(|s| (mx + way.x * 270.0 * s, my + way.y * 270.0 * s));
                let rope = taper(&[ends[0], (mx, my), ends[1]], &[32.0, 32.0]);
                ink += put(behind) + scene.fill(&rope, "#c8a25f");
                ink += scene.fill(&rope.minus(&rope.moved(-2.0, -9.0)), "#a37e45") + put(before);
            }
            Gesture::Phone => {
                let [behind, before] = hand.parts_around(skin, light, 0.12);
                let (mx, my) = place(v(0.0, -0.45, 0.2));
                let phone = rect(mx - 62.0, my - 118.0, mx + 58.0, my + 92.0)
                    .softened(12.0)
                    .turned(7.0, (mx, my));
                ink += put(behind) + scene.fill(&phone, "#1c2230");
                ink += scene.fill(&phone.grown(-7.0), "#bfeaf2") + put(before);
            }
            Gesture::Cup => {
                let part = hand.part(skin, light, true).put(&spot);
                let other = Part {
                    shape: part.shape.mirrored(x),
                    marks: part
                        .marks
                        .iter()
                        .map(|m| {
                            let mut m = m.clone();
                            m.shape = m.shape.mirrored(x);
                            m
                        })
                        .collect(),
                    ..part.clone()
                };
                ink += other.paint(&scene, PaperStyle::default())
                    + part.paint(&scene, PaperStyle::default());
            }
            Gesture::Pray => {
                let behind = Hand {
                    fingers: v(0.30, -0.94, -0.1),
                    thumb: v(-0.80, -0.26, 0.25),
                    forearm: Some(v(0.15, 1.0, 0.0)),
                    ..hand
                };
                ink += behind
                    .part(shade(skin, 0.7), light, true)
                    .put(&Spot::new(x + 6.0, y + 306.0, k))
                    .paint(&scene, PaperStyle::default());
                ink += put(hand.part(skin, light, true));
            }
            Gesture::HoldHand => {
                let other = Hand {
                    side: right,
                    fingers: v(-0.80, 0.35, 0.2),
                    thumb: v(0.1, -0.9, 0.5),
                    forearm: Some(v(0.75, -0.62, 0.0)),
                    gesture: Gesture::Flat,
                    ..hand
                };
                let [behind, before] = hand.parts_around(skin, light, 0.10);
                ink += put(behind);
                ink += other
                    .part(super::skin(i).colour(), light, true)
                    .put(&Spot::new(x + 105.0, y + 175.0, k))
                    .paint(&scene, PaperStyle::default());
                ink += put(before);
            }
            _ => ink += put(hand.part(skin, light, true)),
        }
        let tip = place(posed.pinched());
        match hand.gesture {
            Gesture::String => {
                ink += scene.fill(
                    &taper(
                        &[
                            tip,
                            (tip.0 + 4.0, tip.1 + 60.0),
                            (tip.0 - 8.0, tip.1 + 130.0),
                        ],
                        &[3.4, 3.4],
                    ),
                    "#b8352a",
                )
            }
            Gesture::Pinch => ink += scene.fill(&circle(tip, 7.0), c("#fff3b8")),
            _ => {}
        }
        scene.add(scene.clipped(&cell, ink));
    }
    scene
}
