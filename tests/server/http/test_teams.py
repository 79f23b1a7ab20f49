"""Building a team over HTTP: whom to hire, the teams of a table, every reason against a team, and teams by chance."""

from __future__ import annotations

from typing import Any

import pytest

from euphoria import game
from euphoria.games.reality.cards.objects import OBJECTS
from euphoria.games.reality.cards.registry import CHARACTERS, HIRED
from euphoria.games.reality.tables.library import load_table
from euphoria.games.reality.teams.team_file import read_team
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.narrator import Audience
from tests.server.house import House

Json = dict[str, Any]
TEAMS = "/api/games/reality/teams"


def member(
    character: str, *objects: str, upgrades: tuple[int, int, int, int] = (0, 0, 0, 0), on: str | None = None
) -> Json:
    return {"character": character, "upgrades": list(upgrades), "objects": list(objects), "charges_on": on}


def team(*members: Json, leader: str | None = None, pair: str | None = None) -> Json:
    return {"leader": leader or (members[0]["character"] if members else None), "pair": pair, "members": list(members)}


def ask(house: House, what: str, **said: Any) -> Json:
    answer = house.ask("post", f"{TEAMS}/{what}", json=said)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def check(house: House, chosen: Json, language: str = "en", **options: Any) -> Json:
    return ask(house, "check", team=chosen, options=options, language=language)


