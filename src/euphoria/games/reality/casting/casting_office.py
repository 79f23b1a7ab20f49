"""The extension "teams": whom to hire, the teams of a table, and whether a team is lawful there (R-team-6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from euphoria.games.reality.casting.for_hire import for_hire
from euphoria.games.reality.casting.profiles import profiles
from euphoria.games.reality.game import GAME, check_whole
from euphoria.games.reality.knowledge.view import scenery
from euphoria.games.reality.options import RealitySettings, settings
from euphoria.games.reality.rules.sequence import setup
from euphoria.games.reality.tables.library import TableFile
from euphoria.games.reality.teams.roster import Team, TeamFlaw, flaws, pack
from euphoria.games.reality.teams.team_data import data_of, team_of
from euphoria.games.reality.teams.team_file import TeamError, load_team, read_team, ready_made, team_names
from euphoria.games.reality.teams.team_writer import write_team
from euphoria.games.reality.text import messages
from euphoria.kernel.core.dice import Dice
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import Translations

UNREADABLE: Final = "R-team-6"
"""The rule that a team breaks which names what does not exist."""


class Stage(NamedTuple):
    """The options that decide whether a team is lawful, and the table."""

    settings: RealitySettings
    table: TableFile
    language: str

    @property
    def elements(self) -> int:
        return len(self.table.terrain.elements)

    def flaws(self, team: Team) -> list[TeamFlaw]:
        return flaws(team, self.settings.budget, self.settings.mission, self.elements)


class CastingOffice:
    """What a server asks; all answers are plain data."""

    def catalog(self, language: str) -> Json:
        return _for_hire(language)

    def offer(self, options: Mapping[str, Any], language: str) -> Json:
        """A table and its teams: the ready-made ones, lawful or not, and those that the action `pick` numbers."""
        stage = _stage(options, language)
        chosen = stage.settings
        titles = dict(zip(ready_made(stage.elements), team_names(), strict=True))
        return {
            "title": stage.table.titles.name(language),
            "about": stage.table.about.name(language),
            "scenery": scenery(stage.table, stage.table.terrain),
            "budget": chosen.budget,
            "ready": [_ready(name, team, stage) for team, name in titles.items()],
            "offered": [
                _ready(titles[team], team, stage) if team in titles else _checked(team, stage)
                for team in setup.offered_teams(chosen.budget, chosen.mission, stage.elements)
            ],
        }

    def check(self, team: Mapping[str, Any], title: str | None, options: Mapping[str, Any], language: str) -> Json:
        """A team as data."""
        stage = _stage(options, language)
        try:
            return _checked(team_of(team, stage.table), stage, title)
        except TeamError as error:
            return _unreadable(error, stage)

    def read(self, text: str, options: Mapping[str, Any], language: str) -> Json:
        """A team from the text of its file."""
        stage = _stage(options, language)
        try:
            file = read_team(text, stage.table)
        except TeamError as error:
            return _unreadable(error, stage)
        return _checked(file.team, stage, file.titles.name(language))

    def by_lot(self, seed: str, options: Mapping[str, Any], language: str) -> Json:
        """A lawful team by chance."""
        stage = _stage(options, language)
        return _checked(
            setup.team_by_lot(stage.settings.budget, stage.settings.mission, stage.elements, Dice(seed)), stage
        )


def _stage(options: Mapping[str, Any], language: str) -> Stage:
    chosen = settings(dict(options))
    table = GAME.table(chosen)
    check_whole(table)
    return Stage(chosen, table, language)


@lru_cache
def _for_hire(language: str) -> Json:
    return for_hire(language)


def _ready(name: str, team: Team, stage: Stage) -> Json:
    return _checked(team, stage, load_team(name).titles.name(stage.language)) | {"name": name}


def _checked(team: Team, stage: Stage, title: str | None = None) -> Json:
    found = stage.flaws(team)
    titles = Translations.same(title) if title else None
    return {
        "name": None,
        "title": title,
        "team": data_of(team, stage.table),
        "audience": team.audience,
        "profiles": profiles(team),
        "flaws": [_flaw(flaw, stage.language) for flaw in found],
        "action": None if found else ["team", *pack(team)],
        "file": write_team(title or "team", titles, team, stage.table),
    }


def _unreadable(error: TeamError, stage: Stage) -> Json:
    """All that is wrong in it, and the part that could be read."""
    team = error.team
    found = [] if team is None else [flaw for flaw in stage.flaws(team) if flaw.key not in error.unknown]
    unread = [
        {"rule": UNREADABLE, "key": "unreadable", "who": None, "line": flaw.line, "text": flaw.text(stage.language)}
        for flaw in error.reasons
    ]
    return {
        "name": None,
        "title": None,
        "team": None if team is None else data_of(team, stage.table),
        "audience": 0 if team is None else team.audience,
        "profiles": [] if team is None else profiles(team),
        "flaws": unread + [_flaw(flaw, stage.language) for flaw in found],
        "action": None,
        "file": None,
    }


def _flaw(flaw: TeamFlaw, language: str) -> Json:
    text = messages.team_flaw(flaw.key, flaw.args, language)
    return {"rule": flaw.rule, "key": flaw.key, "who": flaw.args.get("who"), "line": 0, "text": text}


OFFICE: Final = CastingOffice()
