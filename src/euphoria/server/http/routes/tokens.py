"""Endpoints for my API tokens. A request that uses a token cannot make or revoke one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from euphoria.server.api.schemas import ClientData, Name
from euphoria.server.http.dependencies import NotByToken, ServicesDep, SignedIn
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.people import api_tokens
from euphoria.server.store.models import ApiToken

router = APIRouter(tags=["tokens"], dependencies=[NotByToken])

TokenId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class NewToken(ClientData):
    name: Name


class TokenOut(BaseModel):
    id: str
    name: str
    created: int


class TokenMade(TokenOut):
    token: str


def show_token(token: ApiToken) -> TokenOut:
    return TokenOut(id=token.id, name=token.name, created=token.created)


@router.post("/tokens", status_code=201)
async def make_token(body: NewToken, person: SignedIn, services: ServicesDep) -> TokenMade:
    """Make an API token. It is shown only in this answer."""
    async with services.database.begin() as session, session.begin():
        made, token = await api_tokens.make_token(session, person, body.name)
    return TokenMade(**show_token(made).model_dump(), token=token)


@router.get("/tokens")
async def list_tokens(person: SignedIn, services: ServicesDep) -> list[TokenOut]:
    async with services.database.begin() as session:
        return [show_token(token) for token in await api_tokens.tokens_of(session, person)]


@router.delete("/tokens/{token_id}", status_code=204)
async def revoke_token(token_id: TokenId, person: SignedIn, services: ServicesDep) -> None:
    """Revoke a token; closes the sockets that were opened with it."""
    async with services.database.begin() as session, session.begin():
        await api_tokens.revoke(session, person, token_id)
        await services.database.bus.notify_on_commit(session, BusMessage(TOKEN, token_id))
    services.sockets.close_all(token_id)
