"""Why an action is not allowed now: the rule, and the key and arguments of a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euphoria.games.dystopia import causes, codes
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.components import BLISS, DICE, FACTIONS, FOOD, KINDS_OF_GOODS
from euphoria.games.dystopia.costs import FREE, Way, spell, unpack_offer
from euphoria.games.dystopia.refusals.closed_reasons import Reasoned, why_closed
from euphoria.games.dystopia.rules import turn
from euphoria.games.dystopia.rules.authority_stars import ON_TILE
from euphoria.games.dystopia.rules.dilemma import dilemma_costs
from euphoria.games.dystopia.rules.placement.open_spaces import ONE_WORKER_A_TURN, open_spaces
from euphoria.games.dystopia.rules.placement.payments import bumps_other, costs_of
from euphoria.games.dystopia.rules.placement.placement_prices import morale_price
from euphoria.games.dystopia.rules.retrieving import feeding_change
from euphoria.games.dystopia.rules.trading import BACK_TO, MOST_OFFERS, wrong_counter, wrong_term
from euphoria.games.dystopia.state.city import City
from euphoria.kernel.core.action import Action

OWN_QUESTION: Final = {
    "keep": (codes.ASK_KEEP,),
    "place": (codes.ASK_TURN, codes.ASK_MORE, codes.ASK_PLACE_NEW),
    "retrieve": (codes.ASK_TURN,),
    "dilemma": (codes.ASK_TURN,),
    "stop": (codes.ASK_MORE, codes.ASK_TRADE),
    "pay": (codes.ASK_PAY,),
    "feed": (codes.ASK_FEED,),
    "use": (codes.ASK_ABILITY,),
    "pass": (codes.ASK_ABILITY,),
    "take": (codes.ASK_CHOOSE, codes.ASK_GOODS),
    "draw": (codes.ASK_CHOOSE,),
    "lose-knowledge": (codes.ASK_CHOOSE,),
    "gain-morale": (codes.ASK_CHOOSE,),
    "discard": (codes.ASK_LIMIT, codes.ASK_DISCARD),
    "lose": (codes.ASK_LOSE,),
    "set": (codes.ASK_SET,),
    "sacrifice": (codes.ASK_SACRIFICE,),
    "star": (codes.ASK_STAR,),
    "keep-new": (codes.ASK_KEEP_NEW,),
    "accept": (codes.ASK_MAY, codes.ASK_OFFER),
    "refuse": (codes.ASK_MAY, codes.ASK_OFFER),
    "take-recruit": (codes.ASK_DRAFT,),
    "pick-tile": (codes.ASK_TILE,),
    "set-morale": (codes.ASK_MARKER,),
    "set-knowledge": (codes.ASK_MARKER,),
    "offer": tuple(BACK_TO),
    "offer-many": tuple(BACK_TO),
    "counter": (codes.ASK_OFFER,),
}
"""By kind of action: the questions that it can answer."""

RULE_OF: Final = {
    "keep": "D-setup-2", "place": "D-turn-1", "retrieve": "D-turn-1", "dilemma": "D-dil-1", "stop": "D-turn-2",
    "pay": "D-place-4", "feed": "D-turn-3", "use": "D-rec-2", "pass": "D-rec-2", "take": "D-place-4", "draw":
    "D-place-4", "lose-knowledge": "D-time-7", "gain-morale": "D-time-7", "discard": "D-mk-2", "lose":
    "D-mpen-1", "set": "D-time-10", "sacrifice": "D-rec-6", "star": "D-end-2", "keep-new": "D-dil-2", "accept":
    "D-rec-2", "refuse": "D-rec-2", "take-recruit": "D-var-1", "pick-tile": "D-var-2", "set-morale": "D-var-3",
    "set-knowledge": "D-var-3", "offer": "D-turn-5", "offer-many": "D-turn-5",
    "counter": "D-y-8",
}  # fmt: skip


def why_not(state: City, seat: int, action: Action) -> Reasoned:
    """The reason, for an action that is not legal now."""
    kind, args = action.kind, action.args
    if state.outcome is not None:
        return "D-end-1", "game-over", {}
    if seat not in state.deciders:
        return "D-turn-4", "not-asked", {}
    if kind == "place" and state.question == codes.ASK_TRADE and state.pair:
        further = no_further_worker(state, seat, args[0])
        if further is not None:
            return further
    if state.question not in OWN_QUESTION[kind]:
        return RULE_OF[kind], "not-now", {"asked": codes.QUESTIONS[state.question]}
    if kind == "place":
        return _place(state, seat, *args)
    if kind == "retrieve":
        return _retrieve(state, seat, args[0])
    if kind == "dilemma":
        return _dilemma(state, seat, args[0])
    if kind == "pay":
        return _pay(state, seat, WAYS[args[0]])
    if kind == "discard":
        return _discard(state, seat, args[0])
    if kind == "feed":
        return _feed(state, seat, args[0])
    if kind == "star":
        return _star(state, seat, args[0])
    if kind == "pass":
        return "D-rec-2", "must-use", {}
    if kind in ("offer", "offer-many"):
        return _offer(state, seat, action)
    if kind == "counter":
        return _counter(state, seat, action)
    if kind == "accept":
        return "D-x-26", "cannot-accept", {"way": _lacking(state, seat, unpack_offer(state.context[2]))}
    return RULE_OF[kind], "not-offered", {}


def _offer(state: City, seat: int, action: Action) -> Reasoned:
    if not state.settings.trade:
        return "D-turn-5", "no-trade", {}
    if state.offers >= MOST_OFFERS:
        return "D-turn-5", "no-offers-left", {"limit": MOST_OFFERS}
    wrong = wrong_term(state, seat, action)
    assert wrong is not None, "or it would be allowed"
    key, args = wrong
    return "D-x-26", key, args


def _counter(state: City, seat: int, action: Action) -> Reasoned:
    wrong = wrong_counter(state, seat, action)
    assert wrong is not None, "or it would be allowed"
    key, args = wrong
    return "D-y-8" if key.startswith("counter-") else "D-x-26", key, args


def no_further_worker(state: City, seat: int, number: int) -> Reasoned | None:
    """Why an equal worker may not follow in this turn: a penalty, or the price of the double house rule."""
    if number != state.pair or not turn.fresh_dice(state, seat, number):
        return None
    for one in ONE_WORKER_A_TURN:
        if state.penalties[seat] & one.bit:
            return one.tile.rule, one.tile.penalty_id, {}
    if morale_price(state) and state.morale[seat] <= morale_price(state):
        return "D-var-4", "morale-for-further", {"have": state.morale[seat]}
    return None


def _pay(state: City, seat: int, way: Way) -> Reasoned:
    """It is no way to pay this cost, or the seat lacks some of it."""
    what, space, _ = state.context
    costs = dilemma_costs(state, seat)
    rule = "D-dil-1"
    if what == codes.FOR_SPACE:
        asked = costs_of(state, seat, space, bumps_other(state, seat, space))
        costs = tuple(cost for cost in asked if cost != FREE)
        rule = "D-place-4"
    if any(way in cost.ways() for cost in costs):
        return rule, "cannot-pay-all", {"way": _lacking(state, seat, way)}
    return rule, "cannot-pay-so", {"cost": ";".join(spell(cost) for cost in costs)}


def _lacking(state: City, seat: int, way: Sequence[int]) -> str:
    """As a word: how many of each item are missing."""
    return " ".join(str(max(0, count - state.has(seat, item))) for item, count in enumerate(way))


def _discard(state: City, seat: int, kind: int) -> Reasoned:
    rule = "D-mk-2" if state.question == codes.ASK_LIMIT else causes.RULES[state.cause]
    if not state.has(seat, KINDS_OF_GOODS + kind):
        return rule, "not-in-hand", {"artifact": kind}
    space = state.chosen if state.chosen >= 0 else state.owed
    if space < 0:
        return rule, "just-drawn-only", {}
    return "D-place-4", "needed-to-pay", {"artifact": kind, "space": SPACES[space].id}


def _feed(state: City, seat: int, kind: int) -> Reasoned:
    eaten = kind in (FOOD, BLISS) or feeding_change(state, seat, kind) is not None
    return "D-turn-3", "nothing-to-feed" if eaten else "not-eaten", {"good": kind}


def _star(state: City, seat: int, spot: int) -> Reasoned:
    """From a market to its territory, or from an artifact market onto a tile of its faction (D-art-1)."""
    at = SPACES[state.context[0]]
    faction = spot if spot < ON_TILE else (spot - ON_TILE) // 2
    named: dict[str, str | int] = {"faction": FACTIONS[at.faction], "spot": spot}
    if faction != at.faction:
        return "D-end-2", "star-of-another-faction", named
    if spot < ON_TILE:
        return "D-mark-1", "no-room-for-star", named
    if not state.is_built(spot - ON_TILE):
        return "D-art-1", "star-on-no-tile", named
    return "D-end-2", "star-there-already", named


def _place(state: City, seat: int, number: int, space: int) -> Reasoned:
    named: dict[str, str | int] = {"number": number, "space": SPACES[space].id}
    if state.question == codes.ASK_PLACE_NEW:
        if number != state.pips[state.added]:
            return causes.RULES[state.cause], "not-the-new-worker", named
    elif not turn.fresh_dice(state, seat, number):
        at_home = any(state.pips[die] == number for die in state.home_dice(seat))
        return "D-turn-2", "came-home-just-now" if at_home else "no-such-worker", named
    elif state.question == codes.ASK_MORE and number != state.pair:
        return "D-turn-2", "not-equal", named
    if space not in open_spaces(state, seat):
        rule, key, args = why_closed(state, seat, space)
        return rule, key, args | {"number": number}
    return "D-turn-2", "no-such-worker", named


def _retrieve(state: City, seat: int, mask: int) -> Reasoned:
    if not mask:
        return "D-turn-3", "retrieve-nobody", {}
    on_board = sum(1 << die % DICE for die in state.own_dice(seat) if state.where[die] >= 0)
    if mask & ~on_board:
        return "D-x-1", "not-on-board", {}
    return "D-turn-3", "same-retrieval", {}


def _dilemma(state: City, seat: int, side: int) -> Reasoned:
    if side not in (codes.FIGHT_SIDE, codes.CONTRIBUTE_SIDE):
        return "D-dil-1", "no-such-side", {}
    if state.dilemma[seat]:
        return "D-turn-1", "dilemma-done", {}
    return "D-dil-1", "cannot-settle", {}
