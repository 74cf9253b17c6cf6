//! The horse: wet, chestnut, and embarrassed. The ceiling is too low for its ears.

mod head;
mod wet;

use crate::line::{blob, ellipse, handcut, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::soft;
use head::{ear, mane};
use wet::{drops, wet};

const COAT: &str = "#8e4a24";
const DEEP: &str = "#3c1a12";
const MANE: &str = "#4a2214";

pub fn draw(scene: &Scene) {
    for (x, y) in [(528.0, 1026.0), (462.0, 1050.0)] {
        let shade = ellipse((x, y), 62.0, 9.0);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&shade, "#2f4a48", 0.75), 6.0)));
    }
    scene.add(leg(scene, true));
    ear(scene, true);
    body(scene);
    // Above the elbow the near leg becomes the shoulder.
    let fade = stops![0, COAT, 0; 1, COAT];
    let fade = scene.linear((0.0, 690.0), (0.0, 742.0), &fade);
    scene.add(scene.fading(leg(scene, false), fade));
    head::head(scene);
    ear(scene, false);
    mane(scene);
    drops(scene);
}

/// A foreleg in profile: forearm, knee, cannon, fetlock, pastern and hoof.
fn leg(scene: &Scene, dark: bool) -> Ink {
    // The far one is set a little forward.
    let at = |x: f64, y: f64| {
        if dark {
            (x + 26.0 + (y - 690.0) * 0.14, y - 24.0)
        } else {
            (x, y)
        }
    };
    let place = |shape: &Shape| shape.bent(|(x, y)| at(x, y));
    let flesh = blob(&knots![
        372, 690; 474, 690; 480, 752; 468, 818; 464, 846; 471, 862; 470, 886; 460, 904; 455, 940; 456, 976; 464, 990; 468, 1004;
        482, 1024; 484, 1032; 430, 1032; 428, 1018; 418, 1006; 410, 994; 413, 980; 420, 966; 421, 936; 420, 906; 409, 890; 410, 868;
        413, 846; 404, 812; 386, 764
    ]);
    let flesh = place(&handcut(&flesh, 0.7, 18.0, 4));
    let hoof = poly(&[
        (427.0, 1019.0),
        (450.0, 1014.0),
        (481.0, 1019.0),
        (504.0, 1050.0),
        (430.0, 1050.0),
    ])
    .softened(3.0);
    let hoof = place(&handcut(&hoof, 0.6, 14.0, 5));
    let (base, deep, lit) = if dark {
        ("#5c2d18", "#25100c", "#8a4a26")
    } else {
        ("#94502a", DEEP, "#dd9559")
    };
    let mut ink = Ink::none();
    let b = flesh.bounds();
    ink += scene.sheet(&flesh, base).grain(0.3).ink();
    let low = scene.linear(
        (0.0, b.y0 + 150.0),
        (0.0, b.y1),
        &stops![0, deep, 0; 1, deep, 0.55],
    );
    ink += scene.fill(&flesh, low);
    let mut touch = |points: &[At], widths: &[f64], colour: &str, much: f64, r: f64| {
        let points: Vec<At> = points.iter().map(|&(x, y)| at(x, y)).collect();
        ink += soft(scene, &flesh, &taper(&points, widths), colour, much, r);
    };
    // The hind side lies in shade, the muscle of the forearm and the shin catch light.
    touch(
        &[
            (368.0, 690.0),
            (392.0, 790.0),
            (412.0, 858.0),
            (414.0, 900.0),
            (418.0, 980.0),
            (414.0, 1010.0),
        ],
        &[30.0, 30.0, 14.0, 14.0, 14.0, 16.0],
        deep,
        0.75,
        6.0,
    );
    touch(
        &[(440.0, 710.0), (452.0, 770.0), (452.0, 832.0)],
        &[24.0, 26.0, 8.0],
        lit,
        0.6,
        7.0,
    );
    touch(
        &[(418.0, 730.0), (432.0, 800.0), (438.0, 846.0)],
        &[3.0, 8.0, 3.0],
        deep,
        0.45,
        3.0,
    );
    touch(
        &[(446.0, 864.0), (450.0, 884.0)],
        &[26.0, 22.0],
        lit,
        0.75,
        5.0,
    );
    touch(
        &[(412.0, 850.0), (440.0, 856.0), (466.0, 850.0)],
        &[3.0, 7.0, 3.0],
        deep,
        0.6,
        3.0,
    );
    touch(
        &[(410.0, 900.0), (440.0, 906.0), (464.0, 902.0)],
        &[4.0, 8.0, 4.0],
        deep,
        0.65,
        3.0,
    );
    touch(
        &[(448.0, 916.0), (446.0, 976.0)],
        &[9.0, 9.0],
        lit,
        0.6,
        3.5,
    );
    touch(
        &[(432.0, 912.0), (431.0, 974.0)],
        &[4.0, 5.0],
        deep,
        0.55,
        2.0,
    );
    if !dark {
        let sock =
            blob(&knots![400, 972; 424, 962; 440, 972; 456, 960; 480, 970; 500, 1040; 400, 1040])
                .within(&flesh);
        ink += scene.fill(&sock, "#efe4d4");
        ink += soft(
            scene,
            &sock,
            &taper(
                &[at(410.0, 970.0), at(416.0, 1000.0), at(430.0, 1024.0)],
                &[22.0, 22.0, 18.0],
            ),
            "#8f7464",
            0.8,
            4.0,
        );
    }
    let crease = taper(
        &[at(412.0, 1006.0), at(436.0, 1000.0), at(462.0, 998.0)],
        &[2.0, 6.0, 2.0],
    );
    ink += soft(scene, &flesh, &crease, deep, 0.5, 2.5);
    let horn = if dark { "#2a1d1a" } else { "#cbb192" };
    ink += scene.sheet(&hoof, horn).ink();
    let lee = hoof.minus(&hoof.moved(22.0, 0.0));
    ink += soft(
        scene,
        &hoof,
        &lee,
        if dark { "#0f0908" } else { "#6a4c3a" },
        0.7,
        5.0,
    );
    for y in [1027.0, 1034.0, 1041.0] {
        let ring = scene.thread(
            &[at(426.0, y + 2.0), at(456.0, y), at(500.0, y + 2.0)],
            if dark { "#0f0908" } else { "#7d5d47" },
            1.4,
            0.4,
        );
        ink += scene.clipped(&hoof, ring);
    }
    let coronet = taper(
        &[at(426.0, 1020.0), at(452.0, 1014.0), at(484.0, 1020.0)],
        &[3.0, 6.0, 3.0],
    );
    ink += scene.veil(&coronet, if dark { "#6a3c24" } else { "#f8efe2" }, 0.8);
    ink
}

