//! The horse: wet, chestnut, and embarrassed. The ceiling is too low for its ears.

mod head;

use crate::line::{Stroke, blob, ellipse, handcut, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::Shape;
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::soft;
use head::{ear, mane};

const COAT: &str = "#8e4a24";
const DEEP: &str = "#3c1a12";
const LIT: &str = "#cf8146";
const MANE: &str = "#4a2214";

pub fn draw(scene: &Scene) {
    scene.add(leg(scene, true));
    ear(scene, true);
    body(scene);
    // Above the elbow the near leg becomes the shoulder.
    let fade = stops![0, COAT, 0; 1, COAT];
    let fade = scene.linear((0.0, 692.0), (0.0, 758.0), &fade);
    scene.add(scene.fading(leg(scene, false), fade));
    head::head(scene);
    ear(scene, false);
    mane(scene);
    drops(scene);
}

fn leg(scene: &Scene, dark: bool) -> Ink {
    let far = blob(
        &knots![436, 620; 494, 610; 508, 700; 516, 770; 508, 838; 516, 872; 510, 912; 508, 976; 516, 1000; 542, 1036; 538, 1044; 484, 1044; 484, 1000; 482, 930; 476, 884; 472, 846; 456, 770],
    );
    let near = blob(
        &knots![348, 680; 446, 680; 462, 760; 460, 830; 452, 866; 460, 906; 450, 950; 446, 1006; 458, 1030; 478, 1062; 474, 1072; 412, 1072; 416, 1024; 418, 960; 410, 906; 408, 866; 396, 810; 368, 750],
    );
    let leg = if dark { far } else { near };
    let knee = if dark { (494.0, 860.0) } else { (434.0, 886.0) };
    let mut ink = Ink::none();
    let leg = handcut(&leg, 0.8, 18.0, 4);
    let b = leg.bounds();
    let tones = if dark {
        stops![0, "#4a2416"; 0.16, "#562a18"; 0.36, "#6e371c"; 0.65, "#4a2216"; 1, "#2a140f"]
    } else {
        stops![0, "#4f2616"; 0.16, "#5a2c18"; 0.36, COAT; 0.65, "#6a351d"; 1, "#341811"]
    };
    ink += scene.fill(&leg, scene.linear((0.0, 700.0), (0.0, b.y1), &tones));
    let lee = leg.minus(&leg.moved(-14.0, -2.0));
    ink += soft(scene, &leg, &lee, DEEP, 0.7, 6.0);
    let lit = leg.minus(&leg.moved(8.0, 0.0));
    ink += soft(scene, &leg, &lit, LIT, 0.55, 4.0);
    let cap = ellipse(knee, 16.0, 22.0).within(&leg);
    ink += soft(
        scene,
        &leg,
        &cap,
        if dark { "#83441f" } else { "#b06a38" },
        0.7,
        6.0,
    );
    let below = ellipse((knee.0, knee.1 + 34.0), 22.0, 8.0);
    ink += soft(scene, &leg, &below, DEEP, 0.7, 5.0);
    let tendon = taper(
        &[
            (knee.0 - 8.0, knee.1 + 40.0),
            (knee.0 - 4.0, knee.1 + 116.0),
        ],
        &[5.0, 3.0],
    );
    ink += soft(scene, &leg, &tendon, DEEP, 0.6, 2.5);
    let x = knee.0 + 4.0;
    let hoof = leg.within(&ellipse((x + 14.0, b.y1 + 8.0), 60.0, 36.0));
    ink += scene.fill(&hoof, if dark { "#1c1413" } else { "#2b201d" });
    ink += scene.veil(&hoof.minus(&hoof.moved(3.0, 2.0)), "#a08a7c", 0.7);
    // A white sock.
    if !dark {
        let sock = leg
            .within(&ellipse((x, b.y1 - 40.0), 70.0, 26.0))
            .minus(&hoof);
        ink += soft(scene, &leg, &sock, "#e9ddd0", 0.9, 2.0);
    }
    ink
}

fn trunk() -> Shape {
    blob(&knots![
        -20, 452; 60, 440; 150, 446; 240, 446; 300, 428; 338, 398; 356, 334; 388, 268; 436, 216; 496, 196; 540, 240; 520, 330;
        468, 380; 440, 420; 442, 480; 470, 560; 494, 632; 486, 700; 452, 752; 400, 772; 300, 764; 200, 736; 100, 694; -20, 650
    ])
}

fn body(scene: &Scene) {
    let trunk = handcut(&trunk(), 1.0, 30.0, 7);
    let tones = stops![0, "#b5672f"; 0.4, COAT; 0.75, "#6a341c"; 1, DEEP];
    scene.add(scene.fill(&trunk, scene.linear((300.0, 300.0), (220.0, 780.0), &tones)));
    // Light from above lies on back, crest and shoulder.
    for (line, widths, much) in [
        (
            &spots![-20, 470; 80, 458; 190, 462; 290, 452][..],
            &[16.0, 34.0, 20.0][..],
            0.75,
        ),
        (
            &spots![350, 420; 372, 350; 410, 280; 460, 240][..],
            &[26.0, 30.0, 16.0][..],
            0.5,
        ),
        (
            &spots![400, 450; 420, 540; 450, 630][..],
            &[20.0, 44.0, 20.0][..],
            0.55,
        ),
        (
            &spots![130, 560; 220, 540; 290, 560][..],
            &[10.0, 44.0, 10.0][..],
            0.35,
        ),
    ] {
        scene.add(soft(
            scene,
            &trunk,
            &taper(line, widths),
            "#e0975a",
            much,
            13.0,
        ));
    }
    for (line, widths, much) in [
        (
            &spots![330, 440; 360, 520; 350, 620; 380, 720][..],
            &[8.0, 30.0, 34.0, 20.0][..],
            0.6,
        ),
        (
            &spots![440, 400; 424, 470; 440, 560][..],
            &[44.0, 26.0, 10.0][..],
            0.6,
        ),
        (
            &spots![-20, 680; 100, 690; 240, 740; 400, 780][..],
            &[70.0, 60.0, 60.0, 40.0][..],
            0.75,
        ),
        (
            &spots![60, 480; 90, 580; 60, 680][..],
            &[10.0, 30.0, 10.0][..],
            0.35,
        ),
    ] {
        scene.add(soft(scene, &trunk, &taper(line, widths), DEEP, much, 14.0));
    }
    wet(scene, &trunk);
    let rim = trunk
        .minus(&trunk.moved(0.0, -3.0))
        .within(&rect(0.0, 600.0, 372.0, 800.0));
    scene.add(scene.veil(&rim, "#d99a62", 0.55));
}

/// The coat lies in wet strands that run down; water gleams along the back and gathers under the belly.
fn wet(scene: &Scene, trunk: &Shape) {
    let mut chance = Chance::of("wet horse", 4);
    for i in 0..260 {
        let (x, y) = (chance.between(50.0, 490.0), chance.between(452.0, 740.0));
        let long = chance.between(16.0, 46.0);
        let lean = (x - 360.0) * 0.05 + chance.between(-5.0, 5.0);
        let line = [
            (x, y),
            (x + lean * 0.3, y + long * 0.5),
            (x + lean, y + long),
        ];
        let lock = Stroke::new(&line, &[0.6, 3.2, 0.4]).shape();
        let (colour, much) = if i % 3 == 0 {
            ("#e9a468", 0.22)
        } else {
            (DEEP, 0.24)
        };
        scene.add(scene.clipped(trunk, scene.veil(&lock, colour, much)));
    }
    for (line, widths, much) in [
        (
            &spots![74, 456; 120, 459; 168, 460][..],
            &[1.0, 7.0, 1.0][..],
            0.75,
        ),
        (
            &spots![184, 461; 222, 463; 250, 460][..],
            &[1.0, 5.0, 1.0][..],
            0.7,
        ),
        (
            &spots![266, 456; 292, 446; 312, 434][..],
            &[1.0, 6.0, 1.0][..],
            0.6,
        ),
        (
            &spots![446, 588; 462, 618; 468, 652][..],
            &[1.0, 8.0, 1.0][..],
            0.6,
        ),
        (
            &spots![424, 470; 430, 510; 440, 546][..],
            &[1.0, 5.0, 1.0][..],
            0.45,
        ),
    ] {
        scene.add(soft(
            scene,
            trunk,
            &taper(line, widths),
            "#fff3e2",
            much,
            1.4,
        ));
    }
    for (x, long) in [(214.0, 22.0), (196.0, 14.0), (232.0, 12.0)] {
        let y = 736.0 - (x - 214.0_f64).abs() * 0.22;
        let tip = taper(&[(x, y - 8.0), (x + 1.0, y + long)], &[12.0, 1.5]);
        scene.add(scene.fill(&tip, "#4a2114"));
    }
}

fn drops(scene: &Scene) {
    for (x, y, size) in [
        (598.0, 588.0, 1.0),
        (214.0, 800.0, 0.9),
        (196.0, 850.0, 0.7),
    ] {
        let drop = blob(&knots![0, -12, corner; 6, 0; 4, 8; -4, 8; -6, 0])
            .scaled(size)
            .moved(x, y);
        scene.add(scene.fill(&drop, "#d9f2ee"));
        scene.add(scene.veil(&drop.minus(&drop.moved(-2.0, -2.0)), "#3f7f7c", 0.8));
    }
}
