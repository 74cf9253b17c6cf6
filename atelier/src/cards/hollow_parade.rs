//! A castle corridor at midnight, seen from the floor: empty suits of armour march behind a mouse with a candle.

mod arms;
mod legs;
mod mouse;
mod plate;
mod suit;
mod trunk;

use crate::colour::mix;
use crate::line::{blob, curve_of, ellipse, handcut, poly, rect, taper};
use crate::motifs::Smudge;
use crate::scene::{Finish, HEIGHT, Scene, WIDTH};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, stops};
use suit::Suit;

/// The deep hue of every shadow.
const DEEP: &str = "#131f3e";
const FLAME: At = (113.0, 818.0);
const WARM: &str = "#ffcf7a";
/// Where the corridor ends, at the height of our eye, which is that of a mouse.
const END: At = (372.0, 968.0);

pub fn scene() -> Scene {
    let scene = Scene::lit_from(FLAME.0, FLAME.1).focused((230.0, 880.0), 310.0);
    vault(&scene);
    floor(&scene);
    // What is so large stands so far below the end of the corridor.
    let row = |x: f64, size: f64, far: f64, open: bool, plume: &'static str| Suit {
        foot: (x, END.1 + 188.0 * size),
        size,
        far,
        open,
        plume,
    };
    let far = [
        row(376.0, 0.17, 0.82, false, "#9fb4d6"),
        row(510.0, 0.27, 0.7, false, "#9fb4d6"),
        row(92.0, 0.34, 0.58, false, "#aec0de"),
        row(778.0, 0.5, 0.46, false, "#bccbe6"),
        row(262.0, 0.52, 0.36, false, "#c8d6ee"),
    ];
    let giant = row(584.0, 1.0, 0.04, true, "#eef4ff");
    shadows(
        &scene,
        &[
            (&giant, 1.3, 1.08),
            (&far[3], 1.2, 1.2),
            (&far[4], 1.62, 1.62),
        ],
    );
    for (i, suit) in far.iter().enumerate() {
        scene.add(underfoot(&scene, suit));
        scene.add(suit.ink(&scene, i as i64 * 200 + 3));
    }
    scene.add(scene.glow((FLAME.0, FLAME.1 + 20.0), 520.0, "#ffb45a", 0.42, 0.4));
    scene.add(underfoot(&scene, &giant));
    scene.add(giant.ink(&scene, 1300));
    // The dark behind its back, from which it stands out.
    let dark = ellipse((300.0, 962.0), 62.0, 130.0);
    scene.add(scene.blurred(scene.veil(&dark, DEEP, 0.62), 34.0));
    pool(&scene);
    mouse::draw(&scene);
    scene.add(scene.glow((150.0, 930.0), 150.0, "#ffd48c", 0.34, 0.3));
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.06,
        colour: "#0c1838",
        middle: (340.0, 760.0),
        ..Finish::default()
    });
    scene
}

/// The dark under both feet of a suit.
fn underfoot(scene: &Scene, suit: &Suit) -> Ink {
    let smudge = Smudge {
        density: 0.95,
        ..Smudge::of(DEEP, 9.0 * suit.size)
    };
    let standing = blob(
        &knots![430, 1162; 520, 1152; 700, 1150; 800, 1158; 840, 1172; 740, 1184; 560, 1182; 450, 1176],
    );
    let raised = blob(&knots![300, 1128; 380, 1118; 520, 1116; 600, 1128; 520, 1140; 380, 1142]);
    smudge.ink(scene, &suit.put(&standing)) + smudge.ink(scene, &suit.put(&raised))
}

/// The opening of an arch of the vault, so near.
fn arch(near: f64) -> Shape {
    let (x, y) = END;
    // Walls lean together, for we look up.
    let at = |across: f64, up: f64| (x + across * (1.36 - up * 0.0005) * near, y - up * near);
    let [a, b, c, d, e, f, g] = [
        at(-400.0, 520.0),
        at(-372.0, 700.0),
        at(-250.0, 900.0),
        at(0.0, 1080.0),
        at(250.0, 900.0),
        at(372.0, 700.0),
        at(400.0, 520.0),
    ];
    let (left, right) = (at(-400.0, -170.0), at(400.0, -170.0));
    let ring = curve_of(
        &knots![left.0, left.1, corner; a.0, a.1, corner; b.0, b.1; c.0, c.1; d.0, d.1, corner; e.0, e.1; f.0, f.1; g.0, g.1, corner; right.0, right.1, corner],
        true,
        10,
    );
    Shape::within_ring(&ring)
}

