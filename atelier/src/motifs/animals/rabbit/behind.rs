//! A rabbit that sits and looks at something, seen from behind.

use super::Ear;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, handcut_finely, taper};
use crate::motifs::{Motif, Smudge};
use crate::random::Chance;
use crate::scene::{Scene, Sheet};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Where it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// At what everybody looks at.
    Ahead,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Around, at us.
    Back,
}

/// How its back is marked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fur {
    /// Of one colour.
    Plain,
    /// With spots.
    Spots,
    /// With stripes across.
    Stripes,
    /// With a light patch over the shoulders.
    Saddle,
}

/// What it wears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dress {
    /// Nothing.
    Nothing,
    /// A scarf with two ends.
    Scarf(Colour),
    /// A shawl with a fringe.
    Shawl(Colour),
}

/// A rabbit from behind; it sits on the origin, and at size 1 it is 104 high without its ears.
#[derive(Clone, Debug)]
pub struct RabbitFromBehind {
    /// Where.
    pub spot: Spot,
    /// The left ear and the right one.
    pub ears: [Ear; 2],
    /// Where it looks.
    pub look: Look,
    /// How far its head is tilted, clockwise, in degrees.
    pub tilt: f64,
    /// How stout it is.
    pub stout: f64,
    /// How high it stretches itself.
    pub tall: f64,
    /// Forelegs that are seen: from the shoulder over the elbow to the paw.
    pub paws: Vec<[At; 3]>,
    /// The colour of its fur.
    pub coat: Colour,
    /// How it is marked.
    pub fur: Fur,
    /// What it wears.
    pub dress: Dress,
    /// The deep hue of its shade.
    pub dark: Colour,
    /// The colour of the light on its edges.
    pub light: Colour,
    /// How wide these edges are.
    pub rim: f64,
}

impl Default for RabbitFromBehind {
    fn default() -> Self {
        RabbitFromBehind {
            spot: Spot::new(0.0, 0.0, 1.0),
            ears: [Ear::new(-12.0, 0.0), Ear::new(12.0, 0.0)],
            look: Look::Ahead,
            tilt: 0.0,
            stout: 1.0,
            tall: 1.0,
            paws: Vec::new(),
            coat: "#5b4560".into(),
            fur: Fur::Plain,
            dress: Dress::Nothing,
            dark: "#171022".into(),
            light: "#ffdf9e".into(),
            rim: 1.8,
        }
    }
}

impl RabbitFromBehind {
    /// How high its neck is.
    fn neck(&self) -> f64 {
        -66.0 * self.tall
    }

    /// A place on its head: the head is drawn around the nape and tilted there.
    fn head_spot(&self) -> Spot {
        Spot::new(0.0, self.neck(), 1.0)
            .turned(self.tilt)
            .flipped(self.look == Look::Left)
    }

    fn ear_roots(&self) -> [At; 2] {
        match self.look {
            Look::Ahead | Look::Back => [(-9.0, -34.0), (9.0, -34.0)],
            Look::Left | Look::Right => [(-6.0, -33.0), (2.0, -35.0)],
        }
    }

    /// The head with those ears that stand up, where it is on the body.
    fn head(&self) -> Shape {
        let head = match self.look {
            Look::Ahead | Look::Back => facing(),
            Look::Left | Look::Right => profile(),
        };
        let standing = self.ears.iter().zip(self.ear_roots());
        let standing = standing.filter(|(ear, _)| !ear.hangs());
        let ears = all(standing.map(|(ear, root)| ear.shape(root)));
        self.head_spot().put(&head.and(&ears).fillet(2.0))
    }

    /// The ears that hang down, where they are.
    fn hanging(&self) -> Vec<Shape> {
        let hanging = self.ears.iter().zip(self.ear_roots());
        let hanging = hanging.filter(|(ear, _)| ear.hangs());
        hanging
            .map(|(ear, root)| self.head_spot().put(&ear.shape(root)))
            .collect()
    }

