"""Run by Alembic: executes the migrations on the connection of `upgrade.run_migrations`."""

from __future__ import annotations

from alembic import context

from euphoria.server.store.social_models import Result

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Result.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
