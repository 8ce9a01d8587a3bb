"""Telling people outside the page: one POST to a webhook, one mail over SMTP. Each try ends in an Outcome.

A webhook's address is chosen by a player, so it must not reach into the host's own network: the name is resolved once,
every address is checked, and the connection goes to a checked address. Redirects are not followed, and nothing of the
answer but its status is passed on.
"""

from __future__ import annotations

import asyncio
import math
import re
import smtplib
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parsedate_to_datetime
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Literal
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from ruinous import __version__
from ruinous.rules.facts import Fact, FactError
from ruinous.words import say

TIMEOUT = 10.0  # seconds for a webhook, all in all, and for each step of a mail
MAIL_TIMEOUT = 60.0  # seconds for a mail, all in all
ANSWER = 4096  # bytes of an answer that are read at most
LONGEST_WAIT = 3600  # seconds; a Retry-After beyond this is cut

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Outcome(Struct, frozen=True):
    """How a try went: "sent", "again" (later, not before `wait` seconds) or "failed" (for good), and why."""

    state: Literal["sent", "again", "failed"]
    error: Fact | None = None
    wait: int = 0


SENT = Outcome("sent")


def failed(id: str, /, **args: Any) -> Outcome:
    return Outcome("failed", Fact(f"delivery.{id}", args))


def again(id: str, /, wait: int = 0, **args: Any) -> Outcome:
    return Outcome("again", Fact(f"delivery.{id}", args), wait)


class Unusable(FactError):
    """An address that no webhook may have, and why."""

    ROOM = "refusal"


# --- addresses ----------------------------------------------------------------------------------------------------

HOME = [
    ip_network(n)
    for n in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "::1/128", "fc00::/7")
]
# Never reached: the registries of special-purpose addresses (IANA), multicast, and what leads to other addresses.
# Python's own knowledge of them differs from release to release.
NEVER_V4 = """
    0.0.0.0/8 169.254.0.0/16 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.175.48.0/24
    198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 255.255.255.255/32
"""
NEVER_V6 = """
    ::/128 ::/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23 2001::/32 2001:2::/48
    2001:10::/28 2001:20::/28 2001:30::/28 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 5f00::/16 fe80::/10
    fec0::/10 ff00::/8
"""
NEVER = [ip_network(n) for n in (NEVER_V4 + NEVER_V6).split()]
UNICAST = ip_network("2000::/3")  # all of IPv6 that the public internet has so far
LABEL = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
NAME = re.compile(rf"(?=.{{1,253}}$){LABEL}(\.{LABEL})*\.?")
TARGET = re.compile(r"[!-~]*")  # printable ASCII without the space


def webhook_url(url: str) -> SplitResult:
    """The parts of a webhook's address, or Unusable."""
    if not TARGET.fullmatch(url):
        raise Unusable("webhook_characters")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Unusable("webhook_unreadable") from None
    if parts.scheme not in ("http", "https") or not host:
        raise Unusable("webhook_scheme")
    if parts.username is not None or parts.password is not None:
        raise Unusable("webhook_user")
    if parts.fragment:
        raise Unusable("webhook_fragment")
    if not literal(host) and not NAME.fullmatch(host):
        raise Unusable("webhook_host", host=host)
    if port is not None and port not in (80, 443) and port < 1024:
        raise Unusable("webhook_port")
    return parts


def literal(host: str) -> Address | None:
    """The IP address that is written there, if it is one."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def reachable(address: Address, allow_private: bool) -> bool:
    """Whether a webhook may go there: the public internet, and the host's own networks where the host allows it."""
    if isinstance(address, IPv6Address):
        if address.scope_id:
            return False
        if address.ipv4_mapped:
            address = address.ipv4_mapped
    if any(address in network for network in HOME):
        return allow_private
    if any(address in network for network in NEVER):
        return False
    return isinstance(address, IPv4Address) or address in UNICAST


@lru_cache(maxsize=1)
def default_tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def system_resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


async def checked_addresses(host: str, port: int, allow_private: bool, resolve: Resolve) -> list[str]:
    """Where a host is, if every one of its addresses may be reached; else Unusable."""
    given = literal(host)
    found = [str(given)] if given else list(dict.fromkeys(await resolve(host, port)))
    if not found:
        raise OSError("no address")
    for text in found:
        address = literal(text)
        if address is None or not reachable(address, allow_private):
            raise Unusable("webhook_private", host=host)
    return found


# --- webhooks -----------------------------------------------------------------------------------------------------


