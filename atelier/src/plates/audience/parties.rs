//! Who comes to see the play, alone or together.

use std::cell::RefCell;

use super::guests::Guest;
use super::meadow::{LAMP, Meadow, NIGHT};
use crate::colour::{Colour, mix};
use crate::line::{circle, handcut, taper};
use crate::motifs::animals::{Dress, Ear, Fur, Look, RabbitFromBehind};
use crate::motifs::things::PaperLantern;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

/// How far away they sit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Row {
    /// Nearest to the stage.
    Back,
    /// Behind them.
    Middle,
    /// Nearest to us: nobody, only grass.
    Front,
}

/// Some who came together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Party {
    /// An owl on a post, which looks around.
    Owl,
    /// A stout one with a shawl, and her grandchild.
    Grandmother,
    /// One with a lantern on a stick.
    Bearer,
    /// One who whispers something into another's ear.
    Whisperers,
    /// One with a small one on the shoulders.
    Parent,
    /// One with a scarf.
    Scarf,
    /// A fox with ears of paper, and one who wonders about its tail.
    Fox,
    /// Two who lean on each other.
    Pair,
    /// A stout one with spots.
    Stout,
    /// A lantern on a stick in the ground.
    Light,
    /// A hedgehog.
    Hedgehog,
    /// A small one who points at something.
    Pointer,
    /// A snail on a mushroom.
    Mushroom,
    /// A small one who looks at us.
    Curious,
    /// One who fell asleep.
    Nap,
}

