"""What tables use of msgspec, in plain Python: the same classes, the same JSON, the same checks.

It is slower, and says less of what is wrong with what it is given. Nothing is missing that `ruinous.structs` offers.
"""

from __future__ import annotations

import json as standard
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, is_dataclass
from functools import cache
from inspect import get_annotations
from types import NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

Read = Callable[[Any], Any]
S = TypeVar("S", bound="Struct")


class DecodeError(ValueError):
    """What is no JSON."""


class ValidationError(DecodeError):
    """JSON of another shape."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meta:
    """Bounds of a type."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    description: str | None = None


class _Missing:
    """No default: the field must be given."""


@dataclass(frozen=True, slots=True)
class _Factory:
    make: Callable[[], Any]


def field(*, default_factory: Callable[[], Any]) -> Any:
    return _Factory(default_factory)


@dataclass(slots=True)
class _Config:
    """How a class of structs behaves; it is passed on to its subclasses, but for the tag."""

    frozen: bool = False
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False
    tag_field: str = ""
    tag: str = ""


class Struct:
    """Fields with types, as msgspec has them."""

    _config = _Config()
    _defaults: dict[str, Any] = {}
    """Every field in order, with its default."""
    _by_keyword: frozenset[str] = frozenset()

    def __init_subclass__(
        cls,
        *,
        frozen: bool | None = None,
        kw_only: bool = False,
        omit_defaults: bool | None = None,
        forbid_unknown_fields: bool | None = None,
        tag_field: str | None = None,
        tag: str | None = None,
    ) -> None:
        super().__init_subclass__()
        above = cls._config
        tag_field = tag_field or above.tag_field or ("type" if tag else "")
        cls._config = _Config(
            above.frozen if frozen is None else frozen,
            above.omit_defaults if omit_defaults is None else omit_defaults,
            above.forbid_unknown_fields if forbid_unknown_fields is None else forbid_unknown_fields,
            tag_field,
            tag or (cls.__name__ if tag_field else ""),
        )
        mine = {name: vars(cls).get(name, _Missing) for name in get_annotations(cls)}
        named = cls._by_keyword.difference(mine) | (set(mine) if kw_only else set())
        every = {**cls._defaults, **mine}
        cls._by_keyword = frozenset(named)
        cls._defaults = {name: every[name] for name in sorted(every, key=named.__contains__)}
        if cls._config.frozen:
            cls.__setattr__ = _frozen  # type: ignore[assignment, method-assign]
            cls.__hash__ = _hash  # type: ignore[assignment, method-assign]

    def __init__(self, *args: Any, **given: Any) -> None:
        names = [name for name in self._defaults if name not in self._by_keyword]
        if len(args) > len(names) or not given.keys() <= self._defaults.keys() - names[: len(args)]:
            raise TypeError(f"{type(self).__name__} does not take these arguments.")
        given.update(zip(names, args, strict=False))
        made = self.__dict__
        for name, default in self._defaults.items():
            if name in given:
                made[name] = given[name]
            elif default is _Missing:
                raise TypeError(f"{type(self).__name__} needs {name}.")
            else:
                made[name] = _default(default)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def _default(default: Any) -> Any:
    if isinstance(default, _Factory):
        return default.make()
    return default.copy() if isinstance(default, list | dict | set) else default


def _frozen(self: Struct, name: str, value: Any) -> None:
    raise AttributeError(f"immutable type: {type(self).__name__!r}")


def _hash(self: Struct) -> int:
    return hash((type(self), *self.__dict__.values()))


def replace(struct: S, /, **changes: Any) -> S:
    """The same struct with some fields changed."""
    return type(struct)(**{**struct.__dict__, **changes})


# --- to JSON ------------------------------------------------------------------------------------------------------


def _spread(struct: Struct) -> dict[str, Any]:
    """A struct as it is written; what is in it is not spread yet."""
    config = struct._config
    return ({config.tag_field: config.tag} if config.tag else {}) | {
        name: value
        for name, value in struct.__dict__.items()
        if not (config.omit_defaults and _is_default(value, struct._defaults[name]))
    }


def _is_default(value: Any, default: Any) -> bool:
    if isinstance(default, _Factory):
        return default.make in (list, dict, set) and type(value) is default.make and not value
    if isinstance(value, str | int | float | tuple):
        return type(value) is type(default) and bool(value == default)
    return value is default


def _written(value: Any) -> Any:
    if isinstance(value, Struct):
        return _spread(value)
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"There is no JSON for {type(value).__name__}.")


