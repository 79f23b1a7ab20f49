"""SVG charts for reports, written without a library: small, without scripts, and without network access.

Colours are CSS variables of the page (see `html_page`), so charts follow the reader's light or dark theme.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from textwrap import wrap
from typing import NamedTuple

WIDTH, LABELS, RIGHT = 720, 250, 32
LONGEST = 36
"""Characters of a label that fit on one line; longer labels are wrapped."""
LINE, AIR = 16, 6
"""Height of a line of a label, and the space between labels."""
TOP, BOTTOM, UNIT = 8, 30, 18
"""Margins above and below a chart, and the height of an axis title."""
HEIGHT = 240
"""Height of charts without rows."""


class Point(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    strong: bool = False
    """Drawn in the accent colour."""
    about: str = ""
    """Description, shown as a tooltip."""


class Scale:
    """A linear scale from values to coordinates, with round tick values."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            low, high = low - 0.5, high + 0.5
        self.low, self.high, self.start, self.end = low, high, start, end

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start), 1)

    def ticks(self, most: int = 6) -> list[float]:
        step = 10 ** floor(log10((self.high - self.low) / most))
        step *= next(by for by in (1, 2, 5, 10) if (self.high - self.low) / (step * by) <= most)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def interval_chart(
    points: Sequence[Point],
    say: Callable[[float], str],
    title: str,
    around: Sequence[float] = (),
    mark: float | None = None,
    unit: str = "",
) -> str:
    """One row per point: a dot with a whisker from low to high.

    The scale includes the values in `around`; `mark` draws a reference line; `unit` is the axis title.
    """
    ends = [*around, *(one.low for one in points), *(one.high for one in points)]
    scale = Scale(min(ends), max(ends), LABELS, WIDTH - RIGHT)
    labels = [wrap(one.label, LONGEST) or [""] for one in points]
    bottom = TOP + sum(LINE * len(lines) + AIR for lines in labels)
    parts = _horizontal_axis(scale, say, TOP, bottom)
    if unit:
        parts.append(_text((LABELS + WIDTH - RIGHT) / 2, bottom + BOTTOM + 6, unit, "middle"))
    if mark is not None:
        parts.append(_line(scale.at(mark), TOP, scale.at(mark), bottom, "mark"))
    top: float = TOP
    for one, lines in zip(points, labels, strict=True):
        y = top + (LINE * len(lines) + AIR) / 2
        first = y + 4 - LINE * (len(lines) - 1) / 2
        label = "".join(_text(LABELS - 10, first + LINE * at, line, "end") for at, line in enumerate(lines))
        top += LINE * len(lines) + AIR
        strong = " strong" if one.strong else ""
        summary = f"{one.label}: {say(one.value)} ({say(one.low)} – {say(one.high)})"
        tooltip = f"{summary}\n{one.about}" if one.about else summary
        parts.append(
            f'<g class="point{strong}"><title>{escape(tooltip)}</title>{label}'
            f"{_line(scale.at(one.low), y, scale.at(one.high), y, 'whisker')}"
            f'<circle cx="{scale.at(one.value)}" cy="{y}" r="4"/></g>'
        )
    return _svg(bottom + BOTTOM + (UNIT if unit else 0), title, parts)


class Units(NamedTuple):
    """The titles of two axes."""

    across: str = ""
    up: str = ""


def column_chart(
    counts: Sequence[tuple[str, float]], say: Callable[[float], str], title: str, units: Units | None = None
) -> str:
    """Vertical bars, labelled below where there is room."""
    scale = Scale(0, max((count for _, count in counts), default=1) or 1, HEIGHT - BOTTOM, TOP)
    step = (WIDTH - RIGHT - 60) / max(1, len(counts))
    every = ceil(len(counts) / 14)
    parts = _vertical_axis(scale, say)
    for at, (label, count) in enumerate(counts):
        x, y = round(60 + at * step, 1), scale.at(count)
        parts.append(
            f'<rect class="bar" x="{x}" y="{y}" width="{max(1, round(step - 2, 1))}" '
            f'height="{round(HEIGHT - BOTTOM - y, 1)}"><title>{escape(f"{label}: {say(count)}")}</title></rect>'
        )
        if at % every == 0:
            parts.append(_text(x + step / 2, HEIGHT - 10, label, "middle"))
    if units is None:
        return _svg(HEIGHT, title, parts)
    parts.append(_text((60 + WIDTH - RIGHT) / 2, HEIGHT + UNIT - 6, units.across, "middle"))
    return _svg(HEIGHT + UNIT, title, [_text(0, TOP + 4, units.up, "start"), _lowered(parts)], LINE)


