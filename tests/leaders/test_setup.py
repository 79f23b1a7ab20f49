"""Setting up (L-setup)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from euphoria import Dice, ScriptedDice, State
from tests.leaders.play import (
    SEATS,
    answer_all,
    asked,
    both_editions,
    do,
    everything,
    hand,
    kinds_of,
    listed,
    log,
    look,
    may,
    new,
    own,
    pass_turn,
    player,
    question,
    random_game,
    recruits,
    refusal,
    scene,
    started,
)

ALL_SEATS = range(4, 9)


def dealt(state: State) -> list[str]:
    """What each seat holds, by its owner's view."""
    return [own(state, seat) for seat in range(state.seats)]


@pytest.mark.rule("L-setup-1")
@pytest.mark.parametrize(("seats", "followers"), [(4, 10), (5, 14), (6, 16), (7, 20), (8, 22)])
@both_editions
def test_recruits_above_the_number_of_players_are_out(seats: int, followers: int, edition: str) -> None:
    for seed in range(5):
        state = new(seats, seed, edition=edition)
        kinds: Any = state.position()["kinds"]
        assert len(kinds) == 2 + followers
        laid = " ".join(dealt(state)).split()
        assert max(laid.count("e"), laid.count("s")) <= followers // 2


@pytest.mark.rule("L-setup-1")
def test_guns_above_the_number_of_players_are_out_in_both_editions() -> None:
    for edition in "AB":
        in_centre = [look(new(seats, edition=edition))["centre"] for seats in ALL_SEATS]
        assert in_centre == [2, 2, 3, 3, 4]
    assert look(new(4, guns=4, edition="A"))["centre"] == 4  # only the option keeps them all


