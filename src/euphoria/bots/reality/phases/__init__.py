"""What to do in each phase of `reality`."""
