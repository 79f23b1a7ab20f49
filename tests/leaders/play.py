"""How the tests of `leaders` play: scenes from text, actions in the words of a scenario, and what a seat then sees.

Seats are letters and recruits a letter with a place, as in a scenario: `do(state, "A", "interrogate", "B2")`.
Whole numbers are taken as they stand in the action. Everything goes through the public API of a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import pytest

from euphoria import Action, Dice, State, game

LEADERS = game("leaders")
SEATS = "ABCDEFGH"
WORDS = {
    "euphorian-leader": "E*",
    "subterran-leader": "S*",
    "euphorian-follower": "e",
    "subterran-follower": "s",
}
"""A recruit's kind in a view, and in a scenario."""
TEAMS = ("euphorian", "subterran", "wastelander")
both_editions = pytest.mark.parametrize("edition", "AB")

Who = str | int
"""A seat: "A" or 0."""
Event = dict[str, Any]


# Setting the scene.


def scene(text: str) -> State:
    """A position from a scenario; the line `game: leaders` goes without saying."""
    return LEADERS.scenario("game: leaders\n" + dedent(text).strip())


def new(seats: int, seed: int = 1, **options: Any) -> State:
    """A fresh game: everyone is asked to order their recruits."""
    return LEADERS.new(seats=seats, seed=seed, **options)


def started(seats: int, seed: int = 1, **options: Any) -> State:
    """A fresh game in which everyone has left their recruits as they were dealt."""
    state = new(seats, seed, **options)
    answer_all(state, "order", 0, 1, 2)
    return state


# Words for seats, places, artifacts and actions.


def seat_of(who: Who) -> int:
    return SEATS.index(who) if isinstance(who, str) else who


def place_of(word: str) -> int:
    """The place that "B2" names: places are counted from 0 round the table."""
    return 3 * SEATS.index(word[0]) + int(word[1]) - 1


def artifact_of(state: State, id: str) -> int:
    """The number of an artifact in this table's deck."""
    found = state.deck.find(id)  # type: ignore[attr-defined]
    assert found is not None, f"no artifact {id!r}"
    return int(found.number)


def act(state: State, kind: str, *words: str | int) -> Action:
    """An action by its kind and words: seats "B", recruits "B2", artifacts, teams and kinds by their ids.

    Where an action wants a place among the own three (arm, pay, expose, react), "B2" is the second one.
    """
    return LEADERS.action([kind, *(_number(state, kind, word) for word in words)])


def _number(state: State, kind: str, word: str | int) -> int:
    if isinstance(word, int):
        return word
    if word in TEAMS:
        return TEAMS.index(word)
    if word in WORDS:
        return list(WORDS).index(word)
    if word in SEATS:
        return seat_of(word)
    if len(word) == 2 and word[0] in SEATS:
        return int(word[1]) - 1 if kind in ("arm", "pay", "expose", "react") else place_of(word)
    return artifact_of(state, word)


# Acting.


def do(state: State, who: Who, kind: str, *words: str | int) -> list[Event]:
    """Take an action; what the spectators read of it in the log."""
    since = len(state.log)
    state.apply(seat_of(who), act(state, kind, *words))
    return state.events(None, since)


def answer_all(state: State, kind: str, *words: str | int, **others: tuple[str | int, ...]) -> list[Event]:
    """All who are asked now give this answer, but for those named: `answer_all(s, "decline", B=("react", ...))`.

    If nobody is asked together (nobody could react, say), nothing happens.
    """
    since = len(state.log)
    if state.joint:
        for seat in state.deciders:
            form = others.pop(SEATS[seat], (kind, *words))
            do(state, seat, str(form[0]), *form[1:])
        assert not others, f"not asked: {', '.join(others)}"
    return state.events(None, since)


def use(state: State, who: Who, artifact: str, *choices: str, pay: str) -> list[Event]:
    """Declare an artifact with its choices and its payment, up to the reactions.

    A choice that can be made in one way only is not asked for; name it all the same, it is checked.
    """
    since = len(state.log)
    do(state, who, "use", artifact)
    for choice in choices:
        kind = "choose-player" if len(choice) == 1 else "choose-recruit"
        if question(state, who) == "choose" and may(state, who, kind, choice):
            do(state, who, kind, choice)
    if question(state, who) == "pay":
        do(state, who, "pay", pay)
    events = state.events(None, since)
    used = next((event for event in events if event["event"] == "used"), None)
    assert used is not None, f"{artifact} is not fully declared: {asked(state)}"
    chosen: Any = used.get("choices", [])
    declared = [next(iter(choice.values())) for choice in chosen]
    assert declared == [seat_of(word) if len(word) == 1 else place_of(word) for word in choices]
    exposed = [event["place"] for event in events if event["event"] == "exposed"]
    assert exposed[:1] == [place_of(pay)]
    return events


