"""Adds a table's settings, clocks, deadline and takeback request, absent players, and the server's heartbeat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("settings", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("clocks", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("takeback", sa.JSON(none_as_null=True)))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("seats", sa.Column("away", sa.String(16)))
    op.add_column("moves", sa.Column("back", sa.Integer))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    with op.batch_alter_table("moves") as moves:
        moves.drop_column("back")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("away")
    op.drop_index("tables_by_due", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("takeback", "due", "clocks", "settings"):
            tables.drop_column(name)
