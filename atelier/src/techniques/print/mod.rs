//! Print: a relief print in one, two or three flat inks, as from linoleum.
//!
//! A print is paper and plates. A [`Plate`] has one ink; it is painted in order, [`ink`](Plate::ink) over
//! [`cut`](Plate::cut) over ink, and never joined or clipped. [`printed`] puts the plates on paper, each a little beside its place.
//! There are no greys, gradients, rims or shadows: tone is the width of cuts, and a [`Chisel`] makes them.
//!
//! ```
//! use fabula_atelier::line::{circle, rect};
//! use fabula_atelier::scene::Scene;
//! use fabula_atelier::techniques::print::{
//!     Chisel, Flow, Head, Light, Mood, PAPER, Plate, Profile, Side, block, printed, roller_edge,
//! };
//!
//! /// Somebody in the dark looks at a moon.
//! pub fn scene() -> Scene {
//!     let block = block(3);
//!     let mut gold = Plate::light("#f0b030", 1);
//!     let mut night = Plate::dark("#141c30", 2);
//!     night.ink(&block);
//!
//!     // A thing of light is cut from the dark plate and printed by the light one.
//!     let moon = circle((600.0, 300.0), 90.0);
//!     night.cut(&moon);
//!     gold.ink(&moon);
//!     let air = block.minus(&moon.grown(10.0)).within(&rect(0.0, 0.0, 800.0, 560.0));
//!     night.cut(Chisel::SKY.carve(&air, &Flow::around(&moon), &Light::around(&moon).reach(90.0), 4));
//!
//!     // A dark head has no outline: only the side of the light is carved.
//!     let head = Profile::soft((240.0, 760.0), 500.0).mood(Mood::SMILING).bowed(-14.0);
//!     let (skull, face) = (head.skull().within(&block), head.face());
//!     night.ink(&skull);
//!     let light = Light::on(&head.contour()).reach(70.0);
//!     let skin = skull.minus(&face.kept());
//!     night.cut(Chisel::face(500.0).carve(&skin, &head.flow(), &light, 5));
//!     face.on_dark(&mut night);
//!
//!     night.cut(roller_edge(Side::Right, 22.0, 40, 6));
//!     printed(PAPER, 7, &[gold, night])
//! }
//! assert!(scene().svg().len() > 50_000);
//! ```
//!
//! `cargo run --manifest-path atelier/Cargo.toml --example print_samples` draws a page with all heads and chisels.
//!
//! # When
//!
//! - One or two large bodies, or one gesture. Conflict, cold, night, silence, work; ideas that need black.
//! - The second ink *means* something: the light, the other person, the anger. It never decorates.
//! - At least a quarter of the card is bare paper or solid ink.
//! - Not for crowds, rooms full of things, soft light, or water one looks into.
//! - One card in four or five, and no pair of inks twice.
//!
//! # How
//!
//! 1. [`block`] first. Whatever reaches the edge is inked [within](crate::shape::Shape::within) it, so all prints have the same narrow margin,
//!    and what is out of register shows there. A [`roller_edge`] on one to three sides.
//! 2. Large shapes: mass first, light later. A head, its hair and its shoulder are one mass, cropped by the block. Figures in the dark
//!    have no contour; back and shoulder stay in the ink.
//! 3. For each thing to be carved a [`Flow`], a tone and a chisel. Guides are few: thirteen for a face, three for a sleeve, and they go
//!    *around* a form, not along it. The tone is mostly a [`Light`] on the lit contour, with a [`skin`](Light::skin) so that a line
//!    of ink stays there. Carve what is nearer last, and take it out of what lies behind before that is carved.
//! 4. The gap grows with the form, but not in proportion: 7 on a head of 400, 12 on one of 900, 11 to 13 on cloth, 15 in hair. Bold cuts look
//!    more like linoleum and take fewer bytes than fine ones.
//! 5. Three tones without a grey: cuts of the dark plate that are [`near`](Marks::near) the light are made in the light plate too. There is
//!    paper, then the light ink, then both inks, and nowhere a boundary.
//! 6. A pale thing on a dark plate: ink it larger by 4, cut it, and *print* the marks in it. Cut it from the light plate too.
//! 7. What must be found at 120 pixels stands on cleared paper, or is the only thing in its ink.
//! 8. At last [`printed`]. No other finish.
//!
//! A face in a light ink is drawn with [`Face::on_light`], a dark one with [`Face::kept`] and [`Face::on_dark`], a pale one, of paper, with
//! [`Head::print_pale`]: on a head of less than a fifth of the card it tells most. Heads come from [`Profile`]
//! and [`ThreeQuarter`], each with a [`Mood`]; hair is drawn on the card, in the units of the head. One ear anchors a dark head.
//!
//! # What looked bad
//!
//! - A row of cuts under the nose: teeth. (It is kept clear now.)
//! - A patch of colour with its own edge inside a face: a mask, a skull.
//! - Cuts of two directions across each other, as on two sleeves that overlap.
//! - Ridges left standing around a head: it shakes. Only in corners, a few.
//! - Long thin lines as contours: wire.
//! - Pale fingers: prongs. Draw a mitten, or one mass and a thumb.
//! - Windings of a ball in one family of lines: a basketball. Let each pass hide the one below.
//! - A hull left white with a round rower in it: an eye.
//! - An uneven film of ink on a large dark solid: a camouflage net. It is nearly gone now, and so is most of the salt: both cost a
//!   quarter of the bytes, and nobody missed them.
//! - A dry patch across a face. Take another seed.
//! - Ink is not skin: no red mouth in a black face, no black hair on a red one. Each person has one ink, and inks mix only where people
//!   touch.
//!
//! # What it costs
//!
//! A tenth of a second to draw and three to print; 250 to 300 kB of SVG; 145 kB as WebP of 800 pixels at quality 78, 55 kB at 400. It is the cuts
//! that cost: a print without any salt or tooth would take 135 kB.

mod block;
mod chisel;
mod contour;
mod flow;
mod head;
mod marks;
mod plate;
mod press;
mod streamlines;
mod tone;

pub use block::{MARGIN, Side, block, ripples, roller_edge};
pub use chisel::Chisel;
pub use contour::Contour;
pub use flow::Flow;
pub use head::{Face, Head, Mood, Profile, ThreeQuarter};
pub use marks::{Marks, across};
pub use plate::Plate;
pub use press::{PAPER, printed};
pub use tone::{Light, Tone};
