"""What is heard at a table beside the game: who is there, and what is said."""

from __future__ import annotations

import msgspec

from ruinous.server.bus import Bus, News
from ruinous.server.chance import Now
from ruinous.server.tables.lives import Live, present
from ruinous.store.protocol import Line, Store, Taken
from ruinous.table import commands as c
from ruinous.table.acts import Who
from ruinous.table.names import clean_talk
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.table.watching import hears

MOST_LINES = 200  # of table talk that are told at once

encode = msgspec.json.Encoder().encode


class Voices:
    """Table talk and presence."""

    def __init__(self, store: Store, bus: Bus, now: Now) -> None:
        self.store = store
        self.bus = bus
        self.now = now

    async def say(self, live: Live, who: Who, command: c.Say) -> tuple[Line, bool]:
        """A line of table talk, and whether it had been said before: with the same key it is said once."""
        table, key = live.table, command.key
        allowed = table.options.talk
        if allowed == "off" or (allowed == "players" and not table.held_by(who.id)):
            raise Refused("not_allowed", "talk_off" if allowed == "off" else "talk_players")
        text = clean_talk(command.text)
        if line := await self._said(table, who, key, text):
            return line, True
        try:
            line = await self.store.say(table.id, self.now(), who.id, who.name, text, key)
        except Taken:
            line = await self._said(table, who, key, text)
            if line is None:
                raise
            return line, True
        self.bus.tell(News(table=table.id, talk=line.number))
        await self.tell_talk(live)
        return line, False

    async def _said(self, table: Table, who: Who, key: str, text: str) -> Line | None:
        """What was said with this key; Refused if it was another thing."""
        line = await self.store.said(table.id, who.id, key) if key else None
        if (who.id, key) in table.keys or (line and line.text != text):
            raise Refused("key_reused", "key_reused")
        return line

    async def tell_talk(self, live: Live) -> None:
        """Send those who may hear it what was said since they were last told, each line once and in order."""
        async with live.talking:
            if not live.watchers:
                return
            for line in await self.store.lines(live.id, live.talked, MOST_LINES):
                live.talked = line.number
                message = encode({"type": "talk", "table": live.id, "line": line})
                for watcher in list(live.watchers):
                    if hears(live.table, watcher.person):
                        watcher.hear(message)

    async def begin(self, live: Live) -> None:
        """Somebody is the first to watch: what was said before is no news."""
        live.talked = max((line.number for line in await self.store.lines(live.id, 0, 1)), default=0)

    def announce(self, live: Live) -> None:
        """Somebody has come or gone."""
        self.present_here(live)
        self.tell_presence(live)

    def present_here(self, live: Live) -> None:
        """Tell other processes who is here."""
        here = tuple(sorted({watcher.person for watcher in live.watchers if watcher.person}))
        self.bus.tell(News(table=live.id, present=here))

    def hear_presence(self, live: Live, sender: str, people: tuple[str, ...]) -> None:
        """Another process says who is there."""
        if sender not in live.elsewhere and live.watchers:
            self.present_here(live)  # who has just come there does not know who is here
        live.elsewhere[sender] = (self.now(), people)
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        message = encode({"type": "present", "table": live.id, "people": present(live, self.now())})
        for watcher in list(live.watchers):
            watcher.hear(message)
