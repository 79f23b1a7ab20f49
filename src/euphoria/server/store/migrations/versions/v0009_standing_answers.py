"""Adds the standing answers of players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("standing", sa.JSON))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("standing")
