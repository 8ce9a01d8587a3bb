"""Notices over HTTP: the list, the settings, the delivery log, test notices."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from ruinous.server.app import build
from ruinous.server.chance import Chance
from ruinous.server.gate.errors import exception_handlers
from ruinous.server.house import house_dependency
from ruinous.server.notices.dispatcher import Dispatcher
from ruinous.server.notices.push import REFUSALS, subscriptions_of
from ruinous.server.notices.routes import routes
from ruinous.server.people.identities import me_dependency
from ruinous.server.people.routes import identity_routes
from ruinous.server.settings import Settings
from ruinous.server.wiring import Wiring
from ruinous.store.protocol import Head, Notice, Write
from tests.kit.notice_servers import ARGS, NOON, Hook, Mailbox, World, client_tls, run
from tests.kit.push_service import Browser, PushService

Asked = Any


class Api:
    """A client with a device of its own, and the world behind it."""

    def __init__(self, world: World, client: AsyncClient, dispatcher: Dispatcher, app: Litestar) -> None:
        self.world, self.client, self.dispatcher, self.app = world, client, dispatcher, app
        self.headers: dict[str, str] = {}

    async def sign_in(self) -> str:
        made = (await self.client.post("/api/identity", json={"name": "Bert"})).json()
        self.client.cookies.clear()
        self.headers = {"Authorization": f"Bearer {made['token']}"}
        return str(made["id"])

    async def get(self, path: str, status: int = 200) -> Asked:
        answer = await self.client.get(f"/api/notices{path}", headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def send(self, method: str, path: str, data: Any, status: int = 200) -> Asked:
        answer = await self.client.request(method, f"/api/notices{path}", json=data, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()


@asynccontextmanager
async def api(path: Path, box: Mailbox | None = None) -> AsyncIterator[Api]:
    async with World.open(path) as world:
        dispatcher = world.dispatcher(box.settings() if box else None)
        app = Litestar(
            [*routes, identity_routes],
            dependencies={"house": house_dependency, "me": me_dependency},
            exception_handlers=exception_handlers,
            openapi_config=OpenAPIConfig("Notices", "1", path="/api/schema"),
            logging_config=None,
        )
        # In this very loop: the receivers of the tests must be able to answer meanwhile.
        wiring = Wiring(str(path), settings=Settings(limit_factor=0))
        app.state.house = replace(build(world.store, wiring, world.clock, Chance()), dispatcher=dispatcher)
        async with AsyncClient(transport=ASGITransport(app), base_url="http://127.0.0.1") as client:
            yield Api(world, client, dispatcher, app)
        await dispatcher._end()


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    def begin(scene: Callable[[Api], Awaitable[None]], box: Mailbox | None = None) -> None:
        async def body() -> None:
            if box:
                async with box.open(), api(tmp_path, box) as found:
                    await scene(found)
            else:
                async with api(tmp_path) as found:
                    await scene(found)

        run(body())

    return begin


async def tell(world: World, person: str, *kinds: str) -> None:
    """A notice for somebody else than the world's person."""
    world.version += 1
    notices = tuple(Notice(f"{world.version}:{k}", person, "t1", k, ARGS[k], NOON) for k in kinds)
    await world.store.append(Write("t1", world.version - 1, b"{}", Head("playing", True, b"{}", NOON), notices))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("POST", "/read"),
        ("GET", "/settings"),
        ("PUT", "/settings"),
        ("GET", "/push"),
        ("PUT", "/push"),
        ("DELETE", "/push"),
        ("GET", "/deliveries"),
        ("POST", "/test"),
    ],
)
def test_nobody_is_refused(play, method, path):
    async def scene(found: Api) -> None:
        data = {"/read": {"upto": 1}, "/test": {"channel": "email"}}.get(path, {})
        answer = await found.get(path, 401) if method == "GET" else await found.send(method, path, data, 401)
        assert answer["code"] == "not_signed_in"

    play(scene)


