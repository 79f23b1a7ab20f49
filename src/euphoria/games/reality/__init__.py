"""Euphoria, the Ultimate Reality Show. Importing anything of this package registers its characters first."""

from euphoria.games.reality.cards import characters as characters
