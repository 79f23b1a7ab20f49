"""`reality` played at a terminal: what can be typed, what is told, and whole games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from euphoria import Record, game
from euphoria.cli.commands.replay import ReplayViewer
from euphoria.cli.terminal.find_display import find_display
from euphoria.cli.terminal.play.game_loop import GameLoop
from euphoria.cli.terminal.play.session import GameSession
from tests.cli.stage import Stage, chance, euphoria, say, script, seated
from tests.random_play import record

HERE = """
game: reality
table: plaza
turn: 2
phase: positioning
A platform: 2 0
B platform: 40 32
A leader: nikolai
B leader: mycky
A nikolai: 14 5
A nikolai has: grenade
B mycky: 20 5
B mycky life: 40
B benkei: 45 34 of mycky
"""
"""Nikolai, to the west of Mycky, on an open street."""


def show(people: int = 1, seed: int = 1, **options: Any) -> GameSession:
    return seated(Record(game("reality"), seed=seed, **options), people, seed)


def position(text: str = HERE, people: int = 2) -> GameSession:
    return seated(Record(game("reality"), scenario=text), people, 1)


def walking() -> GameSession:
    """Nikolai is asked where to."""
    session = position()
    session.apply(0, game("reality").action(["walk"]))
    assert session.state.view(0)["asked"]["question"] == "goal"  # type: ignore[index]
    return session


def firing() -> GameSession:
    return position(HERE.replace("positioning", "firing"))


def squeezed(shown: str) -> str:
    return " ".join(shown.split())


def moves(loop: GameLoop) -> list[list[str | int]]:
    return [move.action.json() for move in loop.session.record.moves]


# Whole games.


@pytest.mark.parametrize(
    ("language", "size", "options"),
    [
        ("en", (80, 24), {"mission": "objectives"}),
        ("es", (80, 24), {"mission": "rescue", "table": "tower"}),
        ("en", (100, 40), {"mission": "massacre", "table": "scrapyard"}),
        ("es", (120, 50), {"table": "seed:5:72x48"}),
    ],
)
def test_a_game_is_played_to_its_end(language: str, size: tuple[int, int], options: dict[str, Any]) -> None:
    """And whenever somebody is asked, the whole picture with its question and its list is on the screen."""
    numbers = chance(size[0], 9)
    session = show(seed=3, turns=2, **options)
    asked = -1

    def read(prompt: str) -> str:
        nonlocal asked
        if session.state.outcome is not None:
            return ""
        if "Enter" not in prompt and asked != len(session.record.moves):
            asked = len(session.record.moves)
            lines = stage.page().split("\n")
            assert len(lines) <= size[1]
            assert max(len(line.removeprefix("\x1b[H")) for line in lines) <= size[0]
        return numbers(prompt)

    stage = Stage(read, language, *size)
    assert GameLoop(stage.screen, session).run() == 0
    outcome = session.state.outcome
    assert outcome is not None
    assert stage.screen.say("cli-you-won" if 0 in outcome.winners else "cli-you-lost") in stage.text
    assert "{" not in stage.text


def test_two_people_share_a_screen() -> None:
    numbers = chance(4, 9)
    session = show(people=2, seed=4, turns=1)
    stage = Stage(lambda prompt: numbers(prompt) if session.state.outcome is None else "")
    assert GameLoop(stage.screen, session).run() == 0
    assert session.state.outcome is not None


@pytest.mark.parametrize(("language", "asked"), [("en", "Choose your team"), ("es", "Elige tu equipo")])
def test_the_command_itself_plays_from_plain_lines(language: str, asked: str, tmp_path: Path) -> None:
    words = (
        "play",
        "reality",
        "--bots",
        "lively",
        "--table",
        "plaza",
        "--mission",
        "objectives",
        "--seed",
        "5",
        "--turns",
        "1",
    )
    ran = euphoria(*words, "--lang", language, cwd=tmp_path, stdin="1\n2\n" * 200)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert asked in ran.stdout
    assert max(len(line.removeprefix("► ")) for line in ran.stdout.splitlines()) <= 80


@pytest.mark.parametrize("everything", [False, True])
def test_a_record_is_replayed(everything: bool) -> None:
    text = record(game("reality"), 2, 7, turns=1).dump()
    stage = Stage(script([]), tty=False)
    assert ReplayViewer(stage.screen, text, None, everything).run(interactive=False) == 0
    assert "Positioning" in stage.text
    assert "{" not in stage.text


def test_a_spectator_of_everything_reads_the_objects_of_both() -> None:
    session = position(HERE + "B mycky has: adrenaline\n")
    seen: dict[str, Any] = session.state.view(None)
    opened: dict[str, Any] = session.state.open_view()
    assert [figure["objects"] for figure in seen["figures"]] == [[], [], []]
    assert [figure["objects"] for figure in opened["figures"]] == [["grenade"], ["adrenaline"], []]


def test_who_can_only_end_is_not_asked_when_alone() -> None:
    """Nikolai sees nobody, and holds nothing."""
    alone = HERE.replace("positioning", "firing").replace("B mycky: 20 5", "B mycky: 5 30")
    alone = alone.replace("A nikolai has: grenade\n", "")
    _, loop = say(position(alone, people=1))
    assert moves(loop)[:1] == [["end"]]
    _, loop = say(position(alone, people=2))
    assert moves(loop) == []


def test_undo_goes_back_to_the_last_choice_that_was_one() -> None:
    """Kabuki might shoot; Nikolai, behind the town hall, can only end; then Centinel is asked."""
    text = """
        game: reality
        table: plaza
        phase: firing
        A leader: kabuki
        B leader: doc
        B doc: 20 5
        A kabuki: 30 3
        A nikolai: 5 30
        A centinel: 26 3
    """
    _, loop = say(position(text, people=1), "end the activation")
    assert [move.action.json() for move in loop.session.record.moves if move.seat == 0] == [["end"], ["end"]]
    _, loop = say(position(text, people=1), "end the activation", "undo")
    assert [move for move in loop.session.record.moves if move.seat == 0] == []


# Places that are typed.


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        (["14 9", "1"], ["at", 56, 36, 0]),
        (["14.2, 9.1", "1"], ["at", 57, 36, 0]),
        (["14 9"], None),
        (["via 14 7", "1"], ["via", 56, 28, 0]),
        (["14 9 roof", "1"], ["at", 56, 36, 0]),
        (["40 30"], None),
        (["900 30"], None),
    ],
)
def test_a_goal_by_its_inches(typed: list[str], done: list[str | int] | None) -> None:
    _, loop = say(walking(), *typed)
    assert moves(loop)[1:2] == ([] if done is None else [done])


def test_a_typed_place_is_shown_with_its_price_first() -> None:
    shown, loop = say(walking(), "14 9")
    assert "1 Move to 14, 9 (8 AP) · in Flower bed 1" in shown
    assert len(loop.session.record.moves) == 1


def test_a_comma_is_decimal_in_spanish() -> None:
    shown, _ = say(walking(), "14,25 9", "por 14; 7,5", language="es")
    assert "Ir a 14,25; 9" in shown
    assert "14; 7,5" in shown


def test_a_way_point_is_told_and_drawn_and_can_be_taken_back() -> None:
    shown, loop = say(walking(), "via 14 3", "1", "undo", "via 14 3", "1", "17 2", "1")
    assert "By way of 14, 3. Type the next place" in squeezed(shown)
    assert moves(loop)[1:3] == [["via", 56, 12, 0], ["at", 68, 8, 0]]
    page = shown.partition("By way of")[0].rpartition("REALITY")[2]
    assert "•" in page


def test_why_one_cannot_go_there() -> None:
    shown, _ = say(walking(), "40 30")
    assert "9 AP" in squeezed(shown)
    assert "R-move" in shown


def test_a_platform_and_a_start_by_their_inches() -> None:
    session = show(people=2, seed=1)
    action = game("reality").action
    for seat in (0, 1):
        session.apply(seat, action(["pick", seat]))
    chooser = session.state.deciders[0]
    session.apply(chooser, action(["side", 0]))
    _, loop = say(session, "20.25 1", "1", "22 4", "1")
    done = [move.action.json() for move in loop.session.record.moves[3:5]]
    assert done == [["platform-at", 81, 4], ["at", 88, 16, 0]]


def test_a_floor_and_a_roof_are_told_apart() -> None:
    """The cat may run onto the kiosk or into it: words say which; without words it is where the figure's height is."""
    board, state = find_display(game("reality")), walking().state
    context = Stage(script([])).screen.context(("Ada", "Boris"))
    read = [
        board.parse_action(state, 0, typed, context) for typed in ("38 9", "38 9 roof", "38 9 floor 0", "38 9 ground")
    ]
    surfaces = [action.args[2] for action in read if action]
    names = [(state.terrain.surfaces[number].roof) for number in surfaces]  # type: ignore[attr-defined]
    assert names == [False, True, False, False]


