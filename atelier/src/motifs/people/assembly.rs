//! Which part of a person is painted after which.

use super::clothes::Top;
use super::hand::{Gesture, Hand};
use super::head::CutHead;
use super::limbs::Dressing;
use super::part::{Kind, Part, Tone, shade, shadowed};
use super::person::Person;
use super::skeleton::Side;
use super::solids::{Ends, ball, edge_within, hull};
use crate::shape::{Shape, Spot};

/// Where an arm is painted.
#[derive(Clone, Copy, PartialEq)]
enum Layer {
    Behind,
    BeforeTrunk,
    BeforeHead,
}

impl Person {
    /// All parts in painting order.
    pub(super) fn assemble(&self, d: &Dressing, face: Shape, head: &CutHead) -> Vec<Part> {
        let (bones, spot) = (d.bones, self.spot());
        let put = |parts: Vec<Part>| {
            parts
                .into_iter()
                .map(|part| part.put(&spot))
                .collect::<Vec<_>>()
        };
        let trunk_z = bones.spine(0.6).z;
        let layer = |side: Side| {
            let arm = &bones.arms[side.index()];
            let z = arm.elbow.to(arm.wrist, 0.6).z;
            match () {
                _ if z < trunk_z - 0.12 && arm.shoulder.z < trunk_z + 0.2 => Layer::Behind,
                _ if arm.wrist.z < bones.head.z - 0.1 || arm.wrist.y > bones.neck.y + 0.1 => {
                    Layer::BeforeTrunk
                }
                _ => Layer::BeforeHead,
            }
        };
        let arms = |wanted: Layer| -> Vec<Part> {
            let mut sides = Side::BOTH;
            sides.sort_by(|a, b| {
                bones.arms[a.index()]
                    .elbow
                    .z
                    .total_cmp(&bones.arms[b.index()].elbow.z)
            });
            let sides = sides.into_iter().filter(|side| layer(*side) == wanted);
            sides.flat_map(|side| self.arm(d, side, wanted)).collect()
        };
        let mut legs = Side::BOTH;
        legs.sort_by(|a, b| {
            let z = |s: &Side| {
                bones.legs[s.index()]
                    .knee
                    .to(bones.legs[s.index()].ankle, 0.4)
                    .z
            };
            z(a).total_cmp(&z(b))
        });
        let raised = |side: Side| {
            let leg = &bones.legs[side.index()];
            leg.knee.z - leg.hip.z > 0.72 * bones.build.thigh
        };
        let mut parts = put(arms(Layer::Behind));
        parts.extend(head.behind.iter().cloned());
        // Seen from the front both legs are equally near.
        let aside = 1.0 - bones.front.z.abs();
        for (i, side) in legs.into_iter().enumerate() {
            if !raised(side) {
                let leg = d.leg(side, i == 1 || raised(legs[1]));
                let dim = if i == 0 { aside.min(0.6) } else { 0.0 };
                parts.extend(put(leg).into_iter().map(|part| dimmed(part, dim)));
            }
        }
        if raised(legs[0]) && raised(legs[1]) && self.clothes.bottom.is_cut_in_legs() {
            let seat = Part::new(Kind::Trunk, d.hips(), self.clothes.bottom_colour);
            parts.extend(put(vec![seat]));
        }
        let skirt = d.skirt();
        let over = self.clothes.top == Top::Coat || self.clothes.top == Top::Dress;
        let raised_legs: Vec<Part> = legs
            .into_iter()
            .filter(|s| raised(*s))
            .flat_map(|s| d.leg(s, false))
            .collect();
        if let (Some(skirt), false) = (&skirt, over) {
            parts.extend(put(raised_legs.clone()));
            parts.push(skirt.clone().put(&spot));
        }
        // From behind the jaw is hidden by the neck.
        let (hidden, seen): (Vec<Part>, Vec<Part>) =
            head.before.iter().cloned().partition(|part| {
                bones.head_turn.0[2].z < -0.25 && matches!(part.kind, Kind::Head | Kind::Small)
            });
        parts.extend(hidden);
        parts.extend(put(vec![d.neck(&face)]));
        if self.clothes.scarf.is_some() && self.clothes.wind.0.abs() > 0.2 {
            parts.extend(put(d.scarf().into_iter().take(1).collect()));
        }
        let mut torso = d.torso();
        if let (Some(skirt), true) = (&skirt, over) {
            parts.extend(put(raised_legs.clone()));
            torso = torso.joined(skirt.clone());
        }
        parts.push(torso.put(&spot));
        if skirt.is_none() {
            parts.extend(put(raised_legs));
        }
        parts.extend(put(d.apron().into_iter().collect()));
        parts.extend(put(arms(Layer::BeforeTrunk)));
        let scarf = d.scarf();
        let skip = usize::from(self.clothes.wind.0.abs() > 0.2);
        parts.extend(put(scarf.into_iter().skip(skip).collect()));
        parts.extend(seen);
        parts.extend(put(arms(Layer::BeforeHead)));
        let k = self.scale();
        shadowed(
            &mut parts,
            (-d.light.0 * 0.09 * k, (-d.light.1 * 0.09 + 0.03) * k),
        );
        parts
    }

    /// An arm with its hand. One that lies before the body has a line where it overlaps it, which stops short of the shoulder.
    fn arm(&self, d: &Dressing, side: Side, layer: Layer) -> Vec<Part> {
        let bones = d.bones;
        let arm = &bones.arms[side.index()];
        let mut sleeve = d.arm(side);
        if layer != Layer::Behind {
            let root = hull(&[ball(arm.shoulder, 0.34 * (0.7 + 0.3 * bones.build.trunk))]);
            let below = d.torso().shape.minus(&root);
            for part in &mut sleeve {
                let line = edge_within(&part.shape, &below, 0.034, 0.2, Ends::Both);
                part.mark_over(&line, Tone::Line, 0.6);
            }
        } else {
            sleeve = sleeve.into_iter().map(|part| dimmed(part, 0.55)).collect();
        }
        let Some(hand) = self.hand(d, side) else {
            return sleeve;
        };
        let hand = if layer == Layer::Behind {
            dimmed(hand, 0.55)
        } else {
            hand
        };
        if arm.fingers.z > 0.45 {
            sleeve.push(hand);
        } else {
            sleeve.insert(0, hand);
        }
        sleeve
    }

    /// A hand of the person, in heads.
    fn hand(&self, d: &Dressing, side: Side) -> Option<Part> {
        let arm = &d.bones.arms[side.index()];
        let gesture = self.pose.arms[side.index()].hand;
        if gesture == Gesture::Hidden {
            return None;
        }
        let build = &d.bones.build;
        let size = build.hand * (1.0 + 0.20 * arm.wrist.z.max(0.0));
        let hand = Hand {
            gesture,
            side,
            fingers: arm.fingers,
            thumb: arm.thumb,
            plump: 1.08 * (0.85 + 0.15 * build.limb),
            arm: 0.2,
            forearm: Some(arm.elbow - arm.wrist),
        };
        let part = hand.part(d.skin, d.light, self.scale() * size > 46.0);
        let part = part.put(&Spot::new(arm.wrist.x, arm.wrist.y, size));
        Some(Part {
            depth: arm.wrist.z,
            ..part
        })
    }
}

/// A part that is further away: darker by so many shades.
fn dimmed(mut part: Part, much: f64) -> Part {
    part.colour = shade(part.colour, much);
    part
}
