"""Translated messages, and the interface by which a game puts things into words."""
