//! The page's types, generated from ours: one module, committed, and a test that fails when it is stale.

use std::collections::BTreeMap;
use std::fmt::Write;

use fabula_deck::Manifest;
use fabula_ids::Language;
use fabula_room::text;
use fabula_room::{Colour, RoomRefusalCode};
use fabula_rules::{Clocks, RefusalCode};
use strum::IntoEnumIterator;
use ts_rs::{Config, TS, TypeVisitor};

use crate::http::ApiTypes;
use crate::problem::ProblemCode;
use crate::protocol::{Bye, PROTOCOL, ToClient, ToServer};
use crate::sound_format;
use crate::table::REVEAL;

/// Collects a type and all it refers to.
struct Collector {
    config: Config,
    found: BTreeMap<String, (Option<String>, String)>,
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place where they would be exported to.
        if T::output_path().is_none() {
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        if !self.found.contains_key(&name) {
            let declaration = T::decl(&self.config);
            self.found.insert(name, (T::docs(), declaration));
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }
}

/// All types of the protocol as one TypeScript module.
pub fn module() -> String {
    let mut collector = Collector {
        // No number of ours goes beyond what JavaScript can count.
        config: Config::new().with_large_int("number"),
        found: BTreeMap::new(),
    };
    collector.visit::<ToServer>();
    collector.visit::<ToClient<'static>>();
    collector.visit::<Manifest>();
    collector.visit::<Language>();
    ApiTypes::visit(&mut collector);

    let mut module = String::from(
        "// Generated from the Rust types by `FABULA_BLESS=1 cargo test -p fabula typescript::`.\n\
         // Do not edit.\n",
    );
    let mut write = |text: &str| {
        module.push('\n');
        module.push_str(text);
    };
    write(&format!(
        "/** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};\n"
    ));
    let codes: String = Bye::iter().fold(String::new(), |mut codes, bye| {
        let name = serde_json::to_string(&bye).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(codes, "  {}: {name},", bye.close_code());
        codes
    });
    write(&format!(
        "/** Why the server ends a connection, by the socket's close code. */\n\
         export const CLOSE_CODES: Record<number, Bye> = {{\n{codes}}};\n"
    ));
    let limits = [
        (
            "MAX_PLAYERS",
            "players at a table",
            fabula_rules::MAX_PLAYERS,
        ),
        ("MAX_NAME", "characters in a name", text::MAX_NAME),
        ("MAX_LINE", "characters in a line of talk", text::MAX_LINE),
        (
            "MAX_CLUE",
            "characters in a clue",
            fabula_rules::MAX_CLUE_CHARS,
        ),
        (
            "MAX_SOUND_BYTES",
            "bytes in a recording",
            sound_format::MAX_BYTES,
        ),
        (
            "MAX_SOUND_SECONDS",
            "seconds in a recording",
            sound_format::MAX_LENGTH.as_secs() as usize,
        ),
    ];
    for (name, what, most) in limits {
        write(&format!(
            "/** The most {what}. */\nexport const {name} = {most};\n"
        ));
    }
    write(&format!(
        "/** The shortest clock, in seconds. */\nexport const SHORTEST_CLOCK = {};\n",
        Clocks::SHORTEST
    ));
    write(&format!(
        "/** By so much longer is the clock of the points, for the reveal before them: milliseconds. */\nexport const REVEAL_MS = {REVEAL};\n"
    ));
    let colours: Vec<String> = Colour::all()
        .map(|c| serde_json::to_string(&c).unwrap_or_default())
        .collect();
    write(&format!(
        "/** The colours of rabbits. */\nexport const COLOURS: Colour[] = [{}];\n",
        colours.join(", ")
    ));
    let codes: String = refusal_codes()
        .iter()
        .map(|code| format!("  | \"{code}\"\n"))
        .collect();
    write(&format!(
        "/** Every code a refusal can have. */\nexport type RefusalCode =\n{};\n",
        codes.trim_end()
    ));
    for (docs, declaration) in collector.found.values() {
        write(&format!(
            "{}export {declaration}\n",
            docs.as_deref().unwrap_or_default()
        ));
    }
    module
}

/// Every code a refusal can have: of the rules, of rooms, of the server.
pub fn refusal_codes() -> Vec<&'static str> {
    let rules = RefusalCode::iter().map(<&str>::from);
    let rooms = RoomRefusalCode::iter().map(<&str>::from);
    let server = ProblemCode::iter().map(<&str>::from);
    // Two of them only pass others on.
    let passed_on = ["game", "room"];
    let mut codes: Vec<_> = rules
        .chain(rooms)
        .chain(server)
        .filter(|code| !passed_on.contains(code))
        .collect();
    codes.sort_unstable();
    codes.dedup();
    codes
}
