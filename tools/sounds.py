"""The sounds of the page, made from nothing but numbers: python -m tools.sounds [--check].

Dry, close, few: wood, bone, wax, bell, breath; each Power has a timbre of its own. They lie in web/src/sound
(docs/decisions/016); `--check` says which of them are not as they would be made now.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np
import soundfile

FOLDER = Path(__file__).resolve().parent.parent / "web/src/sound"
RATE = 32_000
QUALITY = 0.55  # of the encoder's scale from large and good to small
LOOP = 14.0  # seconds after which the ambience is again what it was
LAP = 0.25  # how much of it is there twice, so that where a decoder begins does not matter
FADES = (0.001, 0.03)  # seconds, at both ends
PEAK = 0.82

Sound = np.ndarray[Any, np.dtype[np.float64]]
Partials = Iterable[tuple[float, float, float]]  # ratio to the lowest, how loud, seconds until it is gone

# How loud, in LUFS over the loudest fifth of a second: what is heard at every move is the quietest.
SMALL, MIDDLE, GREAT, GROUND = -26.0, -22.5, -20.0, -41.0


# --- the workshop -------------------------------------------------------------------------------------------------


def time(seconds: float) -> Sound:
    return np.arange(round(seconds * RATE)) / RATE


def dying(seconds: float, gone: float) -> Sound:
    """From 1 down by 60 dB in `gone` seconds."""
    return np.asarray(10.0 ** (-3.0 * time(seconds) / gone))


def struck(seconds: float, lowest: float, partials: Partials) -> Sound:
    """A stiff body that rings: wood, bone, iron, glass, bell."""
    t = time(seconds)
    made = np.zeros_like(t)
    for n, (ratio, loud, gone) in enumerate(partials):
        made += loud * np.sin(2 * np.pi * lowest * ratio * t + n) * dying(seconds, gone)
    return made * np.minimum(1, t / 0.0008)


def thump(seconds: float, first: float, last: float, gone: float) -> Sound:
    """Something soft and heavy; its pitch falls."""
    t = time(seconds)
    pitch = last + (first - last) * np.exp(-t / 0.03)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * dying(seconds, gone) * np.minimum(1, t / 0.002))


def air(luck: np.random.Generator, seconds: float, low: float, high: float) -> Sound:
    """Noise between two pitches. It ends as it begins, so it can go round."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(luck.random(count) * 2 - 1)
    pitch = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1)
    made = np.fft.irfft(spectrum / (1 + (low / pitch) ** 4) / (1 + (pitch / high) ** 4), count)
    return np.asarray(made / np.sqrt(np.mean(made**2)))


def swell(seconds: float, rise: float, gone: float) -> Sound:
    """A breath: it comes, and dies away."""
    t = time(seconds)
    return np.asarray(np.minimum(1, t / rise) ** 2 * 10.0 ** (-3.0 * np.maximum(0, t - rise) / gone))


def plucked(seconds: float, pitch: float, gone: float, bend: float = 0) -> Sound:
    """A string of gut, plucked near its end; `bend` in semitones is how far it is drawn."""
    t = time(seconds)
    phase = 2 * np.pi * np.cumsum(pitch * 2 ** (bend / 12 * np.minimum(1, t / 0.35) ** 2)) / RATE
    made = np.zeros_like(t)
    for n in range(1, int(min(24, 9000 / pitch))):
        loud = np.sin(n * np.pi * 0.17) / n
        made += loud * np.sin(n * phase * (1 + 0.00012 * n * n)) * dying(seconds, gone / n**0.55)
    return made * np.minimum(1, t / 0.0015)


def mixed(seconds: float, *parts: tuple[float, float, Sound]) -> Sound:
    """Sounds, each from its moment on and so loud."""
    made = np.zeros(round(seconds * RATE))
    for start, loud, sound in parts:
        begin = round(start * RATE)
        piece = sound[: max(0, len(made) - begin)]
        made[begin : begin + len(piece)] += loud * piece
    return made


def roomy(luck: np.random.Generator, sound: Sound, wet: float = 0.1) -> Sound:
    """The same in a small room full of books."""
    tail = air(luck, 0.22, 180, 3800) * dying(0.22, 0.2)
    tail /= np.sqrt(np.sum(tail**2))
    size = len(sound) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(tail, size), size)[: len(sound)]
    return np.asarray(sound + wet * echo)


# --- the materials ------------------------------------------------------------------------------------------------


