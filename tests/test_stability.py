"""Old games live: whatever a later version adds, renames or corrects, every game recorded before still verifies.

The package is copied and changed as later versions would change it; a process of its own verifies the golden games, and
games of the newest edition recorded here and now, with the copy.
"""

import ast
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tokenize
from collections.abc import Callable
from pathlib import Path

import pytest

import ruinous
from ruinous.content import NEWEST, components, edition
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.engine import STEPS, step
from ruinous.rules.events import EVENTS, declare
from ruinous.rules.options import defaults
from ruinous.rules.phases.summoning import turn
from ruinous.rules.questions import QUESTIONS, question
from ruinous.rules.upgrades import Upgrade, upgrade_card
from tools.golden import choose
from tools.mixes import any_game

GOLDEN = Path(__file__).parent / "golden"
SOURCE = Path(ruinous.__file__).parent
GAMES = 8  # of the newest edition
VERIFY = """
import json, sys
from pathlib import Path
import ruinous
from ruinous.content import NEWEST
from ruinous.rules.game import verify
count = 0
for folder in sys.argv[1:]:
    for path in sorted(Path(folder).glob("*.ruinous")):
        try:
            verify(path.read_text())
        except Exception as error:
            sys.exit(f"{path.name}: {error!r}")
        count += 1
print(json.dumps({"verified": count, "newest": NEWEST, "package": ruinous.__file__}))
"""


@pytest.fixture(scope="module")
def today(tmp_path_factory):
    """Games of the newest edition, recorded with the package as it is."""
    folder = tmp_path_factory.mktemp("today")
    for seed in range(GAMES):
        game, random, temper = any_game(seed, NEWEST, ahead=False)
        while game.state.actions:
            game.play(choose(game.state, temper, random))
        (folder / f"{seed}.ruinous").write_text(game.record.dumps())
    return folder


def verified_with(change: Callable[[Path], None], tmp_path: Path, today: Path) -> dict:
    """Copy the package, change the copy, and verify every record with it."""
    package = tmp_path / "ruinous"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    change(package)
    done = subprocess.run(
        [sys.executable, "-c", VERIFY, str(GOLDEN), str(today)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert Path(found["package"]).is_relative_to(package)
    assert found["verified"] == len(list(GOLDEN.glob("*.ruinous"))) + GAMES
    return found


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new))


def next_edition(package: Path, overlay: str) -> None:
    """The content becomes a new edition; the overlay says what the newest of today had."""
    options = "".join(
        f"{name} = {json.dumps(value)}\n" for name, value in defaults(NEWEST).items() if name != "edition"
    )
    since = edition(NEWEST).since
    text = f'since = "{since}"\n\n[options]\n{options}\n{overlay}'
    (package / "content" / "editions" / f"{NEWEST}.toml").write_text(text)
    replace(package / "content" / "editions.py", f'SINCE = "{since}"', 'SINCE = "99.0.0"')


# --- what later versions do ---------------------------------------------------------------------------------------

NEW_CARD = """
[[card]]
id = "{id}"
number = {number}
power = "{power}"
copies = {copies}
cost = 1
magic = false
when = "play"
params = {{}}
rulings = []

[card.provenance]
name = "reconstructed"
copies = "reconstructed"
cost = "reconstructed"
magic = "reconstructed"
effect = "reconstructed"
"""
NEW_CLASS = '''

@chaos_card("{id}")
class {name}(ChaosCard):
    """Draw a card."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        board.draw(g, self.power, 1)
'''


def add_cards(package: Path) -> None:
    """A card of which no deck has a copy, and one that takes the place of copies of another from now on."""
    titles = components().chaos
    chaos, classes = package / "content" / "chaos.toml", package / "rules" / "cards"
    cards = (
        ("khorne.red_harvest", "RedHarvest", "khorne", 0),
        ("nurgle.new_growth", "NewGrowth", "nurgle", 2),
    )
    for number, (id, name, power, copies) in enumerate(cards, len(titles) + 1):
        with chaos.open("a") as file:
            file.write(NEW_CARD.format(id=id, number=number, power=power, copies=copies))
        with (classes / f"{power}.py").open("a") as file:
            file.write(NEW_CLASS.format(id=id, name=name))
    before = next(card.copies for card in titles if card.id == "nurgle.influenza")
    entry = re.search(r'id = "nurgle\.influenza".*?copies = \d+\n', chaos.read_text(), re.DOTALL)
    assert entry
    replace(chaos, entry[0], entry[0].replace(f"copies = {before}", f"copies = {before - 2}"))


DECKS = """
[chaos."nurgle.new_growth"]
copies = 0

[chaos."nurgle.influenza"]
copies = 4
"""


