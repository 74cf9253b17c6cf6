//! Koi.

use crate::colour::{Colour, mix};
use crate::line::{Path, arc, between, blob, bowed, circle};
use crate::motifs::Motif;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A koi that swims to the left, about 560 long, drawn around the middle of its body.
pub struct Koi {
    /// Where, and how it is turned.
    pub spot: Spot,
    /// The radius of the circle around which its spine bows; 0 is straight.
    pub bow: f64,
    /// Where its light comes from.
    pub light: At,
    /// The colour of its patches.
    pub patch: Colour,
    /// The colour of its skin.
    pub skin: Colour,
    /// The colour of its fins.
    pub fin: Colour,
    /// The colour of scales and mouth.
    pub line: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl Default for Koi {
    fn default() -> Self {
        Koi {
            spot: Spot::new(0.0, 0.0, 1.0),
            bow: 0.0,
            light: (0.0, 0.0),
            patch: "#e2472a".into(),
            skin: "#fff3df".into(),
            fin: "#f08a5a".into(),
            line: "#6b1420".into(),
            shadow: "#06182c".into(),
        }
    }
}

/// A fin: its outline, where its rays begin and where they end.
struct Fin {
    shape: Shape,
    root: At,
    tips: &'static [(i16, i16)],
    rays: f64,
    rim: f64,
}

impl Koi {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let size = self.spot.size;
        let body = self.cut(&motif, &body(), 0);
        let [tail, dorsal, pectoral, pelvic, anal] = self.fins(&motif);
        let silhouette = [
            &body,
            &tail.shape,
            &dorsal.shape,
            &pelvic.shape,
            &anal.shape,
        ];
        let silhouette = all(silhouette.map(Shape::clone));
        let mut ink = scene.shadow(
            &silhouette,
            (4.0, 16.0 * size),
            18.0 * size,
            self.shadow,
            0.5,
        );
        let deep = mix(self.patch, self.line, 0.3);
        ink += self.fin(&motif, &tail, self.fin, deep);
        ink += self.fin(&motif, &pelvic, self.fin, deep);
        ink += self.fin(&motif, &anal, self.fin, deep);
        let ridge = mix(self.patch, self.fin, 0.5);
        ink += self.fin(&motif, &dorsal, ridge, mix(self.patch, self.line, 0.4));
        ink += self.skin(&motif, &body);
        ink += self.head(&motif);
        let cast = scene.shadow(
            &pectoral.shape,
            (0.0, 8.0 * size),
            8.0 * size,
            self.line,
            0.5,
        );
        ink + scene.clipped(&body, cast) + self.fin(&motif, &pectoral, self.fin, deep)
    }

    fn bow(&self, shape: &Shape) -> Shape {
        shape.bent(|at| bowed(at, self.bow))
    }

    fn cut(&self, motif: &Motif, shape: &Shape, part: i64) -> Shape {
        motif.cut_over(&self.bow(shape), part, 0.7, 40.0)
    }

    fn place(&self, motif: &Motif, shape: &Shape) -> Shape {
        motif.put(&self.bow(shape))
    }

    fn taper(&self, motif: &Motif, points: &[At], widths: &[f64]) -> Shape {
        let points: Vec<At> = points.iter().map(|at| bowed(*at, self.bow)).collect();
        motif.taper(&points, widths)
    }

