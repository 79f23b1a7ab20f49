"""Simulations with random players."""
