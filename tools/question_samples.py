"""The questions of `dystopia` in the page's kit: `python -m tools.question_samples` writes them, `--check` compares.

Games of random choices are played until every kind of question was met with a fair number of answers. What the player
who is asked may know then is stored as `web/src/games/dystopia/samples/questions.json`, with the words in every
language, and the cards that they name beside it as `cards.json`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import euphoria
from euphoria.games.dystopia.cards.recruits import DECKS
from euphoria.games.dystopia.codes import QUESTIONS
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.state import State
from euphoria.kernel.text.narrator import Audience

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games" / "dystopia" / "samples"
GAME = euphoria.game("dystopia")
LANGUAGES = ("en", "es")
NAMES = ("Ana", "Ben", "Rosa")
KINDS = ("recruit", "market", "artifact", "dilemma")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"recruits": "revised"},
    {"recruits": "revised", "trade": True},
    {"recruit_draft": True, "market_draft": True, "track_draft": True},
)
"""One game is played with each of these, and so on with another seed."""
RETRIEVE = "retrieve"
"""A turn in which workers can only be brought home has a picture of its own."""
LATER = 60
"""So many answers after the beginning a game has something of everything on its board."""
FEWEST = {
    "turn": 12, RETRIEVE: 4, "more": 6, "pay": 4, "goods": 4, "ability": 3, "limit": 4, "lose": 4, "feed": 4,
    "discard": 3, "place-new": 6, "trade": 8, "marker": 8,
}  # fmt: skip
"""How many answers a sample has at least. Every other one has two."""
MOST = {"marker": 10}
"""And at most; every other one has `MANY`. Some markers are on the tracks then."""
MANY = 40
EVERY = (*QUESTIONS[1:], RETRIEVE)

Found = dict[str, dict[str, Any]]


def samples() -> Found:
    """A sample of every kind of question, by its name."""
    found: Found = {}
    for seed in count():
        for options in OPTIONS:
            for state, number in _states(seed, options):
                for seat in state.deciders:
                    kind = _kind(state, seat)
                    if kind not in found and _is_fair(kind, len(state.legal(seat)), number):
                        found[kind] = _sample(state, seat)
                if len(found) == len(EVERY):
                    return {kind: found[kind] for kind in EVERY}
    raise AssertionError


def _states(seed: int, options: dict[str, Any]) -> Iterator[tuple[State, int]]:
    """The positions of a game of random choices, each with how many answers were given before."""
    rng = random.Random(seed)
    state = GAME.new(seats=len(NAMES), seed=seed, **options)
    for number in count():
        if not state.deciders:
            return
        yield state, number
        seat = rng.choice(state.deciders)
        kinds = sorted({action.kind for action in state.legal(seat)})
        kind = rng.choice(kinds)
        state.apply(seat, rng.choice([action for action in state.legal(seat) if action.kind == kind]))


def _kind(state: State, seat: int) -> str:
    question = QUESTIONS[state.question]
    only_retrieves = all(action.kind == RETRIEVE for action in state.legal(seat))
    return RETRIEVE if question == "turn" and only_retrieves else question


def _is_fair(kind: str, answers: int, number: int) -> bool:
    is_late = number >= LATER or kind not in ("turn", "more", RETRIEVE)
    return is_late and FEWEST.get(kind, 2) <= answers <= MOST.get(kind, MANY)


def _sample(state: State, seat: int) -> dict[str, Any]:
    legal = state.legal(seat)
    return {
        "seat": seat,
        "view": state.view(seat),
        "legal": [action.json() for action in legal],
        "words": {language: _words(state, seat, legal, Audience(language, NAMES)) for language in LANGUAGES},
    }


def _words(state: State, seat: int, legal: list[Action], audience: Audience) -> dict[str, Any]:
    narrator = GAME.narrator
    details = [GAME.details(state, seat, action, audience) for action in legal]
    return {
        "question": narrator.question(state, seat, audience),
        "legal": [narrator.action(state, seat, action, audience) for action in legal],
        "details": [one and one.json() for one in details],
    }


def cards(found: Found) -> dict[str, list[dict[str, Any]]]:
    """By language: the cards that the samples name, and three of each kind."""
    text = json.dumps(found)
    first = _every_card(LANGUAGES[0])
    kept = {id for id in first if f'"{id}"' in text}
    for kind in KINDS:
        kept.update([id for id, card in first.items() if card["kind"] == kind][:3])
    return {language: [card for id, card in _every_card(language).items() if id in kept] for language in LANGUAGES}


def _every_card(language: str) -> dict[str, dict[str, Any]]:
    """The cards of all decks by their ids."""
    decks = [GAME.narrator.cards({"recruits": recruits}, language) for recruits in DECKS]
    return {card.id: card._asdict() for deck in decks for card in deck}


def files() -> dict[Path, str]:
    """What the files are to contain."""
    found = samples()
    return {FOLDER / "questions.json": _written(found), FOLDER / "cards.json": _written(cards(found))}


def _written(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def outdated() -> dict[Path, str]:
    return {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    check = parser.parse_args().check
    found = outdated()
    for path, text in found.items():
        print(f"{'out of date' if check else 'written'}: {path}")
        if not check:
            path.write_text(text, "utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
