"""Web Push: the message (RFC 8291), the signature (RFC 8292), subscriptions by device, the dispatcher."""

import json
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ruinous.server.notices import push
from ruinous.server.notices.dispatcher import TableInfo
from ruinous.server.notices.push import Subscription, checked, contact_of, encrypted, padded, with_device
from ruinous.server.notices.settings import NoticeSettings, Quiet, everything
from ruinous.store.protocol import Identity, Notice
from ruinous.table.refusals import Refused
from tests.kit.notice_servers import ARGS, NOON, WEB, World, client_tls, run
from tests.kit.push_service import CURVE, Browser, PushService, base64url, bytes_of

# RFC 8291, appendix A
RFC = {
    "private": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "text": "When I grow up, I want to be a watermelon",
    "message": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}


def subscription(browser: Browser) -> Subscription:
    return msgspec.convert(browser.subscription, Subscription)


def browser(endpoint: str = "https://push.example/one") -> Browser:
    return Browser(endpoint)


# --- the message --------------------------------------------------------------------------------------------------


def test_the_example_of_the_rfc_comes_out_byte_for_byte():
    keys = {"p256dh": RFC["p256dh"], "auth": RFC["auth"]}
    whom = msgspec.convert({"endpoint": "https://push.example", "keys": keys}, Subscription)
    own = ec.derive_private_key(int.from_bytes(bytes_of(RFC["private"]), "big"), CURVE)
    assert base64url(encrypted(whom, RFC["text"].encode(), bytes_of(RFC["salt"]), own)) == RFC["message"]


def test_only_the_browser_it_is_meant_for_can_read_it_and_its_length_tells_little():
    one, other = browser(), browser()
    bodies = {len(encrypted(subscription(one), padded(text))) for text in (b"{}", b'{"a": 1}', b"x" * 200)}
    assert len(bodies) == 1
    body = encrypted(subscription(one), padded(b'{"a": 1}'))
    assert json.loads(one.opened(body)) == {"a": 1}
    with pytest.raises(InvalidTag):
        other.opened(body)
    assert encrypted(subscription(one), b"{}") != encrypted(subscription(one), b"{}"), "never the same key"


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("en", "Your turn: Friday table", "Khorne vs Nurgle and Tzeentch, round 3"),
        ("fr", "À vous de jouer\u00a0: Friday table", "Khorne contre Nurgle et Tzeentch, tour 3"),
        ("ja", "あなたの番です：Friday table", "第3ラウンド、コーン 対 ナーグル、ティーンチ"),
    ],
)
def test_it_tells_table_powers_and_round_in_the_language_of_the_person(language, title, body):
    told = json.loads(push.message(Notice("k", "p1", "t1", "your_turn", ARGS["your_turn"], NOON), *WEB_TOLD, language))
    assert (told["title"], told["body"]) == (title, body)
    assert told["url"] == WEB.url
    assert told["tag"] == "t1/your_turn"


WEB_TOLD = (WEB.name, WEB.url)


def test_a_long_name_does_not_make_it_too_long():
    args = ARGS["your_turn"] | {"name": "本" * 900}
    for kind in ("your_turn", "vote", "game_over"):
        notice = Notice("k", "p1", "t1", kind, {**ARGS[kind], **args}, NOON)
        body = encrypted(subscription(browser()), padded(push.message(notice, args["name"], WEB.url, "ja")))
        assert len(body) <= push.RECORD


# --- subscriptions ------------------------------------------------------------------------------------------------

GOOD = browser().subscription
KEYS = GOOD["keys"]


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "http://push.example/one"},
        {"endpoint": "https://anna:secret@push.example/one"},
        {"endpoint": "https://push.example:22/one"},
        {"endpoint": "https://push.example/a b"},
        {"endpoint": "https://push.example/\r\nHost: other"},
        {"endpoint": "file:///etc/passwd"},
        {"keys": {**KEYS, "auth": "AAAA"}},
        {"keys": {**KEYS, "auth": "no base64url!"}},
        {"keys": {**KEYS, "p256dh": base64url(b"\4" + bytes(64))}},  # no point of the curve
        {"keys": {**KEYS, "p256dh": base64url(b"\0")}},
        {"keys": {**KEYS, "p256dh": KEYS["p256dh"][:40]}},
    ],
)
def test_what_is_no_subscription_is_refused(changed):
    with pytest.raises(Refused) as refused:
        checked(msgspec.convert({**GOOD, **changed}, Subscription))
    assert refused.value.fact.id == "refusal.push_subscription"


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "https://push.example/" + "x" * 800},
        {"endpoint": ""},
        {"keys": {**KEYS, "p256dh": "A" * 10_000}},
        {"keys": {"auth": KEYS["auth"]}},
        {"expirationTime": 5},
    ],
)
def test_the_shape_is_strict_and_nothing_giant_goes_in(changed):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**GOOD, **changed}, Subscription)


