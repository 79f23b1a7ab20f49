"""Where a figure can get to and the cheapest path there: visibility graph, shortest-path trees, detours."""
