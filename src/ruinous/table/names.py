"""What people are called, what they call their tables, and what they say: without signs that hide or imitate."""

import re
import unicodedata

from ruinous.table.refusals import Refused

NAME_LENGTH, TITLE_LENGTH = 32, 60
MOST_MARKS, MOST_MARKS_SAID = 2, 4  # upon one letter

# Nothing is seen of them, whatever their category says (Default_Ignorable_Code_Point, and blanks that are signs).
HIDDEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
EMOJI_STYLE = re.compile("[\ufe0e\ufe0f]")  # a name does without
TAG = re.compile("[#\u2317\u22d5\u266f\u29e3]\\s*\\w{3}")  # Anna#k3f9, also with signs that look like #
JOINERS = "\u200c\u200d"  # emoji and some scripts need them
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # whose letters look alike


def clean_name(text: str) -> str:
    """A person's name as it is kept, or Refused."""
    name = _cleaned(text, NAME_LENGTH)
    if TAG.search(name):
        raise Refused("bad_request", "name_tag")
    return name


def clean_title(text: str) -> str:
    """A table's name as it is kept, or Refused. It may have none."""
    return _cleaned(text, TITLE_LENGTH) if text else ""


def titled(text: str) -> str:
    """What a file calls itself, as the name of a table; none, if it cannot be one."""
    try:
        return clean_title(text[:TITLE_LENGTH])
    except Refused:
        return ""


def clean_talk(text: str) -> str:
    """What was said, without what hides or turns around the rest of it, or Refused."""
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise Refused("bad_request", "talk_characters")
    kept, marks = "", 0
    for place, sign in enumerate(text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if sign in JOINERS:
            shown = kept[-1:] > "\x7f" and text[place + 1 : place + 2] > "\x7f"
        elif EMOJI_STYLE.match(sign):
            shown = kept[-1:] > "\x7f"
        else:
            shown = (kind[0] != "C" or kind == "Cn" or sign.isspace()) and not HIDDEN.match(sign)
        if shown and marks <= MOST_MARKS_SAID:
            kept += sign
    said = " ".join(kept.split())
    if not said:
        raise Refused("bad_request", "talk_empty")
    return said


def _cleaned(text: str, longest: int) -> str:
    """NFKC, without outer or doubled blanks."""
    name = unicodedata.normalize("NFKC", EMOJI_STYLE.sub("", text))
    if any(unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029" for sign in text + name) or HIDDEN.search(
        name
    ):
        raise Refused("bad_request", "name_characters")
    name = " ".join(name.split())
    if not 1 <= len(name) <= longest:
        raise Refused("bad_request", "name_length", most=longest)
    if not any(unicodedata.category(sign) in ("So", "Sm", "Sc") or sign.isalnum() for sign in name):
        raise Refused("bad_request", "name_blank")
    for word in name.split():
        if _most_marks(word) > MOST_MARKS:
            raise Refused("bad_request", "name_marks")
        if len(_scripts(word)) > 1:
            raise Refused("bad_request", "name_scripts")
    return name


def _most_marks(word: str) -> int:
    """The longest row of marks; one that has no letter to stand upon is too long."""
    most = row = MOST_MARKS
    for sign in unicodedata.normalize("NFD", word):
        row = row + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        most = max(most, row)
    return most


def _scripts(word: str) -> set[str]:
    names = {unicodedata.name(sign, "").partition(" ")[0] for sign in word}
    return names.intersection(SCRIPTS)
