"""Going back by consent: asked, agreed or refused; the log keeps everything, and the dice go on."""

from __future__ import annotations

import math
import random
import signal
import time
from pathlib import Path

import pytest

from euphoria import Record, ScriptedDice, game
from euphoria.kernel.record.verifiable_dice import VerifiableDice
from euphoria.kernel.record.verify_dice import verify
from euphoria.server.match.logged_moves import LoggedMove, discarded_throws, standing_moves
from euphoria.server.match.match import Match
from tests.server.house import House, Json, Socket, play_on
from tests.server.party import Party, party


def ask(socket: Socket) -> Json:
    socket.send(type="takeback", client_id=socket.new_id(), position=socket.game["position"])
    return socket.reply()


def answer(socket: Socket, agree: bool) -> Json:
    socket.send(type="takeback-answer", client_id=socket.new_id(), agree=agree)
    return socket.reply()


def takeback(socket: Socket, seat: int | None) -> Json:
    """What is told about the wish of that seat, or (None) that there is none any more."""
    while socket.newest.get("takeback", {"seat": None if seat is not None else 0})["seat"] != seat:
        socket.receive()
    return socket.newest["takeback"]


def in_mid_game(table: Party) -> None:
    """Both have made some moves, and it is the first one's turn, who has a choice."""
    first = table.sockets[0]
    table.play_until(lambda: first.game["view"]["turn"] >= 4 and table.asked() == [0] and len(first.legal) > 1)


def move(table: Party) -> tuple[Json, list[Json]]:
    """The first one decides until the second one has to; the view and the events before their last choice."""
    socket = table.sockets[0]
    before, events = socket.game["view"], list(socket.events)
    for _ in range(100):
        if table.asked() == [1]:
            break
        if len(socket.legal) > 1:
            before, events = socket.game["view"], list(socket.events)
        if socket.legal:
            table.act(0)
        table.listen()
    return before, events


def test_all_must_agree_and_then_the_game_is_as_it_was(house: House) -> None:
    with party(house, 2, game="dystopia") as table:
        first, second = table.sockets
        in_mid_game(table)
        before, events = move(table)
        assert first.game["view"] != before
        assert ask(first)["type"] == "acknowledged"
        assert takeback(second, 0) == {"type": "takeback", "seat": 0, "waiting_for": [1]}
        assert answer(second, True)["type"] == "acknowledged"
        assert takeback(second, None)["waiting_for"] == []
        table.listen()
        assert first.game["view"] == before
        assert first.events == events
        assert len(second.events) == len(events)
        assert table.act(0, which=1)["type"] == "acknowledged"


def test_a_refusal_or_a_new_move_ends_it(house: House) -> None:
    with party(house, 2, game="dystopia") as table:
        first, second = table.sockets
        in_mid_game(table)
        move(table)
        now = first.game["view"]
        ask(first)
        takeback(second, 0)
        assert answer(second, False)["type"] == "acknowledged"
        assert takeback(second, None)["waiting_for"] == []
        assert answer(second, True)["reason"]["code"] == "takeback"
        assert first.game["view"] == now
        first.catch_up()
        ask(first)
        takeback(second, 0)
        assert ask(second)["reason"]["code"] == "takeback"
        assert answer(first, True)["reason"]["code"] == "takeback"
        table.act(1)
        assert takeback(second, None)["waiting_for"] == []
        assert answer(second, True)["reason"]["code"] == "takeback"


def test_asking_again_changes_nothing_while_a_wish_stands(house: House) -> None:
    with party(house, 3, game="dystopia") as table:
        first, second, third = table.sockets
        in_mid_game(table)
        move(table)
        ask(first)
        takeback(third, 0)
        assert answer(second, True)["type"] == "acknowledged"
        third.until(lambda message: message.get("waiting_for") == [2])
        assert ask(first)["type"] == "acknowledged"
        third.until_quiet()
        assert third.newest["takeback"] == {"type": "takeback", "seat": 0, "waiting_for": [2]}


def test_nobody_is_asked_again_and_again(tmp_path: Path) -> None:
    """One question, then 20 seconds until the next; with all rates times four, four of them, and five seconds."""
    with House(tmp_path, EUPHORIA_RATE_FACTOR="4").running() as house, party(house, 2, game="dystopia") as table:
        first, second = table.sockets
        in_mid_game(table)
        move(table)
        replies = []
        for _ in range(20):
            replies.append(ask(first))
            answer(first, False)
        assert [reply["type"] for reply in replies].count("acknowledged") == 4
        late = replies[-1]
        assert late["reason"]["code"] == "takeback-wait"
        assert 0 < late["retry_after"] <= 5
        assert f"again in {math.ceil(late['retry_after'])} seconds" in late["reason"]["message"]
        second.catch_up()
        prompts = [told for told in second.all if told["type"] == "takeback" and told["seat"] == 0]
        assert len(prompts) <= 4
        time.sleep(late["retry_after"])
        assert ask(first)["type"] == "acknowledged"


def test_whoever_plays_with_bots_alone_asks_nobody_and_need_not_wait(tmp_path: Path) -> None:
    with House(tmp_path, EUPHORIA_RATE_FACTOR="4").running() as house:
        ana = house.guest()
        with ana.look(ana.play("me", "bot", game="dystopia")) as socket:
            socket.until_game()
            play_on(socket, 8)
            socket.until_asked()
            for _ in range(6):
                assert ask(socket)["type"] == "acknowledged"
                socket.catch_up()
                play_on(socket, 1)
                socket.until_asked()


