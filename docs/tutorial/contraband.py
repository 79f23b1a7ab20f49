"""Contraband: carry cards past customs. A complete small game, built step by step in docs/tutorial/index.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from contraband_text import KINDS, TEXTS, ContrabandNarrator

from euphoria import Action, Dice, Game, Outcome, Refusal, State
from euphoria.kernel.core import fields
from euphoria.kernel.core.action import ActionSpace
from euphoria.kernel.core.fields import DRAW, INT, INTS, KEEP, ROWS, Field
from euphoria.kernel.core.handlers import Handlers
from euphoria.kernel.core.options import Option, settle
from euphoria.kernel.core.state import Json

TEA, SILK, SPICE, RELIC = range(4)
VALUES = (1, 2, 3, 5)
DECK = [TEA] * 8 + [SILK] * 6 + [SPICE] * 4 + [RELIC] * 6
FINE, REWARD = 1, 2
"""What a needless inspection costs, and what finding a relic brings."""

SPACE = ActionSpace()
CARRY = SPACE.row("carry", len(KINDS))
"""carry(kind): take a card of this kind through the gate, face down."""
INSPECT = SPACE.add("inspect")
WAVE = SPACE.add("wave-through")
SPACE.name_arguments({"carry": "kind"})

(TURN,) = range(1)
NONE, ASK_CARRY, ASK_INSPECT = range(3)
TOOK_TURN, CARRIED, STASHED, OPENED, ENDED = range(5)
EVENTS = (
    ("turn", "C-2", ("seat",)),
    ("carried", "C-2", ("seat",)),
    ("stashed", "C-4", ("seat",)),
    ("opened", "C-5", ("seat", "inspector", "kind")),
    ("ended", "C-6", ()),
)
"""By number: an event's name, its rule, and what the numbers in its log entry are."""

OPTIONS = {"hand": Option("hand", int, 4, "How many cards each player is dealt.", low=1, high=4)}


class Settings(NamedTuple):
    hand: int


class Customs(State):
    """The data of a game: everything that a copy, a file or a sample must have."""

    __slots__ = ("active", "carried", "hands", "hidden", "open", "points", "rest", "settings", "turn")

    fields = (
        fields.QUESTION,
        fields.JOINT,
        fields.DECIDERS,
        fields.AGENDA,
        Field("active", KEEP, INT),
        Field("turn", KEEP, INT),
        Field("points", KEEP, INTS),
        Field("open", KEEP, ROWS),
        Field("hands", DRAW, ROWS),
        Field("hidden", DRAW, ROWS),
        Field("carried", DRAW, INT),
        Field("rest", DRAW, INTS),
        fields.LOG_ENTRIES,
        fields.GIVEN_ANSWERS,
        fields.RESULT,
    )

    def __init__(self, game: Game, seats: int, settings: Settings, dice: Dice) -> None:
        super().__init__(game, seats, dice)
        self.begin()
        self.settings = settings
        self.active = 0
        self.turn = 0
        self.points = [0] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.open: list[tuple[int, ...]] = [()] * seats  # stashed goods that everybody has seen
        self.hidden: list[tuple[int, ...]] = [()] * seats  # stashed cards that only their owner knows
        self.carried = -1  # the kind of the card at the gate
        self.rest: list[int] = []  # not dealt


RULES = Handlers(steps=1, questions=3)


@RULES.step(TURN)
def turn(state: Customs, seat: int, _a: int, _b: int) -> None:
    """The next player carries a card, until all hands are empty (C-2, C-6)."""
    if not state.hands[seat]:
        scores = [
            points + sum(VALUES[kind] for kind in (*shown, *hidden))
            for points, shown, hidden in zip(state.points, state.open, state.hidden, strict=True)
        ]
        winners = tuple(one for one in range(state.seats) if scores[one] == max(scores))
        state.log.append((ENDED,))
        state.finish(Outcome(winners, tuple(scores), "most-points", "C-6"))
        return
    state.active = seat
    state.turn += 1
    state.log.append((TOOK_TURN, seat))
    state.ask(ASK_CARRY, seat)


@RULES.actions(ASK_CARRY)
def cards_to_carry(state: Customs, seat: int) -> list[Action]:
    return [CARRY[kind] for kind in sorted(set(state.hands[seat]))]


@RULES.answer(ASK_CARRY)
def carry(state: Customs, seat: int, action: Action) -> None:
    """The card lies at the gate, and all others decide at once (C-3)."""
    hand = list(state.hands[seat])
    hand.remove(action.args[0])
    state.hands[seat] = tuple(hand)
    state.carried = action.args[0]
    state.log.append((CARRIED, seat))
    state.ask_all(ASK_INSPECT, tuple(other for other in range(state.seats) if other != seat))