def bone(luck: np.random.Generator, pitch: float = 1450) -> Sound:
    ring = struck(0.14, pitch, ((1, 1, 0.07), (1.72, 0.7, 0.05), (2.63, 0.45, 0.035), (4.1, 0.2, 0.02)))
    tick = air(luck, 0.14, 2200, 7000) * dying(0.14, 0.018)
    return mixed(0.14, (0, 0.7, ring), (0, 0.35, tick), (0.001, 0.6, thump(0.13, 260, 190, 0.08)))


def wood(luck: np.random.Generator, pitch: float = 310) -> Sound:
    ring = struck(0.22, pitch, ((1, 1, 0.15), (2.24, 0.5, 0.09), (3.9, 0.28, 0.05), (6.1, 0.12, 0.03)))
    tick = air(luck, 0.22, 400, 2600) * dying(0.22, 0.03)
    return mixed(0.22, (0, 0.7, ring), (0, 0.3, tick), (0, 0.7, thump(0.2, 150, 105, 0.12)))


def vellum(luck: np.random.Generator, seconds: float) -> Sound:
    """A sheet drawn over another."""
    grain = 0.65 + 0.35 * air(luck, seconds, 8, 60)
    t = time(seconds) / seconds
    return air(luck, seconds, 1300, 6500) * np.clip(grain, 0, 2) * np.sin(np.pi * t**0.8) ** 2


def bubble(low: float, high: float, seconds: float = 0.07) -> Sound:
    t = time(seconds)
    pitch = low + (high - low) * (t / seconds) ** 1.6
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.sin(np.pi * t / seconds) ** 1.4)


# --- the set ------------------------------------------------------------------------------------------------------


def die(luck: np.random.Generator) -> Sound:
    return mixed(0.2, (0, 1, bone(luck)), (0.045, 0.28, bone(luck, 1610)))


def shake(luck: np.random.Generator) -> Sound:
    """Dice in the hand."""
    times = 0.32 * np.append(0, np.sort(luck.random(10)))
    return mixed(0.46, *((at, 0.25 + 0.3 * luck.random(), bone(luck, 1050 + 700 * luck.random())) for at in times))


def six(luck: np.random.Generator) -> Sound:
    flare = air(luck, 0.55, 700, 3600) * swell(0.55, 0.03, 0.4)
    ping = struck(0.55, 932, ((1, 1, 0.45), (1.5, 0.6, 0.35), (2.76, 0.3, 0.2)))
    return mixed(0.55, (0, 0.8, bone(luck)), (0.01, 0.3, flare), (0.012, 0.35, ping))


def piece(luck: np.random.Generator) -> Sound:
    return wood(luck)


def fall(luck: np.random.Generator) -> Sound:
    """A piece tips over and rocks until it lies."""
    rocks = ((0, 1.0, 245), (0.13, 0.55, 290), (0.215, 0.32, 305), (0.275, 0.18, 315), (0.315, 0.1, 320))
    return mixed(0.55, *((at, loud, wood(luck, pitch)) for at, loud, pitch in rocks))


def card(luck: np.random.Generator) -> Sound:
    return mixed(0.34, (0, 0.35, vellum(luck, 0.17)), (0.13, 0.8, wood(luck, 420)))


def phase(luck: np.random.Generator) -> Sound:
    """A page is turned."""
    return mixed(
        0.6, (0, 0.5, vellum(luck, 0.34)), (0.2, 0.3, vellum(luck, 0.2)), (0.34, 0.25, thump(0.2, 130, 90, 0.14))
    )


def dial(luck: np.random.Generator) -> Sound:
    tick = air(luck, 0.06, 2400, 6500) * dying(0.06, 0.012)
    brass = struck(0.12, 1900, ((1, 1, 0.05), (1.51, 0.5, 0.04), (2.9, 0.3, 0.02)))
    return mixed(0.22, (0, 0.35, tick), (0.035, 0.6, tick), (0.035, 0.4, brass), (0.036, 0.7, wood(luck, 380)))


def points(luck: np.random.Generator) -> Sound:
    """Counters of bone are pushed on."""
    return mixed(0.3, (0, 0.6, bone(luck, 1180)), (0.075, 0.85, bone(luck, 1400)))


