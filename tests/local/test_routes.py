"""What can be asked of a tab can be asked of a server, with the same method; where not, it is said here why."""

import re

from ruinous.local.routes import ROUTES
from ruinous.server.app import application
from ruinous.server.wiring import Wiring

ONLY_IN_THE_TAB = {
    ("POST", "/api/tables/scenario"): "a position of one's own may hold what others must not know",
    ("POST", "/api/tables/saves"): "only a device takes tables with all their secrets",
    ("GET", "/api/tables/a1/save"): "only a device gives them out",
}
ONLY_AT_A_SERVER = {
    ("GET", "/api/tables"): "the lobby; a device knows its own tables (web/src/local/desk.ts)",
    ("GET", "/api/tables/mine"): "as the lobby",
    ("GET", "/api/tables/levels"): "lies beside the page as a file",
    ("POST", "/api/tables/a1/enter"): "a device asks for no password",
    ("GET", "/api/analyses/a1"): "the page asks its own worker (web/src/local/analyst.ts)",
    ("DELETE", "/api/analyses/a1"): "the page ends its own worker",
}
OWN = ("/api/tables", "/api/analyses")


def at_server() -> set[tuple[str, str]]:
    """Each question to a server, with something where a part of the path is open."""
    found = set()
    for route in application(Wiring("nowhere")).routes:
        path = re.sub(r"{\w+:int}", "7", re.sub(r"{\w+:str}", "a1", route.path))
        found |= {(method, path) for method in getattr(route, "methods", ()) if method not in ("HEAD", "OPTIONS")}
    return found


def answered(method: str, path: str) -> list[str]:
    """The name of the tab's answer: the first that fits is given."""
    return [answer.__name__ for known, pattern, answer in ROUTES if known == method and pattern.fullmatch(path)][:1]


def test_a_server_answers_whatever_a_tab_does() -> None:
    every = at_server() | set(ONLY_IN_THE_TAB)
    assert len(every) > 80
    assert not at_server() & set(ONLY_IN_THE_TAB)
    reached = {name for method, path in every for name in answered(method, path)}
    assert reached == {answer.__name__ for _, _, answer in ROUTES}


def test_a_tab_answers_whatever_a_server_does_for_tables_or_its_page_does() -> None:
    missing = {(method, path) for method, path in at_server() if path.startswith(OWN) and not answered(method, path)}
    known = {"mine", "levels"}  # to a tab they are names of tables; its page does not ask for them
    assert missing | {("GET", f"/api/tables/{name}") for name in known} == set(ONLY_AT_A_SERVER)
