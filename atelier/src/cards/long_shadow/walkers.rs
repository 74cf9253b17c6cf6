//! A lady under a large hat, and what she has on her lead.

use super::{PLUM, fine};
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, handcut_finely, taper};
use crate::motifs::Motif;
use crate::motifs::animals::tufts;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// Where the owner stands.
pub const OWNER: At = (119.0, 1044.0);
/// Where the dog stands.
const DOG: At = (370.0, 964.0);
/// How the hat is worn: higher than it was cut, and pushed back, so that her face is seen.
const WORN: Spot = Spot {
    at: (24.8, -29.4),
    size: 1.0,
    turn: -7.0,
    flip: false,
};
const COAT: &str = "#7a2450";
const HAT: &str = "#4a1a48";
const SKIN: &str = "#bd7a4e";
const TEAL: &str = "#2f9c94";
const CREAM: &str = "#fff0d4";

pub fn draw(scene: &Scene) {
    let owner = Motif {
        scene,
        spot: Spot::new(OWNER.0, OWNER.1, 1.0),
        seed: 3,
    };
    let dog = Motif {
        scene,
        spot: Spot::new(DOG.0, DOG.1, 1.12),
        seed: 5,
    };
    contact(scene);
    pigeons(scene);
    scene.add(lady(&owner));
    scene.add(lapdog(&dog));
    scene.add(lead(scene, &owner, &dog));
    scene.add(head(&dog));
    scene.add(hand(&owner));
}

/// Where her feet and its paws touch the stones.
fn contact(scene: &Scene) {
    for at in spots![108, 1046; 146, 1038] {
        let foot = ellipse((at.0 + 7.0, at.1), 20.0, 5.0);
        scene.add(scene.blurred(scene.veil(&foot, PLUM, 0.7), 2.5));
    }
    let below = blob(&knots![322, 964; 366, 957; 418, 960; 424, 968; 372, 973; 326, 972]);
    scene.add(scene.blurred(scene.veil(&below, PLUM, 0.75), 2.5));
}

/// A piece of cut paper of a figure.
fn piece(motif: &Motif, shape: &Shape, colour: impl Into<Colour>, part: i64) -> Ink {
    let colour = colour.into();
    let shape = handcut_finely(&motif.put(shape), 0.4, 14.0, motif.seed + part, 0.15);
    let sheet = motif
        .scene
        .sheet(&shape, colour)
        .grain(1.05)
        .seed(motif.seed + part);
    sheet
        .lit(0.34)
        .shade(0.6)
        .rim(1.5)
        .dark(mix(colour, "#1e0828", 0.6))
        .ink()
}

fn stain(motif: &Motif, shape: &Shape, colour: impl Into<Colour>, opacity: f64) -> Ink {
    motif.scene.veil(&motif.put(shape), colour.into(), opacity)
}

fn coat() -> Shape {
    blob(&knots![
        -8, -214; -28, -210; -42, -196; -46, -168; -44, -140; -50, -106; -60, -70; -70, -40, corner; -48, -32; -24, -37;
        0, -29; 26, -35; 48, -30; 66, -42, corner; 58, -76; 48, -112; 42, -142; 44, -172; 40, -196; 26, -210
    ])
}

fn brim() -> Shape {
    blob(&knots![
        -66, -232; -50, -250; -20, -262; 14, -264; 46, -256; 70, -240; 74, -226; 56, -216; 26, -210; -8, -209; -40, -214;
        -62, -222
    ])
}

fn crown() -> Shape {
    blob(&knots![
        -32, -240; -34, -258; -26, -278; -6, -288; 18, -286; 34, -274; 40, -254; 36, -238; 18, -231; -12, -231
    ])
}

fn plume() -> Shape {
    let quill = taper(
        &spots![28, -252; 4, -286; -34, -300; -70, -290; -92, -262; -96, -238],
        &[6.0, 18.0, 26.0, 24.0, 16.0, 2.0],
    );
    let barbs = tufts(
        &spots![6, -286; -34, -300; -70, -290; -92, -262; -98, -240],
        13.0,
        5.0,
        1.0,
        1.1,
        4,
    );
    quill.and(&barbs)
}

