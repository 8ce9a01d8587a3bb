"""The built-in data: complete, consistent, with numbers that never change."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

from ruinous.content import ChaosCard, OldWorldCard, Upgrade, components, rulebook
from ruinous.content.fields import PARAMS
from ruinous.content.loader import OLD_WORLD, text_of
from ruinous.content.model import LABELS
from ruinous.content.vocabulary import CONSTANTS, OPS
from ruinous.words.reference import card_text

CONTENT = components()
BOOK = rulebook()
POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat")
CARDS: list[ChaosCard | Upgrade | OldWorldCard] = [*CONTENT.chaos, *CONTENT.upgrades, *CONTENT.old_world]
OWNED: list[ChaosCard | Upgrade] = [*CONTENT.chaos, *CONTENT.upgrades]


# The board


def test_regions() -> None:
    assert [region.id for region in CONTENT.regions] == [
        "norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands",
    ]  # fmt: skip
    assert [region.value for region in CONTENT.regions] == [1, 1, 3, 5, 3, 4, 2, 1, 1]
    assert sum(region.value for region in CONTENT.regions) == 21
    assert [region.id for region in CONTENT.regions if region.populous] == ["kislev", "empire", "bretonnia", "estalia"]


def test_adjacency_is_symmetric() -> None:
    borders = {(region.id, other) for region in CONTENT.regions for other in region.adjacent}
    assert all((b, a) in borders and a != b for a, b in borders)
    assert len(borders) == 2 * 11
    assert all(len(set(region.adjacent)) == len(region.adjacent) for region in CONTENT.regions)


def test_ruination_cards() -> None:
    assert [card.id for card in CONTENT.ruinations] == [f"ruination.{n}" for n in range(1, 6)]
    assert [card.ruiners for card in CONTENT.ruinations] == [3, 4, 4, 5, 5]
    for card in CONTENT.ruinations:
        assert list(card.points) == [region.id for region in CONTENT.regions]
        assert all(second == first // 2 for first, second in card.points.values())
    assert CONTENT.ruinations[0].points["estalia"] == (9, 4)


def test_tokens_and_limits() -> None:
    assert {token.id: token.stock for token in CONTENT.tokens} == {
        "event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14,
    }  # fmt: skip
    assert sum(token.stock for token in CONTENT.tokens) == 56
    assert {token.id: token.stock_rat for token in CONTENT.tokens if token.stock_rat != token.stock} == {"skaven": 16}
    assert sum(token.stock_rat for token in CONTENT.tokens) == 66
    assert list(CONTENT.starting_tokens.items()) == [("noble", 2), ("warpstone", 3), ("peasant", 4)]
    rat = [("noble", 2), ("warpstone", 3), ("peasant", 2), ("skaven", 2)]
    assert list(CONTENT.starting_tokens_rat.items()) == rat
    for tokens in (CONTENT.starting_tokens, CONTENT.starting_tokens_rat):
        assert sum(tokens.values()) == len(CONTENT.regions)
    assert (CONTENT.limits.ruin, CONTENT.limits.vp, CONTENT.limits.power, CONTENT.limits.hand) == (12, 50, 12, 3)
    assert CONTENT.old_world_deck == {3: 8, 4: 7, 5: 7}


# The Powers


def test_powers() -> None:
    assert tuple(power.id for power in CONTENT.powers) == POWERS
    assert "".join(power.letter for power in CONTENT.powers) == "KNTSH"
    assert [power.power for power in CONTENT.powers] == [7, 6, 6, 6, 6]
    assert [power.draw for power in CONTENT.powers] == [2, 2, 0, 2, 2]
    assert [power.draw_to for power in CONTENT.powers] == [0, 0, 5, 0, 0]
    assert [power.may_discard for power in CONTENT.powers] == [0, 0, 1, 0, 0]
    assert [power.id for power in CONTENT.powers if not power.corrupts] == ["horned_rat"]
    assert [power.id for power in CONTENT.powers if power.loses_ties] == ["horned_rat"]


def test_followers() -> None:
    for power in CONTENT.powers:
        assert [follower.rank for follower in power.followers] == ["cultist", "warrior", "greater_daemon"]
        assert [follower.id for follower in power.followers] == [f"{power.id}.{f.rank}" for f in power.followers]
    figures = [sum(follower.count for follower in power.followers) for power in CONTENT.powers]
    assert figures == [11, 12, 12, 10, 15]
    assert (sum(figures[:4]), sum(figures)) == (45, 60)
    rat = {f.slug: (f.count, f.cost, f.attack, f.defense) for f in CONTENT.powers[-1].followers}
    assert rat == {"Clanrat": (11, 1, 0, 1), "Rat Ogre": (3, 2, 1, 2), "Verminlord": (1, 3, 3, 3)}


def test_dials() -> None:
    stops = [stop for power in CONTENT.powers for stop in power.dial]
    four = [stop.threat for power in CONTENT.powers[:4] for stop in power.dial]
    assert sorted(threat for threat in four if threat is not None) == list(range(1, 35))
    assert [stop.threat for stop in CONTENT.powers[-1].dial] == [0, 5, 9, 12, 16, 20, 24, 28, None]
    for power, ticks in zip(CONTENT.powers, (9, 10, 8, 7, 8), strict=True):
        assert len(power.dial) == ticks + 1
        assert [stop.do for stop in power.dial].count("upgrade_card") == 3
        assert power.dial[0].do == "start"
        assert (power.dial[-1].do, power.dial[-1].threat) == ("victory", None)
        threats = [stop.threat for stop in power.dial[:-1]]
        assert threats == sorted(threats, key=lambda threat: threat or 0)
    plain = {"start", "victory", "upgrade_card"}
    assert all((stop.n > 0) == (stop.do not in plain) for stop in stops)
    assert {stop.do for stop in stops} - plain == {
        "score_vp", "draw_cards", "remove_corruption", "place_warpstone", "place_nobles", "remove_old_world_tokens",
        "place_skaven",
    }  # fmt: skip


# The cards


@pytest.mark.parametrize(("power", "kind", "titles", "costs", "symbols"), [
    ("khorne", "base", 7, 26, 0),
    ("nurgle", "base", 8, 27, 6),
    ("tzeentch", "base", 8, 19, 12),
    ("slaanesh", "base", 7, 31, 10),
    ("horned_rat", "horned_rat", 8, 24, 8),
    ("khorne", "morrslieb", 7, 25, 0),
    ("nurgle", "morrslieb", 8, 28, 7),
    ("tzeentch", "morrslieb", 9, 16, 17),
    ("slaanesh", "morrslieb", 9, 29, 8),
])  # fmt: skip
def test_chaos_decks(power: str, kind: str, titles: int, costs: int, symbols: int) -> None:
    deck = [card for card in CONTENT.chaos if (card.power, card.set) == (power, kind)]
    assert len(deck) == titles
    assert sum(card.copies for card in deck) == 24
    assert sum(card.copies * card.cost for card in deck) == costs
    assert sum(card.copies for card in deck if card.magic) == symbols


def test_chaos_cards() -> None:
    assert len(CONTENT.chaos) == 71
    assert sum(card.copies for card in CONTENT.chaos) == 216
    assert sum(card.copies for card in CONTENT.chaos if card.set == "base") == 96
    windows = {
        "battle.start", "while_here", "domination.value", "on_kill", "battle.region.end", "on_play", "cost",
        "corruption.place", "corruption.after_place", "battle.end", "domination.won", "end.1", "battle.region.roll",
        "battle.region.assign", "round",
    }  # fmt: skip
    assert {card.when for card in CONTENT.chaos} == windows


def test_the_numbers_of_an_effect_stand_in_its_text() -> None:
    words = {1: ("1", "one"), 2: ("2", "two"), 3: ("3", "three"), 4: ("4", "four")}
    for card in OWNED:
        for number in card.params.values():
            text = card_text(card, "text", "en")
            assert any(re.search(rf"\b{word}\b", text) for word in words[number]), card.id


def test_params() -> None:
    cards = {card.id: dict(card.params) for card in OWNED}
    assert {key for params in cards.values() for key in params} == set(PARAMS)
    assert all(1 <= number <= PARAMS[key] for params in cards.values() for key, number in params.items())
    expected = {
        "khorne.bloodthirster": {"figures": 3},
        "khorne.more_cards": {"cards": 1},
        "nurgle.great_unclean_one": {"tokens": 2},
        "nurgle.provender_of_ruin": {"vp": 3},
        "tzeentch.lord_of_change": {"magic": 2},
        "tzeentch.larger_hand": {},
        "horned_rat.warp_token_cache": {"power": 3},
        "horned_rat.screaming_bell": {"tokens": 1, "per_token": 1},
        "khorne_m.bloodletters": {"vp": 2},
        "khorne_m.lure_of_battle": {"figures": 4},
        "khorne_m.lambs_to_the_slaughter": {"figures": 2},
        "nurgle_m.festering_fever": {"tokens": 1, "most": 2},
        "nurgle_m.virulent_outbreak": {"least": 2, "tokens": 1},
        "nurgle_m.creeping_death": {"tokens": 3, "cultists": 1},
        "nurgle_m.great_unclean_one": {"tokens": 3},
        "nurgle_m.infested_colony": {"tokens": 3},
        "tzeentch_m.lord_of_change": {"cards": 2},
        "tzeentch_m.well": {"power": 1, "least": 2},
        "slaanesh_m.corrupt_from_within": {"tokens": 1, "most": 2},
        "slaanesh_m.joyous_surrender": {"figures": 2, "per_figure": 1},
        "slaanesh_m.keeper_of_secrets": {"nobles": 3},
        "slaanesh_m.fall_from_grace": {"vp": 2},
    }
    assert {card: cards[card] for card in expected} == expected


def test_upgrades() -> None:
    assert len(CONTENT.upgrades) == 45
    assert Counter(upgrade.set for upgrade in CONTENT.upgrades) == {"base": 20, "horned_rat": 5, "morrslieb": 20}
    for power in CONTENT.powers:
        for kind in ("base", "morrslieb") if power.id != "horned_rat" else ("horned_rat",):
            mine = [upgrade for upgrade in CONTENT.upgrades if (upgrade.power, upgrade.set) == (power.id, kind)]
            assert [upgrade.kind for upgrade in mine] == ["cultist", "warrior", "greater_daemon", "power", "power"]
            assert all((upgrade.stats is None) == (upgrade.kind == "power") for upgrade in mine)
    changed = {
        upgrade.id: upgrade.stats
        for power in CONTENT.powers
        for follower in power.followers
        for upgrade in CONTENT.upgrades
        if (upgrade.power, upgrade.kind) == (power.id, follower.rank)
        and upgrade.stats != (follower.cost, follower.attack, follower.defense)
    }
    assert changed == {
        "khorne.bloodsworn": (1, 1, 1),
        "slaanesh.seductresses": (1, 0, 2),
        "khorne_m.bloodthirster": (3, 6, 3),
    }


def test_power_bonus() -> None:
    assert CONTENT.power_bonus(["khorne.more_power", "khorne.more_cards"]) == 1
    assert CONTENT.power_bonus(["slaanesh.power_of_pain"]) == 1
    assert CONTENT.power_bonus(["slaanesh.power_of_pleasure"]) == 1
    assert CONTENT.power_bonus(["slaanesh.power_of_pleasure", "slaanesh.power_of_pain"]) == 3
    assert CONTENT.power_bonus([]) == 0


def test_old_world_cards() -> None:
    assert (len(CONTENT.old_world), sum(card.copies for card in CONTENT.old_world)) == (31, 37)
    cards = [card for card in CONTENT.old_world if card.set == "base"]
    assert len(cards) == 22
    assert sum(card.copies for card in cards) == 28
    assert sum(card.copies for card in cards if card.comet) == 6
    assert Counter({"track": 16, "discard": 12}) == sum((Counter({c.after: c.copies}) for c in cards), Counter())
    expert = [card for card in CONTENT.old_world if card.set == "expert"]
    assert [card.copies for card in expert] == 9 * [1]
    assert [card.id for card in expert if card.comet] == [
        "old_world_x.high_elf_protection", "old_world_x.the_light_of_day", "old_world_x.the_horned_ones_due",
    ]  # fmt: skip
    assert [card.id for card in expert if card.after == "discard"] == [
        "old_world_x.call_to_arms", "old_world_x.vermin_outbreak",
    ]  # fmt: skip


@pytest.mark.parametrize(("card", "immediate", "end", "constant"), [
    ("call_to_arms", ({"place": "peasant", "in": "populous"}, {"place": "hero", "choose": 2, "from": "any"}), (), ()),
    ("closing_the_portal", ({"remove_all": "greater_daemon"},), (), ({"forbid_rank": "greater_daemon"},)),
    ("high_elf_protection", ({"place": "event", "in": ("bretonnia", "estalia", "tilea")},), (),
     ({"forbid": "cards", "where": "event"},)),
    ("the_light_of_day",
     ({"place": "event", "in": ("empire",)}, {"place": "event", "choose": 2, "from": "next_to empire"}),
     ({"for_each_region": "with event",
       "do": ({"for_each_player": "with corruption here", "do": ({"remove_own_corruption": 1},)},)},), ()),
    ("morrslieb_eclipsed", (), (), ({"keeps_dead": True},)),
    ("rousing_the_rabble", ({"place": "peasant", "in": "every"},), (), ({"peasant_defense": 2},)),
    ("vermin_outbreak", ({"place": "skaven", "in": "populous"},), (), ()),
    ("the_warrens_erupt", ({"place": "skaven", "choose": 2, "from": "any", "count": 2},), (),
     ({"summon_surcharge": 1, "where": "skaven", "except": "horned_rat"},)),
    ("the_horned_ones_due",
     ({"choose": (({"place": "skaven", "in": ("empire", "bretonnia")},),
                  ({"place": "skaven", "in": ("estalia", "tilea")},))},), (),
     ({"cards_per_region": 1, "where": "skaven", "except": "horned_rat"},)),
])  # fmt: skip
def test_expert_cards(card: str, immediate: object, end: object, constant: object) -> None:
    found = next(c for c in CONTENT.old_world if c.id == f"old_world_x.{card}")
    assert (found.immediate, found.end, found.constant) == (immediate, end, constant)


@pytest.mark.parametrize(("card", "immediate", "end", "constant"), [
    ("franzs_decree", ({"draw_event": True},), (), ()),
    ("road_wardens", ({"place": "hero", "choose": 3, "from": "populous"},),
     ({"remove_tokens_down_to": 2, "token": "hero"},), ()),
    ("teclis_aids_the_empire", ({"place": "event", "choose": 1, "from": "any"},), (),
     ({"forbid": "magic_cards", "where": "event"},)),
    ("witch_hunters", ({"place": "hero", "in": ("empire", "bretonnia", "estalia")},), (), ({"hero_cleanses": 1},)),
])  # fmt: skip
def test_cards_corrected_in_edition_two(card: str, immediate: object, end: object, constant: object) -> None:
    found = next(c for c in CONTENT.old_world if c.id == f"old_world.{card}")
    assert (found.immediate, found.end, found.constant) == (immediate, end, constant)


def test_old_world_effects_and_texts_go_together() -> None:
    for card in CONTENT.old_world:
        persistent = bool(card.end or card.constant)
        assert bool(card.immediate) == (card.id != "old_world_x.morrslieb_eclipsed"), card.id
        text, track = card_text(card, "text", "en"), card_text(card, "track", "en")
        assert persistent == bool(track) == ("persistent" in card.provenance), card.id
        assert not persistent or card.after == "track", card.id
        assert card.comet == text.startswith("First remove all comet cards from the track"), card.id
        for switch, variants in card.switch.items():
            assert switch in card.rulings
            for fields in variants.values():
                assert ("immediate" in fields) == ("text" in fields)
                assert ("constant" in fields) == ("track" in fields)


def test_the_whole_vocabulary_is_used() -> None:
    text = "".join(text_of(name).partition("[[card]]")[2] for name in OLD_WORLD)
    for verb in (*OPS, *CONSTANTS):
        assert re.search(rf"[{{ ]{verb} = ", text), verb


def test_instructions_are_immutable() -> None:
    for card in CONTENT.old_world:
        assert isinstance(card.immediate, tuple)
        assert "[" not in str(card.immediate) + str(card.end) + str(card.switch)
    with pytest.raises(FrozenInstanceError):
        CONTENT.old_world[0].slug = "x"  # type: ignore[misc]


def test_weakest() -> None:
    region = CONTENT.regions[0]
    for label in LABELS:
        best = {"name": "corrected", "value": label}
        assert replace(region, provenance=best).weakest == label


# Ids and texts


def test_ids_are_unique() -> None:
    for group in (CONTENT.chaos, CONTENT.upgrades, CONTENT.old_world, CONTENT.regions, CONTENT.tokens):
        ids = [thing.id for thing in group]
        assert len(set(ids)) == len(ids)
    for card in OWNED:
        assert card.id.partition(".")[0] == card.power + ("_m" if card.set == "morrslieb" else "")
        assert (card.set == "horned_rat") == (card.power == "horned_rat")
    for event in CONTENT.old_world:
        assert event.id.partition(".")[0] == {"base": "old_world", "expert": "old_world_x"}[event.set]


def test_numbers_and_slugs_never_change() -> None:
    """Records, positions and learned weights name a card by its number or slug. New rows may be added, none changed."""
    kinds = {ChaosCard: "chaos", OldWorldCard: "old_world", Upgrade: "upgrades"}
    cards: list[ChaosCard | OldWorldCard | Upgrade] = [*CONTENT.chaos, *CONTENT.old_world, *CONTENT.upgrades]
    rows = [f"{kinds[type(card)]} {card.number} {card.id} {card.slug}" for card in cards]
    assert rows == Path(__file__).with_name("numbers.txt").read_text().splitlines()
    assert [card.number for card in CONTENT.chaos] == list(range(1, len(CONTENT.chaos) + 1))
    assert [card.number for card in CONTENT.old_world] == list(range(1, len(CONTENT.old_world) + 1))
    assert [upgrade.number for upgrade in CONTENT.upgrades] == list(range(len(CONTENT.upgrades)))


def test_rulings_exist() -> None:
    known = {ruling.id for ruling in BOOK.rulings} | {switch.id for switch in CONTENT.switches}
    for card in CARDS:
        assert set(card.rulings) <= known, card.id
        assert len(set(card.rulings)) == len(card.rulings), card.id


def test_every_switch_is_named_by_a_card() -> None:
    cited = {ruling for card in CARDS for ruling in card.rulings}
    assert {switch.id for switch in CONTENT.switches} <= cited
