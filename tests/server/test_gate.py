"""The gate: hosts, origins, CSRF, sizes, headers; and that every error is told in one sentence."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from ruinous.server.gate.gate import Gate, address_of, csrf_of, origin_of
from ruinous.server.gate.limits import Rate
from ruinous.server.settings import BadSetting, Settings
from tests.kit.gatehouse import EASY, as_device, make_identity, refused, serve

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with serve(tmp_path / "store.db") as client:
        yield client


def settings(**changes: Any) -> Settings:
    return msgspec.structs.replace(EASY, **changes)


# --- headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/public", "/nothing/here", "/api/error/unexpected"])
def test_every_answer_has_the_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "base-uri 'none'" in policy
    assert "connect-src 'self' ws://127.0.0.1;" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_one_script_may_compile_webassembly_and_evaluates_no_text_either(client: Client) -> None:
    policy = client.get("/assets/worker-0.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy


def test_https_is_remembered_by_browsers(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db", url="https://127.0.0.1") as client:
        headers = client.get("/api/public").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "wss://127.0.0.1;" in headers["content-security-policy"]


def test_api_answers_are_not_kept_by_caches(client: Client) -> None:
    assert client.get("/api/public").headers["cache-control"] == "no-store"


# --- hosts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7"])
def test_localhost_and_bare_addresses_are_answered(client: Client, host: str) -> None:
    assert client.get("/api/public", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80"])
def test_foreign_names_are_refused(client: Client, host: str) -> None:
    sentence = refused(client.get("/api/public", headers={"host": host}), 421, "wrong_host")
    assert host.partition(":")[0] in sentence
    assert "RUINOUS_HOSTS" in sentence


@pytest.mark.parametrize("host", ["", "a b", "x:y", "a.example, b.example", "ex\u00e4mple", "127.0.0.1:123456", "a;b"])
def test_odd_hosts_are_refused(client: Client, host: str) -> None:
    answer = client.get("/api/public", headers=[(b"host", host.encode())])
    refused(answer, 421, "wrong_host")
    assert "connect-src 'self';" in answer.headers["content-security-policy"]


def test_hosts_that_were_set_are_answered(tmp_path: Path) -> None:
    with serve(
        tmp_path / "store.db", settings(hosts=("play.example", "*.wild.example"), url="https://far.example")
    ) as client:
        for host in ("play.example", "PLAY.example:99", "play.example.", "a.wild.example", "far.example"):
            assert client.get("/api/public", headers={"host": host}).status_code == 200, host
        for host in ("wild.example", "xplay.example", "evilwild.example"):
            refused(client.get("/api/public", headers={"host": host}), 421, "wrong_host")


def test_any_host_if_wanted(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db", settings(hosts=("*",))) as client:
        assert client.get("/api/public", headers={"host": "whatever.example"}).status_code == 200


# --- origins ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1", "http://127.0.0.1:81", "null", "", "http://127.0.0.1.evil"]
)
def test_foreign_origins_change_nothing(client: Client, origin: str) -> None:
    refused(client.post("/api/identity", json={"name": "Anna"}, headers={"origin": origin}), 403, "foreign_origin")
    assert client.get("/api/public", headers={"origin": origin}).status_code == 200


def test_foreign_origins_are_refused_even_with_a_token(client: Client) -> None:
    headers = as_device(make_identity(client)) | {"origin": "http://evil.example"}
    refused(client.patch("/api/identity", json={"name": "Eve"}, headers=headers), 403, "foreign_origin")
    assert client.get("/api/identity", headers=headers).json()["name"] == "Anna"


def test_own_origin_is_fine(client: Client) -> None:
    for host, origin in [
        ("127.0.0.1", "http://127.0.0.1"),
        ("localhost:8000", "http://localhost:8000"),
        ("LOCALHOST:80", "http://localhost"),
    ]:
        answer = client.post("/api/echo", json={"name": "x"}, headers={"host": host, "origin": origin})
        assert answer.status_code == 201, answer.text


def test_sockets_are_for_own_pages(client: Client) -> None:
    with client.websocket_connect("/api/socket") as socket:
        assert socket.receive_text() == "hello"
    with client.websocket_connect("/api/socket", headers={"origin": "http://127.0.0.1"}) as socket:
        assert socket.receive_text() == "hello"
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/socket", headers=headers):
            pass
        assert closed.value.code == 1008
        assert closed.value.detail in ("foreign_origin", "wrong_host")


def test_a_server_that_can_answer_an_upgrade_gets_the_sentence() -> None:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {
        "type": "websocket",
        "path": "/",
        "query_string": b"",
        "scheme": "ws",
        "headers": [(b"host", b"localhost"), (b"origin", b"http://evil.example")],
        "extensions": {"websocket.http.response": {}},
    }
    asyncio.run(Gate(app, EASY)(scope, receive, send))
    assert [message["type"] for message in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] == 403
    assert msgspec.json.decode(sent[1]["body"])["code"] == "foreign_origin"


# --- proxies ------------------------------------------------------------------------------------------------------


def scope(headers: dict[str, str], client: str = "10.0.0.1", scheme: str = "http") -> Any:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "headers": raw, "client": (client, 1), "scheme": scheme}


def test_only_a_trusted_proxy_is_believed() -> None:
    given = scope(
        {
            "host": "inner:8000",
            "x-forwarded-host": "play.example",
            "x-forwarded-proto": "https",
            "x-forwarded-for": "6.6.6.6, 7.7.7.7",
        }
    )
    assert origin_of(given, settings()) == "http://inner:8000"
    assert address_of(given, settings()) == "10.0.0.1"
    assert origin_of(given, settings(trust_proxy=1)) == "https://play.example"
    assert address_of(given, settings(trust_proxy=1)) == "7.7.7.7"
    assert address_of(given, settings(trust_proxy=2)) == "6.6.6.6"
    assert address_of(scope({}), settings(trust_proxy=1)) == "10.0.0.1"


def test_the_set_url_wins_where_the_host_fits() -> None:
    there = settings(url="https://play.example")
    assert origin_of(scope({"host": "play.example"}), there) == "https://play.example"
    assert origin_of(scope({"host": "localhost:8000"}), there) == "http://localhost:8000"


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("1.2.3.4:567", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("[2001:db8:1:2::9]:567", "2001:db8:1:2::"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_are_counted_by_who_can_have_them(text: str, counted: str) -> None:
    assert address_of(scope({"x-forwarded-for": text}), settings(trust_proxy=1)) == counted


def test_a_socket_without_address_is_local() -> None:
    assert address_of(scope({}, "") | {"client": None}, settings()) == "local"


def test_behind_a_proxy_https_pages_may_post(tmp_path: Path) -> None:
    headers = {"origin": "https://play.example", "x-forwarded-proto": "https", "host": "play.example"}
    with serve(tmp_path / "a.db", settings(hosts=("play.example",), trust_proxy=1)) as client:
        answer = client.post("/api/identity", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == 201
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert answer.json()["recovery_link"].startswith("https://play.example/#recover=")
    with serve(tmp_path / "b.db", settings(hosts=("play.example",))) as client:
        answer = client.post("/api/identity", json={"name": "Anna"}, headers=headers)
        assert "RUINOUS_TRUST_PROXY" in refused(answer, 403, "foreign_origin")


# --- CSRF ---------------------------------------------------------------------------------------------------------


def test_cookie_needs_the_csrf_header(client: Client) -> None:
    client.post("/api/identity", json={"name": "Anna"})
    csrf = client.cookies["ruinous_csrf"]
    for headers in ({}, {"x-ruinous-csrf": ""}, {"x-ruinous-csrf": "wrong"}, {"x-ruinous-csrf": csrf + "0"}):
        refused(client.patch("/api/identity", json={"name": "Eve"}, headers=headers), 403, "csrf")
    assert client.get("/api/identity").json()["name"] == "Anna"
    answer = client.patch("/api/identity", json={"name": "Berta"}, headers={"x-ruinous-csrf": csrf})
    assert answer.json()["name"] == "Berta"


def test_csrf_cookie_planted_by_another_is_no_good(client: Client) -> None:
    client.post("/api/identity", json={"name": "Anna"})
    client.cookies.set("ruinous_csrf", "planted", domain="127.0.0.1")
    token = client.cookies["ruinous_device"]
    headers = {"x-ruinous-csrf": "planted", "cookie": f"ruinous_device={token}; ruinous_csrf=planted"}
    refused(client.patch("/api/identity", json={"name": "Eve"}, headers=headers), 403, "csrf")


def test_the_right_csrf_header_needs_its_cookie(client: Client) -> None:
    token = make_identity(client)["token"]
    for cookies in (f"ruinous_device={token}", f"ruinous_device={token}; ruinous_csrf=other"):
        headers = {"x-ruinous-csrf": csrf_of(token), "cookie": cookies}
        refused(client.patch("/api/identity", json={"name": "Eve"}, headers=headers), 403, "csrf")


def test_lost_csrf_cookie_comes_back(client: Client) -> None:
    token = make_identity(client)["token"]
    answer = client.get("/api/public", headers={"cookie": f"ruinous_device={token}"})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"ruinous_csrf={csrf_of(token)};")
    assert "HttpOnly" not in cookie


def test_bearer_needs_no_csrf_even_with_cookies(client: Client) -> None:
    made = make_identity(client)
    headers = as_device(made) | {"cookie": "ruinous_device=other"}
    assert client.patch("/api/identity", json={"name": "Berta"}, headers=headers).status_code == 200


def test_another_kind_of_authorization_does_not_open_the_gate(client: Client) -> None:
    token = make_identity(client)["token"]
    headers = {"authorization": "Basic eDp5", "cookie": f"ruinous_device={token}"}
    assert client.get("/api/identity", headers=headers).status_code == 200
    refused(client.patch("/api/identity", json={"name": "Eve"}, headers=headers), 403, "csrf")


# --- bodies -------------------------------------------------------------------------------------------------------


def test_large_bodies_are_refused(client: Client) -> None:
    limit = EASY.body_limit
    kind = {"content-type": "application/json"}
    fits = b'"' + b"x" * (limit - 2) + b'"'
    assert client.post("/api/size", content=fits, headers=kind).json() == {"size": limit}
    assert str(limit) in refused(client.post("/api/size", content=fits + b" ", headers=kind), 413, "too_large")


def run_request(chunks: list[bytes], headers: dict[str, str], hang: bool = False, **changes: Any) -> tuple[Any, bytes]:
    """Send a body piece by piece through the gate; its answer's start and body, or the app's."""
    waiting, sent = list(chunks), []
    seen = bytearray()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while True:
            message = await receive()
            seen.extend(message["body"])
            if not message["more_body"]:
                break
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(seen), "more_body": False})

    async def receive() -> Any:
        if not waiting:
            if hang:
                await asyncio.sleep(60)
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": waiting.pop(0), "more_body": bool(waiting) or hang}

    async def send(message: Any) -> None:
        sent.append(message)

    raw = {"host": "localhost", "content-type": "application/json", **headers}
    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": "/api/x",
        "query_string": b"",
        "scheme": "http",
        "headers": [(name.encode(), value.encode()) for name, value in raw.items()],
    }
    asyncio.run(Gate(app, settings(**changes))(scope, receive, send))
    return (sent[0], sent[1]["body"]) if sent else (None, b"")


CHUNKED = {"transfer-encoding": "chunked"}


def test_streamed_bodies_are_counted() -> None:
    start, body = run_request([b'"', b"x" * 2000, b'"'], CHUNKED, body_limit=2002)
    assert (start["status"], len(body)) == (200, 2002)
    start, body = run_request([b'"', b"x" * 2000, b'"'], CHUNKED, body_limit=2001)
    assert (start["status"], msgspec.json.decode(body)["code"]) == (413, "too_large")


def test_slow_bodies_are_given_up() -> None:
    start, body = run_request([b'"x'], CHUNKED, hang=True, body_seconds=0.01)
    assert (start["status"], msgspec.json.decode(body)["code"]) == (408, "too_slow")


def test_who_hangs_up_gets_no_answer() -> None:
    assert run_request([], CHUNKED) == (None, b"")


def test_odd_lengths_are_refused() -> None:
    for length in ("-1", "x", "1" * 30, "5, 5"):
        start, body = run_request([b"12345"], {"content-length": length})
        assert (start["status"], msgspec.json.decode(body)["code"]) == (400, "bad_request")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""])
def test_bodies_that_are_not_called_json_are_refused(client: Client, kind: str) -> None:
    refused(client.post("/api/echo", content=b'{"name":"x"}', headers={"content-type": kind}), 415, "not_json")


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b"{", "valid JSON"),
        (b"\xff\xfe", "valid JSON"),
        (b'"\xed\xa0\x80"', "valid JSON"),
        (b'{"name":"\\ud800"}', "valid JSON"),
        (b'{"name":NaN}', "valid JSON"),
        (b'{"name":"a\\u0000b"}', "NUL"),
        (b"[" * 60_000, "deeply"),
        (b'{"name":"x","number":1e999}', "too large"),
        (b'{"name":"x","number":' + b"9" * 5000 + b"}", "too large"),
    ],
)
def test_bad_json_is_refused(client: Client, body: bytes, word: str) -> None:
    answer = client.post("/api/echo", content=body, headers={"content-type": "application/json"})
    assert word in refused(answer, 400, "bad_request")


@given(st.one_of(st.binary(max_size=200), st.text().map(lambda text: json.dumps([text]).encode())))
def test_only_proper_json_gets_through(body: bytes) -> None:
    start, answer = run_request([body], {"content-length": str(len(body))})
    if start is not None and start["status"] == 400:
        assert msgspec.json.decode(answer)["code"] == "bad_request"
    elif body:
        assert start["status"] == 200
        assert answer == body
        assert "\0" not in str(msgspec.json.decode(body))


def test_long_and_odd_addresses_are_refused(client: Client) -> None:
    refused(client.get("/api/" + "x" * 5000), 414, "too_long")
    refused(client.get("/api/public?" + "x" * 5000), 414, "too_long")
    refused(client.get("/api/%00"), 400, "bad_request")
    refused(client.get("/api/public?x=%00"), 400, "bad_request")


# --- errors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        ("full", 507, "full"),
        ("down", 503, "down"),
        ("restored", 503, "down"),
        ("stale", 409, "stale"),
        ("taken", 409, "conflict"),
        ("refused", 409, "not_your_turn"),
        ("teapot", 418, "bad_request"),
    ],
)
def test_errors_and_their_codes(client: Client, kind: str, status: int, code: str) -> None:
    answer = client.get(f"/api/error/{kind}")
    refused(answer, status, code)
    assert "secret" not in answer.text
    assert "internal" not in answer.text


@pytest.mark.parametrize("kind", ["unexpected", "gateway"])
def test_a_fault_has_a_number_that_is_in_the_log(client: Client, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "ruinous.server"):
        answer = client.get(f"/api/error/{kind}")
    sentence = refused(answer, 500, "fault")
    reference = answer.json()["reference"]
    assert reference in sentence
    assert f"fault {reference}" in [record.getMessage() for record in caplog.records]
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_unknown_addresses_and_methods(client: Client) -> None:
    refused(client.get("/nothing"), 404, "not_found")
    refused(client.get("/api/identity/nothing"), 404, "not_found")
    answer = client.get("/api/echo")
    refused(answer, 405, "wrong_method")
    assert "POST" in answer.headers["allow"]
    refused(client.request("BREW", "/api/echo"), 405, "wrong_method")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({}, "The field “name” is missing."),
        ({"name": 5}, "The field “name” must be text, not a whole number."),
        ({"name": None}, "The field “name” must be text, not null."),
        ({"name": "x", "number": "many"}, "The field “number” must be a whole number, not text."),
        ({"name": "x", "number": 1.5}, "The field “number” must be a whole number, not a number."),
        ({"name": "x", "few": "y"}, "The field “few” must be a list, not text."),
        ({"name": "x", "few": [{}]}, "The field “few[0]” must be text, not an object."),
        ({"name": "x", "few": ["a"] * 3}, "The field “few” can have at most 2 characters or items."),
        ([], "The field “body” must be an object, not a list."),
    ],
)
def test_validation_says_which_field_and_what(client: Client, body: Any, sentence: str) -> None:
    assert refused(client.post("/api/echo", json=body), 400, "bad_request") == sentence


def test_missing_body_and_parameters(client: Client) -> None:
    assert refused(client.post("/api/echo"), 400, "bad_request") == "The request needs a body of JSON."
    for query in ("n=99", "n=x"):
        answer = client.get(f"/api/count?{query}")
        assert "“n”" in refused(answer, 400, "bad_request")
        assert (answer.json()["id"], answer.json()["args"]) == ("refusal.parameter", {"field": "n"})


def test_the_api_is_described(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    for path, operations in schema["paths"].items():
        if path.startswith(("/api/identity", "/api/admin")):
            for operation in operations.values():
                assert operation["summary"]
                assert operation["description"]
                for status, answer in operation["responses"].items():
                    if int(status) >= 400:
                        reference = answer["content"]["application/json"]["schema"]["$ref"]
                        assert reference == "#/components/schemas/Problem"


# --- settings -----------------------------------------------------------------------------------------------------


def test_settings_of_the_environment() -> None:
    read = Settings.from_env(
        {
            "RUINOUS_HOSTS": "Play.example, *.wild.example 10.0.0.1",
            "RUINOUS_URL": "https://Play.example/",
            "RUINOUS_TRUST_PROXY": "yes",
            "RUINOUS_BODY_LIMIT": "2048",
            "RUINOUS_LIMIT_FACTOR": "0.5",
            "RUINOUS_LIMIT_ENTER": "3/m 4",
            "RUINOUS_LIMIT_SOCKETS": "",
            "PATH": "/bin",
        }
    )
    assert read == Settings(
        hosts=("play.example", "*.wild.example", "10.0.0.1"),
        url="https://play.example",
        trust_proxy=1,
        body_limit=2048,
        limit_factor=0.5,
        enter=Rate(3 / 60, 4),
    )
    assert Settings.from_env({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOSTS", "play.example:80"),
        ("HOSTS", "a/b"),
        ("URL", "play.example"),
        ("URL", "https://play.example/path"),
        ("URL", "https://play.example:x"),
        ("URL", "ftp://play.example"),
        ("TRUST_PROXY", "maybe"),
        ("BODY_LIMIT", "10"),
        ("BODY_LIMIT", "1e9"),
        ("BODY_SECONDS", "nan"),
        ("LIMIT_FACTOR", "-1"),
        ("LIMIT_MAKE", "often"),
        ("LIMIT_ACT", "0/s 5"),
        ("LIMIT_ACT", "5/s 0"),
        ("LIMIT_SOCKETS", "0"),
        ("PASSPHRASE_WORK", "99"),
    ],
)
def test_bad_settings_are_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^RUINOUS_{name} must be .*\\.$"):
        Settings.from_env({f"RUINOUS_{name}": value})