def corrupt(luck: np.random.Generator) -> Sound:
    """Hot wax drops on vellum, and hisses."""
    hiss = air(luck, 0.5, 900, 3000) * swell(0.5, 0.04, 0.42)
    drop = mixed(0.12, (0, 1, bubble(380, 150, 0.09)))
    return mixed(
        0.6, (0, 0.9, thump(0.25, 170, 85, 0.2)), (0.005, 0.8, drop), (0.03, 0.16, hiss), (0.14, 0.3, bubble(170, 330))
    )


def khorne(luck: np.random.Generator) -> Sound:
    """Iron on iron, heavy and short."""
    bar = struck(1, 311, ((1, 1, 0.55), (2.756, 0.8, 0.45), (5.404, 0.5, 0.3), (8.933, 0.28, 0.16)))
    other = struck(1, 318, ((1, 0.7, 0.5), (2.756, 0.5, 0.4), (5.404, 0.3, 0.22)))
    clash = air(luck, 0.1, 1800, 6500) * dying(0.1, 0.05)
    return mixed(1, (0, 0.5, clash), (0, 0.42, bar), (0.018, 0.34, other), (0, 1, thump(0.5, 130, 62, 0.3)))


def nurgle(luck: np.random.Generator) -> Sound:
    """A cracked bell under water."""
    partials = (
        (0.5, 0.55, 1.2),
        (1, 0.9, 1.0),
        (1.19, 0.7, 0.8),
        (1.56, 0.45, 0.55),
        (2.02, 0.5, 0.45),
        (2.7, 0.22, 0.3),
    )
    bell = struck(1.3, 196, partials)
    crack = 1 + 0.45 * np.sign(np.sin(2 * np.pi * 41 * time(1.3))) * dying(1.3, 0.5)
    rising = [
        (at, 0.3, bubble(low, 2.1 * low, 0.06)) for at, low in ((0.16, 170), (0.27, 230), (0.33, 150), (0.52, 200))
    ]
    slap = air(luck, 0.15, 250, 1500) * dying(0.15, 0.09)
    return mixed(1.35, (0, 0.6, bell * crack), (0, 0.3, slap), *rising)


def tzeentch(luck: np.random.Generator) -> Sound:
    """Glass, and its echo in another key."""
    glass = ((1, 1, 0.7), (2.32, 0.45, 0.4), (4.25, 0.22, 0.22), (6.63, 0.1, 0.12))
    strikes = [
        (at, loud, struck(1, pitch, glass)) for at, loud, pitch in ((0, 1, 1397), (0.075, 0.7, 1976), (0.16, 0.5, 2637))
    ]
    breath = air(luck, 0.6, 3000, 9000) * swell(0.6, 0.12, 0.5)
    return mixed(1.1, *strikes, (0.02, 0.07, breath))


def slaanesh(luck: np.random.Generator) -> Sound:
    """A string, drawn until it almost hurts."""
    low, high = plucked(1.2, 233, 1.3, 1.0), plucked(1.1, 349, 1.0, 0.6)
    sigh = air(luck, 0.9, 900, 2600) * swell(0.9, 0.2, 0.6)
    return mixed(1.25, (0, 1, low), (0.09, 0.6, high), (0.05, 0.05, sigh))


def horned_rat(luck: np.random.Generator) -> Sound:
    """Three claws over a board."""

    def claw(pitch: float) -> Sound:
        seconds = 0.115
        grains = np.zeros(round(seconds * RATE))
        grains[(np.cumsum(0.004 + 0.006 * luck.random(12)) * RATE).astype(int) % len(grains)] = 1
        kernel = struck(0.02, pitch, ((1, 1, 0.012), (1.9, 0.7, 0.008), (3.3, 0.5, 0.006)))
        scraped = np.convolve(grains, kernel)[: len(grains)]
        return scraped + 0.12 * air(luck, seconds, 1800, 6000) * np.sin(np.pi * time(seconds) / seconds)

    rows = [(at, loud, claw(pitch)) for at, loud, pitch in ((0, 0.7, 1500), (0.15, 0.85, 1750), (0.3, 1, 2100))]
    return mixed(0.65, *rows, (0.3, 0.5, wood(luck, 520)))


def domination(luck: np.random.Generator) -> Sound:
    """A banner unrolls; a drum."""
    flutter = 0.6 + 0.4 * np.sin(2 * np.pi * np.cumsum(30 - 34 * time(0.42)) / RATE)
    cloth = air(luck, 0.42, 260, 1900) * flutter * np.minimum(1, time(0.42) / 0.07) * dying(0.42, 2)
    drum = mixed(0.7, (0, 1, thump(0.7, 150, 78, 0.55)), (0, 0.25, air(luck, 0.2, 150, 900) * dying(0.2, 0.1)))
    return mixed(1.15, (0, 0.26, cloth), (0.4, 1, drum))


