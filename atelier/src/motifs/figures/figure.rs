//! Whole people: joints, a view, a build, clothes and a head.

use super::body::{Body, Build, limb};
use super::clothes::{Garment, Sleeves, cape};
use super::foot::Shoes;
use super::hand::{Gesture, Hand};
use super::head::{Age, Head, Neck};
use super::pose::Pose;
use super::skin::{Skin, Tones};
use super::view::View;
use crate::colour::{Colour, mix};
use crate::line::{Stroke, between, circle, handcut, handcut_finely, step, taper};
use crate::scene::{Scene, Sheet};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

/// Somebody, from head to foot.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Where they stand: the ground between the feet.
    pub at: At,
    /// How tall a grown person is who stands upright. A child of the same number is smaller.
    pub height: f64,
    /// Looking to the left.
    pub flip: bool,
    /// Turned clockwise around where they stand, in degrees.
    pub turn: f64,
    /// Where the joints are.
    pub pose: Pose,
    /// From where the body is seen.
    pub view: View,
    /// From where the head is seen, if it is turned.
    pub looks: Option<View>,
    /// How they are built.
    pub build: Build,
    /// Of which paper.
    pub skin: Skin,
    /// The head; its view, skin and light are those of the figure.
    pub head: Head,
    /// Half the height of the head, if it is not as large as usual; the body is 100 high.
    pub head_size: Option<f64>,
    /// What they wear.
    pub garment: Garment,
    /// How far a skirt or a coat falls from the knees (0) to the feet (1), if not as far as usual.
    pub hem: Option<f64>,
    /// The colour of coat, dress, jacket or jumper.
    pub top: Colour,
    /// The colour of trousers or stockings.
    pub low: Colour,
    /// The colour of buttons and collars.
    pub trim: Colour,
    /// Whether the cuffs have the colour of the trim.
    pub trimmed_cuffs: bool,
    /// How far the sleeves go.
    pub sleeves: Sleeves,
    /// The colour of an apron.
    pub apron: Option<Colour>,
    /// The colour of a cape.
    pub cape: Option<Colour>,
    /// The colour of a belt.
    pub belt: Option<Colour>,
    /// The colour of a scarf.
    pub scarf: Option<Colour>,
    /// What is on the feet.
    pub shoes: Shoes,
    /// The colour of the shoes.
    pub shoe_colour: Colour,
    /// What the hands do.
    pub hands: [Gesture; 2],
    /// Where the fingers go, in degrees, if not on from the arm.
    pub fingers: [Option<f64>; 2],
    /// Where the light is, if not where the scene's is.
    pub light: Option<At>,
}

impl Default for Figure {
    fn default() -> Self {
        Figure {
            at: (400.0, 1000.0),
            height: 300.0,
            flip: false,
            turn: 0.0,
            pose: Pose::STAND,
            view: View::ThreeQuarter,
            looks: None,
            build: Build::Slim,
            skin: Skin::Honey,
            head: Head::default(),
            head_size: None,
            garment: Garment::Coat,
            hem: None,
            top: "#8a4a3a".into(),
            low: "#3a3a4a".into(),
            trim: "#e6d2a8".into(),
            trimmed_cuffs: false,
            sleeves: Sleeves::Long,
            apron: None,
            cape: None,
            belt: None,
            scarf: None,
            shoes: Shoes::Low,
            shoe_colour: "#2a2230".into(),
            hands: [Gesture::Relaxed; 2],
            fingers: [None; 2],
            light: None,
        }
    }
}

/// Somebody who has been drawn.
pub struct DrawnFigure {
    /// All but the near arms: what is held goes between.
    pub body: Ink,
    /// The near arms.
    pub near: Ink,
    /// The outline of all of it, for shadows and rims.
    pub outline: Shape,
}

impl DrawnFigure {
    /// All of it.
    pub fn ink(self) -> Ink {
        self.body + self.near
    }
}

impl Figure {
    /// Where the joints of a pose go, to put something in a hand.
    pub fn spot(&self) -> Spot {
        Spot::new(self.at.0, self.at.1, self.height / 100.0)
            .turned(self.turn)
            .flipped(self.flip)
    }

    /// The outline alone, for shadows and paper cut-outs.
    pub fn outline(&self, seed: i64) -> Shape {
        let (x, y) = self.at;
        self.drawn(&Scene::lit_from(x, y - self.height), seed)
            .outline
    }

