//! A suit of armour with nobody in it, in step, seen from far below: what is high is small.

use super::{DEEP, FLAME, WARM};
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Knot, blob, circle, distance, handcut, rect, step, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

const STEEL: &str = "#6684ad";

/// One suit.
pub struct Suit {
    /// Between its feet.
    pub foot: At,
    /// Its size; 1 is three quarters of the card's height.
    pub size: f64,
    /// How far it is lost in the dark: 0 is near.
    pub far: f64,
    /// How far its head is to the side of its feet.
    pub lean: f64,
    /// In step with the other foot.
    pub flip: bool,
    /// Whether it carries a halberd.
    pub weapon: bool,
    /// The colour of its plume.
    pub plume: &'static str,
}

/// A piece of it: its shape, and how much lighter than the rest.
struct Piece(Shape, f64);

fn mirrored(knots: &[Knot]) -> Shape {
    blob(knots).mirrored(0.0)
}

fn standing_leg() -> Vec<Piece> {
    vec![
        Piece(
            blob(
                &knots![40, -262, corner; 28, -350; 20, -460, corner; 134, -460, corner; 126, -350; 106, -262, corner],
            ),
            -0.03,
        ),
        Piece(
            blob(
                &knots![34, -44, corner; 26, -110; 34, -186; 44, -240, corner; 102, -240, corner; 120, -182; 114, -110; 106, -44, corner],
            ),
            0.0,
        ),
        Piece(
            blob(&knots![112, -290; 142, -300; 152, -262; 142, -226; 114, -232]),
            -0.02,
        ),
        Piece(
            blob(
                &knots![28, -254; 38, -294; 72, -310; 108, -294; 122, -254; 104, -226; 72, -216; 42, -226],
            ),
            0.04,
        ),
        Piece(
            blob(
                &knots![14, 2, corner; 18, -30; 40, -58; 72, -64; 104, -56; 126, -30; 132, 2, corner; 72, 14],
            ),
            0.02,
        ),
    ]
}

fn raised_leg() -> Vec<Piece> {
    vec![
        Piece(
            blob(
                &knots![-136, -460, corner; -16, -460, corner; -22, -390; -40, -320, corner; -126, -320, corner; -140, -390],
            ),
            -0.04,
        ),
        Piece(
            blob(
                &knots![-126, -306, corner; -136, -236; -122, -150, corner; -52, -150, corner; -40, -236; -46, -306, corner],
            ),
            -0.02,
        ),
        Piece(
            blob(
                &knots![-140, -330; -124, -376; -86, -394; -48, -376; -32, -330; -50, -292; -86, -280; -122, -292],
            ),
            0.04,
        ),
        // The boot comes down on us: its sole.
        Piece(
            blob(
                &knots![-88, 0; -124, -12; -136, -48; -124, -84; -138, -124; -146, -168; -122, -210; -86, -236, corner; -52, -210; -30, -168; -38, -124; -54, -84; -42, -48; -54, -12],
            ),
            0.0,
        ),
    ]
}

fn trunk() -> Vec<Piece> {
    let pauldron = knots![104, -786; 150, -812; 200, -796; 232, -744; 228, -686; 194, -656; 148, -680; 118, -730];
    vec![
        Piece(
            taper(
                &spots![184, -700; 212, -630; 218, -570],
                &[66.0, 54.0, 40.0],
            ),
            -0.05,
        ),
        Piece(
            taper(
                &spots![-184, -700; -218, -634; -228, -576],
                &[66.0, 54.0, 40.0],
            ),
            -0.05,
        ),
        Piece(
            blob(
                &knots![-126, -520, corner; -144, -600; -154, -690; -134, -764; -60, -796; 60, -796; 134, -764; 154, -690; 144, -600; 126, -520, corner; 0, -496],
            ),
            0.02,
        ),
        Piece(
            blob(
                &knots![-156, -424; -140, -530, corner; 0, -508; 140, -530, corner; 158, -424; 104, -396; 50, -414; 0, -384, corner; -50, -414; -104, -396],
            ),
            -0.02,
        ),
        Piece(
            taper(
                &spots![-228, -566; -236, -510; -224, -450],
                &[44.0, 60.0, 34.0],
            ),
            0.0,
        ),
        Piece(
            taper(
                &spots![220, -566; 214, -510; 188, -456],
                &[44.0, 60.0, 34.0],
            ),
            0.0,
        ),
        Piece(
            blob(
                &knots![-262, -572; -250, -606; -222, -612; -198, -590; -200, -554; -226, -538; -252, -546],
            ),
            0.05,
        ),
        Piece(
            blob(
                &knots![254, -572; 244, -606; 216, -612; 190, -590; 192, -554; 218, -538; 246, -546],
            ),
            0.05,
        ),
        Piece(
            blob(
                &knots![-252, -424; -236, -440; -204, -440; -188, -420; -188, -392; -200, -366; -224, -358; -246, -372],
            ),
            -0.02,
        ),
        Piece(
            blob(
                &knots![-262, -470, corner; -226, -476; -188, -468, corner; -196, -436; -202, -424, corner; -226, -416; -246, -426, corner],
            ),
            0.06,
        ),
        Piece(
            blob(
                &knots![212, -426; 196, -444; 166, -444; 150, -424; 148, -394; 160, -368; 184, -360; 206, -376],
            ),
            -0.02,
        ),
        Piece(
            blob(
                &knots![228, -470, corner; 192, -482; 156, -476, corner; 160, -442; 164, -430, corner; 188, -420; 208, -430, corner],
            ),
            0.06,
        ),
        Piece(mirrored(&pauldron), 0.05),
        Piece(blob(&pauldron), 0.05),
        Piece(
            blob(
                &knots![-84, -780; -66, -826; 0, -840; 66, -826; 84, -780; 40, -756; 0, -748; -40, -756],
            ),
            -0.03,
        ),
    ]
}

