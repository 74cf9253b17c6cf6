//! The owner of the long coat: an old gentleman whose hand has gone to his top button, and who has a tail.

use crate::line::{blob, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::feathers;
use super::guests::BLACK;

const FEET: At = (684.0, 1152.0);

fn person() -> Person {
    let build = Proportions {
        head: 1.02,
        ..Build::Adult.proportions()
    };
    Person {
        build: Build::Of(build),
        pose: Pose {
            lean: (-2.0, 0.0),
            arms: [
                ArmPose::to(0.1, 0.0, 0.4)
                    .elbow(1.0, -1.0, 0.0)
                    .hand(Gesture::Grip)
                    .fingers(-0.1, 0.5, 0.85)
                    .thumb(0.1, 0.9, -0.4),
                ArmPose::to(0.07, -0.96, 0.07),
            ],
            ..UPRIGHT
        },
        at: FEET,
        height: 960.0,
        facing: Some(-78.0),
        skin: Skin::Honey,
        head: Head {
            features: Features {
                nose_length: 1.1,
                hook: 0.1,
                ears: 1.1,
                ..Features::PLAIN
            },
            age: Some(Age::Old),
            mood: Mood {
                brow_in: 0.08,
                brow_out: 0.02,
                upper: 0.9,
                smile: 0.01,
                pressed: 0.3,
                ..Mood::CALM
            },
            turn: (0.0, 2.0, 0.0),
            gaze: Some((-0.6, 0.05)),
            hair: Hair::Receding,
            hair_colour: "#f0ede6".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: BLACK.into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#25262f".into(),
            shoes: Shoes::Leather,
            shoe_colour: "#15151c".into(),
            ..Clothes::default()
        },
        wrists: [Some((FEET.0 + 4.0, FEET.1 - 648.0)), None],
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let under = ellipse((FEET.0 + 30.0, FEET.1 + 4.0), 190.0, 26.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#4d5361", 0.8), 12.0)));
    scene.add(paint(scene, &cut, |kind| {
        matches!(kind, Kind::Leg(_) | Kind::Foot(_))
    }));
    scene.add(feathers::fan(
        scene,
        Spot::new(FEET.0 + 24.0, FEET.1 - 112.0, 1.46).turned(-17.0),
    ));
    scene.add(paint(scene, &cut, |kind| kind == Kind::Neck));
    coat(scene, &cut);
    scene.add(paint(scene, &cut, |kind| {
        matches!(
            kind,
            Kind::HairBehind | Kind::Head | Kind::Hair | Kind::Ear(_) | Kind::Small | Kind::Worn
        )
    }));
    moustache(scene, &cut);
    scene.add(paint(scene, &cut, |kind| kind == Kind::Hand(Side::Left)));
    sleeve(scene, &cut);
    cuff(scene, &cut);
}

/// The white cuff of his shirt, between sleeve and hand.
fn cuff(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.wrists[0];
    let spot = Spot::new(x, y, 1.0).turned(172.0);
    let band = spot.put(&blob(&knots![
        -22, -39, corner; 6, -33, corner; 11, 0; 6, 33, corner; -22, 39, corner; -16, 0
    ]));
    scene.add(scene.blurred(scene.veil(&band.moved(-3.0, 5.0), "#2a1410", 0.45), 3.0));
    let [low, top] = [(0.0, -34.0), (0.0, 30.0)].map(|at| spot.point(at));
    scene.add(scene.fill(
        &band,
        scene.linear(top, low, &stops![0, "#fbf8ef"; 1, "#c4c3c2"]),
    ));
    // The turned-up end of the sleeve.
    let hem = spot.put(&blob(&knots![
        -46, -43, corner; -14, -41, corner; -9, 0; -14, 41, corner; -46, 43, corner; -41, 0
    ]));
    scene.add(scene.veil(&hem.moved(-3.0, 3.0).within(&band), "#40414c", 0.5));
    scene.add(scene.fill(
        &hem,
        scene.linear(top, low, &stops![0, "#3a3c48"; 1, "#1c1d25"]),
    ));
    scene.add(scene.veil(&hem.minus(&hem.moved(2.0, 2.0)), "#7d818f", 0.6));
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum()
}

/// His elbow, close to the side.
fn elbow(cut: &CutPerson) -> At {
    let (x, y) = cut.landmarks.wrists[0];
    (x + 52.0, y + 42.0)
}

/// The sleeve before the coat, with the folds of a bent arm.
fn sleeve(scene: &Scene, cut: &CutPerson) {
    let ((wx, wy), (x, y)) = (cut.landmarks.wrists[0], elbow(cut));
    let upper = taper(
        &[
            (x - 40.0, y - 156.0),
            (x - 18.0, y - 116.0),
            (x, y - 56.0),
            (x, y),
        ],
        &[80.0, 98.0, 92.0, 84.0],
    );
    let fore = taper(
        &[(x, y), (x - 22.0, y - 22.0), (wx + 20.0, wy + 4.0)],
        &[84.0, 80.0, 74.0],
    );
    let sleeve = handcut(&upper.and(&fore).fillet(12.0), 1.0, 30.0, 3);
    scene.add(scene.blurred(scene.veil(&sleeve.moved(-6.0, 10.0), "#08080c", 0.5), 7.0));
    let tones = stops![0, "#3c3e4a"; 0.5, "#23242d"; 1, "#16161d"];
    scene.add(scene.fill(
        &sleeve,
        scene.linear((x - 90.0, y - 120.0), (x + 50.0, y - 20.0), &tones),
    ));
    for line in [
        spots![x - 54.0, y - 56.0; x - 24.0, y - 40.0; x + 10.0, y - 44.0],
        spots![x - 48.0, y - 40.0; x - 22.0, y - 20.0; x + 14.0, y - 18.0],
        spots![x - 66.0, y - 140.0; x - 54.0, y - 100.0; x - 56.0, y - 60.0],
    ] {
        let fold = scene.blurred(
            scene.veil(&taper(&line, &[3.0, 12.0, 2.0]), "#0b0b10", 0.75),
            2.5,
        );
        scene.add(scene.clipped(&sleeve, fold));
    }
    scene.add(scene.veil(&sleeve.minus(&sleeve.moved(2.0, 1.8)), "#7d818f", 0.5));
}

/// His moustache, brushed.
fn moustache(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.mouth;
    let hairs = taper(
        &[
            (x - 6.0, y - 15.0),
            (x + 10.0, y - 9.0),
            (x + 30.0, y + 8.0),
        ],
        &[13.0, 17.0, 3.0],
    );
    scene.add(scene.veil(&hairs.moved(1.0, 4.0), "#5a3020", 0.5));
    scene.add(scene.fill(&hairs, "#f4f1ea"));
    scene.add(scene.veil(&hairs.minus(&hairs.moved(-1.0, -4.0)), "#b9b4ae", 0.9));
}

/// The coat, from the shoulders to the ankles, buttoned in front.
fn coat(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.hips;
    let (nx, ny) = cut.landmarks.neck;
    let coat = blob(&knots![
        nx - 42.0, ny + 6.0; nx - 74.0, ny + 70.0; x - 88.0, y - 120.0; x - 84.0, y - 20.0; x - 98.0, y + 180.0; x - 124.0, y + 410.0, corner; x - 20.0, y + 430.0;
        x + 70.0, y + 420.0; x + 124.0, y + 392.0, corner; x + 106.0, y + 180.0; x + 86.0, y + 10.0; x + 82.0, y - 140.0; nx + 84.0, ny + 70.0; nx + 40.0, ny + 6.0; nx, ny - 4.0
    ]);
    let coat = handcut(&coat, 1.2, 34.0, 6);
    let tones = stops![0, "#41434f"; 0.25, "#262731"; 1, "#15151c"];
    scene.add(scene.fill(
        &coat,
        scene.linear((x - 110.0, y - 60.0), (x + 120.0, y + 20.0), &tones),
    ));
    for (line, wide) in [
        (
            spots![x - 30.0, y + 20.0; x - 48.0, y + 220.0; x - 60.0, y + 424.0],
            22.0,
        ),
        (
            spots![x + 36.0, y + 20.0; x + 50.0, y + 220.0; x + 64.0, y + 424.0],
            26.0,
        ),
    ] {
        let fold = scene.blurred(
            scene.veil(&taper(&line, &[2.0, wide * 0.6, wide]), "#0b0b10", 0.6),
            4.0,
        );
        scene.add(scene.clipped(&coat, fold));
        let ridge = line.map(|(a, b)| (a - wide * 0.8, b));
        let ridge = scene.blurred(
            scene.veil(
                &taper(&ridge, &[2.0, wide * 0.3, wide * 0.5]),
                "#555866",
                0.4,
            ),
            4.0,
        );
        scene.add(scene.clipped(&coat, ridge));
    }
    let rim = coat.minus(&coat.moved(2.4, 2.6));
    scene.add(scene.veil(&rim, "#7d818f", 0.6));
    let front = [
        (nx - 40.0, ny + 60.0),
        (x - 62.0, y - 60.0),
        (x - 66.0, y + 120.0),
        (x - 92.0, y + 410.0),
    ];
    scene.add(scene.clipped(&coat, scene.thread(&front, "#0b0b10", 2.4, 0.9)));
    for (bx, by) in [
        (nx - 58.0, ny + 62.0),
        (x - 76.0, y - 150.0),
        (x - 74.0, y - 72.0),
        (x - 75.0, y + 10.0),
        (x - 78.0, y + 96.0),
    ] {
        scene.add(scene.fill(&ellipse((bx + 1.0, by + 2.5), 7.0, 9.0), "#0b0b10"));
        scene.add(scene.fill(&ellipse((bx, by), 6.6, 8.6), "#4a4c58"));
        scene.add(scene.veil(&ellipse((bx - 1.5, by - 2.5), 3.0, 3.6), "#b9bcc6", 0.8));
    }
    collar(scene, cut.landmarks.neck);
}

/// The collar, turned up; what shows in it is too small to be a scarf.
fn collar(scene: &Scene, neck: At) {
    let (x, y) = neck;
    for (turn, long, fill) in [(-34.0, 40.0, feathers::YELLOW), (-8.0, 46.0, feathers::LIT)] {
        let feather = taper(
            &[(0.0, 0.0), (0.0, -long * 0.6), (-3.0, -long)],
            &[13.0, 19.0, 7.0],
        );
        let feather = feather.turned(turn, (0.0, 0.0)).moved(x - 34.0, y + 36.0);
        scene.add(scene.fill(&feather, fill));
        scene.add(scene.veil(
            &feather.minus(&feather.moved(-3.0, -2.0)),
            feathers::SHADE,
            0.8,
        ));
    }
    let collar = blob(
        &knots![x - 44.0, y + 24.0, corner; x - 10.0, y + 4.0; x + 40.0, y - 26.0; x + 62.0, y - 22.0, corner; x + 62.0, y + 16.0; x + 20.0, y + 46.0; x - 40.0, y + 70.0, corner],
    );
    let collar = handcut(&collar, 0.8, 20.0, 9);
    scene.add(scene.blurred(scene.veil(&collar.moved(2.0, 8.0), "#08080c", 0.6), 4.0));
    scene.add(scene.fill(
        &collar,
        scene.linear(
            (x - 40.0, y),
            (x + 60.0, y + 30.0),
            &stops![0, "#4a4c59"; 1, "#20212a"],
        ),
    ));
    scene.add(scene.veil(&collar.minus(&collar.moved(1.6, 2.4)), "#8b8f9c", 0.7));
}
