"""The clocks of a match: how they stand after a move, the table's next deadline, and what each seat may see of them."""

from __future__ import annotations

from typing import Any

from euphoria.server.match.clocks import Clocks
from euphoria.server.match.logged_moves import LoggedMove
from euphoria.server.match.match import Match
from euphoria.server.match.table_settings import TableSettings


def first_clocks(settings: TableSettings, match: Match, now: int) -> Clocks:
    """The clocks at the start of a match."""
    return Clocks.begin(settings.time_control, match.state.seats, match.waiting, _free_time(settings, match), now)


def clocks_after(
    settings: TableSettings, clocks: Clocks, before: Match, move: LoggedMove, after: Match, now: int
) -> Clocks:
    """The clocks after a move: those that ran are charged, and seats with a new question gain time."""
    charged = clocks.charge(before.waiting, now)
    was, now_asked = before.joint_question, after.joint_question
    if was is not None and now_asked is not None and was.asked is now_asked.asked:
        return charged  # the same joint question is still open
    gain = [seat for seat in after.waiting if now_asked is not None or seat not in before.waiting]
    return charged.ask(settings.time_control, [] if move.undoes_own else gain, _free_time(settings, after), now)


def _free_time(settings: TableSettings, match: Match) -> int:
    """Milliseconds before the clocks start to run: the reaction wait of a joint question."""
    return settings.reaction_wait_ms if match.joint_question is not None else 0


def due_at(clocks: Clocks, match: Match) -> int | None:
    """The next deadline: a clock runs out, or a joint question can be closed. None: nothing happens by itself."""
    return clocks.asked_since if match.ready_to_close else clocks.runs_out(match.waiting)


def show_clocks(settings: TableSettings, clocks: Clocks, match: Match, seat: int | None, now: int) -> Any:
    """The `clocks` of a `game` message."""
    control, joint = settings.time_control, match.joint_question
    if control is None or match.state.outcome is not None:
        return None
    shown = clocks.shown(seat, match.waiting, () if joint is None else joint.asked.deciders, now)
    return {
        "kind": settings.clock.kind,
        "now": now,
        "increment": control.increment,
        "seats": [{"left": clock.left, "running": clock.running} for clock in shown],
    }
