"""Playing contests: schedules, games, worker processes, stopping rules."""
