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
    near_arm(plates, block);
}

fn shirt(petrol: &mut Plate, block: &Shape) {
    let chest = blob(
        &knots![840, 402; 776, 408; 746, 452; 706, 520; 656, 570; 618, 640; 612, 720; 636, 820; 664, 920;
        668, 1010; 840, 1010],
    );
    let chest = handcut_finely(&chest, 1.2, 40.0, 3, 0.3).within(block);
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
        brow: (-9.0, 4.0),
        lids: 1.0,
        gaze: (0.6, 1.5),
        smile: -4.0,
        open: 0.0,
    };
    let head = Profile::strong((636.0, 298.0), 326.0)
        .flipped()
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
        &knots![-20, 26; -6, 22; 4, 46; 22, 72; 46, 76; 66, 66; 86, 60; 100, 66; 106, 80; 96, 90; 104, 104;
        106, 126; 98, 158; 74, 182; 44, 188; 10, 166; -12, 124; -24, 80],
    );
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
        ear.grown(2.0),
    ]);
    let neck = head.blob(&knots![40, 170; 4, 160; -30, 90; -110, 60; -120, 340; 80, 340]);
    let skin = mass.minus(&kept);
    let light = Light::edge(&contour, 4.0, 14.0, 42.0);
    let chisel = Chisel::face(300.0);
    petrol.cut(chisel.carve(&skin.minus(&neck), &head.flow(), &light, 8));
    face.on_dark(petrol);
    petrol.cut(rim);
    whiskers(petrol, &head, &hair, &beard);
}

fn whiskers(petrol: &mut Plate, head: &Profile, hair: &Shape, beard: &Shape) {
    let guides: [&[At]; 5] = [
        &spots![-14, 40; -6, 80; 14, 130; 36, 176],
        &spots![14, 76; 24, 110; 44, 150; 56, 180],
        &spots![50, 80; 52, 110; 66, 150; 74, 176],
        &spots![90, 64; 74, 70; 60, 84; 56, 96],
        &spots![96, 100; 92, 130; 92, 156],
    ];
    let flow = head.along(&guides).soft(8.0);
    let light = Light::edge(
        &head.place(&spots![104, 70; 98, 92; 108, 110; 104, 140; 80, 180; 44, 190]),
        2.0,
        20.0,
        50.0,
    );
    let teeth = head.blob(&knots![93, 86; 82, 84; 66, 88; 64, 96; 80, 99; 92, 97]);
    let chisel = Chisel::HAIR.gap(9.0).length(20.0, 60.0).waver(0.4);
    petrol.cut(chisel.carve(&beard.minus(&teeth.grown(4.0)), &flow, &light, 3));
    petrol.cut(&teeth);
    for x in [72.0, 78.0, 84.5] {
        petrol.ink(head.stroke(&[(x, 84.0), (x, 99.0)], &[1.2, 1.2], 2));
    }
    petrol.ink(head.stroke(&spots![64, 92; 80, 91; 93, 91], &[1.0, 1.3, 1.0], 2));
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

/// His left hand holds on to the table.
fn near_arm(plates: &mut Plates, block: &Shape) {
    let petrol = &mut plates.petrol;
    let sleeve =
        blob(&knots![840, 450; 780, 460; 730, 526; 710, 640; 722, 780; 738, 868; 840, 880])
            .within(block);
    let light = Light::edge(
        &spots![780, 460; 730, 526; 710, 640; 722, 780; 738, 868],
        6.0,
        8.0,
        44.0,
    )
    .strength(0.8);
    let around = [
        spots![700, 640; 760, 660; 830, 640],
        spots![706, 760; 760, 780; 830, 764],
        spots![720, 860; 770, 876; 830, 860],
    ];
    part(
        petrol,
        &sleeve,
        &Flow::along(around).soft(16.0),
        &light,
        Chisel::CLOTH.gap(13.0),
    );
    let fore = taper(&spots![800, 850; 772, 920; 742, 984], &[104.0, 82.0, 66.0]).within(block);
    let lit = Light::edge(&spots![746, 850; 730, 920; 708, 984], 4.0, 10.0, 28.0);
    plates.brick.cut(fore.grown(4.5));
    let hoops = hoops(&spots![800, 850; 772, 920; 742, 984], 60.0, 14.0);
    part(
        &mut plates.petrol,
        &fore,
        &hoops,
        &lit,
        Chisel::FACE.gap(9.0),
    );
    // From the little finger to the index.
    for (i, (long, width)) in [(44.0, 19.0), (58.0, 22.0), (62.0, 23.0), (54.0, 22.0)]
        .into_iter()
        .enumerate()
    {
        let x = 772.0 - 21.5 * i as f64;
        let finger = taper(
            &[(x + 1.0, 974.0), (x, 996.0), (x - 3.0, 986.0 + long)],
            &[width, width * 1.08, width * 0.8],
        )
        .within(block);
        plates.brick.cut(finger.grown(3.0));
        plates.petrol.cut(finger.grown(3.0));
        plates.petrol.ink(&finger);
        let nail = taper(
            &[(x - 2.6, 974.0 + long), (x - 3.0, 984.0 + long)],
            &[width * 0.46, width * 0.42],
        );
        plates.petrol.cut(nail);
        for y in [1000.0, 1005.0] {
            plates.petrol.scratch(
                &[(x - 7.0, y), (x, y + 1.5), (x + 6.0, y)],
                &[0.3, 2.0, 0.3],
            );
        }
    }
}
