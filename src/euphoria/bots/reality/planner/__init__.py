"""The planner's own judge of `reality`."""