def test_a_team_of_ones_own_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('name = "own"\nleader = "mycky"\n\n[[member]]\ncharacter = "mycky"\n')
    shown, loop = say(show(), "team own.toml", "1")
    assert "Play Mycky." in squeezed(shown)
    assert moves(loop)[0][0] == "team"
    shown, _ = say(show(), "team barracks", "team nowhere")
    assert "1 Play " in shown
    assert "“team nowhere”" in shown


def test_what_is_typed_in_other_games_is_left_alone() -> None:
    record = Record(game("leaders"), seats=4, seed=1)
    shown, _ = say(seated(record, 1, 1), "look", "12 5")
    assert "“look” is neither" in squeezed(shown)


# Lists.


def test_goals_stand_under_their_directions_charges_first() -> None:
    shown, _ = say(walking(), "")
    for words in ("1 Charge Mycky (y)… (", "East… (", "North… (", "Stay here"):
        assert words in shown, words


def test_a_goal_tells_the_scenery_beside_it() -> None:
    shown, _ = say(walking(), "flower")
    assert "by Flower bed" in squeezed(shown) or "in Flower bed" in squeezed(shown)


def test_charges_tell_their_price() -> None:
    shown, loop = say(walking(), "1", "1")
    assert "Charge Mycky from the" in shown
    assert moves(loop)[1][0] == "charge"


