"""Why a bot did something, worked out from a table's log: which decision, which bot, and for whose ears."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from ruinous.bots import make
from ruinous.bots.reasons import REASONS, why
from ruinous.rules.actions import NOTATION
from ruinous.rules.facts import Fact
from ruinous.rules.ids import POWERS
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.view import NOBODY, information_set
from ruinous.server.bots import explaining
from ruinous.server.bots.explaining import Whys
from ruinous.server.bots.line import Payer
from ruinous.table import Ask, Refused, Table, TableOptions, Who, acts, lessons
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.explaining import Remembering, Why, explained
from ruinous.table.table import read
from tests.kit.play import settled

ANNA = Who("anna", "Anna")
ANNAS, BORIS = Payer("10.0.0.1", "anna"), Payer("10.0.0.1", "boris")
LEVELS = ("", "scripted", "novice", "scripted:warlike")  # of khorne, nurgle, tzeentch, slaanesh; khorne is Anna's
SECRET = bytes(range(32))


def reason_of(told: dict[str, Any]) -> Fact:
    return Fact(f"reason.{told['id']}", told["params"])


class Sitting:
    """Anna and three bots, and the log of their table."""

    def __init__(self, **game: Any) -> None:
        places = tuple(e.Sitter(bot=level) if level else e.Sitter(person="anna", name="Anna") for level in LEVELS)
        self.table, entry = acts.create("t1", ANNA, TableOptions(game=game), 1, places=places)
        self.log = [e.encode(entry)]
        self.random = Random(5)
        self.bots = {power: make(level or "novice", 1) for power, level in zip(POWERS, LEVELS, strict=False)}
        self.do(c.Start())

    def do(self, command: c.AnyCommand) -> None:
        self.log.append(e.encode(acts.do(self.table, Ask(ANNA, command, 2, SECRET))))

    def decide(self) -> None:
        table, game = self.table, self.table.game
        assert game is not None
        action = NOTATION[self.bots[table.deciding].choose(game.copy(table.deciding))]
        if table.bot_due():
            self.log.append(e.encode(acts.bot_plays(table, action, table.version, 3)))
        else:
            self.do(c.Play(action=action, version=table.version))

    def play(self, decisions: int) -> Sitting:
        for _ in range(decisions):
            if self.table.state == "playing":
                self.decide()
        return self

    def ask(self, number: int, seat: str | None = None, by: str = "step") -> dict[str, Any]:
        return explained(self.log, seat, by, number, self.table.state == "over")


def test_every_decision_of_a_bot_is_explained_to_everybody_and_no_decision_of_a_person() -> None:
    sitting = Sitting().play(120)
    game = sitting.table.game
    assert game is not None
    for step in range(1, len(game.entries) + 1, 5):
        seat = POWERS[game.entries[step - 1].seat]
        for viewer in (None, "khorne", seat):
            told = sitting.ask(step, viewer)
            if seat == "khorne":
                assert told["refused"] == ("no_bot", "refusal.person_decided", {})
            else:
                assert (told["step"], told["seat"]) == (step, seat)
                assert told["level"] == LEVELS[POWERS.index(seat)]
                assert told["id"] in REASONS


def test_numbers_that_are_no_decision_are_refused() -> None:
    sitting = Sitting().play(4)
    for step in (0, 5, 100_000):
        assert sitting.ask(step)["refused"] == ("not_found", "refusal.no_step", {"count": 4})
    lines = len(sitting.table.game.events(None))  # type: ignore[union-attr]
    assert sitting.ask(lines, by="line")["refused"][0] == "not_found"


def test_the_reason_is_made_of_what_the_one_who_asks_may_know() -> None:
    """R22: with other hidden cards in the true game the answer is the same; the bot's own seat hears its own."""
    sitting = Sitting().play(100)
    game = sitting.table.game
    assert game is not None
    for step in range(2, 100, 7):
        entry, then = game.entries[step - 1], game.back(100 - step + 1).state
        level = LEVELS[entry.seat]
        if not level:
            continue
        told = sitting.ask(step)
        assert reason_of(told) == why(then, entry.action, level, NOBODY)
        for deal in range(8):
            twin = information_set(then, NOBODY, deal)
            if entry.action in twin.actions:
                assert reason_of(told) == why(twin, entry.action, level, NOBODY)


