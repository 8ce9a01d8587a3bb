"""The doctor: each check in health and in sickness, and that it touches nothing."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from ruinous.cli import main
from ruinous.server.host import doctor
from ruinous.server.host.admin import keep_admin
from ruinous.server.host.doctor import KNOWN, Case, Finding
from ruinous.server.notices.push import new_key
from ruinous.store import open_store, schema
from ruinous.words import LANGUAGES, sentence
from tests.kit.play import ROOT, Serving
from tests.kit.services import Redis, postgres, postgres_server
from tests.kit.stores import NOON, head, write

PORT = 1  # nobody but root binds it; checks of the port name their own


def case(data: Path, port: int = PORT, **environ: str) -> Case:
    return Case(environ, data, port=port)


def only(*findings: Finding) -> tuple[str, str]:
    (finding,) = findings
    for language in LANGUAGES:
        assert sentence(finding.fact, language=language)
    return finding.level, finding.fact.id.partition(".")[2]


def filled(place: str, admin: Path | None = None, at: int = NOON) -> None:
    """A database with a table."""

    async def fill() -> None:
        store = await open_store(place)
        await store.append(write("t", 0, b"{}", head(at)))
        if admin:
            await keep_admin(store, admin)
        await store.close()

    asyncio.run(fill())


def stored(where: Case) -> tuple[doctor.Stored | None, tuple[str, str]]:
    told, finding = asyncio.run(doctor.store(where))
    return told, only(finding)


# --- settings -----------------------------------------------------------------------------------------------------


def test_settings(tmp_path: Path) -> None:
    assert only(*doctor.settings(case(tmp_path))) == ("good", "settings")
    assert only(*doctor.settings(case(tmp_path, RUINOUS_HOSTS="a.example.org", HOME="/"))) == ("good", "settings")
    (near,) = doctor.settings(case(tmp_path, RUINOUS_HOST="a.example.org"))
    assert only(near) == ("warn", "unknown_near")
    assert near.fact.args == {"name": "RUINOUS_HOST", "near": "RUINOUS_HOSTS"}
    assert only(*doctor.settings(case(tmp_path, RUINOUS_XYZZY="1"))) == ("warn", "unknown")
    wrong = doctor.settings(case(tmp_path, RUINOUS_URL="here", RUINOUS_LIMIT_ACT="fast", RUINOUS_BOT_SECONDS="0"))
    assert [finding.level for finding in wrong] == ["bad"] * 3
    named = {finding.fact.args["name"] for finding in wrong}
    assert named == {"RUINOUS_URL", "RUINOUS_LIMIT_ACT", "RUINOUS_BOT_SECONDS"}


def test_every_setting_that_the_source_reads_is_known() -> None:
    read = set()
    for file in (ROOT / "src" / "ruinous").rglob("*.py"):
        read |= set(re.findall(r"\bRUINOUS_[A-Z_]*[A-Z]\b", file.read_text("utf-8")))
    assert read <= set(KNOWN)


# --- the store ----------------------------------------------------------------------------------------------------


def test_a_file(tmp_path: Path) -> None:
    where, file = case(tmp_path), tmp_path / "ruinous.sqlite"
    assert stored(where) == (None, ("good", "store_new"))
    filled(str(file))
    told, level = stored(where)
    assert level == ("good", "store")
    assert told is not None
    assert told.newest == NOON
    for version, expected in ((len(schema.STEPS) + 1, ("bad", "store_newer")), (1, ("good", "store_older"))):
        with closing(sqlite3.connect(file)) as db:
            db.execute("UPDATE house SET version = ?", (version,))
            db.commit()
        assert stored(where)[1] == expected
    with closing(sqlite3.connect(file)) as db:
        db.execute("DELETE FROM entries")
        db.commit()
    assert stored(where)[1] == ("bad", "store_damaged")
    file.write_bytes(b"no database" * 100)
    assert stored(where)[1] == ("bad", "store_closed")


def test_postgres(tmp_path: Path) -> None:
    url = postgres()
    try:
        assert stored(case(tmp_path, DATABASE_URL=url))[1] == ("good", "store_older")
        filled(url)
        assert stored(case(tmp_path, DATABASE_URL=url))[1] == ("good", "store")
    finally:
        postgres_server().drop(url)
    nobody = "postgresql://nobody@127.0.0.1:1/none"
    assert stored(case(tmp_path, DATABASE_URL=nobody))[1] == ("bad", "store_closed")


def test_redis() -> None:
    made = Redis()
    try:
        assert only(asyncio.run(doctor.redis(made.url))) == ("good", "redis")
    finally:
        made.stop()
    assert only(asyncio.run(doctor.redis(made.url))) == ("bad", "redis_closed")
    assert only(asyncio.run(doctor.redis("nonsense"))) == ("bad", "redis_closed")


# --- the machine --------------------------------------------------------------------------------------------------


def test_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, expected in (
        (5_000_000_000, ("good", "room")),
        (500_000_000, ("warn", "little_room")),
        (1, ("bad", "little_room")),
    ):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: type("Usage", (), {"free": free}))
        assert only(*doctor.disk(case(tmp_path / "not" / "yet"))) == expected
    (tmp_path / "file").write_text("")
    assert only(*doctor.disk(case(tmp_path / "file"))) == ("bad", "folder_closed")
    secret = tmp_path / "admin-token"
    secret.write_text("token")
    secret.chmod(0o644)
    _, *more = doctor.disk(case(tmp_path))
    assert only(*more) == ("warn", "readable")
    secret.chmod(0o600)
    assert len(list(doctor.disk(case(tmp_path)))) == 1


def test_clock() -> None:
    assert only(doctor.clock(doctor.Stored(1, NOON, None), NOON + 1)) == ("good", "clock")
    assert only(doctor.clock(doctor.Stored(1, None, None), NOON)) == ("good", "clock")
    late = doctor.clock(doctor.Stored(1, NOON, None), NOON - 86_400_000)
    assert only(late) == ("bad", "clock_behind")
    assert late.fact.args["seconds"] == 86_400
    assert only(doctor.zones()) == ("good", "zones")
    assert only(doctor.zones("Europe/Altdorf")) == ("warn", "no_zones")


def test_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for limit, expected in (
        (65_536, ("good", "files")),
        (1_024, ("warn", "few_files")),
        (256, ("bad", "few_files")),
        (resource.RLIM_INFINITY, ("good", "files_unlimited")),
    ):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limit=limit: (limit, limit))
        assert only(doctor.open_files()) == expected


def test_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        threading.Thread(target=lambda: other.accept()[0].close(), daemon=True).start()
        assert only(doctor.port(case(tmp_path, taken))) == ("bad", "port_taken")
    assert only(doctor.port(case(tmp_path, taken))) == ("good", "port")


def test_page(tmp_path: Path) -> None:
    assert only(doctor.page(tmp_path)) == ("warn", "no_page")
    (tmp_path / "index.html").write_text("")
    assert only(doctor.page(tmp_path)) == ("good", "page")


def test_admin_token(tmp_path: Path) -> None:
    where, file = case(tmp_path), tmp_path / "admin-token"
    assert only(doctor.admin_token(where, None)) == ("good", "admin_new")
    filled(str(tmp_path / "ruinous.sqlite"), file)
    told, _ = stored(where)
    assert only(doctor.admin_token(where, told)) == ("good", "admin")
    file.write_text("another")
    assert only(doctor.admin_token(where, told)) == ("warn", "admin_void")
    file.unlink()
    assert only(doctor.admin_token(where, told)) == ("warn", "admin_lost")


def test_push(tmp_path: Path) -> None:
    stored = doctor.Stored(1, None, None)
    assert doctor.pushing(case(tmp_path), None).fact.id == "doctor.push_insecure"
    at_home, away = (
        case(tmp_path, RUINOUS_URL="https://play.example"),
        case(tmp_path, RUINOUS_URL="http://play.example"),
    )
    assert (doctor.pushing(at_home, stored).level, doctor.pushing(at_home, stored).fact.id) == ("good", "doctor.push")
    assert doctor.pushing(away, stored).level == "warn"
    kept = msgspec.structs.replace(stored, push=new_key())
    assert doctor.pushing(at_home, kept).level == "good"
    for damaged in ("AAAA", "no key!", new_key()[:-8]):
        assert doctor.pushing(at_home, msgspec.structs.replace(stored, push=damaged)).level == "bad"


# --- mail ---------------------------------------------------------------------------------------------------------


@contextmanager
def mail_server(*answers: bytes) -> Iterator[tuple[int, list[bytes]]]:
    """A mail server that says these things, one after each line that it hears."""
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            talk, _ = listener.accept()
            with talk, talk.makefile("rb") as lines:
                talk.sendall(b"220 here\r\n")
                for answer, line in zip((*answers, b"221 bye"), lines, strict=False):
                    heard.append(line.strip())
                    talk.sendall(answer + b"\r\n")

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield listener.getsockname()[1], heard
        thread.join(10)


def test_mail(tmp_path: Path) -> None:
    def asked(url: str) -> Finding:
        return doctor.mail(case(tmp_path, RUINOUS_SMTP=url, RUINOUS_MAIL_FROM="r@example.org"))

    assert only(doctor.mail(case(tmp_path))) == ("good", "no_mail")
    assert only(asked("nonsense")) == ("bad", "smtp")
    with mail_server(b"250 ok") as (port, heard):
        assert only(asked(f"smtp+plain://127.0.0.1:{port}")) == ("good", "mail")
    assert heard == [b"noop", b"quit"], "nothing is sent"
    with mail_server(b"250-here\r\n250 AUTH PLAIN", b"535 no") as (port, heard):
        finding = asked(f"smtp+plain://me:wrong@127.0.0.1:{port}")
    assert only(finding) == ("bad", "mail_closed")
    assert "did not accept the login" in sentence(finding.fact)
    with mail_server(b"250 nothing special") as (port, heard):
        finding = asked(f"smtp://127.0.0.1:{port}")
    assert "does not offer" in sentence(finding.fact)
    assert "connection" in sentence(asked(f"smtp+plain://127.0.0.1:{port}").fact)


# --- the command --------------------------------------------------------------------------------------------------


def fingerprint(folder: Path) -> dict[str, tuple[str, int, int]]:
    return {
        str(file): (sha256(file.read_bytes()).hexdigest(), file.stat().st_mtime_ns, file.stat().st_mode)
        for file in sorted(folder.rglob("*"))
    }


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but the test's own."""
    for name in ("DATABASE_URL", "REDIS_URL", *KNOWN):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("RUINOUS_LANGUAGE", "en")
    monkeypatch.setattr(doctor, "page", lambda _: doctor.found("page", "good", "page"))


