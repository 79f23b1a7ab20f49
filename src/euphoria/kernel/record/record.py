"""A record of a game: its options, then every action with the outcomes of the dice.

Replay is exact and needs no generator. Undo takes back a player's own last actions as long as nobody has learned
anything by them: no die was thrown, no card was seen, no other player has moved since.

With `VerifiableDice` the record also contains the evidence: the commitment, the players' entropy, and the secret once
the game is over.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice, ScriptedDice
from euphoria.kernel.core.errors import DiceError, EuphoriaError, RecordError, UnknownGame
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.registry import find_game
from euphoria.kernel.core.state import State
from euphoria.kernel.files.atomic_write import write_whole
from euphoria.kernel.record.verifiable_dice import Evidence, VerifiableDice

SCHEMA = 1


Obstacle = Literal["nothing", "others", "dice", "learned", "over"]
OBSTACLES: dict[Obstacle, str] = {
    "nothing": "nothing has been done yet",
    "others": "the last action was another player's, or others have moved since",
    "dice": "that has already become known at the table: dice were thrown, or cards were shuffled",
    "learned": "that has already become known at the table: somebody has seen a card, or has been told something",
    "over": "that has already become known at the table: it has ended the game",
}
"""Why an action cannot be taken back."""


class RecordedMove(NamedTuple):
    """One action of a seat, with the dice outcomes it caused."""

    seat: int
    action: Action
    chance: list[int]

    def json(self) -> list[object]:
        return [self.seat, self.action.json(), self.chance]


def commitment(seed: object) -> str:
    """A hash that commits to a seed without revealing it."""
    return hashlib.sha256(f"euphoria:{seed}".encode()).hexdigest()


class Record:
    """A game with its history. Play with `apply`; `state` is the current state."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | str | None = None,
        scenario: str | None = None,
        dice: Dice | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options: dict[str, Any] = options
        self.scenario = scenario
        self.seed_commitment = None if seed is None else commitment(seed)
        self.evidence: Evidence | None = None
        """The evidence for verifiable dice, if the game has them."""
        self.moves: list[RecordedMove] = []
        self._before: list[State] = []  # the states that undo can go back to
        self._kept_by: Obstacle = "nothing"  # why undo goes back no further than to the first of them
        if isinstance(dice, VerifiableDice):
            if dice.thrown:
                raise RecordError("these dice have been thrown before: a record holds all throws from the first one on")
            self.evidence = dice.evidence()
            _check_evidence(self.evidence, self)
        if scenario is not None:
            self.state = game.scenario(scenario)
            self.seats = self.state.seats
            self.setup: list[int] = []
        else:
            own_dice = Dice(seed) if dice is None else dice
            own_dice.trace = self.setup = []
            self.state = game.new(seats=self.seats, dice=own_dice, **options)
            own_dice.trace = None

    def apply(self, seat: int, action: Action) -> None:
        """Apply an action and record it."""
        state = self.state
        state.check_seat(seat)
        before = state.copy()
        chance: list[int] = []
        state.dice.trace = chance
        try:
            state.apply(seat, action)
        finally:
            state.dice.trace = None
        if chance:
            self._keep_for_good("dice")
        elif state.outcome is not None:
            self._keep_for_good("over")
        elif state.learned_since(before):
            self._keep_for_good("learned")
        elif self.moves and self.moves[-1].seat != seat:
            self._before = [before]
            self._kept_by = "others"
        else:
            self._before.append(before)
        self.moves.append(RecordedMove(seat, action, chance))

    def _keep_for_good(self, why: Obstacle) -> None:
        self._before.clear()
        self._kept_by = why

    def may_undo(self, seat: int) -> bool:
        return self.undo_obstacle(seat) is None

    def undo_obstacle(self, seat: int) -> Obstacle | None:
        """Why this seat cannot take back the last action; None if it can."""
        self.state.check_seat(seat)
        if not self.moves:
            return "nothing"
        if self.moves[-1].seat != seat:
            return "others"
        return None if self._before else self._kept_by

    def undo(self, seat: int) -> None:
        """Take back this seat's last action; `RecordError` if something of it became known."""
        obstacle = self.undo_obstacle(seat)
        if obstacle is not None:
            raise RecordError(OBSTACLES[obstacle])
        self.moves.pop()
        dice = self.state.dice
        self.state = self._before.pop()
        self.state.dice = dice  # nothing was thrown: they go on where they are

    # Verifiable dice.

    def thrown(self) -> int:
        """How many throws the record contains, without those that were taken back."""
        return len(self.setup) + sum(len(move.chance) for move in self.moves)

    def resume(self, secret: bytes) -> None:
        """Continue a loaded record with the dice of this secret."""
        evidence = self._committed()
        self.state.dice = evidence.dice(secret, evidence.place(self.thrown()))

    def reveal(self, secret: bytes, unfinished: bool = False) -> None:
        """Add the secret to the evidence when the game is over, or is given up (`unfinished`)."""
        if self.state.outcome is None and not unfinished:
            raise RecordError("the secret is shown when the game is over: who knows it knows the dice to come")
        self.evidence = self._committed().reveal(secret)

    def _committed(self) -> Evidence:
        if self.evidence is None:
            raise RecordError("this game is not played with verifiable dice")
        return self.evidence

    # To text and back.

    def json(self) -> dict[str, object]:
        return {
            "schema": SCHEMA,
            "game": self.game.id,
            "revision": self.game.revision,
            "seats": self.seats,
            "options": self.options,
            "scenario": self.scenario,
            "seed_commitment": self.seed_commitment,
            **({} if self.evidence is None else {"verifiable": self.evidence.json()}),
            "setup": self.setup,
            "moves": [move.json() for move in self.moves],
            "digest": f"{self.state.digest():016x}",
        }

    def dump(self) -> str:
        """JSON text, one move a line."""
        data = self.json()
        moves = data.pop("moves")
        assert isinstance(moves, list)
        head = json.dumps(data, ensure_ascii=False)[:-1]
        lines = ",\n".join(json.dumps(move, separators=(",", ":")) for move in moves)
        return f'{head}, "moves": [\n{lines}\n]}}\n'

    def save(self, path: str | Path) -> None:
        """Write the record atomically."""
        write_whole(Path(path), self.dump())

    @classmethod
    def load(cls, source: str | Path) -> Record:
        """Read a file, replay it, and verify its digest."""
        try:
            text = Path(source).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(f"cannot read {source}: {error}") from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Parse JSON text, replay it, and verify its digest."""
        data = _read(text)
        record = cls._begin(data)
        for move in record._moves(data["moves"]):
            record._replay(move)
        if f"{record.state.digest():016x}" != data.get("digest"):
            raise RecordError("the record was changed: its moves do not lead to the position that it names")
        return record

    def steps(self) -> Iterator[tuple[State, RecordedMove | None]]:
        """Copies of all states from the beginning, each with the move that led to it."""
        record = self._begin(self.json())
        yield record.state.copy(), None
        for move in self.moves:
            record._replay(move)
            yield record.state.copy(), move

    @classmethod
    def _begin(cls, data: dict[str, Any]) -> Record:
        try:
            game = find_game(str(data.get("game")))
        except UnknownGame as error:
            raise RecordError(str(error)) from None
        if data.get("revision") != game.revision:
            raise RecordError(
                f"made under revision {data.get('revision')!r} of {game.id!r}; this program plays {game.revision}"
            )
        setup, options, scenario = data.get("setup"), data.get("options"), data.get("scenario")
        if not isinstance(setup, list) or not _whole_numbers(setup) or not isinstance(options, dict):
            raise RecordError("a record has 'setup', a list of whole numbers, and 'options'")
        if scenario is not None and not isinstance(scenario, str):
            raise RecordError("a record's 'scenario' is a text, or null")
        try:
            dice = ScriptedDice(setup)
            record = cls(game, data.get("seats"), scenario=scenario, dice=dice, **options)
        except (EuphoriaError, TypeError) as error:
            raise RecordError(f"the record's game cannot be set up: {error}") from None
        if dice.left():
            raise RecordError("the record has more dice for setting up than the game throws")
        record.seed_commitment = data.get("seed_commitment")
        record.evidence = _read_evidence(data.get("verifiable"), record)
        return record

    def _moves(self, rows: object) -> Iterator[RecordedMove]:
        if not isinstance(rows, list):
            raise RecordError("a record's 'moves' are a list")
        for number, row in enumerate(rows, 1):
            if not (isinstance(row, list) and len(row) == 3 and type(row[0]) is int and _whole_numbers(row[2])):
                raise RecordError(f"move {number} is not [seat, action, dice]")
            try:
                yield RecordedMove(row[0], self.game.action(row[1]), row[2])
            except EuphoriaError as error:
                raise RecordError(f"move {number}: {error}") from None

    def _replay(self, move: RecordedMove) -> None:
        number = len(self.moves) + 1
        dice = ScriptedDice(move.chance)
        self.state.dice = dice
        try:
            self.apply(move.seat, move.action)
        except EuphoriaError as error:
            raise RecordError(f"move {number} cannot be replayed: {error}") from None
        if dice.left():
            raise RecordError(f"move {number} has more dice than the game throws")


KEYS = frozenset(
    (
        "schema", "game", "revision", "seats", "options", "scenario", "seed_commitment", "verifiable", "setup", "moves",
        "digest", "table",
    )
)  # fmt: skip
"""The keys of a record. `table` is not read here: programs store their own data there."""


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"a record is JSON, and this is not: {error}") from None
    if not isinstance(data, dict) or "moves" not in data:
        raise RecordError("not a record: it has no 'moves'")
    if data.get("schema") != SCHEMA:
        raise RecordError(f"a record of schema {data.get('schema')!r}; this program reads {SCHEMA}")
    if unknown := sorted(data.keys() - KEYS):
        raise RecordError(
            f"a record has no {', '.join(map(repr, unknown))}; what it may have: {', '.join(sorted(KEYS))}"
        )
    return data


def _read_evidence(data: object, record: Record) -> Evidence | None:
    """The optional 'verifiable' part."""
    if data is None:
        return None
    try:
        evidence = Evidence.read(data)
    except DiceError as error:
        raise RecordError(f"a record's 'verifiable' part is damaged: {error}") from None
    _check_evidence(evidence, record)
    return evidence


def _check_evidence(evidence: Evidence, record: Record) -> None:
    if record.scenario is not None:
        raise RecordError("a scenario brings its own dice, and they cannot be verified")
    if len(evidence.entropy) != record.seats:
        added = len(evidence.entropy)
        raise RecordError(f"each of {record.seats} seats adds to verifiable dice, if only an empty text; {added} did")
    if evidence.skipped and evidence.skipped[0][0] <= len(record.setup):
        raise RecordError("the throws for setting up cannot be taken back")


def _whole_numbers(value: object) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)
