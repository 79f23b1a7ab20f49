"""Several people at one screen: nobody sees what is another's."""

from __future__ import annotations

import pytest

from euphoria.cli.terminal.play.game_loop import GameLoop
from tests.cli.play.secrecy import readings, watched
from tests.cli.stage import FORGOTTEN, WIPED, Stage, from_scenario, new_session

SECRET = """
game: leaders
seats: 4
turn: A action
A: E* e s / umbrella
B: s s s / opera-glasses
C: S* s e / -
D: e e e / -
"""


@pytest.mark.parametrize(("seed", "edition"), [(2, "A"), (3, "B")])
def test_what_a_person_reads_holds_nothing_that_they_cannot_know(seed: int, edition: str) -> None:
    session = new_session(people=3, seats=5, seed=seed, turns=3, guns=3, edition=edition)
    pages = ("log", "hand", "seen", "beliefs")
    found = readings(session, seed, share=0.15, most=5, wishes=("",), pages=pages)
    assert len(found) > 4
    for here, elsewhere in found:
        assert here == elsewhere


def test_the_screen_is_cleared_behind_a_curtain_before_it_is_passed_on() -> None:
    stage, pages = watched(from_scenario(SECRET, people=2), "interrogate clea 1", "1", "1", "quit")
    seats = [seat for seat, _ in pages]
    # Ada decides; Boris is asked whether he reacts; Ada sees what she saw; then Boris has his turn.
    assert seats[:4] == [None, 0, None, 1]
    curtains = [page for seat, page in pages if seat is None]
    assert all(FORGOTTEN in page or FORGOTTEN in stage.text for page in curtains)
    assert stage.text.count(FORGOTTEN) == 2 * len(curtains)
    for page in curtains:
        assert "pass the screen to" in page
        assert not any(sign in page for sign in "○⚙★░")
    for seat, page in pages:
        if seat == 0:
            assert "Opera Glasses" not in page
            assert "(★○E★)" in page
        elif seat == 1:
            assert "Umbrella" not in page
            assert "★○E★" not in page


def test_whoever_looked_sees_it_before_the_screen_goes_on() -> None:
    _, shown = watched(from_scenario(SECRET, people=2), "interrogate clea 1", "1", "quit")
    told = [seat for seat, page in shown if "Ada looks at Clea's recruit 1: Subterran leader." in page]
    assert set(told) == {0}


def test_where_people_watch_each_other_nobody_is_passed_over() -> None:
    """One who cannot react is asked all the same, or the others would know (L-info-5)."""
    asked: list[int | None] = []

    def read(prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        asked.append(loop.at_screen)
        return next(answers)

    answers = iter(["interrogate clea 1", "quit"])
    stage = Stage(read)
    loop = GameLoop(stage.screen, from_scenario(SECRET, people=2))
    loop.run()
    assert asked == [0, 1]
    assert len(loop.session.state.legal(1)) == 1
    assert WIPED in stage.text
