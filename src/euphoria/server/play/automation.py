"""What happens at a table without a player: bots move, forced answers are given, questions close, time runs out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from euphoria.kernel.core.action import Action
from euphoria.server.errors import StalePosition
from euphoria.server.match.clocks import SECOND
from euphoria.server.match.match import Match
from euphoria.server.play import absent_seats
from euphoria.server.play.bot_pool import DEFAULT_STRENGTH, ActionForm, BotPool, BotRequest
from euphoria.server.play.move_request import MoveRequest
from euphoria.server.store.database import Database
from euphoria.server.store.models import BOT, PERSON

if TYPE_CHECKING:
    from euphoria.server.play.live_table import LiveTable

log = logging.getLogger(__name__)

RETRY_DELAY = 1.0
"""Seconds before a failed bot move is tried again, and between two checks of bots that another server plays."""


class Automation:
    """One task per table, which runs while there is something to do."""

    def __init__(self, table: LiveTable, database: Database, bots: BotPool, delay: float) -> None:
        """`delay`: seconds that a bot's move takes at least, so that people can follow."""
        self._table = table
        self._database = database
        self._bots = bots
        self._delay = delay
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Start the task if there is something to do."""
        match = self._table.match
        if self._task is None and match is not None and self._has_work(match):
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def forced(self, match: Match) -> dict[int, Action]:
        """Answers that the server gives for players: with `delayed_close`, single answers to a joint question."""
        if not match.delayed_close or match.joint_question is None:
            return {}
        return match.joint_question.only_answers()

    def _has_work(self, match: Match) -> bool:
        return bool(self._bot_seats(match) or self.forced(match) or match.ready_to_close)

    def _bot_seats(self, match: Match) -> list[int]:
        return [seat for seat in match.waiting if self._table.info.seats[seat].kind == BOT]

    async def _run(self) -> None:
        try:
            while await self._step():
                pass
        finally:
            self._task = None
            self._table.check_idle()

    async def _step(self) -> bool:
        """One move, or a wait before the next attempt; False if there is nothing to do."""
        table = self._table
        try:
            async with table.exclusive():
                match = await table.current()
            if match is None or not self._has_work(match):
                return False
            if table.storage.failing:  # a move could not be stored, so that no bot needs to think
                await asyncio.sleep(RETRY_DELAY)
                return True
            if not await self._database.bus.claim(table.id):
                return await self._wait_for_other_server()
            await self._move(match)
        except StalePosition:
            log.debug("table %s: somebody was quicker than a bot", table.id)
        except Exception as error:  # whatever failed in a bot or in storing its move, the table tries again
            if not table.storage.report(error):
                log.exception("table %s: a bot could not move", table.id)
            await asyncio.sleep(RETRY_DELAY)
        return True

    async def _move(self, match: Match) -> None:
        table = self._table
        for seat, action in self.forced(match).items():
            await table.act(MoveRequest(seat, match.position(seat)), action.json())
            return
        if match.ready_to_close:
            await asyncio.sleep(max(0, table.clocks.asked_since - table.now()) / SECOND)
            await table.tasks.run_to_end(self._close_question())
            return
        seats = self._bot_seats(match)
        choices = asyncio.gather(*(self._choose(match, seat) for seat in seats))
        chosen, _ = await asyncio.gather(choices, asyncio.sleep(self._delay))
        for seat, form in zip(seats, chosen, strict=True):
            await table.act(MoveRequest(seat, match.position(seat)), form)

    async def _choose(self, match: Match, seat: int) -> ActionForm:
        """A bot's choice; a single legal action needs no bot."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0].json()
        strength = self._table.info.seats[seat].strength or DEFAULT_STRENGTH
        return await self._bots.choose(BotRequest.of(match.state_for(seat), seat, strength))

    async def _wait_for_other_server(self) -> bool:
        """Another server plays these bots. It may crash: while there are viewers here, this one tries again."""
        if not self._table.viewers:
            return False
        await asyncio.sleep(RETRY_DELAY)
        return True

    async def _close_question(self) -> None:
        """Close the joint question that all seats have answered, unless that has changed."""
        table = self._table
        async with table.exclusive():
            match = await table.current()
            if match is None or not match.ready_to_close or table.now() < table.clocks.asked_since:
                return
            try:
                await table.moves.store_exclusively(match, lambda match: match.close_question(table.dice_for(match)))
            except IntegrityError:  # another server has closed it
                await table.current()

    async def handle_deadline(self) -> None:
        """Hand seats that have run out of time to bots, and close a joint question that is due."""
        table = self._table
        async with table.exclusive():
            table.in_sync = table.in_sync and self._database.bus.alone
            match = await table.current()
            if match is None:
                return
            out = table.clocks.out_of_time(match.waiting, table.now()) if table.settings.on_timeout == "bot" else []
            gone = [seat for seat in out if table.info.seats[seat].kind == PERSON]
            if not match.ready_to_close:
                await absent_seats.run_out(self._database, table.id, gone, match.length)
            if gone:
                await table.refresh()
            self.wake()
