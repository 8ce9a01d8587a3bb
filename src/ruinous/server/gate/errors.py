"""Every answer that is not a success: {"code": …, "sentence": …, "id": …, "args": …}.

The code is for programs, the sentence for people, in the language of the request; id and arguments are the fact that
the sentence says.
"""

import logging
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ExceptionHandlersMap
from litestar.typing import FieldDefinition
from msgspec import Struct

from ruinous.rules.facts import Fact
from ruinous.server.gate.limits import TooMany
from ruinous.store.protocol import Broken, Down, Full, Restored, Stale, StoreError, Taken
from ruinous.table.misfits import misfit
from ruinous.table.refusals import Problem, Refused
from ruinous.words import say, with_rule

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
    "header_too_large": 431,
    "too_many": 429,
    "fault": 500,
    "down": 503,
    "full": 507,
}
DEFAULT_STATUS = 409  # a command that the table refuses

# What is said of an answer that only has a status, by Litestar: the code and the refusal.
PLAIN = {
    400: ("bad_request", "bad_request"),
    401: ("not_signed_in", "sign_in"),
    403: ("not_allowed", "not_allowed"),
    404: ("not_found", "not_found"),
    405: ("wrong_method", "wrong_method"),
    413: ("too_large", "too_large"),
    415: ("not_json", "not_json"),
    429: ("too_many", "too_many"),
    503: ("down", "down"),
}
STORE: dict[type[StoreError], tuple[str, str]] = {  # what the store itself says may hold paths and addresses
    Stale: ("stale", "stale"),
    Taken: ("conflict", "conflict"),
    Full: ("full", "full"),
    Down: ("down", "database_down"),
    Broken: ("down", "database_unusable"),
    Restored: ("down", "restored"),
}


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
            return _answer(error.code, error.fact, {"retry-after": str(error.after)})
        case Refused():
            return _answer(error.code, error.fact)
        case HTTPException() if error.status_code < 500 or error.status_code in PLAIN:
            code, id = PLAIN.get(error.status_code, PLAIN[400])
            fact = Fact(f"refusal.{id}", {})
            return Answer(error.status_code, _problem(code, fact), dict(error.headers or {}))
        case StoreError() if type(error) in STORE:
            code, id = STORE[type(error)]
            if code in ("down", "full"):
                log.error("%s: %s", code, logged(error.fact))
            return _answer(code, Fact(f"refusal.{id}", {}), {"retry-after": "2"} if code == "down" else {})
        case StoreError() if error.fact.id == "store.characters":
            return _answer("bad_request", Fact("refusal.characters", {}))
    return _fault(error)


def logged(fact: Fact) -> str:
    """A fact as the log has it: in English, whoever was asking."""
    return say(*fact, language="en")


def _problem(code: str, fact: Fact, reference: str | None = None) -> Problem:
    return Problem(code, with_rule(fact), fact.id, fact.args, reference)


def _answer(code: str, fact: Fact, headers: Mapping[str, str] | None = None) -> Answer:
    return Answer(STATUS.get(code, DEFAULT_STATUS), _problem(code, fact), dict(headers or {}))


def _fault(error: Exception) -> Answer:
    reference = token_hex(4)
    if isinstance(error, StoreError):  # it says all there is to know
        log.error("fault %s: %s", reference, logged(error.fact))
    else:
        log.error("fault %s", reference, exc_info=error)
    return Answer(500, _problem("fault", Fact("refusal.fault", {"reference": reference}), reference))


# --- validation ---------------------------------------------------------------------------------------------------

BODY = "ruinous.body"  # where the gate leaves the body of a request


def unfit(request: Request[Any, Any, Any], error: ValidationException) -> Refused:
    """Which field of a request is wrong, and how."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    field, source = str(first.get("key") or ""), first.get("source")
    handler = request.route_handler
    wanted = handler.parsed_data_field
    if not first:
        field = _missing(request, handler.parsed_fn_signature.parameters)
    if field and (wanted is None or source in ("query", "path")):
        return Refused("bad_request", "parameter", field=field)
    if wanted is None:
        return Refused("bad_request", "bad_request")
    body = cast("dict[str, Any]", request.scope).get(BODY)
    if body is None:
        return Refused("bad_request", "no_body")
    fact = misfit(wanted.annotation, msgspec.json.decode(body), "body")
    return Refused("bad_request", fact.id, **fact.args)


def _missing(request: Request[Any, Any, Any], parameters: Mapping[str, FieldDefinition]) -> str:
    """The first parameter that a request must have and has not; empty if there is none."""
    given = {*request.query_params, *request.path_params}
    needed = [name for name, one in parameters.items() if isinstance(one.kwarg_definition, QueryParameter)]
    return next((name for name in needed if parameters[name].is_required and name not in given), "")


# --- Litestar -----------------------------------------------------------------------------------------------------


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The one exception handler."""
    answer = answer_to(unfit(request, error) if isinstance(error, ValidationException) else error)
    headers = [ResponseHeader(name=name, value=value) for name, value in answer.headers.items()]
    return Response(answer.problem, status_code=answer.status, headers=headers, media_type="application/json")


exception_handlers: ExceptionHandlersMap = {Exception: handle, HTTPException: handle, 500: handle}

DESCRIPTIONS = {
    400: "The request cannot be understood; the sentence says which field is wrong.",
    401: "Nobody is signed in.",
    403: "Not allowed: the sentence says why.",
    404: "There is no such thing.",
    409: "Not as things stand: the sentence says why. Nothing has changed.",
    408: "The request took too long to arrive.",
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
