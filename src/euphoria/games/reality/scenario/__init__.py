"""Scenarios: positions set up from a short text."""
