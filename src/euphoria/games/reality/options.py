"""The options of a table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from euphoria.kernel.core.options import Option, Options, settle

MISSIONS: Final = ("objectives", "rescue", "massacre")

OPTIONS: Final[Options] = {
    option.name: option
    for option in (
        Option(
            "table",
            str,
            "plaza",
            "The scenery, and with it the size: a name from tables/, seed:NUMBER for a table made to order, or the "
            "text of a table file (R-table-7).",
        ),
        Option("mission", str, "objectives", "What a team has to do to win (R-mis-1 to R-mis-3).", MISSIONS),
        Option("budget", int, 800, "The audience that a team may cost (R-team-1).", low=200, high=1600),
        Option("luck", str, "generous", "From which roll on an injury is lucky (R-prof-5).", ("generous", "harsh")),
        Option("turns", int, 10, "How many turns the show lasts (R-turn-1).", low=1, high=50),
    )
}


class RealitySettings(NamedTuple):
    """The options of one table, with defaults filled in."""

    table: str
    mission: str
    budget: int
    luck: str
    turns: int


def settings(given: dict[str, Any]) -> RealitySettings:
    return RealitySettings(**settle(OPTIONS, given))
