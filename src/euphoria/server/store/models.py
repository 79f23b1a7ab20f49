"""The database models of tables, seats, moves and people. Times are milliseconds since 1970.

The move log is the source of truth about a game. `tables.waiting_for`, `tables.outcome` and the snapshots are derived
from it and stored in the same transaction, so that a list of tables needs no replay.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "finished", "closed"
"""The status of a table. closed: all players left before the start."""

PERSON, BOT, OPEN, INVITED = "person", "bot", "open", "invited"
"""The kind of a seat."""

LEFT, RAN_OUT = "left", "timeout"
"""Why the player of a seat is away."""


def now() -> int:
    """The date, by the system clock. Durations and deadlines use `steady_clock.py` instead."""
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    pass


def rows_of(model: type[Base]) -> sa.Table:
    """The model's table, for Core statements."""
    rows = model.__table__
    assert isinstance(rows, sa.Table)
    return rows


class Person(Base):
    """A guest, or a person with an account: an account name and a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    account: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The account name, normalized for comparison; None for a guest."""
    looks: Mapped[str | None] = mapped_column(String(120), index=True)
    """The skeleton of the account name, to find lookalikes: see `lookalikes.py`."""
    password: Mapped[str | None] = mapped_column(String(200))
    keeper_id: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE", name="people_keeper_id_fkey"), index=True
    )
    """For a companion, who plays at another person's screen: that person."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class Session(Base):
    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Its hash, so that a copy of the database does not let anybody sign in."""
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    expires: Mapped[int] = mapped_column(BigInteger)


class Table(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    revision: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]
    status: Mapped[str] = mapped_column(String(16))
    host_id: Mapped[str] = mapped_column(ForeignKey("people.id"))
    dice: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The material of the table's dice: see `table_dice.py`. Secret until the game is over."""
    setup: Mapped[list[int] | None] = mapped_column(JSON)
    """The dice throws of the setup; None before the start."""
    waiting_for: Mapped[list[int]] = mapped_column(JSON, default=list)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    listed: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether it was listed in the lobby: then its replay is listed, too."""
    rematch_id: Mapped[str | None] = mapped_column(String(32))
    settings: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """See `table_settings.py`."""
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """See `clocks.py`."""
    due: Mapped[int | None] = mapped_column(BigInteger)
    """The next deadline: then a server handles the table (`jobs/upkeep.py`)."""
    takeback: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The pending takeback request: see `takeback_requests.py`."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    started: Mapped[int | None] = mapped_column(BigInteger)
    finished: Mapped[int | None] = mapped_column(BigInteger)

    __table_args__ = (Index("tables_by_status", "status", "created"), Index("tables_by_due", "due"))


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    """The player, also while they are away; on an invited seat, the person who may take it without a token."""
    away: Mapped[str | None] = mapped_column(String(16))
    """Why the player is away; they may come back. A bot plays for them, or (kind: person) nobody does."""
    strength: Mapped[str | None] = mapped_column(String(16))
    """The strength of the bot that plays here, or will if the player leaves; None: the default."""
    invitation: Mapped[str | None] = mapped_column(String(64))
    """Hash of the token that takes this seat; valid once."""
    entropy: Mapped[str | None] = mapped_column(String(256))
    """What the player has added to the dice. It stays when a bot takes over."""
    entropy_from: Mapped[str | None] = mapped_column(String(16))
    """Whether the player or the server chose it: see `table_dice.py`."""
    standing: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The player's standing answer, while there is one: see `standing_answers.py`."""

    __table_args__ = (UniqueConstraint("table_id", "person_id", name="seats_one_a_person"),)


class MoveRow(Base):
    """One row of the move log: see `LoggedMove`."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[list[str | int] | None] = mapped_column(JSON(none_as_null=True))
    chance: Mapped[list[int]] = mapped_column(JSON)
    back: Mapped[int | None]
    """A takeback by consent: the game continues after the move of this number."""
    client_id: Mapped[str | None] = mapped_column(String(64))
    """The idempotency key of the request."""
    at: Mapped[int] = mapped_column(BigInteger, default=now)

    __table_args__ = (UniqueConstraint("table_id", "seat", "client_id", name="moves_once_a_client_id"),)


PAST = 200
"""How many moves back the snapshots of a table reach, for delayed spectators and takebacks."""


class Snapshot(Base):
    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """After how many moves it was taken."""
    thrown: Mapped[int]
    own: Mapped[list[int]] = mapped_column(JSON)
    state: Mapped[str] = mapped_column(Text)


class Heartbeat(Base):
    """One row: when a server last ran, so that the next one knows how long there was none."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)


class Chat(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class ApiToken(Base):
    """A token with which a program plays for a person."""

    __tablename__ = "api_tokens"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    token: Mapped[str] = mapped_column(String(64), unique=True)
    """Its hash."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)