fn trunk() -> Shape {
    blob(&knots![
        -20, 446; 60, 438; 150, 448; 236, 450; 286, 432; 330, 398; 352, 340; 388, 268; 436, 216; 496, 196; 540, 240; 520, 330;
        468, 384; 446, 418; 458, 470; 478, 530; 500, 580; 506, 624; 494, 676; 462, 724; 410, 742; 330, 742; 220, 730; 100, 700; -20, 660
    ])
}

fn body(scene: &Scene) {
    let trunk = handcut(&trunk(), 1.0, 30.0, 7);
    scene.add(scene.sheet(&trunk, COAT).grain(0.3));
    let tones =
        stops![0, "#b5672f"; 0.45, "#b5672f", 0; 0.55, "#6a341c", 0; 0.85, "#6a341c", 0.9; 1, DEEP];
    let tones = scene.linear((300.0, 300.0), (240.0, 770.0), &tones);
    scene.add(scene.fill(&trunk, tones));
    let touch = |points: &[At], widths: &[f64], colour: &str, much: f64, r: f64| {
        scene.add(soft(scene, &trunk, &taper(points, widths), colour, much, r));
    };
    let light = "#e0975a";
    // Light from above lies on back and crest, then along the neck.
    touch(
        &spots![-20, 466; 80, 456; 190, 464; 290, 452],
        &[16.0, 34.0, 20.0],
        light,
        0.75,
        13.0,
    );
    touch(
        &spots![360, 400; 384, 340; 420, 280; 460, 240],
        &[26.0, 30.0, 16.0],
        light,
        0.5,
        13.0,
    );
    touch(
        &spots![430, 440; 440, 490; 466, 560],
        &[8.0, 22.0, 12.0],
        light,
        0.5,
        8.0,
    );
    // The barrel, round.
    touch(
        &spots![70, 560; 160, 545; 270, 570],
        &[10.0, 60.0, 10.0],
        light,
        0.35,
        16.0,
    );
    touch(
        &spots![-20, 690; 100, 705; 240, 738; 420, 750],
        &[70.0, 56.0, 50.0, 34.0],
        DEEP,
        0.75,
        14.0,
    );
    // The throat lies in the shade of the cheek.
    touch(
        &spots![440, 396; 410, 440; 392, 470],
        &[50.0, 34.0, 6.0],
        DEEP,
        0.6,
        12.0,
    );
    // Where the neck ends: a groove from the withers to the point of the shoulder.
    touch(
        &spots![322, 440; 366, 500; 424, 560; 478, 592],
        &[6.0, 26.0, 24.0, 8.0],
        DEEP,
        0.7,
        9.0,
    );
    // The blade of the shoulder below it catches light, and so does its point.
    touch(
        &spots![318, 478; 362, 544; 420, 596; 462, 622],
        &[14.0, 40.0, 40.0, 22.0],
        "#e6a064",
        0.7,
        11.0,
    );
    touch(
        &spots![462, 612; 476, 630],
        &[30.0, 26.0],
        "#f0b47c",
        0.6,
        8.0,
    );
    // Behind it the elbow, and below its point the arm.
    touch(
        &spots![286, 470; 300, 560; 330, 650; 372, 728],
        &[6.0, 28.0, 34.0, 14.0],
        DEEP,
        0.7,
        11.0,
    );
    touch(
        &spots![500, 640; 470, 664; 430, 672; 404, 700],
        &[10.0, 22.0, 18.0, 8.0],
        DEEP,
        0.6,
        8.0,
    );
    touch(
        &spots![508, 600; 498, 680; 462, 730],
        &[18.0, 24.0, 14.0],
        DEEP,
        0.6,
        8.0,
    );
    touch(
        &spots![376, 640; 400, 690; 420, 738],
        &[20.0, 40.0, 40.0],
        "#b8703a",
        0.55,
        10.0,
    );
    wet(scene, &trunk);
    let rim = trunk
        .minus(&trunk.moved(0.0, -3.0))
        .within(&rect(0.0, 600.0, 372.0, 800.0));
    scene.add(scene.veil(&rim, "#d99a62", 0.55));
}
