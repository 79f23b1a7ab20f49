"""Networks as files: a line of JSON that says what it is of, then the weights, packed.

Those of the package are in the data folder "networks", called `GAME-SEATS.network`.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from euphoria.bots.learned.encoding import Encoding
from euphoria.bots.learned.network import Network, Weights
from euphoria.games import game as find_game
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.files.data_folders import folder

FORMAT: Final = 1
"""Of the file; another one is refused."""
WHOLE: Final = "h"
"""Weights are numbers of 16 bits."""
DATA_FOLDER: Final = "networks"


class NetworkError(EuphoriaError, ValueError):
    """A file is not a network, or not one of this game as it is now."""


class NetworkHead(NamedTuple):
    """What a network is of. It suits a game only while all of this is true of it."""

    game: str
    revision: int
    seats: int
    rows: int
    """Of the encoding of an observation."""
    actions: int

    @staticmethod
    def of(game: str, seats: int) -> NetworkHead:
        """What a network of this game has to be, with the game's options as they are by themselves."""
        found = find_game(game)
        rows = Encoding(found.observation(seats)).rows
        return NetworkHead(found.id, found.revision, seats, rows, found.action_space(seats).size)


def write_network(head: NetworkHead, weights: Weights, about: dict[str, Any]) -> bytes:
    """The content of a file. `about`: how it was made, for people."""
    line = {"format": FORMAT, **head._asdict(), "lengths": [len(part) for part in weights], "about": about}
    body = b"".join(_little(part).tobytes() for part in weights)
    return json.dumps(line, sort_keys=True).encode() + b"\n" + zlib.compress(body, 9)


def read_network(content: bytes, wanted: NetworkHead) -> Network:
    """The network in a file; `NetworkError` unless it is what is wanted."""
    return Network(Encoding(find_game(wanted.game).observation(wanted.seats)), read_weights(content, wanted))


def read_weights(content: bytes, wanted: NetworkHead) -> Weights:
    first, _, rest = content.partition(b"\n")
    try:
        line = json.loads(first)
        body = zlib.decompress(rest)
        found = NetworkHead(*(line[name] for name in NetworkHead._fields))
        lengths: list[int] = line["lengths"]
        wrong = line["format"] != FORMAT or len(body) != sum(lengths) * array(WHOLE).itemsize
        parts = [] if wrong else _parts(body, lengths)
        weights = Weights._make(parts)
    except (ValueError, KeyError, TypeError, zlib.error):
        raise NetworkError("the file is not a network, or it is damaged") from None
    if found != wanted:
        raise NetworkError(
            f"the network is of {tuple(found)}, and the game is {tuple(wanted)}: it must be trained anew"
        )
    return weights


def _parts(body: bytes, lengths: list[int]) -> list[array[int]]:
    whole = array(WHOLE)
    whole.frombytes(body)
    whole = _little(whole)
    starts = [sum(lengths[:at]) for at in range(len(lengths))]
    return [whole[start : start + length] for start, length in zip(starts, lengths, strict=True)]


def _little(part: array[int]) -> array[int]:
    """In the order of bytes that the file has, from the order of this machine, or back."""
    turned = array(WHOLE, part)
    if sys.byteorder == "big":
        turned.byteswap()
    return turned


def network_path(game: str, seats: int) -> Path:
    """Where the package's network of this game would be."""
    return folder(DATA_FOLDER) / f"{game}-{seats}.network"


@cache
def network_of(game: str, seats: int) -> Network | None:
    """The package's network of this game at a table with so many seats; None if there is none."""
    path = network_path(game, seats)
    if not path.is_file():
        return None
    return read_network(path.read_bytes(), NetworkHead.of(game, seats))
