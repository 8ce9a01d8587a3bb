"""A table: seats and who decides for them, undo, votes, clocks, rematch. Logic only, no network."""

from ruinous.table.acts import Ask, Who, create, do
from ruinous.table.options import Clock, TableOptions
from ruinous.table.refusals import Refused
from ruinous.table.table import LogError, Table

__all__ = ["Ask", "Clock", "LogError", "Refused", "Table", "TableOptions", "Who", "create", "do"]
