"""The database models around the tables: results, ratings, what people have seen, notices, web hooks, uploaded records.

Results and ratings are derived: they can be computed again from the tables.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Float, ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from euphoria.server.store.models import Base, now


class Result(Base):
    """The result of one seat in a finished game."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    """None for a bot."""
    game: Mapped[str] = mapped_column(String(40))
    won: Mapped[bool]
    place: Mapped[int]
    """From 1; shared in a tie."""
    score: Mapped[int]
    dice: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """The luck of this seat's dice: see `luck.py`."""
    finished: Mapped[int] = mapped_column(BigInteger)
    counted: Mapped[int]
    """The game's number in the order of rating, on which the ratings depend."""

    __table_args__ = (Index("results_in_order", "counted"),)


class RatingRow(Base):
    __tablename__ = "ratings"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int]


class ResultCounter(Base):
    """One row: how many games have been rated. Its lock makes servers rate one game at a time."""

    __tablename__ = "tally"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    counted: Mapped[int]


class LastSeen(Base):
    """How many events a player had seen when they last closed a socket to a table."""

    __tablename__ = "last_seen"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    events: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class PersonalNotice(Base):
    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    read: Mapped[bool] = mapped_column(default=False)
    at: Mapped[int] = mapped_column(BigInteger, default=now, index=True)


class Hook(Base):
    """A web hook: an address that receives a person's notices."""

    __tablename__ = "hooks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    url: Mapped[str] = mapped_column(String(500))
    secret: Mapped[str] = mapped_column(String(64))
    """The key that signs the messages. Not hashed, because signing needs it."""
    failures: Mapped[int] = mapped_column(default=0)
    """Consecutive ones."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class UploadedRecord(Base):
    """A record that a person has uploaded."""

    __tablename__ = "records"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    """A hash of the text, so that the same record has the same id."""
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    about: Mapped[dict[str, Any]] = mapped_column(JSON)
    text: Mapped[bytes] = mapped_column(LargeBinary)
    """Compressed."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)