def test_a_browser_has_one_subscription_and_a_person_a_few_devices():
    kept: dict[str, Subscription] = {}
    for n in range(push.MOST_DEVICES):
        kept = with_device(kept, f"d{n}", subscription(browser(f"https://push.example/{n}")))
    kept = with_device(kept, "d0", subscription(browser("https://push.example/new")))
    assert len(kept) == push.MOST_DEVICES
    with pytest.raises(Refused):
        with_device(kept, "one more", subscription(browser()))
    moved = with_device(kept, "one more", kept["d1"])
    assert "d1" not in moved
    assert moved["one more"] == kept["d1"]


def test_what_is_kept_and_makes_no_sense_counts_as_nothing():
    for kept in ({"push": 5}, {"push": {"d": 1}}, {"push": {"d": {**GOOD, "endpoint": "http://x.example"}}}, {}):
        assert push.subscriptions_of(Identity("p1", "Anna", NOON, settings=msgspec.json.encode(kept))) == {}


def test_whom_a_push_service_may_write_to():
    assert contact_of("Ruinous <post@example.org>", "https://play.example.org") == "mailto:post@example.org"
    assert contact_of("post@example.org", "") == "mailto:post@example.org"
    assert contact_of("", "https://play.example.org") == "https://play.example.org"
    assert contact_of("", "http://127.0.0.1:8000") == ""


# --- the dispatcher -----------------------------------------------------------------------------------------------


async def switched_on(world: World, *browsers: Browser, device: str = "device", **changes: Any) -> None:
    """Each browser is a device of the person."""
    kept = {}
    for n, one in enumerate(browsers):
        await world.store.add_device("p1", f"{device}-{n}", NOON)
        kept[f"{device}-{n}"] = one.subscription
    settings = {"notices": NoticeSettings(**{"delay": 0, **changes}), "push": kept, "language": world.language or "en"}
    await world.store.change_identity("p1", settings=msgspec.json.encode(settings))


def play(tmp_path, scene, *answers: bytes) -> None:
    async def body() -> None:
        async with PushService(*answers).open() as service, World.open(tmp_path) as world:
            await scene(world, service, world.dispatcher(tls=client_tls(), home="https://play.example.org"))

    run(body())


def test_a_turn_is_pushed_to_every_device_encrypted_and_signed(tmp_path):
    async def scene(world, service, dispatcher):
        world.language = "fr"
        browsers = [service.browser("one"), service.browser("two")]
        await switched_on(world, *browsers)
        await world.tell("your_turn")
        assert await dispatcher.step() == 2
        assert sorted(service.paths) == ["/push/one", "/push/two"]
        for path, head, body, n in zip(service.paths, service.heads, service.bodies, range(2), strict=True):
            one = next(b for b in browsers if b.endpoint.endswith(path))
            told = json.loads(one.opened(body))
            assert told["title"] == "À vous de jouer\u00a0: Friday table"
            assert told["body"] == "Khorne contre Nurgle et Tzeentch, tour 3"
            assert (head["content-encoding"], head["content-type"]) == ("aes128gcm", "application/octet-stream")
            assert int(head["ttl"]) > 0
            assert len(head["topic"]) == 32
            key, claims = service.signed_by(n)
            assert key == (await dispatcher.sender()).public
            assert claims["sub"] == "https://play.example.org"
            assert 0 < claims["exp"] - NOON // 1000 <= 86_400
        assert [state for state, *_ in await world.log()] == ["sent", "sent"]

    play(tmp_path, scene)


def test_the_key_is_made_once_for_all_processes(tmp_path):
    async def scene(world, service, dispatcher):
        other = world.dispatcher()
        assert (await dispatcher.sender()).public == (await other.sender()).public
        assert len(bytes_of((await other.sender()).public)) == 65

    play(tmp_path, scene)


