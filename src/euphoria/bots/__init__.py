"""Players that are programs: they see only what their seat may see."""

import logging

# What goes wrong in a bot is for those who keep a log, not for the screen of somebody who plays.
logging.getLogger(__name__).addHandler(logging.NullHandler())
