"""Finished games are counted: a result for each seat, and the ratings of those who played.

Each game is counted once, in a transaction that holds the tally, so that any number of servers can count. Nothing is
lost if one dies before it has counted a game: whoever asks for statistics next counts what is left.
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

AT_ONCE = 50
"""How many games are counted before somebody gets their answer."""
LEAST_PEOPLE = 2
"""Fewer have nobody to be compared with."""


async def count_finished(database: Database) -> int:
    """Count what has not been counted, the oldest first; how many games."""
    counted = exists().where(Result.table_id == Table.id)
    left = select(Table.id).where(Table.status == FINISHED, ~counted).order_by(Table.finished, Table.id).limit(AT_ONCE)
    async with database.begin() as session:
        ids = (await session.scalars(left)).all()
    for table_id in ids:
        try:
            await _count(database, table_id)
        except (ValueError, LookupError, AssertionError):
            log.exception("table %s cannot be counted", table_id)
    return len(ids)


async def _count(database: Database, table_id: str) -> None:
    thrown = await _thrown(database, table_id)
    async with database.begin() as session, session.begin():
        number = await _hold(session)
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
            for seat, place, dice in zip(seats, places(table.outcome), thrown or [[]] * len(seats), strict=True)
        ]
        session.add_all(results)
        await _rate(session, results)


async def _hold(session: AsyncSession) -> int:
    """The number of the next game: until this transaction ends nobody else gets one."""
    await session.execute(update(ResultCounter).values(counted=ResultCounter.counted + 1))
    return (await session.scalars(select(ResultCounter.counted))).one()


async def _thrown(database: Database, table_id: str) -> list[list[Luck]] | None:
    """None where the game was played under other rules than ours: its outcome counts, its dice cannot be read."""
    async with database.begin() as session:
        try:
            table = await session.get_one(Table, table_id)
            match = await load_match(session, table)
            return await asyncio.to_thread(luck, match.state)
        except Exception:  # whatever is wrong with one game, the others are to be counted
            log.warning("table %s: its dice cannot be read", table_id, exc_info=True)
            return None


async def _rate(session: AsyncSession, results: Sequence[Result]) -> None:
    sat = [result.person_id for result in results if result.person_id is not None]
    people = set(await session.scalars(select(Person.id).where(Person.id.in_(sat), Person.keeper_id.is_(None))))
    if len(people) < LEAST_PEOPLE:
        return
    game = results[0].game
    stored = select(RatingRow).where(RatingRow.person_id.in_(people), RatingRow.game == game)
    ratings = {rating.person_id: rating for rating in await session.scalars(stored)}
    for person_id in sat:
        if person_id in people and person_id not in ratings:
            begun = Skill()
            ratings[person_id] = RatingRow(person_id=person_id, game=game, mu=begun.mu, sigma=begun.sigma, games=0)
            session.add(ratings[person_id])
    rated = [ratings.get(result.person_id or "") for result in results]
    skills = [Skill() if rating is None else Skill(rating.mu, rating.sigma) for rating in rated]
    for rating, skill in zip(rated, rate(skills, [result.place for result in results]), strict=True):
        if rating is not None:
            rating.mu, rating.sigma = skill
            rating.games += 1
    await session.flush()


async def rate_anew(session: AsyncSession) -> None:
    """Make all ratings again from the results, in the order in which the games were counted."""
    await _hold(session)
    await session.execute(delete(RatingRow))
    games: defaultdict[int, list[Result]] = defaultdict(list)
    for result in await session.scalars(select(Result).order_by(Result.counted, Result.seat)):
        games[result.counted].append(result)
    for results in games.values():
        await _rate(session, results)
