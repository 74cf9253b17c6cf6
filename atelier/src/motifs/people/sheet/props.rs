//! Things that show what a pose is for: a rope, a box, a chair, a wheelchair, a bicycle.

use crate::colour::Colour;
use crate::line::{circle, poly, rect, taper};
use crate::motifs::people::{CutPerson, Kind, PaperStyle, Person};
use crate::scene::Scene;
use crate::shape::{At, Shape};

/// Draws somebody with the thing a pose is for.
pub fn around(scene: &Scene, name: &str, person: &Person, cut: &CutPerson) {
    let marks = &cut.landmarks;
    let k = person.scale();
    let fill = |shape: &Shape, colour: &str| scene.add(scene.fill(shape, colour));
    let bar = |points: &[At], wide: f64, colour: &str| {
        scene.add(scene.fill(&taper(points, &[wide, wide]), colour))
    };
    let (x, ground) = person.at;
    let style = PaperStyle::default();
    let hands = |sides: [bool; 2]| {
        for part in &cut.parts {
            if let Kind::Hand(side) = part.kind
                && sides[side.index()]
            {
                scene.add(part.paint(scene, style));
            }
        }
    };
    match name {
        "sit" => {
            let (hx, hy) = marks.hips;
            let seat = hy + 0.34 * k;
            fill(
                &rect(hx - 0.7 * k, seat, hx + 0.9 * k, seat + 9.0),
                "#8a5a3c",
            );
            for leg in [hx - 0.6 * k, hx + 0.75 * k] {
                fill(&rect(leg, seat, leg + 7.0, ground), "#6f4630");
            }
            fill(
                &rect(hx - 0.72 * k, hy - 1.5 * k, hx - 0.6 * k, seat),
                "#6f4630",
            );
        }
        "wheelchair" => {
            let (hx, hy) = marks.hips;
            wheel(scene, (hx + 0.1 * k, ground - 1.1 * k), 1.1 * k, "#8b95a0");
            fill(
                &rect(hx - 0.6 * k, hy + 0.3 * k, hx + 0.9 * k, hy + 0.45 * k),
                "#39434f",
            );
            bar(
                &[(hx - 0.7 * k, hy - 1.3 * k), (hx - 0.62 * k, hy + 0.4 * k)],
                9.0,
                "#39434f",
            );
            bar(
                &[
                    (hx + 0.8 * k, hy + 0.4 * k),
                    (marks.ankles[1].0 - 0.2 * k, ground - 0.1 * k),
                    (marks.ankles[1].0 + 0.7 * k, ground - 0.08 * k),
                ],
                6.0,
                "#39434f",
            );
        }
        "lean-on-rail" => {
            let (hx, hy) = marks.hands[1];
            bar(
                &[(hx + 0.35 * k, hy + 0.3 * k), (hx + 0.35 * k, ground)],
                9.0,
                "#7a5a48",
            );
        }
        "bicycle" => {
            let y = ground - 1.1 * k;
            wheel(scene, (x - 1.3 * k, y), 1.08 * k, "#39434f");
            wheel(scene, (x + 2.0 * k, y), 1.08 * k, "#39434f");
            let (saddle, crank) = (
                (marks.hips.0, marks.hips.1 + 0.5 * k),
                (x + 0.15 * k, ground - 1.0 * k),
            );
            let bars = marks.hands[1];
            for pair in [
                [(x - 1.3 * k, y), crank],
                [saddle, crank],
                [(x - 1.3 * k, y), saddle],
                [saddle, (bars.0 - 0.3 * k, bars.1 + 0.5 * k)],
                [crank, (bars.0 - 0.2 * k, bars.1 + 0.5 * k)],
                [bars, (x + 2.0 * k, y)],
            ] {
                bar(&pair, 6.0, "#b8543c");
            }
        }
        _ => {}
    }
    scene.add(cut.paint(scene, style));
    match name {
        "pull" => {
            let [a, b] = marks.hands;
            let way = (a.0 - b.0, a.1 - b.1);
            let far = (a.0 + way.0 * 3.2, a.1 + way.1 * 3.2);
            bar(
                &[(b.0 - way.0 * 0.6, b.1 - way.1 * 0.6), b, a, far],
                6.0,
                "#c8a25f",
            );
            hands([true, true]);
        }
        "carry" => {
            let (hx, hy) = marks.hands[1];
            let (w, h) = (1.5 * k, 1.35 * k);
            let (x0, y1) = (hx - 0.35 * k, hy - 0.02 * k);
            fill(
                &poly(&[
                    (x0, y1 - h),
                    (x0 + w, y1 - h - 4.0),
                    (x0 + w, y1 - 2.0),
                    (x0, y1),
                ]),
                "#b98a52",
            );
            fill(
                &poly(&[
                    (x0 + w * 0.7, y1 - h - 3.0),
                    (x0 + w, y1 - h - 4.0),
                    (x0 + w, y1 - 2.0),
                    (x0 + w * 0.7, y1),
                ]),
                "#96683c",
            );
            hands([false, true]);
        }
        "cane" => {
            let (hx, hy) = marks.hands[1];
            bar(
                &[(hx - 0.1 * k, hy - 0.15 * k), (hx + 1.3 * k, ground)],
                4.5,
                "#fbf7ee",
            );
            hands([false, true]);
        }
        "wheelchair" => {
            let (hx, _) = marks.hips;
            wheel(
                scene,
                (hx - 0.1 * k, ground - 1.15 * k),
                1.15 * k,
                "#2f3944",
            );
            fill(
                &circle((marks.ankles[0].0 - 0.35 * k, ground - 0.22 * k), 0.22 * k),
                "#2f3944",
            );
        }
        "look-at-phone" => {
            let (hx, hy) = marks.hands[1];
            fill(
                &poly(&[
                    (hx - 2.0, hy - 26.0),
                    (hx + 12.0, hy - 22.0),
                    (hx + 6.0, hy + 10.0),
                    (hx - 8.0, hy + 6.0),
                ]),
                "#1c2230",
            );
            hands([false, true]);
        }
        _ => {}
    }
}

fn wheel(scene: &Scene, at: At, r: f64, colour: &str) {
    let colour = Colour::from(colour);
    let rim = circle(at, r)
        .minus(&circle(at, r - 5.0))
        .and(&circle(at, 6.0));
    scene.add(scene.fill(&rim, colour));
    for i in 0..10 {
        let (s, c) = (f64::from(i) * 36.0 + 9.0).to_radians().sin_cos();
        let spoke = taper(
            &[at, (at.0 + c * (r - 3.0), at.1 + s * (r - 3.0))],
            &[1.3, 1.3],
        );
        scene.add(scene.veil(&spoke, colour, 0.8));
    }
}
