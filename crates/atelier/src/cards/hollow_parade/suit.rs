//! A suit of armour with nobody in it, in step, seen from far below: what is high is small.

use super::{DEEP, WARM};
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Knot, blob, circle, handcut, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

const STEEL: &str = "#6f8cb0";

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
        Piece(blob(&knots![40, -262, corner; 28, -350; 20, -460, corner; 134, -460, corner; 126, -350; 106, -262, corner]), -0.03),
        Piece(blob(&knots![34, -44, corner; 26, -110; 34, -186; 44, -240, corner; 102, -240, corner; 120, -182; 114, -110; 106, -44, corner]), 0.0),
        Piece(blob(&knots![112, -290; 142, -300; 152, -262; 142, -226; 114, -232]), -0.02),
        Piece(blob(&knots![28, -254; 38, -294; 72, -310; 108, -294; 122, -254; 104, -226; 72, -216; 42, -226]), 0.04),
        Piece(blob(&knots![14, 2, corner; 18, -30; 40, -58; 72, -64; 104, -56; 126, -30; 132, 2, corner; 72, 14]), 0.02),
    ]
}

fn raised_leg() -> Vec<Piece> {
    vec![
        Piece(blob(&knots![-136, -460, corner; -16, -460, corner; -22, -390; -40, -320, corner; -126, -320, corner; -140, -390]), -0.04),
        Piece(blob(&knots![-126, -306, corner; -136, -236; -122, -150, corner; -52, -150, corner; -40, -236; -46, -306, corner]), -0.02),
        Piece(blob(&knots![-140, -330; -124, -376; -86, -394; -48, -376; -32, -330; -50, -292; -86, -280; -122, -292]), 0.04),
        // The boot comes down on us: its sole.
        Piece(blob(&knots![-152, -112; -144, -166; -90, -186; -38, -166; -24, -112; -34, -54; -56, -18; -88, -8; -118, -20; -144, -56]), 0.0),
    ]
}

fn trunk() -> Vec<Piece> {
    let pauldron = knots![104, -786; 150, -812; 200, -796; 232, -744; 228, -686; 194, -656; 148, -680; 118, -730];
    vec![
        Piece(taper(&spots![184, -700; 212, -630; 218, -570], &[64.0, 58.0, 48.0]), -0.05),
        Piece(taper(&spots![-184, -700; -218, -634; -228, -576], &[64.0, 58.0, 48.0]), -0.05),
        Piece(blob(&knots![-126, -520, corner; -144, -600; -154, -690; -134, -764; -60, -796; 60, -796; 134, -764; 154, -690; 144, -600; 126, -520, corner; 0, -496]), 0.02),
        Piece(blob(&knots![-156, -424; -140, -530, corner; 0, -508; 140, -530, corner; 158, -424; 104, -396; 50, -414; 0, -384, corner; -50, -414; -104, -396]), -0.02),
        Piece(taper(&spots![-228, -566; -236, -500; -222, -446], &[54.0, 48.0, 38.0]), 0.0),
        Piece(taper(&spots![220, -566; 214, -500; 186, -452], &[54.0, 48.0, 38.0]), 0.0),
        Piece(blob(&knots![-262, -572; -250, -606; -222, -612; -198, -590; -200, -554; -226, -538; -252, -546]), 0.05),
        Piece(blob(&knots![254, -572; 244, -606; 216, -612; 190, -590; 192, -554; 218, -538; 246, -546]), 0.05),
        Piece(blob(&knots![-250, -446; -236, -462; -208, -462; -190, -442; -190, -410; -206, -388; -236, -388; -252, -412]), 0.02),
        Piece(blob(&knots![214, -446; 200, -466; 170, -466; 152, -446; 150, -412; 166, -390; 200, -390; 216, -412]), 0.02),
        Piece(mirrored(&pauldron), 0.05),
        Piece(blob(&pauldron), 0.05),
        Piece(blob(&knots![-84, -780; -66, -826; 0, -840; 66, -826; 84, -780; 40, -756; 0, -748; -40, -756]), -0.03),
    ]
}