def test_notices_are_listed_and_read(play):
    async def scene(found: Api) -> None:
        person = await found.sign_in()
        await tell(found.world, person, "your_turn", "vote")
        await tell(found.world, person, "game_over")
        await tell(found.world, "p1", "vote")
        told = (await found.get("/"))["notices"]
        assert [(n["kind"], n["text"], n["read"]) for n in told] == [
            ("game_over", "The game at “Friday table” is over: Khorne won.", False),
            (
                "your_turn",
                "It is your turn at “Friday table”.",
                False,
            ),  # those of one moment stand in the order of their keys
            ("vote", "Your vote is needed at “Friday table”: pause the game?", False),
        ]
        assert (await found.get("/?limit=1"))["notices"] == told[:1]
        assert (await found.get(f"/?before={told[0]['number']}"))["notices"] == told[1:]
        assert await found.send("POST", "/read", {"upto": told[1]["number"]}) == {"read": 2}
        assert await found.send("POST", "/read", {"upto": told[1]["number"]}) == {"read": 0}
        assert [n["read"] for n in (await found.get("/"))["notices"]] == [False, True, True]

    play(scene)


@pytest.mark.parametrize(
    ("method", "path", "data"),
    [
        ("GET", "/?limit=0", None),
        ("GET", "/?limit=201", None),
        ("GET", "/?before=x", None),
        ("GET", f"/?before={2**70}", None),
        ("POST", "/read", {}),
        ("POST", "/read", {"upto": 2**70}),
        ("POST", "/read", {"upto": 1, "more": 1}),
        ("POST", "/read", []),
        ("POST", "/test", {"channel": "phone"}),
        ("PUT", "/settings", {"phone": "1"}),
        ("PUT", "/settings", {"webhook": {"url": "ftp://example.org"}}),
        ("PUT", "/settings", {"webhook": {"url": "https://example.org/\0"}}),
        ("PUT", "/settings", {"email": {"address": "a@b\r\nBcc: c@example.org"}}),
        ("PUT", "/settings", {"quiet": {"from": "22:00", "to": "07:00", "zone": "\0"}}),
        ("PUT", "/settings", {"quiet": {"from": "25:00", "to": "07:00"}}),
        ("PUT", "/settings", {"delay": -1}),
        ("PUT", "/settings", None),
    ],
)
def test_bad_requests_are_refused_in_a_sentence_and_change_nothing(play, method, path, data):
    async def scene(found: Api) -> None:
        await found.sign_in()
        before = await found.get("/settings")
        answer = await found.get(path, 400) if method == "GET" else await found.send(method, path, data, 400)
        assert answer["code"] == "bad_request"
        assert answer["sentence"].endswith(".")
        assert await found.get("/settings") == before

    play(scene)


def test_settings_are_kept_and_leave_the_others_alone(play):
    async def scene(found: Api) -> None:
        await found.sign_in()
        start = await found.get("/settings")
        assert start == {
            "settings": {
                "webhook": None,
                "email": None,
                "push": ["your_turn", "game_over", "vote", "invited"],
                "live": False,
                "tables": {},
                "quiet": None,
                "delay": 60,
            },
            "mail_offered": False,
            "mail_confirmed": False,
        }
        interface = {"settings": {"interface": {"theme": "dark"}}}
        await found.client.patch("/api/identity", json=interface, headers=found.headers)
        wanted = {
            "webhook": {"url": "https://example.org/hook", "kinds": ["vote"]},
            "email": {"address": "bert@example.org", "kinds": [], "code": ""},
            "push": ["vote"],
            "live": True,
            "tables": {"t1": "none"},
            "quiet": {"from": "22:00", "to": "07:30", "zone": "Europe/Paris"},
            "delay": 0,
        }
        answer = await found.send("PUT", "/settings", wanted)
        assert answer == await found.get("/settings")
        assert answer["settings"] == wanted
        me = (await found.client.get("/api/identity", headers=found.headers)).json()
        assert me["settings"]["interface"] == {"theme": "dark"}
        assert (await found.send("PUT", "/settings", {}))["settings"] == start["settings"]

    play(scene)


