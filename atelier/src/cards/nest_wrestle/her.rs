//! She: sixty-five, a bun, and forearms from forty years of dough.

use super::{Plates, hoops, part};
use crate::line::{Path, blob, curve, ellipse, handcut_finely, taper, towards};
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Mood, Plate, Profile};
use crate::{knots, spots};

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    dress(&mut plates.brick, block);
    head(plates, block);
    arm(&mut plates.brick, block);
    collar(&mut plates.brick, block);
}

fn dress(brick: &mut Plate, block: &Shape) {
    let dress = blob(
        &knots![-40, 392; 20, 398; 56, 440; 88, 510; 134, 562; 200, 630; 254, 730; 250, 860; 226, 1010;
        -40, 1010],
    );
    let dress = handcut_finely(&dress, 1.2, 40.0, 3, 0.3).within(block);
    brick.ink(&dress);
    let dots = (0..9).flat_map(|row| (0..7).map(move |column| (row, column)));
    for (row, column) in dots {
        let x = -8.0 + 46.0 * f64::from(column) + 23.0 * f64::from(row % 2);
        let y = 560.0 + 44.0 * f64::from(row) + 14.0 * f64::from(column);
        let dot = ellipse((x, y), 7.0, 8.0);
        if dot.minus(&dress.grown(-8.0)).is_empty() {
            brick.cut(handcut_finely(
                &dot,
                1.4,
                12.0,
                i64::from(row * 7 + column),
                0.2,
            ));
        }
    }
}

fn head(plates: &mut Plates, block: &Shape) {
    let mood = Mood {
        brow: (4.0, 3.0),
        lids: 0.94,
        gaze: (0.6, 1.1),
        smile: 1.0,
        open: 0.0,
    };
    let head = Profile::old((166.0, 304.0), 322.0).bowed(23.0).mood(mood);
    let contour = head.contour();
    let mass = head
        .mass(&head.place(
            &spots![40, 330; -10, 250; -44, 180; -72, 120; -112, 50; -122, -34; -104, -90; -66, -129;
            -24, -142],
        ))
        .within(block);
    let bun = head.blob(
        &knots![-86, -96; -116, -132; -158, -140; -186, -112; -184, -74; -156, -52; -118, -52],
    );
    let hair = head.blob(
        &knots![30, -136; 58, -112; 52, -92; 30, -66; 8, -30; -8, -6; -16, -26; -30, -26; -36, 10; -50, 56;
        -80, 84; -126, 60; -134, -30; -116, -96; -66, -140; -10, -150],
    );
    let face = head.face();
    let brick = &mut plates.brick;
    brick.cut(mass.grown(4.0));
    let bun = bun.within(block);
    brick.ink(&bun);
    brick.ink(&mass);
    let (ear, rim) = head.ear();
    let jaw =
        head.blob(&knots![70, 150; 44, 140; 14, 122; -12, 84; -24, 52; -60, 80; -70, 330; 60, 330]);
    let skin = mass.minus(&all([
        hair.grown(5.0),
        face.white.grown(6.0),
        face.lips.clone(),
        ear.grown(3.0),
    ]));
    let light = Light::edge(&contour, 6.0, 8.0, 26.0).strength(0.8);
    let chisel = Chisel::face(300.0).gap(8.4).fill(0.56);
    brick.cut(chisel.carve(&skin.minus(&jaw), &head.flow(), &light, 8));
    let throat = head.along(&[
        &spots![44, 156; 20, 190; 20, 240],
        &spots![20, 150; -4, 190; -10, 260],
    ]);
    let under = Light::on(&contour).skin(6.0).reach(24.0).strength(0.6);
    brick.cut(chisel.carve(&skin.within(&jaw), &throat, &under, 9));
    brick.cut(Marks::stroke_along(
        &head.place(&spots![68, 147; 44, 143; 16, 124; -8, 88; -18, 62]),
        &[0.4, 3.0, 2.6, 0.4],
        2,
    ));
    brick.cut(&face.white);
    comb(brick, &head, &hair, &bun);
    brick.cut(rim);
    face.on_light(brick, &mut plates.petrol);
    wrinkles(brick, &head);
}

fn wrinkles(brick: &mut Plate, head: &Profile) {
    let lines: [(&[At], f64); 4] = [
        (&spots![34, 12; 24, 6; 14, -4], 2.0),
        (&spots![33, 17; 22, 18; 12, 16], 2.2),
        (&spots![35, 22; 26, 29; 18, 32], 1.8),
        (&spots![76, 58; 62, 74; 60, 96], 2.6),
    ];
    for (line, width) in lines {
        brick.cut(head.stroke(line, &[0.3, width, 0.3], 3));
    }
}

