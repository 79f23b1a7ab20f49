"""The migrations of the database schema. They run when the server starts."""
