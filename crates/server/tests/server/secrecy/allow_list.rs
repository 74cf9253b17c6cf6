//! Every field that any message may have. What is not listed may not be said.

use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;

use serde_json::Value;

/// Every field that a message may have: where it stands, then its names. A new one fails here until somebody
/// has asked: who may know this?
pub const ALLOWED: &str = "
welcome: type version program you
welcome.talk[]: number at player name text
said: type
said.line: number at player name text
reacted: type player reaction
done: type id position
bye: type bye

refused: type id
refused.refused: code message
refused.refused.facts: card phase storyteller needed got min max partner
refused.refused.facts.now: game round phase attempt

state: type code link position clock turn_age watching screens
state.clock: left total running held_by may_hold
state.presence[]: player presence
state.giver_wish: gives said_by
state.table: host you moved game start_refused sit_refused pairs[][]
state.table.charter: language late_joining listed locked stand_ins bot_strength agents
state.table.charter.clocks: race clue give vote review
state.table.charter.decks[]: id name cards
state.table.game.settings: preset kind target laps reshuffle victory
state.table.game.settings.seats: min max
state.table.game.settings.hand: three few many
state.table.game.settings.gives: three few many
state.table.game.settings.votes: three few many
state.table.game.settings.points: bonus bonus_cap crowd_cap lone_finder single_vote
state.table.game.settings.points.all_or_none: storyteller finder other
state.table.game.settings.points.some: storyteller finder other
state.table.game.settings.clues: text sound performed
state.table.charter.settings: preset kind target laps reshuffle victory
state.table.charter.settings.seats: min max
state.table.charter.settings.hand: three few many
state.table.charter.settings.gives: three few many
state.table.charter.settings.votes: three few many
state.table.charter.settings.points: bonus bonus_cap crowd_cap lone_finder single_vote
state.table.charter.settings.points.all_or_none: storyteller finder other
state.table.charter.settings.points.some: storyteller finder other
state.table.charter.settings.clues: text sound performed
state.table.house_rules[]: rule preset table
state.table.deck_advice: advice rounds lap
state.table.players[]: id kind name colour ready seat muted stand_in gone persona
state.table.may: sit ready start configure add_bot manage pause resume move_on close[]
state.table.start_refused: code message
state.table.sit_refused: code message
state.table.sit_refused.facts: min max got needed
state.table.start_refused.facts: min max got
state.table.game.decks[]: id name cards
state.table.game.view: you preset clock deck commitment hand hand[] discard[] awaited[] agreed[]
state.table.game.view.turn: game round phase attempt
state.table.game.view.seats[]: seat standing player side score turns cards gave
state.table.game.view.pauses: host too_few all_skipped
state.table.game.view.size: hand gives votes
state.table.game.view.phase: name storyteller claimed yours[] table[] ballot[] red ready[] next
state.table.game.view.phase: ending winners[] seed
state.table.game.view.phase.clue: form text
state.table.game.view.phase.clue.translations: en bg ru hr cs fr
state.table.game.view.phase.result: round storyteller red outcome
state.table.game.view.phase.result.clue: form text
state.table.game.view.phase.result.clue.translations: en bg ru hr cs fr
state.table.game.view.phase.result.table[]: card owner
state.table.game.view.phase.result.ballots[]: seat cards[]
state.table.game.view.phase.result.lines[]: seat why points votes voters capped
state.table.game.view.phase.result.scores[]: side score
state.table.game.reasons[]: seat act card ground
state.table.game.view.legal: claim withdraw take_back seen agree_to_end keep_playing leave resume
state.table.game.view.legal.tell: cards[] max_chars
state.table.game.view.legal.tell.forms: text sound performed
state.table.game.view.legal.give: cards[] count
state.table.game.view.legal.vote: cards[] min max red

album.games[]: game over winners[]
album.games[].settings: preset kind target laps reshuffle victory
album.games[].settings.seats: min max
album.games[].settings.hand: three few many
album.games[].settings.gives: three few many
album.games[].settings.votes: three few many
album.games[].settings.points: bonus bonus_cap crowd_cap lone_finder single_vote
album.games[].settings.points.all_or_none: storyteller finder other
album.games[].settings.points.some: storyteller finder other
album.games[].settings.clues: text sound performed
album.games[].decks[]: id name cards
album.games[].scores[]: side score
album.games[].rounds[].players[]: seat name colour kind side persona stand_in
album.games[].rounds[].reasons[]: seat act card ground
album.games[].rounds[].result: round storyteller red outcome
album.games[].rounds[].result.clue: form text
album.games[].rounds[].result.clue.translations: en bg ru hr cs fr
album.games[].rounds[].result.table[]: card owner
album.games[].rounds[].result.ballots[]: seat cards[]
album.games[].rounds[].result.lines[]: seat why points votes voters capped
album.games[].rounds[].result.scores[]: side score

talk.lines[]: number at player name text
list.tables[]: code host preset house_rules language players max_players playing open
";

/// Fields that hold cards. Whoever reads them must be allowed to know every one.
pub const CARDS: [&str; 12] = [
    "state.table.game.reasons[].card",
    "state.table.game.view.hand[]",
    "state.table.game.view.discard[]",
    "state.table.game.view.phase.yours[]",
    "state.table.game.view.phase.table[]",
    "state.table.game.view.phase.ballot[]",
    "state.table.game.view.phase.red",
    "state.table.game.view.phase.result.table[].card",
    "state.table.game.view.phase.result.ballots[].cards[]",
    "state.table.game.view.legal.tell.cards[]",
    "state.table.game.view.legal.give.cards[]",
    "state.table.game.view.legal.vote.cards[]",
];

/// Calls `leaf` for everything in a value that is not itself made of others, with the path to it.
pub fn walk<'v>(path: &str, value: &'v Value, leaf: &mut impl FnMut(&str, &'v Value)) {
    // One path for all, since every message of every client is walked through.
    walk_on(&mut path.to_owned(), value, leaf);
}

fn walk_on<'v>(path: &mut String, value: &'v Value, leaf: &mut impl FnMut(&str, &'v Value)) {
    let here = path.len();
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                path.push('.');
                path.push_str(name);
                walk_on(path, field, leaf);
                path.truncate(here);
            }
        }
        Value::Array(items) => {
            path.push_str("[]");
            items.iter().for_each(|item| walk_on(path, item, leaf));
            path.truncate(here);
        }
        other => leaf(path, other),
    }
}

/// The fields of a value that nobody has looked at yet.
pub fn unknown_fields(kind: &str, value: &Value) -> Vec<String> {
    static KNOWN: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let lines = ALLOWED.lines().filter_map(|line| line.split_once(':'));
        let paths = lines.flat_map(|(place, names)| {
            let names = names.split_whitespace();
            names.map(move |name| format!("{place}.{name}"))
        });
        paths.collect()
    });
    let mut unknown = BTreeSet::new();
    walk(kind, value, &mut |path, _| {
        if !KNOWN.contains(path) {
            unknown.insert(path.to_owned());
        }
    });
    unknown.into_iter().collect()
}
