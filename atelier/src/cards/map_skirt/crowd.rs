//! The crowd on the far side of the square: how it stands, claps, drums and lifts its children.

use super::feast::MIDDLE;
use super::guests::{Act, CLOTHES, GUESTS, Guest, PEOPLE};
use super::stances::{SWAY, WIDE};
use super::{DUSK, FOAM, GOLD, RED};
use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{
    Age, Build, Eyes, Figure, Garment, Gesture, Hand, Hat, Head, Mouth, Pose, Shoes, Skin, Sleeves,
    View,
};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// We look down on them, so they are shorter than they are: this much wider, compared with their height.
const SLANT: f64 = 1.16;
/// Half the height of a grown head; from above it is nearer than the feet.
const HEAD: f64 = 9.4;

pub fn draw(scene: &Scene) {
    let mut guests: Vec<(usize, &Guest)> = GUESTS.iter().enumerate().collect();
    guests.sort_by(|a, b| a.1.at.1.total_cmp(&b.1.at.1));
    for (number, guest) in guests {
        scene.add(Watcher { guest, number }.ink(scene));
    }
}

/// One guest on the way to the scene.
struct Watcher<'a> {
    guest: &'a Guest,
    number: usize,
}

impl Watcher<'_> {
    /// How much of somebody is lost in the dusk: it comes from the edges.
    fn dim(&self, colour: &str) -> Colour {
        let (dx, dy) = (self.guest.at.0 - MIDDLE.0, self.guest.at.1 - MIDDLE.1);
        let far = dx.hypot(dy / 0.87);
        let dusk = ((far - 540.0) / 110.0).clamp(0.0, 1.0) * 0.6;
        mix(colour, "#6f3a44", dusk)
    }

    fn height(&self) -> f64 {
        112.0 + (self.guest.at.1 - 150.0) * 0.14
    }

    fn figure(&self, who: usize, wear: usize, second: bool) -> Figure {
        let (person, clothes) = (&PEOPLE[who], &CLOTHES[wear]);
        let stance = self.guest.act.stance(second);
        let dim = |colour: &str| self.dim(colour);
        let n = self.number + usize::from(second) * 3;
        Figure {
            at: self.guest.at,
            height: self.height() * person.tall,
            flip: self.guest.flip,
            turn: [0.0, 2.0, -2.0, 1.0][n % 4],
            pose: stance.pose,
            view: stance.view,
            looks: Some(match (stance.looks, n % 7) {
                (View::ThreeQuarter, 4) => View::Front,
                (looks, _) => looks,
            }),
            build: person.build,
            skin: Skin::Of(dim(person.skin)),
            head: Head {
                age: person.age,
                hair: person.hair,
                hair_colour: dim(person.hair_colour),
                eyes: match n % 5 {
                    2 => Eyes::Closed,
                    _ => Eyes::Open,
                },
                mouth: [Mouth::Open, Mouth::Smile, Mouth::Open, Mouth::Calm][n % 4],
                beard: person.beard,
                hat: match person.kerchief {
                    Some(_) => Hat::Kerchief,
                    None => Hat::None,
                },
                hat_colour: dim(person.kerchief.unwrap_or(RED)),
                brow: if stance.looks == View::Profile {
                    0.4
                } else {
                    -0.5
                },
                ..Head::default()
            },
            head_size: (person.age != Age::Child).then_some(HEAD),
            garment: match (clothes.garment, person.build) {
                (Garment::Trousers, Build::Child) => Garment::Shorts,
                (garment, _) => garment,
            },
            hem: clothes.hem,
            top: dim(clothes.top),
            low: dim(clothes.low),
            trim: dim(clothes.trim),
            // A rolled sleeve on a raised arm would show how it is set in.
            sleeves: match (self.guest.act, clothes.sleeves) {
                (
                    Act::Cheer | Act::ClapHigh | Act::Wave | Act::Tambourine | Act::Call,
                    Sleeves::Short,
                ) => Sleeves::Long,
                (_, sleeves) => sleeves,
            },
            apron: clothes.apron.map(dim),
            belt: clothes.belt.map(dim),
            shoes: match n % 3 {
                0 => Shoes::Bare,
                _ => Shoes::Low,
            },
            shoe_colour: dim("#3a1c28"),
            hands: stance.hands,
            fingers: stance.fingers,
            ..Figure::default()
        }
    }

    fn paper<'b>(&self, scene: &'b Scene, spot: Spot, part: i64) -> Paper<'b> {
        let motif = Motif {
            scene,
            spot,
            seed: self.seed() + part,
        };
        Paper {
            uneven: 0.2,
            rim: 0.9,
            ..Paper::new(motif, DUSK)
        }
    }

    fn seed(&self) -> i64 {
        3 + self.number as i64 * 40
    }

    fn ink(&self, scene: &Scene) -> Ink {
        let (guest, (x, y)) = (self.guest, self.guest.at);
        let figure = self.figure(guest.who, guest.wear, self.number % 2 == 1);
        let wide = self.height() * 0.24;
        let ground = ellipse((x - wide * 0.4, y), wide, wide * 0.3);
        let shadow = scene.blurred(scene.veil(&ground, DUSK, 0.5), 5.0);
        let ink = match guest.act {
            Act::Ride(child) => self.rider(scene, &figure, child),
            Act::Lift(child) => self.lifted(scene, &figure, child),
            Act::Embrace(who, wear) => self.couple(scene, who, wear),
            act => {
                let drawn = figure.drawn(scene, self.seed());
                let held = self.held(scene, &figure, act);
                let hat = self.hat(scene, &figure, guest.who);
                match act {
                    Act::Tambourine | Act::Wave => held + drawn.body + hat + drawn.near,
                    _ => drawn.body + hat + held + drawn.near,
                }
            }
        };
        shadow + scene.widened(ink, x, SLANT)
    }

    /// A hat with a wide brim, seen from above.
    fn hat(&self, scene: &Scene, figure: &Figure, who: usize) -> Ink {
        let Some(colour) = PEOPLE[who].hat else {
            return Ink::none();
        };
        let colour = self.dim(colour);
        let (head, nod) = (figure.pose.head, figure.pose.nod);
        let at = figure.spot().point((head.0, head.1 - 0.6));
        let spot = Spot {
            at,
            size: HEAD * figure.height / 100.0 / 125.0,
            ..figure.spot()
        };
        let spot = spot.turned(if figure.flip { -nod } else { nod });
        let paper = self.paper(scene, spot, 20);
        let brim = blob(&knots![
            -172, -66; -150, -104; -70, -136; 10, -142; 90, -132; 160, -98; 176, -60; 110, -40; 20, -34; -90, -42
        ]);
        let crown = blob(&knots![
            -84, -92; -80, -150; -44, -192; 6, -198; 52, -188; 84, -146; 86, -90; 40, -74; -40, -76
        ]);
        let band = taper(
            &spots![-84, -100; -30, -82; 30, -81; 86, -98],
            &[22.0, 24.0, 24.0, 22.0],
        );
        paper.piece(&brim, colour, 1)
            + paper.piece(&crown, colour.lighter(0.03), 2)
            + scene.clipped(&paper.put(&crown), paper.mark(&band, self.dim(FOAM)))
    }

    /// What somebody has in the hands.
    fn held(&self, scene: &Scene, figure: &Figure, act: Act) -> Ink {
        let paper = self.paper(scene, figure.spot(), 30);
        match act {
            Act::Drum => {
                let strap = taper(&spots![-6, -82; 4, -70; 13, -56], &[2.0, 2.2, 2.0]);
                let barrel = blob(&knots![
                    -13, -54, corner; -12.4, -44; -10, -36; -4, -32.6; 4, -32.4; 10.6, -35.6; 13.4, -44; 14, -54, corner
                ]);
                let ropes = taper(
                    &spots![-12.4, -51; -9, -37; -5, -50; 0, -34.6; 5.4, -50; 10, -37; 13.4, -51],
                    &[0.8, 0.8],
                );
                let hoop = ellipse((0.5, -54.0), 14.4, 5.6);
                let skin = ellipse((0.5, -54.6), 13.0, 4.8);
                paper.mark(&strap, self.dim("#4a2430"))
                    + paper.piece(&barrel, self.dim("#b23a30"), 1)
                    + paper.mark(&ropes, self.dim(GOLD))
                    + paper.piece(&hoop, self.dim("#7a3a2a"), 2)
                    + paper.piece(&skin, self.dim(FOAM), 3)
            }
            Act::Tambourine => {
                let (hoop, skin) = (
                    ellipse((-9.0, -109.0), 8.6, 9.6),
                    ellipse((-9.0, -109.0), 6.8, 7.8),
                );
                let bells = all((0..6).map(|i| {
                    let (sin, cos) = (f64::from(i) * 60.0 + 20.0).to_radians().sin_cos();
                    ellipse((-9.0 + cos * 8.0, -109.0 + sin * 9.0), 1.6, 1.6)
                }));
                paper.piece(&hoop, self.dim("#9a4a2e"), 1)
                    + paper.piece(&skin, self.dim(FOAM), 2)
                    + paper.mark(&bells, self.dim(GOLD))
            }
            Act::Wave => {
                let cloth = blob(&knots![
                    18, -104, corner; 24, -114; 34, -112; 42, -120; 52, -116, corner; 46, -106; 38, -102; 30, -104; 24, -98
                ]);
                paper.piece(&cloth, self.dim(FOAM), 1)
            }
            Act::Stick => {
                let stick = taper(
                    &spots![17, -55; 22, -54; 23, -28; 24, -1],
                    &[2.4, 2.4, 2.0, 1.8],
                );
                paper.piece(&stick, self.dim("#6a3a24"), 1)
            }
            _ => Ink::none(),
        }
    }

    /// Somebody with a child on the shoulders.
    fn rider(&self, scene: &Scene, figure: &Figure, child: usize) -> Ink {
        let spot = figure.spot();
        let above = Figure {
            at: spot.point((1.0, -64.0)),
            pose: Pose {
                knees: spots![-4, -44; 5, -44],
                feet: spots![-4, -42; 5, -42],
                elbows: spots![-17, -88; 15, -80],
                hands: spots![-24, -104; 18, -94],
                ..WIDE
            },
            hands: [Gesture::Open, Gesture::Relaxed],
            fingers: [None; 2],
            shoes: Shoes::Low,
            ..self.figure(child, 12, true)
        };
        let above = Figure {
            height: figure.height * 0.6,
            ..above
        };
        let drawn = figure.drawn(scene, self.seed());
        let paper = self.paper(scene, spot, 30);
        let legs = all([-1.0, 1.0].map(|side: f64| {
            let x = side * 8.0 + 0.4;
            taper(
                &[(x, -81.0), (x * 1.04, -75.0), (x * 0.92, -67.0)],
                &[5.0, 4.8, 3.6],
            )
        }));
        let shoes = all([-1.0, 1.0].map(|side: f64| {
            let x = side * 7.4 + 0.4;
            blob(
                &knots![x - 2.4, -65; x, -67; x + 2.4, -65; x + 2.6, -60.6; x, -59; x - 2.6, -60.6],
            )
        }));
        let skin = self.dim(PEOPLE[child].skin);
        above.drawn(scene, self.seed() + 17).ink()
            + drawn.body
            + self.hat(scene, figure, self.guest.who)
            + paper.piece(&legs, skin, 1)
            + paper.piece(&shoes, self.dim(RED), 2)
            + drawn.near
    }

    /// Somebody who lifts a child, so that it sees.
    fn lifted(&self, scene: &Scene, figure: &Figure, child: usize) -> Ink {
        let spot = figure.spot();
        let up = Figure {
            at: spot.point((27.0, -58.0)),
            height: figure.height * 0.58,
            turn: -6.0,
            pose: Pose {
                knees: spots![-5, -28; 6, -27],
                feet: spots![-9, -7; 2, -4],
                elbows: spots![-17, -78; 15, -90],
                hands: spots![-26, -86; 17, -106],
                toes: [70.0, 60.0],
                ..SWAY
            },
            hands: [Gesture::Open; 2],
            fingers: [None; 2],
            view: View::Front,
            looks: Some(View::ThreeQuarter),
            ..self.figure(child, 12, true)
        };
        let drawn = figure.drawn(scene, self.seed());
        drawn.body
            + self.hat(scene, figure, self.guest.who)
            + up.drawn(scene, self.seed() + 17).ink()
            + drawn.near
    }

    /// Two who have their arms around each other.
    fn couple(&self, scene: &Scene, who: usize, wear: usize) -> Ink {
        let one = self.figure(self.guest.who, self.guest.wear, false);
        let other = self.figure(who, wear, true);
        let other = Figure {
            at: one.spot().point((20.0, 1.0)),
            ..other
        };
        let (a, b) = (
            one.drawn(scene, self.seed()),
            other.drawn(scene, self.seed() + 17),
        );
        let shoulder = other.spot().point((9.0, -80.0));
        let hand = Hand {
            at: shoulder,
            length: one.height * 0.105,
            direction: if one.flip { 125.0 } else { 55.0 },
            gesture: Gesture::Flat,
            skin: one.skin,
            mirrored: one.flip,
            light: None,
        };
        a.body
            + self.hat(scene, &one, self.guest.who)
            + a.near
            + b.body
            + self.hat(scene, &other, who)
            + b.near
            + hand.drawn(scene, self.seed() + 5).ink
    }
}
