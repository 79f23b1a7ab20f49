"""Who knows what (L-info)."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import Dice, OptionError, State
from tests.leaders.play import (
    LEADERS,
    SEATS,
    WORDS,
    answer_all,
    asked,
    do,
    hand,
    kinds_of,
    listed,
    log,
    look,
    may,
    names,
    new,
    own,
    pass_turn,
    player,
    question,
    random_game,
    recruits,
    refusal,
    scene,
    use,
)


def everything(state: State, *viewers: str | None) -> list[object]:
    """All that these viewers can see, read in the log, and do."""
    seats = [None if viewer is None else SEATS.index(viewer) for viewer in viewers]
    return [(state.view(seat), state.events(seat), [] if seat is None else state.legal(seat)) for seat in seats]


def one_of(state: State, who: str, viewer: str | None = None) -> list[list[str] | None]:
    """For each recruit of a seat, what a viewer knows it to be one of: kinds, and "?" for unknown ones."""
    pools = [recruit["one_of"] for recruit in player(state, who, viewer)["recruits"]]
    return [None if pool is None else sorted(WORDS[kind] if kind else "?" for kind in pool) for pool in pools]


def seen_by(state: State, who: str) -> list[str]:
    """For each recruit of a seat, the seats that have seen it; that is public."""
    return ["".join(SEATS[seat] for seat in one["seen_by"]) for one in player(state, who)["recruits"]]


# L-info-1: exposed, hidden, and who can still tell where a card lies.


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
def test_knowledge_follows_a_card_through_two_swaps_and_back_home() -> None:
    state = scene(
        """
        turn: A action
        A: e e e / trading-cards
        B: S* s e / trading-cards
        C: E* s e
        D: s s s
        knows: C B1, D A1
        rest: -
    """.replace("B: S* s e / trading-cards", "B: S* s e / matchmakers-almanac")
    )
    use(state, "A", "trading-cards", "A1", "B1", pay="A2")
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
    state = scene(
        """
        turn: A action
        A: e e e / snow-globe
        B: S* s [e] / matchmakers-almanac
        C: E* s e
        D: s s e
        knows: A B1 B2, C B1
        dice: 0
        rest: -
    """.replace("B: S* s [e] / matchmakers-almanac", "B: S* s [e]").replace(
            "D: s s e", "D: s s e / matchmakers-almanac"
        )
    )
    do_snow = use(state, "A", "snow-globe", "B", pay="A1")
    assert "shuffled" in names(do_snow)
    answer_all(state, "decline")
    assert own(state, "B") == "s S* [e]"
    for who in "BC":
        do(state, who, "skip")
        do(state, who, "skip")
    do(state, "D", "skip")
    use(state, "D", "matchmakers-almanac", "A2", "B1", pay="D1")
    assert own(state, "A") == "[e] s e"
    assert own(state, "B") == "e S* [e]"
    # A now holds one of the two, sees it, and so knows the other.
    assert recruits(state, "B", "A") == "e S* [e]"
    # C knew one of the two.
    assert one_of(state, "A", "C") == [None, ["?", "S*"], None]
    assert one_of(state, "B", "C") == [None, ["?", "S*"], None]


@pytest.mark.rule("L-info-9")
def test_the_set_is_known_after_a_second_shuffle_too() -> None:
    state = scene("""
        turn: A action
        A: e e e / snow-globe
        B: S* s [e]
        C: E* s e
        knows: A B1 B2, C B2
        pile: turntable
        rest: -
    """)
    use(state, "A", "snow-globe", "B", pay="A1")
    first = [one_of(state, "B", viewer) for viewer in "AC"]
    assert first == [[["S*", "s"], ["S*", "s"], None], [["?", "s"], ["?", "s"], None]]
    again = state.copy()
    again.shuffle(1)  # type: ignore[attr-defined]
    assert [one_of(again, "B", viewer) for viewer in "AC"] == first


@pytest.mark.rule("L-info-9", "L-info-1")
def test_spectators_know_the_set_of_what_was_public() -> None:
    """B1 and B2 were exposed and hidden again before the shuffle; one of them, or both."""
    for b, known in [("[s] [s] [e]", ["s", "s", "[e]"]), ("[S*] s [e]", ["?", "?", "[e]"])]:
        state = scene(f"""
            turn: D action
            A: e e e / snow-globe
            B: {b}
            C: E* s e
            rest: -
        """)
        assert "hide" in kinds_of(state, "D")
        state.up &= ~0b011_000  # type: ignore[attr-defined]  # hidden again, in the open
        do(state, "D", "skip")
        do(state, "A", "skip")
        use(state, "A", "snow-globe", "B", pay="A1")
        for viewer in (None, "A", "C", "D"):
            assert recruits(state, "B", viewer).split() == known
            if "?" in known:
                assert one_of(state, "B", viewer) == [["?", "S*"], ["?", "S*"], None]


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


# L-info-2: artifacts.


@pytest.mark.rule("L-info-2", "L-info-7")
@pytest.mark.parametrize("edition", "AB")
def test_hands_are_secret_and_their_sizes_public(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        A: e e s / umbrella, turntable, boomerang
        B: s s e / -
        C: e e s / opera-glasses
    """)
    assert hand(state, "A") == ["turntable", "umbrella", "boomerang"]
    for viewer in (None, *"ABCD"):
        assert [player(state, who, viewer)["hand"] for who in "ABCD"] == [3, 0, 1, 2]
        for who in "ABCD":
            known = player(state, who, viewer)["known_artifacts"]
            assert known == (hand(state, who) if who == viewer else [])


