"""What a server needs to be told before it starts, read from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from ruinous.server.notices.deliver import MailSettings
from ruinous.server.settings import BadSetting, Settings

FILE = "ruinous.sqlite"
MOST_PROCESSES, MOST_SECONDS, MOST_PACE, MOST_SIMULATIONS = 64, 600, 10, 1_000_000


class Wiring(Struct, frozen=True):
    """Where the store and the bus are, and the settings."""

    store: str  # a path, or postgresql://…
    bus: str | None = None
    settings: Settings = Settings()
    mail: MailSettings | None = None
    bot_processes: int = 1
    bot_seconds: float = 1.0
    analysts: int = 1  # analyses at once
    simulations: int = 6_000  # of an analysis of a usual game
    bot_pace: float = 1.0  # times the moment that a bot takes where people watch
    address: str = ""  # where the server listens

    @property
    def file(self) -> Path | None:
        """The one file of the data; None: it is in a database elsewhere."""
        return None if "://" in self.store else Path(self.store)

    @property
    def home(self) -> str:
        """The address to put in front of links in mails and webhooks."""
        return self.settings.url or self.address


def wiring_of(environ: Mapping[str, str]) -> Wiring:
    """The wiring that the environment asks for; BadSetting if something makes no sense."""
    return Wiring(
        store=environ.get("DATABASE_URL") or str(Path(environ.get("RUINOUS_DATA", "."), FILE)),
        bus=environ.get("REDIS_URL") or None,
        settings=Settings.from_env(environ),
        mail=mail_of(environ),
        bot_processes=int(_number(environ, "RUINOUS_BOT_PROCESSES", max(1, (os.cpu_count() or 2) - 1), MOST_PROCESSES)),
        bot_seconds=_number(environ, "RUINOUS_BOT_SECONDS", 1.0, MOST_SECONDS),
        analysts=int(_number(environ, "RUINOUS_ANALYSES", 1, MOST_PROCESSES)),
        simulations=int(_number(environ, "RUINOUS_ANALYSIS_SIMULATIONS", 6_000, MOST_SIMULATIONS)),
        bot_pace=_number(environ, "RUINOUS_BOT_PACE", 1.0, MOST_PACE, or_none=True),
        address=environ.get("RUINOUS_ADDRESS", ""),
    )


def _number(environ: Mapping[str, str], name: str, usual: float, most: float, or_none: bool = False) -> float:
    text = environ.get(name, "").strip()
    try:
        value = float(text) if text else usual
    except ValueError:
        value = -1.0
    if not (0 < value <= most or (or_none and value == 0)):
        raise BadSetting("up_to" if or_none else "above_zero", name=name, high=most, given=text)
    return value


def mail_of(environ: Mapping[str, str]) -> MailSettings | None:
    """How to send mail: RUINOUS_SMTP is smtp://user:password@host:port (smtps:// for TLS from the start)."""
    text = environ.get("RUINOUS_SMTP", "").strip()
    if not text:
        return None
    sender = environ.get("RUINOUS_MAIL_FROM", "").strip()
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps", "smtp+plain") or not parts.hostname or "@" not in sender:
        raise BadSetting("smtp")
    security: Literal["starttls", "ssl", "none"] = "starttls"
    if parts.scheme != "smtp":
        security = "ssl" if parts.scheme == "smtps" else "none"
    standard = {"starttls": 587, "ssl": 465, "none": 25}[security]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailSettings(parts.hostname, sender, port or standard, user, password, security)
