"""The page's files: what is at which address, how long it is kept, and what is there before it is built."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from euphoria.kernel.files.data_folders import ResourceError, folder
from euphoria.server.http.middleware import HEADERS
from euphoria.server.http.static_page import StaticPage
from tests.server.house import House, browser

DOCUMENT = "<!doctype html><title>Table</title>" + " " * 200


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(DOCUMENT)
    (tmp_path / "mark.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-B1.js").write_text("let a = 1;" * 50)
    (tmp_path / "assets" / "face-C2.woff2").write_bytes(b"wOF2" * 50)
    (tmp_path / ".sources").write_text("secret")
    return tmp_path


def ask(root: Path | None, path: str, **headers: str) -> httpx.Response:
    app = FastAPI()
    app.include_router(StaticPage(root).router)

    async def asking() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(asking())


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/leaders", "/anything/at/all"])
def test_every_page_is_the_document(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 200
    assert answer.text == DOCUMENT
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/assets/index-OLD.js", "/favicon.ico", "/.sources"])
def test_what_is_no_page_is_not_there(built: Path, path: str) -> None:
    assert ask(built, path).status_code == 404


@pytest.mark.parametrize(
    ("path", "type"),
    [("/assets/index-B1.js", "text/javascript; charset=utf-8"), ("/assets/face-C2.woff2", "font/woff2")],
)
def test_files_that_are_named_after_what_is_in_them_are_kept_for_good(built: Path, path: str, type: str) -> None:
    answer = ask(built, path)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == type


def test_texts_are_packed_for_those_who_can_unpack_them(built: Path) -> None:
    packed, plain = (ask(built, "/", **{"accept-encoding": way}) for way in ("gzip, br", "identity"))
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(DOCUMENT.encode(), mtime=0))
    assert packed.text == plain.text == DOCUMENT
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in ask(built, "/assets/face-C2.woff2", **{"accept-encoding": "gzip"}).headers


@pytest.mark.parametrize(
    ("wanted", "said"), [("es-MX,en", "no se ha construido"), ("fr", "has not been built"), ("", "make web")]
)
def test_a_page_that_is_not_built_says_what_to_do(wanted: str, said: str) -> None:
    answer = ask(None, "/", **{"accept-language": wanted})
    assert answer.status_code == 503
    assert said in answer.text


def test_the_server_has_the_page_beside_its_api(house: House) -> None:
    with browser(house.url) as http:
        assert http.get("/api/games").json()
        assert http.get("/health").json()["status"] == "fine"
        assert http.get("/api/nothing").json()["error"]["code"] == "not-found"
        page = http.get("/table/abc")
    assert page.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert page.status_code == (200 if is_built() else 503)


def test_parts_of_documents_have_the_header_about_their_type_only(house: House) -> None:
    with browser(house.url) as http:
        part, picture = http.get("/assets/part.js"), http.get("/assets/picture.svg")
    assert part.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in part.headers
    assert set(HEADERS) <= set(picture.headers)


def is_built() -> bool:
    try:
        return folder("web").is_dir()
    except ResourceError:
        return False


@pytest.mark.skipif(not is_built(), reason="the page is not built")
def test_the_document_obeys_the_content_security_policy() -> None:
    document = (folder("web") / "index.html").read_text("utf-8")
    assert 'src="/assets/index-' in document
    assert "<style" not in document and "style=" not in document
    assert document.count("<script") == document.count('<script type="module" crossorigin src="/assets/')


@pytest.mark.skipif(not is_built(), reason="the page is not built")
def test_the_first_page_is_small() -> None:
    """All that the document names at once, the fonts, and the words of one language, packed."""
    root = folder("web")
    document = (root / "index.html").read_text("utf-8")
    named = [path for path in (root / "assets").iterdir() if path.name in document]
    fonts = list((root / "assets").glob("*.woff2"))
    texts = sorted((root / "assets").glob("web-*.js"), key=lambda path: path.stat().st_size)[-1:]
    assert named and fonts and texts
    total = sum(len(gzip.compress(path.read_bytes())) for path in [root / "index.html", *named, *fonts, *texts])
    assert total < 150_000
