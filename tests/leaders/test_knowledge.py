"""What a player knows of the recruits (L-info-1, L-info-4, L-info-9)."""

from __future__ import annotations

import pytest

from euphoria import Dice, State
from euphoria.games.leaders.decks import load_deck
from euphoria.games.leaders.game import LeadersState
from tests.leaders.artifact_play import played
from tests.leaders.play import (
    SEATS,
    WORDS,
    answer_all,
    do,
    everything,
    hand,
    log,
    look,
    may,
    new,
    one_of,
    own,
    pass_turn,
    player,
    question,
    random_game,
    recruits,
    scene,
    seen_by,
    started,
    use,
)
from tests.leaders.test_invariants import check


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
@pytest.mark.parametrize("edition", "AB")
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


# L-info-9: after a shuffle one still knows the set.

SHUFFLED = """
    turn: A action
    A: e e e / snow-globe
    B: {B}
    C: E* s e
    knows: {knows}
    {dice}
    rest: -
"""


def shuffled(b: str, knows: str, dice: str = "") -> State:
    """B's hidden recruits have been shuffled out of sight."""
    state = scene(SHUFFLED.format(B=b, knows=knows, dice=f"dice: {dice}" if dice else ""))
    use(state, "A", "snow-globe", "B", pay="A1")
    return state


@pytest.mark.rule("L-info-9")
def test_two_cards_known_to_be_equal_stay_known() -> None:
    state = shuffled("s s [e]", knows="A B1 B2, D B1")
    assert recruits(state, "B", "A") == "s s [e]"
    assert one_of(state, "B", "A") == [None, None, None]
    # D knew one of them only, C and the spectators none.
    assert recruits(state, "B", "D") == "? ? [e]"
    assert one_of(state, "B", "D") == [["?", "s"], ["?", "s"], None]
    for viewer in (None, "C"):
        assert recruits(state, "B", viewer) == "? ? [e]"
        assert one_of(state, "B", viewer) == [None, None, None]


@pytest.mark.rule("L-info-9")
def test_that_they_stay_known_is_not_told_to_the_others() -> None:
    """Who has seen a card is public, and whether two cards are equal is not: nobody counts as having seen them."""
    equal = shuffled("s s [e]", knows="A B1 B2", dice="0")
    different = shuffled("S* s [e]", knows="A B1 B2", dice="0")
    before = equal.digest()
    assert recruits(equal, "B", "A") == "s s [e]"  # A knows, and that A was told so leaves no trace
    assert equal.digest() == before
    assert seen_by(equal, "B") == seen_by(different, "B") == ["B", "B", "ABCD"]


@pytest.mark.rule("L-info-9")
def test_three_equal_cards_stay_known_as_well() -> None:
    assert recruits(shuffled("s s s", knows="A B1 B2 B3"), "B", "A") == "s s s"
    assert recruits(shuffled("s s s", knows="A B1 B2"), "B", "A") == "? ? ?"


@pytest.mark.rule("L-info-9")
def test_different_cards_are_known_as_a_set() -> None:
    state = shuffled("S* s e", knows="A B1 B2 B3, D B1 B3")
    assert recruits(state, "B", "A") == "? ? ?"
    assert one_of(state, "B", "A") == [["S*", "e", "s"]] * 3
    assert one_of(state, "B", "D") == [["?", "S*", "e"]] * 3
    assert one_of(state, "B", "C") == [None] * 3


@pytest.mark.rule("L-info-9")
def test_what_is_seen_later_is_taken_out_of_the_set() -> None:
    """Of three shuffled cards S*, s, e the place B1 is seen to be e; then B2 is seen to be s, which leaves S*."""
    state = shuffled("S* s e", knows="A B1 B2 B3, D B1", dice="0 1")
    assert own(state, "B") == "e s S*"
    for who in "BCD":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "A", "skip")
    do(state, "A", "interrogate", "B1")
    assert recruits(state, "B", "A") == "e ? ?"
    assert one_of(state, "B", "A") == [None, ["S*", "s"], ["S*", "s"]]
    assert one_of(state, "B", "D") == [["?", "?", "S*"]] * 3  # D has not looked again
    for who in "BCD":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "A", "skip")
    do(state, "A", "interrogate", "B2")
    assert recruits(state, "B", "A") == "e s S*"