fn arm() -> Shape {
    taper(
        &spots![27, -178; 46, -170; 60, -156; 80, -157; 102, -168],
        &[22.0, 25.0, 21.0, 17.0, 14.0],
    )
}

fn legs() -> Shape {
    let left = taper(&spots![-12, -50; -20, -26; -26, -10], &[16.0, 14.0, 9.0]);
    let right = taper(&spots![18, -50; 26, -28; 27, -10], &[16.0, 14.0, 9.0]);
    left.and(&right)
}

fn shoes() -> [Shape; 2] {
    let shoe = blob(&knots![
        -9, -8; -3, -11; 5, -8; 14, -3; 24, -1; 27, 3; 22, 6; 8, 5; 2, 3, corner; -1, 8, corner; -8, 7, corner; -9, 0
    ]);
    // The rear heel is already off the stones.
    let rear = shoe.turned(24.0, (22.0, 6.0));
    [rear.moved(-24.0, -2.0), shoe.moved(27.0, -7.0)]
}

/// In profile, from the brim down: she looks where the lead goes.
fn face() -> Shape {
    blob(&knots![
        30, -262; 35, -246; 36, -239; 40, -232; 46, -225; 45, -221; 39, -219; 42, -215; 39, -212; 41, -208; 37, -204; 38, -197;
        31, -190; 18, -190; 4, -200; -6, -222; -4, -262
    ])
}

fn bob() -> Shape {
    blob(&knots![
        -20, -262; -30, -246; -34, -224; -31, -204; -20, -192; -6, -193; 2, -204; 4, -220; 10, -234; 20, -244; 28, -262
    ])
}

fn bag() -> Shape {
    blob(&knots![
        -70, -116; -66, -128, corner; -40, -128, corner; -36, -116; -32, -92; -40, -84; -66, -84; -76, -92
    ])
}

/// All of her.
pub fn owner_outline() -> Shape {
    let hat = WORN.put(&all([brim(), crown(), plume()]));
    let parts = [coat(), face(), bob(), hat, arm(), legs(), bag()];
    all(parts.into_iter().chain(shoes()))
}

fn lady(motif: &Motif) -> Ink {
    let scene = motif.scene;
    let mut ink = piece(motif, &legs(), "#3a1840", 1);
    for (i, shoe) in shoes().iter().enumerate() {
        ink += piece(motif, shoe, "#2a0f33", 2 + i as i64);
    }
    ink += scene.shadow(&motif.put(&coat()), (6.0, 0.0), 6.0, "#5a1a40", 0.45);
    ink += piece(motif, &coat(), COAT, 4);
    ink += folds(motif);
    // The far arm is in the coat; a bag hangs from it.
    let sleeve = taper(
        &spots![-34, -192; -54, -166; -58, -142; -54, -130],
        &[24.0, 25.0, 20.0, 15.0],
    );
    let handle = taper(
        &spots![-64, -126; -66, -138; -54, -144; -44, -138; -42, -126],
        &[3.0, 2.4, 2.4, 2.4, 3.0],
    );
    ink += piece(motif, &sleeve, mix(COAT, PLUM, 0.1), 6);
    ink += stain(motif, &handle, "#e0a45a", 1.0);
    ink += piece(motif, &bag(), "#d98c3c", 7);
    ink += stain(
        motif,
        &taper(&spots![-72, -110; -54, -106; -36, -110], &[0.6, 2.0, 0.6]),
        "#8a4628",
        0.8,
    );
    ink += stain(motif, &circle((-54.0, -107.0), 3.0), "#ffe2a0", 1.0);
    ink += portrait(motif);
    ink += scene.shadow(&motif.put(&arm()), (4.0, 3.0), 4.0, "#2a0a2c", 0.5);
    ink += piece(motif, &arm(), COAT, 21);
    // A fur collar.
    let collar = blob(
        &knots![-38, -198; -24, -189; 0, -184; 26, -189; 42, -201; 48, -187; 32, -172; 0, -167; -30, -175; -43, -186],
    );
    let fluff = tufts(
        &spots![-43, -186; -28, -174; 0, -166; 32, -171; 48, -187],
        6.0,
        5.0,
        -1.0,
        0.5,
        9,
    );
    ink += piece(motif, &collar.and(&fluff), "#e7b27c", 11);
    let shade = motif.put(&WORN.put(&brim())).moved(2.0, 7.0);
    let below = motif.put(&face().and(&bob()));
    ink += scene.clipped(
        &below,
        scene.blurred(scene.veil(&shade, "#5a1c3c", 0.4), 2.5),
    );
    let spot = Spot {
        at: motif.spot.point(WORN.at),
        ..motif.spot.turned(WORN.turn)
    };
    ink + hat(&Motif { spot, ..*motif })
}

