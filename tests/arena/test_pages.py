"""Pages are self-contained, in both languages."""

from __future__ import annotations

import ast
import csv
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from euphoria.arena.contest.schedule import Contest
from euphoria.arena.contest.sequential_test import StoppingRule
from euphoria.arena.report import svg_charts
from euphoria.arena.report.contest_page import contest_page
from euphoria.arena.report.html_page import HtmlPage, table, text
from euphoria.arena.survey.game_facts import fact_reader_of
from euphoria.arena.survey.observation import GameFacts, Survey, observe
from euphoria.cli.main import main
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import words
from tests.arena.contests import counted, invented
from tests.locale_keys import in_file

SOURCE = Path(__file__).parents[2] / "src" / "euphoria"
SVG = "{http://www.w3.org/2000/svg}"
LADDER = Contest("dystopia", 4, ("planner:400", "planner:100", "planner:200", "greedy"), 1, {"trade": True})
QUICK = {"leaders": ("--seats", "4", "--turns", "2"), "dystopia": ("--turn-limit", "30"), "reality": ("--turns", "1")}


def checked(page: str) -> ElementTree.Element:
    """Well-formed, and nothing in it is fetched from anywhere."""
    root = ElementTree.fromstring(page.partition("\n")[2])
    assert root.tag == "html"
    for element in root.iter():
        assert element.tag not in ("script", "link", "img", "iframe", "object", "embed")
        assert not {"src", "{http://www.w3.org/1999/xlink}href", "onload"} & set(element.attrib)
        assert element.attrib.get("href", "#").startswith("#"), "a link leads to another part of the page"
    assert not re.search(r"https?:|url\(|@import|//", page.replace("<!DOCTYPE html>", ""))
    return root


