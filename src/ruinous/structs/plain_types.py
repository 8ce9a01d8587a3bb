"""What `msgspec.inspect` tells of types, in plain Python: the same names, and as much of it as is asked."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from types import NoneType as Nothing
from types import UnionType as Choice
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from ruinous.structs.plain import Meta, Struct, _Missing


class AnyType:
    """Nothing is known of it."""


class BoolType:
    """True or false."""


class NoneType:
    """Null."""


@dataclass(frozen=True)
class Metadata:
    """Never made here: what it would add is asked by nobody."""

    type: Any


@dataclass(frozen=True)
class StrType:
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


@dataclass(frozen=True)
class IntType:
    ge: float | None = None
    le: float | None = None


class FloatType(IntType):
    """A number, whole or not."""


@dataclass(frozen=True)
class ListType:
    item_type: Any
    min_length: int | None = None
    max_length: int | None = None


class VarTupleType(ListType):
    """A tuple of any length."""


class SetType(ListType):
    """Nothing of ours is one, and so for the next."""


class FrozenSetType(ListType):
    pass


@dataclass(frozen=True)
class DictType:
    key_type: Any
    value_type: Any
    min_length: int | None = None
    max_length: int | None = None


@dataclass(frozen=True)
class LiteralType:
    values: tuple[Any, ...]


@dataclass(frozen=True)
class UnionType:
    types: tuple[Any, ...]


@dataclass(frozen=True)
class Field:
    encode_name: str
    type: Any
    required: bool


@dataclass(frozen=True)
class StructType:
    fields: tuple[Field, ...]
    forbid_unknown_fields: bool
    tag_field: str | None
    tag: str | None


SIMPLE = {str: StrType, int: IntType, float: FloatType, bool: BoolType, None: NoneType, Nothing: NoneType}


def type_info(kind: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if kind in SIMPLE:
        return SIMPLE[kind]()
    if origin is Annotated:
        return _bounded(type_info(args[0]), [note for note in args[1:] if isinstance(note, Meta)])
    if origin is Literal:
        return LiteralType(tuple(sorted(args)))
    if origin in (Union, Choice):
        return UnionType(tuple(map(type_info, args)))
    if origin is list or (origin is tuple and args[-1] is ...):
        return (ListType if origin is list else VarTupleType)(type_info(args[0]))
    if origin is dict:
        return DictType(*map(type_info, args))
    if isinstance(kind, type) and issubclass(kind, Struct):
        config, hints = kind._config, get_type_hints(kind, include_extras=True)
        of = [Field(name, type_info(hints[name]), default is _Missing) for name, default in kind._defaults.items()]
        return StructType(tuple(of), config.forbid_unknown_fields, config.tag_field or None, config.tag or None)
    return AnyType()


def _bounded(kind: Any, notes: list[Meta]) -> Any:
    known = {field.name for field in fields(kind)}
    for note in notes:
        bounds = {field.name: getattr(note, field.name) for field in fields(note) if field.name in known}
        kind = replace(kind, **{name: bound for name, bound in bounds.items() if bound is not None})
    return kind
