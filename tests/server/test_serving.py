"""Starting the server, its settings from the environment, backup and restore from the command line."""

import io
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ruinous.cli import main
from ruinous.client import request, sign_up
from ruinous.server.serve import ServeError, Wishes, address_of, listen, own, serve
from ruinous.server.settings import BadSetting
from ruinous.server.wiring import mail_of, wiring_of
from tests.kit.play import Serving


def until(condition: Callable[[], bool]) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("It does not come about.")


def test_the_wiring_of_an_empty_environment_is_one_file():
    wiring = wiring_of({"RUINOUS_DATA": "there"})
    assert wiring.store == str(Path("there", "ruinous.sqlite"))
    assert wiring.bus is None
    assert wiring.mail is None
    assert wiring.bot_processes >= 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RUINOUS_BOT_PROCESSES", "many"),
        ("RUINOUS_BOT_PROCESSES", "-1"),
        ("RUINOUS_BOT_SECONDS", "0"),
        ("RUINOUS_BOT_SECONDS", "nan"),
        ("RUINOUS_BOT_PACE", "-1"),
        ("RUINOUS_BOT_PACE", "slow"),
        ("RUINOUS_SMTP", "mail.example.org"),
        ("RUINOUS_SMTP", "smtp://mail.example.org:port"),
        ("RUINOUS_PRIVATE_WEBHOOKS", "perhaps"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(name, value):
    with pytest.raises(BadSetting, match=name):
        wiring_of({name: value, "RUINOUS_MAIL_FROM": "r@example.org"})


@pytest.mark.parametrize(
    ("text", "port", "security"),
    [
        ("smtp://h", 587, "starttls"),
        ("smtps://h", 465, "ssl"),
        ("smtp+plain://h", 25, "none"),
        ("smtp://h:99", 99, "starttls"),
    ],
)
def test_mail_settings(text, port, security):
    mail = mail_of({"RUINOUS_SMTP": text.replace("://", "://me:p%40ss@"), "RUINOUS_MAIL_FROM": "r@example.org"})
    assert mail is not None
    assert (mail.host, mail.port, mail.security, mail.user, mail.password) == ("h", port, security, "me", "p@ss")


def test_links_lead_to_the_address_that_the_host_names():
    assert wiring_of({"RUINOUS_ADDRESS": "http://127.0.0.1:9"}).home == "http://127.0.0.1:9"
    environ = {"RUINOUS_ADDRESS": "http://127.0.0.1:9", "RUINOUS_URL": "https://play.example.org"}
    assert wiring_of(environ).home == "https://play.example.org"


def test_a_port_that_is_taken_is_named_and_without_a_wish_the_next_is_taken(monkeypatch):
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(ServeError, match=f"Port {port} of 127.0.0.1 cannot be used"):
            listen("127.0.0.1", port)
        monkeypatch.setattr("ruinous.server.serve.PORT", port)
        with listen("127.0.0.1", None) as second:
            assert second.getsockname()[1] != port
            assert address_of(second) == f"http://127.0.0.1:{second.getsockname()[1]}"


def test_the_address_of_all_interfaces_is_one_that_a_browser_can_open():
    with socket.socket() as made:
        made.bind(("0.0.0.0", 0))
        assert address_of(made).startswith("http://127.0.0.1:")


def test_one_server_for_a_folder(tmp_path):
    with own(tmp_path), pytest.raises(ServeError, match="Another server is running on"):
        own(tmp_path)
    own(tmp_path).close()


def test_a_folder_that_cannot_be_used(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ServeError, match="cannot be used"):
        own(tmp_path / "file")


def test_workers_need_a_database_and_a_bus(tmp_path, monkeypatch):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with pytest.raises(ServeError, match="DATABASE_URL"):
        serve(Wishes(tmp_path, workers=2))


def test_every_game_goes_on_after_a_stop_and_a_start(tmp_path):
    """`./play`, a game against bots in one request, stop, start, and the game is there."""
    with Serving(tmp_path) as server:
        assert request(server.url, "GET", "/health")["status"] == "ok"
        me = sign_up(server.url, "Anna")
        made = request(server.url, "POST", "/api/tables/quick", {"level": "random"}, me.token)
        before = request(server.url, "GET", f"/api/tables/{made['table']}", token=me.token)
        assert before["state"]["table"]["state"] == "playing"
        server.stop()
        server.start()
        after = request(server.url, "GET", f"/api/tables/{made['table']}", token=me.token)
        assert after["version"] >= before["version"]
        assert [table["id"] for table in request(server.url, "GET", "/api/tables/mine", token=me.token)["tables"]] == [
            made["table"]
        ]


def test_backup_and_restore_while_the_server_runs(tmp_path, capsys):
    data, file = tmp_path / "data", tmp_path / "backup.gz"
    with Serving(data) as server:
        me = sign_up(server.url, "Anna")
        kept = request(server.url, "POST", "/api/tables", {}, me.token)["table"]
        assert main(["backup", str(file), "--data", str(data)]) == 0
        assert "1 table and 1 identity written" in capsys.readouterr().out
        request(server.url, "POST", f"/api/tables/{kept}/do", {"do": "join"}, me.token)
        request(server.url, "POST", "/api/tables", {}, me.token)
        assert main(["restore", str(file), "--data", str(data), "--yes"]) == 0
        mine = request(server.url, "GET", "/api/tables/mine", token=me.token)["tables"]
        assert [table["id"] for table in mine] == [kept]
        # The table in the server's memory is newer than the restored one: within a second the server forgets it.
        until(lambda: request(server.url, "GET", f"/api/tables/{kept}", token=me.token)["version"] == 1)
        request(server.url, "POST", f"/api/tables/{kept}/do", {"do": "join", "place": 2}, me.token)
        places = request(server.url, "GET", f"/api/tables/{kept}", token=me.token)["state"]["table"]["places"]
        assert [bool(place["person"]) for place in places] == [False, False, True, False]


def test_backups_are_not_overwritten_nor_restored_by_mistake(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())  # not a terminal
    file = tmp_path / "backup.gz"
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 1
    assert "There is no server data" in capsys.readouterr().err
    with Serving(tmp_path / "data"):
        pass
    assert main(["backup", str(file), "--data", str(tmp_path / "data")]) == 0
    assert main(["backup", str(file), "--data", str(tmp_path / "data")]) == 1
    assert "--force" in capsys.readouterr().err
    assert main(["restore", str(file), "--data", str(tmp_path / "data")]) == 1
    assert "--yes" in capsys.readouterr().err
    assert main(["restore", __file__, "--data", str(tmp_path / "data"), "--yes"]) == 1
    assert "not a backup of Ruinous" in capsys.readouterr().err