def ladder_page(language: str) -> str:
    test = counted(LADDER, invented(LADDER, 0.6, 80), StoppingRule(stops=False))
    return contest_page(LADDER, StoppingRule(), test, language, "euphoria arena dystopia <&>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_contest_stands_alone(language: str) -> None:
    page = ladder_page(language)
    root = checked(page)
    assert root.attrib["lang"] == language
    assert len(page.encode()) < 300_000
    pictures = list(root.iter("svg"))
    assert len(pictures) == 3 + 6 + 1  # rates, ratings and the ladder; each pair; seats
    assert all(picture.attrib["role"] == "img" and picture.attrib["aria-label"] for picture in pictures)
    for key in ("arena-win-rates", "arena-ratings", "arena-ladder", "arena-course", "arena-meetings"):
        assert words(language).say(key) in page


def test_a_ladder_goes_from_little_to_much() -> None:
    root = checked(ladder_page("en"))
    ladder = next(one for one in root.iter("svg") if one.attrib["aria-label"] == words("en").say("arena-ladder"))
    steps = [one.text for one in ladder.iter("text") if one.text and one.text.startswith("planner")]
    assert steps == ["planner:100", "planner:200", "planner:400"]


def test_words_of_people_are_only_words_on_a_page() -> None:
    page = HtmlPage("en", "<b>bold</b>", '"&', "a < b")
    page.section("<i>", text("<script>"), table(["<", ">"], [(("&", 1.5), True)]))
    root = checked(page.html())
    assert [one.text for one in root.iter("h1")] == ["<b>bold</b>"]
    assert [one.text for one in root.iter("td")] == ["&", "1.5"]


def test_a_scale_has_round_numbers_and_keeps_what_is_outside_at_its_ends() -> None:
    scale = svg_charts.Scale(0, 1, 100, 200)
    assert scale.ticks() == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert (scale.at(0.5), scale.at(-3), scale.at(7)) == (150, 100, 200)
    assert svg_charts.Scale(3, 3, 0, 10).at(3) == 5
    assert svg_charts.Scale(-0.037, 0.081, 0, 1).ticks() == [-0.02, 0, 0.02, 0.04, 0.06, 0.08]


@pytest.mark.parametrize("game", ["dystopia", "leaders", "reality"])
def test_a_report_is_a_page_and_tables(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ["report", game, "--bots", "random", "--games", "6", "--jobs", "1", *QUICK[game]]
    for language in LANGUAGES:
        assert main([*asked, "--out", language, "--lang", language]) == 0
        page = (tmp_path / language / "report.html").read_text("utf-8")
        assert checked(page).attrib["lang"] == language
        assert len(page.encode()) < 300_000
        kinds = [kind.id for kind in fact_reader_of(game).kinds]
        assert sum(words(language).say(f"arena-kind-{kind}") in page for kind in kinds) >= len(kinds) - 2
    figures = json.loads((tmp_path / "en" / "figures.json").read_text("utf-8"))
    assert (figures["games"], figures["games_asked"], figures["bot"]) == (6, 6, "random")
    with (tmp_path / "en" / "things.csv").open(encoding="utf-8") as file:
        things = list(csv.DictReader(file))
    assert things and all(thing["title"] and 0 < float(thing["share"]) <= 1 for thing in things)
    with (tmp_path / "en" / "games.csv").open(encoding="utf-8") as file:
        assert [row["number"] for row in csv.DictReader(file)] == list("012345")
    polars = pytest.importorskip("polars")
    assert polars.read_parquet(tmp_path / "en" / "games.parquet").height == 6
    assert polars.read_parquet(tmp_path / "en" / "things.parquet")["name"].to_list() == [one["name"] for one in things]
    assert "6 games with" in capsys.readouterr().out


def test_two_processes_make_the_same_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for jobs in ("1", "2"):
        asked = ["report", "leaders", "--bots", "lively", "--games", "8", "--jobs", jobs, *QUICK["leaders"]]
        assert main([*asked, "--out", jobs]) == 0
    for name in ("report.html", "things.csv", "games.csv", "figures.json"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


def test_without_polars_it_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("euphoria.arena.survey.table_files.find_spec", lambda name: None)
    asked = ["report", "leaders", "--bots", "random", "--games", "1", "--jobs", "1", *QUICK["leaders"]]
    assert main([*asked, "--lang", "en"]) == 0
    assert 'pip install "euphoria-table[report]"' in capsys.readouterr().out
    names = sorted(path.name for path in (tmp_path / "leaders-report").iterdir())
    assert names == ["figures.json", "games.csv", "report.html", "things.csv"]


def test_ctrl_c_makes_the_report_of_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def two_and_then(
        work: Callable[[int], GameFacts], tasks: Iterable[int], jobs: int
    ) -> Generator[GameFacts, None, None]:
        yield work(0)
        yield work(1)
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("euphoria.arena.workers.process_pool.share_out", two_and_then)
    assert main(["report", "leaders", "--bots", "random", "--games", "9", *QUICK["leaders"], "--lang", "en"]) == 130
    assert "Stopped: what follows is about the 2 games of 9" in capsys.readouterr().out.replace("\n", " ")
    figures = json.loads((tmp_path / "leaders-report" / "figures.json").read_text("utf-8"))
    assert (figures["games"], figures["games_asked"]) == (2, 9)


def test_a_report_is_of_one_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", "leaders", "--bots", "random,lively", "--lang", "en"]) == 2
    assert "needs one bot for all seats" in capsys.readouterr().err


def test_missions_take_turns_unless_one_is_chosen() -> None:
    games = [observe(Survey("reality", 2, "random", 1, {"turns": 1}), number) for number in range(3)]
    assert [game.varied["mission"] for game in games] == ["objectives", "rescue", "massacre"]
    assert observe(Survey("reality", 2, "random", 1, {"turns": 1, "mission": "massacre"}), 0).varied == {}


def test_teams_are_drawn_by_lot_so_that_characters_and_objects_can_be_compared() -> None:
    survey = Survey("reality", 2, "random", 1, {"turns": 1, "mission": "massacre"})
    compared: Counter[str] = Counter()
    for number in range(12):
        game = observe(survey, number)
        for kind in ("character", "object"):
            sides = [{use.name for use in game.uses if (use.kind, use.seat) == (kind, seat)} for seat in range(2)]
            compared.update(sides[0] ^ sides[1])
    assert len(compared) > 12
    assert min(compared[name] for name in ("richelle", "madeleine", "grenade")) > 3
    assert observe(survey, 3) == observe(survey, 3)


def test_what_is_known_of_a_game_of_dystopia() -> None:
    game = observe(Survey("dystopia", 3, "random", 1, {"turn_limit": 60}), 0)
    uses = {kind: [use for use in game.uses if use.kind == kind] for kind in {use.kind for use in game.uses}}
    assert len(uses["recruit-dealt"]) == 12
    assert len(uses["recruit-kept"]) == 6
    assert [use.seat for use in uses["recruit-pair"]] == [0, 1, 2]
    for use in uses["recruit-pair"]:
        assert use.name.split("+") == sorted(one.name for one in uses["recruit-kept"] if one.seat == use.seat)
    dealt = {(use.name, use.seat) for use in uses["recruit-dealt"]}
    assert all((use.name, use.seat) in dealt for use in uses["recruit-kept"])
    assert game.decisions > 0 and game.branching > 1
    assert len(game.choices) == 10 and len(game.decided) == 9


def test_what_is_known_of_a_game_of_leaders() -> None:
    game = observe(Survey("leaders", 5, "random", 1, {"turns": 4}), 0)
    roles = sorted(use.name for use in game.uses if use.kind == "role")
    assert roles[1:2] == ["euphorian-leader"] or "euphorian-leader" in roles
    assert len(roles) == 5 and roles.count("subterran-leader") == 1
    assert sum(use.times for use in game.uses if use.kind == "artifact-dealt") == 10


def literals(start: str) -> set[str]:
    """The strings in the code that begin so; of an f-string, its beginning."""
    return {
        node.value
        for room in ("arena", "cli")
        for path in (SOURCE / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(start)
    }


def test_every_message_is_there_and_used() -> None:
    used, there = literals("arena-"), in_file("en", "arena")
    begun = tuple(key for key in used if key.endswith("-"))
    assert used - there - set(begun) == set()
    assert [key for key in there - used if not key.startswith(begun)] == []


def test_the_command_starts_without_what_only_the_arena_needs() -> None:
    heavy = ["openskill", "polars", "ray", "numpy", "euphoria.arena.survey.observation", "euphoria.bots.reality.judge"]
    code = f"import sys, euphoria.cli.main; print(sorted(set({heavy}) & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
