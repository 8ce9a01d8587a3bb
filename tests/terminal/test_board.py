"""The board, the menu and the paint: complete, readable, and never wider than the screen."""

import io
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous import Game
from ruinous.rules.actions import NOTATION
from ruinous.rules.scenario import position
from ruinous.rules.view import view
from ruinous.terminal import board, menu, story
from ruinous.terminal.paint import Paint, clean
from ruinous.words.columns import shown
from ruinous.words.reference import card_name

ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")


def table(data: dict[str, Any], seat: int = 0, width: int = 100) -> str:
    g = position(data)
    return "\n".join(board.whole(view(g, seat), g.rules.content, Paint(False, width)))


@pytest.mark.cites("R22.7", "R22.8")
def test_everything_open_is_on_the_board() -> None:
    text = table(
        {
            "round": 3,
            "regions": {
                "kislev": {
                    "figures": ["2 Bloodletter", "Bloodthirster", "Leper", "shielded Acolyte"],
                    "tokens": ["2 peasant", "noble", "warpstone"],
                    "corruption": {"khorne": 4, "slaanesh": 3},
                    "cards": ["blood_frenzy", "influenza"],
                },
                "tilea": {"ruined": 1},
                "estalia": {"figures": ["Daemonette controlled by khorne"]},
            },
            "players": {
                "nurgle": {"power": 3, "vp": 17, "dial": 2, "counters": 2, "peasants": 1, "upgrades": ["lepers"]}
            },
            "old_world": {"track": ["peasant_uprising", ""]},
        },
        width=160,
    )
    lines = {line[:3]: line for line in text.split("\n")}
    assert text.startswith("── Round 3, summoning phase ─")
    for part in ("K:2w d", "N:c", "T:c'", "2×Peasant", "Noble", "Warpstone", "L[K Blood Frenzy]", "R[N Influenza]"):
        assert part in lines["kis"]
    assert " 8/12" in lines["kis"]
    assert "corr K4 S3" in lines["kis"]
    assert "RUINED" in lines["til"]
    assert "K:w(S)" in lines["est"]
    nurgle = next(line for line in text.split("\n") if line.startswith("N Nurgle"))
    assert nurgle.split()[2:9] == ["3", "17", "10", "2", "13:", "an", "upgrade"]
    assert "upgrades: Lepers" in text
    assert "1 Peasant Uprising: " in text


def test_the_values_are_those_of_now() -> None:
    text = table({"regions": {"kislev": {"tokens": ["noble", "2 skaven"], "figures": ["2 Bloodletter"]}}})
    line = next(line for line in text.split("\n") if line.startswith("kis"))
    assert line.split()[2:7] == ["3+", "1", "4", "K", "0/12"]


@pytest.mark.cites("R22.2")
def test_the_hand_is_the_viewers_own() -> None:
    game = Game.new(ALL, 3)
    for seat in ALL:
        own = "\n".join(board.hand(game.view(seat), seat, game.state.rules.content, Paint()))
        deck = [card_name(card) for card in game.state.rules.content.chaos if card.power == seat]
        assert any(name in own for name in deck)
    assert "hand" not in "\n".join(board.whole(game.view("khorne"), game.state.rules.content, Paint())).replace(
        " hand deck", ""
    )


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_nothing_is_wider_than_the_screen_and_a_menu_offers_the_legal_list(walk: Any, width: int) -> None:
    """In a whole game, with colours and without; no menu is long, and no two labels of one are alike."""
    for game in walk(width):
        content = game.state.rules.content
        seat = game.decision.seat if game.decision else "khorne"
        seen, told = game.view(seat), game.events(seat)[-5:]
        top = menu.choices(game.state, game.decision.actions) if game.decision else []
        if game.decision:
            assert sorted(a for choice in top for a in choice.leaves()) == sorted(game.decision.actions)
        for one in menus(top):
            assert len({choice.label for choice in one}) == len(one) <= 20
        for paint in (Paint(False, width), Paint(True, width)):
            lines = board.whole(seen, content, paint) + board.hand(seen, seat, content, paint)
            lines += story.tell(game.state, told, paint) + menu.lines(top, paint)
            assert not [line for line in lines if shown(line) > width]


def menus(choices: list[menu.Choice]) -> list[list[menu.Choice]]:
    return [choices, *(inner for choice in choices if choice.inner for inner in menus(choice.inner))]


def test_notation_in_any_case() -> None:
    game = Game.new(ALL, 3)
    assert game.decision is not None
    for action in game.decision.actions:
        assert menu.by_notation(NOTATION[action], game.decision.actions) == action
        assert menu.by_notation(NOTATION[action].upper(), game.decision.actions) == action
    assert menu.by_notation("nonsense", game.decision.actions) is None


# --- paint --------------------------------------------------------------------------------------------------------


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "no_colour", "environ", "colour"),
    [
        (Tty(), False, {"TERM": "xterm"}, True),
        (io.StringIO(), False, {"TERM": "xterm"}, False),
        (Tty(), True, {"TERM": "xterm"}, False),
        (Tty(), False, {"TERM": "dumb"}, False),
        (Tty(), False, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (Tty(), False, {"TERM": "xterm", "NO_COLOR": ""}, True),
    ],
)
def test_colour_only_where_it_is_wanted(stream: Any, no_colour: bool, environ: dict[str, str], colour: bool) -> None:
    assert Paint.of(stream, no_colour=no_colour, environ=environ).colour is colour


@given(st.text())
def test_clean_text_has_no_control_characters(text: str) -> None:
    assert all(c.isprintable() or not (ord(c) < 32 or 127 <= ord(c) < 160) for c in clean(text))


@given(st.lists(st.text("ab ", min_size=1, max_size=30), max_size=40), st.integers(60, 160))
def test_columns_lose_nothing(cells: list[str], width: int) -> None:
    marked = [f"<{n}{cell}>" for n, cell in enumerate(cells)]
    text = "\n".join(Paint(False, width).columns(marked))
    assert all(cell in text for cell in marked)
