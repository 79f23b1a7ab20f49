"""More of how the tests play: artifacts used to the end, shots, and tables that bring a deck of their own."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent

from euphoria import State
from euphoria.games.leaders.cards.decks import Deck
from euphoria.games.leaders.game import Leaders
from euphoria.games.leaders.options import Settings
from euphoria.games.leaders.rules.deck_reader import load_deck, read_deck
from tests.leaders.play import SEATS, Event, Who, answer_all, asked, do, look, player, question, use

Answer = tuple[str | int, ...]


# Acting.


def let_pass(state: State, **reactions: Answer) -> list[Event]:
    """All who are asked for a reaction let it pass, but for those named: `let_pass(s, B=("react", ...))`."""
    if question(state) != "react":
        assert not reactions, f"nobody is asked for a reaction; {asked(state)} is asked to {question(state)}"
        return []
    return answer_all(state, "decline", **reactions)


def played(state: State, who: Who, artifact: str, *choices: str, pay: str, **reactions: Answer) -> list[Event]:
    """Use an artifact; all who are asked let it pass, but for those named. What the spectators read of it."""
    events = use(state, who, artifact, *choices, pay=pay)
    return events + let_pass(state, **reactions)


def shoot(state: State, who: Who, **reactions: Answer) -> list[Event]:
    """Shoot; all who are asked let it pass, but for those named."""
    events = do(state, who, "shoot")
    return events + let_pass(state, **reactions)


def interrogate(state: State, who: Who, place: str, **reactions: Answer) -> list[Event]:
    events = do(state, who, "interrogate", place)
    return events + let_pass(state, **reactions)


def arm(state: State, who: Who, pay: str, **reactions: Answer) -> list[Event]:
    """Arm, up to the question at whom the gun is to be aimed."""
    events = do(state, who, "arm", pay)
    return events + let_pass(state, **reactions)


# Looking.


def has_gun(state: State, who: Who) -> bool:
    return bool(player(state, who)["gun"])


def hand_size(state: State, who: Who) -> int:
    return int(player(state, who)["hand"])


def known_hand(state: State, who: Who, viewer: Who | None) -> list[str]:
    """The artifacts in a hand that a viewer, or a spectator, knows."""
    known: list[str] = player(state, who, viewer)["known_artifacts"]
    return known


def known_by(state: State, place: str) -> str:
    """The seats that know the recruit at a place: "ABD"."""
    at = int(place[1]) - 1
    return "".join(
        viewer for viewer in SEATS[: state.seats] if player(state, place[0], viewer)["recruits"][at]["kind"] is not None
    )


def exposures(events: list[Event]) -> list[str]:
    """The places whose recruits were exposed, in order: ["A1", "B3"]."""
    return [place_name(event["place"]) for event in events if event["event"] == "exposed"]


def looks(events: list[Event]) -> list[tuple[str, str]]:
    """Who looked at which recruit, in order."""
    return [(SEATS[event["seat"]], place_name(event["place"])) for event in events if event["event"] == "looked"]


def place_name(place: int) -> str:
    return f"{SEATS[place // 3]}{place % 3 + 1}"


def choosable(state: State, who: Who) -> list[str]:
    """What may be chosen now: seats as "B", recruits as "B2"."""
    names = []
    for action in state.legal(SEATS.index(who) if isinstance(who, str) else who):
        if action.kind == "choose-player":
            names.append(SEATS[action.args[0]])
        elif action.kind == "choose-recruit":
            names.append(place_name(action.args[0]))
    return names


def aimable(state: State, who: Who) -> str:
    """At whom a seat may aim now."""
    seat = SEATS.index(who) if isinstance(who, str) else who
    return "".join(SEATS[action.args[0]] for action in state.legal(seat) if action.kind == "aim")


def turn_of(state: State) -> str:
    """Whose turn it is, for everyone to see."""
    return SEATS[look(state)["active"]]


def winners(state: State) -> str:
    assert state.outcome is not None, f"the game goes on: {question(state)}"
    return "".join(SEATS[seat] for seat in state.outcome.winners)


# Decks of a table's own.


def card(
    id: str,
    *do: str,
    kind: str = "action",
    choose: Sequence[str] = (),
    on: str | None = None,
    copies: int = 1,
    spent: str | None = None,
) -> str:
    """One artifact of a deck file."""
    lines = ["[[artifact]]", f'id = "{id}"', f'name = {{ en = "{id} (en)", es = "{id} (es)" }}']
    lines.append(f'kind = "{"reaction" if on else kind}"')
    if choose:
        lines.append(f"choose = {_list(choose)}")
    if on:
        lines.append(f'on = "{on}"')
    lines.append(f"do = {_list(do)}")
    if copies != 1:
        lines.append(f"copies = {copies}")
    if spent:
        lines.append(f'spent = "{spent}"')
    return "\n".join(lines) + "\n"


def _list(words: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


FILLER = card("paperweight", "draw", copies=8) + "\n" + card("doorstop", "draw", copies=8)
"""Enough cards for a deck, whatever else is in it; none of them is a reaction."""


def deck_file(*cards: str, filler: str = FILLER) -> str:
    return "\n".join(['name = "own"\n', *cards, filler])


def scene_with(deck: str, text: str) -> State:
    """A position from a scenario at a table that plays with this deck file."""

    class OwnDeck(Leaders):
        @staticmethod
        def deck(options: Settings) -> Deck:
            return read_deck(deck)

    return OwnDeck().scenario("game: leaders\n" + dedent(text).strip())


# The standard deck.


def all_but(*ids: str) -> str:
    """Every artifact of the standard deck but these, for a hand that leaves the pile empty."""
    return ", ".join(artifact.id for artifact in load_deck("standard").artifacts if artifact.id not in ids)


COUPONS = deck_file(
    card("lamp", "look 1", choose=["other"], copies=5),
    card("lantern", "look 1", choose=["hidden-of-each-holder"], copies=2),
    card("coupon", "cancel", on="artifact", copies=8),
    card("shield", "cancel", on="shot", copies=5),
)
"""Many cards that cancel, so that several players can answer the same action."""

COUNTERS = deck_file(
    card("coupon", "cancel", on="artifact", copies=4),
    card("tip", "draw", on="artifact", copies=4),
    card("flash", "expose 1", choose=["hidden"], copies=2),
    card("phone", "look 1", "look 2", choose=["hidden", "hidden"], copies=2),
    card("bell", "expose each", copies=2),
)
"""A reaction that costs a recruit and stops nothing."""
