"""Measures the strength of the bots and writes docs/reports/bots.md with its charts, and a report on each game.

    python tools/bot_reports.py play claims --jobs 16     the contests behind the claims about the bots; with
                                                          --only leaders-planner leaders-planner-team, just those
    python tools/bot_reports.py play ladders --jobs 16    the contests of the planner with growing budgets
    python tools/bot_reports.py survey --jobs 16          docs/reports/dystopia, leaders and reality
    python tools/bot_reports.py write                     docs/reports/bots.md, from the contests played

Contests are stored under `build/arenas` (`--arenas`) and continued where they stopped. Each is an ordinary
`euphoria arena`; the page names its command.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from euphoria.arena.report import svg_charts  # noqa: E402  after the path, so that it runs where nothing is installed
from euphoria.arena.report.html_page import standalone_svg  # noqa: E402
from euphoria.arena.statistics import ladder_fit  # noqa: E402

CLAIMS, LADDERS = "claims", "ladders"
MACHINE = "machine.json"
RESULTS, GAMES = "results.json", "games.jsonl"


class ContestSpec(NamedTuple):
    """A contest: its folder, and the arguments of `euphoria arena`."""

    id: str
    arguments_text: str

    @property
    def command(self) -> str:
        return f"euphoria arena {self.arguments_text} --to-the-end --out build/arenas/{self.id}"


class Claim(NamedTuple):
    """A claim about the first bot of a contest."""

    statement: str
    least: float
    """Minimum win rate; 0: significantly above that of the other bot."""
    contest: ContestSpec


CLAIM_LIST = [
    Claim(
        "`greedy` beats `random` in `dystopia`, two seats",
        0.95,
        ContestSpec("dystopia-greedy", "dystopia --bots greedy,random --games 400"),
    ),
    Claim(
        "`greedy` beats `random` in `reality`",
        0.95,
        ContestSpec("reality-greedy", "reality --bots greedy,random --games 300"),
    ),
    Claim(
        "`greedy` beats three `random` ones in `dystopia`",
        0.80,
        ContestSpec("dystopia-four", "dystopia --bots greedy,random --seats 4 --games 400"),
    ),
    Claim(
        "`greedy` wins more than `random` on the same seats of the same deals of `leaders`, six seats",
        0.0,
        ContestSpec("leaders-greedy", "leaders --bots greedy,random --seats 6 --games 900"),
    ),
    Claim(
        "`planner` at 0.25 s a decision beats `greedy` in `dystopia`, two seats",
        0.75,
        ContestSpec("dystopia-planner", "dystopia --bots planner:0.25s,greedy --games 112"),
    ),
    Claim(
        "`planner` at 0.25 s a decision beats `greedy` in `reality`",
        0.75,
        ContestSpec("reality-planner", "reality --bots planner:0.25s,greedy --games 320"),
    ),
    Claim(
        "one `planner` at 0.25 s a decision wins more than `greedy` ones on the same seats of the same "
        "deals of `leaders`, six seats",
        0.0,
        ContestSpec("leaders-planner", "leaders --bots planner:0.25s,greedy --seats 6 --games 900"),
    ),
    Claim(
        "a team of `planner` at 0.25 s a decision beats a team of `greedy` on the same deals of `leaders`, six seats",
        0.0,
        ContestSpec("leaders-planner-team", "leaders --bots planner:0.25s,greedy --seats 6 --by-team --games 480"),
    ),
    Claim(
        "`learned` beats `planner` with as many iterations, 200, in `dystopia`, two seats",
        0.5,
        ContestSpec("dystopia-learned-iterations", "dystopia --bots learned:200,planner:200 --games 60"),
    ),
    Claim(
        "`learned` at 0.1 s a decision beats `greedy` in `dystopia`, two seats",
        0.75,
        ContestSpec("dystopia-learned-greedy", "dystopia --bots learned:0.1s,greedy --games 24"),
    ),
    Claim(
        "`learned` beats `planner` in the same time, 0.1 s a decision, in `dystopia`, two seats",
        0.5,
        ContestSpec("dystopia-learned-planner", "dystopia --bots learned:0.1s,planner:0.1s --games 40"),
    ),
    Claim(
        "`learned` at 0.1 s a decision beats `planner` at 1 s in `dystopia`, two seats",
        0.6,
        ContestSpec("dystopia-learned-hard", "dystopia --bots learned:0.1s,planner:1s --games 200"),
    ),
]
LADDER_LIST = [
    ContestSpec(
        "dystopia-ladder",
        "dystopia --seats 2 --bots planner:25,planner:50,planner:100,planner:200,planner:400 --games 160",
    ),
    ContestSpec(
        "reality-ladder",
        "reality --seats 2 --bots planner:1,planner:2,planner:4,planner:8 --games 192",
    ),
]
SURVEYS = {
    "dystopia": "dystopia --seats 4 --games 2000",
    "leaders": "leaders --seats 6 --games 1000",
    "reality": "reality --games 300",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "survey", "write"):
        command = commands.add_parser(name)
        command.add_argument("--arenas", type=Path, default=ROOT / "build" / "arenas")
        command.add_argument("--reports", type=Path, default=ROOT / "docs" / "reports")
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
        if name == "play":
            command.add_argument("which", choices=(CLAIMS, LADDERS))
            every = [contest.id for contest in (*(claim.contest for claim in CLAIM_LIST), *LADDER_LIST)]
            command.add_argument("--only", nargs="+", choices=every, metavar="ID", help=", ".join(every))
    arguments = parser.parse_args()
    if arguments.command == "play":
        for contest in contests(arguments.which, arguments.only):
            folder = arguments.arenas / contest.id
            euphoria(f"arena {contest.arguments_text} --to-the-end", arguments.jobs, folder)
            (folder / MACHINE).write_text(json.dumps(machine()) + "\n")
    elif arguments.command == "survey":
        for game, arguments_text in SURVEYS.items():
            euphoria(f"report {arguments_text}", arguments.jobs, arguments.reports / game)
    else:
        write(arguments.arenas, arguments.reports)


def contests(which: str, only: Sequence[str] | None) -> list[ContestSpec]:
    """The contests of the claims or the ladders; only the named ones, if any are named."""
    played = [claim.contest for claim in CLAIM_LIST] if which == CLAIMS else LADDER_LIST
    return [contest for contest in played if not only or contest.id in only]


def euphoria(arguments_text: str, jobs: int, folder: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
    typed = [*shlex.split(arguments_text), "--jobs", str(jobs), "--out", str(folder)]
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is handled by the contest, which stores its results
    ran = subprocess.run([sys.executable, "-m", "euphoria.cli.main", *typed], check=False, env=environment)
    if ran.returncode:
        raise SystemExit(ran.returncode)


def machine() -> dict[str, Any]:
    """The machine: time budgets depend on it."""
    processor = platform.machine()
    details = Path("/proc/cpuinfo")
    if details.exists():
        names = [line.partition(":")[2].strip() for line in details.read_text().splitlines() if "model name" in line]
        processor = next(iter(names), processor)
    return {"cores": os.cpu_count(), "processor": processor, "python": platform.python_version()}


# The page.

HEAD = """# How good the bots are

