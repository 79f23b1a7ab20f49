"""The JSON schema of the protocol: that of the types, and true of every message of real games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from euphoria.server.api.socket_messages import PROTOCOL
from euphoria.server.api.socket_protocol import schema, text
from tests.server.house import House, Json, play_on

STORED = Path(__file__).parents[3] / "docs" / "protocol.schema.json"
WHOLE: Json = json.loads(STORED.read_text("utf-8"))
FROM_SERVER = Draft202012Validator({**WHOLE, "anyOf": [{"$ref": "#/$defs/FromServer"}]})
TO_SERVER = Draft202012Validator({**WHOLE, "anyOf": [{"$ref": "#/$defs/ToServer"}]})


def test_the_stored_schema_is_that_of_the_types_and_is_served(house: House) -> None:
    assert STORED.read_text("utf-8") == text(), (
        "python -m euphoria.server.api.socket_protocol > docs/protocol.schema.json"
    )
    Draft202012Validator.check_schema(WHOLE)
    assert WHOLE["version"] == PROTOCOL
    assert house.ask("GET", "/api/protocol.json").json() == schema()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("leaders", ("me", "bot", "bot", "bot"), {"turns": 2}),
        ("dystopia", ("me", "bot"), {"turn_limit": 6}),
        ("reality", ("me", "bot"), {"turns": 1}),
    ],
)
def test_every_message_of_a_game_is_as_the_schema_says(
    house: House, game: str, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    ana = house.guest()
    clock = {"clock": {"kind": "live", "start": 3600, "increment": 5}}
    table_id = ana.play(*seats, game=game, settings=clock, **options)
    with ana.look(table_id, lang="es") as socket, house.look(table_id) as spectator:
        socket.until_game()
        assert {"words", "clocks"} <= set(socket.game)
        assert len(socket.game["clocks"]["seats"]) == len(seats)
        socket.send(type="why", action=socket.legal[0])
        socket.send(type="chat", text="good evening")
        socket.act(["nonsense"])
        socket.undo()
        socket.connection.send("nonsense")
        socket.reply()
        play_on(socket, 30)
        spectator.until_game()
        spectator.until_quiet(0.1)
        types = {message["type"] for message in socket.all}
        assert types == {"hello", "table", "game", "chat", "acknowledged", "refused", "why"}
        for message in (*socket.all, *spectator.all):
            FROM_SERVER.validate(message)


@pytest.mark.parametrize(
    ("message", "fits"),
    [
        ({"type": "act", "client_id": "a", "position": "", "action": ["aim", 3]}, True),
        ({"type": "undo", "client_id": "a", "position": ""}, True),
        ({"type": "chat", "text": "hello"}, True),
        ({"type": "why", "action": ["aim", 3]}, True),
        ({"type": "act", "client_id": "a b", "position": "", "action": ["aim"]}, False),
        ({"type": "act", "client_id": "a", "position": "", "action": []}, False),
        ({"type": "act", "client_id": "a", "position": "", "action": ["aim"], "seat": 1}, False),
        ({"type": "chat", "text": ""}, False),
        ({"type": "dance"}, False),
    ],
)
def test_what_may_be_said(message: dict[str, Any], fits: bool) -> None:
    assert TO_SERVER.is_valid(message) == fits
    assert not FROM_SERVER.is_valid(message)
