"""The sequence of play: setup, turns, phases, missions, the end."""
