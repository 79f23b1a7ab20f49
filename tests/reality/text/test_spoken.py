"""The table in words, for whoever plays by ear: each sentence is held against the position that it tells."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from euphoria.games.reality.game import GAME, RealityState
from euphoria.games.reality.geometry.landmarks import Stands, landmark
from euphoria.games.reality.geometry.terrain import Place, Scenery
from euphoria.games.reality.text import messages
from euphoria.games.reality.text.spoken import place_words
from tests import locale_keys
from tests.locale_keys import every_language
from tests.reality.scenes import act, figure, scene
from tests.reality.words import ROOM

Json = dict[str, Any]
NAMES = ["Ana", "Bo"]
CRATES = "block crates: 20 16 4 4 high 3"


def told(state: RealityState, who: str, seat: int | None = 0, language: str = "en") -> Json:
    found: Any = state.query(seat, "told", figure=figure(state, who), language=language, names=NAMES)
    return found  # type: ignore[no-any-return]


def line_of(state: RealityState, who: str, other: str, seat: int | None = 0, language: str = "en") -> str:
    lines = {one["figure"]: one["text"] for one in told(state, who, seat, language)["figures"]}
    return str(lines[figure(state, other)])


def place(x: float, y: float, surface: int = 0) -> Place:
    return round(4 * x), round(4 * y), surface


# Messages.


def strings(folder: Path) -> set[str]:
    return {
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@every_language
def test_every_sentence_is_there_and_every_one_is_used(language: str) -> None:
    there = {key.removeprefix("reality-told-") for key in locale_keys.in_file(language, "reality-told")}
    kinds = {f"kind-{kind.name.lower()}" for kind in Scenery}
    named = strings(ROOM / "text" / "spoken") | strings(ROOM / "queries" / "told")
    named |= {literal.removeprefix("reality-told-") for literal in named}
    by_code = kinds | {how.value for how in Stands}
    assert there - named - by_code == set(), "never used"
    assert by_code - there == set(), "missing"


# Landmarks.


@pytest.mark.parametrize(
    ("spot", "eyes", "how"),
    [
        (place(25, 18), place(10, 18), Stands.BEHIND),
        (place(19, 18), place(10, 18), Stands.FRONT),
        (place(22, 21), place(10, 18), Stands.BESIDE),
        (place(25, 18), None, Stands.BESIDE),
        (place(30, 18), place(10, 18), Stands.OPEN),
        (place(22, 18, 1), place(10, 18), Stands.TOP),
    ],
)
def test_a_place_lies_to_the_scenery_as_one_sees_it(spot: Place, eyes: Place | None, how: Stands) -> None:
    terrain = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 40 30").terrain
    assert landmark(terrain, spot, None if eyes is None else eyes[:2]).how == how


def test_whoever_is_on_a_roof_has_nobody_behind_that_house() -> None:
    terrain = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 40 30").terrain
    assert landmark(terrain, place(25, 18), place(22, 18)[:2]).how != Stands.BEHIND


def test_scenery_that_was_removed_is_no_landmark() -> None:
    state = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 40 30\ngone: crates")
    assert place_words.where(state, place(25, 18), "en") == "in the open"


@pytest.mark.parametrize(
    ("spot", "zone"),
    [(place(24, 18), "in the middle of the table"), (place(2, 2), "in the southwest of the table")],
)
def test_the_table_has_nine_parts(spot: Place, zone: str) -> None:
    state = scene("A nikolai: 10 18\nB mycky: 40 30")
    assert place_words.zone(state, spot, "en") == zone


# Figures.


@pytest.mark.rule("R-table-6", "R-fire-5")
def test_a_rival_is_told_by_landmark_direction_cover_and_chance() -> None:
    state = scene(f"phase: firing\n{CRATES}\nA kabuki: 10 18\nA kabuki euphoria: 9\nB centinel: 25 21.5")
    seen: Any = state.query(0, "sight", figure=figure(state, "A kabuki"))
    rival = seen["others"][0]
    assert rival["cover"] == 1
    chance, back = round(100 * rival["chance"]), round(100 * rival["chance_back"])
    assert line_of(state, "A kabuki", "B centinel").startswith(
        "Centinel V12, a rival: beside crates to the northeast, 15.5 inches to the east. In cover behind crates. "
        f"A shot hits with {chance}%. A shot back hits with {back}%. Life 100 of 100, "
    )


@pytest.mark.rule("R-fire-1")
def test_whoever_is_hidden_is_told_with_what_hides_them() -> None:
    state = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 25 18")
    said = line_of(state, "A nikolai", "B mycky")
    assert said.startswith("Mycky, a rival: behind crates, 15 inches to the east. Out of sight behind crates. Life")
    assert line_of(state, "A nikolai", "B mycky", language="es").startswith(
        "Mycky, rival: detrás de crates, a 15 pulgadas hacia el este. Fuera de la vista, tras crates. Vida"
    )


def test_a_figure_tells_what_it_has_done_and_with_whom_it_fights() -> None:
    state = scene(
        "phase: attack\nA nikolai: 10 18\nA nikolai is: walked, moved\nA leader: nikolai\n"
        "A centinel: 12 18\nB mycky: 13 18"
    )
    own = told(state, "A nikolai")["text"]
    assert own.startswith("Nikolai is in the open, in the west of the table, at 10, 18. Life ")
    assert own.endswith(" Has walked this turn. Leads the team.")
    friend = line_of(state, "A nikolai", "A centinel")
    assert friend.startswith("Centinel V12, a friend: ")
    assert "Is in combat with Mycky." in friend
    assert "hits" not in friend, "nobody shoots at a friend"


def test_height_is_told_and_the_fallen_are_bodies() -> None:
    state = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 22 18 on crates\nB doc: 12 18\nB doc is: down")
    assert "on top of crates, 12.5 inches to the east. 3 inches higher." in line_of(state, "A nikolai", "B mycky")
    assert line_of(state, "A nikolai", "B doc") == (
        "The body of Doc Chastas: in the open, 7.5 inches west of crates, 2 inches to the east."
    )


def test_figures_come_by_distance_with_whose_they_are() -> None:
    state = scene("A nikolai: 10 18\nB mycky: 40 30\nB doc: 12 22\nA centinel: 20 18\n- susan: 24 18")
    assert [(one["figure"], one["relation"]) for one in told(state, "A nikolai")["figures"]] == [
        (figure(state, "B doc"), "rival"),
        (figure(state, "A centinel"), "friend"),
        (figure(state, "- susan"), "nobody"),
        (figure(state, "B mycky"), "rival"),
    ]


@pytest.mark.rule("R-team-4")
def test_objects_are_told_to_whoever_may_know_them() -> None:
    state = scene("A nikolai: 10 18\nB mycky: 20 18\nB mycky has: kit, grenade\nB mycky shows: kit")
    for seat in (0, None):
        assert line_of(state, "A nikolai", "B mycky", seat).endswith("Has a first aid kit.")
    own = told(state, "B mycky", 1)["text"].split("Has ")[1]
    assert sorted(own.removesuffix(".").split(" and ")) == ["a first aid kit", "a grenade"]


def test_what_is_asked_is_told_to_whoever_is_asked() -> None:
    state = scene("phase: positioning\nA nikolai: 10 10\nA nikolai euphoria: 9\nB mycky: 17 10")
    assert told(state, "A nikolai", 0)["asked"] == "Nikolai has 9 AP to move and act with. What next?"
    assert told(state, "A nikolai", 1)["asked"] is None
    assert told(state, "A nikolai", None)["asked"] is None


def test_without_a_figure_the_table_is_told_from_above() -> None:
    state = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 25 18")
    answer: Any = state.query(None, "told", names=NAMES)
    assert answer["figure"] is None
    assert answer["figures"][0]["text"].startswith(
        "Nikolai, Ana: in the open, 9.5 inches west of crates, in the west of"
    )
    assert answer["scenery"][0]["text"].startswith("Crates: in the middle of the table. A block, 3 inches high")


# Scenery and things.


def test_scenery_tells_what_it_is_and_who_is_there() -> None:
    state = scene(f"{CRATES}\nA nikolai: 10 18\nB mycky: 25 18")
    assert told(state, "A nikolai")["scenery"][0]["text"] == (
        "Crates: 10 inches to the east. A block, 3 inches high: nobody sees through it, and one can climb on top. "
        "There: Mycky."
    )


def test_a_building_tells_its_doors_windows_and_ladders() -> None:
    state = GAME.scenario("game: reality\ntable: plaza\nmission: massacre\nA nikolai: 30 10\nB mycky: 44 30")
    lines = [one["text"] for one in told(state, "A nikolai")["scenery"]]
    kiosk = next(line for line in lines if line.startswith("Kiosk 1:"))
    assert "A building with 1 floor and a roof, 3 inches high. " in kiosk
    assert "Doors: north. Windows: west and south. Ladders: east." in kiosk


def test_drums_and_exit_platforms_are_told() -> None:
    state = scene(
        "mission: objectives\nA nikolai: 10 18\nA platform: 2 0\nB mycky: 40 30\n"
        "drum 1: 20 18\ndrum 2: carried by B mycky\ndrum 3: delivered to A"
    )
    assert [one["text"] for one in told(state, "A nikolai")["things"]] == [
        "Drum 1: in the open, 10 inches to the east.",
        "Drum 2: Mycky carries it, 32.5 inches to the east.",
        "Drum 3: delivered to Ana.",
        "The exit platform of Ana: 17 inches to the south.",
    ]


# The log.


def last_line(state: RealityState, language: str = "en") -> str:
    walked = [one for one in state.events(0) if one["event"] == "walked"]
    return messages.event(state, walked[-1], language, NAMES)


def test_a_walk_tells_the_landmarks_that_it_joins() -> None:
    state = scene(
        f"phase: positioning\n{CRATES}\nblock tram: 20 10 4 4 high 3\n"
        "A nikolai: 17.5 18\nA nikolai euphoria: 12\nB mycky: 44 30"
    )
    said = []
    for goal in ((19.0, 18.0), (19.0, 16.5), (19.0, 13.0)):
        state.apply(0, act(state, ("walk",)))
        state.apply(0, act(state, ("at", *goal, 0)))
        said.append(last_line(state))
    assert [line.split(" (")[0] for line in said] == [
        "Nikolai moves to 19, 18, beside crates",
        "Nikolai moves to 19, 16.5, beside crates",
        "Nikolai moves from crates to 19, 13, beside tram",
    ]
    assert last_line(state, "es").startswith("Nikolai va de crates a 19; 13, junto a tram (")