async def post(
    url: str,
    body: bytes,
    headers: dict[str, str],
    *,
    now: int,
    allow_private: bool = False,
    tls: ssl.SSLContext | None = None,
    resolve: Resolve = system_resolve,
    timeout: float = TIMEOUT,
) -> Outcome:
    """Send JSON to a webhook. Only an answer of 2xx means that it was taken."""
    try:
        parts = webhook_url(url)
    except Unusable as error:
        return Outcome("failed", error.fact)
    host = parts.hostname or ""
    try:
        async with asyncio.timeout(timeout):
            return await _post(parts, host, body, headers, now, allow_private, tls, resolve)
    except Unusable as error:
        return Outcome("failed", error.fact)
    except TimeoutError:
        return again("no_answer", host=host, seconds=math.ceil(timeout))
    except ssl.SSLError:
        return again("no_tls", host=host)
    except socket.gaierror:
        return again("no_such_host", host=host)
    except (OSError, EOFError):
        return again("no_connection", host=host)
    except ValueError:
        return again("no_web_server", host=host)


async def _post(
    parts: SplitResult,
    host: str,
    body: bytes,
    headers: dict[str, str],
    now: int,
    allow_private: bool,
    tls: ssl.SSLContext | None,
    resolve: Resolve,
) -> Outcome:
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    addresses = await checked_addresses(host, port, allow_private, resolve)
    context = (tls or default_tls()) if secure else None
    reader, writer = await _connect(addresses, port, context, host)
    try:
        writer.write(_request(parts, host, body, headers) + body)
        await writer.drain()
        return await _answer(reader, host, now)
    finally:
        writer.transport.abort()
        await asyncio.sleep(0)


