"""The webhook client against real servers, and the addresses it must not reach."""

import asyncio
import ssl
from ipaddress import ip_address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous.server.notices.deliver import (
    ANSWER,
    LONGEST_WAIT,
    SENT,
    Outcome,
    Unusable,
    again,
    post,
    reachable,
    retry_after,
    system_resolve,
    webhook_url,
)
from ruinous.words import say
from tests.kit.notice_servers import NOON, Hook, client_tls, run, server_tls


async def send(url: str, **options) -> Outcome:
    return await post(url, b'{"a": 1}', {"Idempotency-Key": "k1"}, now=NOON, **{"allow_private": True, **options})


def answer_of(*answers: bytes | None, **options) -> tuple[Outcome, Hook]:
    hook = Hook(*answers)
    found: list[Outcome] = []

    async def body() -> None:
        async with hook.open():
            found.append(await send(hook.url(), **options))

    run(body())
    return found[0], hook


def test_a_request_is_one_post_with_its_key():
    outcome, hook = answer_of(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
    assert outcome == SENT
    assert hook.bodies == [{"a": 1}]
    assert hook.heads[0].startswith("POST /hook/SECRET?wait=1 HTTP/1.1\r\n")
    assert hook.header("Host") == [f"127.0.0.1:{hook.port}"]
    assert hook.header("Idempotency-Key") == ["k1"]
    assert hook.header("Content-Type") == ["application/json"]
    assert hook.header("Connection") == ["close"]


@pytest.mark.parametrize(
    ("answer", "state", "told"),
    [
        (b"HTTP/1.1 204 No Content\r\n\r\n", "sent", ""),
        (b"HTTP/1.0 200\r\n", "sent", ""),
        (b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", "sent", ""),
        (b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000, "sent", ""),
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", "failed", "(302)"),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", "failed", "(404)"),
        (b"HTTP/1.1 400 Bad\r\n\r\n", "failed", "(400)"),
        (b"HTTP/1.1 408 Timeout\r\n\r\n", "again", "(408)"),
        (b"HTTP/1.1 429 Slow\r\n\r\n", "again", "(429)"),
        (b"HTTP/1.1 500 Oh\r\n\r\n", "again", "(500)"),
        (b"HTTP/1.1 503 Oh\r\n", "again", "(503)"),
        (b"", "again", "failed"),
        (b"HTTP/1.1 2", "again", "failed"),
        (b"SSH-2.0-OpenSSH\r\n", "again", "like a web server"),
        (b"HTTP/1.1 999 What\r\n\r\n", "again", "like a web server"),
        (b"HTTP/2 200 OK\r\n\r\n", "again", "like a web server"),
        (b"x" * 100_000, "again", "like a web server"),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 1000, "again", "like a web server"),
    ],
)
def test_only_a_2xx_is_a_success(answer, state, told):
    outcome, hook = answer_of(answer)
    assert outcome.state == state
    said = say(*outcome.error) if outcome.error else ""
    assert told in said
    assert "SECRET" not in said
    assert len(hook.bodies) == 1


def test_no_answer_is_a_time_out():
    outcome, _ = answer_of(None, timeout=0.2)
    assert outcome == again("no_answer", host="127.0.0.1", seconds=1)


def test_a_closed_port_and_an_unknown_name_are_tried_again():
    async def unknown(host: str, port: int) -> list[str]:
        return await system_resolve("nothing.invalid", port)

    async def body() -> None:
        hook = Hook()
        async with hook.open():
            pass
        assert await send(hook.url()) == again("no_connection", host="127.0.0.1")
        told = await send("http://nothing.invalid/", resolve=unknown)
        assert told == again("no_such_host", host="nothing.invalid")

    run(body())


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        ("7", 7),
        ("0.3", 1),
        ("-5", 0),
        ("nan", 0),
        ("inf", LONGEST_WAIT),
        ("999999999999", LONGEST_WAIT),
        ("soon", 0),
        ("", 0),
        ("Fri, 15 Jan 2027 12:01:30 GMT", 90),
        ("Fri, 15 Jan 2027 12:01:30 -0000", 90),
        ("Fri, 15 Jan 2020 12:01:30 GMT", 0),
        ("Fri, 99 Jan 2027 12:01:30 GMT", 0),
    ],
)
def test_retry_after_is_honoured_and_cut(value, seconds):
    assert retry_after(value, NOON) == seconds
    outcome, _ = answer_of(f"HTTP/1.1 429 Slow\r\nA: b\r\nretry-AFTER: {value}\r\n\r\n".encode())
    assert outcome == again("not_taken", seconds, host="127.0.0.1", status=429)


