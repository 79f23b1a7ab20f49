"""Parses what a player can type instead of choosing from the menu: `12.5 8`, `12.5 8 roof`, `via 10 8`, `team FILE`."""

from __future__ import annotations

import re
from pathlib import Path

from euphoria.cli.terminal.screen import DrawingContext
from euphoria.cli.terminal.text_matching import normalized
from euphoria.games.reality import codes
from euphoria.games.reality.geometry.terrain import GROUND, INCH
from euphoria.games.reality.state import Show
from euphoria.games.reality.teams.roster import pack
from euphoria.games.reality.teams.team_file import TeamError, load_team, read_team, team_names
from euphoria.kernel.core.action import OPEN, Action
from euphoria.kernel.text.messages import decimal_mark

PLACES = {
    codes.ASK_DEPLOY, codes.ASK_ENTRANCE, codes.ASK_RUN, codes.ASK_GOAL, codes.ASK_SHIFT, codes.ASK_LEAP,
    codes.ASK_THROW, codes.ASK_FLEE, codes.ASK_BLAST,
}  # fmt: skip
"""Questions that a place answers."""
DIRECTIONS = {codes.ASK_DIRECTION, codes.ASK_FLAME}
"""Questions that a direction answers; it is typed as a point."""
NUMBER = r"\d{1,3}(?:\.\d{1,4})?"
TYPED = re.compile(rf"(?:(?P<word>[^\W\d]+) )?(?P<x>{NUMBER})[ ,;]+(?P<y>{NUMBER})(?: (?P<where>.*))?")


def read(state: Show, seat: int, typed: str, context: DrawingContext) -> Action | None:
    """The action that was typed, legal or not; None if the line is none."""
    if seat not in state.deciders:
        return None
    if state.question == codes.ASK_TEAM:
        return read_typed_team(state, typed, context)
    plain = re.sub(r"(?<=\d),(?=\d)", ".", typed) if decimal_mark(context.language) == "," else typed
    found = TYPED.fullmatch(" ".join(plain.split()))
    if found is None:
        return None
    word = normalized(found["word"] or "")
    ways = normalized(context.say("cli-reality-word-via")).split()
    if word and (word not in ("via", *ways) or state.question != codes.ASK_GOAL):
        return None
    x, y = (round(float(found[name]) * INCH) for name in ("x", "y"))
    if state.question == codes.ASK_PLATFORM:
        return Action(OPEN, "platform-at", (x, y))
    if state.question in DIRECTIONS:
        return towards(state, x, y)
    if state.question not in PLACES:
        return None
    kind = "via" if word else "at"
    levels = surfaces(state, x, y, normalized(found["where"] or ""), context)
    actions = [Action(OPEN, kind, (x, y, surface)) for surface in levels]
    legal = [action for action in actions if state.why_not(seat, action) is None]
    return (legal or actions)[0]


def towards(state: Show, x: int, y: int) -> Action | None:
    """The direction from the acting figure to this point."""
    figure = state.active if state.active >= 0 else state.subject
    dx, dy = x - state.xs[figure], y - state.ys[figure]
    return Action(OPEN, "heading", (dx, dy)) if dx or dy else None


def surfaces(state: Show, x: int, y: int, where: str, context: DrawingContext) -> list[int]:
    """The surfaces over a point that these words mean; without words all, nearest to the figure's height first."""
    terrain = state.terrain
    over = terrain.surfaces_over(x, y) or [GROUND]
    figure = state.subject if state.subject >= 0 else state.active
    height = state.feet(figure) if figure >= 0 else 0
    over.sort(key=lambda surface: abs(terrain.surfaces[surface].z - height))
    if not where:
        return over
    number = re.search(r"\d+", where)
    words = {name: normalized(context.say(f"cli-reality-word-{name}")).split() for name in ("roof", "floor", "ground")}
    level = where.split()[0]
    if level in words["roof"]:
        chosen = [surface for surface in over if terrain.surfaces[surface].roof]
    elif level in words["ground"]:
        chosen = [surface for surface in over if terrain.surfaces[surface].z == 0]
    elif number and (level in words["floor"] or level == number[0]):
        chosen = [
            surface
            for surface in over
            if terrain.surfaces[surface].floor == int(number[0][:3]) and not terrain.surfaces[surface].roof
        ]
    else:
        chosen = []
    return chosen or over


def read_typed_team(state: Show, typed: str, context: DrawingContext) -> Action | None:
    """`team barracks`, or `team` and the path of a file."""
    word, _, rest = typed.partition(" ")
    if normalized(word) not in normalized(context.say("cli-reality-word-team")).split() or not rest.strip():
        return None
    name = rest.strip()
    path = Path(name).expanduser()
    try:
        if name in team_names():
            team = load_team(name, state.table).team
        elif path.is_file():
            team = read_team(path.read_text("utf-8"), state.table).team
        else:
            return None
    except (TeamError, OSError, UnicodeDecodeError):
        return None
    return Action(OPEN, "team", pack(team))
