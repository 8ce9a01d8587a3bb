"""What a running server remembers of people: whose device is whose, who is connected, whose passphrase is tried."""

from __future__ import annotations

from asyncio import Lock, get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec

from ruinous.server.bus import Bus, News
from ruinous.server.chance import Now
from ruinous.server.gate.limits import TooMany
from ruinous.server.people.forms import settings_of
from ruinous.server.people.known import Known
from ruinous.store.protocol import Identity, Store
from ruinous.table.refusals import Refused

SETTINGS_LENGTH = 8_192
MOST_DEVICES = 10_000  # that are remembered for a moment
HASHERS = ThreadPoolExecutor(2, "passphrase")  # each takes some 32 MB while it works
MOST_HASHING = 32  # passphrases that may wait to be tried at the same time

P = ParamSpec("P")
T = TypeVar("T")


class Hearer(Protocol):
    """A socket of a person: of which device, by its hash."""

    @property
    def device(self) -> str: ...

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class People:
    """The people of a running server."""

    def __init__(self, store: Store, bus: Bus, now: Now, known_ms: int) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.known_ms = known_ms  # how long a device is believed without looking again
        self.changing = Lock()  # held while settings of an identity are read and written back
        self.sockets: dict[str, set[Hearer]] = {}  # by identity
        self.hashing = 0  # passphrases waited for
        self.known = Known(store)
        self._known: dict[str, tuple[int, Identity]] = {}  # by the hash of a device: until when, and who

    # --- devices --------------------------------------------------------------------------------------------------

    async def by_device(self, device: str) -> Identity | None:
        """The person who holds this device, as it was a moment ago at the oldest."""
        until, person = self._known.get(device, (0, None))
        now = self.now()
        if person is None or not now < until <= now + self.known_ms:
            person = await self.store.identity_by_device(device)
            self._known.pop(device, None)
            if person is not None:
                if len(self._known) >= MOST_DEVICES:
                    self._known.clear()
                self._known[device] = (now + self.known_ms, person)
        return person

    def forget(self, person: str) -> None:
        """What is remembered of an identity is no longer true."""
        for device in [device for device, (_, known) in self._known.items() if known.id == person]:
            del self._known[device]

    def forget_all(self) -> None:
        self._known.clear()

    # --- settings -------------------------------------------------------------------------------------------------

    async def change_settings(self, person: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Identity:
        """What `change` makes of a person's settings takes their place. Refused if they are too large."""
        async with self.changing:
            identity = await self.store.identity(person)
            if identity is None:
                raise Refused("not_found", "no_identity")
            settings = change(settings_of(identity))
            new = msgspec.json.encode(settings)
            counted = {part: kept for part, kept in settings.items() if part != "progress"}  # it has bounds of its own
            if len(msgspec.json.encode(counted)) > 2 * SETTINGS_LENGTH:
                raise Refused("too_large", "settings_too_large", bytes=2 * SETTINGS_LENGTH)
            changed = await self.store.change_identity(person, settings=new)
        self.forget(person)
        return changed or identity

    # --- sockets --------------------------------------------------------------------------------------------------

    def enter(self, person: str, socket: Hearer) -> None:
        self.sockets.setdefault(person, set()).add(socket)

    def leave(self, person: str, socket: Hearer) -> None:
        others = self.sockets.get(person, set())
        others.discard(socket)
        if not others:
            self.sockets.pop(person, None)

    def tell(self, person: str, message: bytes) -> None:
        for socket in list(self.sockets.get(person, ())):
            socket.send(message)

    def send_away(self, person: str, device: str = "", keep: str = "") -> None:
        """End the sockets of a person, here and in other processes: of one device, of all but one, or of all."""
        self.bus.tell(News(away=person, device=device, keep=keep))
        self.close_sockets(person, device, keep)

    def close_sockets(self, person: str, device: str = "", keep: str = "") -> None:
        for socket in list(self.sockets.get(person, ())):
            if device in ("", socket.device) and socket.device != keep:
                socket.close()

    async def look_again(self) -> None:
        """News may have been lost: end the sockets of devices that are signed out, and of people who are blocked."""
        self.forget_all()
        for device in {socket.device for sockets in self.sockets.values() for socket in sockets}:
            person = await self.store.identity_by_device(device)
            for socket in [one for sockets in self.sockets.values() for one in sockets if one.device == device]:
                if person is None or person.blocked:
                    socket.close()

    # --- slow work ------------------------------------------------------------------------------------------------

    async def slowly(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run something costly in a thread; TooMany if too much of it is waiting."""
        if self.hashing >= MOST_HASHING:
            raise TooMany(5)
        self.hashing += 1
        try:
            return await get_running_loop().run_in_executor(HASHERS, lambda: function(*args, **named))
        finally:
            self.hashing -= 1
