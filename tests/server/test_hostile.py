"""Clients that mean harm: whatever they send is refused with a code and a sentence, and no log changes by it."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ruinous.client import ApiError, Connection, request, sign_up
from ruinous.rules import view
from ruinous.rules.actions import NOTATION
from ruinous.rules.ids import CHAOS, OLD_WORLD
from ruinous.rules.ids import POWERS as ALL
from ruinous.server.gate.limits import Rate
from ruinous.server.settings import Settings
from ruinous.table import entries as e
from ruinous.table.table import Table
from tests.kit.play import POWERS, Ear, Home, Person, Serving, Stage, assert_plain, listed, refused, staged, step

CODES = set(
    "bad_request not_signed_in not_allowed not_found wrong_method stale too_large too_long not_json out_of_turn"
    " not_legal no_action wrong_time over seated taken not_seated not_handed handed barrier no_vote not_over"
    " not_paused not_ready password voted".split()
)


class Scene:
    """A game in full swing, with people at it and people who have no business there."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.table = self.other = self.gone = ""
        self.people: list[Person] = []
        self.strangers: list[Person] = []
        self.sockets: dict[str, Any] = {}
        self.deciding = ""

    async def set(self, place: Home) -> None:
        self.people = await place.people(3)
        self.strangers = [await place.person("Mallory"), await place.person("Trudy")]
        powers = POWERS[:3]
        options = {"powers": powers, "talk": "players", "take_over": False}
        self.table = await place.game(self.people, **options)
        self.other = await place.game(list(reversed(self.people)), **options)
        random = Random(1)
        for _ in range(9):
            await step(self.table, dict(zip(powers, self.people, strict=True)), random)
        self.deciding = (await self.people[0].look(self.table))["state"]["ask"]["seat"]
        self.decider = self.people[POWERS.index(self.deciding)]
        self.shown = await self.decider.look(self.table, self.deciding)
        erik = await place.person("Erik")
        await erik.ask("DELETE", "/api/identity/device")
        self.gone = erik.token

    async def logs(self, place: Home) -> list[list[bytes]]:
        return [await place.log(self.table), await place.log(self.other)]

    async def send(self, place: Home, token: str, by_socket: bool, table: str, command: Any) -> ApiError:
        """Send a command; how it was refused."""
        if not by_socket:
            try:
                done = await place.ask("POST", f"/api/tables/{table}/do", command, token)
            except ApiError as error:
                return error
            raise AssertionError(f"done: {command} {done}")
        message = {"type": "do", "id": "x", "table": table, "command": command}
        answer = await self.over_socket(place, token, json.dumps(message))
        assert answer["type"] == "refused", (command, answer)
        return ApiError(answer["code"], answer["sentence"], **answer["fact"])

    async def over_socket(self, place: Home, token: str, message: str | bytes) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = place.url.replace("http", "ws") + "/api/live"
        socket = self.sockets.get(token)
        if socket is None:
            socket = self.sockets[token] = await connect(address, additional_headers=headers, compression=None)
        try:
            await socket.send(message)
            answer: dict[str, Any] = json.loads(await socket.recv())
        except ConnectionClosed:  # after too many bad ones
            del self.sockets[token]
            return await self.over_socket(place, token, message)
        return answer


@pytest.fixture(scope="module")
def scene(stage: Stage) -> Iterator[Scene]:
    made = Scene(stage)
    stage.play(made.set)
    yield made

    async def end(_: Home) -> None:
        for socket in made.sockets.values():
            await socket.close()

    stage.play(end)


# --- commands -----------------------------------------------------------------------------------------------------

numbers = st.integers(0, 4)
words = st.text(st.characters(codec="utf-8", exclude_characters="\0`$"), max_size=12)
anything = st.fixed_dictionaries({"action": st.sampled_from(NOTATION) | words, "version": st.integers(0, 400)})