    /// Drawn.
    pub fn drawn(&self, scene: &Scene, seed: i64) -> DrawnFigure {
        let stage = Stage::new(self, scene, seed);
        let mut outline = Vec::new();
        let (far, near): (Vec<usize>, Vec<usize>) = match self.view {
            View::Front => (vec![], vec![0, 1]),
            View::ThreeQuarter => (vec![1], vec![0]),
            View::Profile => (vec![0], vec![1]),
            View::Back => (vec![0, 1], vec![]),
        };
        let mut arms = |arms: Vec<usize>| -> Ink {
            arms.into_iter()
                .map(|arm| stage.arm(arm, &mut outline))
                .sum()
        };
        let (far_arms, near) = (arms(far), arms(near));
        let legs = stage.legs(&mut outline);
        let garment = stage.garment(&mut outline);
        let head = stage.head(&mut outline);
        let cape = stage.cape(&mut outline);
        let body = match self.view {
            View::Back => far_arms + legs + garment + cape + head.0 + head.1,
            _ => cape + head.0 + far_arms + legs + garment + head.1,
        };
        let body = body + stage.scarf();
        DrawnFigure {
            body,
            near,
            outline: all(outline),
        }
    }
}

/// A figure on its way to a scene.
pub(super) struct Stage<'a> {
    pub figure: &'a Figure,
    pub scene: &'a Scene,
    pub body: Body,
    pub tones: Tones,
    pub light: At,
    pub rim: f64,
    spot: Spot,
    seed: i64,
}

