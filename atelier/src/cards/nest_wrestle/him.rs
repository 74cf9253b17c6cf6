//! He: thirty, bearded, in a striped shirt.

use super::{Plates, hoops, part};
use crate::line::{blob, handcut_finely, taper};
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Flow, Head, Light, Mood, Plate, Profile};
use crate::{knots, spots};

/// The arm that wrestles is his right one, beyond his chest.
pub(super) fn behind(petrol: &mut Plate, block: &Shape) {
    let upper = taper(
        &spots![720, 690; 660, 840; 622, 952],
        &[150.0, 140.0, 116.0],
    );
    let forearm = blob(
        &knots![674, 962; 672, 896; 640, 824; 576, 752; 510, 692; 478, 656; 434, 690; 446, 740; 480, 806;
        516, 888; 566, 966; 604, 994; 648, 992],
    );
    let skin = upper
        .and(&forearm)
        .fillet(12.0)
        .within(block)
        .minus(&super::table::below());
    let axis = spots![634, 960; 580, 860; 512, 770; 452, 690];
    let lit = spots![672, 930; 662, 872; 628, 806; 568, 744; 506, 688; 478, 656];
    let light = Light::edge(&lit, 5.0, 16.0, 40.0).strength(0.9);
    part(
        petrol,
        &skin,
        &hoops(&axis, 70.0, 16.0),
        &light,
        Chisel::FACE.gap(9.5).length(20.0, 60.0),
    );
    petrol.scratch(&spots![626, 884; 584, 812; 530, 752], &[0.4, 4.0, 3.0, 0.4]);
}

pub(super) fn before(plates: &mut Plates, block: &Shape) {
    let petrol = &mut plates.petrol;
    shirt(petrol, block);
    head(petrol, block);
    near_arm(petrol, block);
}

fn shirt(petrol: &mut Plate, block: &Shape) {
    let chest = blob(
        &knots![840, 402; 776, 408; 746, 452; 706, 520; 656, 570; 618, 640; 612, 720; 636, 820; 664, 920;
        668, 1010; 840, 1010],
    );
    let chest = handcut_finely(&chest, 1.2, 40.0, 3, 0.3)
        .within(block)
        .minus(&super::table::below());
    petrol.cut(chest.grown(4.5));
    petrol.ink(&chest);
    let neck = spots![840, 420; 790, 424; 762, 464; 724, 530; 672, 582; 640, 600];
    petrol.scratch(&neck, &[4.0, 4.5, 4.0]);
    let cloth = chest.grown(-5.0);
    for i in 0..10 {
        let y = 596.0 + 40.0 * f64::from(i);
        let stripe = [(600.0, y + 10.0), (690.0, y + 24.0), (820.0, y - 6.0)];
        let stripe = taper(&stripe, &[7.0, 9.0, 7.0]).within(&cloth);
        petrol.cut(handcut_finely(&stripe, 1.2, 20.0, i64::from(i), 0.2));
    }
}

fn head(petrol: &mut Plate, block: &Shape) {
    let mood = Mood {
        brow: (5.0, 1.0),
        lids: 0.8,
        gaze: (0.5, 0.9),
        smile: 2.0,
        open: 0.0,
    };
    let head = Profile::strong((636.0, 298.0), 326.0)
        .flipped()
        .lips(0.7)
        .bowed(23.0)
        .mood(mood);
    let contour = head.contour();
    let mass = head
        .mass(&head.place(
            &spots![30, 330; -24, 250; -52, 180; -76, 120; -114, 50; -122, -34; -104, -90; -66, -129;
            -24, -142],
        ))
        .within(block);
    let beard = head.blob(
        &knots![-20, 26; -8, 20; 0, 46; 12, 78; 34, 92; 56, 94; 66, 104; 76, 112; 90, 110; 100, 120; 102, 140;
        94, 164; 70, 180; 40, 178; 8, 154; -14, 116; -24, 76],
    );
    let moustache = head.blob(
        &knots![90, 60; 98, 66; 96, 72; 84, 75; 70, 84; 58, 98; 46, 104; 46, 92; 58, 74; 74, 62],
    );
    let beard = beard.and(&moustache);
    let hair = head.blob(
        &knots![14, -138; 52, -124; 74, -100; 78, -76; 56, -86; 30, -72; 12, -46; 4, -10; -6, 30; -20, 26;
        -14, -6; -30, -30; -44, 0; -52, 44; -84, 70; -118, 50; -130, -34; -114, -98; -74, -138; -30, -152;
        0, -148],
    );
    let face = head.face();
    petrol.cut(mass.and(&beard).and(&hair).grown(4.5));
    let (hair, beard) = (hair.within(block), beard.within(block));
    petrol.ink([&mass, &beard, &hair]);
    let (ear, rim) = head.ear();
    let kept = all([
        face.kept(),
        hair.grown(5.0),
        beard.grown(3.0),
        head.blob(&knots![112, 56; 112, 108; 92, 114; 64, 112; 60, 70; 80, 58]),
        ear.grown(2.0),
    ]);
    let neck = head.blob(&knots![40, 170; 4, 160; -30, 90; -110, 60; -120, 340; 80, 340]);
    let skin = mass.minus(&kept);
    let light = Light::edge(&contour, 4.0, 10.0, 22.0).strength(0.8);
    let chisel = Chisel::face(300.0).gap(8.4).fill(0.6);
    petrol.cut(chisel.carve(&skin.minus(&neck), &head.flow(), &light, 8));
    face.on_dark(petrol);
    petrol.cut(rim);
    // The lips, seen by their lit edges, and the shadow between them.
    for (line, width) in [
        (spots![76, 104; 84, 105; 90, 102], 1.5),
        (spots![70, 88; 80, 89; 87, 88], 1.3),
    ] {
        petrol.cut(head.stroke(&line, &[0.3, width, width, 0.4], 3));
    }
    whiskers(petrol, &head, &hair, &beard);
}

