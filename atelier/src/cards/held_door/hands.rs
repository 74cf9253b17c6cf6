//! His hands: one around the bar of the door, one around the handle of the briefcase.

use super::Plates;
use crate::line::{Stroke, blob, taper};
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::print::{Marks, Plate};
use crate::{knots, spots};

/// The middle of the bar of the door.
pub const BAR: f64 = 72.0;

/// Where the hand holds it, turned as the forearm comes in. To the right is the wrist.
const DOOR: Spot = Spot {
    at: (BAR, 308.0),
    size: 1.06,
    turn: 10.0,
    flip: false,
};

/// Where the other hand holds the handle: its fingers point down, the thumb is on the side of his body.
const HANDLE: Spot = Spot {
    at: (734.0, 1064.0),
    size: 0.9,
    turn: -90.0,
    flip: true,
};

fn draw(black: &mut Plate, spot: &Spot, line: &[At], widths: &[f64]) {
    black.ink(Marks::stroke(&spot.points(line.iter().copied()), widths, 3));
}

fn lay(plates: &mut Plates, shape: &Shape) {
    plates.mint.cut(shape.grown(3.0));
    plates.black.pale(shape, 4.4);
}

/// The open palm is behind the bar; the fingers come around it from the left, the thumb lies over it.
pub fn on_door(plates: &mut Plates) {
    let palm = DOOR.put(&blob(
        &knots![-14, -44; 20, -52; 52, -44; 78, -14; 100, 16; 84, 56; 58, 52; 30, 60; -14, 54],
    ));
    lay(plates, &palm);
    let bar = taper(&[(BAR, 226.0), (BAR, 404.0)], &[20.0, 20.0]);
    plates.black.pale(&bar, 4.0);
    let fingers: [(f64, f64, f64); 4] = [
        (43.0, 34.0, 23.0),
        (19.0, 43.0, 26.0),
        (-7.0, 45.0, 27.0),
        (-33.0, 38.0, 26.0),
    ];
    for (y, long, wide) in fingers {
        let finger = DOOR.put(&taper(
            &[(-30.0, y + 1.0), (-6.0, y - 2.0), (long, y + 3.0)],
            &[wide, wide * 1.04, wide * 0.84],
        ));
        lay(plates, &finger);
        let black = &mut plates.black;
        let nail = [
            (long - 9.0, y - 5.0),
            (long + 1.0, y - 5.5),
            (long + 6.0, y + 2.0),
            (long + 1.0, y + 9.0),
            (long - 9.0, y + 8.5),
        ];
        draw(black, &DOOR, &nail, &[1.4, 2.2, 1.6, 2.2, 1.4]);
        for x in [-7.0, -2.0] {
            draw(
                black,
                &DOOR,
                &[(x, y - 8.0), (x + 3.0, y - 1.0), (x, y + 6.0)],
                &[0.3, 2.4, 0.3],
            );
        }
    }
    let thumb = DOOR.put(&taper(
        &spots![74, -22; 52, -52; 18, -68; -20, -66],
        &[44.0, 36.0, 30.0, 24.0],
    ));
    let root = DOOR.put(&blob(
        &knots![96, -10; 80, -40; 56, -30; 52, 0; 66, 24; 92, 20],
    ));
    lay(plates, &thumb);
    plates.black.cut(root.within(&palm.and(&thumb)));
    let black = &mut plates.black;
    draw(
        black,
        &DOOR,
        &spots![-16, -74; -27, -72; -29, -64; -26, -58],
        &[0.4, 2.2, 2.0, 0.4],
    );
    draw(
        black,
        &DOOR,
        &spots![22, -80; 17, -70; 19, -60],
        &[0.3, 2.4, 0.3],
    );
    // The ball of the thumb.
    draw(
        black,
        &DOOR,
        &spots![54, -26; 58, 4; 76, 30],
        &[0.8, 3.4, 0.6],
    );
    draw(
        black,
        &DOOR,
        &spots![50, 40; 66, 34; 78, 36],
        &[0.6, 2.6, 0.4],
    );
}

/// The back of a hand, around a handle.
pub fn on_handle(plates: &mut Plates) {
    let handle = Stroke::new(
        &spots![650, 1106; 656, 1074; 672, 1064; 760, 1060; 775, 1066],
        &[15.0; 5],
    )
    .shape();
    plates.black.cut(handle.grown(4.4));
    plates.black.ink(&handle);
    let thumb = taper(
        &spots![-56, -30; -28, -54; 2, -66; 26, -64],
        &[40.0, 34.0, 28.0, 23.0],
    );
    lay(plates, &HANDLE.put(&thumb));
    let back = blob(
        &knots![-112, -26; -72, -36; -40, -46; -12, -46; 4, -30; 6, 12; -2, 42; -26, 46; -64, 34; -112, 24],
    );
    let fingers: [(f64, f64, f64); 4] = [
        (-38.0, 32.0, 26.0),
        (-12.0, 40.0, 27.0),
        (14.0, 39.0, 26.0),
        (37.0, 30.0, 23.0),
    ];
    let shapes = fingers.map(|(y, long, wide)| {
        taper(
            &[(-18.0, y), (long * 0.55, y - 1.0), (long, y + 2.0)],
            &[wide, wide, wide * 0.9],
        )
    });
    let whole = all(shapes.into_iter().chain([back])).fillet(2.0);
    lay(plates, &HANDLE.put(&whole));
    let black = &mut plates.black;
    draw(
        black,
        &HANDLE,
        &spots![30, -71; 20, -68; 19, -60],
        &[0.3, 2.0, 0.3],
    );
    for pair in fingers.windows(2) {
        let y = (pair[0].0 + pair[1].0) / 2.0;
        let line = [(-10.0, y - 1.0), (14.0, y), (36.0, y + 2.0)];
        draw(black, &HANDLE, &line, &[1.0, 4.2, 5.0]);
    }
    for (y, _, _) in fingers {
        let knuckle = [(-14.0, y - 8.0), (-6.0, y - 1.0), (-13.0, y + 8.0)];
        draw(black, &HANDLE, &knuckle, &[0.3, 2.6, 0.3]);
    }
    for (from, to) in [
        ((-70.0, -12.0), (-28.0, -24.0)),
        ((-72.0, 2.0), (-28.0, 2.0)),
        ((-68.0, 14.0), (-30.0, 24.0)),
    ] {
        draw(black, &HANDLE, &[from, to], &[0.3, 2.2, 0.3]);
    }
    let cuff = Stroke::new(&spots![700, 966; 734, 972; 772, 964], &[26.0; 3])
        .blunt()
        .shape();
    plates.black.pale(&cuff, 4.6);
    sleeve(plates);
}

/// The edge of the sleeve above the cuff.
fn sleeve(plates: &mut Plates) {
    let sleeve = Stroke::new(&spots![692, 946; 734, 953; 780, 944], &[22.0; 3])
        .blunt()
        .shape();
    plates.black.ink(sleeve);
}