# Nobody can do these in a game that runs without a vote, a pause or a bot, and where seats cannot be taken over.
NEVER = st.one_of(
    st.just({"do": "join"}),
    st.builds(lambda place: {"do": "join", "place": place}, numbers),
    st.builds(lambda place: {"do": "seat", "place": place, "bot": "random"}, numbers),
    st.builds(lambda place: {"do": "take_over", "place": place}, numbers),
    st.builds(lambda place: {"do": "remove", "place": place}, numbers),
    st.builds(lambda place, to: {"do": "move", "place": place, "to": to}, numbers, numbers),
    st.just({"do": "start"}),
    st.just({"do": "close"}),
    st.just({"do": "rematch"}),
    st.just({"do": "withdraw"}),
    st.just({"do": "return"}),
    st.builds(lambda power: {"do": "pick", "power": power}, st.sampled_from(POWERS) | words),
    st.builds(lambda yes: {"do": "ballot", "yes": yes}, st.booleans()),
    st.just({"do": "propose", "vote": "resume"}),
    st.builds(lambda to: {"do": "propose", "vote": "rewind", "to": to}, st.integers(400, 100_000)),
    st.builds(lambda count: {"do": "undo", "version": 0, "count": count}, st.integers(1, 200)),
    st.builds(lambda bot: {"do": "hand", "bot": bot + "!"}, words),
)
# Those who do not sit at the table cannot do these either.
STRANGERS = st.one_of(
    NEVER,
    st.builds(lambda rest: {"do": "play", **rest}, anything),
    st.builds(lambda version: {"do": "undo", "version": version}, st.integers(0, 400)),
    st.builds(lambda place: {"do": "leave", "place": place}, numbers),
    st.just({"do": "leave"}),
    st.just({"do": "hand"}),
    st.builds(lambda vote: {"do": "propose", "vote": vote}, st.sampled_from(["pause", "abandon", "replace"])),
    st.builds(lambda text: {"do": "say", "text": text + "."}, words),
)
keys = st.sampled_from([{}, {"key": "k"}])


def attack(scene: Scene, tokens: list[str], by_socket: bool, tables: list[str], command: Any, known: set[str]) -> None:
    async def told(place: Home) -> None:
        before = await scene.logs(place)
        for token in tokens:
            for table in tables:
                error = await scene.send(place, token, by_socket, table, command)
                assert error.code in known, (error.code, error.sentence, command)
                assert_plain(error.sentence.replace(command.get("action") or "\0", "…"))
        assert await scene.logs(place) == before

    scene.stage.play(told)


@given(command=NEVER, key=keys, by_socket=st.booleans())
def test_nobody_can_do_what_cannot_be_done(scene: Scene, command: Any, key: Any, by_socket: bool) -> None:
    tokens = [person.token for person in scene.people]
    attack(scene, tokens, by_socket, [scene.table], command | key, CODES)


@given(command=STRANGERS, key=keys, by_socket=st.booleans())
def test_strangers_can_do_nothing(scene: Scene, command: Any, key: Any, by_socket: bool) -> None:
    tokens = [person.token for person in scene.strangers]
    attack(scene, tokens, by_socket, [scene.table, scene.other], command | key, CODES)


@given(command=STRANGERS, by_socket=st.booleans())
def test_without_a_good_token_nothing_can_be_done(scene: Scene, command: Any, by_socket: bool) -> None:
    tokens = ["", "x" * 43, scene.gone, scene.decider.token[:-1], scene.decider.id, scene.decider.recovery]
    attack(scene, tokens, by_socket, [scene.table], command, {"not_signed_in"})


@given(rest=anything, by_socket=st.booleans(), seat=st.sampled_from(["", *POWERS]))
def test_nobody_plays_out_of_turn(scene: Scene, rest: Any, by_socket: bool, seat: str) -> None:
    others = [person.token for person in scene.people if person is not scene.decider]
    command = {"do": "play", **rest} | ({"seat": seat} if seat else {})
    attack(scene, others, by_socket, [scene.table], command, {"out_of_turn"})


