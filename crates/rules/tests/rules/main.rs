//! The rules, from outside.

mod chosen_seed;
mod clocks;
mod fair_shuffle;
mod joining;
mod leaving;
mod old_logs;
mod phases;
mod phases_party;
mod phases_teams;
mod playthroughs;
mod properties;
mod random_games;
mod refill_and_end;
mod refusals;
mod review;
mod scoring;
mod scoring_house_rules;
mod scoring_party;
mod scoring_teams;
mod settings;
mod support;
mod tampering;
mod too_few;
#[cfg(feature = "wire")]
mod wire;