def test_the_delivery_log_shows_how_it_went_and_no_secret(play):
    async def scene(found: Api) -> None:
        person = await found.sign_in()
        hook = Hook(b"HTTP/1.1 404 Gone\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.1 500 Oh\r\n\r\n")
        async with hook.open():
            await found.send("PUT", "/settings", {"webhook": {"url": hook.url()}})
            for _ in range(3):
                await tell(found.world, person, "vote")
                await found.dispatcher.step()
        log = (await found.get("/deliveries"))["deliveries"]
        assert [(d["state"], d["attempts"], d["due"] is not None) for d in log] == [
            ("waiting", 1, True),
            ("sent", 1, False),
            ("failed", 1, False),
        ]
        assert {d["target"] for d in log} == {f"http://127.0.0.1:{hook.port}/…"}
        assert "(404)" in log[2]["error"]
        assert "SECRET" not in str(log)
        assert (await found.get("/deliveries?limit=1"))["deliveries"] == log[:1]
        await found.sign_in()  # as somebody else
        assert (await found.get("/deliveries"))["deliveries"] == []

    play(scene)


def test_a_test_notice_to_a_webhook(play):
    async def scene(found: Api) -> None:
        await found.sign_in()
        answer = await found.send("POST", "/test", {"channel": "webhook"}, 409)
        assert answer["id"] == "refusal.no_webhook"
        async with Hook(b"HTTP/1.1 200 OK\r\n\r\n", b"HTTP/1.1 500 Oh\r\n\r\n").open() as hook:
            await found.send("PUT", "/settings", {"webhook": {"url": hook.url()}})
            answer = await found.send("POST", "/test", {"channel": "webhook"})
            assert answer == {"sent": True, "sentence": "Test delivered.", "id": "delivery.test_sent", "args": {}}
            assert hook.bodies[0]["ruinous"]["kind"] == "test"
            assert "test notification" in hook.bodies[0]["content"]
            answer = await found.send("POST", "/test", {"channel": "webhook"})
            assert (answer["sent"], answer["id"]) == (False, "delivery.not_taken")
            assert answer["args"] == {"host": "127.0.0.1", "status": 500}

    play(scene)


def test_test_notices_are_few_for_a_person_and_for_an_address(play):
    async def scene(found: Api) -> None:
        async with Hook().open() as hook:
            for limit in (3, 0):  # the second person meets the limit of the address at once
                await found.sign_in()
                await found.send("PUT", "/settings", {"webhook": {"url": hook.url()}})
                for _ in range(limit):
                    await found.send("POST", "/test", {"channel": "webhook"})
                answer = await found.send("POST", "/test", {"channel": "webhook"}, 429)
                assert answer["code"] == "too_many"
            assert len(hook.bodies) == 3
            found.world.clock.now += 600_000
            await found.send("POST", "/test", {"channel": "webhook"})

    play(scene)


def test_a_mailbox_is_confirmed_by_the_code_of_a_test_mail(play):
    box = Mailbox()

    async def scene(found: Api) -> None:
        person = await found.sign_in()
        answer = await found.send("PUT", "/settings", {"email": {"address": "bert@example.org"}})
        assert (answer["mail_offered"], answer["mail_confirmed"]) == (True, False)
        await tell(found.world, person, "vote")
        assert await found.dispatcher.step() == 0
        assert (await found.send("POST", "/test", {"channel": "email"}))["sent"]
        text = message_from_bytes(box.mails[0].content, policy=default).get_content()
        code = text.partition("The code for this mailbox is ")[2].partition(".")[0]
        assert "Bert" not in text
        email = {"address": "bert@example.org", "code": code.upper()}
        assert (await found.send("PUT", "/settings", {"email": email}))["mail_confirmed"]
        await tell(found.world, person, "vote")
        assert await found.dispatcher.step() == 1
        assert len(box.mails) == 2
        email["address"] = "other@example.org"
        assert not (await found.send("PUT", "/settings", {"email": email}))["mail_confirmed"]

    play(scene, box)


def test_a_host_without_mail_says_so(play):
    async def scene(found: Api) -> None:
        await found.sign_in()
        await found.send("PUT", "/settings", {"email": {"address": "bert@example.org"}})
        answer = await found.send("POST", "/test", {"channel": "email"}, 403)
        assert answer["id"] == "refusal.no_mail"

    play(scene)


def test_two_changes_at_once_lose_nothing(play):
    async def scene(found: Api) -> None:
        await found.sign_in()
        interface = {"settings": {"interface": {"theme": "dark"}}}
        await asyncio.gather(
            found.client.patch("/api/identity", json=interface, headers=found.headers),
            found.send("PUT", "/settings", {"delay": 5}),
        )
        me = (await found.client.get("/api/identity", headers=found.headers)).json()
        assert me["settings"]["interface"] == {"theme": "dark"}
        assert (await found.get("/settings"))["settings"]["delay"] == 5

    play(scene)


