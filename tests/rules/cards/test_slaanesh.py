"""Slaanesh's cards of cost 0 and 1, and Degenerate Royalty."""

import pytest

from tests.kit.position import Position


def slaanesh(text: str, *plays: str) -> Position:
    """Slaanesh's turn; then what he plays."""
    t = Position(f'turn = "slaanesh"\n{text}')
    t.play(*(f"slaanesh: {play}" for play in plays))
    return t


# --- Abyssal Pact -------------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.abyssal_pact", "R9.2")
def test_abyssal_pact_cancels_the_figures_of_opponents_only() -> None:
    t = Position("""
        [regions.kislev]
        figures = ["2 Bloodletter", "3 Leper", "Acolyte", "2 Seductress", "Acolyte controlled by slaanesh"]
        cards = ["abyssal_pact", "the_blood_gods_call"]
    """)
    assert t["kislev.domination"] == {"khorne": 2, "nurgle": 0, "tzeentch": 0, "slaanesh": 3}


@pytest.mark.cites("slaanesh.abyssal_pact", "nurgle.plague_aura")
def test_abyssal_pact_leaves_other_additions() -> None:
    t = Position("""
        [regions.kislev]
        figures = ["3 Leper"]
        corruption = {nurgle = 2}
        cards = ["abyssal_pact", "plague_aura"]
    """)
    assert t["kislev.domination"]["nurgle"] == 2


@pytest.mark.cites("slaanesh.abyssal_pact", "khorne.bloodthirster", "khorne.the_skull_throne", "C14", "C33")
@pytest.mark.parametrize(("cards", "value"), [(["abyssal_pact"], 0), (["the_skull_throne", "abyssal_pact"], 1)])
def test_abyssal_pact_cancels_an_upgraded_bloodthirster(cards: list[str], value: int) -> None:
    t = Position(
        {
            "regions": {"kislev": {"figures": ["Bloodthirster"], "cards": cards}},
            "players": {"khorne": {"upgrades": ["bloodthirster"]}},
        }
    )
    assert t["kislev.domination"]["khorne"] == value


@pytest.mark.cites("slaanesh.abyssal_pact", "R7.5")
def test_abyssal_pact_copies_do_not_add() -> None:
    t = Position('regions.kislev = {figures = ["3 Leper", "Seductress"], cards = ["abyssal_pact", "abyssal_pact"]}')
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 1}


@pytest.mark.cites("slaanesh.abyssal_pact", "R1.5", "R15.1")
def test_abyssal_pact_does_not_cancel_figures_slaanesh_controls_and_no_other_region() -> None:
    t = Position("""
        regions.kislev = {figures = ["2 Leper controlled by slaanesh"], cards = ["abyssal_pact"]}
        regions.empire = {figures = ["2 Leper"]}
    """)
    assert t["kislev.domination"]["slaanesh"] == 2
    assert t["empire.domination"]["nurgle"] == 2


@pytest.mark.cites("slaanesh.abyssal_pact", "tzeentch.changer_of_ways", "C28")
def test_abyssal_pact_is_silenced() -> None:
    t = Position('regions.kislev = {figures = ["3 Leper"], cards = ["abyssal_pact", "changer_of_ways"]}')
    assert t["kislev.domination"]["nurgle"] == 3


# --- Perverse Infiltration ----------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.perverse_infiltration")
def test_infiltration_places_one_token() -> None:
    t = slaanesh(
        """
        regions.badlands = {ruined = 1}
        players.slaanesh = {power = 1, hand = ["perverse_infiltration"]}
        """,
        "perverse_infiltration@kis.l",
    )
    assert t["kislev.corruption"] == {"slaanesh": 1}
    assert t["slaanesh.power"] == 1
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh.perverse_infiltration", "F4", "R12.4")
def test_infiltration_does_not_count_for_the_dial() -> None:
    t = Position("""
        start = "summoning"
        stop = "corruption"
        turn = "slaanesh"
        regions.kislev = {figures = ["Seductress"], tokens = ["noble"]}
        players.slaanesh = {power = 1, hand = ["perverse_infiltration", "perverse_infiltration"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
    """)
    t.play("slaanesh: perverse_infiltration@kis.l", "slaanesh: perverse_infiltration@kis.r")
    assert t["slaanesh.counters"] == 0
    t.play("slaanesh: pass")
    assert t["kislev.corruption"] == {"slaanesh": 3}
    assert t["slaanesh.counters"] == 0


