"""Scenarios of `leaders`.

    game: leaders
    seats: 5
    edition: B                  # any option
    turn: B action              # whose turn, and the phase: artifact, action or aim; or setup, before the first turn
    A: E* e [s] / umbrella, boomerang / gun C
    B: s s e / - / wastelander
    pile: opera-glasses, flash-camera    # the top of the deck, next card first
    discards: turntable
    knows: A B2, C B2 B3        # who has seen which hidden recruits
    order: reversed             # of play
    extra: yes                  # this is an extra turn
    dice: 0 2 1                 # what the dice show next

Seats are A to H. Recruits: E* and S* leaders, e and s followers, [x] exposed. A hand is a list of
artifact ids, or - for none. What a seat's line leaves out is dealt as at the start, by the seed; a
line `rest: -` leaves all hands that are not given empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euphoria.games.leaders import codes
from euphoria.games.leaders.components import (
    EUPHORIAN_FOLLOWER,
    EVERYONE,
    HAND_AT_START,
    PLACES,
    followers_in_play,
    guns_in_play,
)
from euphoria.games.leaders.options import OPTIONS, settings
from euphoria.games.leaders.rules import setup
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.errors import OptionError, ScenarioError
from euphoria.kernel.core.scenario import ScenarioLine, ScenarioText, read_lines, read_option

if TYPE_CHECKING:
    from euphoria.games.leaders.game import Leaders, LeadersState

SEATS = "ABCDEFGH"
RECRUITS = {"E*": 0, "S*": 1, "e": 2, "s": 3}
SETUP = "setup"
PHASES = {"artifact": codes.ARTIFACT_PHASE, "action": codes.ACTION_PHASE, "aim": codes.AIM_PHASE}
KEYS = ("seats", "seed", "turn", "pile", "discards", "knows", "order", "dice", "rest", "extra", *OPTIONS)


def read_scenario(game: Leaders, text: str) -> LeadersState:
    return _Scenario(game, text).state


class _Scenario:
    """One reading, from the text to the state."""

    def __init__(self, game: Leaders, text: str) -> None:
        self.lines: dict[str, ScenarioLine] = {}
        for line in read_lines(text, game.id):
            key = line.key.text
            if key not in KEYS and key not in SEATS:
                line.key.fail(f"unknown key {key!r}; there is {', '.join(KEYS)} and the seats A to H")
            if key in self.lines:
                line.key.fail(f"{key!r} is said twice")
            self.lines[key] = line
        self.seats = self.number("seats", game.seats[0], game.seats[0], game.seats[-1])
        for key in self.lines:
            if len(key) == 1 and SEATS.index(key) >= self.seats:
                self.lines[key].key.fail(f"there is no seat {key}: the game has {self.seats} seats")
        dice = Dice(self.number("seed", 0, 0, 10**9))
        try:
            self.state = game.table(self.seats, dice, settings(self.options()))
        except OptionError as error:
            self.lines[error.option].value.fail(error.allowed)
        self.state.clear()
        self.taken: set[int] = set()
        self.lay_recruits()
        self.lay_artifacts()
        self.lay_guns()
        self.note_knowledge()
        self.begin()

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self.lines[key].value.number(low, high, key) if key in self.lines else default

    def options(self) -> dict[str, Any]:
        return {key: read_option(line, OPTIONS) for key, line in self.lines.items() if key in OPTIONS}

    def seat(self, piece: ScenarioText) -> int:
        if len(piece.text) != 1 or piece.text not in SEATS[: self.seats]:
            piece.fail(f"a seat is a letter from A to {SEATS[self.seats - 1]}, not {piece.text!r}")
        return SEATS.index(piece.text)

    def parts(self, seat: int) -> list[ScenarioText]:
        """Recruits, hand and marks of a seat's line, as far as it has them."""
        line = self.lines.get(SEATS[seat])
        return line.value.split("/") if line else []

    # Recruits.

    def lay_recruits(self) -> None:
        state = self.state
        count = followers_in_play(self.seats)
        left = [0, 1] + [2] * count + [3] * count
        given: dict[int, int] = {}
        for seat in range(self.seats):
            for piece in self.parts(seat)[:1]:
                for slot, (kind, is_up) in enumerate(self.recruits(piece)):
                    if kind not in left:
                        piece.fail(f"too many recruits of that kind for {self.seats} players")
                    left.remove(kind)
                    given[PLACES * seat + slot] = kind
                    state.up |= is_up << PLACES * seat + slot
        kinds = self.fill(given, left)
        setup.lay_papers(state, kinds)
        for place in range(PLACES * self.seats):
            if state.is_up(place):
                state.seen[place] = EVERYONE
        for seat in range(self.seats):
            for piece in self.parts(seat)[2:]:
                for mark in piece.split(","):
                    if mark.text == "wastelander":
                        if min(kinds[PLACES * seat : PLACES * seat + PLACES]) < EUPHORIAN_FOLLOWER:
                            mark.fail("a Wastelander with a leader has already won (L-team-6)")
                        state.wastelanders |= 1 << seat
            trio = kinds[PLACES * seat : PLACES * seat + PLACES]
            if 0 in trio and 1 in trio:
                self.lines[SEATS[seat]].value.fail("a player with both leaders has already won (L-win-4)")
            state.hold_together(seat)

    def recruits(self, piece: ScenarioText) -> list[tuple[int, int]]:
        read = []
        for part in piece.split(" \t"):
            is_up = part.text.startswith("[") and part.text.endswith("]")
            word = part.text[1:-1] if is_up else part.text
            if word not in RECRUITS:
                part.fail(f"a recruit is E*, S*, e or s, in brackets if exposed, not {part.text!r}")
            read.append((RECRUITS[word], int(is_up)))
        if len(read) != PLACES:
            piece.fail(f"everyone has {PLACES} recruits, and here are {len(read)}")
        return read

    def fill(self, given: dict[int, int], left: list[int]) -> list[int]:
        """Deal what was not given: leaders to seats without the other leader, followers anywhere."""
        dice = self.state.dice
        places = [place for place in range(PLACES * self.seats) if place not in given]
        for leader in (0, 1):
            if leader not in left:
                continue
            left.remove(leader)
            taken = {place // PLACES for place, kind in given.items() if kind < EUPHORIAN_FOLLOWER}
            free = [place for place in places if place // PLACES not in taken and not self.marked(place // PLACES)]
            if not free:
                raise ScenarioError("both leaders must be in play, and no free place is left for one", 1, 1)
            given[place := dice.pick(free)] = leader
            places.remove(place)
        dice.shuffle(left)
        for place in places:
            given[place] = left.pop()
        return [given[place] for place in range(PLACES * self.seats)] + left

    def marked(self, seat: int) -> bool:
        return any(mark.text == "wastelander" for piece in self.parts(seat)[2:] for mark in piece.split(","))

    # Artifacts.

    def lay_artifacts(self) -> None:
        state = self.state
        hands: dict[int, list[int]] = {}
        for seat in range(self.seats):
            parts = self.parts(seat)
            if len(parts) > 1:
                hands[seat] = self.cards(parts[1])
            elif "rest" in self.lines:
                hands[seat] = self.cards(self.lines["rest"].value)
        top = self.listed("pile")
        discards = self.listed("discards")
        if discards and not state.edition_b:
            self.lines["discards"].key.fail("only edition B has a discard pile")
        rest = [card for card in range(len(state.deck.cards)) if card not in self.taken]
        state.dice.shuffle(rest)
        for seat in range(self.seats):
            if seat not in hands:
                hands[seat] = [rest.pop() for _ in range(min(HAND_AT_START, len(rest)))]
        for seat in range(self.seats):
            state.hands[seat] = tuple(self.tag(card, 1 << seat) for card in hands[seat])
        state.discards = [self.tag(card, EVERYONE) for card in discards]
        state.pile = [self.tag(card, 0) for card in rest + top[::-1]]

    def listed(self, key: str) -> list[int]:
        return self.cards(self.lines[key].value) if key in self.lines else []

    def cards(self, piece: ScenarioText) -> list[int]:
        if piece.text == "-":
            return []
        found = []
        for part in piece.split(", \t"):
            artifact = self.state.deck.find(part.text)
            if artifact is None:
                part.fail(f"there is no artifact {part.text!r} in the deck {self.state.deck.name!r}")
            free = [
                card
                for card, index in enumerate(self.state.deck.cards)
                if index == artifact.number and card not in self.taken
            ]
            if not free:
                part.fail(f"all cards of {part.text!r} are already somewhere")
            self.taken.add(free[0])
            found.append(free[0])
        return found

    def tag(self, card: int, told: int) -> int:
        self.state.cards += (card,)
        self.state.told.append(told)
        return len(self.state.cards) - 1

    # Guns, knowledge, the turn.

    def lay_guns(self) -> None:
        state = self.state
        state.centre = state.settings.guns or guns_in_play(self.seats)
        for seat in range(self.seats):
            for piece in self.parts(seat)[2:]:
                for mark in piece.split(","):
                    words = mark.split(" \t")
                    if words[0].text == "gun" and len(words) == 2:
                        target = self.seat(words[1])
                        if target == seat:
                            words[1].fail("nobody aims at themselves (L-gun-4)")
                        if not state.centre:
                            mark.fail("there are not so many guns in play (L-comp-3)")
                        state.centre -= 1
                        state.guns[seat] = target
                    elif mark.text != "wastelander":
                        mark.fail(f"a mark is 'gun SEAT' or 'wastelander', not {mark.text!r}")

    def note_knowledge(self) -> None:
        if "knows" not in self.lines:
            return
        for clause in self.lines["knows"].value.split(","):
            words = clause.split(" \t")
            seat = self.seat(words[0])
            for word in words[1:]:
                if len(word.text) != 2 or word.text[1] not in "123":
                    word.fail(f"a recruit is named by seat and place, such as B2, not {word.text!r}")
                owner = self.seat(ScenarioText(word.text[0], word.line, word.column))
                self.state.seen[PLACES * owner + int(word.text[1]) - 1] |= 1 << seat

    def begin(self) -> None:
        state = self.state
        if "order" in self.lines:
            piece = self.lines["order"].value
            if piece.text not in ("clockwise", "reversed"):
                piece.fail(f"the order of play is clockwise or reversed, not {piece.text!r}")
            state.direction = 1 if piece.text == "clockwise" else -1
        active, phase = 0, codes.ARTIFACT_PHASE
        setting_up = "turn" in self.lines and self.lines["turn"].value.text == SETUP
        if "turn" in self.lines and not setting_up:
            words = self.lines["turn"].value.split(" \t")
            active = self.seat(words[0])
            if len(words) > 1:
                if words[1].text not in PHASES:
                    words[1].fail(f"a phase is {', '.join(PHASES)}, not {words[1].text!r}")
                phase = PHASES[words[1].text]
        if "extra" in self.lines:
            piece = self.lines["extra"].value
            if piece.text != "yes":
                piece.fail(f"extra is yes, or left out, not {piece.text!r}")
            state.extra_turn = True
        if "dice" in self.lines:
            script = [piece.number(0, 10**6, "a die") for piece in self.lines["dice"].value.split(" ,\t")]
            state.dice = ScriptedDice(script, state.dice)
        if setting_up:
            self.begin_before_the_first_turn()
            return
        state.push(codes.TURN, active)
        step, seat, a, b = state.agenda.pop()
        state.steps[step](state, seat, a, b)
        while state.agenda[-1][0] != phase:
            state.agenda.pop()
        state.run()

    def begin_before_the_first_turn(self) -> None:
        """Everyone orders their recruits (L-setup-5). So far nothing is exposed, known to others, or armed."""
        state = self.state
        if state.up or state.wastelanders or "knows" in self.lines or any(gun >= 0 for gun in state.guns):
            self.lines["turn"].value.fail("before the first turn nothing is exposed or known, and nobody is armed")
        state.trios.clear()  # noted when the recruits are laid out
        state.ask_all(codes.ASK_ORDER, tuple(range(self.seats)))
