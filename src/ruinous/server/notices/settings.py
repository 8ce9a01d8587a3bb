"""How a person wants to be told: channels, kinds, tables, quiet hours. What is not set is told in the page only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct, field

from ruinous.server.notices.deliver import Unusable, webhook_url
from ruinous.store.protocol import Identity, Notice
from ruinous.table.refusals import Refused

Kind = Literal["your_turn", "game_over", "vote", "invited"]
Channel = Literal["webhook", "email", "push"]
TableChoice = Literal["all", "webhook", "email", "push", "none"]
KINDS: tuple[Kind, ...] = ("your_turn", "game_over", "vote", "invited")
MOST_TABLES = 100
KNOWN_ZONE = "Europe/Paris"  # to every machine that knows any

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Kinds = Annotated[tuple[Kind, ...], Meta(max_length=4, description="Which notices go there.")]
Clock = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="A time of day, as 22:00.")]
MAILBOX = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that takes JSON by POST, as Discord and Slack give them out."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]
    kinds: Kinds = KINDS


class Email(Struct, frozen=True, forbid_unknown_fields=True):
    """A mailbox. Mails go there only with the code that a test mail has brought to it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    kinds: Kinds = KINDS
    code: Annotated[str, Meta(max_length=32, description="From the test mail; without it no notice is mailed.")] = ""


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """From one time of day to another, past midnight if need be, nothing is sent; it is sent when they end."""

    start: Clock = field(name="from")
    end: Clock = field(name="to")
    zone: Annotated[str, Meta(min_length=1, max_length=64, description="A time zone, as Europe/Paris.")] = "UTC"


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """Play-by-web tables are told through the channels set here, live tables only in the page. `tables` overrides."""

    webhook: Webhook | None = None
    email: Email | None = None
    push: Kinds = KINDS  # to the devices that are switched on (push.py)
    live: Annotated[bool, Meta(description="Tell of live tables outside the page too.")] = False
    tables: Annotated[
        dict[TableId, TableChoice],
        Meta(
            max_length=MOST_TABLES,
            description="For one table: every kind to all channels, to one of them, or to none.",
        ),
    ] = {}
    quiet: Quiet | None = None
    delay: Annotated[
        int, Meta(ge=0, le=86400, description="Seconds that a turn may wait for you before it is told outside.")
    ] = 60


def checked(settings: NoticeSettings) -> NoticeSettings:
    """The same settings, tidied, or Refused with the first thing that is wrong with them."""
    webhook, email, quiet = settings.webhook, settings.email, settings.quiet
    if webhook:
        url = webhook.url.strip()
        try:
            webhook_url(url)
        except Unusable as error:
            raise Refused("bad_request", error.fact.id, **error.fact.args) from None
        webhook = Webhook(url, tuple(dict.fromkeys(webhook.kinds)))
    if email:
        address = email.address.strip()
        if not MAILBOX.fullmatch(address) or len(address.partition("@")[0]) > 64:
            raise Refused("bad_request", "mailbox")
        email = Email(address, tuple(dict.fromkeys(email.kinds)), email.code.strip().lower())
    if quiet:
        if quiet.start == quiet.end:
            raise Refused("bad_request", "quiet_hours")
        if zone_of(quiet.zone) is None:
            raise Refused("bad_request", "time_zone" if zone_of(KNOWN_ZONE) else "no_time_zones")
    return msgspec.structs.replace(settings, webhook=webhook, email=email, push=tuple(dict.fromkeys(settings.push)))


def settings_of(identity: Identity) -> NoticeSettings:
    """A person's settings. What can no longer be understood counts as not set: better silent than wrong."""
    try:
        return checked(msgspec.convert(everything(identity).get("notices", {}), NoticeSettings))
    except (msgspec.ValidationError, Refused):
        return NoticeSettings()


def everything(identity: Identity) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(identity.settings)
    except msgspec.DecodeError:
        return {}
    return found if isinstance(found, dict) else {}


# --- where a notice goes ------------------------------------------------------------------------------------------


def targets_of(settings: NoticeSettings, notice: Notice, pace: str, mail: bool) -> dict[str, str]:
    """The webhook and the mailbox to which this notice goes. `mail`: whether mails may go to this person."""
    found: dict[str, str] = {}
    if settings.webhook and wanted(settings, notice, pace, "webhook", settings.webhook.kinds):
        found["webhook"] = settings.webhook.url
    if mail and settings.email and wanted(settings, notice, pace, "email", settings.email.kinds):
        found["email"] = settings.email.address
    return found


def wanted(settings: NoticeSettings, notice: Notice, pace: str, channel: Channel, kinds: tuple[Kind, ...]) -> bool:
    """Whether a notice is to be told by a channel that is set for these kinds."""
    choice = settings.tables.get(notice.table)
    if choice is None:
        return notice.kind in kinds and (pace != "live" or settings.live)
    return choice in ("all", channel)


def not_before(settings: NoticeSettings, notice: Notice, now: int) -> int:
    """When a notice may go out: a turn after the delay, nothing in quiet hours."""
    delay = settings.delay * 1000 if notice.kind == "your_turn" else 0
    return after_quiet(settings.quiet, max(now, notice.at + delay))


def zone_of(name: str) -> tzinfo | None:
    try:
        return UTC if name == "UTC" else ZoneInfo(name)  # a machine without time zones knows this one
    except (KeyError, ValueError, OSError):
        return None


def is_quiet(quiet: Quiet, at: datetime) -> bool:
    """Whether the clock on the wall is inside the quiet hours; their end is outside."""
    start, end, wall = time.fromisoformat(quiet.start), time.fromisoformat(quiet.end), at.time()
    return start <= wall < end if start < end else wall >= start or wall < end


def after_quiet(quiet: Quiet | None, at: int) -> int:
    """The first moment from `at` on that is not quiet, by the clock on the wall with its jumps."""
    zone = zone_of(quiet.zone) if quiet else None
    if quiet is None or zone is None:
        return at
    wall = datetime.fromtimestamp(at / 1000, zone)
    if not is_quiet(quiet, wall):
        return at
    end = time.fromisoformat(quiet.end)
    minutes = (end.hour * 60 + end.minute - wall.hour * 60 - wall.minute) % (24 * 60)
    start = wall.astimezone(UTC).replace(second=0, microsecond=0)
    moment = start + timedelta(minutes=minutes)
    if moment.astimezone(zone).utcoffset() != wall.utcoffset():
        # The clocks change tonight. The end may come twice or never, so the minutes are gone through.
        moment = start
        while is_quiet(quiet, moment.astimezone(zone)) and moment < start + timedelta(days=3):
            moment += timedelta(minutes=1)
    return int(moment.timestamp()) * 1000


# --- secrets ------------------------------------------------------------------------------------------------------


def mail_code(secret: str, identity: str, address: str) -> str:
    """What proves that this person reads this mailbox."""
    told = f"{identity}\n{address.lower()}".encode()
    return base64.b32encode(hmac.digest(secret.encode(), told, hashlib.sha256))[:12].decode().lower()


def confirmed(secret: str, identity: str, email: Email | None) -> bool:
    if email is None:
        return False
    return hmac.compare_digest(email.code.encode(), mail_code(secret, identity, email.address).encode())


def masked(channel: str, target: str) -> str:
    """Enough of an address to know it by, too little to use it."""
    if channel == "email":
        name, _, domain = target.rpartition("@")
        return f"{name[:1]}…@{domain}"
    try:
        parts = webhook_url(target)
    except Unusable:
        return "…"
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{parts.scheme}://{host}{f':{parts.port}' if parts.port else ''}/…"