def numberless(sentence: str) -> str:
    """Others may write to the disk between two looks at it."""
    return re.sub(r"\d[\d.,]*", "…", sentence)


@pytest.mark.usefixtures("alone")
def test_it_says_one_line_for_each_check_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(str(tmp_path / "ruinous.sqlite"), tmp_path / "admin-token")
    before = fingerprint(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    words = ["doctor", "--data", str(tmp_path), "--port", port]
    assert main(words) in (0, 1)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 10
    assert all(re.match(r"[✓!✗] .*\.$", line) for line in lines), lines
    assert main([*words, "--json"]) in (0, 1)
    told = json.loads(capsys.readouterr().out)
    assert [numberless(one["sentence"]) for one in told] == [numberless(line[2:]) for line in lines]
    assert {one["check"] for one in told} >= {"version", "settings", "store", "disk", "clock", "mail", "port", "files"}
    monkeypatch.setenv("RUINOUS_URL", "here")
    assert main(words) == 1
    assert "✗ RUINOUS_URL must be an address" in capsys.readouterr().out
    assert fingerprint(tmp_path) == before
    assert main(["doctor", "--data", str(tmp_path / "new"), "--port", port]) == 1
    assert not (tmp_path / "new").exists()


@pytest.mark.usefixtures("alone")
def test_beside_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Serving(tmp_path) as server:
        main(["doctor", "--data", str(tmp_path), "--port", str(server.port), "--json"])
        told = {one["check"]: one for one in json.loads(capsys.readouterr().out)}
        assert told["port"]["id"] == "doctor.port_ours"
        assert told["store"]["id"] == "doctor.store"
        assert told["admin"]["id"] == "doctor.admin"
