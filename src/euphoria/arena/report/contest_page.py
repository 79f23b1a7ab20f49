"""The HTML page of a contest: win rates, ratings, comparisons."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.arena.contest.schedule import Contest
from euphoria.arena.contest.sequential_test import EQUAL, OPEN, WORSE, Comparison, SequentialTest, StoppingRule
from euphoria.arena.contest.standings import Entrant, head_to_head, standings
from euphoria.arena.report import svg_charts
from euphoria.arena.report.html_page import HtmlPage, table, text
from euphoria.bots.factory import Code, read_spec
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words

FEWEST_STEPS = 3
"""Bots of one name with at least this many budgets are drawn as a ladder."""


def contest_page(
    contest: Contest, stopping_rule: StoppingRule, test: SequentialTest, language: str, command: str
) -> str:
    ranking = standings(contest, test.counted)
    title = words(language).say("arena-page-title", game=find_game(contest.game).title)
    lead = words(language).say(
        "arena-page-lead", games=len(test.counted), deals=test.counted_deals, seats=contest.seats
    )
    page = HtmlPage(language, title, lead, command)
    _verdict(page, test, stopping_rule)
    _win_rates(page, ranking)
    _ratings(page, ranking)
    for steps in _ladders(ranking, contest.code):
        _ladder(page, steps)
    _comparisons(page, test)
    _meetings(page, contest, test)
    _seats(page, contest, test)
    return page.html()


def comparison_text(comparison: Comparison, language: str) -> str:
    """The result of a comparison as a sentence."""
    first, second = comparison.first, comparison.second
    low, high = comparison.low, comparison.high
    if comparison.answer == WORSE:
        first, second, low, high = second, first, -high, -low
    mark = words(language).say("cli-decimal-mark")
    between = {"low": f"{100 * low:+.1f}".replace(".", mark), "high": f"{100 * high:+.1f}".replace(".", mark)}
    key = comparison.answer if comparison.answer in (EQUAL, OPEN) else "better"
    return words(language).say(f"arena-answer-{key}", first=first, second=second, **between)


def p_value_text(comparison: Comparison, language: str) -> str:
    """The p-value of a comparison as a sentence."""
    doubt = "< 0.0001" if comparison.doubt < 0.0001 else f"{comparison.doubt:.4f}"
    return words(language).say("arena-doubt", doubt=doubt.replace(".", words(language).say("cli-decimal-mark")))


def certainty_text(stopping_rule: StoppingRule, test: SequentialTest, language: str) -> str:
    """Whether all comparisons are decided, and with what certainty."""
    key = "arena-settled" if test.is_settled else "arena-open"
    sure = f"{100 * (1 - stopping_rule.doubt):g}".replace(".", words(language).say("cli-decimal-mark"))
    return words(language).say(key, sure=sure, deals=test.counted_deals)


def complaints(ranking: list[Entrant], language: str) -> list[str]:
    """The first error of each bot that failed."""
    say = words(language).say
    return [say("arena-complaint", bot=one.spec, reason=one.complaint) for one in ranking if one.complaint]


def _verdict(page: HtmlPage, test: SequentialTest, stopping_rule: StoppingRule) -> None:
    lines = [comparison_text(one, page.language) for one in test.comparisons()]
    page.section(page.say("arena-verdict"), text(certainty_text(stopping_rule, test, page.language), *lines))


def _win_rates(page: HtmlPage, ranking: list[Entrant]) -> None:
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
        svg_charts.interval_chart(points, page.per_cent, heading, around=(0, 1), unit=page.say("arena-unit-wins")),
        table([page.say(f"arena-column-{name}") for name in titles], rows),
        text(page.say("arena-about-win-rates"), *complaints(ranking, page.language)),
    )


def _ratings(page: HtmlPage, ranking: list[Entrant]) -> None:
    heading = page.say("arena-ratings")
    order = sorted(ranking, key=lambda one: -one.rating.strength)
    points = [svg_charts.Point(one.spec, one.rating.strength, one.rating.low, one.rating.high) for one in order]
    page.section(
        heading, svg_charts.interval_chart(points, page.number, heading), text(page.say("arena-about-ratings"))
    )


def _ladders(ranking: list[Entrant], code: Code) -> list[list[Entrant]]:
    """Groups of bots that differ only in their budget, by increasing budget."""
    steps: dict[tuple[str, bool], list[tuple[float, Entrant]]] = {}
    for one in ranking:
        name, budget = read_spec(one.spec, code)
        # Iterations are divided among the processes; time is not.
        size = budget.iterations if budget.seconds is None else budget.seconds * budget.cores
        if ":" in one.spec and size is not None:
            steps.setdefault((name, budget.seconds is None), []).append((size, one))
    return [
        [one for _, one in sorted(found, key=lambda step: step[0])]
        for found in steps.values()
        if len(found) >= FEWEST_STEPS
    ]


def _ladder(page: HtmlPage, steps: Sequence[Entrant]) -> None:
    heading = page.say("arena-ladder")
    points = [svg_charts.Point(one.spec, one.rating.strength, one.rating.low, one.rating.high) for one in steps]
    page.section(heading, svg_charts.ladder_chart(points, page.number, heading), text(page.say("arena-about-ladder")))


def _comparisons(page: HtmlPage, test: SequentialTest) -> None:
    parts = []
    for comparison, intervals in zip(test.comparisons(), test.intervals, strict=True):
        if intervals:
            name = page.say("arena-difference", first=comparison.first, second=comparison.second)
            doubt = p_value_text(comparison, page.language)
            parts += [text(f"{name}. {doubt}"), svg_charts.band_chart(intervals, page.points, name)]
    page.section(page.say("arena-course"), *parts, text(page.say("arena-about-course")))


def _meetings(page: HtmlPage, contest: Contest, test: SequentialTest) -> None:
    met = head_to_head(contest, test.counted)
    names = contest.entrants
    rows = []
    for name in names:
        shares = (met.get((name, other)) for other in names)
        rows.append(((name, *("" if one is None else page.per_cent(one[0] / one[1]) for one in shares)), False))
    page.section(page.say("arena-meetings"), table(["", *names], rows), text(page.say("arena-about-meetings")))


def _seats(page: HtmlPage, contest: Contest, test: SequentialTest) -> None:
    games = test.counted
    counts = [
        (page.say("arena-seat", number=seat + 1), sum(seat in game.winners for game in games) / max(1, len(games)))
        for seat in range(contest.seats)
    ]
    heading = page.say("arena-seats")
    units = svg_charts.Units(page.say("arena-unit-seats"), page.say("arena-unit-wins"))
    page.section(
        heading, svg_charts.column_chart(counts, page.per_cent, heading, units), text(page.say("arena-about-seats"))
    )
