"""The state of `leaders`: plain data, and the basic moves of cards and guns that the rules are made of.

Who knows what is part of the state. A *paper* is a recruit as the players can track it: it keeps its number while it is
moved openly, and a hidden shuffle replaces the papers involved by new ones. `seen` holds who has seen each paper, which
is public (L-info-4); `kinds` holds what is on it, which is not. *Tags*, with `told` and `cards`, are the same for
artifacts. So the log can name papers and tags without containing a secret, and a sample only has to write other kinds
on the papers that a seat has not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.leaders import codes
from euphoria.games.leaders.cards.decks import Deck
from euphoria.games.leaders.components import (
    EUPHORIAN_LEADER,
    EVERYONE,
    PLACES,
    SUBTERRAN_LEADER,
    WASTELANDER,
)
from euphoria.games.leaders.events import BY_RULE, Event
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import State

if TYPE_CHECKING:
    from typing import Self

    from euphoria.games.leaders.options import Settings
    from euphoria.kernel.core.game import Game

Mix = tuple[tuple[int, ...], tuple[int, ...]]
"""Papers (or tags) that went into a shuffle out of sight, and those that came out of it."""


class LeadersTable(State):
    """The data of a game, as lists of small integers. `copy()` is written by hand, for speed."""

    __slots__ = (
        "active", "at", "cards", "cause", "centre", "claims_left", "deck", "declared", "deed", "direction",
        "discards", "edition_b", "extra_due", "extra_turn", "gone", "guns", "hands", "kinds", "limbo", "mixes",
        "origin", "phase", "pile", "seen", "settings", "tag_mixes", "told", "trios", "turn", "up",
        "wastelanders",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, settings: Settings, deck: Deck, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.settings = settings
        self.deck = deck
        self.edition_b = settings.edition == "B"

    def clear(self) -> None:
        """An empty table, before anything is dealt."""
        seats = self.seats
        self.begin()

        # Recruits. The places of seat s are 3s, 3s+1, 3s+2.
        self.at: list[int] = []  # the paper on each place
        self.up = 0  # mask of the places whose recruit is exposed
        self.kinds: list[int] = []  # by paper
        self.seen: list[int] = []  # by paper: mask of the seats that know it
        self.origin: list[int] = []  # by paper: which card of the deal it is
        self.mixes: list[Mix] = []
        self.trios: list[tuple[int, int, int, int]] = []  # papers held together, and 1 if by a Wastelander
        self.wastelanders = 0  # mask of seats

        # Artifacts.
        self.cards: tuple[int, ...] = ()  # by tag: the card of the deck
        self.told: list[int] = []  # by tag: mask of the seats that know it
        self.tag_mixes: tuple[Mix, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.pile: list[int] = []  # the face-down deck, its top last
        self.discards: list[int] = []  # face up (B)
        self.limbo: list[int] = []  # in use, until its effect is over (A)
        self.gone: list[int] = []  # out of the game

        # Guns: whom each seat's gun is aimed at, -1 without one.
        self.guns: list[int] = [-1] * seats
        self.centre = 0

        # The turn.
        self.active = 0
        self.phase = 0
        self.turn = 0
        self.direction = 1
        self.extra_turn = False
        self.extra_due = False
        self.claims_left = 0
        self.deed: tuple[int, int, int, int] = codes.NOTHING_DONE  # what reactions answer: code, actor, a, b
        self.declared: list[int] = []  # choices of the artifact in use
        self.cause = -1  # the artifact whose effect is going on

    def blank(self, dice: Dice) -> Self:
        """A state of the same game with nothing on its table yet."""
        raise NotImplementedError

    def copy(self) -> Self:
        new = self.blank(self.dice.copy())
        self.copy_into(new)
        new.at = self.at.copy()
        new.up = self.up
        new.kinds = self.kinds.copy()
        new.seen = self.seen.copy()
        new.origin = self.origin.copy()
        new.mixes = self.mixes.copy()
        new.trios = self.trios.copy()
        new.wastelanders = self.wastelanders
        new.cards = self.cards
        new.told = self.told.copy()
        new.tag_mixes = self.tag_mixes
        new.hands = self.hands.copy()
        new.pile = self.pile.copy()
        new.discards = self.discards.copy()
        new.limbo = self.limbo.copy()
        new.gone = self.gone.copy()
        new.guns = self.guns.copy()
        new.centre = self.centre
        new.active = self.active
        new.phase = self.phase
        new.turn = self.turn
        new.direction = self.direction
        new.extra_turn = self.extra_turn
        new.extra_due = self.extra_due
        new.claims_left = self.claims_left
        new.deed = self.deed
        new.declared = self.declared.copy()
        new.cause = self.cause
        return new

    # Reading the table.

    def kind_at(self, place: int) -> int:
        return self.kinds[self.at[place]]

    def is_up(self, place: int) -> bool:
        return self.up >> place & 1 == 1

    def hidden(self, seat: int) -> int:
        """Mask of three bits: which recruits of this seat are face down."""
        return ~(self.up >> PLACES * seat) & 7

    def is_wastelander(self, seat: int) -> bool:
        return self.wastelanders >> seat & 1 == 1

    def artifact_of(self, tag: int) -> int:
        return self.deck.cards[self.cards[tag]]

    def held(self, seat: int) -> list[int]:
        """The artifacts in this seat's hand, each kind once, in the deck's order."""
        kinds = self.deck.cards
        cards = self.cards
        hand = self.hands[seat]
        if len(hand) == 1:
            return [kinds[cards[hand[0]]]]
        found: list[int] = []
        for tag in hand:
            kind = kinds[cards[tag]]
            if kind not in found:
                found.append(kind)
        found.sort()
        return found

    def team(self, seat: int) -> int:
        """By L-team-1 to L-team-4: from the recruits held now."""
        if self.is_wastelander(seat):
            return WASTELANDER
        first = PLACES * seat
        kinds = [self.kinds[paper] for paper in self.at[first : first + PLACES]]
        if EUPHORIAN_LEADER in kinds:
            return EUPHORIAN_LEADER & 1
        if SUBTERRAN_LEADER in kinds:
            return SUBTERRAN_LEADER & 1
        return 1 if sum(kind & 1 for kind in kinds) >= 2 else 0

    # Moving recruits.

    def expose(self, place: int) -> None:
        """Turn a recruit face up: everyone sees it, and may remember it."""
        if self.up >> place & 1:
            return
        paper = self.at[place]
        self.up |= 1 << place
        self.seen[paper] = EVERYONE
        self.log.append((Event.EXPOSED, EVERYONE, self.cause, place // PLACES, place, paper))

    def hide(self, place: int, seat: int) -> None:
        """That seat turns a recruit face down."""
        self.up &= ~(1 << place)
        self.log.append((Event.HIDDEN, EVERYONE, self.cause, seat, place, self.at[place]))

    def look(self, seat: int, place: int) -> None:
        """Somebody looks at a hidden recruit: who did is public, what they saw is not (L-info-4)."""
        paper = self.at[place]
        self.seen[paper] = self.seen[paper] | 1 << seat
        self.log.append((Event.LOOKED, self.seen[paper], self.cause, seat, place, paper))

    def receive(self, place: int) -> None:
        """A recruit has come to this place in the open; its new owner looks at it."""
        seat = place // PLACES
        paper = self.at[place]
        self.seen[paper] = self.seen[paper] | 1 << seat
        self.log.append((Event.RECEIVED, self.seen[paper], self.cause, seat, place, paper))

    def swap(self, first: int, second: int) -> None:
        """Two recruits change places, each keeping its own face (L-art-6)."""
        at = self.at
        at[first], at[second] = at[second], at[first]
        if (self.up >> first ^ self.up >> second) & 1:
            self.up ^= 1 << first | 1 << second
        for place in (first, second):
            self.seen[at[place]] |= 1 << place // PLACES
        self.log.append((Event.SWAPPED, EVERYONE, self.cause, first, second, 0))
        self.receive(first)
        self.receive(second)

    def shuffle(self, seat: int) -> None:
        """The hidden recruits of a seat are mixed out of sight; their owner looks at them."""
        places = [place for place in range(PLACES * seat, PLACES * seat + PLACES) if not self.up >> place & 1]
        new = self.mix_papers([self.at[place] for place in places], seat)
        for place, paper in zip(places, new, strict=True):
            self.at[place] = paper
        self.log.append((Event.SHUFFLED, EVERYONE, self.cause, seat, 0, 0))
        for place in places:
            self.receive(place)

    def mix_papers(self, old: list[int], owner: int) -> list[int]:
        order = list(range(len(old)))
        self.dice.shuffle(order)
        first = len(self.kinds)
        for index in order:
            self.kinds.append(self.kinds[old[index]])
            self.origin.append(self.origin[old[index]])
            self.seen.append(1 << owner)
        new = list(range(first, len(self.kinds)))
        self.mixes.append((tuple(old), tuple(new)))
        return new

    def hold_together(self, seat: int) -> None:
        """Record that these recruits were held together without a victory: `Worlds` excludes deals by it."""
        first, second, third = self.at[PLACES * seat : PLACES * seat + PLACES]
        self.trios.append((first, second, third, self.wastelanders >> seat & 1))

    # Moving artifacts.

    def draw(self, seat: int) -> None:
        """One artifact from the deck, if there is one to draw (L-art-4, L-art-12)."""
        if not self.pile:
            if not self.discards:
                return
            self.pile = self.mix_tags(self.discards, 0)
            self.discards = []
            self.log.append((Event.RESHUFFLED, EVERYONE, BY_RULE, len(self.pile), 0, 0))
        tag = self.pile.pop()
        self.told[tag] = self.told[tag] | 1 << seat
        self.hands[seat] += (tag,)
        self.log.append((Event.DREW, self.told[tag], self.cause, seat, tag, 0))

    def discard_hand(self, seat: int) -> None:
        hand = self.hands[seat]
        if self.edition_b:
            shown = sorted(hand, key=self.artifact_of)
            if len(hand) > 1:
                told = [self.told[tag] for tag in shown]
                shown = self.renew_tags(shown, EVERYONE)
                self.told[shown[0] :] = told  # each is shown when it is laid down
            for laid, tag in enumerate(shown, 1):
                self.hands[seat] = tuple(shown[laid:])
                self.told[tag] = EVERYONE
                self.discards.append(tag)
                self.log.append((Event.DISCARDED, EVERYONE, self.cause, seat, tag, 0))
        elif hand:
            self.hands[seat] = ()
            under = list(hand) if len(hand) == 1 else self.mix_tags(list(hand), 0)
            self.pile[:0] = under
            self.log.append((Event.PUT_UNDER, EVERYONE, self.cause, seat, len(hand), 0))

    def hand_over(self, tag: int, giver: int, taker: int) -> int:
        """One artifact goes from hand to hand, face down: only those two know which (L-turn-5).

        Returns its tag, which may be a new one.
        """
        tag = self.take_from_hand(giver, tag, 1 << giver | 1 << taker)
        self.hands[taker] += (tag,)
        return tag

    def take_from_hand(self, seat: int, tag: int, seeing: int) -> int:
        """A card leaves a hand, and the seats in `seeing` see which. Returns its tag, which is new if there were more.

        Nobody can tell which of the backs in a hand it was. So all cards of the hand get new tags, and those tags are
        the same whichever card it was; who can still follow the rest is who knew the whole hand and sees what left it.
        """
        hand = self.hands[seat]
        if len(hand) == 1:
            self.hands[seat] = ()
        else:
            following = seeing
            for other in hand:
                following &= self.told[other]
            new = self.renew_tags([tag, *[other for other in hand if other != tag]], following)
            tag = new[0]
            self.hands[seat] = tuple(new[1:])
        self.told[tag] = self.told[tag] | seeing
        return tag

    def mix_tags(self, old: list[int], knowing: int) -> list[int]:
        """New tags for cards shuffled out of sight, in their new order."""
        mixed = old.copy()
        self.dice.shuffle(mixed)
        return self.renew_tags(mixed, knowing)

    def renew_tags(self, old: list[int], knowing: int) -> list[int]:
        """New tags for these cards, in this order; only the seats in `knowing` know them."""
        first = len(self.cards)
        self.cards += tuple([self.cards[tag] for tag in old])
        self.told += [knowing] * len(old)
        new = [first + index for index in range(len(old))]
        mix: Mix = (tuple(sorted(old)), tuple(new))
        self.tag_mixes += (mix,)
        return new

    # Moving guns.

    def drop_gun(self, seat: int) -> None:
        """A dropped gun goes to the centre (L-gun-5)."""
        if self.guns[seat] >= 0:
            self.guns[seat] = -1
            self.centre += 1
            self.log.append((Event.DROPPED, EVERYONE, self.cause, seat, 0, 0))

    def aim(self, seat: int, target: int) -> None:
        self.guns[seat] = target
        self.log.append((Event.AIMED, EVERYONE, self.cause, seat, target, 0))