@given(action=st.sampled_from(NOTATION) | words, by_socket=st.booleans())
@example(action="", by_socket=False)
@example(action="Kw1>nor; DROP TABLE entries", by_socket=True)
def test_only_the_legal_list_is_legal(scene: Scene, action: str, by_socket: bool) -> None:
    if action in listed(scene.shown["state"]):
        action += " "
    command = {"do": "play", "action": action, "version": scene.shown["version"]}
    attack(scene, [scene.decider.token], by_socket, [scene.table], command, {"not_legal", "no_action"})


@given(version=st.integers(0, 2**53), by_socket=st.booleans(), data=st.data())
def test_only_the_present_question_can_be_answered(scene: Scene, version: int, by_socket: bool, data: Any) -> None:
    if version == scene.shown["version"]:
        version += 1
    action = data.draw(st.sampled_from(listed(scene.shown["state"])))
    command = {"do": "play", "action": action, "version": version}
    attack(scene, [scene.decider.token], by_socket, [scene.table], command, {"stale"})
    wrong = command | {"version": scene.shown["version"], "seat": data.draw(st.sampled_from(POWERS))}
    if wrong["seat"] != scene.deciding:
        attack(scene, [scene.decider.token], by_socket, [scene.table], wrong, {"out_of_turn"})


# --- what is no command at all ------------------------------------------------------------------------------------

leaves = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | words
trees = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3))
SPOILT = st.one_of(
    trees,
    st.builds(
        lambda do, rest: {"do": do, "x": rest}, st.sampled_from(["play", "join", "start", "say", "leave"]), trees
    ),
    st.builds(
        lambda action: {"do": "play", "action": action, "version": 1}, leaves.filter(lambda v: not isinstance(v, str))
    ),
    st.builds(
        lambda version: {"do": "play", "action": "pass", "version": version},
        st.sampled_from([-1, 1.5, "1", None, 2**60]),
    ),
    st.builds(lambda do: {"do": do}, words | st.sampled_from(["created", "played", "flagged", "__init__"])),
    st.builds(lambda n: {"do": "say", "text": "x" * n}, st.sampled_from([0, 501, 60_000])),
    st.builds(lambda key: {"do": "join", "key": key * 65}, st.sampled_from("aé☠")),
)


@given(body=SPOILT)
def test_what_is_no_command_is_refused(scene: Scene, body: Any) -> None:
    async def told(place: Home) -> None:
        before = await scene.logs(place)
        text = json.dumps(body)
        headers = {"Authorization": f"Bearer {scene.decider.token}", "Content-Type": "application/json"}
        answer = await place.http.post(f"/api/tables/{scene.table}/do", content=text, headers=headers)
        assert answer.status_code in (400, 413), (answer.text, body)
        assert_plain(answer.json()["sentence"])
        message = json.dumps({"type": "do", "id": "7", "table": scene.table, "command": body})
        refusal = await scene.over_socket(place, scene.decider.token, message)
        assert (refusal["type"], refusal["code"]) in (("refused", "bad_request"), ("refused", "too_large")), body
        assert_plain(refusal["sentence"])
        assert await scene.logs(place) == before

    scene.stage.play(told)


@given(message=st.one_of(st.binary(max_size=40), words, trees.map(json.dumps)))
@example(message="[" * 50_000)
@example(message='{"type": "hello", "id": 7}')
@example(message='{"type": "watch", "table": "x", "since": -1}')
@example(message='{"type": "why", "table": "x", "action": "' + "x" * 81 + '"}')
@example(message='{"type": "ping"' + " " * 70_000 + "}")
def test_what_is_no_message_is_refused(scene: Scene, message: str | bytes) -> None:
    async def told(place: Home) -> None:
        before = await scene.logs(place)
        refusal = await scene.over_socket(place, scene.strangers[0].token, message)
        assert refusal["type"] == "refused"
        assert refusal["code"] in ("bad_request", "too_large")
        assert_plain(refusal["sentence"])
        assert await scene.logs(place) == before

    scene.stage.play(told)


