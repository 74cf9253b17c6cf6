//! People seen from above.

use crate::colour::{Colour, mix};
use crate::line::{
    between, blob, circle, distance, ellipse, handcut_finely, poly, rect, step, taper,
};
use crate::motifs::things::Mitten;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// What somebody does with their arms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// They hang.
    Down,
    /// They hold a rail in front.
    Rail,
    /// They carry something.
    Carry,
    /// One holds a rail, the other reaches out over it.
    Over,
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
    /// The colour of a mitten on the hand that reaches out, if there is one.
    pub mitten: Option<Colour>,
    /// Whether the hair is worn in a knot.
    pub knot: bool,
    /// The arms.
    pub reach: Reach,
    /// Where the hands are on the card, if they hold on to something; the one on the left first, seen from behind.
    pub grip: Option<[At; 2]>,
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

    /// A place on the card in the drawing's own measure.
    fn local(&self, at: At) -> At {
        let (sin, cos) = (-self.spot.turn).to_radians().sin_cos();
        let (x, y) = (at.0 - self.spot.at.0, at.1 - self.spot.at.1);
        let size = self.spot.size;
        ((x * cos - y * sin) / size, (x * sin + y * cos) / size)
    }
}

impl FromAbove {
    /// Drawn, but for hands that hold on to something: it comes between.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let (cut, long) = self.cut(scene, seed);
        let mut ink = self.legs(&cut, long);
        let body = all([
            ellipse((0.0, -long * 0.78), 21.5, 9.5),
            ellipse((0.0, -long * 0.48), 15.0, 8.0),
            ellipse((0.0, -long * 0.26), 17.0, 8.5),
        ]);
        ink += cut.piece(&body.hull().softened(1.0), self.coat, 1);
        ink += self.seams(&cut, long);
        let sleeves = self.arms(&cut, long).map(|arm| arm.sleeve());
        for (i, sleeve) in sleeves.iter().enumerate() {
            let shadow = (0.0, 1.6 * cut.spot.size);
            let soft = 2.4 * cut.spot.size;
            let put = cut.spot.put(sleeve);
            ink += scene.shadow(&put, shadow, soft, mix(self.coat, "#0a1218", 0.8), 0.5);
            ink += cut.piece(sleeve, self.coat.lighter(0.02), 2 + i as i64);
        }
        if self.grip.is_none() {
            ink += self.hands(&cut, long);
        }
        ink += self.load.ink(&cut);
        let below = ellipse((0.0, -long * 0.9), 15.0, 13.0);
        let shade = scene.veil(&cut.spot.put(&below), mix(self.coat, "#0a1218", 0.8), 0.5);
        ink += scene.blurred(shade, 2.0 * cut.spot.size);
        ink + self.head(&cut, long)
    }

    /// The hands that hold on to something, drawn above it.
    pub fn grasp(&self, scene: &Scene, seed: i64) -> Ink {
        let (cut, long) = self.cut(scene, seed);
        match self.grip {
            Some(_) => self.hands(&cut, long),
            None => Ink::none(),
        }
    }

    /// Drawn with shoulders 44 wide, as long as it then has to be.
    fn cut<'a>(&self, scene: &'a Scene, seed: i64) -> (Cut<'a>, f64) {
        let (foot, head) = (self.foot, self.head);
        let turn = (head.1 - foot.1).atan2(head.0 - foot.0).to_degrees() + 90.0;
        let size = self.shoulders / 44.0;
        let cut = Cut {
            scene,
            spot: Spot::new(foot.0, foot.1, size).turned(turn),
            light: self.light,
            seed,
        };
        (cut, distance(foot, head) / size)
    }

    /// Whether the face is seen: who carries something on the back turns it to us.
    fn faces_us(&self) -> bool {
        !matches!(self.load, Load::Post | Load::Cello)
    }

    fn legs(&self, cut: &Cut, long: f64) -> Ink {
        let legs = all([
            taper(&spots![-7, -long * 0.34; -8, -4], &[12.0, 9.0]),
            taper(&spots![7, -long * 0.34; 9, -7], &[12.0, 9.0]),
        ]);
        let shoe = match self.faces_us() {
            true => blob(&knots![-4.6, -6; 0, -8; 4.6, -6; 5.6, 4; 4, 10; 0, 12; -4, 10; -5.6, 4]),
            false => {
                blob(&knots![-4.6, -9; 0, -12; 4.6, -9; 5, -2; 3.4, 3.6; 0, 4.6; -3.4, 3.6; -5, -2])
            }
        };
        let shoes = [shoe.moved(-8.4, 0.0), shoe.moved(9.4, -4.0)];
        let leather = mix(self.legs, "#1a0c0c", 0.6);
        let mut ink = cut.mark(&legs, self.legs);
        for (i, shoe) in shoes.iter().enumerate() {
            ink += cut.piece(shoe, leather, 20 + i as i64);
        }
        ink
    }

    /// What is seen of a coat: lapels and buttons, or the seam of the back.
    fn seams(&self, cut: &Cut, long: f64) -> Ink {
        let (dark, light) = (self.coat.lighter(-0.14), mix(self.coat, "#fff4dc", 0.45));
        let (top, low) = (-long * 0.62, -long * 0.16);
        let seam = taper(
            &[(0.0, top), (0.6, (top + low) / 2.0), (0.0, low)],
            &[0.8, 1.6, 1.2],
        );
        let mut ink = cut.mark(&seam, dark);
        if self.faces_us() {
            let collar = all([
                poly(&[(-10.0, top - 4.0), (0.0, top + 7.0), (-1.0, top - 5.0)]),
                poly(&[(10.0, top - 4.0), (0.0, top + 7.0), (1.0, top - 5.0)]),
            ]);
            let buttons = all([0.4, 0.7].map(|part| circle((3.0, top + (low - top) * part), 1.5)));
            ink += cut.mark(&collar, light) + cut.mark(&buttons, light);
        } else {
            let belt = taper(&spots![-9, -long * 0.42; 9, -long * 0.42], &[3.0, 3.0]);
            ink += cut.mark(&belt, dark);
        }
        ink
    }

    fn arms(&self, cut: &Cut, long: f64) -> [Arm; 2] {
        let hands = match (self.grip, self.reach) {
            (Some(grip), _) => grip.map(|at| cut.local(at)),
            (None, Reach::Carry) => [(-9.0, -long * 0.34), (9.0, -long * 0.34)],
            (None, _) => [(-23.0, -long * 0.26), (22.0, -long * 0.32)],
        };
        [0, 1].map(|i| {
            let side = if i == 0 { -1.0 } else { 1.0 };
            let shoulder = (side * 18.5, -long * 0.78);
            let (x, y) = between(shoulder, hands[i], 0.52);
            let bend = match self.reach {
                Reach::Over if i == 0 => 1.0,
                _ => 8.0,
            };
            Arm {
                shoulder,
                elbow: (x + side * bend, y),
                wrist: hands[i],
            }
        })
    }

    fn hands(&self, cut: &Cut, long: f64) -> Ink {
        let mut ink = Ink::none();
        for (i, arm) in self.arms(cut, long).iter().enumerate() {
            let side = if i == 0 { 1.0 } else { -1.0 };
            let out = step(arm.elbow, arm.wrist);
            let spot = Spot::new(arm.wrist.0, arm.wrist.1, 1.0)
                .turned(out.1.atan2(out.0).to_degrees() - 90.0)
                .flipped(i == 1);
            if self.grip.is_some() {
                // The forearm lies above it too.
                let fore = cut.spot.put(&rect(-90.0, -long * 0.5, 90.0, 90.0));
                let sleeve = cut.piece(&arm.sleeve(), self.coat.lighter(0.02), 2 + i as i64);
                ink += cut.scene.clipped(&fore, sleeve);
            }
            if let (0, Some(colour)) = (i, self.mitten) {
                let mitten = spot.turned(180.0);
                let mitten = Spot {
                    size: 0.23,
                    ..mitten
                };
                ink += cut.piece(&mitten.put(&Mitten::shape()), colour, 8);
                continue;
            }
            let cuff = taper(&spots![-4.4, 0.4; 4.4, 0.4], &[3.6, 3.6]);
            ink += cut.piece(&spot.put(&hand_of(side)), self.skin, 14 + i as i64);
            ink += cut.mark(&spot.put(&cuff), self.coat.lighter(-0.1));
        }
        ink
    }

    fn head(&self, cut: &Cut, long: f64) -> Ink {
        let y = -long * 0.97 - 2.0;
        let faces = self.faces_us();
        let skull = blob(&knots![
            -12, y; -11, y - 10.0; 0, y - 15.0; 11, y - 10.0; 12, y; 10, y + 9.0; 4, y + 13.4; -4, y + 13.4; -10, y + 9.0
        ]);
        let ears = all([
            ellipse((-12.6, y + 1.0), 2.6, 4.0),
            ellipse((12.6, y + 1.0), 2.6, 4.0),
        ]);
        let deep = mix(self.skin, "#3a1420", 0.35);
        let mut ink = cut.mark(&ears, deep) + cut.piece(&skull, self.skin, 3);
        let hair = match faces {
            true => blob(&knots![
                -13.6, y + 2.0; -13.8, y - 9.0; -7, y - 17.0; 4, y - 18.0; 12.6, y - 11.0; 13.8, y + 1.0; 11, y + 3.4;
                7, y + 1.6; 2, y + 3.6; -4, y + 2.0; -9, y + 4.4
            ]),
            false => blob(&knots![
                -13.6, y + 1.0; -13.4, y - 9.0; -7, y - 17.0; 4, y - 18.0; 12.6, y - 10.0; 13.6, y + 2.0; 8, y + 11.0;
                0, y + 13.0; -8, y + 11.0
            ]),
        };
        if faces {
            let line = mix(self.skin, "#200f1e", 0.85);
            let features = all([
                taper(
                    &[(-8.6, y + 6.4), (-5.6, y + 5.4), (-2.8, y + 6.6)],
                    &[0.6, 1.5, 0.6],
                ),
                taper(
                    &[(2.8, y + 6.6), (5.6, y + 5.4), (8.6, y + 6.4)],
                    &[0.6, 1.5, 0.6],
                ),
                taper(
                    &[(-7.6, y + 9.2), (-5.0, y + 10.2), (-3.0, y + 9.4)],
                    &[0.5, 1.3, 0.5],
                ),
                taper(
                    &[(3.0, y + 9.4), (5.0, y + 10.2), (7.6, y + 9.2)],
                    &[0.5, 1.3, 0.5],
                ),
            ]);
            let nose = blob(
                &knots![-2.2, y + 7.0; 0, y + 5.0; 2.2, y + 7.0; 3.2, y + 15.0; 0, y + 17.4; -3.2, y + 15.0],
            );
            ink += cut.mark(&features, line) + cut.piece(&nose, mix(self.skin, "#fff0d8", 0.12), 4);
        }
        ink += cut.piece(&hair, self.hair, 5);
        let strands = all([-1.0, -0.5, 0.1, 0.6, 1.1].map(|part: f64| {
            let crown = (1.0, y - 8.0);
            let end = (
                part * 11.0,
                y + if faces { 1.0 } else { 8.0 } - part.abs() * 3.0,
            );
            let middle = (part * 9.0 + 1.0, y - 5.0);
            taper(&[crown, middle, end], &[0.4, 1.1, 0.4])
        }));
        let strands = strands.within(&hair);
        ink += cut.scene.veil(
            &cut.spot.put(&strands),
            mix(self.hair, "#fff0d8", 0.3),
            if faces { 0.55 } else { 0.3 },
        );
        if self.knot {
            let knot = blob(
                &knots![-6, y - 13.0; -4.6, y - 19.0; 1, y - 21.4; 6.4, y - 18.4; 7, y - 12.0; 1, y - 8.6],
            );
            ink += cut.piece(&knot, self.hair.lighter(0.04), 6);
        }
        if let Some(hat) = self.hat {
            let y = -long * 0.95;
            let brim = blob(&knots![
                -20, y - 4.0; -14, y - 18.0; 0, y - 23.0; 14, y - 18.0; 20, y - 4.0; 12, y + 8.0; 0, y + 11.0;
                -12, y + 8.0
            ]);
            ink += cut.piece(&brim, hat.lighter(-0.08), 4);
            let ribbon = ellipse((0.0, y - 5.0), 14.5, 13.0);
            ink += cut.piece(&ribbon, mix(hat, "#c8a050", 0.45), 6);
            ink += cut.piece(&ellipse((0.0, y - 7.0), 13.0, 11.6), hat.lighter(0.05), 5);
        }
        ink
    }
}

/// From the shoulder to the hand.
struct Arm {
    shoulder: At,
    elbow: At,
    wrist: At,
}

impl Arm {
    fn sleeve(&self) -> Shape {
        taper(&[self.shoulder, self.elbow, self.wrist], &[13.0, 11.0, 8.4])
    }
}

/// A hand from above: the wrist at the origin, the fingers down, the thumb on one side.
fn hand_of(side: f64) -> Shape {
    let palm = blob(&knots![-4.4, 0; 4.4, 0; 5, 5; 4, 8.4; -4, 8.4; -5, 5]);
    let fingers = [-3.9, -1.3, 1.3, 3.9].map(|x: f64| {
        let far = 13.6 - (x - 0.6).abs() * 0.5;
        taper(&[(x * 0.9, 6.0), (x * 1.1, far)], &[2.8, 2.2])
    });
    let thumb = taper(
        &[(side * 3.6, 2.0), (side * 7.4, 6.0), (side * 8.0, 9.6)],
        &[3.6, 3.0, 2.2],
    );
    all(fingers).and(&palm).and(&thumb)
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
