//! The midsummer queue: everybody waits for ice cream, including him.

use Prop::*;
use Stance::*;
use Who::*;

use crate::colour::Colour;
use crate::line::{
    Path, Stroke, between, blob, circle, curve, ellipse, handcut, poly, rect, taper,
};
use crate::motifs::Smudge;
use crate::motifs::animals::{self, BathingBear, Duck, SittingCat, SittingDog};
use crate::motifs::buildings::{Facade, OpenWindow};
use crate::motifs::figures::person::{Arm, Garment, Hair, Person, Pose};
use crate::motifs::figures::{Bystander, Prop, Snowman, Stance, StrawHat};
use crate::motifs::sky::Cloud;
use crate::motifs::things::{IceCreamCart, bunting};
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Where the ground would meet the sky.
const HORIZON: f64 = -260.0;
/// Where the houses stand.
const STREET: f64 = 300.0;
/// Where the snowman stands.
const SNOWMAN: At = (372.0, 797.0);
/// The way of the queue, from the cart on.
const WAY: [At; 32] = [
    (560.0, 392.0),
    (470.0, 404.0),
    (330.0, 408.0),
    (180.0, 420.0),
    (92.0, 452.0),
    (110.0, 494.0),
    (230.0, 508.0),
    (400.0, 512.0),
    (560.0, 520.0),
    (690.0, 544.0),
    (724.0, 592.0),
    (660.0, 630.0),
    (500.0, 642.0),
    (330.0, 650.0),
    (160.0, 664.0),
    (76.0, 712.0),
    (110.0, 772.0),
    (250.0, 794.0),
    (420.0, 800.0),
    (580.0, 812.0),
    (708.0, 846.0),
    (736.0, 912.0),
    (650.0, 962.0),
    (480.0, 984.0),
    (300.0, 996.0),
    (130.0, 1024.0),
    (64.0, 1090.0),
    (120.0, 1160.0),
    (300.0, 1184.0),
    (520.0, 1192.0),
    (700.0, 1200.0),
    (860.0, 1206.0),
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(640.0, -300.0).focused((420.0, 780.0), 250.0);
    square(&scene);
    houses(&scene);
    flags(&scene);
    worn_path(&scene);
    let cart = IceCreamCart {
        spot: Spot::new(668.0, 392.0, 1.0),
    };
    scene.add(cart.ink(&scene, 0));
    frost(&scene);
    queue(&scene);
    child(&scene);
    weather(&scene);
    nearest(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.14,
        colour: "#6a1f30",
        middle: (400.0, 700.0),
        ..Finish::default()
    });
    scene
}

/// How large things are that stand at a height of the card; 1 at its lower edge.
fn near(y: f64) -> f64 {
    (y - HORIZON) / (1200.0 - HORIZON)
}

/// The square, paved with large slabs.
fn square(scene: &Scene) {
    let stops = stops![0, "#fbe3ae"; 0.35, "#f6c987"; 1, "#e79a5c"];
    let floor = scene.linear((0.0, 250.0), (0.0, 1200.0), &stops);
    scene.sky(floor, 3, 0.07);
    for i in -26..27 {
        let aside = f64::from(i) * 120.0;
        let (far, close) = (470.0 + aside * near(270.0), 470.0 + aside);
        let joint = Stroke::new(&[(far, 300.0), (close, 1212.0)], &[0.7, 2.2]);
        scene.add(scene.veil(&joint.blunt().shape(), "#b0603c", 0.2));
        if i % 2 == 0 {
            let slabs = poly(&[
                (far, 270.0),
                (far + 120.0 * near(270.0), 270.0),
                (close + 120.0, 1210.0),
                (close, 1210.0),
            ]);
            scene.add(scene.veil(&slabs, "#fff2cc", 0.13));
        }
    }
    let (mut y, mut dark) = (1210.0, false);
    while y > 280.0 {
        let next = y - 96.0 * near(y).powf(1.6);
        if dark {
            scene.add(scene.veil(&rect(-5.0, next, 805.0, y), "#c9683f", 0.1));
        }
        let joint = rect(-5.0, next - 0.8, 805.0, next + 0.8);
        scene.add(scene.veil(&joint, "#b0603c", 0.25));
        (y, dark) = (next, !dark);
    }
}

/// A house: its width and height, how many windows are side by side, the colour of its wall, and which windows are open.
type House = (f64, f64, usize, &'static str, &'static [OpenWindow]);

