//! Two heads bow until their foreheads touch; in the lagoon between their eyes somebody rows for the strait at the noses.

mod boat;

use crate::line::{curve, handcut, handcut_finely, poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::techniques::print::{
    Chisel, Contour, Flow, Head, Light, PAPER, Plate, Profile, Side, block, printed, roller_edge,
};
use crate::{knots, spots};

/// One ink each; they mix only where one face takes the warmth of the other.
struct Plates {
    red: Plate,
    black: Plate,
}

pub fn scene() -> Scene {
    let block = block(4);
    let (her, him) = (Her::on(&block), Him::on(&block));
    let mut plates = Plates {
        red: Plate::light("#e0402c", 21).shifted((-2.6, 2.2), -0.14),
        black: Plate::dark("#191519", 5).shifted((1.2, -0.6), 0.06),
    };
    her.print(&mut plates);
    him.print(&mut plates);
    her.features(&mut plates);
    let water = block.minus(&her.mass).minus(&him.mass);
    boat::print(&mut plates, &water, &her.mass, &him.mass);
    corners(&mut plates, &block, &water);
    plates.red.cut(roller_edge(Side::Left, 20.0, 34, 3));
    plates.black.cut(roller_edge(Side::Right, 22.0, 40, 4));
    printed(PAPER, 3, &[plates.red, plates.black])
}

/// Ridges that the gouge left standing in corners, where nobody takes them for something that moves.
fn corners(plates: &mut Plates, block: &Shape, water: &Shape) {
    let rim = block.minus(&block.grown(-44.0));
    let along = Flow::around(block);
    let below = water
        .within(&rim)
        .within(&rect(330.0, 1140.0, 700.0, 1200.0));
    plates
        .black
        .ink(Chisel::chatter(&below, &along, 12, 2.0, 5));
    let above = water.within(&rim).within(&rect(60.0, 0.0, 330.0, 44.0));
    plates.red.ink(Chisel::chatter(&above, &along, 5, 2.0, 6));
}

/// She is red, and so is her hair.
struct Her {
    head: Profile,
    contour: Vec<At>,
    mass: Shape,
    hair: Shape,
}

impl Her {
    fn on(block: &Shape) -> Her {
        let head = Profile::soft((58.0, 621.0), 896.0).bowed(10.0);
        let contour = head.contour();
        let collar = contour[contour.len() - 1];
        let mut behind = vec![(collar.0, 1300.0), (-60.0, 1300.0)];
        behind.extend(curve(&head.place(&spots![-60, -128; -24, -140; 14, -130])));
        let mass = handcut_finely(&head.mass(&behind), 1.0, 40.0, 3, 0.25).within(block);
        let hair = head.blob(
            &knots![14, -140; 44, -122; 62, -97, corner; 40, -88; 22, -64; 12, -30; 18, 4; 14, 44;
            20, 84; 6, 130; 10, 180; -4, 240; -30, 330; -120, 330; -120, -180; -20, -170],
        );
        Her {
            head,
            contour,
            hair: hair.within(&mass),
            mass,
        }
    }

    fn print(&self, plates: &mut Plates) {
        let red = &mut plates.red;
        red.ink(&self.mass);
        let face = self.head.face();
        let skin = self.mass.minus(&self.hair.grown(10.0));
        let skin = skin.minus(&face.white.grown(9.0));
        let light = Light::on(&self.contour).skin(9.0).full(16.0).reach(62.0);
        let light = light.strength(0.78);
        let chisel = Chisel::face(896.0).gap(11.0).fill(0.7);
        red.cut(chisel.carve(&skin, &self.head.flow(), &light, 8));
        red.cut(&face.white);
        self.comb(plates);
    }

    /// Hair: light carved out of her own ink, and a few black shadows.
    fn comb(&self, plates: &mut Plates) {
        let guides: [&[At]; 6] = [
            &spots![52, -108; 20, -100; -10, -70; -40, -20],
            &spots![56, -98; 34, -84; 18, -56; 8, -20],
            &spots![12, -20; 18, 6; 12, 40; 18, 80; 8, 120],
            &spots![-6, -40; 2, 10; -6, 50; 2, 100; -6, 150],
            &spots![6, 130; 10, 170; 0, 220; -14, 280],
            &spots![-30, 100; -20, 160; -26, 230],
        ];
        let flow = self.head.along(&guides).soft(10.0);
        let far = Contour::line(&self.contour);
        let light = |at: At| 0.95 - 0.0004 * far.far(at);
        let hair = self.hair.grown(-6.0);
        plates
            .red
            .cut(Chisel::HAIR.gap(13.0).carve(&hair, &flow, &light, 38));
        let shade = Light::across((10.0, 0.0), (40.0, 0.0))
            .strength(0.75)
            .reach(60.0);
        let hair = hair.minus(&rect(0.0, 0.0, 800.0, 300.0));
        let thin = Chisel::HAIR.gap(15.0).fill(0.3).pause(10.0, 40.0);
        plates.black.ink(thin.carve(&hair, &flow, &shade, 40));
    }

    fn features(&self, plates: &mut Plates) {
        self.head
            .face()
            .on_light(&mut plates.red, &mut plates.black);
    }
}

/// He is black, and warm where she shines on him.
struct Him {
    head: Profile,
    contour: Vec<At>,
    mass: Shape,
    hair: Shape,
    /// His head as far as the edge of the card.
    behind: Vec<At>,
}

impl Him {
    fn on(block: &Shape) -> Him {
        let head = Profile::strong((658.0, 540.0), 938.0).flipped().bowed(30.0);
        let contour = head.contour();
        let collar = contour[contour.len() - 1];
        let behind = vec![(collar.0 + 40.0, 1300.0), (900.0, 1300.0), (900.0, -60.0)];
        let mut round = behind.clone();
        round.extend(curve(
            &head.place(&spots![-130, -80; -84, -122; -36, -142; 14, -132]),
        ));
        let mass = handcut_finely(&head.mass(&round), 1.0, 44.0, 5, 0.25).within(block);
        let hair = head.blob(
            &knots![16, -138; 44, -118; 34, -94; 12, -72; 4, -44; 6, -16; 0, 6; -8, -18; -24, -24;
            -34, 0; -40, 40; -60, 70; -160, 90; -160, -200; -30, -180],
        );
        Him {
            head,
            contour,
            mass,
            hair,
            behind,
        }
    }

    fn print(&self, plates: &mut Plates) {
        let Him {
            head,
            contour,
            mass,
            hair,
            behind,
        } = self;
        let face = head.face();
        let warm = head.mass(behind).grown(-22.0).within(mass).minus(hair);
        plates.red.ink(handcut(&warm, 2.0, 60.0, 9));
        plates.red.cut(&face.white);
        plates.black.ink(mass);
        let light = Light::on(contour).skin(8.0).full(20.0).reach(112.0);
        let (ear, rim) = head.ear();
        let jaw = spots![66, 150; 44, 136; 16, 116; -6, 78; -14, 50];
        let mut neck = curve(&head.place(&jaw));
        neck.extend(head.place(&spots![-160, 60; -160, 420; 140, 420]));
        let kept = all([face.kept(), ear, poly(&neck), hair.grown(7.0)]);
        let chisel = Chisel::face(938.0).gap(12.0).length(30.0, 96.0);
        let cuts = chisel.carve(&mass.minus(&kept), &head.flow(), &light, 18);
        // Three tones without a grey: near the light a cut goes through both plates, further in the red shows through it.
        plates.red.cut(cuts.near(&light, 84.0, 7).grown(2.2));
        plates.black.cut(cuts);
        self.crop(plates);
        face.on_dark(&mut plates.black);
        plates.black.cut(rim);
    }

    /// His hair is cropped close.
    fn crop(&self, plates: &mut Plates) {
        let guides: [&[At]; 5] = [
            &spots![20, -130; -20, -110; -60, -60],
            &spots![30, -92; -10, -80; -40, -30],
            &spots![0, -40; -30, 0; -60, 40],
            &spots![-60, -120; -90, -60; -100, 20],
            &spots![-2, 10; -30, 40; -60, 60],
        ];
        let flow = self.head.along(&guides);
        let far = Contour::line(&self.contour);
        let light = |at: At| 0.62 - 0.0006 * far.far(at);
        let hair = self.hair.within(&self.mass);
        let chisel = Chisel::HAIR.gap(15.0).length(60.0, 180.0);
        plates.black.cut(chisel.carve(&hair, &flow, &light, 28));
    }
}
