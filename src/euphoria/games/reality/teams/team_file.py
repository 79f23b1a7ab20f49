"""Team files (R-team-6): their format and reader, which lists everything that is wrong with one, not only the first
thing.

The format is TOML:

    name = "troupe"
    title = { en = "The troupe", es = "La compañía" }
    leader = "kabuki"
    pair = "madeleine"                # whom Susan is paired with, if she is in the team

    [[member]]
    character = "madeleine"
    upgrades = { aim = 1, shots = 1 } # and attacks; on two weapons shots = [1, 0]
    objects = ["kit", "charges"]
    charges_on = "fountain"           # an element of the table; left out: its first one
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from typing import Any, Final, NamedTuple

from euphoria.games.reality.cards.objects import BITS, CHARGES, OBJECTS
from euphoria.games.reality.cards.registry import BY_ID, CHARACTERS, HIRED
from euphoria.games.reality.state import NO_UPGRADE, Upgrade
from euphoria.games.reality.tables.library import TableFile
from euphoria.games.reality.teams.file_flaw import FileFlaw
from euphoria.games.reality.teams.roster import NONE, Member, Team
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.files.toml_lines import TomlLines, line_of_error
from euphoria.kernel.text.languages import LANGUAGES, Translations, are_languages

KEYS: Final[tuple[str, ...]] = ("name", "title", "leader", "pair", "member")
MEMBER_KEYS: Final[tuple[str, ...]] = ("character", "upgrades", "objects", "charges_on")
UPGRADES: Final = ("aim", "shots", "attacks")
MOST_CHARACTERS: Final = 20_000
LONGEST: Final = 80
"""How many characters of an unknown value a message repeats."""
OF_MEMBERS: Final[tuple[str, ...]] = ("empty", "no-leader", "no-pair", "pair-without-susan")
"""The flaws that depend on who is in the team: not reported where some member could not be read."""


class TeamError(EuphoriaError, ValueError):
    """A team file that cannot be used, with all the reasons.

    `team` is the part that could be read. Its flaws in `unknown` may only come from parts that could not be read.
    """

    def __init__(self, reasons: list[FileFlaw], team: Team | None = None, unknown: Collection[str] = ()) -> None:
        self.reasons, self.team, self.unknown = tuple(reasons), team, frozenset(unknown)
        super().__init__("team: " + "; ".join(map(str, reasons)))


class TeamFile(NamedTuple):
    """A team as read from its file."""

    name: str
    titles: Translations
    team: Team


def team_names() -> list[str]:
    """The names of the teams that ship with the game."""
    return sorted(path.stem for path in folder("teams").glob("*.toml"))


def load_team(name: str, table: TableFile | None = None) -> TeamFile:
    """A team that ships with the game."""
    if name not in team_names():
        raise TeamError([FileFlaw.of(0, "", "unknown-team", name=repr(name), known=", ".join(team_names()))])
    return read_team((folder("teams") / f"{name}.toml").read_text("utf-8"), table)


@cache
def ready_made(elements: int) -> tuple[Team, ...]:
    """The teams that ship with the game, for a table with so many elements."""
    teams = [load_team(name).team for name in team_names()]
    return tuple(team if elements else disarmed(team) for team in teams)


def disarmed(team: Team) -> Team:
    """The team without charges: on a bare table there is nothing that they could be fixed to."""
    members = [
        member._replace(objects=member.objects & ~BITS[CHARGES], element=NONE) if member.element != NONE else member
        for member in team.members
    ]
    return team._replace(members=tuple(members))


def read_team(text: str, table: TableFile | None = None) -> TeamFile:
    """The team that a text describes. `roster.flaws` checks it for a budget and a mission."""
    if len(text) > MOST_CHARACTERS:
        raise TeamError([FileFlaw.of(0, "", "too-long", most=str(MOST_CHARACTERS))])
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise TeamError([FileFlaw.of(line_of_error(error, text), "", "toml", error=str(error))]) from None
    return _TeamReader(text, table).team(data)


class _TeamReader:
    """Reads one file and gathers what is wrong with it."""

    def __init__(self, text: str, table: TableFile | None) -> None:
        self.elements = [element.name for element in table.terrain.elements] if table is not None else None
        self.reasons: list[FileFlaw] = []
        self.unknown: set[str] = set()
        self._lines = TomlLines(text, ("member",))
        self._member: int | None = None
        """The member that is being read."""
        self._where = ""

    def note(self, at: str, says: str, **args: str | int) -> None:
        """Record a flaw of the part that is being read, on the line of the key `at`."""
        line = self._lines.of(at) if self._member is None else self._lines.of(at, "member", self._member)
        self.reasons.append(FileFlaw.of(line, self._where, says, **args))

    def team(self, data: dict[str, Any]) -> TeamFile:
        self.check_keys(data, KEYS, "team")
        name = data.get("name")
        if not isinstance(name, str) or not name:
            self.note("name", "name")
        title = data.get("title", dict.fromkeys(LANGUAGES, name or "-"))
        if not isinstance(title, dict) or not are_languages(title) or not all(map(_is_word, title.values())):
            self.note("title", "title")
            title = {}
        rows = data.get("member", [])
        if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
            self.note("member", "members")
            self.unknown.update(OF_MEMBERS)
            rows = []
        members = [self.member(number, row) for number, row in enumerate(rows)]
        self._member, self._where = None, "leader"
        leader = self.character(data.get("leader"), "leader", ("no-leader",))
        self._where = "pair"
        pair = self.character(data["pair"], "pair", ("no-pair", "pair-without-susan")) if "pair" in data else NONE
        team = Team(tuple(sorted(member for member in members if member.who != NONE)), leader, pair)
        if self.reasons:
            raise TeamError(self.reasons, team, self.unknown)
        return TeamFile(str(name), Translations.of(title), team)

    def check_keys(self, table: dict[str, Any], keys: tuple[str, ...], what: str) -> None:
        for key in table:
            if key not in keys:
                self.note(key, "unknown-key", word=_shortened(key), what=what, known=", ".join(keys))

    def character(self, word: object, at: str, unknown: Collection[str]) -> int:
        if isinstance(word, str) and BY_ID.get(word, NONE) in HIRED:
            return BY_ID[word]
        hired = ", ".join(CHARACTERS[who].id for who in HIRED)
        self.note(at, "who", word=_shortened(word), known=hired)
        self.unknown.update(unknown)
        return NONE

    def member(self, number: int, row: dict[str, Any]) -> Member:
        self._member, self._where = number, f"member {number + 1}"
        self.check_keys(row, MEMBER_KEYS, "member")
        who = self.character(row.get("character"), "character", OF_MEMBERS)
        if who != NONE:
            self._where = CHARACTERS[who].id
        objects = self.objects(row.get("objects", []))
        element = NONE
        if "charges_on" in row:
            element = self.element(row["charges_on"])
        elif objects & BITS[CHARGES]:
            element = 0
        return Member(who, self.upgrades(row.get("upgrades", {})), objects, element)

    def objects(self, words: object) -> int:
        mask = 0
        if not isinstance(words, list):
            self.note("objects", "objects", known=", ".join(OBJECTS))
            self.unknown.add("no-charges")
            return mask
        for word in words:
            if word not in OBJECTS:
                self.note("objects", "object", word=_shortened(word), known=", ".join(OBJECTS))
                self.unknown.add("no-charges")
            elif mask & BITS[OBJECTS.index(word)]:
                self.note("objects", "object-twice", word=word)
            else:
                mask |= BITS[OBJECTS.index(word)]
        return mask

    def element(self, word: object) -> int:
        if self.elements is None:
            self.note("charges_on", "needs-table")
        elif word not in self.elements:
            self.note("charges_on", "element", word=_shortened(word), known=", ".join(self.elements))
        else:
            return self.elements.index(str(word))
        self.unknown.add("no-element")
        return NONE

    def upgrades(self, table: object) -> Upgrade:
        if not isinstance(table, dict) or not set(table) <= set(UPGRADES):
            self.note("upgrades", "upgrades", known=", ".join(UPGRADES))
            return NO_UPGRADE
        shots = table.get("shots", 0)
        parts = [table.get("aim", 0), *(shots if isinstance(shots, list) else [shots, 0]), table.get("attacks", 0)]
        if len(parts) != 4 or not all(type(part) is int and 0 <= part <= 3 for part in parts):
            self.note("upgrades", "points")
            return NO_UPGRADE
        return parts[0], parts[1], parts[2], parts[3]


def _shortened(word: object) -> str:
    """A value of the file as a message repeats it."""
    try:
        return repr(word)[:LONGEST]
    except ValueError:  # Python refuses to print integers of thousands of digits
        return "with so many digits"


def _is_word(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= 80
