//! The shadow: the wolf lies along the cobbles, and where the street ends it stands up on the wall.

use super::PLUM;
use super::street::{on_ground, seen};
use super::walkers::{OWNER, owner_outline};
use crate::line::{blob, handcut, taper};
use crate::motifs::animals::tufts;
use crate::scene::{Scene, Spray};
use crate::shape::{Shape, all};
use crate::{knots, spots, stops};

pub fn draw(scene: &Scene) {
    let wolf = handcut(&wolf(), 0.8, 16.0, 4);
    let owner = handcut(&owner_shadow(), 0.8, 14.0, 6);
    let shadows = wolf.and(&owner);
    // The further it falls the softer it is.
    let soft = stops![0, "#5a1a4c", 0.5; 1, "#5a1a4c", 0.1];
    let soft = scene.linear((540.0, 300.0), (380.0, 900.0), &soft);
    scene.add(scene.blurred(scene.fill(&shadows.grown(3.0), soft), 5.0));
    let dark = stops![0, "#3b1145", 0.9; 0.45, "#451549", 0.88; 1, "#5c1d50", 0.84];
    let dark = scene.linear((560.0, 150.0), (330.0, 980.0), &dark);
    scene.add(scene.fill(&shadows, dark));
    let density = stops![0, PLUM, 0.75; 0.5, PLUM, 0.3; 1, PLUM, 0.1];
    let density = scene.linear((620.0, 420.0), (330.0, 960.0), &density);
    scene.add(scene.grain(&shadows, density, "#260a33", Spray::new(12, 0.6)));
    // Along the fold between street and wall.
    let fold = taper(&spots![346, 497; 500, 496; 644, 497], &[0.5, 2.4, 0.5]);
    scene.add(scene.veil(&fold.within(&wolf), "#7a2f5c", 0.8));
}

/// On the wall: back, neck, ears and open jaws. On the cobbles: belly, four legs and the brush.
fn wolf() -> Shape {
    let body = blob(&knots![
        346, 520; 348, 470; 356, 428; 374, 402; 398, 394; 420, 398; 436, 384, corner; 442, 392; 464, 366, corner;
        468, 378; 486, 342, corner; 490, 354; 505, 312, corner; 510, 324; 522, 280, corner; 528, 290; 538, 246, corner;
        544, 252; 552, 226; 551, 200; 556, 160; 570, 119, corner; 588, 144; 602, 174, corner; 606, 158;
        627, 126, corner; 640, 158; 647, 192; 656, 206; 666, 221; 678, 234; 697, 242; 718, 246; 733, 254; 737, 265; 733, 278; 722, 286, corner;
        714, 288, corner; 709, 314, corner; 700, 292, corner; 694, 303, corner; 688, 295, corner; 681, 306, corner;
        675, 299, corner; 668, 309, corner; 661, 303, corner; 644, 310; 630, 324, corner; 644, 340; 660, 350, corner;
        667, 339, corner; 673, 355, corner; 682, 360, corner; 690, 334, corner; 699, 367, corner; 712, 374; 714, 386; 704, 396;
        682, 397; 656, 386; 640, 384; 654, 400, corner; 645, 405; 663, 426, corner; 652, 430; 670, 453, corner; 658, 457; 669, 482, corner; 655, 496; 640, 536; 610, 580; 560, 628; 530, 622; 506, 600; 474, 582; 448, 588; 430, 616;
        422, 656; 394, 690; 368, 686; 352, 630; 348, 570
    ]);
    // Legs: a thigh, a hock and a long way down to the small paws.
    let legs = [
        taper(
            &spots![586, 560; 561, 640; 514, 746; 461, 852; 412, 948; 405, 964],
            &[70.0, 44.0, 31.0, 26.0, 17.0, 15.0],
        ),
        taper(
            &spots![530, 570; 504, 646; 465, 746; 424, 848; 388, 944; 383, 958],
            &[60.0, 40.0, 28.0, 23.0, 15.0, 13.0],
        ),
        taper(
            &spots![396, 580; 404, 660; 368, 764; 366, 848; 357, 948; 354, 964],
            &[96.0, 70.0, 32.0, 24.0, 17.0, 15.0],
        ),
        taper(
            &spots![372, 560; 362, 640; 330, 742; 336, 836; 335, 940; 333, 956],
            &[46.0, 46.0, 30.0, 22.0, 15.0, 13.0],
        ),
    ];
    let hocks = [
        blob(&knots![356, 752; 344, 764, corner; 346, 790; 360, 800; 372, 770]),
        blob(&knots![320, 730; 308, 742, corner; 314, 768; 328, 776; 338, 746]),
    ];
    let tail = taper(
        &spots![372, 412; 352, 440; 336, 486; 303, 548; 268, 606; 226, 668],
        &[26.0, 35.0, 45.0, 57.0, 48.0, 1.0],
    );
    let brush = tufts(
        &spots![314, 566; 294, 604; 262, 648],
        13.0,
        9.0,
        -1.0,
        1.4,
        3,
    );
    let ruff = tufts(
        &spots![646, 500; 630, 548; 602, 594],
        20.0,
        11.0,
        -1.0,
        0.9,
        5,
    );
    let breeches = tufts(
        &spots![350, 650; 346, 694; 336, 724],
        14.0,
        9.0,
        1.0,
        1.0,
        6,
    );
    let whole = [body, tail, brush, ruff, breeches]
        .into_iter()
        .chain(legs)
        .chain(hocks);
    all(whole).fillet(2.2)
}

/// The owner's shadow is just an owner's shadow.
fn owner_shadow() -> Shape {
    let (x, z) = on_ground(OWNER);
    let metre = 1000.0 / z;
    owner_outline().bent(|(across, up)| {
        let far = -up / metre * 1.3;
        seen(x + across / metre * 0.94, 0.0, z + far.max(-0.2))
    })
}
