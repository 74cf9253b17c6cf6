//! Trees in winter.

use crate::line::{Stroke, between, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, all};

/// A tree without leaves that stands on the origin. It forks `forks` times, by about `spread` degrees to each side; the width of
/// its trunk is a part of its height.
pub fn bare_tree(height: f64, spread: f64, forks: u32, width: f64, seed: u64) -> Shape {
    let mut tree = Growing {
        chance: Chance::of("bare tree", seed),
        spread,
        limbs: Vec::new(),
    };
    tree.grow((0.0, 0.0), -90.0, height * 0.28, height * width, forks);
    all(tree.limbs)
}

struct Growing {
    chance: Chance,
    spread: f64,
    limbs: Vec<Shape>,
}

impl Growing {
    fn grow(&mut self, root: At, degrees: f64, length: f64, width: f64, forks: u32) {
        let end = towards(root, degrees, length);
        let (x, y) = between(root, end, 0.5);
        let middle = (
            x + self.chance.near(0.0, length * 0.06),
            y + self.chance.near(0.0, length * 0.05),
        );
        let limb = Stroke::new(&[root, middle, end], &[width, width * 0.84, width * 0.66]);
        let limb = if width > 1.2 { limb } else { limb.blunt() };
        self.limbs.push(limb.shape());
        if forks == 0 {
            return;
        }
        let sides: &[f64] = match self.chance.happens(0.72) {
            true => &[-1.0, 1.0],
            false => &[-1.0, 0.0, 1.0],
        };
        for side in sides {
            let aside = side * self.spread * self.chance.between(0.55, 1.25);
            let away = degrees + aside + self.chance.near(0.0, 6.0);
            let next = length * self.chance.between(0.62, 0.86);
            self.grow(end, away, next, width * 0.64, forks - 1);
        }
        if forks > 2 && self.chance.happens(0.5) {
            let from = between(root, end, self.chance.between(0.4, 0.8));
            let away = degrees + self.chance.side() * self.chance.between(35.0, 60.0);
            self.grow(from, away, length * 0.5, width * 0.4, forks - 2);
        }
    }
}
