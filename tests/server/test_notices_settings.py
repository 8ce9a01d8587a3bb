"""How a person wants to be told: validation, where notices go, quiet hours, masks."""

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ruinous.server.notices import settings as notice_settings
from ruinous.server.notices.settings import (
    KINDS,
    Email,
    NoticeSettings,
    Quiet,
    Webhook,
    after_quiet,
    checked,
    confirmed,
    is_quiet,
    mail_code,
    masked,
    not_before,
    settings_of,
    targets_of,
)
from ruinous.store.protocol import Identity, Notice
from ruinous.table.refusals import Refused
from ruinous.words import say
from tests.kit.notice_servers import NOON

URL = "https://discord.example/api/webhooks/1/SECRET"
ADDRESS = "anna@example.org"


def person(settings: Any) -> Identity:
    return Identity("p1", "Anna", NOON, settings=msgspec.json.encode(settings))


def notice(kind: str = "your_turn", at: int = NOON) -> Notice:
    return Notice("k", "p1", "t1", kind, {"name": "Friday"}, at)


def both(**changes: Any) -> NoticeSettings:
    return NoticeSettings(webhook=Webhook(URL), email=Email(ADDRESS), **changes)


# --- validation ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        {"phone": "1"},
        {"webhook": {"url": URL, "secret": 1}},
        {"webhook": {"url": "https://e.org/" + "x" * 500}},
        {"webhook": {"url": URL, "kinds": ["chat"]}},
        {"webhook": {"kinds": []}},
        {"email": {"address": "a@" + "b" * 260}},
        {"live": 1},
        {"tables": {"t1": "some"}},
        {"tables": {"t 1": "all"}},
        {"tables": {"t1\n": "all"}},
        {"tables": {f"t{n}": "all" for n in range(101)}},
        {"quiet": {"from": "22:00"}},
        {"quiet": {"from": "24:00", "to": "07:00"}},
        {"quiet": {"from": "7:00", "to": "08:00"}},
        {"quiet": {"from": "07:00\n", "to": "08:00"}},
        {"delay": -1},
        {"delay": 86401},
        {"delay": "60"},
        [],
    ],
)
def test_the_shape_is_strict(data):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(data), type=NoticeSettings)
    assert settings_of(person({"notices": data})) == NoticeSettings()


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (NoticeSettings(webhook=Webhook("ftp://example.org")), "webhook_scheme"),
        (NoticeSettings(email=Email("anna")), "mailbox"),
        (NoticeSettings(email=Email("anna@localhost")), "mailbox"),
        (NoticeSettings(email=Email("a@b@example.org")), "mailbox"),
        (NoticeSettings(email=Email("änna@example.org")), "mailbox"),
        (NoticeSettings(email=Email("a b@example.org")), "mailbox"),
        (NoticeSettings(email=Email("a@example.org\nBcc: b@example.org")), "mailbox"),
        (NoticeSettings(email=Email("a" * 65 + "@example.org")), "mailbox"),
        (NoticeSettings(quiet=Quiet("22:00", "22:00")), "quiet_hours"),
        (NoticeSettings(quiet=Quiet("22:00", "07:00", "Mars/Olympus")), "time_zone"),
        (NoticeSettings(quiet=Quiet("22:00", "07:00", "../../etc/passwd")), "time_zone"),
        (NoticeSettings(quiet=Quiet("22:00", "07:00", "Europe")), "time_zone"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(settings, told):
    with pytest.raises(Refused, match=told) as caught:
        checked(settings)
    assert caught.value.code == "bad_request"
    assert say(*caught.value.fact).endswith(".")


def test_a_machine_without_time_zones_says_so_and_still_knows_utc(monkeypatch):
    def unknown(name):
        raise ZoneInfoNotFoundError(name)

    monkeypatch.setattr(notice_settings, "ZoneInfo", unknown)
    with pytest.raises(Refused, match="no_time_zones") as caught:
        checked(NoticeSettings(quiet=Quiet("22:00", "07:00", "Europe/Paris")))
    assert "tzdata" in say(*caught.value.fact)
    quiet = Quiet("22:00", "07:00", "UTC")
    assert checked(NoticeSettings(quiet=quiet)).quiet == quiet
    assert after_quiet(quiet, ms("2026-01-01T23:00")) == ms("2026-01-02T07:00")


def test_settings_are_tidied_and_read_back():
    given_by_person = NoticeSettings(
        webhook=Webhook(f"  {URL} ", ("vote", "vote")), email=Email(" anna@example.org ", code=" ABCD ")
    )
    kept = checked(given_by_person)
    assert kept.webhook == Webhook(URL, ("vote",))
    assert kept.email == Email(ADDRESS, KINDS, "abcd")
    assert settings_of(person({"interface": {"theme": "dark"}, "notices": kept})) == kept


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b"null", b"{", b'{"notices": 5}', b'{"notices": {"email": {"address": "x"}}}']
)
def test_settings_that_cannot_be_read_count_as_not_set(raw):
    assert settings_of(Identity("p1", "Anna", NOON, settings=raw)) == NoticeSettings()


