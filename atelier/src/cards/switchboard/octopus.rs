//! The operator: an octopus with a headset, a plug in every arm, and a receiver that it holds out to us.

use super::board::{CALLING, jack};
use super::{BRASS, DEEP, RED, contact, cord};
use crate::colour::mix;
use crate::line::{Path, blob, circle, curve, ellipse, handcut, taper, towards};
use crate::motifs::Smudge;
use crate::random::Chance;
use crate::scene::{Scene, Sheet};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots};

const SKIN: &str = "#d3a9a4";
const DARK: &str = "#2f4a60";
const PALE: &str = "#f4e2cf";
/// The lamp of the jellyfish, on skin.
const SHEEN: &str = "#f2ffe2";

/// An arm: along which places, how wide, and on which side its suckers are.
struct Arm {
    along: Vec<At>,
    widths: [f64; 5],
    side: f64,
}

impl Arm {
    fn new(along: &[At], side: f64) -> Arm {
        Arm {
            along: along.to_vec(),
            widths: [64.0, 54.0, 40.0, 26.0, 8.0],
            side,
        }
    }

    fn shape(&self) -> Shape {
        taper(&self.along, &self.widths)
    }

    /// Suckers that grow smaller towards the tip.
    fn suckers(&self, scene: &Scene, from: f64) -> Ink {
        let path = Path::new(curve(&self.along));
        let mut far = path.length() * from;
        let mut ink = Ink::none();
        while far < path.length() - 6.0 {
            let part = far / path.length() * 4.0;
            let i = (part as usize).min(3);
            let width = self.widths[i] + (self.widths[i + 1] - self.widths[i]) * (part - i as f64);
            let across = path.direction(far) + 90.0 * self.side;
            let at = towards(path.at(far), across, width * 0.32);
            let r = (width * 0.155).max(1.3);
            ink += scene.veil(&circle((at.0 + 0.8, at.1 + 1.4), r * 1.12), DARK, 0.5);
            ink += scene.fill(&circle(at, r), PALE);
            ink += scene.veil(
                &circle((at.0 + r * 0.12, at.1 + r * 0.12), r * 0.48),
                "#9a6a76",
                0.75,
            );
            far += (r * 2.35).max(3.4);
        }
        ink
    }

    fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let shape = handcut(&self.shape(), 0.7, 24.0, seed);
        let mut ink = scene.shadow(&shape, (4.0, 9.0), 11.0, DEEP, 0.6);
        ink += skin(scene, &shape, seed).ink();
        // Round: the lower edge lies in grain.
        let under = shape.minus(&shape.moved(-4.0, -9.0));
        let round = Smudge {
            density: 0.7,
            grain: 1.0,
            seed,
            ..Smudge::of(DARK, 5.0)
        };
        ink += scene.clipped(&shape, round.ink(scene, &under));
        ink + scene.clipped(&shape, self.suckers(scene, 0.24))
    }
}

fn skin<'a>(scene: &'a Scene, shape: &'a Shape, seed: i64) -> Sheet<'a> {
    scene
        .sheet(shape, SKIN)
        .lit(0.5)
        .lit_colour(SHEEN)
        .dark(DARK)
        .shade(0.55)
        .rim(2.2)
        .rim_opacity(0.75)
        .seed(seed)
        .grain(0.95)
}

/// A plug: its tip is in a jack, the rest stands out in a direction.
fn plug(scene: &Scene, tip: At, degrees: f64, red: bool) -> Ink {
    let at = |far: f64| towards(tip, degrees, far);
    let brass = all([
        taper(&[at(-2.0), at(14.0)], &[5.0, 6.0]),
        taper(&[at(12.0), at(17.0)], &[11.0, 11.0]),
    ]);
    let sleeve = taper(&[at(16.0), at(30.0), at(50.0)], &[15.0, 14.0, 10.0]);
    let whole = all([brass.clone(), sleeve.clone()]);
    let colour = if red { "#b3231f" } else { "#1d3a40" };
    scene.shadow(&whole, (3.0, 6.0), 5.0, DEEP, 0.6)
        + scene
            .sheet(&brass, BRASS)
            .lit(0.5)
            .dark("#4d3f1d")
            .rim(1.2)
            .ink()
        + scene
            .sheet(&sleeve, colour)
            .lit(0.3)
            .lit_colour(SHEEN)
            .dark(DEEP)
            .rim(1.3)
            .ink()
        + scene.veil(&taper(&[at(22.0), at(23.5)], &[15.0, 15.0]), DEEP, 0.35)
}

