"""What surveys and simulations count in `reality`."""
