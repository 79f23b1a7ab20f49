"""How a game ends, L-win."""

from __future__ import annotations

import pytest

from euphoria import State
from euphoria.games.leaders.game import LeadersState
from tests.leaders.artifact_play import card, deck_file, has_gun, played, scene_with, shoot, turn_of, winners
from tests.leaders.play import (
    SEATS,
    asked,
    both_editions,
    do,
    look,
    names,
    own,
    pass_turn,
    random_game,
    recruits,
    refusal,
    scene,
)


def ending(state: State) -> tuple[str, str, str]:
    """Who has won, why, and by which rule."""
    assert state.outcome is not None
    return winners(state), state.outcome.reason, state.outcome.rule


# L-win-1: shot by a Wastelander: all Wastelanders win together.


@both_editions
@pytest.mark.rule("L-win-1", "L-shot-1")
@pytest.mark.parametrize("leader", ["[E*]", "[S*]"])
def test_all_wastelanders_win_when_one_of_them_shoots_an_exposed_leader(edition: str, leader: str) -> None:
    state = scene(f"""
        seats: 5
        edition: {edition}
        turn: A action
        A: e e e / - / wastelander, gun B
        B: {leader} s e / -
        D: s s s / - / wastelander
        rest: -
    """)
    shoot(state, "A")
    assert ending(state) == ("AD", "wastelander-team", "L-win-1")


@pytest.mark.rule("L-win-1", "L-shot-5")
def test_it_is_who_fires_that_counts_also_when_the_shot_goes_elsewhere() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: e e e / - / wastelander, gun B
        B: s s e / restraining-order
        C: [S*] s e / -
        rest: -
    """)
    shoot(state, "A", B=("react", "restraining-order", "B1"))
    do(state, "A", "choose-player", "C")
    assert ending(state) == ("A", "wastelander-team", "L-win-1")


# L-win-2: shot by anyone else: the team opposed to the exposed leader.


@both_editions
@pytest.mark.rule("L-win-2", "L-win-5", "L-team-1", "L-team-2", "L-team-3")
@pytest.mark.parametrize(
    ("shooter", "target", "won", "reason"),
    [
        ("A", "B", "ACE", "euphorian-team"),  # the Subterran leader, by the Euphorian one
        ("C", "B", "ACE", "euphorian-team"),  # by a Euphorian follower
        ("D", "B", "ACE", "euphorian-team"),  # by a team-mate of the leader
        ("B", "A", "BD", "subterran-team"),
        ("D", "A", "BD", "subterran-team"),
        ("E", "A", "BD", "subterran-team"),  # by a team-mate of the leader
    ],
)
def test_a_shot_at_an_exposed_leader_wins_for_the_opposed_team(
    edition: str, shooter: str, target: str, won: str, reason: str
) -> None:
    lines = {
        "A": "[E*] s s / -",
        "B": "[S*] e e / -",
        "C": "e e s / -",
        "D": "s s e / -",
        "E": "e s e / -",
        "F": "s s e / - / wastelander",
    }
    lines[shooter] += f" / gun {target}"
    text = "\n".join(f"{who}: {line}" for who, line in lines.items())
    state = scene(f"seats: 6\nedition: {edition}\nturn: {shooter} action\n{text}")
    shoot(state, shooter)
    assert ending(state) == (won, reason, "L-win-2")


@pytest.mark.rule("L-win-2", "L-team-4")
def test_the_winning_team_is_read_from_the_recruits_held_at_the_end() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: E* e e / - / gun B
        B: [S*] e e / -
        C: e s s / -
        D: e e s / trading-cards
        rest: -
    """)
    shot = state.copy()
    shoot(shot, "A")
    assert "D" in winners(shot)
    assert "C" not in winners(shot)
    for _ in range(3):
        pass_turn(state)
    do(state, "D", "skip")
    played(state, "D", "trading-cards", "D1", "C3", pay="D3")
    pass_turn(state)  # E
    do(state, "A", "skip")
    shoot(state, "A")
    assert "C" in winners(state)  # e s e
    assert "D" not in winners(state)  # s e s


# L-win-3 and L-win-7: a Wastelander who receives a leader wins alone, at once.


@both_editions
@pytest.mark.rule("L-win-3", "L-win-7", "L-team-6")
@pytest.mark.parametrize("leader", ["E*", "S*", "[E*]", "[S*]"])
def test_a_wastelander_who_takes_a_leader_wins_alone(edition: str, leader: str) -> None:
    state = scene(f"""
        seats: 5
        edition: {edition}
        turn: A action
        A: e e e / trading-cards / wastelander
        B: {leader} s e / -
        D: s s s / - / wastelander
        rest: -
    """)
    played(state, "A", "trading-cards", "A1", "B1", pay="A2")
    assert ending(state) == ("A", "wastelander-leader", "L-win-3")