fn helm() -> Vec<Piece> {
    vec![Piece(
        blob(
            &knots![-80, -846, corner; -96, -900; -94, -980; -62, -1046; 0, -1080, corner; 62, -1046; 94, -980; 96, -900; 80, -846, corner; 40, -830; 14, -822, corner; -14, -822, corner; -40, -830],
        ),
        0.04,
    )]
}

impl Suit {
    /// A place of the drawing as it is seen from the floor.
    fn seen(&self, at: At) -> At {
        let up = -at.1 / 1000.0;
        let small = 1.0 / (1.0 + 0.8 * up);
        let side = if self.flip { -1.0 } else { 1.0 };
        (
            self.foot.0 + side * at.0 * self.size * small + self.lean * up,
            self.foot.1 - self.size * 1350.0 * up * small,
        )
    }

    fn put(&self, shape: &Shape) -> Shape {
        let bent = shape.bent(|at| self.seen(at));
        // In a mirror every ring runs the other way round.
        all(bent.apart().map(|piece| {
            let ring: Vec<At> = piece.pieces()[0]
                .exterior()
                .coords()
                .map(|c| (c.x, c.y))
                .collect();
            Shape::within_ring(&ring)
        }))
    }

    fn steel(&self, by: f64) -> Colour {
        mix(Colour::from(STEEL).lighter(by), "#1a2946", self.far)
    }

    /// All of it as one shape.
    pub fn outline(&self) -> Shape {
        let pieces = raised_leg()
            .into_iter()
            .chain(standing_leg())
            .chain(trunk())
            .chain(helm());
        let plume = self.put(&plume());
        all(pieces
            .map(|Piece(shape, _)| self.put(&shape))
            .chain([plume]))
    }

    /// How much of the flame reaches a place.
    fn reached(&self, at: At) -> f64 {
        let far = distance(at, FLAME) / 430.0;
        (1.0 - self.far * 0.5) / (1.0 + far * far)
    }

    fn piece(&self, scene: &Scene, piece: &Piece, seed: i64) -> Ink {
        let shape = handcut(&self.put(&piece.0), 0.8 * self.size, 26.0, seed);
        let bounds = shape.bounds();
        let middle = bounds.middle();
        let warm = self.reached(middle);
        let colour = mix(self.steel(piece.1), "#22375e", 0.72 * (1.0 - warm));
        let mut ink = scene.shadow(
            &shape,
            (2.0 * self.size, -5.0 * self.size),
            9.0 * self.size,
            DEEP,
            0.6,
        );
        let sheet = scene
            .sheet(&shape, colour)
            .lit(0.2 + 0.35 * warm)
            .lit_colour(WARM)
            .dark(DEEP)
            .shade(0.42)
            .seed(seed);
        ink += sheet.rim(0.0).ink();
        let (vx, vy) = step(middle, FLAME);
        if self.far < 0.6 {
            // Polished: a dark far side, a bright streak, and a cold edge from the window.
            let small = bounds.width().min(bounds.height());
            let dark = shape.minus(&shape.moved(vx * small * 0.2, vy * small * 0.2));
            let streak = shape
                .grown(-small * 0.3)
                .moved(vx * small * 0.1, vy * small * 0.1);
            let soft = scene.blurred(scene.veil(&dark, DEEP, 0.6), small * 0.08)
                + scene.blurred(
                    scene.veil(
                        &streak,
                        mix("#a9c4ea", WARM, (warm * 1.6).min(1.0)),
                        0.22 + 0.4 * warm,
                    ),
                    small * 0.1,
                );
            ink += scene.clipped(&shape, soft);
            let cold = shape.minus(&shape.moved(vx * 1.6, vy * 1.6));
            ink += scene.veil(&cold, "#7fa4d8", 0.5);
        }
        let by = (1.4 + 2.4 * warm) * self.size;
        let edge = shape.minus(&shape.moved(-vx * by, -vy * by));
        ink + scene.veil(&edge, mix("#ffb45a", "#ffe6a8", warm), 0.45 + 0.55 * warm)
    }