@pytest.mark.parametrize("status", [b"404 Not Found", b"410 Gone"])
def test_a_subscription_that_is_gone_is_dropped_and_the_others_stay(tmp_path, status):
    async def scene(world, service, dispatcher):
        await switched_on(world, service.browser("gone"), service.browser("there"))
        await world.tell("your_turn")
        assert await dispatcher.step() == 2
        identity = await world.store.identity("p1")
        left = [one.endpoint.rpartition("/")[2] for one in push.subscriptions_of(identity).values()]
        refused = service.paths[0].rpartition("/")[2]
        assert left == [{"gone": "there", "there": "gone"}[refused]]
        assert sorted(await world.log()) == [("failed", 1, "delivery.push_gone"), ("sent", 1, "")]
        world.clock.now += 3_600_000
        await world.tell("your_turn")
        assert await dispatcher.step() == 1

    play(tmp_path, scene, b"HTTP/1.1 " + status + b"\r\n\r\n", b"HTTP/1.1 201 Created\r\n\r\n")


REFUSED, TAKEN = b"HTTP/1.1 403 Forbidden\r\n\r\n", b"HTTP/1.1 201 Created\r\n\r\n"


@pytest.mark.parametrize("status", [b"400 Bad Request", b"401 Unauthorized", b"403 Forbidden"])
def test_a_subscription_that_is_refused_again_and_again_is_dropped_and_its_owner_is_told(tmp_path, status):
    async def scene(world, service, dispatcher):
        one, device = service.browser(), "device-0"
        await switched_on(world, one)
        for refusals in range(1, push.REFUSALS):
            await tell_later(world, dispatcher)
            [kept] = push.subscriptions_of(await world.store.identity("p1")).values()
            assert kept.refused == refusals
            # The page tells it again at each start: that makes it no better.
            await world.people.change_settings("p1", lambda kept: push.switched_on(kept, device, subscription(one)))
        await tell_later(world, dispatcher)
        identity = await world.store.identity("p1")
        assert push.subscriptions_of(identity) == {}
        assert push.ended_in(everything(identity)) == [device]
        assert [id for *_, id in await world.log()] == ["delivery.push_dropped"] + ["delivery.push_refused"] * 4
        assert len(service.bodies) == push.REFUSALS
        await tell_later(world, dispatcher)
        assert len(service.bodies) == push.REFUSALS
        other = subscription(service.browser("new"))
        identity = await world.people.change_settings("p1", lambda kept: push.switched_on(kept, device, other))
        assert push.ended_in(everything(identity)) == []
        assert list(push.subscriptions_of(identity)) == [device]

    play(tmp_path, scene, b"HTTP/1.1 " + status + b"\r\n\r\n")


@pytest.mark.parametrize("other", [TAKEN, b"HTTP/1.1 413 Too Large\r\n\r\n"])
def test_only_refusals_in_a_row_and_of_the_subscription_itself_count(tmp_path, other):
    async def scene(world, service, dispatcher):
        await switched_on(world, service.browser())
        for _ in range(push.REFUSALS + 2):
            await tell_later(world, dispatcher)
        [kept] = push.subscriptions_of(await world.store.identity("p1")).values()
        assert kept.refused == (2 if other is TAKEN else 0)

    few = [REFUSED] * (push.REFUSALS - 1)
    play(tmp_path, scene, *([*few, TAKEN, REFUSED, REFUSED] if other is TAKEN else [other]))


async def tell_later(world, dispatcher) -> None:
    """One more turn, so long after the last one that nothing is held back."""
    world.clock.now += 3_600_000
    await world.tell("your_turn")
    await dispatcher.step()


def test_another_refusal_drops_nothing_and_trouble_is_tried_again(tmp_path):
    async def scene(world, service, dispatcher):
        await switched_on(world, service.browser())
        await world.tell("your_turn", "vote")
        assert await dispatcher.step() == 2
        assert sorted(await world.log()) == [
            ("failed", 1, "delivery.push_refused"),
            ("waiting", 1, "delivery.not_taken"),
        ]
        assert push.subscriptions_of(await world.store.identity("p1"))
        world.clock.now += 60_000
        assert await dispatcher.step() == 1
        assert sorted(state for state, *_ in await world.log()) == ["failed", "sent"]

    answers = (b"HTTP/1.1 403 Forbidden\r\n\r\n", b"HTTP/1.1 503 Busy\r\n\r\n", b"HTTP/1.1 201 Created\r\n\r\n")
    play(tmp_path, scene, *answers)


