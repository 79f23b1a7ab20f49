"""What a player knows of the recruits, and what all know of looks (L-info-1, L-info-4)."""

from __future__ import annotations

import pytest

from euphoria import Dice
from tests.leaders.play import (
    SEATS,
    answer_all,
    both_editions,
    do,
    everything,
    log,
    one_of,
    own,
    pass_turn,
    player,
    random_game,
    recruits,
    scene,
    seen_by,
    use,
)


@pytest.mark.rule("L-info-1")
def test_exposed_recruits_are_known_to_all_and_hidden_ones_to_their_owner() -> None:
    state = scene("""
        A: E* [e] s
        B: [s] s [S*]
    """)
    assert own(state, "A") == "E* [e] s"
    for viewer in (None, "B", "C", "D"):
        assert recruits(state, "A", viewer) == "? [e] ?"
    for viewer in (None, "A", "C", "D"):
        assert recruits(state, "B", viewer) == "[s] ? [S*]"


@pytest.mark.rule("L-info-1")
def test_who_has_looked_at_a_card_knows_it_and_nobody_else_does() -> None:
    state = scene("""
        turn: A action
        B: e S* s
        rest: -
    """)
    do(state, "A", "interrogate", "B2")
    assert recruits(state, "B", "A") == "? S* ?"
    for viewer in (None, "C", "D"):
        assert recruits(state, "B", viewer) == "? ? ?"
    for _ in range(8):  # and keeps knowing it
        pass_turn(state)
    assert recruits(state, "B", "A") == "? S* ?"


@pytest.mark.rule("L-info-1")
def test_a_card_that_is_hidden_again_is_still_known_to_all() -> None:
    state = scene("""
        turn: A action
        B: e [s] s
        rest: -
    """)
    do(state, "A", "hide", "B2")
    for viewer in (None, "A", "C", "D"):
        assert recruits(state, "B", viewer) == "? s ?"


@pytest.mark.rule("L-info-1", "L-shot-4")
def test_what_a_shot_has_shown_is_remembered_by_all() -> None:
    state = scene("""
        turn: A action
        A: e e e / - / gun B
        B: e [s] s
        C: E* s s
        rest: -
    """)
    do(state, "A", "shoot")
    for viewer in (None, "A", "B", "C", "D"):
        assert recruits(state, "B", viewer) == "e s s"


@pytest.mark.rule("L-info-1")
def test_knowledge_goes_with_a_card_that_is_swapped_in_the_open() -> None:
    """A has seen B2, C has seen D1: after the swap of the two they know the same cards in their new places."""
    state = scene("""
        seats: 5
        turn: E action
        B: e S* e
        D: s e e
        E: s s s / matchmakers-almanac
        knows: A B2, C D1
        rest: -
    """)
    use(state, "E", "matchmakers-almanac", "B2", "D1", pay="E1")
    assert (recruits(state, "B", "A"), recruits(state, "D", "A")) == ("? ? ?", "S* ? ?")
    assert (recruits(state, "B", "C"), recruits(state, "D", "C")) == ("? s ?", "? ? ?")
    # The former owner still knows the card that went, and the new one looks at it.
    assert (recruits(state, "B", "B"), recruits(state, "D", "B")) == ("e s e", "S* ? ?")
    assert (recruits(state, "B", "D"), recruits(state, "D", "D")) == ("? s ?", "S* e e")
    # Who swapped them has not looked; a spectator neither.
    for viewer in (None, "E"):
        assert (recruits(state, "B", viewer), recruits(state, "D", viewer)) == ("? ? ?", "? ? ?")


@pytest.mark.rule("L-info-1")
def test_knowledge_follows_a_card_through_two_swaps() -> None:
    state = scene("""
        turn: A action
        A: e e e / trading-cards
        B: S* s e / matchmakers-almanac
        C: E* s e
        D: s s s
        knows: C B1, D A1
        rest: -
    """)
    use(state, "A", "trading-cards", "A1", "B1", pay="A2")
    answer_all(state, "decline")
    assert (recruits(state, "A", "C"), recruits(state, "B", "C")) == ("S* [e] ?", "? ? ?")
    do(state, "B", "skip")
    use(state, "B", "matchmakers-almanac", "A1", "D3", pay="B3")
    assert (recruits(state, "A", "C"), recruits(state, "D", "C")) == ("? [e] ?", "? ? S*")
    assert recruits(state, "B", "D") == "e ? [e]"  # D knew A1, which now lies with B
    assert recruits(state, "D", "A") == "? ? S*"  # A held it for a while
    assert recruits(state, "D", "B") == "? ? S*"  # and it was B's before that


@pytest.mark.rule("L-info-1", "L-art-6")
def test_an_exposed_card_stays_exposed_and_known_wherever_it_goes() -> None:
    state = scene("""
        turn: A action
        A: e e e / trading-cards
        B: [s] s e
        C: E* s e
        rest: -
    """)
    use(state, "A", "trading-cards", "A1", "B1", pay="A2")
    for viewer in (None, "C", "D"):
        assert recruits(state, "A", viewer) == "[s] [e] ?"
        assert recruits(state, "B", viewer) == "? ? ?"
    assert recruits(state, "B", "A") == "e ? ?"


