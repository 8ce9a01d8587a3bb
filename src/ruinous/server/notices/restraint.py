"""How often a person is told outside the page. Every process counts for itself, as for all limits."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TypeAlias, TypeVar

from ruinous.store.protocol import Delivery

HOUR = 3_600_000
HOURLY = {"email": 20, "webhook": 60, "push": 60}  # to one person; of mail, to each mailbox; of push, to each device
APART = {"email": 300_000, "webhook": 0, "push": 60_000}  # ms between two of the same kind from the same table
REMEMBERED = 10_000

Subject: TypeAlias = tuple[str, str, str, str]  # person, channel (or device), table, kind
Recipient: TypeAlias = tuple[str, str]  # person and channel (or device); of mail nobody and a mailbox
K = TypeVar("K")
V = TypeVar("V")


class Restraint:
    """What was sent to whom. What comes too soon waits; of several that wait to say the same, the newest is sent."""

    def __init__(self) -> None:
        self._sent: OrderedDict[Recipient, deque[int]] = OrderedDict()
        self._last: OrderedDict[Subject, tuple[int, int]] = OrderedDict()  # when, and the number of the delivery
        self._newest: OrderedDict[Subject, int] = OrderedDict()  # the number of the delivery that waits

    def outdone(self, delivery: Delivery) -> bool:
        """Whether a newer one waits to say the same."""
        return delivery.number < self._newest.get(_subject(delivery), 0)

    def due(self, delivery: Delivery, now: int) -> int:
        """When this may be sent. If it is now, it counts as sent from now on, unless it is taken back."""
        subject = _subject(delivery)
        channel = delivery.channel
        sent = _kept(self._sent, _recipient(delivery), deque())
        while sent and sent[0] <= now - HOUR:
            sent.popleft()
        last, number = self._last.get(subject, (0, 0))
        due = max(now, last + APART[channel]) if number != delivery.number else now  # after a crash it is sent again
        if len(sent) >= HOURLY[channel]:
            due = max(due, sent[-HOURLY[channel]] + HOUR)
        if due > now:
            _kept(self._newest, subject, delivery.number)
            self._newest[subject] = max(self._newest[subject], delivery.number)
        else:
            self._newest.pop(subject, None)
            _kept(self._last, subject, (now, delivery.number))
            self._last[subject] = (now, delivery.number)
            sent.append(now)
        return due

    def take_back(self, delivery: Delivery) -> None:
        """It was not sent after all."""
        subject = _subject(delivery)
        self._last.pop(subject, None)
        if sent := self._sent.get(_recipient(delivery)):
            sent.pop()


def _subject(delivery: Delivery) -> Subject:
    notice = delivery.notice
    where = delivery.target if delivery.channel == "push" else delivery.channel
    return notice.identity, where, notice.table, notice.kind


def _recipient(delivery: Delivery) -> Recipient:
    """Whose deliveries are counted together: a mailbox is one, however many people have given its address."""
    return ("", delivery.target.lower()) if delivery.channel == "email" else _subject(delivery)[:2]


def _kept(memory: OrderedDict[K, V], key: K, new: V) -> V:
    """What is remembered under a key; what was used least recently is forgotten."""
    found = memory.setdefault(key, new)
    memory.move_to_end(key)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
    return found