    /// The tail, and the fins of back, breast, belly and vent.
    fn fins(&self, motif: &Motif) -> [Fin; 5] {
        let tail = blob(&knots![
            196, 24, corner; 226, 0; 262, -34; 312, -66; 366, -82, corner; 350, -44; 330, -8; 300, 26; 296, 46;
            316, 72; 352, 108; 362, 158, corner; 312, 148; 264, 118; 226, 84; 200, 62, corner
        ]);
        let dorsal = blob(&knots![
            -76, -60, corner; -66, -88; -36, -114; 4, -122; 44, -112; 80, -92; 116, -74; 136, -58, corner;
            128, -38; 110, -30, corner
        ]);
        let pectoral = blob(&knots![
            -128, 44, corner; -140, 76; -130, 116; -96, 148; -48, 156, corner; -46, 130; -58, 96; -84, 60;
            -96, 44, corner
        ]);
        let pelvic = blob(&knots![
            14, 66, corner; 18, 96; 44, 126; 82, 140, corner; 88, 112; 76, 82; 60, 60, corner
        ]);
        let anal = blob(&knots![
            118, 54, corner; 128, 82; 154, 106; 186, 112, corner; 182, 84; 166, 56, corner
        ]);
        let fin = |shape: &Shape, part, root, tips, rays, rim| Fin {
            shape: self.cut(motif, shape, part),
            root,
            tips,
            rays,
            rim,
        };
        [
            fin(&tail, 1, (196.0, 44.0), TAIL, 0.55, 1.6),
            fin(&dorsal, 2, (10.0, 60.0), DORSAL, 0.5, 1.6),
            fin(&pectoral, 3, (-112.0, 40.0), PECTORAL, 0.55, 1.6),
            fin(&pelvic, 4, (34.0, 62.0), PELVIC, 0.55, 1.2),
            fin(&anal, 5, (138.0, 54.0), ANAL, 0.55, 1.2),
        ]
    }

    fn fin(&self, motif: &Motif, fin: &Fin, colour: Colour, dark: Colour) -> Ink {
        let scene = motif.scene;
        let rays = fin.tips.iter().map(|&(x, y)| {
            let (root, tip) = (fin.root, (f64::from(x), f64::from(y)));
            let (dx, dy) = (tip.0 - root.0, tip.1 - root.1);
            let middle = between(root, tip, 0.5);
            let middle = (middle.0 + dy * 0.05, middle.1 - dx * 0.05);
            let ray = self.taper(motif, &[root, middle, tip], &[2.4, 1.6, 0.4]);
            scene.veil(&ray, self.skin, fin.rays)
        });
        let sheet = scene.sheet(&fin.shape, colour).light(self.light).lit(0.4);
        let sheet = sheet.rim(fin.rim).dark(dark).seed(motif.seed);
        sheet.ink() + scene.clipped(&fin.shape, rays.sum::<Ink>())
    }

    fn skin(&self, motif: &Motif, body: &Shape) -> Ink {
        let (scene, size) = (motif.scene, self.spot.size);
        let mut ink = scene
            .sheet(body, self.skin)
            .light(self.light)
            .lit(0.3)
            .shade(0.55)
            .rim(0.0)
            .dark(mix(self.patch, self.skin, 0.45))
            .seed(motif.seed + 1)
            .ink();
        for (i, patch) in patches().iter().enumerate() {
            let patch = self.place(motif, patch);
            let patch = crate::line::handcut(&patch, 3.0 * size, 26.0, motif.seed + 30 + i as i64);
            ink += scene
                .sheet(&patch.within(body), self.patch)
                .light(self.light)
                .lit(0.22)
                .rim(1.0)
                .rim_opacity(0.4)
                .dark(mix(self.patch, self.line, 0.45))
                .seed(motif.seed + 2)
                .ink();
        }
        ink += scene.clipped(body, self.scales(motif));
        ink += scene.rim(body, (0.0, 2.2 * size), "#fffaf0", 0.8, self.light, 520.0);
        let belly = self.place(
            motif,
            &blob(&knots![
                -200, 52; -100, 74; 0, 74; 120, 60; 210, 62; 210, 90; 0, 110; -200, 90
            ]),
        );
        let spray = Spray::finer(5, 0.85, 0.8);
        let round = scene.smudge(
            &belly,
            0.7,
            12.0 * size,
            mix(self.patch, self.line, 0.45),
            spray,
        );
        ink + scene.clipped(body, round)
    }

