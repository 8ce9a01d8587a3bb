"""What people read of a notice: made from its facts when it is told, in whole sentences, in three languages."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from ruinous.rules.ids import POWERS
from ruinous.server.notices.deliver import one_line
from ruinous.server.notices.dispatcher import TableInfo, notice_mail
from ruinous.server.notices.settings import KINDS
from ruinous.server.tables.heads import notices_for
from ruinous.store.protocol import Notice
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.words import LANGUAGES
from ruinous.words.notices import notice_id, notice_text
from tests.kit.messages import key, messages
from tests.kit.seating import playing

VOTES = (*get_args(get_type_hints(c.Propose)["vote"]), "seat")
EVERY: list[tuple[str, dict[str, Any]]] = [
    ("your_turn", {"name": "Friday"}),
    ("invited", {"name": "Friday"}),
    *(("vote", {"name": "Friday", "vote": vote}) for vote in VOTES),
    ("game_over", {"name": "Friday", "ending": "won", "powers": ["khorne"]}),
    *(("game_over", {"name": "Friday", "ending": ending}) for ending in ("lost", "abandoned", "closed")),
]
QUOTED = {"en": "“Friday”", "fr": "«\u00a0Friday\u00a0»", "ja": "「Friday」"}
UNNAMED = {"en": "your table", "fr": "votre table", "ja": "参加中の卓"}
ARGUMENTS = {  # of the messages that are not notices themselves
    "notice-named": {"name"},
    "notice-unnamed": set(),
    "notice-versus": {"versus"},
    "notice-test": set(),
    **{f"mail-subject-{kind}": {"name"} for kind in KINDS},
    "mail-subject-test": set(),
    "mail-table": {"name", "url"},
    "mail-table-unnamed": {"table", "url"},
    "mail-unnamed": {"table"},
    "mail-versus": {"seats", "powers", "round"},
    "mail-code": {"code"},
    "mail-footer": {"url"},
    "mail-footer-settings": set(),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "args"), EVERY)
def test_every_notice_has_its_words_with_and_without_a_name(kind: str, args: dict[str, Any], language: str) -> None:
    assert messages(language)[key(notice_id(kind, args))].args <= {"table", "winners"}
    named, unnamed = notice_text(kind, args, language), notice_text(kind, args | {"name": ""}, language)
    assert QUOTED[language] in named
    assert UNNAMED[language] in unnamed.lower()
    for text in (named, unnamed):
        assert text[-1] in ".?。？"
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_other_words_for_notices_and_mails(language: str) -> None:
    told = {id for id in messages(language) if id.startswith(("notice-", "mail-"))}
    assert told == {key(notice_id(kind, args)) for kind, args in EVERY} | ARGUMENTS.keys()
    for id, args in ARGUMENTS.items():
        assert messages(language)[id].args == args, id


VERSUS = {
    "en": "Nurgle vs Khorne, Tzeentch and Slaanesh, round 2",
    "fr": "Nurgle contre Khorne, Tzeentch et Slaanesh, tour 2",
    "ja": "第2ラウンド、ナーグル 対 コーン、ティーンチ、スラーネッシュ",
}
YOURS = {
    "en": "It is your turn at your table ({}).",
    "fr": "C’est à vous de jouer à votre table ({}).",
    "ja": "参加中の卓（{}）であなたの番です。",
}


def test_a_table_without_a_name_is_known_by_who_plays_whom() -> None:
    sitting = playing("anna", "boris").until(lambda s: s.table.game.state.round == 2 and s.decider == "boris")
    sitting.table.places[1].bot = "random"
    waited = sitting.table.awaited()
    sitting.table.places[1].bot = ""
    (notice,) = notices_for(sitting.table, e.Returned(at=1, by="chloe", place=1), waited)
    for language in LANGUAGES:
        told = VERSUS[language]
        assert notice_text(notice.kind, notice.args, language) == YOURS[language].format(told)
        mail = notice_mail(notice, TableInfo("web", "", "http://x"), "a@b.c", "", language)
        assert mail.subject.endswith(told)


def test_winners_stand_in_the_middle_of_a_sentence() -> None:
    args = {"name": "Friday", "ending": "won", "powers": ["horned_rat", "nurgle"]}
    assert notice_text("game_over", args) == "The game at “Friday” is over: the Horned Rat and Nurgle won."
    french = "La partie à la table «\u00a0Friday\u00a0» est terminée. Victoire du Rat Cornu et de Nurgle."
    assert notice_text("game_over", args, "fr") == french
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
    assert mail.text == "Old.\n\nTable “Friday”: http://x"
    unnamed = notice_mail(notice, TableInfo("web", "", "http://x"), "a@b.c", "")
    assert unnamed.subject.endswith(": table t")
    assert unnamed.text == "Old.\n\nTable t: http://x"


def test_a_name_is_data_and_never_a_message() -> None:
    text = notice_text("your_turn", {"name": "{ $powers } { khorne }"})
    assert text == "It is your turn at “{ $powers } { khorne }”."
    assert one_line(text, 500) == text


def test_a_line_keeps_the_spaces_that_must_not_break() -> None:
    assert one_line("«\u00a0Friday\u00a0»\u00a0:\n\tyes\u3000no\x00 ", 100) == "«\u00a0Friday\u00a0»\u00a0: yes\u3000no"


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
    facts = {"name": "Friday", "ending": "abandoned", "round": 1}
    assert [notice.args for notice in over] == [
        facts | {"seats": [power], "others": [other for other in POWERS[:4] if other != power]} for power in POWERS[:4]
    ]