    fn groove(&self, scene: &Scene, points: &[At], width: f64) -> Ink {
        let line = self.put(&taper(points, &[width * 0.5, width, width * 0.5]));
        scene.veil(&line, DEEP, 0.7)
            + scene.veil(
                &line.moved(0.0, -2.4 * self.size),
                WARM,
                0.4 * (1.0 - self.far),
            )
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut ink = Ink::none();
        let mut seeds = seed..;
        let mut draw = |pieces: Vec<Piece>| -> Ink {
            pieces
                .iter()
                .zip(&mut seeds)
                .map(|(piece, seed)| self.piece(scene, piece, seed))
                .sum()
        };
        if self.weapon {
            ink += draw(vec![
                Piece(rect(174.0, -1290.0, 192.0, -60.0), -0.2),
                Piece(halberd(), 0.08),
            ]);
        }
        ink += draw(standing_leg());
        for (y, bow) in [(-18.0, 8.0), (-34.0, 6.0), (-48.0, 4.0)] {
            ink += self.groove(
                scene,
                &[
                    (28.0 - y * 0.2, y - 2.0),
                    (72.0, y + bow),
                    (118.0 + y * 0.2, y - 2.0),
                ],
                4.0,
            );
        }
        ink += self.groove(scene, &[(74.0, -70.0), (76.0, -140.0), (73.0, -212.0)], 4.0);
        ink += self.groove(
            scene,
            &[(40.0, -330.0), (78.0, -320.0), (116.0, -330.0)],
            4.0,
        );
        ink += draw(raised_leg());
        ink += self.sole(scene);
        ink += self.groove(
            scene,
            &[(-86.0, -300.0), (-88.0, -334.0), (-86.0, -372.0)],
            4.0,
        );
        ink += draw(trunk());
        for y in [-446.0, -474.0, -502.0] {
            ink += self.groove(
                scene,
                &[
                    (-146.0, y),
                    (-70.0, y + 18.0),
                    (0.0, y + 26.0),
                    (70.0, y + 18.0),
                    (146.0, y),
                ],
                5.0,
            );
        }
        ink += self.groove(scene, &[(0.0, -520.0), (3.0, -640.0), (0.0, -780.0)], 6.0);
        for side in [-1.0, 1.0] {
            ink += self.groove(
                scene,
                &[
                    (side * 126.0, -700.0),
                    (side * 176.0, -716.0),
                    (side * 228.0, -700.0),
                ],
                5.0,
            );
            ink += self.groove(
                scene,
                &[
                    (side * 120.0, -744.0),
                    (side * 172.0, -762.0),
                    (side * 222.0, -744.0),
                ],
                5.0,
            );
            ink += self.groove(
                scene,
                &[
                    (side * 110.0, -540.0),
                    (side * 124.0, -620.0),
                    (side * 120.0, -700.0),
                ],
                4.0,
            );
            for (x, y) in [
                (140.0, -672.0),
                (210.0, -676.0),
                (118.0, -550.0),
                (112.0, -768.0),
            ] {
                let rivet = self.put(&circle((side * x, y), 6.0));
                ink += scene.veil(&rivet.moved(1.0, -1.6), DEEP, 0.7)
                    + scene.fill(&rivet, mix(self.steel(-0.06), WARM, 0.3 * (1.0 - self.far)));
            }
        }
        for (x, side) in [(-220.0, -1.0), (180.0, 1.0)] {
            for dx in [-16.0, 0.0, 16.0] {
                ink += self.groove(
                    scene,
                    &[
                        (x + dx, -364.0),
                        (x + dx + side * 2.0, -384.0),
                        (x + dx, -404.0),
                    ],
                    4.0,
                );
            }
        }
        let feather = handcut(&self.put(&plume()), 1.2 * self.size, 16.0, seed);
        ink += scene.shadow(&feather, (2.0, 4.0), 8.0 * self.size, DEEP, 0.5);
        ink += scene
            .sheet(&feather, mix(self.plume, "#1a2946", self.far * 0.7))
            .lit(0.3)
            .lit_colour(WARM)
            .dark("#1c2a4c")
            .shade(0.6)
            .rim(2.0 * self.size)
            .ink();
        ink += self.barbs(scene);
        ink += self.gap(scene);
        ink += draw(helm());
        ink + self.hollow(scene)
    }

