"""The browser table: the built files of `static/`, served with lasting caches and packed where that is known.

Only files that were found in the folder are served, by their names in it; no request is ever turned into a path.
"""

from __future__ import annotations

from functools import lru_cache
from gzip import compress
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from msgspec import Struct

from ruinous.words import chosen, say

AnyRequest: TypeAlias = Request[Any, Any, Any]

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
ASSETS = "assets/"  # their names hold a hash of what is in them: another build, another name
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ((".br", "br"), (".gz", "gzip"))  # the better one first
WORTH_PACKING = 512  # bytes
TYPES = {  # Litestar adds the charset to texts
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".packed": "application/octet-stream",
    ".mp3": "audio/mpeg",
}
TEXTS = (".html", ".js", ".css", ".json", ".map", ".txt", ".webmanifest", ".svg")
NOT_BUILT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ruinous</title>
<h1>{title}</h1>
<p>{how}</p>
<p>{api} <a href="{address}">{address}</a></p>
</html>
"""
COMMANDS = {"play": "./play", "build": "cd web && npm ci && npm run build"}
API = "/api/schema/openapi.json"


def not_built() -> str:
    """What a host reads in the place of the page."""
    told = {name: say(f"serve.not_built.{name}", COMMANDS) for name in ("title", "how", "api")}
    safe = {name: escape(text) for name, text in told.items()}
    return NOT_BUILT.format(language=chosen(), address=API, **safe)


class File(Struct, frozen=True):
    """A file as it is sent: plain, and packed in one or two ways."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    tag: str
    cache: str


@lru_cache(maxsize=2)
def files(folder: Path, stamp: int) -> dict[str, File]:
    """Every file of a build by its name in the folder. `stamp` is another one after another build."""
    names = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: _file(name, path, names) for name, path in names.items() if path.suffix in TYPES}


def _file(name: str, path: Path, names: dict[str, Path]) -> File:
    packed = {coding: names[name + end].read_bytes() for end, coding in PACKED if name + end in names}
    return file_of(name, path.read_bytes(), packed)


def file_of(name: str, body: bytes, packed: dict[str, bytes] | None = None) -> File:
    """A file as it is sent; a text is packed."""
    packed, suffix = packed or {}, Path(name).suffix
    if "gzip" not in packed and suffix in TEXTS and len(body) >= WORTH_PACKING:
        packed["gzip"] = compress(body, 9, mtime=0)
    cache = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
    return File(body, packed, TYPES[suffix], f'"{tag_of(body)}"', cache)


def tag_of(body: bytes) -> str:
    """What a body is known by, here and in the browser: the beginning of its SHA-256."""
    return sha256(body).hexdigest()[:24]


def built(folder: Path) -> dict[str, File]:
    """The files of the build that is there now; none if there is no build."""
    try:
        stamp = (folder / INDEX).stat().st_mtime_ns
    except OSError:
        return {}
    return files(folder.resolve(), stamp)


def accepted(header: str) -> set[str]:
    """The codings that a client can unpack."""
    found = set()
    for part in header.lower().split(","):
        coding, _, quality = part.partition(";")
        if quality.replace(" ", "").rstrip("0") not in ("q=", "q=."):
            found.add(coding.strip())
    return found


def send(request: AnyRequest, file: File) -> Response[bytes]:
    """The file, packed if the client can unpack it, or only 304 if it has it already."""
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    theirs = [tag.strip().removeprefix("W/") for tag in request.headers.get("If-None-Match", "").split(",")]
    if file.tag in theirs:
        return Response(b"", status_code=304, headers=headers)
    codings = accepted(request.headers.get("Accept-Encoding", ""))
    body = file.body
    for _, coding in PACKED:
        if coding in codings and coding in file.packed:
            headers["Content-Encoding"] = coding
            body = file.packed[coding]
            break
    headers["Content-Length"] = str(len(body))
    return Response(b"" if request.method == "HEAD" else body, headers=headers, media_type=file.kind)


HIDDEN: Any = {"http_method": [HttpMethod.GET, HttpMethod.HEAD], "include_in_schema": False, "status_code": 200}
Name = Annotated[str, PathParameter(max_length=200)]


@route(["/", "/index.html"], **HIDDEN)
async def index(request: AnyRequest) -> Response[bytes]:
    """The page; everything else happens behind the # of its address."""
    found = built(STATIC)
    if INDEX in found:
        return send(request, found[INDEX])
    body = b"" if request.method == "HEAD" else not_built().encode()
    return Response(body, status_code=503, headers={"Cache-Control": "no-store"}, media_type=TYPES[".html"])


@route("/{name:str}", **HIDDEN)
async def beside(request: AnyRequest, name: Name) -> Response[bytes]:
    """A file beside the page: its icon."""
    return _named(request, name)


@route("/assets/{name:str}", **HIDDEN)
async def asset(request: AnyRequest, name: Name) -> Response[bytes]:
    """A part of the page."""
    return _named(request, ASSETS + name)


def _named(request: AnyRequest, name: str) -> Response[bytes]:
    found = built(STATIC)
    if name not in found:
        raise NotFoundException
    return send(request, found[name])


routes: list[HTTPRouteHandler] = [index, beside, asset]
