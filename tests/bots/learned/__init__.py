"""Tests of the bot that has learned."""
