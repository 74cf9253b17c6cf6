//! Gouache: masses of brush strokes, found and lost edges, people near to us.
//!
//! Nothing is clipped, filled with a gradient, rimmed or shadowed by a filter. A picture is a pile of masses on a [`Canvas`], back
//! to front; a [`Mass`] is painted by strokes alone, and **an edge is where strokes stop**. At the end [`Canvas::finish`] makes a
//! [`Scene`](crate::scene::Scene) of it, like every other.
//!
//! ```
//! use fabula_atelier::line::{blob, rect};
//! use fabula_atelier::motifs::figures::{Skin, View};
//! use fabula_atelier::scene::Scene;
//! use fabula_atelier::shape::Spot;
//! use fabula_atelier::techniques::gouache::{
//!     Canvas, Expression, Field, Finish, Hair, Head, Mass, Passes, Value,
//! };
//! use fabula_atelier::{knots, spots};
//!
//! fn scene() -> Scene {
//!     let canvas = Canvas::new(7, "#cfaebb");
//!     let dawn = Value::along((0.0, 0.0), (0.0, 1100.0));
//!     canvas.lay(
//!         Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), Field::ramp(&["#a992bb", "#ecc0bd", "#fff0d0"], dawn))
//!             .along(&[&spots![0, 200; 400, 120; 800, 180], &spots![0, 900; 800, 860]])
//!             .passes(Passes::sky()),
//!     );
//!     let light = (0.7, -0.5, 0.5);
//!     let head = Head {
//!         spot: Spot::new(400.0, 520.0, 1.4),
//!         view: View::ThreeQuarter,
//!         skin: Skin::Umber.into(),
//!         light,
//!         expression: Expression::TENDER,
//!         gaze: (0.6, 0.4),
//!         hair: Hair::Curls,
//!         ..Head::default()
//!     };
//!     head.paint(&canvas);
//!     let coat = blob(&knots![300, 860; 480, 850; 700, 960; 760, 1260; 40, 1260; 110, 960]);
//!     let round = Value::ball((400.0, 1100.0), (340.0, 260.0), light).lifted(0.1);
//!     canvas.lay(
//!         Mass::new(&coat, Field::ramp(&["#3a1216", "#7a2a18", "#bd531d", "#e58a33"], round))
//!             .along(&[&spots![330, 880; 200, 1000; 140, 1240], &spots![460, 880; 600, 1000; 680, 1240]])
//!             .passes(Passes::cloth())
//!             .lost((60.0, 1000.0), 160.0)
//!             .found(0.25),
//!     );
//!     canvas.finish(Finish::default())
//! }
//! # assert!(scene().svg().len() > 100_000);
//! ```
//!
//! # The recipe
//!
//! 1. **Plan** three values, one hard edge at the point of the story, and the edge that will be lost.
//! 2. **Colour** ([`Field`]): four or five colours from dark to light over a [`Value`]: along a line, or round like a ball. Then
//!    soft patches: warm cheeks, cool sockets, a cold glint below the jaw. Warm goes to cool within one mass.
//! 3. **Direction** ([`Flow`]): three to ten hair lines per mass, along the form. Strokes that stand across an edge make it grass:
//!    draw a hair line along a shoulder, a roof, a hem.
//! 4. **Brushes** ([`Passes`]), broad to fine. Light paint mostly lies over dark. Everything is seeded by the card and by its own
//!    place, so an edit stays where it is.
//! 5. **Under-painting**: the same paint, darker, pulled in from the edge. Gaps show it: never lighter than the mass.
//! 6. **Found edges** ([`Mass::found`]) only where the picture is read: profile, chin, hand, shoe.
//! 7. **Lost edges**, three ways. Choose a neighbour of the same value: best, and free. Let strokes overrun the contour in a disc
//!    ([`Mass::lost`]). Let the paint go over into the neighbour's there ([`Mass::into`]). Two coats are one mass whose paint is
//!    [blended](Field::blend).
//! 8. **Single strokes** ([`Brush`], [`Touch`]): lids, folds, laces, thirty to seventy on a card.
//! 9. **A [`Head`]** is one contour. Form comes from the colour field; then white, iris, light, lids, fold, brow, nostrils, lips and
//!    the line of the mouth, in this order; then hair, over the border of the face. **A [`Hand`]** is one contour too.
//!    The example `gouache_people` draws sheets of both. Whoever is small and does something with the whole body is a
//!    [`Person`](crate::motifs::people::Person), painted by [`paint_person`].
//! 10. **The finish** ([`Finish`]), once over all paint: light on its thickness, the paper's tooth, each card's own grain.
//!
//! Whatever is drawn around the origin is put somewhere with [`Canvas::at`]: contour, paint, flow and brushes go together.
//!
//! # What looked bad
//!
//! - Small lost discs on a round edge with much bleed: knobs and feathers. Take a radius of five bleeds, a middle outside the form.
//! - Jitter above 0.007 in a pale sky: a brick wall. Under-painting lighter than the paint: white splinters.
//! - A face without a found edge loses its chin. White wrinkles and brows are stickers: at most half seen, their colour from the ramp.
//! - A hard switch in a value field shows as a seam: use [`Value::beside`] with a soft border.
//! - Short strokes in straight hair are fur; long ones in curls are wire. See [`Passes::hair`] and [`Passes::curls`].
//! - [`Scumble`] on dark ground, or opaque: grainy rectangles. Three thin veils do it better.
//! - Thin light strokes on a coat look like drips, a bright seam like wire, small fists with knuckle lines like faces.
//! - A lid that ends in a wing makes every face a woman's: see [`Head::lashes`].
//! - A sleeve without an elbow is a balloon: upper arm and forearm need a hollow between them.
//!
//! # When
//!
//! People near us, touch, mood, night or mist, two temperatures, half a card of air. Not crowds, pattern, architecture, or anything
//! below 25 pixels that must be recognised: paper does these. One card in four or five.

mod brush;
mod canvas;
mod colour_field;
mod direction_field;
mod figure;
mod finish;
mod glaze;
mod hand;
mod head;
mod mask;
mod mass;
mod passes;
mod strokes;
mod value;

pub use brush::{Brush, Touch};
pub use canvas::{Canvas, Layer, Placed};
pub use colour_field::Field;
pub use direction_field::Flow;
pub use figure::{paint_part, paint_person};
pub use finish::Finish;
pub use glaze::{Glaze, Scumble};
pub use hand::{Grasp, Hand};
pub use head::{Complexion, Expression, Hair, Head, PaintedHead};
pub use mass::Mass;
pub use passes::{Pass, Passes};
pub use value::{Light, Value};