impl<'a> Stage<'a> {
    fn new(figure: &'a Figure, scene: &'a Scene, seed: i64) -> Stage<'a> {
        let pose = match figure.build {
            Build::Child => figure.pose.of_child(),
            _ => Pose {
                head: (figure.pose.head.0, figure.pose.head.1 - 0.6),
                ..figure.pose
            },
        };
        Stage {
            figure,
            scene,
            body: Body::new(pose, figure.view, figure.build),
            tones: figure.skin.tones(),
            light: figure.light.unwrap_or(scene.light),
            rim: (figure.height * 0.003).max(0.7),
            spot: figure.spot(),
            seed,
        }
    }

    pub fn put(&self, shape: &Shape) -> Shape {
        self.spot.put(shape)
    }

    pub fn cut(&self, shape: &Shape, part: i64) -> Shape {
        let height = self.figure.height;
        handcut_finely(
            &self.put(shape),
            (0.25 + height * 0.0008).min(0.7),
            (height * 0.06).max(10.0),
            self.seed + part,
            0.15,
        )
    }

    pub fn line(&self, points: &[At], widths: &[f64]) -> Shape {
        self.put(&taper(points, widths))
    }

    pub fn sheet<'b>(&'b self, shape: &'b Shape, colour: impl Into<Colour>) -> Sheet<'b> {
        self.scene
            .sheet(shape, colour)
            .light(self.light)
            .lit(0.2)
            .rim(self.rim)
            .grain(if self.figure.height < 420.0 {
                1.05
            } else {
                0.75
            })
    }

    /// A small piece of cloth or leather, or of skin.
    pub fn paper(&self, shape: &Shape, colour: Colour, skin: bool) -> Ink {
        let sheet = self.sheet(shape, colour).shade(0.4).rim(self.rim * 0.8);
        match skin {
            true => {
                let shade = mix(self.tones.base, self.tones.shade, 0.7);
                sheet.dark(shade).shade(0.34).ink()
            }
            false => sheet.ink(),
        }
    }

    /// The colour of seams and folds.
    pub fn seam(&self) -> Colour {
        mix(self.figure.top, "#140d1a", 0.5)
    }

    /// A band around the waist, to be clipped.
    pub fn band(&self, along: f64, sag: f64, more: f64, width: f64, colour: Colour) -> Ink {
        let band = self.body.band(along, sag, self.body.waist + more);
        let band = self.line(&band, &[width, width + 0.2, width]);
        self.scene.fill(&band, colour)
    }

    fn arm(&self, arm: usize, outline: &mut Vec<Shape>) -> Ink {
        let (scene, figure, pose) = (self.scene, self.figure, &self.body.pose);
        // In profile both arms hang from the shoulder that is seen.
        let shoulder = match self.body.view {
            View::Profile => self.body.shoulder_of(0),
            _ => self.body.shoulder_of(arm),
        };
        let (elbow, wrist) = (pose.elbows[arm], pose.hands[arm]);
        let widths = figure.garment.sleeves(&self.body);
        let far = self.body.far() == Some(arm);
        let mut ink = self.hand(arm, outline);
        if figure.sleeves != Sleeves::Long {
            ink += self.bare_arm(arm, shoulder, far, outline);
        }
        let sleeve = match figure.sleeves {
            Sleeves::Long => limb(shoulder, elbow, wrist, widths),
            Sleeves::Short => {
                let end = between(shoulder, elbow, 0.74);
                taper(
                    &[shoulder, between(shoulder, end, 0.5), end],
                    &[widths[0], 6.0, 5.8],
                )
            }
            Sleeves::None => return ink,
        };
        let mut sleeve = self.cut(&sleeve, 7 + arm as i64);
        if elbow.1 < shoulder.1 + 4.0 && !far {
            // A raised arm is set in at the armhole: its round end would look like a ball.
            let hole = circle(shoulder, widths[0] * 0.6).within(&self.body.torso());
            sleeve = sleeve.minus(&self.put(&hole));
        }
        outline.push(sleeve.clone());
        let colour = mix(figure.top, "#1c1226", if far { 0.16 } else { 0.0 });
        // The shoulder melts into the torso: no shadow and no rim there.
        let joint = circle(self.spot.point(shoulder), widths[0] * self.spot.size * 0.92);
        let shadow = scene.shadow(
            &sleeve,
            (0.0, self.rim),
            (figure.height * 0.008).max(1.5),
            mix(figure.top, "#120a18", 0.8),
            0.45,
        );
        let around = sleeve.grown(figure.height * 0.06).minus(&joint);
        ink += scene.clipped(&around, shadow);
        ink += self.sheet(&sleeve, colour).rim(0.0).ink();
        let (vx, vy) = step(sleeve.bounds().middle(), self.light);
        let edge = sleeve
            .minus(&sleeve.moved(-vx * self.rim, -vy * self.rim))
            .minus(&joint);
        ink += scene.veil(&edge, mix(figure.top, "#fff0c8", 0.75), 0.55);
        match figure.sleeves {
            Sleeves::Long => ink + self.cuff(elbow, wrist, widths[2], colour),
            _ => {
                let end = between(shoulder, elbow, 0.74);
                ink + self.cuff(shoulder, end, 5.8, colour)
            }
        }
    }

    fn bare_arm(&self, arm: usize, shoulder: At, far: bool, outline: &mut Vec<Shape>) -> Ink {
        let (pose, limbs) = (&self.body.pose, self.body.limbs);
        let widths = [5.2 * limbs, 4.4 * limbs, 3.1 * limbs];
        let shape = limb(shoulder, pose.elbows[arm], pose.hands[arm], widths);
        let shape = self.cut(&shape, 19 + arm as i64);
        let colour = mix(
            self.tones.base,
            self.tones.shade,
            if far { 0.25 } else { 0.0 },
        );
        let ink = self.scene.shadow(
            &shape,
            (0.0, self.rim),
            self.rim * 2.5,
            self.tones.line,
            0.3,
        ) + self.paper(&shape, colour, true);
        outline.push(shape);
        ink
    }

    fn cape(&self, outline: &mut Vec<Shape>) -> Ink {
        let Some(colour) = self.figure.cape else {
            return Ink::none();
        };
        let shape = self.cut(&cape(&self.body), 23);
        let fall = (0.0, self.rim);
        let ink = self
            .scene
            .shadow(&shape, fall, self.figure.height * 0.012, "#1a1020", 0.4)
            + self.sheet(&shape, colour).shade(0.6).ink();
        outline.push(shape);
        ink
    }

    fn cuff(&self, elbow: At, wrist: At, width: f64, sleeve: Colour) -> Ink {
        let (vx, vy) = step(wrist, elbow);
        let along = |far: f64| (wrist.0 + vx * far, wrist.1 + vy * far);
        let cuff = Stroke::new(
            &[along(-width * 0.52), along(1.6)],
            &[width * 1.14, width * 1.18],
        );
        let cuff = self.cut(&cuff.blunt().shape(), 9);
        let colour = match self.figure.trimmed_cuffs {
            true => self.figure.trim,
            false => mix(sleeve, "#140d1a", 0.22),
        };
        self.sheet(&cuff, colour).shade(0.3).rim(0.0).ink()
    }

    fn hand(&self, arm: usize, outline: &mut Vec<Shape>) -> Ink {
        let (figure, pose) = (self.figure, &self.body.pose);
        let (elbow, wrist) = (pose.elbows[arm], pose.hands[arm]);
        let (vx, vy) = step(elbow, wrist);
        let direction = figure.fingers[arm].unwrap_or(vy.atan2(vx).to_degrees());
        let long = if figure.build == Build::Child {
            0.085
        } else {
            0.105
        };
        let hand = Hand {
            at: self.spot.point((wrist.0 + vx, wrist.1 + vy)),
            length: figure.height * long,
            direction: figure.turn
                + match figure.flip {
                    true => 180.0 - direction,
                    false => direction,
                },
            gesture: figure.hands[arm],
            skin: figure.skin,
            mirrored: (arm == 1) ^ figure.flip ^ (figure.view == View::Back),
            light: Some(self.light),
        };
        let drawn = hand.drawn(self.scene, self.seed + arm as i64);
        outline.push(drawn.outline);
        drawn.ink
    }

    fn legs(&self, outline: &mut Vec<Shape>) -> Ink {
        let order = match self.body.view {
            View::Profile => [0, 1],
            _ => [1, 0],
        };
        order.into_iter().map(|leg| self.leg(leg, outline)).sum()
    }

    fn leg(&self, leg: usize, outline: &mut Vec<Shape>) -> Ink {
        let (figure, pose) = (self.figure, &self.body.pose);
        let (knee, foot, hip) = (pose.knees[leg], pose.feet[leg], self.body.hip_of(leg));
        let trousers = figure.garment.has_legs();
        let (from, to) = match (trousers, figure.garment.covers_shins()) {
            (true, true) => (hip, (foot.0, foot.1 - 2.2)),
            (true, false) => (hip, foot),
            (false, _) => (between(hip, knee, 0.55), foot),
        };
        let [at_hip, at_knee, at_ankle] = figure.garment.legs(&self.body);
        let bare = !figure.garment.covers_shins() && figure.shoes == Shoes::Bare;
        let narrow = if figure.garment == Garment::Shorts || bare {
            0.86
        } else {
            1.0
        };
        let widths = [at_hip * narrow, at_knee * narrow, at_ankle * narrow];
        let mut shape = limb(from, knee, to, widths);
        if bare {
            shape = shape.and(&Shoes::bare(self, leg)).fillet(0.8);
        }
        let shape = self.cut(&shape, leg as i64);
        let skin = bare || figure.garment == Garment::Shorts;
        let colour = match (skin, trousers) {
            (true, _) => self.tones.base,
            (false, true) => figure.low,
            (false, false) => mix(figure.low, "#1c1226", 0.1),
        };
        let dark = self.body.far() == Some(leg);
        let deep: Colour = if skin {
            self.tones.shade
        } else {
            "#160e1c".into()
        };
        let colour = mix(colour, deep, if dark { 0.25 } else { 0.0 });
        let (shoe, shoe_shape) = figure.shoes.ink(self, leg, dark);
        let mut sheet = self.sheet(&shape, colour);
        if skin {
            let shade = mix(self.tones.base, self.tones.shade, 0.7);
            sheet = sheet.dark(shade).shade(0.34);
        }
        let mut sheet = sheet.ink();
        if figure.garment == Garment::Shorts {
            sheet += self.short_leg(hip, knee, [at_hip, at_knee], dark);
        }
        outline.extend([shape, shoe_shape]);
        match figure.garment.covers_shins() && figure.shoes != Shoes::Boots {
            true => shoe + sheet,
            false => sheet + shoe,
        }
    }

    fn short_leg(&self, hip: At, knee: At, widths: [f64; 2], dark: bool) -> Ink {
        let end = between(hip, knee, 0.82);
        let widths = [widths[0], widths[0] * 0.96, widths[1] * 1.14];
        let leg = Stroke::new(&[hip, between(hip, end, 0.5), end], &widths).blunt();
        let leg = self.cut(&leg.shape(), 25);
        let colour = mix(self.figure.low, "#160e1c", if dark { 0.25 } else { 0.0 });
        self.paper(&leg, colour, false)
    }

    fn garment(&self, outline: &mut Vec<Shape>) -> Ink {
        let (scene, figure) = (self.scene, self.figure);
        let shape = figure.garment.shape(&self.body, figure.hem);
        let shape = self.cut(&shape, 5);
        let mut ink = scene.shadow(
            &shape,
            (0.0, self.rim),
            (figure.height * 0.012).max(2.0),
            mix(figure.top, "#120a18", 0.8),
            0.4,
        );
        ink += self.sheet(&shape, figure.top).lit(0.24).shade(0.55).ink();
        ink += scene.clipped(&shape, figure.garment.lines(self));
        outline.push(shape);
        ink
    }

    /// The hair behind the body, and the head.
    fn head(&self, outline: &mut Vec<Shape>) -> (Ink, Ink) {
        let figure = self.figure;
        let age = match figure.build {
            Build::Child => Age::Child,
            _ => figure.head.age,
        };
        let usual = if figure.build == Build::Child {
            12.2
        } else {
            8.3
        };
        let half = figure.head_size.unwrap_or(usual) * self.spot.size;
        let head = Head {
            view: figure.looks.unwrap_or(figure.view),
            skin: figure.skin,
            age,
            tilt: figure.head.tilt + self.body.pose.nod,
            light: Some(self.light),
            ..figure.head
        };
        let at = self.spot.point(self.body.pose.head);
        let neck = self.spot.point(self.body.at(1.0, 0.0));
        let spot = Spot {
            size: half / 125.0,
            at,
            ..self.spot
        };
        let below = Neck {
            to: neck,
            width: half * 0.72,
        };
        let drawn = head.drawn(self.scene, spot, Some(below), self.seed + 1);
        let throat = taper(&[at, neck], &[half * 0.7, half * 0.9]);
        outline.extend([drawn.outline, handcut(&throat, 0.1, 20.0, 1)]);
        (drawn.behind, drawn.front)
    }

    fn scarf(&self) -> Ink {
        let (scene, figure, body) = (self.scene, self.figure, &self.body);
        let Some(colour) = figure.scarf else {
            return Ink::none();
        };
        let half = body.view.pick(1.0, 0.86, 0.56, 1.0) * 0.6 + 0.4;
        let ring = body.places([(0.98, -6.2 * half), (0.95, 0.0), (1.0, 6.4 * half)]);
        let ring = self.cut(&taper(&ring, &[4.6, 5.6, 4.6]), 12);
        let x = body.front;
        let end = body.places([(0.95, x + 1.0), (0.8, x + 3.6), (0.62, x + 3.0)]);
        let end = self.cut(&Stroke::new(&end, &[3.6, 4.8, 5.4]).blunt().shape(), 13);
        let paper = |shape: &Shape, colour: Colour, lit: f64| {
            scene.shadow(shape, (0.0, self.rim), figure.height * 0.01, "#1a1020", 0.4)
                + self.sheet(shape, colour).lit(lit).ink()
        };
        let end = match body.view {
            View::Back => Ink::none(),
            _ => paper(&end, mix(colour, "#2a1020", 0.15), 0.2),
        };
        end + paper(&ring, colour, 0.25)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_is_smaller_and_its_head_is_larger() {
        let grown = Figure::default();
        let child = Figure {
            build: Build::Child,
            ..grown
        };
        let (grown, child) = (grown.outline(3).bounds(), child.outline(3).bounds());
        assert!(child.height() < grown.height() * 0.95);
        assert!((grown.y1 - 1000.0).abs() < 5.0, "feet on the ground");
        assert!((child.y1 - 1000.0).abs() < 5.0, "feet on the ground");
    }

    #[test]
    fn who_looks_to_the_left_is_the_mirror_image() {
        let right = Figure {
            view: View::Profile,
            pose: Pose::RUN,
            ..Figure::default()
        };
        let left = Figure {
            flip: true,
            ..right
        };
        let (right, left) = (right.outline(3).bounds(), left.outline(3).bounds());
        assert!((right.x1 - 400.0 - (400.0 - left.x0)).abs() < 3.0);
        assert!((right.x0 - 400.0 - (400.0 - left.x1)).abs() < 3.0);
    }

    #[test]
    fn what_is_held_goes_between_body_and_near_arm() {
        let scene = Scene::lit_from(400.0, 0.0);
        let figure = Figure {
            view: View::Profile,
            hands: [Gesture::Hidden, Gesture::Holding],
            ..Figure::default()
        };
        let drawn = figure.drawn(&scene, 3);
        assert_ne!(drawn.near, Ink::none());
        let back = Figure {
            view: View::Back,
            ..figure
        };
        assert_eq!(back.drawn(&scene, 3).near, Ink::none());
    }
}
