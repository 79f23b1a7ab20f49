"""Golden playthroughs: whole games with every view, log and legal list, kept as text.

    python -m tools.golden [GAME]     writes tests/golden/ anew, after a deliberate change of the rules

Each line after the first is one position: the move that led to it, what each decider may do (numbers
in the action space), what is new in the log and what changed in the spectator's view, and for each seat
where its own log and view say something else than the spectator's.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import euphoria
from euphoria import Record, State

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
LEADERS_OPTIONS: list[dict[str, Any]] = [{}, {"edition": "A"}, {"guns": 4, "claims": 0}]
DYSTOPIA_OPTIONS: list[dict[str, Any]] = [
    {"recruits": "printed"},
    {"recruits": "revised", "edition": "first", "recruit_draft": True, "track_draft": True},
]
REALITY_TABLES = ("plaza", "tower")
GAMES: dict[str, list[dict[str, Any]]] = {
    "leaders": [
        {"seats": seats, "seed": 100 * seats + number, "turns": 6, **options}
        for seats in range(4, 9)
        for number, options in enumerate(LEADERS_OPTIONS)
    ],
    "dystopia": [
        {"seats": seats, "seed": 100 * seats + number, "turn_limit": 20 * seats, **options}
        for seats in range(2, 7)
        for number, options in enumerate(DYSTOPIA_OPTIONS)
    ],
    "reality": [
        {"seats": 2, "seed": 10 * number + place, "turns": 3, "mission": mission, "table": table}
        for number, mission in enumerate(("objectives", "rescue", "massacre"))
        for place, table in enumerate(REALITY_TABLES)
    ],
}


def playthrough(record: Record) -> Iterator[str]:
    """The lines of a record's golden file."""
    head = record.json()
    head.pop("moves")
    yield _line(head)
    seen: dict[int | None, dict[str, object]] = {}
    read = 0
    for state, move in record.steps():
        yield _line(
            {
                "move": None if move is None else move.json(),
                "legal": {seat: _numbers(state, seat) for seat in state.deciders},
                **_public_and_own(state, seen, read),
            }
        )
        read = len(state.log)


def moves(lines: list[str]) -> tuple[dict[str, Any], list[object]]:
    """Head and moves of a golden file, to replay it from nothing else."""
    head = json.loads(lines[0])
    return head, [json.loads(line)["move"] for line in lines[2:]]


def _public_and_own(state: State, seen: dict[int | None, dict[str, object]], read: int) -> dict[str, object]:
    public_view = _changes(seen.get(None, {}), now := flatten(state.view(None)))
    seen[None] = now
    public_log = state.events(None, since=read)
    own: dict[int, dict[str, object]] = {}
    for seat in range(state.seats):
        view = _changes(seen.get(seat, {}), now := flatten(state.view(seat)))
        seen[seat] = now
        log = state.events(seat, since=read)
        own[seat] = {
            "view": {path: value for path, value in view.items() if public_view.get(path, "?") != value},
            "log": [entry for entry, public in zip(log, public_log, strict=True) if entry != public],
        }
        if missing := [path for path in public_view if path not in view]:
            own[seat]["same"] = missing
    return {
        "view": public_view,
        "log": public_log,
        "own": {seat: part for seat, part in own.items() if any(part.values())},
    }


def flatten(value: object, path: str = "") -> dict[str, object]:
    """A nested view as paths and plain values."""
    if isinstance(value, dict) and value:
        return {key: leaf for name, part in value.items() for key, leaf in flatten(part, f"{path}/{name}").items()}
    if isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        return {key: leaf for index, part in enumerate(value) for key, leaf in flatten(part, f"{path}/{index}").items()}
    return {path: value}


def _changes(before: dict[str, object], now: dict[str, object]) -> dict[str, object]:
    gone = {path: "gone" for path in before if path not in now}
    return {path: value for path, value in now.items() if path not in before or before[path] != value} | gone


def _numbers(state: State, seat: int) -> str:
    """The legal actions as numbers, runs written as 3-7."""
    numbers = [action.number for action in state.legal(seat)]
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(str(low) if low == high else f"{low}-{high}" for low, high in runs)


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    from tests.random_play import record

    only = sys.argv[1:]
    for id, tables in GAMES.items():
        if only and id not in only:
            continue
        game = euphoria.game(id)
        (FOLDER / id).mkdir(parents=True, exist_ok=True)
        for table in tables:
            kept = record(game, lively=0.5, **table)
            path = FOLDER / id / f"{table['seats']}-seats-{table['seed']}.jsonl"
            path.write_text("\n".join(playthrough(kept)) + "\n", "utf-8")
            print(path.name, len(kept.moves), "moves", kept.state.outcome.reason if kept.state.outcome else None)


if __name__ == "__main__":
    main()