def registered_functions(package: Path) -> set[str]:
    """The names of all functions that are steps, questions or answers."""
    found = set()
    for path in (package / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
                if any(
                    (isinstance(mark, ast.Name) and mark.id in ("step", "question"))
                    or (isinstance(mark, ast.Attribute) and mark.attr == "answer")
                    for mark in marks
                ):
                    found.add(node.name)
    return found


def methods(package: Path) -> set[str]:
    """What classes define."""
    trees = [ast.parse(path.read_text()) for path in (package / "rules").rglob("*.py")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {member.name for node in classes for member in node.body if isinstance(member, ast.FunctionDef)}


WINDOWS = frozenset(
    "old_world_start draw_power summoning_start on_play battle_start battle_over battle_end corruption_start"
    " domination_won after_place on_ruin end_start".split()
)


def rename_functions(package: Path) -> None:
    """Every function of a step, a question or an answer, and every window, gets another name wherever it is named."""
    paths = list((package / "rules").rglob("*.py"))
    modules = {path.stem for path in paths} | {path.parent.name for path in paths}
    names = registered_functions(package) - modules - methods(package)  # those that are nothing else by the same name
    names |= WINDOWS
    assert {"turn", "turn_taken", "assign", "dominate", "move_figures", "check_ruin"} <= names
    assert len(names) > 100
    renamed, named = 0, re.compile(rf"\b(?:{'|'.join(names)})\b")
    for path in package.rglob("*.py"):
        text = path.read_text()
        if not named.search(text):
            continue  # to look at each token takes long
        lines = text.splitlines(keepends=True)
        for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
            if token.type == tokenize.NAME and token.string in names:
                row, column = token.start
                lines[row - 1] = f"{lines[row - 1][:column]}renamed_{lines[row - 1][column:]}"
                renamed += 1
        path.write_text("".join(lines))
    assert renamed > 2 * len(names)


def correct_numbers(package: Path) -> None:
    """A cost, a sheet and statistics change, a ruling and an option are added."""
    raise_cost(package)
    replace(
        package / "content" / "upgrades.toml",
        'slug = "bloodletters"\npower = "khorne"\nkind = "warrior"\nstats = [2, 2, 1]',
        'slug = "bloodletters"\npower = "khorne"\nkind = "warrior"\nstats = [2, 3, 1]',
    )
    replace(package / "content" / "powers.toml", "power = 7\ndraw = 2\n", "power = 6\ndraw = 2\n")
    replace(
        package / "rules" / "rulings.py",
        "    call_from_one_region: bool",
        "    two_cards: bool = False\n    call_from_one_region: bool",
    )
    replace(
        package / "rules" / "phases" / "draw.py",
        "board.draw(g, power, sheet.draw + more)",
        "board.draw(g, power, sheet.draw + more + (0 if g.rules.rulings.two_cards else 1))",
    )
    replace(
        package / "rules" / "options.py",
        '    larger_hand: str = "six"',
        '    omens: str = "none"\n    larger_hand: str = "six"',
    )


CORRECTED = """
[rulings]
two_cards = true

[chaos."khorne.battle_cry"]
cost = 1

[upgrades."khorne.bloodletters"]
stats = [2, 2, 1]

[powers.khorne]
power = 7
"""


def raise_cost(package: Path) -> None:
    """A number of the content changes; alone this must not be done: no overlay says what it was."""
    chaos = package / "content" / "chaos.toml"
    entry = re.search(r'id = "khorne\.battle_cry".*?cost = 1\n', chaos.read_text(), re.DOTALL)
    assert entry
    replace(chaos, entry[0], entry[0].replace("cost = 1\n", "cost = 2\n"))


def test_new_cards_renamed_functions_and_corrections_change_no_old_game(tmp_path, today):
    """All at once, as a later version brings them."""

    def change(package: Path) -> None:
        correct_numbers(package)
        add_cards(package)
        next_edition(package, CORRECTED + DECKS)
        rename_functions(package)

    assert verified_with(change, tmp_path, today)["newest"] == NEWEST + 1


def test_the_proof_can_fail(tmp_path, today):
    with pytest.raises(AssertionError, match=r"\.ruinous: "):
        verified_with(raise_cost, tmp_path, today)


# --- ids ----------------------------------------------------------------------------------------------------------


def test_a_second_step_or_question_with_an_id_stops_the_import():
    before = dict(STEPS), dict(QUESTIONS)
    with pytest.raises(ValueError, match="two steps have the id 'tick'"):
        step("tick")(lambda g: None)
    with pytest.raises(ValueError, match="two steps have the id 'turn'"):
        question("turn", "R6.2", group="turn")(lambda g: None)
    with pytest.raises(ValueError, match="two steps have the id 'tick'"):
        question("tick", "R6.2", group="turn")(lambda g: None)
    assert before == (STEPS, QUESTIONS)


def test_a_second_answer_to_a_question_stops_the_import():
    with pytest.raises(ValueError, match="the question 'turn' has two answers"):
        turn.answer(lambda g, action, seat: None)


def test_a_second_class_of_a_card_stops_the_import():
    with pytest.raises(ValueError, match=re.escape("two classes are registered for 'khorne.battle_cry'")):
        chaos_card("khorne.battle_cry")(ChaosCard)
    with pytest.raises(ValueError, match=re.escape("two classes are registered for 'khorne.bloodsworn'")):
        upgrade_card("khorne.bloodsworn")(Upgrade)


def test_a_second_event_with_an_id_stops_the_import():
    before = dict(EVENTS)
    with pytest.raises(ValueError, match="two events have the id 'score'"):
        declare("score")
    assert before == EVENTS


def test_a_question_of_no_known_group_stops_the_import():
    try:
        with pytest.raises(ValueError, match="there is no group 'gossip'"):
            question("a new question", "R6.2", group="gossip")(lambda g: None)
    finally:
        STEPS.pop("a new question", None)
