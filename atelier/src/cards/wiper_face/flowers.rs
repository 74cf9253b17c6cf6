//! On the next seat, in paper: flowers for somebody.

use super::driver::DASHBOARD;
use crate::line::blob;
use crate::random::Chance;
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Value};
use crate::{knots, spots};

pub(super) fn paint(canvas: &Canvas) {
    let mut chance = Chance::of("flowers", 28);
    for (line, width) in [
        (spots![136, 800; 96, 730; 66, 706], 22.0),
        (spots![150, 800; 150, 720; 170, 672], 22.0),
        (spots![170, 800; 200, 742; 236, 722], 22.0),
        (spots![150, 800; 118, 726; 116, 676], 20.0),
    ] {
        canvas.lay(
            Brush::new(&line, width, "#2c4438")
                .profile(&[0.5, 1.0, 0.1])
                .vary(0.08),
        );
    }
    let blooms: [(At, f64, [&str; 3]); 6] = [
        ((104.0, 752.0), 34.0, ["#6e4a3c", "#c79a74", "#f6e2bc"]),
        ((196.0, 756.0), 34.0, ["#6e4a3c", "#c79a74", "#f6e2bc"]),
        ((150.0, 728.0), 36.0, ["#7a4a22", "#d8923c", "#fbd488"]),
        ((82.0, 802.0), 32.0, ["#7a4a22", "#d8923c", "#fbd488"]),
        ((216.0, 810.0), 32.0, ["#7a4a22", "#d8923c", "#fbd488"]),
        ((148.0, 796.0), 38.0, ["#6e4a3c", "#d0a47c", "#fdeccb"]),
    ];
    for ((x, y), r, tones) in blooms {
        for i in 0..9 {
            let turn = (f64::from(i) * 40.0 + chance.between(-8.0, 8.0)).to_radians();
            let (sin, cos) = turn.sin_cos();
            let tone = if sin > 0.3 { tones[0] } else { tones[1] };
            let petal = [
                (x + cos * r * 0.2, y + sin * r * 0.18),
                (x + cos * r * 0.65, y + sin * r * 0.6),
                (x + cos * r, y + sin * r * 0.92),
            ];
            canvas.lay(
                Brush::new(&petal, r * 0.62, tone)
                    .profile(&[0.5, 1.0, 0.5])
                    .vary(0.06),
            );
        }
        for i in 0..6 {
            let turn = (f64::from(i) * 60.0 + 20.0).to_radians();
            let (sin, cos) = turn.sin_cos();
            let petal = [
                (x + cos * r * 0.05, y - 3.0 + sin * r * 0.05),
                (x + cos * r * 0.5, y - 3.0 + sin * r * 0.44),
            ];
            canvas.lay(Brush::new(&petal, r * 0.4, tones[2]).profile(&[0.6, 1.0, 0.5]));
        }
    }
    let cone = blob(&knots![
        42, 800, corner; 92, 816; 150, 822; 206, 818; 262, 800, corner; 228, 900; 190, 1010; 176, 1060; 132, 1060; 118, 1010; 76, 900
    ]);
    let value = Value::ball((160.0, 920.0), (110.0, 180.0), DASHBOARD)
        .lifted(0.25)
        .broken(0.08, 60.0, 4);
    canvas.lay(
        Mass::new(
            &cone,
            Field::ramp(&["#4a4a4c", "#85796a", "#c4a77c", "#efd8a6"], value),
        )
        .along(&[
            &spots![56, 806; 100, 930; 140, 1050],
            &spots![150, 826; 154, 1050],
            &spots![250, 806; 208, 930; 170, 1050],
        ])
        .passes(Passes::thing())
        .found(0.08),
    );
    for fold in [
        spots![104, 822; 124, 920; 144, 1000],
        spots![196, 822; 180, 920; 164, 1000],
    ] {
        canvas.lay(Brush::line(&fold, 5.0, "#6a5a4c").opacity(0.6));
    }
    canvas.lay(
        Brush::new(&spots![94, 948; 152, 962; 212, 948], 26.0, "#2f555a").profile(&[0.9, 1.0, 0.9]),
    );
}
