"""One deal of the artifacts that fits all that an eye has seen, found without a look at the true one.

Each tag lasts from the shuffle that made it to the shuffle that takes it away. A card goes from tag to tag, and each
tag has one card. Where an eye has seen a card twice with shuffles between, the card must have come from the one tag to
the other by tags that the eye has not seen: that is an *errand*. Errands are sent on their way shuffle by shuffle, and
turn back where they get into each other's way. All other cards lie wherever there is room.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from euphoria.games.leaders.state import Table
from euphoria.kernel.dice import Dice

FIRST_STEPS = 300
"""So many steps the first search for a way may take."""


class Errand(NamedTuple):
    """A card under way to a tag on which it has been seen, made by the shuffle `goal`."""

    goal: int
    card: int


Stops = dict[tuple[int, int], int]
"""By shuffle and card: at which shuffle the card is next, for cards on an errand."""


def one_that_fits(state: Table, eye: int) -> list[int]:
    """A card for each tag. It is the same in all states that the eye cannot tell apart."""
    return _Threads(state, eye).deal()


class _Threads:
    def __init__(self, state: Table, eye: int) -> None:
        count = len(state.deck.cards)
        self.shuffles = len(state.tag_mixes) + 1
        """The first deal counts as number 0; the number after the last one is now."""
        self.made = [range(count), *(new for _, new in state.tag_mixes)]
        self.ends = [self.shuffles] * len(state.cards)
        for number, (old, _) in enumerate(state.tag_mixes, 1):
            for tag in old:
                self.ends[tag] = number
        self.seen = {tag: state.cards[tag] for tag, told in enumerate(state.told) if told >> eye & 1}
        self.begin: list[list[Errand]] = [[] for _ in range(self.shuffles + 1)]
        since = [0] * count
        """By card: the shuffle since which nothing is known of it."""
        for number, tags in enumerate(self.made):
            for tag in tags:
                if tag in self.seen:
                    card = self.seen[tag]
                    if since[card] < number:
                        self.begin[since[card]].append(Errand(number, card))
                    since[card] = self.ends[tag]
        self.room = [Counter(self.ends[tag] for tag in tags if tag not in self.seen) for tags in self.made]
        """By shuffle: how many of its unseen tags last until which other one."""
        self.reach: list[set[int]] = [set() for _ in range(self.shuffles + 1)]
        for number in reversed(range(self.shuffles)):
            for end in self.room[number]:
                self.reach[number] |= {end} | self.reach[end]
        self.stops: Stops = {}
        self._goals: list[list[int]] = []
        self._steps = 0

    def deal(self) -> list[int]:
        """Luck helps a search more than patience: it begins anew, in another order, and each time for longer."""
        dice = Dice("threads")
        steps = FIRST_STEPS
        while not self._search(steps, dice):
            steps += steps // 2
        return self._laid_out()

    def _search(self, steps: int, dice: Dice) -> bool:
        self._steps = steps
        self._goals = [[errand.goal for errand in begun] for begun in self.begin]
        return self._go_on(0, [[] for _ in range(self.shuffles + 1)], dice)

    def _go_on(self, number: int, under_way: list[list[Errand]], dice: Dice) -> bool:
        """From this shuffle on, with those errands that stop at it or later."""
        if number == self.shuffles:
            return True
        waiting = sorted([errand for errand in under_way[number] if errand.goal > number] + self.begin[number])
        return self._send(number, waiting, self.room[number].copy(), under_way, dice)

    def _send(
        self, number: int, waiting: list[Errand], room: Counter[int], under_way: list[list[Errand]], dice: Dice
    ) -> bool:
        """Find the most urgent of those waiting a tag, and then the others."""
        if not waiting:
            return self._go_on(number + 1, under_way, dice)
        first, *others = waiting
        stops = [end for end, free in room.items() if free and end < first.goal and first.goal in self.reach[end]]
        dice.shuffle(stops)
        if room[first.goal]:
            stops.insert(0, first.goal)
        for stop in stops:
            self._steps -= 1
            if self._steps < 0:
                return False
            room[stop] -= 1
            self.stops[number, first.card] = stop
            under_way[stop].append(first)
            self._goals[stop].append(first.goal)
            if self._has_room(stop) and self._send(number, others, room, under_way, dice):
                return True
            room[stop] += 1
            under_way[stop].pop()
            self._goals[stop].pop()
        return False

    def _has_room(self, stop: int) -> bool:
        """Whether all that will wait at this shuffle can be sent on, each no further than its goal."""
        if stop == self.shuffles:
            return True
        ends = sorted(self.room[stop].elements())
        goals = sorted(goal for goal in self._goals[stop] if goal > stop)
        return len(goals) <= len(ends) and all(end <= goal for end, goal in zip(ends, goals, strict=False))

    def _laid_out(self) -> list[int]:
        """The deal in which each errand makes its stops."""
        cards = [-1] * len(self.ends)
        gathered = list(range(len(self.made[0])))
        for number, tags in enumerate(self.made):
            if number:
                gathered = sorted(cards[tag] for tag, end in enumerate(self.ends) if end == number)
            free = [tag for tag in tags if tag not in self.seen]
            on_errand = {errand.card for tasks in self.begin[: number + 1] for errand in tasks if errand.goal > number}
            for tag in tags:
                if tag in self.seen:
                    cards[tag] = self.seen[tag]
                    gathered.remove(cards[tag])
            for card in [card for card in gathered if card in on_errand]:
                tag = next(tag for tag in free if self.ends[tag] == self.stops[number, card])
                cards[tag] = card
                free.remove(tag)
                gathered.remove(card)
            for tag, card in zip(free, gathered, strict=True):
                cards[tag] = card
        return cards
