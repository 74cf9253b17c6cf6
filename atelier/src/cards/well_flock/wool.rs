//! Wool, and the eyes that look out of it.

use crate::colour::{Colour, mix};
use crate::line::{Knot, Path, circle, curve_of, ellipse, handcut};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

/// A fleece: an outline with locks all around it, each about `lock` large.
pub fn fleece(outline: &[Knot], lock: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("fleece", seed);
    let ring = curve_of(outline, true, 8);
    let core = Shape::within_ring(&ring);
    let path = Path::new(ring);
    let count = (path.length() / (lock * 0.95)) as usize;
    let locks = all(path.walk(count.max(3)).map(|((x, y), _)| {
        let r = lock * chance.between(0.55, 0.95);
        ellipse(
            (x + chance.between(-3.0, 3.0), y + chance.between(-3.0, 3.0)),
            r * 1.1,
            r,
        )
        .turned(chance.between(0.0, 180.0), (x, y))
    }));
    handcut(&core.and(&locks).fillet(2.0), 0.6, 9.0, seed as i64)
}

/// Wool painted: locks that overlap from the top, dark in the hollows.
pub fn wool(
    scene: &Scene,
    shape: &Shape,
    colour: impl Into<Colour>,
    dark: impl Into<Colour>,
    lock: f64,
    seed: u64,
) -> Ink {
    let (colour, dark) = (colour.into(), dark.into());
    let mut chance = Chance::of("wool", seed);
    let bounds = shape.bounds();
    let mut ink = scene
        .sheet(shape, colour)
        .lit(0.3)
        .shade(0.55)
        .rim(1.6)
        .dark(mix(colour, dark, 0.6))
        .seed(seed as i64)
        .ink();
    let mut locks = Ink::none();
    let rows = (bounds.height() / (lock * 0.95)) as usize + 1;
    let columns = (bounds.width() / (lock * 1.15)) as usize + 1;
    for row in (0..rows).rev() {
        for column in 0..=columns {
            let at: At = (
                bounds.x0
                    + (column as f64 + 0.5 * f64::from(row % 2 == 0)) * lock * 1.15
                    + chance.between(-0.3, 0.3) * lock,
                bounds.y0 + row as f64 * lock * 0.95 + chance.between(-0.3, 0.3) * lock,
            );
            if !shape.contains(at) {
                continue;
            }
            let r = lock * chance.between(0.5, 0.8);
            let ball = ellipse(at, r * 1.1, r).turned(chance.between(-30.0, 30.0), at);
            let hollow = ball.minus(&ball.moved(chance.between(-0.16, 0.1) * r, -0.28 * r));
            let crest = ball.minus(&ball.moved(0.1 * r, 0.22 * r));
            locks += scene.veil(&hollow, dark, 0.42);
            locks += scene.veil(&crest, mix(colour, "#ffffff", 0.6), 0.35);
        }
    }
    ink += scene.clipped(shape, locks);
    ink
}

/// A sheep's eye: amber, with a pupil that lies flat. `open` is how far the lid is up, `look` where the pupil goes.
pub struct Eye {
    /// Where, and how large: 10 units wide.
    pub spot: Spot,
    /// How far it is open.
    pub open: f64,
    /// Where it looks.
    pub look: At,
    /// The lid's colour.
    pub lid: Colour,
}

impl Eye {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let ball = self.spot.put(&ellipse((0.0, 0.0), 10.0, 8.0));
        let socket = self.spot.put(&ellipse((0.0, 1.0), 11.6, 9.4));
        let mut ink = scene.veil(&socket, mix(self.lid, "#2a1018", 0.6), 0.55);
        ink += scene.fill(&ball, "#f4ead0");
        let iris = self
            .spot
            .put(&circle((self.look.0, self.look.1), 7.4))
            .within(&ball);
        ink += scene.fill(&iris, "#d99a3c");
        let pupil = self
            .spot
            .put(&ellipse((self.look.0, self.look.1), 5.6, 2.3))
            .within(&ball);
        ink += scene.fill(&pupil, "#160d12");
        let lid = self
            .spot
            .put(&ellipse((0.0, 0.0), 10.6, 8.6))
            .minus(&self.spot.put(&ellipse(
                (0.0, 10.0 + (1.0 - self.open) * 8.4 - 1.6),
                14.0,
                11.0 + self.open * 4.0,
            )));
        ink += scene.fill(&lid, self.lid);
        ink += scene.veil(
            &lid.minus(&lid.moved(0.0, -1.6 * self.spot.size)),
            "#140a14",
            0.8,
        );
        ink + scene.fill(
            &self
                .spot
                .put(&circle((self.look.0 - 2.6, self.look.1 - 0.8), 1.4)),
            "#ffffff",
        )
    }
}
