"""People who play whole games through the page, each in a window of their own, whatever is asked."""

from __future__ import annotations

import random
import time

from tests.browser.conftest import Open
from tests.browser.guests import Guest
from tests.browser.window import Window
from tests.server.house import PATIENCE
from tests.server.house import Guest as Person

MOST_ANSWERS = 3000
PAUSE = 15
"""Milliseconds between two looks for questions."""
CLICK = """([skipped, last]) => {
    const choices = [...document.querySelectorAll('section.mine .choice:not([aria-disabled=true])')]
    if (choices.length) choices[last ? choices.length - 1 : skipped % choices.length].click()
    return choices.length
}"""
"""JavaScript: click one of the choices."""
SETTLED = """lists => {
    const kept = JSON.parse(localStorage.getItem('euphoria-settings') ?? '{}')
    localStorage.setItem('euphoria-settings', JSON.stringify({ ...kept, lists, single: true }))
}"""


class Citizen(Guest):
    """A player who answers every question, with any choice that the prompt has."""

    def __init__(self, window: Window, name: str, seat: int, hasty: float = 0.0) -> None:
        """`hasty`: how often the last choice is taken, which in most games ends something."""
        super().__init__(window, name, seat)
        self.rng = random.Random(seat)
        self.hasty = hasty
        self.answered = 0

    def answer(self) -> bool:
        clicked: int = self.page.evaluate(CLICK, [self.rng.randrange(1000), self.rng.random() < self.hasty])
        self.answered += clicked > 0
        return clicked > 0


def sit_down(
    open_window: Open,
    person: Person,
    seat: int,
    table: str,
    lists: bool = True,
    hasty: float = 0.0,
    kind: type[Citizen] = Citizen,
    **options: object,
) -> Citizen:
    """A person at their seat. `lists`: every question as a list, not as a picture. `kind`: how they play."""
    citizen = kind(open_window(url=person.house.url, person=person, **options), person.name, seat, hasty)
    citizen.window.go("/")
    citizen.page.evaluate(SETTLED, lists)
    citizen.page.goto(f"/table/{table}")
    citizen.page.locator(".frame, .curtain").first.wait_for()
    return citizen


def play_to_the_end(people: list[Citizen]) -> list[int]:
    """Everybody answers whenever they are asked; the points of each seat at the end.

    However long others think: it is too long only where nothing has come for a while.
    """
    heard, since = 0, time.monotonic()
    while sum(one.answered for one in people) < MOST_ANSWERS:
        if all(one.is_over for one in people):
            scores: list[int] = people[0].games[-1]["outcome"]["scores"]
            return scores
        answered = [one.answer() for one in people]
        if not any(answered):
            people[0].page.wait_for_timeout(PAUSE)
        told = sum(len(one.games) for one in people)
        if told != heard:
            heard, since = told, time.monotonic()
        assert time.monotonic() < since + PATIENCE, [one.page.locator(".frame").inner_text() for one in people]
    raise AssertionError("the game has no end")
