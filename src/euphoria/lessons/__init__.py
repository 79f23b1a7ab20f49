"""Lessons: a first game of a few minutes, with scripted opponents, that goes along with every lawful move."""
