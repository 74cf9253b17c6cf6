//! Wash day: the sheets have bolted. The nearest is only a sheet with the beginning of a mane, the next is half a horse, and the first is a
//! whole one; the woman on the line digs in her heels.

mod air;
mod cloth;
mod half;
mod hill;
mod horse;
mod laundress;
mod linen;
mod valley;

use crate::line::curve;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Spot};
use crate::svg::Ink;

const NIGHT: &str = "#1d2c55";
const LINEN: &str = "#f6efe0";

fn whole() -> Spot {
    Spot::new(424.0, 322.0, 1.16).turned(-17.0)
}

fn becoming() -> Spot {
    Spot::new(584.0, 634.0, 0.96).turned(-20.0)
}

fn washing() -> Spot {
    Spot::new(506.0, 902.0, 0.86).turned(-13.0)
}

pub fn scene() -> Scene {
    let scene = Scene::lit_from(140.0, -60.0).focused((400.0, 330.0), 380.0);
    air::sky(&scene);
    valley::valley(&scene);
    let she = laundress::somebody();
    let hands = laundress::hands(&she);
    let [first, middle, last] = linen::pegs(&washing());
    let [hind, back, withers] = half::pegs(&becoming());
    let [croup, neck] = horse::pegs(&whole());
    let slack = [withers, (500.0, 500.0), (440.0, 530.0), (360.0, 440.0)];
    line(&scene, &[&slack[..], &[croup, neck]].concat());
    horse::draw(&scene, whole());
    let (reins, nose) = horse::reins(&whole());
    line(&scene, &[&[neck][..], &reins].concat());
    line(&scene, &nose);
    let slack = [
        last,
        (590.0, 828.0),
        (520.0, 850.0),
        (420.0, 790.0),
        (350.0, 690.0),
    ];
    line(&scene, &[&slack[..], &[hind, back, withers]].concat());
    half::draw(&scene, becoming());
    line(&scene, &[hands, (330.0, 862.0), first, middle, last]);
    linen::draw(&scene, washing());
    air::socks(&scene);
    hill::hill(&scene);
    hill::furrow(&scene);
    hill::basket(&scene);
    laundress::draw(&scene, &she);
    hill::heaps(&scene);
    hill::blades(&scene);
    hill::poppies(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.1,
        colour: "#122050",
        grain: 0.04,
        ..Finish::default()
    });
    scene
}

/// A washing line.
fn line(scene: &Scene, along: &[At]) {
    let rope = curve(along);
    let twist: Vec<At> = rope.iter().map(|&(x, y)| (x, y - 0.8)).collect();
    let ink: Ink = scene.stitched(&rope, "#7a5a3a", 4.4, 1.0, None)
        + scene.stitched(&twist, "#f0dcb0", 2.2, 1.0, Some("6 3"));
    scene.add(ink);
}
