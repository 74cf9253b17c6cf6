//! A castle corridor at midnight, seen from the floor: empty suits of armour march behind a mouse with a candle.

mod mouse;
mod suit;

use crate::colour::mix;
use crate::ink::Ink;
use crate::line::{blob, curve_of, ellipse, handcut, poly, rect, taper};
use crate::motifs::Smudge;
use crate::scene::{Finish, HEIGHT, Scene, WIDTH};
use crate::shape::{At, Shape};
use crate::{knots, spots, stops};
use suit::Suit;

/// The deep hue of every shadow.
const DEEP: &str = "#060d1e";
const FLAME: At = (200.0, 962.0);
const WARM: &str = "#ffcf7a";
/// Where the corridor ends.
const END: At = (372.0, 968.0);

pub fn scene() -> Scene {
    let scene = Scene::lit_from(FLAME.0, FLAME.1);
    vault(&scene);
    floor(&scene);
    let far = [
        Suit {
            foot: (316.0, 996.0),
            size: 0.40,
            far: 0.78,
            lean: 10.0,
            flip: true,
            weapon: true,
            plume: "#55688c",
        },
        Suit {
            foot: (452.0, 1000.0),
            size: 0.46,
            far: 0.72,
            lean: -10.0,
            flip: false,
            weapon: false,
            plume: "#55688c",
        },
        Suit {
            foot: (110.0, 1034.0),
            size: 0.80,
            far: 0.42,
            lean: 40.0,
            flip: true,
            weapon: true,
            plume: "#7d8fb0",
        },
        Suit {
            foot: (752.0, 1040.0),
            size: 0.84,
            far: 0.46,
            lean: -60.0,
            flip: false,
            weapon: true,
            plume: "#7d8fb0",
        },
    ];
    let giant = Suit {
        foot: (532.0, 1120.0),
        size: 1.3,
        far: 0.08,
        lean: -70.0,
        flip: false,
        weapon: false,
        plume: "#b9c6dc",
    };
    shadows(&scene, &[&giant, &far[2], &far[3]]);
    for (i, suit) in far.iter().enumerate() {
        scene.add(suit.ink(&scene, i as i64 * 40 + 3));
    }
    scene.add(scene.glow((FLAME.0, FLAME.1 + 20.0), 420.0, "#ffb45a", 0.34, 0.4));
    scene.add(giant.ink(&scene, 300));
    passing(&scene);
    pool(&scene);
    mouse::draw(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.55,
        colour: "#050a1a",
        middle: (340.0, 760.0),
        ..Finish::default()
    });
    scene
}

/// The opening of an arch of the vault, so near.
fn arch(near: f64) -> Shape {
    let (x, y) = END;
    let at = |across: f64, up: f64| (x + across * near, y - up * near);
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
    let stops = stops![0, "#39557e"; 0.3, "#243a5e"; 1, "#101c38"];
    scene.sky(scene.radial((END.0, END.1 - 160.0), 700.0, &stops), 6, 0.08);
    // The window at the end, with a little of the moon in it.
    let window = arch(0.075).moved(0.0, -14.0);
    scene.add(scene.fill(&window, "#9fbfe0"));
    let card = rect(-30.0, -30.0, WIDTH + 30.0, HEIGHT + 30.0);
    let nears = [0.16, 0.24, 0.35, 0.5, 0.72, 1.02];
    for (i, near) in nears.into_iter().enumerate() {
        let part = i as f64 / 5.0;
        let colour = mix("#486792", "#2b4675", part);
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
            .sheet(&bay, mix(colour, DEEP, 0.16))
            .light(light)
            .lit(0.16)
            .lit_colour(WARM)
            .dark("#0e1a38")
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
            .dark("#0e1a38")
            .shade(0.4);
        scene.add(
            sheet
                .rim(2.6 * near)
                .rim_colour(mix("#8fb0d8", WARM, 0.4))
                .rim_opacity(0.6),
        );
        let inner = arch(near * 1.065).minus(&arch(near * 1.05));
        scene.add(scene.veil(&inner, DEEP, 0.5));
        joints(scene, near);
    }
}

