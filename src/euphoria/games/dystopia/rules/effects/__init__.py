"""Carries out the effects that cards and spaces bring (`cards/effects.py`)."""
