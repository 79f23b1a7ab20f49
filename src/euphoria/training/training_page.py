"""The HTML page of a training: how strong each generation was, and how well it foretold games."""

from __future__ import annotations

from euphoria.arena.report import svg_charts
from euphoria.arena.report.html_page import HtmlPage, table, text
from euphoria.arena.statistics.proportions import interval
from euphoria.games import game as find_game
from euphoria.kernel.text.messages import words
from euphoria.training.training_folder import TrainingFolder

ERRORS = ("win", "score", "action")


def training_page(folder: TrainingFolder, language: str, command: str) -> str:
    settings = folder.settings
    say = words(language).say
    course = folder.course()
    title = say("train-page-title", game=find_game(settings.game).title)
    lead = say("train-page-lead", seats=settings.seats, generations=len(course), seed=str(settings.seed))
    page = HtmlPage(language, title, lead, command)
    if course:
        _strength(page, folder, len(course))
        for error in ERRORS:
            _error(page, error, [generation["held_back"][error] for generation in course])
    rows = [((name, str(value)), False) for name, value in settings._asdict().items()]
    page.section(say("train-page-settings"), table([say("train-page-setting"), say("train-page-value")], rows))
    return page.html()


def _strength(page: HtmlPage, folder: TrainingFolder, generations: int) -> None:
    points = []
    for generation in range(generations):
        wins, tests = folder.tests(generation)
        if tests:
            points.append(svg_charts.Point(str(generation), wins / tests, *interval(wins, tests)))
    if points:
        heading = page.say("train-page-strength")
        about = page.say("train-page-about-strength", iterations=folder.settings.iterations)
        page.section(heading, svg_charts.ladder_chart(points, page.per_cent, heading), text(about))


def _error(page: HtmlPage, name: str, values: list[float]) -> None:
    heading = page.say(f"train-page-error-{name}")
    points = [svg_charts.Point(str(generation), value, value, value) for generation, value in enumerate(values)]
    chart = svg_charts.ladder_chart(points, lambda value: page.number(value, 3), heading)
    page.section(heading, chart, text(page.say(f"train-page-about-error-{name}")))
