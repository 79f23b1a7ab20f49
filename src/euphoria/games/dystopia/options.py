"""The options of a table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from euphoria.games.dystopia.cards.recruits import DECKS
from euphoria.kernel.core.errors import OptionError
from euphoria.kernel.core.options import Option, Options, settle

OPTIONS: Final[Options] = {
    option.name: option
    for option in (
        Option("edition", str, "second", "Which rulebook is played.", ("second", "first")),
        Option(
            "recruits",
            str,
            "printed",
            "All 48 as printed, or 15 of them in their later wording.",
            DECKS,
        ),
        Option("recruit_draft", bool, False, "Take one recruit and pass the rest on, until all are taken (D-var-1)."),
        Option("market_draft", bool, False, "Players pick some of the market tiles that go in (D-var-2)."),
        Option("track_draft", bool, False, "Players set their own markers of morale and knowledge (D-var-3)."),
        Option(
            "double_rule", bool, False, "Each further worker in a turn costs morale (D-var-4; second edition only)."
        ),
        Option("trade", bool, False, "Players may offer exchanges in their turn (D-turn-5).", among_people=True),
        Option(
            "turn_limit",
            int,
            0,
            "After this many turns of the table the most stars win; 0: no limit (D-end-4).",
            low=0,
            high=100_000,
        ),
    )
}


class DystopiaSettings(NamedTuple):
    """The options of one table, with defaults filled in."""

    edition: str
    recruits: str
    recruit_draft: bool
    market_draft: bool
    track_draft: bool
    double_rule: bool
    trade: bool
    turn_limit: int


def settings(given: dict[str, Any]) -> DystopiaSettings:
    settled = DystopiaSettings(**settle(OPTIONS, given))
    if settled.double_rule and settled.edition != "second":
        raise OptionError("double_rule", True, "it belongs to the second edition (D-var-4)")
    return settled
