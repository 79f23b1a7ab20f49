"""The judge of `leaders`."""