@pytest.mark.rule("L-info-2")
@pytest.mark.parametrize("edition", "AB")
def test_the_order_of_the_deck_is_secret(edition: str) -> None:
    """Two tables that differ only in the next cards look alike to all, and after a draw to all others."""
    text = """
        edition: {edition}
        A: e e s / -
        B: s s e / umbrella
        C: E* s s / opera-glasses
        D: S* e e / -
        pile: {pile}
    """
    one = scene(text.format(edition=edition, pile="turntable, flash-camera"))
    two = scene(text.format(edition=edition, pile="flash-camera, turntable"))
    assert everything(one, None, *"ABCD") == everything(two, None, *"ABCD")
    do(one, "A", "discard")
    do(two, "A", "discard")
    assert (hand(one, "A"), hand(two, "A")) == (["turntable"], ["flash-camera"])
    assert everything(one, None, *"BCD") == everything(two, None, *"BCD")
    assert [entry["artifact"] for entry in log(one, "A", "drew")] == ["turntable"]
    assert [entry["artifact"] for entry in log(one, "B", "drew")] == [None]


@pytest.mark.rule("L-info-2")
def test_in_edition_b_all_may_look_through_the_discards() -> None:
    state = scene("""
        A: e e s / umbrella, turntable
        discards: opera-glasses
    """)
    do(state, "A", "discard")
    for viewer in (None, *"ABCD"):
        assert look(state, viewer)["discards"] == ["opera-glasses", "turntable", "umbrella"]
        shown = [entry["artifact"] for entry in log(state, viewer, "discarded")]
        assert shown == ["turntable", "umbrella"]


@pytest.mark.rule("L-info-2", "L-art-12")
def test_in_edition_a_nobody_learns_what_was_discarded() -> None:
    one, two = (
        scene(f"""
            edition: A
            A: e e s / {held}
            B: s s e / -
            C: E* s s / -
            D: S* e e / -
            pile: flash-camera
        """)
        for held in ("umbrella, turntable", "opera-glasses, dark-glasses")
    )
    for state in (one, two):
        do(state, "A", "discard")
    assert everything(one, None, *"BCD") == everything(two, None, *"BCD")
    assert look(one, "B")["discards"] == []
    assert look(one)["pile"] == 24 - 1


# L-info-3, L-info-8, L-info-10: claims.


@pytest.mark.rule("L-info-3")
def test_claims_may_be_true_or_false() -> None:
    """About anybody's team and about any hidden recruit, whatever is the case."""
    state = scene("""
        turn: A artifact
        A: E* e s
        B: s [s] e
    """)
    for who in "ABCD":
        for team in ("euphorian", "subterran", "wastelander"):
            assert may(state, "A", "claim-team", who, team)
    for place in ("A1", "A2", "A3", "B1", "B3", "C2"):
        for kind in WORDS:
            assert may(state, "A", "claim-recruit", place, kind)


@pytest.mark.rule("L-info-3")
def test_nothing_can_be_claimed_of_what_all_can_see() -> None:
    state = scene("""
        turn: A artifact
        B: s [s] e / - / wastelander
    """)
    assert refusal(state, "A", "claim-recruit", "B2", "euphorian-leader") == "L-info-3"
    assert refusal(state, "A", "claim-team", "B", "euphorian") == "L-info-3"
    assert refusal(state, "A", "claim-team", "A", "euphorian") is None


