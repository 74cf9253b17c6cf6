//! The hall: wall, floor, and the front door with daylight below it, in which somebody's feet stand.

use crate::line::{poly, rect};
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Touch, Value};

/// Where the floor begins at the wall.
const FLOOR: f64 = 962.0;
/// From where to where the feet on the other side of the door are.
const FEET: [(f64, f64); 2] = [(692.0, 722.0), (744.0, 774.0)];

/// Paints wall, floor and door. The paint of the wall comes back.
pub(super) fn paint(canvas: &Canvas) -> Field {
    let value = Value::along((820.0, 500.0), (60.0, 260.0)).broken(0.09, 200.0, 3);
    let wall = Field::ramp(&["#3a2a2c", "#5e4540", "#866450", "#ae8662"], value);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, FLOOR + 20.0), &wall)
            .along(&[
                &spots![20, -20; 30, 480; 20, 940],
                &spots![400, 0; 400, 900],
                &spots![760, 0; 770, 900],
            ])
            .passes(Passes::backdrop().uneven(0.009, 0.003, 0.028))
            .under(wall.darker(0.03)),
    );
    floor(canvas);
    door(canvas);
    let skirting = poly(&[
        (-50.0, FLOOR - 58.0),
        (626.0, FLOOR - 50.0),
        (626.0, FLOOR + 8.0),
        (-50.0, FLOOR + 8.0),
    ]);
    let value = Value::along((620.0, FLOOR), (60.0, FLOOR - 40.0)).broken(0.08, 120.0, 5);
    canvas.lay(
        Mass::new(
            &skirting,
            Field::ramp(&["#3a2622", "#5a3e32", "#7e5c44", "#9c7552"], value),
        )
        .flow(Flow::straight(1.0).stray(0.04))
        .passes(
            Passes::of(&[(20.0, 150.0, 1.8, 0.0), (10.0, 90.0, 0.9, 0.2)])
                .uneven(0.014, 0.005, 0.03),
        )
        .found(0.2),
    );
    wall
}

/// Boards that run towards the door.
fn floor(canvas: &Canvas) {
    let value = Value::along((40.0, 1230.0), (620.0, 980.0)).broken(0.1, 140.0, 7);
    let boards = daylight(Field::ramp(
        &["#3a2520", "#5a3c2c", "#7a563c", "#986f4a"],
        value,
    ));
    canvas.lay(
        Mass::new(&rect(-50.0, FLOOR, 850.0, 1250.0), &boards)
            .along(&[
                &spots![-40, 1000; 800, 980],
                &spots![-40, 1090; 800, 1060],
                &spots![-40, 1190; 800, 1160],
            ])
            .passes(
                Passes::of(&[(26.0, 90.0, 1.8, 0.0), (13.0, 60.0, 1.6, 0.0)])
                    .uneven(0.012, 0.005, 0.03),
            )
            .under(boards.darker(0.04)),
    );
    for (left, right) in [(1024.0, 1010.0), (1086.0, 1062.0), (1164.0, 1130.0)] {
        canvas.lay(
            Brush::line(
                &[
                    (-40.0, left),
                    (400.0, (left + right) / 2.0 - 2.0),
                    (840.0, right),
                ],
                4.0,
                "#22140f",
            )
            .opacity(0.55),
        );
    }
}

/// What comes in below the door and lies on the boards, with two shadows in it that grow softer towards us.
fn daylight(boards: Field) -> Field {
    let mut lit = boards
        .patch_turned((720.0, 1130.0), (120.0, 150.0), 20.0, "#87877a", 0.85)
        .patch((745.0, 1020.0), (110.0, 60.0), "#dfe3d2", 1.0);
    for (from, to) in FEET {
        let middle = (from + to) / 2.0;
        for (i, far) in [0.0, 44.0, 96.0, 156.0].into_iter().enumerate() {
            let at = (middle - far * 0.3, 996.0 + far);
            let wide = 13.0 + 2.5 * i as f64;
            lit = lit.patch_turned(at, (wide, 44.0), 16.0, "#33221c", 0.95 - 0.14 * i as f64);
        }
    }
    lit
}

/// The door, to the right and further away, shut.
fn door(canvas: &Canvas) {
    let frame = poly(&spots![622, -50; 850, -50; 850, 1000; 622, 972]);
    let value = Value::along((640.0, 200.0), (620.0, 700.0)).broken(0.1, 120.0, 4);
    canvas.lay(
        Mass::new(
            &frame,
            Field::ramp(&["#1f1415", "#2d1e1c", "#412c25"], value),
        )
        .flow(Flow::straight(90.0).stray(0.05))
        .passes(Passes::backdrop().scaled(0.7))
        .found(0.1),
    );
    let leaf = poly(&spots![658, -50; 850, -50; 850, 996; 658, 972]);
    let value = Value::along((850.0, 300.0), (650.0, 500.0)).broken(0.1, 140.0, 6);
    canvas.lay(
        Mass::new(
            &leaf,
            Field::ramp(&["#2c2438", "#403850", "#585064"], value),
        )
        .flow(Flow::straight(90.0).stray(0.05))
        .passes(Passes::backdrop().scaled(0.7)),
    );
    for panel in [
        spots![700, 80; 850, 70; 850, 430; 700, 424],
        spots![700, 520; 850, 520; 850, 900; 700, 888],
    ] {
        let mut edge: Vec<At> = panel.to_vec();
        edge.push(panel[0]);
        for pair in edge.windows(2) {
            canvas.lay(
                Brush::line(&[pair[0], pair[1]], 6.0, "#1c1216")
                    .profile(&[0.9, 1.0, 0.9])
                    .opacity(0.8),
            );
        }
        canvas.lay(
            Brush::line(
                &[(708.0, panel[0].1 + 10.0), (708.0, panel[3].1 - 8.0)],
                4.0,
                "#7a6256",
            )
            .opacity(0.5),
        );
    }
    canvas.lay(
        Brush::new(&spots![664, 486; 690, 484; 712, 492], 15.0, "#8a6a3c")
            .profile(&[0.9, 1.0, 0.7]),
    );
    canvas.lay(Brush::line(&spots![668, 481; 690, 479; 708, 485], 4.0, "#e2bd78").opacity(0.8));
}

/// The strip of daylight, and the two feet in it.
pub(super) fn paint_daylight(canvas: &Canvas) {
    let down = |x: f64| 968.0 + (x - 656.0) * 0.115;
    let strip = poly(&[
        (656.0, down(656.0)),
        (850.0, down(850.0)),
        (850.0, down(850.0) + 20.0),
        (656.0, down(656.0) + 17.0),
    ]);
    canvas.lay(Touch::new(&strip, "#fbfbee"));
    for (from, to) in FEET {
        let foot = poly(&[
            (from, down(from) - 3.0),
            (to, down(to) - 3.0),
            (to - 2.0, down(to) + 22.0),
            (from + 2.0, down(from) + 21.0),
        ]);
        canvas.lay(Touch::new(&foot.softened(4.0), "#2b1c19"));
    }
    canvas.lay(Glaze::new((745.0, 985.0), (190.0, 120.0), "#e6f2ee", 0.5));
}
