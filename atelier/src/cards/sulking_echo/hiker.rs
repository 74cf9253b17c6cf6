//! The hiker, from boots to scarf. Her echo has the same boots and the same knapsack.

use crate::line::{Knot, between, blob, circle, handcut, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Mood, Plate, Profile};
use crate::{knots, spots};

/// How large both are.
const SIZE: f64 = 0.88;
/// How high the head is, in the units of the body.
const HEAD: f64 = 190.0;

/// One of the two: drawn from two places, the ground below her and the hip she leans from.
pub struct Hiker<'a> {
    pub plate: &'a mut Plate,
    feet: Spot,
    pub chest: Spot,
}

impl<'a> Hiker<'a> {
    pub fn new(plate: &'a mut Plate, at: At, lean: f64) -> Hiker<'a> {
        let feet = Spot::new(at.0, at.1, SIZE);
        let hip = feet.point((0.0, -296.0));
        Hiker {
            plate,
            feet,
            chest: Spot::new(hip.0, hip.1, SIZE).turned(lean),
        }
    }

    /// Something pale with a line around it.
    pub fn pale(&mut self, shape: &Shape) {
        let shape = handcut(shape, 0.5, 24.0, 5);
        self.plate.cut(shape.grown(6.0));
        self.plate.pale(&shape, 3.6);
    }

    /// Something dark with a seam of paper around it, lit from the front, carved along guides.
    pub fn dark(&mut self, shape: &Shape, guides: &[Vec<At>], reach: f64, seed: u64) {
        let shape = handcut(shape, 0.7, 30.0, seed as i64);
        self.plate.cut(shape.grown(4.6));
        self.plate.ink(&shape);
        let bounds = shape.bounds();
        let light = Light::across((bounds.x1, 0.0), (bounds.x0, 0.0)).reach(reach);
        let chisel = Chisel::CLOTH.gap(9.5).fill(0.52).length(14.0, 44.0);
        self.plate
            .cut(chisel.carve(&shape.grown(-4.0), &Flow::along(guides), &light, seed));
    }

    pub fn ink(&mut self, spot: Spot, line: &[At], widths: &[f64]) {
        self.plate
            .ink(Marks::stroke(&spot.points(line.iter().copied()), widths, 3));
    }

    fn cut(&mut self, spot: Spot, line: &[At], widths: &[f64]) {
        self.plate
            .cut(Marks::stroke(&spot.points(line.iter().copied()), widths, 3));
    }

    pub fn on_chest(&self, knots: &[Knot]) -> Shape {
        self.chest.put(&blob(knots))
    }

    pub fn limb(&self, spot: Spot, joints: &[At], widths: &[f64]) -> Shape {
        spot.put(&taper(joints, widths))
    }

    /// A bare leg from the hip to a boot that is turned by so many degrees around its heel.
    pub fn leg(&mut self, hip: At, knee: At, heel: At, turned: f64) {
        let foot = self.feet.point(heel);
        let foot = Spot::new(foot.0, foot.1, SIZE).turned(turned);
        let ankle = self.feet.back(foot.point((24.0, -46.0)));
        let calf = between(knee, ankle, 0.4);
        let joints = [hip, knee, (calf.0 - 7.0, calf.1), ankle];
        let leg = self.limb(self.feet, &joints, &[80.0, 52.0, 52.0, 36.0]);
        self.pale(&leg);
        let dimple =
            [(14.0, -10.0), (8.0, 4.0), (14.0, 14.0)].map(|at| (knee.0 + at.0, knee.1 + at.1));
        self.ink(self.feet, &dimple, &[0.4, 2.6, 0.4]);
        let sock = foot.put(&blob(
            &knots![-4, -92; 24, -98; 52, -92; 54, -78; 48, -54; 4, -54; -6, -78],
        ));
        self.pale(&sock);
        for x in [10.0, 24.0, 38.0] {
            self.ink(foot, &spots![x, -90; x, -66], &[1.0, 2.4, 1.0]);
        }
        let boot = foot.put(&blob(
            &knots![-4, -68; 46, -70; 54, -44; 88, -32; 102, -14; 102, 0, corner; 62, 0, corner; 58, -5; 36, -5; 32, 0, corner; -8, 0, corner; -8, -34],
        ));
        self.plate.cut(boot.grown(4.6));
        self.plate.ink(&boot);
        self.cut(foot, &spots![-6, -12; 40, -13; 100, -12], &[2.0, 3.0, 2.0]);
        for lace in [spots![34, -58; 54, -56], spots![38, -46; 60, -42]] {
            self.cut(foot, &lace, &[3.0, 3.0]);
        }
    }

    /// Shorts, the hems above the knees of the far and of the near leg.
    pub fn shorts(&mut self, near: At, far: At) {
        for (knee, seed) in [(far, 20), (near, 21)] {
            let x = knee.0 * 0.6;
            let leg = self.feet.put(&blob(
                &knots![-50, -316; 0, -322; 52, -316; x * 0.5 + 56.0, -262; x + 54.0, -206, corner; x, -198; x - 54.0, -204, corner; x * 0.5 - 58.0, -262],
            ));
            let guides = [
                self.feet.points(spots![-60, -296; 0, -286; 60, -296]),
                self.feet
                    .points(spots![x - 60.0, -214; x, -204; x + 60.0, -216]),
            ];
            self.dark(&leg, &guides, 46.0, seed);
            let hem = spots![x - 54.0, -218; x, -212; x + 54.0, -220];
            self.cut(self.feet, &hem, &[2.0, 3.0, 2.0]);
        }
    }

    pub fn torso(&mut self) {
        let shirt = self.on_chest(
            &knots![54, 20; 58, -40; 66, -110; 52, -168; 26, -200; -10, -206; -44, -186; -60, -130; -56, -60; -50, 20; 0, 28],
        );
        self.pale(&shirt);
        let checks = [-150.0, -116.0, -82.0, -48.0, -14.0];
        for y in checks {
            let line = self.chest.points(spots![-54, y; 0, y + 12.0; 62, y - 2.0]);
            let line = Marks::stroke(&line, &[2.4, 3.4, 2.4], 4);
            self.plate.ink(line);
        }
        for x in [-34.0, -4.0, 26.0, 50.0] {
            self.ink(
                self.chest,
                &spots![x - 4.0, -176; x + 4.0, -80; x, 18],
                &[2.0, 3.0, 2.0],
            );
        }
        let belt = self.on_chest(&knots![-54, 6; 0, 16; 58, 4; 60, 22; 0, 34; -56, 24]);
        self.plate.cut(belt.grown(4.0));
        self.plate.ink(&belt);
    }

    pub fn knapsack(&mut self) {
        let roll = self.chest.put(&circle((-112.0, 26.0), 36.0));
        self.pale(&roll);
        let spiral: Vec<At> = (0..30)
            .map(|i| {
                let (turn, far) = (f64::from(i) * 0.52, 29.0 - f64::from(i) * 0.9);
                (-112.0 + far * turn.cos(), 26.0 + far * turn.sin())
            })
            .collect();
        self.ink(self.chest, &spiral, &[1.0, 3.0, 3.0, 2.0]);
        let bag = self.on_chest(
            &knots![-46, -176; -46, -20; -66, 2; -130, 2; -164, -20; -170, -90; -160, -160; -120, -192; -76, -194],
        );
        let guides = [
            self.chest.points(spots![-170, -150; -110, -136; -46, -150]),
            self.chest.points(spots![-170, -20; -110, -6; -46, -20]),
        ];
        self.dark(&bag, &guides, 26.0, 8);
        let pocket =
            self.on_chest(&knots![-148, -78; -176, -84; -198, -64; -200, -24; -184, -4; -146, -4]);
        self.dark(&pocket, &guides, 12.0, 9);
        self.cut(
            self.chest,
            &spots![-166, -112; -110, -98; -46, -116],
            &[3.6, 4.6, 3.6],
        );
        let buckle = self.on_chest(
            &knots![-124, -120, corner; -96, -118, corner; -98, -78, corner; -122, -80, corner],
        );
        self.pale(&buckle);
        self.ink(self.chest, &spots![-122, -100; -98, -98], &[2.4, 2.4]);
        let handle = self.limb(
            self.chest,
            &spots![-172, 14; -150, 6; -146, 34; -168, 42],
            &[9.0; 4],
        );
        self.plate.cut(handle.grown(3.0));
        self.plate.ink(handle);
        let mug = self.on_chest(
            &knots![-206, 8, corner; -168, 2, corner; -162, 48, corner; -200, 54, corner],
        );
        self.pale(&mug);
        self.ink(
            self.chest,
            &spots![-204, 18; -186, 18; -168, 12],
            &[2.0, 2.6, 2.0],
        );
    }

    /// A scarf, where neck and shirt meet.
    pub fn scarf(&mut self) {
        let ends = self.on_chest(
            &knots![52, -182; 82, -168; 88, -128; 70, -104; 58, -136; 40, -120; 36, -150; 42, -176],
        );
        let scarf = self.on_chest(&knots![-26, -222; 10, -206; 44, -200; 74, -200; 84, -178; 62, -160; 20, -166; -16, -182; -36, -200]);
        for piece in [ends, scarf] {
            self.plate.cut(piece.grown(4.6));
            self.plate.ink(&piece);
        }
        self.cut(
            self.chest,
            &spots![-20, -206; 14, -190; 52, -182],
            &[0.4, 3.4, 0.4],
        );
        self.cut(
            self.chest,
            &spots![52, -160; 60, -140; 62, -124],
            &[0.4, 3.0, 0.4],
        );
    }

    pub fn strap(&mut self) {
        let strap = self.chest.put(&taper(
            &spots![-50, -178; -12, -206; 26, -190; 40, -140; 16, -86; -48, -50],
            &[15.0, 17.0, 17.0, 17.0, 15.0, 12.0],
        ));
        self.plate.cut(strap.grown(4.0));
        self.plate.ink(strap);
    }

    /// The head with tied hair; the tail swings by so many degrees.
    pub fn head(&mut self, bowed: f64, mood: Mood, swings: f64) -> Profile {
        let at = self.chest.point((24.0, -294.0));
        let head = Profile::strong(at, HEAD * SIZE).mood(mood).bowed(bowed);
        let skull = handcut(&head.skull(), 0.4, 24.0, 2);
        self.plate.cut(skull.grown(6.0));
        let front = Light::on(&head.contour());
        let size = head.height() / 280.0;
        let shade = |at: At| ((front.far(at) / size - 92.0) / 60.0).clamp(0.0, 0.8);
        let chisel = Chisel::face(head.height())
            .gap(6.6)
            .fill(0.55)
            .length(9.0, 30.0);
        head.print_pale(self.plate, &skull, 3.8, chisel, &shade, 3);
        let tail = head.spot().put(
            &blob(&knots![-104, -76; -140, -112; -196, -112; -240, -70; -262, -6; -250, 40; -226, 10; -190, -22; -150, -30; -116, -44])
                .turned(swings, (-110.0, -66.0)),
        );
        let hair = head.blob(
            &knots![62, -112; 44, -88; 16, -66; 6, -34; -8, -6; -20, 30; -44, 56; -90, 52; -124, 16; -136, -30; -126, -92; -84, -138; -20, -156; 36, -144],
        );
        for (lock, seed) in [(&tail, 5), (&hair, 6)] {
            self.plate.cut(lock.grown(4.0));
            self.plate.ink(lock);
            let flow = match seed {
                5 => Flow::beside(&head.spot().points(spots![-110, -66; -190, -70; -250, 20])),
                _ => head.along(&[
                    &spots![50, -104; -20, -80; -110, -64],
                    &spots![20, -146; -60, -120; -112, -80],
                    &spots![-16, 20; -60, -10; -112, -50],
                ]),
            };
            self.plate
                .cut(Chisel::HAIR.gap(9.0).fill(0.45).length(14.0, 60.0).carve(
                    &lock.grown(-4.0),
                    &flow,
                    &0.7,
                    seed,
                ));
        }
        let band = head.stroke(
            &spots![-112, -96; -100, -70; -110, -40],
            &[5.0, 7.0, 5.0],
            3,
        );
        self.plate.cut(band);
        let (ear, lines) = head.ear();
        self.plate.pale(&ear, 3.0);
        self.plate.ink(lines);
        head
    }

    /// An arm: the sleeve to the elbow, rolled up, and the bare forearm.
    pub fn arm(&mut self, shoulder: At, elbow: At, wrist: At) {
        let forearm = self.limb(self.chest, &[elbow, wrist], &[44.0, 30.0]);
        self.pale(&forearm);
        let sleeve = self.limb(self.chest, &[shoulder, elbow], &[66.0, 54.0]);
        let (dx, dy) = (elbow.0 - shoulder.0, elbow.1 - shoulder.1);
        let ring = |part: f64| {
            let at = (shoulder.0 + dx * part, shoulder.1 + dy * part);
            self.chest.points([
                (at.0 - dy * 0.4, at.1 + dx * 0.4),
                (at.0 + dx * 0.1, at.1 + dy * 0.1),
                (at.0 + dy * 0.4, at.1 - dx * 0.4),
            ])
        };
        let guides = [ring(0.1), ring(0.9)];
        self.dark(&sleeve, &guides, 36.0, 12);
    }
}
