//! Her body, as she lies on the water: drawn from the neck down, the neck at the origin.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::Skin;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots, stops};

const SUIT: &str = "#8e2f6e";

/// Her pieces on the card.
pub struct Body {
    spot: Spot,
    /// Chest, shoulders and legs.
    skin: Shape,
    feet: [Shape; 2],
    suit: Shape,
}

/// Where a foot begins: below the ankle, turned out.
fn foot_at(side: f64) -> Spot {
    Spot::new(side * 92.0, 506.0, 0.98)
        .turned(side * -17.0)
        .flipped(side < 0.0)
}

const TOES: [(f64, f64, f64, f64); 5] = [
    (-12.0, 94.0, 7.6, 10.0),
    (-1.0, 95.0, 5.4, 8.6),
    (7.4, 91.0, 5.0, 7.8),
    (14.4, 85.0, 4.6, 7.0),
    (20.4, 77.0, 4.2, 6.0),
];

impl Body {
    /// With the neck there, turned so far.
    pub fn at(spot: Spot) -> Body {
        let chest = blob(&knots![
            -22, -30; 22, -30; 36, -6; 74, 2; 92, 26; 84, 64; 78, 100; 70, 130; -70, 130; -78, 100; -84, 64; -92, 26; -74, 2; -36, -6
        ]);
        let legs = [-1.0, 1.0].map(|side: f64| {
            taper(
                &[
                    (side * 50.0, 246.0),
                    (side * 54.0, 306.0),
                    (side * 66.0, 376.0),
                    (side * 82.0, 436.0),
                    (side * 92.0, 512.0),
                ],
                &[106.0, 98.0, 68.0, 66.0, 36.0],
            )
        });
        let suit = blob(&knots![
            -54, -4, corner; -38, -6, corner; -32, 30; -14, 50; 0, 55; 14, 50; 32, 30; 38, -6, corner; 54, -4, corner; 60, 34; 82, 78;
            86, 114; 78, 152; 88, 196; 104, 244, corner; 70, 262; 34, 288; 10, 320, corner; -10, 320, corner; -34, 288; -70, 262; -104, 244, corner;
            -88, 196; -78, 152; -86, 114; -82, 78; -60, 34
        ]);
        let hips = blob(
            &knots![-60, 190; 60, 190; 96, 222; 104, 250; 96, 290; 20, 318; 0, 314; -20, 318; -96, 290; -104, 250; -96, 222],
        );
        let foot = |side: f64| {
            let sole = blob(&knots![
                -15, -14; 0, -18; 15, -14; 19, 6; 16, 26; 20, 46; 26, 66; 24, 80; 8, 90; -10, 92; -20, 88; -22, 66; -17, 40; -15, 22; -19, 6
            ]);
            let toes = TOES.map(|(x, y, rx, ry)| ellipse((x, y), rx, ry));
            spot.put(&foot_at(side).put(&sole.and(&all(toes)).fillet(1.0)))
        };
        Body {
            spot,
            skin: spot.put(&all([chest, hips, legs[0].clone(), legs[1].clone()]).fillet(9.0)),
            feet: [foot(-1.0), foot(1.0)],
            suit: spot.put(&suit),
        }
    }

    /// All of it.
    pub fn outline(&self) -> Shape {
        all([
            self.skin.clone(),
            self.suit.clone(),
            self.feet[0].clone(),
            self.feet[1].clone(),
        ])
        .fillet(4.0)
    }

