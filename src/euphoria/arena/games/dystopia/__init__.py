"""What is counted in `dystopia`."""
