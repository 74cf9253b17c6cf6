//! What is worn on the trunk: its cut, its collar, buttons, ribs and pockets, an apron, a scarf.

use super::cloth::print;
use super::clothes::{Sleeve, Top};
use super::limbs::Dressing;
use super::part::{Kind, Part, Tone};
use super::skeleton::Side;
use super::solids::{Ends, ball, fillet, hull, ink, join, lee, stroke, swell, tight};
use super::space::{V3, v};
use super::trunk::{Trunk, patch};
use crate::shape::{At, Shape};

impl Dressing<'_> {
    /// The trunk as it is cut for what is worn on it.
    pub fn trunk(&self) -> Trunk<'_> {
        Trunk {
            bones: self.bones,
            ease: self.clothes.top.ease(),
        }
    }

    /// Hips and seat, cut in one with the nearer leg of trousers.
    pub fn hips(&self) -> Shape {
        let trunk = Trunk {
            bones: self.bones,
            ease: 0.035,
        };
        trunk.solid(-0.2 * self.bones.upright(), 0.12)
    }

    /// Neck and shoulders, where no cloth covers them.
    pub fn neck(&self, face: &Shape) -> Part {
        let trunk = self.trunk();
        let mut shape = trunk.neck();
        if self.clothes.top.sleeve() != Sleeve::Long || self.clothes.top == Top::Shirt {
            let bare = Trunk { ease: 0.0, ..trunk };
            shape = shape.and(&bare.solid(0.7, 1.05));
        }
        let guide = vec![self.bones.neck.flat(), self.bones.head.flat()];
        let mut part =
            Part::new(Kind::Neck, fillet(&shape, 0.08), self.skin).along(guide, self.bones.neck.z);
        // The jaw's shadow.
        let shadow = face.moved(-self.light.0 * 0.07, 0.13 - self.light.1 * 0.03);
        part.mark(&shadow, Tone::Shade(1.1), 0.95);
        if self.fine && self.bones.chest.z > 0.35 {
            let c = self.bones.spine(1.0) + self.bones.chest * 0.16;
            for s in [-1.0, 1.0] {
                let side = self.bones.shoulders * s;
                let line = [
                    (c + side * 0.05 + v(0.0, 0.10, 0.0)).flat(),
                    (c + side * 0.2 + v(0.0, 0.075, 0.0)).flat(),
                    (c + side * 0.40 + v(0.0, 0.10, 0.0)).flat(),
                ];
                part.mark(&stroke(&line, 0.022, Ends::Both), Tone::Line, 0.3);
            }
        }
        part
    }

    /// Where what is worn on the trunk ends: who sits has it gathered in the lap.
    fn hem_height(&self) -> f64 {
        let hem = self.clothes.top.hem();
        hem * self.bones.upright() + 0.02 * (1.0 - self.bones.upright())
    }

    /// The trunk in its cloth, with the roots of the arms.
    pub fn torso(&self) -> Part {
        let trunk = self.trunk();
        let top = self.clothes.top;
        let hem = self.hem_height();
        let mut roots = vec![trunk.solid(hem - 0.10, 1.02)];
        if top.sleeve() != Sleeve::None {
            roots.extend(Side::BOTH.map(|side| self.shoulder(side)));
        }
        // From the neck to the shoulder there is one slope.
        let mut yoke = vec![trunk.solid(0.78, 1.0)];
        yoke.extend(roots.iter().skip(1).cloned());
        let yoke = fillet(&join(yoke), 0.5);
        let shape = trunk.above(&fillet(&join(roots), 0.13).and(&yoke), hem);
        let open = self.neckline();
        let bones = self.bones;
        let guide: Vec<At> = [1.0, 0.75, 0.5, 0.25, -0.05]
            .iter()
            .map(|t| bones.spine(*t).flat())
            .collect();
        let mut part = Part::new(Kind::Trunk, shape.minus(&open), self.clothes.top_colour);
        part = part.along(guide, bones.spine(0.6).z);
        print(&mut part, self.clothes.top_pattern);
        // What a skirt hangs from has no lower edge of its own.
        let seam = matches!(top, Top::Coat | Top::Dress);
        let mut plane = lee(&part.shape, self.light, 0.15);
        if seam {
            plane = trunk.above(&plane, hem + 0.09);
        }
        part.mark_over(&plane, Tone::Shade(1.0), 1.0);
        if top == Top::Dress && self.fine {
            part.mark(
                &ink(&trunk.around(0.26), 0.05, Ends::Blunt),
                Tone::Shade(1.3),
                0.8,
            );
        }
        self.waist_folds(&mut part);
        if self.fine {
            self.details(&mut part, &trunk);
        }
        part
    }

    /// What the neckline leaves open.
    fn neckline(&self) -> Shape {
        let bones = self.bones;
        let (wide, deep) = match self.clothes.top {
            Top::Vest => (0.36, 0.42),
            Top::Dress => (0.36, 0.30),
            Top::Tee => (0.29, 0.16),
            Top::Shirt | Top::Pyjamas => (0.21, 0.30),
            _ => (0.255, 0.07),
        };
        let k = bones.build.throat / 0.215;
        let c = bones.spine(0.985);
        // A ring around the neck, lower in front than behind; what lies above its near half is open.
        let ring: Vec<V3> = (0..36)
            .map(|i| {
                let (sin, cos) = (f64::from(i) * 10.0).to_radians().sin_cos();
                let low = if cos > 0.0 {
                    -deep * cos * cos
                } else {
                    0.18 * -cos
                };
                let round = bones.shoulders * (sin * wide * k) + bones.chest * (cos * 0.235 * k);
                c + round + bones.nape * (low + 0.02)
            })
            .collect();
        let near = ring.iter().filter(|p| p.z >= c.z - 0.03);
        let above = ring.iter().map(|p| *p + bones.nape * 0.55);
        tight(near.copied().chain(above).map(V3::flat))
    }

    /// Two or three folds on the hollow side of a bent waist.
    fn waist_folds(&self, part: &mut Part) {
        let bones = self.bones;
        let (a, b, c) = (
            bones.spine(0.0).flat(),
            bones.spine(0.45).flat(),
            bones.spine(0.95).flat(),
        );
        let turn = (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0);
        if turn.abs() < 0.06 {
            return;
        }
        // The spine bends around the hollow side.
        let up = bones.upwards(0.3);
        let way = (up.flat().1 * turn.signum(), -up.flat().0 * turn.signum());
        for (i, t) in [0.10, 0.24, 0.38].into_iter().enumerate() {
            let o = bones.spine(t).flat();
            let edge = (1..80)
                .map(|k| f64::from(k) * 0.015)
                .find(|d| !part.shape.contains((o.0 + way.0 * d, o.1 + way.1 * d)));
            let Some(edge) = edge else { continue };
            let at =
                |d: f64, rise: f64| (o.0 + way.0 * d + up.x * rise, o.1 + way.1 * d + up.y * rise);
            let long = 0.36 - 0.05 * i as f64;
            let line = [
                at(edge + 0.02, 0.0),
                at(edge - long * 0.5, 0.01),
                at(edge - long, -0.06),
            ];
            part.mark(&stroke(&line, 0.085, Ends::Last), Tone::Shade(1.2), 0.75);
        }
    }

    fn details(&self, part: &mut Part, trunk: &Trunk) {
        let line = |places: &[(f64, f64)]| trunk.line(places);
        let top = self.clothes.top;
        let hem = self.hem_height();
        match top {
            Top::Jumper => {
                self.rib(part, trunk, hem + 0.07);
                self.collar_ring(part, 0.075);
            }
            Top::Tee | Top::Vest | Top::Dress => self.collar_ring(part, 0.035),
            Top::Shirt | Top::Pyjamas => {
                self.placket(part, trunk, 0.84, hem, 0.0);
                self.points(part, trunk);
                if top == Top::Pyjamas {
                    let pocket = patch(
                        trunk,
                        &[
                            (0.66, 0.26),
                            (0.66, 0.56),
                            (0.55, 0.56),
                            (0.53, 0.41),
                            (0.55, 0.26),
                        ],
                    );
                    if trunk.on(0.6, 0.4).1 > 0.2 {
                        part.mark(
                            &swell(&pocket, 0.012).minus(&swell(&pocket, -0.012)),
                            Tone::Light(2.0),
                            0.8,
                        );
                    }
                }
            }
            Top::Jacket | Top::Coat => {
                self.lapels(part, trunk);
                self.placket(part, trunk, 0.52, hem, 0.10);
                for u in [-0.52, 0.52] {
                    let t = if top == Top::Coat { 0.10 } else { 0.02 };
                    if trunk.on(t, u).1 > 0.2 {
                        let flap = line(&[(t + 0.02, u - 0.17), (t, u), (t + 0.01, u + 0.17)]);
                        part.mark(&ink(&flap, 0.03, Ends::Blunt), Tone::Line, 0.5);
                    }
                }
            }
        }
    }

    /// Ribs above a knitted hem.
    fn rib(&self, part: &mut Part, trunk: &Trunk, t: f64) {
        let line = trunk.around(t);
        part.mark(&ink(&line, 0.022, Ends::Blunt), Tone::Line, 0.45);
        for i in -6..=6 {
            let u = f64::from(i) / 6.5;
            let (a, facing) = trunk.on(t, u);
            if facing > 0.05 {
                let b = trunk.on(t - 0.1, u).0;
                part.mark(
                    &stroke(&[(a.0, a.1 + 0.05), (b.0, b.1 + 0.05)], 0.014, Ends::Both),
                    Tone::Line,
                    0.3,
                );
            }
        }
    }

    fn collar_ring(&self, part: &mut Part, wide: f64) {
        let open = self.neckline();
        let ring = swell(&open, wide).minus(&open);
        part.mark(&ring, Tone::Shade(0.55), 1.0);
        let edge = swell(&open, wide + 0.014).minus(&swell(&open, wide));
        part.mark(&edge, Tone::Line, 0.35);
    }

    fn placket(&self, part: &mut Part, trunk: &Trunk, from: f64, to: f64, across: f64) {
        let places: Vec<(f64, f64)> = (0..=8)
            .map(|i| (from + (to - from) * f64::from(i) / 8.0, across))
            .collect();
        let line = trunk.line(&places);
        if line.len() > 3 {
            part.mark(&ink(&line, 0.02, Ends::Blunt), Tone::Line, 0.5);
        }
        for i in 1..=4 {
            let t = from + (to - from) * (f64::from(i) - 0.4) / 4.2;
            let (at, facing) = trunk.on(t, across - 0.09);
            if facing > 0.15 {
                let button = hull(&[ball(v(at.0, at.1, 0.0), 0.032)]);
                part.mark(&button, Tone::Light(1.8), 0.9);
                part.mark(
                    &button.minus(&button.moved(-0.012, -0.014)),
                    Tone::Line,
                    0.5,
                );
            }
        }
    }

    /// The two points of a shirt collar.
    fn points(&self, part: &mut Part, trunk: &Trunk) {
        for s in [-1.0, 1.0] {
            if trunk.on(0.85, s * 0.2).1 < 0.1 {
                continue;
            }
            let c =
                self.bones.spine(1.0) + self.bones.chest * 0.10 + self.bones.shoulders * (s * 0.22);
            let places = [
                c.flat(),
                trunk.on(0.88, 0.0).0,
                trunk.on(0.83, s * 0.27).0,
                trunk.on(0.94, s * 0.36).0,
            ];
            let flap = Shape::within_ring(&places);
            part.mark(&flap.moved(0.02, 0.035), Tone::Shade(1.2), 0.7);
            part.mark(&flap, Tone::Light(0.8), 1.0);
        }
    }

    /// Lapels, and the shirt between them.
    fn lapels(&self, part: &mut Part, trunk: &Trunk) {
        if self.bones.chest.z < 0.05 {
            return;
        }
        let c = |s: f64| {
            (self.bones.spine(1.0) + self.bones.chest * 0.06 + self.bones.shoulders * (s * 0.22))
                .flat()
        };
        let point = trunk.on(0.54, 0.08).0;
        let shirt = Shape::within_ring(&[c(-1.0), point, c(1.0), self.bones.neck.flat()]);
        part.mark(&shirt, Tone::Own(self.clothes.shirt_colour), 1.0);
        for s in [-1.0, 1.0] {
            if trunk.on(0.8, s * 0.35).1 < 0.05 {
                continue;
            }
            let places = [
                c(s),
                trunk.on(0.80, s * 0.10).0,
                point,
                trunk.on(0.74, s * 0.42).0,
                trunk.on(0.82, s * 0.34).0,
                trunk.on(0.86, s * 0.46).0,
            ];
            let flap = Shape::within_ring(&places);
            part.mark(&flap.moved(0.02, 0.04), Tone::Shade(1.3), 0.8);
            part.mark(&flap, Tone::Light(0.5), 1.0);
        }
    }
}
