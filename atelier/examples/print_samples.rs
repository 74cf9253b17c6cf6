//! A page of samples for prints: heads, moods, and what each chisel does.
//!
//! `cargo run --manifest-path atelier/Cargo.toml --example print_samples` draws `target/atelier/print-samples.png`.

use std::fs;

use anyhow::Result;
use fabula_atelier::line::{handcut, rect};
use fabula_atelier::render::Picture;
use fabula_atelier::scene::Scene;
use fabula_atelier::shape::At;
use fabula_atelier::techniques::print::{
    Chisel, Flow, Head, Light, Mood, PAPER, Plate, Profile, ThreeQuarter, Tone, printed,
};

fn main() -> Result<()> {
    let picture = Picture::print(&samples().svg(), 800)?.into_image();
    fs::create_dir_all("target/atelier")?;
    Ok(picture.save("target/atelier/print-samples.png")?)
}

/// A light ink and a dark one.
struct Plates {
    light: Plate,
    dark: Plate,
}

fn samples() -> Scene {
    let mut plates = Plates {
        light: Plate::light("#e9806a", 1),
        dark: Plate::dark("#1c2233", 2),
    };
    type Kind = fn(At, f64) -> Profile;
    let profiles: [(Kind, Mood); 5] = [
        (Profile::soft, Mood::SHOUTING),
        (Profile::strong, Mood::ASLEEP),
        (Profile::weathered, Mood::SMILING),
        (Profile::old, Mood::SUSPICIOUS),
        (Profile::child, Mood::AFRAID),
    ];
    for (i, (profile, mood)) in profiles.into_iter().enumerate() {
        let x = 86.0 + 156.0 * i as f64;
        plates.in_light(&profile((x, 106.0), 160.0));
        let head = profile((x, 340.0), 160.0).mood(mood);
        let light = Light::on(&head.contour()).full(4.0).reach(26.0);
        plates.in_dark(&head, &light);
    }
    let moods = [
        (Mood::CALM, Mood::SAD),
        (Mood::ANGRY, Mood::SUSPICIOUS),
        (Mood::SMILING, Mood::AFRAID),
        (Mood::SHOUTING, Mood::ASLEEP),
    ];
    for (i, (light, dark)) in moods.into_iter().enumerate() {
        let x = 108.0 + 194.0 * i as f64;
        plates.in_light(&ThreeQuarter::new((x, 566.0), 170.0).mood(light));
        let head = ThreeQuarter::new((x, 796.0), 170.0).mood(dark);
        plates.in_dark(&head, &head.planes());
    }
    plates.chisels();
    printed(PAPER, 5, &[plates.light, plates.dark])
}

impl Plates {
    /// A face in the light ink, with dark lines.
    fn in_light(&mut self, head: &impl Head) {
        let (face, skull) = (head.face(), head.skull());
        let light = Light::on(&head.contour()).strength(0.8).skin(3.0).full(6.0);
        let skin = skull.minus(&face.kept());
        let chisel = Chisel::face(head.height());
        self.light.ink(&skull);
        self.light
            .cut(chisel.carve(&skin, &head.flow(), &light.reach(20.0), 3));
        face.on_light(&mut self.light, &mut self.dark);
    }

    /// A face in the dark ink, carved where light falls on it.
    fn in_dark(&mut self, head: &impl Head, light: &impl Tone) {
        let (face, skull) = (head.face(), head.skull());
        let skin = skull.minus(&face.kept());
        let chisel = Chisel::face(head.height());
        self.dark.ink(&skull);
        self.dark.cut(chisel.carve(&skin, &head.flow(), light, 4));
        face.on_dark(&mut self.dark);
    }

    /// All chisels in the order of their presets, each on a board of its own: from hardly to fully cut.
    fn chisels(&mut self) {
        let chisels = [
            Chisel::FACE,
            Chisel::HAIR,
            Chisel::CURLS,
            Chisel::CLOTH,
            Chisel::KNIT,
            Chisel::SEA,
            Chisel::SKY,
            Chisel::WOOD,
            Chisel::STONE,
            Chisel::GRASS,
        ];
        for (i, chisel) in chisels.into_iter().enumerate() {
            let (x, y) = (
                20.0 + 154.0 * (i % 5) as f64,
                952.0 + 120.0 * (i / 5) as f64,
            );
            let board = rect(x, y, x + 144.0, y + 110.0);
            let bend: [At; 3] = [(x, y + 70.0), (x + 72.0, y + 40.0), (x + 144.0, y + 70.0)];
            let light = Light::across((x + 144.0, y), (x, y)).reach(110.0);
            self.dark.ink(handcut(&board, 1.0, 40.0, i as i64));
            let cuts = chisel.carve(&board.grown(-5.0), &Flow::along([bend]), &light, 1);
            self.dark.cut(cuts);
        }
    }
}
