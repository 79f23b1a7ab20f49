"""`make_app`: the FastAPI application with its routes, middleware, error handlers and background jobs."""

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
from euphoria.server.http.dependencies import ServicesDep, services_of
from euphoria.server.http.middleware import RequestGuard
from euphoria.server.http.packed_texts import PackedTexts
from euphoria.server.http.routes import (
    account,
    away_summary,
    cards,
    invitations,
    lessons,
    notices,
    people,
    replay,
    rules,
    scenery,
    statistics,
    tables,
    teams,
    tokens,
)
from euphoria.server.http.static_page import find_page
from euphoria.server.jobs.retention import run_retention
from euphoria.server.operations.metrics import CONTENT_TYPE
from euphoria.server.people.api_tokens import WrongToken, bearer_token
from euphoria.server.services import Services
from euphoria.server.settings import ServerSettings
from euphoria.server.socket import endpoint
from euphoria.version import __version__

API = "/api"
"""Prefix of all endpoints for clients. Other paths belong to the page, except `/health`, `/ready` and `/metrics`."""

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
    cards,
    teams,
    lessons,
    scenery,
    statistics,
    endpoint,
)


def make_app(settings: ServerSettings) -> FastAPI:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.database.migrate()
        await services.upkeep.resume_clocks()
        cleaning = run_retention(services.database, services.tables, services.waiting_tables, settings.waiting_days)
        bus = services.database.bus.run(services.tables.catch_up)
        jobs = (bus, services.tables.resume(), services.upkeep.run(), cleaning)
        tasks = [asyncio.create_task(job) for job in jobs]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.close()

    app = FastAPI(
        title="Euphoria Table",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
        responses={"4XX": {"model": Problem}},
    )
    app.state.services = services
    app.add_middleware(PackedTexts)
    app.add_middleware(RequestGuard, services=services)
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
    plain_text: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
    app.add_api_route("/metrics", metrics, tags=["running"], response_class=Response, responses=plain_text)
    app.include_router(find_page().router)
    return app


async def protocol_schema() -> dict[str, Any]:
    """The JSON schema of the socket protocol."""
    return socket_protocol.schema()


async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "fine", "version": __version__}


async def ready(response: Response, services: ServicesDep) -> dict[str, bool]:
    """The database answers and accepts writes; otherwise the status is 503."""
    healthy = await services.database.is_healthy()
    response.status_code = 200 if healthy else 503
    return {"database": healthy}


async def metrics(request: Request, services: ServicesDep) -> Response:
    """Metrics for Prometheus, which sends the token of the settings: counters would tell of hidden actions."""
    token = services.settings.metrics_token
    if token is None:
        raise NotFound("not-found", "no figures are told here")
    if not secrets.compare_digest((bearer_token(request.headers) or "").encode(), token.encode()):
        raise WrongToken
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


def _problem(request: Request, status: int, reason: Reason) -> JSONResponse:
    services_of(request).metrics.refused("http", reason.code)
    return JSONResponse(Problem(error=reason).model_dump(), status)


async def _euphoria_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, EuphoriaError)
    response = _problem(request, status_of(error), reason_of(error))
    if isinstance(error, RetryLater):
        response.headers["retry-after"] = str(math.ceil(error.retry_after))
    return response


async def _storage_error(request: Request, error: Exception) -> Response:
    if not services_of(request).database.storage.report(error):
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
