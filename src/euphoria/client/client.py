"""`Client`: HTTP requests of one person, who is known by an API token, and `play` for a whole game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import httpx

from euphoria.client.errors import Refused, Unreachable
from euphoria.client.play_session import Choose, Json, PlaySession

TIMEOUT = 30.0
"""Seconds for one request."""
ATTEMPTS = 5
"""How often a request is sent that the server refuses because of its rate limit."""
DEFAULT_WAIT = 1.0
"""Seconds before the next attempt, if the server does not say."""


class Client:
    def __init__(self, url: str, token: str) -> None:
        """`url` is that of the server, such as https://table.example; `POST /api/tokens` makes a `token`."""
        self._url = url.rstrip("/") + "/api"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(base_url=self._url, headers=self._headers, timeout=TIMEOUT)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def tables(self) -> list[Json]:
        """The tables where this person sits, newest first, each with `table`, `seat` and `my_turn`."""
        found: list[Json] = self._ask("GET", "/me")["tables"]
        return found

    def lobby(self) -> list[Json]:
        """Tables with an open seat."""
        found: list[Json] = self._ask("GET", "/tables")
        return found

    def make(self, game: str, seats: Sequence[str], **options: str | int | bool) -> tuple[Json, list[str]]:
        """Make a table; returns it and the tokens of its invitations. Seats are me, invited, open or bot."""
        made = self._ask("POST", "/tables", {"game": game, "seats": list(seats), "options": options})
        table = made["table"]
        if "me" in seats:  # sent only now, after the server has committed itself to its part of the dice
            table = self._ask("POST", f"/tables/{table['id']}/entropy", {"entropy": _entropy()})
        return table, [invitation["token"] for invitation in made["invitations"]]

    def join(self, invitation: str) -> Json:
        """Take the seat of an invitation; returns the table."""
        table = self._ask("POST", "/invitations", {"invitation": invitation})
        return self._sit(table["id"], {"invitation": invitation})

    def sit(self, table: Json | str) -> Json:
        """Take an open seat; returns the table."""
        return self._sit(_id(table), {})

    def start(self, table: Json | str) -> Json:
        """Start the game; only the host of the table can."""
        started: Json = self._ask("POST", f"/tables/{_id(table)}/start")
        return started

    def leave(self, table: Json | str) -> Json:
        """Leave the table. Before the start the seat becomes open; later a bot of the server plays on."""
        left: Json = self._ask("POST", f"/tables/{_id(table)}/leave")
        return left

    def play(self, table: Json | str, choose: Choose) -> Json:
        """Wait for the start and play to the end; returns the outcome.

        `choose(view, legal)` is called whenever this seat has to decide. It returns one of `legal`, or another action
        that the game allows. An exception that it raises ends the play, and so does `Refused`, if the rules forbid the
        action. A broken connection is opened again, for as long as it takes; no move is made twice.
        """
        return PlaySession(f"{self._url}/tables/{_id(table)}/socket", self._headers, choose).run()

    def _sit(self, table_id: str, body: Json) -> Json:
        seated = self._ask("POST", f"/tables/{table_id}/join", {**body, "entropy": _entropy()})
        table: Json = seated["table"]
        return table

    def _ask(self, method: str, path: str, body: Json | None = None) -> Any:
        for left in reversed(range(ATTEMPTS)):
            try:
                answer = self._http.request(method, path, json=body)
            except httpx.TransportError as error:
                raise Unreachable(f"{self._url}: {error}") from error
            if answer.status_code != 429 or not left:
                return _read(answer)
            time.sleep(_wait(answer))
        raise AssertionError("unreachable")


def _read(answer: httpx.Response) -> Any:
    try:
        body = answer.json()
        if answer.is_success:
            return body
        reason = body["error"]
    except (ValueError, KeyError, TypeError):
        raise Unreachable(f"{answer.url}: no table server answers here ({answer.status_code})") from None
    raise Refused.of(reason)


def _wait(answer: httpx.Response) -> float:
    try:
        return float(answer.headers["retry-after"])
    except (KeyError, ValueError):
        return DEFAULT_WAIT


def _id(table: Json | str) -> str:
    return table if isinstance(table, str) else str(table["id"])


def _entropy() -> str:
    """This seat's part of the dice, chosen here so that the server alone cannot determine them."""
    return secrets.token_hex(16)
