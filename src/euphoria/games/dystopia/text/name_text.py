"""Names of seats, spaces, tiles, dilemmas and star places, and the text of market tiles."""

from __future__ import annotations

from euphoria.games.dystopia import board
from euphoria.games.dystopia.cards.market_tiles import Tile
from euphoria.games.dystopia.cards.penalty_kinds import LosesOnRoll
from euphoria.games.dystopia.cards.recruits import RECRUITS, Recruit
from euphoria.games.dystopia.components import DILEMMAS, FACTIONS
from euphoria.games.dystopia.rules.authority_stars import ON_DILEMMA, ON_TILE
from euphoria.games.dystopia.text.cost_text import cost
from euphoria.kernel.text.messages import words

# Names.


def default_names(seats: int, language: str) -> list[str]:
    """The names of seats whose players have none."""
    return [default_name(seat, language) for seat in range(seats)]


def default_name(seat: int, language: str) -> str:
    return words(language).say("dystopia-seat", number=seat + 1)


def question(name: str, language: str) -> str:
    """What the deciders are asked, in one sentence."""
    return words(language).say(f"dystopia-question-{name}")


def option(name: str, language: str) -> str:
    """What an option of the table sets."""
    return words(language).say(f"dystopia-option-{name}")


def faction(id: str, language: str, form: str = "name") -> str:
    """`form` as in the messages: name, allegiance, recruits."""
    return words(language).say(f"dystopia-faction-{id}", form=form)


def space(id: str, language: str, form: str = "name") -> str:
    """A space of the board, from its id; `form` as in the messages: name, on, from."""
    what, _, of_site = id.partition("-")
    if what in ("site", "market"):
        return words(language).say(f"dystopia-space-{what}", form=form, site=of_site.upper())
    return words(language).say(f"dystopia-space-{id}", form=form)


def site(id: str, language: str) -> str:
    """A construction site, from its id: e1."""
    return space(f"site-{id}", language)


def tile(id: str, language: str, form: str = "name") -> str:
    """A market tile; `form` as in the messages: name, on, from."""
    return words(language).say(f"dystopia-tile-{id}", form=form)


def dilemma_side(id: str, language: str) -> str:
    """One side of an ethical dilemma."""
    return words(language).say(f"dystopia-dilemma-{id}")


def dilemma(id: str, language: str) -> str:
    """Both sides of the ethical dilemma with this side."""
    card = next(card for card in DILEMMAS if id in card[:2])
    return f"{dilemma_side(card[0], language)} / {dilemma_side(card[1], language)}"


def recruit(rule: str) -> Recruit:
    """The recruit of a rule, as views and events name it. Names are the same in every language."""
    return next(one for one in RECRUITS if one.rule == rule)


# Market tiles.


def tile_text(one: Tile, language: str) -> str:
    """What a visit costs, and what befalls those without a star on the tile."""
    asked, penalty = cost(one.cost, language), tile_penalty(one, language)
    return words(language).say("dystopia-tile-text", cost=asked, penalty=penalty)


def tile_penalty(one: Tile, language: str) -> str:
    """What befalls players without a star on the tile."""
    number = one.penalty.pips if isinstance(one.penalty, LosesOnRoll) else 0
    return words(language).say(f"dystopia-penalty-{one.penalty_id}", number=number)


# Stars.


def star_spot(spot: int, language: str, recruit: str = "") -> str:
    """Where a star stands: a territory, a tile by its site, the own dilemma, a recruit."""
    say = words(language).say
    if spot < ON_TILE:
        return say("dystopia-spot-territory", faction=faction(FACTIONS[spot], language))
    if spot < ON_DILEMMA:
        return say("dystopia-spot-tile", tile=site_name(spot - ON_TILE))
    if spot == ON_DILEMMA:
        return say("dystopia-spot-dilemma")
    return say("dystopia-spot-recruit", recruit=recruit)


def site_name(number: int) -> str:
    return board.SITE_COSTS[number][0].upper()
