"""A bot's reason in words.

>>> from ruinous.rules.facts import Fact
>>> because(Fact("reason.stops", {"power": "khorne", "chance": 31}))
'Keeps Khorne from winning. Its chance of winning: 31%.'
"""

from ruinous.rules.facts import Fact
from ruinous.words import NO_NAMES, Names, say, sentence


def because(reason: Fact, names: Names = NO_NAMES, language: str | None = None) -> str:
    """The reason, and the chance to win that the bot sees, if it has worked one out."""
    text = sentence(reason, names, language)
    if "chance" in reason.args:
        text += " " + say("reason.chance", reason.args, names, language)
    return text