def ruin(luck: np.random.Generator) -> Sound:
    """The land cracks and burns."""
    crack = air(luck, 0.4, 200, 3500) * dying(0.4, 0.16)
    fire = air(luck, 1.45, 140, 850) * swell(1.45, 0.35, 1.3)
    splits = [
        (at, 0.1 + 0.25 * luck.random(), bone(luck, 600 + 900 * luck.random())) for at in 0.1 + 0.9 * luck.random(16)
    ]
    return mixed(1.48, (0, 1, thump(1.3, 110, 41, 0.9)), (0, 0.3, crack), (0.05, 0.2, fire), *splits)


def turn(luck: np.random.Generator) -> Sound:
    """A small bell on the desk, once."""
    bell = (
        (0.5, 0.3, 1.3),
        (1, 1, 1.1),
        (1.2, 0.25, 0.8),
        (1.5, 0.3, 0.7),
        (2, 0.5, 0.6),
        (2.74, 0.22, 0.35),
        (4.1, 0.1, 0.2),
    )
    touch = air(luck, 0.05, 2500, 7000) * dying(0.05, 0.02)
    return mixed(1.4, (0, 1, struck(1.4, 523, bell)), (0.004, 0.4, struck(1.3, 524.6, bell)), (0, 0.1, touch))


def victory(luck: np.random.Generator) -> Sound:
    """Drum, strings in fifths, and a last bell."""
    chord = [(0.1 + 0.13 * n, 0.5, plucked(2.8, pitch, 2.6)) for n, pitch in enumerate((110, 164.8, 220, 329.6, 440))]
    bell = struck(
        2.2, 440, ((0.5, 0.6, 2.2), (1, 1, 2.0), (1.2, 0.3, 1.2), (1.5, 0.4, 1.2), (2, 0.5, 0.9), (2.7, 0.2, 0.5))
    )
    breath = air(luck, 2.6, 300, 1200) * swell(2.6, 0.9, 2.2)
    return mixed(
        3.2,
        (0, 1, thump(1, 150, 66, 0.8)),
        *chord,
        (0.8, 0.3, bell),
        (0.75, 0.5, thump(1, 140, 55, 0.9)),
        (0.1, 0.05, breath),
    )


def ambience(luck: np.random.Generator) -> Sound:
    """A room at night: wind behind shutters, a candle, something very low. It goes round."""
    t = time(LOOP)
    around = 2 * np.pi * t / LOOP
    wind = air(luck, LOOP, 170, 620) * (0.55 + 0.3 * np.sin(2 * around + 1) + 0.15 * np.sin(5 * around))
    whistle = air(luck, LOOP, 700, 1100) * np.maximum(0, np.sin(around * 3 - 1)) ** 3
    room = air(luck, LOOP, 50, 180)
    low = sum(np.sin(around * round(pitch * LOOP) + n) for n, pitch in enumerate((55, 82.4, 110))) * (
        1 + 0.4 * np.sin(3 * around)
    )
    candle = np.zeros_like(t)
    for at in luck.random(26):
        spark = air(luck, 0.03, 1800, 6000) * dying(0.03, 0.012) * (0.2 + luck.random())
        candle[(round(at * len(t)) + np.arange(len(spark))) % len(t)] += spark
    made = 0.5 * wind + 0.12 * whistle + 0.3 * room + 0.14 * low + 0.14 * candle
    return np.concatenate((made[-round(LAP * RATE) :], made, made[: round(LAP * RATE)]))


SOUNDS: dict[str, tuple[float, Callable[[np.random.Generator], Sound]]] = {
    "die": (SMALL, die),
    "shake": (SMALL, shake),
    "six": (MIDDLE, six),
    "piece": (SMALL, piece),
    "fall": (MIDDLE, fall),
    "card": (SMALL, card),
    "phase": (SMALL, phase),
    "dial": (SMALL, dial),
    "points": (SMALL, points),
    "corrupt": (MIDDLE, corrupt),
    "khorne": (MIDDLE, khorne),
    "nurgle": (MIDDLE, nurgle),
    "tzeentch": (MIDDLE, tzeentch),
    "slaanesh": (MIDDLE, slaanesh),
    "horned_rat": (MIDDLE, horned_rat),
    "domination": (MIDDLE, domination),
    "ruin": (GREAT, ruin),
    "turn": (GREAT, turn),
    "victory": (GREAT, victory),
    "ambience": (GROUND, ambience),
}


