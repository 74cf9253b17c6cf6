//! The page's types are those of the server.

use std::path::Path;

#[test]
fn the_generated_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let module = fabula_server::typescript::module();
    if std::env::var_os("FABULA_BLESS").is_some() {
        std::fs::write(&path, &module).expect("written");
    }
    let committed = std::fs::read_to_string(&path).expect("the generated file");
    assert!(
        committed == module,
        "web/src/protocol.ts is stale; run FABULA_BLESS=1 cargo test -p fabula typescript::"
    );
}
