"""The rules of `leaders`."""
