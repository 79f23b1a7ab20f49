"""Setting up the city (D-setup)."""

from __future__ import annotations

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import deck
from euphoria.games.dystopia.components import (
    ARTIFACTS,
    COPIES_OF_ARTIFACT,
    DICE,
    DILEMMAS,
    KNOWLEDGE_AT_START,
    MORALE_AT_START,
    RECRUITS_DEALT,
    SITES,
    WORKERS_AT_START,
)
from euphoria.games.dystopia.events import CityEvent, digits
from euphoria.games.dystopia.rules.registry import RULES
from euphoria.games.dystopia.rules.start import drafts
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.state.city_data import HOME
from euphoria.games.dystopia.state.secret_pile import SecretPile
from euphoria.kernel.core.action import Action


def deal(state: City) -> None:
    """Deals everything to an empty state, up to the first decision: everyone chooses recruits at once."""
    lay_secrets(state)
    for seat in range(state.seats):
        state.morale[seat] = MORALE_AT_START
        state.knowledge[seat] = KNOWLEDGE_AT_START
        for die in list(state.own_dice(seat))[:WORKERS_AT_START]:
            state.where[die] = HOME
            state.pips[die] = 1 + state.dice.below(6)
    if state.settings.recruit_draft:
        drafts.lay_packets(state)
    drafts.next_setup(state)


def shuffled(state: City, faces: list[int]) -> tuple[SecretPile, list[int]]:
    state.dice.shuffle(faces)
    secrets = SecretPile([], [], [], [])
    return secrets, secrets.add_batch(faces)


def lay_secrets(state: City) -> None:
    state.artifacts, state.pile = shuffled(
        state, [kind for kind in range(len(ARTIFACTS)) for _ in range(COPIES_OF_ARTIFACT)]
    )
    state.dilemmas, _ = shuffled(state, list(range(len(DILEMMAS))))
    state.tiles, tags = shuffled(state, list(range(len(TILES))))
    state.site_tiles = tags[:SITES]
    state.recruits, tags = shuffled(state, deck(state.settings.recruits))
    state.awake_since = (-1,) * len(tags)
    state.kept_hidden = (0,) * len(tags)
    for seat in range(state.seats):
        state.dilemmas.reveal(seat, 1 << seat)
        dealt = tags[RECRUITS_DEALT * seat : RECRUITS_DEALT * (seat + 1)]
        state.hidden_recruits[seat] = tuple(dealt)
        for tag in dealt:
            state.recruits.reveal(tag, 1 << seat)
            state.note_for(seat, CityEvent.DEALT, seat, tag)
    state.recruit_pile = tuple(tags[RECRUITS_DEALT * state.seats :])


@RULES.actions(codes.ASK_KEEP)
def recruits_to_keep(state: City, seat: int) -> list[Action]:
    return list(acts.KEEP.values())


@RULES.joint_answer(codes.ASK_KEEP)
def keep(state: City) -> None:
    """All players have chosen: each has one active recruit, revealed at once, and one hidden recruit."""
    for seat, action in enumerate(state.answers):
        assert action is not None
        dealt = state.hidden_recruits[seat]
        active, hidden = action.args
        out = [tag for index, tag in enumerate(dealt) if index not in action.args]
        first, second, *_ = state.renew_recruits([dealt[active], dealt[hidden], *out], 1 << seat)
        state.active_recruits[seat] = (first,)
        state.hidden_recruits[seat] = (second,)
        state.set_awake_since(first, 0)
        state.recruits.reveal_to_all(first)
        state.log.append((CityEvent.CHOSEN, seat, first))
    state.refresh()
    for seat in range(state.seats):
        state.log.append((CityEvent.STARTING_DICE, seat, digits(starting_dice(state, seat))))
    first = first_player(state)
    state.log.append((CityEvent.FIRST, first))
    state.push(codes.TURN, first)
    if state.settings.track_draft:
        drafts.lay_markers(state, first)


def starting_dice(state: City, seat: int) -> list[int]:
    return state.pips[DICE * seat : DICE * seat + WORKERS_AT_START]


def first_player(state: City) -> int:
    """The seat with the highest sum of starting dice; ties are rolled off (D-setup-5)."""
    totals = [sum(starting_dice(state, seat)) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if totals[seat] == max(totals)]
    while len(best) > 1:
        rolled = {seat: 1 + state.dice.below(6) for seat in best}
        for seat, number in rolled.items():
            state.log.append((CityEvent.FIRST_ROLLED, seat, number))
        best = [seat for seat in best if rolled[seat] == max(rolled.values())]
    return best[0]
