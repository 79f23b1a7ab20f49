"""What one player of `leaders` is asked, and what their choices cost and do, in words."""

from __future__ import annotations

from euphoria.games.leaders.game import GAME, LeadersState
from euphoria.games.leaders.text import messages
from euphoria.kernel.text.narrator import Audience, ChoiceDetails

READER = Audience("en", ("Ana", "Ben", "Cleo", "Dan"))


def asked(text: str, seat: int, *actions: list[str | int]) -> tuple[LeadersState, str]:
    """A position after these actions, and what this seat is asked in it."""
    state = GAME.scenario(f"game: leaders\n{text}")
    for action in actions:
        state.apply(state.deciders[0], GAME.action(action))
    return state, GAME.narrator.question(state, seat, READER)


def detail(state: LeadersState, seat: int, *form: str | int) -> ChoiceDetails:
    found = GAME.details(state, seat, GAME.action(form), READER)
    assert found is not None
    return found


SHOOTING = """turn: A action
A: E* e e / - / gun B
B: e S* s / opera-glasses, umbrella
C: e s s / claw-machine
rest: -
"""


def test_who_is_shot_is_asked_in_the_second_person_and_told_what_happens() -> None:
    state, question = asked(SHOOTING, 1, ["shoot"])
    assert question == "Ana shoots you. Do you answer with Umbrella?"
    declined = detail(state, 1, "decline").effect
    assert declined is not None
    assert declined.startswith("Unless somebody else reacts, you draw an artifact, drop any laser")
    leader = next(action for action in state.legal(1) if action.kind == "react" and action.args[1] == 1)
    assert detail(state, 1, *leader.json()).cost == "it is your leader: once exposed, a shot at you ends the game."
    _, bystander = asked(SHOOTING, 2, ["shoot"])
    assert bystander.startswith("Ana shoots Ben. You hold nothing that answers this")


def test_a_shot_tells_beforehand_whom_it_would_make_win() -> None:
    state, question = asked(SHOOTING.replace("S*", "[S*]"), 0)
    assert question == "Action phase: take one action, or none. Your laser is aimed at Ben."
    assert detail(state, 0, "shoot").effect == (
        "The exposed leader of Ben falls: the Euphorian team wins, unless somebody reacts."
    )
    assert detail(state, 0, "shoot").cost == "your laser goes back to the centre."


def test_an_artifact_tells_its_price_and_effect_before_it_is_used() -> None:
    text = "turn: C action\nB: e s s / - / gun A\nC: [e] [s] s / claw-machine\nrest: -\n"
    state, _ = asked(text, 2)
    number = state.deck.find("claw-machine")
    assert number is not None
    told = detail(state, 2, "use", number.number)
    assert told.cost == "your recruit 3 is exposed (Subterran follower)."
    assert told.effect == messages.artifact_text(number, "en", "B")
