"""The terminal in French and in Japanese: nothing of English is left, and the columns hold."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ruinous.cli import main
from ruinous.content import components
from ruinous.rules.ids import POWERS
from ruinous.terminal import board, guide, lookup, menu, story
from ruinous.terminal.paint import Paint
from ruinous.words import LANGUAGES, phrase, speaking
from ruinous.words.columns import short, shown
from ruinous.words.system import KNOWN
from ruinous.words.voice import voice

SOURCE = Path(board.__file__).parents[1]
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = """the of your you and with to is are card cards turn has have from this that for by not in at its which who
 power powers figure figures region regions round phase draws plays discards places placed summons
 nothing game saved type press enter help choose legal now hit hits kill killed token tokens hand deck""".split()
ALIKE = {"fr": {"phase", "figure", "places"}, "ja": {"Enter"}}
"""Words that are also French, and what a Japanese text keeps: the name of a key."""
ALLOWED = re.compile(
    r"Realm of Chaos|\[[^\]]*\]|/\S+|ruinous [a-z-]+.*"  # a name, notation, paths, commands
    r"|\S*[@>=]\S*|--\S+|\b[a-z]+(?:_[a-z]+)+\S*"  # more notation, options, ids
    r"|\((?:help, why|help、why)[^)）]*[)）]|（help、why[^）]*）"  # the English words that can be typed
    r"|(?m:^  (?:hit|pick|pass|take|discard|stand)[^　-鿿]*?  )|^.*(?:  |\d )\S* *pass$"  # notation in a list
)


def english(text: str, language: str) -> list[str]:
    """The English words of an output, without what is the same in every language."""
    plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)
    left = "\n".join(ALLOWED.sub(" ", line) for line in plain.split("\n"))
    return [w for w in re.findall(r"(?<![\w’'-])[A-Za-z]+(?![\w’'-])", left) if _english(w, language)]


def _english(word: str, language: str) -> bool:
    return word.lower() in ENGLISH and not {word, word.lower()} & ALIKE[language]


def test_english_is_recognised() -> None:
    assert english("Khorne draws 2 cards.", "fr") == ["draws", "cards"]
    assert english("コーンの turn", "ja") == ["turn"]
    assert english("Khorne pioche 2 cartes. [battle_cry@nor.l] battle_cry@nor.l /the/card", "fr") == []


LINES = """? board
? notation
?
help
why
why teleport
why Kw3
why xyz
why kislev
1
2
0
0
99
nonsense
Nw1>kis
option 1
board
hand
log 99
card teleport
card khorne
card zzzz
card telepot
card witch
rule R8.9
rule R24
rule E12
rule C12
rule zzzz
rule
undo
save
save no/such/folder/x
"""


def played(language: str, piped: Callable[..., Any]) -> str:
    """A first round and more: every command, then the first choice again and again."""
    done = piped(
        *("play", "--people", "khorne,tzeentch", "--seed", "3", "--language", language, "--card-set", "morrslieb"),
        text="\n" + LINES + "\n".join(["1", "", "1 1 1", "", "2 1 1", "", "1", ""] * 12) + "\n",
    )
    assert done.returncode == 0
    assert done.stderr == ""
    return str(done.stdout)


@pytest.mark.parametrize("language", OTHERS)
def test_a_round_holds_no_english_and_no_gap(language: str, piped: Callable[..., Any]) -> None:
    text = played(language, piped)
    with speaking(language):
        for phase in ("battle", "corruption", "end"):  # the whole round was seen
            assert phrase(f"phase.{phase}", {}) in text
    assert english(text, language) == []
    assert not re.findall(r"\{ ?\$|\?\?|\{[a-z]|None\b|FluentNone", text)
    paths = re.compile(r"/|ruinous ")
    assert not [line for line in text.split("\n") if shown(line) > 80 and not paths.search(line)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line", ["play --people none --seed 2 --bots random --players 5 --save a", "simulate --games 2"]
)
def test_whole_games_and_reports_hold_no_english(
    language: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*line.split(), "--language", language]) == 0
    assert english(capsys.readouterr().out, language) == []
    if "play" in line:
        for more in (["replay", "a"], ["replay", "a", "--to", "9", "--all"], ["verify", "a"]):
            assert main([*more, "--language", language]) == 0
            assert english(capsys.readouterr().out, language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_help_of_every_command_holds_no_english(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    commands = "play simulate arena tune cards rules replay verify scenario serve backup restore bot ledger".split()
    for command in ([], *([one] for one in commands), ["bot", "run"]):
        with pytest.raises(SystemExit):
            main([*command, "--help", "--language", language])
        text = re.sub(
            r"ruinous [a-z]+|^    [a-z]+ |[A-Z=]{4,}|\{[^}]*\}|[（(][^（()）]*[)）]|«[^»]*»|「[^」]*」",
            "",
            capsys.readouterr().out,
            flags=re.M,
        )
        assert english(text, language) == [], command


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_rules_fit_the_screen(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("cards", "rules"):
        assert main([command, "--language", language]) == 0
        assert not [line for line in capsys.readouterr().out.split("\n") if shown(line) > 80]


# --- which language ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environ", "words"),
    [
        ("rules", {"RUINOUS_LANGUAGE": "", "LC_ALL": "C"}, "The rules"),
        ("rules", {"RUINOUS_LANGUAGE": "", "LC_ALL": "fr_FR.UTF-8"}, "Les règles"),
        ("rules", {"RUINOUS_LANGUAGE": "", "LC_ALL": "de_DE.UTF-8"}, "The rules"),
        ("rules", {"RUINOUS_LANGUAGE": "ja", "LC_ALL": "fr_FR.UTF-8"}, "ルール"),
        ("rules", {"RUINOUS_LANGUAGE": "xx", "LC_ALL": "fr_FR.UTF-8"}, "Les règles"),
        ("rules --language fr", {"RUINOUS_LANGUAGE": "ja"}, "Les règles"),
        ("--language fr rules", {"RUINOUS_LANGUAGE": "ja"}, "Les règles"),
        ("--language=en rules", {"RUINOUS_LANGUAGE": "ja"}, "The rules"),
    ],
)
def test_the_option_the_environment_the_system_english(
    arguments: str,
    environ: dict[str, str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert main(arguments.split()) == 0
    assert capsys.readouterr().out.startswith(words)


def test_a_language_that_we_do_not_speak_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["rules", "--language", "de"])
    assert left.value.code == 2
    assert "--language" in capsys.readouterr().err


@pytest.mark.parametrize("language", OTHERS)
def test_words_of_the_language_and_english_ones_can_be_typed(language: str) -> None:
    with speaking(language):
        for word in guide.WORDS:
            local = phrase(f"terminal.word.{word}", {})
            assert guide.word(local) == guide.word(word) == guide.word(local.upper()) == word
        assert guide.word("xyz") == "xyz"


# --- columns -----------------------------------------------------------------------------------------------------


def test_a_cut_japanese_line_keeps_its_columns() -> None:
    text = "この地域には汚染トークンを置けない。"
    for width in range(1, 40):
        cut = short(text, width)
        assert shown(cut) <= width
        assert cut == text or cut.endswith("…")
    assert shown("コーン") == 6
    assert shown("é") == shown("e\u0301") == 1


@pytest.mark.parametrize("width", [60, 80, 100])
def test_japanese_is_wrapped_without_spaces_and_loses_nothing(width: int) -> None:
    with speaking("ja"):
        for card in lookup.all_cards(components()):
            text = lookup.card_text(card)
            lines = Paint(False, width).paragraph(text, "    ", "  ")
            assert all(shown(line) < width for line in lines)
            assert "".join(line.strip() for line in lines).replace(" ", "") == text.replace(" ", "")
            assert not [line for line in lines if line.strip()[0] in "、。）』」ー"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_of_five_fits_in_80_columns(walk: Any, language: str) -> None:
    paint = Paint(True, 80)
    with speaking(language):
        for game in walk(1, POWERS, card_set="morrslieb", events="mixed"):
            content, seat = game.state.rules.content, game.decision.seat if game.decision else "tzeentch"
            seen = game.view(seat)
            lines = board.whole(seen, content, paint) + board.hand(seen, seat, content, paint)
            lines += story.tell(game.state, game.events(seat)[-5:], paint)
            if game.decision:
                choices = menu.choices(game.state, game.decision.actions)
                assert len({choice.label for choice in choices}) == len(choices)
                lines += menu.lines(choices, paint)
            assert not [line for line in lines if shown(line) > 80]


# --- the messages ------------------------------------------------------------------------------------------------


def used() -> tuple[set[str], set[str]]:
    """The ids that the source names whole, and the beginnings of those it puts together."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = re.findall(r"[\"']((?:terminal|commands|system)\.[a-z_.]*)([\"'{])", text)
    whole = {id.replace(".", "-") for id, end in found if end != "{"}
    return whole, {id.replace(".", "-") for id, end in found if end == "{" and id.count(".") > 1}


