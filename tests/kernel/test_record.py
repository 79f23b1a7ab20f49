"""Records: kept, stored, replayed, refused when damaged; and undo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from euphoria import Record, RecordError, ScriptedDice, game
from tests.leaders.play import act
from tests.random_play import record, states

LEADERS = game("leaders")


@pytest.fixture(scope="module")
def kept() -> Record:
    return record(LEADERS, seats=5, seed=21, lively=0.5, turns=5)


def test_a_record_replays_without_the_dice(kept: Record) -> None:
    again = Record.parse(kept.dump())
    assert again.state == kept.state
    assert again.state.digest() == kept.state.digest()
    assert isinstance(again.state.dice, ScriptedDice)
    assert again.dump() == kept.dump()


def test_a_record_is_saved_and_loaded(kept: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    kept.save(path)
    assert Record.load(path).state == kept.state
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_record_of_nothing_and_of_half_a_game(kept: Record) -> None:
    empty = Record(LEADERS, seats=4, seed=1)
    assert Record.parse(empty.dump()).state == empty.state
    half = Record(LEADERS, seats=5, seed=21, turns=5)
    for move in kept.moves[:30]:
        half.apply(move.seat, move.action)
    assert Record.parse(half.dump()).state == half.state


def test_a_record_can_begin_from_a_scenario() -> None:
    text = "game: leaders\nseats: 4\nturn: B action\ndice: 1 0\n"
    kept = Record(LEADERS, scenario=text)
    seat = kept.state.deciders[0]
    kept.apply(seat, kept.state.legal(seat)[0])
    assert Record.parse(kept.dump()).state == kept.state


def test_steps_are_all_positions_in_order(kept: Record) -> None:
    steps = list(kept.steps())
    assert len(steps) == len(kept.moves) + 1
    assert steps[0][1] is None
    assert steps[0][0] == LEADERS.new(seats=5, seed=21, turns=5)
    assert steps[-1][0] == kept.state
    assert [move for _, move in steps[1:]] == kept.moves


def test_the_seed_is_committed_to_and_not_told(kept: Record) -> None:
    data = json.loads(kept.dump())
    assert len(data["seed_commitment"]) == 64
    assert "seed" not in data
    assert record(LEADERS, seats=5, seed=22, turns=1).seed_commitment != kept.seed_commitment


def broken(kept: Record, **changes: Any) -> str:
    return json.dumps({**json.loads(kept.dump()), **changes})


def with_move(kept: Record, number: int, move: object) -> str:
    moves: list[object] = [move.json() for move in kept.moves]
    moves[number] = move
    return broken(kept, moves=moves)


def test_damaged_records_are_refused_with_a_reason(kept: Record) -> None:
    moves = [move.json() for move in kept.moves]
    cases = {
        "": "JSON",
        "{": "JSON",
        "[]": "no 'moves'",
        '{"game": "leaders"}': "no 'moves'",
        kept.dump()[: len(kept.dump()) // 2]: "JSON",
        broken(kept, schema=99): "schema 99",
        broken(kept, game="chess"): "no game 'chess'",
        broken(kept, revision=0): "revision 0",
        broken(kept, seats=17): "cannot be set up: option 'seats'",
        broken(kept, seats="x"): "cannot be set up: option 'seats'",
        broken(kept, options={"edition": "Z"}): "cannot be set up: option 'edition'",
        broken(kept, options={"wings": 2}): "cannot be set up: option 'wings'",
        broken(kept, options={"seats": 2}): "cannot be set up",
        broken(kept, options=[]): "'options'",
        broken(kept, setup=[1, 2]): "cannot be set up: the script of 2 dice",
        broken(kept, setup=["a"]): "'setup'",
        broken(kept, setup=[*kept.setup, 0]): "more dice for setting up",
        broken(kept, setup=[99, *kept.setup[1:]]): "shows 99",
        broken(kept, scenario="game: chess"): "not of 'leaders'",
        broken(kept, scenario=5): "'scenario' is a text",
        broken(kept, moves="none"): "'moves' are a list",
        broken(kept, moves=[[0]]): "move 1 is not",
        broken(kept, moves=moves[:-1]): "was changed",
        broken(kept, digest="0" * 16): "was changed",
        with_move(kept, 3, [0, ["fly"], []]): "move 4: no action",
        with_move(kept, 3, [77, ["skip"], []]): "move 4 cannot be replayed: no seat 77; this game has seats 0 to 4",
        with_move(kept, 5, [0, ["shoot"], []]): "move 6 cannot be replayed: L-",
        with_move(kept, 5, [*kept.moves[5].json()[:2], [1] * 9]): "move 6",
        with_move(kept, 5, [*kept.moves[5].json()[:2], ["x"]]): "move 6 is not",
    }
    for text, reason in cases.items():
        with pytest.raises(RecordError) as caught:
            Record.parse(text)
        assert reason in str(caught.value), (text[:60], str(caught.value))


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot read"):
        Record.load(tmp_path / "nothing.json")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="cannot read"):
        Record.load(tmp_path / "bytes")


SCENE = """game: leaders
seats: 4
turn: B action
B: s s e / snow-globe, turntable /
rest: -
"""


def test_undo_takes_back_what_nobody_has_seen() -> None:
    kept = Record(LEADERS, scenario=SCENE)
    start = kept.state.digest()
    kept.apply(1, act(kept.state, "use", "snow-globe"))
    kept.apply(1, act(kept.state, "choose-player", "A"))
    assert kept.may_undo(1)
    assert len(kept.moves) == 2
    kept.undo(1)
    kept.undo(1)
    assert kept.state.digest() == start
    assert not kept.moves
    assert Record.parse(kept.dump()).state == kept.state


def test_undo_stops_where_something_became_known() -> None:
    kept = Record(LEADERS, scenario=SCENE)
    with pytest.raises(RecordError, match="nothing has been done"):
        kept.undo(1)
    for words in (("use", "turntable"), ("pay", "B1")):
        kept.apply(1, act(kept.state, *words))
    assert not kept.may_undo(1)
    with pytest.raises(RecordError, match="already become known"):
        kept.undo(1)


def test_undo_of_what_all_can_see_but_nobody_learns_from() -> None:
    """An aim is public, and can be taken back until somebody else moves."""
    kept = Record(LEADERS, scenario="game: leaders\nseats: 4\nturn: B aim\nB: s s e / - / gun A\nrest: -\n")
    start = kept.state.digest()
    kept.apply(1, act(kept.state, "aim", "D"))
    assert kept.state.deciders == (2,)
    kept.undo(1)
    assert kept.state.digest() == start
    kept.apply(1, act(kept.state, "aim", "D"))
    kept.apply(2, act(kept.state, "skip"))
    with pytest.raises(RecordError, match="another player's"):
        kept.undo(1)


def test_what_was_said_is_not_taken_back() -> None:
    kept = Record(LEADERS, scenario=SCENE)
    kept.apply(1, act(kept.state, "claim-team", "B", "euphorian"))
    with pytest.raises(RecordError, match="already become known"):
        kept.undo(1)


def test_in_dystopia_a_worker_is_taken_back_unless_a_die_or_a_card_was_seen() -> None:
    dystopia = game("dystopia")
    scene = "game: dystopia\nseats: 2\nA workers: 4 3\nA goods: 1 energy\nB workers: 2 / euphorian-tunnel 5\n"
    kept = Record(dystopia, scenario=scene + "A recruits: -\nB recruits: -\n")
    start = kept.state.digest()
    kept.apply(0, dystopia.action(["place", 4, 2]))
    assert kept.may_undo(0)
    kept.undo(0)
    assert kept.state.digest() == start
    kept.apply(0, dystopia.action(["place", 4, 4]))
    assert not kept.may_undo(0), "a worker was bumped, and rolled"


def test_undo_is_for_ones_own_last_action() -> None:
    kept = Record(LEADERS, seats=4, seed=2)
    kept.apply(0, kept.state.legal(0)[0])
    with pytest.raises(RecordError, match="another player's"):
        kept.undo(1)
    kept.undo(0)
    assert kept.state.deciders == (0, 1, 2, 3)


def test_undo_does_not_reach_past_another_players_action() -> None:
    kept = Record(LEADERS, seats=4, seed=2)
    kept.apply(0, kept.state.legal(0)[0])
    kept.apply(1, kept.state.legal(1)[0])
    kept.undo(1)
    with pytest.raises(RecordError, match="others have moved since"):
        kept.undo(0)


def test_undo_leaves_no_trace_for_others() -> None:
    """What a player begins and takes back is in nobody else's view or log."""
    kept = Record(LEADERS, scenario=SCENE)
    seen = [(kept.state.view(seat), kept.state.events(seat)) for seat in (0, 2, 3, None)]
    kept.apply(1, act(kept.state, "use", "snow-globe"))
    assert [(kept.state.view(seat), kept.state.events(seat)) for seat in (0, 2, 3, None)] == seen
    kept.undo(1)
    assert [(kept.state.view(seat), kept.state.events(seat)) for seat in (0, 2, 3, None)] == seen


