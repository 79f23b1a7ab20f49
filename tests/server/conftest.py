"""One server for all tests that do no harm to it, for each kind of database."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.places import BOTH, POSTGRESQL, SQLITE, File, Place, Postgres, running_postgres


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A module that says so (`PLACES = BOTH`) has all its tests of the common house run at each place."""
    places = getattr(metafunc.module, "PLACES", None)
    if places is not None and "house" in metafunc.fixturenames:
        metafunc.parametrize("house", places, indirect=True, scope="session")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not among pytest's own folders: their names are too long for a socket, and closed to the server's user.
    folder = Path(tempfile.mkdtemp(prefix="euphoria-"))
    with running_postgres(folder / "data") as running:
        yield running
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], House]]:
    """The common house at each kind of place, opened when it is first asked for."""
    opened: dict[str, House] = {}
    with ExitStack() as stack:

        def find(kind: str) -> House:
            if kind not in opened:
                folder = tmp_path_factory.mktemp("server")
                opened[kind] = stack.enter_context(House(folder, _place(kind, folder, request)).running())
            return opened[kind]

        yield find


@pytest.fixture(scope="session")
def house(request: pytest.FixtureRequest, houses: Callable[[str], House]) -> House:
    return houses(getattr(request, "param", SQLITE))


@pytest.fixture(params=BOTH)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """For a test with a server of its own."""
    return _place(request.param, tmp_path, request)


def _place(kind: str, folder: Path, request: pytest.FixtureRequest) -> Place:
    if kind == POSTGRESQL:
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.new_database()
    return File(folder / "euphoria.db")


@pytest.fixture(autouse=True)
def _go_home(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if "house" in request.fixturenames:
        request.getfixturevalue("house").send_home()
