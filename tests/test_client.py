"""The client of the API by itself."""

import asyncio
import json
from typing import Any

import pytest

from ruinous.client import Connection


class Line:
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_one_who_is_cancelled_while_the_answer_comes_is_cancelled():
    async def story() -> None:
        connection, line = Connection("http://127.0.0.1:1"), Line()
        connection._socket = line  # type: ignore[assignment]
        asking = asyncio.create_task(connection.ask({"type": "ping"}))
        await asyncio.sleep(0)
        assert [message["type"] for message in line.sent] == ["ping"]
        connection._hear({"type": "pong", "id": line.sent[0]["id"]})
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(story())