@RULES.actions(ASK_INSPECT)
def reactions(state: Customs, seat: int) -> list[Action]:
    return [WAVE, INSPECT]


@RULES.joint_answer(ASK_INSPECT)
def pass_gate(state: Customs) -> None:
    """The first inspector clockwise opens the card (C-5); without one it is stashed unseen (C-4)."""
    seat, kind = state.active, state.carried
    clockwise = [(seat + step) % state.seats for step in range(1, state.seats)]
    inspector = next((other for other in clockwise if state.answers[other] == INSPECT), None)
    state.carried = -1
    if inspector is None:
        state.hidden[seat] += (kind,)
        state.log.append((STASHED, seat))
    else:
        state.log.append((OPENED, seat, inspector, kind))
        if kind == RELIC:
            state.points[inspector] += REWARD
        else:
            state.points[inspector] -= FINE
            state.open[seat] += (kind,)
    state.push(TURN, clockwise[0])


class CustomsState(Customs):
    """The data with the rules, and what a seat may know."""

    __slots__ = ()
    steps = RULES.steps
    lists = RULES.lists
    handlers = RULES.answers
    joint_handlers = RULES.joint_answers

    @property
    def first_player(self) -> int:
        return 0

    def _view(self, seat: int | None) -> Json:
        """Built from what the seat knows: other hands are counts, other hidden cards are backs."""

        def known(owner: int, cards: tuple[int, ...]) -> list[str | None]:
            return [KINDS[kind] if owner == seat or self.outcome else None for kind in cards]

        return {
            "turn": self.turn,
            "active": self.active,
            "deciders": list(self.deciders),
            "players": [
                {
                    "hand": known(owner, self.hands[owner]),
                    "open": [KINDS[kind] for kind in self.open[owner]],
                    "hidden": known(owner, self.hidden[owner]),
                    "points": self.points[owner],
                }
                for owner in range(self.seats)
            ],
            "gate": known(self.active, (self.carried,))[0] if self.carried >= 0 else None,
        }

    def _sampler(self, seat: int | None) -> Callable[[Dice], CustomsState]:
        """Shuffles the cards that the seat has not seen, and deals them again to the places where they lay."""
        others = [] if self.outcome else [owner for owner in range(self.seats) if owner != seat]
        at_gate = self.carried >= 0 and self.active in others

        def draw(dice: Dice) -> CustomsState:
            new = self.copy()
            new.dice = dice.copy()
            new.answer_anew(seat, dice)
            unseen = self.rest + [self.carried] * at_gate
            for owner in others:
                unseen += self.hands[owner] + self.hidden[owner]
            dice.shuffle(unseen)
            for owner in others:
                new.hands[owner] = tuple(sorted(unseen.pop() for _ in self.hands[owner]))
                new.hidden[owner] = tuple(unseen.pop() for _ in self.hidden[owner])
            if at_gate:
                new.carried = unseen.pop()
            new.rest = unseen
            return new

        return draw

    def learned_since(self, before: State) -> bool:
        return len(self.log) > len(before.log)

    def _reason(self, seat: int, action: Action) -> Refusal:
        if seat not in self.deciders:
            key = "not-asked"
        elif action.kind == "carry" and self.question == ASK_CARRY:
            key = "not-held"
        else:
            key = "not-now"
        return Refusal("C-3" if self.question == ASK_INSPECT else "C-2", key, {}, TEXTS["en"][key])

    def _event(self, number: int, seat: int | None) -> Json:
        code, *values = self.log[number]
        name, rule, keys = EVENTS[code]
        return {"n": number, "event": name, "rule": rule, **dict(zip(keys, values, strict=True))}


class Contraband(Game):
    id = "contraband"
    title = "Contraband"
    revision = 1
    seats = range(2, 6)
    options = OPTIONS
    space = SPACE
    narrator = ContrabandNarrator()
    ledger_file = Path(__file__).with_name("contraband.toml")
    extensions: ClassVar[Mapping[str, str]] = {}

    def empty(self, seats: int, dice: Dice, options: dict[str, Any]) -> CustomsState:
        return CustomsState(self, seats, Settings(**settle(OPTIONS, options)), dice)

    def set_up(self, seats: int, dice: Dice, options: dict[str, Any]) -> CustomsState:
        """Deal the hands (C-1)."""
        state = self.empty(seats, dice, options)
        state.rest = DECK.copy()
        dice.shuffle(state.rest)
        for seat in range(seats):
            state.hands[seat] = tuple(sorted(state.rest.pop() for _ in range(state.settings.hand)))
        state.push(TURN, 0)
        state.run()
        return state


GAME = Contraband()
