"""One server for all tests that do no harm to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("server")).running() as house:
        yield house


@pytest.fixture(autouse=True)
def _go_home(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if "house" in request.fixturenames:
        request.getfixturevalue("house").send_home()
