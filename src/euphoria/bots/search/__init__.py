"""The planner: search over sampled worlds within a deadline."""