    pub fn draw(&self, scene: &Scene) {
        let skin: Colour = Skin::Umber.colour();
        let spot = &self.spot;
        let whole = self.skin.and(&self.feet[0]).and(&self.feet[1]).fillet(5.0);
        scene.add(scene.fill(&whole, skin));
        let (shade, light, line) = (
            mix(skin, "#3a1838", 0.45),
            mix(skin, "#ffdca8", 0.4),
            mix(skin, "#2a1020", 0.62),
        );
        let on = |shape: Shape, colour: Colour, seen: f64, soft: f64| {
            scene.add(scene.clipped(
                &whole,
                scene.blurred(scene.veil(&shape, colour, seen), soft),
            ));
        };
        on(whole.minus(&whole.moved(-9.0, -5.0)), shade, 0.75, 3.0);
        for side in [-1.0, 1.0] {
            // Collarbones, shins and knees.
            let bone = taper(
                &[(side * 8.0, 2.0), (side * 30.0, -3.0), (side * 56.0, 4.0)],
                &[1.0, 3.4, 1.0],
            );
            on(spot.put(&bone), line, 0.5, 0.4);
            let shin = taper(
                &[
                    (side * 66.0, 392.0),
                    (side * 80.0, 440.0),
                    (side * 88.0, 500.0),
                ],
                &[5.0, 11.0, 4.0],
            );
            on(spot.put(&shin.moved(-3.0, 0.0)), light, 0.4, 3.0);
            let thigh = taper(
                &[
                    (side * 46.0, 300.0),
                    (side * 56.0, 340.0),
                    (side * 62.0, 366.0),
                ],
                &[8.0, 22.0, 10.0],
            );
            on(spot.put(&thigh.moved(-6.0, 0.0)), light, 0.32, 6.0);
            let knee = taper(
                &[
                    (side * 66.0 - 17.0, 382.0),
                    (side * 67.0, 390.0),
                    (side * 66.0 + 17.0, 381.0),
                ],
                &[1.0, 3.4, 1.0],
            );
            on(spot.put(&knee), line, 0.6, 0.4);
        }
        for (side, foot) in [-1.0, 1.0].into_iter().zip(&self.feet) {
            let put = |shape: &Shape| spot.put(&foot_at(side).put(shape));
            let gaps = [(-6.0, 90.0), (3.0, 90.0), (10.8, 86.0), (17.4, 79.0)]
                .map(|(x, y)| taper(&[(x - 0.6, y - 7.0), (x, y + 7.0)], &[1.6, 1.2]));
            scene.add(scene.veil(&put(&all(gaps)).within(foot), line, 0.8));
            let ankles = all([(-16.0, 2.0), (16.0, 2.0)].map(|(x, y)| ellipse((x, y), 4.0, 5.4)));
            scene.add(scene.veil(&put(&ankles).within(foot), light, 0.45));
            let instep = put(&taper(&spots![0, 4; 2, 34; 0, 66], &[6.0, 12.0, 8.0]));
            scene.add(scene.blurred(scene.veil(&instep, light, 0.4), 3.0));
            for (x, y, rx, ry) in TOES {
                let nail = ellipse((x, y + ry * 0.45), rx * 0.56, ry * 0.36);
                scene.add(scene.veil(&put(&nail), "#f0b43c", 0.95));
            }
        }
        self.swimsuit(scene);
    }

    /// Of one piece, with straps.
    fn swimsuit(&self, scene: &Scene) {
        let (spot, suit) = (&self.spot, &self.suit);
        let [a, b] = [(-90.0, 60.0), (110.0, 200.0)].map(|at| spot.point(at));
        let tones = stops![0, "#b04a8a"; 0.5, SUIT; 1, "#6a1f56"];
        scene.add(scene.veil(&suit.moved(2.0, 4.0).within(&self.skin), "#3a1230", 0.5));
        scene.add(scene.fill(suit, scene.linear(a, b, &tones)));
        let on = |shape: Shape, colour: &str, seen: f64, soft: f64| {
            scene.add(scene.clipped(
                suit,
                scene.blurred(scene.veil(&spot.put(&shape), colour, seen), soft),
            ));
        };
        // Breasts and belly stand out of the water.
        for side in [-1.0, 1.0] {
            on(
                ellipse((side * 41.0, 82.0), 31.0, 28.0),
                "#d873ac",
                0.4,
                8.0,
            );
            let below = taper(
                &[
                    (side * 10.0, 96.0),
                    (side * 40.0, 121.0),
                    (side * 76.0, 100.0),
                ],
                &[1.0, 8.0, 1.0],
            );
            on(below, "#4a1040", 0.6, 3.0);
        }
        on(ellipse((-4.0, 196.0), 56.0, 50.0), "#d873ac", 0.4, 14.0);
        on(
            taper(&spots![-56, 250; 0, 272; 58, 248], &[2.0, 10.0, 2.0]),
            "#4a1040",
            0.5,
            4.0,
        );
        on(
            taper(&spots![-76, 152; -50, 160; -28, 158], &[1.0, 5.0, 1.0]),
            "#4a1040",
            0.5,
            1.5,
        );
        on(
            taper(&spots![76, 152; 52, 161; 34, 158], &[1.0, 5.0, 1.0]),
            "#4a1040",
            0.5,
            1.5,
        );
        let hem = suit.minus(&suit.grown(-3.0));
        scene.add(scene.veil(&hem, "#e39ac6", 0.35));
    }
}
