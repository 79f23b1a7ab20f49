"""A small client for the table server, with which bots of other people join tables and play.

- `client`: `Client`, what can be asked over HTTP, and `play`
- `playing`: one seat at one table, over a socket that is opened again when it breaks
- `errors`: what can go wrong

docs/protocol.md has an example. It needs the extra `euphoria-table[client]`, and nothing of the server.
"""

from euphoria.client.client import Client
from euphoria.client.errors import ClientError, NotSeated, Refused, TableClosed, Unreachable

__all__ = ["Client", "ClientError", "NotSeated", "Refused", "TableClosed", "Unreachable"]