fn whiskers(petrol: &mut Plate, head: &Profile, hair: &Shape, beard: &Shape) {
    let guides: [&[At]; 5] = [
        &spots![-14, 40; -6, 80; 14, 130; 36, 176],
        &spots![14, 76; 24, 110; 44, 150; 56, 180],
        &spots![50, 100; 54, 124; 66, 150; 74, 176],
        &spots![94, 66; 74, 74; 60, 86; 50, 100],
        &spots![84, 112; 90, 134; 90, 160],
    ];
    let flow = head.along(&guides).soft(8.0);
    let light = Light::edge(
        &head.place(&spots![98, 64; 92, 110; 102, 120; 102, 140; 90, 168; 44, 180]),
        2.0,
        20.0,
        50.0,
    );
    let chisel = Chisel::HAIR
        .gap(10.5)
        .fill(0.52)
        .length(18.0, 46.0)
        .waver(0.2);
    let upper_lip =
        head.blob(&knots![112, 50; 112, 108; 92, 114; 64, 116; 40, 108; 40, 80; 70, 56]);
    petrol.cut(chisel.carve(&beard.minus(&upper_lip).grown(-2.0), &flow, &light, 3));
    for line in [
        spots![92, 68; 78, 72; 62, 84],
        spots![84, 73; 68, 80; 56, 96],
        spots![70, 70; 58, 82; 51, 98],
    ] {
        petrol.cut(head.stroke(&line, &[0.3, 2.2, 0.3], 2));
    }
    // A brow is seen by the light around it.
    for (line, width) in [
        (spots![38, -22; 54, -33; 70, -34; 80, -28], 1.8),
        (spots![42, -12; 56, -21; 68, -23; 78, -18], 1.6),
    ] {
        petrol.cut(head.stroke(&line, &[0.3, width, width, 0.3], 2));
    }
    let guides: [&[At]; 4] = [
        &spots![66, -100; 20, -118; -40, -124; -90, -90],
        &spots![30, -76; -10, -92; -60, -84; -100, -40],
        &spots![4, -20; -24, -50; -66, -40; -90, 10],
        &spots![-46, 30; -64, 10; -90, 40],
    ];
    let flow = head.along(&guides).soft(10.0);
    let top = Light::edge(
        &head.place(&spots![78, -80; 60, -120; 14, -144; -40, -146; -100, -106]),
        4.0,
        30.0,
        60.0,
    );
    petrol.cut(
        Chisel::HAIR
            .gap(11.0)
            .length(36.0, 110.0)
            .fill(0.5)
            .waver(0.15)
            .carve(&hair.grown(-3.0), &flow, &top, 5),
    );
}

/// His other arm hangs down behind the table.
fn near_arm(petrol: &mut Plate, block: &Shape) {
    let sleeve = blob(
        &knots![840, 440; 776, 452; 726, 516; 694, 640; 690, 780; 704, 900; 712, 1010; 840, 1010],
    );
    let sleeve = handcut_finely(&sleeve, 1.2, 40.0, 3, 0.3)
        .within(block)
        .minus(&super::table::below());
    let light = Light::edge(
        &spots![776, 452; 726, 516; 694, 640; 690, 780; 704, 900; 712, 990],
        6.0,
        10.0,
        40.0,
    )
    .strength(0.8);
    let around = [
        spots![684, 620; 740, 650; 830, 630],
        spots![684, 760; 740, 784; 830, 770],
        spots![696, 900; 750, 920; 830, 904],
    ];
    part(
        petrol,
        &sleeve,
        &Flow::along(around).soft(16.0),
        &light,
        Chisel::CLOTH.gap(13.0),
    );
}