@pytest.mark.rule("L-info-1")
def test_a_card_shuffled_with_others_out_of_sight_can_no_longer_be_told_from_them() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: S* s e
        C: E* s e
        knows: A B1, C B2
        dice: 0 1
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    assert own(state, "B") == "e s S*"  # the owner looks at them
    for viewer in (None, "A", "C", "D"):
        assert recruits(state, "B", viewer) == "? ? ?"
    assert seen_by(state, "B") == ["B", "B", "B"]
    # Even at a place where the shuffle has left the very card that C had seen.
    assert one_of(state, "B", "C") == [["?", "?", "s"]] * 3


@pytest.mark.rule("L-info-1")
def test_a_shuffle_leaves_exposed_cards_and_other_players_alone() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: S* [s] e
        C: E* s e
        knows: A C1 C2
        dice: 0
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    assert own(state, "B") == "e [s] S*"
    assert recruits(state, "B", "A") == "? [s] ?"
    assert recruits(state, "C", "A") == "E* s ?"


@pytest.mark.rule("L-info-1")
def test_a_card_that_was_shuffled_and_is_looked_at_again_is_known_again() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: S* s e
        C: E* s e
        dice: 0 1
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    do(state, "B", "skip")
    do(state, "B", "skip")
    do(state, "C", "skip")
    do(state, "C", "interrogate", "B3")
    assert recruits(state, "B", "C") == "? ? S*"
    assert recruits(state, "B", "A") == "? ? ?"


@pytest.mark.rule("L-info-1")
@both_editions
def test_a_seat_sees_the_same_in_every_world_that_fits_what_it_has_seen(edition: str) -> None:
    """Deal anew what a seat cannot know: its view, its log and its choices stay as they are."""
    for seats in (4, 5, 8):
        for number, state in enumerate(random_game(seats, seed=seats, edition=edition, turns=6)):
            if number % 10:
                continue
            for seat in range(seats):
                other = state.sample(seat, Dice(number))
                assert other.view(seat) == state.view(seat)
                assert other.events(seat) == state.events(seat)
                assert other.legal(seat) == state.legal(seat)


# L-info-4: looking.


@pytest.mark.rule("L-info-4")
def test_who_looked_at_what_is_public_and_what_was_seen_is_not() -> None:
    state = scene("""
        turn: A action
        B: e S* s
        rest: -
    """)
    do(state, "A", "interrogate", "B2")
    for viewer in (None, *"ABCD"):
        (entry,) = log(state, viewer, "looked")
        assert (entry["seat"], entry["place"]) == (0, 4)
        assert entry["recruit"] == ("subterran-leader" if viewer in ("A", "B") else None)
        assert player(state, "B", viewer)["recruits"][1]["seen_by"] == [0, 1]
    assert seen_by(state, "B") == ["B", "AB", "B"]


@pytest.mark.rule("L-info-4")
@pytest.mark.parametrize(
    ("artifact", "choices", "looked"),
    [
        ("opera-glasses", ["B"], {("A", "B1"), ("A", "B3")}),
        ("party-line-telephone", ["B1", "C2"], {("A", "B1"), ("A", "C2")}),
        ("metal-detector", ["C3"], {("A", "C3")}),
        ("personality-quiz", ["B"], {("A", "B1"), ("A", "B3"), ("B", "A2"), ("B", "A3")}),
    ],
)
def test_looks_by_artifacts_are_public_too(artifact: str, choices: list[str], looked: set[tuple[str, str]]) -> None:
    state = scene(f"""
        turn: A action
        A: e s e / {artifact}
        B: S* [s] e
        C: E* s s / - / gun A
        rest: -
    """)
    use(state, "A", artifact, *choices, pay="A1")
    for viewer in (None, *"ABCD"):
        entries = log(state, viewer, "looked")
        found = {(SEATS[entry["seat"]], SEATS[entry["place"] // 3] + str(entry["place"] % 3 + 1)) for entry in entries}
        assert found == looked
        for entry in entries:
            may_know = viewer is not None and SEATS.index(viewer) in (entry["seat"], entry["place"] // 3)
            assert (entry["recruit"] is not None) == may_know
    for who, place in looked:
        assert who in seen_by(state, place[0])[int(place[1]) - 1]


@pytest.mark.rule("L-info-4")
def test_what_was_seen_makes_no_difference_to_the_others() -> None:
    one, two = (
        scene(f"""
            turn: A action
            A: e e s
            B: {b}
            C: E* s s
            rest: -
        """)
        for b in ("e S* s", "e s S*")
    )
    for state in (one, two):
        do(state, "A", "interrogate", "B2")
    assert everything(one, None, "C", "D") == everything(two, None, "C", "D")
    assert recruits(one, "B", "A") != recruits(two, "B", "A")
