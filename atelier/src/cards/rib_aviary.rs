//! An old woman has opened the little door in her ribs. One bird has come out on her finger; she looks at it, and it looks out of the
//! window, where a flock is leaving. Another stands on the threshold.

use crate::line::{poly, rect};
use crate::scene::Scene;
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Value,
};

mod arms;
mod birds;
mod cage;
mod woman;

/// From the window, on the right.
const DAY: Light = (0.78, -0.38, 0.48);
/// Her cardigan.
const WOOL: [&str; 5] = ["#250f1e", "#521a2c", "#8c3040", "#bd5750", "#e89a76"];

pub fn scene() -> Scene {
    let canvas = Canvas::new(73, "#12302b");
    let dark = room(&canvas);
    window(&canvas);
    birds::leaving(&canvas);
    let wool = woman::body(&canvas, &dark);
    woman::head(&canvas, &dark);
    cage::paint(&canvas);
    arms::near(&canvas, &wool);
    woman::edges(&canvas);
    woman::collar(&canvas);
    arms::near_hand(&canvas);
    cage::door(&canvas);
    arms::far(&canvas, &wool);
    birds::out(&canvas);
    canvas.lay(Glaze::new((700.0, 470.0), (420.0, 520.0), "#ffd9b0", 0.3));
    canvas.finish(Finish {
        relief: 1.45,
        tooth: 0.33,
        vignette: 0.14,
        colour: "#0a1a18",
        ..Finish::default()
    })
}

/// The wall, bottle green; what is on the left is lost in it. Its paint comes back.
fn room(canvas: &Canvas) -> Field {
    let value = Value::glow((560.0, 620.0), (330.0, 620.0))
        .times(0.62)
        .plus(&Value::even(0.1))
        .broken(0.1, 230.0, 2);
    let paint = Field::ramp(
        &["#0c201f", "#143a33", "#245647", "#4a7a60", "#8a9f78"],
        value,
    );
    let flow = Flow::along(&[
        &spots![-40, 120; 260, 40; 520, 90][..],
        &spots![-40, 520; 200, 420; 520, 470],
        &spots![-40, 900; 300, 860; 840, 930],
        &spots![-40, 1220; 400, 1180; 840, 1210],
    ]);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), &paint)
            .flow(flow.soft(80.0).stray(0.4).wave(260.0, 3))
            .passes(Passes::backdrop().uneven(0.008, 0.005, 0.026))
            .under(paint.darker(0.03)),
    );
    paint
}

/// An evening in autumn, through an opening in a thick wall.
fn window(canvas: &Canvas) {
    let opening = poly(&spots![500, -50; 850, -50; 850, 842; 506, 812]);
    let value = Value::along((640.0, -40.0), (690.0, 760.0)).broken(0.07, 220.0, 4);
    let sky = Field::ramp(
        &["#454a78", "#66588c", "#8d5f8c", "#c47f88", "#efb894"],
        value,
    );
    canvas.lay(
        Mass::new(&opening, sky)
            .along(&[
                &spots![530, 90; 700, 50; 850, 90],
                &spots![530, 360; 700, 330; 850, 350],
                &spots![530, 640; 700, 650; 850, 640],
            ])
            .passes(Passes::sky().scaled(0.8)),
    );
    let hills = [
        (
            poly(&spots![530, 690; 610, 668; 690, 684; 770, 656; 850, 668; 850, 850; 530, 850]),
            "#b98a94",
        ),
        (
            poly(&spots![530, 730; 640, 716; 720, 728; 850, 700; 850, 850; 530, 850]),
            "#86707f",
        ),
        (
            poly(&spots![530, 776; 620, 760; 740, 772; 850, 752; 850, 850; 530, 850]),
            "#4f5a5e",
        ),
    ];
    for (hill, colour) in hills {
        canvas.lay(
            Mass::new(&hill, colour)
                .along(&[&spots![530, 720; 690, 706; 850, 690]])
                .passes(Passes::thing())
                .lost((560.0, 690.0), 80.0),
        );
    }
    // The wall's thickness, which the evening lights, and the sill.
    let jamb = poly(&spots![498, -50; 540, -50; 544, 806; 504, 850]);
    let value = Value::along((500.0, 0.0), (546.0, 40.0)).broken(0.08, 120.0, 3);
    canvas.lay(
        Mass::new(
            &jamb,
            Field::ramp(&["#2f5a4b", "#5d7d69", "#95927f", "#c9a48c"], value),
        )
        .along(&[&spots![518, -40; 522, 820]])
        .passes(Passes::thing())
        .found(0.1),
    );
    let sill = poly(&spots![504, 848; 544, 800; 850, 842; 850, 912; 520, 868]);
    let value = Value::along((520.0, 870.0), (840.0, 840.0)).broken(0.08, 120.0, 3);
    canvas.lay(
        Mass::new(
            &sill,
            Field::ramp(&["#466a5a", "#7d8f78", "#b9a58c", "#e3bb98"], value),
        )
        .along(&[&spots![520, 840; 840, 880]])
        .passes(Passes::thing())
        .found(0.2),
    );
    canvas.lay(
        Brush::new(&spots![500, 872; 640, 892; 850, 922], 30.0, "#0e2826")
            .profile(&[0.4, 1.0, 1.0])
            .dry(0.15)
            .opacity(0.7),
    );
}
