"""Our side of the race: `-m benchmarks.worker_ours leaders 6 '{"claims": 0}' [playout]`.

To play and to copy only the public API is called, as any user of the library would. A game whose own questions are
worth timing has them in `benchmarks.queries_<game>`.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

from benchmarks.worker import Calls, Contender, Pick, serve


def contender(name: str, seats: int, options: dict[str, Any], by_playout: bool = False) -> Contender:
    import euphoria

    game = euphoria.game(name)

    def walk(seed: int, pick: Pick, stop: int) -> tuple[Any, int]:
        state = game.new(seats=seats, seed=seed, **options)
        made = 0
        while made < stop and (deciders := state.deciders):
            seat = deciders[0]
            state.apply(seat, pick(state.legal(seat)))
            made += 1
        return state, made

    def playout(seed: int) -> int:
        return game.new(seats=seats, seed=seed, **options).playout(euphoria.Dice(seed))

    def copier(state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.copy
        return copy

    return Contender(f"{release()}, {build(name)}", walk, copier, queries_of(name), playout if by_playout else None)


def queries_of(name: str) -> dict[str, Callable[[Any], Calls]]:
    module = f"benchmarks.queries_{name}"
    if find_spec(module) is None:
        return {}
    found: dict[str, Callable[[Any], Calls]] = importlib.import_module(module).QUERIES
    return found


def release() -> str:
    try:
        return version("euphoria-table")
    except PackageNotFoundError:  # run from a source tree that is not installed
        return "source"


def build(name: str) -> str:
    """Whether the rules run interpreted or compiled: a figure means little without it."""
    module = importlib.import_module(f"euphoria.games.{name}.game")
    return "interpreted" if (module.__file__ or "").endswith(".py") else "compiled"


if __name__ == "__main__":
    name, seats, options, *how = sys.argv[1:]
    serve(lambda: contender(name, int(seats), json.loads(options), by_playout=bool(how)))
