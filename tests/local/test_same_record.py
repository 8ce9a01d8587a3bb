"""The same secret and decisions give byte for byte the same record on a server and in a tab, with all options."""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruinous.content import NEWEST, components
from ruinous.rules.game import Game, Options, verify
from ruinous.rules.ids import POWERS
from ruinous.rules.options import CARD_SETS, EVENTS
from tests.kit.chance import Known
from tests.kit.play import Home, Stage, staged
from tests.kit.tab import bare

ALL = bool(os.environ.get("RUINOUS_TEST_ALL"))  # ./test --all
BATCH = 5 if ALL else 4  # games
BATCHES = 10 if ALL else 1  # each has the time of a test for itself
CORRECTIONS = '[chaos."khorne.battle_cry"]\ncost = 2\n'  # what a host's own card says


def job(number: int) -> dict[str, Any]:
    """A game with options of all kinds, decided at random."""
    random = Random(number)
    powers = random.sample(POWERS, random.choice((3, 4, 5)))
    rules: dict[str, Any] = {"card_set": random.choice(CARD_SETS), "events": random.choice(EVENTS)}
    rules["show_forced"] = random.random() < 0.3
    rules["edition"] = edition = 1 + number % NEWEST
    if number % 4 == 3:
        rules["cards"] = CORRECTIONS
    for switch in components(edition).switches:
        if random.random() < 0.3:
            rules[switch.name] = random.choice(switch.values)
    secret = random.randbytes(32)
    game = Game.new(powers, secret, Options.of(rules))
    decisions = []
    while (decision := game.decision) is not None:
        action = random.choice(decision.notation)
        decisions.append(action)
        game.play(action)
    options = {"powers": powers, "game": rules}
    return {"secret": secret.hex(), "options": options, "decisions": decisions, "record": game.record.dumps()}


class Given(Known):
    """A chance that draws a secret which the test has."""

    secret = b""

    def bytes(self, count: int) -> bytes:
        return self.secret if count == 32 else super().bytes(count)


@pytest.fixture(scope="module", params=range(BATCHES))
def jobs(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return [job(BATCH * request.param + number) for number in range(BATCH)]


def test_the_games_differ(jobs: list[dict[str, Any]]) -> None:
    """Editions, and cards of a host's, are among the options."""
    given = [one["options"]["game"] for one in jobs]
    assert {one["edition"] for one in given} == set(range(1, NEWEST + 1))
    assert any(one.get("cards") for one in given)


def test_a_tab_gives_the_record(jobs: list[dict[str, Any]]) -> None:
    assert bare(*jobs) == [one["record"] for one in jobs]
    for one in jobs[:2]:
        verify(one["record"])


def test_a_server_gives_the_record(jobs: list[dict[str, Any]], tmp_path: Path) -> None:
    async def story(home: Home) -> None:
        anna = await home.person("Anna")
        home.house.tables.chance = chance = Given()
        for one in jobs if ALL else jobs[:2]:
            chance.secret = bytes.fromhex(one["secret"])
            count = len(one["options"]["powers"])
            body = {"options": {**one["options"], "hot_seat": True}, "places": [{"me": True}] * count, "start": True}
            made = await anna.ask("POST", "/api/tables", body)
            version = made["version"]
            for action in one["decisions"]:
                version = (await anna.do(made["table"], "play", action=action, version=version))["version"]
            assert await anna.ask("GET", f"/api/tables/{made['table']}/record") == one["record"]

    with staged(tmp_path) as stage:
        assert isinstance(stage, Stage)
        stage.play(story)
