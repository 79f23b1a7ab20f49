"""Roots, fractions and lengths that are found in 64 bits or in floats are what exact arithmetic finds."""

from __future__ import annotations

import random
from fractions import Fraction
from math import floor, isqrt

from euphoria.games.reality.geometry.movement.segment_clipping import BEGIN, END, cut, length_between
from euphoria.games.reality.geometry.shapes import INSIDE, Polygon, root_down, root_up, where_in
from euphoria.games.reality.geometry.sight.sight_lines import ONE, part_of

WIDEST = 1 << 52
LONGEST = 346
"""The diagonal of a table of 72 by 48 inches, in quarter inches."""


def test_roots_are_exact_close_to_every_square() -> None:
    luck = random.Random(1)
    for _ in range(20_000):
        root = luck.randrange(1, isqrt(WIDEST))
        for square in (root * root - 1, root * root, root * root + 1, luck.randrange(WIDEST)):
            assert root_down(square) == isqrt(square)
            assert root_up(square) == isqrt(square - 1) + 1 if square else 0
    assert root_down(0) == root_up(0) == 0


def test_a_fraction_of_a_line_of_sight_is_rounded_down_and_ends_beyond_the_line() -> None:
    luck = random.Random(2)
    for _ in range(20_000):
        whole = luck.randrange(1, 1 << 28)
        part = luck.choice([0, 1, whole - 1, whole, luck.randrange(whole), luck.randrange(1 << 28)])
        exact = floor(Fraction(part, whole) * ONE)
        assert part_of(part, whole) == part_of(-part, -whole) == min(exact, ONE + 1)
        assert part_of(-part, whole) == (-1 if part else 0)


def test_two_fractions_of_a_line_of_sight_compare_as_they_do_exactly() -> None:
    """Even if they are as close as two lengths on a table allow."""
    luck = random.Random(3)
    for _ in range(20_000):
        whole = luck.randrange(2, 1 << 28)
        other = whole - 1
        part = luck.randrange(1, other)
        near = part * other // whole
        assert (part_of(part, whole) > part_of(near, other)) == (Fraction(part, whole) > Fraction(near, other))


def test_the_length_of_a_piece_of_a_leg_is_rounded_up_exactly() -> None:
    luck = random.Random(4)
    for _ in range(20_000):
        dx, dy = luck.choice([(3, 4), (8, 6), (luck.randrange(288), luck.randrange(192))])
        square = (dx * dx + dy * dy) * 256 * 256
        whole = luck.randrange(2, LONGEST * LONGEST)
        low, high = sorted(luck.sample(range(whole + 1), 2))
        for begin, end in ((cut(low, whole), cut(high, whole)), (BEGIN, END), (BEGIN, cut(high, whole))):
            part, of = end[1] * begin[2] - begin[1] * end[2], end[2] * begin[2]
            exact = square * part * part
            assert length_between(square, begin, end) == (-(-(isqrt(exact - 1) + 1) // of) if exact else 0)


def test_a_point_between_lattice_points_is_where_it_is_on_a_lattice_so_much_finer() -> None:
    luck = random.Random(5)
    for _ in range(3000):
        outline: Polygon = tuple((luck.randrange(40), luck.randrange(40)) for _ in range(luck.randrange(3, 7)))
        scale = luck.choice([2, 3, 7, 1 << 20])
        x, y = luck.randrange(40 * scale), luck.randrange(40 * scale)
        if luck.random() < 0.3:
            x, y = (corner * scale for corner in outline[0])
        finer = tuple((px * scale, py * scale) for px, py in outline)
        assert where_in(outline, x, y, scale) == where_in(finer, x, y)
    assert where_in(((0, 0), (4, 0), (0, 4)), 3, 3, 2) == INSIDE
