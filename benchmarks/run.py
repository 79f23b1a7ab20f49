"""`make bench`: our games and their peers, in turns, on one core. README.md says how and why."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    # a file that is run sees its own folder; the modules beside it are those of the package `benchmarks`
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from benchmarks.race import main

    sys.exit(main())
