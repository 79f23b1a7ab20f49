"""Adds the skeleton of account names, to refuse lookalikes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from euphoria.server.people.lookalikes import skeleton

revision = "0008"
down_revision = "0007"

PEOPLE = sa.table("people", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("looks"))


def upgrade() -> None:
    op.add_column("people", sa.Column("looks", sa.String(120)))
    op.create_index("ix_people_looks", "people", ["looks"])
    connection = op.get_bind()
    accounts = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.account.is_not(None))
    for id, name in connection.execute(accounts).all():
        connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == id).values(looks=skeleton(name)))


def downgrade() -> None:
    op.drop_index("ix_people_looks", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("looks")
