"""The state at every event of a move, and patches that lead from a view to the one before it."""
