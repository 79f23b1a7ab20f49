"""Which artifacts could lie where, as far as a seat can tell, and dealing them anew.

The artifacts are followed through every shuffle out of sight: for each card, the set of tags that it
can be. Cards that a seat has followed equally well have equal sets, so dealing is drawing from a few
sets, the smallest first. Where a seat has followed so much that hardly any deal fits, the deal wanders
instead: from one that fits (`artifact_threads`), by exchanges that the seat cannot notice.
"""

from __future__ import annotations

from euphoria.games.leaders.artifact_threads import one_that_fits
from euphoria.games.leaders.state import Table
from euphoria.kernel.dice import Dice

MOST_TRIES = 100
EXCHANGES = 600


class Artifacts:
    """What an eye (a bit of `told`) knows of the artifacts, for as many deals as are wanted."""

    def __init__(self, state: Table, eye: int) -> None:
        self.state = state
        self.eye = eye
        self.history = _follow(state, eye)
        replaced = {tag for old, _ in state.tag_mixes for tag in old}
        self.now = [tag for tag in range(len(state.cards)) if tag not in replaced]

    def deal(self, dice: Dice) -> list[int]:
        """A card for each tag, such that the eye cannot tell it from the true deal."""
        for _ in range(MOST_TRIES):
            cards = self._try(dice)
            if cards is not None:
                return cards
        wanderer = Wanderer(self.state, self.eye, one_that_fits(self.state, self.eye))
        wanderer.wander(dice)
        return wanderer.cards

    def _try(self, dice: Dice) -> list[int] | None:
        """First for the tags of now, then back through the shuffles."""
        cards = [-1] * len(self.state.cards)
        history, mixes = self.history, self.state.tag_mixes
        if not _place(list(range(len(history[-1]))), self.now, history[-1], cards, dice):
            return None
        for (old, new), can_be in zip(reversed(mixes), reversed(history[:-1]), strict=True):
            if not _place([cards[tag] for tag in new], list(old), can_be, cards, dice):
                return None
        return cards


def _follow(state: Table, eye: int) -> list[list[int]]:
    """For each shuffle, and at last for now: the mask of tags that each card can be."""
    count = len(state.deck.cards)
    can_be = [(1 << count) - 1] * count
    _note_known(state, eye, range(count), can_be)
    history = []
    for old, new in state.tag_mixes:
        history.append(can_be.copy())
        before = sum(1 << tag for tag in old)
        after = sum(1 << tag for tag in new)
        can_be = [mask & ~before | after if mask & before else mask for mask in can_be]
        _note_known(state, eye, new, can_be)
    history.append(can_be)
    return history


def _note_known(state: Table, eye: int, tags: range | tuple[int, ...], can_be: list[int]) -> None:
    for tag in tags:
        if state.told[tag] >> eye & 1:
            bit = 1 << tag
            known = state.cards[tag]
            for card, mask in enumerate(can_be):
                can_be[card] = bit if card == known else mask & ~bit


def _place(movers: list[int], tags: list[int], can_be: list[int], cards: list[int], dice: Dice) -> bool:
    """Put each mover on one of the tags that it can be; the most restricted first."""
    free = sum(1 << tag for tag in tags)
    order = sorted(movers, key=lambda card: (can_be[card].bit_count(), can_be[card]))
    start = 0
    while start < len(order):
        mask = can_be[order[start]]
        end = start
        while end < len(order) and can_be[order[end]] == mask:
            end += 1
        open_tags = [tag for tag in tags if mask & free & 1 << tag]
        if len(open_tags) < end - start:
            return False
        dice.shuffle(open_tags)
        for card, tag in zip(order[start:end], open_tags, strict=False):
            cards[tag] = card
            free &= ~(1 << tag)
        start = end
    return True


class Wanderer:
    """A deal that moves by exchanges. `after` is the tag that each tag's card got in the next shuffle it was in."""

    def __init__(self, state: Table, eye: int, cards: list[int]) -> None:
        self.cards = cards.copy()
        self.known = [told >> eye & 1 == 1 for told in state.told]
        self.after = [-1] * len(self.cards)
        self.before = [-1] * len(self.cards)
        self.groups: list[list[int]] = [list(range(len(state.deck.cards)))]
        for old, new in state.tag_mixes:
            place = {self.cards[tag]: tag for tag in new}
            for tag in old:
                self._join(tag, place[self.cards[tag]])
            self.groups.append(list(new))

    def wander(self, dice: Dice) -> None:
        for _ in range(EXCHANGES):
            group = dice.pick(self.groups)
            first, second = dice.pick(group), dice.pick(group)
            if dice.below(2):
                self._exchange(self._chain(first, self.after), self._chain(second, self.after), first, second)
            else:
                self._exchange(
                    self._chain(self.before[first], self.before),
                    self._chain(self.before[second], self.before),
                    first,
                    second,
                )

    def _exchange(self, one: list[int], other: list[int], first: int, second: int) -> None:
        """Two cards change places in what came after a shuffle, or in what went before it, if all of that is unseen."""
        if first == second or not one or any(self.known[tag] for tag in (*one, *other)):
            return
        card, other_card = self.cards[one[0]], self.cards[other[0]]
        for tag in one:
            self.cards[tag] = other_card
        for tag in other:
            self.cards[tag] = card
        before, other_before = self.before[first], self.before[second]
        if before >= 0:
            self._join(before, second)
            self._join(other_before, first)

    def _join(self, tag: int, later: int) -> None:
        self.after[tag] = later
        self.before[later] = tag

    @staticmethod
    def _chain(tag: int, links: list[int]) -> list[int]:
        chain = []
        while tag >= 0:
            chain.append(tag)
            tag = links[tag]
        return chain
