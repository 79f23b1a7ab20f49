"""What every request needs: the database, the tables in use, the limits."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Network, ip_address
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from euphoria.server.errors import Forbidden, NotSignedIn
from euphoria.server.jobs.upkeep import Upkeep
from euphoria.server.operations.background import BackgroundTasks
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.operations.metrics import Metrics
from euphoria.server.people import api_tokens
from euphoria.server.people.open_sockets import SocketsInUse
from euphoria.server.people.sign_in import who
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.rate_limits import Limits
from euphoria.server.records.dice_checks import DiceChecks
from euphoria.server.records.replay_cache import ReplayCache
from euphoria.server.records.uploaded_records import RecordChecker
from euphoria.server.secret_tokens import token_hash
from euphoria.server.settings import Settings
from euphoria.server.social.notices import Notices
from euphoria.server.social.web_hooks import Hooks
from euphoria.server.store.database import Database
from euphoria.server.store.models import Person
from euphoria.server.tables.waiting_tables import WaitingTables

COOKIE = "euphoria_session"


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.limits = Limits(settings.rate_factor)
        self.metrics = Metrics(lambda: self.tables.in_use)
        self.bots = BotPool(settings.bot_budget, self.metrics.thought, settings.log_json)
        self.tables = LiveTables(self.database, self.bots, settings)
        self.tokens_in_use = api_tokens.InUse()
        self.turns = asyncio.Lock()
        """Held while a viewer's news are worked out: one at a time."""
        self.hooks = Hooks(self.database, settings.rate_factor, settings.hooks_to_loopback)
        self.notices = Notices(self.database, self.hooks)
        self.tables.changed = self.notices.changed
        self.background = BackgroundTasks(is_expected=self.database.storage.report)
        self.checker = RecordChecker()
        self.replays = ReplayCache()
        self.verdicts = DiceChecks(self.database)
        self.sockets = SocketsInUse(settings.rate_factor)
        self.waiting = WaitingTables(settings.rate_factor)
        self.upkeep = Upkeep(self.database, self.tables, self.sockets)
        self.database.bus.subscribe(TOKEN, self._end_token)

    async def _end_token(self, _sender: str, notice: BusMessage) -> None:
        self.tokens_in_use.end(notice.about)
        self.sockets.end(notice.about)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who speaks: by their token if they bring one, and then no cookie counts, else by their session.

        It is noted in the connection, for the log and for whoever ends what a revoked token began.
        """
        token = api_tokens.bearer_token(connection.headers)
        person: Person | None
        async with self.database.begin() as session:
            if token is None:
                cookie = connection.cookies.get(COOKIE)
                person = await who(session, cookie)
                connection.state.session = None if person is None or cookie is None else token_hash(cookie)
            else:
                person, connection.state.token_id = await api_tokens.whose(session, token)
        if person is not None:
            connection.state.person_id = person.id
        return person

    async def close(self) -> None:
        await self.tables.close()
        self.bots.close()
        await self.background.close()
        await self.notices.close()
        await self.hooks.close()
        await self.database.close()


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from, as limits count it: of version 6 the network, since one machine has all addresses of it."""
    host = connection.client.host if connection.client else "unknown"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


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


def in_person(connection: HTTPConnection) -> None:
    """A token is for playing: with it nobody opens an account, signs in or out, or makes more tokens."""
    if api_tokens.bearer_token(connection.headers) is not None:
        raise Forbidden("by-token", "a token cannot do that; sign in yourself")


InPerson: Any = Depends(in_person)
