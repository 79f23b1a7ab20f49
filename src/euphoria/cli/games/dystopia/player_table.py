"""A row for each player, and the viewer's own sheet with what others do not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from euphoria.cli.games.dystopia.pieces import ROOMY, BoardScene, letter, recruit_sign, short_name, sign
from euphoria.cli.terminal.frames import Lines, fit
from euphoria.games.dystopia.components import ARTIFACTS, COMMODITIES, DILEMMAS, FACTIONS, GOODS, STARS
from euphoria.games.dystopia.text.messages import artifact, dilemma, dilemma_side, recruit

Player = Mapping[str, Any]
"""An entry of `players` in a view."""

SEPARATE = "  "


def table(scene: BoardScene) -> Lines:
    """A header and a row for each player."""
    longest = max(len(scene.context.names[player["seat"]]) for player in scene.view["players"])
    name = max(longest, len(scene.say("column-player")))
    return [_head(scene, name), *(_line(scene, player, name) for player in scene.view["players"])]


def _head(scene: BoardScene, name: int) -> Text:
    goods = " ".join(f"{scene.say(f'letter-{good}'):>2}" for good in GOODS)
    parts = [
        f"    {scene.say('column-player'):<{name}}", f"{scene.context.signs.star:>2}",
        f"{scene.say('column-workers'):<7}",
        f"{scene.say('letter-knowledge')} {scene.say('letter-morale')}", goods, scene.say("column-hand"),
        scene.say("column-recruits"),
    ]  # fmt: skip
    return fit(Text(SEPARATE.join(parts), "quiet"), scene.context.width, scene.context)


def _line(scene: BoardScene, player: Player, name: int) -> Text:
    seat, signs = player["seat"], scene.context.signs
    active = seat == scene.view["active"]
    mark = (f"{signs.here} ", "accent") if active else "  "
    style = "accent" if active else "bold" if seat == scene.view["seat"] else ""
    goods = Text(" ")
    for kind, good in enumerate(GOODS):
        count = player["goods"][good]
        faction = FACTIONS[kind if kind in COMMODITIES else kind - len(COMMODITIES)]
        goods.append(
            f"{count or signs.ahead:>2}" + (" " if kind + 1 < len(GOODS) else ""), faction if count else "back"
        )
    hand = f"{player['hand']}/{player['morale']}"
    line = Text.assemble(
        mark, letter(seat), " ", (f"{scene.context.names[seat]:<{name}}", style), SEPARATE,
        (f"{STARS - player['stars']:>2}", "bold"), SEPARATE, _workers(scene, player), SEPARATE,
        f"{player['knowledge']} {player['morale']}", " ", goods, SEPARATE,
        f"{hand:<{len(scene.say('column-hand'))}}", SEPARATE, _recruits(scene, player),
    )  # fmt: skip
    return fit(line, scene.context.width, scene.context)


def _workers(scene: BoardScene, player: Player) -> Text:
    """The numbers of the available workers, and a symbol for each that is placed."""
    home = " ".join(map(str, player["available"]))
    out = " ".join([scene.context.signs.back] * len(player["placed"]))
    text = Text.assemble((home, "bold"), " " if home and out else "", (out, "back"))
    text.pad_right(7 - text.cell_len)
    return text


def _recruits(scene: BoardScene, player: Player) -> Text:
    """The active recruits with their stars, and a card back for each hidden one."""
    signs = scene.context.signs
    parts = []
    for one in player["recruits"]:
        faction = FACTIONS[recruit(one["recruit"]).faction]
        star = signs.star if one["star"] else ""
        parts.append(Text(f"{sign(faction, signs)}{short_name(one['recruit'])}{star}", faction))
    if player["hidden_recruits"] and scene.view["turn"]:
        parts.append(Text(signs.back * len(player["hidden_recruits"]), "back"))
    return Text(" ").join(parts)


# The viewer's own sheet.


def own(scene: BoardScene) -> Lines:
    """The viewer's hand, hidden recruits, dilemma and penalties."""
    view = scene.view
    if not view["you"]:
        return [_deck(scene)]
    player = view["players"][view["seat"]]
    lines = [
        _labelled(scene, "hand", ", ".join(artifact(kind, scene.context.language) for kind in view["you"]["hand"]))
    ]
    if view["turn"]:
        lines.append(_labelled(scene, "hidden", ", ".join(_hidden(scene, rule) for rule in player["hidden_recruits"])))
    lines.append(_labelled(scene, "dilemma", _dilemma(scene, player)))
    penalties = [scene.say(f"tile-{site['tile']}") for site in view["sites"] if _suffers(site, view["seat"])]
    lines.append(_labelled(scene, "penalties", ", ".join(penalties)))
    return lines


def own_line(scene: BoardScene) -> Text:
    """The same in one line, without empty entries."""
    nothing = scene.say("none")
    lines = [line for line in own(scene) if not line.plain.endswith(f": {nothing}")]
    line = Text.assemble(" ", Text(f" {scene.context.signs.dot} ").join(lines))
    return fit(line, scene.context.width, scene.context)


def _labelled(scene: BoardScene, key: str, text: str) -> Text:
    return Text.assemble((f"{scene.say(f'own-{key}')} ", "quiet"), text or (scene.say("none"), "quiet"))


def _hidden(scene: BoardScene, rule: str) -> str:
    name = recruit(rule).name if scene.size == ROOMY else short_name(rule)
    return f"{recruit_sign(rule, scene.context.signs)} {name}"


def _dilemma(scene: BoardScene, player: Player) -> str:
    """The artifact that an open dilemma asks for; of a resolved one the chosen side."""
    card, side = player["dilemma"]["card"], player["dilemma"]["side"]
    fight, contribute, kind = next(one for one in DILEMMAS if one[0] == card)
    if side == "open" and scene.size != ROOMY:
        return artifact(ARTIFACTS[kind], scene.context.language)
    if side == "open":
        return scene.say("dilemma-open", artifact=artifact(ARTIFACTS[kind], scene.context.language))
    return dilemma_side(fight if side == "fought" else contribute, scene.context.language)


def _suffers(site: Mapping[str, Any], seat: int) -> bool:
    return site["built"] and seat not in site["stars"]


def _deck(scene: BoardScene) -> Text:
    return Text(scene.say("deck", count=scene.view["pile"], discards=len(scene.view["discards"])), "quiet")


def details(scene: BoardScene) -> list[str]:
    """Discards, dilemmas of others, and known artifacts in their hands."""
    view, language = scene.view, scene.context.language
    lines = [_deck(scene).plain]
    thrown = Counter(artifact(kind, language) for kind in view["discards"])
    if thrown:
        lines.append(scene.say("discarded", artifacts=", ".join(f"{count} {name}" for name, count in thrown.items())))
    for player in view["players"]:
        name, side = scene.context.names[player["seat"]], player["dilemma"]["side"]
        if player["seat"] == view["seat"]:
            continue
        card = player["dilemma"]["card"]
        key = f"seen-{side}" + ("-unknown" if card is None else "")
        lines.append(scene.say(key, player=name, dilemma=dilemma(card, language) if card else ""))
        if player["known_artifacts"]:
            held = ", ".join(artifact(kind, language) for kind in player["known_artifacts"])
            lines.append(scene.say("holds", player=name, artifacts=held))
    return lines
