//! A sheet of clothes.

use super::{model, sheet};
use crate::colour::Colour;
use crate::motifs::people::{
    Bottom, Build, Clothes, Hair, Headwear, Pattern, Person, Pose, Shoes, Top,
};
use crate::scene::Scene;

/// First row: jumper and trousers, shirt and skirt, coat and boots, dress in the wind, pyjamas, apron, jacket and wide trousers.
/// Second row: tee and shorts, long skirt in the wind, coat with scarf walking, hooped jumper, checked shirt, dress dancing, vest.
pub fn clothes() -> Scene {
    let scene = sheet(1760.0, 1180.0);
    let c = |hex: &str| Colour::from(hex);
    let plain = Clothes::default();
    let rows: [(Clothes, Pose, Build, f64); 14] = [
        (
            Clothes {
                top_colour: c("#b8543c"),
                ..plain
            },
            Pose::STAND,
            Build::Adult,
            20.0,
        ),
        (
            Clothes {
                top: Top::Shirt,
                top_colour: c("#efe4cc"),
                bottom: Bottom::Skirt,
                bottom_colour: c("#3f7078"),
                stockings: Some(c("#4a3a48")),
                ..plain
            },
            Pose::PROUD,
            Build::Large,
            -16.0,
        ),
        (
            Clothes {
                top: Top::Coat,
                top_colour: c("#7a5a3c"),
                shoes: Shoes::Boots,
                ..plain
            },
            Pose::GREET,
            Build::Strong,
            12.0,
        ),
        (
            Clothes {
                top: Top::Dress,
                top_colour: c("#b8475a"),
                bottom: Bottom::Bare,
                shoes: Shoes::Slippers,
                wind: (0.9, -0.15),
                ..plain
            },
            Pose::STAND,
            Build::Of(Build::Thin.proportions().shaped(0.08, 0.08)),
            30.0,
        ),
        (
            Clothes {
                top: Top::Pyjamas,
                top_colour: c("#a9c0cc"),
                top_pattern: Pattern::Stripes(c("#6f8fa8")),
                bottom: Bottom::Wide,
                bottom_colour: c("#a9c0cc"),
                bottom_pattern: Pattern::Stripes(c("#6f8fa8")),
                shoes: Shoes::Barefoot,
                ..plain
            },
            Pose::SLUMP,
            Build::Adult,
            24.0,
        ),
        (
            Clothes {
                top: Top::Shirt,
                top_colour: c("#6a7f9a"),
                bottom: Bottom::Skirt,
                bottom_colour: c("#5a4a58"),
                apron: Some(c("#efe6d2")),
                shoes: Shoes::Slippers,
                ..plain
            },
            Pose::CARRY,
            Build::Old,
            22.0,
        ),
        (
            Clothes {
                top: Top::Jacket,
                top_colour: c("#3a4a5a"),
                bottom: Bottom::Wide,
                bottom_colour: c("#8a7a5c"),
                ..plain
            },
            Pose::THINK,
            Build::Adult,
            10.0,
        ),
        (
            Clothes {
                top: Top::Tee,
                top_colour: c("#d9a441"),
                bottom: Bottom::Shorts,
                bottom_colour: c("#4a6a5c"),
                shoes: Shoes::Trainers,
                shoe_colour: c("#b8453a"),
                ..plain
            },
            Pose::RUN,
            Build::Child,
            60.0,
        ),
        (
            Clothes {
                top: Top::Jumper,
                top_colour: c("#d8c8a4"),
                bottom: Bottom::LongSkirt,
                bottom_colour: c("#5f4a78"),
                wind: (-1.1, 0.0),
                ..plain
            },
            Pose::WALK,
            Build::Adult,
            58.0,
        ),
        (
            Clothes {
                top: Top::Coat,
                top_colour: c("#3f5a52"),
                scarf: Some(c("#d8a23c")),
                wind: (-1.0, 0.0),
                ..plain
            },
            Pose::WALK,
            Build::Thin,
            70.0,
        ),
        (
            Clothes {
                top: Top::Jumper,
                top_colour: c("#efe6d2"),
                top_pattern: Pattern::Hoops(c("#3f5f80")),
                shoes: Shoes::Barefoot,
                bottom: Bottom::Shorts,
                bottom_colour: c("#7a5a48"),
                ..plain
            },
            Pose::SIT_ON_GROUND,
            Build::Child,
            40.0,
        ),
        (
            Clothes {
                top: Top::Shirt,
                top_colour: c("#b8543c"),
                top_pattern: Pattern::Check(c("#3a2c3e")),
                shoes: Shoes::Boots,
                ..plain
            },
            Pose::PULL,
            Build::Strong,
            60.0,
        ),
        (
            Clothes {
                top: Top::Dress,
                top_colour: c("#3f7078"),
                top_pattern: Pattern::Dots(c("#efe0b8")),
                bottom: Bottom::Bare,
                shoes: Shoes::Barefoot,
                wind: (-0.8, -0.3),
                ..plain
            },
            Pose::DANCE,
            Build::Of(Build::Adult.proportions().shaped(0.09, 0.10)),
            10.0,
        ),
        (
            Clothes {
                top: Top::Vest,
                top_colour: c("#e8e0d0"),
                bottom: Bottom::Trousers,
                bottom_colour: c("#39465a"),
                shoes: Shoes::Barefoot,
                ..plain
            },
            Pose::STAND,
            Build::Strong,
            150.0,
        ),
    ];
    for (i, (clothes, pose, build, facing)) in rows.into_iter().enumerate() {
        let mut person = Person {
            clothes,
            pose,
            build,
            facing: Some(facing),
            at: (
                125.0 + 250.0 * (i % 7) as f64,
                540.0 + 580.0 * (i / 7) as f64,
            ),
            ..model([0, 1, 5, 4, 6, 1, 2, 3, 7, 5, 3, 2, 4, 5][i])
        };
        person.height = 470.0 * (build.proportions().stature() / 7.2).clamp(0.6, 1.02);
        if i == 2 {
            person.head.wears = Headwear::Hat(c("#4a3a30"));
        }
        if i == 12 {
            person.head.hair = Hair::Long;
            person.head.wears = Headwear::Nothing;
        }
        scene.add(person.draw(&scene));
    }
    scene
}
