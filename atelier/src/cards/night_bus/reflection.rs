//! In the window: the old woman is awake, the young one sleeps on her shoulder.

use crate::line::{blob, taper};
use crate::motifs::figures::{Age, View};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Grasp, Hand, Head, Light, Mass, Passes,
    Value,
};
use crate::{knots, spots};

const LIGHT: Light = (-0.7, -0.5, 0.5);
const GLASS: [&str; 5] = ["#12343a", "#26575a", "#4a7f78", "#82ab99", "#bfd6bb"];

fn skin() -> Complexion {
    Complexion {
        white: "#d9e6cf".into(),
        ink: "#06141a".into(),
        iris: "#12343a".into(),
        ..Complexion::new(GLASS, "#6d8f7c", "#173f45").lip("#35605c")
    }
}

pub fn paint(canvas: &Canvas) {
    let coat = coat(canvas);
    let awake = awake(canvas);
    hush(canvas, &awake);
    asleep(canvas, &coat);
}

/// One coat for both, lost in the dark below.
fn coat(canvas: &Canvas) -> Field {
    let value = Value::along((500.0, 1150.0), (760.0, 640.0)).broken(0.1, 140.0, 4);
    let paint = Field::ramp(&["#0a1e24", "#123238", "#1f4a4b", "#2f5f58"], value).patch(
        (540.0, 930.0),
        (90.0, 160.0),
        "#4a3a2c",
        0.5,
    );
    let shape = blob(
        &knots![560, 690; 620, 640; 720, 640; 840, 700; 850, 1260; 480, 1260; 488, 1000; 505, 850],
    );
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![600, 660; 540, 800; 500, 1000],
                &spots![640, 640; 720, 640; 840, 694],
                &spots![760, 690; 830, 760; 845, 900],
                &spots![720, 660; 700, 850; 690, 1100],
                &spots![560, 1000; 600, 1100; 700, 1180],
            ])
            .passes(Passes::cloth())
            .under("#0c2329")
            .lost((500.0, 960.0), 130.0)
            .lost((600.0, 1180.0), 200.0)
            .bleed(30.0),
    );
    paint
}

fn awake(canvas: &Canvas) -> Head {
    let head = Head {
        spot: Spot::new(668.0, 470.0, 0.86).flipped(true),
        view: View::Profile,
        age: Age::Old,
        skin: skin(),
        light: LIGHT,
        expression: Expression {
            brow_inner: 3.0,
            brow_outer: 3.0,
            smile: 0.2,
            ..Expression::CALM
        },
        gaze: (0.3, 0.1),
        hair_ramp: ["#1f4a4c", "#55807a", "#9bb9a6", "#d3dfc6"].map(Into::into),
        ears: true,
        lost: vec![((-60.0, 200.0), 90.0), ((-60.0, 0.0), 80.0)],
        ..Head::default()
    };
    head.paint(canvas);
    let bun = blob(&knots![-112, -96; -146, -120; -184, -92; -184, -40; -150, -16; -116, -44]);
    let combed = blob(
        &knots![70, -100; 50, -146; -20, -170; -90, -154; -138, -96; -146, -30; -126, 40; -92, 66; -64, 46; -46, 4; -28, -28; -2, -34; 6, -4; 14, -8; 18, -36; 44, -84],
    );
    head.at(canvas).lay(
        head.hair_of(
            &bun,
            &[&spots![-130, -40; -140, -104; -176, -86; -170, -34]],
        )
        .lost((-230.0, -60.0), 70.0),
    );
    head.at(canvas).lay(
        head.hair_of(
            &combed,
            &[
                &spots![66, -100; 20, -150; -60, -160; -130, -90],
                &spots![40, -80; -10, -110; -80, -90; -130, -10],
                &spots![20, -30; -10, -60; -70, -40; -120, 30],
                &spots![-40, 10; -70, 40; -100, 60],
            ],
        )
        .lost((-190.0, 60.0), 110.0),
    );
    head
}

