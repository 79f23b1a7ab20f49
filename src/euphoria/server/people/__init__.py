"""People: accounts, sessions, tokens, and who sits where."""