/// Siesta: most shutters are closed.
const HOUSES: [House; 8] = [
    (
        92.0,
        258.0,
        2,
        "#e8845c",
        &[OpenWindow::with(0, 1, "#e6c8a0", "#f0c3a0", "#a0522d")],
    ),
    (
        92.0,
        300.0,
        2,
        "#f3c56a",
        &[OpenWindow::empty(1, 1), OpenWindow::empty(2, 1)],
    ),
    (
        122.0,
        238.0,
        3,
        "#d96a55",
        &[
            OpenWindow::with(0, 1, "#e6c8a0", "#f0c3a0", "#8a8088"),
            OpenWindow::with(1, 0, "#2f7f80", "#8a573f", "#a0522d"),
        ],
    ),
    (104.0, 322.0, 2, "#f0a860", &[OpenWindow::empty(1, 0)]),
    (92.0, 327.0, 2, "#e2b98a", &[]),
    (
        104.0,
        271.0,
        2,
        "#d97f52",
        &[OpenWindow::with(2, 0, "#e6c8a0", "#8a573f", "#2a1a22")],
    ),
    (
        122.0,
        328.0,
        3,
        "#f3cf84",
        &[
            OpenWindow::with(0, 1, "#e0a02f", "#f0c3a0", "#8a8088"),
            OpenWindow::with(1, 2, "#e0a02f", "#8a573f", "#a0522d"),
            OpenWindow::empty(2, 0),
        ],
    ),
    (
        122.0,
        235.0,
        3,
        "#cf5f4c",
        &[OpenWindow::with(1, 0, "#2f7f80", "#b9785a", "#2a1a22")],
    ),
];

fn houses(scene: &Scene) {
    let shutters = ["#3f7f78", "#7a3f4a", "#4a6a52", "#9a4a38"];
    let (mut x, mut walls) = (-20.0, Vec::new());
    for (i, (width, height, columns, wall, open)) in HOUSES.into_iter().enumerate() {
        let facade = Facade {
            at: (x, STREET),
            width,
            height,
            columns,
            wall: wall.into(),
            shutters: shutters[i % 4].into(),
            open,
        };
        scene.add(facade.ink(scene, i as i64));
        walls.push(facade.shape(i as i64));
        x += width;
    }
    let density = stops![0, Colour::BLACK, 0.6; 1, Colour::BLACK, 0.0];
    let density = scene.linear((0.0, 298.0), (0.0, 338.0), &density);
    let spray = Spray::new(4, 0.7);
    scene.add(scene.sprayed(scene.band(298.0, 338.0, density), "#a04f3c", spray));
    // The shadow of a house we do not see.
    let shadow = poly(&spots![-10, -10; 210, -10; 330, 300; -10, 300]);
    let shadow = handcut(&shadow, 1.0, 40.0, 2).within(&all(walls));
    scene.add(scene.multiplied(scene.veil(&shadow, "#c98a8a", 0.55)));
}

/// Bunting that leads to the cart.
fn flags(scene: &Scene) {
    let hooks = spots![-12, 126; 72, 150; 164, 122; 286, 158; 390, 138; 482, 116; 596, 238];
    for ends in hooks.windows(2) {
        let (from, to) = (ends[0], ends[1]);
        let sag = |part: f64, by: f64| {
            let (x, y) = between(from, to, part);
            (x, y + by)
        };
        let string = [from, sag(0.25, 24.0), sag(0.5, 33.0), sag(0.75, 25.0), to];
        let flags = ((to.0 - from.0) / 16.0) as usize;
        scene.add(bunting(scene, &string, flags.max(5)));
    }
    let last = spots![742, 240; 764, 226; 786, 196; 806, 150];
    scene.add(bunting(scene, &last, 6));
}

/// Pale, where so many have stood.
fn worn_path(scene: &Scene) {
    let widths = WAY.map(|(_, y)| 26.0 + 74.0 * near(y).powi(2));
    let path = handcut(&taper(&WAY, &widths), 1.2, 40.0, 3);
    scene.add(scene.veil(&path, "#fff0c8", 0.5));
    scene.add(scene.rim(&path, (0.0, -2.0), "#b9663c", 0.4, scene.light, 520.0));
}

