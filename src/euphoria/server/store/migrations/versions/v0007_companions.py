"""Adds companions: people who play at another person's screen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

KEEPER = "people_keeper_id_fkey"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("keeper_id", sa.String(32)))
        people.create_foreign_key(KEEPER, "people", ["keeper_id"], ["id"], ondelete="CASCADE")
        people.create_index("ix_people_keeper_id", ["keeper_id"])


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_index("ix_people_keeper_id")
        people.drop_constraint(KEEPER, type_="foreignkey")
        people.drop_column("keeper_id")