/// One finger before the lips: the back of the hand is towards us, three knuckles step down from it.
fn hush(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    let sleeve = taper(&spots![152, 246; 176, 320; 226, 440], &[72.0, 98.0, 130.0]);
    let cloth = Value::along((210.0, 420.0), (110.0, 230.0)).broken(0.08, 60.0, 4);
    at.lay(
        Mass::new(
            &sleeve,
            Field::ramp(&["#123238", "#24524f", "#417a70", "#6a9c8c"], cloth),
        )
        .along(&[
            &spots![108, 240; 124, 320; 150, 420],
            &spots![150, 240; 170, 320; 210, 420],
        ])
        .under("#0c2329")
        .lost((210.0, 430.0), 90.0),
    );
    at.lay(
        Brush::line(&spots![112, 74; 116, 100; 108, 134], 9.0, "#1f5055")
            .profile(&[0.3, 1.0, 0.6])
            .opacity(0.5),
    );
    let hand = Hand {
        spot: Spot::new(537.0, 676.0, 1.12).turned(88.0).flipped(true),
        grasp: Grasp::Pointing,
        age: Age::Old,
        skin: skin(),
        light: LIGHT,
    };
    hand.paint(canvas);
    // The finger is the one hard edge in the glass.
    let finger = taper(
        &spots![58, -21; 90, -23; 116, -24; 135, -24],
        &[17.0, 17.0, 16.0, 15.0, 12.0],
    );
    let value = Value::along((70.0, -34.0), (112.0, -14.0)).broken(0.05, 30.0, 2);
    let paint = Field::ramp(&[GLASS[1], GLASS[2], GLASS[3], GLASS[4], "#dcebd2"], value);
    hand.at(canvas).lay(
        Mass::new(&finger, paint)
            .flow(Flow::along(&[&spots![58, -21; 135, -24]]).stray(0.05))
            .passes(Passes::face(0.5))
            .lost((50.0, -20.0), 18.0)
            .bleed(2.0)
            .found(0.02),
    );
    for x in [88.0, 112.0] {
        hand.at(canvas).lay(
            Brush::line(&[(x, -30.0), (x + 2.0, -24.0), (x, -17.0)], 2.6, "#3c716d").opacity(0.7),
        );
    }
    hand.at(canvas).lay(
        Brush::new(&spots![-14, -32; -9, 0; -14, 32], 22.0, "#7fae9a").profile(&[0.6, 1.0, 0.6]),
    );
}

fn asleep(canvas: &Canvas, coat: &Field) {
    let head = Head {
        spot: Spot::new(640.0, 730.0, 0.8).turned(24.0),
        view: View::Front,
        skin: skin(),
        light: (-0.5, -0.6, 0.6),
        expression: Expression::ASLEEP,
        hair_ramp: ["#05131a", "#0a2229", "#15393f", "#2b5a5c"].map(Into::into),
        brow: Some("#1c464c".into()),
        ears: false,
        neck: false,
        ..Head::default()
    };
    head.paint(canvas);
    let hair = blob(
        &knots![-20, -162; 60, -162; 116, -112; 132, -20; 126, 70; 100, 110; 82, 60; 86, -30; 44, -66; -40, -66; -90, -20; -96, 70; -112, 112; -136, 50; -134, -50; -100, -122],
    );
    head.at(canvas).lay(
        head.hair_of(
            &hair,
            &[
                &spots![-100, 80; -120, -20; -60, -130; 20, -150],
                &spots![20, -150; 100, -100; 124, 60],
                &spots![-80, -30; -20, -90; 70, -60],
            ],
        )
        .lost((130.0, 60.0), 80.0)
        .into(coat),
    );
    let scarf = blob(
        &knots![-84, 96; -40, 140; 20, 152; 76, 120; 128, 150; 120, 230; 20, 280; -90, 250; -140, 170],
    );
    let value =
        Value::ball((-20.0, 150.0), (160.0, 125.0), head.local_light()).broken(0.1, 60.0, 4);
    let paint = Field::ramp(&["#1d3434", "#43463a", "#7a6440", "#a98a52"], value).patch(
        (10.0, 146.0),
        (100.0, 20.0),
        "#16302f",
        0.8,
    );
    head.at(canvas).lay(
        Mass::new(&scarf, paint)
            .along(&[
                &spots![-90, 110; -20, 170; 90, 140],
                &spots![-120, 170; 0, 230; 110, 190],
            ])
            .passes(Passes::thing().scaled(1.2))
            .lost((0.0, 290.0), 150.0)
            .lost((120.0, 200.0), 75.0)
            .into(coat),
    );
}
