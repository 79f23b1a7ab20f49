"""People: guests, accounts, sessions, API tokens, names and companions. See README.md."""
