"""The page of a contest: who is best and how surely, drawn."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.arena.contest.schedule import Contest
from euphoria.arena.contest.sequential_test import EQUAL, OPEN, WORSE, Comparison, Course, Question
from euphoria.arena.contest.standings import Entrant, head_to_head, standings
from euphoria.arena.report import svg_charts
from euphoria.arena.report.html_page import Page, table, text
from euphoria.bots.factory import read_spec
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words

FEWEST_STEPS = 3
"""A ladder has at least so many."""


def contest_page(contest: Contest, question: Question, course: Course, language: str, command: str) -> str:
    ranking = standings(contest, course.judged)
    title = words(language).say("arena-page-title", game=find_game(contest.game).title)
    lead = words(language).say(
        "arena-page-lead", games=len(course.judged), deals=course.judged_deals, seats=contest.seats
    )
    page = Page(language, title, lead, command)
    _verdict(page, course, question)
    _win_rates(page, ranking)
    _ratings(page, ranking)
    for steps in _ladders(ranking):
        _ladder(page, steps)
    _comparisons(page, course)
    _meetings(page, contest, course)
    _seats(page, contest, course)
    return page.html()


def said_of(comparison: Comparison, language: str) -> str:
    """One sentence on two bots."""
    first, second = comparison.first, comparison.second
    low, high = comparison.low, comparison.high
    if comparison.answer == WORSE:
        first, second, low, high = second, first, -high, -low
    mark = words(language).say("cli-decimal-mark")
    between = {"low": f"{100 * low:+.1f}".replace(".", mark), "high": f"{100 * high:+.1f}".replace(".", mark)}
    key = comparison.answer if comparison.answer in (EQUAL, OPEN) else "better"
    return words(language).say(f"arena-answer-{key}", first=first, second=second, **between)


def doubt_of(comparison: Comparison, language: str) -> str:
    """How likely so clear a difference would be by chance."""
    doubt = "< 0.0001" if comparison.doubt < 0.0001 else f"{comparison.doubt:.4f}"
    return words(language).say("arena-doubt", doubt=doubt.replace(".", words(language).say("cli-decimal-mark")))


def sureness(question: Question, course: Course, language: str) -> str:
    """Whether all is settled, and how sure that is."""
    key = "arena-settled" if course.is_settled else "arena-open"
    sure = f"{100 * (1 - question.doubt):g}".replace(".", words(language).say("cli-decimal-mark"))
    return words(language).say(key, sure=sure, deals=course.judged_deals)


def complaints(ranking: list[Entrant], language: str) -> list[str]:
    """Of each bot that has failed: what was wrong the first time."""
    say = words(language).say
    return [say("arena-complaint", bot=one.spec, reason=one.complaint) for one in ranking if one.complaint]


def _verdict(page: Page, course: Course, question: Question) -> None:
    lines = [said_of(one, page.language) for one in course.comparisons()]
    page.section(page.say("arena-verdict"), text(sureness(question, course, page.language), *lines))


def _win_rates(page: Page, ranking: list[Entrant]) -> None:
    heading = page.say("arena-win-rates")
    points = [svg_charts.Point(one.spec, one.share, one.low, one.high) for one in ranking]
    titles = ["bot", "seats", "wins", "share", "interval", "speed", "troubles", "late"]
    rows = [
        (
            (
                one.spec, str(one.seats), str(one.wins), page.per_cent(one.share),
                f"{page.per_cent(one.low)} – {page.per_cent(one.high)}", page.number(one.speed), str(one.troubles),
                str(one.late),
            ),
            False,
        )
        for one in ranking
    ]  # fmt: skip
    page.section(
        heading,
        svg_charts.intervals(points, page.per_cent, heading, around=(0, 1), unit=page.say("arena-unit-wins")),
        table([page.say(f"arena-column-{name}") for name in titles], rows),
        text(page.say("arena-about-win-rates"), *complaints(ranking, page.language)),
    )


def _ratings(page: Page, ranking: list[Entrant]) -> None:
    heading = page.say("arena-ratings")
    order = sorted(ranking, key=lambda one: -one.rating.strength)
    points = [svg_charts.Point(one.spec, one.rating.strength, one.rating.low, one.rating.high) for one in order]
    page.section(heading, svg_charts.intervals(points, page.number, heading), text(page.say("arena-about-ratings")))


def _ladders(ranking: list[Entrant]) -> list[list[Entrant]]:
    """Bots of one name that differ in how much they think, from little to much."""
    steps: dict[tuple[str, bool], list[tuple[float, Entrant]]] = {}
    for one in ranking:
        name, budget = read_spec(one.spec)
        # Processes share the iterations, and each has all of the time.
        thought = budget.iterations if budget.seconds is None else budget.seconds * budget.cores
        if ":" in one.spec and thought is not None:
            steps.setdefault((name, budget.seconds is None), []).append((thought, one))
    return [
        [one for _, one in sorted(found, key=lambda step: step[0])]
        for found in steps.values()
        if len(found) >= FEWEST_STEPS
    ]


def _ladder(page: Page, steps: Sequence[Entrant]) -> None:
    heading = page.say("arena-ladder")
    points = [svg_charts.Point(one.spec, one.rating.strength, one.rating.low, one.rating.high) for one in steps]
    page.section(heading, svg_charts.ladder(points, page.number, heading), text(page.say("arena-about-ladder")))


def _comparisons(page: Page, course: Course) -> None:
    parts = []
    for comparison, known in zip(course.comparisons(), course.known, strict=True):
        if known:
            name = page.say("arena-difference", first=comparison.first, second=comparison.second)
            doubt = doubt_of(comparison, page.language)
            parts += [text(f"{name}. {doubt}"), svg_charts.course(known, page.points, name)]
    page.section(page.say("arena-course"), *parts, text(page.say("arena-about-course")))


def _meetings(page: Page, contest: Contest, course: Course) -> None:
    met = head_to_head(contest, course.judged)
    names = contest.entrants
    rows = []
    for name in names:
        shares = (met.get((name, other)) for other in names)
        rows.append(((name, *("" if one is None else page.per_cent(one[0] / one[1]) for one in shares)), False))
    page.section(page.say("arena-meetings"), table(["", *names], rows), text(page.say("arena-about-meetings")))


def _seats(page: Page, contest: Contest, course: Course) -> None:
    games = course.judged
    counts = [
        (page.say("arena-seat", number=seat + 1), sum(seat in game.winners for game in games) / max(1, len(games)))
        for seat in range(contest.seats)
    ]
    heading = page.say("arena-seats")
    units = svg_charts.Units(page.say("arena-unit-seats"), page.say("arena-unit-wins"))
    page.section(
        heading, svg_charts.columns(counts, page.per_cent, heading, units), text(page.say("arena-about-seats"))
    )
