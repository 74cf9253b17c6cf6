//! The press: puts up to three plates on paper.
//!
//! Noise is what takes time, so all plates share it. They are painted as the red, the green and the blue of one picture, and one
//! filter makes their edges ragged, takes ink away where it did not hold, and only then gives each plate its colour. What happens
//! by chance to one plate comes from another channel of the same noise than what happens to the next: a print takes as long as a
//! single plate would.

use super::plate::Plate;
use crate::colour::Colour;
use crate::scene::{HEIGHT, Scene, WIDTH};
use crate::svg::{Ink, fine};

/// The paper of all prints, unless told otherwise.
pub const PAPER: &str = "#f5eee0";

/// The channels in which plates are painted, the first plate in the first.
const CHANNELS: [&str; 3] = ["#f00", "#0f0", "#00f"];

/// How far an edge strays, as that of a plate cut by hand.
const RAGGED: f64 = 1.9;
/// Over how much an edge of ink fades: half a pixel of the large picture. Nobody sees it, and it saves a tenth of the bytes.
const SOFT: f64 = 0.5;
/// How much of the paper's tooth is seen. More of it is hardly seen, but takes bytes all over the card.
const TOOTH: f64 = 0.14;

/// A print: paper, and plates from the first to the last. There can be three.
///
/// # Panics
///
/// If there are more.
pub fn printed(paper: impl Into<Colour>, seed: i64, plates: &[Plate]) -> Scene {
    assert!(plates.len() <= CHANNELS.len(), "too many plates");
    let scene = Scene::lit_from(0.0, 0.0);
    let middle = (WIDTH / 2.0, HEIGHT / 2.0);
    let mut painted = format!(r#"<rect width="{WIDTH}" height="{HEIGHT}"/>"#);
    for (plate, channel) in plates.iter().zip(CHANNELS) {
        painted.push_str(&plate.painted(channel, middle));
    }
    let stages = [
        held(seed, plates),
        ragged(seed, plates),
        coloured(paper.into(), plates),
        tooth(),
    ];
    let filter = scene.define(format!(
        r#"<filter id="ID" filterUnits="userSpaceOnUse" x="0" y="0" width="{WIDTH}" height="{HEIGHT}" color-interpolation-filters="sRGB">{}</filter>"#,
        stages.concat(),
    ));
    scene.add(scene.filtered(&filter, Ink::svg(painted)));
    scene
}

/// Noise that is different in each channel, without any transparency.
fn noise(frequency: &str, octaves: u8, seed: i64, result: &str) -> String {
    format!(
        r#"<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1" result="{result}"/>"#
    )
}

/// A matrix that multiplies and adds in each channel as its plate wants it. Each takes the channel that `takes` says.
fn matrix(plates: &[Plate], takes: [usize; 3], of: impl Fn(&Plate) -> (f64, f64)) -> String {
    let row = |i: usize| {
        let (times, plus) = plates.get(i).map_or((0.0, 0.0), &of);
        let mut row = ["0"; 5].map(String::from);
        row[takes[i]] = fine(times);
        row[4] = fine(plus);
        row.join(" ")
    };
    format!("{} {} {} 0 0 0 0 1", row(0), row(1), row(2))
}

/// How much ink holds on each plate, as `held`: fine salt, most of it where the roller ran dry. Those patches are wider than high.
fn held(seed: i64, plates: &[Plate]) -> String {
    let dry = matrix(plates, [0, 1, 2], |plate| {
        let less_salt = (1.0 - plate.salt) / 4.2;
        (plate.dry, (1.0 - plate.dry) / 2.0 + less_salt)
    });
    format!(
        r#"{}{}<feColorMatrix values="{dry}" result="dry"/><feComposite in="fine" in2="dry" operator="arithmetic" k2="7" k3="4.2" k4="-2.5" result="held"/>"#,
        noise(".46", 3, seed, "fine"),
        noise(".0042 .0105", 3, seed + 31, "large"),
    )
}

/// The plates with ragged edges, a film of ink on them that is nowhere quite even, and only where it held, as `inked`.
fn ragged(seed: i64, plates: &[Plate]) -> String {
    let film = matrix(plates, [2, 0, 1], |plate| {
        (0.07 * plate.film, 1.0 - 0.045 * plate.film)
    });
    // Softened by laying each picture half upon itself: to the right, down, and back.
    let half = r#"operator="arithmetic" k2=".5" k3=".5""#;
    let softened = format!(
        r#"<feOffset dx="{SOFT}"/><feComposite in2="sharp" {half} result="a"/><feOffset dy="{SOFT}"/><feComposite in2="a" {half} result="b"/><feOffset dx="-{SOFT}"/><feComposite in2="b" {half} result="c"/><feOffset dy="-{SOFT}"/><feComposite in2="c" {half} result="soft"/>"#
    );
    format!(
        r#"{}<feColorMatrix values="{film}"/><feComposite in2="held" operator="arithmetic" k1="1" result="film"/><feDisplacementMap in="SourceGraphic" in2="middling" scale="{RAGGED}" xChannelSelector="R" yChannelSelector="G" result="sharp"/>{softened}<feComposite in="soft" in2="film" operator="arithmetic" k1="1" result="inked"/>"#,
        noise(".07", 3, seed + 83, "middling"),
    )
}

/// Paper, and each plate multiplied into it, as `print`.
fn coloured(paper: Colour, plates: &[Plate]) -> String {
    let mut stage = format!(r#"<feFlood flood-color="{paper}" result="print"/>"#);
    for (i, plate) in plates.iter().enumerate() {
        let [r, g, b] = plate.colour.channels().map(|c| fine(f64::from(c)));
        let takes = (0..3).map(|channel| if channel == i { "1 " } else { "0 " });
        stage.push_str(&format!(
            r#"<feColorMatrix in="inked" values="0 0 0 0 {r} 0 0 0 0 {g} 0 0 0 0 {b} {}0 0"/><feBlend in2="print" mode="multiply" result="print"/>"#,
            takes.collect::<String>(),
        ));
    }
    stage
}

/// The tooth of the paper over all of it: the fine noise again, lit from the side.
fn tooth() -> String {
    let (times, plus) = (fine(TOOTH), fine(1.0 - TOOTH));
    format!(
        r##"<feColorMatrix in="fine" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="1.1" diffuseConstant="1.13" lighting-color="#fff"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting><feColorMatrix values="{times} 0 0 0 {plus} 0 {times} 0 0 {plus} 0 0 {times} 0 {plus} 0 0 0 0 1"/><feComposite in2="print" operator="arithmetic" k1="1"/>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::rect;
    use crate::render::Picture;

    /// A yellow left half and a blue upper half, and the mean colours of the four quarters.
    fn quarters() -> [[f64; 3]; 4] {
        let mut yellow = Plate::light("#f3c41f", 1).salt(0.0).dry(0.0);
        let mut blue = Plate::dark("#3050c0", 2).salt(0.0).dry(0.0);
        yellow.ink(rect(-9.0, -9.0, 400.0, 1209.0));
        blue.ink(rect(-9.0, -9.0, 809.0, 600.0));
        blue.cut(rect(600.0, 100.0, 700.0, 200.0));
        let scene = printed("#ffffff", 1, &[yellow, blue]);
        let picture = Picture::preview(&scene.svg(), 80).unwrap().into_image();
        let picture = picture.into_rgb8();
        assert!(picture[(65, 15)].0[0] > 200, "paper where it was cut");
        [(10, 20), (50, 20), (10, 80), (50, 80)].map(|(x, y)| {
            let mut sum = [0.0; 3];
            for pixel in (0..100).map(|i| picture[(x + i % 10, y + i / 10)]) {
                (0..3).for_each(|c| sum[c] += f64::from(pixel[c]) / 100.0);
            }
            sum
        })
    }

    #[test]
    fn inks_mix_where_they_lie_upon_each_other_and_paper_stays() {
        let [both, blue, yellow, paper] = quarters();
        assert!(paper.iter().all(|c| *c > 235.0), "{paper:?}");
        assert!(yellow[0] > 225.0 && yellow[2] < 60.0, "{yellow:?}");
        assert!(blue[2] > 165.0 && blue[0] < 70.0, "{blue:?}");
        for c in 0..3 {
            let mixed = yellow[c] * blue[c] / paper[c];
            assert!((both[c] - mixed).abs() < 12.0, "{both:?} {mixed}");
        }
    }

    #[test]
    fn salt_takes_ink_away() {
        let light = |salt| {
            let mut plate = Plate::dark("#000000", 1).salt(salt);
            plate.ink(rect(-9.0, -9.0, 809.0, 1209.0));
            let scene = printed(PAPER, 1, &[plate]);
            let picture = Picture::preview(&scene.svg(), 200).unwrap().into_image();
            let bytes = picture.into_luma8().into_raw();
            bytes.iter().map(|byte| f64::from(*byte)).sum::<f64>() / bytes.len() as f64
        };
        assert!(light(0.0) < light(1.0) && light(1.0) + 1.0 < light(2.5));
    }
}
