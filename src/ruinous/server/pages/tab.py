"""The page without a server: what it needs beside its own parts, for `ruinous site` and for the address /tab.

In the folder `tab/` beside the page lie Python (runtime/), the engine and the bots as one archive made from what is
installed, and the reference in each language. `files.json` says what must be fetched before a game can begin. The
service worker is told of every part, so that it can keep all of one build (web/src/offline).
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from importlib.metadata import files as files_of
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Annotated
from zipfile import ZipFile, ZipInfo

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

import ruinous
from ruinous.rules.facts import FactError
from ruinous.server.pages import page
from ruinous.server.pages.reference import kept
from ruinous.structs import encode
from ruinous.table import puzzles
from ruinous.table.lessons import listed
from ruinous.table.wishes import levels_in
from ruinous.words import LANGUAGES

ROOMS = ("content", "structs", "rules", "words", "bots", "analysis", "table", "local")
BROUGHT = {  # what `ruinous.words` stands on: the distribution, and what is imported of it
    "fluent.runtime": "fluent.runtime",
    "fluent.syntax": "fluent.syntax",
    "attrs": "attr",
    "babel": "babel",
    "pytz": "pytz",
    "typing_extensions": "typing_extensions",
}
BABEL_DATA = ("global.dat", "root.dat", *(f"{language}.dat" for language in LANGUAGES))
NOT_RUN = (".pyc", ".pyd", ".pyi", ".so", ".typed")
LEFT_OUT = ("babel/messages", "babel/support.py", "pytz/zoneinfo")  # nobody asks for it here
THEN = (2020, 1, 1, 0, 0, 0)  # the same files make the same archive
WHERE = '<meta name="ruinous-tables" content="tab" data-version="{version}" />'
WORKER = "sw.js"
FILES = "tab/files.json"
ENGINE = "tab/engine.zip.packed"
RUNTIME = tuple(
    f"tab/runtime/{name}" for name in ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm.packed", "python_stdlib.zip")
)
SAID = ("all", "options", "powers", "rules")


class SiteError(FactError):
    """A site that cannot be written."""

    ROOM = "site"


# --- the archive --------------------------------------------------------------------------------------------------


def _modules(folder: Path, under: str) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        name = f"{under}/{path.relative_to(folder).as_posix()}"
        left_out = "__pycache__" in path.parts or path.suffix in NOT_RUN or name.startswith(LEFT_OUT)
        if path.is_file() and not left_out and (path.suffix != ".dat" or path.name in BABEL_DATA):
            yield name, path


def _parts() -> Iterator[tuple[str, Path]]:
    """What goes into the archive, by its name there."""
    package = Path(ruinous.__file__).parent
    yield "ruinous/__init__.py", package / "__init__.py"
    for room in ROOMS:
        yield from _modules(package / room, f"ruinous/{room}")
    for distribution, module in BROUGHT.items():
        spec = find_spec(module)
        assert spec is not None
        assert spec.origin is not None
        origin = Path(spec.origin)
        if origin.name == "__init__.py":
            yield from _modules(origin.parent, module.replace(".", "/"))
        else:
            yield origin.name, origin
        for file in files_of(distribution) or ():
            if "licens" in file.name.lower() and ".dist-info" in file.as_posix():
                yield f"licenses/{distribution}/{file.name}", Path(str(file.locate()))


def archive() -> bytes:
    """The engine, the bots and the words, and what these need: a zip, packed as a whole, so that browsers unpack it."""
    made = BytesIO()
    with ZipFile(made, "w") as files:
        for name, path in _parts():
            files.writestr(ZipInfo(name, THEN), path.read_bytes())
    return compress(made.getvalue(), 9, mtime=0)


# --- all files ----------------------------------------------------------------------------------------------------


def beside(built: dict[str, page.File]) -> dict[str, bytes]:
    """What is made for the folder `tab/`, by its name beside the page."""
    return _made(_build(built))


def _build(built: dict[str, page.File]) -> tuple[tuple[str, str], ...]:
    """A build, as something that can be compared."""
    return tuple(sorted((name, file.tag) for name, file in built.items()))


@lru_cache(maxsize=1)
def _made(build: tuple[tuple[str, str], ...]) -> dict[str, bytes]:
    made = {ENGINE: archive()}
    for language in LANGUAGES:
        for part in SAID:
            made[f"tab/said/{language}/{part}.json"] = kept(part, language=language).body
        made[f"tab/said/{language}/levels.json"] = encode(levels_in(language))
        made[f"tab/said/{language}/lessons.json"] = encode(listed())
        made[f"tab/said/{language}/puzzles.json"] = encode(puzzles.listed())
    tags = [*build, *((name, sha256(body).hexdigest()) for name, body in made.items())]
    version = sha256(json.dumps(tags).encode()).hexdigest()[:16]
    needed = {name: (page.STATIC / name).read_bytes() for name in RUNTIME} | {ENGINE: made[ENGINE]}
    runtime = {name.removeprefix("tab/"): (len(body), page.tag_of(body)) for name, body in needed.items()}
    made[FILES] = json.dumps({"version": version, "runtime": runtime}, indent=1).encode()
    return made


def version_of(made: dict[str, bytes]) -> str:
    """The name of a build: another page, engine or sentence, another name."""
    return str(json.loads(made[FILES])["version"])


def played_here(index: bytes, version: str) -> bytes:
    """The page that plays in its tab."""
    return index.replace(b"<title>", f"{WHERE.format(version=version)}\n    <title>".encode(), 1)


def _sent(bodies: dict[str, bytes]) -> dict[str, page.File]:
    return {name: page.file_of(name, body) for name, body in bodies.items()}


def keeper(built: dict[str, page.File], made: dict[str, bytes], tab: str) -> bytes:
    """The service worker, before it what it keeps; `tab`: where the page lies that plays in its tab."""
    files = built | _sent(made)
    parts = {
        name: (file.tag.strip('"'), len(file.packed.get("gzip", file.body)))
        for name, file in sorted(files.items())
        if name != WORKER and not name.startswith(".")
    }
    told = json.dumps({"version": version_of(made), "tab": tab, "parts": parts}, separators=(",", ":"))
    return f"self.ruinous={told};\n".encode() + built[WORKER].body


@lru_cache(maxsize=1)
def _files(build: tuple[tuple[str, str], ...]) -> dict[str, page.File]:
    """The page and what is made for it, as they are sent."""
    built = page.built(page.STATIC)
    made = beside(built)
    own = _sent(made)
    own["tab"] = page.file_of(page.INDEX, played_here(built[page.INDEX].body, version_of(made)))
    return own | {WORKER: page.file_of(WORKER, keeper(built, made, "tab"))}


Name = Annotated[str, PathParameter(max_length=200)]


@route("/tab", **page.HIDDEN)
async def here(request: page.AnyRequest) -> Response[bytes]:
    """The page that plays without the server."""
    if request.scope["raw_path"].endswith(b"/"):  # its parts are beside it, not below
        return Response(b"", status_code=308, headers={"Location": "../tab"})
    return await _send(request, "tab")


@route("/tab/{path:path}", **page.HIDDEN)
async def part(request: page.AnyRequest, path: Name) -> Response[bytes]:
    """What it needs for it."""
    return await _send(request, f"tab/{path.removeprefix('/')}")


@route(f"/{WORKER}", **page.HIDDEN)
async def worker(request: page.AnyRequest) -> Response[bytes]:
    """The service worker of both pages."""
    return await _send(request, WORKER)


async def _send(request: page.AnyRequest, name: str) -> Response[bytes]:
    built = page.built(page.STATIC)
    if page.INDEX not in built:
        raise NotFoundException
    if name not in built or name == WORKER:
        built = await asyncio.to_thread(_files, _build(built))
    if name not in built:
        raise NotFoundException
    return page.send(request, built[name])


routes: list[HTTPRouteHandler] = [here, part, worker]


def write(folder: Path) -> int:
    """Write the site; the bytes that a browser loads to play without a network, packed as hosts do."""
    built = page.built(page.STATIC)
    if page.INDEX not in built:
        raise SiteError("not_built", play=page.COMMANDS["play"], build=page.COMMANDS["build"])
    if folder.exists() and not folder.is_dir():
        raise SiteError("no_folder", path=str(folder))
    if folder.exists() and any(folder.iterdir()) and not (folder / "tab" / "files.json").exists():
        raise SiteError("not_empty", path=str(folder))  # it may hold something that is dear to somebody
    try:
        for name in ("assets", "tab"):
            shutil.rmtree(folder / name, ignore_errors=True)
        made = beside(built)
        bodies = {name: file.body for name, file in built.items()} | made
        bodies[page.INDEX] = played_here(bodies[page.INDEX], version_of(made))
        bodies[WORKER] = keeper(built, made, "")
        for name, body in bodies.items():
            path = folder / PurePosixPath(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body)
        (folder / ".nojekyll").touch()  # else GitHub's pages leave out what they take for their own
    except OSError as error:
        raise SiteError("not_written", path=str(folder), reason=error.strerror or str(error)) from None
    return sum(len(file.packed.get("gzip", file.body)) for file in _sent(bodies).values())
