"""What stays of a game that is over, and whether it counts."""

import pytest

from ruinous.rules.accounts import accounts
from ruinous.rules.story import story
from ruinous.structs import decode, encode
from ruinous.table import Ask, Refused, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table.counting import unrated
from ruinous.table.finished import Finished, finished_of, read
from ruinous.table.table import Table
from ruinous.table.table import read as log_of
from tests.kit.seating import PEOPLE, START, Sitting, person


def seated(options: TableOptions | None = None, *names: str, seed: int = 1) -> Sitting:
    """A table at which these people sit and whose game has begun."""
    sitting = Sitting(options, seed)
    for name in names or PEOPLE[:4]:
        sitting.do(name, c.Join())
    sitting.do("anna", c.Start())
    return sitting


def played(sitting: Sitting) -> Finished:
    """What stays when the game has been played to its end."""
    while sitting.table.state != "over":
        sitting.wait(1)
        sitting.step()
    found = finished_of(Table.of(log_of(sitting.log)))
    assert found is not None
    return found


def parts(game: Finished) -> dict[str, str]:
    return {one.person: one.part for one in game.people}


def test_a_game_is_kept_with_its_seats_and_figures() -> None:
    sitting = seated()
    game = played(sitting)
    table = sitting.table
    assert table.game is not None
    assert table.game.result is not None
    assert (game.id, game.pace, game.listed, game.unrated) == ("t1", "live", False, None)
    assert (game.ending, game.rounds) == (table.game.result.condition, table.game.state.round)
    assert game.began == START
    assert game.at == sitting.now
    assert parts(game) == dict.fromkeys(PEOPLE[:4], "stayed")
    assert [(one.person, one.power) for one in game.people] == list(zip(PEOPLE, table.options.powers, strict=False))
    told = accounts(table.game.state, table.game.log)
    for place in story(table.game.state, told).places:
        seat = game.seat(place.power)
        assert (seat.vp, seat.place, seat.dial, seat.of) == (place.vp, place.place, place.dial, place.of)
        assert sum(seat.sources.values()) == seat.vp == table.game.result.scores[place.power]
        assert sum(seat.cards.values()) == told.total[place.power].cards
        assert seat.dice.rolled >= seat.dice.hits >= seat.dice.sixes
    assert any(seat.cards for seat in game.seats)
    assert read(encode(game)) == game
    # What comes after the end changes nothing.
    sitting.wait(1000).note(acts.forget(table, "boris", sitting.now))
    sitting.note(acts.rematch(table, Ask(person("anna"), c.Rematch(), sitting.now), "t2"))
    assert finished_of(Table.of(log_of(sitting.log))) == game


def test_who_leaves_lets_a_bot_decide_or_is_voted_out_is_told_apart() -> None:
    sitting = seated(TableOptions(take_over="free"))
    sitting.do("boris", c.Leave())
    sitting.do("emil", c.TakeOver())
    sitting.do("anna", c.Propose(vote="replace", place=2))  # Chloe has been there all the time
    sitting.do("dirk", c.Ballot(yes=True))
    sitting.do("dirk", c.Hand(bot="random"))
    game = played(sitting)
    assert parts(game) == {"anna": "stayed", "boris": "left", "emil": "came", "chloe": "out", "dirk": "left"}
    assert game.unrated is None


def test_games_that_are_nobodys_own_are_not_kept() -> None:
    shared = Sitting(TableOptions(powers=("khorne", "nurgle", "slaanesh"), hot_seat=True))
    for name in ("anna", "anna", "boris"):
        shared.do(name, c.Join())
    shared.do("anna", c.Start())
    assert finished_of(shared.table) is None
    shared.note(acts.close(shared.table, shared.now))
    assert finished_of(shared.table) is None


def test_new_tables_are_rated_where_they_can_be() -> None:
    def made(options: TableOptions, *bots: str, **more: bool) -> bool | None:
        places = tuple(acts.e.Sitter(bot=bot) for bot in bots)
        table, _ = acts.create("t", person("anna"), options, START, places=places, **more)
        return table.options.rated

    assert made(TableOptions()) is True
    assert made(TableOptions(pace="web", take_back="own")) is True
    assert made(TableOptions(rated=False)) is False
    hindered = {
        "hot_seat": TableOptions(hot_seat=True),
        "take_back": TableOptions(take_back="free"),
        "bots": TableOptions(),
    }
    for why, options in hindered.items():
        bots = ("novice",) if why == "bots" else ()
        assert made(options, *bots) is False
        wish = decode(encode(options)) | {"rated": True}
        with pytest.raises(Refused) as refused:
            made(TableOptions(**wish), *bots)
        assert refused.value.fact.id == f"refusal.unrated_{why}"
    assert made(TableOptions(), prepared=True) is False
    with pytest.raises(Refused):
        made(TableOptions(rated=True), prepared=True)


def test_why_a_game_does_not_count() -> None:
    open_room = Sitting()
    assert unrated(open_room.table) is None
    open_room.do("anna", c.Join())
    open_room.do("anna", c.Seat(place=3, bot="novice"))
    assert unrated(open_room.table) == "bots"
    assert unrated(Sitting(TableOptions(rated=False)).table) == "off"
    for names, why in (
        (("anna@x", "boris@y", "chloe@z", "dirk@w"), None),
        (("anna@x", "boris@y", "chloe@x", "dirk@w"), "kin"),
    ):
        sitting = seated(None, *names)
        assert unrated(sitting.table) == why
    old = seated()
    old.table.options = TableOptions()  # as in a log of the time before ratings
    assert unrated(old.table) == "off"

    rewound = seated()
    for _ in range(4):
        rewound.step()
    rewound.do("anna", c.Propose(vote="rewind", to=1))
    for name in PEOPLE[1:4]:
        rewound.do(name, c.Ballot(yes=True))
    assert unrated(rewound.table) == "rewound"

    given_up = seated()
    given_up.step()
    given_up.do("anna", c.Propose(vote="abandon"))
    for name in PEOPLE[1:3]:
        given_up.do(name, c.Ballot(yes=True))
    game = finished_of(given_up.table)
    assert game is not None
    assert (game.ending, game.unrated, game.has_result) == ("abandoned", "unended", False)


def test_a_rematch_is_rated_as_far_as_it_can_be() -> None:
    sitting = seated()
    options, places = acts.rotated(sitting.table)
    assert acts.create("t2", person("anna"), options, START, places=places)[0].options.rated is True
    sitting.table.places[1].person = sitting.table.places[1].name = ""
    sitting.table.places[1].bot = "novice"
    options, places = acts.rotated(sitting.table)
    assert acts.create("t2", person("anna"), options, START, places=places)[0].options.rated is False
