"""The page: the files that were built from `web/`, at every address that is nobody else's.

They are few and small, so they are read and packed once, when the server starts. Files whose name has a hash of what is
in them are kept by browsers for good. Every other address is a page's own: it gets the document, and the page looks at
the address itself.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from euphoria.kernel.files.data_folders import ResourceError, folder
from euphoria.kernel.text.messages import LANGUAGES, words

HASHED = "assets/"
"""Where the files lie whose names change whenever they do."""
DOCUMENT = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_OURS = ("api", "health", "ready", "metrics")
"""The first parts of addresses that are never a page's."""
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg+xml")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""Not as the machine's own tables say it, which differ."""


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None
    """The same for browsers that take gzip, where that is shorter."""
    type: str
    kept: str
    """What browsers are told about keeping it."""


class Page:
    def __init__(self, root: Path | None) -> None:
        """Without a root: the page has not been built, and says so."""
        self.files = {} if root is None else _read(root)
        self.router = APIRouter()
        self.router.add_api_route(
            "/{path:path}", self.show, methods=["GET", "HEAD"], include_in_schema=False, response_class=Response
        )

    async def show(self, path: str, request: Request) -> Response:
        file = self.files.get(path)
        if file is None:
            if path.partition("/")[0] in NOT_OURS or "." in path.rpartition("/")[2]:
                raise HTTPException(404, "there is nothing at this address")
            file = self.files.get(DOCUMENT)
        if file is None:
            return not_built(request.headers.get("accept-language", ""))
        headers = {"cache-control": file.kept, "vary": "accept-encoding"}
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, media_type=file.type, headers=headers | {"content-encoding": "gzip"})
        return Response(file.body, media_type=file.type, headers=headers)


def find_page() -> Page:
    """The page as it was built into the package, or by `make web`."""
    try:
        return Page(folder("web"))
    except ResourceError:
        return Page(None)


def not_built(languages: str) -> Response:
    """What whoever comes before the page is built should do."""
    wanted = [tag.strip()[:2].lower() for tag in languages.split(",")]
    language = next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])
    headers = {"content-language": language, "cache-control": "no-store"}
    return Response(words(language).say("server-no-page") + "\n", 503, headers, "text/plain")


def _read(root: Path) -> dict[str, File]:
    found = sorted(path for path in root.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(root).as_posix(): _file(path, root) for path in found}


def _file(path: Path, root: Path) -> File:
    body = path.read_bytes()
    type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if type.startswith(WORTH_PACKING) else b""
    hashed = path.relative_to(root).as_posix().startswith(HASHED)
    return File(body, packed if 0 < len(packed) < len(body) else None, type, FOR_GOOD if hashed else ASK_AGAIN)
