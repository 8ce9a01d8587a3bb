"""`ruinous site`: a folder that any host of files can serve, and the same page at /tab of a server."""

import json
import subprocess
import sys
from gzip import compress, decompress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ruinous.cli import main
from ruinous.server.pages import page, tab
from ruinous.words import LANGUAGES
from tests.kit.tab import FORBIDDEN
from tests.web.kit.host import parts

MOST = 8_000_000  # bytes to load for a first game


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site") / "deep" / "site"
    assert main(["site", str(folder)]) == 0
    return folder


def test_all_parts_are_there_and_known_by_relative_addresses(site: Path) -> None:
    files = json.loads((site / "tab/files.json").read_text())
    for name, (size, tag) in files["runtime"].items():
        body = (site / "tab" / name).read_bytes()
        assert (len(body), sha256(body).hexdigest()[: len(tag)]) == (size, tag)
    assert (site / ".nojekyll").exists()
    index = (site / "index.html").read_text()
    assert index.count(tab.WHERE.format(version=files["version"])) == 1
    assert 'src="/' not in index
    assert 'href="/' not in index
    for language in LANGUAGES:
        for part in (*tab.SAID, "levels"):
            assert json.loads((site / f"tab/said/{language}/{part}.json").read_bytes())


def test_the_worker_knows_every_part_of_the_site_and_of_no_other(site: Path) -> None:
    listed = parts(site)
    there = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    assert listed.keys() == {name for name in there if name != tab.WORKER and not name.startswith(".")}
    for name, (tag, size) in listed.items():
        if name.startswith("tab/"):
            assert sha256(there[name].read_bytes()).hexdigest().startswith(tag)
        assert 0 < size <= there[name].stat().st_size
    version = json.loads((site / "tab/files.json").read_text())["version"]
    assert f'self.ruinous={{"version":"{version}","tab":"",' in (site / tab.WORKER).read_text()


def test_a_first_game_is_no_heavy_load(site: Path) -> None:
    needed = json.loads((site / "tab/files.json").read_text())["runtime"]
    assert needed.keys() >= {f"runtime/{path.name}" for path in (site / "tab/runtime").iterdir()}
    bodies = {name: (site / "tab" / name).read_bytes() for name in needed}
    assert sum(len(compress(body) if name.endswith(".js") else body) for name, body in bodies.items()) < MOST
    packed = (site / "tab/runtime/pyodide.asm.wasm.packed").read_bytes()
    assert decompress(packed).startswith(b"\0asm")


def test_the_archive_is_all_that_a_tab_needs(site: Path, tmp_path: Path) -> None:
    with ZipFile(BytesIO(decompress((site / tab.ENGINE).read_bytes()))) as packed:
        packed.extractall(tmp_path)
        assert not [name for name in packed.namelist() if name.startswith(("ruinous/server", "ruinous/store"))]
        assert any(name.startswith("licenses/babel/") for name in packed.namelist())
    code = (
        "import sys\n"
        f"for name in {FORBIDDEN!r}: sys.modules[name] = None\n"
        f"sys.path[:] = [{str(tmp_path)!r}, *(path for path in sys.path if 'site-packages' not in path)]\n"
        "import ruinous.local.browser, ruinous.bots.search\n"
        "from ruinous.words import say\n"
        f"assert ruinous.__file__.startswith({str(tmp_path)!r})\n"
        "print(say('refusal.no_place', {'place': 7, 'last': 3}, language='fr'))\n"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "7" in done.stdout


def test_it_is_the_same_each_time(site: Path) -> None:
    before = sha256((site / tab.ENGINE).read_bytes()).digest()
    assert main(["site", str(site)]) == 0  # over the one that is there
    assert sha256((site / tab.ENGINE).read_bytes()).digest() == before == sha256(tab.archive()).digest()


def test_it_overwrites_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert main(["site", str(tmp_path)]) == 1
    assert "something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    assert main(["site", str(tmp_path / "letter.txt")]) == 1
    assert "no folder" in capsys.readouterr().err


def test_without_a_build_it_says_how_to_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path / "static")
    assert main(["site", str(tmp_path / "site")]) == 1
    assert "./play" in capsys.readouterr().err


def test_a_server_has_the_same_page_at_tab(site: Path) -> None:
    with TestClient(Litestar([*page.routes, *tab.routes])) as client:
        assert client.get("/tab").content == (site / "index.html").read_bytes()
        for name in ("tab/files.json", tab.ENGINE, "tab/said/fr/levels.json", "tab/runtime/python_stdlib.zip"):
            assert client.get(f"/{name}").content == (site / name).read_bytes()
        worker = client.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.text == (site / "sw.js").read_text().replace('"tab":""', '"tab":"tab"', 1)
        manifest = client.get("/ruinous.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert client.get("/tab/runtime/pyodide.js").headers["content-type"].startswith("text/javascript")
        astray = client.get("/tab/", follow_redirects=False)
        assert (astray.status_code, astray.headers["location"]) == (308, "../tab")
        for name in ("tab/nothing", "tab/said/xx/all.json"):
            assert client.get(f"/{name}").status_code == 404