/// The plugs: where their tips are, and where they point away to.
fn plugs() -> [(At, f64); 7] {
    [
        (jack(0, 3), 98.0),
        (jack(2, 1), 100.0),
        (jack(CALLING.0, CALLING.1), 78.0),
        (jack(6, 0), 84.0),
        ((84.0, 556.0), 82.0),
        ((712.0, 544.0), 97.0),
        ((566.0, 936.0), 122.0),
    ]
}

fn cords(scene: &Scene) -> Ink {
    let tail = |i: usize| {
        let (tip, degrees) = plugs()[i];
        towards(tip, degrees, 49.0)
    };
    let dull = |points: Vec<At>, colour: &str| cord(scene, &points, 5.4, colour);
    let with = |i: usize, rest: &[At]| -> Vec<At> {
        [tail(i)].into_iter().chain(rest.iter().copied()).collect()
    };
    dull(
        with(0, &spots![178, 520; 196, 600; 178, 690; 186, 786]),
        "#b9a05c",
    ) + dull(
        with(1, &spots![262, 400; 246, 520; 262, 640; 244, 720; 264, 786]),
        "#6fa08e",
    ) + dull(
        with(3, &spots![462, 320; 520, 420; 540, 560; 520, 690; 534, 786]),
        "#b9a05c",
    ) + dull(with(4, &spots![80, 680; 108, 748; 150, 792]), "#6fa08e")
        + dull(with(5, &spots![722, 680; 694, 748; 652, 792]), "#b9a05c")
        + dull(
            with(
                6,
                &spots![524, 996; 540, 1046; 588, 1040; 560, 1000; 500, 1010; 452, 1030],
            ),
            "#6fa08e",
        )
}

fn arms() -> [Arm; 8] {
    [
        Arm::new(
            &spots![350, 735; 250, 752; 166, 706; 136, 604; 140, 506; 164, 446; 198, 424; 214, 436; 208, 450],
            -1.0,
        ),
        Arm::new(
            &spots![350, 700; 270, 652; 224, 566; 216, 470; 228, 380; 252, 318; 282, 300; 298, 312; 290, 326],
            -1.0,
        ),
        Arm::new(
            &spots![450, 735; 560, 752; 648, 700; 676, 600; 664, 486; 636, 390; 604, 324; 570, 300; 552, 308; 556, 322],
            1.0,
        ),
        Arm::new(
            &spots![450, 700; 540, 652; 582, 566; 578, 470; 548, 370; 506, 286; 464, 240; 436, 236; 426, 250],
            1.0,
        ),
        Arm::new(
            &spots![345, 755; 240, 818; 130, 826; 58, 766; 42, 676; 62, 612; 96, 590; 112, 604; 104, 618],
            -1.0,
        ),
        Arm::new(
            &spots![455, 755; 560, 818; 676, 824; 746, 756; 760, 660; 738, 596; 704, 580; 690, 594; 698, 608],
            1.0,
        ),
        Arm::new(
            &spots![440, 775; 492, 862; 552, 908; 596, 960; 586, 1018; 546, 1028; 518, 1000; 530, 972; 552, 978],
            1.0,
        ),
        Arm::new(
            &spots![365, 775; 322, 858; 276, 936; 284, 1024; 346, 1078; 420, 1086; 470, 1060; 486, 1026],
            -1.0,
        ),
    ]
}

pub fn draw(scene: &Scene) {
    scene.add(contact(scene, (410.0, 1046.0), 180.0, 20.0));
    stool(scene);
    scene.add(cords(scene));
    for (i, (tip, degrees)) in plugs().into_iter().enumerate() {
        scene.add(plug(scene, tip, degrees, i == 2));
    }
    for (i, arm) in arms().iter().enumerate().take(4) {
        scene.add(arm.ink(scene, i as i64 + 3));
    }
    head(scene);
    eyes(scene);
    headset(scene);
}

