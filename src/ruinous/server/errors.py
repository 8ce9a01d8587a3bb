"""Every answer that is not a success: {"code": …, "sentence": …}, the code for programs, the sentence for people."""

import logging
import re
from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from ruinous.server.limits import TooMany
from ruinous.store.protocol import Down, Full, Restored, Stale, StoreError, Taken
from ruinous.table.refusals import Refused

log = logging.getLogger("ruinous.server")

STATUS = {
    "bad_request": 400,
    "not_signed_in": 401,
    "not_allowed": 403,
    "passphrase_needed": 403,
    "csrf": 403,
    "foreign_origin": 403,
    "not_found": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "stale": 409,
    "conflict": 409,
    "too_large": 413,
    "too_long": 414,
    "not_json": 415,
    "wrong_host": 421,
    "too_many": 429,
    "fault": 500,
    "down": 503,
    "full": 507,
}
DEFAULT_STATUS = 409  # a command that the table refuses

SENTENCES = {
    400: ("bad_request", "This request cannot be understood; compare it with the description of the API."),
    401: ("not_signed_in", "Sign in first: make an identity, or bring the token of one."),
    403: ("not_allowed", "You may not do this."),
    404: ("not_found", "There is nothing at this address."),
    405: ("wrong_method", "This address does not take this method."),
    413: ("too_large", "This request is too large."),
    415: ("not_json", "Send JSON, with the header Content-Type: application/json."),
    429: ("too_many", "These are too many requests; wait a little and try again."),
    503: ("down", "The server cannot answer just now; try again in a moment."),
}


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: str
    sentence: str
    reference: str | None = None  # of a fault: the same number stands in the server's log


class Answer(Struct, frozen=True):
    """A problem and how it travels."""

    status: int
    problem: Problem
    headers: dict[str, str] = {}

    def body(self) -> bytes:
        return msgspec.json.encode(self.problem)


def answer_to(error: Exception) -> Answer:
    """What to tell the world about an error. Something unexpected goes into the log and gets a number."""
    match error:
        case TooMany():
            return _answer(error.code, error.sentence, {"retry-after": str(error.after)})
        case Refused():
            return _answer(error.code, error.sentence)
        case ValidationException():
            return _answer("bad_request", validation_sentence(error))
        case HTTPException() if error.status_code in SENTENCES:
            code, sentence = SENTENCES[error.status_code]
            return Answer(error.status_code, Problem(code, sentence), dict(error.headers or {}))
        case HTTPException() if error.status_code < 500:
            return Answer(error.status_code, Problem(*SENTENCES[400]), dict(error.headers or {}))
        case StoreError() if type(error) in STORE:
            code, sentence = STORE[type(error)]
            if code in ("down", "full"):
                log.error("%s: %s", code, error)
            return _answer(code, sentence, {"retry-after": "2"} if code == "down" else {})
    return _fault(error)


STORE: dict[type[StoreError], tuple[str, str]] = {
    Stale: ("stale", "The table has moved on; look at it again."),
    Taken: ("conflict", "This is taken already; try again."),
    Full: ("full", "The server has no room left to write; nothing was changed. Tell the host to make room."),
    Down: ("down", "The database does not answer; look whether it was done before you try again."),
    Restored: ("down", "The server was just restored from a backup; try again."),
}


def _answer(code: str, sentence: str, headers: Mapping[str, str] | None = None) -> Answer:
    return Answer(STATUS.get(code, DEFAULT_STATUS), Problem(code, sentence), dict(headers or {}))


def _fault(error: Exception) -> Answer:
    reference = token_hex(4)
    log.error("fault %s", reference, exc_info=error)
    sentence = f"Something went wrong in the server; tell the host the number {reference}."
    return Answer(500, Problem("fault", sentence, reference))


# --- validation ---------------------------------------------------------------------------------------------------

WORDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
    "None": "null",
    "array": "a list",
    "list": "a list",
    "object": "an object",
    "dict": "an object",
}
# What msgspec says, and what we say.
SAYINGS = [
    (r"Expected `(?P<want>[^`]+)`, got `(?P<got>[^`]+)`", "{field} must be {want}, not {got}."),
    (r"Expected `(?P<want>[^`]+)` of length >= (?P<n>\d+)", "{field} must have at least {n} characters or items."),
    (r"Expected `(?P<want>[^`]+)` of length <= (?P<n>\d+)", "{field} must have at most {n} characters or items."),
    (r"Expected `(?P<want>[^`]+)` >= (?P<n>-?[\d.]+)", "{field} must be at least {n}."),
    (r"Expected `(?P<want>[^`]+)` <= (?P<n>-?[\d.]+)", "{field} must be at most {n}."),
    (r"Expected `(?P<want>[^`]+)` matching regex .*", "{field} is not written as it should be."),
    (r"Object missing required field `(?P<field>[^`]+)`", "{field} is missing."),
    (r"Object contains unknown field `(?P<field>[^`]+)`", "{field} is not known here."),
    (r"Missing required [\w ]*parameter '(?P<field>[^']+)'.*", "{field} is missing."),
    (r"'data'$", "The request needs a body of JSON."),
    (r"Invalid enum value (?P<got>.+)", "{field} is none of the values that are allowed."),
    (r"Invalid value .+", "{field} is none of the values that are allowed."),
    (r"Integer value out of range|Number out of range", "{field} is too large a number."),
]


def validation_sentence(error: ValidationException) -> str:
    """Which field is wrong and how, in one sentence."""
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    message = str(first.get("message") or error.detail)
    key = str(first.get("key") or "")
    place = "The body" if key in ("", "data") else f"The field {key!r}"
    for pattern, saying in SAYINGS:
        if found := re.match(pattern, message):
            parts = found.groupdict()
            inner = parts.pop("field", None)
            field = f"The field {inner!r}" if inner else place
            return saying.format(field=field, **{k: _in_words(v) for k, v in parts.items()})
    return f"{place} is not as it should be; compare it with the description of the API."


def _in_words(kinds: str) -> str:
    return " or ".join(WORDS.get(kind.strip(), kind.strip()) for kind in kinds.split("|"))


# --- Litestar -----------------------------------------------------------------------------------------------------


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The one exception handler."""
    answer = answer_to(error)
    headers = [ResponseHeader(name=name, value=value) for name, value in answer.headers.items()]
    return Response(answer.problem, status_code=answer.status, headers=headers, media_type="application/json")


exception_handlers: ExceptionHandlersMap = {Exception: handle, HTTPException: handle, 500: handle}

DESCRIPTIONS = {
    400: "The request cannot be understood; the sentence says which field is wrong.",
    401: "Nobody is signed in.",
    403: "Not allowed: the sentence says why.",
    404: "There is no such thing.",
    409: "Not as things stand: the sentence says why. Nothing has changed.",
    408: "The body took too long to arrive.",
    413: "The body is too large.",
    414: "The address is too long.",
    415: "The body is not JSON.",
    421: "This server does not answer to this host name.",
    429: "Too many; the header Retry-After says how many seconds to wait.",
    500: "Something went wrong in the server; the reference is in its log.",
    503: "The database does not answer.",
    507: "There is no room left to write.",
}
AT_THE_GATE = (400, 403, 408, 413, 414, 415, 421, 429, 500, 503)  # may be the answer to anything


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documented error answers of a handler, for its `responses`."""
    every = {*AT_THE_GATE, *statuses}
    return {
        status: ResponseSpec(data_container=Problem, description=DESCRIPTIONS[status], generate_examples=False)
        for status in sorted(every)
    }