    fn body(&self) -> Shape {
        let (kx, ky) = (self.stout, self.tall);
        let side = spots![
            14, -70; 19.5, -63; 22.5, -54; 25, -45; 30.5, -36; 36.5, -26; 39, -14; 36, -5; 29, 0
        ];
        let right = side.iter().map(|&(x, y)| (x * kx, y * ky).into());
        let left = side.iter().rev().map(|&(x, y)| (-x * kx, y * ky).into());
        let body: Vec<_> = right.chain(left).collect();
        let body = blob(&body);
        let feet = [-1.0, 1.0].map(|side| {
            let x = side * kx;
            blob(&knots![
                20.0 * x, -8; 33.0 * x, -10; 41.0 * x, -5; 42.0 * x, -0.5; 30.0 * x, 1.5; 18.0 * x, 1
            ])
        });
        let paws = self
            .paws
            .iter()
            .map(|line| taper(line, &[13.0, 10.0, 8.5, 8.5]));
        all([body].into_iter().chain(feet).chain(paws)).fillet(3.0)
    }

    /// All of it, where it sits.
    pub fn outline(&self) -> Shape {
        let parts = [self.body(), self.head()];
        self.spot.put(&all(parts.into_iter().chain(self.hanging())))
    }

    /// Drawn. The light comes from where it looks.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let drawing = Drawing {
            rabbit: self,
            motif: Motif::new(scene, self.spot, seed),
        };
        drawing.body() + drawing.dress() + drawing.head()
    }
}

/// A rabbit on its way to a scene.
struct Drawing<'a> {
    rabbit: &'a RabbitFromBehind,
    motif: Motif<'a>,
}

