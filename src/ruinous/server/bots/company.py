"""Who is at a table, as far as its bots are concerned: whether they must think now, and on whose account.

Bots think while somebody looks, and a minute longer. Where play goes on by web they also think for people who are away,
until one of them must decide; where only bots sit they think for nobody. Addresses are kept in memory only.
"""

from __future__ import annotations

from ruinous.server.bots.line import Payer
from ruinous.server.tables.lives import Live, present
from ruinous.table.table import Table

LOOKED = 60_000  # milliseconds after a look that somebody is taken to be there


def looked(live: Live, payer: Payer, now: int) -> None:
    """Somebody looks at the table."""
    live.looked = now
    if sits(live.table, payer.person):
        live.payers[payer.person] = payer.address
    else:
        live.onlooker = (payer.address, payer.person)


def acted(live: Live, payer: Payer, now: int) -> None:
    """Somebody has done something. It counts as a look if they sit at the table; who leaves it to bots, leaves."""
    if sits(live.table, payer.person):
        looked(live, payer, now)
        return
    live.onlooker = (payer.address, payer.person)
    if not manned(live.table):
        live.looked = 0


def sits(table: Table, person: str) -> bool:
    """Whether somebody decides for themselves at a place of the table."""
    return any(place.person == person and not place.bot for place in table.places if place.person)


def manned(table: Table) -> bool:
    """Whether anybody decides for themselves at the table."""
    return any(place.person and not place.bot for place in table.places)


def pressing(live: Live, now: int) -> bool:
    """Whether somebody waits for the bots now."""
    return bool(live.watchers or now - live.looked < LOOKED or present(live, now))


def awake(live: Live, now: int) -> bool:
    """Whether the bots of a table think at all."""
    return pressing(live, now) or goes_on(live.table)


def goes_on(table: Table) -> bool:
    """Whether bots play on though nobody looks: in play by web, for those who sit there."""
    return table.options.pace == "web" and manned(table)


def payers(live: Live) -> list[Payer]:
    """On whose account bots may think: those who sit at the table, else who looked last, else the host.

    One who only looks cannot put the bots of others behind their own.
    """
    table = live.table
    live.payers = {person: address for person, address in live.payers.items() if sits(table, person)}
    if live.payers:
        return [Payer(address, person) for person, address in live.payers.items()]
    return [Payer(*live.onlooker) if live.onlooker else Payer(f"host {table.host}", table.host)]
