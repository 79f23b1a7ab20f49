"""Parses the text of a table file and lists everything that is wrong with it."""
