"""Recruits, market tiles and ethical dilemmas with their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from euphoria.cli.games.dystopia.pieces import LETTERS, recruit_sign
from euphoria.cli.terminal.game_display import CardEntry, View
from euphoria.cli.terminal.screen import DrawingContext
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, FACTIONS
from euphoria.games.dystopia.text import messages, recruit_text

Player = Mapping[str, Any]
OFFERS_TILES = "tile"


def all_cards(wording: str, context: DrawingContext) -> list[CardEntry]:
    """All cards of the game, in the wording of this table's edition."""
    recruits = [recruit_card(RECRUITS[number].rule, "", context) for number in deck(wording)]
    tiles = [tile_card(tile.id, "", context) for tile in TILES]
    return [*recruits, *tiles, *(dilemma_card(card[0], "", context) for card in DILEMMAS)]


def own_cards(view: View, context: DrawingContext) -> list[CardEntry]:
    """The cards that the viewer may read: offered and own ones, others' active recruits, built markets."""
    return [*offered(view, context), *_yours(view, context), *_others(view, context), *_markets(view, context)]


def offered(view: View, context: DrawingContext) -> list[CardEntry]:
    """The cards that the viewer chooses from."""
    if not view["you"]:
        return []
    note = context.say("cli-dystopia-card-offered")
    if view["asked"]["question"] == OFFERS_TILES:
        return [tile_card(id, note, context) for id in view["you"]["offered"]]
    rules = list(view["you"]["offered"])
    if view["asked"]["question"] == "keep":
        rules = [rule for rule in view["players"][view["seat"]]["hidden_recruits"] if rule]
    return [recruit_card(rule, note, context) for rule in rules]


def _yours(view: View, context: DrawingContext) -> Iterator[CardEntry]:
    if not view["you"]:
        return
    own = view["players"][view["seat"]]
    if held := ", ".join(messages.artifact(kind, context.language) for kind in view["you"]["hand"]):
        name, text = context.say("cli-dystopia-artifacts", artifacts=held), context.say("cli-dystopia-artifacts-text")
        yield CardEntry(name, context.say("cli-dystopia-card-artifacts"), text, "D-mk-2")
    for one in own["recruits"]:
        yield recruit_card(one["recruit"], context.say("cli-dystopia-card-yours"), context)
    for rule in own["hidden_recruits"] if view["asked"]["question"] != "keep" else []:
        yield recruit_card(rule, context.say("cli-dystopia-card-hidden"), context)
    yield dilemma_card(own["dilemma"]["card"], context.say(f"cli-dystopia-card-{own['dilemma']['side']}"), context)


def _others(view: View, context: DrawingContext) -> Iterator[CardEntry]:
    for player in view["players"]:
        if player["seat"] != view["seat"]:
            for one in player["recruits"]:
                whose = f"{LETTERS[player['seat']]} {context.names[player['seat']]}"
                yield recruit_card(one["recruit"], whose, context)


def _markets(view: View, context: DrawingContext) -> Iterator[CardEntry]:
    for site in view["sites"]:
        if site["built"]:
            stars = "".join(LETTERS[seat] for seat in site["stars"])
            note = f"{site['site'].upper()} {context.signs.star}{stars}" if stars else site["site"].upper()
            if view["you"] and view["seat"] not in site["stars"]:
                note += f" {context.signs.dot} {context.say('cli-dystopia-card-suffered')}"
            yield tile_card(site["tile"], note, context)


def recruit_card(rule: str, note: str, context: DrawingContext) -> CardEntry:
    one = messages.recruit(rule)
    faction = messages.faction(FACTIONS[one.faction], context.language)
    kind = f"{recruit_sign(rule, context.signs)} {faction}"
    return CardEntry(one.name, _noted(kind, note, context), recruit_text.text(one, context.language), rule)


def tile_card(id: str, note: str, context: DrawingContext) -> CardEntry:
    tile = next(one for one in TILES if one.id == id)
    kind = _noted(context.say("cli-dystopia-card-tile"), note, context)
    return CardEntry(messages.tile(id, context.language), kind, messages.tile_text(tile, context.language), tile.rule)


def dilemma_card(id: str, note: str, context: DrawingContext) -> CardEntry:
    fight, contribute, kind = next(card for card in DILEMMAS if card[0] == id)
    text = context.say(
        "cli-dystopia-dilemma-text",
        artifact=messages.artifact(ARTIFACTS[kind], context.language),
        fight=messages.dilemma_side(fight, context.language),
        contribute=messages.dilemma_side(contribute, context.language),
    )
    return CardEntry(
        messages.dilemma(id, context.language),
        _noted(context.say("cli-dystopia-card-dilemma"), note, context),
        text,
        "D-dil-1",
    )


def _noted(kind: str, note: str, context: DrawingContext) -> str:
    return f"{kind} {context.signs.dot} {note}" if note else kind


def with_texts(cards: list[CardEntry]) -> list[RenderableType]:
    """Cards with their texts, shown while the viewer chooses one."""
    lines: list[RenderableType] = []
    for card in cards:
        lines.append(Text.assemble(" ", (card.name, "bold"), (f"  {card.kind}", "quiet")))
        lines.append(Padding(Text(card.text), (0, 0, 0, 3), expand=False))
    return lines
