"""Attempts on a table: each is refused and logged, and leaves what is stored as it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import House, Socket, wait_for

Stored = list[tuple[object, ...]]


class Scene:
    """Ana and Ben play; Ana has made a move. Eve has found out whatever she needs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ana, self.ben, self.eve = house.guest(), house.guest(), house.guest()
        made = self.ana.make("me", "invited", "bot", "bot")
        self.id: str = made["table"]["id"]
        self.invitation: str = made["invitations"][0]["token"]
        self.ben.post(f"/api/tables/{self.id}/join", {"invitation": self.invitation})
        self.ana.post(f"/api/tables/{self.id}/start")
        self.sent: dict[str, object] = {}

    @contextmanager
    def begun(self) -> Iterator[Socket]:
        with self.ana.look(self.id) as socket:
            socket.until_game()
            self.sent = {"type": "act", "client_id": "first", "position": socket.game["position"]}
            self.sent["action"] = socket.legal[0]
            socket.send(**self.sent)
            assert socket.reply()["type"] == "acknowledged"
            yield socket

    def stored(self) -> Stored:
        """Of the people only: bots go on by themselves."""
        moves = self.house.stored(
            "SELECT seat, action, client_id FROM moves WHERE table_id = ? AND seat < 2 ORDER BY number", self.id
        )
        return moves + self.house.stored("SELECT number, kind, person_id FROM seats WHERE table_id = ?", self.id)


def refused(socket: Socket, **message: object) -> str:
    socket.send(**message)
    reply = socket.reply()
    assert reply["type"] == "refused", reply
    code: str = reply["reason"]["code"]
    return code


def use_anothers_seat(scene: Scene, ana: Socket) -> str:
    """Ben knows Ana's position and says what she would."""
    with scene.ben.look(scene.id) as ben:
        ben.until_game()
        message = scene.sent | {"client_id": "ben", "position": ana.game["position"]}
        assert refused(ben, **message) == "stale"
        assert refused(ben, **scene.sent) == "stale", "her words again are not his"
        assert refused(ben, **(scene.sent | {"seat": 0})) == "malformed"
    return "code=stale"


def act_without_a_seat(scene: Scene, ana: Socket) -> str:
    with scene.eve.look(scene.id) as eve:
        eve.until_game()
        assert refused(eve, **scene.sent) == "not-seated"
    return "code=not-seated"


def use_an_invitation_again(scene: Scene, ana: Socket) -> str:
    said = {"invitation": scene.invitation}
    assert scene.eve.refused("POST", f"/api/tables/{scene.id}/join", said, 409) == "started"
    assert scene.eve.refused("POST", "/api/invitations", said, 404) == "no-invitation"
    return "status=409"


def forge_a_cookie(scene: Scene, ana: Socket) -> str:
    token = scene.ana.http.cookies["euphoria_session"]
    for forged in (token[:-1] + ("A" if token[-1] != "A" else "B"), token.swapcase(), "", "A" * 4000, "%00", "'--"):
        headers = {"cookie": f"euphoria_session={forged}"}
        answer = scene.house.ask("POST", f"/api/tables/{scene.id}/leave", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "not-signed-in")
    return "status=401"


def come_from_elsewhere(scene: Scene, ana: Socket) -> str:
    for origin in ("https://evil.example", "null", scene.house.url + ".evil.example", scene.house.url + "1"):
        with pytest.raises(InvalidStatus) as answer, scene.house.look(scene.id, scene.ana, origin=origin):
            pass
        assert answer.value.response.status_code == 403
        leaving = scene.ana.http.post(f"/api/tables/{scene.id}/leave", headers={"origin": origin})
        assert leaving.status_code == 403
    return "code=origin"


def replay_an_action(scene: Scene, ana: Socket) -> str:
    ana.send(**scene.sent)
    assert ana.reply()["again"] is True
    assert refused(ana, **(scene.sent | {"client_id": "second"})) == "stale"
    with scene.ana.look(scene.id) as again:
        again.until_game()
        again.send(**scene.sent)
        assert again.reply()["again"] is True
    return "code=stale"


def send_too_much(scene: Scene, ana: Socket) -> str:
    with scene.eve.look(scene.id) as eve:
        eve.until_game()
        eve.connection.send(json.dumps(scene.sent | {"padding": "x" * 20_000}))
        assert eve.closed_with() == 1009
    return "socket closed"


def send_nonsense(scene: Scene, ana: Socket) -> str:
    for frame in ("", "[]", '{"type": "act"}', b"\xff", "[" * 9000):
        ana.connection.send(frame)
        assert ana.reply()["reason"]["code"] == "malformed"
    return "code=malformed"


def take_the_hosts_part(scene: Scene, ana: Socket) -> str:
    for person in (scene.ben, scene.eve):
        answer = person.http.post(f"/api/tables/{scene.id}/seats/0/free", json={})
        assert answer.json()["error"]["code"] in ("not-host", "started")
    return f"status={answer.status_code}"


def until_logged(house: House, trace: str, read: int) -> None:
    """It is in the log, a moment later at the latest."""
    wait_for(lambda: trace in house.log.read_bytes()[read:].decode())


@pytest.mark.parametrize(
    "attack",
    [
        use_anothers_seat, act_without_a_seat, use_an_invitation_again, forge_a_cookie, come_from_elsewhere,
        replay_an_action, send_too_much, send_nonsense, take_the_hosts_part,
    ],
)  # fmt: skip
def test_an_attack_is_refused_and_logged_and_does_no_harm(house: House, attack: Callable[[Scene, Socket], str]) -> None:
    scene = Scene(house)
    with scene.begun() as ana:
        before, read = scene.stored(), len(house.log.read_bytes())
        trace = attack(scene, ana)
        assert scene.stored() == before
        until_logged(house, trace, read)
        ana.send(type="chat", text="still here")
        ana.until(lambda message: message["type"] == "chat" and message["lines"])