/// The stones of a rib.
fn joints(scene: &Scene, near: f64) {
    let (x, y) = END;
    let mut ink = Ink::none();
    let spine = curve_of(
        &knots![-400, -170, corner; -400, 520, corner; -372, 700; -250, 900; 0, 1080, corner; 250, 900; 372, 700; 400, 520, corner; 400, -170],
        false,
        10,
    );
    let path = crate::line::Path::new(spine);
    for (at, degrees) in path.walk(34) {
        let across = degrees + 90.0;
        let (a, b) = (
            crate::line::towards(at, across, 4.0),
            crate::line::towards(at, across, -58.0),
        );
        let put = |p: At| (x + p.0 * near, y - p.1 * near);
        ink += scene.veil(
            &taper(&[put(a), put(b)], &[2.6 * near, 1.6 * near]),
            DEEP,
            0.5,
        );
    }
    scene.add(ink);
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
        &stops![0, "#6c6a78"; 0.3, "#3c4a68"; 0.7, "#1b2a4a"; 1, "#0c1630"],
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

/// What the flame throws on the vault: the same shapes, larger.
fn shadows(scene: &Scene, suits: &[&Suit]) {
    scene.add(scene.glow((FLAME.0, FLAME.1 - 60.0), 980.0, "#ff9a4a", 0.3, 0.5));
    for suit in suits {
        let thrown = suit.outline().stretched(1.3, 1.14, FLAME);
        scene.add(scene.blurred(scene.veil(&thrown, "#050b1c", 0.62), 5.0));
    }
}

/// Light on the flags around the mouse, and the shadows in it.
fn pool(scene: &Scene) {
    scene.add(scene.glow((FLAME.0, 1130.0), 250.0, "#ffb863", 0.3, 0.5));
    let smudge = Smudge {
        density: 0.9,
        ..Smudge::of(DEEP, 6.0)
    };
    scene.add(smudge.ink(scene, &ellipse((322.0, 1154.0), 58.0, 8.0)));
    let thrown = blob(
        &knots![300, 1146; 360, 1140; 440, 1158; 520, 1176; 560, 1204; 480, 1200; 400, 1172; 330, 1160],
    );
    scene.add(
        Smudge {
            density: 0.8,
            ..Smudge::of(DEEP, 8.0)
        }
        .ink(scene, &thrown),
    );
}

/// One that passes us already: of it we see only the boot and the leg.
fn passing(scene: &Scene) {
    let leg = blob(
        &knots![-60, 300, corner; 20, 300; 44, 420; 60, 560; 46, 690; 66, 740; 60, 800; 48, 850; 70, 960; 74, 1060; 60, 1100, corner; -60, 1110, corner],
    );
    let boot = blob(
        &knots![-60, 1080, corner; 40, 1076; 84, 1092; 130, 1120; 164, 1160; 170, 1196; 160, 1240, corner; -60, 1240, corner],
    );
    let knee = blob(
        &knots![-60, 640, corner; 30, 650; 78, 690; 96, 744; 82, 800; 40, 836; -60, 846, corner],
    );
    for (i, (shape, colour)) in [(leg, "#1a2a48"), (boot, "#1e3050"), (knee, "#22365a")]
        .into_iter()
        .enumerate()
    {
        let shape = handcut(&shape, 1.0, 40.0, i as i64 + 4);
        scene.add(scene.shadow(&shape, (6.0, 6.0), 14.0, DEEP, 0.6));
        let sheet = scene
            .sheet(&shape, colour)
            .lit(0.1)
            .lit_colour(WARM)
            .dark(DEEP)
            .shade(0.5);
        scene.add(sheet.rim(3.4).rim_colour(WARM).rim_opacity(0.85));
    }
    for (points, width) in [
        (spots![2, 330; 26, 460; 30, 600], 5.0),
        (spots![16, 870; 34, 960; 34, 1060], 5.0),
        (spots![-20, 744; 30, 750; 84, 742], 5.0),
    ] {
        let ridge = taper(&points, &[1.0, width, 1.0]);
        scene.add(scene.veil(&ridge, DEEP, 0.7));
        scene.add(scene.veil(&ridge.moved(3.0, 1.0), WARM, 0.3));
    }
    for points in [
        spots![-20, 1122; 50, 1112; 96, 1128],
        spots![-20, 1152; 70, 1140; 128, 1160],
        spots![-20, 1186; 80, 1172; 156, 1194],
    ] {
        let lame = taper(&points, &[2.0, 3.4, 1.6]);
        scene.add(scene.veil(&lame, DEEP, 0.8));
        scene.add(scene.veil(&lame.moved(1.0, 3.0), WARM, 0.4));
    }
}
