"""Artifacts: the deck files that declare them."""
