"""Identities without e-mail: a name, devices that hold a token, a recovery code and, if wanted, a passphrase.

Whoever sends the token of a device is the person. Only hashes are stored.
"""

import unicodedata
from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import SecurityScheme
from litestar.params import JSONBody, SkipValidation
from litestar.types import Guard, Scope

from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import (
    BROWSER_COOKIE,
    CSRF_COOKIE,
    DEVICE_COOKIE,
    KNOWN_COOKIE,
    address_of,
    bearer,
    cookie,
    csrf_of,
    home_of,
    is_https,
    token_of,
)
from ruinous.server.gate.languages import chosen
from ruinous.server.house import House, HouseOf
from ruinous.server.notices import push
from ruinous.server.people.credentials import (
    hashed,
    new_code,
    new_id,
    new_token,
    passphrase_fits,
    passphrase_hash,
    read_code,
    same,
    tag_of,
)
from ruinous.server.people.forms import (
    Device,
    Enter,
    IdentityChange,
    KeptPassphrase,
    Myself,
    NewIdentity,
    NewPassphrase,
    OldPassphrase,
    Recover,
    Recovery,
    myself,
    settings_of,
)
from ruinous.server.people.marks import browser_of, new_browser
from ruinous.server.people.people import SETTINGS_LENGTH
from ruinous.server.people.scopes import check_scope
from ruinous.store.protocol import Identity, Taken
from ruinous.table.names import clean_name
from ruinous.table.refusals import Refused
from ruinous.words import chosen as spoken

PASSPHRASE_SHORTEST, PASSPHRASE_LONGEST = 8, 256
YOUNG = 30 * 24 * 3600 * 1000  # ms: who signs all others out need not know a passphrase that is younger, and voids it

T = TypeVar("T")
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
AnyRequest: TypeAlias = Request[Any, Any, Any]


async def check_passphrase(house: House, identity: Identity | None, passphrase: str) -> bool:
    stored = identity.passphrase if identity else None
    fits: bool = await house.people.slowly(passphrase_fits, passphrase, stored or None, house.settings.passphrase_work)
    return fits


# --- who is this --------------------------------------------------------------------------------------------------


async def person_of(house: House, connection: Connection) -> Identity | None:
    """The person whose device sends this, or None; Refused if they are blocked."""
    token = token_of(connection.scope)
    if not token:
        return None
    person = await house.people.by_device(hashed(token))
    if person is None:
        return None
    if person.blocked:
        raise Refused("not_allowed", "blocked")
    return person


def device_of(connection: Connection) -> str:
    """The hash of the token that was sent."""
    return hashed(token_of(connection.scope) or "")


async def _me(house: HouseOf, scope: Scope) -> Identity:
    person = await person_of(house, ASGIConnection(scope))
    if person is None:
        raise Refused("not_signed_in", "sign_in")
    check_scope(person, scope)
    return person


async def _maybe_me(house: HouseOf, scope: Scope) -> Identity | None:
    person = await person_of(house, ASGIConnection(scope))
    if person is not None:
        check_scope(person, scope)
    return person


Me: TypeAlias = NamedDependency[SkipValidation[Identity]]
MaybeMe: TypeAlias = NamedDependency[SkipValidation[Identity | None]]
me_dependency = Provide(_me)
maybe_me_dependency = Provide(_maybe_me)


# For the description of the API: its components, and what a handler needs that asks for `me`.
security_schemes = {
    "device": SecurityScheme(type="http", scheme="bearer", description="The token of a device"),
    "cookie": SecurityScheme(type="apiKey", name=DEVICE_COOKIE, security_scheme_in="cookie"),
    "admin": SecurityScheme(type="http", scheme="bearer", description="The admin token"),
}
signed_in: list[dict[str, list[str]]] = [{"device": []}, {"cookie": []}]


def limited(kind: str, by_address: bool = False) -> Guard:
    """A guard for handlers: one request of this class by the person, or by the address if nobody is signed in.

    Looks are counted for the address too: many names there look no more than a household does.
    """

    async def count(connection: Connection, _: BaseRouteHandler) -> None:
        house: House = connection.app.state.house
        if house.limits.off:
            return
        person = None if by_address else await person_of(house, connection)
        address = address_of(connection.scope, house.settings)
        house.limits.take(kind, person.id if person else address)
        if kind == "read":
            house.limits.take("read_here", address)

    return count


