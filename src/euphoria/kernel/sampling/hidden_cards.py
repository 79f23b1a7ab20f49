"""Drawing what is on cards that somebody cannot see, each world with its true probability.

A *tag* is a card as the whole table can follow it with their eyes. Where cards are shuffled, or one of several in a
hand is taken out unseen, those cards get new tags, and the `Mix` says which tags became which. A seat knows the kinds
of some tags. A world is a deal and an outcome for each mix, and all worlds are equally likely before anything is seen;
so a world that fits what was seen must be drawn evenly from all that fit. Counting final places instead would be wrong:
one place may be reached in more ways than another.

Most mixes need no counting (see `card_paths`): cards that come out of one and the same shuffle, mixed again, are still
what comes out of that shuffle. For the others, cards that were seen after a mix are followed back through it, and the
ways are counted (see `card_counts`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from euphoria.kernel.core.dice import Dice
from euphoria.kernel.sampling.card_counts import Counts, Demand
from euphoria.kernel.sampling.card_paths import Deal, Mix, Paths

UNKNOWN = -1

REMEMBERED: Final = 2000
"""How many results of `certain` are remembered: views ask for the same ones again and again."""

Sets = dict[int, tuple[Counter[int], frozenset[int]]]
"""By tag: some kinds, and the tags that have these kinds together."""


class HiddenCards:
    """What somebody who has seen some of the tags knows of all of them, for as many draws as are wanted."""

    def __init__(self, deals: Sequence[Deal], mixes: Sequence[Mix], seen: Mapping[int, int]) -> None:
        """`deals` are piles that were shuffled, of known kinds; `seen` has the kind of each tag that was seen."""
        self._paths = paths = Paths(deals, mixes, seen)
        self._counts = Counts(paths)
        self._blank = [UNKNOWN] * paths.tags
        for tag, kind in seen.items():
            self._blank[tag] = kind
        self._leaves = paths.leaves()

    @property
    def exact(self) -> bool:
        """False where there were so many ways that most of them were left out by lot."""
        return self._counts.exact

    def draw(
        self, dice: Dice, bound: Collection[int] = (), fits: Callable[[int], bool] = lambda kind: True
    ) -> list[int]:
        """A kind for each tag. The `bound` tags get kinds that fit, and are among the tags that lie there now."""
        if not bound or not self._paths.mixtures:
            return self._draw(dice, bound, fits)
        while True:
            kinds = self._draw(dice, (), fits)
            if all(fits(kinds[tag]) for tag in bound):
                return kinds

    def _draw(self, dice: Dice, bound: Collection[int], fits: Callable[[int], bool]) -> list[int]:
        kinds = self._blank.copy()
        if self._paths.mixtures:
            self._follow_back(kinds, dice)
        for node, leaves in zip(self._paths.nodes, self._leaves, strict=True):
            if not leaves:
                continue
            left = self._contents(node.dealt, node.old, kinds)
            for tag in node.sightings:
                left.remove(kinds[tag])
            open_tags = []
            for tag in leaves:
                if kinds[tag] == UNKNOWN:
                    open_tags.append(tag)
                else:
                    left.remove(kinds[tag])
            dice.mix(left)
            for tag in [tag for tag in open_tags if tag in bound] if bound else ():
                kinds[tag] = kind = next(kind for kind in left if fits(kind))
                left.remove(kind)
                open_tags.remove(tag)
            for tag, kind in zip(open_tags, left, strict=True):
                kinds[tag] = kind
        for old, new in reversed(self._paths.folded):
            mixed = [kinds[tag] for tag in new]
            dice.mix(mixed)
            for tag, kind in zip(old, mixed, strict=True):
                kinds[tag] = kind
        return kinds

    @staticmethod
    def _contents(dealt: list[int], old: list[int], kinds: list[int]) -> list[int]:
        return dealt.copy() if dealt else [kinds[tag] for tag in old]

    def _follow_back(self, kinds: list[int], dice: Dice) -> None:
        """Put the cards that were seen after a mixture on tags before it, with the probability of each way."""
        waiting: dict[int, list[tuple[Demand, int]]] = {}
        for number, sources in self._counts.draw(dice):
            node = self._paths.nodes[number]
            demands = [(demand, kinds[tag]) for tag, demand in node.demands.items()] + waiting.pop(number, [])
            dice.mix(demands)
            demands.sort(key=lambda one: one[0])
            places = {source: tags.copy() for source, tags in node.classes.items()}
            for tags in places.values():
                dice.mix(tags)
            for (demand, kind), source in zip(demands, sources, strict=True):
                if source in places:
                    kinds[places[source].pop()] = kind
                    if source != demand:
                        waiting.setdefault(source, []).append((demand, kind))


def copies_of(kinds: list[int], mixes: Sequence[Mix], cards: Sequence[int], dice: Dice) -> list[int]:
    """Which card is on each tag, given the kind of each tag; `cards` has the kind of each card.

    Copies of one kind differ in nothing that anybody can see, so they are dealt and mixed evenly.
    """
    if len(set(cards)) == len(cards):
        place = {kind: card for card, kind in enumerate(cards)}
        return [place[kind] for kind in kinds]
    found = [UNKNOWN] * len(kinds)
    _hand_out(kinds, range(len(cards)), list(range(len(cards))), cards, found, dice)
    for old, new in mixes:
        _hand_out(kinds, new, [found[tag] for tag in old], cards, found, dice)
    return found


def _hand_out(
    kinds: list[int], tags: Sequence[int], there: list[int], cards: Sequence[int], found: list[int], dice: Dice
) -> None:
    by_kind: dict[int, list[int]] = {}
    there.sort()
    for card in there:
        by_kind.setdefault(cards[card], []).append(card)
    for copies in by_kind.values():
        dice.mix(copies)
    for tag in tags:
        found[tag] = by_kind[kinds[tag]].pop()


def certain(mixes: Sequence[Mix], seen: Mapping[int, int], tags: int) -> tuple[list[int], Sets]:
    """What follows for certain, mix by mix: the kind of each tag, and by unknown tag the set that it belongs to.

    A set is some kinds, `UNKNOWN` among them, and the tags that have these kinds together. Whoever knew the cards that
    went into a mix knows the set that came out of it. The sets are remembered, and must not be changed.
    """
    kinds, sets = _certain(tuple(mixes), tuple([seen.get(tag, UNKNOWN) for tag in range(tags)]))
    return kinds.copy(), sets


@lru_cache(REMEMBERED)
def _certain(mixes: tuple[Mix, ...], seen: tuple[int, ...]) -> tuple[list[int], Sets]:
    """`certain`, from the kind of each tag as it was seen."""
    kinds = list(seen)
    sets: Sets = {}
    for old, new in mixes:
        content = _together(kinds, sets, old)
        for tag in new:
            if kinds[tag] != UNKNOWN:
                content[kinds[tag] if content[kinds[tag]] else UNKNOWN] -= 1
        content = +content
        rest = frozenset(tag for tag in new if kinds[tag] == UNKNOWN)
        if len(content) == 1:
            for tag in rest:
                kinds[tag] = next(iter(content))
        elif content:
            sets.update(dict.fromkeys(rest, (content, rest)))
    return kinds, sets


def _together(kinds: list[int], sets: Sets, tags: Sequence[int]) -> Counter[int]:
    """The kinds of these tags; an earlier set still tells something if all of it is here."""
    found = Counter[int]()
    left = set(tags)
    while left:
        tag = left.pop()
        content, together = sets.get(tag, (None, frozenset()))
        if content is not None and together <= left | {tag}:
            found += content
            left -= together
        else:
            found[kinds[tag]] += 1
    return found
