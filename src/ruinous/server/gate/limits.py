"""How much anybody may ask for: token buckets in memory, for each identity or address and each class of requests.

A bucket holds `burst` tokens and fills up at its rate; a request takes one. When there are too many buckets those used
least recently are forgotten, which only ever gives somebody a full one. Every worker process counts for itself.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from time import monotonic

from msgspec import Struct

from ruinous.server.host.metrics import REFUSED
from ruinous.table.refusals import Refused

REMEMBERED = 10_000  # buckets of one class
ROUNDING = 1e-4  # seconds


class Rate(Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    second: float
    burst: int

    def times(self, factor: float) -> "Rate":
        return Rate(self.second * factor, max(1, round(self.burst * factor)))


class TooMany(Refused):
    """More than is allowed; `after` says how many seconds to wait."""

    def __init__(self, after: int, id: str = "too_many_requests") -> None:
        super().__init__("too_many", id, seconds=after)
        self.after = after


class Bucket:
    """One bucket, full at first."""

    __slots__ = ("rate", "level", "at")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = float(rate.burst)
        self.at = now

    def take(self, now: float) -> None:
        """Take a token, or TooMany."""
        # A clock that goes back must not empty the bucket.
        self.level = min(self.rate.burst, self.level + max(0.0, now - self.at) * self.rate.second)
        self.at = now
        missing = (1 - self.level) / self.rate.second
        if missing > ROUNDING:
            raise TooMany(max(1, ceil(missing - ROUNDING)))
        self.level -= 1


class Limits:
    """All buckets and the open sockets of this process. Factor 0 turns everything off."""

    def __init__(
        self,
        rates: Mapping[str, Rate],
        sockets: int,
        factor: float = 1.0,
        clock: Callable[[], float] = monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self.off = factor <= 0
        self.rates = {kind: rate.times(factor) for kind, rate in rates.items()} if not self.off else {}
        self.most_sockets = max(1, round(sockets * factor))
        self.clock = clock
        self.remembered = remembered
        self.buckets: dict[str, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in rates}
        self.sockets: dict[str, int] = {}

    def take(self, kind: str, who: str) -> None:
        """Count one request of this class, or TooMany."""
        if self.off:
            return
        buckets = self.buckets[kind]
        now = self.clock()
        bucket = buckets.get(who)
        if bucket is None:
            bucket = buckets[who] = Bucket(self.rates[kind], now)
            if len(buckets) > self.remembered:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(who)
        try:
            bucket.take(now)
        except TooMany:
            REFUSED.labels(kind).inc()
            raise

    @contextmanager
    def socket(self, address: str) -> Iterator[Callable[[], None]]:
        """An open socket of this address, or TooMany; gives what to call for each message that comes in."""
        count = self.sockets.get(address, 0)
        if not self.off and count >= self.most_sockets:
            REFUSED.labels("sockets").inc()
            raise TooMany(10, "too_many_connections")
        self.sockets[address] = count + 1
        try:
            yield self._messages()
        finally:
            left = self.sockets[address] - 1
            if left:
                self.sockets[address] = left
            else:
                del self.sockets[address]

    def _messages(self) -> Callable[[], None]:
        if self.off:
            return lambda: None
        bucket = Bucket(self.rates["message"], self.clock())
        return lambda: bucket.take(self.clock())
