"""Everything a host may set, read from the environment."""

import re
import sys
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from ruinous.rules.facts import FactError
from ruinous.server.gate.limits import Rate
from ruinous.words import say

RATE = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)\s*/\s*([smh])\s+(\d{1,6})")
SHORTEST_SECRET = 16
UNITS = {"s": 1, "m": 60, "h": 3600}
HERE = 4  # times what one person may look at, all people of an address may
STRANGERS = 10  # times the tries of one stranger all of them have together
HOST = re.compile(r"(\*|(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*)")


class Unfit(FactError):
    """A text that is no value for a setting: what would be one."""

    ROOM = "setting"


class BadSetting(FactError):
    """A setting that makes no sense; `str` is the sentence that names it, for the host who starts the server."""

    ROOM = "setting"

    def __str__(self) -> str:
        return say(*self.fact)


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a host may set; docs/hosting.md tells what each is for."""

    # the gate
    hosts: tuple[str, ...] = ()  # names this server answers to, besides localhost and bare addresses; "*" is any
    url: str = ""  # where the world finds it, if that is not what requests say
    trust_proxy: int = 0  # how many reverse proxies of ours a request comes through
    body_limit: int = 65_536  # bytes
    target_limit: int = 4_096  # bytes of path and query
    header_seconds: float = 10.0  # for the header of a request to arrive
    body_seconds: float = 30.0  # for a body to arrive, and for a client to take what is sent to it
    most_connections: int = 10_000  # of one process; fewer where the system allows fewer open files
    # limits
    limit_factor: float = 1.0  # of all limits below; 0 turns them off
    make: Rate = Rate(0.1, 10)  # identities, tables
    enter: Rate = Rate(5 / 60, 5)  # tries at a code, a passphrase or the admin token
    stranger: Rate = Rate(20 / 3600, 5)  # of them, at one name from an address that has not been in before
    act: Rate = Rate(20, 60)  # commands
    read: Rate = Rate(50, 200)
    talk: Rate = Rate(1, 5)  # lines of table talk
    message: Rate = Rate(40, 120)  # on one socket
    sockets: int = 64  # of one address
    connections: int = 128  # of one address, sockets too
    bots: int = 8  # decisions of bots that may wait for one person
    address_bots: int = 64  # and for one address
    private_webhooks: bool = False  # may notices go to addresses in private networks
    # tables
    tables: Rate = Rate(1 / 3, 30)  # made from one address
    open_tables: int = 20  # of one person, not yet begun
    open_tables_here: int = 40  # the same, made from one address
    playing_tables: int = 100  # of one person
    room_days: float = 3  # a room that nobody has come to is kept; 0, here and below: for ever
    idle_days: float = 90  # a game at which nothing happens
    private_days: float = 365  # a finished game that only its link leads to
    listed_days: float = 1_825  # a finished game that the lobby shows
    analysis_days: float = 90  # an analysis that nobody asks for, and the text it is about
    # the store
    store_seconds: float = 300.0  # to wait for a database that does not answer when a worker starts
    disk_free: int = 50  # megabytes without which the server is not ready
    # identities
    device_days: int = 400
    passphrase_work: int = 15  # scrypt's cost as a power of two
    known_ms: int = 2_000  # how long a device is believed without looking again
    # the host
    admin_token_file: str = ""  # where the admin token is written; only its hash is in the database
    metrics_token: str = ""  # reads /metrics from anywhere

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings of the environment, RUINOUS_HOSTS … ; BadSetting if one makes no sense."""
        given = {name: environ.get(f"RUINOUS_{name}", "").strip() for name in READERS}
        values: dict[str, Any] = {}
        for name, text in given.items():
            if text:
                key, read = READERS[name]
                try:
                    values[key] = read(text)
                except Unfit as error:
                    raise BadSetting(error.fact.id, **error.fact.args, name=f"RUINOUS_{name}", given=text) from None
        return cls(**values)

    @property
    def rates(self) -> dict[str, Rate]:
        kinds = ("make", "tables", "enter", "act", "read", "talk", "message")
        strangers = self.stranger.times(STRANGERS)
        together = {"stranger": self.stranger, "strangers": strangers, "read_here": self.read.times(HERE)}
        return {kind: getattr(self, kind) for kind in kinds} | together

    @property
    def bots_waiting(self) -> tuple[int, int]:
        """Decisions of bots that may wait for one person, and for one address."""
        if not self.limit_factor:
            return sys.maxsize, sys.maxsize
        return max(1, round(self.bots * self.limit_factor)), max(1, round(self.address_bots * self.limit_factor))


