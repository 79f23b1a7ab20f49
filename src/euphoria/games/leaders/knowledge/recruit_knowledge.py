"""What a seat knows of the recruits, and sampling the worlds that agree with it.

A world is a deal and an outcome for each hidden shuffle. `Worlds` enumerates those that agree with what a seat has
seen, weighing each combination of shuffle outcomes by the number of deals that fit it. The count is exact, unless there
are so many combinations that they are drawn at random (`exact` tells).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from math import comb
from typing import Final, NamedTuple, TypeVar

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import (
    EUPHORIAN_FOLLOWER,
    EUPHORIAN_LEADER,
    MOST_SEATS,
    PLACES,
    SUBTERRAN_FOLLOWER,
    SUBTERRAN_LEADER,
)
from euphoria.games.leaders.events import Event
from euphoria.games.leaders.knowledge.artifact_knowledge import Artifacts
from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.dice import Dice

MOST_WAYS: Final = 1296
"""More ways for the shuffles to have gone than this are drawn, not counted."""
WAYS_DRAWN: Final = 500

S = TypeVar("S", bound=LeadersTable)


def eye(seat: int | None) -> int:
    """The bit of a seat, or of spectators, in the masks `seen` and `told`."""
    return MOST_SEATS if seat is None else seat


class Papers(NamedTuple):
    """What a seat knows of the recruits."""

    kinds: list[int]
    """By paper: its kind, -1 if the seat does not know it."""
    pools: dict[int, tuple[list[int], list[int]]]
    """By unknown paper out of a shuffle: the kinds that it is one of (-1: unknown), and the papers of that set."""


def known_papers(state: LeadersTable, seat: int | None) -> Papers:
    """From what was seen, and through all shuffles: who knew the cards still knows the set (L-info-9)."""
    bit = eye(seat)
    kinds = [kind if seen >> bit & 1 else -1 for kind, seen in zip(state.kinds, state.seen, strict=True)]
    known = Papers(kinds, {})
    for old, new in state.mixes:
        pool = _known_set(known, old)
        for paper in new:
            if kinds[paper] >= 0:
                pool.remove(kinds[paper] if kinds[paper] in pool else -1)
        unknown = [paper for paper in new if kinds[paper] < 0]
        if len(set(pool)) == 1:  # two known equal cards stay known
            for paper in unknown:
                kinds[paper] = pool[0]
        elif pool:
            pool.sort(reverse=True)
            known.pools.update(dict.fromkeys(unknown, (pool, unknown)))
    return known


def _known_set(known: Papers, papers: tuple[int, ...]) -> list[int]:
    """These papers taken together: a set out of an earlier shuffle is still one if all of it is here."""
    kinds: list[int] = []
    left = set(papers)
    while left:
        paper = min(left)
        pool, together = known.pools.get(paper, ([known.kinds[paper]], [paper]))
        if not left.issuperset(together):
            pool, together = [-1], [paper]
        kinds += pool
        left.difference_update(together)
    return kinds


class Way(NamedTuple):
    """One way for the shuffles to have gone, with all that follows for the cards of the deal."""

    origin: list[int]
    """The card of each paper."""
    kinds: list[int]
    """The kind of each card, -1 where the seat cannot know it."""
    leaders: list[tuple[int, int]]
    """Where the unknown leaders can be: pairs of cards, -1 for a leader that is known."""
    euphorian: int
    """How many Euphorian followers are among the unknown cards."""
    unknown: int
    """How many cards are unknown and hold no leader."""
    weight: int
    """How many deals fit."""


class Worlds:
    """All worlds that a seat cannot tell apart."""

    def __init__(self, state: LeadersTable, seat: int | None, dice: Dice) -> None:
        self.state = state
        self.eye = eye(seat)
        self.exact = True
        self.ways: list[Way] = []
        self.total = 0
        choices = [list(permutations(range(len(old)))) for old, _ in state.mixes]
        count = 1
        for choice in choices:
            count *= len(choice)
        if count <= MOST_WAYS:
            for orders in product(*choices):
                self._add(orders)
        else:
            self.exact = False
            for _ in range(WAYS_DRAWN):
                self._add(tuple(choice[dice.below(len(choice))] for choice in choices))
            if not self.ways:
                self._find_one(choices, dice)

    def _add(self, orders: tuple[tuple[int, ...], ...]) -> None:
        state = self.state
        origin = list(range(len(state.kinds)))
        for (old, new), order in zip(state.mixes, orders, strict=True):
            for paper, index in zip(new, order, strict=True):
                origin[paper] = origin[old[index]]
        self._weigh(origin)

    def _find_one(self, choices: list[list[tuple[int, ...]]], dice: Dice) -> None:
        """Drawing found no way at all; one is looked for, shuffle by shuffle, turning back where nothing fits."""
        state = self.state
        shown = [kind if seen >> self.eye & 1 else -1 for kind, seen in zip(state.kinds, state.seen, strict=True)]

        def go_on(index: int, origin: list[int], kinds: dict[int, int]) -> bool:
            if index == len(choices):
                self._weigh(origin)
                return bool(self.ways)
            old, new = state.mixes[index]
            orders = choices[index].copy()
            dice.mix(orders)
            for order in orders:
                cards = [origin[old[place]] for place in order]
                told = {card: shown[paper] for card, paper in zip(cards, new, strict=True) if shown[paper] >= 0}
                if all(kinds.get(card, kind) == kind for card, kind in told.items()):
                    after = origin.copy()
                    for paper, card in zip(new, cards, strict=True):
                        after[paper] = card
                    if go_on(index + 1, after, kinds | told):
                        return True
            return False

        dealt = len(state.kinds) - sum(len(new) for _, new in state.mixes)
        known = {card: shown[card] for card in range(dealt) if shown[card] >= 0}
        go_on(0, list(range(len(state.kinds))), known)

    def _weigh(self, origin: list[int]) -> None:
        state = self.state
        deal_size = len(state.kinds) - sum(len(new) for _, new in state.mixes)
        kinds = [-1] * deal_size
        for paper, card in enumerate(origin):
            if state.seen[paper] >> self.eye & 1:
                kind = state.kinds[paper]
                if kinds[card] >= 0 and kinds[card] != kind:
                    return
                kinds[card] = kind
        missing = [state.kinds[:deal_size].count(kind) - kinds.count(kind) for kind in range(4)]
        if min(missing) < 0:
            return
        leaders = self._leader_pairs(origin, kinds)
        unknown = sum(missing[EUPHORIAN_FOLLOWER:])
        weight = len(leaders) * comb(unknown, missing[EUPHORIAN_FOLLOWER])
        if weight:
            self.ways.append(Way(origin, kinds, leaders, missing[EUPHORIAN_FOLLOWER], unknown, weight))
            self.total += weight

    def _leader_pairs(self, origin: list[int], kinds: list[int]) -> list[tuple[int, int]]:
        """Leaders were dealt to two players, never met, and no Wastelander ever held one."""
        state = self.state
        laid = PLACES * state.seats
        met = [0] * len(kinds)
        barred = 0
        for index, trio in enumerate(state.trios):
            for paper in trio[:PLACES]:
                met[origin[paper]] |= 1 << index
            barred |= trio[PLACES] << index

        def spots(leader: int) -> list[int]:
            if leader in kinds:
                return [kinds.index(leader)]
            return [card for card in range(laid) if kinds[card] < 0]

        pairs = []
        for first in spots(EUPHORIAN_LEADER):
            for second in spots(SUBTERRAN_LEADER):
                if first != second and not (met[first] | met[second]) & barred and not met[first] & met[second]:
                    pairs.append((first, second))
        return pairs

    def draw(self, dice: Dice) -> tuple[list[int], list[int]]:
        """One world, drawn evenly: the card of each paper, and the kind of each card."""
        ticket = dice.below(self.total)
        for way in self.ways:
            if ticket < way.weight:
                break
            ticket -= way.weight
        kinds = way.kinds.copy()
        first, second = dice.pick(way.leaders)
        kinds[first], kinds[second] = EUPHORIAN_LEADER, SUBTERRAN_LEADER
        followers = [EUPHORIAN_FOLLOWER] * way.euphorian + [SUBTERRAN_FOLLOWER] * (way.unknown - way.euphorian)
        dice.shuffle(followers)
        return way.origin, [followers.pop() if kind < 0 else kind for kind in kinds]


def sampler(state: S, seat: int | None) -> Callable[[Dice], S]:
    """Draws full states that this seat cannot tell from the true one, each with its probability (L-y-2).

    Answers that others have already given in secret are drawn anew from what they could answer, and a
    declaration that another player has begun is taken back to its beginning: nobody else can see it.
    Shuffles that can have gone too many ways to count them are drawn at the first draw, for all of them.
    """
    worlds: list[Worlds] = []
    artifacts = Artifacts(state, eye(seat))
    declaring = state.question in (codes.ASK_CHOICE, codes.ASK_PAYMENT) and seat not in state.deciders

    def draw(dice: Dice) -> S:
        new = state.copy()
        new.dice = dice.fork()
        if not worlds:
            worlds.append(Worlds(state, seat, dice))
        origin, kinds = worlds[0].draw(dice)
        new.origin = origin.copy()  # a shuffle in this world is none of the next one's
        new.kinds = [kinds[card] for card in new.origin]
        new.cards = tuple(artifacts.deal(dice))
        if declaring:
            new.question = codes.ASK_ACTION
            new.deed = codes.NOTHING_DONE
            new.declared = []
        new.answer_anew(seat, dice)
        return new

    return draw


def learned_since(state: LeadersTable, before: LeadersTable) -> bool:
    """A recruit or an artifact was seen by somebody who had not seen it, or somebody claimed something."""
    said = range(len(before.log), len(state.log))
    return (
        state.seen != before.seen
        or state.told != before.told
        or any(state.log[number][0] in (Event.CLAIMED_TEAM, Event.CLAIMED_RECRUIT) for number in said)
    )