def test_a_message_that_is_far_too_large_ends_the_socket_only(scene: Scene) -> None:
    async def told(place: Home) -> None:
        address = place.url.replace("http", "ws") + "/api/live"
        async with connect(address, compression=None) as socket:
            await socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed) as ended:
                await socket.recv()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1009
        assert (await place.ask("GET", "/health"))["status"] == "ok"

    scene.stage.play(told)


@pytest.mark.parametrize(
    ("body", "kind", "code"),
    [
        (b"{", "application/json", "bad_request"),
        (b'{"do": "join"}', "text/plain", "not_json"),
        (b'{"do": "join"}', "application/x-www-form-urlencoded", "not_json"),
        (b"\xff\xfe", "application/json", "bad_request"),
        (b'{"do": "say", "text": "\\u0000"}', "application/json", "bad_request"),
        (b'{"do": "say", "text": "\\ud800"}', "application/json", "bad_request"),
        (b'"' + b"x" * 70_000 + b'"', "application/json", "too_large"),
        (b"[" * 30_000, "application/json", "bad_request"),
        (b"", "application/json", "bad_request"),
    ],
)
def test_bodies_that_are_no_json(scene: Scene, body: bytes, kind: str, code: str) -> None:
    async def told(place: Home) -> None:
        before = await scene.logs(place)
        headers = {"Authorization": f"Bearer {scene.decider.token}", "Content-Type": kind}
        answer = await place.http.post(f"/api/tables/{scene.table}/do", content=body, headers=headers)
        assert answer.json()["code"] == code
        assert_plain(answer.json()["sentence"])
        assert await scene.logs(place) == before

    scene.stage.play(told)


# --- tokens, codes, keys ------------------------------------------------------------------------------------------


def test_a_recovery_code_opens_once_and_removed_tokens_never(scene: Scene) -> None:
    async def told(place: Home) -> None:
        anna = await place.person("Anna")
        again = await place.ask("POST", "/api/identity/recover", {"code": anna.recovery})
        with refused("not_allowed"):
            await place.ask("POST", "/api/identity/recover", {"code": anna.recovery})
        await place.ask("DELETE", "/api/identity/devices", token=again["token"])
        with refused("not_signed_in"):
            await anna.get("/api/identity")
        assert (await place.ask("GET", "/api/identity", token=again["token"]))["id"] == anna.id

    scene.stage.play(told)


def test_the_same_version_can_be_answered_once(stage: Stage) -> None:
    async def told(place: Home) -> None:
        people = await place.people(3)
        table = await place.game(people, powers=POWERS[:3])
        seat = (await people[0].look(table))["state"]["ask"]["seat"]
        holder = people[POWERS.index(seat)]
        for _ in range(3):
            shown = await holder.look(table, seat)
            if (shown["state"]["ask"] or {}).get("seat") != seat:
                break
            before = len(await place.log(table))
            commands = [{"action": action, "version": shown["version"]} for action in listed(shown["state"])[:6]]
            answers = await asyncio.gather(
                *(holder.do(table, "play", **command) for command in commands * 2), return_exceptions=True
            )
            won = [answer for answer in answers if not isinstance(answer, BaseException)]
            assert len(won) == 1
            codes = {answer.code for answer in answers if isinstance(answer, ApiError)}
            assert codes <= {"stale", "out_of_turn"}
            assert len(await place.log(table)) == before + 1

    stage.play(told)


def test_a_key_of_another_person_or_table_repeats_nothing(stage: Stage) -> None:
    async def told(place: Home) -> None:
        people = await place.people(3)
        tables = [await people[0].table(start=False, powers=POWERS[:3]) for _ in range(2)]
        for person in people[1:]:
            for table in tables:
                done = await person.do(table, "join", key="mine")
                assert not done.get("repeated")

    stage.play(told)


