//! Hands, finger by finger.
//!
//! A hand is drawn about 110 long: the wrist at the origin, the fingers to the right, the thumb up.

use super::skin::{Skin, Tones};
use crate::colour::mix;
use crate::line::{Knot, blob, handcut_finely, taper, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// What a hand does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gesture {
    /// It is not seen: in a pocket, behind something.
    Hidden,
    /// All fingers spread: it greets, or startles.
    Open,
    /// It hangs, the fingers a little bent.
    #[default]
    Relaxed,
    /// All fingers together: it lies on something, or stops somebody.
    Flat,
    /// The forefinger points.
    Pointing,
    /// Closed around something thin, seen from the fingers.
    Holding,
    /// Held like a bowl, seen from the side.
    Cupped,
    /// The forefinger stretched out as a branch for something small.
    Perch,
    /// Closed, seen from the back of the hand.
    Fist,
    /// Around a bar or a rope that goes up and down before it, seen from the back of the hand. Draw the bar first.
    Grip,
    /// Around a bar that goes up and down before it, seen from the palm. Draw it with [`Hand::drawn_around`].
    Clasp,
    /// At rest, seen from the side of the thumb.
    Edge,
    /// Something thin between thumb and forefinger: a needle, a leaf, a letter. It sticks out at (100, -4).
    Pinch,
}

/// A hand.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// Where its wrist is.
    pub at: At,
    /// How long it is, from the wrist to the tip of the longest finger.
    pub length: f64,
    /// Where its fingers go, in degrees: 0 is to the right, 90 down.
    pub direction: f64,
    /// What it does.
    pub gesture: Gesture,
    /// Of which paper.
    pub skin: Skin,
    /// With the thumb on the other side.
    pub mirrored: bool,
    /// Where the light is, if not where the scene's is.
    pub light: Option<At>,
}

impl Default for Hand {
    fn default() -> Self {
        Hand {
            at: (400.0, 600.0),
            length: 110.0,
            direction: 0.0,
            gesture: Gesture::Relaxed,
            skin: Skin::Honey,
            mirrored: false,
            light: None,
        }
    }
}

/// A hand that has been drawn.
pub struct DrawnHand {
    /// All of it.
    pub ink: Ink,
    /// Its outline.
    pub outline: Shape,
}

impl Hand {
    /// Where its drawing goes.
    pub fn spot(&self) -> Spot {
        let spot = Spot::new(self.at.0, self.at.1, self.length / 110.0).turned(self.direction);
        match self.mirrored {
            // Upside down and turned over: the thumb goes to the other side.
            true => spot.flipped(true).turned(180.0),
            false => spot,
        }
    }

    /// Drawn.
    pub fn drawn(&self, scene: &Scene, seed: i64) -> DrawnHand {
        self.drawn_around(scene, seed, Ink::none())
    }

    /// Drawn with something in it: above the palm, below fingers and thumb.
    pub fn drawn_around(&self, scene: &Scene, seed: i64, held: Ink) -> DrawnHand {
        let parts = parts(self.gesture);
        if parts.is_empty() {
            return DrawnHand {
                ink: Ink::none(),
                outline: Shape::nothing(),
            };
        }
        let whole = all(parts.iter().map(|part| part.shape.clone())).fillet(1.2);
        if self.length < 34.0 {
            let mut drawn = self.small(scene, seed, &parts, &whole);
            drawn.ink = held + drawn.ink;
            drawn
        } else {
            self.large(scene, seed, &parts, &whole, held)
        }
    }

    /// In one piece, with seams between the fingers.
    fn small(&self, scene: &Scene, seed: i64, parts: &[Part], whole: &Shape) -> DrawnHand {
        let (spot, tones) = (self.spot(), self.skin.tones());
        let outline = handcut_finely(&spot.put(whole), 0.25, 8.0, seed, 0.1);
        let mut ink = scene
            .sheet(&outline, tones.base)
            .light(self.light.unwrap_or(scene.light))
            .shade(0.45)
            .rim(0.7)
            .dark(tones.shade)
            .grain(1.05)
            .ink();
        if self.length > 15.0 {
            let inside = spot.put(&whole.grown(-2.6));
            for part in parts.iter().filter(|part| part.kind != Kind::Palm) {
                let seam = part.shape.minus(&part.shape.grown(-1.6));
                ink += scene.veil(&spot.put(&seam).within(&inside), tones.shade, 0.42);
            }
        }
        DrawnHand { ink, outline }
    }

