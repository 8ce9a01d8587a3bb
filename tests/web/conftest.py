"""A server of the tests' own and a Chromium for all tests of the page; each test opens its pages by `visit`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ruinous.cli import main
from ruinous.table import Who
from tests.web.kit.host import Host
from tests.web.kit.pages import Contexts, Visit
from tools.browser import ROOT, Server, browsing, serving
from tools.prepared import prepare

FONTS = Path(__file__).parent / "kit/fonts.conf"


@pytest.fixture(scope="package")
def server() -> Iterator[Server]:
    with serving("tests.web.kit.server", PYTHONPATH=str(ROOT), RUINOUS_ANALYSIS_SIMULATIONS="500") as server:
        yield server


@pytest.fixture(scope="package")  # while it is open its thread has a running event loop, which other tests cannot bear
def contexts() -> Iterator[Contexts]:
    with browsing(FONTCONFIG_FILE=str(FONTS)) as browser:
        yield Contexts(browser)


@pytest.fixture(scope="package")
def chronicle(server: Server) -> str:
    """A game between bots, the same every time. It is over: whoever has the link can look at any moment of it."""
    return prepare(server.folder, Who("stage", "Host"), "3")


@pytest.fixture
def visit(contexts: Contexts, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    visit = Visit(contexts, server.url, request.node.nodeid)
    yield visit
    visit.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `ruinous site` writes."""
    folder = tmp_path_factory.mktemp("site")
    assert main(["site", str(folder)]) == 0
    return folder


@pytest.fixture
def host(tmp_path: Path, site: Path) -> Iterator[Host]:
    """It serves the site. Tests ask for it before `visit`: pages are closed before it stops."""
    host = Host(tmp_path, site)
    host.start()
    yield host
    host.stop()
