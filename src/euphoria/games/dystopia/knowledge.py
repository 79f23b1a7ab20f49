"""Drawing worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import TypeVar

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.components import KINDS_OF_GOODS
from euphoria.games.dystopia.costs import FIELD
from euphoria.games.dystopia.drafts import redeal_tiles
from euphoria.games.dystopia.recruits import RECRUITS
from euphoria.games.dystopia.stars import STAYS_HIDDEN
from euphoria.games.dystopia.state import City
from euphoria.games.dystopia.view import eye
from euphoria.kernel.dice import Dice

C = TypeVar("C", bound=City)
GOODS_FIELDS = (1 << FIELD * KINDS_OF_GOODS) - 1


def sample(state: C, seat: int | None, dice: Dice) -> C:
    """A full state, drawn evenly from those that this seat cannot tell from the true one.

    Cards that it has not seen change places within what it knows of them; a hidden recruit is of no faction that is
    awake, or it would not be hidden any more. Answers that others have already given in
    secret are drawn anew from what they could answer.
    """
    new = state.copy()
    new.dice = dice.fork()
    watching = eye(seat)
    new.artifacts.redeal(watching, dice)
    new.dilemmas.redeal(watching, dice)
    if new.tile_picks:
        redeal_tiles(new, watching)
    else:
        new.tiles.redeal(watching, dice)
    asleep = [tag for tags in new.hidden_recruits for tag in tags if new.turn and new.awake_since[tag] != STAYS_HIDDEN]
    if new.deciders and new.question == codes.ASK_MAY and new.context[0] == codes.MAY_WAKE:
        asleep.remove(new.context[1])
    new.recruits.redeal(watching, dice, asleep, lambda face: not new.woken >> RECRUITS[face].faction & 1)
    for other in range(new.seats):
        new.purses[other] &= GOODS_FIELDS
        for tag in new.hands[other]:
            new.purses[other] += 1 << FIELD * (KINDS_OF_GOODS + new.artifacts.faces[tag])
    new.answer_anew(seat, dice)
    return new


def learned_since(state: City, before: City) -> bool:
    """An artifact, a recruit, a dilemma or a tile was seen by somebody who had not seen it."""
    return (
        state.artifacts.told != before.artifacts.told
        or state.recruits.told != before.recruits.told
        or state.dilemmas.told != before.dilemmas.told
        or state.tiles.told != before.tiles.told
    )
