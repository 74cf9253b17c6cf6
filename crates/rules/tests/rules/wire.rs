//! The schemas and the TypeScript types say exactly what serde writes.
//! `FABULA_BLESS=1 cargo test -p fabula-rules --features wire wire::` writes `wire.ts` anew.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fabula_rules::{
    Action, ActionId, Actor, Clocks, Clue, DeckAdvice, Draw, HouseRule, MAX_SEATS, Preset, Seat,
    Settings, View,
};
use jsonschema::Validator;
use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};
use utoipa::ToSchema;

use crate::random_games::{Evening, seed, setup, tables};

/// The schema of a type, with all it refers to where an OpenAPI document keeps it.
fn schema<T: ToSchema>() -> Value {
    let name = <T as ToSchema>::name();
    let mut schemas = vec![(name.to_string(), T::schema())];
    T::schemas(&mut schemas);
    let schemas: BTreeMap<_, _> = schemas.into_iter().collect();
    json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": { "schemas": schemas },
    })
}

/// A schema lets unknown fields pass, so one that was forgotten in it would not be missed. Here it is:
/// wherever a type is referred to, it has no fields but its own. One that is flattened into another is
/// left open, because the fields of both meet there.
fn close(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(close),
        Value::Object(map) => {
            for (key, value) in map.iter_mut() {
                close(value);
                if let ("allOf", Value::Array(parts)) = (key.as_str(), value) {
                    let parts = parts.iter_mut().filter_map(Value::as_object_mut);
                    parts.for_each(|part| drop(part.remove("unevaluatedProperties")));
                }
            }
            if map.contains_key("$ref") {
                map.insert("unevaluatedProperties".into(), false.into());
            }
        }
        _ => {}
    }
}

fn validator(schema: &Value) -> Validator {
    jsonschema::draft202012::new(schema).expect("a schema")
}

fn strict<T: ToSchema>() -> Validator {
    let mut schema = schema::<T>();
    close(&mut schema);
    validator(&schema)
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

fn assert_fits(strict: &Validator, value: &Value) {
    if let Err(error) = strict.validate(value) {
        panic!("{error} at {}: {value:#}", error.instance_path());
    }
}

/// What everybody sees after every event of a game at each table, quiet ones and others.
fn each_view(mut look: impl FnMut(Value)) {
    for (n, (preset, players)) in tables().into_iter().enumerate() {
        let (n, trouble) = (n as u64, n % 5 * 15);
        let chance = Draw::new(&seed(!n), 7);
        let mut evening = Evening::new(setup(preset, players, 84, n), chance, trouble);
        for event in 0..200 {
            let public = evening.game.view(None);
            for seated in &public.seats {
                look(json(&evening.game.view(Some(seated.seat))));
            }
            look(json(&public));
            if event >= 160 {
                // Everybody has fallen asleep: at last the game waits for them.
                evening.happens(Actor::Clock, Action::MoveOn);
            } else if !evening.step() {
                break;
            }
        }
    }
}

/// The names of all fields in a value.
fn fields(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| fields(item, names)),
        Value::Object(map) => map.iter().for_each(|(name, value)| {
            names.insert(name.clone());
            fields(value, names);
        }),
        _ => {}
    }
}

/// The names of all fields a schema describes.
fn described(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| described(item, names)),
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            if let ("properties", Value::Object(properties)) = (key.as_str(), value) {
                names.extend(properties.keys().cloned());
            }
            described(value, names);
        }),
        _ => {}
    }
}

#[test]
fn every_view_has_the_fields_of_its_schema_and_no_others() {
    let strict = strict::<View>();
    let mut unseen = BTreeSet::new();
    described(&schema::<View>(), &mut unseen);
    each_view(|view| {
        assert_fits(&strict, &view);
        let mut seen = BTreeSet::new();
        fields(&view, &mut seen);
        unseen.retain(|name| !seen.contains(name));
    });
    // In these games all clues are in words, of persons, and no seed was chosen.
    let others = ["chosen", "note", "translations"].map(str::to_owned);
    assert_eq!(unseen, BTreeSet::from(others));
}

