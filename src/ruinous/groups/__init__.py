"""Groups: people who meet again and again, their next game, their results, their tournaments. Logic only."""

from ruinous.groups.acts import Ask, do, found
from ruinous.groups.group import Group, encode, read

__all__ = ["Ask", "Group", "do", "encode", "found", "read"]
