"""Periodic jobs: deadlines, expired sessions, removal of old data."""
