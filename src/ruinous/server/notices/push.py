"""Web Push: a notice as an encrypted message to a browser (RFC 8291, in the coding of RFC 8188), signed by this server
(RFC 8292). What a browser has given out for that, its subscription, is kept with the settings of its person, by device.

docs/decisions/017 says why this is no library.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import struct
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Meta, Struct

from ruinous.server.notices.deliver import Outcome, Unusable, failed, one_line, webhook_url
from ruinous.server.notices.settings import everything
from ruinous.server.people.known import kept_secret
from ruinous.server.people.people import People
from ruinous.store.protocol import Identity, Notice, Store
from ruinous.table.refusals import Refused
from ruinous.words import phrase, say
from ruinous.words.notices import notice_text, versus_text

KEY = "push.key"  # in the store: what this server signs with, one for all processes
MOST_DEVICES = 8  # of one person
LONGEST = 800  # characters of an endpoint
RECORD = 4096  # bytes; no push service must take more (RFC 8030)
STEP = 256  # messages are padded to a multiple of this: their length tells little
VALID = 12 * 3600  # seconds that a signature is good for; services allow a day
KEPT = 3 * 86_400  # seconds that a service keeps a message for a device that is off
GONE = (404, 410)  # answers that mean: this subscription is no more
REFUSED = (400, 401, 403)  # answers that mean it too
REFUSALS = 5  # if so many come in a row

Key = Annotated[str, Meta(min_length=1, max_length=128, description="base64url, as the browser gives it")]


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Key
    auth: Key


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how a browser takes messages, as `PushSubscription.toJSON()` says it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    keys: PushKeys


class Kept(Subscription, frozen=True, forbid_unknown_fields=True):
    """A subscription in the store, and how often in a row it was refused."""

    refused: int = 0


# --- subscriptions of a person ------------------------------------------------------------------------------------


def subscriptions_of(identity: Identity) -> dict[str, Kept]:
    """By device (its hash)."""
    return subscriptions_in(everything(identity))


def subscriptions_in(settings: dict[str, Any]) -> dict[str, Kept]:
    """What can no longer be understood counts as not there."""
    found = {}
    kept = settings.get("push")
    for device, data in kept.items() if isinstance(kept, dict) else ():
        try:
            one = msgspec.convert(data, Kept)
            checked(one)
        except (msgspec.ValidationError, Refused):
            continue
        found[device] = one
    return found


def ended_in(settings: dict[str, Any]) -> list[str]:
    """Devices whose subscription was dropped and that were not switched on again."""
    kept = settings.get("push_ended")
    return kept if isinstance(kept, list) else []


def switched_on(settings: dict[str, Any], device: str, subscription: Subscription) -> dict[str, Any]:
    ended = [other for other in ended_in(settings) if other != device]
    return settings | {"push": with_device(subscriptions_in(settings), device, subscription), "push_ended": ended}


def with_device(kept: dict[str, Kept], device: str, subscription: Subscription) -> dict[str, Kept]:
    """A browser has one subscription, so whoever had the same endpoint before has it no more. What is told again is as
    often refused as it was."""
    given = Kept(subscription.endpoint, subscription.keys)
    if device in kept and msgspec.structs.replace(kept[device], refused=0) == given:
        return kept
    others = {d: s for d, s in kept.items() if d != device and s.endpoint != subscription.endpoint}
    if len(others) >= MOST_DEVICES:
        raise Refused("conflict", "push_devices", most=MOST_DEVICES)
    return others | {device: given}


async def forget(people: People, identity: Identity, which: Callable[[str, Subscription], bool]) -> None:
    """Those (device, subscription) of a person are no more. Who has none is left alone."""

    def without(kept: dict[str, Any]) -> dict[str, Any]:
        left = {d: s for d, s in subscriptions_in(kept).items() if not which(d, s)}
        return kept | {"push": left}

    fresh = await people.store.identity(identity.id)
    if fresh and any(which(*one) for one in subscriptions_of(fresh).items()):
        await people.change_settings(identity.id, without)


async def heed(people: People, identity: Identity, subscription: Kept, outcome: Outcome) -> Outcome:
    """What an answer means for a subscription: it is dropped when it is gone or was refused too often."""
    fact = outcome.error
    refused = fact is not None and fact.id == "delivery.push_refused" and fact.args["status"] in REFUSED
    if not (refused or gone(outcome) or (outcome.state == "sent" and subscription.refused)):
        return outcome
    dropped: list[str] = []

    def heeded(settings: dict[str, Any]) -> dict[str, Any]:
        kept = subscriptions_in(settings)
        for device, one in list(kept.items()):
            if one.endpoint == subscription.endpoint:
                kept[device] = msgspec.structs.replace(one, refused=one.refused + 1 if refused else 0)
                if gone(outcome) or kept[device].refused >= REFUSALS:
                    del kept[device]
                    dropped.append(device)
        return settings | {"push": kept, "push_ended": [*ended_in(settings), *dropped][-MOST_DEVICES:]}

    if await people.store.identity(identity.id):
        await people.change_settings(identity.id, heeded)
    if fact and refused and dropped:
        return failed("push_dropped", host=fact.args["host"], status=fact.args["status"], count=REFUSALS)
    return outcome


def checked(subscription: Subscription) -> Subscription:
    """The same, or Refused: an address that no webhook may have either, not secure, or keys that are none."""
    try:
        parts = webhook_url(subscription.endpoint)
        if parts.scheme != "https":
            raise Unusable("webhook_scheme")
        _receiver(subscription)
    except (Unusable, ValueError):
        raise Refused("bad_request", "push_subscription") from None
    return subscription


def _receiver(subscription: Subscription) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """A browser's public key and its secret; ValueError if they are none."""
    point, secret = unpacked(subscription.keys.p256dh), unpacked(subscription.keys.auth)
    if len(point) != 65 or len(secret) != 16:
        raise ValueError("not the keys of a subscription")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point), secret


