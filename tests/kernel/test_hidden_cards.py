"""Hidden cards are drawn with the probability that the deal and the mixes give them: held against all worlds."""

from __future__ import annotations

import random
import time
from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from euphoria import Dice
from euphoria.kernel.sampling import card_counts
from euphoria.kernel.sampling.card_paths import Deal, Mix
from euphoria.kernel.sampling.hidden_cards import HiddenCards, certain, copies_of
from tests.pure import needs_pure

World = tuple[int, ...]


def all_worlds(deal: Deal, mixes: list[Mix], seen: dict[int, int]) -> dict[World, Fraction]:
    """Every deal and every outcome of every mix, one by one: the probability of each world that fits what was seen."""
    found = Counter[World]()
    tags, cards = deal
    for dealt in permutations(range(len(cards))):
        for orders in product(*(permutations(old) for old, _ in mixes)):
            kinds = {tag: cards[card] for tag, card in zip(tags, dealt, strict=True)}
            for (_, new), order in zip(mixes, orders, strict=True):
                for tag, old in zip(new, order, strict=True):
                    kinds[tag] = kinds[old]
            if all(kinds[tag] == kind for tag, kind in seen.items()):
                found[tuple(kinds[tag] for tag in sorted(kinds))] += 1
    total = sum(found.values())
    return {world: Fraction(count, total) for world, count in found.items()}


def check_frequencies(deal: Deal, mixes: list[Mix], seen: dict[int, int], draws: int, about: object) -> None:
    right = all_worlds(deal, mixes, seen)
    hidden, dice = HiddenCards([deal], mixes, seen), Dice(7)
    assert hidden.exact
    found = Counter(tuple(hidden.draw(dice)) for _ in range(draws))
    assert set(found) <= set(right), about
    off = sum(float((found[world] - draws * chance) ** 2 / (draws * chance)) for world, chance in right.items())
    freedom = len(right) - 1
    assert off < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (about, off, freedom)


def some_play(seed: int, cards: list[int], share: float) -> tuple[Deal, list[Mix], dict[int, int]]:
    """A few cards mixed a few times, and a share of the tags seen."""
    rng = random.Random(seed)
    truth = cards.copy()
    rng.shuffle(truth)
    now, mixes = list(range(len(cards))), []
    for _ in range(rng.randint(2, 4)):
        old = tuple(sorted(rng.sample(now, rng.randint(1, 3))))
        new = tuple(range(len(truth), len(truth) + len(old)))
        order = list(old)
        rng.shuffle(order)
        truth += [truth[tag] for tag in order]
        mixes.append((old, new))
        now = [tag for tag in now if tag not in old] + list(new)
    seen = {tag: kind for tag, kind in enumerate(truth) if rng.random() < share}
    return (tuple(range(len(cards))), tuple(cards)), mixes, seen


@pytest.mark.slow
@pytest.mark.parametrize("cards", [[0, 1, 2, 3], [0, 0, 1, 1], [0, 0, 0, 1], [0, 1, 1, 2]], ids=str)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.5, 0.7])
def test_frequencies_against_brute_force(cards: list[int], share: float) -> None:
    for seed in range(6):
        deal, mixes, seen = some_play(seed, cards, share)
        check_frequencies(deal, mixes, seen, 2500, (seed, cards, share))


@pytest.mark.soak
def test_frequencies_against_brute_force_in_many_positions() -> None:
    for seed in range(1000, 1300):
        cards = [[0, 1, 2, 3, 4], [0, 0, 1, 1, 2], [0, 0, 1, 2]][seed % 3]
        deal, mixes, seen = some_play(seed, cards, seed % 7 / 8)
        check_frequencies(deal, mixes, seen, 3000, seed)


