"""Options that are others where every seat is a person's: trade of dystopia (D-turn-5)."""

from __future__ import annotations

import pytest

from tests.server.house import House


@pytest.mark.rule("D-turn-5")
@pytest.mark.parametrize(
    ("seats", "options", "trade"),
    [
        (["me", "open"], {}, True),
        (["me", "invited", "beside:Ben"], {}, True),
        (["me", "open", "bot"], {}, False),
        (["me", "open"], {"trade": False}, False),
        (["me", "bot:easy"], {"trade": True}, True),
    ],
)
def test_players_trade_at_tables_of_people_unless_it_is_said(
    house: House, seats: list[str], options: dict[str, bool], trade: bool
) -> None:
    made = house.guest().make(*seats, game="dystopia", **options)
    assert made["table"]["options"]["trade"] is trade
