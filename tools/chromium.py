"""Finds the browser that the tests of the page run in, and on Debian and its kin installs it if there is none.

python tools/chromium.py    install it if it is missing, and say where it is
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
DEBIAN = Path("/etc/debian_version")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
ADVICE = f"""The tests of the page need Chromium or Chrome, and there is none here.
On Debian, as root:  {" ".join(INSTALL)}
Elsewhere install either of them, or set EUPHORIA_CHROMIUM to the path of its program.
"""


def find() -> str | None:
    """The path of its program: what EUPHORIA_CHROMIUM says, or what the system has."""
    named = os.environ.get("EUPHORIA_CHROMIUM")
    if named:
        return shutil.which(named)
    found = filter(None, map(shutil.which, NAMES))
    return next(found, None) or next(filter(os.path.exists, PLACES), None)


def install() -> bool:
    """Whether it could be: Debian's package, by somebody who may."""
    if not DEBIAN.exists() or os.geteuid() != 0 or os.environ.get("EUPHORIA_CHROMIUM"):
        return False
    print("Installing Chromium for the tests of the page (once) ...", flush=True)
    # The list of packages may be old, or not there at all: then a second try helps.
    return _runs(*INSTALL) or (_runs("apt-get", "update") and _runs(*INSTALL))


def _runs(*command: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode == 0


def main() -> int:
    if find() is None:
        install()
    found = find()
    if found is None:
        print(ADVICE, file=sys.stderr)
        return 1
    print(f"The page is tested in {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