@pytest.mark.cites("slaanesh.perverse_infiltration", "F1", "R10.6")
def test_infiltration_makes_a_ruiner() -> None:
    t = Position("""
        start = "summoning"
        stop = "corruption"
        turn = "slaanesh"
        regions.kislev = {corruption = {nurgle = 11}}
        players.slaanesh = {power = 1, hand = ["perverse_infiltration"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
    """)
    t.play("slaanesh: perverse_infiltration@kis.l", "slaanesh: pass")
    assert t["kislev.ruined"] == 1
    assert (t["slaanesh.vp"], t["nurgle.vp"]) == (3, 0)


@pytest.mark.cites("slaanesh.perverse_infiltration", "khorne.battle_cry", "R16.1")
def test_infiltration_places_nothing_where_placement_is_forbidden() -> None:
    t = slaanesh(
        """
        regions.kislev = {cards = ["", "battle_cry"]}
        players.slaanesh = {hand = ["perverse_infiltration"]}
        """,
        "perverse_infiltration@kis.l",
    )
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("slaanesh.perverse_infiltration", "old_world.teclis_aids_the_empire", "R16.1")
def test_in_edition_1_infiltration_placed_nothing_beside_the_event_of_teclis() -> None:
    t = slaanesh(
        """
        options.edition = 1
        regions.kislev = {tokens = ["event"]}
        players.slaanesh = {hand = ["perverse_infiltration"]}
        old_world.track = ["teclis_aids_the_empire"]
        """,
        "perverse_infiltration@kis.l",
    )
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("slaanesh.perverse_infiltration", "R7.5")
def test_infiltration_copies_are_separate_plays() -> None:
    t = slaanesh(
        """
        players.slaanesh = {hand = ["perverse_infiltration", "perverse_infiltration"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
        """,
        *("perverse_infiltration@kis.l", "perverse_infiltration@kis.r"),
    )
    assert t["kislev.corruption"] == {"slaanesh": 2}


@pytest.mark.cites("slaanesh.perverse_infiltration", "tzeentch.changer_of_ways", "C28")
def test_infiltration_is_silenced() -> None:
    t = slaanesh(
        """
        regions.kislev = {cards = ["changer_of_ways"]}
        players.slaanesh = {hand = ["perverse_infiltration"]}
        """,
        "perverse_infiltration@kis.r",
    )
    assert t["kislev.corruption"] == {}


# --- Dark Influence -----------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.dark_influence", "R13.8", "R13.9")
def test_dark_influence_moves_a_noble_hero_or_peasant_to_any_other_region_not_ruined() -> None:
    t = slaanesh(
        """
        regions.kislev = {tokens = ["noble", "hero", "2 peasant", "skaven", "event", "warpstone"]}
        regions.badlands = {ruined = 1}
        players.slaanesh = {hand = ["dark_influence"]}
        """,
        "dark_influence@kis.l",
    )
    assert t["seat"] == "slaanesh"
    goals = ["nor", "tro", "emp", "bre", "est", "til", "bor"]
    assert sorted(t.legal) == sorted(f"{token}>{goal}" for token in ("noble", "hero", "peasant") for goal in goals)
    t.play("slaanesh: peasant>bor")
    assert t["border_princes.tokens"] == {"peasant": 1}
    assert t["kislev.tokens"]["peasant"] == 1
    assert t["stock"]["peasant"] == 18
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh.dark_influence", "R1.6")
def test_dark_influence_is_mandatory() -> None:
    ruined = "\n".join(
        f"regions.{region} = {{ruined = {n}}}"
        for n, region in enumerate(("norsca", "troll_country", "empire", "bretonnia"), 1)
    )
    t = slaanesh(
        f"""
        regions.kislev = {{tokens = ["noble"]}}
        {ruined}
        players.slaanesh = {{hand = ["dark_influence"]}}
        """,
        "dark_influence@kis.l",
    )
    assert t.legal == ["noble>est", "noble>til", "noble>bor", "noble>bad"]


