#!/usr/bin/env python3
"""Compares the record of what was drawn, drawn.toml, with the sources and the pictures as they are, and compiles nothing.

It succeeds when all are as recorded. Otherwise it says which are not; whether the pictures are still right, only `make test-deck`
can tell: it draws. Fingerprints are taken as in src/fingerprint.rs, and a test of the atelier holds the two together.
"""

import hashlib
import sys
import tomllib
from pathlib import Path

DECK = "crates/deck/lanterns"


def fingerprint(what: bytes) -> str:
    return hashlib.sha256(what).hexdigest()[:24]


def fingerprint_at(repository: Path, path: str) -> str | None:
    """Of a file; or of a module, which is a file with `.rs` and what is in its folder."""
    here = repository / path
    if here.is_file():
        return fingerprint(here.read_bytes())
    files = [here.with_suffix(".rs"), *here.rglob("*")]
    names = [file.relative_to(repository).as_posix() for file in files if file.is_file()]
    names = sorted(name for name in names if "/." not in name)
    lines = [f"{name}\0{fingerprint((repository / name).read_bytes())}\n" for name in names]
    return fingerprint("".join(lines).encode()) if lines else None


def must_be_recorded(repository: Path) -> set[str]:
    """The sources of all pictures together, each card and plate, and each picture of the deck."""
    atelier = repository / "atelier"
    modules = [module.with_suffix("") for kind in ("cards", "plates") for module in (atelier / "src" / kind).glob("[!.]*.rs")]
    modules = [module for module in modules if module.name != "mod"]
    found = [*modules, *(repository / DECK).glob("*.webp"), atelier / "src", atelier / "Cargo.toml", atelier / "Cargo.lock"]
    return {path.relative_to(repository).as_posix() for path in found}


def differences(repository: Path) -> list[str]:
    record = tomllib.loads((repository / "atelier/drawn.toml").read_text())
    recorded = {mark for section in record.values() for mark in section.items() if mark[0] != "scene"}
    changed = {path for path, mark in recorded if fingerprint_at(repository, path) != mark}
    return sorted(changed | must_be_recorded(repository) - {path for path, _ in recorded})


if __name__ == "__main__":
    found = differences(Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).parent.parent)
    if found:
        print("Not as recorded in atelier/drawn.toml:", *found, sep="\n  ")
        print("`make deck` draws what these change, and records them.")
        sys.exit(1)
