//! Bunting.

use crate::line::{Path, curve, handcut_finely, poly};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::spots;
use crate::svg::Ink;

/// A string with so many little flags, along places.
pub fn bunting(scene: &Scene, along: &[At], flags: usize) -> Ink {
    let string = curve(along);
    let mut ink = scene.stitched(&string, "#5a2436", 1.4, 0.8, None);
    let flag = poly(&spots![-6.5, 0; 6.5, 0; 0.6, 15]);
    for (i, ((x, y), turn)) in Path::new(string).walk(flags).enumerate() {
        let flag = Spot::new(x, y, 1.0).turned(turn).put(&flag);
        let flag = handcut_finely(&flag, 0.4, 8.0, i as i64, 0.2);
        let colour = ["#fff0cc", "#e0574a", "#2f7f80", "#f2c53d"][i % 4];
        ink += scene.shadow(&flag, (-2.0, 3.0), 2.4, "#5a1f2a", 0.35);
        ink += scene
            .sheet(&flag, colour)
            .lit(0.2)
            .shade(0.4)
            .rim(0.8)
            .ink();
    }
    ink
}
