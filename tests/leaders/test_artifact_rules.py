"""The rules of using artifacts: L-art-1 to L-art-7, and L-art-9."""

from __future__ import annotations

import pytest

from tests.leaders.artifact_play import (
    all_but,
    card,
    choosable,
    deck_file,
    exposures,
    hand_size,
    interrogate,
    known_hand,
    looks,
    played,
    scene_with,
    shoot,
    turn_of,
)
from tests.leaders.play import (
    answer_all,
    asked,
    both_editions,
    do,
    hand,
    kinds_of,
    listed,
    look,
    may,
    names,
    own,
    pass_turn,
    player,
    question,
    recruits,
    refusal,
    scene,
    use,
)

# L-art-1: action artifacts in one's own action phase, reactions in answer to another player's action.


@pytest.mark.rule("L-art-1", "L-turn-1")
@pytest.mark.parametrize("phase", ["artifact", "action", "aim"])
def test_an_action_artifact_is_used_only_in_the_action_phase(phase: str) -> None:
    state = scene(f"""
        turn: A {phase}
        A: E* e e / turntable / gun B
        B: S* s s / opera-glasses
        rest: -
    """)
    assert may(state, "A", "use", "turntable") == (phase == "action")
    assert not may(state, "B", "use", "opera-glasses")
    if phase != "action":
        assert refusal(state, "A", "use", "turntable") == "L-art-1"


@pytest.mark.rule("L-art-1", "L-turn-3")
def test_an_action_artifact_is_the_action_of_the_turn() -> None:
    state = scene("""
        turn: A action
        A: E* e e / rubber-duck, turntable
        B: S* s s / - / gun A
        rest: -
    """)
    played(state, "A", "rubber-duck", "B", pay="A1")
    assert (turn_of(state), question(state)) == ("B", "artifact")


@pytest.mark.rule("L-art-1")
@pytest.mark.parametrize(
    "reaction",
    ["umbrella", "restraining-order", "dark-glasses", "instant-camera", "expired-coupon", "boomerang"],
)
def test_a_reaction_artifact_cannot_be_used_as_an_action(reaction: str) -> None:
    state = scene(f"""
        turn: A action
        A: E* e e / {reaction}
        rest: -
    """)
    assert not may(state, "A", "use", reaction)
    assert refusal(state, "A", "use", reaction) == "L-art-1"


@pytest.mark.rule("L-art-1")
def test_nobody_reacts_to_their_own_action() -> None:
    state = scene("""
        turn: A action
        A: E* e e / turntable, expired-coupon
        B: S* s s / opera-glasses
        rest: -
    """)
    use(state, "A", "turntable", pay="A1")
    assert asked(state) == "B"
    assert not may(state, "A", "react", "expired-coupon", "A2")


@pytest.mark.rule("L-art-1")
def test_an_action_artifact_is_no_answer_to_an_action() -> None:
    state = scene("""
        turn: A action
        A: E* e e / -
        B: S* s s / opera-glasses
        rest: -
    """)
    do(state, "A", "interrogate", "B1")
    assert kinds_of(state, "B") == {"decline"}
    assert refusal(state, "B", "react", "opera-glasses", "B1") == "L-art-1"


# L-art-2: either kind costs exposing one hidden recruit.


