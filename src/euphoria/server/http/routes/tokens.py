"""My tokens for bots. Whoever comes with a token cannot make or revoke one: that takes the person."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from euphoria.server.api.schemas import Given, Name
from euphoria.server.operations.bus import TOKEN, BusMessage
from euphoria.server.people import api_tokens
from euphoria.server.services import InPerson, ServicesOf, SignedIn
from euphoria.server.store.models import ApiToken

router = APIRouter(tags=["tokens"], dependencies=[InPerson])

TokenId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class NewToken(Given):
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
async def make_token(said: NewToken, person: SignedIn, on: ServicesOf) -> TokenMade:
    """The token itself is told here and never again."""
    async with on.database.begin() as session, session.begin():
        made, token = await api_tokens.make(session, person, said.name)
    return TokenMade(**show_token(made).model_dump(), token=token)


@router.get("/tokens")
async def list_tokens(person: SignedIn, on: ServicesOf) -> list[TokenOut]:
    async with on.database.begin() as session:
        return [show_token(token) for token in await api_tokens.of(session, person)]


@router.delete("/tokens/{token_id}", status_code=204)
async def revoke_token(token_id: TokenId, person: SignedIn, on: ServicesOf) -> None:
    """It is nobody's from now on; sockets that were opened with it are closed."""
    async with on.database.begin() as session, session.begin():
        await api_tokens.revoke(session, person, token_id)
        await on.database.bus.notify_on_commit(session, BusMessage(TOKEN, token_id))
    on.tokens_in_use.end(token_id)
