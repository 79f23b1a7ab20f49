"""Teams: who is in one, what it costs, whether it is allowed, and team files."""
