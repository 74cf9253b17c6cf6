//! Sheets of faces: moods, and heads turned every way.

use super::{cell, model, portrait, sheet};
use crate::motifs::people::{Age, Build, Mood, Person};
use crate::scene::Scene;

/// Twelve moods: calm, joy, laughter, tenderness, pride, surprise; anger, fear, grief, shame, boredom, effort. Each on two people.
pub fn moods() -> Scene {
    let moods = [
        Mood::CALM,
        Mood::JOY,
        Mood::LAUGHTER,
        Mood::TENDERNESS,
        Mood::PRIDE,
        Mood::SURPRISE,
        Mood::ANGER,
        Mood::FEAR,
        Mood::GRIEF,
        Mood::SHAME,
        Mood::BOREDOM,
        Mood::EFFORT,
    ];
    let scene = sheet(1800.0, 1600.0);
    for (i, mood) in moods.into_iter().chain(moods).enumerate() {
        let (cell, x, y) = cell(&scene, i, 6, (300.0, 400.0));
        let second = i >= 12;
        let mut person = model(i * 5 + usize::from(second) * 3);
        person.head.mood = mood;
        person.facing = Some([-24.0, 18.0, 34.0, -38.0, 8.0, -14.0][(i + i / 6) % 6]);
        if second {
            person.build = [Build::Old, Build::Child, Build::Large, Build::Adult][i % 4];
            person.head.age = [None, None, Some(Age::Middle), None][i % 4];
        }
        if person.build == Build::Old {
            person.head.hair_colour = "#d8d2c8".into();
        }
        let person = portrait(person, (x, y + 180.0), 215.0);
        scene.add(scene.clipped(&cell, person.draw(&scene)));
    }
    scene
}

/// One face turned from us to the side and away, looking down, level and up.
pub fn turned() -> Scene {
    let scene = sheet(1800.0, 1200.0);
    for row in 0..3 {
        for (i, yaw) in [0.0, 30.0, 60.0, 90.0, 140.0, 180.0]
            .into_iter()
            .enumerate()
        {
            let (cell, x, y) = cell(&scene, i + row * 6, 6, (300.0, 400.0));
            let mut person = Person {
                facing: Some(if row == 1 { -yaw } else { yaw }),
                ..model([1, 4, 6][row])
            };
            person.head.turn.1 = [0.0, 26.0, -26.0][row];
            let person = portrait(person, (x, y + 185.0), 220.0);
            scene.add(scene.clipped(&cell, person.draw(&scene)));
        }
    }
    scene
}