/// Around the snowman it is cold.
fn frost(scene: &Scene) {
    let x = SNOWMAN.0;
    let frost = blob(&knots![
        x - 112.0, 802; x - 84.0, 776; x - 20.0, 764; x + 60.0, 770; x + 116.0, 792; x + 96.0, 822; x + 30.0, 836;
        x - 60.0, 832
    ]);
    let frost = handcut(&frost, 3.0, 16.0, 3);
    let breath = scene.veil(&frost.grown(16.0), "#cfe6fa", 0.55);
    scene.add(scene.blurred(breath, 10.0));
    scene.add(scene.shadow(&frost, (0.0, 3.0), 5.0, "#8f4f40", 0.4));
    let stops = stops![0, "#e3effb"; 1, "#a3c8ee"];
    scene.add(scene.fill(&frost, scene.linear((0.0, 764.0), (0.0, 836.0), &stops)));
    let density = stops![0.2, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.8];
    let density = scene.linear((x + 100.0, 770.0), (x - 100.0, 840.0), &density);
    let spray = Spray {
        opacity: 0.8,
        ..Spray::default()
    };
    scene.add(scene.grain(&frost, density, "#8ab4e0", spray));
}

/// Somebody in the queue. Where there are two of a kind, the number tells them apart.
#[derive(Clone, Copy)]
enum Who {
    Adult(Stance, Prop),
    Child(Stance, Prop),
    Dog(usize),
    Goat(usize),
    Bear(usize),
    Flamingo,
    Tortoise,
    Cat,
    Ducks,
    Nobody,
}

/// The queue, from the cart on: who stands there, and how far away the next one is.
const QUEUE: [(Who, f64); 104] = [
    (Adult(Reads, Paper), 1.3),
    (Child(CrossesArms, Ball), 0.95),
    (Child(Points, Nothing), 0.95),
    (Adult(Waits, Surfboard), 1.3),
    (Dog(0), 0.95),
    (Adult(Droops, Nothing), 1.05),
    (Adult(CrossesArms, Nothing), 1.05),
    (Adult(OnTiptoe, Nothing), 0.72),
    (Adult(LeansBack, Nothing), 1.3),
    (Goat(0), 0.95),
    (Adult(Droops, Nothing), 1.3),
    (Child(Droops, Nothing), 0.95),
    (Bear(1), 0.62),
    (Adult(Reads, Paper), 0.95),
    (Adult(CrossesArms, Nothing), 1.3),
    (Adult(Points, Nothing), 0.95),
    (Adult(ArmOnHip, Bag), 0.72),
    (Adult(Peers, Nothing), 0.62),
    (Adult(Waits, Cello), 1.3),
    (Adult(ArmOnHip, Nothing), 0.72),
    (Adult(Points, Nothing), 0.62),
    (Flamingo, 0.72),
    (Adult(Peers, Nothing), 0.72),
    (Adult(Droops, Nothing), 0.62),
    (Adult(ArmOnHip, Nothing), 0.95),
    (Adult(Holds, Parasol), 1.3),
    (Child(Waits, Ring), 0.72),
    (Tortoise, 0.95),
    (Adult(Points, Nothing), 0.72),
    (Adult(ArmOnHip, Nothing), 0.62),
    (Adult(ArmOnHip, Rider), 1.05),
    (Adult(Droops, Nothing), 1.05),
    (Adult(Droops, Nothing), 0.72),
    (Bear(0), 1.3),
    (Child(Fans, Fan), 0.72),
    (Child(Peers, Nothing), 1.05),
    (Adult(Holds, Cage), 0.95),
    (Adult(Droops, Nothing), 0.72),
    (Dog(1), 0.95),
    (Adult(Fans, Fan), 1.05),
    (Adult(Peers, Nothing), 1.05),
    (Adult(Waits, Ladder), 0.62),
    (Child(ArmOnHip, Nothing), 0.72),
    (Adult(OnTiptoe, Nothing), 0.72),
    (Flamingo, 0.95),
    (Adult(ArmOnHip, Ring), 0.95),
    (Goat(1), 1.3),
    (Nobody, 0.95),
    (Nobody, 0.72),
    (Nobody, 1.3),
    (Nobody, 1.05),
    (Nobody, 1.05),
    (Nobody, 1.3),
    (Adult(Droops, Nothing), 1.05),
    (Dog(0), 0.72),
    (Adult(LeansBack, Nothing), 1.05),
    (Adult(LeansBack, Surfboard), 0.62),
    (Cat, 0.95),
    (Adult(CrossesArms, Nothing), 0.95),
    (Adult(Points, Nothing), 0.95),
    (Child(LeansBack, Nothing), 1.3),
    (Tortoise, 1.05),
    (Adult(Waits, Nothing), 1.3),
    (Nobody, 0.95),
    (Nobody, 1.05),
    (Nobody, 1.3),
    (Nobody, 0.95),
    (Nobody, 0.72),
    (Adult(Reads, Paper), 1.3),
    (Adult(Waits, Rider), 1.05),
    (Dog(1), 1.05),
    (Adult(Droops, Nothing), 1.05),
    (Adult(Droops, Cello), 0.72),
    (Adult(Fans, Fan), 0.95),
    (Adult(CrossesArms, Nothing), 0.95),
    (Child(Droops, Nothing), 0.72),
    (Child(ArmOnHip, Ring), 0.72),
    (Adult(OnTiptoe, Nothing), 1.3),
    (Adult(Holds, Cage), 0.72),
    (Adult(Droops, Nothing), 0.95),
    (Goat(0), 0.95),
    (Adult(LeansBack, Nothing), 0.62),
    (Adult(Holds, Parasol), 0.72),
    (Child(Waits, Nothing), 0.72),
    (Adult(Waits, Ladder), 0.95),
    (Adult(Points, Nothing), 1.05),
    (Adult(Fans, Fan), 0.62),
    (Cat, 0.72),
    (Child(Waits, Nothing), 0.62),
    (Adult(ArmOnHip, Nothing), 1.05),
    (Adult(Points, Nothing), 0.95),
    (Adult(Waits, Ring), 0.72),
    (Adult(Peers, Nothing), 1.05),
    (Adult(Waits, Bag), 0.62),
    (Child(Reads, Paper), 1.3),
    (Ducks, 0.62),
    (Adult(Fans, Fan), 1.05),
    (Adult(ArmOnHip, Rider), 0.95),
    (Adult(Waits, Nothing), 0.95),
    (Dog(0), 1.3),
    (Adult(Peers, Nothing), 0.95),
    (Adult(Waits, Nothing), 1.05),
    (Adult(LeansBack, Nothing), 0.62),
    (Adult(Points, Nothing), 1.05),
];

