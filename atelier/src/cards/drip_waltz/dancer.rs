//! The old man: thin, barefoot, and being led.

use super::LAMP;
use super::stand::on_pole;
use crate::line::{between, blob, step, taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::{light, shade};
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, LegPose, Mood,
    Part, Person, Pose, Shoes, Side, Tone, Top,
};
use crate::shape::{At, Shape, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value, paint_part};
use crate::{knots, spots};

const GOWN: [&str; 5] = ["#2a544e", "#5f8c7c", "#a9c2a4", "#e6e8c6", "#fff8dc"];

/// Where the near wrist comes to be.
const NEAR_WRIST: At = (485.0, 572.0);

fn man() -> Person {
    let (near, far) = (on_pole(0.50), on_pole(0.71));
    Person {
        build: Build::Thin,
        pose: Pose {
            hips: v(0.0, 0.97, 0.02),
            lean: (-5.0, 0.0),
            bow: -0.04,
            legs: [
                LegPose::to(0.0, 0.05, 0.06)
                    .knee(0.1, 0.0, 1.0)
                    .toe(0.1, -0.55, 1.0),
                LegPose::to(0.06, 0.19, -0.56)
                    .knee(0.3, -0.6, 1.0)
                    .toe(0.1, -1.0, -0.5),
            ],
            ..Pose::STAND
        }
        .left(
            ArmPose::to(-0.1, -0.2, 0.8)
                .elbow(0.5, -1.0, 0.0)
                .hand(Gesture::Wrap)
                .fingers(-0.15, 0.1, 1.0)
                .thumb(0.0, 1.0, 0.0),
        )
        .right(
            ArmPose::to(0.0, 0.0, 0.7)
                .elbow(0.6, -1.0, -0.2)
                .hand(Gesture::Grip)
                .fingers(0.0, 0.3, 1.0)
                .thumb(-0.3, 1.0, 0.0),
        )
        .looking(10.0, -16.0, 0.0),
        wrists: [
            Some((far.0 - 24.0, far.1 + 4.0)),
            Some((near.0 - 32.0, near.1 - 2.0)),
        ],
        at: (330.0, 1030.0),
        height: 800.0,
        facing: Some(66.0),
        skin: Skin::Sand,
        head: Head {
            age: Some(Age::Old),
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.72,
                ..Mood::TENDERNESS
            },
            gaze: Some((0.7, -0.5)),
            hair: Hair::Receding,
            hair_colour: "#e8e4d0".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#c4d2b4".into(),
            bottom: Bottom::Bare,
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn cut() -> CutPerson {
    let man = man();
    man.cut(towards(man.at, LAMP.1.atan2(LAMP.0).to_degrees(), 4000.0))
}

fn parts(canvas: &Canvas, cut: &CutPerson, which: impl Fn(Kind) -> bool) {
    for part in cut.parts.iter().filter(|part| which(part.kind)) {
        // The gown is not cut from him, so his own shadows would lie wrongly on it.
        let mut part = part.clone();
        part.shadow = Shape::nothing();
        if matches!(part.kind, Kind::Arm(_)) {
            part.marks.retain(|mark| mark.tone != Tone::Line);
        }
        paint_part(canvas, &part, cut.landmarks.head_height, LAMP);
    }
}

/// The arm that is seen behind the pole.
pub fn far_arm(canvas: &Canvas) {
    parts(canvas, &cut(), |kind| {
        matches!(kind, Kind::Arm(Side::Left) | Kind::Hand(Side::Left))
    });
}

pub fn paint(canvas: &Canvas, dark: &Field) {
    let cut = cut();
    front_leg(canvas, &cut);
    leg(canvas, &cut, Side::Right);
    parts(canvas, &cut, |kind| matches!(kind, Kind::Trunk));
    parts(canvas, &cut, |kind| matches!(kind, Kind::Neck));
    gown(canvas, dark);
    parts(canvas, &cut, |kind| {
        matches!(
            kind,
            Kind::HairBehind | Kind::Head | Kind::Hair | Kind::Ear(_)
        )
    });
    parts(canvas, &cut, |kind| {
        matches!(kind, Kind::Arm(Side::Right) | Kind::Hand(Side::Right))
    });
    // Forearm and hand are one: what the kit shades between them would be a bracelet.
    canvas.lay(
        Brush::new(
            &spots![372, 494; 400, 511; 432, 530],
            25.0,
            shade(Skin::Sand.colour(), 0.6),
        )
        .profile(&[0.9, 1.0, 0.9])
        .dry(0.1),
    );
    let (x, y) = NEAR_WRIST;
    let skin = Skin::Sand.colour();
    for (across, width, colour) in [
        (0.0, 25.0, shade(skin, 0.35)),
        (-5.0, 9.0, light(skin, 0.4)),
    ] {
        canvas.lay(
            Brush::new(
                &[
                    (x - 22.0, y - 18.0 + across),
                    (x - 2.0, y + across),
                    (x + 18.0, y + 14.0 + across),
                ],
                width,
                colour,
            )
            .profile(&[0.8, 1.0, 0.9])
            .dry(0.1),
        );
    }
}

/// A leg and its foot as one mass, so that the ankle is a joint and not a gap.
fn leg(canvas: &Canvas, cut: &CutPerson, side: Side) {
    let foot: Vec<&Part> = cut
        .parts
        .iter()
        .filter(|part| part.kind == Kind::Foot(side))
        .collect();
    let (knee, ankle) = (
        cut.landmarks.knees[side.index()],
        cut.landmarks.ankles[side.index()],
    );
    let shin = [knee, between(knee, ankle, 0.4), ankle];
    let shape = all([
        cut.of(Kind::Leg(side)),
        cut.of(Kind::Foot(side)),
        taper(&shin, &[40.0, 46.0, 27.0]),
    ])
    .fillet(9.0);
    let bounds = cut.of(Kind::Foot(side)).bounds();
    let toes = match side {
        Side::Left => (bounds.x1 - 12.0, bounds.y1 - 12.0),
        Side::Right => (bounds.x0 + 16.0, bounds.y1 - 16.0),
    };
    let skin = Skin::Sand.colour();
    let ramp = [shade(skin, 3.0), shade(skin, 1.4), skin, light(skin, 1.2)];
    let way = step(knee, ankle);
    let across = |far: f64| (shin[1].0 - way.1 * far, shin[1].1 + way.0 * far);
    let value = Value::along(across(30.0), across(-34.0))
        .lifted(0.16)
        .broken(0.1, 50.0, 3);
    let paint = Field::ramp(&ramp, value)
        .patch(toes, (26.0, 26.0), shade(skin, 1.2), 0.4)
        .patch(bounds.middle(), (24.0, 18.0), ramp[3], 0.5);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[&[knee, shin[1], ankle], &[ankle, bounds.middle(), toes]])
            .passes(Passes::face(0.6))
            .found(0.08),
    );
    for mark in foot.iter().flat_map(|part| &part.marks) {
        if matches!(mark.tone, Tone::Line) {
            canvas.lay(Touch::new(&mark.shape, ramp[0]).opacity(0.7 * mark.opacity));
        }
    }
}

