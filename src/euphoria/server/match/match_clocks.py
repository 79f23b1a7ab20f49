"""The clocks of a match: how they stand after a line, when somebody has to look after the table, what each may see."""

from __future__ import annotations

from typing import Any

from euphoria.server.match.clocks import Clocks
from euphoria.server.match.match import LoggedMove, Match
from euphoria.server.match.table_settings import TableSettings


def first_clocks(settings: TableSettings, match: Match, now: int) -> Clocks:
    return Clocks.begin(settings.pace, match.state.seats, match.waiting, _free(settings, match), now)


def clocks_after(
    settings: TableSettings, clocks: Clocks, before: Match, line: LoggedMove, after: Match, now: int
) -> Clocks:
    stopped = clocks.stop(before.waiting, now)
    together = before.together is not None and after.together is not None
    if together and before.together.asked is after.together.asked:  # type: ignore[union-attr]
        return stopped
    undone = line.action is None and line.back is None and line.seat >= 0
    gain = [] if undone else [seat for seat in after.waiting if after.together or seat not in before.waiting]
    return stopped.ask(settings.pace, gain, _free(settings, after), now)


def _free(settings: TableSettings, match: Match) -> int:
    return settings.wait if match.together is not None else 0


def due_at(clocks: Clocks, match: Match) -> int | None:
    """When a clock runs out, or a question can be closed that all have answered; None: nothing happens by itself."""
    return clocks.put_since if match.full else clocks.runs_out(match.waiting)


def show_clocks(settings: TableSettings, clocks: Clocks, match: Match, seat: int | None, now: int) -> Any:
    """The `clocks` of a `game` message."""
    pace = settings.pace
    if pace is None or match.state.outcome is not None:
        return None
    together = () if match.together is None else match.together.asked.deciders
    shown = clocks.shown(seat, match.waiting, together, now)
    return {
        "kind": settings.clock.kind,
        "now": now,
        "increment": pace.increment,
        "seats": [{"left": clock.left, "running": clock.running} for clock in shown],
    }
