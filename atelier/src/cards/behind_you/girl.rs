//! The one in front: she looks past our shoulder, her mouth opens, her arm comes up.

use crate::knots;
use crate::line::{Path, blob, curve, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Hand, Head, Kind, Mood,
    PaperStyle, Person, Pose, Side, Teeth, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::{spots, stops};

use super::pupils::{TOMATO, placed};
use super::wind;

const SKIN: &str = "#a86a40";
const HAIR: &str = "#1d171c";

/// What she sees has taken the smile off her face.
const SEEING: Mood = Mood {
    brow_in: 0.10,
    brow_out: 0.09,
    upper: 1.12,
    lower: 0.95,
    smile: 0.03,
    open: 0.24,
    wide: 0.86,
    teeth: Teeth::Upper,
    blush: 0.7,
    ..Mood::CALM
};

fn person() -> Person {
    let person = Person {
        build: Build::Child,
        pose: Pose {
            lean: (2.0, 4.0),
            head: (16.0, -9.0, -3.0),
            arms: [
                ArmPose::to(0.1, -0.5, 0.6).hand(Gesture::Hidden),
                ArmPose::to(0.12, -0.95, 0.05),
            ],
            ..UPRIGHT
        },
        facing: Some(4.0),
        skin: Skin::Of(SKIN.into()),
        head: Head {
            features: Features {
                lips: 1.15,
                brows: 1.15,
                eyes: 1.1,
                ..Features::PLAIN
            },
            mood: SEEING,
            gaze: Some((0.85, -0.5)),
            hair: Hair::Parted,
            hair_colour: HAIR.into(),
            iris: "#3a2216".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: TOMATO.into(),
            ..Clothes::default()
        },
        seed: 9,
        ..Person::default()
    };
    placed(person, (356.0, 806.0), 262.0)
}

/// Her, without the arm that points.
pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let fall = scene.veil(&cut.outline().moved(-26.0, 18.0), "#1c2a46", 0.5);
    scene.add(scene.multiplied(scene.blurred(fall, 16.0)));
    scene.add(wind::streaming(scene, &cut.landmarks, HAIR.into(), 0.42, 5));
    plait(scene, cut.landmarks.head);
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    let without = CutPerson {
        parts: cut
            .parts
            .iter()
            .filter(|part| !matches!(part.kind, Kind::Arm(Side::Left)))
            .cloned()
            .collect(),
        landmarks: cut.landmarks,
    };
    scene.add(without.paint(scene, style));
    strands(scene, &cut);
    gap(scene, cut.landmarks.mouth);
    gleam(scene, cut.landmarks.eyes);
}

/// What has come out of her parting.
fn strands(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.head;
    for (line, wide) in [
        (
            spots![x + 70.0, y - 96.0; x + 20.0, y - 132.0; x - 40.0, y - 146.0; x - 104.0, y - 182.0],
            15.0,
        ),
        (
            spots![x + 30.0, y - 108.0; x - 20.0, y - 128.0; x - 84.0, y - 128.0; x - 152.0, y - 156.0],
            14.0,
        ),
        (
            spots![x + 84.0, y - 84.0; x + 62.0, y - 124.0; x + 20.0, y - 150.0; x - 30.0, y - 186.0],
            12.0,
        ),
        (
            spots![x - 40.0, y - 100.0; x - 90.0, y - 104.0; x - 140.0, y - 90.0; x - 186.0, y - 112.0],
            14.0,
        ),
    ] {
        let lock = taper(&line, &[2.0, wide, wide * 0.7, 1.0]);
        scene.add(scene.fill(&lock, HAIR));
        scene.add(scene.veil(&lock.minus(&lock.moved(-1.5, 2.0)), "#8a6a5c", 0.6));
    }
}

/// Where a tooth was.
fn gap(scene: &Scene, (x, y): At) {
    let tooth = blob(
        &knots![x - 8.0, y - 9.0, corner; x + 1.0, y - 9.0, corner; x + 1.0, y + 5.0; x - 7.0, y + 5.0],
    );
    scene.add(scene.fill(&tooth, "#3d1620"));
}

