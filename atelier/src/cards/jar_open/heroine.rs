//! The tiny old woman from behind, the lid in one fist, the jar in the other; her cheek says that she laughs.

use crate::knots;
use crate::line::{blob, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood, PaperStyle,
    Pattern, Person, Pose, Proportions, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, all};

use super::grip::Flesh;
use super::{SHADE, backlit, holding, soft, spill};

/// Her skin.
pub const FLESH: Flesh = Flesh {
    skin: "#84503a",
    light: "#b47654",
    shade: "#5a302c",
    nail: "#d09484",
};

/// Her wrists: that with the lid, and that with the jar.
const LID: At = (190.0, 344.0);
const JAR: At = (606.0, 312.0);

fn her() -> Person {
    let build = Build::Of(Proportions {
        head: 1.44,
        neck: 0.3,
        limb: 1.2,
        shoulder: 0.66,
        upper_arm: 1.34,
        forearm: 1.26,
        trunk: 1.16,
        ..Build::Old.proportions()
    });
    Person {
        build,
        at: (402.0, 1064.0),
        height: build.proportions().stature() * 128.0,
        facing: Some(176.0),
        above: -10.0,
        pose: Pose {
            lean: (-6.0, -3.0),
            bow: 0.1,
            shoulder_tilt: 6.0,
            head: (-86.0, -22.0, 4.0),
            arms: [
                ArmPose::to(0.5, 0.8, 0.1)
                    .elbow(1.0, -0.4, -0.2)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.5, 0.82, 0.1)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Hidden),
            ],
            hips: Pose::SIT.hips,
            legs: Pose::SIT.legs,
            ..UPRIGHT
        },
        skin: Skin::Of(FLESH.skin.into()),
        head: Head {
            features: Features {
                nose_out: 0.6,
                lips: 1.15,
                cheeks: 1.3,
                ..Features::PLAIN
            },
            age: Some(Age::Old),
            mood: Mood {
                tilt: (0.0, 0.0),
                ..Mood::LAUGHTER
            },
            hair: Hair::Curls,
            hair_colour: "#fff4ee".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#f2ccd6".into(),
            top_pattern: Pattern::Dots("#e01848".into()),
            ..Clothes::default()
        },
        wrists: [Some(LID), Some(JAR)],
        ..Person::default()
    }
}

fn shown(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::Leg(_) | Kind::Foot(_) | Kind::Hand(_) | Kind::Skirt
    )
}

pub fn draw(scene: &Scene) {
    let cut = her().cut(scene.light);
    // She looks up past her sleeve: the head comes last.
    let layer = |kind: Kind| match kind {
        Kind::Neck => 0,
        Kind::Trunk => 1,
        Kind::Arm(_) => 2,
        _ => 3,
    };
    for now in 0..4 {
        let parts = cut.parts.iter().filter(|part| shown(part.kind));
        for part in parts.filter(|part| layer(part.kind) == now) {
            scene.add(part.paint(scene, PaperStyle::default()));
        }
    }
    shade(scene, &cut);
}

/// The sun is before her: her back lies in the shade, and along all her edges it burns.
fn shade(scene: &Scene, cut: &CutPerson) {
    let of = |kinds: &[Kind]| all(kinds.iter().map(|&kind| cut.of(kind)));
    let trunk = cut.of(Kind::Trunk);
    let hair = of(&[Kind::Hair, Kind::HairBehind]);
    let body = Side::BOTH.iter().fold(trunk.clone(), |body, &side| {
        body.and(&cut.of(Kind::Arm(side)))
    });
    let face = of(&[Kind::Head, Kind::Neck]).minus(&hair).minus(&trunk);
    let body = body.minus(&face).minus(&hair);
    // The hollow of the spine, the blades of the shoulders, the folds above her hips.
    let line = taper(
        &[(396.0, 600.0), (408.0, 670.0), (404.0, 780.0)],
        &[4.0, 20.0, 12.0],
    );
    scene.add(soft(scene, &trunk, &line, SHADE, 0.4, 9.0));
    for blade in [
        blob(&knots![318, 610; 352, 600; 378, 650; 362, 700; 330, 680]),
        blob(&knots![430, 640; 452, 596; 486, 606; 474, 676; 446, 700]),
    ] {
        scene.add(soft(scene, &trunk, &blade, "#fff6f2", 0.4, 12.0));
    }
    for (a, b, c) in [
        ((330.0, 740.0), (372.0, 762.0), (402.0, 756.0)),
        ((478.0, 724.0), (444.0, 758.0), (410.0, 766.0)),
        ((322.0, 700.0), (346.0, 718.0), (372.0, 722.0)),
    ] {
        let fold = taper(&[a, b, c], &[1.0, 9.0, 1.0]);
        scene.add(soft(scene, &trunk, &fold, SHADE, 0.55, 2.4));
    }
    scene.add(backlit(scene, &body, 26.0, 3.0));
    for side in Side::BOTH {
        let pit = trunk.minus(&cut.of(Kind::Arm(side)).grown(-2.0));
        let arm = cut.of(Kind::Arm(side)).moved(0.0, 16.0);
        scene.add(soft(scene, &pit, &arm, SHADE, 0.3, 9.0));
    }
    scene.add(soft(
        scene,
        &hair,
        &hair.minus(&hair.moved(34.0, -30.0)),
        "#b04a80",
        0.6,
        14.0,
    ));
    scene.add(soft(
        scene,
        &face,
        &face.minus(&face.moved(20.0, -18.0)),
        SHADE,
        0.5,
        9.0,
    ));
    let head = face.and(&hair).fillet(5.0);
    scene.add(scene.veil(&head.minus(&head.moved(-2.0, 3.4)), "#fff6e6", 0.92));
    // Green from the brine on her cheek and sleeve.
    let (x, y) = cut.landmarks.head;
    scene.add(spill(
        scene,
        &face,
        (x + 92.0, y - 30.0),
        34.0,
        "#d8ff90",
        0.4,
    ));
    scene.add(spill(scene, &trunk, (500.0, 560.0), 40.0, "#e8ff9a", 0.4));
}

/// What she holds up.
pub fn hands(scene: &Scene) {
    holding::lid(scene, LID);
    holding::jar(scene, JAR);
    // A bangle on each wrist.
    for ((x, y), turn) in [((196.0, 386.0), -16.0), ((586.0, 366.0), 20.0)] {
        let bangle = taper(
            &[(-21.0, 0.0), (-10.0, 4.0), (10.0, 4.0), (21.0, 0.0)],
            &[10.0, 12.0, 12.0, 10.0],
        )
        .turned(turn, (0.0, 0.0))
        .moved(x, y);
        scene.add(scene.shadow(&bangle, (-2.0, 5.0), 3.0, SHADE, 0.7));
        scene.add(scene.fill(&bangle, "#f6b822"));
        scene.add(scene.veil(&bangle.minus(&bangle.moved(2.0, -4.0)), "#a8501a", 0.8));
        scene.add(scene.veil(&bangle.minus(&bangle.moved(-1.0, 3.0)), "#fff3c0", 0.9));
    }
}
