"""What surveys and simulations count in each game."""
