"""Where a web hook may go: to addresses that everybody can reach, never into the network that the server stands in.

A name is looked up once. If any of its addresses is private the name is refused, and the connection is made to
an address that was looked at: what the name says a moment later does not matter.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from euphoria.server.errors import InvalidValue

LONGEST = 500
USUAL = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
"""Below it only the usual ports: mail and the like are not to be talked to."""
NAT64 = IPv6Network("64:ff9b::/96")


class NoAddress(InvalidValue):
    def __init__(self, why: str) -> None:
        super().__init__("url", why)


class Target(NamedTuple):
    """An address as a person gave it, in its parts."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == USUAL[self.scheme] else f"{host}:{self.port}"


def read_url(url: str) -> Target:
    """Its parts, if it is one that a hook can have."""
    if len(url) > LONGEST or any(not "!" <= sign <= "~" for sign in url):
        raise NoAddress(f"an address has at most {LONGEST} signs of plain ASCII")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NoAddress("this is no address") from None
    if parts.scheme not in USUAL or not parts.hostname:
        raise NoAddress("an address begins with https:// or http:// and a host")
    if parts.username is not None or parts.password is not None:
        raise NoAddress("an address with a name or a password in it is not taken")
    port = USUAL[parts.scheme] if port is None else port
    if port not in USUAL.values() and port < FIRST_FREE_PORT:
        raise NoAddress("this port is not one for web hooks")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody can reach it. An address that carries another one in it is as good as that one."""
    if isinstance(address, IPv6Address):
        inner = _inner(address)
        if inner:
            return all(is_public(one) for one in inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


def _inner(address: IPv6Address) -> list[IPv4Address]:
    """The addresses of version 4 to which one of version 6 may lead."""
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
    """An address to connect to; `NoAddress` if the name has none, or any that is not for everybody.

    `loopback` lets 127.0.0.1 pass, for tests.
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):  # a name whose parts are empty or too long cannot be looked up at all
        raise NoAddress("there is no such host") from None
    addresses = [ip_address(str(info[4][0]).partition("%")[0]) for info in found]
    for address in addresses:
        if not is_public(address) and not (loopback and address == IPv4Address("127.0.0.1")):
            raise NoAddress("that host is not one that everybody can reach")
    if not addresses:
        raise NoAddress("there is no such host")
    return str(addresses[0])
