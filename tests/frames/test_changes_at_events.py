"""Nothing early, nothing late: a part of a view changes at an event that tells of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from euphoria.games.dystopia.events import SPECS as DYSTOPIA_EVENTS
from euphoria.games.leaders.events import SPECS as LEADERS_EVENTS
from euphoria.games.reality.events import SPECS as REALITY_EVENTS
from tests.frames.allowed_changes import ALLOWED, ANYWHERE, AT_THE_END
from tests.frames.changes import Change, changes

EVENTS = {"leaders": LEADERS_EVENTS, "dystopia": DYSTOPIA_EVENTS, "reality": REALITY_EVENTS}
DRAFTS = {"recruit_draft": True, "market_draft": True, "track_draft": True, "double_rule": True}
PLAYED: list[tuple[str, int, int, dict[str, Any]]] = [
    ("leaders", 5, 500, {"edition": "A"}),
    ("leaders", 8, 700, {"edition": "B", "claims": 2}),
    ("dystopia", 2, 500, {"edition": "first", "trade": True, "recruits": "revised"}),
    ("dystopia", 4, 700, {}),
    ("dystopia", 6, 300, DRAFTS),
    ("reality", 2, 300, {}),
    ("reality", 2, 300, {"mission": "rescue"}),
    ("reality", 2, 200, {"mission": "massacre", "budget": 1200}),
]


def is_below(path: str, parts: Iterable[str]) -> bool:
    return any(path == part.rstrip("!") or path.startswith(f"{part}/") for part in parts)


def is_allowed(game_id: str, change: Change) -> bool:
    parts = ALLOWED[game_id][change.event] + ANYWHERE[game_id].split()
    return is_below(change.path, parts + AT_THE_END[game_id].split() if change.last else parts)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "most", "options"), PLAYED)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_part_changes_at_an_event_that_tells_of_it(
    game_id: str, seats: int, most: int, options: dict[str, Any], seed: int
) -> None:
    seen = set(changes(game_id, seats, seed, most, **options))
    assert len({change.event for change in seen}) > 10
    assert sorted(change for change in seen if not is_allowed(game_id, change)) == []


@pytest.mark.parametrize("game_id", sorted(ALLOWED))
def test_every_event_is_in_the_table(game_id: str) -> None:
    assert sorted(ALLOWED[game_id]) == sorted({name for name, *_ in EVENTS[game_id] if name})
