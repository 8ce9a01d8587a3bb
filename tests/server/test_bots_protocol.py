"""Programs in any language take seats: `ruinous bot run`, and what it says when a program cannot go on."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruinous.botrun import split
from ruinous.client import ApiError, Me, request, sign_up
from tests.kit.play import POWERS, ROOT, Serving, run_command

EXAMPLE = ROOT / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("bots")) as made:
        yield made


def table_for(server: Serving, people: int, *bots: str) -> tuple[Me, str]:
    """A host who does not sit, and a table with so many free places."""
    host = sign_up(server.url, "Host")
    places = [{}] * people + [{"bot": bot} for bot in bots]
    body = {"options": {"powers": POWERS[: len(places)], "take_over": "free"}, "places": places}
    return host, request(server.url, "POST", "/api/tables", body, host.token)["table"]


def bot(server: Serving, table: str, program: str | Path, *words: str) -> subprocess.Popen[str]:
    link = f"{server.url}/#table={table}"
    command = [sys.executable, "-m", "ruinous", "bot", "run", str(program), "--table", link, *words]
    return subprocess.Popen(command, env=server.environ, cwd=ROOT, text=True, stderr=subprocess.PIPE)


def start(server: Serving, host: Me, table: str, people: int) -> None:
    """Begin when all have come."""
    for _ in range(1200):
        time.sleep(0.05)
        places = request(server.url, "GET", f"/api/tables/{table}")["state"]["table"]["places"]
        if sum(bool(place["person"]) for place in places) == people:
            request(server.url, "POST", f"/api/tables/{table}/do", {"do": "start"}, host.token)
            return
    raise AssertionError("The bots do not come.")


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    try:
        _, said = process.communicate(timeout=120)
    finally:
        process.kill()
    return process.returncode, said


def test_four_processes_play_a_whole_game_that_verifies(server: Serving, tmp_path: Path) -> None:
    host, table = table_for(server, 4)
    bots = [bot(server, table, EXAMPLE, "--name", f"Bot {n}", "--place", str(n)) for n in range(4)]
    start(server, host, table, 4)
    assert [ended(process) for process in bots] == [(0, "")] * 4
    shown = request(server.url, "GET", f"/api/tables/{table}")["state"]["table"]
    assert [place["person"]["name"] for place in shown["places"]] == [f"Bot {n}" for n in range(4)]
    assert shown["result"]
    record = tmp_path / "game.ruinous"
    record.write_text(request(server.url, "GET", f"/api/tables/{table}/record"))
    verified = run_command("verify", str(record))
    assert verified.returncode == 0, verified.stderr


def test_a_program_in_a_folder_with_a_space_in_its_name(tmp_path: Path) -> None:
    program = tmp_path / "my bots" / "bot.py"
    program.parent.mkdir()
    program.write_text("")
    assert split(str(program)) == [str(program)]
    assert split(f"python3 '{program}' fast") == ["python3", str(program), "fast"]


def test_a_bot_of_somebody_with_several_seats_plays_the_place_it_is_given(server: Serving) -> None:
    host = sign_up(server.url, "Host")
    body = {
        "options": {"powers": POWERS[:3], "hot_seat": True},
        "places": [{"me": True}, {"me": True}, {"bot": "random"}],
        "start": True,
    }
    table = request(server.url, "POST", "/api/tables", body, host.token)["table"]
    bots = [bot(server, table, EXAMPLE, "--token", host.token, "--place", str(n)) for n in range(2)]
    assert [ended(process) for process in bots] == [(0, "")] * 2
    assert request(server.url, "GET", f"/api/tables/{table}")["state"]["table"]["result"]


WRONG = {
    "nonsense": ("for line in sys.stdin: print('castle', flush=True)", "refused 10 times in a row"),
    "broken": ("for line in sys.stdin: print('{\"move\": 1}', flush=True)", 'instead of {"action": "…"}'),
    "ends": ("sys.stdin.readline(); sys.stdin.readline()", "ended before the game was over"),
    "silent": ("import time; [line for line in sys.stdin]; time.sleep(9)", "did not answer within 1 second"),
    "endless": ("print('x' * 3_000_000, flush=True); sys.stdin.read()", "a line that is too long"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_program_that_cannot_go_on_is_told_of_in_one_sentence(server: Serving, tmp_path: Path, kind: str) -> None:
    code, sentence = WRONG[kind]
    program = tmp_path / "bot.py"
    program.write_text(f"import sys\n{code}\n")
    host, table = table_for(server, 1, "random", "random")
    process = bot(server, table, program, "--seconds", "1")
    start(server, host, table, 1)
    status, said = ended(process)
    assert status == 1
    assert said.startswith("ruinous: ")
    assert sentence in said
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("program", "link", "sentence"),
    [
        ("no_such_program", "{url}/#table={table}", "no_such_program cannot be started"),
        ("no_such.py", "{url}/#table={table}", "there is no such file"),
        ("'", "{url}/#table={table}", "is not a program"),
        (str(EXAMPLE), "{url}/#table=nosuchtable", "There is no such table"),
        (str(EXAMPLE), "{url}", "--table takes the link of a table"),
        (str(EXAMPLE), "http://127.0.0.1:1/#table=abc", "cannot be reached"),
    ],
)
def test_what_cannot_be_started(server: Serving, program: str, link: str, sentence: str) -> None:
    _, table = table_for(server, 3)
    given = link.format(url=server.url, table=table)
    told = run_command("bot", "run", program, "--table", given)
    assert told.returncode == 1
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr


def test_a_bot_plays_on_after_a_restart_of_the_server_and_takes_over_seats(server: Serving, tmp_path: Path) -> None:
    host, table = table_for(server, 1, "random", "random")
    log = tmp_path / "lines"
    program = tmp_path / "bot.py"
    example = EXAMPLE.read_text().replace("message = json.loads(line)", f"message = log({str(log)!r}, line)")
    program.write_text(
        f"import json\ndef log(place, line):\n open(place, 'a').write(line)\n return json.loads(line)\n{example}"
    )
    process = bot(server, table, program)
    start(server, host, table, 1)
    while not log.exists() or log.read_text().count('"decide"') < 3:
        pass
    server.kill()
    server.start()
    late = bot(server, table, EXAMPLE, "--place", "2")
    assert ended(process) == (0, "")
    assert ended(late)[0] in (0, 1)  # 1: the game was over before it came
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    kinds = [line["type"] for line in lines]
    assert (kinds[0], kinds[-1]) == ("hello", "over")
    assert kinds.count("hello") == 1
    assert set(kinds) <= {"hello", "decide", "refused", "over"}
    assert lines[0]["protocol"] == 1
    for line in lines:
        if line["type"] == "decide":
            assert line["ask"]["actions"]
            hands = {power: player["hand"] for power, player in line["game"]["players"].items()}
            assert [power for power, hand in hands.items() if hand is not None] == [lines[0]["seat"]]


def test_a_bot_that_the_players_turn_away(server: Serving) -> None:
    host = sign_up(server.url, "Host")
    places = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
    body = {"options": {"powers": POWERS[:3]}, "places": places, "start": True}
    table = request(server.url, "POST", "/api/tables", body, host.token)["table"]
    process = bot(server, table, EXAMPLE, "--name", "Asker")
    while not (vote := request(server.url, "GET", f"/api/tables/{table}")["state"]["table"]["vote"]):
        assert process.poll() is None
        time.sleep(0.05)
    assert (vote["kind"], vote["name"]) == ("seat", "Asker")
    request(server.url, "POST", f"/api/tables/{table}/do", {"do": "ballot", "yes": False}, host.token)
    status, said = ended(process)
    assert (status, "did not let the bot take a seat" in said) == (1, True)


def test_a_table_that_is_full(server: Serving) -> None:
    _, table = table_for(server, 0, "random", "random", "random")
    status, said = ended(bot(server, table, EXAMPLE))
    assert (status, "no free seat" in said) == (1, True)
    with pytest.raises(ApiError):
        request(server.url, "GET", f"/api/tables/{table}/record")


def test_the_guide_shows_the_example_as_it_is() -> None:
    text = (ROOT / "docs" / "bots.md").read_text()
    shown = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    assert shown[1] == EXAMPLE.read_text()
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) <= 40
