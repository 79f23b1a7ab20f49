"""The HTTP endpoints, and what stands before them. See README.md."""
