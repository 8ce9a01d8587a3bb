"""The one who tells notices outside the page: by webhook, by e-mail and to browsers, each once.

A notice is written together with the entry of the log that it tells of, under a unique key. Every server process runs a
Dispatcher: it settles where new notices go, claims what is due, so that no other process has it, sends it and says how
that went. If a process dies between sending and saying so, the claim runs out and the notice is sent again under the
same key: the receiver can tell that it is the same one.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import ssl
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Literal, Protocol, TypeAlias
from urllib.parse import quote

import msgspec
from msgspec import Struct

from ruinous.rules.facts import Fact
from ruinous.server.chance import Now
from ruinous.server.gate.errors import logged
from ruinous.server.gate.languages import language_of
from ruinous.server.gate.limits import Limits, Rate
from ruinous.server.notices import push
from ruinous.server.notices.deliver import Mail, Mailer, MailSettings, Outcome, again, failed, one_line, post
from ruinous.server.notices.restraint import Restraint
from ruinous.server.notices.settings import (
    Channel,
    NoticeSettings,
    after_quiet,
    confirmed,
    mail_code,
    not_before,
    settings_of,
    targets_of,
    wanted,
)
from ruinous.server.people.known import kept_secret
from ruinous.server.people.people import People
from ruinous.store.protocol import Delivery, Identity, Notice, Store, StoreError
from ruinous.table.refusals import Refused
from ruinous.words import phrase, say
from ruinous.words.notices import notice_id, notice_text, versus_text

log = logging.getLogger("ruinous.notices")

POLL = 1.0  # seconds between two looks into the store
LONGEST_POLL = 30.0  # while the store does not answer
AT_ONCE = 32  # deliveries of one process under way
LEASE = 120_000  # ms for a delivery, longer than any may take
ATTEMPTS = 10
FIRST_WAIT = 30_000  # ms before the second attempt; each later wait is twice as long
MOST_WAIT = 3_600_000
DAY = 86_400_000
TESTS = Rate(1 / 600, 3)  # test notices of one person, and to one address
SECRET = "notices.secret"

Sleep: TypeAlias = Callable[[float], Awaitable[object]]


class TableInfo(Struct, frozen=True):
    """What a notice tells of its table, and where the table is found."""

    pace: Literal["live", "web"]
    name: str  # empty if it has none
    url: str


class Informed(Protocol):
    """Where tables are looked up."""

    async def still_true(self, notice: Notice) -> bool:
        """Whether a notice is still worth telling."""

    async def info(self, table: str) -> TableInfo | None:
        """None for a table that is gone."""


class Mailing(Struct, frozen=True):
    """What a host has set for notices that leave the server."""

    mail: MailSettings | None = None
    home: str = ""  # the address in front of links
    private_webhooks: bool = False


# --- texts --------------------------------------------------------------------------------------------------------


def webhook_body(notice: Notice, info: TableInfo, language: str = "en") -> bytes:
    """JSON that Discord ("content") and Slack ("text") show, and programs understand ("ruinous")."""
    told = one_line(notice_text(notice.kind, notice.args, language), 500)
    facts = {"kind": notice.kind, "table": notice.table, "url": info.url, "key": notice.key}
    fact = {"id": notice_id(notice.kind, notice.args), "args": notice.args}
    return _chat_body(f"{told}\n{info.url}", facts | fact)


def _chat_body(told: str, facts: dict[str, Any]) -> bytes:
    escaped = told.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    # Neither may call a whole channel, whatever a table is named.
    return msgspec.json.encode({"content": told, "allowed_mentions": {"parse": []}, "text": escaped, "ruinous": facts})


def notice_mail(notice: Notice, info: TableInfo, to: str, settings_url: str, language: str = "en") -> Mail:
    name, told = one_line(info.name, 100), {"table": notice.table, "url": info.url}
    known = name or versus_text(notice.args, language) or phrase("mail.unnamed", told, language=language)
    subject = say(f"mail.subject.{notice.kind}", {"name": known}, language=language)
    where = say("mail.table" if name else "mail.table.unnamed", {"name": name, **told}, language=language)
    text = f"{one_line(notice_text(notice.kind, notice.args, language), 500)}\n\n{where}"
    return Mail(to, subject, text, mail_id(notice.key), settings_url, language)


def mail_id(key: str) -> str:
    """The left part of a Message-ID: always the same for one notice."""
    return f"notice.{hashlib.sha256(key.encode('utf-8', 'replace')).hexdigest()[:32]}"


def idempotency_key(key: str) -> str:
    """The key as a header may hold it."""
    return quote(key, safe=":/-._~", errors="replace")


# --- the dispatcher -----------------------------------------------------------------------------------------------


class Dispatcher:
    """Tells the notices of a store. Any number of processes may run one each."""

    def __init__(
        self,
        store: Store,
        tables: Informed,
        people: People,
        mailing: Mailing,
        now: Now,
        sleep: Sleep = asyncio.sleep,
        jitter: Random | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.store = store
        self.tables = tables
        self.people = people
        self.mailer = Mailer(mailing.mail, tls) if mailing.mail else None
        self.settings_url = f"{mailing.home.rstrip('/')}/#/settings" if mailing.home else ""
        self.private_webhooks = mailing.private_webhooks
        self.contact = push.contact_of(mailing.mail.sender if mailing.mail else "", mailing.home)
        self._sender: push.Sender | None = None
        self.now = now
        self.sleep = sleep
        self.jitter = jitter or Random()
        self.tls = tls
        self.tests = Limits({"test": TESTS}, sockets=1, clock=lambda: now() / 1000)
        self.restraint = Restraint()
        self.under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until cancelled; then what is under way gets a moment to end."""
        pause = POLL
        try:
            while True:
                try:
                    await self._settle_targets()
                    await self._begin()
                    pause = POLL
                except StoreError as error:
                    log.warning("Notices wait for the store: %s", logged(error.fact))
                    pause = min(pause * 2, LONGEST_POLL)
                except Exception:
                    log.exception("Notices were interrupted and go on.")
                    pause = min(pause * 2, LONGEST_POLL)
                await self.sleep(pause)
        finally:
            await self._end()

    async def step(self) -> int:
        """One pass: settle where new notices go, then deliver what is due. How many deliveries were tried."""
        await self._settle_targets()
        tried = await self._begin()
        if self.under_way:
            await asyncio.wait(self.under_way)
        return tried

    async def _begin(self) -> int:
        free = AT_ONCE - len(self.under_way)
        if free <= 0:
            return 0
        now = self.now()
        until = now + LEASE
        claimed = await self.store.claim_deliveries(now, until, free)
        for delivery in claimed:
            task = asyncio.create_task(self._deliver(delivery, until))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        return len(claimed)

    async def _end(self) -> None:
        if self.under_way:
            _, left = await asyncio.wait(self.under_way, timeout=5)
            for task in left:
                task.cancel()  # its claim runs out, and it is sent again under the same key
            await asyncio.gather(*left, return_exceptions=True)
        if self.mailer:
            self.mailer.close()

    # where notices go
    async def _settle_targets(self) -> None:
        for stored in await self.store.undispatched(200):
            try:
                targets = await self._targets(stored.notice)
            except StoreError:
                raise
            except Exception:
                log.exception("Where notice %s goes cannot be settled.", stored.notice.key)
                if self.now() - stored.notice.at < DAY:
                    continue  # tried again at the next pass, but not for ever
                targets = []
            await self.store.dispatch(stored.number, self.now(), targets)

    async def _targets(self, notice: Notice) -> list[tuple[str, str, int]]:
        identity = await self.store.identity(notice.identity)
        info = await self._info(notice.table)
        if identity is None or info is None:
            return []
        settings = settings_of(identity)
        due = not_before(settings, notice, self.now())
        found = await self._channels(identity, settings, notice, info)
        return [(channel, target, due) for channel, target in found]

    async def _info(self, table: str) -> TableInfo | None:
        try:
            return await self.tables.info(table)
        except Refused as refusal:
            if refusal.code in ("not_found", "unreadable"):
                return None
            raise

    async def _channels(
        self, identity: Identity, settings: NoticeSettings, notice: Notice, info: TableInfo
    ) -> list[tuple[str, str]]:
        """Every (channel, target) to which a notice goes."""
        if identity.blocked:
            return []
        mail = self.mailer is not None and settings.email is not None
        if mail:
            mail = confirmed(await self.secret(), identity.id, settings.email)
        found = list(targets_of(settings, notice, info.pace, mail).items())
        if wanted(settings, notice, info.pace, "push", settings.push):
            found += [("push", one.endpoint) for one in await self._subscriptions(identity)]
        return found

    async def _subscriptions(self, identity: Identity) -> list[push.Subscription]:
        """Those of devices that are still signed in."""
        found = push.subscriptions_of(identity)
        if not found:
            return []
        there = {one.device for one in await self.store.devices(identity.id)}
        return [subscription for device, subscription in found.items() if device in there]

    async def sender(self) -> push.Sender:
        """What this server signs pushes with; one for all processes."""
        if self._sender is None:
            self._sender = await push.sender_of(self.store, self.contact)
        return self._sender

    async def secret(self) -> str:
        """What codes for mailboxes are made with; one for all processes."""
        return await kept_secret(self.store, SECRET)

    # deliveries
    async def _deliver(self, delivery: Delivery, until: int) -> None:
        try:
            state, due, error = await self._try(delivery, until)
        except StoreError as trouble:
            log.warning("Delivery %d waits for the store: %s", delivery.number, logged(trouble.fact))
            return  # nothing was sent; the claim runs out
        except Exception:
            log.exception("Delivery %d went wrong.", delivery.number)
            state, due, error = self._after(delivery, None, again("unknown"))
        if state:
            await self._settle(delivery, state, due, error)

    async def _try(self, delivery: Delivery, until: int) -> tuple[str, int, Fact | None]:
        """The state that the delivery is in now, when it is due, and why; an empty state leaves it as it is."""
        notice, now = delivery.notice, self.now()
        if delivery.attempts > ATTEMPTS:
            return "failed", now, delivery.error or _fact("attempts", count=ATTEMPTS)
        identity = await self.store.identity(notice.identity)
        info = await self._info(notice.table)
        if identity is None or info is None:
            return "moot", now, _fact("gone")
        settings = settings_of(identity)
        found = await self._channels(identity, settings, notice, info)
        if (delivery.channel, delivery.target) not in found:
            return "moot", now, _fact("settings_changed")
        if (due := after_quiet(settings.quiet, now)) > now:
            return "waiting", due, _fact("quiet")
        if not await self.tables.still_true(notice):
            return "moot", now, _fact("nothing_left")
        if self.now() >= until:
            return "", 0, None  # too late: another process may have it by now
        if self.restraint.outdone(delivery):
            return "moot", now, _fact("merged")
        if (due := self.restraint.due(delivery, now)) > now:
            return "waiting", after_quiet(settings.quiet, due), _fact("too_often")
        outcome = await self.send(delivery.channel, delivery.target, identity, notice, info)
        if outcome.state != "sent":
            self.restraint.take_back(delivery)
        return self._after(delivery, settings, outcome)

    async def send(self, channel: str, target: str, identity: Identity, notice: Notice, info: TableInfo) -> Outcome:
        language = language_of(identity)
        if channel == "push":
            text = push.message(notice, info.name, info.url, language)
            return await self._push(identity, target, text, f"{notice.table}/{notice.kind}")
        if channel == "webhook":
            return await self._post(target, webhook_body(notice, info, language), notice.key)
        if self.mailer is None:
            return failed("no_mail")
        return await self.mailer.send(notice_mail(notice, info, target, self.settings_url, language), self.now())

    async def _post(self, url: str, body: bytes, key: str) -> Outcome:
        headers = {"Idempotency-Key": idempotency_key(key)}
        return await post(url, body, headers, now=self.now(), allow_private=self.private_webhooks, tls=self.tls)

    async def _push(self, identity: Identity, endpoint: str, text: bytes, topic: str) -> Outcome:
        """To one browser."""
        kept = next((one for one in push.subscriptions_of(identity).values() if one.endpoint == endpoint), None)
        if kept is None:
            return failed("push_gone")
        headers = (await self.sender()).headers(endpoint, self.now(), topic)
        body = push.encrypted(kept, push.padded(text))
        sent = await post(endpoint, body, headers, now=self.now(), allow_private=self.private_webhooks, tls=self.tls)
        return await push.heed(self.people, identity, kept, push.outcome_of(sent))

    def _after(
        self, delivery: Delivery, settings: NoticeSettings | None, outcome: Outcome
    ) -> tuple[str, int, Fact | None]:
        now = self.now()
        if outcome.state != "again":
            return outcome.state, now, outcome.error
        if delivery.attempts >= ATTEMPTS:
            return "failed", now, outcome.error
        wait = max(self.wait(delivery.attempts), outcome.wait * 1000)
        return "waiting", after_quiet(settings.quiet if settings else None, now + wait), outcome.error

    def wait(self, attempts: int) -> int:
        """Milliseconds until the next attempt: doubled each time, and spread so that not all come at once."""
        longest = min(FIRST_WAIT * 2 ** (attempts - 1), MOST_WAIT)
        return int(longest * self.jitter.uniform(0.75, 1.25))

    async def _settle(self, delivery: Delivery, state: str, due: int, error: Fact | None) -> None:
        """Say how it went. What was sent must be written down, so the store is asked more than once."""
        for pause in (1, 2, 4, 8, 0):
            try:
                kept = await self.store.settle_delivery(
                    delivery.number, delivery.attempts, state, due, error, self.now()
                )
            except StoreError as trouble:
                log.warning(
                    "Delivery %d is %s, but that is not written down: %s", delivery.number, state, logged(trouble.fact)
                )
                await self.sleep(pause)
                continue
            if not kept:
                log.warning("Delivery %d is %s, but its claim had run out.", delivery.number, state)
            return

    # tests
    async def send_test(
        self, identity: Identity, settings: NoticeSettings, channel: Channel, device: str = ""
    ) -> Outcome:
        """A test notice, at once and only once. The mail brings the code for its mailbox, and no word of a player's.
        A push goes to the device that asks."""
        subscription = push.subscriptions_of(identity).get(device)
        target = _target(settings, channel, subscription)
        if channel == "email" and self.mailer is None:
            raise Refused("not_allowed", "no_mail")
        self.tests.take("test", f"person {identity.id}")
        self.tests.take("test", f"{channel} {target.lower()}")
        key, language = f"test:{secrets.token_hex(8)}", language_of(identity)
        text = say("notice.test", language=language)
        if channel == "push":
            return await self._push(identity, target, push.test_message(self.settings_url, language), "test")
        if channel == "webhook" or self.mailer is None:
            facts = {"kind": "test", "table": "", "url": self.settings_url, "key": key, "id": "notice.test", "args": {}}
            return await self._post(target, _chat_body(text, facts), key)
        code = mail_code(await self.secret(), identity.id, target)
        text = f"{text}\n\n{say('mail.code', {'code': code}, language=language)}"
        subject = say("mail.subject.test", language=language)
        mail = Mail(target, subject, text, mail_id(key), self.settings_url, language)
        return await self.mailer.send(mail, self.now())


def _fact(id: str, **args: Any) -> Fact:
    return Fact(f"delivery.{id}", args)


def _target(settings: NoticeSettings, channel: Channel, subscription: push.Subscription | None) -> str:
    if channel == "push":
        if subscription is None:
            raise Refused("conflict", "push_off")
        return subscription.endpoint
    if channel == "webhook" and settings.webhook:
        return settings.webhook.url
    if channel == "email" and settings.email:
        return settings.email.address
    raise Refused("conflict", "no_webhook" if channel == "webhook" else "no_mailbox")
