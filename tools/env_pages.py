"""Writes the pages about the games in numbers, and the schemas of their views, into docs/envs.

python -m tools.env_pages          writes docs/envs/GAME.md and docs/envs/GAME.view.json
python -m tools.env_pages --check  fails if one of them is out of date, and changes nothing
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import euphoria
from tools.numbers_page import page
from tools.views import VIEWS
from tools.views.parts import schema

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "envs"
ADVICE = "is out of date: run `python -m tools.env_pages` and commit the result."


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            FOLDER.mkdir(exist_ok=True)
            for path, text in files().items():
                path.write_text(text, "utf-8")
        case ["--check"]:
            outdated = [path for path, text in files().items() if not _is(path, text)]
            for path in outdated:
                print(f"{path.name} in docs/envs {ADVICE}", file=sys.stderr)
            return 1 if outdated else 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def files() -> dict[Path, str]:
    """Each file with the text that it should have."""
    found = {}
    for id, view in VIEWS.items():
        game = euphoria.game(id)
        found[FOLDER / f"{id}.md"] = page(game)
        made = schema(view, f"What a seat of {id} may know")
        found[FOLDER / f"{id}.view.json"] = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    return found


def _is(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
