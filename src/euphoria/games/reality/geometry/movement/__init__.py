"""Where a base can go, and the cheapest way there."""
