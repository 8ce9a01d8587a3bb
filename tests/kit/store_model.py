"""A store in a few dictionaries, as slow and as plain as can be, to compare the real ones with."""

from __future__ import annotations

from copy import deepcopy

from msgspec import structs

from ruinous.rules.facts import Fact
from ruinous.store import Delivery, Identity, Line, Notice, Result, Stale, StoredNotice, Taken, Write


class Model:
    def __init__(self) -> None:
        self.logs: dict[str, list[Write]] = {}
        self.talk: dict[str, list[Line]] = {}
        self.said: set[tuple[str, str, str]] = set()  # keys of what was said
        self.ends: dict[str, Result] = {}
        self.told: list[StoredNotice] = []
        self.undone: set[str] = set()
        self.sent: list[Delivery] = []
        self.people: dict[str, Identity] = {}
        self.devices: dict[str, str] = {}

    def copy(self) -> Model:
        return deepcopy(self)

    # --- tables ---

    def append(self, write: Write) -> int:
        log = self.logs.get(write.table, [])
        if len(log) != write.expected:
            raise Stale(write.table, len(log))
        self.logs[write.table] = [*log, write]
        for notice in sorted(write.notices, key=lambda one: one.key):
            if all(stored.notice.key != notice.key for stored in self.told):
                self.told.append(StoredNotice(0, notice, False))
                self.undone.add(notice.key)
        if write.result:
            self.ends[write.table] = write.result
        return write.expected + 1

    def entries(self, table: str, since: int) -> list[bytes]:
        return [write.entry for write in self.logs.get(table, [])[since:]]

    def _tables(self) -> list[Write]:
        """The newest write of each table, the newest first."""
        return sorted((log[-1] for log in self.logs.values()), key=lambda write: (-write.head.at, write.table))

    def lobby(self, states: list[str], limit: int, before: int) -> list[bytes]:
        heads = [write.head for write in self._tables()]
        return [h.summary for h in heads if h.listed and h.state in states and h.at < before][:limit]

    def tables_of(self, identity: str, limit: int, before: int | None) -> list[bytes]:
        groups: tuple[list[bytes], ...] = ([], [], [])
        for head in (write.head for write in self._tables()):
            waits = dict(head.members).get(identity)
            if waits is None or (before is not None and (head.state != "over" or head.at >= before)):
                continue
            groups[2 if head.state == "over" else 0 if waits else 1].append(head.summary)
        return [summary for group in groups for summary in group][:limit]

    def overdue(self, now: int) -> list[str]:
        late = [(w.head.due, w.table) for w in self._tables() if w.head.due is not None and w.head.due <= now]
        return [table for _, table in sorted(late)]

    def awaiting_bots(self, until: int) -> list[str]:
        late = [(w.head.at, w.table) for w in self._tables() if w.head.awaits_bot and w.head.at <= until]
        return [table for _, table in sorted(late)]

    def results(self, identity: str | None) -> list[Result]:
        ends = sorted(self.ends.values(), key=lambda end: (-end.at, end.table))
        return [end for end in ends if identity is None or identity in end.members]

    def say(self, table: str, at: int, identity: str, name: str, text: str, key: str = "") -> Line:
        lines = self.talk.setdefault(table, [])
        if key and (table, identity, key) in self.said:
            raise Taken("key_taken")
        self.said.add((table, identity, key))
        lines.append(Line(len(lines) + 1, at, identity, name, text))
        return lines[-1]

    # --- identities ---

    def add_identity(self, new: Identity, device: str) -> None:
        if new.id in self.people or device in self.devices:
            raise Taken("key_taken")
        self.people[new.id] = new
        self.devices[device] = new.id

    def recover(self, recovery: str, device: str) -> Identity | None:
        for who, identity in self.people.items():
            if identity.recovery == recovery:
                if device in self.devices:
                    raise Taken("key_taken")
                self.people[who] = structs.replace(identity, recovery=None)
                self.devices[device] = who
                return self.people[who]
        return None

    # --- notices, by their keys: numbers are the database's business ---

    def notices(self, identity: str) -> list[tuple[Notice, bool]]:
        return [(stored.notice, stored.read) for stored in reversed(self.told) if stored.notice.identity == identity]

    def read_notices(self, identity: str, upto: str) -> int:
        last = next(place for place, stored in enumerate(self.told) if stored.notice.key == upto)
        count = 0
        for place, stored in enumerate(self.told[: last + 1]):
            if stored.notice.identity == identity and not stored.read:
                self.told[place] = structs.replace(stored, read=True)
                count += 1
        return count

    def dispatch(self, key: str, at: int, targets: list[tuple[str, str, int]]) -> None:
        if key in self.undone:
            self.undone.discard(key)
            notice = next(stored.notice for stored in self.told if stored.notice.key == key)
            for channel, target, due in targets:
                self.sent.append(Delivery(0, notice, channel, target, "waiting", 0, due, None, at))

    def claim(self, now: int, until: int, limit: int) -> list[Delivery]:
        ready = [n for n, one in enumerate(self.sent) if one.state in ("waiting", "sending") and one.due <= now]
        claimed = sorted(ready, key=lambda n: (self.sent[n].due, n))[:limit]
        for n in claimed:
            old = self.sent[n]
            self.sent[n] = structs.replace(old, state="sending", attempts=old.attempts + 1, due=until, at=now)
        return [self.sent[n] for n in claimed]

    def settle(self, target: str, attempts: int, state: str, due: int, error: Fact | None, at: int) -> bool:
        for n, old in enumerate(self.sent):
            if old.target == target and old.attempts == attempts and old.state == "sending":
                self.sent[n] = structs.replace(old, state=state, due=due, error=error, at=at)
                return True
        return False