    /// Finger by finger, each with its shadow on what lies below.
    fn large(
        &self,
        scene: &Scene,
        seed: i64,
        parts: &[Part],
        whole: &Shape,
        held: Ink,
    ) -> DrawnHand {
        let mut held = Some(held);
        let (spot, tones) = (self.spot(), self.skin.tones());
        let light = self.light.unwrap_or(scene.light);
        let outline = handcut_finely(&spot.put(whole), 0.4, 20.0, seed, 0.15);
        let part_of = |part: f64, least: f64| (self.length * part).max(least);
        let mut ink = scene.shadow(
            &outline,
            (0.0, part_of(0.02, 1.0)),
            part_of(0.04, 1.5),
            tones.line,
            0.3,
        );
        let mut done: Vec<Shape> = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            let mut shape =
                handcut_finely(&spot.put(&part.shape), 0.4, 18.0, seed + i as i64, 0.15);
            if !done.is_empty() {
                let fall = (0.0, part_of(0.008, 0.5));
                let shadow = scene.shadow(&shape, fall, part_of(0.018, 0.8), tones.line, 0.32);
                ink += scene.clipped(&all(done.iter().cloned()), shadow);
            }
            if part.kind == Kind::Palm && self.gesture.melts() {
                let melted = melted_palm(part, parts);
                shape = handcut_finely(&spot.put(&melted), 0.3, 18.0, seed, 0.15);
            }
            ink += scene
                .sheet(&shape, part.colour(&tones, i))
                .light(light)
                .lit(0.26)
                .shade(if tones.pale { 0.32 } else { 0.45 })
                .rim(part_of(0.006, 0.7))
                .dark(mix(
                    tones.base,
                    tones.shade,
                    if tones.pale { 0.6 } else { 0.9 },
                ))
                .rim_colour(tones.lit)
                .rim_opacity(0.7)
                .grain(if self.length > 150.0 { 0.75 } else { 1.05 })
                .ink();
            done.push(shape);
            if part.kind == Kind::Palm {
                ink += held.take().unwrap_or_default();
            }
            for crease in &part.creases {
                let crease = spot.put(&taper(crease, &[0.3, 1.5, 0.3]));
                ink += scene.veil(&crease, tones.shade, 0.75);
            }
        }
        DrawnHand { ink, outline }
    }
}

impl Gesture {
    /// Whether the palm goes over into the fingers without an edge.
    fn melts(self) -> bool {
        matches!(
            self,
            Gesture::Open
                | Gesture::Relaxed
                | Gesture::Flat
                | Gesture::Perch
                | Gesture::Edge
                | Gesture::Pinch
        )
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Finger,
    Palm,
    Thumb,
}

/// A finger, a thumb or a palm.
struct Part {
    shape: Shape,
    kind: Kind,
    creases: Vec<Vec<At>>,
}

impl Part {
    fn finger(points: &[At], widths: &[f64]) -> Part {
        Part::new(taper(points, widths), Kind::Finger)
    }

    fn thumb(points: &[At], widths: &[f64]) -> Part {
        Part::new(taper(points, widths), Kind::Thumb)
    }

    fn palm(knots: &[Knot]) -> Part {
        Part::new(blob(knots), Kind::Palm)
    }

    fn new(shape: Shape, kind: Kind) -> Part {
        Part {
            shape,
            kind,
            creases: Vec::new(),
        }
    }

    fn creased(self, creases: Vec<Vec<At>>) -> Part {
        Part { creases, ..self }
    }