def test_only_those_who_play_are_asked(house: House) -> None:
    ana = house.guest()
    table_id = ana.play("me", "bot", game="dystopia")
    with ana.look(table_id) as socket, house.look(table_id) as stranger:
        socket.until_game()
        stranger.until_game()
        assert ask(socket)["reason"]["code"] == "takeback"
        play_on(socket, 5)
        socket.until_asked()
        turn = socket.game["view"]["turn"]
        assert ask(stranger)["reason"]["code"] == "not-seated"
        assert answer(stranger, True)["reason"]["code"] == "not-seated"
        asked = house.stored("SELECT count(*) FROM moves WHERE table_id = ?", table_id)[0][0]
        assert ask(socket)["type"] == "acknowledged"
        ((number, back),) = house.stored(
            "SELECT number, back FROM moves WHERE back IS NOT NULL AND table_id = ?", table_id
        )
        assert back < asked < number
        socket.catch_up()
        assert socket.game["view"]["turn"] <= turn
        assert socket.legal


def test_who_was_away_meanwhile_keeps_nothing_that_was_taken_back(house: House) -> None:
    with party(house, 2, game="dystopia") as table:
        in_mid_game(table)
        move(table)
        ben = table.guests[1]
        with ben.look(table.table_id) as before:
            before.until_game()
        with ben.look_again(table.table_id, before) as same:
            assert same.until_game()["since"] == len(before.events)
        go_back_and_do_otherwise(table, len(before.events))
        with ben.look_again(table.table_id, before) as after, ben.look(table.table_id) as fresh:
            assert after.until_game()["since"] == 0
            fresh.until_game()
            assert after.events == fresh.events
            assert after.events[: len(before.events)] != before.events
            assert after.game["mark"] == fresh.game["mark"] == table.sockets[1].game["mark"]


def go_back_and_do_otherwise(table: Party, events: int) -> None:
    """Until there are more events than so many again."""
    first, second = table.sockets
    ask(first)
    takeback(second, 0)
    assert answer(second, True)["type"] == "acknowledged"
    table.listen()
    assert len(first.events) < events
    assert table.act(0, which=1)["type"] == "acknowledged"
    table.play_until(lambda: min(len(socket.events) for socket in table.sockets) > events)


def test_a_wish_survives_a_crash(tmp_path: Path) -> None:
    with House(tmp_path).running() as house:
        with party(house, 2, game="dystopia") as table:
            in_mid_game(table)
            before, _ = move(table)
            assert ask(table.sockets[0])["type"] == "acknowledged"
        house.end(signal.SIGKILL)
        house.start()
        first, second = table.guests
        with second.look(table.table_id) as socket:
            assert takeback(socket, 0)["waiting_for"] == [1]
            assert answer(socket, True)["type"] == "acknowledged"
        with first.look(table.table_id) as socket:
            assert socket.until_game()["view"] == before


# Without a server.

SECRET = bytes(range(32))


def go_back_often(id: str, seats: int, patient: bool) -> tuple[Match, Match, list[LoggedMove], Record]:
    """A game in which everything that can be taken back now and then is: the first match, the last, all lines."""
    rng = random.Random(id)
    dice = VerifiableDice(SECRET, "a table", ["words"] * seats)
    record = Record(game(id), seats, dice=dice)
    first = match = Match.begin(record.state.copy(), len(record.setup), delayed_close=patient)
    past, lines = [match], list[LoggedMove]()
    while match.state.outcome is None and (len(lines) < 400 or match.joint_question is not None):
        dice = VerifiableDice(SECRET, "a table", ["words"] * seats, match.dice_thrown)
        earlier = [one for one in past[-15:-1] if one.settled]
        if match.ready_to_close:
            match, line = match.close_question(dice)
        elif earlier and rng.random() < 0.08 and len(lines) < 300:
            match, line = match.go_back(0, rng.choice(earlier))
        else:
            seat = rng.choice(match.waiting)
            if match.may_take_back(seat) and rng.random() < 0.5:
                match, line = match.take_back(seat)
            else:
                match, line = match.act(seat, rng.choice(match.legal(seat)), dice)
        past.append(match)
        lines.append(line)
    return first, match, lines, record


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize(("id", "seats"), [("leaders", 4), ("dystopia", 2), ("reality", 2)])
def test_the_log_grows_again_and_its_record_is_verified(id: str, seats: int, patient: bool) -> None:
    first, last, lines, record = go_back_often(id, seats, patient)
    assert sum(line.back is not None for line in lines) > 5
    again = first.replay_all(lines)[-1]
    assert again.state == last.state
    assert (again.length, again.dice_thrown, again.move_counts) == (last.length, last.dice_thrown, last.move_counts)
    for line in standing_moves(lines):
        assert line.action is not None
        record.state.dice = ScriptedDice(line.chance)
        record.apply(line.seat, line.action)
    assert record.state == last.state
    assert record.evidence is not None
    record.evidence = record.evidence._replace(skipped=discarded_throws(lines, len(record.setup)))
    record.reveal(SECRET, unfinished=True)
    verdict = verify(Record.parse(record.dump()))
    assert verdict.good
    assert verdict.dice + verdict.skipped == last.dice_thrown
    assert id == "leaders" or verdict.skipped
