"""Finds the Chromium that the tests of the page use, and installs one where there is none.

python tools/chromium.py    says where it is, or fails
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The one that EUPHORIA_CHROMIUM names, the system's, or Playwright's own."""
    named = os.environ.get("EUPHORIA_CHROMIUM")
    if named is not None:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None) or _of_playwright()


def install() -> None:
    """As the system's package, where we may install one; otherwise Playwright's own."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        if subprocess.run(command, check=False).returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    if find() is None and "EUPHORIA_CHROMIUM" not in os.environ:
        print("There is no Chromium here; installing one (once) ...", file=sys.stderr)
        install()
    found = find()
    if found is None:
        print(
            "error: the tests of the page need Chromium: install it, or name it in EUPHORIA_CHROMIUM", file=sys.stderr
        )
        return 1
    print(found)
    return 0


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    sys.exit(main())
