"""Creates people, sessions, tables, seats, moves, snapshots and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def key() -> sa.String:
    return sa.String(32)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", key(), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person_id", key(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", key(), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host_id", key(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("dice", sa.JSON, nullable=False),
        sa.Column("setup", sa.JSON),
        sa.Column("waiting_for", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("rematch_id", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Index("tables_by_status", "status", "created"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", key(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person_id", key(), sa.ForeignKey("people.id"), index=True),
        sa.Column("invitation", sa.String(64)),
        sa.UniqueConstraint("table_id", "person_id", name="seats_one_a_person"),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", key(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.JSON),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client_id", name="moves_once_a_client_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", key(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("thrown", sa.Integer, nullable=False),
        sa.Column("own", sa.JSON, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", key(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "snapshots", "moves", "seats", "tables", "sessions", "people"):
        op.drop_table(name)
