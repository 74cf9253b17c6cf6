//! What can be played.

use axum::Json;
use fabula_rules::{ClockPreset, Clocks, Preset, Settings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::api_docs::Problems;

/// A preset and its rules.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct PresetOffer {
    /// Which.
    pub preset: Preset,
    /// Its rules in full.
    pub settings: Settings,
    /// With how many it can be played.
    pub player_counts: Vec<u8>,
}

/// Clocks that can be chosen by name.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct ClockOffer {
    /// What they are called.
    pub preset: ClockPreset,
    /// Seconds for each phase.
    pub clocks: Clocks,
}

/// The ways to play.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct Presets {
    /// All seven.
    pub presets: Vec<PresetOffer>,
    /// The usual clocks, the most patient first.
    pub clocks: Vec<ClockOffer>,
}

/// The ways to play, with their rules in full.
#[utoipa::path(
    get, path = "/api/presets", tag = "tables",
    responses((status = 200, description = "The presets", body = Presets), Problems)
)]
pub async fn presets() -> Json<Presets> {
    let offer = |preset: Preset| PresetOffer {
        preset,
        settings: preset.settings(),
        player_counts: preset.player_counts().map(|n| n as u8).collect(),
    };
    let clocks = |preset: ClockPreset| ClockOffer {
        preset,
        clocks: preset.clocks(),
    };
    Json(Presets {
        presets: Preset::all().map(offer).collect(),
        clocks: ClockPreset::all().map(clocks).collect(),
    })
}