impl Drawing<'_> {
    fn cut(&self, shape: &Shape, part: i64) -> Shape {
        let size = self.motif.spot.size;
        let seed = self.motif.seed + part;
        handcut_finely(&self.motif.put(shape), 0.4 * size, 12.0 * size, seed, 0.2)
    }

    fn sheet<'a>(&'a self, shape: &'a Shape, colour: Colour, part: i64) -> Sheet<'a> {
        let rabbit = self.rabbit;
        let scene = self.motif.scene;
        let sheet = scene.sheet(shape, colour).lit_colour(rabbit.light);
        let sheet = sheet.lit(0.2).shade(0.3).rim(rabbit.rim).rim_opacity(0.76);
        sheet
            .light(self.stage())
            .rim_colour(rabbit.light)
            .dark(mix(colour, rabbit.dark, 0.75))
            .seed(self.motif.seed + part)
            .grain(1.0)
    }

    /// Where the light is for it: above, and a little to where the stage is.
    fn stage(&self) -> At {
        let (x, y) = self.motif.spot.at;
        let aside = (self.motif.scene.light.0 - x) * 0.4;
        (x + aside.clamp(-160.0, 160.0), y - 320.0)
    }

    fn veil(&self, shape: &Shape, colour: Colour, opacity: f64) -> Ink {
        self.motif.scene.veil(shape, colour, opacity)
    }

    fn body(&self) -> Ink {
        let Drawing { rabbit, motif } = self;
        let scene = motif.scene;
        let (kx, ky) = (rabbit.stout, rabbit.tall);
        let at = |x: f64, y: f64| (x * kx, y * ky);
        let body = self.cut(&rabbit.body(), 1);
        let deep = mix(rabbit.coat, rabbit.dark, 0.7);
        let pale = mix(rabbit.coat, rabbit.light, 0.3);
        let ink = self.sheet(&body, rabbit.coat, 1).ink();
        let mut inner = self.marks(pale, deep);
        for side in [-1.0, 1.0] {
            let haunch = [
                at(side * 33.0, -38.0),
                at(side * 20.0, -34.0),
                at(side * 12.5, -20.0),
                at(side * 15.0, -4.0),
            ];
            inner += self.veil(&motif.taper(&haunch, &[0.4, 1.6, 2.2, 0.5]), deep, 0.75);
            let lit = haunch.map(|(x, y)| (x + side * 1.8, y + 1.6));
            inner += self.veil(&motif.taper(&lit, &[0.3, 0.9, 0.6, 0.2]), pale, 0.35);
        }
        let mut chance = Chance::of("fur", motif.seed as u64);
        for _ in 0..12 {
            let (x, y) = at(chance.near(0.0, 9.0), chance.between(-58.0, -26.0));
            let hair = [(x, y), (x * 1.04, y + 4.0), (x * 1.12, y + 7.0)];
            inner += self.veil(&motif.taper(&hair, &[0.2, 0.9, 0.2]), pale, 0.3);
        }
        let nape = blob(
            &knots![-22, rabbit.neck() - 4.0; 22, rabbit.neck() - 4.0; 18, rabbit.neck() + 10.0; -18, rabbit.neck() + 10.0],
        );
        let smudge = Smudge {
            density: 0.42,
            seed: motif.seed,
            grain: 1.0,
            ..Smudge::of(rabbit.dark, 4.5 * motif.spot.size)
        };
        inner += smudge.ink(scene, &motif.put(&nape));
        let tail = self.cut(&tail().moved(0.0, -1.0), 2);
        inner += scene.shadow(&tail, (0.0, 2.0), 3.0, rabbit.dark, 0.6);
        inner += self.sheet(&tail, mix(rabbit.coat, "#f6ecd8", 0.4), 2).ink();
        // Towards the ground all is darker.
        let (from, to) = (
            motif.spot.point((0.0, -62.0 * ky)),
            motif.spot.point((0.0, 0.0)),
        );
        let fall = stops![0, rabbit.dark, 0; 1, rabbit.dark, 0.6];
        inner += scene.fill(&body, scene.linear(from, to, &fall));
        ink + scene.clipped(&body, inner)
    }

    fn marks(&self, pale: Colour, deep: Colour) -> Ink {
        let Drawing { rabbit, motif } = self;
        let (kx, ky) = (rabbit.stout, rabbit.tall);
        match rabbit.fur {
            Fur::Plain => Ink::none(),
            Fur::Spots => {
                let spots = [
                    (-14.0, -50.0, 4.2),
                    (9.0, -54.0, 3.4),
                    (17.0, -38.0, 4.6),
                    (-24.0, -32.0, 4.0),
                    (-3.0, -38.0, 3.8),
                    (25.0, -20.0, 4.4),
                ];
                let spots = spots.map(|(x, y, r)| {
                    blob(&knots![
                        x * kx - r, y * ky; x * kx - r * 0.3, y * ky - r * 1.1; x * kx + r, y * ky - r * 0.2;
                        x * kx + r * 0.4, y * ky + r
                    ])
                });
                self.veil(&motif.put(&all(spots)), pale, 0.75)
            }
            Fur::Stripes => {
                let stripes = [-56.0, -46.0, -35.5, -24.0].map(|y| {
                    let (wide, y) = ((30.0 + y * 0.2) * kx, y * ky);
                    let line = [
                        (-wide - 8.0, y - 5.0),
                        (0.0, y + 3.0),
                        (wide + 8.0, y - 5.0),
                    ];
                    taper(&line, &[4.6, 3.0, 4.6])
                });
                self.veil(&motif.put(&all(stripes)), deep, 0.6)
            }
            Fur::Saddle => {
                let saddle = blob(&knots![
                    -30.0 * kx, -64.0 * ky; 30.0 * kx, -64.0 * ky; 34.0 * kx, -40.0 * ky; 16.0 * kx, -33.0 * ky;
                    2.0 * kx, -38.0 * ky; -14.0 * kx, -31.0 * ky; -34.0 * kx, -38.0 * ky
                ]);
                self.veil(&motif.put(&saddle), pale, 0.6)
            }
        }
    }

    /// Only what falls on the body.
    fn on_body(&self, ink: Ink) -> Ink {
        let body = self.motif.put(&self.rabbit.body());
        self.motif.scene.clipped(&body, ink)
    }

    fn dress(&self) -> Ink {
        let Drawing { rabbit, motif } = self;
        let scene = motif.scene;
        let (kx, neck) = (rabbit.stout, rabbit.neck());
        match rabbit.dress {
            Dress::Nothing => Ink::none(),
            Dress::Scarf(colour) => {
                let band = blob(&knots![
                    -20.0 * kx, neck - 1.0; -10, neck + 3.0; 8, neck + 3.0; 20.0 * kx, neck - 2.0; 21.0 * kx, neck + 7.0;
                    8, neck + 12.0; -10, neck + 12.0; -21.0 * kx, neck + 7.0
                ]);
                let end = taper(
                    &spots![10, neck + 8.0; 14, neck + 22.0; 12, neck + 38.0],
                    &[9.0, 9.0, 10.0],
                );
                let scarf = self.cut(&band.and(&end), 5);
                let stripes = [neck + 26.0, neck + 32.0]
                    .map(|y| motif.taper(&spots![4, y; 22, y - 1.0], &[1.8, 1.8]));
                self.on_body(scene.shadow(&scarf, (0.0, 2.0), 3.0, rabbit.dark, 0.6))
                    + self.sheet(&scarf, colour, 5).ink()
                    + scene.veil(
                        &all(stripes).within(&scarf),
                        mix(colour, rabbit.light, 0.5),
                        0.7,
                    )
            }
            Dress::Shawl(colour) => {
                let shawl = blob(&knots![
                    -17, neck + 1.0; 0, neck + 4.0; 17, neck + 1.0; 24.0 * kx, neck + 10.0; 31.0 * kx, neck + 28.0, corner;
                    16.0 * kx, neck + 33.0; 2, neck + 43.0, corner; -15.0 * kx, neck + 33.0; -31.0 * kx, neck + 29.0, corner;
                    -24.0 * kx, neck + 10.0
                ]);
                let hem = [-1.0, 1.0].map(|side| {
                    let line = spots![
                        side * 31.0 * kx, neck + 24.0; side * 15.0 * kx, neck + 28.0; side, neck + 37.0
                    ];
                    taper(&line, &[1.6, 1.6])
                });
                let fringe = (0..13).map(|i| {
                    let part = f64::from(i) / 6.0 - 1.0;
                    let x = part * 29.0 * kx;
                    let y = neck + 42.0 - part.abs().powf(0.6) * 13.0;
                    taper(&spots![x, y - 5.0; x + part, y + 5.0], &[1.6, 0.7])
                });
                let shawl = self.cut(&shawl.and(&all(fringe)), 5);
                self.on_body(scene.shadow(&shawl, (0.0, 2.0), 3.0, rabbit.dark, 0.6))
                    + self.sheet(&shawl, colour, 5).ink()
                    + scene.veil(
                        &motif.put(&all(hem)).within(&shawl),
                        mix(colour, rabbit.light, 0.5),
                        0.6,
                    )
            }
        }
    }

    fn head(&self) -> Ink {
        let Drawing { rabbit, motif } = self;
        let scene = motif.scene;
        let head = self.cut(&rabbit.head(), 3);
        let spot = rabbit.head_spot();
        let on_head = |shape: &Shape| motif.put(&spot.put(shape));
        let deep = mix(rabbit.coat, rabbit.dark, 0.7);
        let pale = mix(rabbit.coat, rabbit.light, 0.3);
        let mut ink = scene.shadow(&head, (0.0, 2.0), 4.0, rabbit.dark, 0.35);
        ink = self.on_body(ink);
        ink += self.sheet(&head, rabbit.coat, 3).ink();
        for (ear, root) in rabbit.ears.iter().zip(rabbit.ear_roots()) {
            if ear.hangs() {
                let hanging = self.cut(&spot.put(&ear.shape(root)), 7);
                let shade = scene.shadow(&hanging, (0.0, 2.0), 3.0, rabbit.dark, 0.5);
                ink += scene.clipped(&head, shade);
                ink += self
                    .sheet(&hanging, mix(rabbit.coat, rabbit.dark, 0.12), 7)
                    .ink();
            }
            // Ears are thin: the light of the stage shines through them.
            let thin = ear.crease(root, 8.0);
            let warm = mix(rabbit.coat, "#e08a5c", 0.55);
            let shine = scene.blurred(self.veil(&on_head(&thin), warm, 0.5), 1.4 * motif.spot.size);
            ink += scene.clipped(&on_head(&ear.shape(root)), shine);
            ink += self.veil(&on_head(&ear.crease(root, 1.3)), deep, 0.7);
        }
        let mut inner = Ink::none();
        match rabbit.look {
            Look::Ahead => {
                for x in [-5.0, 0.5, 6.0] {
                    let hair = spots![x, -14; x * 1.2, -9; x * 1.3, -5];
                    inner += self.veil(&on_head(&taper(&hair, &[0.2, 1.0, 0.2])), pale, 0.35);
                }
            }
            Look::Left | Look::Right => {
                let eye = blob(&knots![12, -22; 14.4, -25; 17.4, -23.6; 17.6, -20; 14.6, -18.4]);
                let cheek = taper(&spots![6, -4; 13, -6; 17, -11], &[0.3, 1.2, 0.3]);
                let mouth = taper(&spots![29, -10; 25, -8.4; 22.6, -9.6], &[0.8, 0.7, 0.3]);
                inner += self.veil(&on_head(&cheek.and(&mouth)), deep, 0.8);
                inner += scene.fill(&on_head(&eye), mix(rabbit.dark, "#0b0713", 0.5));
                inner += scene.fill(&on_head(&circle((15.4, -22.6), 1.1)), rabbit.light);
            }
            Look::Back => {
                let muzzle = blob(&knots![-8, -9; 0, -14; 8, -9; 6, -3; 0, -1.6; -6, -3]);
                inner += self.veil(&on_head(&muzzle), pale, 0.55);
                let nose = blob(&knots![-2.6, -12.4; 0, -13; 2.6, -12.4; 0, -9.4]);
                let mouth = taper(&spots![-4, -6.4; 0, -7.6; 4, -6.4], &[0.3, 0.9, 0.3]);
                inner += scene.fill(&on_head(&nose.and(&mouth)), deep);
                for x in [-10.0, 10.0] {
                    let eye = blob(&knots![x - 3.0, -18; x, -22; x + 3.0, -18; x, -14.6]);
                    inner += scene.fill(&on_head(&eye), mix(rabbit.dark, "#0b0713", 0.5));
                    inner += scene.fill(&on_head(&circle((x + 0.8, -19.6), 1.2)), rabbit.light);
                }
            }
        }
        ink + scene.clipped(&head, inner)
    }
}