# --- how loud, and how it is kept ---------------------------------------------------------------------------------


def loudness(sound: Sound, rate: int = RATE) -> float:
    """LUFS over the loudest fifth of a second (the weighting of ITU-R BS.1770, by its formula in the frequencies)."""
    spectrum = np.fft.rfft(np.concatenate((sound, np.zeros(rate // 5))))
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(sound) + rate // 5))
    made = np.fft.irfft(spectrum * shelf(z, rate) * rumble(z, rate), len(sound) + rate // 5)
    sums = np.concatenate(((0.0,), np.cumsum(made**2)))
    window = rate // 5
    return float(-0.691 + 10 * np.log10(np.max(sums[window:] - sums[:-window]) / window + 1e-12))


Response = np.ndarray[Any, np.dtype[np.complex128]]


def shelf(z: Response, rate: int) -> Response:
    """The head lifts what is above 1.5 kHz by 4 dB."""
    k, q = np.tan(np.pi * 1681.97 / rate), 0.70718
    high, band = 10 ** (3.99984 / 20), 10 ** (3.99984 / 20 * 0.49967)
    over = high + band * k / q + k * k, 2 * (k * k - high), high - band * k / q + k * k
    under = 1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k
    return np.asarray((over[0] + over[1] * z + over[2] * z * z) / (under[0] + under[1] * z + under[2] * z * z))


def rumble(z: Response, rate: int) -> Response:
    """What is below 40 Hz is hardly heard."""
    k, q = np.tan(np.pi * 38.1355 / rate), 0.50033
    under = 1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k
    return np.asarray((1 - 2 * z + z * z) / (1 + under[1] / under[0] * z + under[2] / under[0] * z * z))


def made(name: str) -> Sound:
    """A sound as it is kept: in its room, without a click at either end, as loud as it is to be."""
    level, make = SOUNDS[name]
    luck = np.random.default_rng(zlib.crc32(name.encode()))
    sound = make(luck)
    if name != "ambience":
        sound = roomy(luck, sound)
    sound -= np.mean(sound)
    sound = air_cut(sound)
    for end, seconds in zip((slice(None), slice(None, None, -1)), FADES, strict=True):
        ramp = np.sin(np.pi / 2 * np.minimum(1, np.arange(len(sound)) / (seconds * RATE))) ** 2
        sound[end] *= ramp
    for _ in range(4):  # what is bent at the peaks is a little softer
        sound = sound * 10 ** ((level - loudness(sound)) / 20)
        sound = PEAK * np.tanh(sound / PEAK)
    return sound


def air_cut(sound: Sound) -> Sound:
    """Without what no loudspeaker plays and what only costs room: below 28 Hz, above 13 kHz."""
    spectrum = np.fft.rfft(sound)
    pitch = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1e-3)
    return np.asarray(np.fft.irfft(spectrum / (1 + (28 / pitch) ** 6) / (1 + (pitch / 13_000) ** 12), len(sound)))


def write(name: str, path: Path) -> None:
    sound = made(name).astype(np.float32)
    soundfile.write(
        path, sound, RATE, format="MP3", subtype="MPEG_LAYER_III", compression_level=QUALITY, bitrate_mode="VARIABLE"
    )


def read(path: Path) -> Sound:
    sound, rate = soundfile.read(path, dtype="float64")
    assert rate == RATE, path
    return np.asarray(sound)


def differs(name: str, folder: Path) -> bool:
    """Whether a kept sound is another than would be made now, by more than a hair; `folder` is for the new one."""
    write(name, folder / f"{name}.mp3")
    kept, new = (
        read(where / f"{name}.mp3") if (where / f"{name}.mp3").exists() else time(0) for where in (FOLDER, folder)
    )
    return len(kept) != len(new) or bool(np.max(np.abs(kept - new)) > 0.002)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    if parser.parse_args().check:
        with tempfile.TemporaryDirectory() as folder:
            old = [name for name in SOUNDS if differs(name, Path(folder))]
        print(
            f"Make them anew with python -m tools.sounds: {', '.join(old)}"
            if old
            else "All sounds are as they are made."
        )
        return 1 if old else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        write(name, FOLDER / f"{name}.mp3")
    print(f"{sum(path.stat().st_size for path in FOLDER.glob('*.mp3')):,} bytes in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
