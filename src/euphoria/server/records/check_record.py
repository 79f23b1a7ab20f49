"""A process of its own for one record from elsewhere: it is replayed and its dice are verified, within limits.

    python -m euphoria.server.records.check_record < RECORD

Prints one JSON object: what the record is about, or `error`.
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


def about(text: str) -> dict[str, object]:
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
    print(json.dumps(about(sys.stdin.buffer.read().decode("utf-8"))))


if __name__ == "__main__":
    main()