def test_the_api_describes_itself(play):
    async def scene(found: Api) -> None:
        schema = found.app.openapi_schema.to_schema()
        paths = {p for p in schema["paths"] if p.startswith("/api/notices")}
        names = ("", "/deliveries", "/push", "/read", "/settings", "/test")
        assert paths == {f"/api/notices{name}" for name in names}
        for path in paths:
            for handler in schema["paths"][path].values():
                assert handler["summary"]
                assert handler["security"]
                assert {"401", "429"} <= set(handler["responses"])

    play(scene)


# --- push ---------------------------------------------------------------------------------------------------------

ONE = Browser("https://push.example/one").subscription


def test_push_is_switched_on_and_off_for_a_device(play):
    async def scene(found: Api) -> None:
        await found.sign_in()
        told = await found.get("/push")
        assert (told["here"], told["target"], told["devices"], told["ended"]) == (False, "", 0, False)
        assert len(told["key"]) == 87
        await found.send("POST", "/test", {"channel": "push"}, 409)
        on = await found.send("PUT", "/push", ONE)
        assert on == told | {"here": True, "target": "https://push.example/…", "devices": 1}
        assert await found.send("PUT", "/push", ONE) == on
        mine = (await found.client.get("/api/identity", headers=found.headers)).json()
        assert "push" not in mine["settings"], "the keys of a device are told to nobody"
        everything = await found.client.get("/api/identity/export", headers=found.headers)
        assert "https://push.example/one" in everything.text
        assert await found.send("DELETE", "/push", None) == told
        assert await found.send("DELETE", "/push", None) == told

    play(scene)


def test_push_ends_when_its_device_is_signed_out(play):
    async def scene(found: Api) -> None:
        person = await found.sign_in()

        async def kept() -> int:
            identity = await found.world.store.identity(person)
            return len(subscriptions_of(identity)) if identity else -1

        first = found.headers
        await found.send("PUT", "/push", ONE)
        code = (await found.client.post("/api/identity/recovery", headers=first)).json()["recovery"]
        second = (await found.client.post("/api/identity/recover", json={"code": code})).json()
        found.client.cookies.clear()
        found.headers = {"Authorization": f"Bearer {second['token']}"}
        await found.send("PUT", "/push", Browser("https://push.example/two").subscription)
        assert await kept() == 2
        await found.client.delete("/api/identity/devices", headers=found.headers)
        assert await kept() == 1
        await found.client.delete("/api/identity/device", headers=found.headers)
        assert await kept() == 0

    play(scene)


def test_who_looks_at_a_device_that_was_dropped_is_told_so(play):
    async def scene(found: Api) -> None:
        person = await found.sign_in()
        refused = PushService(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        async with refused.open():
            await found.send("PUT", "/push", refused.browser().subscription)
            found.dispatcher.tls = client_tls()
            for _ in range(REFUSALS):
                await tell(found.world, person, "vote")
                await found.dispatcher.step()
                found.world.clock.now += 3_600_000
        told = await found.get("/push")
        assert (told["here"], told["devices"], told["ended"]) == (False, 0, True)
        newest = (await found.get("/deliveries"))["deliveries"][0]
        assert newest["error"].startswith("The push service localhost refused notifications for this device 5 times")
        mine = (await found.client.get("/api/identity", headers=found.headers)).json()
        assert mine["settings"].keys() <= {"interface", "notices"}
        on = await found.send("PUT", "/push", ONE)
        assert (on["here"], on["ended"]) == (True, False)

    play(scene)


def test_what_is_no_subscription_is_refused_in_a_sentence(play):
    async def scene(found: Api) -> None:
        await found.sign_in()
        for wrong in ({}, ONE | {"endpoint": "https://x.example/" + "x" * 5000}, ONE | {"keys": {}}):
            await found.send("PUT", "/push", wrong, 400)
        refused = await found.send("PUT", "/push", ONE | {"endpoint": "http://push.example/one"}, 400)
        assert "can’t use what the browser has given" in refused["sentence"]
        assert (await found.get("/push"))["devices"] == 0

    play(scene)
