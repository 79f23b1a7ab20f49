"""Writes team files, which `team_file` reads back as the same team."""

from __future__ import annotations

import json

from euphoria.games.reality.cards.objects import OBJECTS, listed
from euphoria.games.reality.cards.registry import CHARACTERS
from euphoria.games.reality.state import NO_UPGRADE
from euphoria.games.reality.tables.table_file import TableFile
from euphoria.games.reality.teams.roster import NONE, Member, Team
from euphoria.kernel.text.languages import LANGUAGES, Translations


def write_team(name: str, titles: Translations | None, team: Team, table: TableFile) -> str:
    """The text of a team file, for a table: its explosive charges are on elements of it."""
    lines = [f"name = {_quoted(name)}"]
    if titles is not None:
        said = ", ".join(f"{language} = {_quoted(titles.name(language))}" for language in LANGUAGES)
        lines.append(f"title = {{ {said} }}")
    if team.leader != NONE:
        lines.append(f"leader = {_quoted(CHARACTERS[team.leader].id)}")
    if team.pair != NONE:
        lines.append(f"pair = {_quoted(CHARACTERS[team.pair].id)}")
    return "\n".join(lines + [line for member in team.members for line in _member(member, table)]) + "\n"


def _member(member: Member, table: TableFile) -> list[str]:
    lines = ["", "[[member]]", f"character = {_quoted(CHARACTERS[member.who].id)}"]
    if member.upgrades != NO_UPGRADE:
        aim, first, second, attacks = member.upgrades
        lines.append(f"upgrades = {{ aim = {aim}, shots = [{first}, {second}], attacks = {attacks} }}")
    if member.objects:
        lines.append(f"objects = [{', '.join(_quoted(OBJECTS[item]) for item in listed(member.objects))}]")
    if member.element != NONE:
        lines.append(f"charges_on = {_quoted(table.terrain.elements[member.element].name)}")
    return lines


def _quoted(word: str) -> str:
    """A string of TOML: JSON escapes are among its own."""
    return json.dumps(word, ensure_ascii=False)
