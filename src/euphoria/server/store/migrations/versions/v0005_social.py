"""Adds results, ratings, what people have seen, notices, web hooks and uploaded records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def _belongs_to(what: str, column: str, key: bool = False, index: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey(f"{what}.id", ondelete="CASCADE")
    return sa.Column(column, sa.String(32), whose, primary_key=key, index=index, nullable=False)


def _person(key: bool = False, index: bool = False) -> sa.Column[str]:
    return _belongs_to("people", "person_id", key, index)


def _table(key: bool = False, index: bool = False) -> sa.Column[str]:
    return _belongs_to("tables", "table_id", key, index)


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        _table(key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("dice", sa.JSON, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.create_index("results_in_order", "results", ["counted"])
    op.create_table(
        "ratings",
        _person(key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    tally = op.create_table(
        "tally",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.bulk_insert(tally, [{"id": 1, "counted": 0}])
    op.create_table(
        "last_seen",
        _person(key=True),
        _table(key=True),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        _person(index=True),
        _table(index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(32), primary_key=True),
        _person(index=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        _person(index=True),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("records", "hooks", "notices", "last_seen", "tally", "ratings", "results"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("listed")
