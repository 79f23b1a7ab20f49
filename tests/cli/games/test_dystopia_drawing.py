"""The drawings of `dystopia`: they fit, no meaning hangs on colour alone, and nobody reads another's secrets."""

from __future__ import annotations

from functools import partial

import pytest
from rich.cells import cell_len

from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.prompt import Prompt
from euphoria.cli.terminal.play.session import GameSession
from euphoria.cli.terminal.signs import ASCII_SIGNS, UNICODE_SIGNS
from tests.cli.games.dystopia_sessions import city, position
from tests.cli.games.pictures import picture_lines
from tests.cli.play.secrecy import readings, watched
from tests.cli.stage import FORGOTTEN, Stage, script
from tools.picture import SCENES, picture, play_on

NAMES = ("Maximilianus", "Theodorabell", "C", "Dmitri", "Eva", "Wolfgangamad")


drawn = partial(picture_lines, NAMES)


def crowd(seats: int) -> GameSession:
    """A game well under way, with everything that can stand on the board."""
    session = city(people=0, seats=seats, seed=seats)
    for _ in range(150 * seats):
        decider = session.decider()
        if decider is None:
            break
        session.let_bot(decider)
    return session


@pytest.mark.parametrize("seats", range(2, 7))
def test_it_fits_its_columns_at_every_number_of_players(seats: int) -> None:
    session = crowd(seats)
    for language in ("en", "es"):
        for signs in (UNICODE_SIGNS, ASCII_SIGNS):
            for width, height, most in ((80, 10, 11 + seats), (80, 30, 14 + seats), (82, 40, 26 + seats)):
                lines = drawn(session, width, height, signs, language)
                assert max(map(cell_len, lines)) <= width
                assert len(lines) <= most
                text = "\n".join(lines)
                assert all(name in text for name in NAMES[:seats])
                assert len([line for line in lines if line.count("│") + line.count("|") > 1]) >= 6
                if signs == ASCII_SIGNS:
                    assert text.isascii() or language == "es"
                    assert not set(text) & set("○⚙Ψ∧★░■◆◇►→·…╭│")


def test_frames_are_closed_and_names_are_whole_where_there_is_room() -> None:
    for language in ("en", "es"):
        lines = drawn(position(), 82, 40, language=language)
        frames = [line for line in lines if line.startswith(("╭", "│", "╰"))]
        assert {cell_len(line) for line in frames} == {82}
        assert not any("…" in line for line in frames)


def test_open_spaces_workers_and_stars_differ_without_colour() -> None:
    text = "\n".join(drawn(position(), 80, 30))
    assert "[B2] ■■■■■◇··◇ 5" in text  # a worker that can be bumped
    assert "S1 (A3)(C5)[s][s]" in text  # two that cannot, and two free spaces
    assert "E1 (  ) Spa    ★AC" in text  # built, and too dear
    assert "(--) end 3 water" in text  # closed
    assert "★A ★B · ·" in text
    assert "■◆■■◆■·◇··◇ 6" in text
    assert "C2 D5" in text
    other = "\n".join(drawn(position(), 80, 30, seat=1))
    assert "(B2) ■■■■■◇··◇ 5" in other  # it is not your turn
    assert "Hidden: ○ Ray" in other
    assert "bear" not in other
    watching = "\n".join(drawn(position(), 80, 30, seat=None))
    assert "Hidden" not in watching
    assert "Kyle" in watching


def test_many_workers_on_one_area_stand_together() -> None:
    crowded = """
        game: dystopia
        seats: 6
        turn: A
        A workers: 1 / farm 1, farm 2, farm 3
        B workers: 1 / farm 1, farm 2, farm 3
        C workers: 1 / farm 1, farm 2, farm 3
        D workers: 1 / farm 6
        E workers: 1 / farm 6, farm 6
        F workers: 1 / farm 5
    """
    text = "\n".join(drawn(position("\n".join(line.strip() for line in crowded.splitlines())), 82, 40))
    assert "A123 B123 C123 D6 E66 F5" in text
    assert "=41" in text


@pytest.mark.parametrize(("width", "height"), [(80, 40), (120, 50), (82, 50)])
def test_nothing_scrolls_away(width: int, height: int) -> None:
    for session in (position(), crowd(4)):
        while session.decider() not in (0, None):
            session.let_bot(session.decider() or 0)
        session.people = (0,)
        session.catch_up(0)
        stage = Stage(script([]), "es", width, height)
        Prompt(GameLoop(stage.screen, session), 0).draw()
        assert stage.page().count("\n") < height


def test_the_picture_of_the_readme_loads_nothing() -> None:
    svg = picture(play_on(SCENES[1]), SCENES[1].width, SCENES[1].height)
    assert svg.startswith("<svg")
    assert "ICARUS" in svg
    assert "url(http" not in svg
    assert "@font-face" not in svg


# Several people at one screen.


def test_what_a_person_reads_holds_nothing_that_they_cannot_know() -> None:
    session = city(people=2, seats=3, seed=8, turn_limit=30, recruits="revised")
    wishes, pages = ("", "kyle", "keep"), ("log", "hand", "seen")
    found = readings(session, 3, share=0.1, most=9, wishes=wishes, pages=pages)
    assert len(found) > 4
    for here, elsewhere in found:
        assert here == elsewhere


def test_the_screen_is_cleared_behind_a_curtain_before_it_is_passed_on() -> None:
    stage, pages = watched(position(people=2), "farm 5", "farm 3", "quit", height=40)
    assert [seat for seat, _ in pages][:4] == [None, 0, None, 1]
    for seat, page in pages:
        if seat is None:
            assert "pass the screen to" in page
            assert not any(sign in page for sign in "○⚙Ψ★░")
            continue
        own, other = ("○ Julia", "○ Ray") if seat == 0 else ("○ Ray", "○ Julia")
        assert f"Hidden: {own}" in page or "While you waited" in page
        assert other not in page
    assert FORGOTTEN in stage.text


def test_who_draws_a_card_sees_it_before_the_screen_goes_on() -> None:
    text = (
        "game: dystopia\nseats: 2\nturn: A\nA goods: 1 energy\nA workers: 5 3\nA morale: 3\npile: book\nA recruits: -\n"
    )
    _, shown = watched(position(text, people=2), "tunnel e 5", "draw", "quit", height=40)
    told = {seat for seat, page in shown if "Ada draws an artifact: a book." in page}
    assert told == {0}
