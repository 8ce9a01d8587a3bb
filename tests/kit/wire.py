"""Whether data is of a type of the wire: what it holds, that nothing is missing, and that there is nothing more."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ruinous.rules.ids import EVERY
from tools.types import Field, fields_of, is_record, tag_of

PLAIN = {str: str, int: int, float: int | float, bool: bool, type(None): type(None)}


def fits(kind: Any, data: Any) -> None:
    """Fails unless data, as JSON brings it, is of a type."""
    wrong = list(misfits(kind, msgspec.json.decode(msgspec.json.encode(data)), "data"))
    assert not wrong, "\n".join(wrong[:20])


def misfits(kind: Any, data: Any, at: str) -> Iterator[str]:
    """What is wrong, each with its place."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return
    if kind in PLAIN:
        if not isinstance(data, PLAIN[kind]) or (isinstance(data, bool) and kind is not bool):
            yield f"{at}: {data!r} is no {kind.__name__}"
    elif is_record(kind):
        yield from _of_record(kind, data, at)
    elif origin is Annotated:
        yield from misfits(args[0], data, at)
        if EVERY in args and set(data) != set(get_args(get_args(args[0])[0])):
            yield f"{at}: not every one is there, only {list(data)}"
    elif origin is Literal:
        if not any(data == one and type(data) is type(one) for one in args):
            yield f"{at}: {data!r} is none of {args}"
    elif origin in (Union, UnionType):
        tried = [list(misfits(one, data, at)) for one in args]
        if all(tried):
            yield from min(tried, key=len)
    elif origin is dict:
        for key, value in data.items() if isinstance(data, dict) else [(at, data)]:
            yield from misfits(args[0], key, f"{at}.{key}")
            yield from misfits(args[1], value, f"{at}.{key}")
    elif not isinstance(data, list):
        yield f"{at}: {data!r} is no list"
    elif origin is tuple and args[-1] is not ...:
        if len(data) != len(args):
            yield f"{at}: {data!r} has not {len(args)} parts"
        for n, (one, part) in enumerate(zip(args, data, strict=False)):
            yield from misfits(one, part, f"{at}[{n}]")
    else:
        for n, part in enumerate(data):
            yield from misfits(args[0], part, f"{at}[{n}]")


@cache
def _fields(kind: Any) -> dict[str, Field]:
    return {field.name: field for field in fields_of(kind, sending=False)}


def _of_record(kind: Any, data: Any, at: str) -> Iterator[str]:
    if not isinstance(data, dict):
        yield f"{at}: {data!r} is no {kind.__name__}"
        return
    known = _fields(kind)
    tag = tag_of(kind)
    for name, value in data.items():
        if name in known:
            yield from misfits(known[name].type, value, f"{at}.{name}")
        elif not tag or (name, value) != tag:
            yield f"{at}.{name}: {kind.__name__} has no such field"
    for name, field in known.items():
        if name not in data and not field.optional:
            yield f"{at}.{name}: missing"
