"""Scenarios of `dystopia`."""