@given(st.text(max_size=40))
def test_any_retry_after_gives_a_short_wait(value):
    assert 0 <= retry_after(value, NOON) <= LONGEST_WAIT


@given(st.binary(max_size=300))
def test_any_answer_gives_an_outcome(answer):
    outcome, _ = answer_of(answer)
    assert outcome.state in ("sent", "again", "failed")


# --- addresses ----------------------------------------------------------------------------------------------------

HOME = ["127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.5.5", "192.168.1.1", "100.64.0.1", "::1", "fd00::1"]
NEVER = [
    "0.0.0.0",
    "169.254.169.254",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "64:ff9b::7f00:1",
    "::7f00:1",
    "::ffff:169.254.169.254",
]


def test_only_the_public_internet_is_reached():
    for address in HOME + ["::ffff:127.0.0.1", "::ffff:10.1.2.3"]:
        assert not reachable(ip_address(address), allow_private=False), address
        assert reachable(ip_address(address), allow_private=True), address
    for address in NEVER:
        assert not reachable(ip_address(address), allow_private=False), address
        assert not reachable(ip_address(address), allow_private=True), address
    for address in ("8.8.8.8", "162.159.135.232", "2606:4700::1", "::ffff:8.8.8.8"):
        assert reachable(ip_address(address), allow_private=False), address


SPECIAL = """
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.0.0/29 192.0.0.8/32
    192.0.0.9/32 192.0.0.10/32 192.0.0.170/31 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16
    192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 255.255.255.255/32
    ::1/128 ::/128 ::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23 2001::/32
    2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:10::/28 2001:20::/28
    2001:30::/28 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8
    4000::/2 8000::/1 ::/3
"""


