"""Adds the entropy that each seat contributes to the dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("entropy", sa.String(256)))
    op.add_column("seats", sa.Column("entropy_from", sa.String(16)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("entropy_from")
        seats.drop_column("entropy")
