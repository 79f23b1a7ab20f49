"""Exchanges as they are typed: `offer Boris 2 energy and a book for 3 water`, `counter 1 gold for 2 water`."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.text_matching import has_words, normalized
from euphoria.games.dystopia.components import ARTIFACTS, GOODS
from euphoria.games.dystopia.costs import WIDTH
from euphoria.games.dystopia.state.city import City
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.action import Action


def read(state: City, seat: int, typed: str, context: DrawingContext) -> Action | None:
    """The offer or the counter-offer, lawful or not; None if these words are neither."""
    verb, *words = normalized(typed).split() or [""]
    middle, noise = context.say("cli-dystopia-typed-for"), context.say("cli-dystopia-typed-noise").split()
    kinds = {context.say(f"cli-dystopia-typed-{kind}"): kind for kind in ("offer", "counter")}
    kind = kinds.get(verb)
    if kind is None or words.count(middle) != 1:
        return None
    at = words.index(middle)
    given, taken = ([word for word in side if word not in noise] for side in (words[:at], words[at + 1 :]))
    take = _counts(taken, context)
    for begins in range(len(given), -1, -1) if kind == "offer" else [0]:
        partner = _players(state, seat, " ".join(given[:begins]), context) if kind == "offer" else [state.context[0]]
        give = _counts(given[begins:], context)
        if len(partner) == 1 and give is not None and take is not None:
            return _action(state, kind, partner[0], give, take)
    return None


def _action(state: City, kind: str, partner: int, give: list[int], take: list[int]) -> Action:
    if kind == "counter":
        return state.game.action([kind, *give, *take])
    if sum(give) == sum(take) == 1:
        return state.game.action([kind, partner, give.index(1), take.index(1)])
    return state.game.action(["offer-many", partner, *give, *take])


def _players(state: City, seat: int, words: str, context: DrawingContext) -> list[int]:
    """The other players whose names begin with these words; with two at the table nobody need be named."""
    return [other for other in range(state.seats) if other != seat and has_words(context.names[other], words)]


def _counts(words: Sequence[str], context: DrawingContext) -> list[int] | None:
    """How many of each thing; None if some word is no thing. A thing without a number is one."""
    counts, number = [0] * WIDTH, 1
    for word in words:
        if word.isdecimal():
            number = int(word[:9])
            continue
        item = _item(word, context)
        if item is None:
            return None
        counts[item] += number
        number = 1
    return counts


def _item(word: str, context: DrawingContext) -> int | None:
    """The one thing whose name begins so, or is this word without the ending of its plural."""
    names = [messages.good(name, context.language) for name in GOODS]
    names += [messages.artifact(name, context.language) for name in ARTIFACTS]
    plain = [normalized(name) for name in names]
    found = [number for number, name in enumerate(plain) if name.startswith(word) or word in (f"{name}s", f"{name}es")]
    return found[0] if len(found) == 1 else None