impl Party {
    /// Drawn where they sit.
    pub fn draw(self, scene: &Scene, meadow: &Meadow, row: Row, at: At, size: f64, seed: i64) {
        let company = Company {
            scene,
            meadow,
            at,
            size,
            seed,
            behind: RefCell::new(meadow.ground(row)),
        };
        let ears = |left: (f64, f64), right: (f64, f64)| {
            [Ear::new(left.0, left.1), Ear::new(right.0, right.1)]
        };
        let rabbit = |x: f64, size: f64, coat: &str| company.rabbit((x, 0.0), size, coat);
        match self {
            Party::Owl => company.guest(Guest::owl, 20.0),
            Party::Grandmother => {
                company.seat(RabbitFromBehind {
                    ears: ears((-16.0, -124.0), (20.0, 128.0)),
                    stout: 1.14,
                    dress: Dress::Shawl(dusk("#a5505a")),
                    ..rabbit(0.0, 1.0, "#b9a58e")
                });
                company.seat(RabbitFromBehind {
                    ears: ears((-20.0, 0.0), (4.0, 6.0)),
                    tilt: -13.0,
                    ..rabbit(58.0, 0.62, "#c9b29a")
                });
            }
            Party::Bearer => {
                company.stick((34.0, -8.0), (44.0, -166.0), 18.0, 0.34);
                company.seat(RabbitFromBehind {
                    ears: ears((-18.0, -8.0), (8.0, 4.0)),
                    stout: 0.84,
                    tall: 1.14,
                    tilt: -3.0,
                    paws: vec![[(16.0, -66.0), (27.0, -66.0), (37.0, -74.0)]],
                    ..rabbit(0.0, 1.0, "#8d6a4e")
                });
            }
            Party::Whisperers => {
                company.seat(RabbitFromBehind {
                    ears: ears((-14.0, -30.0), (16.0, 0.0)),
                    tilt: 7.0,
                    fur: Fur::Saddle,
                    ..rabbit(0.0, 1.0, "#6f6a80")
                });
                company.seat(RabbitFromBehind {
                    ears: ears((-24.0, -14.0), (-8.0, -6.0)),
                    look: Look::Left,
                    tilt: -4.0,
                    stout: 0.92,
                    tall: 0.98,
                    paws: vec![[(-15.0, -58.0), (-27.0, -58.0), (-33.0, -68.0)]],
                    ..rabbit(64.0, 0.98, "#a0714f")
                });
            }
            Party::Parent => {
                company.seat(RabbitFromBehind {
                    ears: ears((-31.0, -16.0), (33.0, 18.0)),
                    stout: 1.06,
                    ..rabbit(0.0, 1.0, "#7d6488")
                });
                let small = RabbitFromBehind {
                    ears: ears((-10.0, 0.0), (16.0, 10.0)),
                    tilt: 4.0,
                    tall: 0.94,
                    paws: vec![
                        [(-14.0, -54.0), (-28.0, -46.0), (-44.0, -50.0)],
                        [(14.0, -54.0), (28.0, -46.0), (44.0, -50.0)],
                    ],
                    ..company.rabbit((0.0, -90.0 * size), 0.46, "#c4a88c")
                };
                company.put(small);
            }
            Party::Scarf => company.seat(RabbitFromBehind {
                ears: ears((-26.0, 0.0), (24.0, -4.0)),
                tilt: 3.0,
                dress: Dress::Scarf(dusk("#4f9690")),
                ..rabbit(0.0, 1.0, "#8c8296")
            }),
            Party::Fox => {
                company.guest(Guest::fox, 34.0);
                company.seat(RabbitFromBehind {
                    ears: ears((-4.0, 0.0), (12.0, 22.0)),
                    look: Look::Left,
                    tilt: 6.0,
                    stout: 0.94,
                    fur: Fur::Stripes,
                    ..rabbit(102.0, 0.9, "#8a6a58")
                });
            }
            Party::Pair => {
                company.seat(RabbitFromBehind {
                    ears: ears((-14.0, -6.0), (8.0, 0.0)),
                    tilt: 15.0,
                    ..rabbit(-29.0, 1.0, "#5e5870")
                });
                company.seat(RabbitFromBehind {
                    ears: ears((-6.0, 0.0), (20.0, 118.0)),
                    tilt: -14.0,
                    stout: 0.94,
                    ..rabbit(29.0, 0.92, "#a78496")
                });
            }
            Party::Stout => company.seat(RabbitFromBehind {
                ears: ears((-12.0, 0.0), (22.0, 130.0)),
                stout: 1.24,
                tall: 0.96,
                fur: Fur::Spots,
                ..rabbit(0.0, 1.0, "#7a5a5c")
            }),
            Party::Light => company.stick((0.0, 0.0), (-2.0, -92.0), 13.0, 0.3),
            Party::Hedgehog => company.guest(Guest::hedgehog, 34.0),
            Party::Pointer => company.seat(RabbitFromBehind {
                ears: ears((-14.0, -8.0), (10.0, 0.0)),
                tilt: -8.0,
                tall: 1.1,
                stout: 0.9,
                paws: vec![[(-16.0, -60.0), (-30.0, -78.0), (-37.0, -100.0)]],
                ..rabbit(0.0, 1.0, "#b8a090")
            }),
            Party::Mushroom => company.guest(Guest::snail_on_mushroom, 14.0),
            Party::Curious => company.seat(RabbitFromBehind {
                ears: ears((-22.0, 0.0), (16.0, 60.0)),
                look: Look::Back,
                tilt: 7.0,
                ..rabbit(0.0, 1.0, "#a99a94")
            }),
            Party::Nap => company.seat(RabbitFromBehind {
                ears: ears((-30.0, -130.0), (26.0, 134.0)),
                tilt: 12.0,
                stout: 1.2,
                tall: 0.82,
                ..rabbit(0.0, 1.0, "#6a5f78")
            }),
        }
    }
}

/// A colour as it is at night.
fn dusk(colour: &str) -> Colour {
    mix(colour, "#271a34", 0.6)
}

/// A party on its way to the meadow.
struct Company<'a> {
    scene: &'a Scene,
    meadow: &'a Meadow,
    at: At,
    size: f64,
    seed: i64,
    /// What is drawn already, on which shadows fall.
    behind: RefCell<Shape>,
}

