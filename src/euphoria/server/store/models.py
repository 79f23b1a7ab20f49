"""What is stored. Times are milliseconds since 1970; nothing here is peculiar to one database.

The moves are the truth about a game. `tables.waiting_for`, `tables.outcome` and the snapshots are kept beside them, in
the same transaction, so that they need not be replayed for a list.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "finished", "closed"
"""A table's life: people sit down, they play, the game is over; closed: everybody left before it began."""

PERSON, BOT, OPEN, INVITED = "person", "bot", "open", "invited"
"""What is on a seat."""

LEFT, RAN_OUT = "left", "timeout"
"""Why somebody whose seat it is is away."""


def now() -> int:
    """The date, by the machine's clock. What is measured goes by `clock.py`."""
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    pass


def rows_of(model: type[Base]) -> sa.Table:
    """For statements that need no objects."""
    rows = model.__table__
    assert isinstance(rows, sa.Table)
    return rows


class Person(Base):
    """A guest has a name; an account has a name of its own and a password as well."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    account: Mapped[str | None] = mapped_column(String(80), unique=True)
    """The name as it is compared; None for a guest."""
    looks: Mapped[str | None] = mapped_column(String(120), index=True)
    """What the name of an account looks like: see `lookalikes.py`."""
    password: Mapped[str | None] = mapped_column(String(200))
    keeper_id: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE", name="people_keeper_id_fkey"), index=True
    )
    """Who brought them, if they sit beside somebody at the same screen."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class Session(Base):
    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of it: who reads the database cannot sign in with it."""
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
    """What the table's dice are made from: see `dice.py`. Secret until the end."""
    setup: Mapped[list[int] | None] = mapped_column(JSON)
    """What the dice showed when the game was set up."""
    waiting_for: Mapped[list[int]] = mapped_column(JSON, default=list)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    listed: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether it was open to everybody: then everybody may find its replay."""
    rematch_id: Mapped[str | None] = mapped_column(String(32))
    settings: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """What its host has chosen about the play: see `table_settings.py`."""
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Since when the present question stands, and the time that is left: see `clocks.py`."""
    due: Mapped[int | None] = mapped_column(BigInteger)
    """When a server has to look after this table at the latest, if nobody does anything."""
    takeback: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Somebody's wish to go back, as long as all have not answered it: see `takebacks.py`."""
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
    """Whose seat it is, also while they are away; on an invited seat, who alone may take it without a token."""
    away: Mapped[str | None] = mapped_column(String(16))
    """Why the person is not there, who may come back. A bot plays for them, or (kind: person) nobody does."""
    strength: Mapped[str | None] = mapped_column(String(16))
    """How strong the bot is that sits here, or will if the person goes away; None: as usual."""
    invitation: Mapped[str | None] = mapped_column(String(64))
    """The hash of the token that takes this seat, once."""
    entropy: Mapped[str | None] = mapped_column(String(256))
    """What whoever sits here has added to the dice. A bot that takes over later leaves it as it is."""
    entropy_from: Mapped[str | None] = mapped_column(String(16))
    """Whose words these are: see `dice.py`."""

    __table_args__ = (UniqueConstraint("table_id", "person_id", name="seats_one_a_person"),)


class MoveRow(Base):
    """One row of the log: an action with what the dice showed, or (no action) the seat's last one taken back.

    Nobody's row closes a question that all have answered: see `match.py`.
    """

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[list[str | int] | None] = mapped_column(JSON(none_as_null=True))
    chance: Mapped[list[int]] = mapped_column(JSON)
    back: Mapped[int | None]
    """By consent of all, the game goes on from after the row of this number."""
    client_id: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger, default=now)

    __table_args__ = (UniqueConstraint("table_id", "seat", "client_id", name="moves_once_a_client_id"),)


PAST = 200
"""How many lines back the snapshots of a table reach: so many can be read again without beginning at the first one."""


class Snapshot(Base):
    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """How many rows of the log it holds."""
    thrown: Mapped[int]
    own: Mapped[list[int]] = mapped_column(JSON)
    state: Mapped[str] = mapped_column(Text)


class Heartbeat(Base):
    """When a server was last there, in one row: so that the next one knows how long there was none."""

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
    """What a program carries that plays for a person."""

    __tablename__ = "api_tokens"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    token: Mapped[str] = mapped_column(String(64), unique=True)
    """The hash of it."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)