fn stool(scene: &Scene) {
    let leg = blob(
        &knots![388, 850; 390, 920; 384, 980; 356, 1010; 340, 1024, corner; 462, 1024, corner; 444, 1010; 418, 980; 412, 920; 414, 850],
    );
    scene.add(
        scene
            .sheet(&handcut(&leg, 0.6, 30.0, 4), "#a8873f")
            .dark("#3a3318")
            .rim(1.8),
    );
    let seat = handcut(&ellipse((400.0, 852.0), 92.0, 20.0), 0.8, 20.0, 5);
    scene.add(scene.shadow(&seat, (0.0, 8.0), 9.0, DEEP, 0.6));
    scene.add(scene.sheet(&seat, "#1f5a58").dark(DEEP).rim(2.0));
}

fn outline() -> Shape {
    blob(&knots![
        366, 386; 306, 404; 262, 456; 252, 528; 274, 592; 292, 622; 284, 654; 290, 694; 276, 724; 262, 752; 284, 782; 312, 790;
        322, 836; 356, 852; 396, 822; 436, 856; 474, 836; 490, 790; 520, 782; 542, 754; 526, 726; 508, 694; 516, 650; 506, 616;
        524, 580; 536, 506; 512, 436; 462, 392; 414, 380
    ])
}

/// The arms that are one piece with the head.
fn near_arms() -> [Arm; 4] {
    let [_, _, _, _, left, right, coil, hold] = arms();
    [
        left,
        right,
        coil,
        Arm {
            widths: [66.0, 60.0, 54.0, 44.0, 26.0],
            ..hold
        },
    ]
}

fn head(scene: &Scene) {
    let arms = near_arms();
    let limbs = arms.iter().map(Arm::shape);
    let shape = all([outline()].into_iter().chain(limbs)).fillet(7.0);
    let shape = handcut(&shape, 0.9, 34.0, 6);
    scene.add(scene.shadow(&shape, (6.0, 12.0), 16.0, DEEP, 0.65));
    scene.add(skin(scene, &shape, 7).shade(0.4).rim(3.0));
    for (i, arm) in arms.iter().enumerate() {
        let limb = arm.shape();
        let under = limb
            .minus(&limb.moved(-4.0, -10.0))
            .minus(&outline().grown(-4.0));
        let round = Smudge {
            density: 0.75,
            grain: 1.0,
            seed: i as i64,
            ..Smudge::of(DARK, 5.0)
        };
        let edge = limb.minus(&limb.moved(2.0, 3.0)).minus(&outline());
        let ink =
            round.ink(scene, &under) + scene.veil(&edge, SHEEN, 0.5) + arm.suckers(scene, 0.27);
        scene.add(scene.clipped(&shape, scene.clipped(&limb, ink)));
    }
    let smudge = |soft: f64, density: f64| Smudge {
        density,
        grain: 0.95,
        seed: 5,
        ..Smudge::of(DARK, soft)
    };
    // The far side of the mantle, the waist under it, and the valleys between the arms.
    let far = blob(&knots![500, 420; 540, 500; 526, 590; 500, 612; 506, 540; 500, 470]);
    let waist = taper(
        &spots![292, 604; 340, 590; 400, 594; 460, 586; 508, 600],
        &[4.0, 16.0, 10.0, 16.0, 4.0],
    );
    let valleys = all([
        taper(&spots![296, 836; 320, 796; 342, 756], &[34.0, 18.0, 2.0]),
        taper(&spots![398, 846; 399, 800; 400, 756], &[34.0, 18.0, 2.0]),
        taper(&spots![514, 840; 486, 796; 462, 756], &[34.0, 18.0, 2.0]),
    ]);
    let mut ink = smudge(14.0, 0.8).ink(scene, &far);
    ink += smudge(9.0, 0.34).ink(scene, &waist);
    ink += smudge(9.0, 0.6).ink(scene, &valleys);
    let crown = blob(&knots![286, 470; 300, 430; 350, 404; 400, 402; 380, 424; 330, 452; 304, 500]);
    let sheen = Smudge {
        colour: SHEEN.into(),
        density: 0.6,
        ..smudge(9.0, 0.6)
    };
    ink += sheen.ink(scene, &crown);
    // Freckles, larger on the crown.
    let mut chance = Chance::of("freckles", 6);
    for _ in 0..70 {
        let (x, y) = (chance.between(262.0, 530.0), chance.between(396.0, 590.0));
        let r = chance.between(1.8, 8.0) * (1.0 - (y - 396.0) / 420.0);
        let spot = handcut(&ellipse((x, y), r * 1.2, r), 0.8, 6.0, x as i64);
        ink += scene.veil(&spot, "#8a5b73", 0.38);
    }
    for (i, y) in [0.0, 13.0, 24.0].into_iter().enumerate() {
        let fold = [
            (372.0 + y * 0.5, 704.0 + y),
            (402.0, 712.0 + y),
            (432.0 - y * 0.5, 702.0 + y),
        ];
        ink += scene.veil(&taper(&fold, &[0.4, 2.4 - i as f64 * 0.5, 0.4]), DARK, 0.5);
    }
    scene.add(scene.clipped(&shape, ink));
}

