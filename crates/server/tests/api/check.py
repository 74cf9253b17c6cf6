"""Lets schemathesis try the API against its own description: no server error, no undocumented answer.

Usage: check.py PROGRAM SCHEMATHESIS [its options]

The program is started on a port and data of its own. It tries a lobby, a running game, and one that is over, so
that what schemathesis makes up meets rooms in several states.
"""

import json
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

SOUNDS = Path(__file__).parent.parent / "sounds"


def call(base, method, path, token=None, body=None):
    request = urllib.request.Request(base + path, method=method)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    if isinstance(body, bytes):
        request.data = body
    elif body is not None:
        request.add_header("content-type", "application/json")
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def open_table(base, token, commands):
    code = call(base, "POST", "/api/tables", token, {"name": "Ada"})["code"]
    for command in ["add_bot", "add_bot"] + commands:
        ask = {"id": secrets.token_hex(16), "command": {"type": command}}
        call(base, "POST", f"/api/tables/{code}/do", token, ask)
    return code


def check(base, schemathesis, options):
    token = call(base, "POST", "/api/tokens")["token"]
    deck = call(base, "GET", "/api/decks")["decks"][0]
    wav = next(SOUNDS.glob("*.wav")).read_bytes()
    outcome = 0
    # In the lobby, in a game, and after one that its only person ended.
    for commands in ([], ["start"], ["start", "agree_to_end"]):
        code = open_table(base, token, commands)
        parameters = {
            "code": code,
            "wait": 0,
            "deck": deck["id"],
            "picture": deck["samples"][0]["hash"],
            "sound": call(base, "POST", f"/api/tables/{code}/sounds", token, wav)["sound"],
        }
        with tempfile.TemporaryDirectory() as folder:
            config = Path(folder) / "schemathesis.toml"
            known = ", ".join(f"{name} = {json.dumps(value)}" for name, value in parameters.items())
            config.write_text(
                f'headers = {{ Authorization = "Bearer {token}" }}\nparameters = {{ {known} }}\n'
            )
            outcome |= subprocess.run(
                [schemathesis, "--config-file", str(config), "run", f"{base}/api/openapi.json"] + options,
                cwd=folder,
            ).returncode
    return outcome


def main():
    program, schemathesis, *options = sys.argv[1:]
    with tempfile.TemporaryDirectory() as data:
        plenty = ["--tables-per-hour", "100000", "--guesses", "1000000", "--talk-per-minute", "100000"]
        server = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0", "--data", data, "--log", "warn"] + plenty,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            found = None
            while not found:
                line = server.stdout.readline()
                if not line:
                    sys.exit("the server did not start")
                found = re.search(r"http://\S+", line)
            outcome = check(found.group(), schemathesis, options)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=30)
        sys.exit(outcome or server.returncode)


if __name__ == "__main__":
    main()
