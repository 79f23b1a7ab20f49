"""Colours, patterns and fonts of a poster. Every kind of scenery has a pattern, not only a colour, for colour-blind
readers."""

from __future__ import annotations

from euphoria.games.reality.geometry.terrain import Scenery

PAPER = {
    "ground": "#F3EBDD", "sheet": "#FFFAF0", "ink": "#1E1B18", "quiet": "#6B6257", "line": "#CDBFA8",
    "accent": "#B3261E", "poster": "#FFFAF0", "ray": "#F7EFE0",
    "barricade": "#E3B04B", "block": "#C9764A", "ruins": "#C4D3DF", "rubble": "#DDD0B6", "crater": "#E6DBC6",
    "building": "#FFFDF8", "marker": "#1E1B18", "first": "#B86E00", "second": "#1F78B4", "stripe": "#1E1B18",
    "dab": "#2B5C8A", "stone": "#8C7A5B", "brace": "#9A4A1C", "wall": "#1E1B18", "glass": "#2B5C8A",
}  # fmt: skip
NIGHT = {
    "ground": "#12161C", "sheet": "#1B222B", "ink": "#EDE6D6", "quiet": "#9AA3AD", "line": "#33404D",
    "accent": "#FF6B57", "poster": "#12161C", "ray": "#1F2731",
    "barricade": "#B7791F", "block": "#7A3A17", "ruins": "#24384A", "rubble": "#3A352B", "crater": "#262A2E",
    "building": "#161C24", "marker": "#EDE6D6", "first": "#E69F00", "second": "#56B4E9", "stripe": "#12161C",
    "dab": "#7FB2DD", "stone": "#9C8B6C", "brace": "#C8703A", "wall": "#EDE6D6", "glass": "#7FB2DD",
}  # fmt: skip

POSTER_FACE = "'Oswald','Barlow Condensed','Roboto Condensed','Archivo Narrow','Arial Narrow','DejaVu Sans Condensed'"
READING_FACE = "'Source Sans 3','Noto Sans','Open Sans','Segoe UI','DejaVu Sans'"


def style(night: bool | None) -> str:
    """The style sheet of the light theme, the dark one, or (None) whichever the reader's system prefers."""
    if night is not None:
        return _fixed() + _themed(NIGHT if night else PAPER)
    return f"{_fixed()}{_themed(PAPER)}@media (prefers-color-scheme: dark){{{_themed(NIGHT)}}}"


def _fixed() -> str:
    return (
        f"text{{font-family:{READING_FACE},sans-serif;font-size:13px}}"
        f".face{{font-family:{POSTER_FACE},sans-serif;font-weight:700;font-stretch:condensed}}"
        ".tag{font-size:11.5px;font-weight:600}.number{font-variant-numeric:tabular-nums}"
        ".halo{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}"
        ".mid{text-anchor:middle}.end{text-anchor:end}.none{fill:none}"
    )


def _themed(tokens: dict[str, str]) -> str:
    fills = "".join(f".f-{name}{{fill:{colour}}}" for name, colour in tokens.items())
    strokes = "".join(f".s-{name}{{stroke:{colour}}}" for name, colour in tokens.items())
    letters = "".join(f".t-{name}{{fill:{tokens[name]}}}" for name in ("quiet", "poster"))
    return f"{fills}{strokes}text{{fill:{tokens['ink']}}}{letters}"


def patterns(prefix: str) -> str:
    """A fill pattern for each kind. Ids begin with `prefix`, the name of the table: several posters may share a
    page."""
    drawn = {
        Scenery.BARRICADE: (
            12, 12, 45,
            '<rect class="f-barricade" width="12" height="12"/><rect class="f-stripe" width="4" height="12"/>',
        ),
        Scenery.BLOCK: (
            14, 14, 0,
            '<rect class="f-block" width="14" height="14"/>'
            '<path class="none s-brace" stroke-width="1.1" d="M0 0L14 14M14 0L0 14"/>',
        ),
        Scenery.RUINS: (
            24, 16, 0,
            '<rect class="f-ruins" width="24" height="16"/>'
            '<path class="none s-dab" stroke-width="1.1"'
            ' d="M0 .5H17M21 .5H24M5 .5V8M17 .5V8M0 8.5H8M12 8.5H24M11 8.5V16"/>',
        ),
        Scenery.RUBBLE: (
            26, 22, 0,
            '<rect class="f-rubble" width="26" height="22"/>'
            '<path class="f-stone"'
            ' d="M3 6l4-4 4 5zM15 4l5-1 2 4-5 1zM6 17l5-3 1 5zM17 18l2-5 5 3-2 3zM1 12l2-1 1 2z"/>',
        ),
        Scenery.CRATER: (
            12, 12, 0,
            '<rect class="f-crater" width="12" height="12"/>'
            '<circle class="f-stone" cx="3" cy="3" r="1.1"/><circle class="f-stone" cx="9" cy="9" r="1.1"/>',
        ),
        Scenery.BUILDING: (
            20, 20, 0,
            '<rect class="f-building" width="20" height="20"/>'
            '<path class="none s-line" stroke-width="1" d="M0 .5H20M.5 0V20" opacity=".8"/>',
        ),
        Scenery.MARKER: (
            6, 6, 0,
            '<rect class="f-marker" width="6" height="6"/><circle class="f-accent" cx="3" cy="3" r="1.6"/>',
        ),
    }  # fmt: skip
    return "".join(
        f'<pattern id="{prefix}-{kind.name.lower()}" width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate({angle})">{inside}</pattern>'
        for kind, (width, height, angle, inside) in drawn.items()
    )
