"""What every request needs: the database, the tables in use, the limits."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from euphoria.server.bots import BotPool
from euphoria.server.database import Database
from euphoria.server.errors import NotSignedIn
from euphoria.server.limits import Limits
from euphoria.server.models import Person
from euphoria.server.people import who
from euphoria.server.settings import Settings
from euphoria.server.tables import Tables

COOKIE = "euphoria_session"


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.limits = Limits(settings.rate_factor)
        self.bots = BotPool(settings.bot_budget)
        self.tables = Tables(self.database, self.bots, settings)

    async def person(self, connection: HTTPConnection) -> Person | None:
        async with self.database.begin() as session:
            return await who(session, connection.cookies.get(COOKIE))

    async def close(self) -> None:
        await self.tables.close()
        self.bots.close()
        await self.database.close()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


ServicesOf = Annotated[Services, Depends(services)]


async def visitor(connection: HTTPConnection, on: ServicesOf) -> Person | None:
    return await on.person(connection)


async def signed_in(person: Annotated[Person | None, Depends(visitor)]) -> Person:
    if person is None:
        raise NotSignedIn
    return person


Visitor = Annotated[Person | None, Depends(visitor)]
SignedIn = Annotated[Person, Depends(signed_in)]
