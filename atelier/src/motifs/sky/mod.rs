//! Clouds, suns, moons, stars, and the holes in paper through which they are seen.

mod aperture;
mod cloud;
mod moon;

pub use aperture::aperture;
pub use cloud::{Cloud, cloud_shape, curl};
pub use moon::Crescent;