def to_builtins(value: Any) -> Any:
    """Structs, tuples and the like as dicts and lists."""
    if isinstance(value, Mapping):
        return {key: to_builtins(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [to_builtins(inner) for inner in value]
    if value is None or isinstance(value, str | int | float):
        return value
    return to_builtins(_written(value))


_as_text = standard.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_written).encode


class _Encoder:
    def encode(self, value: Any) -> bytes:
        return _as_text(value).encode()


# --- from JSON ----------------------------------------------------------------------------------------------------


class _Decoder:
    def __init__(self, kind: Any = Any) -> None:
        self.kind = kind

    def decode(self, text: str | bytes) -> Any:
        try:
            found = standard.loads(text)
        except RecursionError:
            raise
        except ValueError as error:
            raise DecodeError(str(error)) from None
        return convert(found, self.kind)


json = SimpleNamespace(Encoder=_Encoder, Decoder=_Decoder)


def convert(value: Any, kind: Any) -> Any:
    """Plain data as a value of a type, or ValidationError."""
    return _reader(kind)(value)


@cache
def _reader(kind: Any) -> Read:
    if kind is Any:
        return lambda value: value
    if kind in (str, int, float, bool, None, NoneType):
        return _exact(NoneType if kind is None else kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _bounded(_reader(args[0]), [note for note in args[1:] if isinstance(note, Meta)])
    if origin is Literal:
        return _one_of(args)
    if origin in (Union, UnionType):
        return _any_of(args)
    if origin is tuple and args[-1] is not ...:
        return _row([_reader(arg) for arg in args])
    if origin in (list, tuple):
        return _many(origin, _reader(args[0]))
    if origin is dict:
        return _pairs(_reader(args[0]), _reader(args[1]))
    if is_typeddict(kind):
        return _pairs(_reader(str), _reader(Any))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _fields(kind)
    raise TypeError(f"Nothing reads {kind}.")


def _wrong(wanted: str, value: Any) -> ValidationError:
    return ValidationError(f"{wanted}: {type(value).__name__}")


def _exact(kind: Any) -> Read:
    def read(value: Any) -> Any:
        if type(value) is kind or (kind is float and type(value) is int):
            return kind(value) if kind is float else value
        raise _wrong(kind.__name__, value)

    return read


def _bounded(inner: Read, notes: list[Meta]) -> Read:
    def read(value: Any) -> Any:
        found = inner(value)
        for note in notes:
            if isinstance(found, str | list | tuple | dict):
                if (
                    not (note.min_length or 0)
                    <= len(found)
                    <= (len(found) if note.max_length is None else note.max_length)
                ):
                    raise ValidationError("length")
            elif isinstance(found, int | float) and not (
                (note.ge is None or found >= note.ge) and (note.le is None or found <= note.le)
            ):
                raise ValidationError("bounds")
        return found

    return read


def _one_of(choices: tuple[Any, ...]) -> Read:
    known = {(type(choice), choice): choice for choice in choices}

    def read(value: Any) -> Any:
        try:
            return known[type(value), value]
        except (KeyError, TypeError):
            raise _wrong("choice", value) from None

    return read


def _any_of(kinds: tuple[Any, ...]) -> Read:
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    tagged = {kind._config.tag: _fields(kind) for kind in structs if kind._config.tag}
    tag_field = structs[0]._config.tag_field if tagged else ""
    others = [_reader(kind) for kind in kinds if not (tagged and kind in structs)]

    def read(value: Any) -> Any:
        if tagged and isinstance(value, dict):
            tag = value.get(tag_field)
            if not isinstance(tag, str) or tag not in tagged:
                raise _wrong("tag", tag)
            return tagged[tag](value)
        for other in others:
            try:
                return other(value)
            except ValidationError:
                continue
        raise _wrong("type", value)

    return read


def _many(kind: Any, inner: Read) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise _wrong("list", value)
        return kind(map(inner, value))

    return read


def _row(readers: list[Read]) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple) or len(value) != len(readers):
            raise _wrong("row", value)
        return tuple(reader(one) for reader, one in zip(readers, value, strict=True))

    return read


def _pairs(key: Read, inner: Read) -> Read:
    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise _wrong("object", value)
        return {key(name): inner(one) for name, one in value.items()}

    return read


def _fields(kind: type[Struct]) -> Read:
    config, defaults = kind._config, kind._defaults
    readers: dict[str, Read] = {}  # the types are looked up when first needed: some are declared later

    def read(value: Any) -> Any:
        if isinstance(value, kind):
            return value
        if not isinstance(value, dict):
            raise _wrong("object", value)
        if not readers:
            hints = get_type_hints(kind, include_extras=True)
            readers.update({name: _reader(hints[name]) for name in defaults})
        if config.tag and value.get(config.tag_field, config.tag) != config.tag:
            raise ValidationError("tag")
        if config.forbid_unknown_fields and not value.keys() <= {*readers, config.tag_field}:
            raise ValidationError("unknown")
        missing = [name for name, default in defaults.items() if default is _Missing and name not in value]
        if missing:
            raise ValidationError(missing[0])
        return kind(**{name: reader(value[name]) for name, reader in readers.items() if name in value})

    return read
