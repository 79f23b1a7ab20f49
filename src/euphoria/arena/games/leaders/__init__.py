"""What is counted in `leaders`."""