@both_editions
@pytest.mark.rule("L-art-2", "L-act-2")
def test_an_artifact_is_paid_with_a_hidden_recruit(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* [e] e / turntable
        rest: -
    """)
    do(state, "A", "use", "turntable")
    assert listed(state, "A", "pay") == [(0,), (2,)]
    assert refusal(state, "A", "pay", "A2") == "L-art-2"
    events = do(state, "A", "pay", "A3")
    assert exposures(events) == ["A3"]
    assert recruits(state, "A") == "? [e] [e]"


@pytest.mark.rule("L-art-2")
def test_an_only_hidden_recruit_pays_without_a_question() -> None:
    state = scene("""
        turn: A action
        A: E* [e] [e] / turntable
        rest: -
    """)
    do(state, "A", "use", "turntable")
    assert recruits(state, "A") == "[E*] [e] [e]"
    assert turn_of(state) == "D"


@pytest.mark.rule("L-art-2", "L-act-2")
def test_who_has_no_hidden_recruit_can_use_no_artifact() -> None:
    state = scene(
        """
        turn: A action
        A: [E*] [e] [e] / turntable, expired-coupon
        B: S* s s / opera-glasses
        rest: -
    """
    )
    assert not may(state, "A", "use", "turntable")
    assert refusal(state, "A", "use", "turntable") == "L-act-2"
    do(state, "A", "skip")
    do(state, "B", "skip")
    # A holds a coupon, cannot pay for it, and is not asked.
    events = use(state, "B", "opera-glasses", "C", pay="B1")
    assert "looked" in names(events)


@pytest.mark.rule("L-art-2")
def test_a_reaction_is_paid_with_a_hidden_recruit() -> None:
    state = scene("""
        turn: A action
        A: E* e e / turntable
        B: [S*] s s / expired-coupon
        rest: -
    """)
    use(state, "A", "turntable", pay="A1")
    assert [args[1] for args in listed(state, "B", "react")] == [1, 2]
    assert refusal(state, "B", "react", "expired-coupon", "B1") == "L-art-2"
    events = do(state, "B", "react", "expired-coupon", "B3")
    assert exposures(events) == ["B3"]


# L-art-3: a reaction drawn because of a shot cannot answer that shot.


@both_editions
@pytest.mark.rule("L-art-3", "L-shot-2")
def test_an_umbrella_drawn_because_of_a_shot_comes_too_late(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: s s e / turntable
        pile: umbrella
        rest: -
    """)
    do(state, "A", "shoot")
    assert kinds_of(state, "B") == {"decline"}
    events = do(state, "B", "decline")
    assert "reacted" not in names(events)
    assert "umbrella" in hand(state, "B")
    assert player(state, "B")["wastelander"]
    assert (turn_of(state), question(state)) == ("B", "artifact")


@pytest.mark.rule("L-art-3")
def test_who_had_no_artifact_before_a_shot_is_never_asked_about_it() -> None:
    state = scene("""
        turn: A action
        A: E* e e / - / gun B
        B: s s e / -
        pile: umbrella
        rest: -
    """)
    events = do(state, "A", "shoot")
    assert player(state, "B")["wastelander"]
    assert "reacted" not in names(events)
    assert hand(state, "B") == ["umbrella"]


# L-art-4: where used and discarded artifacts go.


@pytest.mark.rule("L-art-4", "L-art-8")
def test_in_edition_b_a_used_card_is_discarded_before_reactions_and_effect() -> None:
    state = scene("""
        edition: B
        turn: A action
        A: E* e e / karaoke-machine
        B: S* s s / opera-glasses
        discards: turntable
        rest: -
    """)
    pile = look(state)["pile"]
    use(state, "A", "karaoke-machine", "B", pay="A1")
    assert question(state) == "react"
    assert look(state)["discards"] == ["turntable", "karaoke-machine"]
    answer_all(state, "decline")
    assert question(state) == "expose"
    assert look(state)["discards"] == ["turntable", "karaoke-machine"]
    assert (hand_size(state, "A"), look(state)["pile"]) == (0, pile)


@pytest.mark.rule("L-art-4", "L-art-8")
def test_in_edition_a_a_used_card_goes_under_the_deck_after_its_effect() -> None:
    state = scene("""
        edition: A
        turn: A action
        A: E* e e / karaoke-machine
        B: S* s s / opera-glasses
        rest: -
    """)
    pile = look(state)["pile"]
    use(state, "A", "karaoke-machine", "B", pay="A1")
    answer_all(state, "decline")
    assert question(state) == "expose"
    assert (hand_size(state, "A"), look(state)["pile"]) == (0, pile)
    do(state, "B", "expose", "B2")
    assert look(state)["pile"] == pile + 1
    assert look(state)["discards"] == []