@pytest.mark.rule("L-win-3")
def test_a_wastelander_to_whom_a_leader_is_given_wins_alone() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: E* e e / trading-cards
        B: s s e / - / wastelander
        rest: -
    """)
    played(state, "A", "trading-cards", "A1", "B1", pay="A2")
    assert ending(state) == ("B", "wastelander-leader", "L-win-3")


@pytest.mark.rule("L-win-3")
def test_a_wastelander_to_whom_others_send_a_leader_wins_alone() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: e e e / matchmakers-almanac
        C: s s e / - / wastelander
        D: S* s e / -
        rest: -
    """)
    played(state, "A", "matchmakers-almanac", "C1", "D1", pay="A2")
    assert ending(state) == ("C", "wastelander-leader", "L-win-3")


@pytest.mark.rule("L-win-3")
def test_a_wastelander_who_receives_a_follower_has_not_won() -> None:
    state = scene("""
        seats: 5
        turn: A action
        A: e e e / trading-cards / wastelander
        B: S* s e / -
        rest: -
    """)
    played(state, "A", "trading-cards", "A1", "B2", pay="A2")
    assert state.outcome is None
    assert own(state, "A") == "s [e] e"


# L-win-4 and L-win-7: both leaders, hidden or exposed.


@both_editions
@pytest.mark.rule("L-win-4", "L-win-7")
@pytest.mark.parametrize(("mine", "theirs"), [("E*", "S*"), ("[E*]", "S*"), ("S*", "[E*]"), ("[S*]", "[E*]")])
def test_who_takes_the_second_leader_wins_alone(edition: str, mine: str, theirs: str) -> None:
    state = scene(f"""
        edition: {edition}
        turn: A action
        A: {mine} e e / trading-cards
        B: {theirs} s s / -
        rest: -
    """)
    played(state, "A", "trading-cards", "A2", "B1", pay="A3")
    assert ending(state) == ("A", "both-leaders", "L-win-4")


@pytest.mark.rule("L-win-4")
def test_who_is_given_the_second_leader_wins_alone() -> None:
    state = scene("""
        turn: A action
        A: E* e e / trading-cards
        B: S* s s / -
        rest: -
    """)
    played(state, "A", "trading-cards", "A1", "B2", pay="A3")
    assert ending(state) == ("B", "both-leaders", "L-win-4")


@pytest.mark.rule("L-win-4")
def test_who_is_sent_the_second_leader_by_a_third_player_wins_alone() -> None:
    state = scene("""
        turn: D action
        A: E* e e / -
        B: S* s s / -
        D: e e s / matchmakers-almanac
        rest: -
    """)
    played(state, "D", "matchmakers-almanac", "A1", "B2", pay="D3")
    assert ending(state) == ("B", "both-leaders", "L-win-4")


@pytest.mark.rule("L-win-4")
def test_two_leaders_that_change_places_win_for_nobody() -> None:
    state = scene("""
        turn: A action
        A: E* e e / trading-cards
        B: S* s s / -
        rest: -
    """)
    played(state, "A", "trading-cards", "A1", "B1", pay="A3")
    assert state.outcome is None
    assert (own(state, "A"), own(state, "B")) == ("S* e [e]", "E* s s")


# L-win-5: at the end all recruits are exposed.


@both_editions
@pytest.mark.rule("L-win-5")
@pytest.mark.parametrize("way", ["team", "alone", "limit"])
def test_at_the_end_all_recruits_are_exposed_to_everyone(edition: str, way: str) -> None:
    state = scene(f"""
        turns: 1
        edition: {edition}
        turn: A action
        A: E* e e / trading-cards / gun B
        B: [S*] s s / -
        C: e s s / -
        D: e e s / -
    """)
    if way == "team":
        shoot(state, "A")
    elif way == "alone":
        played(state, "A", "trading-cards", "A2", "B1", pay="A3")
    else:
        while state.outcome is None:
            pass_turn(state)
    assert recruits(state, "D") == "[e] [e] [s]"
    assert recruits(state, "C", "A") == "[e] [s] [s]"
    assert look(state)["outcome"] == look(state, "C")["outcome"]
    assert look(state)["outcome"]["winners"] == {"team": [0, 3], "alone": [0], "limit": []}[way]
    assert look(state)["outcome"]["scores"] == {"team": [1, 0, 0, 1], "alone": [1, 0, 0, 0], "limit": [0] * 4}[way]
    assert names(state.events(None))[-1] == "ended"


# L-win-6: a cap on turns ends the game as a draw.


@both_editions
@pytest.mark.rule("L-win-6")
@pytest.mark.parametrize(("seats", "turns"), [(4, 1), (4, 3), (6, 2)])
def test_a_cap_on_turns_ends_the_game_as_a_draw(edition: str, seats: int, turns: int) -> None:
    state = scene(f"""
        seats: {seats}
        turns: {turns}
        edition: {edition}
        rest: -
    """)
    while state.outcome is None:
        pass_turn(state)
    assert names(state.events(None)).count("turn") == seats * turns
    assert ending(state) == ("", "turn-limit", "L-win-6")


@pytest.mark.rule("L-win-6")
def test_the_cap_is_forty_turns_a_player_unless_the_table_says_otherwise() -> None:
    state = scene("rest: -")
    for turn in range(160):
        assert look(state)["turn"] == turn + 1
        do(state, state.deciders[0], "skip")
        do(state, state.deciders[0], "skip")
    assert ending(state) == ("", "turn-limit", "L-win-6")


