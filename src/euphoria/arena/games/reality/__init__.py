"""What is counted in `reality`."""
