"""What is told of a table: to each seat what it may know, to the others and to the lobby no secret."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from ruinous.rules import engine
from ruinous.rules.chance import commitment
from ruinous.rules.ids import CHAOS, OLD_WORLD, POWERS
from ruinous.rules.saved import digest
from ruinous.table import Clock, Table, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.state import events, public, state, states, summary
from ruinous.table.table import read
from tests.kit.seating import Sitting, playing

SETS = [
    {},
    {"powers": POWERS, "game": {"card_set": "morrslieb", "events": "mixed"}},
]


def walk(seed: int, every: int = 5, **options: object) -> Iterator[Sitting]:
    """A game at some of its decisions and at its end."""
    sitting = playing("anna", "boris", seed=seed, **options)
    while sitting.table.state == "playing":
        if len(sitting.table.game.entries) % every == 0:
            yield sitting
        sitting.step()
    yield sitting


def words(data: object) -> set[str]:
    """Every text anywhere in some data, keys too."""
    if isinstance(data, dict):
        return set(data) | {word for value in data.values() for word in words(value)}
    if isinstance(data, list | tuple):
        return {word for value in data for word in words(value)}
    return {data} if isinstance(data, str) else set()


def hidden_cards(table: Table, seat: str | None) -> set[str]:
    """Cards that are only in hands and decks that this seat does not see into, and have never been seen by all."""
    g = table.game.state
    open_ = {c for p in g.powers for c in (*g.discard[p], *g.cached[p], *g.shown[p])} | set(g.space)
    secret = {c for p in g.powers if POWERS[p] != seat for c in g.hand[p] + g.deck[p]}
    own = set(g.hand[POWERS.index(seat)]) if seat else set()
    gleaned = {c for p in g.powers for c in g.gleaned[p]} if seat == "tzeentch" else set()
    return {CHAOS[c] for c in secret - open_ - own - gleaned}


# --- no secret ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", SETS, ids=["base", "expansion"])
def test_cards_in_hands_and_decks_are_told_to_nobody_else(options):
    looked = 0
    for sitting in walk(21, **options):
        table = sitting.table
        for seat in (*table.game.seats, None):
            told = state(table, seat)
            shuffled = [player.pop("shuffled") for player in _copied(told)["game"]["players"].values()]
            assert shuffled  # what was shuffled into a deck is open to all, its order is not
            seen = words(_copied(told, without="shuffled"))
            hidden = hidden_cards(table, seat)
            assert not hidden & seen, (seat, hidden & seen)
            looked += len(hidden)
    assert looked > 500


def _copied(told: dict, without: str = "") -> dict:
    copy = json.loads(json.dumps(told))
    for player in copy["game"]["players"].values():
        player.pop(without, None)
    return copy


@pytest.mark.parametrize("options", SETS, ids=["base", "expansion"])
def test_the_old_world_deck_is_told_to_nobody(options):
    told = 0
    for sitting in walk(22, every=9, **options):
        g = sitting.table.game.state
        since, told = told, sitting.table.version
        gone = {OLD_WORLD[c] for c in (*g.track, *g.old_world_used)}
        hidden = {OLD_WORLD[c] for c in g.old_world_deck + g.old_world_aside} - gone
        for seat in (*sitting.table.game.seats, None):
            seen = words(state(sitting.table, seat)) | words(events(sitting.table, seat, since))
            known = {OLD_WORLD[c] for c in g.old_world_deck[-g.peeked :]} if g.peeked and seat == "tzeentch" else set()
            assert not (hidden - known) & seen - _once_peeked(sitting.table, seat)


def _once_peeked(table: Table, seat: str | None) -> set[str]:
    return {OLD_WORLD[card] for event in table.game.events(seat) if event[0] == "peek" for card in event[2]}


def test_what_another_holds_changes_nothing_that_is_told():
    """The same table with other cards in hidden hands and decks is told in the same bytes."""
    random, pairs = Random(5), 0
    for sitting in walk(23, every=11):
        table = sitting.table
        if table.state == "over":
            break
        g = table.game.state
        for seat in (*table.game.seats, None):
            other = random.choice([p for p in g.powers if POWERS[p] != seat])
            if other == g.seat:
                continue
            told = json.dumps([state(table, seat), summary(table)])
            hand, deck = g.hand[other], g.deck[other]
            free = [card for card in hand if card not in g.shown[other] and card not in g.gleaned[other]]
            stay = list(hand)
            for card in free:
                stay.remove(card)
            cards = [*free, *deck]
            random.shuffle(cards)
            g.hand[other] = bytes(sorted([*stay, *cards[: len(free)]]))
            g.deck[other] = bytes(cards[len(free) :])
            secret, g.secret = g.secret, random.randbytes(32)
            engine.ask_again(g)
            assert json.dumps([state(table, seat), summary(table)]) == told
            g.hand[other], g.deck[other], g.secret = hand, deck, secret
            engine.ask_again(g)
            pairs += 1
    assert pairs > 20


@pytest.mark.parametrize("assign", ["choice", "random", "draft"])
def test_the_secret_and_the_hashes_never_leave(assign):
    sitting = playing("anna", "boris", seed=31, assign=assign)
    hashes: set[str] = set()
    since = 0
    for _ in range(40):
        table = sitting.table
        if table.state == "drafting":
            left = public(table)["draft"]["left"]
            if table.bot_due():
                sitting.note(acts.bot_picks(table, left[0], table.version, 1))
            else:
                sitting.do(sitting.decider, c.Pick(power=left[0]))
        elif table.state == "playing":
            sitting.step()
        hashes |= {entry.hash for entry in read(sitting.log) if isinstance(entry, e.Played | e.Started | e.Picked)}
        seats = [None, *(table.game.seats if table.game else [])]
        told = json.dumps([states(table, seats)[seat] for seat in seats])
        told += json.dumps([events(table, seat, since) for seat in seats]) + json.dumps(summary(table))
        since = table.version
        assert sitting.secret.hex() not in told
        assert not [found for found in hashes - {""} if found in told]
        if table.game:
            assert digest(table.game.state) not in told
            assert commitment(sitting.secret) in told


def test_the_password_is_told_to_nobody():
    sitting = Sitting(TableOptions(access="password"), password="scrypt$abc$def")
    assert "scrypt" not in json.dumps([state(sitting.table, None), summary(sitting.table)])


def test_events_never_show_what_another_drew():
    drawn = told = 0
    for sitting in walk(24, every=30, game={"card_set": "morrslieb"}):
        table = sitting.table
        since, told = told, table.version
        for seat in (*table.game.seats, None):
            for event in events(table, seat, since):
                if event["what"] == "draw":
                    assert ("cards" in event) == (event["power"] == seat)
                    drawn += 1
                    if event["power"] != seat:
                        assert set(event) == {"what", "power", "count", "cause", "text"}
                if event["what"] in ("glean", "peek"):
                    assert event["power"] == seat
    assert drawn > 50


def test_a_summary_tells_of_no_card_in_a_hand():
    for sitting in walk(25, every=13):
        told = words(summary(sitting.table))
        assert not told & set(CHAOS[1:])
        assert not told & set(OLD_WORLD[1:])
        json.dumps(summary(sitting.table))


def test_a_summary_does_not_carry_a_hosts_corrections():
    text = '[chaos."khorne.battle_cry"]\ncost = 2\n'
    table = Sitting(TableOptions(game={"cards": text, "events": "mixed"})).table
    assert summary(table)["game"] == {"cards": True, "events": "mixed"}
    assert public(table)["options"]["game"]["cards"] == text


# --- what is told -------------------------------------------------------------------------------------------------


def test_one_seat_or_many_are_told_the_same():
    for sitting in walk(26, every=17):
        seats = [*sitting.table.game.seats, None]
        together = states(sitting.table, seats)
        for seat in seats:
            assert together[seat] == state(sitting.table, seat) == states(sitting.table, [None, seat, seat])[seat]


def test_a_seat_is_told_its_own_hand_and_the_legal_list_when_it_must_decide():
    for sitting in walk(27, every=7):
        table = sitting.table
        g = table.game.state
        for seat, told in states(table, table.game.seats).items():
            p = POWERS.index(seat)
            players = told["game"]["players"]
            assert players[seat]["hand"] == [CHAOS[card] for card in g.hand[p]]
            assert all(players[other]["hand"] is None for other in players if other != seat)
            if table.deciding:
                assert ("actions" in told["ask"]) == (seat == table.deciding)
            else:
                assert told["ask"] is None
        assert "decision" not in state(table, None)["game"]


def test_a_game_that_was_given_up_asks_nobody():
    sitting = playing("anna").until_turn("anna")
    sitting.do("anna", c.Propose(vote="abandon"))
    told = state(sitting.table, sitting.table.game.seats[0])
    assert told["ask"] is None
    assert told["undo"] == 0
    assert told["table"]["ending"] == "abandoned"
    assert told["table"]["result"] is None


def test_before_the_game_there_is_no_game_to_tell_of():
    sitting = Sitting().fill("anna")
    assert state(sitting.table, None) == {
        "table": public(sitting.table), "game": None, "ask": None, "undo": 0, "taken_back": [],
        "lesson": None,
    }  # fmt: skip
    assert events(sitting.table, None, 0) == []
    assert summary(sitting.table)["free"] == 0
    assert summary(Sitting().table)["free"] == 4


def test_events_after_any_version_complete_the_log():
    sitting = playing("anna", "boris", seed=9)
    versions = {}
    for _ in range(60):
        versions[sitting.table.version] = [len(events(sitting.table, seat, 0)) for seat in ("khorne", None)]
        sitting.step()
    whole = {seat: events(sitting.table, seat, 0) for seat in ("khorne", None)}
    for version, lengths in versions.items():
        for seat, length in zip(whole, lengths, strict=True):
            assert events(sitting.table, seat, version) == whole[seat][length:]
    assert events(sitting.table, None, 10**9) == []
    assert events(sitting.table, None, -5) == events(sitting.table, None, 0)


def test_everything_told_is_plain_json():
    clock = Clock(kind="bank", seconds=100, increment=3)
    for sitting in walk(28, every=25, clock=clock):
        for seat in (*sitting.table.game.seats, None):
            told = state(sitting.table, seat)
            assert json.loads(json.dumps(told)) == told


def test_places_show_who_sits_there_and_who_decides():
    sitting = playing("anna", "boris", stand_in="random")
    sitting.do("boris", c.Hand())
    places = public(sitting.table)["places"]
    assert places[0] == {
        "power": "khorne", "person": {"id": "anna", "name": "Anna"}, "before": [], "bot": None, "late": False,
        "bank": 0,
    }  # fmt: skip
    assert (places[1]["person"]["id"], places[1]["bot"]) == ("boris", "random")
    assert (places[2]["person"], places[2]["bot"]) == (None, "random")
