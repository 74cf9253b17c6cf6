//! What is worn over clothes: an apron, a scarf.

use super::limbs::Dressing;
use super::part::{Kind, Part, Tone};
use super::skeleton::Side;
use super::solids::{Ends, ball, fillet, hull, ink, stroke};
use super::space::v;
use super::trunk::{Trunk, patch};

impl Dressing<'_> {
    /// An apron over trunk and thighs.
    pub fn apron(&self) -> Option<Part> {
        let colour = self.clothes.apron?;
        let trunk = Trunk {
            ease: self.clothes.top.ease() + 0.02,
            ..self.trunk()
        };
        if self.bones.front.z < -0.1 {
            return None;
        }
        let bib = patch(
            &trunk,
            &[
                (0.72, -0.34),
                (0.74, 0.0),
                (0.72, 0.34),
                (0.34, 0.46),
                (0.26, 0.0),
                (0.34, -0.46),
            ],
        );
        let low: Vec<_> = Side::BOTH
            .iter()
            .flat_map(|side| {
                let leg = &self.bones.legs[side.index()];
                let front = self.bones.front * 0.2;
                [
                    ball(leg.hip.to(leg.knee, 0.72) + front, 0.13),
                    ball(leg.hip + front, 0.15),
                ]
            })
            .collect();
        let waist: Vec<_> = [-0.6, 0.0, 0.6]
            .iter()
            .map(|u| trunk.on(0.3, *u).0)
            .map(|p| ball(v(p.0, p.1, 0.0), 0.03))
            .collect();
        let skirt = hull(&[low, waist].concat());
        let shape = fillet(&bib.and(&skirt), 0.05);
        let guide = vec![trunk.on(0.7, 0.0).0, self.bones.pelvis.flat()];
        let mut part = Part::new(Kind::Worn, shape, colour).along(guide, self.bones.pelvis.z + 0.4);
        part.lee(self.light, 0.09);
        part.mark(
            &ink(&trunk.around(0.3), 0.05, Ends::Blunt),
            Tone::Shade(1.2),
            0.8,
        );
        for s in [-1.0, 1.0] {
            let strap = [
                trunk.on(0.70, s * 0.30).0,
                trunk.on(0.82, s * 0.28).0,
                trunk.on(0.93, s * 0.26).0,
            ];
            if trunk.on(0.8, s * 0.3).1 > 0.0 {
                let strap = stroke(&strap, 0.06, Ends::Blunt);
                part.shape = part.shape.and(&strap);
            }
        }
        Some(part)
    }

    /// A scarf wound around the neck, with a loose end.
    pub fn scarf(&self) -> Vec<Part> {
        let Some(colour) = self.clothes.scarf else {
            return Vec::new();
        };
        let bones = self.bones;
        let k = bones.build.throat / 0.215;
        let c = bones.spine(1.0) + bones.chest * 0.06 + v(0.0, 0.02, 0.0);
        let side = bones.shoulders * (0.22 * k);
        let roll = hull(&[
            ball(c - side, 0.14 * k),
            ball(c + side, 0.14 * k),
            ball(c + bones.chest * 0.2 + v(0.0, 0.08, 0.0), 0.14 * k),
        ]);
        let (wx, wy) = self.clothes.wind;
        let root = c + bones.chest * 0.22 + bones.shoulders * 0.16 + v(0.0, 0.1, 0.0);
        let calm = wx.abs() < 0.2;
        let end = match calm {
            true => vec![
                root.flat(),
                (root + v(0.03, 0.5, 0.1)).flat(),
                (root + v(0.0, 1.0, 0.1)).flat(),
            ],
            false => {
                let p = (c - side * wx.signum()).flat();
                vec![
                    p,
                    (p.0 + wx * 0.5, p.1 - 0.14),
                    (p.0 + wx, p.1 + wy + 0.1),
                    (p.0 + wx * 1.55, p.1 + wy - 0.12),
                ]
            }
        };
        let tail = stroke(&end, 0.26 * k, Ends::First);
        let mut loose = Part::new(Kind::Worn, tail, colour).along(end, root.z);
        loose.lee(self.light, 0.08);
        let mut wound = Part::new(Kind::Worn, roll, colour)
            .along(vec![(c - side).flat(), (c + side).flat()], c.z + 0.2);
        wound.lee(self.light, 0.07);
        let mid = c + bones.chest * 0.2;
        for dy in [0.0, 0.11] {
            let fold = [
                (c - side * 1.4 + v(0.0, dy - 0.05, 0.0)).flat(),
                (mid + v(0.0, dy + 0.06, 0.0)).flat(),
                (c + side * 1.4 + v(0.0, dy - 0.06, 0.0)).flat(),
            ];
            wound.mark(&stroke(&fold, 0.026, Ends::Both), Tone::Line, 0.45);
        }
        vec![loose, wound]
    }
}
