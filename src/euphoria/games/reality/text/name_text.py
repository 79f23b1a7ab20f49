"""Names for people: players, characters, objects, places, directions. Messages are in locales/*/reality.ftl."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from euphoria.games.reality.cards.character import Trait
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.figure_flags import CALLED
from euphoria.games.reality.geometry.templates import DIRECTIONS
from euphoria.games.reality.geometry.terrain import GROUND, INCH, Place, Scenery
from euphoria.games.reality.rules.figures.contact import ALL_ROUND_A_BASE
from euphoria.games.reality.state import BODY_LOAD, NEUTRAL, Show, Upgrade
from euphoria.games.reality.tables.element_names import element_names
from euphoria.kernel.text.messages import decimal_mark, words

Names = Sequence[str]

UPGRADES = ("aim", "shots", "second", "attacks")
CONTRACTED = re.compile(r"\b([Aa]|[Dd]e) el\b")


def default_names(seats: int, language: str) -> list[str]:
    """The names of seats whose players have none."""
    return [default_name(seat, language) for seat in range(seats)]


def default_name(seat: int, language: str) -> str:
    return words(language).say("reality-seat", number=seat + 1)


def player(seat: int, language: str, names: Names | None) -> str:
    return names[seat] if names and seat < len(names) else default_name(seat, language)


def question(name: str, language: str) -> str:
    """The question that the deciders are asked, in one sentence."""
    return words(language).say(f"reality-question-{name}")


def phase(name: str, language: str) -> str:
    return words(language).say(f"reality-phase-{name}")


def option(name: str, language: str) -> str:
    """The name of an option of the game."""
    return words(language).say(f"reality-option-{name}")


def mission(name: str, language: str) -> str:
    """The aim of a mission, in one sentence."""
    return words(language).say(f"reality-mission-{name}")


def flag(name: str, language: str) -> str:
    """A state of a figure, as the end of a sentence that begins with its name."""
    return words(language).say(f"reality-flag-{name}")


def thing(id: str, language: str, form: str = "name") -> str:
    """An object by its id; `form` selects the variant of the message: name, or a (with an article)."""
    return words(language).say(f"reality-object-{id}", form=form)


def things(ids: Iterable[str], language: str) -> str:
    return series([thing(id, language, "a") for id in ids], language)


def edge(number: int, language: str) -> str:
    """One of the players' two edges: 0 is where y is 0."""
    return words(language).say("reality-edge", edge="north" if number else "south")


def upgrades(points: Upgrade, language: str) -> str:
    """All upgrades of a member; "" if there are none."""
    say = words(language).say
    said = [say(f"reality-upgrade-{what}", points=n) for what, n in zip(UPGRADES, points, strict=True) if n]
    return ", ".join(said)


# Figures.


def character(id: str, language: str) -> str:
    return words(language).say(f"reality-character-{id}")


def figure(state: Show, number: int, language: str, names: Names | None = None) -> str:
    """A figure, with its player where both teams have this character, and with its owner where there are several
    dogs."""
    say = words(language).say
    if number not in state.figures():
        return say("reality-nobody", number=number)
    name = character(state.character(number).id, language)
    others = [other for other in state.figures() if other != number and state.who[other] == state.who[number]]
    owner = state.owner[number]
    if others and owner >= 0:
        key = "reality-dog-called" if state.flags[number] & CALLED else "reality-dog"
        return say(key, owner=figure(state, owner, language, names))
    seat = state.side[number]
    if seat != NEUTRAL and any(state.side[other] == 1 - seat for other in others):
        return say("reality-clone", figure=name, player=player(seat, language, names))
    return name


def figures(state: Show, numbers: Iterable[int], language: str, names: Names | None = None) -> str:
    return series([figure(state, number, language, names) for number in numbers], language)


