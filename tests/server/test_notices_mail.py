"""Mail over SMTP against a real server."""

import asyncio
import smtplib
from email import message_from_bytes
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult
from hypothesis import given
from hypothesis import strategies as st

from ruinous.server.notices.deliver import (
    SENT,
    Mail,
    Mailer,
    MailSettings,
    Outcome,
    again,
    failed,
    mail_message,
    mail_outcome,
    one_line,
)
from ruinous.words import say
from tests.kit.notice_servers import NOON, Mailbox, client_tls, run, server_tls

MAIL = Mail("anna@example.org", "Your turn: Friday", "It is your turn.", "notice.1", "http://127.0.0.1:9/settings")


async def send(settings: MailSettings, mail: Mail = MAIL, **options: Any) -> Outcome:
    mailer = Mailer(settings, client_tls())
    try:
        return await mailer.send(mail, NOON, **options)
    finally:
        mailer.close()


def outcome_of(box: Mailbox, **changes: Any) -> Outcome:
    found: list[Outcome] = []

    async def body() -> None:
        async with box.open():
            found.append(await send(box.settings(**changes)))

    run(body())
    return found[0]


def test_a_mail_arrives_whole():
    box = Mailbox()
    assert outcome_of(box) == SENT
    (envelope,) = box.mails
    assert (envelope.mail_from, envelope.rcpt_tos) == ("ruinous@example.org", ["anna@example.org"])
    mail = message_from_bytes(envelope.content, policy=default)
    assert mail["Subject"] == "Your turn: Friday"
    assert mail["Message-ID"] == "<notice.1@example.org>"
    assert mail["Date"] == "Fri, 15 Jan 2027 12:00:00 +0000"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<http://127.0.0.1:9/settings>"
    text = mail.get_content()
    assert text.startswith("It is your turn.")
    assert "To change or stop these e-mails: http://127.0.0.1:9/settings" in text


def test_starttls_and_login():
    def known(server, session, envelope, mechanism, data) -> AuthResult:
        return AuthResult(success=(data.login, data.password) == (b"host", b"secret"), handled=False)

    box = Mailbox(tls_context=server_tls(), require_starttls=True, authenticator=known, auth_required=True)
    wanted = {"host": "localhost", "security": "starttls", "user": "host"}
    assert outcome_of(box, **wanted, password="secret") == SENT
    assert len(box.mails) == 1
    refused = outcome_of(box, **wanted, password="wrong")
    assert refused == again("mail_login")
    assert outcome_of(box, host="localhost").state == "again"  # without TLS it is not taken
    assert len(box.mails) == 1


def test_ssl_from_the_first_byte():
    async def body() -> None:
        box = Mailbox()
        async with box.open(server_tls()):
            assert await send(box.settings(security="ssl", host="localhost")) == SENT
            assert (await send(box.settings(security="ssl"))).state == "again"  # no certificate for 127.0.0.1
        assert len(box.mails) == 1

    run(body())


def test_starttls_is_not_given_up_when_the_server_lacks_it():
    box = Mailbox()
    outcome = outcome_of(box, security="starttls")
    assert outcome == again("mail_not_supported")
    assert box.mails == []


@pytest.mark.parametrize(
    ("box", "outcome"),
    [
        (Mailbox(rcpt="550 No such user here"), failed("mail_address_refused", status=550)),
        (Mailbox(rcpt="451 Later"), again("mail_address_later")),
        (Mailbox(data="554 Looks like spam"), failed("mail_refused", status=554)),
        (Mailbox(data="452 Disk full"), again("mail_later", status=452)),
        (Mailbox(data="421 Bye"), again("mail_later", status=421)),
    ],
)
def test_refusals_are_for_good_or_for_now(box, outcome):
    assert outcome_of(box) == outcome
    assert box.mails == []


def test_a_dead_or_silent_server_is_tried_again():
    async def body() -> None:
        box = Mailbox()
        async with box.open():
            pass
        assert await send(box.settings()) == again("mail_no_connection")

        over, gone = asyncio.Event(), asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await over.wait()
            writer.transport.abort()
            await asyncio.sleep(0.01)
            gone.set()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        box.port = server.sockets[0].getsockname()[1]
        outcome = await send(box.settings(), timeout=0.2)
        over.set()
        await gone.wait()
        server.close()
        await server.wait_closed()
        assert outcome == again("mail_no_answer")

    run(body())


def test_a_server_that_hangs_up_after_taking_the_mail_has_taken_it():
    class Rude(Mailbox):
        async def handle_QUIT(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
            server.transport.abort()
            return "221 Bye"

    box = Rude()
    assert outcome_of(box) == SENT
    assert len(box.mails) == 1


def test_mail_outcome_knows_every_error_of_smtplib():
    for error in (
        smtplib.SMTPServerDisconnected("x"),
        smtplib.SMTPHeloError(500, b"x"),
        smtplib.SMTPConnectError(421, b"x"),
        smtplib.SMTPSenderRefused(550, b"x", "a"),
        smtplib.SMTPException("x"),
        ConnectionRefusedError(),
        TimeoutError(),
    ):
        outcome = mail_outcome(error)
        assert outcome.state == "again"
        assert say(*outcome.error).endswith(".")


@given(st.text(max_size=300), st.text(max_size=300))
def test_no_text_breaks_out_of_its_header(subject, text):
    mail = Mail("anna@example.org", subject, text, "notice.1", "http://127.0.0.1:9/settings")
    raw = mail_message(mail, "Ruinous <ruinous@example.org>", NOON).as_bytes()
    head = raw.partition(b"\r\n\r\n")[0].decode("ascii")
    names = [line.partition(":")[0] for line in head.split("\r\n") if line[:1] not in (" ", "\t")]
    expected = ["From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe"]
    assert names[:7] == expected
    assert set(names[7:]) <= {"Content-Type", "Content-Transfer-Encoding", "MIME-Version", "Content-Language"}


def test_a_broken_address_gives_an_outcome():
    async def body() -> None:
        bad = Mail("anna@example.org\r\nBcc: all@example.org", "a", "b", "c", "d")
        outcome = await send(MailSettings("127.0.0.1", "ruinous@example.org", port=9), bad)
        assert outcome.state == "failed"

    run(body())


def test_one_line_is_one_line():
    assert one_line("a\r\nB:\tc\x00 d\u2028e", 50) == "a B: c d e"
    assert one_line("a" * 60, 50) == "a" * 49 + "…"


def test_the_password_is_not_shown():
    assert "secret" not in repr(MailSettings("mail.test", "a@example.org", user="u", password="secret"))
