"""Notices over the API: what is to be told to a person, how they want it told, and how that went.

The notices themselves are written by the tables; `Dispatcher` tells them outside the page.
"""

from typing import Annotated, Any, Literal, cast

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from ruinous.rules.facts import Fact, FactData, fact_data
from ruinous.server.gate.errors import problems
from ruinous.server.house import House, HouseOf
from ruinous.server.notices import push
from ruinous.server.notices.deliver import MailSettings
from ruinous.server.notices.dispatcher import Dispatcher, TableInfo
from ruinous.server.notices.settings import (
    Channel,
    Kind,
    NoticeSettings,
    checked,
    confirmed,
    everything,
    masked,
    settings_of,
)
from ruinous.server.people.identities import (
    AnyRequest,
    Me,
    change_settings,
    device_of,
    limited,
    signed_in,
    still_signed_in,
)
from ruinous.store.protocol import Delivery, Identity, StoredNotice
from ruinous.table.refusals import Refused
from ruinous.words import say
from ruinous.words.notices import notice_id, notice_text

__all__ = ["Dispatcher", "MailSettings", "NoticeSettings", "TableInfo", "routes", "deliveries_data", "notices_data"]

DeliveryState = Literal["waiting", "sending", "sent", "failed", "moot"]
LARGEST = 2**53 - 1
Number = Annotated[int, Meta(ge=1, le=LARGEST)]
Limit = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]
Before = Annotated[int | None, QueryParameter(ge=1, le=LARGEST, description="Only older ones than this number.")]


class NoticeData(Struct, frozen=True):
    """Something told to you. Times are milliseconds since 1970."""

    number: int
    table: str
    kind: Kind
    text: str
    id: str  # of the fact that the text says
    args: dict[str, Any]
    at: int
    read: bool


class NoticeList(Struct, frozen=True):
    """The newest first."""

    notices: list[NoticeData]


class DeliveryData(Struct, frozen=True):
    """One notice on one channel. `target` shows only enough to know the address by."""

    number: int
    table: str
    kind: Kind
    text: str
    channel: Channel
    target: str
    state: DeliveryState
    attempts: int
    due: int | None
    at: int
    error: str  # a sentence; empty if there is nothing to say
    reason: FactData | None  # the fact that it says


class DeliveryList(Struct, frozen=True):
    """The newest first."""

    deliveries: list[DeliveryData]


