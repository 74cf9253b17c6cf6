//! The schemas and the TypeScript types say exactly what serde writes.
#![cfg(feature = "wire")]

use std::collections::BTreeMap;

use fabula_deck::{CardInfo, Manifest, Picture, plain};
use fabula_ids::{ContentHash, Language};
use jsonschema::Validator;
use serde_json::json;
use ts_rs::{Config, TS};
use utoipa::ToSchema;

/// What a type must look like; other than in the schema itself, unknown fields are refused.
fn strict<T: ToSchema>() -> Validator {
    let name = <T as ToSchema>::name();
    let mut schemas = vec![(name.to_string(), T::schema())];
    T::schemas(&mut schemas);
    let schemas: BTreeMap<_, _> = schemas.into_iter().collect();
    let mut document = json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": { "schemas": schemas },
    });
    let schemas = document["components"]["schemas"].as_object_mut();
    for schema in schemas.expect("schemas").values_mut() {
        if schema["type"] == "object" {
            schema["additionalProperties"] = false.into();
        }
    }
    jsonschema::draft202012::new(&document).expect("a schema")
}

#[test]
fn a_manifest_has_the_fields_of_its_schema_and_no_others() {
    let strict = strict::<Manifest>();
    let full = plain(2).expect("a deck").manifest;
    let mut full = serde_json::to_value(full).expect("JSON");
    strict
        .validate(&full)
        .expect("a manifest with descriptions");
    full["author"] = "Somebody".into();
    strict.validate(&full).expect("a manifest with an author");

    let bare = Manifest {
        name: "Bare".into(),
        author: None,
        licence: None,
        cards: vec![CardInfo::wordless(
            "bare".into(),
            Picture::NONE,
            Picture::NONE,
        )],
    };
    let bare = serde_json::to_value(bare).expect("JSON");
    strict.validate(&bare).expect("a manifest that says little");

    for place in ["", "/cards/0", "/cards/0/small"] {
        let mut more = full.clone();
        more.pointer_mut(place).expect("an object")["unknown"] = true.into();
        assert!(!strict.is_valid(&more), "passes: {place}/unknown");
    }
    full["cards"][0]["small"]["hash"] = "no hash".into();
    assert!(!strict.is_valid(&full));
}

#[test]
fn every_language_is_in_the_schema_under_its_code() {
    let schema = serde_json::to_value(<Language as utoipa::PartialSchema>::schema());
    let codes = Language::ALL.map(Language::code);
    assert_eq!(schema.expect("JSON")["enum"], json!(codes));
}

#[test]
fn the_typescript_types_are_as_they_should_be() {
    fn declared<T: TS>() -> String {
        let declaration = T::decl(&Config::new());
        let comment = |line: &&str| line.trim_start().starts_with(['/', '*']);
        declaration.lines().filter(|l| !comment(l)).collect()
    }
    assert_eq!(declared::<ContentHash>(), "type ContentHash = string;");
    assert_eq!(
        declared::<Language>(),
        r#"type Language = "en" | "bg" | "ru" | "hr" | "cs" | "fr";"#
    );
    assert_eq!(
        declared::<Picture>(),
        "type Picture = { hash: ContentHash, width: number, height: number, };"
    );
    assert_eq!(
        declared::<CardInfo>(),
        "type CardInfo = { id: string, small: Picture, large: Picture, \
         title?: { [key in string]: string }, sentence?: { [key in string]: string }, \
         description?: { [key in string]: string }, tags?: Array<string>, gentle?: boolean, };"
    );
    assert_eq!(
        declared::<Manifest>(),
        "type Manifest = { name: string, author?: string, licence?: string, cards: Array<CardInfo>, };"
    );
}
