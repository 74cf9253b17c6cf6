//! Summer, which she left first: a deckchair that still holds her shape, and two leaves where none should be.

use super::{summer_cell, sunk};
use crate::line::{blob, poly};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let inside = sunk(canvas, &summer_cell(), "#7c4414", (-4.0, 8.0));
    let value = Value::glow((40.0, 960.0), (240.0, 240.0)).broken(0.08, 90.0, 3);
    canvas.lay(
        Mass::new(
            &inside,
            Field::ramp(&["#7cc0c4", "#a9d8c8", "#dcecc4", "#fff6c8"], value),
        )
        .along(&[
            &spots![-30, 920; 120, 980; 290, 1060],
            &spots![-30, 1060; 150, 1080; 290, 1110],
        ])
        .passes(Passes::cloth().uneven(0.012, 0.006, 0.03)),
    );
    let sea = poly(&spots![-50, 1030; 310, 1036; 310, 1120; -50, 1120]);
    let value = Value::along((0.0, 1030.0), (0.0, 1100.0)).broken(0.12, 50.0, 3);
    canvas.lay(
        Mass::new(
            &sea.within(&inside),
            Field::ramp(&["#2f8fa4", "#4fb4b4", "#8fd4c4"], value),
        )
        .flow(Flow::straight(1.0).stray(0.1))
        .passes(Passes::thing()),
    );
    let sand = blob(&knots![-60, 1118; 60, 1104; 180, 1122; 320, 1106; 320, 1260; -60, 1260]);
    let value = Value::along((280.0, 1250.0), (40.0, 1100.0)).broken(0.12, 60.0, 3);
    canvas.lay(
        Mass::new(
            &sand.within(&inside),
            Field::ramp(&["#c88a3c", "#ecc270", "#fbe7a8"], value),
        )
        .along(&[
            &spots![-40, 1120; 140, 1130; 300, 1120],
            &spots![-40, 1200; 140, 1190; 300, 1196],
        ])
        .passes(Passes::cloth().scaled(0.8)),
    );
    canvas.lay(
        Brush::new(&spots![40, 1206; 130, 1200; 220, 1194], 26.0, "#b97a38")
            .profile(&[0.3, 1.0, 0.2])
            .dry(0.2)
            .opacity(0.7),
    );
    let wood = "#8a5228";
    for line in [
        spots![66, 1034; 130, 1120; 196, 1196],
        spots![52, 1196; 110, 1130; 176, 1082],
        spots![110, 1024; 172, 1110; 236, 1186],
    ] {
        canvas.lay(Brush::new(&line, 9.0, wood).profile(&[1.0, 1.0, 1.0]));
    }
    // The canvas sags.
    let seat = poly(
        &spots![62, 1036; 112, 1026; 124, 1080; 146, 1124; 188, 1130; 214, 1124; 172, 1148; 120, 1146; 84, 1104],
    );
    let value = Value::along((120.0, 1150.0), (90.0, 1030.0)).broken(0.1, 40.0, 3);
    canvas.lay(
        Mass::new(
            &seat.softened(4.0),
            Field::ramp(&["#a83a34", "#e2685a", "#f7a98c"], value),
        )
        .along(&[&spots![84, 1034; 110, 1100; 190, 1136]])
        .passes(Passes::thing())
        .found(0.06),
    );
    canvas.lay(
        Brush::line(
            &spots![84, 1038; 104, 1096; 140, 1132; 196, 1134],
            6.0,
            "#fbe9d0",
        )
        .opacity(0.8),
    );
}