    /// Fingers differ a little, so that they are told apart.
    fn colour(&self, tones: &Tones, i: usize) -> crate::colour::Colour {
        match self.kind {
            Kind::Finger => mix(tones.base, tones.shade, 0.04 * (i % 3) as f64),
            _ => tones.base,
        }
    }
}

fn melted_palm(palm: &Part, parts: &[Part]) -> Shape {
    let near = palm.shape.grown(7.0);
    let roots = parts
        .iter()
        .filter(|part| part.kind == Kind::Finger)
        .map(|part| part.shape.within(&near));
    all([palm.shape.clone()].into_iter().chain(roots))
}

/// Where the four fingers grow, how long they are and how wide; the forefinger first.
const FINGERS: [(At, f64, f64); 4] = [
    ((49.0, -17.0), 52.0, 12.0),
    ((53.0, -5.5), 58.0, 12.4),
    ((51.0, 6.5), 53.0, 12.0),
    ((45.0, 17.0), 41.0, 10.6),
];

/// The joints of a finger that begins in a direction and bends by so many degrees at each.
fn joints(root: At, direction: f64, length: f64, bend: f64) -> [At; 4] {
    let first = towards(root, direction, length * 0.44);
    let second = towards(first, direction + bend, length * 0.32);
    let tip = towards(second, direction + 2.0 * bend, length * 0.24);
    [root, first, second, tip]
}

fn straight(joints: [At; 4], width: f64) -> Part {
    Part::finger(&joints, &[width, width, width * 0.92, width * 0.8])
}

/// All parts of a hand, the lowest first.
fn parts(gesture: Gesture) -> Vec<Part> {
    match gesture {
        Gesture::Hidden => Vec::new(),
        Gesture::Open => spread([-17.0, -4.0, 8.0, 22.0], 1.0, 1.0, true),
        Gesture::Relaxed => spread([4.0, 6.0, 9.0, 13.0], 14.0, 0.86, false),
        Gesture::Flat => spread([-3.0, -1.0, 1.0, 4.0], 0.0, 1.0, false),
        Gesture::Pointing => pointing(),
        Gesture::Holding => holding(),
        Gesture::Cupped => cupped(),
        Gesture::Perch => perch(),
        Gesture::Fist => fist(),
        Gesture::Grip => grip(),
        Gesture::Clasp => clasp(),
        Gesture::Edge => edge(),
        Gesture::Pinch => pinch(),
    }
}

fn flat_palm() -> Part {
    Part::palm(&knots![
        0, -11.5; 18, -17; 36, -22; 50, -23; 57, -8; 55, 8; 49, 22; 34, 21; 16, 15; 0, 11.5
    ])
}

/// Four fingers side by side, in these directions.
fn spread(directions: [f64; 4], bend: f64, long: f64, thumb_out: bool) -> Vec<Part> {
    let mut parts: Vec<Part> = FINGERS
        .iter()
        .zip(directions)
        .map(|(&(root, length, width), direction)| {
            let joints = joints(root, direction, length * long, bend);
            let crease = |(x, y): At| {
                vec![
                    (x - 1.0, y - width * 0.34),
                    (x + 1.4, y),
                    (x - 1.0, y + width * 0.34),
                ]
            };
            straight(joints, width).creased(vec![crease(joints[1]), crease(joints[2])])
        })
        .rev()
        .collect();
    parts.push(flat_palm().creased(vec![
        spots![16, 4; 30, -2; 48, -14].to_vec(),
        spots![26, 14; 40, 8; 52, 6].to_vec(),
    ]));
    let thumb = match thumb_out {
        true => spots![8, -6; 22, -23; 38, -39; 58, -50],
        false => spots![8, -6; 24, -22; 42, -30; 62, -31],
    };
    parts.push(Part::thumb(&thumb, &[17.0, 16.0, 12.0, 9.0]));
    parts
}

fn pointing() -> Vec<Part> {
    let mut parts: Vec<Part> = FINGERS
        .iter()
        .zip([1.0, 0.46, 0.44, 0.44])
        .map(|(&(root, length, width), long)| {
            if long < 1.0 {
                return straight(joints(root, 8.0, length * long, 12.0), width * 1.1);
            }
            let joints = joints(root, -6.0, length * 1.06, 2.0);
            let (x, y) = joints[1];
            straight(joints, width).creased(vec![vec![(x, y - 4.0), (x + 1.0, y + 4.0)]])
        })
        .rev()
        .collect();
    parts.push(flat_palm());
    parts.push(Part::thumb(
        &spots![10, -4; 26, -6; 42, 0; 56, 6],
        &[18.0, 16.0, 12.0, 9.5],
    ));
    parts
}

/// From the side: the forefinger straight, the rest folded under, the thumb along it.
fn perch() -> Vec<Part> {
    let mut parts = vec![Part::new(
        blob(&knots![36, -6; 60, -8; 70, 8; 62, 20; 46, 30; 32, 24]),
        Kind::Finger,
    )];
    for (x, y, long) in [(34.0, 24.0, 20.0), (42.0, 15.0, 23.0), (48.0, 5.0, 25.0)] {
        let line = [
            (x, y),
            (x + long * 0.7, y + 2.0),
            (x + long, y + 7.0),
            (x + long * 0.62, y + 14.0),
            (x + long * 0.2, y + 14.0),
        ];
        parts.push(Part::finger(&line, &[13.0, 13.4, 13.0, 12.0, 10.0]));
    }
    let forefinger = Part::finger(
        &spots![44, -12; 66, -15; 88, -14; 108, -9],
        &[14.5, 13.0, 11.4, 9.0],
    );
    parts.push(forefinger.creased(vec![
        spots![68, -20; 70, -15; 69, -10].to_vec(),
        spots![88, -18; 90, -14; 89, -10].to_vec(),
    ]));
    parts.push(Part::palm(&knots![
        0, -11.5; 20, -17; 40, -21; 54, -18; 58, -6; 54, 8; 44, 20; 28, 22; 12, 16; 0, 11.5
    ]));
    parts.push(Part::thumb(
        &spots![8, -3; 26, -7; 44, -3; 60, 2],
        &[17.0, 15.5, 12.4, 9.4],
    ));
    parts
}

fn holding() -> Vec<Part> {
    let mut parts = vec![
        Part::palm(&knots![
            0, -11.5; 16, -17; 32, -24; 50, -24; 61, -8; 60, 10; 50, 24; 30, 23; 12, 16; 0, 11.5
        ]),
        Part::new(
            blob(&knots![40, -22; 62, -18; 67, -6; 66, 8; 58, 24; 40, 24]),
            Kind::Finger,
        ),
    ];
    for &((x, y), _, width) in FINGERS.iter().rev() {
        let line = [
            (x - 6.0, y),
            (x + 12.0, y + 1.0),
            (x + 15.0, y + 5.0),
            (x + 1.0, y + 7.0),
        ];
        let widths = [width * 0.95, width * 1.08, width, width * 0.85];
        parts.push(Part::finger(&line, &widths));
    }
    parts.push(Part::thumb(
        &spots![8, -12; 28, -24; 46, -21; 60, -12],
        &[19.0, 16.0, 13.0, 10.0],
    ));
    parts
}

fn cupped() -> Vec<Part> {
    let mut parts: Vec<Part> = [7.0, 3.0, -1.0]
        .into_iter()
        .enumerate()
        .map(|(i, out)| {
            let up = i as f64;
            let line = [
                (40.0, 12.0 - up * 2.0),
                (62.0 + out, 10.0 - up * 3.0),
                (84.0 + out, -6.0 - up * 3.0),
                (92.0 + out, -26.0 - up * 2.0),
            ];
            Part::finger(&line, &[15.0, 14.0, 12.0, 9.0])
        })
        .collect();
    let palm = Part::palm(&knots![
        0, -13; 18, -14; 36, -4; 54, 0; 72, -6; 78, 6; 60, 20; 36, 24; 14, 18; 0, 13
    ]);
    parts.insert(2, palm);
    parts.push(Part::thumb(
        &spots![12, -4; 30, -14; 46, -24; 60, -28],
        &[19.0, 16.0, 13.0, 10.0],
    ));
    parts
}

/// From the back: four knuckles, the thumb folded over the forefinger.
fn fist() -> Vec<Part> {
    let mut parts = Vec::new();
    for (y, out, width) in [
        (15.0, 54.0, 11.6),
        (6.0, 60.0, 12.6),
        (-4.4, 62.0, 13.0),
        (-14.4, 59.0, 13.0),
    ] {
        let line = [
            (40.0, y),
            (out - 4.0, y),
            (out, y + 1.6),
            (out - 3.0, y + 4.0),
        ];
        parts.push(Part::finger(
            &line,
            &[width, width, width * 0.96, width * 0.8],
        ));
    }
    let back = Part::palm(&knots![
        0, -11.5; 18, -16.6; 36, -20.6; 50, -21; 56, -15; 57.4, -4; 55.4, 7; 49, 19; 32, 20; 14, 15; 0, 11.5
    ]);
    parts.push(back.creased(vec![
        spots![50, -19; 54.4, -14.4; 51, -9.6].to_vec(),
        spots![52, -8.6; 56, -4; 52, 1].to_vec(),
        spots![50, 2; 53.6, 6.4; 49.6, 10.6].to_vec(),
        spots![46, 11.6; 49.4, 15.4; 45, 19].to_vec(),
    ]));
    parts.push(Part::thumb(
        &spots![10, -10; 26, -20; 42, -25; 58, -22],
        &[17.0, 15.0, 12.6, 10.0],
    ));
    parts
}

/// From the back: the fingers go away over the bar, their knuckles in a row.
fn grip() -> Vec<Part> {
    let mut parts = vec![Part::thumb(
        &spots![16, -12; 34, -23; 50, -29; 64, -34],
        &[17.0, 15.0, 12.4, 9.6],
    )];
    for (y, out, width) in [
        (18.0, 64.0, 11.4),
        (7.4, 69.0, 12.4),
        (-4.0, 71.0, 12.8),
        (-15.4, 68.0, 12.6),
    ] {
        let line = [
            (38.0, y * 0.9),
            (out - 12.0, y),
            (out - 2.0, y + 1.0),
            (out, y + 2.6),
        ];
        let finger = Part::finger(&line, &[width, width * 1.04, width, width * 0.9]);
        parts.push(finger.creased(vec![
            [(out - 9.0, y - 4.0), (out - 6.6, y + 0.4), (out - 9.0, y + 4.6)].to_vec(),
        ]));
    }
    parts.push(Part::palm(&knots![
        0, -11.5; 18, -16; 36, -20; 47, -20; 51, -8; 50, 8; 45, 20; 30, 20; 14, 15; 0, 11.5
    ]));
    parts
}

/// From the palm: the fingers come back over the bar, the thumb over them.
fn clasp() -> Vec<Part> {
    let mut parts = vec![Part::palm(&knots![
        0, -11.5; 16, -17; 34, -23; 52, -23; 64, -12; 66, 4; 60, 20; 46, 25; 26, 22; 12, 16; 0, 11.5
    ])];
    for (y, out, width) in [
        (19.0, 63.0, 11.4),
        (8.4, 69.0, 12.2),
        (-2.6, 70.0, 12.6),
        (-14.0, 66.0, 12.4),
    ] {
        let line = [
            (out - 2.0, y - 1.0),
            (out + 1.0, y + 0.6),
            (out - 12.0, y + 2.0),
            (out - 28.0, y + 1.0),
        ];
        let finger = Part::finger(&line, &[width * 0.9, width * 1.04, width, width * 0.84]);
        parts.push(finger.creased(vec![
            [(out - 11.0, y - 3.0), (out - 13.0, y + 2.0), (out - 11.0, y + 6.0)].to_vec(),
        ]));
    }
    parts.push(Part::thumb(
        &spots![10, -10; 26, -25; 44, -27; 58, -17],
        &[18.0, 16.0, 13.0, 10.0],
    ));
    parts
}

/// From the side of the thumb: thin, the fingers one behind another.
fn edge() -> Vec<Part> {
    vec![
        Part::finger(
            &spots![42, 4; 62, 12; 76, 22; 82, 34],
            &[13.0, 12.4, 11.4, 9.0],
        ),
        Part::finger(
            &spots![44, 0; 68, 7; 84, 17; 92, 29],
            &[13.6, 12.6, 11.4, 8.8],
        ),
        Part::finger(
            &spots![44, -4; 70, 0; 89, 9; 99, 20],
            &[14.4, 13.0, 11.4, 8.6],
        )
        .creased(vec![
            spots![70, -5; 72, 0; 69, 5].to_vec(),
            spots![87, 3; 89, 9; 85, 13].to_vec(),
        ]),
        Part::palm(&knots![
            0, -9.6; 18, -12; 38, -12.6; 52, -10; 56, -3; 50, 7; 34, 13; 14, 12; 0, 9.6
        ]),
        Part::thumb(
            &spots![8, 2; 26, 7; 44, 15; 61, 19],
            &[16.0, 15.0, 12.0, 9.0],
        )
        .creased(vec![spots![42, 10; 45, 15; 42, 20].to_vec()]),
    ]
}

/// The tips of thumb and forefinger meet, the others are curled.
fn pinch() -> Vec<Part> {
    let mut parts = Vec::new();
    for (x, y, long) in [(40.0, 19.0, 25.0), (46.0, 10.0, 30.0), (50.0, 1.0, 33.0)] {
        let line = [
            (x, y),
            (x + long * 0.66, y + 1.0),
            (x + long, y + 9.0),
            (x + long * 0.7, y + 17.0),
        ];
        parts.push(Part::finger(&line, &[12.6, 12.6, 11.4, 9.0]));
    }
    parts.push(
        Part::finger(
            &spots![48, -13; 70, -22; 88, -17; 98, -5],
            &[14.0, 12.6, 11.0, 8.0],
        )
        .creased(vec![spots![69, -27; 71, -22; 70, -16].to_vec()]),
    );
    parts.push(Part::palm(&knots![
        0, -11.5; 20, -17; 40, -21; 54, -18; 58, -6; 54, 8; 44, 20; 28, 22; 12, 16; 0, 11.5
    ]));
    parts.push(Part::thumb(
        &spots![10, -2; 34, -4; 62, 2; 92, -2],
        &[17.0, 15.4, 12.0, 8.4],
    ));
    parts
}
