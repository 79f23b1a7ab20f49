"""Endpoint that tells which table an invitation is for."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy import select

from euphoria.server.api.presenters import show_table
from euphoria.server.api.schemas import ClientData, TableOut
from euphoria.server.errors import NotFound
from euphoria.server.http.dependencies import ServicesDep, SignedIn
from euphoria.server.secret_tokens import token_hash
from euphoria.server.store.models import INVITED, Seat
from euphoria.server.store.table_lookup import find_table

router = APIRouter(tags=["tables"])


class InvitationToken(ClientData):
    invitation: Annotated[str, Field(max_length=100)]


@router.post("/invitations")
async def open_invitation(body: InvitationToken, person: SignedIn, services: ServicesDep) -> TableOut:
    """The table of an invitation, without using it up. The token is in the body, since URLs end up in logs."""
    seat = select(Seat.table_id).where(Seat.invitation == token_hash(body.invitation), Seat.kind == INVITED)
    async with services.database.begin() as session:
        table_id = await session.scalar(seat)
        if table_id is None:
            raise NotFound("no-invitation", "there is no such invitation; it may have been used")
        return await show_table(session, await find_table(session, table_id))
