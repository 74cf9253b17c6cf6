//! The jar on the counter: half as large again, its wire unclasped and its lid thrown back.

use crate::cards::summer_jars::DEEP;
use crate::cards::summer_jars::meadow::{daisy, poppy};
use crate::line::{blob, ellipse, handcut_finely, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

fn opened() -> Shape {
    blob(&knots![
        506, 984, corner; 494, 978; 487, 962; 486, 890; 488, 836; 496, 816; 514, 800; 518, 772, corner; 634, 772, corner;
        638, 800; 656, 816; 664, 836; 666, 890; 665, 962; 658, 978; 646, 984, corner
    ])
}

/// What is seen of it behind the meadow.
pub fn opened_back(scene: &Scene) -> Ink {
    let glass = handcut_finely(&opened(), 0.5, 40.0, 4, 0.15);
    let mut ink = scene.shadow(&glass, (0.0, 8.0), 16.0, "#2c1c10", 0.6);
    let stops = stops![0, "#fff6cc"; 0.5, "#f8cf78"; 1, "#b98a3c"];
    ink += scene.fill(&glass, scene.radial((576.0, 830.0), 190.0, &stops));
    ink += scene.veil(&ellipse((576.0, 773.0), 58.0, 13.0), "#8a6a30", 0.6);
    // The lid, hinged at the back.
    let lid = blob(&knots![
        640, 776; 664, 738; 696, 706; 722, 694; 734, 702; 730, 728; 708, 762; 676, 788; 652, 792
    ]);
    let lid = handcut_finely(&lid, 0.5, 30.0, 5, 0.15);
    ink += scene.shadow(&lid, (2.0, 6.0), 8.0, DEEP, 0.5);
    ink += scene
        .sheet(&lid, "#c9cfa4")
        .lit(0.5)
        .shade(0.5)
        .dark("#5f7654")
        .rim(2.4)
        .rim_colour("#fffbe0")
        .ink();
    let ring = blob(
        &knots![644, 775; 668, 742; 698, 712; 718, 702; 723, 708; 714, 726; 692, 754; 668, 776; 652, 784],
    );
    ink += scene.fill(&ring.minus(&ring.grown(-7.0)), "#c9602f");
    ink += scene.veil(&ring.grown(-7.0), "#fff6d0", 0.4);
    let hinge = all([
        taper(&spots![636, 806; 652, 800; 660, 788; 654, 776], &[3.4, 3.4]),
        taper(&spots![630, 812; 662, 806; 672, 786; 664, 766], &[3.0, 3.0]),
    ]);
    ink += scene.shadow(&hinge, (1.0, 3.0), 3.0, DEEP, 0.5);
    ink + scene
        .sheet(&hinge, "#8a8468")
        .lit(0.5)
        .shade(0.4)
        .rim(0.9)
        .rim_colour("#fffbe4")
        .ink()
}

/// What is left in it: the ground from which the meadow rises.
fn ground(scene: &Scene) -> Ink {
    let mut ink = Ink::none();
    let mut chance = Chance::of("jar grass", 3);
    for (i, (y, colour, dark)) in [
        (872.0, "#c6c662", "#93a047"),
        (904.0, "#94ac44", "#5c8434"),
        (940.0, "#668c36", "#2f5c2c"),
    ]
    .into_iter()
    .enumerate()
    {
        let lift = if i == 0 { 34.0 } else { 12.0 };
        let hill = blob(&knots![
            470, y + 8.0; 510, y - 2.0; 548, y - lift; 590, y - lift * 1.1; 632, y - 4.0; 680, y + 6.0; 680, 1000, corner;
            470, 1000, corner
        ]);
        let blades = (0..46).map(|_| {
            let (x, high) = (chance.between(484.0, 668.0), chance.between(8.0, 24.0));
            let lean = chance.between(-5.0, 8.0);
            taper(
                &[
                    (x, y + 12.0),
                    (x + lean * 0.3, y - high * 0.4),
                    (x + lean, y - high),
                ],
                &[2.6, 2.0, 0.3],
            )
        });
        let hill = hill.and(&all(blades));
        ink += scene.shadow(&hill, (0.0, -3.0), 6.0, "#5f5a20", 0.4);
        ink += scene
            .sheet(&hill, colour)
            .light((580.0, 780.0))
            .lit(0.4)
            .shade(0.6)
            .dark(dark)
            .rim(1.4)
            .rim_colour("#fff6b0")
            .ink();
    }
    for (i, (x, y, size)) in [
        (566.0, 918.0, 0.62),
        (590.0, 946.0, 0.76),
        (612.0, 914.0, 0.5),
        (548.0, 954.0, 0.7),
        (630.0, 958.0, 0.6),
    ]
    .into_iter()
    .enumerate()
    {
        let spot = Spot::new(x, y, size);
        ink += scene.fill(
            &taper(&[(x, y), (x + 1.0, y + 40.0)], &[1.6, 1.6]),
            "#2f5c2c",
        );
        ink += if i % 2 == 0 {
            daisy(scene, spot)
        } else {
            poppy(scene, spot, i as i64)
        };
    }
    ink
}

/// Its glass before the meadow.
pub fn opened_front(scene: &Scene) -> Ink {
    let glass = handcut_finely(&opened(), 0.5, 40.0, 4, 0.15);
    let stops = stops![0, "#fff6c8", 0.0; 0.7, "#e4d890", 0.08; 1, "#8a8a4c", 0.45];
    let mut ink = scene.clipped(&glass.grown(-5.0), ground(scene));
    ink += scene.fill(&glass, scene.radial((576.0, 880.0), 110.0, &stops));
    let glints = all([
        taper(&spots![502, 836; 497, 890; 500, 956], &[3.0, 10.0, 4.0]),
        taper(&spots![517, 838; 514, 880], &[3.0, 4.0]),
        taper(&spots![654, 840; 658, 890; 655, 956], &[2.0, 5.0, 2.0]),
        taper(&spots![508, 975; 576, 980; 644, 975], &[2.0, 5.0, 2.0]),
    ]);
    ink += scene.veil(&glints, "#fffdf0", 0.7);
    ink += scene.veil(&glass.minus(&glass.grown(-2.4)), "#fff6d4", 0.55);
    // The lip, and the wire that held the lid.
    let lip = taper(
        &spots![518, 776; 546, 785; 576, 788; 606, 785; 634, 776],
        &[5.0, 7.0, 8.0, 7.0, 5.0],
    );
    ink += scene.veil(&lip, "#fff8dc", 0.8);
    ink += scene.veil(&lip.moved(0.0, 6.0).minus(&lip), "#8f9a5c", 0.6);
    let wire = all([
        taper(
            &spots![512, 806; 546, 815; 576, 817; 606, 815; 642, 806],
            &[3.0, 3.0],
        ),
        taper(
            &spots![524, 809; 516, 832; 520, 858; 536, 862; 540, 842; 534, 812],
            &[2.6, 2.6],
        ),
    ]);
    ink += scene.shadow(&wire, (1.0, 3.0), 2.0, "#5a4420", 0.5);
    ink + scene
        .sheet(&wire, "#8a8468")
        .lit(0.5)
        .shade(0.4)
        .rim(0.9)
        .rim_colour("#fffbe4")
        .ink()
}