@pytest.mark.rule("L-info-9")
def test_a_card_of_the_set_that_is_swapped_away_is_still_one_of_it() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: S* s [e]
        C: E* s e
        D: s s s / matchmakers-almanac
        knows: A B1 B2, C B1
        dice: 0
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    answer_all(state, "decline")
    assert own(state, "B") == "s S* [e]"
    for who in "BC":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "D", "skip")
    use(state, "D", "matchmakers-almanac", "A2", "B1", pay="D1")
    assert (own(state, "A"), own(state, "B")) == ("[e] s e", "e S* [e]")
    # A now holds one of the two, sees it, and so knows the other.
    assert recruits(state, "B", "A") == "e S* [e]"
    # C knew one of the two, and cannot tell where it is.
    assert one_of(state, "A", "C") == [None, ["?", "S*"], None]
    assert one_of(state, "B", "C") == [None, ["?", "S*"], None]


def all_artifacts_but(id: str) -> str:
    return ", ".join(artifact.id for artifact in load_deck("standard").artifacts if artifact.id != id)


def shuffled_twice(b: str, knows: str, swap: tuple[str, str] | None = None) -> State:
    """The same, and C has drawn Snow Globe again and used it on B; in between D may have swapped two recruits.

    All other artifacts are in D's hand, so that C draws the right one.
    """
    state = scene(f"""
        turn: A action
        A: e e e / snow-globe
        B: {b}
        C: E* s e
        D: S* s s / {all_artifacts_but("snow-globe")}
        knows: {knows}
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    answer_all(state, "decline")
    pass_turn(state)
    do(state, "C", "discard")
    assert hand(state, "C") == ["snow-globe"]
    if swap:
        pass_turn(state)
        do(state, "D", "skip")
        use(state, "D", "matchmakers-almanac", *swap, pay="D2")
        answer_all(state, "decline")
        pass_turn(state)
        pass_turn(state)
        do(state, "C", "skip")
    use(state, "C", "snow-globe", "B", pay="C3")
    answer_all(state, "decline")
    assert len(log(state, None, "shuffled")) == 2
    return state


@pytest.mark.rule("L-info-9")
def test_the_set_is_known_after_a_second_shuffle_too() -> None:
    state = shuffled_twice("e s [s]", knows="A B1 B2, C B2")
    assert own(state, "B") in ("e s [s]", "s e [s]")
    assert one_of(state, "B", "A") == [["e", "s"], ["e", "s"], None]
    assert one_of(state, "B", "C") == [["?", "s"], ["?", "s"], None]
    assert one_of(state, "B", "D") == [None, None, None]
    assert recruits(state, "B", "A") == "? ? [s]"


@pytest.mark.rule("L-info-9")
def test_a_set_that_is_no_longer_together_is_not_known_after_a_second_shuffle() -> None:
    """One of the two went to C before it: what B has now is one of the two, and a card that A has never seen."""
    state = shuffled_twice("e s [s]", knows="A B1 B2", swap=("B1", "C2"))
    assert recruits(state, "B", "A") == "? ? [s]"
    assert one_of(state, "B", "A") == [None, None, None]
    assert one_of(state, "C", "A") == [None, ["e", "s"], None]
    assert one_of(state, "B", "C") == [["?", "s"], ["?", "s"], None]  # C knows what went to B


@pytest.mark.rule("L-info-9")
def test_two_equal_cards_stay_known_after_a_second_shuffle_too() -> None:
    state = shuffled_twice("s s [e]", knows="A B1 B2")
    assert recruits(state, "B", "A") == "s s [e]"
    assert recruits(state, "B", "D") == "? ? [e]"


@pytest.mark.rule("L-info-9")
def test_the_set_is_known_through_any_number_of_shuffles() -> None:
    """The others take turns with shuffling B's recruits and hiding what they paid with."""
    deck = (
        'name = "snow"\n[[artifact]]\nid = "snow"\nname = { en = "Snow", es = "Nieve" }\n'
        'kind = "action"\nchoose = ["other"]\ndo = ["shuffle 1"]\ncopies = 24\n'
    )
    state = started(
        4, seed=next(seed for seed in range(99) if own(new(4, seed), "B") in ("E* s e", "E* e s")), deck=deck
    )
    while look(state)["active"] != 0:
        pass_turn(state)
    do(state, "A", "skip")
    do(state, "A", "interrogate", "B1")
    for _ in range(40):
        who = SEATS[look(state)["active"]]
        do(state, who, "discard")
        mine = [slot for slot in "123" if may(state, who, "hide", who + slot)]
        if who == "B":
            do(state, who, "skip")
        elif mine:
            do(state, who, "hide", who + mine[0])
        else:
            hidden = next(slot for slot in "321" if may(state, who, "arm", who + slot))
            use(state, who, "snow", "B", pay=who + hidden)
    assert len(log(state, None, "shuffled")) == 15
    assert one_of(state, "B", "A") == [["?", "?", "E*"]] * 3
    assert one_of(state, "B", "C") == [None] * 3


@pytest.mark.rule("L-info-9", "L-info-1")
def test_all_and_spectators_too_know_the_set_of_what_was_public() -> None:
    """Recruits of B were exposed and have been hidden again; then they are shuffled."""
    for b, hidden, known, pool in [
        ("[s] [s] [S*]", ["B1", "B2"], "s s [S*]", None),
        ("[e] [s] [S*]", ["B1", "B2"], "? ? [S*]", ["e", "s"]),
        ("[e] s [S*]", ["B1"], "? ? [S*]", ["?", "e"]),
    ]:
        state = scene(f"""
            turn: C action
            A: e e s / snow-globe
            B: {b}
            C: E* s e
            rest: -
        """)
        for who, place in zip("CD", hidden, strict=False):
            do(state, who, "hide", place)
            do(state, state.deciders[0], "skip")  # the next artifact phase
        while look(state)["active"] != 0:
            do(state, state.deciders[0], "skip")
        if question(state) == "artifact":
            do(state, "A", "skip")
        use(state, "A", "snow-globe", "B", pay="A1")
        for viewer in (None, "A", "C", "D"):
            assert recruits(state, "B", viewer) == known
            assert one_of(state, "B", viewer) == [pool, pool, None]


@pytest.mark.rule("L-info-1", "L-info-9")
def test_what_a_view_says_is_true() -> None:
    """Whatever happens: a known kind is the kind, and a set that a card is one of contains it, or an unknown one."""
    pools = 0
    deck = (
        'name = "snow"\n'
        '[[artifact]]\nid = "snow"\nname = { en = "Snow", es = "Nieve" }\nkind = "action"\n'
        'choose = ["other"]\ndo = ["shuffle 1"]\ncopies = 8\n'
        '[[artifact]]\nid = "swap"\nname = { en = "Swap", es = "Cambio" }\nkind = "action"\n'
        'choose = ["own", "recruit"]\ndo = ["swap 1 2"]\ncopies = 8\n'
    )
    for seed in range(8):
        for state in random_game(5, seed, turns=6, claims=0, deck=deck):
            truth = [own(state, seat).replace("[", "").replace("]", "").split() for seat in range(5)]
            for viewer in (None, *range(5)):
                for one in look(state, viewer)["players"]:
                    for recruit, true in zip(one["recruits"], truth[one["seat"]], strict=True):
                        assert recruit["kind"] is None or WORDS[recruit["kind"]] == true
                        if recruit["one_of"] is not None:
                            pools += 1
                            assert recruit["kind"] is None
                            could_be = [kind and WORDS[kind] for kind in recruit["one_of"]]
                            assert true in could_be or None in could_be
    assert pools > 500


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


def test_what_happens_in_a_drawn_world_is_no_matter_of_the_next() -> None:
    """A shuffle in one of them adds papers to it, and to no other world of the same sampler."""
    state = scene("""
        seats: 6
        turn: A action
        A: e e s / snow-globe
        rest: -
    """)
    draw = state.sampler(0)
    for seed in range(3):
        world = draw(Dice(seed))
        played(world, "A", "snow-globe", "B", pay="A1")
        assert isinstance(world, LeadersState)
        check(world)
        assert world.sample(0, Dice(seed)).view(0) == world.view(0)