FAMILIES = {
    "terminal-column-": {*board.NUMBERS, *board.COLUMNS, "contents", "corruption"},
    "terminal-sign-": {*board.NUMBERS, *board.COLUMNS, *guide.FIGURES.values(), "corruption"},
    "terminal-notation-": {*guide.FORMS.values(), "regions"},
    "terminal-word-": set(guide.WORDS),
    "terminal-command-": set(guide.COMMANDS),
    "terminal-dial-": {stop.do for power in components().powers for stop in power.dial[1:]} | {"end"},
    "system-": {*KNOWN.values(), "no_name", "no_home", "unknown"},
}


def test_every_message_is_used() -> None:
    whole, beginnings = used()
    whole |= {"terminal-hand-empty", "terminal-hand-of", "terminal-hand-of-empty"}
    for file in ("terminal.ftl", "commands.ftl"):
        text = (SOURCE / "words" / "en" / file).read_text(encoding="utf-8")
        for id in re.findall(r"^([a-z]\w*(?:-\w+)*) =", text, re.MULTILINE):
            family = next((family for family in FAMILIES if id.startswith(family)), None)
            if family:
                assert id.removeprefix(family) in FAMILIES[family], id
            elif file == "terminal.ftl":
                assert id in whole or id.startswith(tuple(beginnings)), id
    for family, ids in FAMILIES.items():
        assert all(voice("en").has(f"{family}{id}") for id in ids), family


