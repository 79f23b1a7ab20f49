"""Questions to several at once: nothing that is sent, and no time, tells who could do something or has answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from euphoria.server.match.logged_moves import NO_SEAT
from euphoria.server.settings import database_address
from euphoria.server.store.database import Database
from euphoria.server.store.match_loading import load_matches
from euphoria.server.store.table_lookup import find_table
from tests.server.house import House, Socket
from tests.server.party import NothingMore, party

WAIT, LONG = 0.5, 30
SLACK = 0.3
GAMES = 10
"""Some are over before there was a window of each kind."""
MANY = 10_000
"""More lines than any of these games has."""


class Window(NamedTuple):
    """A question to several at once, as the log has it."""

    able: bool
    """Whether anybody who was asked had a choice."""
    seconds: float
    """From the line that put it to the one that closed it."""


async def windows_at(house: House, table_id: str) -> list[Window]:
    rows = house.stored("SELECT at, seat, client_id FROM moves WHERE table_id = ? ORDER BY number", table_id)
    database = Database(database_address(house.place.address))
    async with database.begin() as session:
        matches = await load_matches(session, await find_table(session, table_id), MANY)
    await database.close()
    found = []
    put = 0
    for number, (at, seat, _) in enumerate(rows, 1):
        if seat == NO_SEAT:
            said = rows[put:number]
            found.append(Window(any(client_id for _, _, client_id in said), (at - rows[put - 1][0]) / 1000))
        together = matches[number].joint_question
        if together is not None and not together.answers:
            put = number
    return found


def test_how_long_a_window_is_open_does_not_depend_on_who_can_react(house: House) -> None:
    """A busy machine closes some too late, for whatever reason; not the quickest of each kind."""
    windows: list[Window] = []
    for _ in range(GAMES):
        windows += windows_of_a_game(house, windows)
        if of_both_kinds(windows):
            break
    for able in (True, False):
        quickest = min(window.seconds for window in windows if window.able == able)
        assert WAIT - SLACK < quickest < WAIT + SLACK, windows


def of_both_kinds(windows: list[Window]) -> bool:
    """Two of each kind at least, and of each one that a busy machine did not close late."""
    kinds = [[window.seconds for window in windows if window.able == able] for able in (True, False)]
    return all(len(seconds) >= 2 and min(seconds) < WAIT + SLACK for seconds in kinds)


def windows_of_a_game(house: House, before: list[Window]) -> list[Window]:
    """Until there are enough with those of games before, or the game is over."""
    windows: list[Window] = []

    def enough() -> bool:
        nonlocal windows
        closed = house.stored("SELECT count(*) FROM moves WHERE table_id = ? AND seat = ?", table.table_id, NO_SEAT)
        if closed[0][0] <= len(windows) + 1:
            return False
        windows = asyncio.run(windows_at(house, table.table_id))[1:]  # for the first, the bots have to be started
        return of_both_kinds(before + windows)

    with party(house, 3, "bot", settings={"reaction_wait": WAIT}, turns=1000) as table, suppress(NothingMore):
        table.play_until(enough)
    return windows


def test_that_somebody_has_answered_is_told_to_nobody_else(house: House) -> None:
    with (
        party(house, 4, settings={"reaction_wait": LONG}) as table,
        house.look(table.table_id) as spectator,
    ):
        spectator.until_game()
        table.listen()
        for socket in (*table.sockets, spectator):
            socket.until_quiet()
        first = table.asked()[0]  # others may have nothing to choose
        others = [seat for seat in range(4) if seat != first]
        heard = [len(table.sockets[seat].all) for seat in others] + [len(spectator.all)]
        table.act(first)
        table.sockets[first].catch_up()
        for socket in (*(table.sockets[seat] for seat in others), spectator):
            socket.until_quiet()
        assert table.sockets[first].game["view"]["asked"]["seats"] == others
        assert table.sockets[first].game["view"]["you"]["answered"]
        assert table.sockets[first].game["legal"] == []
        assert [len(table.sockets[seat].all) for seat in others] + [len(spectator.all)] == heard
        assert spectator.game["view"]["asked"]["seats"] == [0, 1, 2, 3]


def test_the_last_answer_can_be_taken_back_as_long_as_the_window_is_open(house: House) -> None:
    """On a busy machine it may be closed before we come to it: then one that is open longer."""
    assert any(take_back_the_last_answer(house, wait) for wait in (1.5, 5, 20))


def take_back_the_last_answer(house: House, wait: float) -> bool:
    """False if it was too late for that."""
    with party(house, 4, settings={"reaction_wait": wait}) as table:
        asked = table.asked()
        if not all(table.act(seat)["type"] == "acknowledged" for seat in asked):
            return False
        last = table.sockets[asked[-1]]
        last.catch_up()
        if last.undo()["type"] != "acknowledged":
            return False
        last.until_quiet(wait + 0.2)
        assert last.game["view"]["turn"] == 0
        assert last.legal
        table.act(asked[-1], which=1)
        for socket in table.sockets:
            socket.until_game(lambda game: game["view"]["turn"] == 1)
        return True


def question(socket: Socket) -> str | None:
    asked: str | None = socket.game["view"]["asked"]["question"] if socket.game["view"]["asked"]["together"] else None
    return asked


def has_declined_without_a_choice(socket: Socket) -> bool:
    if question(socket) != "react" or not socket.game["view"]["you"]["answered"]:
        return False
    offers = (told["legal"] for told in reversed(socket.all) if told["type"] == "game" and told["legal"])
    offered: list[list[str | int]] = next(offers)
    return offered == [["decline"]]


def test_who_could_say_only_one_thing_has_nothing_to_take_back(house: House) -> None:
    assert any(declines_without_a_choice(house) for _ in range(GAMES))


def declines_without_a_choice(house: House) -> bool:
    """False if the game was over before it came to that."""
    with party(house, 4, settings={"reaction_wait": WAIT}, turns=1000) as table, suppress(NothingMore):
        table.play_until(lambda: any(map(has_declined_without_a_choice, table.sockets)))
        done = [socket for socket in table.sockets if has_declined_without_a_choice(socket)]
        assert not any(socket.game["may_undo"] for socket in done)
        return True
    return False


def test_bots_among_themselves_do_not_wait(house: House) -> None:
    settings = house.guest().make("bot", "bot", "bot", "bot")["table"]["settings"]
    assert settings["reaction_wait"] == 0
