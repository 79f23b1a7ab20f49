"""The decisions of one game as rows of a table: what a seat saw, what it might have done, what it did, how it ended.

One Parquet file a game, for programs that learn from games: `polars.read_parquet("FOLDER/rows/*.parquet")` reads them
all. What the numbers mean is in docs/envs.
"""

from __future__ import annotations

from array import array
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from euphoria.kernel.core.action import OPEN, Action
from euphoria.kernel.core.game import Game
from euphoria.kernel.core.state import State
from euphoria.kernel.files.atomic_write import write_whole


def can_write_rows() -> bool:
    return find_spec("polars") is not None


class DecisionRows:
    """The rows of one game, as long as it goes on."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self._seen = array("f", bytes(4 * game.observation(seats, **options).size))
        self._mask = bytearray(game.action_space(seats, **options).size)
        self._rows: list[tuple[int, list[float], list[int], int | None]] = []

    def add(self, state: State, seat: int, action: Action) -> None:
        """A decision, before it is carried out. An open action, such as a trade of many things, has no number."""
        state.observe(seat, self._seen)
        state.mask(seat, self._mask)
        number = None if action.number == OPEN else state.number(seat, action)
        self._rows.append((seat, self._seen.tolist(), list(self._mask), number))

    def write(self, path: Path, number: int, end: State) -> None:
        """Write the file, whole. `number` is that of the game; the result of a row is the share of the win."""
        import polars

        shares = end.returns()
        seats = [seat for seat, *_ in self._rows]
        rows = range(len(seats))
        table = polars.DataFrame(
            {
                "game": polars.Series([number for _ in rows], dtype=polars.UInt32),
                "decision": polars.Series(rows, dtype=polars.UInt32),
                "seat": polars.Series(seats, dtype=polars.UInt8),
                "observation": polars.Series(
                    [seen for _, seen, _, _ in self._rows], dtype=polars.Array(polars.Float32, len(self._seen))
                ),
                "mask": polars.Series(
                    [mask for _, _, mask, _ in self._rows], dtype=polars.Array(polars.UInt8, len(self._mask))
                ),
                "action": polars.Series([action for *_, action in self._rows], dtype=polars.UInt32),
                "result": polars.Series([shares[seat] for seat in seats], dtype=polars.Float32),
                "truncated": polars.Series([end.truncated for _ in rows], dtype=polars.Boolean),
            }
        )
        written = BytesIO()
        table.write_parquet(written)
        write_whole(path, written.getvalue())
