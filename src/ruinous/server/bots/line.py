"""Who is next: a line that is fair to addresses, to the people of an address, and to the tables of a person.

Whoever was served longest ago comes first, among addresses and within one among its people; a person's tables take
turns. So somebody with eighty tables waits for themselves, and a neighbor with one is served next. Nothing here knows
of time or of processes.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

REMEMBERED = 10_000  # addresses and people of whom it is known when they were served


class Payer(NamedTuple):
    """On whose account a bot thinks: where from, and who; no name is a guest."""

    address: str
    person: str


class Full(Exception):
    """So many decisions of this person or address wait that another one must come later."""


class Ticket:
    """A place in the line."""

    def __init__(self, payer: Payer, table: str) -> None:
        self.payer = payer
        self.table = table


T = TypeVar("T", bound=Ticket)


class Line(Generic[T]):
    """Tickets that wait: at most so many of a person, and of an address."""

    def __init__(self, of_person: int, of_address: int) -> None:
        self.of_person = of_person
        self.of_address = of_address
        self._waiting: dict[str, dict[Payer, deque[T]]] = {}
        self._served: OrderedDict[str | Payer, int] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return sum(self.waiting(address) for address in self._waiting)

    @property
    def addresses(self) -> int:
        return len(self._waiting)

    def waiting(self, address: str) -> int:
        return sum(len(tickets) for tickets in self._waiting.get(address, {}).values())

    def join(self, ticket: T) -> None:
        """Wait from now on, or Full."""
        address, payer = ticket.payer.address, ticket.payer
        people = self._waiting.get(address, {})
        if len(people.get(payer, ())) >= self.of_person or self.waiting(address) >= self.of_address:
            raise Full
        for one in (address, payer):
            self._served.setdefault(one, self._count - 1)  # who is new comes before the one just served, no other
            self._served.move_to_end(one)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        self._waiting.setdefault(address, {}).setdefault(payer, deque()).append(ticket)

    def leave(self, ticket: T) -> None:
        """Wait no more."""
        people = self._waiting.get(ticket.payer.address, {})
        tickets = people.get(ticket.payer, deque())
        if ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del people[ticket.payer]
            if not people:
                del self._waiting[ticket.payer.address]

    def take(self) -> T:
        """The next one; the line must not be empty."""
        address = min(self._waiting, key=self._last)
        payer = min(self._waiting[address], key=self._last)
        ticket = self._waiting[address][payer][0]
        self.leave(ticket)
        self._count += 1
        self._served[address] = self._served[payer] = self._count
        return ticket

    def ahead(self, ticket: T) -> int:
        """How many are served before a ticket that waits, if nobody else comes."""
        payer = ticket.payer
        people = self._waiting[payer.address]
        own = people[payer].index(ticket)
        before = own + sum(
            min(len(some), own + self._before(one, payer)) for one, some in people.items() if one != payer
        )
        others = (address for address in self._waiting if address != payer.address)
        return before + sum(min(self.waiting(one), before + self._before(one, payer.address)) for one in others)

    def _last(self, one: str | Payer) -> int:
        return self._served.get(one, self._count - 1)

    def _before(self, one: str | Payer, other: str | Payer) -> bool:
        return self._last(one) < self._last(other)
