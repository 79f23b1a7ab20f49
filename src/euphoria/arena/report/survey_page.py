"""The HTML page of a survey: length, choices, fairness, and which things go with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from euphoria.arena.report import svg_charts
from euphoria.arena.report.html_page import HtmlPage, NamedCell, Row, folded, table, text
from euphoria.arena.statistics.proportions import spread, stands_out
from euphoria.arena.statistics.win_effects import FEWEST, WinEffect
from euphoria.arena.survey.findings import SurveyFindings
from euphoria.arena.survey.game_facts import ThingKind, fact_reader_of
from euphoria.arena.survey.observation import TENTHS
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words

MOST_DRAWN, MOST_LISTED = 24, 80
"""Things of one kind in the chart and in the table at most; all of them are in the CSV file."""
MOST_COLUMNS = 40
MOST_NAMED = 8
"""Things in each table of the summary at most."""


def survey_page(findings: SurveyFindings, language: str, command: str) -> str:
    survey = findings.survey
    say = words(language).say
    title = say("arena-report-title", game=find_game(survey.game).title)
    lead = say("arena-report-lead", games=len(findings.games), seats=survey.seats, bot=survey.bot)
    page = HtmlPage(language, title, lead, command)
    _summary(page, findings)
    _length(page, findings)
    _choices(page, findings)
    _order(page, findings)
    _endings(page, findings)
    _comebacks(page, findings)
    _groups(page, findings)
    kinds = fact_reader_of(survey.game).kinds
    if kinds:
        page.section(page.say("arena-report-things"), text(page.say("arena-report-about-things", fewest=FEWEST)))
    for kind in kinds:
        _kind(page, findings, kind)
    return page.html()


def _summary(page: HtmlPage, findings: SurveyFindings) -> None:
    """The section that a designer reads first: length, choices, fairness, and the most significant things."""
    game, comebacks = findings.json(), findings.comebacks()
    lines = [
        page.say(
            "arena-report-in-short-length", turns=page.number(game["turns"]["mean"]),
            decisions=page.number(game["decisions_a_game"]["mean"]), choices=page.number(game["branching"]),
        ),
        _fairness(page, findings),
    ]  # fmt: skip
    if findings.knows_leaders:
        lines.append(
            page.say(
                "arena-report-in-short-comebacks", share=page.per_cent(comebacks["share"]),
                low=page.per_cent(comebacks["low"]), high=page.per_cent(comebacks["high"]),
            )
        )  # fmt: skip
    if findings.complaint:
        lines.append(page.say("arena-complaint", bot=findings.survey.bot, reason=findings.complaint))
    believed = [one for one in findings.effects if one.is_believed]
    if fact_reader_of(findings.survey.game).kinds:
        lines.append(page.say("arena-report-in-short-things", count=len(believed), all=findings.compared))
    parts = [text(*lines)]
    for how, found in by_origin(believed, findings.survey.game).items():
        rows: list[Row] = [
            ((_named(page, findings, one), page.say(f"arena-kind-{one.kind}"), *_difference(page, one)), False)
            for one in most_significant(found, MOST_NAMED)
        ]
        names = ("thing", "kind", "difference", "difference-interval")
        if rows:
            parts.append(f"<h3>{escape(page.say(f'arena-report-{how}-title'))}</h3>")
            parts.append(table([page.say(f"arena-report-column-{name}") for name in names], rows))
    page.section(page.say("arena-report-in-short"), *parts)


def _fairness(page: HtmlPage, findings: SurveyFindings) -> str:
    """Whether the first player wins significantly more or less often."""
    first, *others = findings.wins_by_order()
    share = page.per_cent(first["share"])
    between = {"low": page.per_cent(first["low"]), "high": page.per_cent(first["high"])}
    even = sum(one["share"] for one in (first, *others)) / (1 + len(others))
    key = "fair" if first["low"] <= even <= first["high"] else "unfair"
    return page.say(f"arena-report-in-short-{key}", share=share, even=page.per_cent(even), **between)


def _length(page: HtmlPage, findings: SurveyFindings) -> None:
    heading = page.say("arena-report-length")
    rows: list[Row] = []
    for name, counts in (("turns", findings.turns), ("decisions", findings.decisions)):
        found = spread(counts)
        cells = (page.number(found["mean"]), *(page.compact(found[key]) for key in ("median", "min", "max")))
        rows.append(((page.say(f"arena-report-{name}"), *cells), False))
    titles = ["", *(page.say(f"arena-report-{name}") for name in ("mean", "median", "least", "most"))]
    a_turn = page.say("arena-report-a-turn", decisions=page.number(findings.decisions_a_turn, 2))
    picture = svg_charts.column_chart(
        bins(findings.turns),
        lambda count: f"{count:g}",
        page.say("arena-report-turns-drawn"),
        _units(page, "turns", "games"),
    )
    page.section(heading, table(titles, rows), text(a_turn, page.say("arena-report-turns-drawn")), picture)


def _units(page: HtmlPage, across: str, up: str) -> svg_charts.Units:
    return svg_charts.Units(page.say(f"arena-unit-{across}"), page.say(f"arena-unit-{up}"))


def bins(counts: Counter[int]) -> list[tuple[str, float]]:
    """A histogram of integers with at most `MOST_COLUMNS` bins of equal width."""
    if not counts:
        return []
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // MOST_COLUMNS)
    found: Counter[int] = Counter()
    for number, count in counts.items():
        found[(number - low) // width] += count
    starts = range(low, high + 1, width)
    return [(str(start), float(found[at])) for at, start in enumerate(starts)]


def _choices(page: HtmlPage, findings: SurveyFindings) -> None:
    heading = page.say("arena-report-branching")
    tenths = [(f"{10 * (tenth + 1)} %", one) for tenth, one in enumerate(findings.branching)]
    page.section(
        heading,
        text(page.say("arena-report-about-branching")),
        svg_charts.column_chart(tenths, page.number, heading, _units(page, "played", "actions")),
    )


def _order(page: HtmlPage, findings: SurveyFindings) -> None:
    even = sum(one["share"] for one in findings.wins_by_seat()) / findings.survey.seats
    orders, seats = findings.wins_by_order(), findings.wins_by_seat()
    for key, shares, games in (("order", orders, findings.begun), ("seat", seats, findings.games)):
        heading = page.say(f"arena-report-{key}")
        points = [
            svg_charts.Point(
                page.say(f"arena-report-{key}-nth", number=at), one["share"], one["low"], one["high"],
                strong=stands_out(int(one["count"]), len(games), even, len(shares)),
            )
            for at, one in enumerate(shares, 1)
        ]  # fmt: skip
        picture = svg_charts.interval_chart(points, page.per_cent, heading, mark=even, unit=page.say("arena-unit-wins"))
        page.section(heading, picture, text(page.say("arena-report-about-order")))


def _endings(page: HtmlPage, findings: SurveyFindings) -> None:
    rows = []
    edition = str(findings.survey.options.get("edition", ""))
    for reason, one in sorted(findings.reasons().items(), key=lambda item: -item[1]["share"]):
        key = f"cli-{findings.survey.game}-result-{reason}"
        name = page.say(key, edition=edition) if words(page.language).has(key) else reason
        rows.append(((name, str(one["count"]), page.per_cent(one["share"]), _between(page, one)), False))
    titles = [page.say(f"arena-report-{name}") for name in ("reason", "games", "share")]
    page.section(page.say("arena-report-endings"), table([*titles, "95 %"], rows))


def _comebacks(page: HtmlPage, findings: SurveyFindings) -> None:
    if not findings.knows_leaders:
        return
    heading, one = page.say("arena-report-comebacks"), findings.comebacks()
    share = page.say(
        "arena-report-comeback-share", share=page.per_cent(one["share"]), low=page.per_cent(one["low"]),
        high=page.per_cent(one["high"]), changes=page.number(findings.lead_changes),
    )  # fmt: skip
    drawn = page.say("arena-report-decided")
    tenths = [(f"{10 * (tenth + 1)} %", one) for tenth, one in enumerate(findings.decided[: TENTHS - 1])]
    key = f"arena-report-standing-{findings.survey.game}"
    standing = [page.say(key)] if words(page.language).has(key) else []
    page.section(
        heading,
        text(*standing, share, drawn),
        svg_charts.column_chart(tenths, page.per_cent, drawn, _units(page, "played", "wins")),
    )


def _groups(page: HtmlPage, findings: SurveyFindings) -> None:
    groups = findings.groups()
    if not groups:
        return
    rows: list[Row] = [
        (
            (
                f"{one.option.replace('_', '-')}: {one.value}", str(one.games), page.number(one.turns),
                page.number(one.decisions), page.number(one.branching), page.per_cent(one.drawn["share"]),
                f"{page.per_cent(one.first_wins['share'])} ({_between(page, one.first_wins)})",
                f"{page.per_cent(one.comebacks['share'])} ({_between(page, one.comebacks)})",
            ),
            False,
        )
        for one in groups
    ]  # fmt: skip
    names = ("group", "games", "turns", "decisions", "choices", "draws", "first-wins", "comebacks")
    titles = [page.say(f"arena-report-{name}") for name in names]
    page.section(page.say("arena-report-groups"), table(titles, rows))


def _kind(page: HtmlPage, findings: SurveyFindings, kind: ThingKind) -> None:
    found = [one for one in findings.effects if one.kind == kind.id]
    if not found:
        return
    compared = [one for one in found if one.difference is not None]
    parts = [text(page.say(f"arena-kind-{kind.id}-about"))]
    drawn = most_significant_by_difference(compared, MOST_DRAWN)
    if drawn:
        points = [_point(page, findings, one) for one in drawn]
        unit = page.say("arena-unit-points")
        parts.append(svg_charts.interval_chart(points, page.points, page.say("arena-report-difference"), (0,), 0, unit))
    listed = most_significant_by_difference(compared, MOST_LISTED)
    if len(listed) < MOST_LISTED:
        listed += sorted((one for one in found if one.difference is None), key=lambda one: (-one.seats, one.name))[
            : MOST_LISTED - len(listed)
        ]
    names = ("thing", "share", "times", "wins", "interval", "difference", "difference-interval", "q")
    titles = [page.say(f"arena-report-column-{name}") for name in names]
    listing = table(titles, [_thing(page, findings, one) for one in listed])
    parts.append(folded(page.say("arena-report-listing", count=len(listed)), listing) if drawn else listing)
    if len(listed) < len(found):
        parts.append(text(page.say("arena-report-more", count=len(found) - len(listed))))
    parts.append(text(page.say("arena-report-by-chance" if kind.by_chance else "arena-report-by-choice")))
    page.section(page.say(f"arena-kind-{kind.id}"), *parts)


def most_significant_by_difference(found: Sequence[WinEffect], most: int) -> list[WinEffect]:
    """The most significant effects, sorted by difference, largest first."""
    kept = sorted(found, key=lambda one: (one.p or 0.0, one.name))[:most]
    return sorted(kept, key=lambda one: (-(one.difference or 0.0), one.name))


def most_significant(found: Iterable[WinEffect], most: int) -> list[WinEffect]:
    """The most significant effects, sorted by significance."""

    def doubt(one: WinEffect) -> tuple[float, float, str]:
        width = (one.difference_high or 0.0) - (one.difference_low or 0.0)
        return one.p or 0.0, -abs(one.difference or 0.0) / width if width else 0.0, one.name

    return sorted(found, key=doubt)[:most]


def by_origin(found: Iterable[WinEffect], game: str) -> dict[str, list[WinEffect]]:
    """Effects of dealt and of chosen things apart: only for dealt ones is the difference causal."""
    dealt = {kind.id for kind in fact_reader_of(game).kinds if kind.by_chance}
    listed = list(found)
    return {
        "dealt": [one for one in listed if one.kind in dealt],
        "chosen": [one for one in listed if one.kind not in dealt],
    }


def _named(page: HtmlPage, findings: SurveyFindings, one: WinEffect) -> NamedCell:
    return NamedCell(_label(page, findings, one), _about(page, findings, one))


def _about(page: HtmlPage, findings: SurveyFindings, one: WinEffect) -> str:
    survey = findings.survey
    return fact_reader_of(survey.game).about(one.kind, one.name, page.language, survey.options)


def _label(page: HtmlPage, findings: SurveyFindings, one: WinEffect) -> str:
    survey = findings.survey
    return fact_reader_of(survey.game).label(one.kind, one.name, page.language, survey.options)


def _point(page: HtmlPage, findings: SurveyFindings, one: WinEffect) -> svg_charts.Point:
    assert one.difference is not None and one.difference_low is not None and one.difference_high is not None
    label, about = _named(page, findings, one)
    return svg_charts.Point(label, one.difference, one.difference_low, one.difference_high, one.is_believed, about)


def _difference(page: HtmlPage, one: WinEffect) -> tuple[str, str]:
    if one.difference is None:
        return "", ""
    low, high = page.points(one.difference_low or 0.0), page.points(one.difference_high or 0.0)
    return page.points(one.difference), page.say("arena-report-between", low=low, high=high)


def _thing(page: HtmlPage, findings: SurveyFindings, one: WinEffect) -> Row:
    return (
        _named(page, findings, one),
        page.per_cent(one.share),
        page.number(one.times, 2),
        page.per_cent(one.wins),
        f"{page.number(100 * one.low)} – {page.number(100 * one.high)}",
        *_difference(page, one),
        page.number(one.q, 3) if one.q is not None else "",
    ), one.is_believed


def _between(page: HtmlPage, one: dict[str, float]) -> str:
    return f"{page.number(100 * one['low'])} – {page.number(100 * one['high'])}"