def test_every_message_of_the_command_line_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of help texts by building the parser, the others by the source."""
    from ruinous import cli, hosting
    from ruinous.bots import arena_command, arena_report
    from ruinous.rl import selfplay
    from ruinous.terminal import arguments

    said: set[str] = set()

    def noted(id: str, *args: Any, **more: Any) -> str:
        said.add(id.replace(".", "-"))
        return phrase(id, *args, **more)

    for module in (cli, hosting, arguments, arena_command):
        monkeypatch.setattr(module, "phrase", noted)
    monkeypatch.setattr(selfplay.words, "phrase", noted)
    cli.parser().format_help()
    with pytest.raises(SystemExit):
        selfplay.main(["--help"])
    said |= used()[0] | {f"commands-ended-{condition}" for condition in arena_report.CONDITIONS}
    said |= {f"commands-deck-{cards}" for cards in ("base", "morrslieb")}
    text = (SOURCE / "words" / "en" / "commands.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^(commands[\w-]*) =", text, re.MULTILINE))
    sources = "".join((SOURCE / name).read_text() for name in ("terminal/simulation.py", "bots/arena_report.py"))
    said |= {id for id in ids if id.startswith("commands-column-") and f'"{id.rpartition("-")[2]}"' in sources}
    assert ids - said == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ["terminal.ftl", "commands.ftl"])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str, file: str) -> None:
    def read(of: str) -> dict[str, set[str]]:
        text = (SOURCE / "words" / of / file).read_text(encoding="utf-8")
        parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
        return {id: set(re.findall(r"\$(\w+)", value)) for id, value in zip(parts[::2], parts[1::2], strict=True)}

    ours, theirs = read("en"), read(language)
    assert list(ours) == list(theirs)
    assert [id for id in ours if theirs[id] - ours[id]] == []
