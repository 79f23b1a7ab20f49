"""`Client`: one person at one server, known by their token."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import httpx

from euphoria.client.errors import Refused, Unreachable
from euphoria.client.playing import Choose, Json, Playing

PATIENCE = 30.0
"""Seconds for one request."""
TRIES = 5
"""How often a request is made that the server finds too fast."""
USUAL_WAIT = 1.0


class Client:
    def __init__(self, url: str, token: str) -> None:
        """`url` is the server, such as https://table.example; `token` is made there with `POST /api/tokens`."""
        self._url = url.rstrip("/") + "/api"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(base_url=self._url, headers=self._headers, timeout=PATIENCE)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def tables(self) -> list[Json]:
        """The tables where this person sits, newest first: each with `table`, `seat` and `my_turn`."""
        found: list[Json] = self._ask("GET", "/me")["tables"]
        return found

    def lobby(self) -> list[Json]:
        """Tables with an open seat."""
        found: list[Json] = self._ask("GET", "/tables")
        return found

    def make(self, game: str, seats: Sequence[str], **options: str | int | bool) -> tuple[Json, list[str]]:
        """A new table, and the invitations to it. Seats are me, invited, open or bot."""
        made = self._ask("POST", "/tables", {"game": game, "seats": list(seats), "options": options})
        table = made["table"]
        if "me" in seats:  # only now is the server bound to its own part of the dice
            table = self._ask("POST", f"/tables/{table['id']}/entropy", {"entropy": _entropy()})
        return table, [invitation["token"] for invitation in made["invitations"]]

    def join(self, invitation: str) -> Json:
        """Take the seat of an invitation; the table."""
        table = self._ask("POST", "/invitations", {"invitation": invitation})
        return self._sit(table["id"], {"invitation": invitation})

    def sit(self, table: Json | str) -> Json:
        """Take an open seat; the table."""
        return self._sit(_id(table), {})

    def start(self, table: Json | str) -> Json:
        """Begin the game, as the host of the table."""
        started: Json = self._ask("POST", f"/tables/{_id(table)}/start")
        return started

    def leave(self, table: Json | str) -> Json:
        """Before the start the seat is open again; later a bot of the server plays on."""
        left: Json = self._ask("POST", f"/tables/{_id(table)}/leave")
        return left

    def play(self, table: Json | str, choose: Choose) -> Json:
        """Play to the end, and wait for the start before; the outcome.

        `choose(view, legal)` is called whenever this seat has to decide, and gives one of `legal`, or another action
        that the game allows. What it raises ends the play, and so does `Refused`, when the rules forbid what it gave.
        A connection that breaks is made again, for as long as it takes; a move is made once.
        """
        return Playing(f"{self._url}/tables/{_id(table)}/socket", self._headers, choose).run()

    def _sit(self, table_id: str, said: Json) -> Json:
        seated = self._ask("POST", f"/tables/{table_id}/join", {**said, "entropy": _entropy()})
        table: Json = seated["table"]
        return table

    def _ask(self, method: str, path: str, said: Json | None = None) -> Any:
        for left in reversed(range(TRIES)):
            try:
                answer = self._http.request(method, path, json=said)
            except httpx.TransportError as error:
                raise Unreachable(f"{self._url}: {error}") from error
            if answer.status_code != 429 or not left:
                return _read(answer)
            time.sleep(_wait(answer))
        raise AssertionError("unreachable")


def _read(answer: httpx.Response) -> Any:
    try:
        said = answer.json()
        if answer.is_success:
            return said
        reason = said["error"]
    except (ValueError, KeyError, TypeError):
        raise Unreachable(f"{answer.url}: no table server answers here ({answer.status_code})") from None
    raise Refused.of(reason)


def _wait(answer: httpx.Response) -> float:
    try:
        return float(answer.headers["retry-after"])
    except (KeyError, ValueError):
        return USUAL_WAIT


def _id(table: Json | str) -> str:
    return table if isinstance(table, str) else str(table["id"])


def _entropy() -> str:
    """What this seat adds to the dice: its own, so that it need not trust the server's."""
    return secrets.token_hex(16)
