"""Ruinous: an open digital version of the board game Chaos in the Old World."""

__version__ = "0.1.0"
