"""The numbers of all cards and actions, as JSON: `python -m tests.dystopia.numbers [STORED [DECK]]`.

With the path of a stored state, its digest too; with the name of a deck, which of its recruits are used in random play.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from euphoria.games.dystopia import causes
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.payment_ways import WAY_NUMBER
from euphoria.games.dystopia.cards.recruits import DECKS, RECRUITS, deck
from euphoria.games.dystopia.game import GAME
from euphoria.games.dystopia.text import recruit_text


def all_numbers() -> dict[str, Any]:
    return {
        "package": str(Path(str(causes.__file__))),
        "actions": {f"{action.kind} {action.args}": action.number for action in GAME.space},
        "recruits": {recruit.rule: recruit.number for recruit in RECRUITS},
        "tiles": {tile.rule: tile.number for tile in TILES},
        "effects": EFFECTS,
        "causes": causes.CAUSE,
        "ways": {str(way): number for way, number in WAY_NUMBER.items()},
        "decks": {name: sorted(deck(name)) for name in DECKS},
        "texts": {recruit.rule: recruit_text.text(recruit, "en") for recruit in RECRUITS},
    }


def used(name: str) -> list[str]:
    """The recruits of this deck alone whose abilities are used in random play, by rule id."""
    found: set[str] = set()
    own = {recruit.number: recruit.rule for recruit in RECRUITS if recruit.deck == name}
    for seed in range(60):
        chance, state = random.Random(seed), GAME.new(6, seed=seed, recruits=name, turn_limit=60)
        while state.deciders:
            seat = state.deciders[0]
            legal = state.legal(seat)
            uses = [action for action in legal if action.kind == "use" and action.args[0] in own]
            found |= {own[action.args[0]] for action in uses}
            state.apply(seat, uses[0] if uses else chance.choice(legal))
            if uses:
                assert GAME.load(GAME.dump(state)) == state
    return sorted(found)


if __name__ == "__main__":
    shown = all_numbers()
    if len(sys.argv) > 1:
        shown["digest"] = GAME.load(Path(sys.argv[1]).read_text("utf-8")).digest()
    if len(sys.argv) > 2:
        shown["used"] = used(sys.argv[2])
    print(json.dumps(shown))
