//! Clouds, suns, moons, stars, and the holes in paper through which they are seen.

mod aperture;
mod cloud;

pub use aperture::aperture;
pub use cloud::{Cloud, cloud_shape, curl};