/// The leg he stands on: its thigh comes forward under the gown, the knee is bent below the hem, the shin goes back to the heel.
fn front_leg(canvas: &Canvas, cut: &CutPerson) {
    let foot = Kind::Foot(Side::Left);
    let shape = all([
        blob(&knots![
            340, 690; 418, 690; 440, 770; 453, 816; 450, 842; 432, 868; 408, 912; 382, 954; 364, 980; 346, 984; 338, 972; 346, 940;
            358, 896; 378, 862; 392, 836; 376, 790
        ]),
        cut.of(foot),
    ])
    .fillet(10.0);
    let bounds = cut.of(foot).bounds();
    let toes = (bounds.x1 - 12.0, bounds.y1 - 12.0);
    let skin = Skin::Sand.colour();
    let ramp = [shade(skin, 3.2), shade(skin, 1.4), skin, light(skin, 1.2)];
    let value = Value::along((352.0, 868.0), (446.0, 900.0))
        .lifted(0.14)
        .broken(0.1, 50.0, 3);
    let paint = Field::ramp(&ramp, value)
        .patch((412.0, 800.0), (60.0, 22.0), shade(skin, 2.4), 0.75)
        .patch((438.0, 834.0), (14.0, 18.0), ramp[3], 0.6)
        .patch((366.0, 906.0), (20.0, 40.0), shade(skin, 2.0), 0.45)
        .patch(toes, (26.0, 26.0), shade(skin, 1.2), 0.4);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![390, 720; 426, 826],
                &spots![440, 820; 420, 890; 364, 974],
                &spots![392, 850; 360, 900; 344, 974],
                &[(352.0, 976.0), bounds.middle(), toes],
            ])
            .passes(Passes::face(0.6))
            .found(0.08),
    );
    // Below and behind the kneecap, the shin bone, and the tendon at the heel.
    for (line, width, seen) in [
        (spots![446, 850; 438, 856; 428, 856], 4.0, 0.45),
        (spots![396, 838; 402, 848; 408, 852], 4.0, 0.4),
        (spots![424, 876; 400, 920; 376, 962], 4.0, 0.3),
        (spots![352, 940; 350, 960; 354, 972], 4.0, 0.4),
    ] {
        canvas.lay(Brush::line(&line, width, ramp[0]).opacity(seen));
    }
    for mark in cut
        .parts
        .iter()
        .filter(|part| part.kind == foot)
        .flat_map(|part| &part.marks)
    {
        if matches!(mark.tone, Tone::Line) {
            canvas.lay(Touch::new(&mark.shape, ramp[0]).opacity(0.7 * mark.opacity));
        }
    }
}

