//! What of a face is drawn: whites of the eyes, iris and glint, lids, brows, nose and mouth.

use super::super::marks::Marks;
use super::super::plate::Plate;
use crate::shape::{Shape, all};

/// The features of a face. In a light ink they are printed over it in a dark one; in a dark face they are what is cut out and
/// what is left standing.
#[derive(Clone, Debug)]
pub struct Face {
    /// The whites of the eyes.
    pub white: Shape,
    /// Iris and pupil in one; the lid cuts into it.
    pub iris: Shape,
    /// The light in it.
    pub glint: Shape,
    /// The lids.
    pub lids: Marks,
    /// The brows.
    pub brows: Marks,
    /// Nostril and wing of the nose.
    pub nose: Marks,
    /// The line of the mouth, or its opening.
    pub mouth: Marks,
    /// Below the nose and around the mouth: cuts there would be a row of teeth.
    pub lips: Shape,
    /// What catches the light in a dark face: the lower lid, the ridge of the nose, the lips.
    pub lights: Marks,
    /// Teeth, if the mouth is open.
    pub teeth: Shape,
    /// How thick a line is here.
    pub(super) line: f64,
}

impl Face {
    /// Prints them on a face in a light ink: its plate loses the whites, the dark one gets the lines.
    pub fn on_light(&self, skin: &mut Plate, dark: &mut Plate) {
        skin.cut(&self.white);
        self.look(dark);
        for lines in [&self.lids, &self.brows, &self.nose, &self.mouth] {
            dark.ink(lines);
        }
        dark.cut(&self.teeth);
        skin.cut(&self.teeth);
    }

    /// Cuts eyes, teeth and lights out of a dark face. What else is to be seen has to stay when the face is [carved](Face::kept).
    pub fn on_dark(&self, dark: &mut Plate) {
        dark.cut(&self.white);
        self.look(dark);
        dark.ink(&self.lids);
        dark.cut(&self.lights);
        dark.cut(&self.teeth);
    }

    /// Prints them on a pale face: one ink, and paper.
    pub fn on_paper(&self, ink: &mut Plate) {
        ink.cut(&self.white);
        self.look(ink);
        for lines in [&self.lids, &self.brows, &self.nose, &self.mouth] {
            ink.ink(lines);
        }
        ink.cut(&self.teeth);
    }

    /// The iris, and the light in it.
    fn look(&self, dark: &mut Plate) {
        dark.ink(&self.iris);
        dark.cut(&self.glint);
    }

    /// What stays uncut in a dark face: rims of eyes, brows, nostril, upper lip, mouth. Take it out of the region before carving.
    pub fn kept(&self) -> Shape {
        let lines = [&self.brows, &self.nose, &self.mouth, &self.lids];
        let lines: Marks = lines.into_iter().collect();
        let lights = self.lights.shape().grown(self.line * 0.5);
        let eyes = self.white.grown(self.line * 1.8);
        let lines = lines.shape().grown(self.line * 0.7);
        all([lines, lights, eyes, self.lips.clone()])
    }
}
