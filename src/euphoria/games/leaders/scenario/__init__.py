"""Scenarios of `leaders`."""
