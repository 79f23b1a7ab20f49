"""The page on the strength of the bots states what the contests showed, and no more."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from euphoria.arena.statistics.proportions import share_of
from tools.bot_reports import CLAIM_LIST, CLAIMS, LADDER_LIST, LADDERS, ContestSpec, contests, write


def store_results(contest: ContestSpec, arenas: Path, wins: dict[str, int], games: int) -> None:
    """What an arena would have written after so many games of each."""
    bots = list(wins)
    found: dict[str, Any] = {
        "bots": bots,
        "games": games,
        "deals": games // 2,
        "doubt": 0.05,
        "standings": [
            {"bot": bot, "seats": games, "wins": won, **share_of(won, games), "troubles": 0}
            | {"rating": {"strength": 25.0, "sd": 1.0}}
            for bot, won in wins.items()
        ],
        "comparisons": [
            {"first": first, "second": second, "difference": 0.2, "low": 0.1, "high": 0.3, "answer": "worse"}
            for first, second in pairwise(bots)
        ],
        "head_to_head": [{"first": second, "second": first, **share_of(6, 10)} for first, second in pairwise(bots)],
        "speed": {bot: {"a_second": 4.0, "late": 0} for bot in bots},
    }
    folder = arenas / contest.id
    folder.mkdir(parents=True)
    (folder / "results.json").write_text(json.dumps(found))
    (folder / "games.jsonl").write_text("{}\n")


def line_of(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("|") and words in line)


def test_a_part_of_the_contests_can_be_played() -> None:
    assert contests(CLAIMS, None) == [claim.contest for claim in CLAIM_LIST]
    assert contests(LADDERS, None) == LADDER_LIST
    assert [contest.id for contest in contests(CLAIMS, ["leaders-planner-team", "leaders-planner"])] == [
        "leaders-planner",
        "leaders-planner-team",
    ]


def test_claims_are_judged_by_their_intervals(tmp_path: Path) -> None:
    surely, holds, fails, *_ = [claim for claim in CLAIM_LIST if claim.least]
    store_results(surely.contest, tmp_path / "arenas", {"greedy": 400, "random": 0}, 400)
    store_results(holds.contest, tmp_path / "arenas", {"greedy": 384, "random": 16}, 400)
    store_results(fails.contest, tmp_path / "arenas", {"greedy": 300, "random": 100}, 400)
    made = {"cores": 16, "processor": "a fast one", "python": "3.12.3"}
    (tmp_path / "arenas" / holds.contest.id / "machine.json").write_text(json.dumps(made))
    clearly = next(claim for claim in CLAIM_LIST if not claim.least)
    store_results(clearly.contest, tmp_path / "arenas", {"greedy": 60, "random": 40}, 100)
    write(tmp_path / "arenas", tmp_path / "reports")
    text = (tmp_path / "reports" / "bots.md").read_text("utf-8")
    assert "100.0 % | 99.0 – 100.0 | 400 | **holds surely** |" in line_of(text, surely.statement)
    assert line_of(text, holds.statement).endswith("| 400 | holds |")
    assert line_of(text, fails.statement).endswith("| **does not hold** |")
    assert "+20.0 points | +10.0 to +30.0 | 100 | **holds surely**" in line_of(text, clearly.statement)
    assert text.count("Played on 16 cores (a fast one), Python 3.12.3.") == 1
    assert line_of(text, CLAIM_LIST[-1].statement).endswith("not measured |")
    assert all(claim.contest.command in text for claim in CLAIM_LIST)


def test_a_ladder_is_drawn_as_a_picture_of_its_own(tmp_path: Path) -> None:
    contest = LADDER_LIST[0]
    store_results(contest, tmp_path / "arenas", {"planner:25": 30, "planner:50": 50, "planner:100": 70}, 100)
    write(tmp_path / "arenas", tmp_path / "reports")
    text = (tmp_path / "reports" / "bots.md").read_text("utf-8")
    assert "![dystopia: share of games won, by iterations a decision](ladder-dystopia.svg)" in text
    assert "60.0 % (31.3 – 83.2)" in line_of(text, "`planner:100`")
    assert "There are too few games to say what a doubling is worth." in text
    picture = ElementTree.parse(tmp_path / "reports" / "ladder-dystopia.svg").getroot()
    space = "{http://www.w3.org/2000/svg}"
    assert picture.tag == f"{space}svg"
    heights = [float(dot.get("cy", "")) for dot in picture.iter(f"{space}circle")]
    assert heights == sorted(heights, reverse=True) and len(set(heights)) == 3


@pytest.mark.parametrize(
    ("upsets", "said"),
    [
        (1, "81.2 % (67.0 – 90.2) against itself, if every doubling is worth the same; **it grows surely**"),
        (4, "; that it grows is not sure"),
    ],
)
def test_what_a_doubling_is_worth_is_said_of_all_games(tmp_path: Path, upsets: int, said: str) -> None:
    contest = LADDER_LIST[0]
    store_results(contest, tmp_path / "arenas", {"planner:25": 30, "planner:50": 50}, 100)
    lines = ["{}"]
    for deal in range(8):
        for number in range(8):
            bots = ["planner:50", "planner:25"] if number % 2 else ["planner:25", "planner:50"]
            better, worse = number % 2 == 0, number % 2
            winner = worse if number < upsets + deal % 2 else int(better)
            lines.append(json.dumps({"deal": deal, "bots": bots, "winners": [winner]}))
    (tmp_path / "arenas" / contest.id / "games.jsonl").write_text("\n".join(lines))
    write(tmp_path / "arenas", tmp_path / "reports")
    assert said in (tmp_path / "reports" / "bots.md").read_text("utf-8")
