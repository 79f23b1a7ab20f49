"""The bots that search: `greedy` looks one step ahead, `planner` searches until its deadline."""
