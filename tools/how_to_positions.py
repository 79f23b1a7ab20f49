"""The positions that the pages "How to play" draw: `python -m tools.how_to_positions` writes them, `--check` compares.

Every `web/src/games/<game>/how/positions/<name>.txt` is a scenario. Some are played on for a few actions (`PLAYED`).
What the first seat may know then is stored beside it as `<name>.json`, with what the engine says of a shot (`SHOTS`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import euphoria
from euphoria.games.reality.game import RealityState
from euphoria.games.reality.geometry.sight.look_report import look
from euphoria.games.reality.rules.firing import aim as aiming
from euphoria.games.reality.text.sight_text import percent
from euphoria.kernel.core.state import State

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
VIEWER = 0

PLAYED: dict[tuple[str, str], list[tuple[int, list[Any]]]] = {
    ("leaders", "end"): [(0, ["shoot"])],
    ("dystopia", "table"): [(0, ["place", 4, 0])],
    ("reality", "table"): [(0, ["end"]), (1, ["end"]), (1, ["end"])],
}
"""Actions that follow on a scenario, each with its seat."""

SHOTS = {("reality", "table"): ("madeleine", "richelle")}
"""Who is about to shoot at whom, by character: a picture explains the shot."""


def scenarios() -> list[Path]:
    return sorted(GAMES.glob("*/how/positions/*.txt"))


def position(scenario: Path) -> State:
    """The position of a scenario, after the actions that follow on it."""
    key = game, _ = _key(scenario)
    state = euphoria.game(game).scenario(scenario.read_text("utf-8"))
    for seat, action in PLAYED.get(key, []):
        state.apply(seat, state.game.action(action))
    return state


def stored(scenario: Path) -> dict[str, Any]:
    """What the page reads: the view, and a shot where one is explained."""
    state, key = position(scenario), _key(scenario)
    found: dict[str, Any] = {"view": state.view(VIEWER)}
    if key in SHOTS:
        found["shot"] = _shot(cast(RealityState, state), *SHOTS[key])
    return found


def _shot(state: RealityState, by: str, at: str) -> dict[str, Any]:
    """What the engine says of a shot: the nine lines of sight, the parts of the aim, and the chance to hit."""
    figures = {state.character(one).id: one for one in state.figures()}
    shooter, target = figures[by], figures[at]
    seen = look(state.terrain, state.body(shooter), state.body(target), state.bodies())
    aim = aiming.aim_at(state, shooter, target)
    return {
        "shooter": shooter,
        "target": target,
        "distance": aiming.square_of_distance(state, shooter, target),
        "range": aiming.reach(state, shooter, 0, False),
        "lines": [line.state.name.lower() for line in seen.lines],
        "profile": state.aim(shooter),
        "modifiers": [[one.key, one.value] for one in aiming.modifiers(state, shooter, target)],
        "aim": aim,
        "chance": percent(aiming.chance(aim)),
    }


def _key(scenario: Path) -> tuple[str, str]:
    return scenario.parents[2].name, scenario.stem


def written(scenario: Path) -> str:
    return json.dumps(stored(scenario), ensure_ascii=False, separators=(",", ":")) + "\n"


def outdated() -> Iterator[Path]:
    for scenario in scenarios():
        target = scenario.with_suffix(".json")
        if not target.exists() or target.read_text("utf-8") != written(scenario):
            yield target


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    check = parser.parse_args().check
    found = list(outdated())
    for path in found:
        print(f"{'out of date' if check else 'written'}: {path}")
        if not check:
            path.write_text(written(path.with_suffix(".txt")), "utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
