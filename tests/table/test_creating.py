"""Making a table: every option, every refusal, and how the Powers are given out."""

from collections import Counter
from random import Random

import msgspec
import pytest

from ruinous.content import NEWEST
from ruinous.rules.chance import commitment
from ruinous.rules.ids import POWERS
from ruinous.table import Clock, Refused, Table, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.options import check, completed
from ruinous.table.state import public
from ruinous.words import say
from tests.kit.seating import SECRET, START, Sitting, person, playing, same

BASE = ("khorne", "nurgle", "tzeentch", "slaanesh")


def read_options(**data: object) -> TableOptions:
    """Options as they come from outside."""
    return msgspec.convert(data, TableOptions)


# --- options ------------------------------------------------------------------------------------------------------

GOOD = [
    {},
    {"name": "Friday evening ⚔"},
    {"powers": BASE[:3]},
    {"powers": POWERS},
    {"powers": POWERS, "players": 4, "assign": "draft"},
    {"powers": POWERS, "players": 3, "assign": "random"},
    {"assign": "random"},
    {"assign": "draft"},
    {"game": {"card_set": "morrslieb", "events": "mixed", "show_forced": True}},
    {"game": {"khorne_counters": "per_battle"}},
    {"game": {"cards": '[chaos."khorne.battle_cry"]\ncost = 2\n'}},
    {"access": "open"},
    {"access": "link"},
    {"pace": "web"},
    {"clock": {"kind": "move", "seconds": 60}},
    {"clock": {"kind": "bank", "seconds": 600, "increment": 5}},
    {"stand_in": "novice"},
    {"spectators": False},
    {"talk": "off"},
    {"talk": "players"},
    {"take_over": False},
    {"hot_seat": True},
]


@pytest.mark.parametrize("data", GOOD, ids=str)
def test_every_option_makes_a_table_that_can_be_read_again_and_begun(data):
    options = read_options(**data)
    sitting = Sitting(options)
    assert sitting.table.options == completed(options, rated=not options.hot_seat)
    assert len(sitting.table.places) == options.size
    sitting.fill("anna").start()
    assert sitting.table.state == ("drafting" if options.assign == "draft" else "playing")
    same(sitting.table, sitting.read())


BAD = [
    ({"powers": ("khorne", "nurgle", "khorne")}, "refusal.power_twice()"),
    ({"players": 5, "assign": "draft"}, "refusal.too_few_powers(count=5)"),
    ({"players": 3}, "refusal.exact_powers()"),
    ({"clock": {"kind": "move", "seconds": 4}}, "refusal.clock_too_short(seconds=5)"),
    ({"clock": {"kind": "bank"}}, "refusal.clock_too_short(seconds=5)"),
    ({"name": "a\x07b"}, "refusal.table_name_characters()"),
    ({"name": "a\x9bb"}, "refusal.table_name_characters()"),
    ({"name": "a\u2028b"}, "refusal.table_name_characters()"),
    ({"name": "\u202egnp.exe"}, "refusal.table_name_characters()"),
    ({"stand_in": "deep thought"}, "refusal.no_bot(bot=deep thought, "),
    ({"game": {"card_set": "homemade"}}, "card_set"),
    ({"game": {"speed": "fast"}}, "speed"),
    ({"game": {"show_forced": "yes"}}, "show_forced"),
    ({"game": {"events": True}}, "events"),
    ({"game": {"card_set": 3}}, "card_set"),
    ({"game": {"edition": NEWEST + 1}}, f"setup.edition(edition={NEWEST + 1}, newest={NEWEST})"),
    ({"game": {"cards": "[chaos"}}, "refusal.bad_corrections(line=1, reason=this is not TOML"),
    ({"game": {"cards": "a = " + "[" * 9000}}, "refusal.bad_corrections(line=1, reason="),
    ({"game": {"cards": "#" * 20_001}}, "refusal.corrections_too_long(count=20000)"),
]


@pytest.mark.parametrize(("data", "fact"), BAD, ids=lambda value: str(value)[:40])
def test_options_that_cannot_be_played_are_refused(data, fact):
    with pytest.raises(Refused) as caught:
        check(read_options(**data))
    assert caught.value.code == "bad_request"
    assert fact in str(caught.value)
    assert say(*caught.value.fact)