/// Somebody in their place.
struct Place {
    spot: Spot,
    who: Who,
    number: i64,
}

fn queue(scene: &Scene) {
    let way = Path::new(curve(&WAY));
    let mut chance = Chance::of("queue", 12);
    let (mut places, mut far) = (Vec::new(), 20.0);
    for (number, (who, gap)) in QUEUE.into_iter().enumerate() {
        let (x, y) = way.at(far);
        let size = near(y);
        let ahead = way.at(far - 6.0);
        let at = (
            x + chance.between(-4.0, 4.0) * size,
            y + chance.between(-3.0, 3.0) * size,
        );
        places.push(Place {
            spot: Spot::new(at.0, at.1, 1.58 * size).flipped(ahead.0 < x),
            who,
            number: number as i64,
        });
        far += 158.0 * size * 0.4 * gap;
    }
    places.sort_by(|a, b| a.spot.at.1.total_cmp(&b.spot.at.1));
    let snowman = SNOWMAN.1 + 14.0;
    let behind = places.partition_point(|place| place.spot.at.1 < snowman);
    let (behind, before) = places.split_at(behind);
    for place in behind {
        scene.add(place.ink(scene));
    }
    let contact = Smudge {
        density: 0.75,
        opacity: 0.8,
        ..Smudge::of("#4f86c0", 5.0)
    };
    let ground = ellipse((SNOWMAN.0 - 30.0, snowman + 2.0), 66.0, 12.0);
    scene.add(contact.ink(scene, &ground));
    let he = Snowman {
        spot: Spot::new(SNOWMAN.0, snowman, 1.12),
        light: (700.0, 200.0),
    };
    scene.add(he.ink(scene, 4));
    for place in before {
        scene.add(place.ink(scene));
    }
}

impl Place {
    /// The same place for something of another size.
    fn sized(&self, size: f64) -> Spot {
        Spot {
            size: self.spot.size * size,
            ..self.spot
        }
    }

    fn ink(&self, scene: &Scene) -> Ink {
        let number = self.number;
        let ink = match self.who {
            Nobody => return Ink::none(),
            Adult(stance, prop) => self.human(stance, prop, false).ink(scene, number),
            Child(stance, prop) => self.human(stance, prop, true).ink(scene, number),
            Dog(which) => {
                SittingDog::new(self.sized(0.62), ["#7a4a36", "#c98a4a"][which]).ink(scene, number)
            }
            Cat => SittingCat::new(self.sized(0.5), "#4a3048").ink(scene, number),
            Goat(which) => {
                let goat = animals::Goat {
                    spot: self.sized(0.8),
                    colour: ["#d9bf98", "#8a6a58"][which].into(),
                };
                goat.ink(scene, number)
            }
            Bear(which) => {
                let bear = BathingBear {
                    spot: self.spot,
                    fur: ["#8a5a3c", "#b98a4f"][which].into(),
                    trunks: ["#c8443a", "#2f7f8a"][which].into(),
                    peers: which == 0,
                };
                bear.ink(scene, number)
            }
            Flamingo => {
                let spot = self.sized(0.78);
                animals::Flamingo { spot }.ink(scene, number)
            }
            Tortoise => {
                let spot = self.sized(0.72);
                animals::Tortoise { spot }.ink(scene, number)
            }
            Ducks => self.ducks(scene),
        };
        self.shadow(scene) + ink
    }