@pytest.mark.rule("L-info-3")
def test_a_claim_shows_no_recruit() -> None:
    """Saying what one's own recruit is gives nobody any knowledge of it."""
    state = scene("""
        turn: A artifact
        A: E* e s
    """)
    before = [[player(state, who, viewer) for who in "ABCD"] for viewer in (None, *"ABCD")]
    do(state, "A", "claim-recruit", "A1", "euphorian-leader")
    assert [[player(state, who, viewer) for who in "ABCD"] for viewer in (None, *"ABCD")] == before
    assert recruits(state, "A", "B") == "? ? ?"


@pytest.mark.rule("L-info-3", "L-info-7")
def test_there_is_no_action_that_shows_a_hidden_recruit_or_a_hand() -> None:
    """These are all the kinds of actions; those that turn a card up (arm, pay, expose, react, shoot) do so to all."""
    assert {action.kind for action in LEADERS.space} == {
        "order", "skip", "discard", "interrogate", "arm", "shoot", "hide", "aim", "choose-player", "choose-recruit",
        "pay", "expose", "decline", "use", "give", "react", "claim-team", "claim-recruit",
    }  # fmt: skip


@pytest.mark.rule("L-info-3")
def test_claims_can_be_read_by_everybody() -> None:
    state = scene("""
        claims: 2
        turn: A artifact
        A: E* e s
    """)
    do(state, "A", "claim-team", "A", "subterran")
    do(state, "A", "claim-recruit", "B2", "subterran-leader")
    for viewer in (None, *"ABCD"):
        team, recruit = look(state, viewer)["claims"]
        assert (team["event"], team["seat"], team["target"], team["team"]) == ("claimed-team", 0, 0, "subterran")
        assert (recruit["event"], recruit["seat"], recruit["place"]) == ("claimed-recruit", 0, 4)
        assert recruit["recruit"] == "subterran-leader"


@pytest.mark.rule("L-info-8")
def test_nobody_checks_a_claim() -> None:
    """A lie and the truth leave the same table behind, but for the words."""
    states = []
    for kind in ("euphorian-leader", "subterran-follower"):
        state = scene("""
            turn: A artifact
            A: E* e s
        """)
        do(state, "A", "claim-recruit", "A1", kind)
        states.append(state)
    for viewer in (None, *range(4)):
        truth, lie = (state.view(viewer) for state in states)
        assert truth.pop("claims") != lie.pop("claims")
        assert truth == lie


@pytest.mark.rule("L-info-8")
def test_a_claim_keeps_its_turn_and_place_whatever_happens_to_the_card() -> None:
    state = scene("""
        turn: A artifact
        A: e e e / trading-cards
        B: S* s e
        C: E* s s
        rest: -
    """)
    pass_turn(state)
    do(state, "B", "skip")
    do(state, "B", "claim-recruit", "B1", "euphorian-follower")
    (made,) = look(state)["claims"]
    assert (made["turn"], made["place"], made["seat"]) == (2, 3, 1)
    do(state, "B", "skip")
    pass_turn(state)
    pass_turn(state)
    do(state, "A", "skip")
    use(state, "A", "trading-cards", "A1", "B1", pay="A2")
    assert own(state, "A") == "S* [e] e"
    assert look(state)["claims"] == [made]
    do(state, "B", "discard")
    do(state, "B", "arm", "B1")  # the card that lies there now is turned up, and it is another one
    do(state, "B", "aim", "C")
    assert look(state)["claims"] == [made]


@pytest.mark.rule("L-info-10")
@pytest.mark.parametrize("limit", [0, 1, 2, 5])
def test_as_many_claims_in_a_turn_as_the_option_allows(limit: int) -> None:
    state = scene(f"""
        claims: {limit}
        turn: A artifact
    """)
    for made in range(limit):
        assert look(state, "A")["you"]["claims_left"] == limit - made
        do(state, "A", "claim-team", "B", "euphorian")
    assert look(state, "A")["you"]["claims_left"] == 0
    assert not kinds_of(state, "A") & {"claim-team", "claim-recruit"}
    assert refusal(state, "A", "claim-team", "B", "euphorian") == "L-info-10"
    do(state, "A", "skip")  # the action phase has no claims of its own
    assert question(state) == "action"
    assert refusal(state, "A", "claim-recruit", "B1", "euphorian-leader") == "L-info-10"


