"""Who sits at the table."""

from __future__ import annotations

from euphoria.cli.errors import InvalidArgument
from euphoria.kernel.text.messages import words

MOST_LETTERS = 12


def default_names(language: str) -> tuple[str, ...]:
    """The regulars: who sits where nobody has said otherwise."""
    return tuple(words(language).say("cli-regulars").split())


def seat_names(given: str | None, seats: int, language: str) -> tuple[str, ...]:
    """The names that were given, for the first seats, and regulars after them."""
    own = [name.strip() for name in given.split(",")] if given else []
    say = words(language).say
    for name in own:
        if not name or len(name) > MOST_LETTERS or not name.isprintable():
            raise InvalidArgument(say("cli-error-name", name=name, most=MOST_LETTERS))
    if len(own) > seats:
        raise InvalidArgument(say("cli-error-names", count=len(own), seats=seats))
    taken = [name.casefold() for name in own]
    if len(set(taken)) < len(taken):
        raise InvalidArgument(say("cli-error-same-names"))
    free = [name for name in default_names(language) if name.casefold() not in taken]
    return (*own, *free)[:seats]
