"""A new card is one declaration: it shifts no number of another card, and it is played without further changes.

The cards below are declared in a copy of the package, in front of all others, and looked at by another process.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.cards.recruit import FIRST_LATER_RULE, PRINTED_RULES
from euphoria.games.dystopia.cards.recruits import RECRUITS
from euphoria.games.dystopia.game import GAME
from tests.dystopia.numbers import all_numbers
from tests.random_play import states

ROOT = Path(__file__).parents[3]
PARTS = ("__init__.py", "compiled.py", "version.py", "kernel", "games/__init__.py", "games/dystopia")
LATER = len(RECRUITS) - len(PRINTED_RULES) + FIRST_LATER_RULE
FIRST, SECOND = f"D-r{LATER}", f"D-r{LATER + 1}"
"""The next free rule ids."""
NEXT_TILE = f"D-m{len(TILES) + 1}"
INVENTED = {
    "euphorian.py": f"""
recruit(
    "{FIRST}", "Invented the First", EUPHORIAN,
    ability(a.AREA, (one_of(good(FOOD, 3), morale(3)), good(ENERGY, 5)), where=(GENERATOR,), may_pay=(knowledge(3),)),
    deck="invented",
)
""",
    "icarite.py": f"""
recruit(
    "{SECOND}", "Invented the Second", ICARITE,
    change=standing(
        "any-exclusive",
        PaysInstead(frozenset(TUNNELS), Cost(((2, (BLISS, WATER)),)), gain=(good(ENERGY, 7), draw(3))),
    ),
    deck="invented",
)
""",
}
TILE = f"""    _tile("{NEXT_TILE}", "spa", Cost((of(5, GOLD),), ANY_ONE), "no-icarus", Closes(ICARUS)),
"""


def copy(folder: Path) -> Path:
    """The package without what stands above the games, with the data beside it."""
    for part in PARTS:
        source, target = ROOT / "src/euphoria" / part, folder / "src/euphoria" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    (folder / "docs").mkdir()
    (folder / "docs/rules").symlink_to(ROOT / "docs/rules")
    (folder / "locales").symlink_to(ROOT / "locales")
    return folder / "src/euphoria/games/dystopia/cards"


def numbers_in(folder: Path, *given: str) -> dict[str, Any]:
    paths = os.pathsep.join((str(folder / "src"), str(ROOT)))
    ran = subprocess.run(
        [sys.executable, "-m", "tests.dystopia.numbers", *given],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    assert found["package"].startswith(str(folder)), "the copy is looked at"
    return found


def without(found: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("package", *keys)}


@pytest.mark.rule("D-comp-1")
def test_a_new_recruit_shifts_no_number(tmp_path: Path) -> None:
    cards = copy(tmp_path)
    for name, declaration in INVENTED.items():
        file = cards / "recruits" / name
        text = file.read_text("utf-8").replace("\nrecruit(", f"{declaration}\nrecruit(", 1)
        text = text.replace("import FREE, bliss_for_resource", "import FREE, Cost, bliss_for_resource")
        file.write_text(text, "utf-8")
    *_, stored = states(GAME, 3, 5, turn_limit=20)
    (tmp_path / "stored.json").write_text(GAME.dump(stored), "utf-8")
    now, then = numbers_in(tmp_path, "stored.json", "invented"), json.loads(json.dumps(all_numbers()))
    assert now["actions"] == then["actions"], "no action's number shifts, and none is added"
    assert now["recruits"] == {**then["recruits"], FIRST: len(RECRUITS), SECOND: len(RECRUITS) + 1}
    assert now["effects"][: len(then["effects"])] == then["effects"]
    assert len(now["effects"]) > len(then["effects"])
    assert without(now["causes"], FIRST, SECOND) == then["causes"]
    assert without(now["ways"], *(now["ways"].keys() - then["ways"].keys())) == then["ways"]
    assert len(now["ways"]) == len(then["ways"]) + 2, "two bliss, and bliss and water"
    assert now["decks"] == {**then["decks"], "invented": [*then["decks"]["printed"], len(RECRUITS), len(RECRUITS) + 1]}
    assert now["tiles"] == then["tiles"]
    assert now["digest"] == stored.digest(), "what was stored before is loaded"
    assert "you may gain 3 knowledge" in now["texts"][FIRST]
    assert now["used"] == [FIRST], "it is dealt and used, without further changes"


@pytest.mark.rule("D-comp-3")
def test_a_new_market_tile_shifts_no_number(tmp_path: Path) -> None:
    cards = copy(tmp_path)
    file = cards / "market_tiles.py"
    last = file.read_text("utf-8").index(")  # fmt: skip\nPRINTED_TILES")
    text = file.read_text("utf-8")
    file.write_text(text[:last] + TILE + text[last:], "utf-8")
    now, then = numbers_in(tmp_path), json.loads(json.dumps(all_numbers()))
    assert now["tiles"] == {**then["tiles"], NEXT_TILE: len(TILES)}
    for key in ("actions", "recruits", "effects", "decks"):
        assert now[key] == then[key]
    assert without(now["causes"], NEXT_TILE) == then["causes"]
    assert without(now["ways"], *(now["ways"].keys() - then["ways"].keys())) == then["ways"]