@pytest.mark.rule("L-y-2")
def test_a_card_that_went_from_hand_to_hand() -> None:
    """A gives it to B, who gives one of three to C, who gives one of two to D: two thirds, a sixth, a sixth."""
    deal: Deal = (range(6), range(6))
    mixes: list[Mix] = [((0, 1, 2), (6, 7, 8)), ((3, 6), (9, 10))]  # 6 goes to C, and then 9 to D
    hidden, dice = HiddenCards([deal], mixes, {0: 0}), Dice(1)
    places = Counter(hidden.draw(dice)[6:].index(0) + 6 for _ in range(6000))
    draws = Counter[str]()
    for _ in range(6000):
        kinds = hidden.draw(dice)
        draws["B" if 0 in kinds[7:9] else "D" if kinds[9] == 0 else "C"] += 1
    assert set(places) <= {6, 7, 8}
    assert [draws[one] / 6000 for one in "BCD"] == pytest.approx([2 / 3, 1 / 6, 1 / 6], abs=0.025)


@needs_pure
def test_where_there_are_too_many_ways_it_says_so_and_stays_near(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, mixes, seen = some_play(3, [0, 1, 2, 3], 0.3)
    for seed in range(60):
        deal, mixes, seen = some_play(seed, [0, 0, 1, 2], 0.4)
        monkeypatch.setattr(card_counts, "MOST_PENDING", 1)
        hidden = HiddenCards([deal], mixes, seen)
        right = all_worlds(deal, mixes, seen)
        dice = Dice(seed)
        assert all(tuple(hidden.draw(dice)) in right for _ in range(20))
        if not hidden.exact:
            return
    raise AssertionError("nothing was left out in any of these positions")


def nearly_seen_through(seed: int, shuffles: int, kept: float) -> tuple[Deal, list[Mix], dict[int, int]]:
    """Dozens of shuffles of a few of 24 cards each, with much of it seen."""
    rng = random.Random(seed)
    truth = list(range(24))
    now, mixes = list(range(24)), []
    for _ in range(shuffles):
        old = tuple(rng.sample(now, rng.randint(2, 6)))
        new = tuple(range(len(truth), len(truth) + len(old)))
        moved = [truth[tag] for tag in old]
        rng.shuffle(moved)
        truth += moved
        now = [tag for tag in now if tag not in old] + list(new)
        mixes.append((old, new))
    seen = {tag: kind for tag, kind in enumerate(truth) if rng.random() < kept}
    return (range(24), range(24)), mixes, seen


@pytest.mark.slow
@pytest.mark.parametrize(("shuffles", "kept"), [(30, 0.3), (60, 0.6), (60, 0.8), (60, 0.95)])
def test_dozens_of_shuffles_that_a_seat_has_all_but_seen_through(shuffles: int, kept: float) -> None:
    began = time.process_time()
    for seed in range(8):
        deal, mixes, seen = nearly_seen_through(seed, shuffles, kept)
        kinds = HiddenCards([deal], mixes, seen).draw(Dice(seed))
        assert all(kinds[tag] == kind for tag, kind in seen.items())
        for old, new in mixes:
            assert sorted(kinds[tag] for tag in old) == sorted(kinds[tag] for tag in new)
    assert time.process_time() - began < 30


def test_copies_are_dealt_evenly() -> None:
    mixes: list[Mix] = [((0, 1), (3, 4))]
    dice, found = Dice(2), Counter[tuple[int, ...]]()
    for _ in range(4000):
        found[tuple(copies_of([0, 0, 1, 0, 0], mixes, (0, 0, 1), dice))] += 1
    assert set(found) == {(0, 1, 2, 0, 1), (0, 1, 2, 1, 0), (1, 0, 2, 0, 1), (1, 0, 2, 1, 0)}
    assert min(found.values()) > 880


def test_what_is_certain() -> None:
    """Who knew both cards that were mixed, and sees one, knows the other; before that they know the set."""
    mixes: list[Mix] = [((0, 1), (3, 4))]
    kinds, sets = certain(mixes, {0: 7, 1: 8}, 5)
    assert kinds == [7, 8, -1, -1, -1]
    assert sets[3] == (Counter({7: 1, 8: 1}), frozenset({3, 4}))
    kinds, sets = certain(mixes, {0: 7, 1: 8, 3: 8}, 5)
    assert kinds == [7, 8, -1, 8, 7]
    kinds, sets = certain([*mixes, ((2, 3, 4), (5, 6, 7))], {0: 7, 1: 8}, 8)
    assert sets[5] == (Counter({7: 1, 8: 1, -1: 1}), frozenset({5, 6, 7}))
