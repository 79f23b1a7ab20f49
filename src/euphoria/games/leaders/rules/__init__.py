"""The rules of `leaders`: setup, turns, reactions, shots, victory, legal actions, the log."""
