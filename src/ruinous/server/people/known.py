"""Who has been in before: so that others who try a person's passphrase never use up that person's own tries.

A device that was signed in keeps a cookie that says so, signed with a secret of the store; it stays when the device is
signed out, and opens nothing. Addresses are remembered for a while, in memory only and as keyed hashes.
"""

from __future__ import annotations

import hmac
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_bytes, token_hex, token_urlsafe

from ruinous.server.people.credentials import same
from ruinous.store.protocol import Store, StoreError

REMEMBERED = 10_000  # addresses
SECRET = "people.known"


class Known:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = token_bytes(32)
        self._addresses: OrderedDict[bytes, None] = OrderedDict()
        self._secret = ""

    def remember(self, person: str, address: str) -> None:
        """Somebody has come in from this address."""
        self._addresses[self._hash(person, address)] = None
        self._addresses.move_to_end(self._hash(person, address))
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def address(self, person: str, address: str) -> bool:
        return self._hash(person, address) in self._addresses

    def _hash(self, person: str, address: str) -> bytes:
        return hmac.digest(self._key, f"{person}\n{address}".encode(), "sha256")

    async def mark(self, person: str, old: str | None = None) -> str:
        """What a device of this person keeps: the one that it has, or a new one."""
        if old and await self.device(person, old):
            return old
        number = token_hex(8)
        return f"{number}.{await self._signed(person, number)}"

    async def device(self, person: str, mark: str | None) -> bool:
        """Whether this is such a mark."""
        number, _, given = (mark or "").partition(".")
        return bool(given) and same(given, await self._signed(person, number))

    async def _signed(self, person: str, number: str) -> str:
        self._secret = self._secret or await kept_secret(self.store, SECRET)
        return hmac.digest(self._secret.encode(), f"{person}\n{number}".encode(), "sha256").hex()[:32]


async def kept_secret(store: Store, key: str, new: Callable[[], str] = token_urlsafe) -> str:
    """A secret in the store, one for all processes; made when it is first needed."""
    found = await store.meta(key)
    if found is None:
        await store.set_meta(key, new(), only_new=True)
        found = await store.meta(key)
    if found is None:
        raise StoreError("secret")
    return found