Measured in the [arena](../arena.md), which says how deals are played and what the intervals are.
Made by `tools/bot_reports.py` from the games of the commands named here.

## What is claimed

A claim holds *surely* when all of its 95 % interval is beyond the bound. All games were played, whatever came out.
"""
GROWS = """## Does more thought make it stronger?

Each step may think twice as much as the one before: iterations, which do not depend on the machine. Everybody meets
everybody, each deal from both seats. The picture shows the share of its games that each won, with its 95 % interval;
50 % is the strength of the average step. Below each table stands what twice the thought is worth by all the games of
its ladder (`arena/statistics/ladder_fit.py`), which is known better than any one step.
"""


def write(arenas: Path, reports: Path) -> None:
    """Write the page from the contests played; the others are marked as not measured."""
    reports.mkdir(parents=True, exist_ok=True)
    surveys = "".join(
        f"- [{game}]({game}/report.html): `euphoria report {arguments_text} --out docs/reports/{game}`\n"
        for game, arguments_text in SURVEYS.items()
    )
    parts = [
        HEAD,
        _claims(arenas),
        *(_detail(claim, arenas) for claim in CLAIM_LIST),
        GROWS,
        *(_ladder(contest, arenas, reports) for contest in LADDER_LIST),
        f"## What the games are like\n\nA designer's report on each, with its tables as CSV beside it:\n\n{surveys}",
    ]
    (reports / "bots.md").write_text("\n".join(parts), "utf-8")


def _machine_text(contest: ContestSpec, arenas: Path) -> str:
    try:
        made = json.loads((arenas / contest.id / MACHINE).read_text())
    except OSError:
        return ""
    return f" Played on {made['cores']} cores ({made['processor']}), Python {made['python']}."


def _results(contest: ContestSpec, arenas: Path) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads((arenas / contest.id / RESULTS).read_text("utf-8"))
    except OSError:
        return None
    return found if found["games"] else None


def _claims(arenas: Path) -> str:
    rows = ["| claim | bound | measured | 95 % | games | |", "| --- | ---: | ---: | ---: | ---: | --- |"]
    for claim in CLAIM_LIST:
        found = _results(claim.contest, arenas)
        if found is None:
            rows.append(f"| {claim.statement} | | | | | not measured |")
        elif claim.least:
            own = _standing(found, found["bots"][0])
            rows.append(
                f"| {claim.statement} | {_per_cent(claim.least)} | {_per_cent(own['share'])} | {_between(own)} "
                f"| {found['games']} | {_verdict(own['share'], own['low'], claim.least)} |"
            )
        else:
            one = found["comparisons"][0]
            between = f"{100 * one['low']:+.1f} to {100 * one['high']:+.1f}"
            rows.append(
                f"| {claim.statement} | +0.0 | {100 * one['difference']:+.1f} points | {between} "
                f"| {found['games']} | {_verdict(one['difference'], one['low'], 0.0)} |"
            )
    return "\n".join(rows) + "\n"


def _verdict(measured: float, low: float, bound: float) -> str:
    if low >= bound:
        return "**holds surely**"
    return "holds" if measured >= bound else "**does not hold**"


def _detail(claim: Claim, arenas: Path) -> str:
    found = _results(claim.contest, arenas)
    head = f"### {claim.statement[0].upper()}{claim.statement[1:]}\n\n```\n{claim.contest.command}\n```\n"
    if found is None:
        return head
    one = found["comparisons"][0]
    rows = "\n".join(
        f"| `{own['bot']}` | {own['seats']} | {own['wins']} | {_per_cent(own['share'])} | {_between(own)} "
        f"| {found['speed'][own['bot']]['a_second']:.1f} | {own['troubles']} | {found['speed'][own['bot']]['late']} |"
        for own in found["standings"]
    )
    sure = f"{100 * (1 - found['doubt']):g}"
    return (
        f"{head}\n| bot | seats | wins | win rate | 95 % | decisions a second | troubles | late |\n"
        f"| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n{rows}\n\n"
        f"{found['games']} games on {found['deals']} deals. Within deals `{one['first']}` won "
        f"{100 * one['difference']:+.1f} points more "
        f"often than `{one['second']}`; with {sure} % certainty, at every moment of the contest, "
        f"{100 * one['low']:+.1f} to {100 * one['high']:+.1f}.{_machine_text(claim.contest, arenas)}\n"
    )


def _ladder(contest: ContestSpec, arenas: Path, reports: Path) -> str:
    found = _results(contest, arenas)
    game = contest.arguments_text.split()[0]
    head = f"### {game}\n\n```\n{contest.command}\n```\n"
    if found is None:
        return f"{head}\nNot measured.\n"
    steps = [_standing(found, bot) for bot in dict.fromkeys(found["bots"])]
    points = [svg_charts.Point(one["bot"], one["share"], one["low"], one["high"]) for one in steps]
    title = f"{game}: share of games won, by iterations a decision"
    picture = f"ladder-{game}.svg"
    (reports / picture).write_text(standalone_svg(svg_charts.ladder_chart(points, _per_cent, title)), "utf-8")
    met = {(one["first"], one["second"]): one for one in found["head_to_head"]}
    rows = []
    for at, one in enumerate(steps):
        before = met.get((one["bot"], steps[at - 1]["bot"])) if at else None
        against = f"{_per_cent(before['share'])} ({_between(before)})" if before else ""
        rating = f"{one['rating']['strength']:.1f} ± {2 * one['rating']['sd']:.1f}"
        rows.append(
            f"| `{one['bot']}` | {one['seats']} | {_per_cent(one['share'])} | {_between(one)} | {rating} | {against} |"
        )
    return (
        f"{head}\n![{title}]({picture})\n\n"
        "| bot | games | win rate | 95 % | rating | against the step before |\n"
        f"| --- | ---: | ---: | ---: | ---: | ---: |\n" + "\n".join(rows) + "\n\n"
        f"{_ladder_fit(contest, arenas)}{_machine_text(contest, arenas)}\n"
    )


def _ladder_fit(contest: ContestSpec, arenas: Path) -> str:
    """The value of doubling the budget, from all games of the ladder."""
    games = [json.loads(line) for line in (arenas / contest.id / GAMES).read_text("utf-8").splitlines()[1:]]
    duels = [
        ladder_fit.ladder_game(one["deal"], [iterations(bot) for bot in one["bots"]], one["winners"]) for one in games
    ]
    found = ladder_fit.fit_ladder(duels)
    if found is None:
        return "There are too few games to say what a doubling is worth."
    grows = "**it grows surely**" if found.low > 0.5 else "that it grows is not sure"
    between = f"{100 * found.low:.1f} – {100 * found.high:.1f}"
    return (
        f"All games together: with twice the thought it wins {_per_cent(found.share)} ({between}) against itself, "
        f"if every doubling is worth the same; {grows}."
    )


def iterations(bot: str) -> int:
    """The iterations of a bot such as `planner:400`."""
    return int(bot.partition(":")[2])


def _standing(found: dict[str, Any], bot: str) -> dict[str, Any]:
    own: dict[str, Any] = next(one for one in found["standings"] if one["bot"] == bot)
    return own


def _per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(one: dict[str, Any]) -> str:
    return f"{100 * one['low']:.1f} – {100 * one['high']:.1f}"


if __name__ == "__main__":
    main()
