"""What happens at a table without a player: bots move, players' answers are given, questions close, time runs out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
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


SHORTEST_PAUSE, LONGEST_PAUSE = 1500, 5000
"""Milliseconds that a standing answer takes at least and at most, where it is not hidden by a reaction wait."""


class Automation:
    """One task per table, which runs while there is something to do."""

    def __init__(self, table: LiveTable, database: Database, bots: BotPool, delay: float) -> None:
        """`delay`: seconds that a bot's move takes at least, so that people can follow."""
        self._table = table
        self._database = database
        self._bots = bots
        self._delay = delay
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        """Set when anything at the table has changed."""
        self._pauses: dict[tuple[int, int], int] = {}
        """Milliseconds before a standing answer, by the seat and the time of the question."""

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Start the task if there is something to do."""
        self._changed.set()
        match = self._table.match
        if self._task is None and match is not None and self._has_work(match):
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def answers_for_players(self, match: Match) -> dict[int, Action]:
        """Answers that the server gives for players: standing ones, and single ones to a joint question that stays
        open for a while."""
        standing = self._table.standing.given(match)
        if match.joint_question is None or not match.delayed_close:
            return standing
        return match.joint_question.only_answers() | standing

    def _has_work(self, match: Match) -> bool:
        return bool(self._bot_seats(match) or self.answers_for_players(match) or match.ready_to_close)

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
        answers = self.answers_for_players(match)
        if answers and match.delayed_close and match.joint_question is not None:
            await self._answer(match, *next(iter(answers.items())))
            return
        if match.ready_to_close:
            await asyncio.sleep(max(0, table.clocks.asked_since - table.now()) / SECOND)
            await table.tasks.run_to_end(self._close_question())
            return
        seats = self._bot_seats(match)
        if not seats and answers:
            await self._answer_unhurriedly(match, answers)
            return
        choices = asyncio.gather(*(self._choose(match, seat) for seat in seats))
        chosen, _ = await asyncio.gather(choices, asyncio.sleep(self._delay))
        for seat, form in zip(seats, chosen, strict=True):
            await table.act(MoveRequest(seat, match.position(seat)), form)

    async def _answer(self, match: Match, seat: int, action: Action) -> None:
        await self._table.act(MoveRequest(seat, match.position(seat)), action.json())

    async def _answer_unhurriedly(self, match: Match, answers: dict[int, Action]) -> None:
        """Give the next standing answer where all see at once that it is given: after a pause, as a person would.

        The pause is drawn whatever the seat could do. It ends early when anything changes at the table: otherwise the
        bots' next move would be late, and would tell of it.
        """
        table, asked = self._table, self._table.clocks.asked_since
        self._pauses = {(seat, asked): self._pauses.get((seat, asked)) or _draw_pause() for seat in answers}
        seat, _ = min(self._pauses, key=self._pauses.__getitem__)
        left = asked + self._pauses[seat, asked] - table.now()
        self._changed.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), max(0, left) / SECOND)
            return
        await self._answer(match, seat, answers[seat])

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


def _draw_pause() -> int:
    return SHORTEST_PAUSE + secrets.randbelow(LONGEST_PAUSE - SHORTEST_PAUSE + 1)