@given(st.from_type(NoticeSettings))
def test_checked_gives_settings_or_a_sentence_and_is_stable(settings):
    said = ""
    try:
        kept = checked(settings)
    except Refused as error:
        said = say(*error.fact)
    assert said.endswith(".") if said else checked(kept) == kept


# --- where notices go ---------------------------------------------------------------------------------------------


def test_the_default_is_the_page_only():
    for kind in KINDS:
        assert targets_of(NoticeSettings(), notice(kind), "web", mail=True) == {}


def test_live_tables_are_told_in_the_page_and_web_tables_outside_too():
    everywhere = {"webhook": URL, "email": ADDRESS}
    assert targets_of(both(), notice(), "live", mail=True) == {}
    assert targets_of(both(live=True), notice(), "live", mail=True) == everywhere
    assert targets_of(both(), notice(), "web", mail=True) == everywhere
    assert targets_of(both(), notice(), "web", mail=False) == {"webhook": URL}


def test_each_channel_has_its_kinds():
    settings = NoticeSettings(webhook=Webhook(URL, ("vote",)), email=Email(ADDRESS, ("game_over", "vote")))
    found = {kind: set(targets_of(settings, notice(kind), "web", mail=True)) for kind in KINDS}
    assert found == {"your_turn": set(), "game_over": {"email"}, "vote": {"webhook", "email"}, "invited": set()}


@pytest.mark.parametrize("pace", ["live", "web"])
@pytest.mark.parametrize(
    ("choice", "channels"),
    [("all", {"webhook", "email"}), ("webhook", {"webhook"}), ("email", {"email"}), ("none", set())],
)
def test_a_table_of_its_own_kind(pace, choice, channels):
    settings = NoticeSettings(webhook=Webhook(URL, ()), email=Email(ADDRESS, ()), tables={"t1": choice})
    assert set(targets_of(settings, notice(), pace, mail=True)) == channels
    settings = both(tables={"t2": choice})
    assert len(targets_of(settings, notice(), pace, mail=True)) == (2 if pace == "web" else 0)


def test_only_a_turn_waits_and_never_in_the_past():
    assert not_before(NoticeSettings(), notice(), NOON + 5) == NOON + 60_000
    assert not_before(NoticeSettings(delay=0), notice(), NOON) == NOON
    assert not_before(NoticeSettings(), notice("vote"), NOON + 5) == NOON + 5
    assert not_before(NoticeSettings(), notice(), NOON + 90_000) == NOON + 90_000
    late = NoticeSettings(quiet=Quiet("12:00", "13:00"))
    assert not_before(late, notice(at=NOON - 60_000 * 2), NOON) == NOON + 3_600_000


# --- quiet hours --------------------------------------------------------------------------------------------------


def ms(text: str, zone: str = "UTC", fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()) * 1000


@pytest.mark.parametrize(
    ("window", "at", "end"),
    [
        (("22:00", "07:30"), "2027-01-15T21:59:59", None),
        (("22:00", "07:30"), "2027-01-15T22:00", "2027-01-16T07:30"),
        (("22:00", "07:30"), "2027-01-16T00:00", "2027-01-16T07:30"),
        (("22:00", "07:30"), "2027-01-16T07:29:59", "2027-01-16T07:30"),
        (("22:00", "07:30"), "2027-01-16T07:30", None),
        (("13:00", "14:00"), "2027-01-16T13:10", "2027-01-16T14:00"),
        (("13:00", "14:00"), "2027-01-16T14:00", None),
        (("00:00", "06:00"), "2027-01-16T00:00", "2027-01-16T06:00"),
        (("22:00", "00:00"), "2027-01-15T23:00", "2027-01-16T00:00"),
    ],
)
@pytest.mark.parametrize("zone", ["UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu", "Pacific/Chatham"])
def test_quiet_hours_are_those_of_the_persons_clock(zone, window, at, end):
    assert after_quiet(Quiet(*window, zone), ms(at, zone)) == ms(end or at, zone)