async def count_entry(house: House, request: AnyRequest, whom: str, people: Iterable[str] = ()) -> None:
    """One try to get in, at this name, which may be one of these people's.

    A device that was in before has tries of its own, which nobody else can use up, and so has an address. All strangers
    together have a few: many addresses must not guess faster than one.
    """
    known, address = house.people.known, address_of(request.scope, house.settings)
    mark = cookie(request.scope, KNOWN_COOKIE)
    for person in people:
        if await known.device(person, mark):
            house.limits.take("enter", f"device {mark}")
            return
    house.limits.take("enter", f"address {address}")
    if not any(known.address(person, address) for person in people):
        house.limits.take("stranger", f"{address} {whom}")
        house.limits.take("strangers", whom)


# --- answers ------------------------------------------------------------------------------------------------------


async def change_settings(house: House, person: str, **parts: Any) -> Identity:
    """Put parts of a person's settings in the place of the old ones; the other parts stay. Refused if too large."""
    return await house.people.change_settings(person, lambda kept: kept | parts)


def recovery_of(house: House, request: AnyRequest, code: str) -> Recovery:
    # Behind the # of an address: it reaches no server and no log.
    return Recovery(code, f"{home_of(request.scope, house.settings)}/#recover={code}")


async def with_cookies(
    house: House, request: AnyRequest, person: str, token: str, content: T, status: int = 201
) -> Response[T]:
    """An answer to a browser of this person, which is known from now on."""
    age = house.settings.device_days * 86_400
    secure = is_https(request.scope, house.settings)
    browser = browser_of(request.scope) or new_browser()
    house.people.known.remember(person, address_of(request.scope, house.settings))
    mark = await house.people.known.mark(person, cookie(request.scope, KNOWN_COOKIE))
    cookies = [
        Cookie(DEVICE_COOKIE, value=token, max_age=age, httponly=True, secure=secure, samesite="lax"),
        Cookie(CSRF_COOKIE, value=csrf_of(token), max_age=age, httponly=False, secure=secure, samesite="lax"),
        Cookie(KNOWN_COOKIE, value=mark, max_age=age, httponly=True, secure=secure, samesite="lax"),
        Cookie(BROWSER_COOKIE, value=browser, max_age=age, httponly=True, secure=secure, samesite="lax"),
    ]
    return Response(content, status_code=status, cookies=cookies)


async def new_device(
    house: House, request: AnyRequest, person: Identity, token: str, code: str | None
) -> Response[Device]:
    recovery = recovery_of(house, request, code) if code else None
    device = Device(
        person.id,
        person.name,
        tag_of(person.id),
        token,
        recovery.recovery if recovery else None,
        recovery.recovery_link if recovery else None,
    )
    return await with_cookies(house, request, person.id, token, device)


MINE: dict[str, Any] = {"responses": problems(401, 507), "security": signed_in}  # handlers that ask for `me`


# --- handlers -----------------------------------------------------------------------------------------------------


@post("/", summary="Make an identity", guards=[limited("make", by_address=True)], responses=problems(507))
async def make(house: HouseOf, request: AnyRequest, data: JSONBody[NewIdentity]) -> Response[Device]:
    """A name is all it takes; without a language it is that of the request. The answer has the token of this device,
    which is also set as a cookie, and a recovery code with which the identity can be had on another device. Both are
    shown only here."""
    name = clean_name(data.name)
    settings = msgspec.json.encode({"language": spoken(data.language)})
    while True:
        person, token = new_id(), new_token()
        code = new_code(person)
        identity = Identity(person, name, house.now(), recovery=hashed(code), settings=settings)
        try:
            await house.store.add_identity(identity, hashed(token))
        except Taken:
            continue
        return await new_device(house, request, identity, token, code)


@get("/", summary="My identity", guards=[limited("read")], **MINE)
async def show(house: HouseOf, request: AnyRequest, me: Me) -> Response[Myself]:
    """Who this device belongs to. A browser's cookies are good for another while from now on."""
    if bearer(request.scope) is not None:
        return Response(myself(me))
    return await with_cookies(house, request, me.id, token_of(request.scope) or "", myself(me), 200)