@pytest.mark.rule("L-art-4")
def test_in_edition_a_everyone_knows_which_card_lies_at_the_bottom_and_who_draws_it() -> None:
    state = scene(f"""
        edition: A
        turn: A action
        A: E* e e / turntable
        D: S* s s / {all_but("turntable")}
        rest: -
    """)
    assert look(state)["pile"] == 0
    played(state, "A", "turntable", pay="A1")
    assert look(state)["pile"] == 1
    assert turn_of(state) == "D"
    # D's hand goes under it, so D draws the turntable, and everyone has followed it.
    do(state, "D", "discard")
    assert hand(state, "D") == ["turntable"]
    for viewer in "ABC":
        assert known_hand(state, "D", viewer) == ["turntable"]
    assert known_hand(state, "D", None) == ["turntable"]


@pytest.mark.rule("L-art-4")
def test_in_edition_a_used_cards_lie_under_all_others() -> None:
    state = scene(f"""
        edition: A
        turn: A action
        A: E* e e / opera-glasses
        C: S* s s / {all_but("opera-glasses", "umbrella", "alarm-clock")}
        pile: umbrella, alarm-clock
        rest: -
    """)
    played(state, "A", "opera-glasses", "C", pay="A1")
    drawn = []
    for who in "BD":
        if turn_of(state) == "C":
            pass_turn(state)
        do(state, who, "discard")
        drawn += hand(state, who)
        do(state, who, "skip")
    do(state, "A", "discard")
    drawn += hand(state, "A")
    assert drawn == ["umbrella", "alarm-clock", "opera-glasses"]


@both_editions
@pytest.mark.rule("L-art-4", "L-art-8")
def test_a_used_reaction_goes_where_used_cards_go(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / -
        B: S* s s / dark-glasses
        rest: -
    """)
    pile = look(state)["pile"]
    interrogate(state, "A", "B1", B=("react", "dark-glasses", "B1"))
    assert hand(state, "B") == []
    assert look(state)["discards"] == (["dark-glasses"] if edition == "B" else [])
    assert look(state)["pile"] == (pile if edition == "B" else pile + 1)


@both_editions
@pytest.mark.rule("L-art-4")
def test_with_deck_and_discards_empty_a_draw_does_nothing(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A artifact
        A: E* e e / - / gun B
        B: s s e / -
        D: S* s s / {all_but()}
        rest: -
    """)
    assert look(state)["pile"] == 0
    assert do(state, "A", "discard") == []
    assert hand(state, "A") == []
    events = shoot(state, "A")
    assert "hit" in names(events)
    assert "drew" not in names(events)
    assert hand(state, "B") == []


# L-art-5: no hand limit.


@both_editions
@pytest.mark.rule("L-art-5")
def test_a_hand_has_no_limit(edition: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A artifact
        A: E* e e / umbrella
        B: S* s s / {all_but("umbrella", "turntable")}
        pile: turntable
        rest: -
    """)
    do(state, "A", "give", "umbrella", "B")
    do(state, "A", "skip")
    assert hand_size(state, "B") == 23
    assert may(state, "B", "skip")  # nothing is to be discarded
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: E* e e / - / gun B
        B: s s e / {all_but("umbrella")}
        pile: umbrella
        rest: -
    """)
    shoot(state, "A")
    assert hand_size(state, "B") == 24


# L-art-6: a swap leaves each recruit its face (see also L-a09 and L-a10).


