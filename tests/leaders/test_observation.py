"""What a seat sees as numbers: each of them changes with what its label says, and with nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import State
from tests.in_numbers import labelled, layout_of, positions
from tests.leaders.artifact_play import card, deck_file
from tests.leaders.numbers_of_view import numbers_of_view
from tests.leaders.play import LEADERS, answer_all, do, look, new, scene, started

BASE = """
    seats: 4
    turn: A action
    A: E* e s / umbrella /
    B: s s e / opera-glasses, snow-globe /
    C: e [s] e / - /
    D: S* s [e] / - / gun B
    rest: -
"""


def changed(one: State, other: State, seat: int) -> dict[str, tuple[float, float]]:
    """By label: what differs between two positions."""
    before, after = labelled(one, seat), labelled(other, seat)
    pairs = {label: (before.get(label, 0), after.get(label, 0)) for label in before.keys() | after.keys()}
    return {
        label: (round(old, 3), round(new, 3)) for label, (old, new) in pairs.items() if round(old, 5) != round(new, 5)
    }


OWN_DECK = deck_file(card("shield", "cancel", on="artifact", copies=20))


def with_line(line: str, *without: str) -> str:
    """The base scene with one more line, and without those that begin so."""
    kept = [one for one in BASE.splitlines() if not any(one.strip().startswith(start) for start in without)]
    return "\n".join([*kept, f"    {line}"])


def moved(before: str, after: str) -> dict[str, tuple[float, float]]:
    """One number is not 1 any more, and another one is."""
    return {before: (1, 0), after: (0, 1)}


EARLIER = moved("phase: action", "phase: artifact") | moved("question: action", "question: artifact")


@pytest.mark.parametrize(
    ("line", "without", "to_a", "to_d"),
    [
        (
            "D: S* s [e] / - / gun C",
            "D:",
            moved("player 3: gun aimed at: player 1", "player 3: gun aimed at: player 2"),
            moved("player 0: gun aimed at: player 2", "player 0: gun aimed at: player 3"),
        ),
        ("order: reversed", "-", {"clockwise": (1, 0)}, {"clockwise": (1, 0)}),
        ("extra: yes", "-", {"extra turn": (0, 1)}, {"extra turn": (0, 1)}),
        ("turn: A artifact", "turn:", EARLIER, EARLIER),
        (
            "turn: B action",
            "turn:",
            moved("active: player 0", "active: player 1")
            | moved("asked: player 0", "asked: player 1")
            | {"claims left": (1, 0)},
            moved("active: player 1", "active: player 2") | moved("asked: player 1", "asked: player 2"),
        ),
        ("turns: 80", "-", {"elapsed": (0.006, 0.003)}, {"elapsed": (0.006, 0.003)}),
        (
            "discards: turntable",
            "-",
            {"discards: turntable": (0, 1), "deck": (0.875, 0.833)},
            {"discards: turntable": (0, 1), "deck": (0.875, 0.833)},
        ),
        (
            "knows: D A1",
            "-",
            {"player 0: recruits seen: slot 0 by player 3": (0, 1)},
            {
                "player 1: recruits seen: slot 0 by player 0": (0, 1),
                "player 1: recruits: slot 0 euphorian-leader": (0, 1),
            },
        ),
        (
            "C: e [s] e / - / wastelander",
            "C:",
            {"player 2: Wastelander": (0, 1)},
            {"player 3: Wastelander": (0, 1)},
        ),
        ("B: s s e / opera-glasses, turntable /", "B:", {}, {}),
    ],
)
def test_one_thing_else_is_one_number_else(line: str, without: str, to_a: Any, to_d: Any) -> None:
    """As seat A sees it, and as D does, who is counted 3 by A and counts A as 1."""
    base, other = scene(BASE), scene(with_line(line, without))
    assert changed(base, other, 0) == to_a
    assert changed(base, other, 3) == to_d


def test_a_hand_is_seen_by_its_owner() -> None:
    base, other = scene(BASE), scene(with_line("B: s s e / opera-glasses, turntable /", "B:"))
    assert changed(base, other, 1) == {
        "hand: snow-globe": (1, 0),
        "hand: turntable": (0, 1),
        "player 0: known artifacts: snow-globe": (1, 0),
        "player 0: known artifacts: turntable": (0, 1),
    }
    fewer = scene(with_line("B: s s e / opera-glasses /", "B:"))
    assert changed(base, fewer, 2) == {"player 3: cards": (0.2, 0.1), "deck": (0.875, 0.917)}


def test_an_exposed_recruit_is_seen_by_everybody() -> None:
    base, other = scene(BASE), scene(with_line("C: e s e / - /", "C:"))
    assert changed(base, other, 0) == {
        "player 2: exposed: slot 1": (1, 0),
        "player 2: recruits: slot 1 subterran-follower": (1, 0),
        "player 2: recruits seen: slot 1 by everybody": (1, 0),
        "player 2: recruits seen: slot 1 by player 2": (0, 1),
    }


def test_who_looks_knows_until_the_recruits_are_shuffled() -> None:
    state = scene(with_line("A: E* e s / snow-globe /", "A:").replace("opera-glasses, snow-globe", "umbrella"))
    do(state, "A", "interrogate", "B2")
    answer_all(state, "decline")
    assert labelled(state, 0)["player 1: recruits: slot 1 subterran-follower"] == 1
    assert labelled(state, 2)["player 3: recruits seen: slot 1 by player 2"] == 1
    assert not [label for label in labelled(state, 2) if label.startswith("player 3: recruits: ")]


def test_the_team_is_that_of_the_recruits_held() -> None:
    state = scene(BASE)
    teams = [next(label for label in labelled(state, seat) if label.startswith("team")) for seat in range(4)]
    assert teams == ["team: euphorian", "team: subterran", "team: euphorian", "team: subterran"]
    exposed = scene(with_line("C: e [s] e / - / wastelander", "C:"))
    assert labelled(exposed, 2)["team: wastelander"] == 1


def test_a_deed_that_can_be_answered_is_seen_by_all() -> None:
    state = scene(with_line("B: s s e / umbrella, snow-globe /", "B:").replace("/ umbrella /", "/ opera-glasses /"))
    do(state, "A", "use", "opera-glasses")
    assert told(state, 0, "question", "deed") == {
        "question: choose": 1,
        "deed: artifact": 1,
        "deed by: player 0": 1,
        "deed with: opera-glasses": 1,
    }
    assert told(state, 1, "question", "deed") == {"question: action": 1}, "a declaration is secret until it is complete"


def told(state: State, seat: int, *starts: str) -> dict[str, float]:
    """What is not 0 in the fields that begin so."""
    return {label: number for label, number in labelled(state, seat).items() if label.startswith(starts)}


def test_a_shot_is_seen_with_its_target() -> None:
    state = scene(with_line("B: s s e / umbrella /", "B:", "turn:", "A:") + "\n    turn: D action")
    do(state, "D", "shoot")
    assert told(state, 2, "question", "deed") == {
        "question: react": 1,
        "deed: shot": 1,
        "deed by: player 1": 1,
        "deed at player: player 3": 1,
    }


def test_an_interrogation_is_seen_with_its_recruit() -> None:
    state = scene(with_line("B: s s e / dark-glasses /", "B:"))
    do(state, "A", "interrogate", "B2")
    assert told(state, 3, "question", "deed") == {
        "question: react": 1,
        "deed: interrogation": 1,
        "deed by: player 1": 1,
        "deed at recruit: player 2 slot 1": 1,
    }


def test_what_is_declared_is_seen_choice_by_choice() -> None:
    """Two recruits, by place; a player and a player; and others see all of it when it is complete."""
    state = scene(with_line("A: E* e s / party-line-telephone /", "A:").replace("opera-glasses", "expired-coupon"))
    do(state, "A", "use", "party-line-telephone")
    assert told(state, 0, "declared") == {}
    do(state, "A", "choose-recruit", "B3")
    assert told(state, 0, "declared") == {"declared: player 1 slot 2": 1}
    assert told(state, 1, "declared", "deed") == {}
    do(state, "A", "choose-recruit", "D1")
    do(state, "A", "pay", "A3")
    assert told(state, 1, "declared", "deed", "question") == {
        "question: react": 1,
        "deed: artifact": 1,
        "deed by: player 3": 1,
        "deed with: party-line-telephone": 1,
        "declared: player 0 slot 2": 1,
        "declared: player 2 slot 0": 1,
    }
    state = scene(with_line("A: E* e s / rubber-duck /", "A:").replace("opera-glasses", "expired-coupon"))
    do(state, "A", "use", "rubber-duck")
    do(state, "A", "pay", "A3")
    assert told(state, 2, "declared") == {"declared: player 1": 1}


def test_claims_are_seen_for_a_round() -> None:
    state = started(4, claims=2)
    seats = [state.view(None)["active"]]
    first = state.deciders[0]
    state.apply(first, LEADERS.action(["claim-team", (first + 1) % 4, 1]))
    state.apply(first, LEADERS.action(["claim-recruit", 3 * ((first + 2) % 4) + 1, 0]))
    other = (first + 1) % 4
    said = {
        "claims of teams: player 3 says player 0 is subterran": 1,
        "claims of recruits: player 3 says player 1 slot 1 is euphorian-leader": 1,
    }
    assert told(state, other, "claims of") == said
    assert labelled(state, first).get("claims left", 0) == 0
    for turn in range(4):
        assert told(state, other, "claims of") == said, turn
        while state.view(None)["turn"] == turn + 1:
            decider = state.deciders[0]
            kinds = {action.kind: action for action in state.legal(decider)}
            state.apply(decider, kinds.get("skip") or kinds.get("decline") or state.legal(decider)[0])
        seats.append(state.view(None)["active"])
    assert told(state, other, "claims of") == {}


def test_ones_own_answer_is_ones_own() -> None:
    state = new(5)
    state.apply(2, state.legal(2)[-1])
    assert labelled(state, 2)["answered"] == 1
    assert all("answered" not in labelled(state, seat) for seat in (0, 1, 3, 4))
    assert "asked: player 0" not in labelled(state, 2)
    assert labelled(state, 0)["asked: player 4"] == 1


def test_a_deck_of_ones_own_has_numbers_of_its_own() -> None:
    layout = LEADERS.observation(4, deck=OWN_DECK)
    assert layout.field("hand").labels == ("shield", "paperweight", "doorstop")
    assert layout.size < LEADERS.observation(4).size
    state = LEADERS.new(seats=4, seed=1, deck=OWN_DECK)
    assert layout_of(state).size == layout.size
    held = {label: count for label, count in labelled(state, 3).items() if label.startswith("hand: ")}
    assert sum(held.values()) == 2
    assert [f"hand: {artifact}" for artifact in dict.fromkeys(look(state, 3)["you"]["hand"])] == list(held)


@pytest.mark.slow
def test_numbers_tell_what_the_view_tells() -> None:
    """All of it, in random games on all sorts of tables, but for what can only be concluded."""
    checked = 0
    for seed, state in positions(LEADERS, 12, 0.1):
        for seat in range(state.seats):
            said, right = labelled(state, seat), numbers_of_view(state, seat)
            different = {label for label in said.keys() | right.keys() if not same(said, right, label)}
            unexplained = [
                (label, said.get(label), right.get(label))
                for label in different
                if not label.startswith("declared") and not concluded(state, seat, label, said)
            ]
            assert not unexplained, (seed, seat, state.turn)
            checked += 1
    assert checked > 250


def same(said: dict[str, float], right: dict[str, float], label: str) -> bool:
    return said.get(label, 0) == pytest.approx(right.get(label, 0))


def concluded(state: State, seat: int, label: str, said: dict[str, float]) -> bool:
    """Whether a view says more here because it can be concluded, and this seat has not seen it."""
    view: Any = state.view(seat)
    name, _, rest = label.partition(": ")
    other = (int(name.removeprefix("player ")) + seat) % state.seats if name.startswith("player ") else -1
    if label.startswith("player 0: known artifacts") or other < 0:
        return False
    if ": known artifacts: " in label:
        known: list[str] = view["players"][other]["known_artifacts"]
        return said.get(label, 0) < known.count(rest.partition(": ")[2])
    if not rest.startswith("recruits"):
        return False
    slot = int(rest.split("slot ")[1].split()[0])
    recruit = view["players"][other]["recruits"][slot]
    if rest.startswith("recruits: "):
        return label not in said and seat not in recruit["seen_by"]
    everybody = f"{name}: recruits seen: slot {slot} by everybody" in said
    each = [f"{name}: recruits seen: slot {slot} by player {one}" in said for one in range(state.seats)]
    seen_by_all: bool = len(recruit["seen_by"]) == state.seats
    return seen_by_all and (everybody or all(each)) and not (everybody and any(each))
