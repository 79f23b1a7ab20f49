"""`Services`: the long-lived objects that every request shares, such as the database, live tables and rate limits."""

from __future__ import annotations

import asyncio

from euphoria.server.api.schemas import SummaryOut
from euphoria.server.jobs.upkeep import Upkeep
from euphoria.server.match.recent_views import RecentViews
from euphoria.server.operations.background import BackgroundTasks
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.operations.metrics import Metrics
from euphoria.server.people.open_sockets import OpenSockets
from euphoria.server.play.bot_pool import BotPool
from euphoria.server.play.live_tables import LiveTables
from euphoria.server.rate_limits import RateLimits
from euphoria.server.records.dice_checks import DiceChecks
from euphoria.server.records.kept_summaries import KeptSummaries
from euphoria.server.records.moments import Moments
from euphoria.server.records.replay_cache import ReplayCache
from euphoria.server.records.uploaded_records import RecordChecker
from euphoria.server.settings import ServerSettings
from euphoria.server.social.notices import Notices
from euphoria.server.social.web_hooks import WebHooks
from euphoria.server.store.database import Database
from euphoria.server.tables.waiting_tables import WaitingTables


class Services:
    """Made once by `make_app`, and closed when the application ends."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.limits = RateLimits(settings.rate_factor)
        self.metrics = Metrics(lambda: self.tables.in_use)
        self.bots = BotPool(settings.bot_budget, self.metrics.bot_chose, settings.log_json)
        self.tables = LiveTables(self.database, self.bots, settings)
        self.updates_lock = asyncio.Lock()
        """Held while one viewer's update is computed, so that a move is answered before all viewers are told of it."""
        self.recent_views = RecentViews()
        self.hooks = WebHooks(self.database, settings.rate_factor, settings.hooks_to_loopback)
        self.notices = Notices(self.database, self.hooks)
        self.tables.on_change = self.notices.changed
        self.background = BackgroundTasks(is_expected=self.database.storage.report)
        self.record_checker = RecordChecker()
        self.replays = ReplayCache()
        self.moments = Moments()
        self.summaries: KeptSummaries[SummaryOut] = KeptSummaries()
        self.dice_checks = DiceChecks(self.database)
        self.sockets = OpenSockets(settings.rate_factor)
        self.waiting_tables = WaitingTables(settings.rate_factor)
        self.upkeep = Upkeep(self.database, self.tables, self.sockets)
        self.database.bus.subscribe(TOKEN, self._close_sockets)

    async def _close_sockets(self, _sender: str, message: BusMessage) -> None:
        """Another server has ended a session or revoked an API token."""
        self.sockets.close_all(message.about)

    async def close(self) -> None:
        await self.tables.close()
        self.bots.close()
        await self.background.close()
        await self.notices.close()
        await self.hooks.close()
        await self.database.close()
