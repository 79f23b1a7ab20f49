"""Teams: who may be in one, what it costs, and the file format."""
