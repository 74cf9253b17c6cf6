//! People seen from above.

use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{blob, circle, distance, ellipse, handcut_finely, poly, taper};
use crate::motifs::things::Mitten;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

/// What somebody does with their arms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// They hang.
    Down,
    /// They lean on a rail in front.
    Rail,
    /// They carry something.
    Carry,
    /// One of them waves.
    Wave,
}

/// What somebody has with them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Load {
    /// Nothing.
    Nothing,
    /// A bag of letters.
    Post,
    /// A cello.
    Cello,
    /// A parcel.
    Parcel,
}

/// Somebody seen from above: head and shoulders are nearest, so they are largest.
#[derive(Clone, Copy)]
pub struct FromAbove {
    /// Where the feet are seen.
    pub foot: At,
    /// Where the head is seen.
    pub head: At,
    /// How wide the shoulders are.
    pub shoulders: f64,
    /// The colour of the coat.
    pub coat: Colour,
    /// The colour of the skin.
    pub skin: Colour,
    /// The colour of the hair.
    pub hair: Colour,
    /// The colour of the legs.
    pub legs: Colour,
    /// The colour of a hat, if there is one.
    pub hat: Option<Colour>,
    /// The colour of a mitten on the hand that waves, if there is one.
    pub mitten: Option<Colour>,
    /// The arms.
    pub reach: Reach,
    /// What they have with them.
    pub load: Load,
    /// Where the light is.
    pub light: At,
}

/// Somebody seen from above, on the way to a scene.
struct Cut<'a> {
    scene: &'a Scene,
    spot: Spot,
    light: At,
    seed: i64,
}

impl Cut<'_> {
    fn piece(&self, shape: &Shape, colour: Colour, part: i64) -> Ink {
        let cut = handcut_finely(&self.spot.put(shape), 0.25, 8.0, self.seed + part, 0.15);
        let sheet = self.scene.sheet(&cut, colour).light(self.light);
        sheet.lit(0.22).rim(0.9).grain(1.05).ink()
    }

    fn mark(&self, shape: &Shape, colour: Colour) -> Ink {
        self.scene.fill(&self.spot.put(shape), colour)
    }
}

impl FromAbove {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let (foot, head) = (self.foot, self.head);
        let turn = (head.1 - foot.1).atan2(head.0 - foot.0).to_degrees() + 90.0;
        // Drawn with shoulders 44 wide, as long as it then has to be.
        let size = self.shoulders / 44.0;
        let long = distance(foot, head) / size;
        let cut = Cut {
            scene,
            spot: Spot::new(foot.0, foot.1, size).turned(turn),
            light: self.light,
            seed,
        };
        let legs = all([
            taper(&spots![-7, -long * 0.3; -8, -3], &[13.0, 9.0]),
            taper(&spots![8, -long * 0.34; 10, -8], &[13.0, 9.0]),
            ellipse((-8.0, -1.0), 6.0, 9.0),
            ellipse((10.0, -6.0), 6.0, 9.0),
        ]);
        let body = [
            (-10.0, 0.22),
            (-17.0, 0.45),
            (-22.0, 0.7),
            (-14.0, 0.86),
            (0.0, 0.9),
            (14.0, 0.86),
            (22.0, 0.7),
            (18.0, 0.45),
            (12.0, 0.22),
            (0.0, 0.18),
        ]
        .map(|(x, up)| (x, -long * up).into());
        let (arms, hands) = self.arms(long);
        let palms = all(hands.map(|hand| circle(hand, 5.0)));
        let mut ink = cut.mark(&legs, self.legs) + cut.piece(&blob(&body), self.coat, 1);
        ink += cut.mark(&palms, self.skin) + cut.piece(&arms, self.coat.lighter(-0.03), 2);
        if let Some(colour) = self.mitten {
            let hand = Spot::new(hands[0].0 + 2.0, hands[0].1 + 5.0, 0.2).turned(-40.0);
            ink += cut.piece(&hand.put(&Mitten::shape()), colour, 8);
        }
        ink += self.load.ink(&cut);
        ink + self.head(&cut, long)
    }

    fn arms(&self, long: f64) -> (Shape, [At; 2]) {
        let arm = |side: f64, elbow: (f64, f64), wrist: (f64, f64), width: f64| {
            let shoulder = (side * 19.0, -long * 0.72);
            let points = [
                shoulder,
                (side * elbow.0, -long * elbow.1),
                (side * wrist.0, -long * wrist.1),
            ];
            taper(&points, &[11.0, 10.0, width])
        };
        let both = |elbow, wrist, width| [-1.0, 1.0].map(|side| arm(side, elbow, wrist, width));
        let (arms, hands) = match self.reach {
            Reach::Rail => (
                both((27.0, 0.5), (14.0, 0.26), 8.0),
                [(-13.0, 0.24), (13.0, 0.24)],
            ),
            Reach::Carry => (
                both((24.0, 0.45), (8.0, 0.36), 9.0),
                [(-7.0, 0.35), (7.0, 0.35)],
            ),
            Reach::Wave => (
                [
                    arm(-1.0, (34.0, 0.8), (42.0, 1.0), 8.0),
                    arm(1.0, (26.0, 0.5), (24.0, 0.3), 8.0),
                ],
                [(-43.0, 1.02), (24.0, 0.28)],
            ),
            Reach::Down => (
                [
                    arm(-1.0, (26.0, 0.5), (22.0, 0.3), 8.0),
                    arm(1.0, (26.0, 0.5), (20.0, 0.34), 8.0),
                ],
                [(-22.0, 0.28), (20.0, 0.32)],
            ),
        };
        (all(arms), hands.map(|(x, up)| (x, -long * up)))
    }

    fn head(&self, cut: &Cut, long: f64) -> Ink {
        let nape = blob(&knots![
            -9, -long * 0.88; -7, -long * 0.8; 0, -long * 0.78; 7, -long * 0.8; 9, -long * 0.88; 0, -long * 0.95
        ]);
        let y = -long * 0.93;
        let hair = blob(&knots![
            -14, y; -13, y - 13.0; 0, y - 19.0; 13, y - 13.0; 14, y; 8, y + 9.0; 0, y + 6.0; -8, y + 9.0
        ]);
        let mut ink = cut.mark(&nape, self.skin) + cut.piece(&hair, self.hair, 3);
        if let Some(hat) = self.hat {
            let y = -long * 0.95;
            let brim = blob(&knots![
                -20, y - 4.0; -14, y - 18.0; 0, y - 23.0; 14, y - 18.0; 20, y - 4.0; 12, y + 10.0; 0, y + 15.0;
                -12, y + 10.0
            ]);
            ink += cut.piece(&brim, hat.lighter(-0.08), 4);
            let ribbon = ellipse((0.0, y - 5.0), 14.5, 13.0);
            ink += cut.piece(&ribbon, mix(hat, "#c8a050", 0.45), 6);
            ink += cut.piece(&ellipse((0.0, y - 7.0), 13.0, 11.6), hat.lighter(0.05), 5);
        }
        ink
    }
}