@pytest.mark.rule("L-setup-2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_both_leaders_are_in_play_and_nobody_starts_with_both(seats: int) -> None:
    for seed in range(60):
        holders = [mine for mine in dealt(new(seats, seed)) if "*" in mine]
        assert len(holders) == 2
        assert sorted(word for mine in holders for word in mine.split() if "*" in word) == ["E*", "S*"]


@pytest.mark.rule("L-setup-2")
def test_any_two_players_can_be_dealt_the_leaders() -> None:
    """Shuffled and dealt one each: every pair of seats comes up, about as often as the others."""
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(1200):
        hands = dealt(new(4, seed))
        first = next(seat for seat, mine in enumerate(hands) if "E*" in mine)
        second = next(seat for seat, mine in enumerate(hands) if "S*" in mine)
        pairs[first, second] += 1
    assert len(pairs) == 12
    assert min(pairs.values()) > 60  # 100 expected
    assert max(pairs.values()) < 150


@pytest.mark.rule("L-setup-2", "L-setup-3")
def test_the_followers_are_dealt_at_random() -> None:
    """With one left-over card at five players, and none known, each faction is as likely anywhere."""
    euphorian = [0] * 5
    for seed in range(400):
        for seat, mine in enumerate(dealt(new(5, seed))):
            euphorian[seat] += mine.split().count("e")
    for count in euphorian:  # 14 followers, of which 13 are dealt: 1.3 of a faction each
        assert 1.1 < count / 400 < 1.5


@pytest.mark.rule("L-setup-3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everyone_holds_one_card_of_the_first_deal_and_two_followers(seats: int) -> None:
    for seed in range(20):
        for mine in dealt(new(seats, seed)):
            cards = mine.split()
            assert len(cards) == 3
            assert sum(card in "es" for card in cards) >= 2


@pytest.mark.rule("L-setup-3")
@pytest.mark.parametrize(("seats", "left_over"), [(4, 0), (5, 1), (6, 0), (7, 1), (8, 0)])
def test_what_is_left_over_is_out_of_the_game(seats: int, left_over: int) -> None:
    state = new(seats)
    kinds: Any = state.position()["kinds"]
    assert len(kinds) - 3 * seats == left_over
    laid = [recruit["place"] for one in look(state)["players"] for recruit in one["recruits"]]
    assert laid == list(range(3 * seats))


@pytest.mark.rule("L-setup-3")
@pytest.mark.parametrize("seats", [5, 7])
def test_nobody_sees_what_is_left_over(seats: int) -> None:
    """Nobody can tell whether it is Euphorian or Subterran, as long as all is hidden."""
    state = started(seats)
    for seat in range(seats):
        could_be = set()
        for seed in range(40):
            kinds: Any = state.sample(seat, Dice(seed)).position()["kinds"]
            could_be.add(kinds[-1])
        assert could_be == {2, 3}


@pytest.mark.rule("L-setup-4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_artifacts_each_and_the_rest_is_the_face_down_deck(seats: int) -> None:
    state = new(seats)
    assert [len(hand(state, seat)) for seat in range(seats)] == [2] * seats
    seen = look(state)
    assert [one["hand"] for one in seen["players"]] == [2] * seats
    assert seen["pile"] == 24 - 2 * seats
    assert seen["discards"] == []
    assert seen["out"] == []


@pytest.mark.rule("L-setup-4")
def test_the_artifacts_are_random() -> None:
    """Every card comes to every seat of four, over two hundred deals."""
    came: Counter[tuple[int, str]] = Counter()
    for seed in range(200):
        state = new(4, seed)
        for seat in range(4):
            came.update((seat, id) for id in hand(state, seat))
    assert len(came) == 4 * 24
    assert max(came.values()) < 40  # 200 * 2 / 24 = 17 expected


@pytest.mark.rule("L-setup-4")
def test_guns_lie_in_the_centre_at_the_start() -> None:
    for seats in ALL_SEATS:
        seen = look(new(seats))
        assert seen["centre"] >= 2
        assert not any(one["gun"] or one["aim"] is not None for one in seen["players"])


@pytest.mark.rule("L-setup-5")
def test_recruits_are_laid_face_down_in_the_order_that_their_owner_chooses() -> None:
    """order(i, j, k) puts the dealt cards i, j, k on the places 1, 2, 3."""
    for i, j, k in [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]:
        seed = next(seed for seed in range(99) if len(set(own(new(4, seed), "A").split())) == 3)
        state = new(4, seed)
        cards = own(state, "A").split()  # three different ones
        do(state, "A", "order", i, j, k)
        answer_all(state, "order", 0, 1, 2)
        assert own(state, "A") == " ".join([cards[i], cards[j], cards[k]])
        for viewer in (None, "B", "C", "D"):
            assert recruits(state, "A", viewer) == "? ? ?"


@pytest.mark.rule("L-setup-5")
def test_orders_that_differ_in_nothing_are_offered_once() -> None:
    for seed in range(30):
        state = new(4, seed)
        for seat in range(4):
            cards = own(state, seat).split()
            ways = {tuple(cards[index] for index in order) for order in listed(state, seat, "order")}
            assert len(ways) == len(listed(state, seat, "order")) == {1: 1, 2: 3, 3: 6}[len(set(cards))]


@pytest.mark.rule("L-setup-5")
def test_from_then_on_nobody_may_reorder() -> None:
    for state in random_game(4, seed=5, turns=6):
        if question(state) not in ("order", None):
            assert not any("order" in kinds_of(state, seat) for seat in range(4))
            assert refusal(state, state.deciders[0], "order", 2, 1, 0) == "L-setup-5"


@pytest.mark.rule("L-setup-5")
def test_places_stay_as_they_are_but_for_artifacts() -> None:
    """Whatever is done with the hands empty, a recruit never moves; with Snow Globe it does."""
    state = scene("""
        turn: A action
        A: e s E* / snow-globe
        B: s S* e
        C: e s e
        D: s e s
        dice: 0 0
        rest: -
    """)
    before = [own(state, who) for who in "ABCD"]
    later = state.copy()
    for _ in range(8):
        pass_turn(later)
    assert [own(later, who) for who in "ABCD"] == before
    do(state, "A", "use", "snow-globe")
    do(state, "A", "choose-player", "B")
    do(state, "A", "pay", "A1")
    assert own(state, "B") == "S* e s"
    assert own(state, "C") == before[2]


@pytest.mark.rule("L-setup-5")
def test_everyone_may_always_look_at_their_own() -> None:
    for state in random_game(5, seed=2, turns=8):
        for seat in range(5):
            assert "?" not in own(state, seat)


@pytest.mark.rule("L-setup-6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_games_own_dice_name_the_first_player(seats: int) -> None:
    for first in range(seats):
        state = new(seats)
        state.dice = ScriptedDice([first])
        answer_all(state, "order", 0, 1, 2)
        assert look(state)["active"] == first
        assert asked(state) == SEATS[first]


@pytest.mark.rule("L-setup-6")
def test_anybody_can_be_the_first_player() -> None:
    firsts = Counter(look(started(4, seed))["active"] for seed in range(400))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 60  # 100 expected


@pytest.mark.rule("L-setup-7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everyone_is_asked_for_an_order_at_the_same_time(seats: int) -> None:
    state = new(seats)
    assert asked(state) == SEATS[:seats]
    assert look(state)["asked"]["together"]
    assert look(state)["active"] is None
    for seat in reversed(range(1, seats)):  # in any order
        do(state, seat, "order", 0, 1, 2)
        assert question(state) == "order"
        assert kinds_of(state, seat) == set()
    do(state, "A", "order", 0, 1, 2)
    assert question(state) == "artifact"


@pytest.mark.rule("L-setup-7")
def test_nobody_sees_the_order_that_another_has_chosen() -> None:
    """Neither while the others choose, nor afterwards: two games that differ in it look alike to all the others."""
    seed = next(seed for seed in range(99) if len(set(own(new(4, seed), "B").split())) == 3)
    one, two = new(4, seed), new(4, seed)
    do(one, "B", "order", 0, 1, 2)
    do(two, "B", "order", 2, 0, 1)
    assert everything(one, None, *"ACD") == everything(two, None, *"ACD")
    assert look(one, "B")["you"]["answered"] == ["order", 0, 1, 2]
    for state in (one, two):
        answer_all(state, "order", 0, 1, 2)
    assert own(one, "B") != own(two, "B")
    assert everything(one, None, *"ACD") == everything(two, None, *"ACD")
    assert [entry["recruit"] for entry in log(one, "A", "placed") if entry["seat"] == 1] == [None] * 3
    assert None not in [entry["recruit"] for entry in log(one, "B", "placed") if entry["seat"] == 1]


@pytest.mark.rule("L-setup-7")
def test_even_a_player_whose_recruits_are_all_alike_is_asked() -> None:
    seed, seat = next(
        (seed, seat) for seed in range(99) for seat in range(4) if len(set(own(new(4, seed), seat).split())) == 1
    )
    state = new(4, seed)
    assert seat in state.deciders
    assert listed(state, seat, "order") == [(0, 1, 2)]
    for other in range(4):
        if other != seat:
            do(state, other, "order", 0, 1, 2)
    assert asked(state) == SEATS[seat]
    assert may(state, seat, "order", 0, 1, 2)
    do(state, seat, "order", 0, 1, 2)
    assert player(state, seat)["hand"] == 2
    assert question(state) == "artifact"
