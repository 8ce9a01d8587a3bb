"""The files of the page over HTTP."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from ruinous.server.gate.errors import exception_handlers
from ruinous.server.pages import page


@get("/health", sync_to_thread=False)
def health() -> str:
    return "well"


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ruinous</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets/index-abc.js").write_text("let a = 1;" * 200)
    (folder / "assets/index-abc.css").write_text("a{}" * 400)
    (folder / ".stamp.json").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "STATIC", folder)
    return folder


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(Litestar([health, *page.routes], exception_handlers=exception_handlers)) as client:
        yield client


def test_the_page_is_asked_for_again_and_its_parts_never(client: TestClient, static: Path) -> None:
    index = client.get("/")
    assert (index.status_code, index.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert index.headers["cache-control"] == "no-cache"
    assert client.get("/index.html").text == index.text
    part = client.get("/assets/index-abc.js")
    assert part.headers["content-type"] == "text/javascript; charset=utf-8"
    assert part.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/health").text == "well"


def test_what_a_client_has_is_not_sent_again(client: TestClient, static: Path) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")


def test_parts_are_packed_for_those_who_can_unpack(client: TestClient, static: Path) -> None:
    plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert packed.content == plain.content
    assert "content-encoding" not in client.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip;q=0"}).headers
    (static / "assets/index-abc.css.br").write_bytes(b"as built")
    (static / "assets/index-abc.css.gz").write_bytes(gzip.compress(b"as built"))
    (static / "index.html").write_text("<!doctype html><title>Another</title>")
    assert client.get("/assets/index-abc.css", headers={"Accept-Encoding": "gzip"}).text == "as built"
    brotli = client.head("/assets/index-abc.css", headers={"Accept-Encoding": "gzip, br"})
    assert (brotli.headers["content-encoding"], brotli.headers["content-length"]) == ("br", "8")


def test_a_head_has_no_body(client: TestClient, static: Path) -> None:
    head = client.head("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", "2000")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/..%2fsecret.txt",
        "/assets/none.js",
        "/nothing",
        "/.stamp",
        "/assets",
        "/assets/index-abc.js/more",
        "/assets/%00",
    ],
)
def test_nothing_else_is_there(client: TestClient, static: Path, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text.replace(path, "")
    assert answer.json()["code"] == "not_found"


def test_a_new_build_is_seen_at_once(client: TestClient, static: Path) -> None:
    assert "Ruinous" in client.get("/").text
    (static / "assets/index-def.js").write_text("let b = 2;")
    (static / "index.html").write_text("<!doctype html><title>Newer</title>")
    assert "Newer" in client.get("/").text
    assert client.get("/assets/index-def.js").status_code == 200


def test_without_a_build_the_page_says_what_to_run(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path / "none")
    answer = client.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert client.get("/assets/index-abc.js").status_code == 404
