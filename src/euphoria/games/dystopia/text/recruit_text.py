"""What a recruit does, in words and icons made from its declaration, so that text and behaviour cannot differ.

An ability is one sentence: when and where, on which conditions, what may be paid, what is gained. Parts of it are
messages named after the parts of a declaration. A standing change has a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from euphoria.games.dystopia.board import SPACES
from euphoria.games.dystopia.cards import ability as a
from euphoria.games.dystopia.cards import effects, space_groups
from euphoria.games.dystopia.cards.ability import IFS, WHENS, RecruitAbility
from euphoria.games.dystopia.cards.effects import EFFECTS, Effect, Op, with_numbers
from euphoria.games.dystopia.cards.recruits import Recruit
from euphoria.games.dystopia.components import BLISS, FACTIONS, GOLD, GOODS
from euphoria.games.dystopia.text import cost_text
from euphoria.kernel.text.messages import words

GROUPS = {"tunnels": space_groups.TUNNELS, "tank": space_groups.TANK, "sites": space_groups.SITES}
"""Groups of spaces that have a name."""
PLACED = (a.AREA, a.TUNNEL, a.SITE)
"""Abilities with these events are introduced by their place and conditions, not by the event."""

MAY, DO, ALSO, OR, SELF = "may", "do", "also", "or", "self"
"""Forms of a verb: after "you may"; on its own; with "also"; after "or"; after something that others gain."""
FOR_OTHERS = (effects.OWNER_KNOWLEDGE, effects.OTHERS_KNOWLEDGE)


def text(recruit: Recruit, language: str) -> str:
    """All that a recruit does."""
    return " ".join(_sentences(recruit, language))


def _sentences(recruit: Recruit, language: str) -> Iterator[str]:
    if recruit.change is not None:
        yield words(language).say(f"dystopia-change-{recruit.change.id}")
    for ability in recruit.abilities:
        yield _sentence(ability, language)


def _sentence(ability: RecruitAbility, language: str) -> str:
    say = words(language).say
    phrase = lead(ability, language)
    if ability.price != effects.NOTHING:
        return say("dystopia-ability-price", lead=phrase, price=price(ability, language), gain=gain(ability, language))
    if ability.may:
        return say("dystopia-ability-may", lead=phrase, gain=gain(ability, language))
    return say("dystopia-ability", lead=phrase, gain=gain(ability, language))


# When and where.


def lead(ability: RecruitAbility, language: str) -> str:
    """The beginning of the sentence, with a capital."""
    say = words(language).say
    conditions = [f"dystopia-if-{IFS[condition]}" for condition in (*ability.only_if, *ability.either)]
    if ability.when in PLACED:
        phrase = [where(ability, language)]
        if conditions:
            join = cost_text.either if ability.either else cost_text.both
            phrase.append(join([say(condition) for condition in conditions], language))
    else:
        assert not ability.either, "no words for this yet"
        phrase = [say(when_key(ability))]
        if ability.where:
            phrase = [say("dystopia-lead-where", when=phrase[0], where=where(ability, language))]
    if ability.once_a_turn:
        phrase.append(say("dystopia-once-a-turn"))
    begun = ", ".join(phrase)
    return begun[0].upper() + begun[1:]


def when_key(ability: RecruitAbility) -> str:
    """The key of the phrase for an event and its conditions."""
    return f"dystopia-when-{'-'.join((WHENS[ability.when], *(IFS[condition] for condition in ability.only_if)))}"


def where(ability: RecruitAbility, language: str) -> str:
    """The places, such as "on the Farm or on the Generator"."""
    say = words(language).say
    phrase = []
    for name in spots(ability):
        key = f"dystopia-where-{name}" if name in GROUPS else f"dystopia-space-{name}"
        phrase.append(say(key, form="on"))
    return cost_text.either(phrase, language)


def spots(ability: RecruitAbility) -> list[str]:
    """The groups of spaces, and the single spaces, where an ability works."""
    found = [name for name, spaces in GROUPS.items() if set(spaces) <= set(ability.where)]
    grouped = {space for name in found for space in GROUPS[name]}
    return found + [SPACES[space].id for space in ability.where if space not in grouped]


# What is paid.


def price(ability: RecruitAbility, language: str) -> str:
    """The price, in the form after "you may"."""
    return price_of(EFFECTS[ability.price], language)


def price_of(ops: Effect, language: str) -> str:
    return cost_text.both([_price(op, language) for op in ops], language)


def _price(op: Op, language: str) -> str:
    what, x, y = op
    say = words(language).say
    if what in (effects.KNOWLEDGE, effects.MORALE):
        return _steps(op, language, MAY)
    if what == effects.GOOD:
        return say("dystopia-price-good", what=cost_text.goods(x, -y, language))
    if what == effects.ARTIFACT:
        return say("dystopia-price-artifact", what=cost_text.artifacts(x, language))
    if what == effects.OWNER_GOLD:
        return say("dystopia-price-owner", what=cost_text.goods(GOLD, x, language))
    if what == effects.PAY_BLISS:
        return say("dystopia-price-bumper" if x else "dystopia-price-good", what=cost_text.goods(BLISS, 1, language))
    if what == effects.SACRIFICE_VISITOR:
        return say("dystopia-price-sacrifice-visitor")
    assert what == effects.SACRIFICE_RETRIEVED, f"no words for {op}"
    return say("dystopia-price-sacrifice-retrieved")


# What is gained.


def gain(ability: RecruitAbility, language: str) -> str:
    """The gain, in the form after "you may" where nothing is paid and the player is asked, else on its own."""
    ops = EFFECTS[ability.gain]
    if ability.may and ability.price == effects.NOTHING:
        return gain_of(ops, language, MAY)
    more = ability.when in (a.AREA, a.TUNNEL) and ops[0][0] != effects.TUNNEL_GOODS
    return gain_of(ops, language, ALSO if more else DO)


def gain_of(ops: Effect, language: str, mood: str = DO) -> str:
    """Clauses in the order of the operations; gains that follow one another share a verb."""
    say = words(language).say
    clauses: list[str] = []
    amounts: list[str] = []
    instead = [op for op in ops if op[0] == effects.INSTEAD_OF_MORALE]
    for index, op in enumerate(ops):
        if op in instead:
            continue
        amount = _amount(op, language)
        if amount:
            amounts.append(amount)
            if index + 1 < len(ops) and _amount(ops[index + 1], language):
                continue
            clauses.append(say("dystopia-do-gain", mood=mood, what=cost_text.both(amounts, language)))
            amounts = []
        else:
            clauses.append(_clause(op, language, mood))
        if mood != MAY:
            mood = SELF if op[0] in FOR_OTHERS else DO
    if mood == MAY or len(clauses) == 1:
        phrase = cost_text.both(clauses, language)
    else:
        choice = "yes" if ops[-1][0] == effects.ONE_OF else "no"
        phrase = say("dystopia-clauses", items=", ".join(clauses[:-1]), last=clauses[-1], choice=choice)
    if instead:
        ((_, steps, _),) = with_numbers(effects.FEEDING)
        phrase = say("dystopia-instead-of-morale", gain=phrase, count=steps)
    return phrase


def _amount(op: Op, language: str) -> str:
    """What can stand after "you gain"; empty for all other operations."""
    what, x, y = op
    say = words(language).say
    if what == effects.GOOD and y > 0:
        return cost_text.goods(x, y, language)
    if what == effects.ANY:
        return cost_text.any_goods([kind for kind in range(len(GOODS)) if x >> kind & 1], y, language)
    if what == effects.TUNNEL_GOODS:
        return say("dystopia-amount-tunnel", count=x)
    if what in (effects.KNOWLEDGE, effects.MORALE) and x > 0:
        return _track(op, language)
    return ""


def _track(op: Op, language: str) -> str:
    """Such as "2 knowledge" or "1 morale"."""
    what, steps, _ = op
    key = "dystopia-amount-knowledge" if what == effects.KNOWLEDGE else "dystopia-amount-morale"
    return words(language).say(key, count=abs(steps))


def _steps(op: Op, language: str, mood: str) -> str:
    key = "dystopia-do-gain" if op[1] > 0 else "dystopia-do-lose"
    return words(language).say(key, mood=mood, what=_track(op, language))


def _clause(op: Op, language: str, mood: str) -> str:
    what, x, y = op
    say = words(language).say
    if what in (effects.KNOWLEDGE, effects.MORALE):
        return _steps(op, language, mood)
    if what == effects.ONE_OF:
        return _one_of(EFFECTS[x][0], EFFECTS[y][0], language, mood)
    if what == effects.DRAW:
        return say("dystopia-do-draw", mood=mood, what=cost_text.artifacts(x, language))
    if what == effects.OPPONENTS_MAY:
        return say("dystopia-gain-opponents-may", gain=gain_of(EFFECTS[x], language, MAY))
    if what == effects.BOOK_OR_OTHER:
        book, other = gain_of(EFFECTS[x], language), gain_of(EFFECTS[y], language)
        return say("dystopia-gain-book-or-other", book=book, other=other)
    if what == effects.ALLEGIANCE:
        faction = words(language).say(f"dystopia-faction-{FACTIONS[x]}", form="allegiance")
        return say("dystopia-gain-allegiance", mood=mood, allegiance=faction, count=y)
    if what == effects.FACE_UP_DRAW:
        wording = "hand" if y else "match"
        return say(f"dystopia-gain-face-up-{wording}", mood=mood, what=cost_text.artifacts(x, language))
    if what == effects.DRAW_MORE:
        drawn, gone = cost_text.artifacts(x, language), cost_text.artifacts(y, language)
        return say("dystopia-gain-draw-more", what=drawn, discards=gone)
    return say(f"dystopia-gain-{PLAIN[what]}", count=x, mood=mood)


def _one_of(first: Op, second: Op, language: str, mood: str) -> str:
    """A choice of two gains, with one verb if both have the same."""
    amounts = [_amount(op, language) for op in (first, second)]
    if all(amounts):
        return words(language).say("dystopia-do-gain", mood=mood, what=cost_text.either(amounts, language))
    return cost_text.either([gain_of((first,), language, mood), gain_of((second,), language, OR)], language)


PLAIN = {
    effects.MINER: "miner",
    effects.OWNER_KNOWLEDGE: "owner-knowledge",
    effects.OTHERS_KNOWLEDGE: "others-knowledge",
    effects.STAR_HERE: "star-here",
    effects.STAR_IN_TERRITORY: "star-in-territory",
    effects.SET_DIE: "set-die",
    effects.SET_TO_VISITOR: "set-to-visitor",
    effects.SET_RETRIEVED: "set-retrieved",
    effects.DRAW_TWO_KEEP_ONE: "draw-two-keep-one",
    effects.PLACE_NEW_WORKER: "place-new-worker",
    effects.HELPED_OR_NOT: "helped-or-not",
}
"""Effects whose message needs nothing but a number."""


# Icons.


def icons(recruit: Recruit) -> list[str]:
    """The names of the icons that tell what a recruit does, in the order of its text.

    `arrow` stands between what is paid and what is gained, `or` between two gains to choose from, `line` between two
    abilities. What is done twice has its icon twice.
    """
    if recruit.change is not None:
        return [recruit.change.id]
    found: list[str] = []
    for ability in recruit.abilities:
        found += ["line"] * bool(found)
        found += [WHENS[ability.when], *spots(ability)]
        found += [IFS[condition] for condition in (*ability.only_if, *ability.either)]
        found += ["once-a-turn"] * ability.once_a_turn
        found += _all_icons(ability.price)
        found += ["arrow"] * ability.may
        found += _all_icons(ability.gain)
    return found


def _all_icons(number: int) -> list[str]:
    return effect_icons(EFFECTS[number])


def effect_icons(ops: Effect) -> list[str]:
    """The icons of an effect, in the order of its operations."""
    return [name for op in ops for name in _icons(op)]


def _icons(op: Op) -> list[str]:
    what, x, y = op
    return ICONS[what](x, y) if what in ICONS else [PLAIN[what]]


def _times(name: str, count: int) -> list[str]:
    return [name] * count


def _steps_icons(track: str) -> Callable[[int, int], list[str]]:
    return lambda steps, _: _times(f"{'gain' if steps > 0 else 'lose'}-{track}", abs(steps))


def _any_icons(mask: int, count: int) -> list[str]:
    return _times("resource" if mask >> GOLD else "commodity", count)


def _one_of_icons(first: int, second: int) -> list[str]:
    return [*_all_icons(first), "or", *_all_icons(second)]


ICONS: dict[int, Callable[[int, int], list[str]]] = {
    effects.GOOD: lambda kind, count: _times(f"{'' if count > 0 else 'pay-'}{GOODS[kind]}", abs(count)),
    effects.ANY: _any_icons,
    effects.DRAW: lambda count, _: _times("draw", count),
    effects.KNOWLEDGE: _steps_icons("knowledge"),
    effects.MORALE: _steps_icons("morale"),
    effects.ONE_OF: _one_of_icons,
    effects.TUNNEL_GOODS: lambda count, _: _times("tunnel-resource", count),
    effects.MINER: lambda steps, _: _times("miner", steps),
    effects.ALLEGIANCE: lambda faction, steps: _times(f"{FACTIONS[faction]}-allegiance", steps),
    effects.OWNER_GOLD: lambda count, _: _times("owner-gold", count),
    effects.PAY_BLISS: lambda to_bumper, _: ["bumper-bliss" if to_bumper else "pay-bliss"],
    effects.ARTIFACT: lambda count, _: _times("pay-artifact", count),
    effects.SACRIFICE_VISITOR: lambda _x, _y: ["sacrifice"],
    effects.SACRIFICE_RETRIEVED: lambda _x, _y: ["sacrifice"],
    effects.OPPONENTS_MAY: lambda number, _: ["opponents", *_all_icons(number)],
    effects.BOOK_OR_OTHER: lambda book, other: [*_all_icons(other), "or", "book", *_all_icons(book)],
    effects.FACE_UP_DRAW: lambda count, revised: [*_times("draw", count), "show-hand" if revised else "keep-matches"],
    effects.DRAW_MORE: lambda count, gone: [*_times("draw", count), *_times("discard", gone)],
    effects.INSTEAD_OF_MORALE: lambda _x, _y: ["instead-of-morale"],
}
