"""Endpoints for statistics: of a person, which are public, and of a table whose game is over."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel
from sqlalchemy import select

from euphoria.server.api.presenters import show_person
from euphoria.server.api.schemas import LuckOut, PersonOut, TableId
from euphoria.server.errors import Conflict, NotFound
from euphoria.server.http.dependencies import ServicesDep, VisibleTable
from euphoria.server.social.ratings import Skill
from euphoria.server.social.results import count_finished
from euphoria.server.store.models import FINISHED, Person, Table
from euphoria.server.store.social_models import RatingRow, Result
from euphoria.server.store.table_lookup import find_table

router = APIRouter(tags=["statistics"])

PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
RECENT = 20


class RatingOut(BaseModel):
    mu: float
    sigma: float
    points: float
    """`mu` minus three times `sigma`: lists are ordered by it."""
    games: int
    """Number of rated games."""


class GameStatistics(BaseModel):
    game: str
    played: int
    won: int
    places: dict[int, int]
    """By place, how often it was taken."""
    rating: RatingOut | None
    """None if no game was rated yet."""
    dice: list[LuckOut]


class RecentResult(BaseModel):
    table: str | None
    """None if the table never had an open seat: others may not learn of it."""
    game: str
    won: bool
    place: int
    score: int
    finished: int


class PersonStatistics(BaseModel):
    person: PersonOut
    games: list[GameStatistics]
    recent: list[RecentResult]


class SeatStatistics(BaseModel):
    seat: int
    won: bool
    place: int
    score: int
    dice: list[LuckOut]


class TableStatistics(BaseModel):
    table: str
    game: str
    started: int | None
    finished: int | None
    seats: list[SeatStatistics]


@router.get("/people/{person_id}/statistics")
async def person_statistics(person_id: PersonId, services: ServicesDep) -> PersonStatistics:
    """Results, ratings by game, and the dice compared with their expected values."""
    await count_finished(services.database)
    async with services.database.begin() as session:
        person = await session.get(Person, person_id)
        if person is None or not person.name:
            raise NotFound("no-person", "there is nobody of that id")
        mine = select(Result).where(Result.person_id == person_id).order_by(Result.counted.desc())
        results = (await session.scalars(mine)).all()
        rated = await session.scalars(select(RatingRow).where(RatingRow.person_id == person_id))
        ratings = {rating.game: rating for rating in rated}
        listed = set(
            await session.scalars(
                select(Table.id).where(
                    Table.id.in_([result.table_id for result in results[:RECENT]]), Table.listed.is_(True)
                )
            )
        )
    by_game: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_game[result.game].append(result)
    return PersonStatistics(
        person=show_person(person),
        games=[_game_statistics(game, played, ratings.get(game)) for game, played in sorted(by_game.items())],
        recent=[_recent(result, result.table_id in listed) for result in results[:RECENT]],
    )


@router.get("/tables/{table_id}/statistics", dependencies=[VisibleTable])
async def table_statistics(table_id: TableId, services: ServicesDep) -> TableStatistics:
    """The result of each seat, and its dice compared with their expected values."""
    async with services.database.begin() as session:
        table = await find_table(session, table_id)
    if table.status != FINISHED:
        raise Conflict("not-finished", "statistics are made when the game is over")
    await count_finished(services.database)
    async with services.database.begin() as session:
        stored = select(Result).where(Result.table_id == table_id).order_by(Result.seat)
        results = (await session.scalars(stored)).all()
    if not results:
        raise Conflict("not-counted", "this game waits to be counted; ask again")
    return TableStatistics(
        table=table_id,
        game=table.game,
        started=table.started,
        finished=table.finished,
        seats=[
            SeatStatistics(
                seat=result.seat,
                won=result.won,
                place=result.place,
                score=result.score,
                dice=_sum_luck([result]),
            )
            for result in results
        ],
    )


def _game_statistics(game: str, results: Sequence[Result], rating: RatingRow | None) -> GameStatistics:
    return GameStatistics(
        game=game,
        played=len(results),
        won=sum(result.won for result in results),
        places=dict(sorted(Counter(result.place for result in results).items())),
        rating=None if rating is None else _rating(rating),
        dice=_sum_luck(results),
    )


def _rating(rating: RatingRow) -> RatingOut:
    skill = Skill(rating.mu, rating.sigma)
    return RatingOut(
        mu=round(skill.mu, 3), sigma=round(skill.sigma, 3), points=round(skill.points, 3), games=rating.games
    )


def _recent(result: Result, listed: bool) -> RecentResult:
    return RecentResult(
        table=result.table_id if listed else None,
        game=result.game,
        won=result.won,
        place=result.place,
        score=result.score,
        finished=result.finished,
    )


def _sum_luck(results: Sequence[Result]) -> list[LuckOut]:
    """The luck of several games, summed up by kind of die."""
    sums: dict[str, LuckOut] = {}
    for result in results:
        for line in result.dice:
            total = sums.setdefault(line["what"], LuckOut(what=line["what"], thrown=0, result=0, expected=0))
            total.thrown += line["thrown"]
            total.result = round(total.result + line["result"], 3)
            total.expected = round(total.expected + line["expected"], 3)
    return list(sums.values())
