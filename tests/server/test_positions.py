"""Tables that begin at a scenario are played, loaded, ended and replayed as any other."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import play_on
from tests.server.positions import PositionHouse, table_at

SCENE = """
game: dystopia
seats: 2
turn_limit: 6
A stars: 4
A goods: 3 gold
A workers: 4 4
A knowledge: 6
rolls: 6 6
"""


def test_a_game_from_a_position_is_loaded_again_and_replayed(tmp_path: Path) -> None:
    with PositionHouse(tmp_path).running() as house:
        guest = house.guest()
        table_id = guest.ask("POST", "/api/tables", table_at(SCENE), 201)["table"]["id"]
        guest.post(f"/api/tables/{table_id}/start")
        with guest.look(table_id) as socket:
            view = socket.until_game()["view"]
            assert (view["players"][0]["stars"], view["players"][0]["available"]) == (4, [4, 4])
            assert play_on(socket, 1) == 1
        house.end()
        house.start()
        with guest.at(house).look(table_id) as socket:
            socket.until_game()
            play_on(socket)
            assert socket.game["outcome"] is not None
        steps = guest.ask("GET", f"/api/replays/{table_id}/steps?seat=0&first=0&count=1")["steps"]
        assert steps[0]["view"]["players"][0]["stars"] == 4
