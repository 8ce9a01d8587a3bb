"""What a notice can tell of its table."""

from __future__ import annotations

from ruinous.server.notices.dispatcher import TableInfo
from ruinous.server.tables.tables import Tables
from ruinous.store.protocol import Notice


class TableNews:
    """Looks tables up for the dispatcher. `home` stands in front of links."""

    def __init__(self, tables: Tables, home: str) -> None:
        self.tables = tables
        self.home = home

    async def still_true(self, notice: Notice) -> bool:
        """Whether a notice still says something: the turn or the vote may be over."""
        if notice.kind == "game_over":
            return True
        table = (await self.tables.open(notice.table)).table
        if notice.kind == "invited":
            return bool(table.kept_for(notice.identity))
        if notice.kind == "vote":
            return notice.identity in table.to_vote()
        return table.awaited().get(notice.identity, "") in ("decision", "draft")

    async def info(self, id: str) -> TableInfo:
        table = (await self.tables.open(id)).table
        return TableInfo(table.options.pace, table.options.name, f"{self.home}/#table={id}")
