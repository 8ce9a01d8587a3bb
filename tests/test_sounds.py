"""The sounds of the page: small, clean, as loud as they are to be, and those that the script makes."""

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tools import sounds

PLAYER = sounds.FOLDER / "player.ts"
SHORT = 1.5  # seconds; nothing that is heard in a game is longer
LONGER = {"victory": 4.0, "ambience": sounds.LOOP + 2 * sounds.LAP}
EFFECTS = [name for name in sounds.SOUNDS if name != "ambience"]
MILLISECOND = sounds.RATE // 1000


def kept(name: str) -> sounds.Sound:
    return sounds.read(sounds.FOLDER / f"{name}.mp3")


def level(sound: sounds.Sound) -> float:
    return float(np.sqrt(np.mean(sound**2)))


def test_the_whole_set_is_there_and_small() -> None:
    files = {path.stem: path.stat().st_size for path in sounds.FOLDER.glob("*.mp3")}
    assert set(files) == set(sounds.SOUNDS)
    assert sum(files.values()) <= 300_000


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_is_clean(name: str) -> None:
    sound, target = kept(name), sounds.SOUNDS[name][0]
    assert len(sound) / sounds.RATE <= LONGER.get(name, SHORT) + 0.05
    assert np.max(np.abs(sound)) < 0.9, "it clips"
    assert abs(np.mean(sound)) < 0.002, "it does not lie around nothing"
    assert sounds.loudness(sound) == pytest.approx(target, abs=2)
    spectrum = np.abs(np.fft.rfft(sound)) ** 2
    assert spectrum[: round(20 * len(sound) / sounds.RATE)].sum() < 0.01 * spectrum.sum(), "it rumbles"


@pytest.mark.parametrize("name", EFFECTS)
def test_a_sound_begins_at_once_and_ends_without_a_click(name: str) -> None:
    sound = kept(name)
    loudest = np.max(np.abs(sound))
    assert abs(sound[0]) < 0.1 * loudest
    assert level(sound[: 60 * MILLISECOND]) > 0.02 * loudest, "it comes late"
    assert np.max(np.abs(sound[-MILLISECOND:])) < 0.01 * loudest
    assert level(sound[-40 * MILLISECOND :]) < 0.1 * level(sound), "it is cut off"


def test_the_ambience_goes_round_without_a_seam() -> None:
    sound = kept("ambience")
    loop, lap = round(sounds.LOOP * sounds.RATE), round(2 * sounds.LAP * sounds.RATE)
    first, again = sound[:lap], sound[loop : loop + lap]
    inside = slice(40 * MILLISECOND, lap - 40 * MILLISECOND)  # its ends fade
    assert np.corrcoef(first[inside], again[inside])[0, 1] > 0.97
    player = PLAYER.read_text()
    number = {name: float(value) for name, value in re.findall(r"const (LOOP|LAP) = ([\d.]+);", player)}
    assert number["LOOP"] == sounds.LOOP
    assert 0.04 < number["LAP"] < 2 * sounds.LAP - 0.04


def test_each_power_has_a_timbre_of_its_own() -> None:
    def colours(name: str) -> sounds.Sound:
        """How loud each third of an octave is, all in all one."""
        sound = kept(name)
        spectrum, pitch = np.abs(np.fft.rfft(sound)), np.fft.rfftfreq(len(sound), 1 / sounds.RATE)
        edges = 60 * 2 ** (np.arange(24) / 3)
        bands = [np.sum(spectrum[(low <= pitch) & (pitch < high)] ** 2) for low, high in pairwise(edges)]
        return np.sqrt(np.array(bands) / np.linalg.norm(np.sqrt(bands)) ** 2)

    heard = {name: colours(name) for name in ("khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat")}
    alike = {(a, b): float(heard[a] @ heard[b]) for a in heard for b in heard if a < b}
    assert max(alike.values()) < 0.8, alike


def test_the_script_makes_them(tmp_path: Path) -> None:
    assert [name for name in sounds.SOUNDS if sounds.differs(name, tmp_path)] == []
    assert np.array_equal(sounds.made("khorne"), sounds.made("khorne"))
    assert not np.array_equal(sounds.made("khorne")[:6000], sounds.made("nurgle")[:6000])