async def _connect(
    addresses: list[str], port: int, context: ssl.SSLContext | None, host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of the checked addresses that takes the connection. The certificate must be the host's."""
    name = host.rstrip(".") if context else None
    for address in addresses[:-1]:
        try:
            return await asyncio.open_connection(address, port, ssl=context, server_hostname=name, limit=ANSWER)
        except OSError:
            pass
    return await asyncio.open_connection(addresses[-1], port, ssl=context, server_hostname=name, limit=ANSWER)


def _request(parts: SplitResult, host: str, body: bytes, headers: dict[str, str]) -> bytes:
    shown = f"[{host}]" if ":" in host else host
    lines = {
        "Host": shown if parts.port is None else f"{shown}:{parts.port}",
        "User-Agent": f"Ruinous/{__version__}",
        "Accept": "*/*",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    for name, value in lines.items():
        if not all(" " <= c <= "~" for c in name + value):
            raise Unusable("webhook_header", header=name)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [f"POST {target} HTTP/1.1"] + [f"{name}: {value}" for name, value in lines.items()]
    return ("\r\n".join(head) + "\r\n\r\n").encode("ascii")


async def _answer(reader: asyncio.StreamReader, host: str, now: int) -> Outcome:
    """Read the status, and the head only where it may say when to come again."""
    left = ANSWER
    status, left = await _status(reader, left)
    while 100 <= status < 200:
        while (line := await _line(reader, left)) not in (b"\r\n", b"\n"):
            left -= len(line)
        status, left = await _status(reader, left - len(line))
    if 200 <= status < 300:
        return SENT
    if 300 <= status < 400:
        return failed("redirected", host=host, status=status)
    if 400 <= status < 500 and status not in (408, 429):
        return failed("refused", host=host, status=status)
    wait = 0
    try:
        while (line := await _line(reader, left)) not in (b"\r\n", b"\n"):
            left -= len(line)
            name, _, value = line.partition(b":")
            if name.strip().lower() == b"retry-after":
                wait = retry_after(value.strip().decode("latin-1"), now)
                break
    except (OSError, EOFError, ValueError):
        pass  # the status counts, whatever comes after it
    return again("not_taken", wait, host=host, status=status)


async def _status(reader: asyncio.StreamReader, left: int) -> tuple[int, int]:
    line = await _line(reader, left)
    found = re.match(rb"HTTP/1\.[01] ([1-5][0-9][0-9])(?: |\r?\n)", line)
    if not found:
        raise ValueError("no status line")
    return int(found[1]), left - len(line)


async def _line(reader: asyncio.StreamReader, left: int) -> bytes:
    """One line of at most `left` bytes."""
    line = await reader.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    if len(line) > left:
        raise ValueError("too long")
    return line


def retry_after(value: str, now: int) -> int:
    """Seconds to wait, from a number or a date; 0 if it cannot be read, never more than LONGEST_WAIT."""
    try:
        seconds = float(value)
    except ValueError:
        try:
            when = parsedate_to_datetime(value)
        except ValueError:
            return 0
        seconds = (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp() - now / 1000
    if math.isnan(seconds):
        return 0
    return math.ceil(min(max(seconds, 0), LONGEST_WAIT))


# --- mail ---------------------------------------------------------------------------------------------------------


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's way to send mail. `sender` is the From address."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    security: Literal["starttls", "ssl", "none"] = "starttls"

    def __repr__(self) -> str:
        return f"MailSettings({self.host}:{self.port}, {self.security}, from {self.sender})"


class Mail(Struct, frozen=True):
    """A text for one address. The same `id` is the same mail, however often it is sent."""

    to: str
    subject: str
    text: str
    id: str
    settings_url: str
    language: str = "en"


def mail_message(mail: Mail, sender: str, now: int) -> EmailMessage:
    """The mail with its headers. What comes from people is one line without control characters there."""
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = mail.to
    message["Subject"] = one_line(mail.subject, 150)
    message["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
    message["Message-ID"] = f"<{mail.id}@{sender.rpartition('@')[2].rstrip('>')}>"
    message["Auto-Submitted"] = "auto-generated"
    if mail.settings_url:
        message["List-Unsubscribe"] = f"<{mail.settings_url}>"
    text = mail.text.encode("utf-8", "replace").decode()
    footer = "mail.footer" if mail.settings_url else "mail.footer.settings"
    told = say(footer, {"url": mail.settings_url}, language=mail.language)
    message.set_content(f"{text}\n\n-- \n{told}\n")
    message["Content-Language"] = mail.language
    return message


UNBROKEN = "\u00a0\u202f\u3000"  # spaces that French and Japanese need
SPACES = re.compile(" +")


def one_line(text: str, longest: int) -> str:
    """Without line breaks and control characters, and cut where it is too long."""
    line = SPACES.sub(" ", "".join(c if c.isprintable() or c in UNBROKEN else " " for c in text)).strip()
    return line if len(line) <= longest else line[: longest - 1] + "…"


class Mailer:
    """Sends mails in threads of its own, so that a slow mail server stops nothing else."""

    def __init__(self, settings: MailSettings, tls: ssl.SSLContext | None = None) -> None:
        self.settings = settings
        self.tls = tls
        self.threads = ThreadPoolExecutor(4, "ruinous-mail")

    async def send(self, mail: Mail, now: int, timeout: float = MAIL_TIMEOUT) -> Outcome:
        try:
            message = mail_message(mail, self.settings.sender, now)
        except ValueError:
            return failed("mail_address")
        job = asyncio.get_running_loop().run_in_executor(self.threads, self._send, message, min(TIMEOUT, timeout))
        try:
            async with asyncio.timeout(timeout):
                return await job
        except TimeoutError:
            return again("mail_no_answer")

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, message: EmailMessage, timeout: float) -> Outcome:
        try:
            with mail_server(self.settings, timeout, self.tls) as server:
                server.send_message(message)
            return SENT
        except (smtplib.SMTPException, OSError) as error:
            return mail_outcome(error)


@contextmanager
def mail_server(given: MailSettings, timeout: float, tls: ssl.SSLContext | None = None) -> Iterator[smtplib.SMTP]:
    """A mail server that has let us in."""
    if given.security == "ssl":
        server: smtplib.SMTP = smtplib.SMTP_SSL(given.host, given.port, timeout=timeout, context=tls or default_tls())
    else:
        server = smtplib.SMTP(given.host, given.port, timeout=timeout)
    try:
        if given.security == "starttls":
            server.starttls(context=tls or default_tls())
        if given.user:
            server.login(given.user, given.password)
        yield server
    finally:
        leave(server)


def leave(server: smtplib.SMTP) -> None:
    """Say goodbye. The mail has been taken or not by now: a failure here changes nothing."""
    try:
        server.quit()
    except (smtplib.SMTPException, OSError):
        server.close()


def mail_outcome(error: Exception) -> Outcome:
    """What an error means. The mail server's own words stay in the house; its number is enough."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
        if codes and min(codes) >= 500:
            return failed("mail_address_refused", status=codes[0])
        return again("mail_address_later")
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return again("mail_login")
    if isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500:
        return failed("mail_refused", status=error.smtp_code)
    if isinstance(error, smtplib.SMTPResponseException):
        return again("mail_later", status=error.smtp_code)
    if isinstance(error, smtplib.SMTPNotSupportedError):
        return again("mail_not_supported")
    if isinstance(error, TimeoutError) or isinstance(error.__context__, TimeoutError):  # smtplib wraps it
        return again("mail_no_answer")
    return again("mail_no_connection")
