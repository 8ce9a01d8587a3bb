"""The pages for users say what the program does."""

import re
from hashlib import sha256, shake_256
from itertools import product
from pathlib import Path
from random import Random

import pytest

from ruinous import Game, Options
from ruinous import words as spoken
from ruinous.content import components
from ruinous.rules.actions import NOTATION, UPGRADE_SLUGS
from ruinous.rules.ids import CARD_SLUGS, POWERS, REGIONS
from ruinous.rules.scenario import KEYS, PLACE_NAMES, Scenario, look, position
from ruinous.terminal.guide import COMMANDS

DOCS = Path(__file__).parents[1] / "docs"
NOTATION_PAGE = (DOCS / "notation.md").read_text(encoding="utf-8")
SCENARIO_PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def section(page: str, title: str) -> str:
    return page.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text."""
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.split("\n") if line[:3] == "| `"]


# --- notation.md --------------------------------------------------------------------------------------------------


def words() -> dict[str, list[str]]:
    """The words of the notation as the page gives them."""
    text = section(NOTATION_PAGE, "Actions")
    found = {row[0].strip("`"): re.findall(r"`([^`]+)`", row[1]) for row in rows(text) if row[0].strip("`").isupper()}
    found["FIGURE"] = []
    for first, last in re.findall(r"`([KNTSH][cwd]1)`(?: to `([KNTSH][cwd]\d+)`)?", text.split("| figures |")[1]):
        end = int((last or first)[2:])
        found["FIGURE"] += [f"{first[:2]}{n}" for n in range(1, end + 1)]
    found["CARD"] = [slug for slug in CARD_SLUGS if slug]
    found["UPGRADE"] = list(UPGRADE_SLUGS)
    return found


def test_the_page_has_every_action_and_no_other() -> None:
    table = section(NOTATION_PAGE, "Actions").split("The actions are:")[1]
    known = words()
    written: list[str] = []
    for form, meaning in rows(table):
        form = form.strip("`")
        parts = re.split(r"(FIGURE|REGION|SPACE|TOKEN|LETTER|POWER|RANK|CARD|UPGRADE|\bN\b)", form)
        numbers = re.search(r"N from (\d) to (\d)", meaning)
        span = [str(n) for n in range(int(numbers[1]), int(numbers[2]) + 1)] if numbers else []
        values = [known.get(part, span if part == "N" else [part]) for part in parts]
        written += ["".join(chosen) for chosen in product(*values)]
    assert len(written) == len(set(written))
    assert set(written) == {text for text in NOTATION if "none" not in text}


def test_the_names_of_regions() -> None:
    text = section(NOTATION_PAGE, "Actions")
    for region in REGIONS:
        assert f"`{region[:3]}` {spoken.name('region', region)}" in text


class Derivation:
    """Chance made again from a secret, by the text of notation.md alone."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.count = {"set-up": 0, "decks": 0, "dice": 0}

    def draw(self, stream: str, count: int) -> None:
        key = self.secret + f" {stream} {self.count[stream]}".encode()
        self.count[stream] += 1
        self.number = int.from_bytes(shake_256(key).digest(16 + count), "big")

    def take(self, m: int) -> int:
        self.number, remainder = divmod(self.number, m)
        return remainder

    def shuffle(self, stream: str, cards: str) -> str:
        mixed = list(cards)
        self.draw(stream, len(mixed))
        for i in range(len(mixed) - 1, 0, -1):
            j = self.take(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return "".join(mixed)

    def dice(self, count: int) -> str:
        self.draw("dice", count)
        return "".join(str(1 + self.take(6)) for _ in range(count))


@pytest.mark.cites("R1.10", "R2.8", "R2.9", "R2.10")
@pytest.mark.parametrize(
    ("powers", "card_set", "events"),
    [
        (("khorne", "nurgle", "slaanesh"), "base", "base"),
        (("khorne", "nurgle", "tzeentch", "slaanesh"), "base", "base"),
        (("khorne", "nurgle", "tzeentch", "slaanesh"), "morrslieb", "realm_of_chaos"),
        (POWERS, "morrslieb", "mixed"),
    ],
)
def test_chance_can_be_derived_by_the_page_alone(powers: tuple[str, ...], card_set: str, events: str) -> None:
    random = Random(4)
    game = Game.new(powers, 4, Options(card_set=card_set, events=events))
    while game.decision:
        game.play(random.choice(game.decision.actions))
    lines = game.record.dumps().split("\n")
    secret = sha256(b"ruinous seed 4").digest()
    assert lines[-2] == f"secret {secret.hex()}"
    assert lines[4] == f"commitment {sha256(b'ruinous commitment ' + secret).hexdigest()}"
    again = Derivation(secret)
    content = components()
    sets = {"base": ("base",), "mixed": ("base", "expert"), "realm_of_chaos": ("expert",)}[events]
    due = f"old_world{'_x' if 'horned_rat' in powers else ''}.the_horned_ones_due"
    used = [
        card.id == due if card.id.endswith("the_horned_ones_due") else card.set in sets for card in content.old_world
    ]
    old_world = "".join(ALPHABET[n] * card.copies for n, card in enumerate(content.old_world) if used[n])
    tokens = "nnwwwppss" if "horned_rat" in powers else "nnwwwpppp"
    start = [f"O:{again.shuffle('set-up', old_world)}", f"t:{again.shuffle('set-up', tokens)}"]
    for power in content.powers:
        if power.id in powers:
            titles = [card for card in content.chaos if card.power == power.id]
            deck = "".join(
                ALPHABET[n] * card.copies for n, card in enumerate(titles) if card.set in (card_set, "horned_rat")
            )
            start.append(f"{power.letter}:{again.shuffle('decks', deck)}")
    assert lines[5].startswith(f"start {' '.join(start)} = ")
    rolled = 0
    for line in lines[6:-3]:
        for word in line.split(" = ")[0].split(" "):
            if word.startswith("d:"):
                assert word[2:] == again.dice(len(word) - 2)
                rolled += 1
            elif word[1:2] == ":":
                assert word[2:] == again.shuffle("decks", "".join(sorted(word[2:])))
    assert rolled


# --- scenarios.md -------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.7", "R8.9")
def test_the_example_on_the_page_holds() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", SCENARIO_PAGE, re.DOTALL)
    assert Scenario.loads(text).run().failures == []


def test_the_page_has_every_key_and_place() -> None:
    keys = {key for row in rows(SCENARIO_PAGE) for key in re.findall(r"`([a-z_.]+)`", row[0])}
    assert set(KEYS) <= keys
    text = section(SCENARIO_PAGE, "The position")
    assert all(f"`{place}`" in text for place in PLACE_NAMES if not re.match(r"end\.[2-5]", place))
    assert all(f"`{region}`" in text for region in REGIONS)


def test_every_path_on_the_page_can_be_looked_at() -> None:
    g = position({})
    paths = [path for row in rows(section(SCENARIO_PAGE, "Paths")) for path in re.findall(r"`([^`]+)`", row[0])]
    assert len(paths) > 25
    for path in paths:
        look(g, re.sub(r"^khorne", POWERS[0], path.replace("REGION", "kislev").replace("POWER", "khorne")))


# --- playing.md ---------------------------------------------------------------------------------------------------


def test_every_command_of_the_table_is_on_the_page() -> None:
    page = (DOCS / "playing.md").read_text(encoding="utf-8")
    for form in (spoken.name("terminal", f"command.{id}", "form") for id in COMMANDS):
        for word in re.findall(r"(?<![>\w])[a-z]{3,}", form):
            assert f"`{word}" in page, word