/// Where the objects in a value are.
fn objects(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                objects(item, &format!("{at}/{i}"), found);
            }
        }
        Value::Object(map) => {
            found.push(at.to_owned());
            for (name, value) in map {
                objects(value, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Otherwise the test above would prove nothing.
#[test]
fn a_field_the_schema_does_not_know_is_found_wherever_it_is() {
    let strict = strict::<View>();
    let chance = Draw::new(&seed(8), 8);
    let mut evening = Evening::new(setup(Preset::Odyssey, 7, 84, 8), chance, 0);
    while evening.step() {
        let view = json(&evening.game.view(Seat::new(1)));
        let mut places = Vec::new();
        objects(&view, "", &mut places);
        for place in places {
            let mut view = view.clone();
            view.pointer_mut(&place).expect("an object")["unknown"] = true.into();
            assert!(!strict.is_valid(&view), "passes: {place}/unknown");
        }
    }
}

#[test]
fn all_else_that_travels_fits_its_schema() {
    for settings in Preset::all().map(Preset::settings) {
        assert_fits(&strict::<Settings>(), &json(&settings));
    }
    let mut table = Preset::Odyssey.settings();
    table.points.bonus_cap = None;
    table.points.some.finder = 5;
    table.clues.sound = false;
    let rules = table.house_rules();
    assert_eq!(rules.len(), 3);
    for rule in rules {
        assert_fits(&strict::<HouseRule>(), &json(&rule));
    }
    for cards in [35, 36, 84, 1_000] {
        let advice = table.deck_advice(6, cards);
        assert_fits(&strict::<DeckAdvice>(), &json(&advice));
    }
    let clues = [
        Clue::text("Where is happiness?"),
        Clue::Sound { sound: "5f".into() },
        Clue::performed(None),
        Clue::performed(Some("hummed".into())),
    ];
    for clue in clues {
        assert_fits(&strict::<Clue>(), &json(&clue));
    }
    assert_fits(&strict::<ActionId>(), &json(&ActionId(7)));
    for seat in Seat::all() {
        assert_fits(&strict::<Seat>(), &json(&seat));
    }
    assert!(!strict::<Seat>().is_valid(&json!(MAX_SEATS)));
}

#[test]
fn clocks_are_read_as_their_schema_says() {
    // As a client sees it: open, but for what serde itself refuses.
    let validator = validator(&schema::<Clocks>());
    let all = json(&setup(Preset::Classic, 4, 84, 1).clocks);
    let good = [all, json!({}), json!({"race": null}), json!({"vote": 60})];
    let bad = [
        json!({"rush": 60}),
        json!({"race": "60"}),
        json!({"race": -60}),
        json!(null),
    ];
    for clocks in good {
        assert!(serde_json::from_value::<Clocks>(clocks.clone()).is_ok());
        assert_fits(&validator, &clocks);
    }
    for clocks in bad {
        assert!(!validator.is_valid(&clocks), "{clocks}");
        assert!(serde_json::from_value::<Clocks>(clocks).is_err());
    }
}

/// The declarations of types and of all they refer to, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // As in `export_all`, what has no file of its own is a primitive or a container.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::new();
        let declaration = T::decl(&config);
        let code = declaration
            .lines()
            .filter(|l| !l.trim_start().starts_with(['/', '*']));
        if self.0.insert(T::ident(&config), code.collect()).is_none() {
            T::visit_dependencies(self);
        }
    }
}

#[test]
fn the_typescript_types_are_those_that_were_reviewed() {
    let mut types = Declarations::default();
    types.visit::<View>();
    types.visit::<Settings>();
    types.visit::<Clocks>();
    types.visit::<HouseRule>();
    types.visit::<DeckAdvice>();
    types.visit::<ActionId>();
    let telling = [
        ("GameView", "hand: Array<Card> | null,"),
        ("GameView", "awaited: SeatSet,"),
        ("SeatSet", "= Array<Seat>;"),
        ("Seed", "= string;"),
        ("PhaseView", "red?: Card,"),
        (
            "Legal",
            "claim?: boolean, withdraw?: boolean, tell?: TellChoice,",
        ),
        ("Clocks", "race?: number | null,"),
        ("Settings", "target: number | null,"),
        (
            "ScoreLine",
            "points: number, } & ({ \"why\": \"told_well\" }",
        ),
        (
            "DeckAdvice",
            "{ \"advice\": \"a_round_more\", recommended: number, }",
        ),
        ("HouseRule", "preset: unknown,"),
    ];
    for (name, part) in telling {
        assert!(types.0[name].contains(part), "{}", types.0[name]);
    }
    let all: String = types.0.values().map(|code| format!("{code}\n")).collect();
    assert!(!all.contains("bigint"));

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wire.ts");
    if std::env::var_os("FABULA_BLESS").is_some() {
        std::fs::write(&path, &all).expect("written");
    }
    let reviewed = std::fs::read_to_string(&path).expect("committed types");
    for (is, was) in all.lines().zip(reviewed.lines()) {
        assert_eq!(is, was);
    }
    assert_eq!(all.lines().count(), reviewed.lines().count());
}
