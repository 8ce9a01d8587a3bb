"""Analyses in a tab: the same as everywhere, with nothing but plain Python."""

from __future__ import annotations

import json

import pytest

from tests.analysis.conftest import WIN_AT_HAND
from tests.kit.recorded import GOLDEN
from tests.kit.tab import Refusal, Tab, analysed, bare, run

SHORT = (GOLDEN / "e2-0038.ruinous").read_text("utf-8")


def test_plain_python_comes_to_the_same() -> None:
    jobs = [{"text": text, "simulations": 150} for text in (WIN_AT_HAND, SHORT)]
    assert [json.loads(json.dumps(run(analysed(job)))) for job in jobs] == bare(*jobs)


def test_a_game_that_runs_is_not_analysed_and_one_that_is_brought_is_played_on() -> None:
    async def story() -> None:
        tab = Tab()
        table = (await tab.ask("POST", "/api/tables/quick", {"power": "nurgle", "level": "random"}))["table"]
        for path in (f"/api/analyses/{table}/at/0?hands=true", f"/api/analyses/{table}/at/0"):
            with pytest.raises(Refusal) as refusal:
                await tab.ask("GET", path)
            assert refusal.value.code == "wrong_time"
        with pytest.raises(Refusal, match="neither a Ruinous record nor a position"):
            await tab.ask("POST", "/api/analyses", {"text": "hello"})
        id = (await tab.ask("POST", "/api/analyses", {"text": SHORT}))["id"]
        there = await tab.ask("GET", f"/api/analyses/{id}/at/7?hands=true")
        assert all(player["hand"] is not None for player in there["game"]["players"].values())
        moves = [there["actions"][-1]["action"]]
        varied = await tab.ask("GET", f"/api/analyses/{id}/at/7?moves={moves[0]}")
        branch = await tab.ask("POST", f"/api/analyses/{id}/from", {"at": 7, "moves": moves})
        there_again = await tab.ask("GET", f"/api/analyses/{branch['id']}/at/0?seat={varied['seat']}")
        assert there_again["seat"] == varied["seat"]
        made = await tab.ask("POST", f"/api/analyses/{id}/play", {"at": 7, "moves": moves, "power": there["seat"]})
        game = (await tab.ask("GET", f"/api/tables/{made['table']}?seat={there['seat']}"))["state"]["game"]
        assert game["regions"] == varied["game"]["regions"]

    run(story())