/// The one white thing she wears.
fn collar(brick: &mut Plate, block: &Shape) {
    let collar = blob(
        &knots![-20, 388; 14, 392; 40, 428; 66, 484; 104, 536; 140, 562; 150, 590; 136, 612; 106, 596;
        60, 548; 22, 484; -20, 440],
    );
    let collar = handcut_finely(&collar, 1.2, 30.0, 3, 0.3);
    brick.ink(collar.grown(3.5).within(block));
    brick.cut(&collar);
    // Crochet: a row of loops along its edge.
    let edge = Path::new(curve(
        &spots![-4, 452; 26, 482; 62, 542; 106, 588; 134, 602],
    ));
    for (at, _) in edge.walk(17) {
        brick.ink(ellipse(towards(at, -50.0, 2.0), 3.2, 3.2).within(block));
    }
    for by in [9.0, 17.0] {
        let line: Vec<At> = edge
            .walk(12)
            .map(|(at, degrees)| towards(at, degrees - 90.0, by))
            .collect();
        brick.draw(&line, &[0.6, 2.0, 1.6, 2.0, 0.6]);
    }
}

/// Combed back into the bun.
fn comb(brick: &mut Plate, head: &Profile, hair: &Shape, bun: &Shape) {
    let guides: [&[At]; 5] = [
        &spots![44, -112; 0, -126; -60, -118; -110, -96],
        &spots![34, -80; -10, -92; -70, -96; -114, -90],
        &spots![4, -30; -30, -58; -70, -78; -112, -84],
        &spots![-34, 20; -60, -10; -84, -44; -114, -76],
        &spots![-60, 66; -96, 20; -112, -30; -120, -66],
    ];
    let flow = head.along(&guides).soft(10.0);
    let hair = hair.grown(-3.0).minus(bun);
    brick.cut(
        Chisel::HAIR
            .gap(11.0)
            .fill(0.5)
            .carve(&hair, &flow, &0.9, 38),
    );
    let round: [&[At]; 4] = [
        &spots![-100, -70; -110, -110; -150, -128; -176, -104],
        &spots![-110, -66; -126, -100; -152, -108; -166, -90],
        &spots![-120, -64; -140, -60; -170, -74; -176, -100],
        &spots![-126, -76; -140, -88; -156, -84],
    ];
    brick.cut(
        bun.grown(4.0)
            .minus(bun)
            .within(&hair.grown(4.0).hull().minus(&hair)),
    );
    let flow = head.along(&round).soft(8.0);
    brick.cut(
        Chisel::HAIR
            .gap(9.0)
            .length(30.0, 80.0)
            .carve(&bun.grown(-3.0), &flow, &0.9, 5),
    );
}

fn arm(brick: &mut Plate, block: &Shape) {
    let upper = taper(&spots![70, 690; 120, 830; 176, 952], &[176.0, 150.0, 120.0]);
    let forearm = blob(
        &knots![128, 966; 132, 900; 164, 828; 226, 752; 296, 694; 330, 664; 376, 704; 360, 742; 330, 806;
        292, 888; 240, 962; 200, 994; 156, 994],
    );
    let skin = upper
        .and(&forearm)
        .fillet(12.0)
        .within(block)
        .minus(&super::table::below());
    let axis = spots![166, 960; 220, 860; 290, 770; 350, 690];
    let lit = spots![128, 930; 140, 876; 176, 812; 234, 744; 298, 690; 330, 664];
    let light = Light::edge(&lit, 5.0, 16.0, 40.0).strength(0.9);
    part(
        brick,
        &skin,
        &hoops(&axis, 70.0, 16.0),
        &light,
        Chisel::FACE.gap(9.5).length(20.0, 60.0),
    );
    // The tendon stands out, and the crook of the elbow is shut.
    brick.scratch(&spots![172, 884; 216, 812; 272, 752], &[0.4, 4.0, 3.0, 0.4]);
    brick.scratch(&spots![128, 900; 150, 888; 162, 858], &[0.4, 4.0, 3.0]);
    let sleeve = blob(
        &knots![-30, 452; 30, 462; 92, 520; 142, 622; 182, 752; 190, 800; 120, 836; 30, 858; -30, 860],
    )
    .within(block);
    let cuff = taper(&spots![10, 860; 100, 842; 196, 796], &[34.0, 40.0, 36.0]).within(block);
    let around = [
        spots![-30, 640; 60, 650; 130, 620],
        spots![-20, 740; 80, 740; 176, 700],
        spots![0, 840; 90, 820; 190, 780],
    ];
    let shoulder = Light::edge(
        &spots![20, 458; 92, 520; 142, 622; 182, 752],
        6.0,
        10.0,
        46.0,
    )
    .strength(0.7);
    part(
        brick,
        &sleeve,
        &Flow::along(around).soft(16.0),
        &shoulder,
        Chisel::CLOTH.gap(13.0),
    );
    let ribs = Flow::straight(66.0);
    part(
        brick,
        &cuff,
        &ribs,
        &0.5,
        Chisel::CLOTH.gap(15.0).length(18.0, 30.0),
    );
}