class ReadUpTo(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything up to this number has been read."""

    upto: Number


class ReadCount(Struct, frozen=True):
    """How many became read by this."""

    read: int


class SettingsData(Struct, frozen=True):
    """Your settings, and what they come to: whether this host sends mail, and whether your mailbox is confirmed."""

    settings: NoticeSettings
    mail_offered: bool
    mail_confirmed: bool


class PushData(Struct, frozen=True):
    """Push for your devices: what this server signs with, for `applicationServerKey`; whether this device is switched
    on, and under which endpoint (shown only in part); how many devices are; whether this one was and its push service
    has taken nothing more for it."""

    key: str
    here: bool
    target: str
    devices: int
    ended: bool


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send a test notice."""

    channel: Channel


class TrialResult(Struct, frozen=True):
    """Whether the test was taken; if not, why: as a sentence, and as a fact."""

    sent: bool
    sentence: str
    id: str
    args: dict[str, Any]


def notices_data(stored: list[StoredNotice]) -> list[NoticeData]:
    return [
        NoticeData(
            number=s.number,
            table=s.notice.table,
            kind=cast("Kind", s.notice.kind),
            text=notice_text(s.notice.kind, s.notice.args),
            id=notice_id(s.notice.kind, s.notice.args),
            args=s.notice.args,
            at=s.notice.at,
            read=s.read,
        )
        for s in stored
    ]


def deliveries_data(deliveries: list[Delivery]) -> list[DeliveryData]:
    """The delivery log without a whole address in it."""
    return [
        DeliveryData(
            number=d.number,
            table=d.notice.table,
            kind=cast("Kind", d.notice.kind),
            text=notice_text(d.notice.kind, d.notice.args),
            channel=cast("Channel", d.channel),
            target=masked(d.channel, d.target),
            state=cast("DeliveryState", d.state),
            attempts=d.attempts,
            due=d.due if d.state == "waiting" else None,
            at=d.at,
            error=say(*d.error) if d.error else "",
            reason=fact_data(d.error) if d.error else None,
        )
        for d in deliveries
    ]


MINE: dict[str, Any] = {"responses": problems(401, 404, 409, 507), "security": signed_in}
READ: dict[str, Any] = {"guards": [limited("read")], **MINE}
ACT: dict[str, Any] = {"guards": [limited("act")], **MINE}


@get("/", summary="Your notices", **READ)
async def list_notices(house: HouseOf, me: Me, limit: Limit = 50, before: Before = None) -> NoticeList:
    """What happened at your tables, the newest first."""
    return NoticeList(notices_data(await house.store.notices(me.id, limit, before)))


@post("/read", summary="Mark notices as read", status_code=200, **ACT)
async def read_notices(house: HouseOf, me: Me, data: JSONBody[ReadUpTo]) -> ReadCount:
    """Mark every notice up to a number as read. Doing it twice changes nothing."""
    return ReadCount(await house.store.read_notices(me.id, data.upto))


@get("/settings", summary="How you are told", **READ)
async def get_settings(house: HouseOf, me: Me) -> SettingsData:
    """Your channels, kinds, tables and quiet hours. Only you see them."""
    return await _settings_data(house, await _fresh(house, me))


@put("/settings", summary="Change how you are told", **ACT)
async def put_settings(house: HouseOf, me: Me, data: JSONBody[NoticeSettings]) -> SettingsData:
    """Put these settings in the place of the old ones. What is left out is set to its default.

    A mailbox is used only with the code that a test mail has brought to it.
    """
    return await _settings_data(house, await change_settings(house, me.id, notices=checked(data)))


@get("/push", summary="Push on this device", **READ)
async def get_push(house: HouseOf, request: AnyRequest, me: Me) -> PushData:
    """Whether notices are pushed to this browser, and what it must know to ask for them."""
    return await _push_data(house, device_of(request), await _fresh(house, me))


@put("/push", summary="Switch push on for this device", **ACT)
async def put_push(house: HouseOf, request: AnyRequest, me: Me, data: JSONBody[push.Subscription]) -> PushData:
    """The subscription that the browser has made with this server's key. It is forgotten when this device is signed
    out, and when its push service says that it is gone. `push` of your settings says which notices go there."""
    await still_signed_in(house, request)
    device, subscription = device_of(request), push.checked(data)

    def change(kept: dict[str, Any]) -> dict[str, Any]:
        return push.switched_on(kept, device, subscription)

    return await _push_data(house, device, await house.people.change_settings(me.id, change))


@delete("/push", summary="Switch push off for this device", status_code=200, **ACT)
async def delete_push(house: HouseOf, request: AnyRequest, me: Me) -> PushData:
    """Nothing is pushed to this device any more. Doing it twice changes nothing."""
    device = device_of(request)
    await push.forget(house.people, me, lambda other, _: other == device)
    return await _push_data(house, device, await _fresh(house, me))


@get("/deliveries", summary="Your delivery log", **READ)
async def list_deliveries(house: HouseOf, me: Me, limit: Limit = 50) -> DeliveryList:
    """What was sent to your channels, what waits, and what failed and why; the newest first."""
    return DeliveryList(deliveries_data(await house.store.deliveries(me.id, limit)))


@post("/test", summary="Send a test notice", status_code=200, **ACT)
async def send_test(house: HouseOf, request: AnyRequest, me: Me, data: JSONBody[Trial]) -> TrialResult:
    """Send a test notice to one of your saved channels, now. The test mail holds the code for your mailbox; a push
    goes to this device."""
    identity = await _fresh(house, me)
    outcome = await house.dispatcher.send_test(identity, settings_of(identity), data.channel, device_of(request))
    fact = outcome.error or Fact("delivery.test_sent", {})
    return TrialResult(outcome.state == "sent", say(*fact), *fact)


async def _fresh(house: House, me: Identity) -> Identity:
    """The identity as it is stored now; `me` may be some seconds old."""
    found = await house.store.identity(me.id)
    if found is None:
        raise Refused("not_found", "identity_gone")
    return found


async def _settings_data(house: House, identity: Identity) -> SettingsData:
    settings = settings_of(identity)
    proved = settings.email is not None and confirmed(await house.dispatcher.secret(), identity.id, settings.email)
    return SettingsData(settings, house.dispatcher.mailer is not None, proved)


async def _push_data(house: House, device: str, identity: Identity) -> PushData:
    kept = push.subscriptions_of(identity)
    here = kept.get(device)
    target = masked("push", here.endpoint) if here else ""
    ended = device in push.ended_in(everything(identity))
    return PushData((await house.dispatcher.sender()).public, here is not None, target, len(kept), ended)


routes: list[ControllerRouterHandler] = [
    Router(
        "/api/notices",
        route_handlers=[
            list_notices,
            read_notices,
            get_settings,
            put_settings,
            get_push,
            put_push,
            delete_push,
            list_deliveries,
            send_test,
        ],
        tags=["notices"],
    )
]
