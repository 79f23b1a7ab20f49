"""Tables without lines, as results and lists are printed."""

from __future__ import annotations

from typing import Any

from rich.table import Table


def borderless_table(header_style: str = "quiet", **options: Any) -> Table:
    """Columns two spaces apart. Further options are those of `rich.table.Table`."""
    return Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style=header_style, **options)


def borderless_list(*styles: str) -> Table:
    """A table without a header, with a column for each style; all but the last are never wrapped."""
    table = borderless_table(show_header=False)
    for number, style in enumerate(styles, 1):
        table.add_column(style=style, no_wrap=number < len(styles))
    return table
