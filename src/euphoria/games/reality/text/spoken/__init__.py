"""The table in words, for whoever plays by ear."""