def test_a_flood_is_refused_and_others_play_on(tmp_path: Any) -> None:
    """With the limits on: too many commands, messages, sockets and identities."""
    some = Settings(act=Rate(1, 5), message=Rate(1, 30), sockets=3, make=Rate(0.01, 8), read=Rate(1000, 1000))

    async def told(place: Home) -> None:
        people = await place.people(4)
        table = await place.game(people[:3], powers=POWERS[:3])
        before = await place.log(table)
        codes = set()
        for _ in range(8):
            try:
                await people[3].do(table, "leave")
            except ApiError as error:
                codes.add(error.code)
                assert_plain(error.sentence)
        assert codes == {"not_seated", "too_many"}
        address = place.url.replace("http", "ws") + "/api/live"
        async with AsyncExitStack() as stack:
            for _ in range(3):
                socket = await stack.enter_async_context(connect(address))
            late = await stack.enter_async_context(connect(address))
            assert json.loads(await late.recv())["code"] == "too_many"
            for n in range(80):
                await socket.send(json.dumps({"type": "ping", "id": str(n)}))
            answers = [json.loads(await socket.recv()) for _ in range(31)]
            assert [answer["type"] for answer in answers] == ["pong"] * 30 + ["refused"]
            assert (answers[30]["id"], answers[30]["code"]) == ("30", "too_many")
            socket.transport.abort()  # the server takes its time to read the rest
        with refused("too_many"):
            for _ in range(9):
                await place.person("Bot")
        assert await place.log(table) == before
        assert await step(table, dict(zip(POWERS, people, strict=False)), Random(1))

    with staged(tmp_path, some) as stage:
        stage.play(told)


# --- secrets ------------------------------------------------------------------------------------------------------


CHAOS_CARDS = set(CHAOS[1:])


def lists_of(value: Any, name: str) -> Iterator[Any]:
    """Every value under a key of this name, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == name:
                yield inner
            yield from lists_of(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from lists_of(inner, name)


@settings(max_examples=2)
@given(seed=st.integers(0, 10**6))
def test_nobody_is_ever_sent_a_secret(stage: Stage, seed: int) -> None:
    """A whole game with four players and a spectator; every byte that each of them gets is looked through."""

    async def told(place: Home) -> None:
        people = await place.people(4)
        table = await place.game(people, game={"card_set": "morrslieb", "events": "mixed"} if seed % 2 else {})
        got: dict[str | None, list[dict[str, Any]]] = {seat: [] for seat in (*POWERS, None)}
        shown: dict[str | None, dict[int, Any]] = {seat: {} for seat in got}
        async with AsyncExitStack() as stack:
            ears: dict[str | None, Ear] = {}
            for seat in got:
                person = people[POWERS.index(seat)] if seat else None
                ears[seat] = Ear(await stack.enter_async_context(Connection(place.url, person.token if person else "")))

                def hear(message: dict[str, Any], seat: str | None = seat) -> None:
                    got[seat].append(message)
                    if message["type"] in ("state", "update"):
                        connection = ears[seat].connection
                        shown[seat][message["version"]] = connection.states[table]["game"]

                ears[seat].connection.on_message = hear
                await ears[seat].connection.watch(table, seat, steps=seat != "nurgle")
            await play_on(place, table, people, ears, Random(seed), got)
        await look_through(place, table, people, got, shown)

    stage.play(told)


async def play_on(
    place: Home, table: str, people: list[Person], ears: dict[str | None, Ear], random: Random, got: Any
) -> None:
    anybody = ears[None]
    turns = 0
    while (ask := anybody.connection.states[table]["ask"]) is not None:
        version, ear = anybody.connection.versions[table], ears[ask["seat"]]
        action = random.choice(listed(await ear.version(table, version)))
        turns += 1
        if turns % 25 == 0:  # what HTTP tells
            stranger = await place.person("Trudy")
            told = ("", "/steps", f"/at/{turns // 2}", "/story", f"/story?line={turns}", "/talk", "/chart", "/accounts")
            for path in told:
                got[None].append(await stranger.get(f"/api/tables/{table}{path}"))
            for seat, person in zip(POWERS, people, strict=True):
                got[seat].append(await person.get(f"/api/tables/{table}/story?seat={seat}&begin={turns - 20}"))
            for path in (
                f"?seat={ask['seat']}",
                f"/story?seat={ask['seat']}",
                f"/why?action={quote(action)}",
                "/record",
            ):
                with pytest.raises(ApiError) as error:
                    await stranger.get(f"/api/tables/{table}{path}")
                got[None].append({"sentence": error.value.sentence})
        await ear.connection.do(table, {"do": "play", "action": action, "version": version})
        await anybody.version(table, version + 1)
    for ear in ears.values():
        await ear.version(table, anybody.connection.versions[table])


def named(value: Any) -> set[str]:
    """Chaos cards that are named, but for what everybody may count out: which ones were shuffled."""
    if isinstance(value, str):
        return {value} & CHAOS_CARDS
    if isinstance(value, dict):
        return set().union(*(named(inner) for key, inner in value.items() if key != "shuffled"))
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], list) and value[0][-1:] == ["shuffled"]:
            return set()
        return set().union(*(named(inner) for inner in value))
    return set()


def check_steps(got: Any, shown: Any) -> None:
    """A step names no card but those that the seat's own states have shown, up to the one that the steps lead to."""
    drawn = 0
    for seat, messages in got.items():
        may: set[str] = set()
        spectators: set[str] = set()
        for message in messages:
            if message.get("type") not in ("state", "update"):
                continue
            may |= named(shown[seat][message["version"]])
            spectators |= named(shown[None].get(message["version"], {}))
            for one in message.get("steps", ()):
                if one["event"]["what"] == "glean" and one["event"]["power"] == seat:
                    may |= named(one["event"])  # a look into a hand
                # What lies open and is shuffled in again before the steps end was seen all the same.
                may |= named([change[1:] for change in one["changes"] if change[0][-1] == "discard"])
                assert named(one) <= may, (seat, named(one) - may, one)
                drawn += bool(named(one) - spectators)
    assert drawn, "a seat is told of its own hand"


