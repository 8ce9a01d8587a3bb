"""A server for tests alone, `python -m tests.web.kit.pseudo serve`: who asks in French gets the machine's language."""

import atexit
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from ruinous.words import LANGUAGES
from tests.web.kit.server import start
from tools.words import WORDS, write_pseudo

if __name__ == "__main__":
    folder = Path(tempfile.mkdtemp(prefix="ruinous-words-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for language in LANGUAGES:
        if language != "fr":
            shutil.copytree(WORDS / language, folder / language)
    write_pseudo(folder / "fr")
    import_module("ruinous.words.voice").FOLDER = folder  # type: ignore[attr-defined]  # a test's own words
    sys.exit(start())