/// Her head below the hat, the eyes on the dog.
fn portrait(motif: &Motif) -> Ink {
    let neck = blob(&knots![-12, -212; 16, -206; 22, -184; -14, -184]);
    let mut ink = piece(motif, &neck, mix(SKIN, PLUM, 0.3), 8);
    ink += piece(motif, &face(), SKIN, 9);
    let line = mix(SKIN, "#24081f", 0.85);
    let blush = ellipse((24.0, -215.0), 8.0, 5.0);
    ink += motif
        .scene
        .blurred(stain(motif, &blush, "#d8504a", 0.5), 2.0);
    let jaw = taper(&spots![4, -202; 18, -195; 30, -196], &[0.6, 2.4, 0.6]);
    ink += stain(motif, &jaw, mix(SKIN, PLUM, 0.6), 0.5);
    // A lowered lid with lashes, and a brow that thinks nothing of it.
    let lid = blob(&knots![23, -234, corner; 27, -239; 33, -238; 35, -233, corner; 29, -231]);
    ink += stain(motif, &lid, mix(SKIN, "#7a3060", 0.45), 0.9);
    let lash = taper(
        &spots![22, -234.5; 28, -231.4; 34, -232; 38, -230],
        &[0.6, 2.4, 2.0, 0.5],
    );
    ink += stain(motif, &lash, line, 1.0);
    let brow = taper(&spots![21, -243; 28, -246; 35, -243], &[0.8, 2.6, 1.0]);
    ink += stain(motif, &brow, line, 0.9);
    let wing = taper(&spots![38, -226; 36, -222; 39, -220], &[0.4, 1.6, 0.4]);
    ink += stain(motif, &wing, line, 0.6);
    let lips =
        blob(&knots![31, -213.6, corner; 37, -216; 42, -215.4; 39.4, -212.4; 41, -208.8; 36, -209]);
    ink += stain(motif, &lips.within(&face()), "#a8243f", 1.0);
    let between = taper(&spots![29, -215; 34, -213; 40, -212.6], &[0.4, 1.2, 0.8]);
    ink += stain(motif, &between, "#4a0c24", 0.9);
    ink += piece(motif, &bob(), "#2a1028", 10);
    let strands = all([
        taper(&spots![-6, -250; -18, -228; -18, -200], &[0.4, 1.6, 0.4]),
        taper(&spots![6, -248; -6, -228; -8, -202], &[0.4, 1.6, 0.4]),
    ]);
    ink += stain(motif, &strands, "#7a4468", 0.7);
    ink + stain(motif, &circle((5.0, -202.0), 3.6), TEAL, 1.0)
}

fn folds(motif: &Motif) -> Ink {
    let lines: [(&[At], f64); 5] = [
        (&spots![20, -168; 22, -120; 24, -80; 26, -36], 3.0),
        (&spots![-14, -150; -16, -110; -22, -70; -26, -38], 2.6),
        (&spots![-30, -140; -36, -100; -46, -60; -50, -36], 2.4),
        (&spots![2, -130; 2, -90; 2, -60; 0, -32], 1.8),
        (&spots![37, -140; 44, -100; 53, -62], 2.0),
    ];
    let mut ink = Ink::none();
    for (line, width) in lines {
        ink += stain(
            motif,
            &taper(line, &[0.4, width, width, 0.4]),
            "#3c0f34",
            0.7,
        );
        let lit = taper(line, &[0.3, width * 0.5, width * 0.5, 0.3]).moved(-width, 0.0);
        ink += stain(motif, &lit, "#d8668a", 0.35);
    }
    for y in [-150.0, -126.0, -102.0] {
        ink += stain(
            motif,
            &circle((26.0 + (y + 150.0) * 0.04, y), 3.2),
            "#ffd28a",
            1.0,
        );
    }
    ink
}

