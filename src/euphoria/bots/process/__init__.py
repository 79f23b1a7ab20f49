"""Bots of other packages and of files, each in a process of its own."""