    fn sole(&self, scene: &Scene) -> Ink {
        let leather = blob(
            &knots![-88, -10; -114, -20; -124, -48; -113, -84; -126, -124; -132, -164; -112, -198; -86, -218, corner; -62, -198; -44, -164; -51, -124; -65, -84; -54, -48; -64, -20],
        );
        let leather = self.put(&leather);
        let mut ink = scene
            .sheet(&leather, mix("#35425f", "#1a2946", self.far))
            .lit(0.3)
            .lit_colour(WARM)
            .dark(DEEP)
            .shade(0.6)
            .rim(1.6)
            .ink();
        ink += self.groove(
            scene,
            &[(-118.0, -70.0), (-88.0, -64.0), (-60.0, -70.0)],
            4.0,
        );
        for (x, y) in [
            (-102.0, -28.0),
            (-76.0, -28.0),
            (-108.0, -48.0),
            (-70.0, -48.0),
            (-108.0, -124.0),
            (-68.0, -124.0),
            (-112.0, -160.0),
            (-64.0, -160.0),
            (-88.0, -190.0),
        ] {
            let stud = self.put(&circle((x, y), 6.0));
            ink += scene.veil(&stud.moved(1.0, -1.6), DEEP, 0.8)
                + scene.fill(&stud, mix(self.steel(0.1), WARM, 0.5 * (1.0 - self.far)));
        }
        ink
    }

    fn barbs(&self, scene: &Scene) -> Ink {
        let lines: [&[At]; 4] = [
            &spots![4, -1076; 40, -1144; 110, -1172; 180, -1128],
            &spots![6, -1076; 48, -1126; 110, -1148; 164, -1104],
            &spots![2, -1076; 26, -1150; 96, -1192; 176, -1152],
            &spots![8, -1072; 54, -1108; 108, -1122; 148, -1090],
        ];
        lines
            .into_iter()
            .map(|line| {
                scene.veil(
                    &self.put(&taper(line, &[1.0, 4.0, 3.0, 0.8])),
                    "#22335a",
                    0.6,
                )
            })
            .sum()
    }

    /// There is no neck: under the helm one sees into it, and into the collar.
    fn gap(&self, scene: &Scene) -> Ink {
        let collar = self.put(&blob(&knots![-60, -828; -30, -840; 0, -843; 30, -840; 60, -828; 36, -816; 0, -812; -36, -816]));
        let inside = self.put(&blob(&knots![-82, -850; -60, -880; 0, -890; 60, -880; 82, -850; 50, -834; 0, -828; -50, -834]));
        let rim = collar.grown(2.4 * self.size).minus(&collar);
        scene.fill(&inside, "#02040b")
            + scene.fill(&collar, "#02040b")
            + scene.veil(&rim, mix(self.steel(0.1), WARM, 0.4), 0.9)
    }

    /// Nobody looks out of the helm.
    fn hollow(&self, scene: &Scene) -> Ink {
        let opening = self.put(&blob(&knots![
            -74, -962; -40, -976; -14, -968; 0, -956; 14, -968; 40, -976; 74, -962; 72, -934; 46, -918; 22, -916; 14, -900; 13, -816, corner; -13, -816, corner;
            -14, -900; -22, -916; -46, -918; -72, -934
        ]));
        let edge = opening.grown(3.0 * self.size).minus(&opening);
        let mut ink = scene.veil(
            &edge,
            mix(self.steel(0.1), WARM, 0.35 * (1.0 - self.far)),
            0.85,
        );
        ink += scene.fill(&opening, "#02040b");
        ink += self.groove(scene, &[(0.0, -980.0), (2.0, -1030.0), (0.0, -1074.0)], 6.0);
        for (x, y) in [
            (-80.0, -884.0),
            (-62.0, -856.0),
            (80.0, -884.0),
            (62.0, -856.0),
            (-34.0, -846.0),
            (34.0, -846.0),
        ] {
            let rivet = self.put(&circle((x, y), 5.0));
            ink += scene.veil(&rivet.moved(1.0, -1.6), DEEP, 0.7)
                + scene.fill(&rivet, mix(self.steel(0.1), WARM, 0.3 * (1.0 - self.far)));
        }
        ink
    }
}

fn plume() -> Shape {
    blob(&knots![
        -12, -1066; 0, -1140; 50, -1196; 116, -1214; 180, -1186; 214, -1124; 208, -1076, corner; 184, -1100; 172, -1070, corner; 148, -1098; 130, -1068, corner;
        106, -1098; 84, -1078, corner; 62, -1088; 36, -1066; 14, -1056
    ])
}

fn halberd() -> Shape {
    blob(&knots![
        172, -1240, corner; 120, -1200; 96, -1230, corner; 92, -1300; 104, -1360, corner; 140, -1330; 172, -1316, corner; 176, -1400; 184, -1470, corner; 192, -1400;
        196, -1316, corner; 236, -1300, corner; 220, -1270; 196, -1250, corner
    ])
}
