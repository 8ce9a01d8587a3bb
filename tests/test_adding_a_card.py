"""docs/adding-a-card.md, followed to the letter in a copy of the package."""

import re
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


SAY = """
import sys
from ruinous.content import components
from ruinous.words import say
from ruinous.words.reference import card_name, original
card = next(card for card in components().chaos if card.id == "khorne.blood_tithe")
for language in sys.argv[1:]:
    print(card_name(card, language), original(card, language))
    print(say("ask.tithe", {"region": "empire"}, language=language))
"""
SAID = [
    *("Blood Tithe None", "Choose the enemy Cultist to remove from the Empire."),
    *("Dîme de Sang Blood Tithe", "Choisissez l’Adorateur ennemi à retirer de l’Empire."),
    *("血の十分の一税 Blood Tithe", "エンパイアから取り除く敵のカルティストを選んでください。"),
]


def run(copy: Path, *command: str) -> str:
    path, compiled = f"{copy / 'src'}:{copy}", str(copy / "compiled")  # once for all commands
    done = subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env={"PYTHONPATH": path, "PATH": "", "PYTHONPYCACHEPREFIX": compiled, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_leads_to_a_card_that_works(tmp_path: Path) -> None:
    data, card, imports, *words, test = (block for _, block in BLOCK.findall(PAGE))
    package = tmp_path / "src" / "ruinous"
    shutil.copytree(ROOT / "src" / "ruinous", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (tmp_path / "tests" / "kit").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "kit" / "position.py", tmp_path / "tests" / "kit")
    shutil.copy(ROOT / "tests" / "words" / "test_card_texts.py", tmp_path / "tests")
    golden = tmp_path / "golden"
    shutil.copytree(ROOT / "tests" / "golden", golden)

    chaos = package / "content" / "chaos.toml"
    chaos.write_text(chaos.read_text() + "\n" + data)
    khorne = package / "rules" / "cards" / "khorne.py"
    text = khorne.read_text()
    first = text.index("from ruinous")
    khorne.write_text(text[:first] + imports + text[first:] + "\n\n" + card)
    for block, (name, language) in zip(words, product(("cards", "questions"), ("en", "fr", "ja")), strict=True):
        file = package / "words" / language / f"{name}.ftl"
        file.write_text(file.read_text("utf-8") + "\n" + block, "utf-8")
    (tmp_path / "tests" / "test_tithe.py").write_text(test)

    plain = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:faker")
    run(tmp_path, "-m", "pytest", "-q", *plain, "--import-mode=importlib", "tests")
    assert run(tmp_path, "-c", SAY, "en", "fr", "ja").splitlines() == SAID
    run(tmp_path, "-m", "ruinous", "verify", *map(str, sorted(golden.iterdir())[::9]))
