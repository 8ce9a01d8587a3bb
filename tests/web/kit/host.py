"""A plain host of static files, as any has it. It can be stopped, send half a file, and be given a newer site."""

from __future__ import annotations

import json
import re
import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

from ruinous.server.pages import page, tab
from tools.browser import FAR, free_port

PLACE = "games/ruinous/"  # a subfolder, as on many hosts
TYPES = {  # all that the smallest of hosts knows; the rest is bytes
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, *told: Any, host: Host, **more: Any) -> None:
        self.host = host
        super().__init__(*told, **more)

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].removeprefix(f"/{PLACE}")
        if name not in self.host.halved and name not in self.host.held:
            super().do_GET()
            return
        body = (self.host.site / name).read_bytes()
        self.send_response(200)  # without a length: the end of the connection is the end of the file
        self.send_header("Content-Type", "application/octet-stream")
        self.end_headers()
        self.wfile.write(body[: len(body) // 2])
        if name in self.host.held:
            self.host.held[name].wait()
            self.wfile.write(body[len(body) // 2 :])

    def guess_type(self, path: Any) -> str:
        return TYPES.get(Path(path).suffix, "application/octet-stream")

    def log_message(self, *told: Any) -> None:
        """Nobody reads it."""


class Host:
    """It serves a copy of a site, in a subfolder."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.site = folder / PLACE
        self.halved: set[str] = set()
        self.held: dict[str, Event] = {}
        self.port = free_port()
        self.home = f"http://127.0.0.1:{self.port}"
        self.url = f"{self.home}/{PLACE}"
        self.far = f"http://{FAR}:{self.port}"
        shutil.copytree(site, self.site)

    def start(self) -> None:
        handler = partial(Handler, directory=str(self.folder), host=self)
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()

    def stop(self) -> None:
        for held in self.held.values():
            held.set()
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()

    def renew(self) -> str:
        """Put a newer build there, different in nothing but its version."""
        old = tab.version_of({tab.FILES: (self.site / tab.FILES).read_bytes()})
        new = old[::-1]
        before = page.tag_of((self.site / tab.FILES).read_bytes())
        for name in (tab.FILES, page.INDEX, tab.WORKER):
            file = self.site / name
            file.write_text(file.read_text().replace(old, new))
        worker = self.site / tab.WORKER
        worker.write_text(worker.read_text().replace(before, page.tag_of((self.site / tab.FILES).read_bytes())))
        return new


def parts(site: Path) -> dict[str, list[Any]]:
    """What the service worker of a site keeps."""
    told = re.match(r"self\.ruinous=(.*);\n", (site / tab.WORKER).read_text())
    assert told
    found: dict[str, list[Any]] = json.loads(told[1])["parts"]
    return found
