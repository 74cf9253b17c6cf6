//! The mother, from behind: a headscarf, a trench coat, all her weight on the bar; she shows the boy the leaves above them.

use crate::line::{Stroke, blob, curve, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{ArmPose, Gesture, Kind, PaperStyle, Person, Pose, Side};
use crate::scene::Scene;
use crate::shape::{Shape, all};
use crate::{knots, spots};

use super::boy::SKIN;
use super::{DEEP, DUSK, sunlit, turned_away};

const CLOTH: &str = "#e0bd85";
const SCARF: &str = "#dc4f7c";

/// Her trousers and shoes, in the shade of the coat.
pub fn legs(scene: &Scene) {
    let legs = blob(&knots![
        424, 840, corner; 416, 940; 402, 1030, corner; 446, 1036, corner; 470, 940; 500, 870; 540, 940; 560, 1010, corner; 606, 1000, corner; 590, 900; 570, 840, corner
    ]);
    let shoes = blob(&knots![392, 1026, corner; 378, 1052; 372, 1068, corner; 444, 1070, corner; 450, 1030, corner]).and(&blob(
        &knots![560, 1006, corner; 556, 1040; 566, 1062; 590, 1058; 612, 1020, corner; 606, 996, corner],
    ));
    scene.add(scene.fill(&shoes, "#4a2028"));
    scene.add(scene.fill(&legs, "#453a5e"));
    turned_away(scene, &legs, (12.0, 0.0), 0.6, 3.0);
}

pub fn draw(scene: &Scene) {
    pointing(scene);
    coat(scene);
    scarf(scene);
}

/// The arm that points: its sleeve falls back from the wrist.
fn pointing(scene: &Scene) {
    let hand = Person {
        at: (560.0, 1080.0),
        height: 930.0,
        facing: Some(-128.0),
        pose: Pose {
            arms: [
                ArmPose::to(0.5, 0.5, 0.5)
                    .hand(Gesture::Point)
                    .fingers(0.0, 0.75, 1.0)
                    .thumb(-0.6, 0.7, 0.3),
                Pose::WALK.arms[1],
            ],
            ..Pose::WALK
        },
        skin: Skin::Of(SKIN.into()),
        wrists: [Some((262.0, 196.0)), None],
        ..Person::default()
    };
    let cut = hand.cut(scene.light);
    for part in &cut.parts {
        if part.kind == Kind::Hand(Side::Left) {
            scene.add(part.paint(scene, PaperStyle::default()));
            turned_away(scene, &part.shape, (10.0, -8.0), 0.55, 2.0);
        }
    }
    let sleeve = blob(&knots![
        470, 300, corner; 420, 272; 366, 250; 318, 216; 276, 182, corner; 262, 196; 250, 216, corner; 288, 262; 330, 318; 380, 358; 440, 400, corner
    ]);
    let sleeve = handcut(&sleeve, 0.8, 30.0, 4);
    scene.add(paper(scene, &sleeve, CLOTH));
    let cuff = blob(
        &knots![276, 182, corner; 262, 196; 250, 216, corner; 266, 236, corner; 284, 216; 300, 200, corner],
    );
    scene.add(scene.veil(&cuff, "#c99a62", 0.8));
    turned_away(scene, &sleeve, (16.0, -20.0), 0.62, 5.0);
    folds(
        scene,
        &sleeve,
        &[
            (&spots![322, 224; 340, 262; 336, 310], 9.0),
            (&spots![350, 246; 372, 286; 372, 340], 11.0),
            (&spots![394, 264; 400, 300; 420, 356], 12.0),
            (&spots![300, 214; 306, 236; 298, 262], 6.0),
        ],
    );
    sunlit(scene, &sleeve, (3.0, -3.0), 0.75);
}

fn paper(scene: &Scene, shape: &Shape, colour: &str) -> crate::svg::Ink {
    let sheet = scene.sheet(shape, colour).lit(0.1).shade(0.35);
    sheet.grain(1.05).rim(0.0).ink()
}

/// Folds of the coat: a dark valley, and a ridge beside it.
fn folds(scene: &Scene, on: &Shape, lines: &[(&[(f64, f64)], f64)]) {
    for (line, wide) in lines {
        let fold = taper(line, &[1.0, *wide, 0.6 * wide, 1.0]).within(on);
        let soft = scene.blurred(scene.veil(&fold, DUSK, 0.5), 0.16 * wide);
        scene.add(scene.multiplied(scene.clipped(on, soft)));
        let ridge = fold.moved(-0.8 * wide, 0.0).minus(&fold).within(on);
        scene.add(scene.blurred(scene.veil(&ridge, "#ffdf9e", 0.24), 1.5));
    }
}

fn coat(scene: &Scene) {
    // The elbow of the arm whose hand is on the bar, before her.
    let elbow = blob(&knots![
        560, 322, corner; 606, 340; 634, 400; 656, 480; 650, 530; 622, 556; 570, 560, corner; 552, 440
    ]);
    let elbow = handcut(&elbow, 0.8, 30.0, 3);
    let trunk = blob(&knots![
        412, 330, corner; 440, 306; 510, 296; 580, 306; 608, 340, corner; 606, 430; 598, 520; 592, 576, corner; 404, 568, corner; 398, 480; 396, 400
    ]);
    let skirt = blob(&knots![
        404, 566, corner; 594, 574, corner; 616, 660; 636, 770; 648, 876, corner; 590, 898; 540, 890, corner; 532, 800, corner; 520, 894, corner; 460, 900; 372, 872, corner; 384, 760; 396, 660
    ]);
    let skirt = handcut(&skirt, 1.0, 40.0, 6);
    scene.add(paper(scene, &skirt, CLOTH));
    let whole = all([trunk.clone(), skirt.clone()]);
    scene.add(paper(scene, &trunk, CLOTH));
    turned_away(scene, &whole, (70.0, 10.0), 0.62, 14.0);
    let vent = taper(&spots![520, 640; 528, 780; 530, 898], &[1.0, 9.0, 16.0]).within(&skirt);
    scene.add(scene.multiplied(scene.veil(&vent, DEEP, 0.45)));
    folds(
        scene,
        &whole,
        &[
            (&spots![416, 592; 414, 700; 388, 874], 15.0),
            (&spots![446, 592; 456, 640; 448, 720], 12.0),
            (&spots![474, 600; 470, 760; 440, 896], 24.0),
            (&spots![560, 592; 566, 700; 600, 892], 26.0),
            (&spots![584, 596; 606, 700; 628, 820], 12.0),
            (&spots![440, 400; 462, 470; 430, 552], 20.0),
            (&spots![430, 520; 470, 536; 520, 532], 9.0),
            (&spots![548, 420; 520, 490; 556, 550], 12.0),
        ],
    );
    sunlit(scene, &whole, (5.0, 1.0), 0.8);
    scene.add(scene.shadow(&elbow, (-6.0, 8.0), 6.0, DEEP, 0.4));
    scene.add(paper(scene, &elbow, CLOTH));
    turned_away(scene, &elbow, (10.0, 4.0), 0.66, 6.0);
    folds(
        scene,
        &elbow,
        &[
            (&spots![584, 350; 610, 430; 612, 520], 14.0),
            (&spots![650, 476; 620, 500; 580, 490], 12.0),
            (&spots![652, 512; 622, 528; 584, 520], 9.0),
        ],
    );
    belt(scene);
}

/// The belt; its end hangs down, and somebody would like to have it.
fn belt(scene: &Scene) {
    let belt = Stroke::along(
        curve(&spots![402, 560; 460, 574; 530, 578; 594, 570]),
        &[30.0, 28.0, 30.0],
    )
    .blunt()
    .shape();
    let end = taper(
        &spots![500, 574; 488, 640; 500, 690; 478, 742],
        &[20.0, 20.0, 18.0, 21.0],
    );
    for strip in [&end, &belt] {
        scene.add(scene.shadow(strip, (5.0, 7.0), 4.0, DEEP, 0.45));
        scene.add(scene.fill(strip, "#bd8f58"));
        turned_away(scene, strip, (10.0, 3.0), 0.5, 3.0);
        sunlit(scene, strip, (2.0, 3.0), 0.6);
    }
    let knot = ellipse((500.0, 577.0), 15.0, 19.0);
    scene.add(scene.fill(&knot, "#a87a4a"));
    sunlit(scene, &knot, (4.0, 3.0), 0.6);
}

/// The headscarf; of her face there is only what looks beyond it.
fn scarf(scene: &Scene) {
    let face = blob(&knots![
        470, 120, corner; 448, 146; 440, 168; 434, 182; 422, 202, corner; 432, 212; 430, 222, corner; 434, 232; 432, 242; 444, 262; 490, 270, corner
    ]);
    scene.add(scene.fill(&face, SKIN));
    sunlit(scene, &face, (9.0, 3.0), 0.45);
    let lash = taper(&spots![446, 178; 438, 174; 430, 172], &[3.0, 2.4, 0.8]);
    scene.add(scene.fill(&lash, "#2a1a1a"));
    let brow = taper(&spots![458, 150; 448, 150; 440, 158], &[3.4, 3.4, 1.0]);
    scene.add(scene.veil(&brow, "#2a1a1a", 0.8));
    let smile = taper(&spots![432, 230; 442, 228; 450, 220], &[1.6, 2.4, 0.8]);
    scene.add(scene.veil(&smile, "#6a2a2a", 0.9));
    let cloth = blob(&knots![
        456, 136; 472, 98; 520, 78; 574, 94; 604, 142; 608, 196; 600, 236; 610, 274; 640, 312; 650, 352, corner; 612, 360; 560, 392, corner; 548, 424; 520, 442, corner; 500, 400; 470, 380, corner; 440, 366; 396, 352, corner; 412, 310; 446, 286; 462, 262; 452, 226; 460, 180
    ]);
    let cloth = handcut(&cloth, 0.8, 30.0, 5);
    scene.add(scene.shadow(&cloth, (6.0, 12.0), 7.0, DEEP, 0.5));
    scene.add(paper(scene, &cloth, SCARF));
    turned_away(scene, &cloth, (62.0, 10.0), 0.55, 14.0);
    for (line, wide) in [
        (&spots![462, 262; 496, 284; 548, 282; 596, 250][..], 15.0),
        (&spots![458, 238; 484, 256; 520, 258], 7.0),
        (&spots![450, 290; 500, 330; 530, 380; 524, 430], 13.0),
        (&spots![426, 314; 470, 346; 500, 388], 9.0),
        (&spots![604, 280; 590, 316; 556, 350; 532, 410], 13.0),
        (&spots![632, 316; 606, 344; 566, 370], 8.0),
        (&spots![566, 110; 588, 150; 590, 214], 8.0),
    ] {
        let fold = taper(line, &[1.0, wide, 0.7 * wide, 1.0]).within(&cloth);
        let soft = scene.blurred(scene.veil(&fold, "#7a2a6a", 0.5), 0.14 * wide);
        scene.add(scene.multiplied(scene.clipped(&cloth, soft)));
        let ridge = fold.moved(-2.0, 0.6 * wide).minus(&fold).within(&cloth);
        scene.add(scene.veil(&ridge, "#ffc0b8", 0.25));
    }
    sunlit(scene, &cloth, (6.0, 2.0), 0.8);
}