def test_quiet_hours_when_the_clocks_change():
    paris = "Europe/Paris"
    night = Quiet("22:00", "07:30", paris)
    # Forward in March, back in October: the night is an hour shorter, an hour longer.
    start = ms("2027-03-27T22:00", paris)
    assert after_quiet(night, start) - start == 8.5 * 3_600_000
    start = ms("2027-10-30T22:00", paris)
    assert after_quiet(night, start) - start == 10.5 * 3_600_000
    # An end at 02:30, which is skipped in March: it ends when the clock jumps from 02:00 to 03:00.
    assert after_quiet(Quiet("22:00", "02:30", paris), ms("2027-03-28T01:59", paris)) == ms("2027-03-28T03:00", paris)
    # In October 02:30 comes twice: quiet until the first, and again from 02:00 until the second.
    twice = Quiet("01:00", "02:30", paris)
    assert after_quiet(twice, ms("2027-10-31T02:10", paris)) == ms("2027-10-31T02:30", paris)
    assert after_quiet(twice, ms("2027-10-31T02:45", paris)) == ms("2027-10-31T02:45", paris)
    assert after_quiet(twice, ms("2027-10-31T02:10", paris, fold=1)) == ms("2027-10-31T02:30", paris, fold=1)
    # The only loud hour of the day is skipped: it stays quiet until the next day.
    assert after_quiet(Quiet("03:00", "02:00", paris), ms("2027-03-28T01:00", paris)) == ms("2027-03-29T02:00", paris)


CLOCKS = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.integers(0, 59))
ZONES = st.sampled_from(
    [
        "UTC",
        "Europe/Paris",
        "America/New_York",
        "Australia/Lord_Howe",
        "Asia/Kathmandu",
        "Pacific/Apia",
        "Africa/Casablanca",
    ]
)


# Any time of a year, and the days around the changes of the clocks in these zones.
CHANGES = [ms(day) for day in ("2027-03-14", "2027-03-28", "2027-04-03", "2027-10-02", "2027-10-31", "2027-11-07")]
TIMES = st.integers(NOON, NOON + 366 * 86_400_000) | st.builds(
    int.__add__, st.sampled_from(CHANGES), st.integers(-86_400_000, 86_400_000)
)


@settings(max_examples=200)
@given(CLOCKS, CLOCKS, ZONES, TIMES)
@example("22:00", "02:30", "Europe/Paris", ms("2027-03-28T01:30", "Europe/Paris"))
@example("01:45", "01:50", "Australia/Lord_Howe", ms("2027-04-04T01:46", "Australia/Lord_Howe"))
def test_the_end_of_quiet_is_the_first_moment_that_is_not(start, end, zone, at):
    if start == end:
        return
    quiet = Quiet(start, end, zone)
    until = after_quiet(quiet, at)

    def inside(moment: int) -> bool:
        return is_quiet(quiet, datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(zone)))

    assert until >= at
    assert not inside(until)
    assert after_quiet(quiet, until) == until
    moment = at
    while moment < until:
        assert inside(moment)
        moment += 97_000
    if until > at:
        assert inside(until - 1)
        assert until % 60_000 == 0


def test_the_wall_clock_of_the_zone_is_used():
    quiet = Quiet("22:00", "07:00", "Asia/Tokyo")
    at = datetime(2027, 1, 15, 13, 0, tzinfo=UTC)  # 22:00 in Tokyo
    assert after_quiet(quiet, int(at.timestamp()) * 1000) == int((at + timedelta(hours=9)).timestamp()) * 1000


# --- secrets ------------------------------------------------------------------------------------------------------


def test_a_code_is_for_one_person_and_one_mailbox():
    code = mail_code("s", "p1", ADDRESS)
    assert len(code) == 12
    assert confirmed("s", "p1", Email(ADDRESS, code=code))
    assert confirmed("s", "p1", Email("Anna@Example.org", code=code))
    for secret, identity, email in (
        ("t", "p1", Email(ADDRESS, code=code)),
        ("s", "p2", Email(ADDRESS, code=code)),
        ("s", "p1", Email("bert@example.org", code=code)),
        ("s", "p1", Email(ADDRESS, code="")),
        ("s", "p1", Email(ADDRESS, code="ü")),
        ("s", "p1", None),
    ):
        assert not confirmed(secret, identity, email)


@pytest.mark.parametrize(
    ("channel", "target", "shown"),
    [
        ("webhook", URL, "https://discord.example/…"),
        ("webhook", "http://127.0.0.1:8080/hook/SECRET?key=SECRET", "http://127.0.0.1:8080/…"),
        ("webhook", "http://[::1]:8080/SECRET", "http://[::1]:8080/…"),
        ("webhook", "nonsense SECRET", "…"),
        ("email", "anna.SECRET@example.org", "a…@example.org"),
    ],
)
def test_addresses_are_masked(channel, target, shown):
    assert masked(channel, target) == shown
