"""The host's mail server: its address, and sending a mail through it."""

import contextlib
import re
import socket
import threading
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote, urlsplit

from regalia.core.errors import BadInput, quoted

if TYPE_CHECKING:
    import smtplib

SECONDS = 8.0  # for each step of a conversation with the server
SENDING = 30.0  # for all the steps in which a mail is handed over
MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


def is_mailbox(text: str) -> bool:
    """Whether mail can be sent there; `=?` begins a text in another encoding, in which other addresses could be hidden."""
    return len(text) <= 254 and "=?" not in text and bool(MAILBOX.fullmatch(text))


class MailServer(NamedTuple):
    """The server that sends the host's mail."""

    host: str
    port: int
    secure: bool  # TLS from the first byte; otherwise STARTTLS, which a server on another machine must offer
    user: str
    password: str


def mail_server(url: str) -> MailServer:
    """smtp://USER:PASSWORD@HOST:587 or smtps://…:465."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"smtp": 587, "smtps": 465}[parts.scheme]
    except (ValueError, KeyError):
        raise BadInput("setting-mail-server", value=quoted(url.rsplit("@", 1)[-1])) from None
    if not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise BadInput("setting-mail-server", value=quoted(url.rsplit("@", 1)[-1]))
    return MailServer(parts.hostname, port, parts.scheme == "smtps", unquote(parts.username or ""), unquote(parts.password or ""))


@contextlib.contextmanager
def conversation(server: MailServer) -> "Iterator[smtplib.SMTP]":
    """A connection to the server, logged in; raises `smtplib.SMTPException` or `OSError`."""
    import smtplib
    import ssl

    context, local = ssl.create_default_context(), server.host in ("localhost", "127.0.0.1", "::1")
    if local:  # a local server has a self-signed certificate, if any, and nobody can listen in
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if server.secure:
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        line.ehlo()
        if not server.secure and (not local or line.has_extn("starttls")):
            line.starttls(context=context)
        if server.user:
            line.login(server.user, server.password)
        yield line


def send(server: MailServer, mail: EmailMessage, may_send: Callable[[], bool]) -> bool:
    """Whether the mail was sent; it is not if it may not be sent any more when the server is ready for it."""
    with conversation(server) as line:
        if not may_send():
            return False
        with _ended_after(SENDING, line):
            line.send_message(mail)
        return True


@contextlib.contextmanager
def _ended_after(seconds: float, line: "smtplib.SMTP") -> Iterator[None]:
    """Break the connection off after a time; the steps that follow fail."""

    def end() -> None:
        with contextlib.suppress(OSError, AttributeError):  # it has been closed
            line.sock.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr]

    timer = threading.Timer(seconds, end)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def try_out(server: MailServer) -> None:
    """Whether mail could be sent at all."""
    with conversation(server) as line:
        line.noop()