@patch("/", summary="Change my name, language or settings", guards=[limited("act")], **MINE)
async def change(house: HouseOf, me: Me, data: JSONBody[IdentityChange]) -> Myself:
    """What is left out stays as it is. Of the settings only the part "interface" can be changed here."""
    name = clean_name(data.name) if data.name is not None else None
    parts: dict[str, Any] = {}
    if data.settings is not None:
        if len(msgspec.json.encode(data.settings.interface)) > SETTINGS_LENGTH:
            raise Refused("too_large", "settings_too_large", bytes=SETTINGS_LENGTH)
        parts["interface"] = data.settings.interface
    if language := data.language or chosen(parts.get("interface")):  # whoever turns the page over turns the mails too
        parts["language"] = language
    if parts:
        me = await change_settings(house, me.id, **parts)
    if name is not None:
        me = await house.store.change_identity(me.id, name=name) or me
        house.people.forget(me.id)
    return myself(me)


@post(
    "/recovery",
    summary="A new recovery code",
    guards=[limited("make")],
    **MINE,
)
async def new_recovery(house: HouseOf, request: AnyRequest, me: Me) -> Recovery:
    """The old code is void from now on."""
    await still_signed_in(house, request)
    return await replace_code(house, request, me.id)


async def still_signed_in(house: House, request: AnyRequest) -> None:
    """A device that was signed out a moment ago, elsewhere, makes no more keys."""
    if await house.store.identity_by_device(device_of(request)) is None:
        raise Refused("not_signed_in", "sign_in")


async def replace_code(house: House, request: AnyRequest, person: str) -> Recovery:
    code = new_code(person)
    await house.store.set_recovery(person, hashed(code))
    house.people.forget(person)
    return recovery_of(house, request, code)


@post("/recover", summary="Use a recovery code", responses=problems(507))
async def recover(house: HouseOf, request: AnyRequest, data: JSONBody[Recover]) -> Response[Device]:
    """Makes this device one of the identity's. The code is used up; the answer has the next one. If the identity has a
    passphrase it is needed too (code `passphrase_needed`)."""
    person, code = read_code(data.code)
    house.limits.take("enter", "address " + address_of(request.scope, house.settings))  # nobody guesses a code
    identity = await house.store.identity(person)
    used = hashed(code)
    if identity is None or not same(used, identity.recovery or ""):
        raise Refused("not_allowed", "wrong_code")
    house.limits.take("enter", f"code {used}")
    if identity.blocked:
        raise Refused("not_allowed", "blocked")
    if identity.passphrase:
        if data.passphrase is None:
            raise Refused("passphrase_needed", "passphrase_with_code")
        if not await check_passphrase(house, identity, data.passphrase):
            raise Refused("passphrase_needed", "wrong_passphrase")
    token = new_token()
    if await house.store.recover(used, hashed(token), house.now()) is None:
        raise Refused("not_allowed", "wrong_code")
    code = new_code(person)
    await house.store.set_recovery(person, hashed(code))
    house.people.forget(person)
    return await new_device(house, request, identity, token, code)


@post("/enter", summary="Sign in with a passphrase", responses=problems(507))
async def enter(house: HouseOf, request: AnyRequest, data: JSONBody[Enter]) -> Response[Device]:
    """Makes this device one of the identity's: its name and tag (or its id) and its passphrase."""
    name, _, tag = data.name.strip().rpartition("#")
    name = " ".join(unicodedata.normalize("NFKC", name or tag).split())
    if "#" in data.name:
        found = [one for one in await house.store.identities_named(name) if same(tag_of(one.id), tag.lower())]
    else:
        one = await house.store.identity(name.lower())
        found = [one] if one else []
    await count_entry(house, request, f"{name.casefold()}#{tag.lower()}", [one.id for one in found])
    entered = None
    able: list[Identity | None] = [one for one in found if one.passphrase]
    for identity in able[:2] or [None]:  # the same work for a name that nobody has
        if await check_passphrase(house, identity, data.passphrase):
            entered = identity
    if entered is None:
        raise Refused("not_allowed", "wrong_entry")
    if entered.blocked:
        raise Refused("not_allowed", "blocked")
    token = new_token()
    await house.store.add_device(entered.id, hashed(token), house.now())
    return await new_device(house, request, entered, token, None)