@pytest.mark.parametrize("network", SPECIAL.split())
def test_no_special_network_is_reached(network):
    """Every entry of the registries, from its first address to its last, also as an IPv4 address within IPv6."""
    found = ip_network(network)
    for address in {found[0], found[found.num_addresses // 2], found[-1]}:
        assert not reachable(address, allow_private=False), address
        if address.version == 4:
            for form in (f"::ffff:{address}", f"::{address}", f"64:ff9b::{address}", f"::ffff:0:{address}"):
                assert not reachable(ip_address(form), allow_private=False), form
            inside = ip_address((0x2002 << 112) | (int(address) << 80) | 1)
            assert not reachable(inside, allow_private=True), inside


def test_what_lies_beside_special_networks_is_reached():
    beside = (
        "1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 128.0.0.1 172.15.0.1 172.32.0.1 192.0.1.1 192.0.3.1"
    )
    beside += (
        " 198.17.0.1 198.20.0.1 223.255.255.255 2001:200::1 2001:db7::1 2001:db9::1 2003::1 2620:4f:8001::1 3ffe::1"
    )
    for address in beside.split():
        assert reachable(ip_address(address), allow_private=False), address


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::1]"])
def test_the_own_machine_is_refused_however_it_is_written(host):
    async def body() -> None:
        async with Hook().open() as hook:
            outcome = await send(hook.url(host=host), allow_private=False)
            assert outcome.state == "failed"
            assert outcome.error.id == "refusal.webhook_private"
            assert hook.heads == []

    run(body())


def test_one_private_address_among_public_ones_is_refused():
    async def both(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "127.0.0.1"]

    async def body() -> None:
        async with Hook().open() as hook:
            outcome = await send(hook.url(host="hook.test"), allow_private=False, resolve=both)
            assert outcome.state == "failed"
            assert hook.heads == []

    run(body())


def test_the_name_is_resolved_once_and_the_checked_address_used():
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    async def body() -> None:
        async with Hook().open() as hook:
            assert await send(hook.url(host="hook.test"), resolve=rebinding) == SENT
            assert asked == ["hook.test"]
            assert hook.header("Host") == [f"hook.test:{hook.port}"]

    run(body())


def test_the_next_address_is_tried_when_one_is_closed():
    async def two(host: str, port: int) -> list[str]:
        return ["127.9.9.9", "127.0.0.1"]

    async def body() -> None:
        async with Hook().open() as hook:
            assert await send(hook.url(host="hook.test"), resolve=two) == SENT

    run(body())


def test_a_secure_webhook_is_asked_by_its_name():
    names: list[str | None] = []

    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    def told(connection: ssl.SSLObject, name: str | None, context: ssl.SSLContext) -> None:
        names.append(name)

    async def body() -> None:
        tls = server_tls()
        tls.sni_callback = told
        async with Hook().open(tls) as hook:
            ours = client_tls()
            assert await send(hook.url("https", "hook.test"), resolve=here, tls=ours) == SENT
            for url, context in (
                (hook.url("https", "other.test"), ours),  # the certificate names another host
                (hook.url("https", "hook.test"), None),  # nobody vouches for the certificate
            ):
                outcome = await send(url, resolve=here, tls=context)
                assert outcome.state == "again"
                assert outcome.error.id == "delivery.no_tls"
            assert names == ["hook.test", "other.test", "hook.test"]
            assert len(hook.bodies) == 1

    run(body())


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", "webhook_scheme"),
        ("ftp://example.org/x", "webhook_scheme"),
        ("file:///etc/passwd", "webhook_scheme"),
        ("https://", "webhook_scheme"),
        ("https:///x", "webhook_scheme"),
        ("example.org/x", "webhook_scheme"),
        ("http://user:pw@example.org/", "webhook_user"),
        ("http://@example.org/", "webhook_user"),
        ("http://example.org/#x", "webhook_fragment"),
        ("http://example.org:25/", "webhook_port"),
        ("http://example.org:0/", "webhook_port"),
        ("http://example.org:99999/", "webhook_unreadable"),
        ("http://example.org:x/", "webhook_unreadable"),
        ("http://[::1/", "webhook_unreadable"),
        ("http://exa mple.org/", "webhook_characters"),
        ("http://example.org/a\r\nX: y", "webhook_characters"),
        ("http://exämple.org/", "webhook_characters"),
        ("http://-a.org/", "webhook_host"),
        ("http://a..b/", "webhook_host"),
        ("http://" + "a" * 64 + ".org/", "webhook_host"),
    ],
)
def test_addresses_that_no_webhook_may_have(url, told):
    with pytest.raises(Unusable, match=told):
        webhook_url(url)
    hook_free: list[Outcome] = []

    async def body() -> None:
        hook_free.append(await send(url))

    run(body())
    assert hook_free[0].state == "failed"


@given(st.text(max_size=60))
def test_any_text_is_an_address_or_refused_in_a_sentence(text):
    said = "Good."
    try:
        webhook_url("https://" + text)
    except Unusable as error:
        said = say(*error.fact)
    assert said.endswith(".")


def test_a_header_cannot_be_broken():
    async def body() -> None:
        async with Hook().open() as hook:
            outcome = await post(hook.url(), b"{}", {"Idempotency-Key": "a\r\nX: y"}, now=NOON, allow_private=True)
            assert outcome.state == "failed"
            assert hook.heads == []

    run(body())


def test_an_endless_answer_is_not_read():
    """The server can write only as much as fits on the way; the client reads no more than it must."""
    sent = 0

    async def body() -> None:
        done = asyncio.Event()

        async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal sent
            await reader.readuntil(b"}")
            writer.write(b"HTTP/1.1 500 Oh\r\n")
            try:
                while True:
                    writer.write(b"A: " + b"b" * 60 + b"\r\n")
                    sent += 65
                    await writer.drain()
            except OSError:
                pass
            finally:
                writer.close()
                done.set()

        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        outcome = await send(f"http://127.0.0.1:{port}/")
        assert outcome == again("not_taken", host="127.0.0.1", status=500)
        await done.wait()
        server.close()
        await server.wait_closed()

    run(body())
    assert sent > ANSWER
