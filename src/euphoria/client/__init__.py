"""A small client of the table server, for bots that join tables and play over the network.

`Client` is all that a bot needs; docs/protocol.md has an example. Needs the extra `euphoria-table[client]`.
"""

from euphoria.client.client import Client
from euphoria.client.errors import ClientError, NotSeated, Refused, TableClosed, Unreachable

__all__ = ["Client", "ClientError", "NotSeated", "Refused", "TableClosed", "Unreachable"]
