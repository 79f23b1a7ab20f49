"""`euphoria team`: teams listed, shown and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from euphoria.cli.main import main
from euphoria.games.reality.teams.team_file import load_team, team_names
from tests.cli.stage import complaint

pytestmark = pytest.mark.usefixtures("english")

GOOD = """
name = "mine"
title = { en = "My own", es = "Los míos" }
leader = "blanca"
pair = "blanca"

[[member]]
character = "blanca"
upgrades = { aim = 1, shots = [1, 1] }
objects = ["charges", "benkei"]
charges_on = "tram"

[[member]]
character = "susan"
"""

UNLAWFUL = """
name = "bad"
leader = "kabuki"

[[member]]
character = "nikolai"
upgrades = { aim = 3, attacks = 2 }

[[member]]
character = "nikolai"

[[member]]
character = "mycky"
upgrades = { aim = 1, shots = 1 }

[[member]]
character = "doc"
charges_on = "tram"

[[member]]
character = "susan"
"""
FLAWS = {
    "en": [
        "Nikolai is in it twice. (R-team-1)",
        "It costs 1,200 audience, and 800 is the limit. (R-team-1)",
        "Nikolai has more than 2 upgrades of one kind. (R-team-2)",
        "Nikolai has not enough euphoria for so many upgrades. (R-team-2)",
        "Doc Chastas names a piece of scenery, but has no charges. (R-start-4)",
        "Mycky has not enough euphoria for so many upgrades. (R-team-2)",
        "Mycky has no aim that could be upgraded. (R-team-7)",
        "Mycky has no such weapon that could be upgraded. (R-team-7)",
        "Its leader is not in it. (R-team-5)",
        "In a rescue nobody can hire Susan: she is the one to be rescued. (R-mis-4)",
        "Susan has to be paired with a team-mate. (R-susan-1)",
    ],
    "es": [
        "Nikolai está dos veces. (R-team-1)",
        "Cuesta 1.200 de audiencia, y el límite es 800. (R-team-1)",
        "Nikolai tiene más de 2 mejoras de una clase. (R-team-2)",
        "Nikolai no tiene euforia para tantas mejoras. (R-team-2)",
        "Doc Chastas nombra un elemento de escenografía, pero no tiene cargas. (R-start-4)",
        "Mycky no tiene euforia para tantas mejoras. (R-team-2)",
        "Mycky no tiene puntería que mejorar. (R-team-7)",
        "Mycky no tiene esa arma, así que no hay nada que mejorar. (R-team-7)",
        "Su líder no está en él. (R-team-5)",
        "En un rescate nadie puede contratar a Susan: es a ella a quien se rescata. (R-mis-4)",
        "Susan tiene que formar pareja con alguien del equipo. (R-susan-1)",
    ],
}


@pytest.fixture(autouse=True)
def _files(_elsewhere: None) -> None:
    Path("mine.toml").write_text(GOOD, "utf-8")
    Path("mine").write_text(GOOD, "utf-8")
    Path("bad.toml").write_text(UNLAWFUL, "utf-8")
    Path("damaged.toml").write_text(GOOD[:50], "utf-8")
    Path("binary").write_bytes(b"\xff\xfe\x00\x01")


def plain(shown: str) -> str:
    return " ".join(shown.split())


def test_list(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "list")) == 0
    shown = capfd.readouterr().out
    for name in team_names():
        file = load_team(name)
        assert f"{name} {file.team.audience} {file.titles.name('en')}" in plain(shown)
    assert main(("team", "list", "--lang", "es")) == 0
    assert "laboratory 800 El laboratorio" in plain(capfd.readouterr().out)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "My own Member Audience Upgrades and objects "
            "Blanca Deluxe 375 +1 aim, +1 shots, +1 shots of the second weapon, explosive charges (Tram), Benkei "
            "Susan 75 Total 450 Leader: Blanca Deluxe. Susan is paired with Blanca Deluxe.",
        ),
        (
            "es",
            "Los míos Miembro Audiencia Mejoras y objetos "
            "Blanca Deluxe 375 +1 a la puntería, +1 a los disparos, +1 a los disparos de la segunda arma, cargas "
            "explosivas (Tranvía), Benkei Susan 75 Total 450 Líder: Blanca Deluxe. "
            "Susan forma pareja con Blanca Deluxe.",
        ),
    ],
)
@pytest.mark.parametrize("file", ["mine.toml", "mine", "./mine"])
def test_show(file: str, language: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "show", file, "--lang", language)) == 0
    assert plain(capfd.readouterr().out) == said


def test_a_team_without_susan_has_no_pair(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "show", "laboratory", "--table", "seed:17")) == 0
    shown = plain(capfd.readouterr().out)
    assert "Arendal 250 explosive charges (" in shown
    assert shown.endswith("Total 800 Leader: Doc Chastas.")


@pytest.mark.parametrize("name", team_names())
@pytest.mark.parametrize("table", ["plaza", "tower", "seed:17"])
def test_the_teams_that_come_with_the_game_may_play(name: str, table: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "check", name, "--table", table, "--budget", "800", "--mission", "massacre")) == 0
    said = f"{name} may play: {load_team(name).titles.name('en')}, 800 of 800 audience.\n"
    assert capfd.readouterr().out == said


def test_a_lawful_file_in_spanish(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "check", "mine.toml", "--budget", "1200", "--lang", "es")) == 0
    assert capfd.readouterr().out == "mine.toml puede jugar: Los míos, 450 de 1.200 de audiencia.\n"


@pytest.mark.rule("R-team-6")
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_rule_that_is_broken_is_named_at_once(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "check", "bad.toml", "--mission", "rescue", "--lang", language)) == 1
    heading, *reasons = capfd.readouterr().out.replace("\n    ", " ").splitlines()
    assert heading == {
        "en": "bad.toml may not play, for 11 reasons:",
        "es": "bad.toml no puede jugar, por 11 motivos:",
    }[language]  # fmt: skip
    said = plain(" ".join(reasons))
    assert all(flaw in said for flaw in FLAWS[language])
    assert len(said) == len(" ".join(FLAWS[language])), "and nothing else"


def test_budget_mission_and_table_matter(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "check", "mine.toml", "--budget", "449")) == 1
    assert "for one reason: It costs 450 audience, and 449 is the limit. (R-team-1)" in plain(capfd.readouterr().out)
    assert main(("team", "check", "mine.toml", "--mission", "rescue")) == 1
    assert "(R-mis-4)" in capfd.readouterr().out
    assert main(("team", "check", "mine.toml", "--table", "tower")) == 1
    assert "blanca: the table has no element 'tram'; it has" in plain(capfd.readouterr().out)


@pytest.mark.rule("R-team-6")
def test_what_cannot_be_read_and_what_is_unlawful_are_said_together(capfd: pytest.CaptureFixture[str]) -> None:
    text = UNLAWFUL.replace('"bad"', '"bad"\ncolour = 1').replace('"doc"', '"doc"\nobjects = ["gun"]')
    Path("both.toml").write_text(text.replace("aim = 1", "luck = 1"), "utf-8")
    assert main(("team", "check", "both.toml")) == 1
    shown = plain(capfd.readouterr().out)
    for said in (
        "unknown key 'colour'; a team has name,",
        "mycky: upgrades are aim, shots, attacks",
        "doc: there is no object 'gun'; there is kit,",
        *(FLAWS["en"][number] for number in (0, 2, 3, 8, 10)),
        "It costs 1,100 audience",
    ):
        assert said in shown
    assert "for 9 reasons:" in shown, "whether Doc has charges is not known"


def test_whose_name_cannot_be_read_may_be_the_leader(capfd: pytest.CaptureFixture[str]) -> None:
    Path("typo.toml").write_text(GOOD.replace('character = "blanca"', 'character = "blanco"'), "utf-8")
    assert main(("team", "check", "typo.toml")) == 1
    shown = plain(capfd.readouterr().out)
    assert "for one reason: line 8: member 1: there is no character 'blanco'; choose from nikolai," in shown


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("nope", "nope may not play, for one reason: there is no team 'nope'; there is barracks, cabaret,"),
        ("damaged.toml", "damaged.toml may not play, for one reason: line 3: not TOML: "),
    ],
)
def test_what_is_no_team_at_all_has_its_reason_too(file: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(("team", "check", file)) == 1
    assert plain(capfd.readouterr().out).startswith(said)


def test_a_reason_is_not_endless(capfd: pytest.CaptureFixture[str]) -> None:
    Path("long.toml").write_text(f'name = "x"\nleader = "{"x" * 9000}"\ntitle = 0x{"f" * 9000}', "utf-8")
    assert main(("team", "check", "long.toml")) == 1
    assert len(capfd.readouterr().out) < 1500


@pytest.mark.parametrize("width", [24, 30, 40])
@pytest.mark.parametrize("language", ["en", "es"])
def test_on_a_narrow_terminal_nothing_is_cut_off(
    width: int, language: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for arguments in (("list",), ("show", "woodland"), ("show", "mine"), ("check", "bad.toml")):
        main(("team", *arguments, "--lang", language))
        shown = capfd.readouterr().out
        assert max(map(len, shown.splitlines())) <= width
        assert "…" not in shown
    letters = "".join(shown.split())
    assert all("".join(flaw.split()) in letters for flaw in FLAWS[language] if "R-mis-4" not in flaw)


def test_words_are_whole_on_40_columns(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert main(("team", "show", "woodland")) == 0
    shown = capfd.readouterr().out
    for word in ("Kobayhisi", "defibrillator,", "adrenaline", "Audience"):
        assert word in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "nope"), "there is no team 'nope'; there is barracks, cabaret, laboratory, woodland"),
        (("show", "no/such.toml"), "no/such.toml cannot be read: No such file"),
        (("check", "no/such.toml"), "no/such.toml cannot be read: No such file"),
        (("show", "damaged.toml"), "not TOML: "),
        (("show", "binary"), "binary cannot be read"),
        (("check", "binary"), "binary cannot be read"),
        (("check", "."), ". cannot be read"),
        (("check", "barracks", "--table", "nope"), "there is no table 'nope'; there is plaza"),
        (("show", "barracks", "--table", "no.toml"), "no.toml cannot be read"),
        (("check", "barracks", "--budget", "199"), "--budget is a whole number from 200 to 1,600."),
    ],
)
def test_a_mistake_is_one_line_and_status_1_or_2_where_an_option_has_a_bad_value(
    arguments: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(("team", *arguments)) == (2 if said.startswith("--") else 1)
    assert said in complaint(capfd)


@pytest.mark.parametrize(
    "arguments", [(), ("dance",), ("show",), ("check", "barracks", "--mission", "x"), ("check", "x", "--budget", "x")]
)
def test_misuse_is_status_2_with_the_usage(arguments: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(("team", *arguments))
    assert left.value.code == 2
    assert capfd.readouterr().err.startswith("usage: ")


@pytest.mark.parametrize(("language", "said"), [("en", "Teams for reality"), ("es", "Equipos para reality")])
def test_help_names_the_command(language: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(("--help", "--lang", language))
    assert left.value.code == 0
    assert said in capfd.readouterr().out
