//! The keeper: solid night, carved only where the ball shines on her.

use super::strand::Strand;
use super::{BALL, Plates};
use crate::line::{blob, taper};
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Plate, Profile, Tone};
use crate::{knots, spots};

pub struct Keeper {
    /// All of her.
    pub shape: Shape,
    head: Profile,
    face: Shape,
    cap: Shape,
    coat: Shape,
    /// The sleeve, the mitten and the thumb of the raised hand.
    raised: [Shape; 3],
    /// The sleeve and the mitten of the hand on the ball.
    lowered: [Shape; 2],
}

/// How light falls on what is at her head.
fn lit(strength: f64, reach: f64) -> Light {
    Light::across((440.0, 600.0), (520.0, 575.0))
        .strength(strength)
        .reach(reach)
}

impl Keeper {
    pub fn on(block: &Shape) -> Keeper {
        let head = Profile::weathered((606.0, 742.0), 420.0)
            .flipped()
            .bowed(11.0);
        let cap = head.blob(
            &knots![90, -50; 88, -86; 66, -124; 22, -146; -30, -142; -76, -112; -98, -66; -100, -26;
            -60, -20; -10, -34; 40, -44],
        );
        let face = head.mass(&head.place(&spots![10, 190; -60, 120; -80, 40; -90, -30; 0, -80]));
        let at = |x: f64, y: f64| head.place(&[(x, y)])[0];
        let (collar, nape) = (at(34.0, 178.0), at(-66.0, 96.0));
        let coat = blob(&knots![
            at(50.0, 160.0).0, at(50.0, 160.0).1; collar.0, collar.1; 470, 1030; 455, 1110; 440, 1260;
            900, 1260; 900, 900; 800, 850; 744, 812; nape.0, nape.1; at(-30.0, 128.0).0, at(-30.0, 128.0).1;
            at(10.0, 150.0).0, at(10.0, 150.0).1
        ]);
        let raised = [
            taper(
                &spots![500, 1120; 440, 930; 404, 760; 394, 668],
                &[150.0, 120.0, 84.0, 64.0],
            ),
            blob(
                &knots![362, 700; 358, 660; 354, 620; 340, 596; 336, 570; 350, 548; 378, 538; 408, 544;
                430, 568; 438, 610; 434, 660; 436, 702; 398, 712],
            ),
            taper(&spots![398, 664; 374, 634; 356, 590], &[36.0, 34.0, 27.0]),
        ];
        let palm = blob(
            &knots![452, 1050; 420, 1000; 374, 950; 330, 926; 304, 932; 300, 956; 324, 984; 344, 1016;
            356, 1056; 388, 1090; 420, 1100; 456, 1080],
        );
        let thumb = taper(
            &spots![392, 1078; 352, 1072; 318, 1048],
            &[44.0, 38.0, 24.0],
        );
        let lowered = [
            taper(
                &spots![800, 1010; 690, 1130; 560, 1150; 436, 1098],
                &[170.0, 170.0, 130.0, 92.0],
            ),
            palm.and(&thumb).fillet(5.0),
        ];
        let parts = [&cap, &face, &coat]
            .into_iter()
            .chain(&raised)
            .chain(&lowered[..1]);
        Keeper {
            shape: all(parts.cloned()).within(block),
            head,
            face,
            cap,
            coat,
            raised,
            lowered,
        }
    }

    pub fn print(&self, plates: &mut Plates, block: &Shape, strand: &Strand) {
        plates.dark.ink([&self.shape, &self.lowered[1]]);
        self.face(&mut plates.dark);
        self.cap(&mut plates.dark);
        self.sleeves(&mut plates.dark, block);
        self.hand_on_ball(plates);
        self.collar(&mut plates.dark);
        self.raised_hand(plates, strand);
    }

    fn face(&self, dark: &mut Plate) {
        let head = &self.head;
        let face = head.face();
        let wrinkles: [(&[At], [f64; 3]); 3] = [
            (&spots![36, -16; 50, -22; 66, -20; 78, -14], [0.5, 3.4, 1.0]),
            (&spots![30, 14; 22, 10; 14, 2], [1.2, 1.0, 0.2]),
            (&spots![31, 18; 24, 22; 16, 22], [1.1, 1.0, 0.2]),
        ];
        let wrinkles = wrinkles.map(|(line, widths)| head.stroke(line, &widths, 2));
        let wrinkles: Marks = wrinkles.into_iter().collect();
        let covered = all([
            self.cap.grown(3.0),
            self.coat.grown(2.0),
            face.kept(),
            wrinkles.shape().grown(3.5),
        ]);
        let light = Light::on(&head.contour())
            .strength(1.0)
            .full(4.0)
            .reach(64.0);
        let chisel = Chisel::face(420.0)
            .gap(7.2)
            .length(16.0, 52.0)
            .pause(2.0, 6.0);
        dark.cut(chisel.carve(&self.face.minus(&covered), &head.flow(), &light, 5));
        let edge = [1.0, 3.0, 4.5, 4.0, 5.0, 3.6, 4.0, 5.0, 3.0, 5.0, 4.0, 1.0];
        dark.cut(Marks::stroke_along(&head.front(), &edge, 2));
        face.on_dark(dark);
        dark.cut(wrinkles);
        dark.ink(&face.nose);
        dark.ink(&face.mouth);
    }