fn hat(motif: &Motif) -> Ink {
    let scene = motif.scene;
    let mut ink = piece(motif, &brim(), HAT, 14);
    let lip = brim().minus(&brim().moved(1.0, -3.4));
    ink += stain(motif, &lip, "#ffb07a", 0.55);
    let base = ellipse((3.0, -238.0), 44.0, 13.0);
    ink += scene.clipped(
        &motif.put(&brim()),
        scene.blurred(stain(motif, &base, "#1c0824", 0.6), 3.0),
    );
    ink += piece(motif, &crown(), mix(HAT, "#7a3a68", 0.25), 15);
    let band = blob(
        &knots![-33, -250; -12, -243; 18, -243; 39, -252; 38, -240; 18, -232; -12, -232; -32, -240],
    );
    ink += piece(motif, &band.within(&crown().grown(0.6)), TEAL, 16);
    let dent = taper(&spots![-14, -276; 2, -270; 20, -274], &[0.6, 4.0, 0.6]);
    ink += stain(motif, &dent, "#280c30", 0.6);
    ink += scene.shadow(&motif.put(&plume()), (4.0, 3.0), 4.0, "#2a0a2c", 0.45);
    ink += piece(motif, &plume(), CREAM, 17);
    let shaft = taper(
        &spots![28, -252; 4, -284; -34, -296; -70, -286; -90, -260],
        &[2.0, 1.8, 1.4, 1.0, 0.4],
    );
    ink + stain(motif, &shaft, "#c9825a", 0.8)
}

/// The lead, tight, and her hand on it.
fn lead(scene: &Scene, owner: &Motif, dog: &Motif) -> Ink {
    let from = owner.spot.point((108.0, -168.0));
    let to = dog.spot.point((19.0, -62.0));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 + 7.0);
    let line = taper(&[from, middle, to], &[3.4, 3.0, 2.6]);
    let lit = taper(&[from, middle, to], &[1.0, 1.0, 0.8]).moved(-0.4, 0.9);
    scene.fill(&line, TEAL) + scene.veil(&lit, "#a8f0dc", 0.7)
}

fn hand(motif: &Motif) -> Ink {
    let glove =
        blob(&knots![95, -176; 104, -180; 114, -178; 119, -171; 115, -163; 105, -160; 96, -162]);
    let mut ink = piece(motif, &glove, CREAM, 20);
    for (a, b) in [
        ((110.0, -178.0), (116.0, -173.0)),
        ((109.0, -172.0), (116.0, -167.0)),
    ] {
        ink += stain(motif, &taper(&[a, b], &[0.6, 1.4]), "#a8704e", 0.8);
    }
    let cuff = taper(&spots![95, -177; 99, -160], &[8.0, 8.0]);
    ink + piece(motif, &cuff, "#e7b27c", 22)
}