@pytest.mark.rule("L-info-10")
def test_the_table_allows_five_claims_at_most() -> None:
    with pytest.raises(OptionError, match="claims"):
        new(4, claims=6)


@pytest.mark.rule("L-info-10")
def test_claims_are_made_in_the_own_turn_before_choosing_in_either_phase() -> None:
    state = scene("""
        claims: 3
        turn: A artifact
        A: e e s / opera-glasses / gun B
        B: s s e
        C: E* s s
        D: S* e e
    """)
    claim = ("claim-team", "A", "euphorian")
    for other in "BCD":
        assert kinds_of(state, other) == set()
        assert refusal(state, other, *claim) is not None
    do(state, "A", *claim)
    assert question(state) == "artifact"  # and the phase is still to come
    assert {"skip", "discard", "give"} <= kinds_of(state, "A")
    do(state, "A", "skip")
    do(state, "A", *claim)
    assert question(state) == "action"
    assert {"skip", "interrogate", "use", "shoot"} <= kinds_of(state, "A")
    # Not in the middle of a declaration, nor while others react, nor in the aim phase.
    do(state, "A", "use", "opera-glasses")
    assert refusal(state, "A", *claim) == "L-info-10"
    do(state, "A", "choose-player", "B")
    assert refusal(state, "A", *claim) == "L-info-10"
    do(state, "A", "pay", "A1")
    assert question(state) == "react"
    assert refusal(state, "B", *claim) == "L-info-10"
    answer_all(state, "decline")
    assert question(state) == "aim"
    assert refusal(state, "A", *claim) == "L-info-10"
    do(state, "A", "aim", "B")
    assert refusal(state, "B", *claim) is None


@pytest.mark.rule("L-info-10")
def test_a_claim_costs_nothing() -> None:
    state = scene("turn: A artifact")
    before = look(state, "A")
    offered = state.legal(0)
    do(state, "A", "claim-team", "B", "subterran")
    after = look(state, "A")
    for name in ("claims", "you"):
        before.pop(name)
        after.pop(name)
    assert after == before
    assert state.legal(0) == [action for action in offered if not action.kind.startswith("claim")]


@pytest.mark.rule("L-info-10")
def test_every_turn_has_its_own_claims_an_extra_turn_too() -> None:
    state = scene("""
        turn: A artifact
        A: e e s / espresso-machine
        B: s s e
        rest: -
    """)
    do(state, "A", "claim-team", "A", "euphorian")
    do(state, "A", "skip")
    use(state, "A", "espresso-machine", pay="A1")
    assert look(state)["active"] == 0
    do(state, "A", "claim-team", "A", "subterran")
    pass_turn(state)
    do(state, "B", "claim-team", "A", "subterran")
    assert [claim["seat"] for claim in look(state)["claims"]] == [0, 0, 1]


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


# L-info-5: waiting for reactions.

WINDOWS = {
    "an interrogation": [("A", "interrogate", "B1")],
    "a shot": [("A", "shoot")],
    "an artifact": [("A", "use", "rubber-duck"), ("A", "pay", "A1")],
}


@pytest.mark.rule("L-info-5", "L-art-10")
@pytest.mark.parametrize("deed", WINDOWS)
def test_the_same_players_are_asked_whatever_they_hold(deed: str) -> None:
    """Two tables that differ only in what B and C hold: those who can react, and those who cannot."""
    text = """
        turn: A action
        A: e e s / rubber-duck / gun B
        B: s s e / {b} / gun C
        C: E* s s / {c}
        D: S* [e] e / karaoke-machine
    """
    able = scene(text.format(b="umbrella, dark-glasses", c="restraining-order, instant-camera, expired-coupon"))
    unable = scene(text.format(b="turntable, alarm-clock", c="flash-camera, snow-globe, opera-glasses"))
    for state in (able, unable):
        for who, kind, *words in WINDOWS[deed]:
            do(state, who, kind, *words)
        assert question(state) == "react"
        assert asked(state) == "BCD"
    assert len(able.legal(1) + able.legal(2)) > len(unable.legal(1) + unable.legal(2)) == 2
    assert everything(able, None, "A", "D") == everything(unable, None, "A", "D")
    # Answers trickle in, and still nobody can tell: not even that somebody has reacted.
    do(able, "C", able.legal(2)[-1].kind, *able.legal(2)[-1].args)
    do(unable, "C", "decline")
    assert everything(able, None, "A", "D") == everything(unable, None, "A", "D")
    do(able, "B", "decline")
    do(unable, "B", "decline")
    assert asked(able) == asked(unable) == "D"
    assert everything(able, None, "A", "D") == everything(unable, None, "A", "D")


