"""Counts finished games: stores a result for each seat, and updates the players' ratings.

Each game is counted once, in a transaction that locks the tally row, so that any number of servers can count. If a
server dies before it has counted a game, the next request for statistics counts it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from euphoria.server.social.luck import Luck, luck
from euphoria.server.social.ratings import Skill, places, rate
from euphoria.server.store.database import Database
from euphoria.server.store.match_loading import load_match
from euphoria.server.store.models import FINISHED, Person, Seat, Table
from euphoria.server.store.social_models import RatingRow, Result, ResultCounter

log = logging.getLogger(__name__)

BATCH = 50
"""The most games that one request counts, so that it is answered soon."""
LEAST_PEOPLE = 2
"""For a rated game."""


async def count_finished(database: Database) -> int:
    """Count finished games that have not been counted, oldest first; returns how many."""
    counted = exists().where(Result.table_id == Table.id)
    left = select(Table.id).where(Table.status == FINISHED, ~counted).order_by(Table.finished, Table.id).limit(BATCH)
    async with database.begin() as session:
        ids = (await session.scalars(left)).all()
    for table_id in ids:
        try:
            await _count(database, table_id)
        except (ValueError, LookupError, AssertionError):
            log.exception("table %s cannot be counted", table_id)
    return len(ids)


async def _count(database: Database, table_id: str) -> None:
    luck_by_seat = await _luck_by_seat(database, table_id)
    async with database.begin() as session, session.begin():
        number = await _lock_tally(session)
        if await session.scalar(select(Result.seat).where(Result.table_id == table_id).limit(1)) is not None:
            return
        table = await session.get_one(Table, table_id)
        seats = (await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.number))).all()
        assert table.outcome is not None
        results = [
            Result(
                table_id=table_id,
                seat=seat.number,
                person_id=seat.person_id,
                game=table.game,
                won=seat.number in table.outcome["winners"],
                place=place,
                score=table.outcome["scores"][seat.number],
                dice=[line.json() for line in dice],
                finished=table.finished,
                counted=number,
            )
            for seat, place, dice in zip(seats, places(table.outcome), luck_by_seat or [[]] * len(seats), strict=True)
        ]
        session.add_all(results)
        await _rate(session, results)


async def _lock_tally(session: AsyncSession) -> int:
    """The number of the next game. Locks the tally until the transaction ends."""
    await session.execute(update(ResultCounter).values(counted=ResultCounter.counted + 1))
    return (await session.scalars(select(ResultCounter.counted))).one()


async def _luck_by_seat(database: Database, table_id: str) -> list[list[Luck]] | None:
    """Each seat's luck with the dice; None if the game cannot be replayed, since the rules have changed."""
    async with database.begin() as session:
        try:
            table = await session.get_one(Table, table_id)
            match = await load_match(session, table)
            return await asyncio.to_thread(luck, match.state)
        except Exception:  # one damaged game must not keep the others from being counted
            log.warning("table %s: its dice cannot be read", table_id, exc_info=True)
            return None


async def _rate(session: AsyncSession, results: Sequence[Result]) -> None:
    seated = [result.person_id for result in results if result.person_id is not None]
    people = set(await session.scalars(select(Person.id).where(Person.id.in_(seated), Person.keeper_id.is_(None))))
    if len(people) < LEAST_PEOPLE:
        return
    game = results[0].game
    stored = select(RatingRow).where(RatingRow.person_id.in_(people), RatingRow.game == game)
    ratings = {rating.person_id: rating for rating in await session.scalars(stored)}
    for person_id in seated:
        if person_id in people and person_id not in ratings:
            initial = Skill()
            ratings[person_id] = RatingRow(person_id=person_id, game=game, mu=initial.mu, sigma=initial.sigma, games=0)
            session.add(ratings[person_id])
    rated = [ratings.get(result.person_id or "") for result in results]
    skills = [Skill() if rating is None else Skill(rating.mu, rating.sigma) for rating in rated]
    for rating, skill in zip(rated, rate(skills, [result.place for result in results]), strict=True):
        if rating is not None:
            rating.mu, rating.sigma = skill
            rating.games += 1
    await session.flush()


async def recompute_ratings(session: AsyncSession) -> None:
    """Compute all ratings again from the results, in the order in which the games were counted."""
    await _lock_tally(session)
    await session.execute(delete(RatingRow))
    games: defaultdict[int, list[Result]] = defaultdict(list)
    for result in await session.scalars(select(Result).order_by(Result.counted, Result.seat)):
        games[result.counted].append(result)
    for results in games.values():
        await _rate(session, results)