/// White, combed, with a bow; it thinks highly of itself.
fn lapdog(motif: &Motif) -> Ink {
    let scene = motif.scene;
    let grain = fine(7, 0.8);
    let leg = |x: f64, back: f64| {
        let fur = taper(
            &[(x + back, -34.0), (x + back * 0.4, -16.0), (x, -3.0)],
            &[18.0, 13.0, 11.0],
        );
        let paw =
            blob(&knots![x - 6.0, -6.0; x + 2.0, -8.0; x + 9.0, -4.0; x + 9.0, 1.0; x - 5.0, 1.0]);
        fur.and(&paw)
    };
    let far = mix(CREAM, "#b0708a", 0.5);
    let mut ink = piece(motif, &leg(-12.0, -6.0), far, 1) + piece(motif, &leg(36.0, -4.0), far, 2);
    // A plume of a tail, carried over the back.
    let tail = taper(
        &spots![-32, -42; -46, -56; -48, -76; -34, -90; -16, -86; -10, -74],
        &[14.0, 22.0, 26.0, 26.0, 20.0, 4.0],
    );
    let tassels = tufts(
        &spots![-40, -44; -58, -62; -56, -86; -36, -102; -14, -98],
        12.0,
        6.0,
        1.0,
        0.9,
        3,
    );
    let tail = tail.and(&tassels);
    ink += piece(motif, &tail, mix(CREAM, "#e8a98a", 0.18), 3);
    for line in [
        spots![-44, -60; -46, -78; -34, -92],
        spots![-38, -60; -38, -74; -28, -84],
        spots![-50, -66; -52, -82; -42, -96],
    ] {
        ink += stain(motif, &taper(&line, &[0.3, 1.6, 0.3]), "#c07a78", 0.55);
    }
    let trunk = blob(&knots![
        -42, -40; -36, -54; -16, -60; 6, -60; 24, -64; 40, -56; 48, -42; 44, -28; 30, -20; 8, -17; -16, -18; -34, -20; -44, -28
    ]);
    let skirt = tufts(
        &spots![-42, -28; -26, -17; 0, -15; 24, -17; 44, -28],
        12.0,
        7.0,
        -1.0,
        0.3,
        5,
    );
    let chest = tufts(
        &spots![30, -64; 46, -56; 52, -42; 46, -28],
        11.0,
        6.0,
        1.0,
        0.9,
        6,
    );
    let trunk = all([trunk, skirt, chest, leg(-30.0, 3.0), leg(22.0, 2.0)]).fillet(1.0);
    ink += scene.shadow(&motif.put(&trunk), (3.0, 2.0), 3.0, "#7a2c50", 0.4);
    ink += piece(motif, &trunk, CREAM, 4);
    let belly = blob(&knots![-40, -26; -10, -20; 30, -22; 46, -34; 44, -22; 10, -14; -36, -16]);
    ink += scene.clipped(
        &motif.put(&trunk),
        scene.smudge(&motif.put(&belly), 0.7, 4.0, "#b06a86", grain),
    );
    for line in [
        spots![-34, -48; -20, -44; -8, -32],
        spots![-18, -54; -4, -48; 6, -34],
        spots![2, -54; 14, -46; 20, -32],
        spots![24, -50; 32, -40; 32, -28],
        spots![-36, -36; -28, -32; -22, -22],
        spots![38, -50; 42, -42; 40, -34],
    ] {
        ink += stain(motif, &taper(&line, &[0.3, 1.7, 0.3]), "#c98a86", 0.6);
    }
    ink
}

fn head(motif: &Motif) -> Ink {
    let scene = motif.scene;
    // Turned up: the nose is the highest thing it has.
    let spot = Spot::new(34.0, -82.0, 1.0).turned(-14.0);
    let put = |shape: &Shape| spot.put(shape);
    let collar = taper(&spots![16, -66; 26, -58; 40, -58], &[6.5, 7.0, 6.5]);
    let mut ink = piece(motif, &collar, TEAL, 8);
    ink += stain(motif, &circle((31.0, -54.0), 3.4), "#ffd060", 1.0);
    let skull = blob(&knots![
        -20, 2; -18, -14; -6, -22; 8, -20; 16, -12; 24, -8; 33, -8; 36, -2; 32, 5; 26, 8; 20, 16; 6, 22; -10, 18
    ]);
    let beard = tufts(
        &spots![-16, 14; 4, 22; 20, 18; 30, 8],
        9.0,
        5.0,
        -1.0,
        0.2,
        8,
    );
    let skull = skull.and(&beard).fillet(0.8);
    ink += scene.shadow(&motif.put(&put(&skull)), (2.0, 3.0), 3.0, "#7a2c50", 0.45);
    ink += piece(motif, &put(&skull), "#fff6e0", 9);
    let ear = blob(&knots![-8, -18, corner; -22, -12; -30, 4; -30, 20; -20, 24; -10, 12; -4, -4]);
    let fringe = tufts(&spots![-30, 8; -28, 22; -16, 22], 9.0, 5.0, -1.0, 0.2, 9);
    ink += scene.shadow(&motif.put(&put(&ear)), (1.0, 2.0), 2.0, "#7a2c50", 0.4);
    ink += piece(
        motif,
        &put(&ear.and(&fringe)),
        mix(CREAM, "#e0a080", 0.4),
        10,
    );
    // A topknot and a bow.
    let knot = taper(&spots![4, -18; 2, -30; -6, -38], &[9.0, 9.0, 2.0]);
    ink += piece(motif, &put(&knot), CREAM, 11);
    let bow = [
        blob(&knots![3, -24; -6, -32; -14, -32; -15, -22; -8, -18]),
        blob(&knots![3, -24; 10, -33; 18, -32; 18, -23; 11, -19]),
    ];
    for (i, loop_) in bow.iter().enumerate() {
        ink += piece(motif, &put(loop_), "#d9304a", 12 + i as i64);
    }
    ink += piece(motif, &put(&ellipse((3.0, -24.0), 3.4, 4.0)), "#a81c3c", 14);
    let nose = blob(&knots![29, -9; 34, -11; 39, -7; 37, -2; 32, -1]);
    ink += stain(motif, &put(&nose), "#2a0c24", 1.0);
    ink += stain(
        motif,
        &put(&ellipse((34.0, -8.0), 1.6, 0.9)),
        "#ffd8c0",
        0.8,
    );
    let mouth = taper(&spots![33, 0; 28, 5; 21, 5], &[0.8, 1.8, 0.6]);
    ink += stain(motif, &put(&mouth), "#4a1630", 1.0);
    let eye = blob(&knots![9, -4; 12, -9; 17, -8; 18, -3; 14, 0]);
    ink += stain(motif, &put(&eye), "#22091f", 1.0);
    ink += stain(motif, &put(&circle((15.4, -6.0), 1.3)), "#fff6e0", 1.0);
    let brow = taper(&spots![7, -11; 12, -14; 18, -12], &[0.6, 1.8, 0.6]);
    ink += stain(motif, &put(&brow), "#b8767a", 0.8);
    ink + scene.clipped(
        &motif.put(&put(&skull)),
        scene.smudge(
            &motif.put(&put(&ellipse((4.0, 20.0), 20.0, 7.0))),
            0.6,
            3.0,
            "#b06a86",
            fine(5, 0.7),
        ),
    )
}

