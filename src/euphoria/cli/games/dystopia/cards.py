"""What can be read in `dystopia`: recruits, market tiles and ethical dilemmas, with their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from euphoria.cli.games.dystopia.pieces import LETTERS, recruit_sign
from euphoria.cli.terminal.board import Card, View
from euphoria.cli.terminal.screen import Look
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruits import RECRUITS, deck
from euphoria.games.dystopia.components import ARTIFACTS, DILEMMAS, FACTIONS
from euphoria.games.dystopia.text import messages, recruit_text

Player = Mapping[str, Any]
OFFERS_TILES = "tile"


def all_cards(wording: str, look: Look) -> list[Card]:
    """Every card of the game, in the wording that is played."""
    recruits = [recruit_card(RECRUITS[number].rule, "", look) for number in deck(wording)]
    tiles = [tile_card(tile.id, "", look) for tile in TILES]
    return [*recruits, *tiles, *(dilemma_card(card[0], "", look) for card in DILEMMAS)]


def own_cards(view: View, look: Look) -> list[Card]:
    """What you may read now: what you are offered, what is yours, others' active recruits, built markets."""
    return [*offered(view, look), *_yours(view, look), *_others(view, look), *_markets(view, look)]


def offered(view: View, look: Look) -> list[Card]:
    """What you are to choose from."""
    if not view["you"]:
        return []
    said = look.say("cli-dystopia-card-offered")
    if view["asked"]["question"] == OFFERS_TILES:
        return [tile_card(id, said, look) for id in view["you"]["offered"]]
    rules = list(view["you"]["offered"])
    if view["asked"]["question"] == "keep":
        rules = [rule for rule in view["players"][view["seat"]]["hidden_recruits"] if rule]
    return [recruit_card(rule, said, look) for rule in rules]


def _yours(view: View, look: Look) -> Iterator[Card]:
    if not view["you"]:
        return
    own = view["players"][view["seat"]]
    if held := ", ".join(messages.artifact(kind, look.language) for kind in view["you"]["hand"]):
        name, said = look.say("cli-dystopia-artifacts", artifacts=held), look.say("cli-dystopia-artifacts-text")
        yield Card(name, look.say("cli-dystopia-card-artifacts"), said, "D-mk-2")
    for one in own["recruits"]:
        yield recruit_card(one["recruit"], look.say("cli-dystopia-card-yours"), look)
    for rule in own["hidden_recruits"] if view["asked"]["question"] != "keep" else []:
        yield recruit_card(rule, look.say("cli-dystopia-card-hidden"), look)
    yield dilemma_card(own["dilemma"]["card"], look.say(f"cli-dystopia-card-{own['dilemma']['side']}"), look)


def _others(view: View, look: Look) -> Iterator[Card]:
    for player in view["players"]:
        if player["seat"] != view["seat"]:
            for one in player["recruits"]:
                whose = f"{LETTERS[player['seat']]} {look.names[player['seat']]}"
                yield recruit_card(one["recruit"], whose, look)


def _markets(view: View, look: Look) -> Iterator[Card]:
    for site in view["sites"]:
        if site["built"]:
            stars = "".join(LETTERS[seat] for seat in site["stars"])
            said = f"{site['site'].upper()} {look.signs.star}{stars}" if stars else site["site"].upper()
            if view["you"] and view["seat"] not in site["stars"]:
                said += f" {look.signs.dot} {look.say('cli-dystopia-card-suffered')}"
            yield tile_card(site["tile"], said, look)


def recruit_card(rule: str, note: str, look: Look) -> Card:
    one = messages.recruit(rule)
    faction = messages.faction(FACTIONS[one.faction], look.language)
    kind = f"{recruit_sign(rule, look.signs)} {faction}"
    return Card(one.name, _noted(kind, note, look), recruit_text.text(one, look.language), rule)


def tile_card(id: str, note: str, look: Look) -> Card:
    tile = next(one for one in TILES if one.id == id)
    kind = _noted(look.say("cli-dystopia-card-tile"), note, look)
    return Card(messages.tile(id, look.language), kind, messages.tile_text(tile, look.language), tile.rule)


def dilemma_card(id: str, note: str, look: Look) -> Card:
    fight, contribute, kind = next(card for card in DILEMMAS if card[0] == id)
    said = look.say(
        "cli-dystopia-dilemma-text",
        artifact=messages.artifact(ARTIFACTS[kind], look.language),
        fight=messages.dilemma_side(fight, look.language),
        contribute=messages.dilemma_side(contribute, look.language),
    )
    return Card(
        messages.dilemma(id, look.language), _noted(look.say("cli-dystopia-card-dilemma"), note, look), said, "D-dil-1"
    )


def _noted(kind: str, note: str, look: Look) -> str:
    return f"{kind} {look.signs.dot} {note}" if note else kind


def spread_out(cards: list[Card]) -> list[RenderableType]:
    """Cards before your eyes while you choose, each with its text."""
    lines: list[RenderableType] = []
    for card in cards:
        lines.append(Text.assemble(" ", (card.name, "bold"), (f"  {card.kind}", "quiet")))
        lines.append(Padding(Text(card.text), (0, 0, 0, 3), expand=False))
    return lines
