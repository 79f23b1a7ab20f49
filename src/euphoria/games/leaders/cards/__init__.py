"""Artifacts: the deck files that declare them, and the verbs that they are made of."""
