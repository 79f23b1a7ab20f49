"""Runs failed tests of the server and the browser once more, alone, and says how many needed it.

They start real servers, processes and browsers, which can be late on a busy machine. All other tests depend on nothing
but the code: if one of those has failed, nothing is run again.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
REAL_PROCESSES = ("tests/server/", "tests/browser/")


def main() -> int:
    failed = sorted(json.loads(FAILED.read_text("utf-8"))) if FAILED.is_file() else []
    others = [test for test in failed if not test.startswith(REAL_PROCESSES)]
    if others or not failed:
        print(f"No second chance: {len(others)} failed tests use neither a server nor a browser.")
        return 1
    print(f"Second chance, one at a time, for {len(failed)} tests of server and browser:")
    for test in failed:
        print(f"  {test}")
    again = subprocess.run([sys.executable, "-m", "pytest", "-n", "0", *failed], check=False, cwd=ROOT)
    print(f"{len(failed)} tests needed a second chance; {'all passed' if again.returncode == 0 else 'not all passed'}.")
    return again.returncode


if __name__ == "__main__":
    sys.exit(main())