/// One plait, straight out in the wind.
fn plait(scene: &Scene, (x, y): At) {
    let line = curve(&spots![
        x - 70.0, y + 62.0; x - 122.0, y + 26.0; x - 158.0, y - 44.0; x - 206.0, y - 84.0; x - 256.0, y - 98.0
    ]);
    let path = Path::new(line);
    let count = 9;
    for i in (0..count).rev() {
        let far = path.length() * (f64::from(i) + 0.5) / f64::from(count);
        let (at, turn) = (path.at(far), path.direction(far));
        let k = 1.0 - 0.05 * f64::from(i);
        for side in [-1.0, 1.0] {
            let lobe = blob(&knots![-24, 0; -8, -17; 18, -15; 26, -2; 8, 6; -12, 6]);
            let lobe = lobe.stretched(1.0, side, (0.0, 0.0)).scaled(k);
            let lobe = Spot::new(at.0, at.1, 1.0)
                .turned(turn + side * 12.0)
                .put(&lobe);
            scene.add(scene.fill(&lobe, if side < 0.0 { "#352a30" } else { HAIR }));
            scene.add(scene.veil(&lobe.minus(&lobe.moved(-2.0, 3.0)), "#8a6a5c", 0.55));
        }
    }
    let (ex, ey) = path.at(path.length());
    let tail = taper(
        &[
            (ex + 6.0, ey + 4.0),
            (ex - 34.0, ey - 16.0),
            (ex - 64.0, ey - 6.0),
        ],
        &[20.0, 26.0, 3.0],
    );
    scene.add(scene.fill(&tail, HAIR));
    for (dx, dy) in [(-14.0, 34.0), (26.0, -28.0)] {
        let bow = taper(
            &[
                (ex + 4.0, ey),
                (ex + dx * 0.6, ey + dy * 0.7),
                (ex + dx, ey + dy),
            ],
            &[5.0, 18.0, 12.0],
        );
        scene.add(scene.fill(&bow, "#f6c64a"));
        scene.add(scene.veil(&bow.minus(&bow.moved(-3.0, -2.0)), "#b8801c", 0.6));
    }
    scene.add(scene.fill(&ellipse((ex + 4.0, ey), 8.0, 9.0), "#e0a52c"));
}

/// The arm that comes at us, and the finger.
pub fn arm(scene: &Scene) {
    let sleeve = handcut(
        &taper(
            &spots![446, 1024; 498, 1116; 562, 1158; 622, 1146],
            &[110.0, 130.0, 152.0, 158.0],
        ),
        0.8,
        30.0,
        3,
    );
    scene.add(scene.multiplied(scene.blurred(
        scene.veil(&sleeve.moved(-16.0, 24.0), "#2a1428", 0.55),
        14.0,
    )));
    let tones = stops![0, "#e8694e"; 0.5, TOMATO; 1, "#96302a"];
    scene.add(scene.fill(
        &sleeve,
        scene.linear((640.0, 1010.0), (450.0, 1170.0), &tones),
    ));
    for line in [
        spots![486, 1030; 520, 1074; 566, 1084],
        spots![470, 1090; 516, 1140; 572, 1166],
    ] {
        let fold = scene.blurred(
            scene.veil(&taper(&line, &[2.0, 12.0, 3.0]), "#7a2222", 0.7),
            2.0,
        );
        scene.add(scene.clipped(&sleeve, fold));
    }
    let middle = (634.0, 1138.0);
    let cuff = ellipse(middle, 58.0, 80.0).turned(24.0, middle);
    let cuff = handcut(&cuff, 0.6, 20.0, 5);
    scene.add(scene.fill(&cuff, "#d8553c"));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(-3.0, 3.0)), "#ffb08a", 0.8));
    let inside = ellipse((642.0, 1134.0), 43.0, 62.0).turned(24.0, (642.0, 1134.0));
    scene.add(scene.fill(&inside, "#64201f"));
    let hand = Hand {
        gesture: Gesture::Point,
        side: Side::Left,
        fingers: v(0.46, -0.34, 0.82),
        thumb: v(-0.62, -0.78, 0.0),
        plump: 1.1,
        arm: 0.22,
        forearm: Some(v(-0.45, 0.3, -0.84)),
    };
    let part = hand
        .part(Skin::Of(SKIN.into()).colour(), (0.7, -0.7), true)
        .put(&Spot::new(640.0, 1134.0, 310.0));
    let fall = scene.veil(&part.shape.moved(-12.0, 16.0), "#2a1428", 0.5);
    scene.add(scene.clipped(&inside.and(&sleeve), scene.blurred(fall, 8.0)));
    scene.add(part.paint(scene, PaperStyle::default()));
    let (x, y) = (0.7, -0.7);
    scene.add(scene.rim(
        &part.shape,
        (-x * 3.0, -y * 3.0),
        "#ffd9a0",
        0.7,
        scene.light,
        700.0,
    ));
}

/// What she sees is bright: it is in her eyes.
fn gleam(scene: &Scene, eyes: [At; 2]) {
    for (x, y) in eyes {
        let spark = ellipse((x + 12.0, y - 8.0), 3.6, 5.2).turned(24.0, (x, y));
        scene.add(scene.fill(&spark, "#ffc070"));
    }
}
