"""Scenarios of `reality`."""
