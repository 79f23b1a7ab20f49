"""Bots: programs that choose actions from what their seat may see. `factory.make_bot` makes one by name."""

import logging

# A library logs nowhere unless the application configures it: without this, errors would print into the terminal game.
logging.getLogger(__name__).addHandler(logging.NullHandler())
