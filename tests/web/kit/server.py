"""The server of the page's tests: `python -m tests.web.kit.server serve …` is `ruinous serve`, but for three things.

Its chance is known (chance.py), prepared positions are opened as lessons (positions.py), and its clock can be put on.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from litestar.types import Receive, Scope, Send

from ruinous.cli import main
from ruinous.content.lessons import LESSONS
from ruinous.server import serve
from ruinous.server.app import application
from ruinous.server.chance import Clock
from ruinous.server.starting import Calm
from ruinous.server.wiring import wiring_of
from tests.web.kit.chance import Brought, brought
from tests.web.kit.positions import PREPARED

LATER = "/tests/later/"  # and by how many milliseconds


class House:
    """The whole server, with a chance and a clock of the tests' own."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.ahead = 0
        self.app = Calm(application(wiring_of(dict(os.environ)), self.now, Brought()))
        self.state = self.app.state

    def now(self) -> int:
        return self.clock() + self.ahead

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(LATER):
            self.ahead += int(scope["path"].removeprefix(LATER))
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        if scope["type"] != "lifespan":
            brought(scope)
        await self.app(scope, receive, send)


def app() -> House:
    lessons: dict[str, Any] = LESSONS
    lessons |= PREPARED
    return House()


def start() -> int:
    serve.APP = "tests.web.kit.server:app"
    return main()


if __name__ == "__main__":
    sys.exit(start())
