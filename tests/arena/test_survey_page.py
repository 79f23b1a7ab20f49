"""The designer's page: names, units, contents, the most significant things first, card texts."""

from __future__ import annotations

import re

import pytest

from euphoria.arena.report import svg_charts
from euphoria.arena.report.survey_page import by_origin, most_significant, survey_page
from euphoria.arena.statistics.win_effects import WinEffect
from euphoria.arena.survey.findings import SurveyFindings
from euphoria.arena.survey.game_facts import fact_reader_of
from euphoria.arena.survey.observation import Survey, observe

LONG = "Michael the Engineer + Professor Reginald the Thinker of Great Thoughts"
QUICK: dict[str, dict[str, object]] = {"leaders": {"turns": 4}, "dystopia": {"turn_limit": 30}, "reality": {"turns": 1}}


def page_of(game: str, language: str, games: int = 3) -> str:
    survey = Survey(game, 4 if game != "reality" else 2, "random", 1, QUICK[game])
    return survey_page(
        SurveyFindings(survey, [observe(survey, number) for number in range(games)]), language, "euphoria"
    )


def effect(kind: str, name: str, difference: float, p: float, width: float = 0.1) -> WinEffect:
    return WinEffect(
        kind, name, 50, 0.1, 1.0, 0.5, 0.4, 0.6, 50, difference, difference - width, difference + width, p, p
    )


def test_a_long_name_is_told_whole_in_several_lines() -> None:
    picture = svg_charts.interval_chart(
        [svg_charts.Point(LONG, 1, 0, 2), svg_charts.Point("short", 1, 0, 2)], str, "title"
    )
    told = re.findall(r'text-anchor="end">([^<]*)<', picture)
    assert "…" not in picture
    assert " ".join(told) == f"{LONG} short"
    assert all(len(line) <= svg_charts.LONGEST for line in told)


def test_axes_tell_their_units() -> None:
    points = [svg_charts.Point("one", 1, 0, 2)]
    assert ">percentage points<" in svg_charts.interval_chart(points, str, "title", unit="percentage points")
    columns = svg_charts.column_chart([("1", 2.0)], str, "title", svg_charts.Units("turns", "games"))
    assert ">turns<" in columns and ">games<" in columns


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["dystopia", "leaders", "reality"])
def test_a_page_begins_with_its_contents(game: str, language: str) -> None:
    html = page_of(game, language)
    led_to = re.findall(r'<li><a href="#([^"]+)">([^<]+)</a>', html)
    there = re.findall(r'<section id="([^"]+)"><h2>([^<]+)</h2>', html)
    assert len(there) > 8
    assert led_to == there
    pictures = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    unit = {"en": ("turns", "games", "actions", "wins, in per cent"), "es": ("turnos", "partidas", "acciones")}[
        language
    ]
    for word in unit:
        assert any(f">{word}<" in picture for picture in pictures), word


def test_what_is_most_certain_comes_first() -> None:
    found = [effect("a", "large", 0.4, 0.03), effect("a", "sure", -0.1, 0.0001), effect("a", "less", 0.2, 0.01)]
    assert [one.name for one in most_significant(found, 2)] == ["sure", "less"]
    certain = [effect("a", "wide", 0.5, 0.0, 0.2), effect("a", "narrow", 0.5, 0.0, 0.1)]
    assert [one.name for one in most_significant(certain, 2)] == ["narrow", "wide"]


def test_what_was_dealt_is_kept_apart_from_what_was_chosen() -> None:
    found = [effect("artifact-used", "umbrella", 0.2, 0.01), effect("artifact-dealt", "umbrella", 0.1, 0.02)]
    both = by_origin(found, "leaders")
    assert [one.kind for one in both["dealt"]] == ["artifact-dealt"]
    assert [one.kind for one in both["chosen"]] == ["artifact-used"]


@pytest.mark.parametrize(
    ("game", "kind", "name", "said"),
    [
        ("leaders", "artifact-dealt", "umbrella", "L"),
        ("dystopia", "recruit-dealt", "D-r39", "knowledge"),
        ("dystopia", "recruit-pair", "D-r39+D-r38", " + "),
        ("reality", "character", "kabuki", "."),
    ],
)
def test_a_card_is_told_beside_its_name(game: str, kind: str, name: str, said: str) -> None:
    english, spanish = (fact_reader_of(game).about(kind, name, language, {}) for language in ("en", "es"))
    assert len(english) > 20 and english != spanish
    assert said in english or game == "leaders"
    assert fact_reader_of(game).about("deed" if game == "leaders" else "object", "shot", "en", {}) == ""


def test_the_text_of_a_card_is_on_the_page() -> None:
    html = page_of("leaders", "en")
    assert html.count('<small class="about">') > 5


def test_numbers_have_the_decimal_mark_of_the_language() -> None:
    html = page_of("leaders", "es", games=4)
    cells = re.findall(r'<td class="number">([^<]*)</td>', html)
    assert cells and not any(re.search(r"\d\.\d", cell) for cell in cells)