fn helm() -> Vec<Piece> {
    vec![
        Piece(blob(&knots![-66, -806, corner; -92, -860; -92, -940; -64, -1004; 0, -1030; 64, -1004; 92, -940; 92, -860; 66, -806, corner; 0, -776]), 0.04),
    ]
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
            let ring: Vec<At> = piece.pieces()[0].exterior().coords().map(|c| (c.x, c.y)).collect();
            Shape::within_ring(&ring)
        }))
    }

    fn steel(&self, by: f64) -> Colour {
        mix(Colour::from(STEEL).lighter(by), "#1a2946", self.far)
    }

    /// All of it as one shape.
    pub fn outline(&self) -> Shape {
        let pieces = raised_leg().into_iter().chain(standing_leg()).chain(trunk()).chain(helm());
        let plume = self.put(&plume());
        all(pieces.map(|Piece(shape, _)| self.put(&shape)).chain([plume]))
    }

    fn piece(&self, scene: &Scene, piece: &Piece, seed: i64) -> Ink {
        let shape = handcut(&self.put(&piece.0), 0.8 * self.size, 26.0, seed);
        let warm = 1.0 - self.far * 0.55;
        let mut ink = scene.shadow(&shape, (2.0 * self.size, -5.0 * self.size), 9.0 * self.size, DEEP, 0.6);
        let sheet = scene.sheet(&shape, self.steel(piece.1)).lit(0.42 * warm).lit_colour(WARM);
        ink += sheet.dark(mix(DEEP, "#16264a", 0.5)).shade(0.75).rim(3.2 * self.size).rim_colour(WARM).rim_opacity(0.9 * warm).seed(seed).ink();
        ink
    }

    fn groove(&self, scene: &Scene, points: &[At], width: f64) -> Ink {
        let line = self.put(&taper(points, &[width * 0.5, width, width * 0.5]));
        scene.veil(&line, DEEP, 0.7) + scene.veil(&line.moved(0.0, -2.4 * self.size), WARM, 0.4 * (1.0 - self.far))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut ink = Ink::none();
        let mut seeds = seed..;
        let mut draw = |pieces: Vec<Piece>| -> Ink { pieces.iter().zip(&mut seeds).map(|(piece, seed)| self.piece(scene, piece, seed)).sum() };
        if self.weapon {
            ink += draw(vec![Piece(rect(174.0, -1290.0, 192.0, -60.0), -0.2), Piece(halberd(), 0.08)]);
        }
        ink += draw(standing_leg());
        for (y, bow) in [(-18.0, 8.0), (-34.0, 6.0), (-48.0, 4.0)] {
            ink += self.groove(scene, &[(18.0, y - 2.0), (72.0, y + bow), (128.0, y - 2.0)], 4.0);
        }
        ink += self.groove(scene, &[(74.0, -70.0), (76.0, -140.0), (73.0, -212.0)], 4.0);
        ink += self.groove(scene, &[(40.0, -330.0), (78.0, -320.0), (116.0, -330.0)], 4.0);
        ink += draw(raised_leg());
        ink += self.sole(scene);
        ink += self.groove(scene, &[(-86.0, -300.0), (-88.0, -334.0), (-86.0, -372.0)], 4.0);
        ink += draw(trunk());
        for y in [-446.0, -474.0, -502.0] {
            ink += self.groove(scene, &[(-146.0, y), (-70.0, y + 18.0), (0.0, y + 26.0), (70.0, y + 18.0), (146.0, y)], 5.0);
        }
        ink += self.groove(scene, &[(0.0, -520.0), (3.0, -640.0), (0.0, -780.0)], 6.0);
        for side in [-1.0, 1.0] {
            ink += self.groove(scene, &[(side * 126.0, -700.0), (side * 176.0, -716.0), (side * 228.0, -700.0)], 5.0);
            ink += self.groove(scene, &[(side * 120.0, -744.0), (side * 172.0, -762.0), (side * 222.0, -744.0)], 5.0);
            ink += self.groove(scene, &[(side * 110.0, -540.0), (side * 124.0, -620.0), (side * 120.0, -700.0)], 4.0);
            for (x, y) in [(140.0, -672.0), (210.0, -676.0), (118.0, -550.0), (112.0, -768.0)] {
                let rivet = self.put(&circle((side * x, y), 7.0));
                ink += scene.veil(&rivet.moved(1.0, -1.6), DEEP, 0.7) + scene.fill(&rivet, mix(self.steel(0.1), WARM, 0.4 * (1.0 - self.far)));
            }
        }
        let feather = handcut(&self.put(&plume()), 1.2 * self.size, 16.0, seed);
        ink += scene.shadow(&feather, (2.0, 4.0), 8.0 * self.size, DEEP, 0.5);
        ink += scene.sheet(&feather, mix(self.plume, "#1a2946", self.far * 0.7)).lit(0.3).lit_colour(WARM).dark("#1c2a4c").shade(0.6).rim(2.0 * self.size).ink();
        ink += self.barbs(scene);
        ink += draw(helm());
        ink + self.hollow(scene)
    }

    fn sole(&self, scene: &Scene) -> Ink {
        let leather = blob(&knots![-138, -112; -130, -154; -90, -170; -50, -154; -38, -112; -46, -58; -62, -30; -88, -22; -112, -32; -130, -60]);
        let leather = self.put(&leather);
        let mut ink = scene.sheet(&leather, mix("#4a4a5e", "#1a2946", self.far)).lit(0.5).lit_colour(WARM).dark(DEEP).shade(0.6).rim(1.6).ink();
        ink += self.groove(scene, &[(-132.0, -104.0), (-88.0, -98.0), (-44.0, -104.0)], 4.0);
        for (x, y) in [(-112.0, -74.0), (-88.0, -68.0), (-64.0, -74.0), (-102.0, -46.0), (-76.0, -46.0), (-112.0, -136.0), (-88.0, -146.0), (-64.0, -136.0)] {
            let stud = self.put(&circle((x, y), 6.0));
            ink += scene.veil(&stud.moved(1.0, -1.6), DEEP, 0.8) + scene.fill(&stud, mix(self.steel(0.1), WARM, 0.5 * (1.0 - self.far)));
        }
        ink
    }

    fn barbs(&self, scene: &Scene) -> Ink {
        let lines: [&[At]; 4] = [
            &spots![4, -1030; 40, -1096; 110, -1126; 176, -1084],
            &spots![6, -1030; 48, -1080; 110, -1104; 160, -1066],
            &spots![2, -1030; 26, -1104; 96, -1146; 170, -1106],
            &spots![8, -1026; 54, -1064; 108, -1082; 150, -1044],
        ];
        lines.into_iter().map(|line| scene.veil(&self.put(&taper(line, &[1.0, 4.0, 3.0, 0.8])), "#22335a", 0.6)).sum()
    }

    /// The helm is open, and nobody looks out of it.
    fn hollow(&self, scene: &Scene) -> Ink {
        let opening = self.put(&blob(&knots![-66, -930; -30, -944; 0, -948; 30, -944; 66, -930; 70, -880; 50, -832; 0, -812; -50, -832; -70, -880]));
        let mut ink = scene.fill(&opening, "#03060f");
        let back = self.put(&blob(&knots![-44, -850; 0, -838; 44, -850; 34, -826; 0, -816; -34, -826]));
        ink += scene.clipped(&opening, scene.blurred(scene.veil(&back, WARM, 0.3 * (1.0 - self.far)), 3.0 * self.size));
        let edge = opening.grown(2.6 * self.size).minus(&opening);
        ink += scene.veil(&edge, mix(self.steel(0.1), WARM, 0.5 * (1.0 - self.far)), 0.9);
        // The visor is up.
        let visor = Piece(blob(&knots![-86, -940; -60, -962; 0, -974; 60, -962; 86, -940; 92, -968; 66, -1004; 0, -1020; -66, -1004; -92, -968]), 0.08);
        ink += self.piece(scene, &visor, 77);
        for dx in [-44.0, -22.0, 0.0, 22.0, 44.0] {
            ink += self.groove(scene, &[(dx, -978.0), (dx * 1.04, -1000.0)], 5.0);
        }
        for side in [-1.0, 1.0] {
            let pivot = self.put(&circle((side * 82.0, -936.0), 11.0));
            ink += scene.sheet(&pivot, self.steel(0.1)).lit(0.6).lit_colour(WARM).dark(DEEP).rim(1.4).ink();
        }
        ink
    }
}

fn plume() -> Shape {
    blob(&knots![
        -10, -1018; 2, -1090; 50, -1150; 116, -1168; 176, -1140; 206, -1084; 200, -1040, corner; 178, -1060; 168, -1034, corner; 144, -1056; 128, -1034, corner;
        104, -1058; 84, -1042, corner; 62, -1048; 36, -1022; 14, -1010
    ])
}

fn halberd() -> Shape {
    blob(&knots![
        172, -1240, corner; 120, -1200; 96, -1230, corner; 92, -1300; 104, -1360, corner; 140, -1330; 172, -1316, corner; 176, -1400; 184, -1470, corner; 192, -1400;
        196, -1316, corner; 236, -1300, corner; 220, -1270; 196, -1250, corner
    ])
}
