//! The boy of eight: a bonnet, a dummy, his knees up to his chin and his shoes on the rim.

use crate::line::{Path, Stroke, between, blob, circle, curve, ellipse, handcut, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Reach, Shoes, Side, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

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
        at: (280.0, 808.0),
        height: build.proportions().stature() * 152.0,
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
                    .hand(Gesture::Drape)
                    .fingers(-0.3, -0.8, 0.3)
                    .thumb(-1.0, 0.1, 0.3),
                ArmPose::to(0.06, 0.02, 0.06)
                    .from(Reach::Knee)
                    .elbow(0.7, -1.0, -0.3)
                    .hand(Gesture::Drape)
                    .fingers(-0.3, -0.7, 0.6)
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
                brow_in: 0.05,
                upper: 0.66,
                lower: 0.7,
                wide: 0.6,
                blush: 1.1,
                cheeks: 0.3,
                tilt: (0.0, 0.0),
                ..Mood::CALM
            },
            gaze: Some((0.0, 0.0)),
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
    let over = poly(&[
        (330.0, 560.0),
        (620.0, 560.0),
        (620.0, 900.0),
        (360.0, 900.0),
    ]);
    let legs = paint(scene, &cut, |kind| {
        matches!(kind, Kind::Leg(_) | Kind::Foot(_))
    });
    scene.add(scene.clipped(&over, legs));
    socks(scene, &cut);
    scene.add(paint(scene, &cut, |kind| {
        matches!(kind, Kind::Arm(_) | Kind::Hand(_))
    }));
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let (x, y) = cut.landmarks.head;
    scene.add(paint(scene, &cut, |kind| kind != Kind::Hair));
    let fringe = poly(&[
        (x - 100.0, y - 96.0),
        (x + 76.0, y - 96.0),
        (x + 110.0, y - 60.0),
        (x + 110.0, y + 20.0),
        (x - 100.0, y + 60.0),
    ]);
    let hair = paint(scene, &cut, |kind| kind == Kind::Hair);
    scene.add(scene.clipped(&fringe, hair));
    bonnet(scene, cut.landmarks.head);
    dummy(scene, cut.landmarks.mouth);
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

/// White, frilled, much too small, tied below the chin: his fringe looks out of it.
fn bonnet(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x, y, 1.0);
    let cap = blob(&knots![
        -88, 66, corner; -122, 20; -132, -50; -104, -112; -46, -144; 20, -142; 66, -112; 84, -70, corner; 20, -92; -40, -70; -66, -10; -72, 60, corner
    ]);
    let edge = curve(&spots![-80, 64; -72, 0; -50, -62; 0, -92; 48, -90; 84, -66]);
    let band = Stroke::along(edge.clone(), &[16.0, 20.0, 20.0, 14.0]).shape();
    let path = Path::new(edge);
    let frill = path.walk(13).map(|(at, _)| circle(at, 13.0));
    let frill = all(frill.chain([band]));
    let cap = handcut(&spot.put(&cap), 0.8, 24.0, 2);
    let frill = spot.put(&frill);
    let white = stops![0, "#ffffff"; 0.5, "#fbf2e6"; 1, "#cdbcc8"];
    scene.add(scene.fill(
        &cap,
        scene.linear((x - 40.0, y - 140.0), (x - 110.0, y + 80.0), &white),
    ));
    for line in [
        &spots![-62, 10; -92, 0; -124, -16][..],
        &spots![-50, -50; -76, -74; -106, -96],
        &spots![-16, -86; -28, -112; -40, -138],
        &spots![28, -92; 30, -110; 26, -138],
    ] {
        let fold = spot.put(&taper(line, &[5.0, 3.0, 1.0])).within(&cap);
        scene.add(scene.veil(&fold, "#b9a6b8", 0.7));
    }
    scene.add(scene.shadow(&frill, (4.0, 8.0), 4.0, "#3a1f2c", 0.5));
    scene.add(scene.fill(
        &frill,
        scene.linear((x - 90.0, y - 120.0), (x + 100.0, y + 20.0), &white),
    ));
    scene.add(scene.veil(&frill.minus(&frill.moved(-2.0, -4.0)), "#b9a6b8", 0.8));
    let ribbon = Stroke::new(
        &[
            (x - 78.0, y + 62.0),
            (x - 50.0, y + 100.0),
            (x + 8.0, y + 122.0),
        ],
        &[11.0, 11.0, 10.0],
    )
    .shape();
    scene.add(scene.shadow(&ribbon, (2.0, 5.0), 3.0, "#3a1f2c", 0.4));
    scene.add(scene.fill(&ribbon, "#9fc2ff"));
    scene.add(scene.veil(&ribbon.minus(&ribbon.moved(1.0, 4.0)), "#e2edff", 0.8));
}

/// A dummy that would do for his sister.
fn dummy(scene: &Scene, (x, y): At) {
    let shield = ellipse((x + 2.0, y + 2.0), 38.0, 25.0);
    scene.add(scene.shadow(&shield, (3.0, 6.0), 4.0, "#5a2a2a", 0.5));
    scene.add(scene.fill(&shield, "#ff9fb4"));
    scene.add(scene.veil(&shield.minus(&shield.moved(-3.0, -5.0)), "#c85a80", 0.8));
    let ring = circle((x + 8.0, y + 16.0), 20.0).minus(&circle((x + 8.0, y + 16.0), 13.0));
    scene.add(scene.fill(&ring, "#fff3d8"));
    scene.add(scene.veil(&ring.minus(&ring.moved(-2.0, -2.0)), "#d0a878", 0.9));
    let knob = ellipse((x + 4.0, y + 2.0), 12.0, 9.0);
    scene.add(scene.fill(&knob, "#e0708f"));
}