fn eyes(scene: &Scene) {
    // One lid is heavy after a long shift, the other has just gone up.
    for (at, wide, lid) in [((347.0, 650.0), 31.0, 0.42), ((455.0, 640.0), 34.0, 0.1)] {
        let (x, y): At = at;
        let bump = handcut(
            &ellipse((x, y + 2.0), wide + 13.0, wide + 10.0),
            0.8,
            20.0,
            x as i64,
        );
        scene.add(scene.shadow(&bump, (2.0, 5.0), 6.0, DARK, 0.45));
        scene.add(skin(scene, &bump, 9).shade(0.4));
        let ball = ellipse(at, wide, wide * 0.9);
        scene.add(scene.fill(&ball.grown(2.2), mix(DARK, "#14202c", 0.5)));
        scene.add(
            scene
                .sheet(&ball, "#f4e3a4")
                .lit(0.5)
                .dark("#b98a4a")
                .shade(0.45)
                .rim(0.0),
        );
        let (px, py) = (x + 2.0, y + 3.0);
        let pupil = blob(&knots![
            px - 19.0, py - 4.0; px - 8.0, py - 1.5; px + 8.0, py - 1.5; px + 19.0, py - 4.0; px + 21.0, py + 4.0; px + 10.0, py + 10.0;
            px, py + 11.5; px - 10.0, py + 10.0; px - 21.0, py + 4.0
        ]);
        scene.add(scene.fill(&pupil, "#0f1a26"));
        scene.add(scene.fill(&ellipse((x - 8.0, y - 5.0), 5.2, 4.4), "#ffffff"));
        let (ex, ey) = (px + 12.0, py + 3.0);
        scene.add(scene.veil(&circle((ex, ey), 2.2), RED, 0.9));
        let cut = y - wide * 0.9 + wide * 1.8 * lid;
        let cover = blob(&knots![
            x - wide - 8.0, y - 2.0; x - wide * 0.5, cut - 3.0; x, cut; x + wide * 0.5, cut - 2.0; x + wide + 8.0, y - 4.0;
            x + wide + 8.0, y - wide * 1.6, corner; x - wide - 8.0, y - wide * 1.6, corner
        ]);
        let cover = cover.within(&ball.grown(3.4));
        scene.add(scene.clipped(
            &ball.grown(2.2),
            scene.shadow(&cover, (0.0, 4.0), 3.0, DARK, 0.7),
        ));
        scene.add(skin(scene, &cover, 4).shade(0.3).rim(0.0));
        let lash = cover.minus(&cover.moved(0.0, -2.6));
        scene.add(scene.veil(&lash, "#14202c", 0.85));
    }
}

