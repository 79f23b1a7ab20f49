"""Analysis of the table: threats, cover, distances, mission tasks, places to walk to."""
