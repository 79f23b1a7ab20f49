"""Actions in words, addressed to the player who may take them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euphoria.games.dystopia import board, codes
from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards import ability, effects
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.cards.standing_changes import FEEDS, PAYS_INSTEAD
from euphoria.games.dystopia.components import DICE, DILEMMAS, RECRUITS_DRAWN
from euphoria.games.dystopia.costs import FREE, WIDTH, Cost, unpack_offer
from euphoria.games.dystopia.rules import retrieving, trading
from euphoria.games.dystopia.rules.authority_stars import ON_TILE
from euphoria.games.dystopia.rules.effects.gains import FED_MORALE
from euphoria.games.dystopia.rules.placement.payments import bumps_other, costs_of
from euphoria.games.dystopia.rules.placement.placement_prices import end_opener, morale_price, surcharges
from euphoria.games.dystopia.rules.recruit_triggers import answering
from euphoria.games.dystopia.rules.start.drafts import offered_tiles
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import cost_text, recruit_text
from euphoria.games.dystopia.text.cost_text import cost
from euphoria.games.dystopia.text.name_text import default_name, dilemma_side, space, star_spot, tile
from euphoria.kernel.core.action import Action
from euphoria.kernel.text.messages import Args, words

Names = Sequence[str]
LEARNING = tuple(change for change in PAYS_INSTEAD if change.part.knowledge)


def action(state: City, seat: int, action: Action, language: str, names: Names | None = None) -> str:
    """An action as its player reads it."""
    kind = action.kind.removesuffix("-many")
    args = ACTIONS[kind](state, seat, action, language)
    key = f"dystopia-action-{kind}"
    if "variant" in args:
        key += f"-{args.pop('variant')}"
    for part in ("target", "owner"):
        if part in args:
            other = int(args[part])
            args[part] = names[other] if names and other < len(names) else default_name(other, language)
    return words(language).say(key, **args)


def _keep(state: City, seat: int, action: Action, language: str) -> Args:
    active, hidden = (_recruit_name(state, seat, state.hidden_recruits[seat], index) for index in action.args)
    return {"active": active, "hidden": hidden}


def _recruit_name(state: City, seat: int, tags: Sequence[int], index: int) -> str:
    """The name of one of several recruits; its place in the row if the seat does not know it."""
    if index < len(tags) and state.recruits.knows(seat, tags[index]):
        return state.recruit(tags[index]).name
    return str(index + 1)


def _place(state: City, seat: int, action: Action, language: str) -> Args:
    number, spot = action.args
    args: Args = {"number": number, "space": where(state, spot, language, "on")}
    args["cost"] = _cost_of(state, seat, spot, language)
    there = state.on[spot]
    if there < 0:
        return args | {"bumped": "nobody"}
    owner = there // DICE
    return args | {"bumped": "own" if owner == seat else "other", "owner": owner, "other": state.pips[there]}


def where(state: City, number: int, language: str, form: str) -> str:
    """A space; a built market by the name of its tile."""
    spot = SPACES[number]
    if spot.what == board.MARKET and state.is_built(spot.site):
        return tile(state.tile(spot.site).id, language, form)
    return space(spot.id, language, form)


def _cost_of(state: City, seat: int, number: int, language: str) -> str:
    """The cost of a space with its alternatives, and prices in knowledge and morale."""
    say = words(language).say
    spot = SPACES[number]
    if spot.what == board.MARKET and not state.is_built(spot.site):
        return say("dystopia-cost-unknown")
    costs = costs_of(state, seat, number, bumps_other(state, seat, number))
    alternatives = [_alternative(one, state, seat, number, language) for one in cost_text.without_repeats(costs)]
    asked = alternatives[0]
    for other in alternatives[1:]:
        asked = say("dystopia-cost-or", first=asked, second=other)
    price = recruit_text.price_of(tuple(also_costs(state, seat, number)), language)
    if not price:
        return asked
    return price if costs[0] == FREE else say("dystopia-cost-and-price", cost=asked, price=price)


def _alternative(one: Cost, state: City, seat: int, number: int, language: str) -> str:
    """A cost of a space in words; where nothing is paid, what is paid in knowledge instead."""
    learns = one == FREE and any(
        state.changes[seat] & change.bit and number in change.part.where for change in LEARNING
    )
    return learning_price(state, seat, language) if learns else cost(one, language)


def learning_price(state: City, seat: int, language: str) -> str:
    """The price of the standing change that pays in knowledge."""
    return recruit_text.price_of((effects.knowledge(learning(state, seat)),), language)


def learning(state: City, seat: int) -> int:
    """The knowledge that is gained by paying with it."""
    own = [change for change in LEARNING if state.changes[seat] & change.bit]
    return (own or LEARNING)[0].part.knowledge


def also_costs(state: City, seat: int, number: int) -> list[effects.Op]:
    """Prices in knowledge and morale, beside the cost of the space (`rules/placement/placement_prices.py`)."""
    spot = SPACES[number]
    found = []
    if spot.what == board.TUNNEL_END and not state.has_faction(seat, spot.faction):
        opener = end_opener(state, seat)
        if opener is not None:
            found.append(effects.knowledge(opener.part.knowledge))
    found += [effects.morale(-one.part.morale) for one in surcharges(state, seat, number)]
    if seat == state.active and morale_price(state):
        found.append(effects.morale(-morale_price(state)))
    return found


def _retrieve(state: City, seat: int, action: Action, language: str) -> Args:
    workers = []
    for die in state.own_dice(seat):
        if action.args[0] >> die % DICE & 1 and state.where[die] >= 0:
            there = where(state, state.where[die], language, "from")
            workers.append(words(language).say("dystopia-worker-from", number=state.pips[die], space=there))
    return {"count": len(workers), "workers": cost_text.both(workers, language)}


def _dilemma(state: City, seat: int, action: Action, language: str) -> Args:
    fight, contribute, _ = DILEMMAS[state.dilemmas.faces[seat]]
    if action.args[0] == codes.CONTRIBUTE_SIDE:
        return {"variant": "contribute", "name": dilemma_side(contribute, language)}
    return {"variant": "fight", "name": dilemma_side(fight, language)}


def _pay(state: City, seat: int, action: Action, language: str) -> Args:
    paid = cost_text.paid(WAYS[action.args[0]], language)
    if paid:
        return {"paid": paid}
    return {"variant": "otherwise", "price": learning_price(state, seat, language)}


def _feed(state: City, seat: int, action: Action, language: str) -> Args:
    kind = action.args[0]
    if kind == codes.FREE_RETRIEVE:
        return {"variant": "nothing", "count": retrieving.morale_of_free_retrieve(state, seat)}
    change = next((one for one in FEEDS if one.part.good == kind), None)
    brings = EFFECTS[FED_MORALE if change is None else change.gain]
    return {
        "good": cost_text.goods(kind, 1, language),
        "gain": recruit_text.gain_of(brings, language, recruit_text.MAY),
    }


def _use(state: City, seat: int, action: Action, language: str) -> Args:
    if action.args[0] >= len(RECRUITS):  # reserved for a recruit that does not exist yet
        return {"recruit": action.args[0], "gain": ""}
    one = RECRUITS[action.args[0]]
    answers = [found for found in answering_abilities(state, seat) if state.recruit(found[1]) is one]
    for found in [answer for _, _, answer in answers] or one.abilities[:1]:
        args: Args = {"recruit": one.name, "gain": recruit_text.gain(found, language)}
        if found.price == effects.NOTHING:
            return args
        return args | {"variant": "price", "price": recruit_text.price(found, language)}
    return {"recruit": one.name, "gain": recruit_text.text(one, language)}


def answering_abilities(state: City, seat: int) -> list[tuple[int, int, ability.RecruitAbility]]:
    """Those that this seat may use now, if it is asked."""
    if state.question != codes.ASK_ABILITY or seat not in state.deciders:
        return []
    when, answered, _ = state.context
    return answering(state, seat, when, answered)


def answering_recruits(state: City, seat: int) -> list[str]:
    """The names of the recruits that this seat may use now."""
    return [state.recruit(tag).name for _, tag, _ in answering_abilities(state, seat)]


def _pass(state: City, seat: int, action: Action, language: str) -> Args:
    names = answering_recruits(state, seat)
    return {"count": len(names), "recruit": ", ".join(names)}


def _good(state: City, seat: int, action: Action, language: str) -> Args:
    return {"good": cost_text.goods(action.args[0], 1, language)}


def _lose(state: City, seat: int, action: Action, language: str) -> Args:
    pays = state.question == codes.ASK_LOSE and state.context[0] == codes.FOR_BLISS
    return _good(state, seat, action, language) | {"paying": "yes" if pays else "no"}


def _star(state: City, seat: int, action: Action, language: str) -> Args:
    spot = action.args[0]
    of_tile = spot - ON_TILE
    if of_tile >= 0 and state.is_built(of_tile):
        on = words(language).say("dystopia-spot-tile", tile=tile(state.tile(of_tile).id, language))
        return {"where": on}
    return {"where": star_spot(spot, language)}


def _keep_new(state: City, seat: int, action: Action, language: str) -> Args:
    return {"recruit": _recruit_name(state, seat, state.recruit_pile[-RECRUITS_DRAWN:], action.args[0])}


def _take_recruit(state: City, seat: int, action: Action, language: str) -> Args:
    return {"recruit": _recruit_name(state, seat, state.packets[seat] if state.packets else (), action.args[0])}


def _pick_tile(state: City, seat: int, action: Action, language: str) -> Args:
    tag = offered_tiles(seat)[action.args[0]]
    if not state.tiles.knows(seat, tag):
        return {"tile": action.args[0] + 1}
    return {"tile": tile(TILES[state.tiles.faces[tag]].id, language)}


def _accept(state: City, seat: int, action: Action, language: str) -> Args:
    """What is accepted or refused: a gain, the waking of a recruit, an exchange."""
    if seat not in state.deciders:
        return {}
    if state.question == codes.ASK_OFFER:
        _, get, give = state.context
        return {"variant": "offer", "get": _side(get, language), "give": _side(give, language)}
    if state.question != codes.ASK_MAY:
        return {}
    what, x, _ = state.context
    if what == codes.MAY_WAKE:
        return {"variant": "wake", "recruit": state.recruit(x).name}
    return {"variant": "gain", "gain": recruit_text.gain_of(EFFECTS[x], language)}


def _side(packed: int, language: str) -> str:
    return cost_text.paid(unpack_offer(packed), language)


def _offer(state: City, seat: int, action: Action, language: str) -> Args:
    partner, give, take = trading.sides(action)
    return {"target": partner, "give": cost_text.paid(give, language), "take": cost_text.paid(take, language)}


def _counter(state: City, seat: int, action: Action, language: str) -> Args:
    """To whom it goes is known only while there is an offer to answer."""
    give, take = (cost_text.paid(side, language) for side in (action.args[:WIDTH], action.args[WIDTH:]))
    args: Args = {"give": give, "take": take}
    if state.question == codes.ASK_OFFER and state.deciders:
        args |= {"variant": "to", "target": state.context[0]}
    return args


def _number(state: City, seat: int, action: Action, language: str) -> Args:
    return {"number": action.args[0]}


def _stop(state: City, seat: int, action: Action, language: str) -> Args:
    return {"variant": "trading"} if state.question == codes.ASK_TRADE else {}


def _plain(state: City, seat: int, action: Action, language: str) -> Args:
    return {}


def _artifact(state: City, seat: int, action: Action, language: str) -> Args:
    return {"artifact": cost_text.artifacts_of(action.args[0], 1, language)}


ACTIONS: dict[str, Callable[[City, int, Action, str], Args]] = {
    "keep": _keep,
    "place": _place,
    "retrieve": _retrieve,
    "dilemma": _dilemma,
    "stop": _stop,
    "pay": _pay,
    "feed": _feed,
    "use": _use,
    "pass": _pass,
    "take": _good,
    "draw": _plain,
    "lose-knowledge": _plain,
    "gain-morale": _plain,
    "discard": _artifact,
    "lose": _lose,
    "set": _number,
    "sacrifice": _number,
    "star": _star,
    "keep-new": _keep_new,
    "accept": _accept,
    "refuse": _accept,
    "take-recruit": _take_recruit,
    "pick-tile": _pick_tile,
    "set-morale": _number,
    "set-knowledge": _number,
    "offer": _offer,
    "counter": _counter,
}
