"""What every part of the server shares: the settings, and the house that handlers are given."""

import re
from asyncio import Lock
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from time import time
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from msgspec import Struct

from ruinous.rules.facts import FactError
from ruinous.server.limits import Limits, Rate
from ruinous.store.protocol import Identity, Store
from ruinous.table.refusals import Refused
from ruinous.words import say

RATE = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)\s*/\s*([smh])\s+(\d{1,6})")
UNITS = {"s": 1, "m": 60, "h": 3600}
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
    body_seconds: float = 30.0  # for a body to arrive
    # limits
    limit_factor: float = 1.0  # of all limits below; 0 turns them off
    make: Rate = Rate(0.1, 10)  # identities, tables
    enter: Rate = Rate(5 / 60, 5)  # tries at a code, a passphrase or the admin token
    act: Rate = Rate(20, 60)  # commands
    read: Rate = Rate(50, 200)
    talk: Rate = Rate(1, 5)  # lines of table talk
    message: Rate = Rate(40, 120)  # on one socket
    sockets: int = 64  # of one address
    private_webhooks: bool = False  # may notices go to addresses in private networks
    # identities
    device_days: int = 400
    passphrase_work: int = 15  # scrypt's cost as a power of two
    known_ms: int = 2_000  # how long a device is believed without looking again

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings of the environment, RUINOUS_HOSTS … ; BadSetting if one makes no sense."""
        given = {name: environ.get(f"RUINOUS_{name}", "").strip() for name in READERS}
        values = {}
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
        kinds = ("make", "enter", "act", "read", "talk", "message")
        return {kind: getattr(self, kind) for kind in kinds}


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


def _count(text: str) -> int:
    words = {"no": "0", "false": "0", "off": "0", "yes": "1", "true": "1", "on": "1"}
    return _whole(0, 9)(words.get(text.lower(), text))


READERS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "HOSTS": ("hosts", _hosts),
    "URL": ("url", _url),
    "TRUST_PROXY": ("trust_proxy", _count),
    "BODY_LIMIT": ("body_limit", _whole(1_024, 16_777_216)),
    "TARGET_LIMIT": ("target_limit", _whole(256, 65_536)),
    "BODY_SECONDS": ("body_seconds", _number(1, 3_600)),
    "PRIVATE_WEBHOOKS": ("private_webhooks", lambda text: bool(_count(text))),
    "LIMIT_FACTOR": ("limit_factor", _number(0, 1_000)),
    "LIMIT_MAKE": ("make", _rate),
    "LIMIT_ENTER": ("enter", _rate),
    "LIMIT_ACT": ("act", _rate),
    "LIMIT_READ": ("read", _rate),
    "LIMIT_TALK": ("talk", _rate),
    "LIMIT_MESSAGE": ("message", _rate),
    "LIMIT_SOCKETS": ("sockets", _whole(1, 100_000)),
    "DEVICE_DAYS": ("device_days", _whole(1, 400)),
    "PASSPHRASE_WORK": ("passphrase_work", _whole(10, 20)),
}


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def no_facts() -> dict[str, Any]:
    return {}


async def no_tables(table: str) -> None:
    raise Refused("not_found", "no_table")


async def nobody(_: str) -> None:
    """There is nobody to send away."""


@dataclass
class House:
    """One running server."""

    store: Store
    settings: Settings
    limits: Limits
    now: Callable[[], int] = wall_clock
    started: int = 0
    tables: Any = None
    bus: Any = None
    dispatcher: Any = None
    facts: Callable[[], dict[str, Any]] = no_facts  # what the admin's status tells besides the counts
    close_table: Callable[[str], Awaitable[None]] = no_tables
    send_away: Callable[[str], Awaitable[None]] = nobody  # end the sockets of an identity
    known: dict[str, tuple[int, Identity]] = field(default_factory=dict)  # by the hash of a device; see identities.py
    changing: Lock = field(default_factory=Lock)  # held while settings of an identity are read and written back
    hashing: int = 0  # passphrases waited for

    @classmethod
    def new(cls, store: Store, settings: Settings, now: Callable[[], int] = wall_clock) -> "House":
        limits = Limits(settings.rates, settings.sockets, settings.limit_factor)
        return cls(store, settings, limits, now, now())


HouseOf: TypeAlias = NamedDependency[SkipValidation[House]]


async def _house(state: State) -> House:
    house: House = state.house
    return house


house_dependency = Provide(_house)