/// Pigeons that would rather be elsewhere.
fn pigeons(scene: &Scene) {
    for (i, (x, y, size, turn, flip)) in [
        (604.0, 772.0, 0.62, -8.0, false),
        (664.0, 716.0, 0.54, -30.0, false),
        (566.0, 842.0, 0.7, 6.0, true),
    ]
    .into_iter()
    .enumerate()
    {
        let motif = Motif {
            scene,
            spot: Spot::new(x, y, size).turned(turn).flipped(flip),
            seed: i as i64 * 9,
        };
        // They are already off the ground: their shadows are further up the street.
        let fall = ellipse((x + 26.0, y - 6.0), 24.0 * size, 7.0 * size);
        scene.add(scene.blurred(scene.veil(&fall, "#5a1c50", 0.55), 2.0));
        scene.add(pigeon(&motif));
    }
}

fn pigeon(motif: &Motif) -> Ink {
    let far = blob(
        &knots![-4, -10, corner; -2, -34; 10, -56; 26, -68, corner; 24, -48; 20, -28; 14, -8, corner],
    );
    let body = blob(&knots![
        -44, 4, corner; -30, -6; -10, -12; 12, -12; 26, -18; 36, -20; 44, -14; 50, -10, corner; 43, -7; 36, 2; 18, 12;
        -8, 12; -28, 8; -46, 14, corner
    ]);
    let near = blob(
        &knots![-16, -8, corner; -28, -30; -30, -54; -24, -76, corner; -10, -62; 4, -38; 12, -8, corner],
    );
    let mut ink = piece(motif, &far, "#8a5a7c", 1);
    ink += piece(motif, &body, "#a878a0", 2);
    ink += piece(motif, &near, "#c79ab0", 3);
    for line in [
        spots![-20, -62; -14, -36; -8, -14],
        spots![-25, -56; -20, -32; -13, -12],
        spots![-12, -54; -4, -34; 2, -14],
    ] {
        ink += stain(motif, &taper(&line, &[0.4, 2.2, 0.4]), "#5a2c5c", 0.7);
    }
    let throat = blob(&knots![24, -17; 34, -16; 34, -6; 24, 0; 20, -8]);
    ink += stain(motif, &throat, TEAL, 0.55);
    ink + stain(motif, &circle((39.0, -14.0), 2.0), "#2a0c24", 1.0)
}