def members(state: Show, seat: int, language: str) -> str:
    """The hired members of a team with their upgrades, which are public (R-team-8)."""
    rescued = Trait.STAR if state.settings.mission == "rescue" else 0
    hired = [
        number
        for number in state.figures()
        if state.side[number] == seat and state.owner[number] < 0 and not state.character(number).traits & rescued
    ]
    return series([member(state.who[number], state.upgrades[number], "", language) for number in hired], language)


def member(who: int, points: Upgrade, held: str, language: str) -> str:
    """A character with its upgrades and what it holds."""
    name = character(CHARACTERS[who].id, language)
    extras = ", ".join(part for part in (upgrades(points, language), held) if part)
    return f"{name} ({extras})" if extras else name


def load(state: Show, carried: int, language: str, names: Names | None = None) -> str:
    """What a figure carries, as encoded in `Show.load`."""
    if carried >= BODY_LOAD:
        return words(language).say("reality-load-body", figure=figure(state, carried - BODY_LOAD, language, names))
    return words(language).say("reality-load-drum", number=carried + 1)


def weapon(state: Show, number: int, which: int) -> str:
    """A weapon of a figure, as the variant that messages select by: only, first, second."""
    if number in state.figures() and len(state.character(number).weapons) < 2 and which == 0:
        return "only"
    return "second" if which else "first"


# Places.


def inches(quarters: int | float, language: str) -> str:
    """A length in inches: 12.5, and 12,5 in Spanish."""
    written = f"{quarters / INCH:.2f}".rstrip("0").rstrip(".")
    return written.replace(".", decimal_mark(language))


def element(state: Show, number: int, language: str) -> str:
    """An element by its index; the number itself where there is none."""
    named = element_names(state.table, language)
    return named[number] if 0 <= number < len(named) else str(number + 1)


def element_named(state: Show, name: str, language: str) -> str:
    for number, one in enumerate(state.terrain.elements):
        if one.name == name:
            return element(state, number, language)
    return name


def place(state: Show, there: Place, language: str) -> str:
    """A place in inches, with the surface that it is on."""
    x, y, number = there
    say = words(language).say
    x_said, y_said = inches(x, language), inches(y, language)
    surfaces = state.terrain.surfaces
    if not 0 <= number < len(surfaces):
        return say("reality-place-nowhere", x=x_said, y=y_said)
    if number == GROUND:
        return say("reality-place-ground", x=x_said, y=y_said)
    surface = surfaces[number]
    name = element(state, surface.element, language)
    if not surface.roof:
        return say("reality-place-floor", x=x_said, y=y_said, element=name, floor=surface.floor)
    building = state.terrain.elements[surface.element].kind == Scenery.BUILDING
    return say("reality-place-roof" if building else "reality-place-top", x=x_said, y=y_said, element=name)


# Directions: north is away from the edge where y is 0.


def wind(number: int, language: str) -> str:
    """One of the sixteen directions, counter-clockwise from the east."""
    return words(language).say(f"reality-wind-{number}")


def side(number: int, language: str) -> str:
    """The direction of one of the places round a base."""
    return heading(*ALL_ROUND_A_BASE[number], language)


def heading(dx: int, dy: int, language: str) -> str:
    """The nearest of the sixteen directions to a vector; "" for (0, 0)."""
    if not dx and not dy:
        return ""

    def likeness(number: int) -> float:
        x, y = DIRECTIONS[number]
        return float((x * dx + y * dy) / (x * x + y * y) ** 0.5)

    return wind(max(range(len(DIRECTIONS)), key=likeness), language)


# Sentences.


def series(parts: Sequence[str], language: str) -> str:
    """A list in words: "one, two and three"."""
    if len(parts) < 2:
        return "".join(parts)
    return words(language).say("reality-and", first=", ".join(parts[:-1]), second=parts[-1])


def tidy(said: str, language: str) -> str:
    """A sentence with a capital letter and, in Spanish, with the contractions "al" and "del"."""
    if language == "es":
        said = CONTRACTED.sub(
            lambda found: "al" if found[1] == "a" else "Al" if found[1] == "A" else found[1] + "l", said
        )
    return said[:1].upper() + said[1:]