def test_stored_states_that_are_damaged_are_refused() -> None:
    from euphoria import LoadError

    *_, state = states(LEADERS, 4, 1, turns=1)
    whole = json.loads(LEADERS.dump(state))
    position = whole["position"]
    cases: list[object] = [
        "", "[]", {**whole, "schema": 0}, {**whole, "game": "chess"}, {**whole, "revision": 7},
        {**whole, "dice": None}, {**whole, "position": {}}, {**whole, "position": {**position, "seats": 99}},
        {**whole, "position": {**position, "options": {"edition": "Z"}}},
    ]  # fmt: skip
    for name, value in position.items():
        if name not in ("outcome", "options", "seats"):
            cases.append({**whole, "position": {**position, name: "damaged"}})
            if isinstance(value, list) and value:
                cases.append({**whole, "position": {**position, name: [None, "x"]}})
    for name in ("at", "kinds", "pile", "cards", "guns", "seen", "told"):
        cases.append({**whole, "position": {**position, name: [99]}})
    cases.append({**whole, "position": {**position, "outcome": {"winners": []}}})
    for case in cases:
        with pytest.raises(LoadError):
            LEADERS.load(case if isinstance(case, str) else json.dumps(case))


@pytest.mark.parametrize("extra", [{"bogus": 1}, {"Moves": [], "note": "hello"}])
def test_a_record_with_unknown_keys_is_refused_with_their_names(extra: dict[str, object]) -> None:
    data = json.loads(Record(LEADERS, seats=4, seed=1).dump()) | extra
    with pytest.raises(RecordError) as caught:
        Record.parse(json.dumps(data))
    assert all(repr(key) in str(caught.value) for key in extra)
    assert "what it may have: digest, game, moves" in str(caught.value)


def test_a_program_may_keep_what_it_knows_beside_a_game() -> None:
    data = json.loads(Record(LEADERS, seats=4, seed=1).dump()) | {"table": {"names": ["Ana"]}}
    assert Record.parse(json.dumps(data)).state.seats == 4