fn vault(scene: &Scene) {
    let stops = stops![0, "#93b4e0"; 0.3, "#5678ae"; 1, "#2e4678"];
    scene.sky(scene.radial((END.0, END.1 - 160.0), 700.0, &stops), 6, 0.08);
    // The window at the end, with a little of the moon in it.
    let window = arch(0.075).moved(0.0, -14.0);
    scene.add(scene.fill(&window, "#dcecff"));
    let card = rect(-30.0, -30.0, WIDTH + 30.0, HEIGHT + 30.0);
    let nears = [0.16, 0.24, 0.35, 0.5, 0.72, 1.02];
    for (i, near) in nears.into_iter().enumerate() {
        let part = i as f64 / 5.0;
        let colour = mix("#7897c8", "#3b578e", part);
        let outer = if i + 1 < nears.len() {
            arch(nears[i + 1] + 0.01)
        } else {
            card.clone()
        };
        let hole = handcut(&arch(near), 1.2 * near, 60.0, i as i64 + 3);
        // The bay beyond the arch: darker, with courses of stone that run to the end.
        let bay = outer.minus(&hole);
        let light = (FLAME.0, FLAME.1 - 40.0);
        let sheet = scene
            .sheet(&bay, mix(colour, DEEP, 0.16 + 0.2 * part))
            .light(light)
            .lit(0.16)
            .lit_colour(WARM)
            .dark("#2a3f70")
            .shade(0.4);
        scene.add(scene.washed(sheet.rim(0.0).seed(i as i64).ink(), i as i64 + 2, 0.08));
        let rib = handcut(&arch(near * 1.13), 1.0 * near, 60.0, i as i64 + 30).minus(&hole);
        scene.add(scene.clipped(
            &card.minus(&hole),
            scene.shadow(&rib, (0.0, 6.0 * near), 16.0 * near, DEEP, 0.6),
        ));
        let sheet = scene
            .sheet(&rib, colour)
            .light(light)
            .lit(0.26)
            .lit_colour(WARM)
            .dark("#2a3f70")
            .shade(0.4);
        scene.add(
            sheet
                .rim(2.6 * near)
                .rim_colour(mix("#c4dcff", WARM, 0.3))
                .rim_opacity(0.6),
        );
        let inner = arch(near * 1.065).minus(&arch(near * 1.05));
        scene.add(scene.veil(&inner, DEEP, 0.3));
        joints(scene, near, &rib);
    }
}

/// The stones of a rib: each joint goes from the edge of the opening to the outer edge.
fn joints(scene: &Scene, near: f64, rib: &Shape) {
    let (x, y) = END;
    let spine = curve_of(
        &knots![-400, -170, corner; -400, 520, corner; -372, 700; -250, 900; 0, 1080, corner; 250, 900; 372, 700; 400, 520, corner; 400, -170],
        false,
        10,
    );
    let put = |p: At, near: f64| (x + p.0 * (1.36 - p.1 * 0.0005) * near, y - p.1 * near);
    let path = crate::line::Path::new(spine);
    let cuts = path.walk(34).map(|(at, _)| {
        let line = [put(at, near * 0.98), put(at, near * 1.16)];
        taper(&line, &[3.0 * near, 3.4 * near])
    });
    let cuts = all(cuts).within(rib);
    scene.add(scene.veil(&cuts, DEEP, 0.45));
    let lit = cuts.moved(0.0, 2.6 * near).within(rib).minus(&cuts);
    scene.add(scene.veil(&lit, "#cfe2ff", 0.35));
}

fn floor(scene: &Scene) {
    let floor = poly(&[
        (-40.0, 1230.0),
        (-40.0, 1148.0),
        END,
        (860.0, 1180.0),
        (860.0, 1230.0),
    ]);
    let fill = scene.radial(
        (FLAME.0 + 40.0, 1120.0),
        620.0,
        &stops![0, "#e8c08c"; 0.26, "#a08c8c"; 0.62, "#455a8c"; 1, "#2a3c6c"],
    );
    scene.add(scene.washed(scene.fill(&floor, fill), 7, 0.08));
    let mut ink = Ink::none();
    for i in -9..=11 {
        let x = END.0 + f64::from(i) * 150.0;
        ink += scene.veil(&taper(&[END, (x, 1240.0)], &[0.4, 5.0]), DEEP, 0.55);
    }
    for near in [0.1, 0.16, 0.25, 0.38, 0.56, 0.8, 1.1, 1.5] {
        let y = END.1 + 170.0 * near;
        ink += scene.veil(
            &taper(
                &[(-40.0, y), (400.0, y + 1.0), (840.0, y)],
                &[4.0 * near, 4.0 * near],
            ),
            DEEP,
            0.55,
        );
        ink += scene.veil(
            &taper(
                &[(-40.0, y + 3.0 * near), (840.0, y + 3.0 * near)],
                &[1.4 * near, 1.4 * near],
            ),
            WARM,
            0.16,
        );
    }
    scene.add(scene.clipped(&floor, ink));
}

/// What the flame throws on the vault: the same shapes, larger, and bent over where the wall becomes vault.
fn shadows(scene: &Scene, suits: &[(&Suit, f64, f64)]) {
    scene.add(scene.glow((FLAME.0, FLAME.1 - 60.0), 980.0, "#ff9a4a", 0.44, 0.5));
    for &(suit, wide, high) in suits {
        let thrown = suit.outline().stretched(wide, high, FLAME).bent(|at| {
            (
                at.0 + ((500.0 - at.1).max(0.0) / 500.0).powi(2) * 60.0,
                at.1,
            )
        });
        // The largest shadow is also the palest, or the helm would be lost in it.
        let dense = if suit.size > 0.9 { 0.3 } else { 0.42 };
        scene.add(scene.blurred(scene.veil(&thrown, "#16244a", dense), 4.0));
    }
}

/// Light on the flags around the mouse, and the shadows in it.
fn pool(scene: &Scene) {
    scene.add(scene.glow((FLAME.0, 1130.0), 270.0, "#ffc878", 0.5, 0.5));
    let smudge = Smudge {
        density: 0.9,
        ..Smudge::of(DEEP, 6.0)
    };
    scene.add(smudge.ink(scene, &ellipse((236.0, 1152.0), 34.0, 7.0)));
    scene.add(smudge.ink(scene, &ellipse((160.0, 1138.0), 30.0, 5.0)));
    let thrown = blob(
        &knots![190, 1142; 260, 1138; 340, 1152; 420, 1168; 470, 1196; 390, 1198; 310, 1176; 230, 1160],
    );
    scene.add(
        Smudge {
            density: 0.8,
            ..Smudge::of(DEEP, 8.0)
        }
        .ink(scene, &thrown),
    );
}
