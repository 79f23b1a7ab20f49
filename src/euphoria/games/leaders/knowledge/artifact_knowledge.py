"""What a seat knows of the artifacts, and drawing the unknown ones for a sample."""

from __future__ import annotations

from euphoria.games.leaders.state import LeadersTable
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.sampling.hidden_cards import UNKNOWN, HiddenCards, Sets, certain, copies_of


class Artifacts:
    """What a viewer (a bit of `told`) knows of the artifacts. Valid as long as the state does not change."""

    def __init__(self, state: LeadersTable, eye: int) -> None:
        self.state = state
        self.seen = {tag: state.artifact_of(tag) for tag, told in enumerate(state.told) if told >> eye & 1}
        self._hidden: HiddenCards | None = None
        self._certain: tuple[list[int], Sets] | None = None

    def deal(self, dice: Dice) -> list[int]:
        """Draw a card for each tag from all deals that agree with what the viewer knows, by their probabilities."""
        state = self.state
        if self._hidden is None:
            cards = state.deck.cards
            self._hidden = HiddenCards([(range(len(cards)), cards)], state.tag_mixes, self.seen)
        return copies_of(self._hidden.draw(dice), state.tag_mixes, state.deck.cards, dice)

    def known_in(self, hand: tuple[int, ...]) -> list[int]:
        """The artifacts that are certainly in this hand, in the deck's order."""
        if self._certain is None:
            self._certain = certain(self.state.tag_mixes, self.seen, len(self.state.cards))
        kinds, sets = self._certain
        found = [kinds[tag] for tag in hand if kinds[tag] != UNKNOWN]
        for content, tags in {id(one[1]): one for tag in hand if (one := sets.get(tag))}.values():
            if tags <= set(hand):
                found += [kind for kind in content.elements() if kind != UNKNOWN]
        return sorted(found)
