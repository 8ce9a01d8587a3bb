"""The description of the API against the server: requests made from it, right and wrong ones, by schemathesis."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.kit.pages import ROOT
from tests.kit.play import PATIENCE, POWERS, Home, Person, assert_plain, home, step

GUIDES = [ROOT / "docs" / name for name in ("api.md", "notices.md", "hosting.md")]
TOLD = re.compile(r"(?<![\w.])/api(?:/[\w.]*\w)+")
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FEW = settings(
    max_examples=12,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Place:
    """A server in a thread of its own, with a running game and a finished one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.over = threading.Event()
        self.url = self.token = self.running = self.finished = ""
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self.error = error
        finally:
            self.ready.set()

    async def _serve(self) -> None:
        async with home(self.folder) as place:
            self.url = place.url
            people = await place.people(3)
            self.token = people[0].token
            self.running = await place.game(people, powers=POWERS[:3], access="open", name="Running")
            await some_steps(self.running, people)
            self.finished = await place.game(people, powers=POWERS[:3], access="open")
            await some_steps(self.finished, people)
            await give_up(place, self.finished, people)
            self.ready.set()
            await asyncio.to_thread(self.over.wait)


async def some_steps(table: str, people: list[Person]) -> None:
    for _ in range(5):
        await step(table, dict(zip(POWERS, people, strict=False)), Random(1))


async def give_up(place: Home, table: str, people: list[Person]) -> None:
    await people[0].do(table, "propose", vote="abandon")
    await people[1].do(table, "ballot", yes=True)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    made = Place(tmp_path_factory.mktemp("openapi"))
    made.thread.start()
    assert made.ready.wait(PATIENCE)
    if made.error:
        raise made.error
    yield made
    made.over.set()
    made.thread.join(PATIENCE)
    assert made.error is None


@pytest.fixture(scope="module")
def schema(place: Place) -> Any:
    return schemathesis.openapi.from_url(f"{place.url}/api/schema/openapi.json")


def somebody(place: Place) -> str:
    """A new identity, for requests that may end it."""
    return str(httpx.post(f"{place.url}/api/identity", json={"name": "Anna"}).json()["token"])


def test_the_guide_names_every_route_and_no_other(place: Place) -> None:
    paths = httpx.get(f"{place.url}/api/schema/openapi.json").json()["paths"]
    routes = {path: re.compile(re.sub(r"\{\w+\}", r"[\\w.]+", path)) for path in paths if path.startswith("/api")}
    told = {path for page in GUIDES for path in TOLD.findall(page.read_text("utf-8"))}
    assert not {path for path, route in routes.items() if not any(map(route.fullmatch, told))}
    unknown = {path for path in told if not any(route.fullmatch(path) for route in routes.values())}
    assert unknown == {"/api/live", "/api/schema/openapi.json"}


@pytest.mark.hypothesis
def test_no_request_breaks_the_server_and_every_answer_is_as_described(place: Place, schema: Any) -> None:
    """As somebody and as nobody; at tables that exist and at others."""
    wrong: list[str] = []
    count = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @FEW
        @given(case=operation.as_strategy(), who=st.booleans(), which=st.integers(0, 2))
        def ask(case: Any, who: bool, which: int) -> None:
            nonlocal count
            count += 1
            if "id" in (case.path_parameters or {}) and which:
                case.path_parameters["id"] = (place.running, place.finished)[which - 1]
            token = somebody(place) if case.operation.path.startswith("/api/identity") else place.token
            headers = {"Authorization": f"Bearer {token}"} if who else {}
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                assert_plain(re.sub("“[^”]*”", "“…”", answer.json()["sentence"]))  # what was sent is said back

        try:
            ask()
        except (Exception, BaseExceptionGroup) as error:
            wrong.append(f"{operation.method.upper()} {operation.path}: {error}")
    assert not wrong, "\n\n".join(wrong)
    assert count > 200
    assert httpx.get(f"{place.url}/health").json()["status"] == "ok"