def test_what_only_one_may_know_is_not_told_to_others_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """R22.10: as if a turn were as secret as the order in which Tzeentch leaves the Old World cards."""
    monkeypatch.setattr(QUESTIONS["turn"], "secret", True)
    sitting = Sitting()
    while sitting.table.deciding != "tzeentch" or sitting.table.game.state.stack[-1][0] != "turn":  # type: ignore[union-attr]
        sitting.decide()
    sitting.decide()
    step = len(sitting.table.game.entries)  # type: ignore[union-attr]
    for other in (None, "khorne"):
        told = explained(sitting.log, other, "step", step, False)
        assert told["refused"] == ("secret", "refusal.secret_choice", {"power": "tzeentch"})
        assert "params" in explained(sitting.log, other, "step", step, True)
    assert "params" in explained(sitting.log, "tzeentch", "step", step, False)


def test_after_an_undo_the_numbers_mean_the_new_decisions() -> None:
    sitting = Sitting()
    while sitting.table.undoable("khorne") == 0:
        sitting.decide()
    before = len(sitting.table.game.entries)  # type: ignore[union-attr]
    sitting.do(c.Undo(version=sitting.table.version))
    sitting.play(12)
    table = Remembering.of(read(sitting.log))
    assert isinstance(table, Remembering)
    assert table.game is not None
    assert len(table.levels) == len(table.game.entries) == before + 11
    assert [not level for level in table.levels] == [entry.seat == 0 for entry in table.game.entries]


def test_a_line_of_the_log_leads_to_its_decision_for_every_reader() -> None:
    sitting = Sitting().play(150)
    game = sitting.table.game
    assert game is not None
    for seat in (None, "khorne", "tzeentch"):
        events = game.events(seat)
        kinds = {"told": 0, "person": 0, "rules": 0}
        for line in range(0, len(events), 9):
            told = sitting.ask(line, seat, "line")
            if "refused" in told:
                kinds["person" if told["refused"][0] == "no_bot" else "rules"] += 1
                continue
            kinds["told"] += 1
            step = told["step"]
            start = len(game.events(seat)) - len(game.events(seat, game.told[step - 1]))
            assert start <= line
            if step < len(game.told):
                assert line < len(game.events(seat)) - len(game.events(seat, game.told[step]))
            if told["id"] != "forced":
                assert POWERS[game.entries[step - 1].seat] == told["seat"]
        assert all(kinds.values()), kinds


def test_what_was_decided_before_a_lesson_began_is_nobodys_choice_here() -> None:
    taught = lessons.find("round")
    reader, bot = e.Sitter(person="anna", name="Anna"), e.Sitter(bot=lessons.BOTS)
    places = tuple(reader if power == taught.seat else bot for power in taught.powers)
    table, entry = acts.create("t1", ANNA, TableOptions(powers=taught.powers), 1, places=places, lesson="round")
    log = [e.encode(entry), e.encode(acts.do(table, Ask(ANNA, c.Start(), 2, SECRET)))]
    assert table.game is not None
    before = len(table.game.entries)
    assert before
    assert explained(log, None, "step", before, False)["refused"][0] == "no_bot"
    while not table.bot_due():
        action = NOTATION[(table.game.state.actions or [])[0]]
        log.append(e.encode(acts.do(table, Ask(ANNA, c.Play(action=action, version=table.version), 3, SECRET))))
    action = NOTATION[(table.game.state.actions or [])[0]]
    log.append(e.encode(acts.bot_plays(table, action, table.version, 4)))
    told = explained(log, None, "step", len(table.game.entries), False)
    assert told["level"] == lessons.BOTS
    assert explained(log, None, "step", before, False)["refused"] == ("no_bot", "refusal.before_the_table", {})


def test_a_game_that_has_not_begun_has_nothing_to_explain() -> None:
    table, entry = acts.create("t1", ANNA, TableOptions(), 1)
    assert table.game is None
    told = explained([e.encode(entry)], None, "step", 1, False)
    assert told["refused"] == ("wrong_time", "refusal.not_begun", {})


