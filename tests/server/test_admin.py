"""The admin: a token that is shown once, and what it opens."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ruinous import __version__
from ruinous.server.host.admin import ensure_admin, new_admin_token
from ruinous.store.protocol import Head, Write
from ruinous.table import TableOptions, Who, acts
from tests.kit.gatehouse import EASY, Clock, Socket, as_device, make_identity, refused, serve

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with serve(tmp_path / "store.db") as client:
        yield client


def admin(client: Client) -> dict[str, str]:
    return {"Authorization": f"Bearer {client.app.state.admin}"}


ROUTES = [
    ("GET", "status"),
    ("GET", "tables"),
    ("GET", "identities?name=Anna"),
    ("POST", "identities/p1/block"),
    ("POST", "tables/t1/close"),
    ("POST", "token"),
]


def test_the_token_is_told_once(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db") as client:
        token = client.app.state.admin
        assert len(token) == 43
        with client.portal() as portal:
            assert portal.call(ensure_admin, client.app.state.house.store) is None
        assert token.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
    with serve(tmp_path / "store.db") as client:
        assert client.app.state.admin is None
        headers = {"Authorization": f"Bearer {token}"}
        assert client.get("/api/admin/status", headers=headers).status_code == 200


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_nobody_else_gets_in(client: Client, method: str, path: str) -> None:
    made = make_identity(client)
    body: Any = {"json": {"blocked": True}} if "block" in path else {}
    url = f"/api/admin/{path}"
    refused(client.request(method, url, **body), 401, "not_signed_in")
    cookie = {"cookie": f"ruinous_device={client.app.state.admin}"}
    refused(client.request("GET", "/api/admin/status", headers=cookie), 401, "not_signed_in")
    refused(client.request(method, url, headers=as_device(made), **body), 403, "not_allowed")
    refused(client.request(method, url, headers={"Authorization": "Bearer "}, **body), 403, "not_allowed")
    refused(client.get("/api/identity", headers=admin(client)), 401, "not_signed_in")


def test_the_token_can_be_changed(client: Client) -> None:
    old = admin(client)
    answer = client.post("/api/admin/token", headers=old)
    new = {"Authorization": f"Bearer {answer.json()['token']}"}
    refused(client.get("/api/admin/status", headers=old), 403, "not_allowed")
    assert client.get("/api/admin/status", headers=new).status_code == 200
    with client.portal() as portal:
        token = portal.call(new_admin_token, client.app.state.house.store)
    refused(client.get("/api/admin/status", headers=new), 403, "not_allowed")
    assert client.get("/api/admin/status", headers={"Authorization": f"Bearer {token}"}).status_code == 200


def test_wrong_tokens_are_limited_and_the_right_one_is_not(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db", msgspec.structs.replace(EASY, limit_factor=1.0)) as client:
        wrong = {"Authorization": "Bearer wrong"}
        for _ in range(5):
            refused(client.get("/api/admin/status", headers=wrong), 403, "not_allowed")
        refused(client.get("/api/admin/status", headers=wrong), 429, "too_many")
        for _ in range(10):
            assert client.get("/api/admin/status", headers=admin(client)).status_code == 200


def test_status(tmp_path: Path) -> None:
    clock = Clock()
    with serve(tmp_path / "store.db", clock=clock) as client:
        make_identity(client)
        clock.ms += 5_000
        status = client.get("/api/admin/status", headers=admin(client)).json()
    assert (status["version"], status["uptime_ms"], status["sockets"]) == (__version__, 5_000, 0)
    assert status["memory"] > 1_000_000
    assert status["facts"] == {"tables_in_memory": 0, "watchers": 0, "bots_thinking": 0, "bus_up": True}
    assert status["counts"]["identities"] == 1


def test_tables(client: Client) -> None:
    store = client.app.state.house.store
    with client.portal() as portal:
        for number in range(3):
            summary = b'{"id":"t%d"}' % number
            write = Write(f"t{number}", 0, b"{}", Head("open", False, summary, at=100 + number))
            portal.call(store.append, write)
    found = client.get("/api/admin/tables?limit=2", headers=admin(client)).json()
    assert found == [{"id": "t2"}, {"id": "t1"}]
    assert client.get("/api/admin/tables?before=101", headers=admin(client)).json() == [{"id": "t0"}]


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=999", "limit=x", "before=-1", "before=99999999999999999999", "before=1.5"]
)
def test_bad_pages(client: Client, query: str) -> None:
    refused(client.get(f"/api/admin/tables?{query}", headers=admin(client)), 400, "bad_request")


def test_find_identities(client: Client) -> None:
    one, two = make_identity(client), make_identity(client, "anna")
    make_identity(client, "Berta")
    found = client.get("/api/admin/identities?name=ANNA", headers=admin(client)).json()
    assert {person["id"] for person in found} == {one["id"], two["id"]}
    (found_by_id,) = client.get(f"/api/admin/identities?name={one['id']}", headers=admin(client)).json()
    assert found_by_id == {
        "id": one["id"],
        "name": "Anna",
        "tag": one["tag"],
        "created": 1_700_000_000_000,
        "blocked": False,
        "has_passphrase": False,
    }
    assert client.get("/api/admin/identities?name=%ff%ed%a0%80", headers=admin(client)).json() == []
    assert "“name”" in refused(client.get("/api/admin/identities", headers=admin(client)), 400, "bad_request")


def test_block_and_unblock(client: Client) -> None:
    made = make_identity(client)
    socket = Socket()
    client.app.state.house.people.enter(made["id"], socket)
    assert client.get("/api/identity", headers=as_device(made)).status_code == 200
    path = f"/api/admin/identities/{made['id']}/block"
    assert client.post(path, json={"blocked": True}, headers=admin(client)).json()["blocked"] is True
    refused(client.get("/api/identity", headers=as_device(made)), 403, "not_allowed")
    refused(client.get("/api/public", headers=as_device(made)), 403, "not_allowed")
    assert client.post(path, json={"blocked": False}, headers=admin(client)).json()["blocked"] is False
    assert client.get("/api/identity", headers=as_device(made)).status_code == 200
    assert socket.closed == 1
    missing = client.post("/api/admin/identities/nobody/block", json={"blocked": True}, headers=admin(client))
    refused(missing, 404, "not_found")
    refused(client.post(path, json={}, headers=admin(client)), 400, "bad_request")


def test_close_a_table(client: Client) -> None:
    refused(client.post("/api/admin/tables/t1/close", headers=admin(client)), 404, "not_found")
    tables = client.app.state.house.tables
    table, entry = acts.create("t1", Who("anna", "Anna"), TableOptions(), 1)
    with client.portal() as portal:
        portal.call(tables.create, table, entry)
    assert client.post("/api/admin/tables/t1/close", headers=admin(client)).status_code == 204
    refused(client.post("/api/admin/tables/t1/close", headers=admin(client)), 409, "over")
    assert table.state == "over"
