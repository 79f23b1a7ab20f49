"""Surveys for game designers: facts of many games, and the effects of cards on winning."""