def test_shots_tell_the_chance_and_the_damage_to_expect() -> None:
    shown, loop = say(firing(), "shoot at mycky 3")
    assert "Shoot at Mycky (y): 3 shots, 50% each, " in shown
    assert " damage expected" in shown
    assert moves(loop)[0] == ["shoot", 1, 0, 3]


def test_a_target_and_shots_in_one_go() -> None:
    """Where there are many, a target stands with its numbers of shots."""
    several = HERE.replace("positioning", "firing") + "B centinel: 20 3\nB kobayhisi: 18 9\n"
    shown, loop = say(position(several), "2 3")
    assert "Shoot at Mycky (y), 50%: 1 2 3 4 5…" in shown
    assert moves(loop)[0][0] == "shoot"
    assert moves(loop)[0][2:] == [0, 3]


def test_a_question_mark_says_why_not() -> None:
    shown = squeezed(say(position(), "?", "? heal")[0])
    assert "Get up" in shown
    assert "first aid kit" in shown
    assert "Choose a team" not in shown


def test_who_attacks_is_named_though_a_rival_is_active() -> None:
    fight = HERE.replace("positioning", "attack").replace("B mycky: 20 5", "B mycky: 15 5") + "B doc: 14 4\n"
    shown, _ = say(position(fight), "")
    assert "Nikolai (N) at 14, 5" in shown
    assert "Nikolai makes 1 attack (1 AP)" in shown


# Looking.


@pytest.mark.parametrize("typed", ["look N y", "look nikolai mycky", "look n y"])
def test_a_line_of_sight_with_its_reasons_and_odds(typed: str) -> None:
    shown, loop = say(position(), typed)
    for words in ("• •", "○ ○ ○", "6 inches apart", "R-table-6", "All nine points", "Aim", "%", "damage on average"):
        assert words in shown.replace("••", "• •"), words
    assert not loop.session.record.moves


def test_a_line_of_sight_in_spanish() -> None:
    shown, _ = say(position(), "mirar N y", language="es")
    assert "pulgadas" in shown
    assert "○ ○ ○" in shown


def test_what_one_figure_sees() -> None:
    shown = squeezed(say(position(), "look N")[0])
    assert "Nikolai (N): at 14, 5; 150 life" in shown
    assert "y Mycky 6 9/9" in shown
    assert "e Benkei" in shown


def test_who_is_not_seen_cannot_be_aimed_at() -> None:
    hidden = HERE.replace("B mycky: 20 5", "B mycky: 38 9 on south-kiosk floor 0").replace(
        "A nikolai: 14 5", "A nikolai: 47 9"
    )
    shown, _ = say(position(hidden), "look N y")
    assert "does not see" in shown
    assert "on average" not in shown


def test_the_whole_table_and_nobody() -> None:
    shown, _ = say(position(), "look", "look somebody", "look N y u")
    assert shown.count("nobody to look at") == 2


# Sheets.


def test_the_sheets_of_ones_own_team_and_of_anybody() -> None:
    shown, _ = say(position(), "hand")
    assert "on the map: N" in shown
    assert "on the map: y" not in shown
    shown, _ = say(position(), "card kobayhisi")
    assert "Sir Kobayhisi" in shown
    assert "R-kobayhisi-2" in shown


def test_everybody_and_all_scenery_in_words() -> None:
    shown = squeezed(say(position(), "seen")[0])
    assert "Objectives: carry two" in shown
    assert "Mycky (y): at 20, 5; 40 life" in shown
    assert "Town hall: Building, storeys of 3 inches. Height 6. From 1.5, 12 to 9.5, 24." in shown


def test_what_the_rival_holds_stays_secret() -> None:
    text = HERE + "B mycky has: adrenaline\n"
    for typed in ("", "seen", "look y", "hand"):
        assert "adrenaline" not in say(position(text), typed)[0]
    assert "adrenaline" in say(position(text + "B mycky shows: adrenaline\n"), "seen")[0]


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_explains_the_signs(language: str) -> None:
    shown, _ = say(position(), "help" if language == "en" else "ayuda", language=language)
    assert ("look" if language == "en" else "mirar") in shown
    for sign in ("▓", "≡", "‡", "N_", "N†", "@1"):
        assert sign in shown, sign


def test_a_table_of_ones_own_from_a_file(tmp_path: Path) -> None:
    board = find_display(game("reality"))
    (tmp_path / "own.toml").write_text("name = 'own'")
    assert board.read_option("table", "plaza") == "plaza"
    assert board.read_option("table", "seed:3") == "seed:3"
    assert board.read_option("table", "own.toml") == "name = 'own'\n"
    assert board.read_option("table", "nowhere.toml") == "nowhere.toml"
