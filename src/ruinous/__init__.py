"""Ruinous: an open digital version of the board game Chaos in the Old World."""

from ruinous.rules.game import Decision, Game, IllegalAction, Options, RecordError, Result, SetupError, verify

__version__ = "0.2.0"
__all__ = ["Decision", "Game", "IllegalAction", "Options", "RecordError", "Result", "SetupError", "verify"]