# --- questions and answers ----------------------------------------------------------------------------------------


class Process:
    """In the place of the bots' processes: counts how often something is worked out."""

    def __init__(self) -> None:
        self.asked = 0
        self.busy = asyncio.Event()
        self.busy.set()

    async def ask(self, payer: Payer, table: str, function: Any, *args: Any) -> Any:
        self.asked += 1
        await self.busy.wait()
        return function(*args)


class Shelf:
    """A store with one log."""

    def __init__(self, log: list[bytes]) -> None:
        self.log = log

    async def entries(self, id: str, since: int = 0) -> list[bytes]:
        return self.log[since:]


def desk(sitting: Sitting, **settings: Any) -> tuple[Whys, Process]:
    store: Any = Shelf(sitting.log)
    process: Any = Process()
    return Whys(store, process, **settings), process


def run(story: Any) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


def bot_step(table: Table) -> int:
    assert table.game is not None
    return next(n for n, entry in enumerate(table.game.entries, 1) if entry.seat)


def test_an_answer_is_kept_until_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting().play(8)
    step = bot_step(sitting.table)

    async def story() -> None:
        whys, process = desk(sitting)
        first = await whys.answer(sitting.table, None, "step", step, ANNAS)
        assert isinstance(first, Why)
        assert await whys.answer(sitting.table, None, "step", step, BORIS) == first
        assert process.asked == 1
        await whys.answer(sitting.table, "khorne", "step", step, ANNAS)
        assert process.asked == 2
        sitting.decide()
        assert await whys.answer(sitting.table, None, "step", step, ANNAS) == first
        assert process.asked == 3
        monkeypatch.setattr(explaining, "KEPT", 2)
        for seat in ("khorne", "nurgle", "tzeentch"):
            await whys.answer(sitting.table, seat, "step", step, ANNAS)
        assert len(whys.kept) == 2

    run(story())


def test_refusals_are_kept_too_and_raised_each_time() -> None:
    sitting = Sitting().play(4)

    async def story() -> None:
        whys, process = desk(sitting)
        for _ in range(2):
            with pytest.raises(Refused, match="no_step"):
                await whys.answer(sitting.table, None, "step", 50, ANNAS)
        assert process.asked == 1

    run(story())


def test_an_address_has_one_worked_out_at_a_time_the_same_question_once_and_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(explaining, "WAITING", 3)
    sitting = Sitting().play(8)
    step = bot_step(sitting.table)

    async def story() -> None:
        whys, process = desk(sitting)
        process.busy.clear()
        asking = [
            asyncio.create_task(whys.answer(sitting.table, seat, "step", step, ANNAS))
            for seat in (None, None, "khorne")
        ]
        await settled(lambda: process.asked)
        assert process.asked == 1
        with pytest.raises(Refused, match="why_busy") as caught:
            await whys.answer(sitting.table, "nurgle", "step", step, BORIS)
        assert caught.value.code == "busy"
        neighbor = Payer("10.0.0.2", "chloe")
        asking.append(asyncio.create_task(whys.answer(sitting.table, "nurgle", "step", step, neighbor)))
        await settled(lambda: process.asked > 1)
        assert process.asked == 2  # another address has a desk of its own
        process.busy.set()
        one, two, *_ = await asyncio.gather(*asking)
        assert one == two
        assert process.asked == 3
        assert not whys.turns.lines

    run(story())


def test_who_asks_too_much_is_told_to_wait_and_what_is_known_costs_nothing() -> None:
    sitting = Sitting().play(4)

    async def story() -> None:
        whys, process = desk(sitting)
        for _ in range(100):
            with pytest.raises(Refused):
                await whys.answer(sitting.table, None, "step", 1_000, ANNAS)
        assert process.asked == 1
        codes = []
        for step in range(2_000, 2_000 + 3 * explaining.ASKING.burst):
            with pytest.raises(Refused) as caught:
                await whys.answer(sitting.table, None, "step", step, ANNAS)
            codes.append(caught.value.code)
        assert set(codes) == {"not_found", "too_many"}
        assert process.asked == codes.count("not_found") + 1

    run(story())
