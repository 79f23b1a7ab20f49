"""The floor plan of a table as an SVG poster."""
