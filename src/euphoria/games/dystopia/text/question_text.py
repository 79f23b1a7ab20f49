"""Questions to one player, in the second person: what is asked, at which space, what for, and within which limits."""

from __future__ import annotations

from collections.abc import Callable

from euphoria.games.dystopia import codes
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.components import DICE
from euphoria.games.dystopia.costs import unpack_offer
from euphoria.games.dystopia.rules.effects.artifacts import JUST_DRAWN
from euphoria.games.dystopia.rules.placement.placement_prices import morale_price
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import cost_text, recruit_text
from euphoria.games.dystopia.text.action_text import Names, answering_recruits, where
from euphoria.kernel.text.messages import Args, words

Facts = Callable[[City, int, str, Names], Args]
"""What a question says of the position, all of it known to the seat: facts(state, seat, language, names)."""


def question(state: City, seat: int, language: str, names: Names) -> str:
    """The question that this seat is asked now."""
    facts = FACTS.get(state.question)
    args = facts(state, seat, language, names) if facts else {}
    return words(language).say(f"dystopia-ask-{codes.QUESTIONS[state.question]}", **args)


def _turn(state: City, seat: int, language: str, names: Names) -> Args:
    return {"home": len(state.home_dice(seat))}


def _more(state: City, seat: int, language: str, names: Names) -> Args:
    return {"number": state.pair, "price": morale_price(state)}


def _pay(state: City, seat: int, language: str, names: Names) -> Args:
    what, space, _ = state.context
    if what == codes.FOR_SPACE:
        return {"for": "space", "space": where(state, space, language, "on")}
    return {"for": "dilemma", "space": ""}


def _choose(state: City, seat: int, language: str, names: Names) -> Args:
    space = state.context[0]
    return {"at": "tunnel", "space": where(state, space, language, "on")} if space >= 0 else {"at": "", "space": ""}


def _goods(state: City, seat: int, language: str, names: Names) -> Args:
    return {"count": state.context[1]}


def _ability(state: City, seat: int, language: str, names: Names) -> Args:
    found = answering_recruits(state, seat)
    return {"count": len(found), "recruit": ", ".join(found)}


def _limit(state: City, seat: int, language: str, names: Names) -> Args:
    return {"count": len(state.hands[seat]), "limit": state.morale[seat]}


def _lose(state: City, seat: int, language: str, names: Names) -> Args:
    return {"paying": "yes" if state.context[0] == codes.FOR_BLISS else "no"}


def _set(state: City, seat: int, language: str, names: Names) -> Args:
    owner = state.context[0] // DICE
    return {"whose": "yours" if owner == seat else "other", "owner": names[owner]}


def _star(state: City, seat: int, language: str, names: Names) -> Args:
    return {"left": state.stars[seat]}


def _may(state: City, seat: int, language: str, names: Names) -> Args:
    what, x, _ = state.context
    if what == codes.MAY_WAKE:
        return {"what": "wake", "recruit": state.recruit(x).name, "gain": ""}
    return {"what": "gain", "recruit": "", "gain": recruit_text.gain_of(EFFECTS[x], language, recruit_text.MAY)}


def _feed(state: City, seat: int, language: str, names: Names) -> Args:
    return {"count": len(state.retrieved_dice(seat))}


def _place_new(state: City, seat: int, language: str, names: Names) -> Args:
    return {"number": state.pips[state.added]}


def _discard(state: City, seat: int, language: str, names: Names) -> Args:
    return {"drawn": "yes" if state.context[0] == JUST_DRAWN else "no"}


def _offer(state: City, seat: int, language: str, names: Names) -> Args:
    offering, give, take = state.context
    give_text, take_text = (cost_text.paid(unpack_offer(side), language) for side in (give, take))
    return {"player": names[offering], "give": give_text, "take": take_text}


FACTS: dict[int, Facts] = {
    codes.ASK_TURN: _turn,
    codes.ASK_MORE: _more,
    codes.ASK_PAY: _pay,
    codes.ASK_CHOOSE: _choose,
    codes.ASK_GOODS: _goods,
    codes.ASK_ABILITY: _ability,
    codes.ASK_LIMIT: _limit,
    codes.ASK_LOSE: _lose,
    codes.ASK_SET: _set,
    codes.ASK_STAR: _star,
    codes.ASK_MAY: _may,
    codes.ASK_FEED: _feed,
    codes.ASK_PLACE_NEW: _place_new,
    codes.ASK_DISCARD: _discard,
    codes.ASK_OFFER: _offer,
}
