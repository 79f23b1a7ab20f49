"""The measurement of the load measures what it says; its figures themselves are for `make load`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.load import Measured

ROOT = Path(__file__).parents[2]


def test_a_percentile_is_one_of_what_was_measured() -> None:
    measured = Measured([number / 1000 for number in range(100)])
    assert (measured.percentile(50), measured.percentile(95), measured.percentile(100)) == (50, 95, 99)
    assert Measured().percentile(95) == 0
    assert measured.shown()["p95_ms"] == 95


@pytest.mark.soak
def test_a_small_load_goes_without_an_error() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "load.py"), "--tables", "4", "--seconds", "3"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found = json.loads(ran.stdout)
    assert found["what_went_wrong"] == []
    assert found["sockets"] == 16
    flat_out, paced = found["flat_out"], found["paced"]
    assert paced["moves"]["messages"] > 4
    assert flat_out["moves"]["a_second"] > paced["moves"]["a_second"]
    assert flat_out["echo"]["a_second"] > 5 * paced["echo"]["a_second"]
    assert paced["ratio_p95"] > 1
