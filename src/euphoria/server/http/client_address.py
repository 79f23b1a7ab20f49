"""The client's network address, as rate limits count it."""

from __future__ import annotations

from ipaddress import IPv6Network, ip_address

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """The IPv4 address, or the /64 network of an IPv6 address: one machine may use every address of its network."""
    host = connection.client.host if connection.client else "unknown"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))