impl Load {
    fn ink(self, cut: &Cut) -> Ink {
        match self {
            Load::Nothing => Ink::none(),
            Load::Post => {
                let strap = taper(&spots![-18, -40; 4, -26; 20, -14], &[4.0, 4.0, 4.0]);
                let bag = poly(&spots![12, -26; 36, -24; 35, -2; 11, -4]);
                let letter = poly(&spots![16, -30; 27, -33; 29, -22; 18, -20]);
                cut.piece(&strap, "#5a4a3a".into(), 7)
                    + cut.piece(&bag, "#7a5a3c".into(), 8)
                    + cut.mark(&letter, "#f3ead2".into())
            }
            Load::Cello => {
                let slung = Spot::new(-6.0, -26.0, 0.86).turned(-58.0);
                let body = all([
                    ellipse((0.0, 12.0), 17.0, 18.0),
                    circle((0.0, -13.0), 13.0),
                    taper(&spots![0, -20; 0, -52], &[7.0, 6.0]),
                    circle((0.0, -54.0), 5.0),
                ]);
                let strings = all([
                    taper(&spots![-3, 18; -2, -50], &[0.8, 0.8]),
                    taper(&spots![3, 18; 2, -50], &[0.8, 0.8]),
                    taper(&spots![-8, 2; -6, 10], &[2.0, 1.0]),
                    taper(&spots![8, 2; 6, 10], &[2.0, 1.0]),
                    poly(&spots![-5, 18; 5, 18; 4, 24; -4, 24]),
                    poly(&spots![-2.6, -8; 2.6, -8; 2, -52; -2, -52]),
                ]);
                cut.piece(&slung.put(&body.fillet(6.0)), "#b0662f".into(), 7)
                    + cut.mark(&slung.put(&strings), "#3a1c18".into())
            }
            Load::Parcel => {
                let parcel = poly(&spots![-22, -30; 22, -32; 23, -8; -21, -6]);
                let ribbon = poly(&spots![-3, -31; 3, -31; 3, -7; -3, -7]);
                cut.piece(&parcel, "#b08a5a".into(), 7) + cut.piece(&ribbon, "#e6d8b0".into(), 8)
            }
        }
    }
}
