"""Checks an uploaded record in a process of its own, with limits on time and memory: replays it, verifies its dice.

    python -m euphoria.server.records.check_record < RECORD

Prints one JSON object: a summary of the record, or `error`.
"""

from __future__ import annotations

import json
import resource
import sys

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.record.record import Record
from euphoria.kernel.record.verify_dice import verify

CPU_SECONDS = 10
MEMORY = 1 << 30
"""Bytes."""


def summary(text: str) -> dict[str, object]:
    """The game, its outcome and whether its dice are good; or what is wrong with the record."""
    try:
        record = Record.parse(text)
        verdict = verify(record)
    except EuphoriaError as error:
        return {"error": str(error)[:500]}
    return {
        "game": record.game.id,
        "revision": record.game.revision,
        "seats": record.seats,
        "options": record.options,
        "moves": len(record.moves),
        "outcome": None if record.state.outcome is None else record.state.outcome.json(),
        "dice": {
            "verifiable": verdict.verifiable,
            "revealed": verdict.revealed,
            "good": verdict.good,
            "checked": verdict.dice,
        },
    }


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    print(json.dumps(summary(sys.stdin.buffer.read().decode("utf-8"))))


if __name__ == "__main__":
    main()