async def check_old(house: House, request: AnyRequest, me: Identity, old: str | None) -> bool:
    """Whether there is a passphrase; who has one must know it to change it."""
    fresh = await house.store.identity(me.id) or me
    if not fresh.passphrase:
        return False
    if old is None:
        raise Refused("passphrase_needed", "old_passphrase")
    house.limits.take("enter", f"device {device_of(request)}")
    if not await check_passphrase(house, fresh, old):
        raise Refused("passphrase_needed", "wrong_old_passphrase")
    return True


@put(
    "/passphrase",
    summary="Set my passphrase",
    guards=[limited("make")],
    **MINE,
)
async def set_passphrase(house: HouseOf, request: AnyRequest, me: Me, data: JSONBody[NewPassphrase]) -> Myself:
    """With it the identity can be entered by name. If there is one already, the old one is needed."""
    if not PASSPHRASE_SHORTEST <= len(data.passphrase) <= PASSPHRASE_LONGEST:
        raise Refused("bad_request", "passphrase_length", least=PASSPHRASE_SHORTEST, most=PASSPHRASE_LONGEST)
    if not await check_old(house, request, me, data.old):
        await change_settings(house, me.id, passphrase_at=house.now())
    new: str = await house.people.slowly(passphrase_hash, data.passphrase, house.settings.passphrase_work)
    changed = await house.store.change_identity(me.id, passphrase=new)
    house.people.forget(me.id)
    return myself(changed or me)


@delete(
    "/passphrase",
    summary="Remove my passphrase",
    guards=[limited("make")],
    **MINE,
)
async def remove_passphrase(house: HouseOf, request: AnyRequest, me: Me, data: JSONBody[OldPassphrase]) -> None:
    """The old one is needed."""
    await check_old(house, request, me, data.old)
    await house.store.change_identity(me.id, passphrase="")
    house.people.forget(me.id)


GONE = [Cookie(name, expires=0, max_age=0) for name in (DEVICE_COOKIE, CSRF_COOKIE)]


@delete("/device", summary="Sign out", guards=[limited("act")], response_cookies=GONE, **MINE)
async def sign_out(house: HouseOf, request: AnyRequest, me: Me) -> None:
    """This device is forgotten and its connections end. Without a recovery code, a passphrase or another device the
    identity is lost."""
    device = device_of(request)
    await house.store.remove_device(device)
    await push.forget(house.people, me, lambda other, _: other == device)
    house.people.forget(me.id)
    house.people.send_away(me.id, device=device)


@delete(
    "/devices",
    summary="Sign out everywhere else",
    status_code=200,
    guards=[limited("act")],
    **MINE,
)
async def sign_out_others(
    house: HouseOf, request: AnyRequest, me: Me, data: JSONBody[KeptPassphrase | None] = None
) -> Recovery:
    """Every other device is forgotten and its connections end. The recovery code is void too, for another device may
    have made it: the answer has the new one. So is a passphrase that was first set in the last 30 days, unless it is
    given. An older one stays, so that a thief cannot take it away."""
    await still_signed_in(house, request)
    if data and data.passphrase is not None:
        await check_old(house, request, me, data.passphrase)
        void = False
    else:
        fresh = await house.store.identity(me.id) or me
        void = settings_of(fresh).get("passphrase_at", 0) > house.now() - YOUNG
    device = device_of(request)
    await house.store.remove_devices(me.id, keep=device)
    recovery = await replace_code(house, request, me.id)
    if void:
        await house.store.change_identity(me.id, passphrase="")
    await house.store.remove_devices(me.id, keep=device)  # one that came in by the old code or passphrase meanwhile
    await push.forget(house.people, me, lambda other, _: other != device)
    house.people.forget(me.id)
    house.people.send_away(me.id, keep=device)
    return recovery


handlers = [
    make,
    show,
    change,
    new_recovery,
    recover,
    enter,
    set_passphrase,
    remove_passphrase,
    sign_out,
    sign_out_others,
]