async def look_through(place: Home, table: str, people: list[Person], got: Any, shown: Any) -> None:
    entries = await place.entries(table)
    texts = {seat: json.dumps(messages) for seat, messages in got.items()}
    secrets = [entry.secret for entry in entries if isinstance(entry, e.Started)]
    secrets += [entry.hash for entry in entries if isinstance(entry, e.Played) and entry.hash]
    secrets += [word for person in people for word in (person.token, person.recovery)]
    assert len(secrets) > 100
    for seat, text in texts.items():
        assert not [secret for secret in secrets if secret in text], seat
    for seat, messages in got.items():
        for message in messages:
            changed = [*message.get("changes", ())]
            changed += [change for one in message.get("steps", ()) for change in one.get("changes", ())]
            assert {change[0][2] for change in changed if change[0][-1:] == ["hand"]} <= {seat}, "to its seat only"
            told = [one for one in lists_of(message, "event") if isinstance(one, dict)]  # a token has the name too
            told += [one for some in lists_of(message, "events") if isinstance(some, list) for one in some]
            for one in told:
                if one["what"] == "draw" and one.get("power") != seat:
                    assert not [value for value in one.values() if isinstance(value, list)], one
    check_steps(got, shown)
    # What was sent of the game is what could be told by one who knows no more than the seat: had the hidden cards
    # been others, not one byte would differ. And no Old World card was named before it was seen.
    truth = Table()
    seen: dict[str | None, set[str]] = {seat: set() for seat in got}
    for version, entry in enumerate(entries, 1):
        truth.add([entry])
        if truth.game is None or version % 3:  # every third is enough, and quick
            continue
        g = truth.game.state
        for seat, games in shown.items():
            if version not in games:
                continue
            number = ALL.index(seat) if seat else view.NOBODY
            if seat and g.result is None:
                other = view.view(view.information_set(g, number, seed=version), number)
                other.pop("decision")
                assert games[version] == json.loads(json.dumps(other)), (version, seat)
            hidden = {OLD_WORLD[card] for card in g.old_world_deck + g.old_world_aside}
            position = games[version]["old_world"]
            piles = (*position["track"], *position["used"], *position["top"], position["drawn"])
            seen[seat] |= {card for card in piles if card}
            named = {card for card in hidden - seen[seat] if f'"{card}"' in json.dumps(games[version])}
            assert not named, (version, seat)


