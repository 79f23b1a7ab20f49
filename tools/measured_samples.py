"""Samples of what is measured on the table of `reality`, for `/kit`: `python -m tools.measured_samples` writes them.

They are the answers of the rules in the position of the how-to-play page, one for each drawing of the page.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.how_to_positions import position

ROOM = Path(__file__).parents[1] / "web" / "src" / "games" / "reality"
SCENARIO = ROOM / "how" / "positions" / "table.txt"
TARGET = ROOM / "samples" / "measured.json"

MADELEINE, KABUKI, RICHELLE, SCAUTER, DOC = 0, 1, 3, 4, 5
QUESTIONS: dict[str, dict[str, Any]] = {
    "distance": {"along": [[132, 56, 0], [110, 70, 2], [32, 84, 4]]},
    "rings": {"figure": MADELEINE},
    "blast": {"at": [122, 102, 0]},
    "flame": {"figure": DOC, "direction": [6, -1]},
    "between": {"figure": MADELEINE, "other": RICHELLE},
    "sight": {"figure": MADELEINE, "at": [150, 70, 0]},
    "field": {"figure": MADELEINE, "at": [150, 70, 0]},
    "threat": {"figure": KABUKI, "points": 8},
}


def samples() -> dict[str, Any]:
    state = position(SCENARIO)
    return {name: state.query(None, name, **arguments) for name, arguments in QUESTIONS.items()}


def written() -> str:
    return json.dumps(samples(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
