"""Identities: made with a name, carried by devices, recovered by a code, entered with a passphrase."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from ruinous.server.people.credentials import (
    hashed,
    new_code,
    new_id,
    passphrase_fits,
    passphrase_hash,
    read_code,
)
from ruinous.server.people.forms import public
from ruinous.server.people.identities import change_settings
from ruinous.store.protocol import Identity
from ruinous.table.names import clean_name
from ruinous.table.refusals import Refused
from tests.kit.gatehouse import Clock, Socket, as_device, make_identity, refused, serve

Client = TestClient[Litestar]
GOOD, OTHER = "correct horse", "battery staple"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with serve(tmp_path / "store.db") as client:
        yield client


def stored(client: Client, person: str) -> Identity:
    with client.portal() as portal:
        found: Identity | None = portal.call(client.app.state.house.store.identity, person)
    assert found is not None
    return found


def post(client: Client, path: str, body: dict[str, Any], made: dict[str, Any] | None = None) -> Any:
    return client.post(f"/api/identity{path}", json=body, headers=as_device(made) if made else {})


def set_passphrase(client: Client, made: dict[str, Any], **body: str) -> Any:
    return client.put("/api/identity/passphrase", json=body, headers=as_device(made))


# --- making -------------------------------------------------------------------------------------------------------


def test_a_name_is_all_it_takes(client: Client) -> None:
    answer = post(client, "", {"name": "  Anna \t"[:-1]})
    made = answer.json()
    assert re.fullmatch(r"p[a-z2-9]{12}", made["id"])
    assert (made["name"], made["tag"]) == ("Anna", made["id"][-4:])
    assert len(made["token"]) == 43
    assert made["recovery_link"] == f"http://127.0.0.1/#recover={made['recovery']}"
    device, csrf, known, browser = answer.headers.get_list("set-cookie")
    assert device.startswith(f"ruinous_device={made['token']};")
    assert known.startswith("ruinous_known=")
    for part in ("HttpOnly", "SameSite=lax", "Max-Age=34560000", "Path=/"):
        assert part in device
        assert part in known
    assert csrf.startswith("ruinous_csrf=")
    assert "HttpOnly" not in csrf
    assert re.match("ruinous_browser=[0-9a-f]{32}; HttpOnly", browser)
    assert "Secure" not in device + csrf + browser


def test_cookies_are_secure_on_https(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db", url="https://127.0.0.1") as client:
        cookies = post(client, "", {"name": "Anna"}).headers.get_list("set-cookie")
    assert len(cookies) == 4
    assert all("Secure" in cookie for cookie in cookies)


def test_only_hashes_are_stored(client: Client, tmp_path: Path) -> None:
    made = make_identity(client)
    assert set_passphrase(client, made, passphrase=GOOD).status_code == 200
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["id"].encode() in kept
    for secret in (made["token"], made["recovery"], made["recovery"].replace("-", ""), GOOD):
        assert secret.encode() not in kept


def test_cookie_and_bearer_are_the_same_person(client: Client) -> None:
    made = make_identity(client)
    by_token = client.get("/api/identity", headers=as_device(made)).json()
    by_cookie = client.get("/api/identity", headers={"cookie": f"ruinous_device={made['token']}"}).json()
    assert by_token == by_cookie
    assert by_token == {
        "id": made["id"],
        "name": "Anna",
        "tag": made["tag"],
        "created": 1_700_000_000_000,
        "has_passphrase": False,
        "has_recovery": True,
        "language": "en",
        "settings": {},
    }


def test_cookies_last_while_they_are_used(client: Client) -> None:
    made = make_identity(client)
    assert "set-cookie" not in client.get("/api/identity", headers=as_device(made)).headers
    answer = client.get("/api/identity", headers={"cookie": f"ruinous_device={made['token']}"})
    device, csrf, known, browser = answer.headers.get_list("set-cookie")
    assert known.startswith("ruinous_known=")
    assert device.startswith(f"ruinous_device={made['token']}; HttpOnly; Max-Age=34560000")
    assert csrf.startswith("ruinous_csrf=")
    assert browser.startswith("ruinous_browser=")


def test_a_browser_keeps_its_name_whoever_uses_it(client: Client) -> None:
    post(client, "", {"name": "Anna"})
    name = client.cookies["ruinous_browser"]
    client.delete("/api/identity/device", headers={"x-ruinous-csrf": client.cookies["ruinous_csrf"]})
    post(client, "", {"name": "Boris"})
    assert client.cookies["ruinous_browser"] == name
    client.cookies.clear()
    client.cookies.set("ruinous_browser", "anything", domain="127.0.0.1")
    answer = post(client, "", {"name": "Chloe"})
    assert re.fullmatch("[0-9a-f]{32}", answer.cookies["ruinous_browser"])


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": "Bearer nobody"},
        {"authorization": "Bearer"},
        {"authorization": "Bearer "},
        {"authorization": "Basic YTpi"},
        {"cookie": "ruinous_device="},
        {"cookie": "ruinous_device=nobody"},
    ],
)
def test_nobody_is_signed_in(client: Client, headers: dict[str, str]) -> None:
    refused(client.get("/api/identity", headers=headers), 401, "not_signed_in")
    refused(client.get("/api/mine", headers=headers), 401, "not_signed_in")
    assert client.get("/api/public", headers=headers).json() == {"id": None}


def test_a_wrong_bearer_is_not_saved_by_a_cookie(client: Client) -> None:
    made = make_identity(client)
    headers = {"authorization": "Bearer wrong", "cookie": f"ruinous_device={made['token']}"}
    refused(client.get("/api/identity", headers=headers), 401, "not_signed_in")


def test_public_data_is_little(client: Client) -> None:
    made = make_identity(client)
    person = msgspec.to_builtins(public(stored(client, made["id"])))
    assert person == {"id": made["id"], "name": "Anna", "tag": made["tag"]}
    assert client.get("/api/public", headers=as_device(made)).json() == {"id": made["id"]}


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 33, "a\u202eb", "a\u200bb", "a\nb", "\ufdfa\ufdfa", "\u0301", "\x7f"]
)
def test_bad_names(client: Client, name: str) -> None:
    refused(post(client, "", {"name": name}), 400, "bad_request")


@pytest.mark.parametrize("body", [{}, {"name": None}, {"name": 7}, {"name": ["Anna"]}, [], "Anna", 5])
def test_bad_bodies(client: Client, body: Any) -> None:
    refused(client.post("/api/identity", json=body), 400, "bad_request")


@given(st.text(max_size=60))
def test_any_name_is_clean_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert 1 <= len(name) <= 32
    assert name == name.strip() == unicodedata.normalize("NFKC", name)
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") for c in name)
    assert clean_name(name) == name


# --- changing -----------------------------------------------------------------------------------------------------


def test_rename(client: Client) -> None:
    made = make_identity(client)
    headers = as_device(made)
    assert client.patch("/api/identity", json={"name": "Ａｎｎａ  II"}, headers=headers).json()["name"] == "Anna II"
    assert client.get("/api/identity", headers=headers).json()["name"] == "Anna II"
    refused(client.patch("/api/identity", json={"name": "x" * 40}, headers=headers), 400, "bad_request")
    assert client.patch("/api/identity", json={}, headers=headers).json()["name"] == "Anna II"
    refused(client.patch("/api/identity", json={"name": "Eve"}), 401, "not_signed_in")


def test_settings_keep_the_parts_of_others(client: Client) -> None:
    made = make_identity(client)
    headers = as_device(made)
    house = client.app.state.house
    with client.portal() as portal:
        portal.call(lambda: change_settings(house, made["id"], notices={"quiet": [22, 8]}))
    change = {"settings": {"interface": {"theme": "dark", "n": 2**70}, "notices": {"quiet": None}, "x": 1}}
    expected = {"interface": {"theme": "dark", "n": 2**70}, "notices": {"quiet": [22, 8]}}
    assert client.patch("/api/identity", json=change, headers=headers).json()["settings"] == expected
    assert client.get("/api/identity", headers=headers).json()["settings"] == expected
    client.patch("/api/identity", json={"settings": {"interface": {}}}, headers=headers)
    assert client.get("/api/identity", headers=headers).json()["settings"]["notices"] == {"quiet": [22, 8]}


def test_settings_have_a_size_and_a_shape(client: Client) -> None:
    headers = as_device(make_identity(client))
    large = {"settings": {"interface": {"x": "y" * 8_300}}}
    refused(client.patch("/api/identity", json=large, headers=headers), 413, "too_large")
    oddities: list[Any] = [5, [], {}, {"interface": []}, {"interface": None}]
    for odd in oddities:
        refused(client.patch("/api/identity", json={"settings": odd}, headers=headers), 400, "bad_request")
    assert client.get("/api/identity", headers=headers).json()["settings"] == {}


def test_a_name_too_bad_changes_no_settings(client: Client) -> None:
    headers = as_device(make_identity(client))
    change = {"name": "\u0301", "settings": {"interface": {"theme": "dark"}}}
    refused(client.patch("/api/identity", json=change, headers=headers), 400, "bad_request")
    assert client.get("/api/identity", headers=headers).json()["settings"] == {}


# --- recovery -----------------------------------------------------------------------------------------------------


def test_a_recovery_code_works_once(client: Client) -> None:
    made = make_identity(client)
    answer = post(client, "/recover", {"code": made["recovery"]})
    client.cookies.clear()
    again = answer.json()
    assert answer.status_code == 201
    assert len(answer.headers.get_list("set-cookie")) == 4
    assert (again["id"], again["name"]) == (made["id"], "Anna")
    assert again["token"] != made["token"]
    for device in (made, again):
        assert client.get("/api/identity", headers=as_device(device)).json()["id"] == made["id"]
    refused(post(client, "/recover", {"code": made["recovery"]}), 403, "not_allowed")
    assert post(client, "/recover", {"code": again["recovery"]}).status_code == 201


def test_a_code_used_twice_at_once_works_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_identity(client)
    before = stored(client, made["id"])
    assert post(client, "/recover", {"code": made["recovery"]}).status_code == 201
    client.cookies.clear()

    async def as_it_was(_: str) -> Identity:
        return before

    monkeypatch.setattr(client.app.state.house.store, "identity", as_it_was)
    refused(post(client, "/recover", {"code": made["recovery"]}), 403, "not_allowed")


def test_a_code_may_be_typed_carelessly(client: Client) -> None:
    made = make_identity(client)
    typed = made["recovery"].upper().replace("-", " ")
    assert post(client, "/recover", {"code": f" {typed}\n"}).json()["id"] == made["id"]


def test_a_new_code_voids_the_old_one(client: Client) -> None:
    made = make_identity(client)
    new = post(client, "/recovery", {}, made).json()
    assert new["recovery_link"].endswith(new["recovery"])
    refused(post(client, "/recover", {"code": made["recovery"]}), 403, "not_allowed")
    assert post(client, "/recover", {"code": new["recovery"]}).status_code == 201


@pytest.mark.parametrize("code", ["x", "-", "é", "aaaa-bbbb-cccc-dddd", "a" * 250, "' or 1=1"])
def test_wrong_codes(client: Client, code: str) -> None:
    made = make_identity(client)
    refused(post(client, "/recover", {"code": code}), 403, "not_allowed")
    refused(post(client, "/recover", {"code": made["recovery"][:-1] + "?"}), 403, "not_allowed")
    refused(post(client, "/recover", {"code": made["recovery"] + "a"}), 403, "not_allowed")


def test_a_passphrase_guards_the_code_and_does_not_use_it_up(client: Client) -> None:
    made = make_identity(client)
    set_passphrase(client, made, passphrase=GOOD)
    code = made["recovery"]
    refused(post(client, "/recover", {"code": code}), 403, "passphrase_needed")
    refused(post(client, "/recover", {"code": code, "passphrase": OTHER}), 403, "passphrase_needed")
    refused(post(client, "/recover", {"code": "x", "passphrase": GOOD}), 403, "not_allowed")
    assert post(client, "/recover", {"code": code, "passphrase": GOOD}).status_code == 201


def test_codes_read_back() -> None:
    for _ in range(20):
        person = new_id()
        code = new_code(person)
        assert read_code(code) == (person, code)


@given(st.text(max_size=100))
def test_any_code_is_read(text: str) -> None:
    person, code = read_code(text)
    assert person.startswith("p")
    assert read_code(code) == (person, code)


# --- passphrases --------------------------------------------------------------------------------------------------


def test_enter_with_name_and_passphrase(client: Client) -> None:
    made = make_identity(client)
    assert set_passphrase(client, made, passphrase=GOOD).json()["has_passphrase"] is True
    for name in (f"Anna#{made['tag']}", f" anna # {made['tag'].upper()}".replace("# ", "#"), made["id"]):
        answer = post(client, "/enter", {"name": name, "passphrase": GOOD})
        client.cookies.clear()
        assert answer.status_code == 201, name
        assert answer.json()["id"] == made["id"]
        assert client.get("/api/identity", headers=as_device(answer.json())).status_code == 200


def test_wrong_entries_all_look_the_same(client: Client) -> None:
    made, plain = make_identity(client), make_identity(client, "Berta")
    set_passphrase(client, made, passphrase=GOOD)
    sentences = {
        refused(post(client, "/enter", {"name": name, "passphrase": passphrase}), 403, "not_allowed")
        for name, passphrase in [
            (f"Anna#{made['tag']}", OTHER),
            ("Anna#zzzz", GOOD),
            ("Anna", GOOD),
            ("Nobody#abcd", GOOD),
            (f"Berta#{plain['tag']}", GOOD),
            (plain["id"], GOOD),
            ("#", GOOD),
            (made["tag"], GOOD),
        ]
    }
    assert len(sentences) == 1


def test_an_old_passphrase_is_needed_to_change_it(client: Client) -> None:
    made = make_identity(client)
    set_passphrase(client, made, passphrase=GOOD)
    refused(set_passphrase(client, made, passphrase=OTHER), 403, "passphrase_needed")
    refused(set_passphrase(client, made, passphrase=OTHER, old=OTHER), 403, "passphrase_needed")
    assert set_passphrase(client, made, passphrase=OTHER, old=GOOD).status_code == 200
    name = f"Anna#{made['tag']}"
    refused(post(client, "/enter", {"name": name, "passphrase": GOOD}), 403, "not_allowed")
    assert post(client, "/enter", {"name": name, "passphrase": OTHER}).status_code == 201


def test_remove_the_passphrase(client: Client) -> None:
    made = make_identity(client)
    set_passphrase(client, made, passphrase=GOOD)
    path, headers = "/api/identity/passphrase", as_device(made)
    refused(client.request("DELETE", path, json={"old": OTHER}, headers=headers), 403, "passphrase_needed")
    assert client.request("DELETE", path, json={"old": GOOD}, headers=headers).status_code == 204
    assert client.get("/api/identity", headers=headers).json()["has_passphrase"] is False
    refused(post(client, "/enter", {"name": f"Anna#{made['tag']}", "passphrase": GOOD}), 403, "not_allowed")
    assert post(client, "/recover", {"code": made["recovery"]}).status_code == 201


@pytest.mark.parametrize("passphrase", ["", "1234567", "x" * 257])
def test_bad_passphrases(client: Client, passphrase: str) -> None:
    made = make_identity(client)
    refused(set_passphrase(client, made, passphrase=passphrase), 400, "bad_request")
    assert not stored(client, made["id"]).passphrase


@given(st.text(min_size=1, max_size=30), st.text(min_size=1, max_size=30))
def test_passphrases_fit_only_themselves(one: str, other: str) -> None:
    kept = passphrase_hash(one, 4)
    assert passphrase_fits(one, kept, 4)
    assert passphrase_fits(unicodedata.normalize("NFD", one), kept, 4)
    same_text = unicodedata.normalize("NFKC", one) == unicodedata.normalize("NFKC", other)
    assert passphrase_fits(other, kept, 4) == same_text
    assert passphrase_hash(one, 4) != kept
    assert not passphrase_fits(one, None, 4)
    assert not passphrase_fits(one, "", 4)


def test_real_work_can_be_done() -> None:
    assert passphrase_fits(GOOD, passphrase_hash(GOOD, 15), 15)


# --- devices ------------------------------------------------------------------------------------------------------


def test_sign_out(client: Client) -> None:
    post(client, "", {"name": "Anna"})
    token, csrf = client.cookies["ruinous_device"], client.cookies["ruinous_csrf"]
    answer = client.delete("/api/identity/device", headers={"x-ruinous-csrf": csrf})
    assert answer.status_code == 204
    assert set(client.cookies) == {"ruinous_browser", "ruinous_known"}  # they open nothing
    refused(client.get("/api/identity", headers={"authorization": f"Bearer {token}"}), 401, "not_signed_in")
    refused(client.delete("/api/identity/device"), 401, "not_signed_in")


def test_sign_out_the_others(client: Client) -> None:
    made = make_identity(client)
    other = post(client, "/recover", {"code": made["recovery"]}).json()
    client.cookies.clear()
    assert client.get("/api/identity", headers=as_device(other)).status_code == 200
    mine, others = Socket(hashed(made["token"])), Socket(hashed(other["token"]))
    for socket in (mine, others):
        client.app.state.house.people.enter(made["id"], socket)
    answer = client.delete("/api/identity/devices", headers=as_device(made))
    assert answer.status_code == 200
    assert client.get("/api/identity", headers=as_device(made)).status_code == 200
    refused(client.get("/api/identity", headers=as_device(other)), 401, "not_signed_in")
    assert (mine.closed, others.closed) == (0, 1)
    refused(post(client, "/recover", {"code": other["recovery"]}), 403, "not_allowed")
    assert post(client, "/recover", {"code": answer.json()["recovery"]}).status_code == 201


def test_a_device_is_believed_for_a_moment_only(tmp_path: Path) -> None:
    clock = Clock()
    with serve(tmp_path / "store.db", clock=clock) as client:
        made = make_identity(client)
        headers = as_device(made)
        assert client.get("/api/identity", headers=headers).status_code == 200
        with client.portal() as portal:  # as another process would
            store = client.app.state.house.store
            portal.call(lambda: store.change_identity(made["id"], blocked=True))
        assert client.get("/api/identity", headers=headers).status_code == 200
        clock.ms += 2_000
        refused(client.get("/api/identity", headers=headers), 403, "not_allowed")


def test_blocked_people_cannot_come_back(client: Client) -> None:
    made = make_identity(client)
    set_passphrase(client, made, passphrase=GOOD)
    with client.portal() as portal:
        store = client.app.state.house.store
        portal.call(lambda: store.change_identity(made["id"], blocked=True))
    blocked = [
        client.get("/api/public", headers=as_device(made)),
        post(client, "/enter", {"name": made["id"], "passphrase": GOOD}),
        post(client, "/recover", {"code": made["recovery"], "passphrase": GOOD}),
    ]
    for answer in blocked:
        assert "blocked" in refused(answer, 403, "not_allowed")


def test_identities_survive_a_restart(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db") as client:
        made = make_identity(client)
    with serve(tmp_path / "store.db") as client:
        assert client.get("/api/identity", headers=as_device(made)).json()["name"] == "Anna"
