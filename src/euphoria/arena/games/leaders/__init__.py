"""What surveys count in `leaders`."""