# --- the message --------------------------------------------------------------------------------------------------


def message(notice: Notice, name: str, url: str, language: str) -> bytes:
    """What the page's service worker shows (web/src/push/worker.ts); a newer one of the same kind replaces it there."""
    known = one_line(name, 80) or phrase("mail.unnamed", {"table": notice.table}, language=language)
    title = say(f"mail.subject.{notice.kind}", {"name": known}, language=language)
    told = one_line(notice_text(notice.kind, notice.args, language), 300)
    playing = versus_text(notice.args, language)
    lines = [playing] if notice.kind == "your_turn" and playing else [told, playing] if playing else [told]
    return _shown(title, "\n".join(lines), url, f"{notice.table}/{notice.kind}", language)


def test_message(url: str, language: str) -> bytes:
    title, told = say("mail.subject.test", language=language), say("notice.test", language=language)
    return _shown(title, told, url, "test", language)


def _shown(title: str, body: str, url: str, tag: str, language: str) -> bytes:
    shown = {"title": one_line(title, 150), "body": body, "url": url, "tag": tag, "language": language}
    return msgspec.json.encode(shown)


def encrypted(subscription: Subscription, text: bytes, salt: bytes = b"", own: Any = None) -> bytes:
    """RFC 8291: for this browser alone. `salt` and `own`, the key of this one message, are new each time."""
    browser, secret = _receiver(subscription)
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    ours, theirs = point(own.public_key()), point(browser)
    shared = own.exchange(ec.ECDH(), browser)
    material = _derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\2", None)  # 2: the last record
    return salt + struct.pack(">IB", RECORD, len(ours)) + ours + sealed


def padded(text: bytes) -> bytes:
    """JSON may end in spaces."""
    return text + b" " * (-(len(text) + 1) % STEP)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


# --- who sends it -------------------------------------------------------------------------------------------------


class Sender:
    """This server, as push services know it."""

    def __init__(self, key: str, contact: str = "") -> None:
        self.key = serialization.load_der_private_key(unpacked(key), None)
        self.secret = unpacked(key)
        self.contact = contact  # mailto: or https:, for those who run a push service

    @property
    def public(self) -> str:
        """What a browser must be told when it subscribes."""
        assert isinstance(self.key, ec.EllipticCurvePrivateKey)
        return packed(point(self.key.public_key()))

    def headers(self, endpoint: str, now: int, topic: str) -> dict[str, str]:
        return {
            "Authorization": f"vapid t={self._token(endpoint, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            # Of several that wait at the service, only the newest is kept. It learns nothing from this.
            "Topic": packed(hmac.digest(self.secret, topic.encode(), "sha256"))[:32],
            "Urgency": "normal",
        }

    def _token(self, endpoint: str, now: int) -> str:
        """RFC 8292: a claim for this push service, good for a while."""
        assert isinstance(self.key, ec.EllipticCurvePrivateKey)
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + VALID}
        if self.contact:
            claims["sub"] = self.contact
        told = ".".join(packed(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{told}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    pkcs8 = serialization.PrivateFormat.PKCS8
    return packed(key.private_bytes(serialization.Encoding.DER, pkcs8, serialization.NoEncryption()))


async def sender_of(store: Store, contact: str = "") -> Sender:
    """The key is made when it is first needed."""
    return Sender(await kept_secret(store, KEY, new_key), contact)


def contact_of(mail: str, home: str) -> str:
    """Whom a push service may write to: the sender of the mails, else the address of the server."""
    address = mail.rpartition("<")[2].rstrip(">")
    return f"mailto:{address}" if address else home if home.startswith("https://") else ""


def outcome_of(outcome: Outcome) -> Outcome:
    """How a try went, in words about a device and no webhook."""
    fact = outcome.error
    if fact is None or outcome.state != "failed":
        return outcome
    if fact.id == "delivery.refused":
        host, status = fact.args["host"], fact.args["status"]
        return failed("push_gone") if status in GONE else failed("push_refused", host=host, status=status)
    return failed("push_address")


def gone(outcome: Outcome) -> bool:
    """Whether the browser takes nothing under this subscription any more."""
    return outcome.error is not None and outcome.error.id == "delivery.push_gone"


# --- letters ------------------------------------------------------------------------------------------------------


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """ValueError if it is no base64url."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("no base64url") from error


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
