"""What happens at a table without a person: bots move, single answers are given, questions are closed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from euphoria.kernel.core.action import Action
from euphoria.server.errors import StalePosition
from euphoria.server.match.clocks import SECOND
from euphoria.server.match.match import Match
from euphoria.server.operations.bus import Bus
from euphoria.server.play.bot_pool import USUAL, BotPool, BotRequest, Form
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.store.models import BOT

if TYPE_CHECKING:
    from euphoria.server.play.live_table import LiveTable

log = logging.getLogger(__name__)

SHORT_REST = 1.0
"""Seconds before a bot that could not move tries again, or one that another server plays is looked after."""


class Automation:
    def __init__(self, table: LiveTable, bus: Bus, bots: BotPool, delay: float) -> None:
        self._table = table
        self._bus = bus
        self._bots = bots
        self._delay = delay
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        match = self._table.match
        if self._task is None and match is not None and self._has_to_go_on(match):
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def forced(self, match: Match) -> dict[int, Action]:
        """At a patient table nobody is asked at once with others for the one thing that they can say."""
        if not match.delayed_close or match.joint_question is None:
            return {}
        return match.joint_question.only_answers()

    def _has_to_go_on(self, match: Match) -> bool:
        """Whether something happens without a person."""
        return bool(self._bot_seats(match) or self.forced(match) or match.ready_to_close)

    def _bot_seats(self, match: Match) -> list[int]:
        return [seat for seat in match.waiting if self._table.shown.seats[seat].kind == BOT]

    async def _play(self) -> None:
        try:
            while await self._step():
                pass
        finally:
            self._task = None
            self._table.at_rest()

    async def _step(self) -> bool:
        """One move of one bot, or what goes on by itself, or another try at it; False if there is nothing to do."""
        table = self._table
        try:
            async with table.still():
                match = await table.current()
            if match is None or not self._has_to_go_on(match):
                return False
            if table.storage.failing:  # no need to think about what cannot be stored
                await asyncio.sleep(SHORT_REST)
                return True
            if not await self._bus.claim(table.id):
                return await self._leave_to_another()
            for seat, action in self.forced(match).items():
                await table.act(MoveRequest(seat, match.position(seat)), action.json())
                return True
            if match.ready_to_close:
                await asyncio.sleep(max(0, table.clocks.asked_since - table.now()) / SECOND)
                await table.close_question()
                return True
            seats = self._bot_seats(match)
            thinking = [self._choice(match, seat) for seat in seats]
            chosen, _ = await asyncio.gather(asyncio.gather(*thinking), asyncio.sleep(self._delay))
            for seat, form in zip(seats, chosen, strict=True):
                await table.act(MoveRequest(seat, match.position(seat)), form)
        except StalePosition:
            log.debug("table %s: somebody was quicker than a bot", table.id)
        except Exception as error:  # whatever fails in a bot or on the way to it, the table goes on: it is tried again
            if not table.storage.report(error):
                log.exception("table %s: a bot could not move", table.id)
            await asyncio.sleep(SHORT_REST)
        return True

    async def _choice(self, match: Match, seat: int) -> Form:
        """Where there is nothing to choose, nobody needs to think."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0].json()
        strength = self._table.shown.seats[seat].strength or USUAL
        return await self._bots.choose(BotRequest.of(match.state_for(seat), seat, strength))

    async def _leave_to_another(self) -> bool:
        """Another server plays these bots. It may die: as long as somebody looks on here, they are looked after."""
        if not self._table.viewers:
            return False
        await asyncio.sleep(SHORT_REST)
        return True
