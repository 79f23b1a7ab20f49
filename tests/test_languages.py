"""A language is data: a folder in `locales`, and texts in rules and decks. Tried in a copy of the package."""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from euphoria.kernel.text.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
MARK = "‹xx›"

ASK = """
import json
from fastapi import FastAPI
from fastapi.testclient import TestClient
from euphoria.games.leaders.rules.deck_reader import load_deck
from euphoria.games.leaders.text.artifact_text import artifact_name
from euphoria.kernel.rulebook.ledger import find_rule
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import words
from euphoria.server.app import make_app
from euphoria.server.http.routes import rules
from euphoria.server.settings import ServerSettings

schema = make_app(ServerSettings(database="sqlite+aiosqlite://")).openapi()
app = FastAPI()
app.include_router(rules.router)
sections = TestClient(app).get("/rules/leaders", params={"lang": "xx"}).json()["sections"]
first, second = load_deck("standard").artifacts[:2]
print(json.dumps({
    "languages": LANGUAGES,
    "name": words("xx").say("language-name"),
    "rules": [find_rule(id).text("xx") for id in ("L-comp-1", "L-comp-2")],
    "artifacts": [artifact_name(one, "xx") for one in (first, second)],
    "schema": schema["components"]["schemas"]["TableSettings"]["properties"]["language"]["enum"],
    "served": [rule["text"] for rule in sections[0]["rules"][:2]],
}))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and its data, with a language xx added as CONTRIBUTING.md says. Of the texts of data files,
    one rule and one artifact are translated."""
    copy = tmp_path_factory.mktemp("checkout")
    for folder in ("src/euphoria", "locales", "docs/rules", "decks", "tables", "teams"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(copy / "locales" / "en", copy / "locales" / "xx")
    for path in (copy / "locales" / "xx").iterdir():
        path.write_text(re.sub(r"(?m)^([a-z0-9-]+ = )(?=[A-Z])", rf"\1{MARK} ", path.read_text("utf-8")), "utf-8")
    ledger, deck = copy / "docs" / "rules" / "leaders.toml", copy / "decks" / "standard.toml"
    ledger.write_text(
        ledger.read_text("utf-8").replace('\nen = "There', '\nxx = "Il y a 24 recrues."\nen = "There', 1), "utf-8"
    )
    deck.write_text(re.sub(r"(?m)^name = \{ ", 'name = { xx = "Nom", ', deck.read_text("utf-8"), count=1), "utf-8")
    return copy


def python(checkout: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    run = functools.partial(subprocess.run, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8")
    done = run(command, cwd=checkout, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_folder_adds_a_language_to_messages_rules_decks_and_server(checkout: Path) -> None:
    found = json.loads(python(checkout, "-c", ASK))
    assert found["languages"] == [*LANGUAGES, "xx"]
    assert found["name"] == f"{MARK} English"
    translated, missing = found["rules"]
    assert translated == "Il y a 24 recrues."
    assert missing.startswith("[en] "), "a text that is missing is English, and says so"
    assert found["artifacts"][0] == "Nom"
    assert found["artifacts"][1].isascii(), "a name that is missing is English"
    assert found["schema"] == [*LANGUAGES, "xx", "any"]
    assert found["served"] == found["rules"]


def test_the_command_speaks_it(checkout: Path) -> None:
    assert f"{{{','.join(LANGUAGES)},xx}}" in python(checkout, "-m", "euphoria", "games", "--help", "--lang", "xx")
    played = python(checkout, "-m", "euphoria", "play", "leaders", "--lang", "xx", "--seats", "4", "--seed", "1")
    assert f"{MARK} Lay out your three recruits" in played
