"""Writes the server's schemas, and the types that the page generates from them.

python -m tools.schemas          docs/openapi.json, docs/protocol.schema.json and web/src/api/generated
python -m tools.schemas --check  fails if one of them is out of date, and changes nothing
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from euphoria.server.api import socket_protocol
from euphoria.server.app import make_app
from euphoria.server.settings import ServerSettings
from tools import page

DOCS = page.ROOT / "docs"
ADVICE = "is out of date: run `make types` and commit the result."


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            write()
            page.npm("run", "types")
        case ["--check"]:
            if outdated := [path for path, text in schemas().items() if not _is(path, text)]:
                for path in outdated:
                    print(f"{path.relative_to(page.ROOT)} {ADVICE}", file=sys.stderr)
                return 1
            page.install()
            page.npm("run", "types", "--", "--check")
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def write() -> None:
    page.install()
    for path, text in schemas().items():
        path.write_text(text, "utf-8")


def schemas() -> dict[Path, str]:
    """Each schema file with the text that it should have."""
    return {DOCS / "openapi.json": openapi(), DOCS / "protocol.schema.json": socket_protocol.text()}


def openapi() -> str:
    """The OpenAPI document of the HTTP interface. The application is built, but not started: the database in memory
    is never opened."""
    document = make_app(ServerSettings(database="sqlite+aiosqlite://")).openapi()
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _is(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
