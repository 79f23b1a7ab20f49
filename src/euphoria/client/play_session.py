"""`PlaySession`: plays one seat at one table to the end, over as many sockets as it takes. See docs/protocol.md.

What must survive a broken socket is kept here: how many events we have, their mark, and the move that is not
acknowledged yet. That move is sent again on the next socket, unchanged: its `client_id` is an idempotency key.
"""

from __future__ import annotations

import json
import logging
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from euphoria.client.errors import NotSeated, Refused, TableClosed

log = logging.getLogger(__name__)

Json = dict[str, Any]
Action = list[str | int]
Choose = Callable[[Json, list[Action]], Action]

FIRST_WAIT, LONGEST_WAIT = 0.25, 30.0
"""Seconds between two attempts to connect (exponential backoff)."""
ANSWER_TIMEOUT = 15.0
"""Seconds after which a move that was not answered is sent again, on a new connection."""
CLOSE_TIMEOUT = 1.0
"""Seconds for the closing handshake of a connection that may be dead."""
FINAL_CLOSE_CODES = {1009: "too-large", 4401: "wrong-token"}
"""Close codes after which connecting again is useless, and the code of the error."""


class PlaySession:
    def __init__(self, url: str, headers: dict[str, str], choose: Choose) -> None:
        self.url = "ws" + url.removeprefix("http")
        self.headers = headers
        self.choose = choose
        self._events, self._mark = 0, ""
        self._game: Json | None = None
        """The latest game message of this socket."""
        self._pending: Json | None = None
        self._answer_due = 0.0
        self._wait = FIRST_WAIT

    def run(self) -> Json:
        while True:
            try:
                url = f"{self.url}?since={self._events}&mark={self._mark}"
                with connect(
                    url, additional_headers=self.headers, max_size=None, close_timeout=CLOSE_TIMEOUT
                ) as socket:
                    return self._play(socket)
            except ConnectionClosed as closed:
                _raise_if_final(closed)
                log.info("the connection broke: %s", closed)
            except InvalidStatus as error:
                _raise_if_refused(error.response.status_code)
                log.info("the server is not ready: %s", error)
            except (OSError, InvalidHandshake, InvalidMessage) as error:
                log.info("the server cannot be reached: %s", error)
            time.sleep(self._wait * random.uniform(0.5, 1))
            self._wait = min(LONGEST_WAIT, 2 * self._wait)

    def _play(self, socket: ClientConnection) -> Json:
        """Handle messages until the game is over; returns the outcome."""
        self._game = None
        if self._pending is not None:
            self._send(socket, self._pending)
        while (outcome := self._outcome()) is None:
            message: Json = json.loads(socket.recv(self._time_left()))
            self._wait = FIRST_WAIT
            self._handle(socket, message)
            self._decide(socket)
        return outcome

    def _time_left(self) -> float | None:
        """Seconds to wait for the next message: a connection on which our move gets no answer counts as broken."""
        return None if self._pending is None else max(0.0, self._answer_due - time.monotonic())

    def _outcome(self) -> Json | None:
        return None if self._game is None else self._game["outcome"]

    def _handle(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "game":
            self._game = message
            self._events, self._mark = message["since"] + len(message["events"]), message["mark"]
        elif kind == "table" and message["table"]["status"] == "closed":
            raise TableClosed("everybody left before the game began")
        elif kind == "acknowledged" and self._is_pending(message):
            self._settle()
        elif kind == "refused":
            self._handle_refusal(socket, message)
        if kind in ("hello", "game") and message["seat"] is None:
            raise NotSeated("you have no seat at this table")

    def _handle_refusal(self, socket: ClientConnection, message: Json) -> None:
        reason = message["reason"]
        if reason["code"] in ("too-fast", "unavailable") and self._pending is not None:
            time.sleep(message["retry_after"])
            self._send(socket, self._pending)
        elif message["client_id"] is None or self._is_pending(message):
            self._pending = None
            if reason["code"] != "stale":
                raise Refused.of(reason)
            self._game = message["game"]

    def _is_pending(self, reply: Json) -> bool:
        return self._pending is not None and reply["client_id"] == self._pending["client_id"]

    def _settle(self) -> None:
        """Our move is acknowledged. If the game message we have is from before it, wait for the next one."""
        if self._game is not None and self._pending is not None:
            if self._game["position"] == self._pending["position"]:
                self._game = None
        self._pending = None

    def _decide(self, socket: ClientConnection) -> None:
        """Choose and send a move, if this seat is asked and no other move of ours is pending."""
        game = self._game
        if game is None or self._pending is not None or not game["legal"] or game["outcome"] is not None:
            return
        self._pending = {
            "type": "act",
            "client_id": secrets.token_hex(12),
            "position": game["position"],
            "action": list(self.choose(game["view"], game["legal"])),
        }
        self._send(socket, self._pending)

    def _send(self, socket: ClientConnection, message: Json) -> None:
        self._answer_due = time.monotonic() + ANSWER_TIMEOUT
        socket.send(json.dumps(message))


def _raise_if_final(closed: ConnectionClosed) -> None:
    code = FINAL_CLOSE_CODES.get(closed.rcvd.code) if closed.rcvd is not None else None
    if code is not None:
        raise Refused(code, "the server has closed the connection for good") from closed


def _raise_if_refused(status: int) -> None:
    """429 and statuses of server errors may pass with time; other refusals are final."""
    if 400 <= status < 500 and status != 429:
        code = "wrong-token" if status == 401 else "refused"
        raise Refused(code, f"the server does not let you look at this table ({status})")
