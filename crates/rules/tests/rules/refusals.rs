//! Refusals have stable codes: pages translate them, agents rely on them.

use std::collections::BTreeSet;

use fabula_rules::{Preset, Refusal, RefusalCode, Seat, SeatSet};
use serde_json::json;
use strum::IntoEnumIterator;

/// A code may be added here; one that is there stays.
const CODES: &str = include_str!("../refusal_codes.txt");

#[test]
fn every_code_is_listed_and_every_listed_code_still_exists() {
    let listed: BTreeSet<&str> = CODES.lines().collect();
    let existing: BTreeSet<&str> = RefusalCode::iter().map(<&'static str>::from).collect();
    assert_eq!(existing, listed);
}

#[test]
fn a_refusal_is_sent_with_its_code_and_the_facts_that_explain_it() {
    let small = Preset::Odyssey.settings().check_for(12, 71).unwrap_err();
    assert_eq!(
        serde_json::to_value(small).unwrap(),
        json!({"code": "deck-too-small", "needed": 72, "got": 71})
    );
    let missing: SeatSet = Seat::all().take(2).collect();
    assert_eq!(
        serde_json::to_value(Refusal::NotAllAgree { missing }).unwrap(),
        json!({"code": "not-all-agree", "missing": [0, 1]})
    );
    assert_eq!(Refusal::NobodyToAgree.code(), "nobody-to-agree");
}
