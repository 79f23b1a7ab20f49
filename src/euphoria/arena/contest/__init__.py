"""Contests between bots: schedule, games, stopping rule, standings."""
