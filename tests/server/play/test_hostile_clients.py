"""What a malicious client could try, and an unlucky one run into: each of these was possible once."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from starlette.requests import HTTPConnection

from euphoria import Dice, Record, game
from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.errors import Forbidden, NotFound
from euphoria.server.http.client_address import address_of
from euphoria.server.match.clocks import Clocks, TimeControl
from euphoria.server.match.match import MOST_UNDO_POINTS, Match
from euphoria.server.operations.bus import Bus
from euphoria.server.play.live_table import LiveTable
from euphoria.server.play.table_players import TablePlayers
from euphoria.server.play.table_viewers import TableViewers
from euphoria.server.play.viewers import Viewer
from euphoria.server.socket.endpoint import MOST_VIEWERS, check_may_watch
from tests.server.house import House, play_on
from tests.server.party import party
from tests.server.play.test_running_clocks import change_clocks, live, seat_of, until_away
from tests.server.play.test_takebacks import answer, ask, in_mid_game, move, takeback


def test_what_is_over_cannot_be_taken_back(house: House) -> None:
    """Everybody knows the secret of the dice by then."""
    ana = house.guest()
    table_id = ana.play("me", "bot", "bot", "bot", turns=1)
    with ana.look(table_id) as socket:
        socket.until_game()
        play_on(socket)
        assert ask(socket)["reason"]["code"] == "takeback"
        assert ana.ask("GET", f"/api/replays/{table_id}")["dice"]["good"]


def test_a_wish_is_granted_when_the_last_who_could_refuse_it_leaves(house: House) -> None:
    with party(house, 2, game="dystopia", settings={"on_leave": "wait"}) as table:
        first, second = table.sockets
        in_mid_game(table)
        before, _ = move(table)
        assert ask(first)["type"] == "acknowledged"
        takeback(second, 0)
        table.guests[1].post(f"/api/tables/{table.table_id}/leave")
        assert first.until_game(lambda game: game["legal"])["view"] == before
        assert takeback(first, None)["waiting_for"] == []


def test_a_wish_goes_with_whoever_had_it(house: House) -> None:
    with party(house, 2, game="dystopia", settings={"on_leave": "wait"}) as table:
        in_mid_game(table)
        move(table)
        ask(table.sockets[0])
        takeback(table.sockets[1], 0)
        table.guests[0].post(f"/api/tables/{table.table_id}/leave")
        assert takeback(table.sockets[1], None)["waiting_for"] == []
        assert answer(table.sockets[1], True)["reason"]["code"] == "takeback"


def test_a_clock_runs_out_in_a_window_in_which_nobody_says_anything(house: House) -> None:
    with party(house, 2, "bot", "bot", settings=live(3, reaction_wait=2)) as table:
        assert table.sockets[0].game["view"]["asked"]["together"]
        for seat in table.asked():
            assert until_away(table.sockets[0], seat)["away"] == "timeout"


def test_when_the_host_is_away_anybody_at_the_table_calls_a_bot(house: House) -> None:
    with party(house, 3, "bot", settings={"on_leave": "wait"}) as table:
        host, other, third = table.guests
        path = f"/api/tables/{table.table_id}/seats/0/free"
        assert other.refused("POST", path, {"kind": "bot"}, 403) == "not-host"
        host.post(f"/api/tables/{table.table_id}/leave")
        third.post(f"/api/tables/{table.table_id}/leave")
        assert house.guest().refused("POST", path, {"kind": "bot"}, 403) == "not-host"
        assert third.refused("POST", path, {"kind": "bot"}, 403) == "not-host"
        other.post(path, {"kind": "bot"})
        assert seat_of(other, table.table_id, 0)["kind"] == "bot"
        other.post(f"/api/tables/{table.table_id}/seats/2/free", {"kind": "bot"})
        host.post(f"/api/tables/{table.table_id}/return")
        path = f"/api/tables/{table.table_id}/seats/2/free"
        assert other.refused("POST", path, {"kind": "bot"}, 403) == "not-host"


def test_when_the_host_has_no_time_left_anybody_at_the_table_calls_a_bot(house: House) -> None:
    with party(house, 2, game="dystopia", settings=live(600, on_timeout="wait")) as table:
        out = table.asked()[0]
        other = table.guests[1 - out]
        change_clocks(house, table.table_id, lambda clocks: clocks | {"left": [0] * 2})
        other.post(f"/api/tables/{table.table_id}/seats/{out}/free", {"kind": "bot"})
        assert seat_of(other, table.table_id, out)["away"] == "timeout"


def test_a_rematch_that_was_given_up_is_not_the_last_one(house: House) -> None:
    ana, ben = house.guest(), house.guest()
    table_id = ana.make("me", "open", "bot", "bot", turns=1)["table"]["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ana.post(f"/api/tables/{table_id}/start")
    ben.post(f"/api/tables/{table_id}/leave")
    ben.post(f"/api/tables/{table_id}/return")
    with ana.look(table_id) as one:
        one.until_game()
        ben.post(f"/api/tables/{table_id}/leave")
        play_on(one)
    given_up = ana.post(f"/api/tables/{table_id}/rematch")["id"]
    ana.post(f"/api/tables/{given_up}/leave")
    again = ben.post(f"/api/tables/{table_id}/rematch")
    assert again["id"] != given_up
    assert again["status"] == "waiting"
    assert ana.ask("GET", f"/api/tables/{table_id}")["rematch"] == again["id"]


@pytest.mark.parametrize("number", [2**31, 2**63, 10**40, -(10**40)])
def test_numbers_that_no_database_holds_are_refused(house: House, number: int) -> None:
    ana = house.guest()
    table_id = ana.make("me", "open", "bot", "bot")["table"]["id"]
    assert house.guest().refused("POST", f"/api/tables/{table_id}/join", {"seat": number}, 422) == "malformed"
    assert ana.refused("POST", f"/api/tables/{table_id}/seats/{number}/free", {"kind": "bot"}, 422) == "malformed"


# Without a server.


class Full(LiveTable):
    """A table that as many look at as may."""

    def __init__(self) -> None:
        self.viewers = TableViewers("full", Bus())
        for _ in range(MOST_VIEWERS):
            self.viewers.add(Viewer(None, 0))
        self.players = TablePlayers({"ana": 0}, frozenset({"ana"}))
        self.private = False

    def may_see(self, person_id: str | None) -> bool:
        return not self.private or person_id in self.players.members


def test_onlookers_keep_nobody_from_their_seat() -> None:
    table = Full()
    check_may_watch(table, "ana")
    with pytest.raises(Forbidden):
        check_may_watch(table, "ben")
    table.private = True
    with pytest.raises(NotFound):  # or it would say that there is a table
        check_may_watch(table, "ben")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_whoever_has_a_whole_network_is_counted_once(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 80)})) == address


def test_what_can_be_taken_back_is_not_kept_without_end() -> None:
    record = Record(game("reality"), 2, 1)
    match, rng, cut = Match.begin(record.state, len(record.setup)), random.Random(1), 0
    for step in range(100):
        seat = rng.choice(match.waiting)
        long = replace(match, undo_points=match.undo_points * MOST_UNDO_POINTS)
        after, _ = long.act(seat, rng.choice(match.legal(seat)), Dice(step))
        assert len(after.undo_points) <= MOST_UNDO_POINTS
        cut += len(after.undo_points) == MOST_UNDO_POINTS
        match = replace(after, undo_points=after.undo_points[-1:])
    assert cut


def together(seats: int = 4) -> Match:
    record = Record(game("leaders"), seats, 1)
    return Match.begin(record.state, len(record.setup), delayed_close=True)


def test_a_second_answer_is_refused_alike_whoever_else_has_answered() -> None:
    """Else who tries it learns whether they were the last."""

    def refusal(match: Match, seat: int) -> str:
        with pytest.raises(EuphoriaError) as refused:
            match.act(seat, actions[seat], Dice(1))
        return repr(refused.value)

    match = together()
    actions = {seat: match.legal(seat)[0] for seat in match.waiting}
    early, _ = match.act(2, actions[2], Dice(1))
    late = match
    for seat in (0, 1, 3, 2):
        late, _ = late.act(seat, actions[seat], Dice(1))
    assert late.ready_to_close
    assert refusal(early, 2) == refusal(late, 2)


def test_who_comes_back_into_an_open_question_does_not_show_who_has_answered_it() -> None:
    pace = TimeControl.live(60, 5)
    clocks = Clocks.begin(pace, 4, [0, 1, 2, 3], 0, now=0)
    clocks = clocks.charge([0, 1, 2, 3], 4000)  # seat 0 has answered
    running = [1, 2, 3]
    back = clocks.charge(running, 10_000).give(pace, 3)
    shown = back.shown(2, running, [0, 1, 2, 3], 12_000)
    assert shown[0] == shown[1] == clocks.shown(2, running, [0, 1, 2, 3], 12_000)[1]
    assert shown[3].left == back.at(running, 12_000)[3]
