"""Alembic enters here, on the connection the store hands over."""

from alembic import context

from regalia.table.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, transactional_ddl=True)
context.run_migrations()
