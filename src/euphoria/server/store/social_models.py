"""What is stored around the tables: results, ratings, what people have seen, notices, hooks, records from elsewhere.

Nothing here is the truth about a game. Results and ratings can be made again from the tables.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Float, ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from euphoria.server.store.models import Base, now


class Result(Base):
    """How one seat of a finished game did."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    """None: a bot."""
    game: Mapped[str] = mapped_column(String(40))
    won: Mapped[bool]
    place: Mapped[int]
    """From 1; those who are equal share it."""
    score: Mapped[int]
    dice: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """What this seat rolled: see `luck.py`."""
    finished: Mapped[int] = mapped_column(BigInteger)
    counted: Mapped[int]
    """The games are counted in this order: ratings depend on it."""

    __table_args__ = (Index("results_in_order", "counted"),)


class RatingRow(Base):
    __tablename__ = "ratings"

    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int]


class ResultCounter(Base):
    """One row: how many games have been counted. Who counts holds it, so that games are counted one after another."""

    __tablename__ = "tally"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    counted: Mapped[int]


class LastSeen(Base):
    """How much of a game its player has seen, when they last closed a socket."""

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
    """An address of a person's own that is told of their notices."""

    __tablename__ = "hooks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    url: Mapped[str] = mapped_column(String(500))
    secret: Mapped[str] = mapped_column(String(64))
    """What the messages are signed with; as it is, since a hash cannot sign."""
    failures: Mapped[int] = mapped_column(default=0)
    """In a row."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class UploadedRecord(Base):
    """A record that somebody has brought from elsewhere."""

    __tablename__ = "records"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    """Made of the text: the same record has the same id."""
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    about: Mapped[dict[str, Any]] = mapped_column(JSON)
    text: Mapped[bytes] = mapped_column(LargeBinary)
    """Compressed."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)
