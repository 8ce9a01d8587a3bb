"""Structs that become JSON and come from it: msgspec's where it is installed, else our own of plain Python (`plain`).

A table needs nothing else of msgspec, so it can be played at where there is none: in a browser's tab (`ruinous.local`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

__all__ = [
    "DecodeError",
    "Meta",
    "Struct",
    "ValidationError",
    "convert",
    "decode",
    "decoder",
    "encode",
    "field",
    "replace",
    "to_builtins",
]

if TYPE_CHECKING:
    from msgspec import DecodeError, Meta, Struct, ValidationError, convert, field, json, to_builtins
    from msgspec.structs import replace
else:
    try:
        from msgspec import DecodeError, Meta, Struct, ValidationError, convert, field, json, to_builtins
        from msgspec.structs import replace
    except ImportError:
        from ruinous.structs.plain import (
            DecodeError,
            Meta,
            Struct,
            ValidationError,
            convert,
            field,
            json,
            replace,
            to_builtins,
        )

encode: Callable[[Any], bytes] = json.Encoder().encode
"""Anything as JSON."""
decode: Callable[[str | bytes], Any] = json.Decoder().decode
"""JSON as it is."""


def decoder(kind: Any) -> Callable[[str | bytes], Any]:
    """What reads the JSON of a type, or raises DecodeError."""
    read: Callable[[str | bytes], Any] = json.Decoder(kind).decode
    return read
