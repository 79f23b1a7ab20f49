"""The position in words, for whoever plays by ear."""