def test_a_quick_game_for_an_unknown_power_is_refused():
    with pytest.raises(Refused) as caught:
        check(TableOptions(powers=("khorne", "nurgle", "sigmar")))
    assert "refusal.no_power(named=sigmar, " in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        {"powers": ("khorne", "nurgle", "sigmar")},
        {"powers": BASE[:2]},
        {"powers": (*POWERS, "khorne")},
        {"players": 2},
        {"assign": "auction"},
        {"access": "secret"},
        {"pace": "slow"},
        {"talk": "loud"},
        {"clock": {"kind": "sand"}},
        {"clock": {"kind": "move", "seconds": -1}},
        {"clock": {"kind": "move", "seconds": 10**9}},
        {"name": "x" * 61},
        {"colour": "red"},
        {"game": {"card_set": 1.5}},
    ],
    ids=str,
)
def test_options_of_the_wrong_form_are_not_even_read(data):
    with pytest.raises(msgspec.ValidationError):
        read_options(**data)


def test_a_surrogate_in_a_name_is_refused():
    with pytest.raises(Refused, match="table_name_characters"):
        check(TableOptions(name="\ud800"))


# --- creating -----------------------------------------------------------------------------------------------------


def test_a_password_goes_with_access_by_password_only():
    for options, password in ((TableOptions(access="password"), ""), (TableOptions(), "hash")):
        with pytest.raises(Refused) as caught:
            acts.create("t", person("anna"), options, START, password=password)
        assert caught.value.code == "bad_request"
    table, entry = acts.create("t", person("anna"), TableOptions(access="password"), START, password="hash")
    assert table.password == "hash"
    assert "hash" not in str(public(table))
    assert e.decode(e.encode(entry)) == entry


@pytest.mark.parametrize(
    ("places", "fact"),
    [
        ((e.Sitter(bot="nobody"),), "refusal.no_bot"),
        ((e.Sitter(),) * 5, "too_many_places.size=4, count=5"),
        ((e.Sitter("khorne"),), "powers_for_places"),
        (tuple(e.Sitter(power) for power in ("khorne", "khorne", "tzeentch", "slaanesh")), "powers_for_places"),
        (tuple(e.Sitter(power) for power in ("khorne", "nurgle", "tzeentch", "horned_rat")), "powers_for_places"),
    ],
)
def test_places_that_do_not_fit_are_refused(places, fact):
    with pytest.raises(Refused, match=fact) as caught:
        acts.create("t", person("anna"), TableOptions(), START, places=places)
    assert caught.value.code == "bad_request"


def test_places_can_be_filled_at_once():
    places = (e.Sitter(person="anna", name="Anna"), e.Sitter(bot="random"), e.Sitter(bot="random"))
    sitting = Sitting(places=places)
    assert [place.power for place in sitting.table.places] == list(BASE)
    assert sitting.table.held_by("anna") == [0]
    assert sitting.refused("anna", c.Start()) == "not_ready"
    sitting.do("boris", c.Join())
    sitting.start()
    assert sitting.table.seats_of("boris") == ["slaanesh"]


# --- Powers by choice, at random, by draft ------------------------------------------------------------------------


def test_by_choice_a_person_takes_the_power_of_the_place():
    sitting = Sitting()
    sitting.do("anna", c.Join(place=2))
    assert sitting.table.seats_of("anna") == ["tzeentch"]


def test_at_random_powers_are_unknown_before_the_start_and_follow_from_the_secret():
    sitting = Sitting(TableOptions(assign="random", powers=POWERS, players=4)).fill("anna", "boris")
    assert [place.power for place in sitting.table.places] == [""] * 4
    sitting.start()
    dealt = [place.power for place in sitting.table.places]
    assert len(set(dealt)) == 4
    assert set(dealt) <= set(POWERS)
    assert sorted(dealt, key=POWERS.index) == sitting.table.game.seats
    twin = Sitting(TableOptions(assign="random", powers=POWERS, players=4)).wait(500).fill("chloe").start()
    assert [place.power for place in twin.table.places] == dealt


