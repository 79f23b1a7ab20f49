"""Goods, artifacts and costs in words, made from the values that the rules use."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.games.dystopia.cards.standing_changes import STANDS_FOR
from euphoria.games.dystopia.components import ARTIFACTS, COMMODITIES, GOODS, KINDS_OF_GOODS, RESOURCES
from euphoria.games.dystopia.costs import (
    ANY_ONE,
    ANY_THREE,
    ANY_TWO,
    NO_ARTIFACTS,
    ONE_OF_KIND,
    THREE_OR_PAIR,
    Cost,
    with_good_for,
)
from euphoria.kernel.text.messages import words

HOW_MANY = {ANY_ONE: 1, ANY_TWO: 2, ANY_THREE: 3}
"""The demands for artifacts of any kind."""


def good(name: str, language: str) -> str:
    """The name of a good."""
    return words(language).say(f"dystopia-good-{name}")


def artifact(name: str, language: str) -> str:
    """The name of a kind of artifact."""
    return words(language).say(f"dystopia-artifact-{name}")


def goods(kind: int, count: int, language: str) -> str:
    """Such as "2 gold"."""
    return words(language).say("dystopia-amount-good", count=count, good=good(GOODS[kind], language))


def artifacts_of(kind: int, count: int, language: str) -> str:
    """Such as "a book" or "2 books"."""
    return words(language).say(f"dystopia-some-{ARTIFACTS[kind]}", count=count)


def item(number: int, count: int, language: str) -> str:
    """An item by its place in a purse, such as "2 gold" or "2 books"."""
    if number < KINDS_OF_GOODS:
        return goods(number, count, language)
    return artifacts_of(number - KINDS_OF_GOODS, count, language)


def artifacts(count: int, language: str) -> str:
    """Artifacts of any kinds, such as "2 artifacts"."""
    return words(language).say("dystopia-amount-artifact", count=count)


def any_goods(kinds: Sequence[int], count: int, language: str) -> str:
    """So many goods, each of one of these kinds."""
    say = words(language).say
    but = [kind for kind in COMMODITIES if kind not in kinds]
    if len(kinds) == 1:
        return goods(kinds[0], count, language)
    if set(kinds) == set(RESOURCES):
        return say("dystopia-amount-resource", count=count)
    if set(kinds) == set(COMMODITIES):
        return say("dystopia-amount-commodity", count=count)
    if set(kinds) | set(but) == set(COMMODITIES) and len(but) == 1:
        return say("dystopia-amount-commodity-but", count=count, good=good(GOODS[but[0]], language))
    if count == 1:
        return either([goods(kind, 1, language) for kind in kinds], language)
    named = either([good(GOODS[kind], language) for kind in kinds], language)
    return say("dystopia-amount-mixed", count=count, goods=named)


def paid(way: Sequence[int], language: str) -> str:
    """A way to pay, or one side of an exchange, such as "1 gold and a book"; empty for nothing."""
    return both([item(number, count, language) for number, count in enumerate(way) if count], language)


def cost(asked: Cost, language: str) -> str:
    """A cost, such as "4 water and 1 artifact" or "free"."""
    say = words(language).say
    demand = asked.artifacts
    items = [any_goods(kinds, count, language) for count, kinds in asked.goods]
    if demand >= ONE_OF_KIND:
        items.append(artifacts_of(demand - ONE_OF_KIND, 1, language))
    elif demand == THREE_OR_PAIR:
        items.append(say("dystopia-cost-three-or-pair"))
    elif demand != NO_ARTIFACTS:
        items.append(artifacts(HOW_MANY[demand], language))
    return both(items, language) or say("dystopia-cost-free")


def one_of_costs(costs: Sequence[Cost], language: str) -> str:
    """A cost, or what may be paid instead of it."""
    named = [cost(one, language) for one in without_repeats(costs)]
    asked = named[0]
    for other in named[1:]:
        asked = words(language).say("dystopia-cost-or", first=asked, second=other)
    return asked


def without_repeats(costs: Sequence[Cost]) -> list[Cost]:
    """Where one good may be paid for another, the same cost without that good need not be named."""
    return [one for one in costs if not any(wider != one and wider in costs for wider in _wider(one))]


def _wider(one: Cost) -> list[Cost]:
    """The cost, with each good that a recruit lets stand for another."""
    return [with_good_for(one, change.part.good, change.part.instead_of) for change in STANDS_FOR]


# Lists.


def both(items: Sequence[str], language: str) -> str:
    return _list("dystopia-and", items, language)


def either(items: Sequence[str], language: str) -> str:
    return _list("dystopia-or", items, language)


def _list(key: str, items: Sequence[str], language: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return words(language).say(key, items=", ".join(items[:-1]), last=items[-1])