def band_chart(known: Sequence[tuple[float, float, float]], say: Callable[[float], str], title: str) -> str:
    """An estimate and its confidence band over time: (value, low, high) from left to right."""
    kept = sorted({round(at * (len(known) - 1) / 119) for at in range(120)})
    across = Scale(1, max(2, len(known)), 60, WIDTH - RIGHT)
    scale = Scale(-1, 1, HEIGHT - BOTTOM, TOP)
    spots = [(across.at(at + 1), *(scale.at(one) for one in known[at])) for at in kept]
    band = [f"{x},{low}" for x, _, low, _ in spots] + [f"{x},{high}" for x, _, _, high in reversed(spots)]
    parts = _vertical_axis(scale, say)
    parts += [_text(across.at(tick), HEIGHT - 10, f"{tick:g}", "middle") for tick in across.ticks() if tick >= 1]
    parts += [
        f'<polygon class="band" points="{" ".join(band)}"/>',
        _line(60, scale.at(0), WIDTH - RIGHT, scale.at(0), "mark"),
        f'<polyline class="path" points="{" ".join(f"{x},{y}" for x, y, _, _ in spots)}"/>',
    ]
    return _svg(HEIGHT, title, parts)


def ladder_chart(points: Sequence[Point], say: Callable[[float], str], title: str) -> str:
    """Values with intervals on equally spaced steps, joined by a line."""
    scale = Scale(min(one.low for one in points), max(one.high for one in points), HEIGHT - BOTTOM, TOP)
    step = (WIDTH - RIGHT - 60) / len(points)
    parts, path = _vertical_axis(scale, say), []
    for at, one in enumerate(points):
        x, y = round(60 + (at + 0.5) * step, 1), scale.at(one.value)
        path.append(f"{x},{y}")
        summary = f"{one.label}: {say(one.value)} ({say(one.low)} – {say(one.high)})"
        parts.append(
            f'<g class="point"><title>{escape(summary)}</title>'
            f"{_line(x, scale.at(one.low), x, scale.at(one.high), 'whisker')}"
            f'<circle cx="{x}" cy="{y}" r="4"/>{_text(x, HEIGHT - 10, one.label, "middle")}</g>'
        )
    parts.append(f'<polyline class="path" points="{" ".join(path)}"/>')
    return _svg(HEIGHT, title, parts)


def _horizontal_axis(scale: Scale, say: Callable[[float], str], top: float, bottom: float) -> list[str]:
    parts = []
    for tick in scale.ticks():
        parts.append(_line(scale.at(tick), top, scale.at(tick), bottom, "rule"))
        parts.append(_text(scale.at(tick), bottom + 18, say(tick), "middle"))
    return parts


def _vertical_axis(scale: Scale, say: Callable[[float], str]) -> list[str]:
    parts = []
    for tick in scale.ticks(5):
        parts.append(_line(60, scale.at(tick), WIDTH - RIGHT, scale.at(tick), "rule"))
        parts.append(_text(52, scale.at(tick) + 4, say(tick), "end"))
    return parts


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{round(x, 1)}" y="{round(y, 1)}" text-anchor="{anchor}">{escape(words)}</text>'


def _lowered(parts: Iterable[str]) -> str:
    """Shift parts down by one line, to make room above."""
    return f'<g transform="translate(0 {LINE})">{"".join(parts)}</g>'


def _svg(height: float, title: str, parts: Iterable[str], more: float = 0) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height + more}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
