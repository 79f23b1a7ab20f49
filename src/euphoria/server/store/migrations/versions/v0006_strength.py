"""Adds the strength of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("strength", sa.String(16)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("strength")
