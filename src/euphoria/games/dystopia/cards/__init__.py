"""Recruits and market tiles, declared as data."""
