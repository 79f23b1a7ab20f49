"""Runs games in parallel: on this machine, or on a Ray cluster."""
