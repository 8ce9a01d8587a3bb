"""Several people at one screen: nobody sees another's cards."""

import re
from typing import Any

import pytest

from ruinous import Game
from ruinous.content import components
from ruinous.rules.ids import POWERS
from ruinous.words import name
from ruinous.words.reference import card_name

PROMPT = "? help)> "
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def names_of(power: str) -> list[str]:
    return [card_name(card) for card in components().chaos if card.power == power]


def cards_in(text: str, power: str) -> list[str]:
    """The names of a Power's Chaos cards in what is shown, however it is wrapped or coloured."""
    plain = re.sub(r"\s+", " ", re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text))
    return [name for name in names_of(power) if name in plain]


@pytest.mark.cites("R22.2")
def test_no_card_of_another_hand_is_ever_on_the_screen(terminal: Any) -> None:
    """Three people who only summon figures, so that no card becomes open: each sees the names of his own deck only."""
    people = "khorne,nurgle,slaanesh"
    table = terminal("play", "--powers", people, "--people", people, "--seed", "8", "--no-colour")
    shown = dict.fromkeys(people.split(","), "")
    seat = ""
    for _ in range(90):
        text = table.until(PROMPT, "press Enter")
        if text.endswith("press Enter"):
            before, _, request = text.rpartition("Pass the device to ")
            if seat:  # the screen is wiped before the request, and after it
                shown[seat] += before.removesuffix(CLEAR)
                assert before.endswith(CLEAR)
            seat = request.split(",")[0].lower()
            table.type("")
            assert re.fullmatch(r"( \([A-Z]+ may still type undo\))? \s*", table.until(CLEAR).removesuffix(CLEAR))
            continue
        shown[seat] += text
        table.type("log 999")
        shown[seat] += table.until(PROMPT)
        table.type("1 1 1" if "summon a figure" in text else "1")
    assert set(shown) == {"khorne", "nurgle", "slaanesh"}
    for one, text in shown.items():
        assert cards_in(text, one), one
        for other in set(shown) - {one}:
            assert not cards_in(text, other), (one, other)


@pytest.mark.cites("R22.2")
def test_the_other_hands_are_absent_by_name_in_a_piped_game_too(piped: Any) -> None:
    lines = "\nhand\n1 1 1\n\nhand\nlog 99\n1 1 1\n" * 3
    done = piped("play", "--people", "khorne,slaanesh", "--seed", "11", text=lines)
    parts = re.split(r"Pass the device to ([A-Z]+), press Enter", done.stdout)
    assert len(parts) > 4
    for who, text in zip(parts[1::2], parts[2::2], strict=True):
        other = "slaanesh" if who == "KHORNE" else "khorne"
        opened = {name for name in names_of(other) if re.search(rf"{other.capitalize()} (plays|discards) {name}", text)}
        assert set(cards_in(text, other)) <= opened


def test_the_one_before_may_still_take_back(terminal: Any) -> None:
    table = terminal("play", "--powers", "khorne,nurgle,slaanesh", "--people", "khorne,nurgle,slaanesh", "--seed", "8")
    for _ in range(50):  # the Old World may ask first
        text = table.until("press Enter", PROMPT)
        if text.endswith("press Enter"):
            table.type("")
        elif "summon a figure" in text:
            break
        else:
            table.type("1")
    table.type("1 1 1")
    text = table.until("press Enter (KHORNE may still type undo) ")
    assert "Pass the device to NURGLE" in text
    table.type("undo")
    text = table.until(PROMPT)
    assert "Your turn (7 power points)" in text
    assert "KHORNE" in text


def test_one_person_is_not_asked_to_pass_the_device(piped: Any) -> None:
    done = piped("play", "--people", "khorne", "--seed", "3", text="1 1 1\n1 1 1\n")
    assert "Pass the device" not in done.stdout


def test_leaving_at_the_pass_screen_saves(terminal: Any, saves: Any) -> None:
    table = terminal("play", "--people", "khorne,nurgle", "--seed", "8")
    table.until("press Enter")
    code, rest = table.leave(b"\x03")
    assert code == 0
    assert "The game is saved" in rest
    assert Game.replay(saves()[0].read_text()).result is None


@pytest.mark.cites("R22.2", "R22.3")
def test_the_log_hides_what_others_drew(piped: Any) -> None:
    done = piped("play", "--people", "khorne", "--seed", "3", text="log 999\n")
    drawn = re.findall(rf"({'|'.join(name('power', power) for power in POWERS)}) draws ([^.]*)\.", done.stdout)
    assert any(power == "Khorne" and "card" not in what for power, what in drawn)
    assert all(re.fullmatch(r"\d+ cards?", what) for power, what in drawn if power != "Khorne")
