"""The pages about the games in numbers say what the games do; read as a reader reads them, from the stored text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from euphoria import Game, State, game
from tests.in_numbers import GAMES, positions
from tools import env_pages
from tools.argument_values import VALUES
from tools.views import VIEWS

SPAN = re.compile(r"(\d+)(?:–(\d+))?(?: \(\+(\d+), (\d+) times\))?")


def text_of(id: str) -> str:
    return (env_pages.FOLDER / f"{id}.md").read_text("utf-8")


def table(text: str, head: str) -> list[list[str]]:
    """The rows of the table of which the first column is so called."""
    lines = text.split(f"| {head} |")[1].split("\n")[2:]
    rows = []
    for line in lines:
        if not line.startswith("| "):
            break
        rows.append([cell.strip() for cell in line.removeprefix("| ").removesuffix(" |").split(" | ")])
    return rows


def lists(text: str) -> dict[str, list[str]]:
    """By anchor: the names that a list counts, with their numbers in front."""
    found = {}
    for anchor, listed in re.findall(
        r'<a id="([^"]+)"></a>[^\n]*\n\n(?:Also of [^\n]*\n\n)?((?:\d+ [^\n]*\n)+)', text + "\n"
    ):
        found[anchor] = [entry.removesuffix(" ·") for entry in listed.strip().split("\n")]
    return found


def test_a_page_for_every_game_with_numbers() -> None:
    assert set(GAMES) == set(VIEWS) == set(VALUES)
    assert {path.stem for path in env_pages.FOLDER.glob("*.md")} >= set(GAMES)


def test_the_stored_pages_are_those_of_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert env_pages.main(["--check"]) == 0, capsys.readouterr().err


def test_what_is_out_of_date_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(env_pages, "FOLDER", tmp_path / "envs")
    assert env_pages.main([]) == 0
    assert env_pages.main(["--check"]) == 0
    (tmp_path / "envs" / "leaders.md").write_text("?", "utf-8")
    assert env_pages.main(["--check"]) == 1
    assert capsys.readouterr().err.startswith("leaders.md in docs/envs is out of date: run `python -m tools.env_pages`")
    assert env_pages.main(["what"]) == 2


@pytest.mark.parametrize("id", GAMES)
def test_sizes(id: str) -> None:
    one = game(id)
    assert [[int(cell) for cell in row[:3]] for row in table(text_of(id), "seats")] == [
        [seats, one.observation(seats).size, one.action_space(seats).size] for seats in one.seats
    ]


@pytest.mark.parametrize("id", GAMES)
def test_every_index_of_an_observation_is_in_the_table_once(id: str) -> None:
    """With the label that the layout gives it, at tables of every size."""
    one, text = game(id), text_of(id)
    rows, named = table(text, "field"), lists(text)
    for column, seats in enumerate(one.seats, 3):
        layout = one.observation(seats)
        found: dict[int, str] = {}
        for row in rows:
            for name, first, last in copies(row[0].strip("`"), row[column]):
                field = layout.field(name)
                assert (field.start, field.length) == (first, last - first + 1), (seats, name)
                assert row[2] == f"{field.low:g} to {field.high:g}"
                assert field.meaning in row[1]
                for index in range(first, last + 1):
                    assert index not in found
                    found[index] = name
                if seats == one.seats[0]:
                    check_labels(row[1], field.labels, field.meaning, named)
        assert sorted(found) == list(range(layout.size))


def copies(name: str, where: str) -> Iterator[tuple[str, int, int]]:
    """Each field that a row stands for, with its first and last index."""
    name, _, start = name.partition(", k from ")
    match = SPAN.fullmatch(where)
    assert match, where
    first, last = int(match[1]), int(match[2] or match[1])
    if not match[3]:
        assert not start
        yield name, first, last
        return
    for copy in range(int(match[4])):
        number = copy + int(start.removesuffix(" on") or 0)
        far = copy * int(match[3])
        yield re.sub(r"\bk(?=:|$)", str(number), name, count=1), first + far, last + far


def check_labels(said: str, labels: tuple[str, ...], meaning: str, named: dict[str, list[str]]) -> None:
    """The row has them, or names the list that has."""
    link = re.search(r"\[list\]\(#([^)]+)\)", said)
    if link:
        assert named[link[1]] == [f"{number} {label}" for number, label in enumerate(labels)]
    else:
        assert re.findall(r"`([^`]+)`", said.removeprefix(meaning)) == [label for label in labels if label]


@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_an_action_is_in_the_table_once(id: str) -> None:
    """With its kind, and with values that count up as the page says."""
    space, found = game(id).space, 0
    for where, call, values, meaning in table(text_of(id), "numbers"):
        match = SPAN.fullmatch(where)
        assert match
        numbers = range(int(match[1]), int(match[2] or match[1]) + 1)
        assert numbers[0] == found
        found = numbers[-1] + 1
        assert meaning
        kind, _, arguments = call.strip("`").removesuffix(")").partition("(")
        names = arguments.split(", ") if arguments else []
        assert [space[number].kind for number in numbers] == [kind] * len(numbers)
        assert list(space.arguments(kind)) == names
        assert [space[number].args for number in numbers] == combinations(values), call
    assert found == len(space)


def combinations(values: str) -> list[tuple[int, ...]]:
    """All that a cell says: `dice 0–15`, `x 0–2, y 3, 5`, or the combinations one by one."""
    if values.startswith("("):
        return [tuple(map(int, one.split(", "))) for one in re.findall(r"\(([^)]*)\)", values)]
    columns = []
    for column in re.findall(r"[a-z]+ ((?:\d+(?:–\d+)?(?:, )?)+)", values):
        row: list[int] = []
        for first, last in re.findall(r"(\d+)(?:–(\d+))?", column):
            row += range(int(first), int(last or first) + 1)
        columns.append(row)
    return list(product(*columns))


@pytest.mark.parametrize("id", GAMES)
def test_values_that_have_names_have_one_each(id: str) -> None:
    space, named = game(id).space, lists(text_of(id))
    for argument, names in VALUES[id].items():
        assert named[f"values-{argument}"]
        used = {
            action.args[place]
            for action in space
            for place, name in enumerate(space.arguments(action.kind))
            if name == argument
        }
        assert used, argument
        most = space_for_later(id, argument, len(names))
        assert max(used) < max(len(names), most), argument


def space_for_later(id: str, argument: str, known: int) -> int:
    """Numbers that are kept free for recruits that are added later."""
    return 128 if (id, argument) == ("dystopia", "recruit") else known


def test_what_an_action_means_is_what_it_does() -> None:
    """Three numbers as the page explains them."""
    named, space = lists(text_of("dystopia")), game("dystopia").space
    state = game("dystopia").scenario("game: dystopia\nA workers: 4\nA goods: 1 bliss, 1 food\nB workers: 3")
    number = 12 + 49 * 4 + index_of(named["values-space"], "sky-lounge")
    state.apply(0, state.decode(0, number))
    assert state.events(None)[-2:] != []
    placed = [event for event in state.events(None) if event["event"] == "placed"]
    assert placed == [placed[0] | {"seat": 0, "number": 4, "space": "sky-lounge"}]
    clay = 666 + index_of(named["values-good"], "clay")
    state.apply(0, state.decode(0, clay))
    assert state.view(0)["players"][0]["goods"]["clay"] == 1  # type: ignore[index]
    ways = [action for action in space if action.kind == "pay" and action.args[0] < 222]
    assert ways[0].number == 375


def index_of(entries: list[str], name: str) -> int:
    (found,) = [int(entry.split(" ", 1)[0]) for entry in entries if entry.split(" ", 1)[1] == name]
    return found


@pytest.mark.parametrize("id", GAMES)
def test_phases_and_questions(id: str) -> None:
    one, text = game(id), text_of(id)
    for name, names in (("Phases", one.phases), ("Questions", one.questions)):
        said = re.search(rf"^{name} \(.*?: ([^:]*)\.$", text, re.MULTILINE)
        assert said
        assert re.findall(r"`([^`]+)`", said[1]) == list(names)


# Schemas of views.


def validator(id: str) -> Draft202012Validator:
    schema = json.loads((env_pages.FOLDER / f"{id}.view.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_views_are_what_their_schema_says(id: str) -> None:
    right, checked = validator(id), 0
    for seed, state in positions(game(id), 9, 0.05):
        for seat in (*range(state.seats), None):
            errors = [f"{list(error.path)}: {error.message}" for error in right.iter_errors(as_sent(state, seat))]
            assert not errors, (seed, seat, state.turn)
            checked += 1
    assert checked > 60


def as_sent(state: State, seat: int | None) -> Any:
    return json.loads(json.dumps(state.view(seat)))


@pytest.mark.parametrize("id", GAMES)
def test_a_schema_refuses_what_is_no_view(id: str) -> None:
    right = validator(id)
    view = as_sent(game(id).new(seed=1), 0)
    assert right.is_valid(view)
    assert not right.is_valid(view | {"secret": 1})
    assert not right.is_valid({key: value for key, value in view.items() if key != "players"})
    assert not right.is_valid(view | {"turn": "first"})
    assert not right.is_valid(view | {"asked": view["asked"] | {"question": "what"}})
    assert not right.is_valid(view | {"players": [player | {"hand_cards": []} for player in view["players"]]})


@pytest.mark.parametrize("id", GAMES)
def test_a_schema_knows_all_questions_and_phases(id: str) -> None:
    one = game(id)
    schema = json.loads((env_pages.FOLDER / f"{id}.view.json").read_text("utf-8"))
    asked = schema["$defs"][f"{id.capitalize()}Asked"]["properties"]["question"]
    assert named_in(asked) == list(one.questions)
    if one.phases:
        assert schema["properties"]["phase"]["enum"] == list(one.phases)
    assert_described(schema, one)


def named_in(schema: Any) -> list[str]:
    (found,) = [part["enum"] for part in schema["anyOf"] if "enum" in part]
    return list(found)


def assert_described(schema: Any, one: Game) -> None:
    for name, part in schema["$defs"].items():
        assert part["description"], (one.id, name)
        assert part["additionalProperties"] is False, (one.id, name)