@pytest.mark.rule("L-info-5", "L-art-10")
def test_who_declines_with_a_reaction_in_hand_looks_like_who_has_none() -> None:
    able, unable = (
        scene(f"""
            turn: A action
            A: e e s
            B: s s e / {held}
            C: E* s s / -
            D: S* [e] e / -
        """)
        for held in ("boomerang", "turntable")
    )
    for state in (able, unable):
        do(state, "A", "arm", "A1")
        assert asked(state) == "B"
        do(state, "B", "decline")
        do(state, "A", "aim", "B")
    assert everything(able, None, *"ACD") == everything(unable, None, *"ACD")


@pytest.mark.rule("L-info-5")
def test_only_what_is_public_decides_who_is_asked() -> None:
    """No artifact, or no hidden recruit: everybody can see that these cannot react."""
    state = scene("""
        seats: 6
        turn: A action
        B: s s e / -
        C: [s] [e] [s] / umbrella
        D: [e] s [e] / turntable
        E: e e s / alarm-clock
        F: [E*] [e] s / -
    """)
    do(state, "A", "interrogate", "B1")
    assert asked(state) == "DE"


@pytest.mark.rule("L-info-5")
@pytest.mark.parametrize("edition", "AB")
def test_windows_open_in_random_games_by_public_facts_alone(edition: str) -> None:
    windows = 0
    for state in random_game(6, seed=21, edition=edition, turns=10, claims=0):
        seen = look(state)
        if seen["asked"]["question"] == "react" and not any(state.answers):
            windows += 1
            could = [
                one["seat"]
                for one in seen["players"]
                if one["hand"] and not all(recruit["exposed"] for recruit in one["recruits"])
            ]
            assert seen["asked"]["seats"] == [seat for seat in could if seat != seen["active"]]
    assert windows > 20


# L-info-6, L-info-7.


@pytest.mark.rule("L-info-6")
def test_who_is_a_wastelander_is_public() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: e e s / - / gun C
        B: s s e / - / wastelander
        C: s e s
        D: E* s s
        rest: -
    """)
    for viewer in (None, *"ABCDE"):
        assert [one["wastelander"] for one in look(state, viewer)["players"]] == [False, True, False, False, False]
    do(state, "A", "shoot")
    for viewer in (None, *"ABCDE"):
        assert [one["wastelander"] for one in look(state, viewer)["players"]] == [False, True, True, False, False]
        assert [entry["seat"] for entry in log(state, viewer, "turned-wastelander")] == [2]


@pytest.mark.rule("L-info-7")
@pytest.mark.parametrize("edition", "AB")
def test_nobody_sees_an_artifact_that_was_drawn_given_or_taken_by_others(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A artifact
        A: e e s / -
        B: s s e / vacuum-cleaner
        C: E* s s / umbrella, turntable
        D: S* e e / boomerang
        pile: flash-camera
    """)
    do(state, "A", "discard")
    pass_turn(state)
    do(state, "B", "skip")
    use(state, "B", "vacuum-cleaner", "C", pay="B1")
    answer_all(state, "decline")
    do(state, "C", "give", hand(state, "C")[0], "D")
    for viewer in (None, *"ABCD"):
        for event, parties in (("drew", "A"), ("stole", "BC"), ("gave", "CD")):
            (entry,) = log(state, viewer, event)
            assert (entry["artifact"] is not None) == (viewer is not None and viewer in parties)
    assert [player(state, who, "A")["known_artifacts"] for who in "BCD"] == [[], [], []]
    assert [player(state, who)["known_artifacts"] for who in "ABCD"] == [[], [], [], []]
    assert player(state, "B", "C")["known_artifacts"] == hand(state, "B")  # C was robbed of it
    assert len(player(state, "D", "C")["known_artifacts"]) == 1  # C gave it


# L-info-11: a declaration that is not complete.

