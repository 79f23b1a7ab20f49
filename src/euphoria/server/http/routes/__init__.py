"""The HTTP endpoints, one file a topic."""