@pytest.mark.cites("slaanesh.dark_influence", "R1.7")
def test_dark_influence_without_such_a_token_does_nothing() -> None:
    t = slaanesh(
        """
        regions.kislev = {tokens = ["skaven", "warpstone", "event"]}
        regions.empire = {tokens = ["noble"]}
        players.slaanesh = {hand = ["dark_influence"]}
        """,
        "dark_influence@kis.l",
    )
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh.dark_influence", "R7.5")
def test_dark_influence_copies_are_separate_plays() -> None:
    t = slaanesh(
        """
        regions.kislev = {tokens = ["noble", "hero"]}
        players.slaanesh = {hand = ["dark_influence", "dark_influence"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
        """,
        *("dark_influence@kis.l", "hero>nor", "dark_influence@kis.r", "noble>nor"),
    )
    assert t["norsca.tokens"] == {"hero": 1, "noble": 1}


@pytest.mark.cites("slaanesh.dark_influence", "tzeentch.changer_of_ways", "C28")
def test_dark_influence_is_silenced() -> None:
    t = slaanesh(
        """
        regions.kislev = {tokens = ["noble"], cards = ["changer_of_ways"]}
        players.slaanesh = {hand = ["dark_influence"]}
        """,
        "dark_influence@kis.r",
    )
    assert t["seat"] == "khorne"


# --- Insidious Lies -----------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.insidious_lies", "R9.2")
def test_insidious_lies_adds_two_for_each_noble_and_each_hero() -> None:
    t = Position("""
        [regions.kislev]
        figures = ["Seductress", "Leper"]
        tokens = ["2 noble", "hero", "3 peasant", "skaven", "warpstone", "event"]
        cards = ["insidious_lies"]
    """)
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 1 + 1 + 6}


@pytest.mark.cites("slaanesh.insidious_lies", "R7.5")
def test_insidious_lies_copies_add_up() -> None:
    t = Position('regions.kislev = {tokens = ["noble"], cards = ["insidious_lies", "insidious_lies"]}')
    assert t["kislev.domination"]["slaanesh"] == 1 + 1 + 4


@pytest.mark.cites("slaanesh.insidious_lies")
def test_insidious_lies_looks_at_its_own_region_only() -> None:
    t = Position("""
        regions.kislev = {cards = ["insidious_lies"]}
        regions.empire = {tokens = ["noble"]}
    """)
    assert (t["kislev.domination"]["slaanesh"], t["empire.domination"]["slaanesh"]) == (1, 0)


@pytest.mark.cites("slaanesh.insidious_lies", "tzeentch.changer_of_ways", "C28")
def test_insidious_lies_is_silenced() -> None:
    t = Position('regions.kislev = {tokens = ["noble"], cards = ["insidious_lies", "changer_of_ways"]}')
    assert t["kislev.domination"]["slaanesh"] == 1


# --- Degenerate Royalty -------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.degenerate_royalty", "R7.3")
@pytest.mark.parametrize(
    ("kislev", "cost"),
    [
        ("corruption = {nurgle = 3}", 0),
        ("corruption = {nurgle = 1, khorne = 1, slaanesh = 1}", 0),
        ('corruption = {nurgle = 2}, tokens = ["2 warpstone"]', 3),
        ("corruption = {}", 3),
    ],
)
def test_degenerate_royalty_is_free_where_three_corruption_tokens_lie(kislev: str, cost: int) -> None:
    t = slaanesh(
        f"""
        regions.kislev = {{{kislev}}}
        regions.empire = {{corruption = {{khorne = 5}}}}
        players.slaanesh = {{power = 5, hand = ["degenerate_royalty"]}}
        """,
        "degenerate_royalty@kis.l",
    )
    assert t["slaanesh.power"] == 5 - cost
    assert t["kislev.domination"]["slaanesh"] == 3


@pytest.mark.cites("slaanesh.degenerate_royalty", "R7.1")
def test_degenerate_royalty_can_be_played_by_a_poor_player_only_where_it_is_free() -> None:
    t = slaanesh("""
        regions.kislev = {corruption = {nurgle = 3}}
        players.slaanesh = {power = 2, hand = ["degenerate_royalty"]}
    """)
    plays = [text for text in t.legal if text.startswith("degenerate")]
    assert plays == ["degenerate_royalty@kis.l", "degenerate_royalty@kis.r"]
