"""The server as an application: everything put together."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from euphoria.kernel.core.errors import EuphoriaError
from euphoria.server.api import socket_protocol
from euphoria.server.api.error_reasons import malformed, reason_of, status_of
from euphoria.server.api.schemas import Problem, Reason
from euphoria.server.errors import NotFound, RetryLater, StorageUnavailable
from euphoria.server.http.middleware import Guard
from euphoria.server.http.routes import (
    account,
    away_summary,
    invitations,
    notices,
    people,
    replay,
    rules,
    statistics,
    tables,
    tokens,
)
from euphoria.server.http.static_page import find_page
from euphoria.server.jobs.retention import keep_clean
from euphoria.server.operations.metrics import CONTENT_TYPE
from euphoria.server.people.api_tokens import WrongToken, bearer_token
from euphoria.server.services import Services, ServicesOf, services
from euphoria.server.settings import Settings
from euphoria.server.socket import endpoint
from euphoria.version import __version__

API = "/api"
"""Where programs talk to the server; every other address belongs to the page, but for what watches over the process."""

ROUTES = (
    people,
    account,
    away_summary,
    notices,
    tokens,
    tables,
    invitations,
    replay,
    rules,
    statistics,
    endpoint,
)


def make_app(settings: Settings) -> FastAPI:
    on = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await on.database.migrate()
        await on.upkeep.wake_clocks()
        cleaning = keep_clean(on.database, on.tables, on.waiting, settings.waiting_days)
        beside = (on.database.bus.run(on.tables.catch_up), on.tables.resume(), on.upkeep.run(), cleaning)
        running = [asyncio.create_task(task) for task in beside]
        yield
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await on.close()

    app = FastAPI(
        title="Euphoria Table",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
        responses={"4XX": {"model": Problem}},
    )
    app.state.services = on
    app.add_middleware(Guard, services=on)
    app.add_exception_handler(EuphoriaError, _euphoria_error)
    for failure in (SQLAlchemyError, OSError):
        app.add_exception_handler(failure, _storage_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    for routes in ROUTES:
        app.include_router(routes.router, prefix=API)
    app.add_api_route(f"{API}/protocol.json", protocol_schema, tags=["running"])
    app.add_api_route("/health", health, tags=["running"])
    app.add_api_route("/ready", ready, tags=["running"])
    told: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
    app.add_api_route("/metrics", metrics, tags=["running"], response_class=Response, responses=told)
    app.include_router(find_page().router)
    return app


async def protocol_schema() -> dict[str, Any]:
    """The JSON schema of what goes over a socket."""
    return socket_protocol.schema()


async def health() -> dict[str, str]:
    """The process is there."""
    return {"status": "fine", "version": __version__}


async def ready(response: Response, on: ServicesOf) -> dict[str, bool]:
    """The database answers, too, and things can be stored: if not, the status is 503."""
    answers = await on.database.answers()
    response.status_code = 200 if answers else 503
    return {"database": answers}


async def metrics(request: Request, on: ServicesOf) -> Response:
    """For Prometheus, which brings the token of the settings. Counters tell when somebody acts unseen."""
    token = on.settings.metrics_token
    if token is None:
        raise NotFound("not-found", "no figures are told here")
    if not secrets.compare_digest((bearer_token(request.headers) or "").encode(), token.encode()):
        raise WrongToken
    return Response(on.metrics.text(), media_type=CONTENT_TYPE)


def _problem(request: Request, status: int, reason: Reason) -> JSONResponse:
    services(request).metrics.refused("http", reason.code)
    return JSONResponse(Problem(error=reason).model_dump(), status)


async def _euphoria_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, EuphoriaError)
    response = _problem(request, status_of(error), reason_of(error))
    if isinstance(error, RetryLater):
        response.headers["retry-after"] = str(math.ceil(error.retry_after))
    return response


async def _storage_error(request: Request, error: Exception) -> Response:
    if not services(request).database.storage.report(error):
        raise error
    return await _euphoria_error(request, StorageUnavailable())


async def _validation_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _problem(request, 422, malformed([dict(found) for found in error.errors()]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method"}.get(error.status_code, "refused")
    response = _problem(request, error.status_code, Reason(code=code, message=str(error.detail)))
    response.headers.update(error.headers or {})
    return response
