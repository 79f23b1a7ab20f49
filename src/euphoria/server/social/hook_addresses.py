"""Which addresses a web hook may have: public ones, never the server's own network (server-side request forgery).

A host name is resolved once, and refused if any of its addresses is private. The connection is made to an address that
was checked, so that a later change of the name (DNS rebinding) has no effect.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from euphoria.server.errors import InvalidValue

LONGEST_URL = 500
DEFAULT_PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
"""Lower ports are refused, except the default ones: hooks must not reach mail servers and the like."""
NAT64 = IPv6Network("64:ff9b::/96")


class InvalidHookUrl(InvalidValue):
    """The URL is malformed, or its host is not public."""

    def __init__(self, why: str) -> None:
        super().__init__("url", why)


class Target(NamedTuple):
    """The parts of a hook's URL."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"


def read_url(url: str) -> Target:
    """Parse a hook's URL; raises `InvalidHookUrl` if it is not allowed."""
    if len(url) > LONGEST_URL or any(not "!" <= sign <= "~" for sign in url):
        raise InvalidHookUrl(f"an address has at most {LONGEST_URL} signs of plain ASCII")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise InvalidHookUrl("this is no address") from None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        raise InvalidHookUrl("an address begins with https:// or http:// and a host")
    if parts.username is not None or parts.password is not None:
        raise InvalidHookUrl("an address with a name or a password in it is not taken")
    port = DEFAULT_PORTS[parts.scheme] if port is None else port
    if port not in DEFAULT_PORTS.values() and port < FIRST_FREE_PORT:
        raise InvalidHookUrl("this port is not one for web hooks")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether the address is reachable from the internet. For an IPv6 address that embeds IPv4 ones, these decide."""
    if isinstance(address, IPv6Address):
        embedded = _embedded_ipv4(address)
        if embedded:
            return all(map(is_public, embedded))
    return address.is_global and not address.is_multicast and not address.is_reserved


def _embedded_ipv4(address: IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses to which packets for this IPv6 address may be sent (mapped, 6to4, Teredo, NAT64)."""
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address.sixtofour is not None:
        return [address.sixtofour]
    if address.teredo is not None:
        return list(address.teredo)
    if address in NAT64:
        return [IPv4Address(int(address) & 0xFFFFFFFF)]
    if int(address) >> 32 == 0:
        return [IPv4Address(int(address) & 0xFFFFFFFF)]
    return []


async def resolve(target: Target, loopback: bool = False) -> str:
    """An address to connect to; raises `InvalidHookUrl` if the host has none, or any that is not public.

    `loopback` allows 127.0.0.1, for tests.
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):  # UnicodeError: a label of the name is empty or too long
        raise InvalidHookUrl("there is no such host") from None
    addresses = [ip_address(str(info[4][0]).partition("%")[0]) for info in found]
    for address in addresses:
        if not is_public(address) and not (loopback and address == IPv4Address("127.0.0.1")):
            raise InvalidHookUrl("that host is not one that everybody can reach")
    if not addresses:
        raise InvalidHookUrl("there is no such host")
    return str(addresses[0])
