"""Search workers: their failures stay in them, and they end with their parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future

import pytest

from euphoria import Dice
from euphoria.bots.core.budget import Budget
from euphoria.bots.core.perspective import Perspective
from euphoria.bots.factory import make_bot
from euphoria.bots.search.action_estimate import ActionEstimate
from euphoria.bots.search.parallel_search import SEARCH_WORKERS
from euphoria.games import game


def test_a_failure_elsewhere_leaves_the_own_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: object, seeds: list[int]) -> list[Future[list[ActionEstimate]]]:
        future: Future[list[ActionEstimate]] = Future()
        future.set_exception(ZeroDivisionError("in another process"))
        return [future]

    monkeypatch.setattr(SEARCH_WORKERS, "submit", fail)
    state = game("dystopia").new(seats=2, seed=4)
    while len(state.legal(state.deciders[0])) == 1:
        state.apply(state.deciders[0], state.legal(state.deciders[0])[0])
    seen = Perspective.of(state, state.deciders[0], Dice(1))
    player = make_bot("planner", "dystopia", 5)
    helped = player.choose(seen, Budget(iterations=40, cores=2))
    assert player.bot.troubles.total() == 0
    assert helped in state.legal(state.deciders[0])


ASK = """
import time
from euphoria.bots.search.parallel_search import SEARCH_WORKERS
if __name__ == "__main__":
    pool = SEARCH_WORKERS._open(1)
    pool.submit(time.sleep, 0).result()
    print(*pool._processes, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="needs /proc")
def test_they_die_with_whom_they_work_for() -> None:
    with subprocess.Popen([sys.executable, "-c", ASK], stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None
        worker = int(asking.stdout.readline())
        asking.send_signal(signal.SIGKILL)
    for _ in range(200):
        if not is_alive(worker):
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("it waits for work for ever")


def is_alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
