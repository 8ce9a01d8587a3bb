"""Who is spoken to in which language: requests, sockets, mails and webhooks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from ruinous.server.gate.languages import first_spoken, language_of
from ruinous.server.notices.settings import NoticeSettings, Webhook, mail_code, settings_of
from ruinous.store.protocol import Identity
from ruinous.words import LANGUAGES
from tests.kit.gatehouse import as_device, make_identity, serve
from tests.kit.notice_servers import Hook, Mailbox, World
from tests.kit.play import Home, Person, story

NBSP = "\u00a0"
URL = "http://127.0.0.1:9/table/t1"
SETTINGS = "http://127.0.0.1:9/#/settings"


# --- what a request asks for ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("ja-JP", "ja"),
        ("FR-ca;q=0.5", "fr"),
        ("de, it;q=0.9", "en"),
        ("de, ja;q=0.2", "ja"),
        ("en;q=0.4, fr;q=0.8, ja;q=0.6", "fr"),
        ("fr;q=0, ja;q=0.1", "ja"),
        ("fr, ja", "fr"),
        ("*", "en"),
        ("fr;q=x, ,;;=,ja;q=2, \xff", "en"),
    ],
)
def test_the_language_liked_best_of_those_we_speak(header: str, language: str) -> None:
    assert first_spoken(header) == language


NO_TABLE = {
    "en": "There is no such table. Check the link or the code.",
    "fr": "Cette table n’existe pas. Vérifiez le lien ou le code.",
    "ja": "その卓は見つかりません。リンクまたはコードをご確認ください。",
}


@story
async def test_a_refusal_is_in_the_language_of_the_request(place: Home) -> None:
    for language in LANGUAGES:
        by_header = await place.http.get("/api/tables/none", headers={"Accept-Language": f"{language}, de;q=0.5"})
        by_address = await place.http.get(f"/api/tables/none?language={language}", headers={"Accept-Language": "en"})
        for answer in (by_header, by_address):
            assert answer.status_code == 404
            assert answer.json() == {
                "code": "not_found",
                "sentence": NO_TABLE[language],
                "id": "refusal.no_table",
                "args": {},
            }
    assert (await place.http.get("/api/tables/none?language=xx")).json()["sentence"] == NO_TABLE["en"]


SHAPE = {
    "en": "The field “name” must be text, not a whole number.",
    "fr": f"Le champ «{NBSP}name{NBSP}» doit être un texte, et non un nombre entier.",
    "ja": "項目「name」に指定できるのは次の型です：文字列（指定された型：整数）。",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_gate_and_the_shapes_refuse_too(tmp_path: Path, language: str) -> None:
    with serve(tmp_path / "db") as client:
        spoken = {"accept-language": language}
        wrong = client.post("/api/echo", json={"name": 5}, headers=spoken).json()
        assert wrong["sentence"] == SHAPE[language]
        assert wrong["args"] == {"field": "name", "wanted": ["text"], "given": "whole"}
        gate = client.get("/api/count", headers=spoken | {"host": "evil.example"}).json()
        assert gate["id"] == "refusal.wrong_host"
        assert (gate["sentence"] == client.get("/", headers={"host": "evil.example"}).json()["sentence"]) == (
            language == "en"
        )


def raw(place: Home, token: str = "", query: str = "", **headers: str) -> Any:
    given = {"Authorization": f"Bearer {token}"} if token else {}
    address = place.url.replace("http", "ws") + "/api/live" + query
    return connect(address, additional_headers=given | headers, compression=None, max_size=None)


async def answer(socket: Any, message: dict[str, Any]) -> dict[str, Any]:
    await socket.send(json.dumps(message))
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["type"] in ("done", "refused", "hello", "why"):
            return told


@story
async def test_a_socket_refuses_in_its_language(place: Home) -> None:
    nowhere = {"type": "watch", "table": "none"}
    for language in LANGUAGES:
        async with raw(place, query=f"?language={language}") as socket:
            told = await answer(socket, nowhere)
            assert told["sentence"] == NO_TABLE[language]
            assert told["fact"] == {"id": "refusal.no_table", "args": {}}
        async with raw(place, **{"Accept-Language": language}) as socket:
            assert (await answer(socket, nowhere))["sentence"] == NO_TABLE[language]
        async with raw(place) as socket:
            assert (await answer(socket, nowhere))["sentence"] == NO_TABLE["en"]
            assert (await answer(socket, {"type": "hello", "language": language}))["type"] == "hello"
            assert (await answer(socket, nowhere))["sentence"] == NO_TABLE[language]
            assert (await answer(socket, nowhere | {"language": "fr"}))["sentence"] == NO_TABLE["fr"]
            assert (await answer(socket, nowhere))["sentence"] == NO_TABLE["fr"]
    async with raw(place) as socket:
        told = await answer(socket, nowhere | {"language": "xx"})
        assert told["fact"]["id"] == "refusal.shape_choice"
        assert told["fact"]["args"]["choices"] == list(LANGUAGES)


# --- what a table says -----------------------------------------------------------------------------------------------


def letters(text: str) -> str:
    """The language of a text, as far as a test must know it."""
    return "ja" if any("\u3040" <= c <= "\u9fff" for c in text) else "other"


async def heard(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["type"] == kind:
            return told


@story
async def test_those_who_watch_one_table_read_it_each_in_their_language(place: Home) -> None:
    people = await place.people()
    table = await place.game(people)
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    me = people[("khorne", "nurgle", "tzeentch", "slaanesh").index(seat)]
    async with raw(place, me.token) as english, raw(place, me.token) as french, raw(place, me.token) as japanese:
        sockets = {"en": english, "fr": french, "ja": japanese}
        asks = {}
        for language, socket in sockets.items():
            watch = {"type": "watch", "table": table, "seat": seat, "steps": language != "fr", "language": language}
            await socket.send(json.dumps(watch))
            asks[language] = (await heard(socket, "state"))["state"]["ask"]
        facts = [[action["do"] for action in ask["actions"]] for ask in asks.values()]
        assert facts[0] == facts[1] == facts[2]
        assert len({ask["prompt"] for ask in asks.values()}) == 3
        assert letters(asks["ja"]["prompt"]) == letters(asks["ja"]["actions"][0]["text"]) == "ja"
        assert asks["en"] == (await me.look(table, seat))["state"]["ask"]
        spoken = {"Authorization": f"Bearer {me.token}", "Accept-Language": "fr"}
        shown = (await place.http.get(f"/api/tables/{table}?seat={seat}", headers=spoken)).json()
        assert shown["state"]["ask"] == asks["fr"]
        # the one who plays speaks Japanese; the others go on in their own languages
        play = {"do": "play", "action": facts[0][0], "version": shown["version"]}
        done = await place.http.post(f"/api/tables/{table}/do?language=ja", json=play, headers=spoken)
        assert done.status_code == 200, done.text
        updates = {language: await heard(socket, "update") for language, socket in sockets.items()}
        texts = {
            "en": [step["event"]["text"] for step in updates["en"]["steps"]],
            "fr": [event["text"] for event in updates["fr"]["events"]],
            "ja": [step["event"]["text"] for step in updates["ja"]["steps"]],
        }
        assert len(texts["en"]) == len(texts["fr"]) == len(texts["ja"]) > 0
        told = next(n for n, text in enumerate(texts["en"]) if text)
        assert len({lines[told] for lines in texts.values()}) == 3
        assert letters(texts["ja"][told]) == "ja"
        assert letters(texts["en"][told]) == letters(texts["fr"][told]) == "other"


@story
async def test_why_not_is_said_in_the_language_of_the_request(place: Home) -> None:
    people = await place.people()
    table = await place.game(people)
    deciding = (await people[0].look(table))["state"]["ask"]["seat"]
    me = people[("khorne", "nurgle", "tzeentch", "slaanesh").index(deciding)]
    found = set()
    for language in LANGUAGES:
        headers = {"Authorization": f"Bearer {me.token}", "Accept-Language": language}
        told = (await place.http.get(f"/api/tables/{table}/why?action=nonsense", headers=headers)).json()
        assert told["id"] == "why.no_action"
        assert told["args"]["rule"] in told["sentence"]
        found.add(told["sentence"])
        async with raw(place, me.token, f"?language={language}") as socket:
            why = await answer(socket, {"type": "why", "table": table, "action": "nonsense"})
            assert told["sentence"].startswith(why["sentence"])
    assert len(found) == 3


@story
async def test_a_bot_gives_its_reason_in_each_language_and_works_it_out_once(place: Home) -> None:
    me = await place.person("Anna")
    table = await me.table("random", "random", "random")
    found = {}
    while not found:
        shown = await me.look(table)
        steps = (await me.get(f"/api/tables/{table}/steps"))["steps"]
        bots = [step["number"] for step in steps if step["seat"] != "khorne"]
        if bots:
            for language in LANGUAGES:
                headers = {"Authorization": f"Bearer {me.token}", "Accept-Language": language}
                answer = await place.http.get(f"/api/tables/{table}/why/{bots[0]}", headers=headers)
                found[language] = answer.json()
        elif shown["state"]["ask"]["seat"] == "khorne":
            ask = (await me.look(table, "khorne"))["state"]["ask"]
            await me.do(table, "play", action=ask["actions"][0]["do"])
        else:
            await asyncio.sleep(0.05)
    assert found["en"]["why"] == found["fr"]["why"] == found["ja"]["why"]
    assert len({told["text"] for told in found.values()}) == 3
    assert letters(found["ja"]["text"]) == "ja"


# --- the language of an identity ----------------------------------------------------------------------------------


def test_an_identity_speaks_the_language_it_was_given(tmp_path: Path) -> None:
    with serve(tmp_path / "db") as client:
        assert made(client, {"name": "Anna"}) == "en"
        assert made(client, {"name": "Anna"}, "ja-JP, en;q=0.5") == "ja"
        assert made(client, {"name": "Anna", "language": "fr"}, "ja") == "fr"
        wrong = client.post("/api/identity", json={"name": "Anna", "language": "xx"})
        assert (wrong.status_code, wrong.json()["id"]) == (400, "refusal.shape_choice")


def made(client: Any, body: dict[str, Any], accepted: str = "") -> str:
    headers = {"accept-language": accepted} if accepted else {}
    token = client.post("/api/identity", json=body, headers=headers).json()["token"]
    client.cookies.clear()
    language: str = client.get("/api/identity", headers={"authorization": f"Bearer {token}"}).json()["language"]
    return language


def test_an_identity_can_change_its_language(tmp_path: Path) -> None:
    with serve(tmp_path / "db") as client:
        me = as_device(make_identity(client))

        def change(**parts: Any) -> str:
            language: str = client.patch("/api/identity", json=parts, headers=me).json()["language"]
            return language

        assert change(language="fr") == "fr"
        assert change(name="Bea") == "fr"
        assert change(settings={"interface": {"theme": "dark"}}) == "fr"
        assert change(settings={"interface": {"theme": "dark", "language": "ja"}}) == "ja"
        assert change(language="en", settings={"interface": {"language": "ja"}}) == "en"
        shown = client.get("/api/identity", headers=me).json()
        assert (shown["language"], shown["settings"]) == ("en", {"interface": {"language": "ja"}})
        refused = client.patch("/api/identity", json={"language": "xx"}, headers=me)
        assert refused.status_code == 400


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        (b"{}", "en"),
        (b"", "en"),
        (b"[]", "en"),
        (b"?", "en"),
        (b'{"language": 5, "interface": []}', "en"),
        (b'{"interface": {"language": "fr"}}', "fr"),
        (b'{"interface": {"language": "fr"}, "language": "ja"}', "ja"),
        (b'{"interface": {"language": "fr"}, "language": "xx"}', "fr"),
    ],
)
def test_who_came_before_there_were_languages_has_one_too(settings: bytes, language: str) -> None:
    assert language_of(Identity("p", "Anna", 1, settings=settings)) == language


# --- mail and webhook ---------------------------------------------------------------------------------------------

MAILS = {
    "en": (
        "Your vote is needed: Friday table",
        (
            "Your vote is needed at “Friday table”: pause the game?\n\n"
            f"Table “Friday table”: {URL}\n\n-- \nTo change or stop these e-mails: {SETTINGS}\n"
        ),
    ),
    "fr": (
        f"Votre vote est attendu{NBSP}: Friday table",
        (
            f"Votre vote est attendu à la table «{NBSP}Friday table{NBSP}»{NBSP}: mettre la partie en pause{NBSP}?\n\n"
            f"Table «{NBSP}Friday table{NBSP}»{NBSP}: {URL}\n\n"
            f"-- \nPour modifier ou arrêter ces e-mails{NBSP}: {SETTINGS}\n"
        ),
    ),
    "ja": (
        "投票してください：Friday table",
        (
            "「Friday table」で投票してください：ゲームを一時停止しますか？\n\n"
            f"卓「Friday table」を開く：{URL}\n\n-- \nメール通知の変更・停止はこちら：{SETTINGS}\n"
        ),
    ),
}
HOOKS = {language: f"{text.partition(chr(10))[0]}\n{URL}" for language, (_, text) in MAILS.items()}
TESTS = {
    "en": (
        "Test notification",
        (
            "This is a test notification from Ruinous. If you can read it, notifications reach you here.\n\n"
            "The code for this mailbox is {code}. Enter it in your Ruinous settings to receive notifications here. "
            "If you did not ask for this, ignore this e-mail: nothing is sent here without the code.\n\n"
            f"-- \nTo change or stop these e-mails: {SETTINGS}\n"
        ),
    ),
    "fr": (
        "Notification de test",
        (
            "Ceci est une notification de test de Ruinous. Si vous la lisez, les notifications vous parviennent "
            "bien ici.\n\nLe code de cette adresse est {code}. Saisissez-le dans vos réglages de Ruinous pour recevoir "
            f"ici vos notifications. Si vous n’avez rien demandé, ignorez cet e-mail{NBSP}: sans ce code, rien ne sera "
            f"envoyé ici.\n\n-- \nPour modifier ou arrêter ces e-mails{NBSP}: {SETTINGS}\n"
        ),
    ),
    "ja": (
        "テスト通知",
        (
            "Ruinous からのテスト通知です。これが読めれば、通知はここに届きます。\n\n"
            "このメールアドレスの確認コードは {code} です。ここで通知を受け取るには、Ruinous の設定に入力してください。"
            "お心当たりがない場合は、このメールを無視してください。コードが入力されないかぎり、通知は送られません。\n\n"
            f"-- \nメール通知の変更・停止はこちら：{SETTINGS}\n"
        ),
    ),
}
Scene = Callable[[World], Coroutine[Any, Any, None]]


def play(path: Path, scene: Scene) -> None:
    async def body() -> None:
        async with World.open(path) as world:
            await scene(world)

    asyncio.run(body())


def read(box: Mailbox) -> tuple[str, str, str]:
    mail = message_from_bytes(box.mails[-1].content, policy=default)
    return mail["Subject"], mail.get_content().replace("\r\n", "\n"), mail["Content-Language"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_is_in_the_language_of_its_reader(tmp_path: Path, language: str) -> None:
    async def scene(world: World) -> None:
        world.language = language
        box = Mailbox()
        async with box.open():
            dispatcher = world.dispatcher(box.settings())
            await world.email(dispatcher)
            await world.tell("vote")
            assert await dispatcher.step() == 1
        assert read(box) == (*MAILS[language], language)

    play(tmp_path, scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_webhook_is_in_the_language_of_its_reader_and_keeps_its_facts(tmp_path: Path, language: str) -> None:
    async def scene(world: World) -> None:
        world.language = language
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.tell("vote")
            assert await dispatcher.step() == 1
        (told,) = hook.bodies
        assert told["content"] == told["text"] == HOOKS[language]
        assert told["ruinous"] == {
            "kind": "vote",
            "table": "t1",
            "url": URL,
            "key": "t1:1:p1:vote",
            "id": "notice.vote.pause",
            "args": {"name": "Friday table", "vote": "pause"},
        }

    play(tmp_path, scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_notice_is_in_the_language_of_its_reader(tmp_path: Path, language: str) -> None:
    async def scene(world: World) -> None:
        world.language = language
        box = Mailbox()
        async with box.open(), Hook().open() as hook:
            dispatcher = world.dispatcher(box.settings())
            await world.email(dispatcher)
            person = await world.store.identity("p1")
            assert person is not None
            assert (await dispatcher.send_test(person, settings_of(person), "email")).state == "sent"
            settings = NoticeSettings(webhook=Webhook(hook.url()))
            assert (await dispatcher.send_test(person, settings, "webhook")).state == "sent"
        code = mail_code(await dispatcher.secret(), "p1", "anna@example.org")
        subject, text = TESTS[language]
        assert read(box) == (subject, text.format(code=code), language)
        (told,) = hook.bodies
        assert told["content"] == text.partition("\n")[0]

    play(tmp_path, scene)


@story
async def test_notices_and_deliveries_are_listed_in_the_language_of_the_request(place: Home) -> None:
    people: list[Person] = await place.people(2)
    table = await people[0].table("random", "random", name="Friday", start=False)
    await people[1].do(table, "join")
    await people[0].do(table, "start")
    await people[0].do(table, "propose", vote="pause")
    texts = set()
    for language in LANGUAGES:
        headers = {"Authorization": f"Bearer {people[1].token}", "Accept-Language": language}
        notices = (await place.http.get("/api/notices", headers=headers)).json()["notices"]
        (vote,) = (one for one in notices if one["kind"] == "vote")
        assert msgspec.json.encode(vote["args"])
        texts.add(vote["text"])
    assert len(texts) == 3
