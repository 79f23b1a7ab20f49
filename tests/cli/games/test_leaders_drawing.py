"""The drawings of `leaders`: they fit, and no meaning hangs on colour alone."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from euphoria import game
from euphoria.cli.games.leaders.beliefs import percent
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.screen import THEME, DrawingContext
from euphoria.cli.terminal.signs import ASCII_FALLBACK, ASCII_SIGNS, UNICODE_SIGNS, Signs, signs_for
from tests.cli.stage import from_scenario, new_session
from tools.picture import SCENES, picture, play_on

NAMES = ("Maximilianus", "Theodorabell", "C", "Dmitri", "Eva", "Fausto", "Greta", "Wolfgangamad")
SHUFFLED = """
game: leaders
seats: 4
turn: A action
A: e s e / snow-globe
B: E* s [e] / -
C: S* s e / -
D: e s s / -
knows: A B1 B2
"""


def drawn(session: GameSession, seat: int | None, width: int, height: int, signs: Signs = UNICODE_SIGNS) -> str:
    console = Console(file=io.StringIO(), width=width, theme=THEME, markup=False, highlight=False, _environ={})
    context = DrawingContext("en", NAMES[: session.state.seats], signs, width, height)
    with console.capture() as captured:
        console.print(session.display.picture(session.state, session.state.view(seat), context))
    return captured.get()


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("signs", [UNICODE_SIGNS, ASCII_SIGNS])
def test_it_fits_80_columns_at_every_number_of_players(seats: int, signs: Signs) -> None:
    session = new_session(people=0, seats=seats, guns=4)
    for _ in range(150):
        decider = session.decider()
        if decider is None:
            break
        session.let_bot(decider)
    for height, most in ((10, seats + 6), (40, 22)):
        text = drawn(session, 0, 80, height, signs)
        lines = text.rstrip("\n").split("\n")
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= most
        for name in NAMES[:seats]:
            assert name in text
        if signs == ASCII_SIGNS:
            assert not set(text) & set("○⚙★░¬►")


def test_a_recruit_that_went_through_a_shuffle_may_be_one_of_two() -> None:
    session = from_scenario(SHUFFLED, people=0)
    leaders = game("leaders")
    session.record.apply(0, leaders.action(["use", 10]))
    while session.state.view(0)["asked"] and session.state.deciders:
        seat = session.state.deciders[0]
        asked = session.state.legal(seat)
        wanted = next((one for one in asked if one.json() in (["choose-player", 1], ["pay", 0], ["decline"])), None)
        if wanted is None:
            break
        session.record.apply(seat, wanted)
    text = drawn(session, 0, 80, 10)
    assert text.count("(⚙/○★)") + text.count("(○★/⚙)") == 2
    assert text.count("[ ○e ]") >= 1


def test_the_known_the_exposed_and_the_hidden_differ_without_colour() -> None:
    session = from_scenario(SHUFFLED, people=0)
    text = drawn(session, 0, 80, 10)
    row = next(line for line in text.splitlines() if "Theodorabell" in line)
    assert "(★○E★) ( ⚙s ) [ ○e ]" in row
    large = drawn(session, 0, 80, 40)
    assert "╎★ ○ ★╎" in large
    assert "└╌ E ╌┘" in large
    assert "┃  ○  ┃" in large


@pytest.mark.parametrize(
    ("encoding", "signs"),
    [("utf-8", UNICODE_SIGNS), ("latin-1", ASCII_SIGNS), ("ascii", ASCII_SIGNS), ("x", ASCII_SIGNS)],
)
def test_signs_are_those_that_the_terminal_can_write(encoding: str, signs: Signs) -> None:
    assert signs_for(encoding) == signs
    assert "".join(ASCII_SIGNS).isascii()


def test_where_there_are_no_accents_the_letters_stay() -> None:
    assert "«Líder» → ñandú…☃".encode("ascii", ASCII_FALLBACK) == b'"Lider" -> nandu...?'


def test_per_cents_do_not_round_to_certainty() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == ["0 %", "<1 %", "50 %", ">99 %", "100 %"]


def test_the_picture_of_the_readme_loads_nothing() -> None:
    svg = picture(play_on(SCENES[0]._replace(seed=1, moves=0)))
    assert svg.startswith("<svg")
    assert "LEADERS" in svg
    assert "url(http" not in svg
    assert "@font-face" not in svg
    assert picture(play_on(SCENES[0]._replace(seed=1, moves=0))) == svg
