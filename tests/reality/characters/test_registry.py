"""The registry of characters: numbers that never change, and a new character without a change to other files."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from euphoria.games.reality import codes
from euphoria.games.reality.cards import characters
from euphoria.games.reality.cards.registry import CHARACTERS, CharacterRegistry
from euphoria.games.reality.events import RESERVED, SPECS
from euphoria.games.reality.game import RULES
from euphoria.kernel.core.handlers import Handlers

NUMBERED = (
    "nikolai", "kabuki", "madeleine", "odonell", "richelle", "sooyoung", "blanca", "centinel", "scauter", "arendal",
    "doc", "mycky", "susan", "kobayhisi", "benkei", "cat",
)  # fmt: skip
"""The characters of the box by number: stored games have these numbers. New ones come after them."""
EMPTY = Handlers(1, 1)


def test_numbers_never_change() -> None:
    assert tuple(character.id for character in CHARACTERS[: len(NUMBERED)]) == NUMBERED


def test_a_file_of_the_folder_declares_the_character_that_it_is_named_after() -> None:
    files = {path.stem for path in Path(characters.__path__[0]).glob("[a-z]*.py")}
    assert files == {character.id for character in CHARACTERS} - {"cat"}, "the cat is declared with its owner"


def test_general_code_names_no_character() -> None:
    """It asks for traits, conditions and hooks. Only message keys, such as `susan-far`, may have a name in them."""
    game = Path(characters.__path__[0]).parents[1]
    files = [path for room in ("rules", "refusals", "knowledge") for path in (game / room).rglob("*.py")]
    ids = "|".join(character.id for character in CHARACTERS if character.id != "cat")
    names = re.compile(rf"R-(?:{ids})\b|(?<!-)\b(?:{ids})\b(?!-)", re.IGNORECASE)
    found = {path.name: names.findall(path.read_text("utf-8")) for path in (*files, *game.glob("*.py"))}
    assert {name: hits for name, hits in found.items() if hits} == {}


def test_a_number_an_id_and_a_topic_are_given_once() -> None:
    one, other = CHARACTERS[0], CHARACTERS[1]
    registry = CharacterRegistry()
    registry.register(one)
    with pytest.raises(ValueError, match="number 0 is both 'nikolai' and 'kabuki'"):
        registry.register(other._replace(number=0))
    with pytest.raises(ValueError, match="two characters are called 'nikolai'"):
        registry.register(one._replace(number=1, cites={}))
    with pytest.raises(ValueError, match="cited for event-removed, event-tumbled"):
        registry.register(other._replace(cites=one.cites))
    registry.register(other._replace(number=2))
    assert registry.characters == [one]
    with pytest.raises(ValueError, match="no character has the number 1"):
        registry.check_complete()


def test_every_event_step_and_question_is_handled() -> None:
    assert RESERVED not in SPECS
    questions = range(1, len(codes.QUESTIONS))
    assert all(RULES.lists[number] is not EMPTY.lists[0] for number in questions)
    assert all(RULES.answers[number] is not EMPTY.answers[0] or number in RULES.joint_answers for number in questions)
    assert sum(step is not EMPTY.steps[0] for step in RULES.steps) == 40, "all but ACTIVATE, which is not used"


def test_an_invented_character_plays_and_shifts_no_number() -> None:
    script = Path(__file__).with_name("invented.py")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "old actions, characters and hired keep their numbers": True,
        "number": len(CHARACTERS),
        "who": [0, len(CHARACTERS)],
        "its ability was used": True,
        "stored and loaded": True,
    }
