"""Networks as files, and those of the package."""

from __future__ import annotations

import json

import pytest

from euphoria.bots.learned.network_file import (
    NetworkError,
    NetworkHead,
    network_of,
    read_network,
    read_weights,
    write_network,
)
from euphoria.kernel.files.data_folders import folder
from tests.bots.learned.networks import random_weights

HEAD = NetworkHead.of("dystopia", 2)
MOST_BYTES = 5_000_000


def test_a_file_holds_all_of_a_network() -> None:
    weights = random_weights(HEAD)
    content = write_network(HEAD, weights, {"by": "a test"})
    assert read_weights(content, HEAD) == weights
    line = json.loads(content.partition(b"\n")[0])
    assert line["about"] == {"by": "a test"}
    assert (line["game"], line["seats"], line["revision"]) == ("dystopia", 2, HEAD.revision)


@pytest.mark.parametrize("content", [b"", b"{}\n", b"no network", b'{"format": 1}\nabc'])
def test_what_is_no_network_is_refused(content: bytes) -> None:
    with pytest.raises(NetworkError, match="not a network"):
        read_network(content, HEAD)


def test_half_a_file_is_refused() -> None:
    content = write_network(HEAD, random_weights(HEAD), {})
    with pytest.raises(NetworkError, match="damaged"):
        read_network(content[: len(content) // 2], HEAD)


@pytest.mark.parametrize(
    "other",
    [
        HEAD._replace(revision=HEAD.revision + 1),
        HEAD._replace(seats=3),
        HEAD._replace(actions=1),
        HEAD._replace(game="chess"),
    ],
)
def test_a_network_of_something_else_is_refused(other: NetworkHead) -> None:
    with pytest.raises(NetworkError, match="must be trained anew"):
        read_network(write_network(other, random_weights(HEAD), {}), HEAD)


def test_every_network_of_the_package_fits_its_game_and_is_small() -> None:
    sizes: dict[str, int] = {}
    for path in folder("networks").glob("*.network"):
        id, _, seats = path.stem.rpartition("-")
        assert network_of(id, int(seats)) is not None
        sizes[id] = sizes.get(id, 0) + path.stat().st_size
    assert sizes, "there is one at least"
    assert max(sizes.values()) < MOST_BYTES


def test_there_is_none_for_other_tables() -> None:
    assert network_of("dystopia", 7) is None
