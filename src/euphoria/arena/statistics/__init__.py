"""Statistics without knowledge of games or contests."""
