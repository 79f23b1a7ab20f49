"""Serves the page: the files built from `web/`, at every path that no endpoint has.

The files are few and small: they are read and compressed once, when the server starts. Browsers cache files with a hash
in their name for ever. Every path without a file gets the document, and the page's own router reads the path.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from euphoria.kernel.files.data_folders import ResourceError, folder
from euphoria.kernel.text.languages import LANGUAGES
from euphoria.kernel.text.messages import words

HASHED_FILES = "assets/"
"""The folder of files with a content hash in their name."""
DOCUMENT = "index.html"
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
NOT_PAGES = ("api", "health", "ready", "metrics")
"""First segments of paths that are endpoints: an unknown path below them is answered with 404."""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""Fixed here, since `mimetypes` reads the operating system's tables, which differ."""


@dataclass(frozen=True)
class StaticFile:
    body: bytes
    gzipped: bytes | None
    """The body compressed; None if that would not be shorter."""
    type: str
    cache_control: str


class StaticPage:
    def __init__(self, root: Path | None) -> None:
        """Without a root the page has not been built, and every path answers how to build it."""
        self.files = {} if root is None else _read(root)
        self.router = APIRouter()
        self.router.add_api_route(
            "/{path:path}", self.show, methods=["GET", "HEAD"], include_in_schema=False, response_class=Response
        )

    async def show(self, path: str, request: Request) -> Response:
        file = self.files.get(path)
        if file is None:
            if path.partition("/")[0] in NOT_PAGES or "." in path.rpartition("/")[2]:
                raise HTTPException(404, "there is nothing at this address")
            file = self.files.get(DOCUMENT)
        if file is None:
            return not_built(request.headers.get("accept-language", ""))
        headers = {"cache-control": file.cache_control, "vary": "accept-encoding"}
        if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.gzipped, media_type=file.type, headers=headers | {"content-encoding": "gzip"})
        return Response(file.body, media_type=file.type, headers=headers)


def find_page() -> StaticPage:
    """The page that the package contains, or that `make web` has built."""
    try:
        return StaticPage(folder("web"))
    except ResourceError:
        return StaticPage(None)


def not_built(languages: str) -> Response:
    """Answer that the page has not been built and how to build it, in the browser's language."""
    wanted = [re.split("[-;]", tag.strip())[0].lower() for tag in languages.split(",")]
    language = next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])
    headers = {"content-language": language, "cache-control": "no-store"}
    return Response(words(language).say("server-no-page") + "\n", 503, headers, "text/plain")


def _read(root: Path) -> dict[str, StaticFile]:
    found = sorted(path for path in root.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(root).as_posix(): _file(path, root) for path in found}


def _file(path: Path, root: Path) -> StaticFile:
    body = path.read_bytes()
    type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    gzipped = gzip.compress(body, mtime=0) if type.startswith(COMPRESSIBLE) else b""
    hashed = path.relative_to(root).as_posix().startswith(HASHED_FILES)
    is_shorter = 0 < len(gzipped) < len(body)
    return StaticFile(body, gzipped if is_shorter else None, type, CACHE_FOREVER if hashed else REVALIDATE)