def pass_turn(state: State) -> None:
    """The active player does nothing more; an aim that must be set stays where it is, or goes to the left."""
    turn = state.view(None)["turn"]
    while state.outcome is None and state.view(None)["turn"] == turn:
        who = state.deciders[0]
        match question(state):
            case "aim":
                kept = aim_of(state, who) or SEATS[(who + 1) % state.seats]
                do(state, who, "aim", kept)
            case "react":
                answer_all(state, "decline")
            case _:
                do(state, who, "skip")


def random_game(seats: int, seed: int, lively: bool = False, **options: Any) -> Iterator[State]:
    """A game of random players, at each of its decisions. It is one state that goes on: copy it to keep it.

    Lively players choose a kind of action first, so that claims and interrogations do not crowd out the rest.
    """
    state = new(seats, seed, **options)
    dice = Dice(seed)
    while state.outcome is None:
        yield state
        seat = dice.pick(list(state.deciders))
        actions = state.legal(seat)
        if lively:
            kind = dice.pick(sorted(kinds_of(state, seat)))
            actions = [action for action in actions if action.kind == kind]
        state.apply(seat, dice.pick(actions))
    yield state


# Looking.


def may(state: State, who: Who, kind: str, *words: str | int) -> bool:
    return act(state, kind, *words) in state.legal(seat_of(who))


def refusal(state: State, who: Who, kind: str, *words: str | int) -> str | None:
    """The rule that forbids an action; None if it is legal."""
    refused = state.why_not(seat_of(who), act(state, kind, *words))
    return None if refused is None else refused.rule


def kinds_of(state: State, who: Who) -> set[str]:
    """The kinds of the actions that a seat may take now."""
    return {action.kind for action in state.legal(seat_of(who))}


def listed(state: State, who: Who, kind: str) -> list[tuple[int, ...]]:
    """The arguments of all legal actions of a kind."""
    return [action.args for action in state.legal(seat_of(who)) if action.kind == kind]


def look(state: State, viewer: Who | None = None) -> Any:
    """The view of a seat, or of a spectator, as plain JSON."""
    return state.view(None if viewer is None else seat_of(viewer))


def player(state: State, who: Who, viewer: Who | None = None) -> Any:
    """How a seat looks to a viewer, or to a spectator."""
    return look(state, viewer)["players"][seat_of(who)]


def recruits(state: State, who: Who, viewer: Who | None = None) -> str:
    """A seat's recruits as a viewer knows them, in the words of a scenario: "E* ? [s]"."""
    said = []
    for recruit in player(state, who, viewer)["recruits"]:
        word = "?" if recruit["kind"] is None else WORDS[recruit["kind"]]
        said.append(f"[{word}]" if recruit["exposed"] else word)
    return " ".join(said)


def own(state: State, who: Who) -> str:
    """A seat's recruits as they are: their owner knows them."""
    return recruits(state, who, who)


def hand(state: State, who: Who) -> list[str]:
    """The artifacts in a hand, in the deck's order, as its owner sees them."""
    held: list[str] = look(state, who)["you"]["hand"]
    return held


def team(state: State, who: Who) -> str:
    """The team that a seat is on, as its own view says."""
    found: str = look(state, who)["you"]["team"]
    return found


def aim_of(state: State, who: Who) -> str | None:
    """Whom a seat's gun is aimed at; None without a gun, or before it is aimed."""
    aim = player(state, who)["aim"]
    return None if aim is None else SEATS[aim]


def question(state: State, viewer: Who | None = None) -> str | None:
    """What is being asked, as a viewer is told."""
    found: str | None = look(state, viewer)["asked"]["question"]
    return found


def asked(state: State) -> str:
    """The seats that must decide now: "BCD"."""
    return "".join(SEATS[seat] for seat in state.deciders)


def names(events: list[Event]) -> list[str]:
    """What happened, in one word each."""
    return [event["event"] for event in events]


def log(state: State, viewer: Who | None = None, event: str | None = None) -> list[Event]:
    """The whole log as a viewer may read it, or its entries of one sort."""
    entries = state.events(None if viewer is None else seat_of(viewer))
    return [entry for entry in entries if event in (None, entry["event"])]


def one_of(state: State, who: Who, viewer: Who | None = None) -> list[list[str] | None]:
    """For each recruit of a seat, the set that a viewer knows it to be one of, with "?" for unknown cards."""
    pools = [recruit["one_of"] for recruit in player(state, who, viewer)["recruits"]]
    return [None if pool is None else sorted(WORDS[kind] if kind else "?" for kind in pool) for pool in pools]


def seen_by(state: State, who: Who) -> list[str]:
    """For each recruit of a seat, the seats that have seen it: ["B", "AB", "ABCD"]. That is public."""
    return ["".join(SEATS[seat] for seat in one["seen_by"]) for one in player(state, who)["recruits"]]


def everything(state: State, *viewers: Who | None) -> list[object]:
    """All that these viewers (None: a spectator) can see, read in the log, and do."""
    seats = [None if viewer is None else seat_of(viewer) for viewer in viewers]
    return [(state.view(seat), state.events(seat), [] if seat is None else state.legal(seat)) for seat in seats]