@pytest.mark.rule("L-win-6", "L-turn-6")
def test_an_extra_turn_counts_towards_the_cap() -> None:
    state = scene("""
        turns: 1
        turn: A action
        A: E* e e / espresso-machine
        rest: -
    """)
    played(state, "A", "espresso-machine", pay="A1")
    turns = []
    while state.outcome is None:
        turns.append(turn_of(state))
        pass_turn(state)
    assert turns == ["A", "B", "C"]
    assert ending(state) == ("", "turn-limit", "L-win-6")


@pytest.mark.rule("L-win-6", "L-turn-6", "L-a16")
def test_an_extra_turn_beyond_the_cap_is_not_played() -> None:
    state = scene("""
        turns: 1
        turn: B artifact
        A: E* e e / espresso-machine
        rest: -
    """)
    for _ in range(3):
        pass_turn(state)
    do(state, "A", "skip")
    played(state, "A", "espresso-machine", pay="A1")
    assert ending(state) == ("", "turn-limit", "L-win-6")


@pytest.mark.rule("L-win-6")
def test_every_random_game_comes_to_an_end_within_the_cap() -> None:
    for seed in range(4):
        *_, last = random_game(4 + seed, seed, turns=5)
        assert last.outcome is not None
        assert look(last)["turn"] <= 5 * (4 + seed)


# L-win-8: victory is looked for after each single effect, and stops everything else.


@pytest.mark.rule("L-win-8")
def test_victory_stops_the_rest_of_an_artifact_and_of_the_turn() -> None:
    deck = deck_file(card("barter", "swap 1 2", "reverse", "draw", choose=["own", "recruit"], copies=2))
    state = scene_with(
        deck,
        """
        turn: A action
        A: E* e e / barter / gun B
        B: S* s s / -
        rest: -
        """,
    )
    events = played(state, "A", "barter", "A2", "B1", pay="A3")
    assert names(events) == ["used", "exposed", "swapped", "received", "received", "ended"]
    assert look(state)["clockwise"]
    assert asked(state) == ""
    assert has_gun(state, "A")
    assert state.legal(0) == []
    assert refusal(state, "A", "aim", "C") == "L-win-8"


@pytest.mark.rule("L-win-8", "L-win-4")
def test_victory_is_looked_for_between_two_effects_of_one_artifact() -> None:
    """The second swap would take the leader away again, and comes too late."""
    deck = deck_file(card("barter", "swap 1 2", "swap 1 2", choose=["own", "recruit"], copies=2))
    state = scene_with(
        deck,
        """
        turn: A action
        A: E* e e / barter
        B: S* s s / -
        rest: -
        """,
    )
    played(state, "A", "barter", "A2", "B1", pay="A3")
    assert ending(state) == ("A", "both-leaders", "L-win-4")


@pytest.mark.rule("L-win-8", "L-shot-1")
def test_a_shot_by_an_artifact_stops_the_rest_of_it() -> None:
    deck = deck_file(card("sting", "shoot 1", "reverse", choose=["other"], copies=2))
    state = scene_with(
        deck,
        """
        turn: A action
        A: E* e e / sting
        B: [S*] s s / -
        rest: -
        """,
    )
    events = played(state, "A", "sting", "B", pay="A3")
    assert names(events) == ["used", "exposed", "shot", "ended"]
    assert look(state)["clockwise"]


@pytest.mark.rule("L-win-8")
@pytest.mark.parametrize("order", ["clockwise", "reversed"])
@pytest.mark.parametrize(
    ("active", "pair", "clockwise", "reversed_"),
    [("A", "AC", "A", "A"), ("B", "AC", "C", "A"), ("D", "BC", "B", "C"), ("E", "BD", "B", "D")],
)
def test_of_two_lone_winners_the_active_player_comes_first_and_then_the_order_of_play(
    order: str, active: str, pair: str, clockwise: str, reversed_: str
) -> None:
    """No lawful game gets here with one swap, so two Wastelanders are given a leader each by hand."""
    first, second = pair[0], pair[1]
    trios = {who: "e s s" if who in "AB" else "s e e" for who in "ABCDE"}
    trios[first], trios[second] = "E* s e", "S* e s"
    text = "\n".join(f"{who}: {trio} / -" for who, trio in trios.items())
    text = text.replace(f"{active}: {trios[active]} / -", f"{active}: {trios[active]} / swapper")
    deck = deck_file(card("swapper", "swap 1 2", choose=["own", "recruit"] if active in pair else ["recruit"] * 2))
    state = scene_with(deck, f"seats: 5\norder: {order}\nturn: {active} action\n{text}")
    assert isinstance(state, LeadersState)
    state.wastelanders = sum(1 << SEATS.index(who) for who in pair)
    played(state, active, "swapper", f"{first}2", f"{second}3", pay=f"{active}1")
    assert ending(state) == ({"clockwise": clockwise, "reversed": reversed_}[order], "wastelander-leader", "L-win-3")