def _number(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not low <= value <= high:
            raise Unfit("number", low=low, high=high)
        return value

    return read


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise Unfit("whole_number", low=low, high=high)
        return int(text)

    return read


def _rate(text: str) -> Rate:
    found = RATE.fullmatch(text)
    if not found or not float(found[1]) or not int(found[3]):
        raise Unfit("rate")
    return Rate(float(found[1]) / UNITS[found[2]], int(found[3]))


def _hosts(text: str) -> tuple[str, ...]:
    names = tuple(text.lower().replace(",", " ").split())
    if not all(HOST.fullmatch(name) or _is_address(name) for name in names):
        raise Unfit("hosts")
    return names


def _url(text: str) -> str:
    try:
        parts = urlsplit(text)
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and parts.path in ("", "/"):
            if not parts.username and not parts.query and not parts.fragment:
                return f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        pass
    raise Unfit("url")


def _is_address(text: str) -> bool:
    try:
        ip_address(text.strip("[]"))
    except ValueError:
        return False
    return True


def _secret(text: str) -> str:
    if len(text) < SHORTEST_SECRET or not text.isascii() or not text.isprintable() or " " in text:
        raise Unfit("secret", least=SHORTEST_SECRET)
    return text


def _count(text: str) -> int:
    words = {"no": "0", "false": "0", "off": "0", "yes": "1", "true": "1", "on": "1"}
    return _whole(0, 9)(words.get(text.lower(), text))


READERS: dict[str, tuple[str, Callable[[str], object]]] = {
    "HOSTS": ("hosts", _hosts),
    "URL": ("url", _url),
    "TRUST_PROXY": ("trust_proxy", _count),
    "BODY_LIMIT": ("body_limit", _whole(1_024, 16_777_216)),
    "TARGET_LIMIT": ("target_limit", _whole(256, 65_536)),
    "HEADER_SECONDS": ("header_seconds", _number(1, 600)),
    "BODY_SECONDS": ("body_seconds", _number(1, 3_600)),
    "MOST_CONNECTIONS": ("most_connections", _whole(16, 1_000_000)),
    "PRIVATE_WEBHOOKS": ("private_webhooks", lambda text: bool(_count(text))),
    "LIMIT_FACTOR": ("limit_factor", _number(0, 1_000)),
    "LIMIT_MAKE": ("make", _rate),
    "LIMIT_ENTER": ("enter", _rate),
    "LIMIT_STRANGER": ("stranger", _rate),
    "LIMIT_ACT": ("act", _rate),
    "LIMIT_READ": ("read", _rate),
    "LIMIT_TALK": ("talk", _rate),
    "LIMIT_MESSAGE": ("message", _rate),
    "LIMIT_SOCKETS": ("sockets", _whole(1, 100_000)),
    "LIMIT_CONNECTIONS": ("connections", _whole(1, 100_000)),
    "LIMIT_TABLES": ("tables", _rate),
    "OPEN_TABLES": ("open_tables", _whole(1, 100_000)),
    "OPEN_TABLES_HERE": ("open_tables_here", _whole(1, 100_000)),
    "PLAYING_TABLES": ("playing_tables", _whole(1, 100_000)),
    "ROOM_DAYS": ("room_days", _number(0, 36_500)),
    "IDLE_DAYS": ("idle_days", _number(0, 36_500)),
    "PRIVATE_DAYS": ("private_days", _number(0, 36_500)),
    "LISTED_DAYS": ("listed_days", _number(0, 36_500)),
    "ANALYSIS_DAYS": ("analysis_days", _number(0, 36_500)),
    "STORE_SECONDS": ("store_seconds", _number(0, 86_400)),
    "DISK_FREE": ("disk_free", _whole(0, 1_000_000)),
    "LIMIT_BOTS": ("bots", _whole(1, 100_000)),
    "LIMIT_ADDRESS_BOTS": ("address_bots", _whole(1, 100_000)),
    "DEVICE_DAYS": ("device_days", _whole(1, 400)),
    "PASSPHRASE_WORK": ("passphrase_work", _whole(10, 20)),
    "ADMIN_TOKEN_FILE": ("admin_token_file", str),
    "METRICS_TOKEN": ("metrics_token", _secret),
}
