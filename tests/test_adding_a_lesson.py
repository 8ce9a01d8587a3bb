"""docs/adding-a-lesson.md, followed to the letter in a copy of the package."""

import re
import shlex
import shutil
from pathlib import Path

from tests.test_adding_a_card import BLOCK, ROOT, run

PAGE = (ROOT / "docs" / "adding-a-lesson.md").read_text(encoding="utf-8")
NEEDED = ("kit/messages.py", "rules/test_lessons.py", "words/test_lessons.py")


def test_the_page_leads_to_a_lesson_that_works(tmp_path: Path) -> None:
    lesson, position, commands, *words, test = (block for _, block in BLOCK.findall(PAGE))
    package = tmp_path / "src" / "ruinous"
    shutil.copytree(ROOT / "src" / "ruinous", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in NEEDED:
        (tmp_path / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests" / name)

    (package / "content" / "taught" / "crowd.toml").write_text(f"{lesson}\n{position}")
    for block, language in zip(words, ("en", "fr", "ja"), strict=True):
        file = package / "words" / language / "lessons.ftl"
        file.write_text(f"{file.read_text('utf-8')}\n{block}", "utf-8")
    (tmp_path / "tests" / "rules" / "test_crowd.py").write_text(test)

    way, seeds = (run(tmp_path, *shlex.split(line)[1:]) for line in commands.splitlines())
    assert re.match(r"crowd: 3 tasks, \d+ positions, \d+ ends: sound\n +khorne: Kw1>kis; nurgle: Nc1>bre; ", way)
    assert seeds.split() == ["1", "2", "3"]
    plain = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:faker")
    run(tmp_path, "-m", "pytest", "-q", *plain, "--import-mode=importlib", "-k", "crowd or words", "tests")