def shares(counts: Counter, kinds: int, trials: int) -> list[float]:
    assert len(counts) == kinds
    return [count * kinds / trials for count in counts.values()]


def test_dealing_and_draft_order_are_fair():
    table = Table()
    table.options = TableOptions(assign="random", powers=POWERS, players=4)
    table.places = [*Sitting(table.options).table.places]
    random, trials = Random(4), 4000
    dealt: Counter = Counter()
    orders: Counter = Counter()
    for _ in range(trials):
        secret = random.randbytes(32)
        dealt.update(enumerate(table.dealt(secret)))
        orders[tuple(table.drafted(secret))] += 1
    assert all(0.8 < share < 1.2 for share in shares(dealt, 20, 4 * trials))
    assert all(0.6 < share < 1.4 for share in shares(orders, 24, trials))


def test_the_draft_order_follows_from_the_secret_only():
    first = Sitting(TableOptions(assign="draft", name="one")).fill("anna", "boris").start()
    second = Sitting(TableOptions(assign="draft", powers=POWERS, players=4)).wait(99).fill("dirk").start()
    assert first.table.order == second.table.order
    orders = {tuple(playing("anna", seed=seed, assign="draft").table.order) for seed in range(1, 30)}
    assert len(orders) > 10


def test_dealing_does_not_share_its_numbers_with_the_game():
    """What all see of the deal is not what the decks are shuffled with."""
    table = Sitting(TableOptions(assign="random")).fill("anna").start().table
    assert table.secret == SECRET
    assert public(table)["commitment"] == commitment(SECRET)
    assert table.game.state.secret == SECRET


def test_people_and_bots_draft_and_the_last_pick_begins_the_game():
    sitting = Sitting(TableOptions(assign="draft", powers=POWERS, players=4)).fill("anna", "boris").start()
    table = sitting.table
    assert sitting.table.game is None
    order = list(table.order)
    picked = []
    while table.state == "drafting":
        assert table.picking == order[len(picked)]
        left = [power for power in POWERS if power not in picked]
        assert public(table)["draft"] == {"order": order, "picking": table.picking, "left": left}
        power = left[-1]
        if table.bot_due():
            assert sitting.refused("anna", c.Pick(power=power)) == "out_of_turn"
            sitting.note(acts.bot_picks(table, power, table.version, sitting.now))
        else:
            name = sitting.decider
            other = "boris" if name == "anna" else "anna"
            assert table.awaited() == {name: "draft"}
            assert sitting.refused(other, c.Pick(power=power)) == "out_of_turn"
            assert sitting.refused(name, c.Play(action="done", version=table.version)) == "wrong_time"
            assert sitting.refuses(lambda p=power: acts.bot_picks(table, p, table.version, 0)) == "out_of_turn"
            sitting.do(name, c.Pick(power=power))
        picked.append(power)
        same(table, sitting.read())
    assert [table.places[n].power for n in order] == picked == list(reversed(POWERS))[:4]
    assert table.game.seats == [power for power in POWERS if power in picked]
    assert table.state == "playing"
    assert public(table)["draft"] is None
    assert sitting.refused("anna", c.Pick(power="khorne")) == "wrong_time"
    assert sitting.log[-1].count(b'"chance"') == 1


def test_a_power_that_is_gone_or_unknown_cannot_be_drafted():
    sitting = Sitting(TableOptions(assign="draft", hot_seat=True))
    for _ in range(4):
        sitting.do("anna", c.Join())
    sitting.start().do("anna", c.Pick(power="nurgle"))
    for power in ("nurgle", "horned_rat", "sigmar", ""):
        assert sitting.refused("anna", c.Pick(power=power)) == "bad_request"


def test_a_bots_late_pick_is_stale():
    sitting = Sitting(TableOptions(assign="draft")).fill().start()
    version = sitting.table.version
    sitting.note(acts.bot_picks(sitting.table, "nurgle", version, sitting.now))
    assert sitting.refuses(lambda: acts.bot_picks(sitting.table, "khorne", version, sitting.now)) == "stale"