def broken(answer: Json) -> list[tuple[str, str, str | None]]:
    return [(flaw["rule"], flaw["key"], flaw["who"]) for flaw in answer["flaws"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_hired_with_its_price(house: House, language: str) -> None:
    found = house.ask("get", f"{TEAMS}?lang={language}").json()
    assert [one["id"] for one in found["characters"]][:3] == ["nikolai", "kabuki", "madeleine"]
    assert len(found["characters"]) == 14
    by_id = {one["id"]: one for one in found["characters"]}
    assert by_id["blanca"]["weapons"] == [{"shots": 1, "range": 10}, {"shots": 2, "range": 10}]
    assert (by_id["doc"]["aim"], by_id["doc"]["traits"]) == (None, ["flames"])
    assert {one["id"]: one["audience"] for one in found["objects"]}["benkei"] == 50
    assert [one["id"] for one in found["objects"] if not one["secret"]] == ["benkei"]
    assert [one["id"] for one in found["objects"] if one["placed"]] == ["charges"]
    assert found["upgrade"] == {"audience": 50, "most": 2}
    assert "plaza" in [one["name"] for one in found["tables"]]
    assert [one["name"] for one in found["missions"]] == ["objectives", "rescue", "massacre"]
    for one in found["characters"] + found["objects"]:
        assert one["name"] and one["text"] and one["rule"].startswith("R-")


def test_a_lawful_team_comes_with_its_action_and_is_played(house: House) -> None:
    chosen = team(member("madeleine", "kit", upgrades=(1, 0, 0, 0)), member("susan"), pair="madeleine")
    found = check(house, chosen)
    assert (found["flaws"], found["audience"], found["team"]) == ([], 150 + 50 + 25 + 75, chosen)
    madeleine, susan = found["profiles"]
    assert madeleine == {
        "character": "madeleine", "audience": 225, "aim": 7, "shots": [3], "attacks": 1, "euphoria": 4
    }  # fmt: skip
    assert (susan["audience"], susan["aim"], susan["shots"], susan["euphoria"]) == (75, None, [], 10)
    state = game("reality").new(seed=1)
    action = state.game.action(found["action"])
    assert state.why_not(0, action) is None
    assert "Madeleine" in state.game.narrator.action(state, 0, action, Audience("en"))


@pytest.mark.rule("R-team-6")
@pytest.mark.parametrize(
    ("chosen", "options", "expected"),
    [
        (team(), {}, [("R-team-1", "empty", None)]),
        (team(member("nikolai"), member("nikolai")), {}, [("R-team-1", "twice", "nikolai")]),
        (team(member("kabuki")), {"budget": 200}, [("R-team-1", "over-budget", None)]),
        (team(member("nikolai", upgrades=(3, 0, 0, 0))), {}, [("R-team-2", "upgrades", "nikolai")]),
        (team(member("mycky", upgrades=(0, 0, 0, 2))), {}, [("R-team-2", "euphoria", "mycky")]),
        (team(member("doc", upgrades=(1, 0, 0, 0))), {}, [("R-team-7", "no-aim", "doc")]),
        (team(member("nikolai", upgrades=(0, 0, 1, 0))), {}, [("R-team-7", "no-weapon", "nikolai")]),
        (team(member("doc", "charges")), {}, [("R-start-4", "no-element", "doc")]),
        (team(member("doc", "charges", on="atlantis")), {}, [("R-start-4", "no-element", "doc")]),
        (team(member("doc", on="tram")), {}, [("R-start-4", "no-charges", "doc")]),
        (team(member("doc"), leader="mycky"), {}, [("R-team-5", "no-leader", None)]),
        (team(member("doc"), member("susan"), pair="doc"), {"mission": "rescue"}, [("R-mis-4", "no-susan", None)]),
        (team(member("doc"), member("susan")), {}, [("R-susan-1", "no-pair", None)]),
        (team(member("doc"), pair="doc"), {}, [("R-susan-1", "pair-without-susan", None)]),
        (team(member("benkei")), {}, [("R-benkei-3", "not-hired", "benkei")]),
    ],
)  # fmt: skip
def test_every_flaw_has_its_rule(house: House, chosen: Json, options: Json, expected: list[Any]) -> None:
    found = check(house, chosen, **options)
    assert broken(found) == expected
    assert found["action"] is None
    assert all(flaw["text"].endswith(".") for flaw in found["flaws"])


def test_all_flaws_are_told_in_the_language_that_is_asked_for(house: House) -> None:
    chosen = team(member("mycky", upgrades=(2, 0, 0, 0)), member("susan"), leader="kabuki")
    found = check(house, chosen, "es", mission="rescue")
    assert [flaw["text"] for flaw in found["flaws"]] == [
        "Mycky no tiene euforia para tantas mejoras.",
        "Mycky no tiene puntería que mejorar.",
        "Su líder no está en él.",
        "En un rescate nadie puede contratar a Susan: es a ella a quien se rescata.",
        "Susan tiene que formar pareja con alguien del equipo.",
    ]


def test_what_does_not_exist_is_named(house: House) -> None:
    hired = [CHARACTERS[who].id for who in HIRED]
    found = check(house, team(member("batman", "sword", "kit", "kit")))
    assert [(flaw["key"], flaw["text"]) for flaw in found["flaws"]] == [
        ("unreadable", f"there is no character 'batman'; choose from {', '.join(hired)}"),
        ("unreadable", "there is no object 'sword'; there is " + ", ".join(OBJECTS)),
        ("unreadable", "nobody has two of the same object, and kit is there twice"),
        ("unreadable", f"leader: there is no character 'batman'; choose from {', '.join(hired)}"),
    ]
    assert (found["team"], found["action"], found["file"]) == (None, None, None)


def test_a_file_comes_back_as_it_was_written(house: House) -> None:
    chosen = team(
        member("blanca", "charges", "benkei", upgrades=(1, 1, 1, 0), on="tram"), member("susan"), pair="blanca"
    )
    written = ask(house, "check", team=chosen, title='The "best" of us', options={})
    again = ask(house, "check", text=written["file"], options={})
    assert (again["team"], again["title"], again["flaws"]) == (chosen, 'The "best" of us', [])
    assert again["action"] == written["action"]
    assert again["file"] == written["file"]
    assert read_team(ask(house, "cast", seed="7", options={"table": "ruins"})["file"], load_table("ruins")).team.members


def test_all_that_is_wrong_in_a_file_is_told(house: House) -> None:
    text = (
        'name = "x"\nleader = "nikolai"\n[[member]]\ncharacter = "nikolai"\nupgrades = { aim = 3 }\nobjects = ["gun"]'
    )
    found = ask(house, "check", text=text, options={"budget": 200}, language="es")
    assert [flaw["key"] for flaw in found["flaws"]] == ["unreadable", "over-budget", "upgrades"]
    assert found["flaws"][0]["text"].startswith("nikolai: no hay ningún objeto 'gun'")
    assert [flaw["line"] for flaw in found["flaws"]] == [6, 0, 0]
    assert found["team"]["members"][0]["character"] == "nikolai"
    nothing = ask(house, "check", text="{", options={})
    assert nothing["team"] is None
    assert nothing["flaws"][0]["text"].startswith("not TOML")
    assert nothing["flaws"][0]["line"] == 1


def test_the_offered_teams_are_those_of_the_actions(house: House) -> None:
    options: Json = {"table": "ruins", "budget": 600, "mission": "rescue"}
    found = ask(house, "offer", options=options, language="es")
    state = game("reality").new(seed=3, **options)
    assert len(found["offered"]) == len(state.legal(0))
    for number, offered in enumerate(found["offered"]):
        assert offered["flaws"] == []
        said = [
            state.game.narrator.action(state, 0, state.game.action(form), Audience("en"))
            for form in (["pick", number], offered["action"])
        ]
        assert said[0] == said[1]
    assert [one["name"] for one in found["ready"]] == ["barracks", "cabaret", "laboratory", "woodland"]
    assert all(one["title"] and one["flaws"] for one in found["ready"]), "all of them cost more than 600"
    assert found["scenery"]["elements"][0]["label"]["es"]


def test_a_table_of_ones_own_can_be_asked_about(house: House) -> None:
    own = load_table("plaza").text.replace('"tram"', '"spring"')
    chosen = team(member("doc", "charges", on="spring"))
    assert check(house, chosen, table=own)["flaws"] == []
    assert broken(check(house, chosen)) == [("R-start-4", "no-element", "doc")]


def test_chance_casts_lawful_teams(house: House) -> None:
    casts = [ask(house, "cast", seed=str(seed), options={"budget": 500, "mission": "rescue"}) for seed in range(20)]
    assert all(cast["flaws"] == [] and 0 < cast["audience"] <= 500 for cast in casts)
    assert len({str(cast["team"]) for cast in casts}) > 10
    assert casts[0] == ask(house, "cast", seed="0", options={"budget": 500, "mission": "rescue"})


@pytest.mark.parametrize(
    ("path", "said", "status", "code"),
    [
        (f"{TEAMS}/check", {"options": {}}, 422, "team"),
        (f"{TEAMS}/check", {"team": team(), "text": "", "options": {}}, 422, "team"),
        (f"{TEAMS}/check", {"team": {"members": [{"character": 5}]}}, 422, "malformed"),
        (f"{TEAMS}/check", {"team": team(member("doc", upgrades=(9, 0, 0, 0)))}, 422, "malformed"),
        (f"{TEAMS}/offer", {"options": {"budget": 5}}, 422, "option"),
        (f"{TEAMS}/offer", {"options": {"table": "atlantis"}}, 422, "option"),
        (f"{TEAMS}/offer", {"options": {"colour": "red"}}, 422, "option"),
        (f"{TEAMS}/cast", {"options": {}}, 422, "malformed"),
        ("/api/games/leaders/teams/offer", {"options": {}}, 404, "no-teams"),
        ("/api/games/chess/teams/offer", {"options": {}}, 404, "no-game"),
    ],
)
def test_what_cannot_be_answered_is_refused(house: House, path: str, said: Json, status: int, code: str) -> None:
    answer = house.ask("post", path, json=said)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
