"""Results, ratings and dice of people and of tables."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from euphoria import Record, game
from euphoria.server.people.sign_in import add_guest
from euphoria.server.settings import database_address
from euphoria.server.social.luck import luck
from euphoria.server.social.ratings import Skill, places, rate
from euphoria.server.social.results import count_finished, recompute_ratings
from euphoria.server.store.database import Database
from euphoria.server.store.models import FINISHED, PERSON, Person, Seat, Table
from euphoria.server.store.social_models import RatingRow, Result
from tests.random_play import record
from tests.server.house import House
from tests.server.party import Party
from tests.server.places import BOTH

PLACES = BOTH


def outcome(*winners: int, scores: list[int]) -> dict[str, object]:
    return {"winners": list(winners), "scores": scores, "reason": "", "rule": ""}


@pytest.mark.parametrize(
    ("ended", "expected"),
    [
        (outcome(1, scores=[3, 2, 5]), [3, 1, 2]),
        (outcome(0, 2, scores=[1, 1, 0, 1]), [1, 3, 1, 3]),
        (outcome(scores=[0, 0]), [1, 1]),
    ],
)
def test_places_are_by_winning_and_then_by_score(ended: dict[str, object], expected: list[int]) -> None:
    assert places(ended) == expected


def test_who_wins_gains_and_who_loses_does_not() -> None:
    before = Skill()
    first, second, third = rate([before] * 3, [1, 2, 2])
    assert first.mu > before.mu > second.mu
    assert second == third
    assert all(skill.sigma < before.sigma for skill in (first, second))
    assert first.points > second.points


def test_dice_are_those_of_the_log() -> None:
    kept = record(game("dystopia"), 3, 5, turn_limit=60)
    for seat, (workers,) in enumerate(luck(kept.state)):
        rolls = [event for event in kept.state.events(None) if event["event"] == "rolled" and event["seat"] == seat]
        assert workers.thrown == len(rolls) > 0
        assert workers.result == sum(int(str(event["number"])) for event in rolls)
        assert workers.expected == 3.5 * len(rolls)
    show = record(game("reality"), 2, 5, lively=0.8, turns=4)
    lines = [line for seat in luck(show.state) for line in seat]
    assert sum(line.thrown for line in lines) > 0
    assert all(line.result <= line.thrown for line in lines if line.what in ("shots", "luck"))
    assert luck(Record(game("leaders"), 4, 1).state) == [[]] * 4


async def with_games(folder: Path, games: list[tuple[list[int], list[int]]]) -> Database:
    """A database with finished games: the people on the seats, and who won."""
    database = Database(database_address(str(folder / "test.db")))
    await database.migrate()
    async with database.begin() as session, session.begin():
        people = [await add_guest(session, f"Person {number}") for number in range(4)]
        for number, (seated, winners) in enumerate(games):
            ended = outcome(*winners, scores=[0] * len(seated))
            table = Table(id=f"t{number}", game="leaders", revision=0, options={}, seats=len(seated), status=FINISHED)
            table.host_id, table.dice, table.outcome, table.finished = people[0].id, {}, ended, number
            session.add(table)
            await session.flush()
            for seat, who in enumerate(seated):
                person = people[who].id if who >= 0 else None
                session.add(Seat(table_id=table.id, number=seat, kind=PERSON, person_id=person))
    return database


async def ratings(database: Database) -> dict[tuple[str, str], tuple[float, float, int]]:
    async with database.begin() as session:
        found = await session.scalars(select(RatingRow))
        return {(one.person_id, one.game): (one.mu, one.sigma, one.games) for one in found}


GAMES = [([0, 1, -1, -1], [0]), ([1, 2, 3, 0], [2]), ([0, -1, -1, -1], [0]), ([3, 0, 1, -1], [3])]


def test_games_are_counted_once_and_ratings_can_be_made_again(tmp_path: Path) -> None:
    async def run() -> None:
        database = await with_games(tmp_path, GAMES)
        counts = await asyncio.gather(*(count_finished(database) for _ in range(3)))
        assert sum(counts) >= len(GAMES)
        assert await count_finished(database) == 0
        async with database.begin() as session:
            results = (await session.scalars(select(Result).order_by(Result.counted, Result.seat))).all()
        assert len(results) == 16
        assert len({result.counted for result in results}) == 4
        rated = await ratings(database)
        games = sorted(games for _, _, games in rated.values())
        assert games == [1, 2, 3, 3], "a game against bots alone is not rated"
        async with database.begin() as session, session.begin():
            await recompute_ratings(session)
        assert await ratings(database) == rated
        async with database.begin() as session, session.begin():
            await session.execute(delete(Result))
            await session.execute(delete(RatingRow))
        assert await count_finished(database) == 4
        assert set(await ratings(database)) == set(rated)
        await database.close()

    asyncio.run(run())


def test_whoever_sits_beside_somebody_is_not_rated(tmp_path: Path) -> None:
    """Else one could win points against those whom one plays oneself."""

    async def run() -> None:
        database = await with_games(tmp_path, [([0, 1], [0]), ([0, 1, 2], [0])])
        async with database.begin() as session, session.begin():
            ana, ben, cleo, _ = (await session.scalars(select(Person).order_by(Person.name))).all()
            ben.keeper_id = ana.id
        assert await count_finished(database) == 2
        rated = await ratings(database)
        assert {person: games for (person, _), (_, _, games) in rated.items()} == {ana.id: 1, cleo.id: 1}
        async with database.begin() as session, session.begin():
            assert len((await session.scalars(select(Result).where(Result.person_id == ben.id))).all()) == 2
            await recompute_ratings(session)
        assert await ratings(database) == rated
        await database.close()

    asyncio.run(run())


def test_people_and_tables_have_statistics_when_the_game_is_over(house: House) -> None:
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table_id = ana.make("me", "open", game="dystopia", turn_limit=8)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    path = f"/api/tables/{table_id}/statistics"
    assert ana.refused("GET", path, None, 409) == "not-finished"
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.look(table_id)) for person in (ana, ben)]
        for socket in sockets:
            socket.until_game()
        Party(table_id, [ana, ben], sockets).play_until(lambda: sockets[0].game["outcome"])
    shown = house.ask("GET", path).json()
    final = ana.ask("GET", f"/api/tables/{table_id}")
    assert [seat["seat"] for seat in shown["seats"] if seat["won"]] == final["outcome"]["winners"]
    assert shown["seats"][0]["dice"][0]["what"] == "workers"
    assert shown["seats"][0]["dice"][0]["thrown"] > 0
    me = ana.ask("GET", "/api/me")["person"]
    mine = house.ask("GET", f"/api/people/{me['id']}/statistics").json()
    assert mine["person"] == me
    (played,) = mine["games"]
    assert (played["game"], played["played"], played["rating"]["games"]) == ("dystopia", 1, 1)
    assert played["won"] == (0 in final["outcome"]["winners"])
    assert played["dice"] == shown["seats"][0]["dice"]
    assert mine["recent"][0]["table"] == table_id, "the table was open to everybody"
    assert house.ask("GET", "/api/people/nobody/statistics").status_code == 404
