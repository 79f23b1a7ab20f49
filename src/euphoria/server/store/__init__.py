"""The database: models, the move log, how moves are committed, migrations."""