def test_one_who_leaves_the_draft_is_drafted_for_by_a_bot_and_may_come_back():
    sitting = Sitting(TableOptions(assign="draft", stand_in="random")).fill("anna", "boris").start()
    while sitting.decider != "anna":
        left = [power for power in BASE if sitting.table.seated(power) < 0]
        if sitting.table.bot_due():
            sitting.note(acts.bot_picks(sitting.table, left[0], sitting.table.version, sitting.now))
        else:
            sitting.do("boris", c.Pick(power=left[0]))
    place = sitting.table.held_by("anna")[0]
    sitting.do("anna", c.Hand())
    assert sitting.table.bot_due() == "random"
    assert sitting.refused("anna", c.Pick(power="khorne")) == "handed"
    sitting.do("anna", c.Return())
    sitting.do("anna", c.Leave())
    assert sitting.table.bot_due() == "random"
    sitting.do("anna", c.TakeOver(place=place))
    assert sitting.decider == "anna"
    same(sitting.table, sitting.read())


# --- rematch ------------------------------------------------------------------------------------------------------


def test_a_rematch_passes_the_powers_on_by_one_place():
    sitting = playing("anna", "boris", assign="draft", powers=POWERS, players=4, stand_in="random")
    table = sitting.table
    while table.state == "drafting":
        left = [power for power in POWERS if table.seated(power) < 0]
        if table.bot_due():
            sitting.note(acts.bot_picks(table, left[0], table.version, sitting.now))
        else:
            sitting.do(sitting.decider, c.Pick(power=left[0]))
    ask = acts.Ask(person("boris"), c.Rematch(key="again"), sitting.now)
    assert sitting.refuses(lambda: acts.rematch(table, ask, "t2")) == "not_over"
    sitting.do("anna", c.Hand())
    sitting.until(lambda s: s.table.state == "over")
    spectator = acts.Ask(person("chloe"), c.Rematch(), sitting.now)
    assert sitting.refuses(lambda: acts.rematch(table, spectator, "t2")) == "not_seated"
    sitting.note(acts.rematch(table, ask, "t2"))
    assert public(table)["rematch"] == "t2"
    assert acts.repeated(table, person("boris"), c.Rematch(key="again")) == table.version
    assert sitting.refuses(lambda: acts.rematch(table, ask, "t3")) == "rematched"
    same(table, sitting.read())

    options, places = acts.rotated(table)
    again = Sitting(options, places=places, rematch_of=table.id)
    before = [place.power for place in table.places]
    assert [place.power for place in again.table.places] == before[1:] + before[:1]
    assert again.table.held_by("anna") == table.held_by("anna")
    assert again.place("anna").bot == ""
    again.start()
    assert again.table.state == "playing"  # no second draft
    assert again.table.game.seats == table.game.seats
    assert [place.power for place in again.table.places] == before[1:] + before[:1]
    assert public(again.table)["rematch_of"] == "t1"
    same(again.table, again.read())


def test_after_as_many_rematches_as_seats_everybody_has_had_every_power():
    options, places = TableOptions(), tuple(e.Sitter(power, bot="random") for power in BASE)
    had: list[set[str]] = [set() for _ in BASE]
    for _ in BASE:
        table, _ = acts.create("t", person("anna"), options, START, places=places)
        for n, place in enumerate(table.places):
            had[n].add(place.power)
        options, places = acts.rotated(table)
    assert all(powers == set(BASE) for powers in had)


def test_a_table_closed_before_its_game_has_no_rematch():
    sitting = Sitting()
    sitting.do("anna", c.Join())
    sitting.do("anna", c.Close())
    ask = acts.Ask(person("anna"), c.Rematch(), sitting.now)
    assert sitting.refuses(lambda: acts.rematch(sitting.table, ask, "t2")) == "not_over"


def test_clocks_of_a_table_are_shown_in_its_options():
    table = Sitting(TableOptions(clock=Clock(kind="bank", seconds=60, increment=2))).table
    assert public(table)["options"]["clock"] == {"kind": "bank", "seconds": 60, "increment": 2}
    assert [place["bank"] for place in public(table)["places"]] == [60_000] * 4
