"""The core does without the libraries that the environments serve, and without those that train networks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "euphoria"
ROOMS = {"envs", "training"}
"""Which may import them."""
LIBRARIES = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "numpy", "PIL", "torch", "sb3_contrib"}

WITHOUT = """
import sys
for name in {libraries!r}:
    sys.modules[name] = None  # importing it fails
import euphoria, euphoria.cli.main, euphoria.arena.simulation.random_games, euphoria.envs
for name in euphoria.games():
    game = euphoria.game(name)
    game.new(seed=1).playout(euphoria.Dice(1))
"""


def imported(path: Path) -> set[str]:
    """The packages that a file names in an import, wherever in it."""
    return set(re.findall(r"^\s*(?:from|import) (\w+)", path.read_text("utf-8"), re.MULTILINE))


def test_only_the_rooms_for_learning_import_the_libraries() -> None:
    users = {path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py") if imported(path) & LIBRARIES}
    assert {path.parts[0] for path in users} == ROOMS


def test_the_core_runs_where_none_of_them_is_installed() -> None:
    program = WITHOUT.format(libraries=sorted(LIBRARIES))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
