"""Placing a worker: where it may go, what that costs, what the space gives."""