    /// Rows of scales, smaller towards the tail.
    fn scales(&self, motif: &Motif) -> Ink {
        let spine = Path::new(spots![-90, 4; 0, 4; 100, 12; 210, 46].to_vec());
        let girth = Path::new(spots![-90, 66; 0, 66; 100, 46; 160, 30; 210, 12].to_vec());
        let mut scales = Vec::new();
        for row in 0..8 {
            for i in 0..17 {
                let x = -84.0 + f64::from(i) * 17.0 + if row % 2 == 1 { 8.5 } else { 0.0 };
                let y = spine.y_at(x) + girth.y_at(x) * (-0.86 + f64::from(row) * 0.235);
                let r = 8.6 * (1.0 - 0.4 * (x + 84.0) / 290.0);
                let lip = arc((x - r * 0.6, y), r * 1.15, r, -80.0, 80.0, 5);
                scales.push(self.taper(motif, &lip, &[0.5, 1.6, 1.8, 1.6, 0.5]));
            }
        }
        let scales = scales
            .iter()
            .map(|scale| motif.scene.veil(scale, self.line, 0.32));
        scales.sum()
    }

    fn head(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let size = self.spot.size;
        let gill = spots![-110, -40; -94, -10; -100, 26; -124, 52];
        let gill = self.taper(motif, &gill, &[0.6, 3.0, 3.0, 0.6]);
        let mouth = spots![-216, 24; -198, 30; -184, 28];
        let mouth = self.taper(motif, &mouth, &[0.6, 2.6, 0.5]);
        let mut ink = scene.veil(&gill, self.line, 0.6) + scene.veil(&mouth, self.line, 0.9);
        let disc = |at: At, r: f64| circle(self.spot.point(bowed(at, self.bow)), r * size);
        let eye = disc((-164.0, -4.0), 12.5);
        ink += scene.fill(&eye, self.skin);
        let ring = eye.minus(&disc((-164.0, -4.0), 10.5));
        ink += scene.veil(&ring, self.line, 0.8);
        ink += scene.fill(&disc((-165.0, -6.0), 7.4), "#1a0d1c");
        ink += scene.fill(&disc((-168.0, -9.0), 2.3), Colour::WHITE);
        let barbels = [
            spots![-206, 36; -214, 54; -206, 70],
            spots![-196, 42; -198, 60; -188, 74],
        ];
        for barbel in barbels {
            let barbel = self.taper(motif, &barbel, &[2.6, 2.0, 0.5]);
            ink += scene.fill(&barbel, self.skin);
        }
        ink
    }
}

fn body() -> Shape {
    blob(&knots![
        -216, 20; -204, -4; -176, -28; -128, -50; -64, -66; 8, -66; 76, -50; 136, -22; 186, 12; 214, 32; 218, 48;
        212, 60; 182, 62; 130, 58; 70, 66; 0, 74; -70, 75; -132, 66; -184, 50; -210, 36
    ])
}

fn patches() -> [Shape; 4] {
    [
        blob(&knots![
            -214, 24; -200, -14; -160, -52; -118, -60; -104, -30; -128, -4; -150, 18; -186, 30
        ]),
        blob(&knots![
            -84, -84; 20, -90; 60, -60; 52, -20; 28, 6; -8, 22; -52, 14; -66, -12; -92, -34
        ]),
        blob(&knots![88, -56; 150, -24; 176, 8; 166, 38; 128, 42; 96, 22; 80, -14]),
        blob(&knots![196, 10; 224, 30; 224, 66; 198, 66; 190, 40]),
    ]
}

const TAIL: &[(i16, i16)] = &[
    (366, -82),
    (350, -54),
    (334, -24),
    (312, 6),
    (300, 30),
    (300, 54),
    (320, 86),
    (344, 112),
    (360, 156),
    (320, 150),
    (350, -70),
];
const DORSAL: &[(i16, i16)] = &[
    (-66, -90),
    (-40, -114),
    (-8, -122),
    (24, -120),
    (54, -108),
    (86, -92),
    (116, -76),
    (-54, -102),
];
const PECTORAL: &[(i16, i16)] = &[
    (-136, 110),
    (-118, 132),
    (-98, 146),
    (-72, 154),
    (-50, 156),
    (-48, 136),
    (-54, 112),
    (-64, 88),
];
const PELVIC: &[(i16, i16)] = &[(80, 140), (60, 132), (42, 124), (88, 116), (86, 96)];
const ANAL: &[(i16, i16)] = &[(186, 112), (168, 110), (150, 102), (184, 90)];
