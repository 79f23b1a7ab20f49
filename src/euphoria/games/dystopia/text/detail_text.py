"""What a choice costs and what it does, where its sentence does not say it: in words, and as data for boards.

Recruits may add to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euphoria.games.dystopia import actions as acts
from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.board import SPACES, Space
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.components import (
    DICE,
    FACTIONS,
    GOLD,
    HIGH_SUM,
    KINDS_OF_GOODS,
    LOW_SUM,
    RECRUITS_DRAWN,
    TIER_1,
    TIER_2,
    TUNNEL_ENDS,
    WORKERS_TO_BUILD,
)
from euphoria.games.dystopia.costs import unpack_offer
from euphoria.games.dystopia.rules import trading
from euphoria.games.dystopia.rules.authority_stars import ON_TILE, spots
from euphoria.games.dystopia.rules.dilemma import dilemma_costs
from euphoria.games.dystopia.rules.retrieving import feeds
from euphoria.games.dystopia.rules.roll_chances import RollAhead, roll_ahead, roll_when_fed
from euphoria.games.dystopia.rules.start.drafts import offered_tiles
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import cost_text, recruit_text, roll_text
from euphoria.games.dystopia.text.action_text import Names, also_costs, answering_abilities, learning
from euphoria.games.dystopia.text.action_text import action as action_in_words
from euphoria.games.dystopia.text.name_text import faction, tile_penalty, tile_text
from euphoria.games.dystopia.text.previews import follows, gains, gets_worker, placed_die, tier_reached
from euphoria.games.dystopia.text.price_icons import counted, dilemma_price, space_price, way_price
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import Args, words
from euphoria.kernel.text.narrator import Amount, ChoiceDetails, RiskyRoll


def details(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    """Of a legal action, from what its player knows."""
    describe = DETAILS.get(action.kind)
    return describe(state, seat, action, language, names) if describe else None


def _effect(key: str, language: str, args: Args) -> str:
    return words(language).say(f"dystopia-effect-{key}", **args)


# Placing.


def _place(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails:
    number, where = action.args
    spot = SPACES[where]
    key, args = GAINS[spot.what](state, seat, spot, number, language)
    said = [_effect(key, language, args)]
    rolls: tuple[RiskyRoll, ...] = ()
    bumped = state.on[where]
    if bumped >= 0:
        owner = bumped // DICE
        whose = "yours" if owner == seat else "other"
        bump: Args = {"whose": whose, "owner": names[owner], "number": state.pips[bumped]}
        said.append(_effect("bump", language, bump))
        if owner == seat:
            ahead = roll_ahead(state, seat, [bumped], without=placed_die(state, seat, number))
            said.append(roll_text.risk([ahead], language))
            rolls = (roll_text.risky_roll(ahead),)
    return ChoiceDetails(
        effect=" ".join(said),
        price=space_price(state, seat, where, also_costs(state, seat, where), learning(state, seat)),
        gains=gains(state, seat, spot, number),
        follows=follows(state, seat, spot, number, language, names),
        rolls=rolls,
    )


Described = tuple[str, Args]
Gain = Callable[[City, int, Space, int, str], Described]
"""What a kind of space gives: gain(state, seat, space, the worker's number, language)."""


def _area(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
    total = state.area_sums[spot.number] + number
    count = (2 if total >= HIGH_SUM else 1) + tier_reached(state, seat, spot, TIER_1)
    band = "low" if total <= LOW_SUM else "high" if total >= HIGH_SUM else "middle"
    gain = cost_text.goods(spot.number, count, language)
    return "area", {"total": total, "band": band, "gain": gain, "faction": _allegiance(spot, language)}


def _tunnel(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
    good = cost_text.goods(GOLD + spot.faction, 1, language)
    step = min(state.miners[spot.faction] + 1, TUNNEL_ENDS)
    both = "yes" if tier_reached(state, seat, spot, TIER_2) else "no"
    return "tunnel", {"good": good, "step": step, "end": TUNNEL_ENDS, "both": both}


def _tunnel_end(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
    return "tunnel-end", {"gain": cost_text.goods(board.END_GOODS[spot.faction], 3, language)}


def _market(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
    left = state.stars[seat] - 1
    star = "no" if not spots(state, seat, spot.number) else "last" if left == 0 else "yes"
    return "market", {"faction": _allegiance(spot, language), "star": star, "left": left}


def _raising(key: str) -> Gain:
    def describe(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
        return key, {"faction": _allegiance(spot, language)}

    return describe


def _tank(key: str) -> Gain:
    def describe(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
        return key, {"worker": "yes" if gets_worker(state, seat) else "no"}

    return describe


def _site(state: City, seat: int, spot: Space, number: int, language: str) -> Described:
    return "site", {"missing": WORKERS_TO_BUILD[state.seats] - len(state.workers_at_site(spot.site)) - 1}


def _allegiance(spot: Space, language: str) -> str:
    return faction(FACTIONS[spot.faction], language, "allegiance")


GAINS: dict[int, Gain] = {
    board.AREA: _area,
    board.TUNNEL: _tunnel,
    board.TUNNEL_END: _tunnel_end,
    board.ARTIFACT_MARKET: _market,
    board.MARKET: _market,
    board.WIND_SALOON: _market,
    board.NIMBUS_LOFT: _market,
    board.BREEZE_BAR: _raising("breeze-bar"),
    board.SKY_LOUNGE: _raising("sky-lounge"),
    board.TANK_LEFT: _tank("tank-left"),
    board.TANK_RIGHT: _tank("tank-right"),
    board.SITE: _site,
}


# The rest.


def _retrieve(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails:
    coming = [die for die in state.own_dice(seat) if action.args[0] >> die % DICE & 1]
    ahead = [roll_when_fed(state, seat, coming, kind) for kind in feeds(state, seat)]
    answers = [acts.FEED[kind] for kind in feeds(state, seat)]
    rolls = [
        roll_text.risky_roll(roll, answer, action_in_words(state, seat, answer, language))
        for roll, answer in zip(ahead, answers, strict=True)
    ]
    return ChoiceDetails(effect=roll_text.risk(ahead, language), rolls=tuple(rolls))


def _roll(ahead: RollAhead, language: str) -> ChoiceDetails:
    return ChoiceDetails(effect=roll_text.risk([ahead], language), rolls=(roll_text.risky_roll(ahead),))


def _feed(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails:
    return _roll(roll_when_fed(state, seat, state.retrieved_dice(seat), action.args[0]), language)


def _sacrifice(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    """What is rolled without the worker that is given up."""
    coming = state.retrieved_dice(seat)
    given_up = next((die for die in coming if state.pips[die] == action.args[0]), -1)
    return _roll(roll_ahead(state, seat, coming, without=given_up), language) if len(coming) > 1 else None


def _set(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    """The check of the own workers when this one is set to a number and the others that come home are rolled."""
    die = state.context[0]
    if state.question != codes.ASK_SET or die // DICE != seat:
        return None
    ahead = roll_ahead(state, seat, state.retrieved_dice(seat), numbers={die: action.args[0]})
    return _roll(ahead, language) if ahead.dice or ahead.chance else None


def _use(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    """The price and the gain of an ability as icons."""
    for _, tag, ability in answering_abilities(state, seat):
        if state.recruit(tag).number == action.args[0]:
            price, gain = (
                counted(recruit_text.effect_icons(EFFECTS[number])) for number in (ability.price, ability.gain)
            )
            return ChoiceDetails(price=price, gains=gain)
    return None


def _dilemma(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails:
    cost = cost_text.one_of_costs(dilemma_costs(state, seat), language)
    side = "contribute" if action.args[0] == codes.CONTRIBUTE_SIDE else "fight"
    effect = _effect(side, language, {"left": state.stars[seat] - 1})
    gain = Amount("star-here" if action.args[0] == codes.CONTRIBUTE_SIDE else "draw-two-keep-one")
    return ChoiceDetails(cost, effect, dilemma_price(state, seat), (gain,))


def _pay(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails:
    return ChoiceDetails(price=way_price(WAYS[action.args[0]], learning(state, seat)))


def _star(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    site = action.args[0] - ON_TILE
    if site < 0 or not state.is_built(site):
        return None
    penalty = tile_penalty(state.tile(site), language)
    return ChoiceDetails(effect=_effect("star-on-tile", language, {"penalty": penalty}))


def _recruit(state: City, seat: int, tags: Sequence[int], index: int, language: str) -> ChoiceDetails | None:
    if index >= len(tags) or not state.recruits.knows(seat, tags[index]):
        return None
    return ChoiceDetails(effect=recruit_text.text(state.recruit(tags[index]), language))


def _keep_new(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    return _recruit(state, seat, state.recruit_pile[-RECRUITS_DRAWN:], action.args[0], language)


def _take_recruit(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    return _recruit(state, seat, state.packets[seat] if state.packets else (), action.args[0], language)


def _pick_tile(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    tag = offered_tiles(seat)[action.args[0]]
    if not state.tiles.knows(seat, tag):
        return None
    return ChoiceDetails(effect=tile_text(TILES[state.tiles.faces[tag]], language))


# Exchanges.


def _exchange(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    """Of an offer or a counter-offer."""
    return _hands(state, seat, *trading.sides_for(state, action), language, names)


def _accept(state: City, seat: int, action: Action, language: str, names: Names) -> ChoiceDetails | None:
    if state.question != codes.ASK_OFFER:
        return None
    offering, take, give = state.context
    return _hands(state, seat, offering, unpack_offer(give), unpack_offer(take), language, names)


def _hands(
    state: City, seat: int, partner: int, give: Sequence[int], take: Sequence[int], language: str, names: Names
) -> ChoiceDetails | None:
    """Whose hand an exchange fills beyond what morale allows (D-x-26)."""
    comes = sum(take[KINDS_OF_GOODS:]) - sum(give[KINDS_OF_GOODS:])
    said = []
    for owner, more in ((seat, comes), (partner, -comes)):
        held, limit = len(state.hands[owner]) + more, state.morale[owner]
        if more > 0 and held > limit:
            whose = "yours" if owner == seat else "other"
            args: Args = {"whose": whose, "owner": names[owner], "held": held, "limit": limit, "count": held - limit}
            said.append(_effect("hand-limit", language, args))
    return ChoiceDetails(effect=" ".join(said)) if said else None


DETAILS: dict[str, Callable[[City, int, Action, str, Names], ChoiceDetails | None]] = {
    "place": _place,
    "retrieve": _retrieve,
    "feed": _feed,
    "sacrifice": _sacrifice,
    "set": _set,
    "use": _use,
    "dilemma": _dilemma,
    "pay": _pay,
    "star": _star,
    "keep-new": _keep_new,
    "take-recruit": _take_recruit,
    "pick-tile": _pick_tile,
    "accept": _accept,
    "offer": _exchange,
    "offer-many": _exchange,
    "counter": _exchange,
}
