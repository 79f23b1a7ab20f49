"""For whom the position is told: a figure from whose eyes it is seen, a language, and what players are called."""

from __future__ import annotations

from euphoria.games.reality.state import Show
from euphoria.games.reality.text.spoken.teller import Teller
from euphoria.kernel.core.errors import QueryError
from euphoria.kernel.core.queries import Arguments
from euphoria.kernel.text.languages import ENGLISH, LANGUAGES


def listener(state: Show, seat: int | None, arguments: Arguments) -> Teller:
    """Without a figure on the table it is told from above."""
    figure = arguments.integer("figure", 0, max(0, len(state.who) - 1)) if "figure" in arguments else None
    if figure is not None and figure not in state.figures():
        raise QueryError("'figure' cannot be given: there are no figures yet")
    language = arguments.word("language", LANGUAGES, ENGLISH)
    names = arguments.names("names", state.seats)
    on_table = figure if figure is not None and state.stands(figure) else None
    return Teller(state, seat, on_table, language, names or None)
