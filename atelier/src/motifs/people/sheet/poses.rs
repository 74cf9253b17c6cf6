//! Sheets of poses.

use super::props;
use super::{model, sheet};
use crate::line::{ellipse, rect};
use crate::motifs::people::{Build, CutPerson, Kind, PaperStyle, Person, Pose, Side};
use crate::scene::Scene;

/// Which build tries a pose; most are adults.
fn build(i: usize) -> Build {
    let builds = [
        Build::Adult,
        Build::Strong,
        Build::Thin,
        Build::Large,
        Build::Adult,
        Build::Old,
        Build::Thin,
        Build::Child,
        Build::Adult,
    ];
    builds[i * 5 % 9]
}

/// The library of poses in the order of `Pose::ALL`, eight in a row; below, all of them as silhouettes 120 pixels high.
pub fn poses() -> Scene {
    let scene = sheet(1760.0, 2280.0);
    let mut all: Vec<CutPerson> = Vec::new();
    for (i, (name, pose)) in Pose::ALL.iter().enumerate() {
        let (column, row) = ((i % 8) as f64, (i / 8) as f64);
        let mut person = model(i);
        person.build = build(i);
        person.pose = *pose;
        person.at = (112.0 + 220.0 * column, 440.0 + 462.0 * row);
        let proportions = person.build.proportions();
        person.height = 370.0 * (proportions.stature() / 7.0).clamp(0.62, 1.02);
        match *name {
            "bicycle" => person.build = Build::Thin,
            "fall" => person.at.0 -= 30.0,
            "embraced" => person.at.0 -= 150.0,
            _ => {}
        }
        let shadow = ellipse((person.at.0, person.at.1 + 1.0), 74.0, 9.0);
        scene.add(scene.veil(&shadow, "#8a6a5a", 0.3));
        let cut = person.cut(scene.light);
        props::around(&scene, name, &person, &cut);
        if let ("embraced", Some(other)) = (*name, all.last()) {
            // Two are woven: the near arm of the first lies over the second.
            let near = [Kind::Arm(Side::Right), Kind::Hand(Side::Right)];
            for part in other.parts.iter().filter(|part| near.contains(&part.kind)) {
                scene.add(part.paint(&scene, PaperStyle::default()));
            }
        }
        all.push(cut);
    }
    scene.add(scene.fill(&rect(0.0, 1880.0, 1760.0, 2280.0), "#f1e9d8"));
    for (i, cut) in all.iter().enumerate() {
        let bounds = cut.outline().bounds();
        let scale = 120.0 / 370.0;
        let (x, y) = (
            60.0 + 108.0 * (i % 16) as f64,
            2050.0 + 190.0 * (i / 16) as f64,
        );
        let middle = (bounds.x0 + bounds.x1) / 2.0;
        let outline = cut
            .outline()
            .moved(-middle, -bounds.y1)
            .scaled(scale)
            .moved(x, y);
        scene.add(scene.fill(&outline, "#3a2c3e"));
    }
    scene
}

/// A pose seen from eight sides, and another.
pub fn turns() -> Scene {
    let scene = sheet(1760.0, 960.0);
    for (row, (pose, who)) in [(Pose::STAND, 1), (Pose::CARRY, 2)].into_iter().enumerate() {
        for i in 0..8 {
            let person = Person {
                pose,
                at: (112.0 + 220.0 * i as f64, 450.0 + 470.0 * row as f64),
                height: 420.0,
                facing: Some(45.0 * i as f64),
                ..model(who)
            };
            scene.add(person.draw(&scene));
        }
    }
    scene
}
