"""Positions from short text files."""