    /// Short, as it is at noon.
    fn shadow(&self, scene: &Scene) -> Ink {
        let (x, y) = self.spot.at;
        let size = self.spot.size;
        let long = match self.who {
            Adult(..) | Child(..) => 26.0,
            _ => 34.0,
        };
        let at = (x - 12.0 * size, y + 1.0);
        let shadow = ellipse(at, long * size, 5.4 * size).turned(-4.0, at);
        scene.veil(&shadow, "#8f3f38", 0.42)
    }

    fn human(&self, stance: Stance, prop: Prop, child: bool) -> Bystander {
        Bystander {
            spot: self.spot,
            stance,
            prop,
            child,
        }
    }

    /// A duck, and three ducklings behind her.
    fn ducks(&self, scene: &Scene) -> Ink {
        let at = |ahead: f64, size: f64| Spot {
            at: self.spot.point((ahead, 0.0)),
            ..self.sized(size)
        };
        let mut ink = Duck::new(at(12.0, 0.56), "#e6c888").ink(scene, self.number);
        for i in 0..3 {
            let mut spot = at(-18.0 - 15.0 * f64::from(i), 0.24);
            spot.at.1 += f64::from(i % 2) * 3.0;
            ink += Duck::new(spot, "#f2c53d").ink(scene, self.number + i64::from(i));
        }
        ink
    }
}

/// She has turned round to look.
fn child(scene: &Scene) {
    let child = Person {
        spot: Spot::new(478.0, 822.0, 0.74).flipped(true),
        pose: Pose {
            neck: (0.0, -81.0),
            head: (-1.0, -92.0),
            tilt: -16.0,
            near_arm: Some(Arm::new((11.0, -76.0), (20.0, -88.0))),
            far_arm: Some(Arm::new((9.0, -74.0), (18.0, -84.0))),
            ..Waits.pose()
        },
        garment: Garment::Dress,
        coat: "#e0a02f".into(),
        legs: "#b9785a".into(),
        shoes: "#3a1f2a".into(),
        skin: "#b9785a".into(),
        dark: "#3a1630".into(),
        hair: Some((Hair::Bun, "#2a1a22".into())),
        head_size: 9.0,
        child: true,
        hem: -30.0,
        flare: 15.0,
        ..Person::default()
    };
    scene.add(scene.veil(&ellipse((470.0, 823.0), 26.0, 5.0), "#5f86b0", 0.45));
    scene.add(child.ink(scene, 77));
}

/// He has his own.
fn weather(scene: &Scene) {
    let x = SNOWMAN.0;
    let cloud = Cloud {
        lit: 0.4,
        lit_colour: Colour::WHITE,
        shadow: "#5f6a9c".into(),
        shadow_opacity: 0.4,
        ..Cloud::new((x - 2.0, 604.0), 158.0, 50.0, "#dcebfa", 8)
    };
    scene.add(cloud.ink(scene));
    let mut chance = Chance::of("snow", 3);
    for _ in 0..70 {
        let at = (chance.near(x, 46.0), chance.between(612.0, 820.0));
        let flake = circle(at, *chance.pick(&[1.3, 1.7, 2.2, 2.8]));
        scene.add(scene.veil(&flake, Colour::WHITE, chance.between(0.7, 1.0)));
    }
}

/// Those right in front of us, cropped.
fn nearest(scene: &Scene) {
    let right = StrawHat {
        spot: Spot::new(706.0, 1196.0, 0.98),
        straw: "#c98a3a".into(),
        ribbon: "#a8333a".into(),
        hair: "#3a2028".into(),
        coat: "#5a3050".into(),
    };
    let left = StrawHat {
        spot: Spot::new(70.0, 1226.0, 0.9),
        straw: "#a8622f".into(),
        ribbon: "#2f6f72".into(),
        hair: "#2a1a22".into(),
        coat: "#7a3a34".into(),
    };
    scene.add(right.ink(scene, 3) + left.ink(scene, 5));
}
