"""What is sent to and from the routes of identities."""

from typing import Annotated, Any, TypeAlias, TypedDict, cast

import msgspec
from msgspec import Meta, Struct

from ruinous.server.gate.languages import Language, language_of
from ruinous.server.people.credentials import tag_of
from ruinous.store.protocol import Identity

HIDDEN = ("language", "push", "push_ended", "passphrase_at", "progress")  # in the settings, shown elsewhere


class Person(Struct, frozen=True):
    """All that others may know of a person. The tag tells people of the same name apart."""

    id: str
    name: str
    tag: str


def public(identity: Identity) -> Person:
    return Person(identity.id, identity.name, tag_of(identity.id))


class Settings(TypedDict, total=False):
    """What is kept for a person."""

    interface: dict[str, Any]  # anything the page wants to keep
    notices: dict[str, Any]  # how to be told, as in `NoticeSettings`


class Myself(Struct, frozen=True):
    """What a person may know of their own identity."""

    id: str
    name: str
    tag: str
    created: int
    has_passphrase: bool
    has_recovery: bool
    language: str  # of mails, webhooks and whatever else is written to the person
    settings: Settings


class Device(Struct, frozen=True):
    """A device that has just been given its token. Neither the token nor the code is ever shown again."""

    id: str
    name: str
    tag: str
    token: str
    recovery: str | None = None
    recovery_link: str | None = None


class Recovery(Struct, frozen=True):
    """A recovery code, shown once, and the same as a link."""

    recovery: str
    recovery_link: str


Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=128, description="1 to 32 characters, no control ones")]
Passphrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=256, description="8 to 256 characters")]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=256)]


class NewIdentity(Struct, frozen=True):
    """Without a language it is the one of the request."""

    name: Name
    language: Language | None = None


class SettingsChange(Struct, frozen=True):
    """Only the part "interface" is changed here; any other part is left as it is."""

    interface: Annotated[dict[str, Any], Meta(description="Anything the browser wants to keep, up to 8 kB of JSON")]


class IdentityChange(Struct, frozen=True):
    name: Name | None = None
    language: Language | None = None
    settings: SettingsChange | None = None


class Recover(Struct, frozen=True):
    code: Code
    passphrase: Passphrase | None = None


class Enter(Struct, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=256, description="Name and tag like Anna#k3f9, or the id")]
    passphrase: Passphrase


class NewPassphrase(Struct, frozen=True):
    passphrase: Passphrase
    old: Passphrase | None = None


class OldPassphrase(Struct, frozen=True):
    old: Passphrase


class KeptPassphrase(Struct, frozen=True):
    """A passphrase that is given stays."""

    passphrase: Passphrase | None = None


def myself(identity: Identity) -> Myself:
    return Myself(
        identity.id,
        identity.name,
        tag_of(identity.id),
        identity.created,
        bool(identity.passphrase),
        bool(identity.recovery),
        language_of(identity),
        cast(
            "Settings",
            {part: kept for part, kept in settings_of(identity).items() if part not in HIDDEN and not identity.scope},
        ),
    )


def settings_of(identity: Identity) -> dict[str, Any]:
    return msgspec.json.decode(identity.settings or b"{}", type=dict[str, Any])