def test_a_device_that_was_signed_out_gets_nothing_more(tmp_path):
    async def scene(world, service, dispatcher):
        await switched_on(world, service.browser())
        await world.tell("your_turn")
        await dispatcher._settle_targets()
        await world.store.remove_device("device-0")
        assert await dispatcher.step() == 1
        assert await world.log() == [("moot", 1, "delivery.settings_changed")]
        await world.tell("vote")
        assert await dispatcher.step() == 0
        assert service.bodies == []

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("changes", "pushed"),
    [
        ({}, ["your_turn", "vote"]),
        ({"push": ("vote",)}, ["vote"]),
        ({"push": ()}, []),
        ({"push": (), "tables": {"t1": "push"}}, ["your_turn", "vote"]),
        ({"tables": {"t1": "webhook"}}, []),
        ({"tables": {"t1": "none"}}, []),
    ],
)
def test_kinds_and_tables_are_chosen(tmp_path, changes, pushed):
    async def scene(world, service, dispatcher):
        one = service.browser()
        await switched_on(world, one, **changes)
        await world.tell("your_turn", "vote")
        await dispatcher.step()
        tags = sorted(json.loads(one.opened(body))["tag"] for body in service.bodies)
        assert tags == sorted(f"t1/{kind}" for kind in pushed)

    play(tmp_path, scene)


def test_quiet_hours_hold_it_and_live_tables_are_silent(tmp_path):
    async def scene(world, service, dispatcher):
        await switched_on(world, service.browser(), quiet=Quiet("12:00", "13:30", "UTC"))
        await world.tell("your_turn")
        assert await dispatcher.step() == 0
        world.clock.now += 90 * 60_000
        assert await dispatcher.step() == 1
        assert len(service.bodies) == 1
        world.told = TableInfo("live", "Quick", WEB.url)
        await world.tell("your_turn")
        assert await dispatcher.step() == 0

    play(tmp_path, scene)


# --- hostile ------------------------------------------------------------------------------------------------------


def test_no_push_leads_into_the_network_of_the_host(tmp_path):
    async def scene(world, service, _):
        dispatcher = world.dispatcher(tls=client_tls(), private_webhooks=False)
        endpoints = ("localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "10.0.0.1", "0.0.0.0")
        for host in endpoints:
            await switched_on(world, Browser(f"https://{host}:{service.port}/push"), device=host)
            await world.tell("vote")
            await dispatcher.step()
            world.clock.now += 3_600_000
        assert service.heads == []
        assert await world.log() == [("failed", 1, "delivery.push_address")] * len(endpoints)
        allowed = world.dispatcher(tls=client_tls(), private_webhooks=True)
        await switched_on(world, Browser("https://169.254.169.254/latest/meta-data"), device="cloud")
        await world.tell("vote")
        await allowed.step()
        assert (await world.log())[0][2] == "delivery.push_address"

    play(tmp_path, scene)


def test_a_push_service_must_prove_its_name(tmp_path):
    async def scene(world, service, dispatcher):
        await switched_on(world, Browser(f"https://127.0.0.1:{service.port}/push"))
        await world.tell("your_turn")
        await dispatcher.step()
        assert await world.log() == [("waiting", 1, "delivery.no_tls")]
        assert service.bodies == []

    play(tmp_path, scene)


def test_a_flood_of_turns_is_held_back_for_each_device(tmp_path):
    async def scene(world, service, dispatcher):
        one = service.browser()
        await switched_on(world, one)
        for _ in range(30):
            await world.tell("your_turn")
            await dispatcher.step()
            world.clock.now += 1_000
        assert len(service.bodies) == 1, "one of a kind from a table in a minute"
        world.clock.now += 60_000
        await dispatcher.step()
        assert len(service.bodies) == 2
        states = [state for state, *_ in await world.log()]
        assert sorted(set(states)) == ["moot", "sent"]
        assert states.count("moot") == 28

    play(tmp_path, scene)
