//! His far shoe, nearly mist.

use crate::line::blob;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let shape = blob(
        &knots![486, 990; 500, 952; 560, 940; 600, 962; 660, 990; 706, 1016; 712, 1046; 660, 1056; 520, 1054; 484, 1040],
    );
    let value = Value::ball((590.0, 1000.0), (120.0, 60.0), (0.5, -0.7, 0.4))
        .lifted(0.1)
        .broken(0.06, 50.0, 4);
    let paint = Field::ramp(&["#9a5a6e", "#c07078", "#dc9488", "#efb79c"], value).patch(
        (600.0, 1050.0),
        (130.0, 13.0),
        "#ecd2c2",
        0.75,
    );
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![490, 1000; 560, 960; 690, 1016],
                &spots![490, 1044; 700, 1046],
            ])
            .passes(Passes::thing())
            .lost((500.0, 950.0), 70.0),
    );
    toe(canvas);
}

/// White, so that it is a shoe.
fn toe(canvas: &Canvas) {
    let shape =
        blob(&knots![640, 1050; 646, 1014; 668, 992; 702, 1010; 722, 1040; 716, 1056; 676, 1062]);
    let value = Value::ball((684.0, 1032.0), (44.0, 40.0), (0.45, -0.75, 0.45)).lifted(0.2);
    let paint = Field::ramp(&["#b596a6", "#dcc0ba", "#f2dccb", "#fbecd8"], value);
    canvas.lay(
        Mass::new(&shape, paint)
            .passes(Passes::thing().scaled(0.8))
            .found(0.2),
    );
    let stripe = spots![640, 1050; 676, 1055; 718, 1047];
    canvas.lay(Brush::line(&stripe, 4.0, "#c4767c").opacity(0.8));
}
