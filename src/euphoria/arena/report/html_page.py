"""A report as a single HTML file without external resources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from euphoria.kernel.text.messages import words
from euphoria.version import __version__

COLOURS = """
:root{--ground:#F3EBDD;--sheet:#FFFAF0;--ink:#1E1B18;--quiet:#6B6257;--line:#CDBFA8;--accent:#B3261E;--data:#2B5C8A}
@media(prefers-color-scheme:dark){:root{--ground:#12161C;--sheet:#1B222B;--ink:#EDE6D6;--quiet:#9AA3AD;--line:#33404D;
--accent:#FF6B57;--data:#7FB2E0}}
"""
STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 16px 64px}
h1{font:700 40px/1.1 "Oswald","Arial Narrow",sans-serif;text-transform:uppercase;margin:0 0 8px}
h1::after{content:"";display:block;width:96px;height:8px;background:var(--accent);margin-top:12px}
h2{font:700 23px/1.2 "Oswald","Arial Narrow",sans-serif;margin:40px 0 8px}
.quiet{color:var(--quiet)}
.lead{font-size:19px}
section{background:var(--sheet);padding:4px 16px 16px;margin:24px 0;border-top:2px solid var(--ink);overflow-x:auto}
section h2{margin-top:12px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:15px}
th{text-align:left;font-weight:600;color:var(--quiet);border-bottom:1px solid var(--line)}
td{border-bottom:1px solid var(--line)}
th,td{padding:4px 12px 4px 0;vertical-align:top}
th.number,td.number{text-align:right;white-space:nowrap}
summary{cursor:pointer;color:var(--quiet);padding:8px 0}
@media print{details>*{display:block}}
tr.strong td{color:var(--accent);font-weight:600}
code{font:14px/1.4 ui-monospace,monospace;background:var(--ground);padding:2px 6px;overflow-wrap:anywhere}
svg{display:block;width:100%;min-width:600px;height:auto;margin:12px 0}
nav h2{font-size:19px;margin:24px 0 4px}
nav ul{columns:2 240px;margin:0;padding-left:20px}
nav a{color:inherit}
h3{font-size:17px;margin:16px 0 4px}
.about{display:block;color:var(--quiet);font-weight:400;max-width:52ch;min-width:26ch}
"""
DRAWN = """
svg text{fill:var(--quiet);font:13px system-ui,sans-serif}
.rule{stroke:var(--line);stroke-width:1}
.mark{stroke:var(--ink);stroke-width:1;stroke-dasharray:4 4}
.whisker{stroke:var(--data);stroke-width:2}
.point circle,.bar{fill:var(--data)}
.point text{fill:var(--ink)}
.strong .whisker{stroke:var(--accent)}
.strong circle{fill:var(--accent)}
.strong text{font-weight:600;fill:var(--accent)}
.band{fill:var(--data);opacity:.2}
.path{fill:none;stroke:var(--data);stroke-width:2}
"""


class NamedCell(NamedTuple):
    """A table cell with a name and, in small print below it, a description."""

    name: str
    about: str


Cell = str | float | int | NamedCell
Row = tuple[Sequence[Cell], bool]
"""The cells, and whether the row is highlighted."""


class HtmlPage:
    """A page with a title and sections, in one language."""

    def __init__(self, language: str, title: str, lead: str, command: str) -> None:
        self.language = language
        self.title = title
        self.command = command
        self._head = f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>'
        self._sections: list[tuple[str, str]] = []

    def say(self, key: str, **args: str | int) -> str:
        return words(self.language).say(key, **args)

    def section(self, heading: str, *parts: str) -> None:
        """Add a section; the parts are HTML, made by `text`, `table`, `folded` or `svg_charts`."""
        self._sections.append((heading, "".join(parts)))

    def contents(self) -> str:
        """The table of contents."""
        entries = "".join(
            f'<li><a href="#{_anchor(at)}">{escape(heading)}</a></li>' for at, (heading, _) in enumerate(self._sections)
        )
        title = escape(self.say("arena-page-contents"))
        return f'<nav aria-label="{title}"><h2>{title}</h2><ul>{entries}</ul></nav>'

    def number(self, value: float, places: int = 1) -> str:
        return f"{value:.{places}f}".replace(".", self.say("cli-decimal-mark"))

    def compact(self, value: float) -> str:
        """Without trailing zeros."""
        return f"{value:g}".replace(".", self.say("cli-decimal-mark"))

    def per_cent(self, value: float) -> str:
        return f"{self.number(100 * value)} %"

    def points(self, value: float) -> str:
        """A difference of two proportions, in percentage points."""
        return ("+" if value > 0 else "−" if value < 0 else "") + self.number(abs(100 * value))

    def html(self) -> str:
        made = self.say("arena-page-made", version=__version__)
        foot = f'<p class="quiet">{escape(made)} <code>{escape(self.command)}</code></p>'
        sections = (
            f'<section id="{_anchor(at)}"><h2>{escape(heading)}</h2>{inside}</section>'
            for at, (heading, inside) in enumerate(self._sections)
        )
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}"><head><meta charset="utf-8"/>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
            f"<title>{escape(self.title)}</title><style>{COLOURS}{STYLE}{DRAWN}</style></head>\n<body><main>"
            + "\n".join((self._head, self.contents(), *sections))
            + f"\n{foot}</main></body></html>\n"
        )


def _anchor(section: int) -> str:
    return f"part-{section + 1}"


def standalone_svg(picture: str) -> str:
    """A chart (see `svg_charts`) as an SVG file of its own, with styles and background."""
    inside = f'<style>{COLOURS}{DRAWN}</style><rect width="100%" height="100%" fill="var(--sheet)"/>'
    head, end, rest = picture.partition(">")
    return head.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1) + end + inside + rest + "\n"


def text(*lines: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def folded(title: str, part: str) -> str:
    """A collapsed part that the reader can open."""
    return f"<details><summary>{escape(title)}</summary>{part}</details>"


def table(titles: Sequence[str], rows: Sequence[Row], say: Callable[[float], str] = str) -> str:
    """A table whose first column is text and whose other columns are numbers."""
    head = "".join(_cell("th", title, at) for at, title in enumerate(titles))
    body = "".join(_row(cells, strong, say) for cells, strong in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(cells: Sequence[Cell], strong: bool, say: Callable[[float], str]) -> str:
    kind = ' class="strong"' if strong else ""
    inner = (
        _cell("td", cell if isinstance(cell, (str, NamedCell)) else say(cell), at) for at, cell in enumerate(cells)
    )
    return f"<tr{kind}>{''.join(inner)}</tr>"


def _cell(tag: str, words: str | NamedCell, at: int) -> str:
    kind = ' class="number"' if at else ""
    if isinstance(words, NamedCell):
        about = f'<small class="about">{escape(words.about)}</small>' if words.about else ""
        return f"<{tag}{kind}>{escape(words.name)}{about}</{tag}>"
    return f"<{tag}{kind}>{escape(words)}</{tag}>"