@pytest.mark.rule("L-art-6")
def test_in_a_swap_each_card_keeps_its_own_face() -> None:
    state = scene("""
        turn: A action
        A: e e e / matchmakers-almanac
        B: [E*] s e / -
        C: [s] S* s / -
        rest: -
    """)
    played(state, "A", "matchmakers-almanac", "B3", "C1", pay="A1")
    assert (own(state, "B"), own(state, "C")) == ("[E*] s [s]", "e S* s")
    state = scene("""
        turn: A action
        A: e e e / matchmakers-almanac
        B: [E*] s e / -
        C: [s] S* s / -
        rest: -
    """)
    played(state, "A", "matchmakers-almanac", "B1", "C3", pay="A1")
    assert state.outcome is not None  # C has both leaders; see L-win-4


# L-art-7: nobody may end up with two guns.


@pytest.mark.rule("L-art-7", "L-art-11", "L-gun-1")
def test_no_card_text_gives_anybody_a_second_gun() -> None:
    deck = deck_file(
        card("parcel", "arm 1", "draw", choose=["player"], copies=2),
        card("hook", "take-gun 1", "draw", choose=["other"], copies=2),
    )
    state = scene_with(
        deck,
        """
        seats: 6
        turn: A action
        A: E* e e / parcel, hook
        C: S* s s / - / gun A
        rest: -
        """,
    )
    do(state, "A", "use", "parcel")
    assert choosable(state, "A") == ["A", "B", "D", "E", "F"]  # though its second half would work on C
    state = scene_with(
        deck,
        """
        seats: 6
        turn: C action
        A: E* e e / - / gun B
        C: S* s s / hook / gun A
        rest: -
        """,
    )
    assert not may(state, "C", "use", "hook")
    assert refusal(state, "C", "use", "hook") == "L-art-7"


# L-art-9: an artifact that could change nothing; judged from what is public.


@pytest.mark.rule("L-art-9")
def test_a_look_counts_as_a_change_even_where_everything_is_known() -> None:
    state = scene("""
        turn: A action
        A: E* e e / opera-glasses
        B: S* s s / -
        knows: A B1 B2 B3
        rest: -
    """)
    events = played(state, "A", "opera-glasses", "B", pay="A1")
    assert looks(events) == [("A", "B1"), ("A", "B2"), ("A", "B3")]


@pytest.mark.rule("L-art-9", "L-a02", "L-a06")
@pytest.mark.parametrize("artifact", ["party-line-telephone", "flash-camera"])
def test_a_recruit_that_one_knows_already_may_be_chosen_all_the_same(artifact: str) -> None:
    state = scene(f"""
        turn: A action
        A: E* e e / {artifact}
        B: S* s s / -
        knows: A B1 B2 B3
        rest: -
    """)
    do(state, "A", "use", artifact)
    assert {"B1", "B2", "B3"} <= set(choosable(state, "A"))


@pytest.mark.rule("L-art-9", "L-info-5")
@pytest.mark.parametrize(
    ("artifact", "choices"),
    [("snow-globe", ["B"]), ("trading-cards", ["A1", "B3"]), ("matchmakers-almanac", ["B3", "C1"])],
)
def test_legality_tells_nothing_about_hidden_recruits(artifact: str, choices: list[str]) -> None:
    """Alike or not, hidden recruits may be shuffled and swapped."""
    for b, c in (("s s [s]", "s e S*"), ("s e [s]", "e s S*")):
        state = scene(f"""
            turn: A action
            A: s E* e / {artifact}
            B: {b} / -
            C: {c} / -
            rest: -
        """)
        do(state, "A", "use", artifact)
        for choice in choices:
            assert choice in choosable(state, "A")
            do(state, "A", "choose-player" if len(choice) == 1 else "choose-recruit", choice)


@pytest.mark.rule("L-art-9")
@pytest.mark.parametrize(
    "artifact", ["rubber-duck", "remote-control", "claw-machine", "metal-detector", "blanket-fort"]
)
def test_an_artifact_that_could_change_nothing_cannot_be_used(artifact: str) -> None:
    state = scene(f"""
        turn: A action
        A: E* e e / {artifact}
        rest: -
    """)
    assert not may(state, "A", "use", artifact)
    assert refusal(state, "A", "use", artifact) == "L-art-9"
