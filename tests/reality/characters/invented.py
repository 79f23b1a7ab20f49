"""Declares a character that the game does not have, plays a game with it, and prints what a test compares.

Run as a program of its own, so that the invented character stays out of the other tests.
"""

from __future__ import annotations

import json
import random

from euphoria.games.reality.actions import SPACE, open_team
from euphoria.games.reality.cards.character import Character, CharacterAbility, Weapon
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED, register
from euphoria.games.reality.figure_flags import HIDDEN
from euphoria.games.reality.game import GAME
from euphoria.games.reality.state import Show
from euphoria.games.reality.teams.roster import Member, Team, pack
from euphoria.kernel.core.action import OPEN, Action


def vanish(state: Show, figure: int) -> None:
    state.mark(figure, HIDDEN)


before = [list(SPACE), [character.id for character in CHARACTERS], list(HIRED)]
invented = register(
    Character(
        number=len(CHARACTERS),
        id="invented",
        ap=12,
        aim=6,
        life=100,
        euphoria=9,
        weapons=(Weapon(shots=2, range=10),),
        attacks=2,
        audience=150,
        rule="R-spec-1",
        ability=CharacterAbility("hide", vanish),
    )
)
open_team([CHARACTERS[number].id for number in HIRED])

team = Team((Member(0), Member(invented.number)), invented.number)
state = GAME.new(2, seed=5, turns=2, mission="massacre")
assert isinstance(state, Show)
for seat in (0, 1):
    state.apply(seat, Action(OPEN, "team", pack(team)))
dice = random.Random(3)
while state.outcome is None:
    seat = state.deciders[0]
    state.apply(seat, dice.choice(state.legal(seat)))
again = GAME.load(GAME.dump(state))

print(
    json.dumps(
        {
            "old actions, characters and hired keep their numbers": before
            == [list(SPACE), [one.id for one in CHARACTERS[:-1]], HIRED[:-1]],
            "number": invented.number,
            "who": sorted(set(state.who)),
            "its ability was used": any(
                event["event"] == "used" and state.who[int(str(event["figure"]))] == invented.number
                for event in state.events(None)
            ),
            "stored and loaded": again == state,
        }
    )
)