impl<'a> Company<'a> {
    fn rabbit(&self, at: At, size: f64, coat: &str) -> RabbitFromBehind {
        let x = self.at.0 + at.0 * self.size;
        let bright = self.meadow.bright(x);
        RabbitFromBehind {
            spot: Spot::new(x, self.at.1 + at.1, self.size * size),
            coat: mix("#2a1d38", dusk(coat), 0.5 + 0.5 * bright),
            dark: NIGHT.into(),
            light: self.meadow.lamp(x),
            rim: 1.9 * self.meadow.swell.sqrt(),
            ..RabbitFromBehind::default()
        }
    }

    /// A rabbit on the meadow.
    fn seat(&self, rabbit: RabbitFromBehind) {
        let half = 38.0 * rabbit.stout * rabbit.spot.size;
        let (under, before) = self.meadow.seat(
            self.scene,
            rabbit.spot.at,
            half,
            self.seed + rabbit.spot.at.0 as i64,
        );
        self.scene.add(under);
        self.put(rabbit);
        self.scene.add(before);
    }

    /// A rabbit that sits on something.
    fn put(&self, rabbit: RabbitFromBehind) {
        let (scene, outline) = (self.scene, rabbit.outline());
        let shadow = scene.shadow(&outline, (0.0, 1.0), 5.0, "#0b0713", 0.5);
        let behind = self.behind.replace_with(|behind| behind.and(&outline));
        scene.add(scene.clipped(&behind, shadow));
        scene.add(rabbit.ink(scene, self.seed + rabbit.spot.at.0 as i64));
    }

    fn guest(&self, draw: fn(&Guest<'a>), half: f64) {
        let (x, size) = (self.at.0, self.size);
        let (under, before) = self
            .meadow
            .seat(self.scene, (x, self.at.1), half * size, self.seed);
        self.scene.add(under);
        draw(&Guest {
            scene: self.scene,
            spot: Spot::new(x, self.at.1, size),
            light: self.meadow.lamp(x),
            bright: self.meadow.bright(x),
            rim: 1.9 * self.meadow.swell.sqrt(),
            seed: self.seed,
            behind: self.behind.borrow().clone(),
        });
        self.scene.add(before);
    }

    /// A lantern that hangs from a stick, which stands in the ground or is held.
    fn stick(&self, foot: At, top: At, out: f64, lantern: f64) {
        let scene = self.scene;
        let put = |x: f64, y: f64| (self.at.0 + x * self.size, self.at.1 + y * self.size);
        let hook = put(top.0 + out, top.1 + 12.0);
        let line = [
            put(foot.0, foot.1),
            put((foot.0 + top.0) / 2.0 + 1.5, (foot.1 + top.1) / 2.0),
            put(top.0, top.1 + 6.0),
            put(top.0 + out * 0.4, top.1 - 2.0),
            put(top.0 + out * 0.9, top.1 + 2.0),
            hook,
        ];
        let wide = 3.4 * self.size;
        let stick = taper(
            &line,
            &[wide, wide * 0.9, wide * 0.8, wide * 0.6, wide * 0.4],
        );
        let size = lantern * self.size;
        let spot = Spot::new(hook.0, hook.1 - PaperLantern::HOOK.1 * size, size).turned(-3.0);
        // Two thin sheets instead of a glow: soft edges on nothing take much room.
        for (r, opacity) in [(96.0, 0.11), (72.0, 0.15)] {
            let halo = handcut(&circle(spot.at, r * size), 0.8, 20.0, self.seed);
            scene.add(scene.veil(&halo, "#ffce84", opacity));
        }
        scene.add(
            scene
                .sheet(&stick, "#4a3240")
                .light(spot.at)
                .shade(0.3)
                .rim(1.2)
                .rim_colour(LAMP),
        );
        let lantern = PaperLantern {
            strips: 6,
            grain: 0.0,
            ..PaperLantern::new(spot)
        };
        scene.add(lantern.ink(scene, self.seed));
    }
}
