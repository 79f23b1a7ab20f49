"""What surveys and simulations count in `dystopia`."""