fn headset(scene: &Scene) {
    let band = spots![276, 640; 262, 574; 284, 492; 336, 446; 402, 434; 468, 448; 514, 500; 530, 570; 520, 630];
    let strap = handcut(&taper(&band, &[13.0, 15.0, 17.0, 15.0, 13.0]), 0.4, 30.0, 3);
    scene.add(scene.shadow(&strap, (4.0, 8.0), 6.0, DARK, 0.7));
    scene.add(
        scene
            .sheet(&strap, BRASS)
            .lit(0.6)
            .lit_colour("#fffbd8")
            .dark("#5a4620")
            .shade(0.5)
            .rim(2.2),
    );
    let line: Vec<At> = curve(&band);
    scene.add(scene.stitched(&line, "#5a4620", 1.4, 0.7, Some("2 7")));
    for (at, wide) in [((274.0, 662.0), 25.0), ((522.0, 650.0), 22.0)] {
        let (x, y): At = at;
        let cushion = handcut(&ellipse(at, wide, 38.0), 0.7, 14.0, x as i64);
        scene.add(scene.shadow(&cushion, (3.0, 6.0), 7.0, DARK, 0.7));
        scene.add(
            scene
                .sheet(&cushion, "#17343a")
                .lit(0.25)
                .lit_colour("#bff0d8")
                .dark(DEEP)
                .rim(1.6),
        );
        let cap = handcut(
            &ellipse((x - 1.0, y - 1.0), wide * 0.68, 27.0),
            0.5,
            12.0,
            4,
        );
        scene.add(
            scene
                .sheet(&cap, BRASS)
                .lit(0.6)
                .lit_colour("#fffbd8")
                .dark("#5a4620")
                .shade(0.6)
                .rim(1.8),
        );
        let hub = ellipse((x - 1.0, y - 1.0), wide * 0.26, 10.0);
        scene.add(scene.sheet(&hub, "#7a6230").dark("#3a3018"));
    }
    // The mouthpiece.
    let stem = taper(
        &spots![268, 690; 270, 722; 292, 748; 330, 754],
        &[7.0, 6.0, 6.0, 7.0],
    );
    scene.add(scene.shadow(&stem, (3.0, 7.0), 5.0, DARK, 0.7));
    scene.add(scene.sheet(&stem, BRASS).lit(0.5).dark("#5a4620").rim(1.5));
    let horn = blob(
        &knots![322, 748, corner; 346, 742; 366, 728, corner; 376, 746; 372, 776, corner; 348, 764; 322, 760, corner],
    );
    scene.add(scene.shadow(&horn, (4.0, 8.0), 6.0, DARK, 0.7));
    scene.add(
        scene
            .sheet(&handcut(&horn, 0.4, 12.0, 5), BRASS)
            .lit(0.6)
            .lit_colour("#fffbd8")
            .dark("#5a4620")
            .rim(1.8),
    );
    let mouth = ellipse((370.0, 752.0), 5.6, 24.0).turned(-8.0, (370.0, 752.0));
    scene.add(scene.fill(&mouth, "#2b2a1c"));
    scene.add(scene.veil(&mouth.minus(&mouth.moved(-1.8, 0.0)), "#fff3c0", 0.8));
}

/// The receiver that is held out to us, and its red cord.
pub fn call(scene: &Scene) {
    let (tip, degrees) = plugs()[2];
    let mut points = vec![towards(tip, degrees, 49.0)];
    points.extend(spots![592, 386; 622, 470; 626, 560; 604, 650; 588, 740; 612, 836; 607, 910; 618, 990; 610, 1062; 560, 1114; 470, 1134; 388, 1114; 346, 1060]);
    let line = curve(&points);
    let glow = scene.stitched(&line, RED, 20.0, 0.6, None);
    scene.add(scene.shining(scene.blurred(glow, 10.0)));
    scene.add(cord(scene, &points, 7.4, RED));
    scene.add(scene.stitched(&line, "#ff5a42", 3.4, 0.95, None));
    scene.add(scene.stitched(&line, "#ffc9a4", 1.2, 0.8, None));
    shell(scene);
}

