"""Alembic's entry: the connection comes from `Database.migrate`, inside its transaction."""

from alembic import context

from kotatsu.web.store.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
