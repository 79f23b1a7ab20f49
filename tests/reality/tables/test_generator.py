"""Tables made from a seed (R-table-7): always good ones, the same for both players, and the same again."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from euphoria.games.reality.geometry.terrain import GROUND, INCH, Scenery
from euphoria.games.reality.tables import generator
from euphoria.games.reality.tables.generator import make_table
from euphoria.games.reality.tables.library import TableError, load_table, read_table
from euphoria.games.reality.tables.placement import nearest_stand
from euphoria.games.reality.tables.table_file import TableFile
from tests.reality.tables.test_library import is_fair, walked_into


def check_made(table: TableFile) -> None:
    """What is promised of a made table beyond what every table must be."""
    terrain = table.terrain
    assert is_fair(terrain, half_turn=True)
    turned = [
        tuple((terrain.width - x, terrain.depth - y, surface) for x, y, surface in link) for link in terrain.links
    ]
    assert sorted(place[:2] for link in terrain.links for place in link) == sorted(
        place[:2] for link in turned for place in link
    )
    floors = {number for number, surface in enumerate(terrain.surfaces) if surface.element >= 0}
    blocks = {n for n in floors if terrain.elements[terrain.surfaces[n].element].kind == Scenery.BLOCK}
    assert floors - blocks <= walked_into(terrain)
    row, middle = terrain.depth // 2, terrain.width // 2
    for x in (middle - 10 * INCH, middle, middle + 10 * INCH):
        assert nearest_stand(terrain, x, row) == (x, row, GROUND)


@pytest.mark.slow
@pytest.mark.rule("R-table-2", "R-table-7")
@pytest.mark.parametrize("hundred", range(2))
def test_every_seed_makes_a_good_table(hundred: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "ATTEMPTS", 1)
    for seed in range(100 * hundred, 100 * hundred + 100):
        check_made(read_table(make_table(seed)))


@pytest.mark.rule("R-table-1", "R-table-7")
@pytest.mark.parametrize("size", [(24, 24), (24, 48), (30, 30), (60, 44), (72, 48)])
def test_every_size_can_be_made(size: tuple[int, int]) -> None:
    for seed in range(5):
        table = read_table(make_table(seed, *size))
        assert (table.terrain.width, table.terrain.depth) == (size[0] * INCH, size[1] * INCH)
        check_made(table)


@pytest.mark.soak
@pytest.mark.rule("R-table-2", "R-table-7")
def test_many_seeds_and_sizes() -> None:
    for seed in range(1000, 3000):
        check_made(read_table(make_table(seed)))
    for seed in range(600):
        check_made(read_table(make_table(seed, 24 + seed * 7 % 49, 24 + seed * 5 % 25)))


def test_a_seed_makes_the_same_table_again_and_another_seed_another_one() -> None:
    assert make_table(17) == make_table(17)
    assert len({make_table(seed) for seed in range(10)}) == 10
    assert make_table(17, 50, 36).partition("[[element]]")[2] != make_table(17).partition("[[element]]")[2]


def test_what_a_seed_makes_does_not_change() -> None:
    """Records name made tables by their seed. A change here needs a new revision of the game."""
    made = [load_table(f"seed:{seed}").terrain for seed in range(5)]
    shapes = [
        (e.kind.name, e.outline, e.height, [tuple(map(int, panel)) for panel in e.panels])
        for terrain in made
        for e in terrain.elements
    ]
    links = [tuple(link) for terrain in made for link in terrain.links]
    digest = hashlib.blake2b(repr((shapes, links)).encode(), digest_size=8).hexdigest()
    assert digest == "86bdad95670642da"


@pytest.mark.slow
def test_made_tables_are_varied() -> None:
    kinds: Counter[Scenery] = Counter()
    storeys = set()
    for seed in range(30):
        table = load_table(f"seed:{seed}")
        kinds.update({element.kind for element in table.terrain.elements})
        storeys |= {element.storeys for element in table.terrain.elements}
        assert 16 <= len(table.terrain.elements) <= 26
    assert set(kinds) == set(Scenery)
    assert min(kinds.values()) >= 15
    assert storeys == {0, 1, 2, 3}


def test_a_made_table_is_found_by_its_seed() -> None:
    table = load_table("seed:17")
    assert table.name == "seed-17"
    assert [table.titles.name(language) for language in ("en", "es")] == ["Set 17", "Plató 17"]
    assert table.text == make_table(17)
    assert load_table("seed:17:60x40").name == "seed-17-60x40"


@pytest.mark.parametrize(("seed", "size"), [(-1, (48, 36)), (1, (23, 36)), (1, (48, 49)), (1, (0, 0))])
def test_what_cannot_be_made_is_refused(seed: int, size: tuple[int, int]) -> None:
    with pytest.raises(TableError):
        make_table(seed, *size)