fn shell(scene: &Scene) {
    let (x, y) = (384.0, 1018.0);
    let put = |shape: &Shape| {
        shape
            .turned(-14.0, (0.0, 0.0))
            .stretched(1.08, 1.08, (0.0, 0.0))
            .moved(x, y)
    };
    let whole = blob(&knots![
        -82, -4; -72, -36; -40, -58; 0, -60; 36, -48; 56, -44; 72, -36; 88, -36; 100, -34; 124, -44, corner; 112, -22; 98, -10;
        92, 0; 76, 12; 66, 24; 36, 44; 0, 60; -40, 58; -72, 34
    ]);
    let cut = handcut(&put(&whole), 0.7, 22.0, 6);
    scene.add(scene.shadow(&cut, (4.0, 10.0), 12.0, DEEP, 0.7));
    scene.add(
        scene
            .sheet(&cut, "#e9d3ae")
            .lit(0.5)
            .lit_colour("#fffbe6")
            .dark("#7a5f4a")
            .shade(0.55)
            .rim(2.4),
    );
    let mut ink = Ink::none();
    for (points, width) in [
        (spots![20, -58; 44, -20; 40, 16; 22, 52], 3.4),
        (spots![56, -44; 72, -18; 72, 6; 62, 26], 3.0),
        (spots![88, -36; 98, -20; 98, -6; 90, 2], 2.4),
        (spots![-4, -60; 26, -20; 22, 22; 0, 60], 1.4),
        (spots![104, -34; 110, -24; 110, -18; 106, -14], 1.6),
    ] {
        let groove = put(&taper(&points, &[0.5, width, width, 0.5]));
        ink += scene.veil(&groove, "#7a5640", 0.75);
        ink += scene.veil(&groove.moved(2.0, 1.0), "#fffbe6", 0.5);
    }
    for i in 0..9 {
        let t = f64::from(i) / 8.0;
        let spot = ellipse((30.0 + 8.0 * (t * 6.0).sin(), -46.0 + t * 88.0), 4.0, 2.6);
        ink += scene.veil(&put(&spot), "#b0703f", 0.5);
    }
    scene.add(scene.clipped(&cut, ink));
    let lip = blob(&knots![
        -80, 6; -74, -26; -48, -48; -14, -46; 12, -24; 34, 2; 40, 16; 24, 20; 4, 16; -10, 24; -24, 44; -50, 48; -72, 32
    ]);
    let lip = handcut(&put(&lip), 0.6, 16.0, 8);
    scene.add(scene.shadow(&lip, (2.0, 3.0), 4.0, "#5a3a30", 0.5));
    scene.add(
        scene
            .sheet(&lip, "#f6dcc4")
            .lit(0.4)
            .dark("#b98a78")
            .shade(0.35)
            .rim(2.0),
    );
    let hole = put(&blob(&knots![
        -66, 8; -62, -16; -44, -34; -18, -34; 4, -18; 26, 8, corner; 8, 5; -14, 8; -28, 20; -40, 36; -56, 30
    ]));
    let depth = crate::stops![0, "#a8382c"; 0.3, "#6a2a2e"; 0.65, "#3c2230"; 1, "#221824"];
    scene.add(scene.fill(&hole, scene.radial((x - 46.0, y + 30.0), 74.0, &depth)));
    let inner = hole.minus(&hole.moved(7.0, 9.0));
    scene.add(scene.clipped(
        &hole,
        scene.blurred(scene.veil(&inner, "#1c0a18", 0.9), 4.0),
    ));
    let fold = put(&taper(
        &spots![26, 8; 0, 0; -24, 6; -40, 24],
        &[0.6, 3.0, 4.0, 1.0],
    ));
    scene.add(scene.clipped(&hole, scene.veil(&fold, "#e9a88c", 0.45)));
    // The tip of the arm lies around the shell.
    let tip = Arm {
        along: spots![462, 1070; 486, 1036; 476, 1002; 446, 988; 424, 1000].to_vec(),
        widths: [34.0, 30.0, 24.0, 17.0, 7.0],
        side: 1.0,
    };
    scene.add(tip.ink(scene, 15));
}
