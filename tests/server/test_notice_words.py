"""What people read of a notice: made from its facts when it is told, in whole sentences."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from ruinous.rules.ids import POWERS
from ruinous.server.deliver import one_line
from ruinous.server.dispatcher import TableInfo, notice_mail
from ruinous.server.heads import notices_for
from ruinous.server.notice_settings import KINDS
from ruinous.store.protocol import Notice
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.words.english.notices import TEMPLATES
from ruinous.words.notices import notice_id, notice_text
from tests.table.seating import playing

VOTES = get_args(get_type_hints(c.Propose)["vote"])
EVERY: list[tuple[str, dict[str, Any]]] = [
    ("your_turn", {"name": "Friday"}),
    *(("vote", {"name": "Friday", "vote": vote}) for vote in VOTES),
    ("game_over", {"name": "Friday", "ending": "won", "powers": ["khorne"]}),
    *(("game_over", {"name": "Friday", "ending": ending}) for ending in ("lost", "abandoned", "closed")),
]


@pytest.mark.parametrize(("kind", "args"), EVERY)
def test_every_notice_has_its_words_with_and_without_a_name(kind: str, args: dict[str, Any]) -> None:
    assert notice_id(kind, args) in TEMPLATES
    named, unnamed = notice_text(kind, args), notice_text(kind, args | {"name": ""})
    assert "“Friday”" in named
    assert "your table" in unnamed
    for text in (named, unnamed):
        assert text[-1] in ".?"
        assert "{" not in text


def test_there_are_no_other_words_for_notices() -> None:
    said = {notice_id(kind, args) for kind, args in EVERY}
    parts = {"notice.named", "notice.unnamed", "notice.versus", "notice.test"}
    assert {id for id in TEMPLATES if id.startswith("notice.")} == said | parts


def test_there_are_no_other_words_for_mails() -> None:
    subjects = {f"mail.subject.{kind}" for kind in (*KINDS, "test")}
    rest = {"mail.table", "mail.unnamed", "mail.versus", "mail.code", "mail.footer", "mail.footer.settings"}
    assert {id for id in TEMPLATES if id.startswith("mail.")} == subjects | rest


def test_a_table_without_a_name_is_known_by_who_plays_whom() -> None:
    sitting = playing("anna", "boris").until(lambda s: s.table.game.state.round == 2 and s.decider == "boris")
    sitting.table.places[1].bot = "random"
    waited = sitting.table.awaited()
    sitting.table.places[1].bot = ""
    (notice,) = notices_for(sitting.table, e.Returned(at=1, by="chloe", place=1), waited)
    told = "Nurgle vs Khorne, Tzeentch and Slaanesh, round 2"
    assert notice_text(notice.kind, notice.args) == f"It is your turn at your table ({told})."
    mail = notice_mail(notice, TableInfo("web", "table t1", "http://x"), "a@b.c", "")
    assert mail.subject == f"Your turn: {told}"


def test_winners_are_named_as_a_sentence_begins() -> None:
    args = {"name": "Friday", "ending": "won", "powers": ["horned_rat", "nurgle"]}
    assert notice_text("game_over", args) == "The game at “Friday” is over. The Horned Rat and Nurgle won."
    for power in POWERS:
        assert " won." in notice_text("game_over", args | {"powers": [power]})


def test_a_notice_of_an_older_ruinous_keeps_its_text() -> None:
    args = {"text": "At “Friday” your vote is wanted to pause the game."}
    assert notice_text("vote", args) == args["text"]
    assert notice_id("vote", args) == "notice.vote"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_subject(kind: str) -> None:
    notice = Notice("k", "p", "t", kind, {"text": "Old."}, 0)
    mail = notice_mail(notice, TableInfo("web", "Friday", "http://x"), "a@b.c", "")
    assert mail.subject.endswith(": Friday")
    assert mail.text == "Old.\n\nThe table Friday: http://x"


def test_a_name_is_data_and_never_a_template() -> None:
    text = notice_text("your_turn", {"name": "{powers} {table|a|b}"})
    assert text == "It is your turn at “{powers} {table|a|b}”."
    assert one_line(text, 500) == text


def test_a_table_tells_facts_only() -> None:
    sitting = playing("anna", "boris", "chloe", "dirk", name="Friday", pace="web")
    waited = sitting.table.awaited()
    entry = sitting.do("anna", c.Propose(vote="abandon"))
    told = notices_for(sitting.table, entry, waited)
    assert {(notice.kind, notice.args["vote"], notice.args["name"]) for notice in told} == {
        ("vote", "abandon", "Friday")
    }
    waited = sitting.table.awaited()
    sitting.vote("boris")
    entry = sitting.vote("chloe")
    over = notices_for(sitting.table, entry, waited)
    assert [notice.args for notice in over] == [{"name": "Friday", "ending": "abandoned"}] * 4
