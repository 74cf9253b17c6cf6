//! The boy of eight: a bonnet, a dummy, his knees up to his chin and his shoes on the rim.

use crate::line::{Path, Stroke, between, blob, circle, curve, ellipse, handcut, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Reach, Shoes, Side, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

use super::pram::{SIZE, spot};

pub const SKIN: &str = "#c98d62";

fn person() -> Person {
    let build = Build::Of(Proportions {
        head: 1.3,
        thigh: 1.3,
        shin: 1.2,
        foot: 0.74,
        upper_arm: 0.92,
        forearm: 0.82,
        ..Build::Child.proportions()
    });
    Person {
        build,
        at: spot().point((280.0, 808.0)),
        height: build.proportions().stature() * 152.0 * SIZE,
        facing: Some(54.0),
        pose: Pose {
            hips: v(0.0, 0.10, -0.28),
            lean: (-14.0, 0.0),
            bow: 0.36,
            crane: 0.1,
            head: (-34.0, 2.0, 3.0),
            arms: [
                ArmPose::to(-0.02, -0.04, 0.10)
                    .from(Reach::Knee)
                    .elbow(1.0, -0.4, -0.2)
                    .hand(Gesture::Grip)
                    .fingers(-0.9, -0.3, 0.3)
                    .thumb(-1.0, 0.1, 0.3),
                ArmPose::to(0.06, 0.02, 0.06)
                    .from(Reach::Knee)
                    .elbow(0.7, -1.0, -0.3)
                    .hand(Gesture::Grip)
                    .fingers(-0.9, -0.3, 0.3)
                    .thumb(-0.9, 0.1, 0.5),
            ],
            legs: [
                LegPose::to(0.10, 0.02, 0.36)
                    .knee(0.2, 1.0, 0.3)
                    .toe(0.2, 0.1, 1.0),
                LegPose::to(0.16, 0.04, 0.40)
                    .knee(0.2, 1.0, 0.3)
                    .toe(0.2, 0.1, 1.0),
            ],
            ..Pose::SIT_ON_GROUND
        },
        skin: Skin::Of(SKIN.into()),
        head: Head {
            features: Features {
                eyes: 1.2,
                cheeks: 1.05,
                jaw: 1.08,
                ears: 1.2,
                long: 0.92,
                wide: 1.05,
                brows: 1.2,
                nose_length: 0.8,
                nose_out: 0.75,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: Mood {
                brow_in: -0.05,
                brow_out: 0.03,
                uneven: 0.04,
                upper: 0.62,
                lower: 0.6,
                wide: 0.6,
                blush: 1.1,
                cheeks: 0.3,
                tilt: (0.0, 0.0),
                ..Mood::CALM
            },
            gaze: Some((0.75, 0.3)),
            hair: Hair::Tousled,
            hair_colour: "#33201e".into(),
            iris: "#4a2a18".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#e8b23a".into(),
            top_pattern: Pattern::Plain,
            bottom: Bottom::Shorts,
            bottom_colour: "#57694a".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#d9432c".into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum()
}

/// The legs that do not fit in: over the rim.
pub fn legs(scene: &Scene) {
    let cut = person().cut(scene.light);
    let over = spot().put(&poly(&[
        (330.0, 560.0),
        (620.0, 560.0),
        (620.0, 900.0),
        (360.0, 900.0),
    ]));
    let legs = paint(scene, &cut, |kind| {
        matches!(kind, Kind::Leg(_) | Kind::Foot(_))
    });
    scene.add(scene.clipped(&over, legs));
    socks(scene, &cut);
    scene.add(paint(scene, &cut, |kind| {
        matches!(kind, Kind::Arm(_) | Kind::Hand(_))
    }));
    let (x, y) = cut.landmarks.head;
    bow(scene, &Spot::new(x, y, SIZE));
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let (x, y) = cut.landmarks.head;
    scene.add(paint(scene, &cut, |kind| {
        !matches!(kind, Kind::Hair | Kind::HairBehind)
    }));
    let fringe = Spot::new(x, y, SIZE).put(&poly(&[
        (-100.0, -96.0),
        (76.0, -96.0),
        (88.0, -60.0),
        (88.0, 20.0),
        (-100.0, 60.0),
    ]));
    let hair = paint(scene, &cut, |kind| kind == Kind::Hair);
    scene.add(scene.clipped(&fringe, hair));
    let cap = bonnet(scene, cut.landmarks.head);
    dummy(scene, cut.landmarks.mouth);
    let bare = cut.outline().minus(&cut.of(Kind::HairBehind));
    under_hood(scene, &bare.minus(&cut.of(Kind::Hair)).and(&cap));
}

/// The hood keeps the sun from him; only what he stretches out is lit.
fn under_hood(scene: &Scene, boy: &Shape) {
    let shade = spot().put(&blob(&knots![
        60, 330; 240, 330; 330, 400; 340, 500; 330, 570; 380, 620; 420, 700, corner; 300, 790; 100, 790; 40, 600
    ]));
    let ink = scene.blurred(scene.veil(&shade, super::DUSK, 0.36), 12.0);
    let inside = boy.and(&super::pram::hood());
    scene.add(scene.multiplied(scene.clipped(&inside, ink)));
}

/// White socks, pulled up.
fn socks(scene: &Scene, cut: &CutPerson) {
    let feet = cut
        .of(Kind::Foot(Side::Left))
        .and(&cut.of(Kind::Foot(Side::Right)));
    for side in [Side::Left, Side::Right] {
        let (knee, ankle) = (
            cut.landmarks.knees[side.index()],
            cut.landmarks.ankles[side.index()],
        );
        let top = between(ankle, knee, 0.34);
        let sock = Stroke::new(&[between(ankle, knee, -0.1), top], &[70.0, 70.0])
            .blunt()
            .shape();
        let sock = sock
            .within(&cut.of(Kind::Leg(side)))
            .grown(2.0)
            .minus(&feet);
        scene.add(scene.fill(&sock, "#fbf4e6"));
        scene.add(scene.veil(&sock.minus(&sock.moved(5.0, -1.0)), "#c4b2b8", 0.8));
        let band = Stroke::new(
            &[between(ankle, knee, 0.27), between(ankle, knee, 0.3)],
            &[70.0, 70.0],
        )
        .blunt()
        .shape();
        scene.add(scene.fill(&band.within(&sock), "#2f56d6"));
    }
}

/// White, frilled, close around the skull, tied below the chin: his fringe looks out of it.
fn bonnet(scene: &Scene, (x, y): At) -> Shape {
    let spot = Spot::new(x, y, SIZE);
    let cap = blob(&knots![
        -66, 84, corner; -98, 48; -114, -14; -100, -80; -50, -120; 16, -124; 66, -102; 92, -52; 95, 4; 82, 52, corner; 40, 60; -20, 80
    ]);
    let opening = blob(&knots![
        -62, 90; -72, 30; -68, -24; -44, -66; 6, -86; 54, -68; 78, -26; 78, 20; 66, 60; 20, 120
    ]);
    let edge = curve(
        &spots![-62, 76; -74, 28; -69, -24; -45, -66; 6, -86; 54, -69; 78, -28; 80, 16; 72, 50],
    );
    let band = Stroke::along(edge.clone(), &[14.0, 18.0, 20.0, 18.0, 12.0]).shape();
    let path = Path::new(edge);
    let frill = path.walk(15).map(|(at, _)| circle(at, 11.5));
    let frill = all(frill.chain([band]));
    let cap = handcut(&spot.put(&cap.minus(&opening)), 0.8, 24.0, 2);
    let frill = spot.put(&frill);
    let white = |shape: &Shape, shade: f64| {
        let sheet = scene.sheet(shape, "#fbf5ee").lit(0.4).shade(shade);
        sheet.dark("#a890a8").grain(1.05).rim(0.0).ink()
    };
    scene.add(white(&cap, 0.45));
    for line in [
        &spots![-76, 26; -96, 22; -114, 14][..],
        &spots![-68, -28; -90, -46; -108, -62],
        &spots![-40, -70; -52, -92; -64, -114],
        &spots![6, -88; 2, -108; -4, -126],
        &spots![52, -72; 60, -86; 66, -100],
    ] {
        let fold = spot.put(&taper(line, &[5.0, 3.0, 1.0])).within(&cap);
        scene.add(scene.veil(&fold, "#a890a8", 0.55));
    }
    let face = spot.put(&opening);
    scene.add(scene.clipped(&face, scene.shadow(&frill, (3.0, 8.0), 4.0, "#3a1f2c", 0.5)));
    scene.add(white(&frill, 0.2));
    scene.add(scene.veil(&frill.minus(&frill.moved(-2.0, -4.0)), "#a890a8", 0.6));
    cap.and(&frill)
}

/// The ribbon of the bonnet.
fn bow(scene: &Scene, spot: &Spot) {
    let ribbons = all([
        Stroke::new(&spots![-62, 78; -46, 98; -14, 112], &[11.0, 11.0, 9.0]).shape(),
        Stroke::new(&spots![68, 56; 44, 94; -4, 112], &[7.0, 9.0, 8.0]).shape(),
        taper(&spots![-12, 112; -26, 134; -44, 154], &[8.0, 12.0, 14.0]),
        taper(&spots![-8, 112; 0, 136; -4, 164], &[8.0, 12.0, 14.0]),
    ]);
    let loops = blob(&knots![-12, 112, corner; -34, 92; -62, 98; -64, 116; -52, 128; -30, 126])
        .and(&blob(
            &knots![-8, 112, corner; 12, 96; 38, 100; 42, 116; 30, 128; 8, 126],
        ));
    let bow = spot.put(&ribbons.and(&loops));
    scene.add(scene.shadow(&bow, (2.0, 5.0), 3.0, "#3a1f2c", 0.4));
    let sheet = scene.sheet(&bow, "#9fc2ff").lit(0.2).shade(0.5);
    scene.add(sheet.grain(1.05).rim(0.0).ink());
    let folds = all([
        taper(&spots![-20, 111; -34, 108; -50, 109], &[6.0, 3.0, 1.0]),
        taper(&spots![0, 111; 12, 109; 28, 110], &[6.0, 3.0, 1.0]),
    ]);
    scene.add(scene.veil(&spot.put(&folds), "#4a66b0", 0.6));
    let knot = spot.put(&ellipse((-10.0, 112.0), 10.0, 9.0));
    scene.add(scene.fill(&knot, "#7fa6ee"));
}

/// A dummy that would do for his sister.
fn dummy(scene: &Scene, (x, y): At) {
    let shield = ellipse((x + 2.0, y + 2.0), 32.0, 22.0);
    scene.add(scene.shadow(&shield, (3.0, 6.0), 4.0, "#5a2a2a", 0.5));
    let pink = |shape: &Shape, colour: &str| {
        let sheet = scene.sheet(shape, colour).lit(0.15).shade(0.6);
        sheet.dark("#a83a66").grain(1.05).rim(0.0).ink()
    };
    scene.add(pink(&shield, "#f291a8"));
    let ring = circle((x + 7.0, y + 15.0), 18.0).minus(&circle((x + 7.0, y + 15.0), 11.5));
    scene.add(scene.fill(&ring, "#fff3d8"));
    scene.add(scene.veil(&ring.minus(&ring.moved(-2.0, -2.0)), "#d0a878", 0.9));
    scene.add(pink(&ellipse((x + 4.0, y + 2.0), 11.0, 8.5), "#d9688a"));
}