/// A head from behind, or from before, around its nape.
fn facing() -> Shape {
    blob(&knots![
        0, -38.5; 11, -37; 19, -31; 23, -22; 23.6, -14; 25.4, -8, corner; 20, -3.4; 11, 0.6; 0, 2.2;
        -11, 0.6; -20, -3.4; -25.4, -8, corner; -23.6, -14; -23, -22; -19, -31; -11, -37
    ])
}

/// A head that looks to the right, around its nape.
fn profile() -> Shape {
    blob(&knots![
        -15, -4; -19, -16; -15, -29; -5, -37; 7, -37.5; 17, -31.5; 24, -24; 29.5, -17; 31, -12; 27.5, -7.6;
        18, -4; 10, 1; -4, 3
    ])
}

/// A tuft of a tail.
fn tail() -> Shape {
    blob(&knots![
        0, -23.5; 5, -24.5; 7, -20.6, corner; 11, -19.4; 11.4, -14.6, corner; 13, -10.4; 10, -6.6, corner; 8.6, -3; 3.6, -3.4, corner;
        0, -1.6; -3.8, -3.6, corner; -8.8, -3.2; -10, -7, corner; -13, -10.8; -11.2, -15, corner; -11, -19.6; -6.8, -20.8, corner;
        -5, -24.4
    ])
}