DECLARATIONS: dict[str, list[tuple[str, ...]]] = {
    "opera-glasses": [("choose-player", "B"), ("pay", "A1")],
    "party-line-telephone": [("choose-recruit", "B1"), ("choose-recruit", "C2"), ("pay", "A2")],
    "metal-detector": [("choose-recruit", "B1"), ("choose-recruit", "C2"), ("pay", "A2")],
    "flash-camera": [("choose-recruit", "C3"), ("pay", "A3")],
    "trading-cards": [("choose-recruit", "A1"), ("choose-recruit", "B2"), ("pay", "A1")],
    "matchmakers-almanac": [("choose-recruit", "B1"), ("choose-recruit", "D2"), ("pay", "A1")],
    "blanket-fort": [("choose-player", "D"), ("pay", "A1")],
    "turntable": [("pay", "A3")],
    "remote-control": [("choose-player", "B"), ("choose-player", "D"), ("pay", "A1")],
    "mail-order-catalogue": [("choose-player", "D"), ("pay", "A1")],
}


@pytest.mark.rule("L-info-11")
@pytest.mark.parametrize("edition", "AB")
@pytest.mark.parametrize("artifact", DECLARATIONS)
def test_until_a_declaration_is_complete_nobody_else_can_tell(artifact: str, edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        guns: 3
        turn: A action
        A: e e s / {artifact}, umbrella
        B: s s e / dark-glasses / gun C
        C: E* s s / instant-camera / gun A
        D: S* [e] [e] / expired-coupon
    """)
    before = everything(state, None, *"BCD")
    refused = [state.why_not(seat, action) for seat in (1, 2, 3) for action in state.legal(0)]
    do(state, "A", "use", artifact)
    for kind, *words in DECLARATIONS[artifact]:
        assert everything(state, None, *"BCD") == before
        assert [state.why_not(seat, action) for seat in (1, 2, 3) for action in LEADERS.space][: len(refused)]
        assert question(state, "B") == "action"
        about = look(state, "A")["asked"]["about"]  # while its player is told where they are
        assert about["artifact"] == artifact
        do(state, "A", kind, *words)
    # Complete: announced at once, with all that was chosen.
    assert question(state) == "react"
    places = {"A": 0, "B": 3, "C": 6, "D": 9}
    chosen = [
        {"target": SEATS.index(word)} if kind == "choose-player" else {"place": places[word[0]] + int(word[1]) - 1}
        for kind, word in DECLARATIONS[artifact][:-1]
    ]
    for viewer in (None, *"ABCD"):
        (used,) = log(state, viewer, "used")
        assert (used["seat"], used["artifact"], used.get("choices", [])) == (0, artifact, chosen)
        about = look(state, viewer)["asked"]["about"]
        assert (about["seat"], about["artifact"], len(about["declared"])) == (0, artifact, len(chosen))
        exposed = log(state, viewer, "exposed")
        assert [entry["place"] for entry in exposed] == [int(DECLARATIONS[artifact][-1][1][1]) - 1]


@pytest.mark.rule("L-info-11")
def test_two_half_made_declarations_look_alike() -> None:
    """Even another card: what is begun shows nowhere, and the dice of a guess start from the beginning."""
    states = []
    for artifact, choice in (("opera-glasses", ("choose-player", "B")), ("flash-camera", ("choose-recruit", "B1"))):
        state = scene("""
            turn: A action
            A: e e s / opera-glasses, flash-camera
            B: s s e / dark-glasses
            C: E* s s / instant-camera
            D: S* e e / expired-coupon
        """)
        do(state, "A", "use", artifact)
        do(state, "A", *choice)
        states.append(state)
    one, two = states
    assert everything(one, None, *"BCD") == everything(two, None, *"BCD")
    for state in states:
        guess = state.sample(1, Dice(4))
        assert {"skip", "interrogate", "arm"} <= kinds_of(guess, "A")
    assert one.sample(1, Dice(4)).legal(0) == two.sample(1, Dice(4)).legal(0)


@pytest.mark.rule("L-info-11")
def test_an_answer_in_secret_is_seen_by_its_player_only() -> None:
    state = scene("""
        turn: A action
        A: e e s
        B: s s e / dark-glasses
        C: E* s s / instant-camera
        D: S* e e / expired-coupon
    """)
    do(state, "A", "interrogate", "B1")
    other = state.copy()
    do(state, "B", "react", "dark-glasses", "B2")
    do(other, "B", "decline")
    assert everything(state, None, *"ACD") == everything(other, None, *"ACD")
    answered: Any = [look(one, "B")["you"]["answered"] for one in (state, other)]
    assert answered == [["react", 20, 1], ["decline"]]
    assert listed(state, "B", "react") == []
