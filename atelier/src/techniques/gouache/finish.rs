//! The finish: paint has a thickness, on which light falls, and lies on paper with a tooth. Seeded by the card.

use super::canvas::Canvas;
use crate::scene::Scene;
use crate::shape::At;
use crate::svg::{Ink, Stop, fine};

/// How a painting is finished.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// How thick the paint is: 1.3 on pale cards, 1.5 on dark ones.
    pub relief: f64,
    /// How far the paint's edges creep. Above 3 they crumble into pixels.
    pub creep: f64,
    /// How much of the paper's tooth is seen.
    pub tooth: f64,
    /// How much film grain.
    pub grain: f64,
    /// How much the corners darken.
    pub vignette: f64,
    /// Into which deep hue.
    pub colour: &'static str,
    /// Around which place.
    pub middle: At,
}

impl Default for Finish {
    fn default() -> Self {
        Finish {
            relief: 1.4,
            creep: 2.1,
            tooth: 0.33,
            grain: 0.08,
            vignette: 0.12,
            colour: "#1a1420",
            middle: (400.0, 600.0),
        }
    }
}

impl Canvas {
    /// The painting, dry and lit: a scene like every other.
    pub fn finish(self, finish: Finish) -> Scene {
        let Canvas {
            scene,
            seed,
            ground,
            paint,
        } = self;
        let (width, height) = scene.size;
        let whole = format!(
            r#"filterUnits="userSpaceOnUse" x="-20" y="-20" width="{}" height="{}" color-interpolation-filters="sRGB""#,
            width + 40.0,
            height + 40.0
        );
        const LIT: &str = r##"diffuseConstant="1.13" lighting-color="#fff""##;
        const FROM: &str = r#"<feDistantLight azimuth="235" elevation="62"/>"#;
        let thick = scene.define(format!(
            r#"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".07 .08" numOctaves="2" seed="{seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="{}" xChannelSelector="R" yChannelSelector="G" result="d"/><feColorMatrix in="d" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 .6 .1 0 0"/><feGaussianBlur stdDeviation=".55"/><feDiffuseLighting surfaceScale="{}" {LIT} result="r">{FROM}</feDiffuseLighting><feComposite in="d" in2="r" operator="arithmetic" k1="1"/></filter>"#,
            fine(finish.creep),
            fine(finish.relief),
        ));
        let ground = Ink::svg(format!(
            r#"<rect x="-40" y="-40" width="{}" height="{}" fill="{ground}"/>"#,
            width + 80.0,
            height + 80.0
        ));
        scene.add(scene.filtered(&thick, ground + paint.into_inner()));
        let stops = [(0.0, 0.0), (0.58, 0.0), (1.0, finish.vignette)].map(|(at, opacity)| Stop {
            at,
            colour: finish.colour.into(),
            opacity,
        });
        let reach = 0.596 * width.hypot(height);
        scene.add(scene.multiplied(scene.card(scene.radial(finish.middle, reach, &stops))));
        let tooth = scene.define(format!(
            r#"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".55 .62" numOctaves="4" seed="{}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="1.1" {LIT}>{FROM}</feDiffuseLighting></filter>"#,
            seed + 11,
        ));
        let film = scene.define(format!(
            r#"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="{}"/><feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>"#,
            seed + 5,
        ));
        for (filter, opacity, blend) in [
            (tooth, finish.tooth, "multiply"),
            (film, finish.grain, "soft-light"),
        ] {
            if opacity > 0.0 {
                scene.add(Ink::svg(format!(
                    r#"<rect width="{width}" height="{height}" filter="url(#{filter})" opacity="{}" style="mix-blend-mode:{blend}"/>"#,
                    fine(opacity),
                )));
            }
        }
        scene
    }
}
