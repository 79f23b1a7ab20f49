"""Packs the long texts that everybody may read: cards and rules. Other answers go as they are: where secrets and what a
stranger has sent are packed together, the length of the answer would tell of the secrets."""

from __future__ import annotations

import re

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

TEXTS = re.compile(r"/api/(rules/[^/]+|(games|tables|lessons|replays)/[^/]+/cards)")
LEAST = 1000
"""Bytes; a shorter answer is not worth it."""


class PackedTexts:
    """The middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packing = GZipMiddleware(app, minimum_size=LEAST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packs = scope["type"] == "http" and TEXTS.fullmatch(scope["path"]) is not None
        await (self.packing if packs else self.app)(scope, receive, send)
