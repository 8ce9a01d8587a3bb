"""Where JSON does not have the shape that the API describes, as a fact: which field, and what it must be.

Whatever reads such data refuses it and says why in words only, if at all; here the same types are asked once more, for
what can be told in any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ruinous.rules.facts import Fact

if TYPE_CHECKING:
    from msgspec import inspect
else:
    try:
        from msgspec import inspect
    except ImportError:
        from ruinous.structs import plain_types as inspect

LISTS = inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType
KINDS: tuple[tuple[Any, str], ...] = (
    (inspect.StrType, "text"),
    (inspect.IntType, "whole"),
    (inspect.FloatType, "number"),
    (inspect.BoolType, "boolean"),
    (inspect.NoneType, "null"),
    (LISTS, "list"),
    (inspect.StructType | inspect.DictType, "object"),
)


def misfit(kind: Any, data: Any, whole: str) -> Fact:
    """The first thing that is wrong with some data for a type; `whole` is what to call the data itself."""
    found = next(_wrong(inspect.type_info(kind), data, ""), None)
    if found is None:
        return Fact("refusal.shape", {"field": whole})
    return Fact(found.id, {**found.args, "field": found.args["field"] or whole})


def _wrong(kind: Any, data: Any, at: str) -> Iterator[Fact]:
    match kind:
        case inspect.Metadata():
            yield from _wrong(kind.type, data, at)
        case inspect.UnionType():
            yield from _wrong_choice(kind, data, at)
        case inspect.LiteralType() if data not in kind.values:
            yield _fact("shape_choice", at, choices=list(kind.values))
        case _ if (wanted := _kind_of(kind)) and _given(data) not in (wanted, {"number": "whole"}.get(wanted)):
            yield _fact("shape_kind", at, wanted=[wanted], given=_given(data))
        case inspect.StrType() | inspect.IntType() | inspect.FloatType():
            yield from _out_of_bounds(kind, data, at)
        case inspect.StructType():
            yield from _wrong_fields(kind, data, at)
        case inspect.DictType():
            yield from _out_of_bounds(kind, data, at)
            for key, value in data.items():
                yield from _wrong(kind.key_type, key, f"{at}.{key[:40]}")
                yield from _wrong(kind.value_type, value, f"{at}.{key[:40]}")
        case _ if isinstance(kind, LISTS):
            yield from _out_of_bounds(kind, data, at)
            for number, item in enumerate(data):
                yield from _wrong(kind.item_type, item, f"{at}[{number}]")


def _wrong_fields(kind: inspect.StructType, data: dict[str, Any], at: str) -> Iterator[Fact]:
    for field in kind.fields:
        if field.encode_name in data:
            yield from _wrong(field.type, data[field.encode_name], f"{at}.{field.encode_name}")
        elif field.required:
            yield _fact("shape_missing", f"{at}.{field.encode_name}")
    if kind.forbid_unknown_fields:
        known = {field.encode_name for field in kind.fields} | {kind.tag_field}
        for name in data:
            if name not in known:
                yield _fact("shape_unknown", f"{at}.{name[:40]}")


def _wrong_choice(kind: inspect.UnionType, data: Any, at: str) -> Iterator[Fact]:
    """Of several types: those of the data's own kind, and of structs the one that the tag names."""
    tagged = {one.tag: one for one in kind.types if isinstance(one, inspect.StructType)}
    if isinstance(data, dict) and tagged:
        field = next(iter(tagged.values())).tag_field
        tag = data.get(field) if field else None
        if field and field not in data:
            yield _fact("shape_missing", f"{at}.{field}")
        elif field and (not isinstance(tag, str) or tag not in tagged):
            yield _fact("shape_choice", f"{at}.{field}", choices=list(tagged))
        else:
            yield from _wrong_fields(tagged[tag], data, at)
        return
    fitting = [one for one in kind.types if _kind_of(one) in (None, _given(data))]
    if fitting:
        yield from _wrong(fitting[0], data, at)
    else:
        wanted = [name for one in kind.types if (name := _kind_of(one)) and name != "null"]
        yield _fact("shape_kind", at, wanted=list(dict.fromkeys(wanted)), given=_given(data))


def _out_of_bounds(kind: Any, data: Any, at: str) -> Iterator[Fact]:
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        if kind.ge is not None and data < kind.ge:
            yield _fact("shape_least", at, least=kind.ge)
        if kind.le is not None and data > kind.le:
            yield _fact("shape_most", at, most=kind.le)
        return
    if kind.min_length is not None and len(data) < kind.min_length:
        yield _fact("shape_short", at, least=kind.min_length)
    if kind.max_length is not None and len(data) > kind.max_length:
        yield _fact("shape_long", at, most=kind.max_length)
    if isinstance(kind, inspect.StrType) and kind.pattern and not re.search(kind.pattern, data):
        yield _fact("shape_pattern", at)


def _kind_of(kind: Any) -> str | None:
    """What data of a type is called; None for a type that takes several kinds."""
    inner = kind.type if isinstance(kind, inspect.Metadata) else kind
    return next((name for types, name in KINDS if isinstance(inner, types)), None)


def _given(data: Any) -> str:
    match data:
        case bool():
            return "boolean"
        case str():
            return "text"
        case int():
            return "whole"
        case float():
            return "whole" if data.is_integer() else "number"
        case None:
            return "null"
    return "list" if isinstance(data, list) else "object"


def _fact(id: str, at: str, **args: Any) -> Fact:
    field = "".join(c if c.isprintable() else "�" for c in at.removeprefix("."))  # some of it is a stranger's word
    return Fact(f"refusal.{id}", {"field": field, **args})
