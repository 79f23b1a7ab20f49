"""The cards of `leaders`."""