    /// A knitted cap: ribs, and a brim turned up.
    fn cap(&self, dark: &mut Plate) {
        let head = &self.head;
        let brim = head.blob(
            &knots![93, -46; 92, -76; 40, -72; -20, -60; -70, -44; -104, -44; -104, -16; -60, -10;
            -10, -28; 40, -40],
        );
        let crown = self.cap.minus(&brim.grown(3.0)).grown(-3.0);
        let ribs = head
            .along(&[
                &spots![86, -80; 70, -118; 30, -138],
                &spots![50, -76; 40, -110; 14, -138],
                &spots![0, -64; -4, -100; -6, -138],
                &spots![-40, -54; -46, -90; -30, -130],
                &spots![-80, -46; -80, -80; -60, -116],
            ])
            .soft(10.0);
        let wool = Chisel::CLOTH.gap(11.0).fill(0.6).pause(3.0, 6.0);
        dark.cut(wool.carve(&crown, &ribs, &lit(0.85, 180.0), 7));
        let ribs = head
            .along(&[
                &spots![88, -80; 88, -44],
                &spots![40, -76; 42, -36],
                &spots![-20, -64; -14, -24],
                &spots![-80, -50; -78, -10],
            ])
            .soft(10.0);
        let wool = wool.gap(10.0).length(40.0, 60.0).pause(2.0, 4.0);
        dark.cut(wool.carve(&brim.grown(-3.0), &ribs, &lit(1.0, 190.0), 9));
    }

    /// Cuts wrap around the arms, on the side of the ball only.
    fn sleeves(&self, dark: &mut Plate, block: &Shape) {
        let light = Light::of(BALL).full(190.0).reach(130.0);
        let tone = |at: At| light.at(at) * if at.0 < 420.0 { 1.0 } else { 0.8 };
        let [far, mitten, _] = &self.raised;
        let [near, palm] = &self.lowered;
        let hidden = all([mitten.grown(5.0), near.grown(8.0), self.face.clone()]);
        let around = [
            spots![350, 720; 400, 740; 450, 715],
            spots![360, 860; 420, 880; 490, 850],
            spots![400, 1000; 460, 1020; 520, 980],
        ];
        let chisel = Chisel::CLOTH.gap(13.0).fill(0.5);
        let cloth = far.minus(&hidden).within(block).grown(-4.0);
        dark.cut(chisel.carve(&cloth, &Flow::along(around).soft(16.0), &tone, 3));
        let around = [
            spots![440, 1040; 420, 1090; 440, 1140],
            spots![540, 1080; 520, 1150; 540, 1210],
            spots![700, 1030; 650, 1120; 690, 1200],
        ];
        let cloth = near.minus(&palm.grown(3.0)).within(block).grown(-4.0);
        dark.cut(chisel.carve(&cloth, &Flow::along(around).soft(16.0), &tone, 7));
        let rim = spots![470, 1070; 540, 1078; 630, 1058; 690, 1010];
        dark.cut(Marks::stroke(&rim, &[0.6, 4.0, 3.0, 0.4], 1));
    }

    fn hand_on_ball(&self, plates: &mut Plates) {
        let guides: [&[At]; 3] = [
            &spots![440, 1110; 400, 1030; 310, 944],
            &spots![450, 1060; 400, 990; 330, 930],
            &spots![400, 1082; 352, 1074; 318, 1050],
        ];
        plates.knit(&self.lowered[1], &guides, 3);
        let cuff = taper(
            &spots![470, 1026; 440, 1096; 404, 1160],
            &[34.0, 42.0, 40.0],
        );
        plates.dark.ink(cuff);
        for i in 0..7 {
            let (x, y) = (464.0 - f64::from(i) * 8.4, 1044.0 + f64::from(i) * 17.0);
            let rib = [(x - 13.0, y - 5.0), (x + 12.0, y + 5.0)];
            plates.dark.cut(Marks::stroke(&rib, &[3.0, 7.0, 4.0], 5));
        }
    }

    fn collar(&self, dark: &mut Plate) {
        let head = &self.head;
        let collar = head.blob(
            &knots![58, 146; 60, 168; 30, 190; -24, 176; -74, 124; -92, 84; -70, 84; -36, 118; 4, 142;
            34, 150],
        );
        dark.ink(&collar);
        let ribs = head.along(&[
            &spots![52, 148; 50, 176],
            &spots![10, 146; 2, 182],
            &spots![-40, 116; -58, 138],
            &spots![-74, 88; -92, 96],
        ]);
        let wool = Chisel::CLOTH.gap(10.0).fill(0.6).length(30.0, 60.0);
        dark.cut(wool.carve(&collar.grown(-3.0), &ribs, &lit(1.0, 160.0), 4));
    }

    /// Fingers behind the strand, the thumb before it.
    fn raised_hand(&self, plates: &mut Plates, strand: &Strand) {
        let [_, mitten, thumb] = &self.raised;
        let guides: [&[At]; 3] = [
            &spots![362, 700; 360, 640; 344, 570],
            &spots![398, 706; 398, 640; 380, 545],
            &spots![436, 696; 436, 630; 424, 566],
        ];
        plates.knit(mitten, &guides, 5);
        for i in 0..7 {
            let x = 362.0 + f64::from(i) * 13.0;
            let rib = [(x, 722.0 + 3.0 * f64::from(i).sin()), (x + 2.0, 744.0)];
            plates.dark.cut(Marks::stroke(&rib, &[4.0, 8.0, 3.0], 7));
        }
        let held = strand.held();
        plates.dark.ink(held.within(mitten).grown(4.0));
        plates.dark.cut(&held);
        plates.yellow.ink(held.grown(1.0));
        plates.dark.ink(&strand.twist);
        plates.knit(thumb, &[&spots![398, 664; 374, 634; 356, 590]], 8);
    }
}