/// One comma from the neck to the hem; its back is lost in the green.
fn gown(canvas: &Canvas, dark: &Field) {
    let shape = blob(&knots![
        312, 392; 292, 404; 276, 426; 270, 480; 272, 560; 262, 640; 226, 702; 160, 738; 84, 746; 70, 758; 120, 774; 190, 772; 262, 784; 330, 800;
        404, 806; 458, 796; 476, 778; 470, 730; 444, 672; 414, 614; 402, 540; 404, 470; 392, 420; 376, 396; 366, 400; 356, 414; 336, 410
    ]);
    let value = Value::ball((360.0, 620.0), (140.0, 320.0), LAMP)
        .lifted(0.06)
        .broken(0.09, 80.0, 5);
    let paint = Field::ramp(&GOWN, value)
        .patch((350.0, 430.0), (44.0, 18.0), GOWN[2], 0.6)
        .patch_turned((170.0, 750.0), (90.0, 26.0), -20.0, GOWN[0], 0.6);
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![290, 420; 280, 560; 240, 694; 90, 758],
                &spots![330, 420; 320, 600; 290, 700; 190, 768],
                &spots![372, 420; 366, 590; 372, 700; 366, 800],
                &spots![398, 440; 398, 590; 430, 680; 466, 790],
            ])
            .passes(Passes::cloth().scaled(0.85))
            .lost((170.0, 560.0), 110.0)
            .lost((40.0, 720.0), 110.0)
            .bleed(14.0)
            .into(dark)
            .found(0.12),
    );
    for (fold, width, tone) in [
        (
            &spots![384, 560; 366, 660; 330, 720; 280, 776][..],
            12.0,
            GOWN[1],
        ),
        (
            &spots![346, 560; 316, 670; 250, 726; 160, 764],
            14.0,
            GOWN[1],
        ),
        (&spots![360, 640; 410, 690; 452, 770], 8.0, GOWN[2]),
        (&spots![392, 620; 436, 690; 464, 760], 10.0, GOWN[4]),
    ] {
        canvas.lay(
            Brush::new(fold, width, tone)
                .profile(&[0.1, 1.0, 0.8, 0.2])
                .dry(0.15)
                .opacity(0.65),
        );
    }
    // The tapes at the back, untied.
    for tape in [
        spots![284, 500; 240, 520; 208, 506; 178, 530],
        spots![282, 506; 250, 536; 226, 534; 200, 560],
    ] {
        canvas.lay(
            Brush::new(&tape, 6.0, "#8fb09a")
                .profile(&[1.0, 0.8, 1.0, 0.5])
                .opacity(0.8),
        );
    }
}
