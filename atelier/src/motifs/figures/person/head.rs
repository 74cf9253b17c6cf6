//! Heads, hair and hats of the small figures. They are drawn around the middle of a head whose radius is 1.

use super::{Person, Piece, Torso, beyond};
use crate::colour::{Colour, mix};
use crate::line::{blob, taper};
use crate::shape::{Shape, Spot};
use crate::{knots, spots};

/// How hair is cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hair {
    /// Short.
    Short,
    /// Down to the chin.
    Bob,
    /// Down the back.
    Long,
    /// Blown back by the wind.
    Windy,
    /// In a bun.
    Bun,
}

/// What is worn on a head.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hat {
    /// A pointed hood around the face.
    Hood,
    /// A hat with a wide brim.
    Brim,
    /// A beret.
    Beret,
}

impl Person {
    /// A shape drawn around the middle of a head whose radius is 1, where the head is.
    pub fn on_head(&self, shape: &Shape) -> Shape {
        let (x, y) = self.pose.head;
        Spot::new(x, y, self.head_size)
            .turned(self.pose.tilt)
            .put(shape)
    }

    pub(super) fn head(&self) -> Vec<Piece> {
        let (pose, r) = (&self.pose, self.head_size);
        let neck = [
            beyond(pose.neck, Torso::of(pose).up, -1.5),
            (pose.head.0 - 1.0, pose.head.1 + r * 0.4),
        ];
        let neck = taper(&neck, &[r * 0.78, r * 0.7]);
        let mut pieces = vec![Piece::new(neck, self.skin, 6).edgeless(0.5)];
        if !self.from_behind {
            let face = self.on_head(&head_profile(self.child));
            let eye = blob(&knots![0.5, -0.1; 0.58, -0.2; 0.66, -0.1; 0.58, 0.06]);
            pieces.push(Piece::new(face, self.skin, 7).shade(0.35));
            pieces.push(Piece::new(self.on_head(&eye), self.dark, 7).tint(0.9));
        }
        pieces
    }

    pub(super) fn hat(&self) -> Vec<Piece> {
        let Some((hat, colour)) = self.hat else {
            return Vec::new();
        };
        let piece = |shape: Shape, colour: Colour, number: i64| {
            Piece::new(self.on_head(&shape), colour, number)
        };
        match hat {
            Hat::Hood => vec![
                piece(hood(), colour, 9),
                piece(hood_lining(), mix(colour, "#ffe9d0", 0.55), 14).shade(0.3),
            ],
            Hat::Brim => {
                let crown = knots![-0.92, -0.62; -0.8, -1.25; -0.3, -1.55; 0.35, -1.45; 0.72, -1.1; 0.8, -0.6];
                let brim = knots![
                    -1.75, -0.28; -1.2, -0.62; 0, -0.74; 1.1, -0.66; 1.7, -0.42; 1.1, -0.42; 0, -0.5; -1.1, -0.32
                ];
                vec![
                    piece(blob(&crown), colour, 9),
                    piece(blob(&brim), self.darker(colour, 0.2), 10),
                ]
            }
            Hat::Beret => {
                let beret = knots![
                    0.85, -0.62; 0.95, -1.0; 0.4, -1.5; -0.5, -1.55; -1.4, -1.15; -1.45, -0.7; -0.9, -0.5; 0, -0.62
                ];
                vec![piece(blob(&beret), colour, 9)]
            }
        }
    }
}

/// The head of an adult or a child that looks to the right, around the origin; its radius is 1.
pub fn head_profile(child: bool) -> Shape {
    if child {
        blob(&knots![
            0.1, -1.02; 0.55, -0.86; 0.86, -0.5; 0.93, -0.12; 0.9, 0.08; 1.08, 0.26; 0.98, 0.36; 0.9, 0.42; 0.95, 0.52;
            0.86, 0.6; 0.84, 0.76; 0.62, 0.92; 0.2, 0.92; -0.25, 0.72; -0.7, 0.6; -0.95, 0.15; -0.98, -0.3;
            -0.75, -0.75; -0.35, -1
        ])
    } else {
        blob(&knots![
            0.1, -1.05; 0.5, -0.92; 0.78, -0.6; 0.84, -0.22; 0.8, -0.02; 1.16, 0.36; 0.98, 0.46; 0.86, 0.5; 0.94, 0.62;
            0.84, 0.72; 0.88, 0.98; 0.66, 1.14; 0.3, 1.02; -0.05, 0.74; -0.6, 0.6; -0.9, 0.15; -0.95, -0.3;
            -0.75, -0.78; -0.35, -1.02
        ])
    }
}

pub(super) fn hair_shape(hair: Hair) -> Shape {
    match hair {
        Hair::Short => blob(&knots![
            0.5, -0.98; 0.78, -0.62; 0.5, -0.5; 0.3, -0.2; 0.12, 0.1; -0.2, 0.3; -0.6, 0.7; -1, 0.3; -1.08, -0.3;
            -0.85, -0.85; -0.3, -1.16; 0.2, -1.14
        ]),
        Hair::Bob => blob(&knots![
            0.62, -0.95; 0.84, -0.5; 0.5, -0.45; 0.3, -0.1; 0.22, 0.4; 0.26, 0.85; -0.3, 1; -0.9, 0.92; -1.18, 0.3;
            -1.12, -0.4; -0.8, -0.96; -0.2, -1.22; 0.3, -1.14
        ]),
        Hair::Long => blob(&knots![
            0.62, -0.95; 0.84, -0.5; 0.45, -0.4; 0.22, 0; 0.05, 0.7; -0.05, 1.8; -0.5, 2.9; -1.3, 3.4; -1.25, 2.2;
            -1.3, 1; -1.2, 0; -1.05, -0.6; -0.6, -1.1; 0, -1.22
        ]),
        Hair::Windy => blob(&knots![
            0.62, -0.95; 0.84, -0.5; 0.45, -0.4; 0.22, 0; -0.1, 0.6; -1.2, 0.9; -2.4, 0.5; -3.5, 0.9; -2.8, 0.1;
            -3.3, -0.4; -2.2, -0.5; -1.5, -0.9; -0.6, -1.18; 0, -1.22
        ]),
        Hair::Bun => {
            let cap = blob(&knots![
                0.6, -0.95; 0.82, -0.55; 0.45, -0.5; 0.2, -0.2; 0, 0.15; -0.5, 0.35; -0.95, 0.2; -1.1, -0.3;
                -0.85, -0.85; -0.3, -1.18; 0.2, -1.14
            ]);
            let bun = knots![
                -0.7, -1.5; -0.25, -1.3; -0.2, -0.95; -0.6, -0.7; -1.05, -0.85; -1.15, -1.25
            ];
            cap.and(&blob(&bun))
        }
    }
}

fn hood() -> Shape {
    blob(&knots![
        0.5, -1.04; 0.62, -0.66; 0.36, -0.34; 0.16, 0.1; 0.2, 0.6; 0.56, 1.0; 0.4, 1.3; -0.3, 1.4; -1.0, 1.15;
        -1.25, 0.45; -1.5, -0.1; -2.15, -0.55; -2.5, -0.42; -2.2, -0.95; -1.4, -1.2; -0.7, -1.34; 0.1, -1.32
    ])
}

fn hood_lining() -> Shape {
    let along = spots![0.4, -1.14; 0.58, -0.7; 0.34, -0.3; 0.16, 0.16; 0.22, 0.62; 0.52, 1.02];
    taper(&along, &[0.2, 0.28, 0.28, 0.26, 0.24, 0.2])
}
