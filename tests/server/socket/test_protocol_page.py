"""What docs/protocol.md shows can be sent, and what it lists is what is sent."""

from __future__ import annotations

import re
from pathlib import Path

from euphoria.server.api.socket_messages import PROTOCOL, READER
from tests.server.house import House, Socket

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")


def test_the_messages_on_the_page_are_read() -> None:
    examples = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert [READER.validate_json(example).type for example in examples] == [
        "act",
        "undo",
        "takeback",
        "takeback-answer",
        "standing",
        "why",
        "rewind",
        "query",
        "chat",
    ]
    assert f"Version {PROTOCOL}." in PAGE


def test_every_field_that_is_sent_is_on_the_page(house: House) -> None:
    ana = house.guest()
    with ana.look(ana.play("me", "bot", "bot", "bot"), lang="en") as socket:
        socket.until_game()
        socket.act(["shoot"])
        socket.act(socket.legal[0])
        socket.send(type="why", action=["shoot"])
        socket.send(type="chat", text="hello")
        socket.until(lambda message: message["type"] == "chat" and message["lines"])
        assert set(socket.newest) == {"hello", "table", "game", "chat", "acknowledged", "refused", "why"}
        assert [name for name in fields(socket) if f"`{name}`" not in PAGE] == []


def fields(socket: Socket) -> list[str]:
    (line,) = socket.newest["chat"]["lines"]
    named = [name for message in socket.newest.values() for name in message if name != "type"]
    return [*socket.newest, *named, *line, *socket.newest["refused"]["reason"]]
