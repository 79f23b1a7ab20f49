"""The characters, one file each. Importing this package registers all of them.

A file of this folder needs no entry anywhere else: it is found by its place.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from euphoria.games.reality.actions import open_team
from euphoria.games.reality.cards.registry import BY_ID as BY_ID
from euphoria.games.reality.cards.registry import CHARACTERS as CHARACTERS
from euphoria.games.reality.cards.registry import HIRED as HIRED
from euphoria.games.reality.cards.registry import REGISTRY

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
REGISTRY.check_complete()
open_team([CHARACTERS[number].id for number in HIRED])