def test_no_answer_of_the_server_speaks_python(scene: Scene) -> None:
    """Addresses that do not exist, methods that are not taken, parameters that are nonsense."""

    async def told(place: Home) -> None:
        table = scene.table
        asks = [
            ("GET", "/api/nothing"),
            ("PUT", f"/api/tables/{table}"),
            ("DELETE", "/api/tables"),
            ("GET", "/api/tables?limit=0"),
            ("GET", "/api/tables?limit=abc"),
            ("GET", "/api/tables?before=-1"),
            ("GET", f"/api/tables/{table}?since=x"),
            ("GET", f"/api/tables/{table}?seat={'x' * 30}"),
            ("GET", f"/api/tables/{table}/at/x"),
            ("GET", f"/api/tables/{table}/at/-1"),
            ("GET", f"/api/tables/{'y' * 100}"),
            ("GET", "/api/tables/%00"),
            ("GET", f"/api/tables/{table}/why"),
            ("GET", "/" + "x" * 5000),
            ("POST", "/api/tables/quick"),
        ]
        async with httpx.AsyncClient(base_url=place.url) as http:
            for method, path in asks:
                answer = await http.request(method, path, headers={"Authorization": f"Bearer {scene.decider.token}"})
                assert 400 <= answer.status_code < 500, (method, path, answer.status_code)
                assert_plain(answer.json()["sentence"])

    scene.stage.play(told)


# --- a full disk --------------------------------------------------------------------------------------------------


def test_a_full_disk_is_told_plainly_and_nothing_is_lost(tmp_path: Path) -> None:
    """The server may write no further for a while: commands are refused as full, and go on when there is room again."""
    with Serving(tmp_path) as server:
        anna = sign_up(server.url, "Anna")
        places = [{"me": True}] * 3
        body = {"options": {"powers": POWERS[:3], "hot_seat": True}, "places": places, "start": True}
        table = request(server.url, "POST", "/api/tables", body, anna.token)["table"]
        done = [play(server, anna.token, table) for _ in range(5)]
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        for _ in range(3):
            with refused("full", "full"):
                play(server, anna.token, table)
            with refused("full", "full"):
                request(server.url, "POST", f"/api/tables/{table}/do", {"do": "say", "text": "hm"}, anna.token)
            with refused("full", "full"):
                sign_up(server.url, "Boris")
        shown = request(server.url, "GET", f"/api/tables/{table}", token=anna.token)
        assert shown["version"] == done[-1]["version"]
        assert request(server.url, "GET", "/health")["status"] == "ok"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        done += [play(server, anna.token, table) for _ in range(3)]
        assert [one["version"] for one in done] == list(range(done[0]["version"], done[0]["version"] + 8))
        server.kill()
        server.start()
        shown = request(server.url, "GET", f"/api/tables/{table}", token=anna.token)
        assert shown["version"] == done[-1]["version"]
        play(server, anna.token, table)
        assert server.stop() in (0, -signal.SIGTERM)
        assert "Traceback" not in "".join(server.said)
    with closing(sqlite3.connect(tmp_path / "ruinous.sqlite")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def play(server: Serving, token: str, table: str) -> dict[str, Any]:
    """One decision of somebody who holds every seat."""
    seat = request(server.url, "GET", f"/api/tables/{table}")["state"]["ask"]["seat"]
    shown = request(server.url, "GET", f"/api/tables/{table}?seat={seat}", token=token)
    command = {"do": "play", "action": listed(shown["state"])[0], "version": shown["version"]}
    done: dict[str, Any] = request(server.url, "POST", f"/api/tables/{table}/do", command, token)
    return done
