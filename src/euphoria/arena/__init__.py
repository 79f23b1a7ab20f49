"""Plays many games between bots and evaluates them: contests, simulations, surveys, and their reports."""
