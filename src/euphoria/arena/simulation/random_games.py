"""Simulates many games between random players or bots, and adds up their results.

The dice of each game depend on the seed and the game's number only, so the results are the same for any number of
processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import partial
from typing import Any, NamedTuple

from euphoria.arena.playing.bot_seat import BotSeat
from euphoria.arena.playing.kept_game import Keep, KeptGame
from euphoria.arena.simulation.game_figures import figures_of
from euphoria.arena.statistics.proportions import interval as interval
from euphoria.arena.statistics.proportions import share_of
from euphoria.arena.statistics.proportions import spread as spread
from euphoria.arena.workers.process_pool import SimulationError as SimulationError
from euphoria.arena.workers.process_pool import share_out
from euphoria.bots.core.random_bot import RandomBot
from euphoria.bots.factory import NO_CODE, Code
from euphoria.games import game as find_game
from euphoria.kernel.core.action import Action
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import Outcome, State
from euphoria.kernel.record.record import Record

MOST_IN_A_BATCH = 50
"""Games per batch at most: small enough for a smooth progress bar."""


class SimulationPlan(NamedTuple):
    """The games to be simulated; pickled and sent to the worker processes."""

    game: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    bots: tuple[str, ...] = ()
    """The spec of the bot on each seat; none: random players, which need no view of the game and are many times as
    fast."""
    code: Code = NO_CODE
    """The files of bots that are not installed, by the bot's name."""
    keep: Keep | None = None
    """Where all that is played is kept."""


class SimulatedGame(NamedTuple):
    """The result of one game."""

    winners: tuple[int, ...]
    side: str
    reason: str
    first: int
    """The seat that began; -1 if the game has no first player."""
    turns: int
    decisions: int
    notes: tuple[tuple[str, int], ...] = ()
    """Counts for the game's own figures (see `game_figures`), by name."""
    complaints: tuple[tuple[str, str], ...] = ()
    """Bots that failed in it and did any legal action instead: the spec, and the first error."""


def side(outcome: Outcome) -> str:
    """The winning side: a team's name, "alone" or "nobody"."""
    if not outcome.winners:
        return "nobody"
    return outcome.reason.removesuffix("-team") if outcome.reason.endswith("-team") else "alone"


def simulate_game(plan: SimulationPlan, number: int) -> SimulatedGame:
    """Play one game to its end."""
    seed = f"{plan.seed}/{number}"
    bots = [BotSeat(plan.game, spec, seat, f"{seed}/players", plan.code) for seat, spec in enumerate(plan.bots)]
    anybody = RandomBot(Dice(f"{seed}/players"))
    first, decisions = -1, 0

    def note_and_choose(state: State) -> Action:
        nonlocal first, decisions
        decisions += 1
        if first < 0 and state.turn > 0:
            first = state.first_player
        seat = state.deciders[0]
        return bots[seat].choose(state) if bots else anybody.pick(state.legal(seat))

    if plan.keep is None:
        state = find_game(plan.game).new(seats=plan.seats, seed=seed, **plan.options)
        while state.deciders:
            state.apply(state.deciders[0], note_and_choose(state))
    else:
        record = Record(find_game(plan.game), plan.seats, seed, **plan.options)
        names = plan.bots or ("random",) * plan.seats
        state = KeptGame(plan.keep, number, record, names).play(note_and_choose)
    outcome = state.outcome
    assert outcome is not None
    figures = figures_of(plan.game)
    notes = tuple(sorted(figures.note(state).items())) if figures else ()
    complaints = tuple((one.player.spec, one.complaint) for one in bots if one.complaint)
    return SimulatedGame(
        outcome.winners, side(outcome), outcome.reason, first, state.turn, decisions, notes, complaints
    )


def simulate_batch(plan: SimulationPlan, numbers: range) -> list[SimulatedGame]:
    return [simulate_game(plan, number) for number in numbers]


def simulate(plan: SimulationPlan, games: int, jobs: int) -> Generator[list[SimulatedGame], None, None]:
    """Yield the games in batches as they are done. Closing the generator stops the processes."""
    size = max(1, min(MOST_IN_A_BATCH, games // (8 * jobs)))
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    yield from share_out(partial(simulate_batch, plan), batches, jobs)


class SimulationTotals:
    """Totals over games; independent of the order in which they are added."""

    def __init__(self, seats: int, game: str = "") -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.lengths: Counter[int] = Counter()
        """Number of games by their number of decisions."""
        self.complaints: dict[str, str] = {}
        """By bot that failed: its first error."""
        self.notes: Counter[str] = Counter()
        self.sides: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.by_seat = [0] * seats
        self.by_order = [0] * seats
        """Wins by order of play: of the first player, the second, and so on."""

    def add(self, trial: SimulatedGame) -> None:
        self.games += 1
        self.decisions += trial.decisions
        self.lengths[trial.decisions] += 1
        self.notes.update(dict(trial.notes))
        self.complaints = dict(trial.complaints) | self.complaints
        self.sides[trial.side] += 1
        self.reasons[trial.reason] += 1
        self.turns[trial.turns] += 1
        for seat in trial.winners:
            self.by_seat[seat] += 1
            self.by_order[(seat - max(trial.first, 0)) % len(self.by_order)] += 1

    def json(self) -> dict[str, Any]:
        """All figures; proportions with their 95 % interval."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "wins_by_side": {name: self.share(count) for name, count in ranked(self.sides)},
            "wins_by_seat": [self.share(count) for count in self.by_seat],
            "wins_by_order": [self.share(count) for count in self.by_order],
            "reasons": {name: self.share(count) for name, count in ranked(self.reasons)},
            "turns": spread(self.turns),
            "decisions_a_game": spread(self.lengths),
            **self.figures(),
            **({"complaints": self.complaints} if self.complaints else {}),
        }

    def figures(self) -> dict[str, Any]:
        """The game's own figures, if it has any."""
        figures = figures_of(self.game) if self.game else None
        return {"figures": figures.figures(self.notes, self.games)} if figures else {}

    def share(self, count: int) -> dict[str, float]:
        return share_of(count, self.games)


def ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """By count, highest first; ties by name, so that the order is reproducible."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
