"""Stand-ins for the outside world: a push service and webhooks on this machine, a browser's keys, a mail server."""

import contextlib
import datetime
import json
import socketserver
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from regalia.table.notices.push import decode, encode, public_of


class Call(NamedTuple):
    """A request we received."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Records what is sent to it over HTTP and answers as told, with 201 by default."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answers: dict[str, list[int]] = {}  # by path, what is answered first
        self.headers: dict[str, str] = {}
        self.hold = threading.Event()  # while cleared, nothing is answered
        self.hold.set()
        self.silent = ""  # a path on which nothing is answered before we close
        self._closing = threading.Event()
        self._came = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                with receiver._came:
                    named = {name.lower(): value for name, value in self.headers.items()}
                    receiver.calls.append(Call(self.path, named, body, time.time()))
                    receiver._came.notify_all()
                receiver.hold.wait(600)
                if self.path == receiver.silent:
                    receiver._closing.wait(600)
                script = receiver.answers.get(self.path, [])
                with contextlib.suppress(OSError):
                    self.send_response(script.pop(0) if script else 201)
                    for name, value in receiver.headers.items():
                        self.send_header(name, value)
                    self.send_header("content-length", "0")
                    self.end_headers()

            def log_message(self, *_: Any) -> None:
                """The tests say what went wrong."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait(self, like: Callable[[Call], bool], count: int = 1, seconds: float = 300) -> list[Call]:
        """The calls of a kind, once there are this many."""
        with self._came:
            there = self._came.wait_for(lambda: sum(map(like, self.calls)) >= count, seconds)
            found = [call for call in self.calls if like(call)]
        assert there, f"{len(found)} of {count} came: {[call.path for call in self.calls]}"
        return found

    def at(self, path: str, count: int = 1) -> list[Call]:
        return self.wait(lambda call: call.path == path, count)

    def close(self) -> None:
        self.hold.set()
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """The keys a browser makes for a subscription, and what it does with a message (RFC 8291, read from the other side)."""

    def __init__(self, private: str | None = None, auth: str | None = None) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decode(private), "big"), ec.SECP256R1()) if private else _new_key()
        self.auth = auth or encode(bytes(range(16)))
        self.p256dh = encode(public_of(self.key))

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + public_of(self.key) + theirs
        secret = HKDF(SHA256(), 32, decode(self.auth), info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")

    def subscription(self, target: str) -> dict[str, Any]:
        return {"way": "push", "target": target, "p256dh": self.p256dh, "auth": self.auth}


def _new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def own_certificate(folder: Path) -> ssl.SSLContext:
    """A self-signed certificate."""
    key, name = _new_key(), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail")])
    day, now = datetime.timedelta(days=1), datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day).sign(key, SHA256())
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "mail.pem").write_bytes(secret + made.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "mail.pem")
    return context


class Post:
    """A mail server that keeps what it gets."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []  # the same as they came
        self.asked = threading.Semaphore(0)  # released when a mail is about to come
        self.hold = threading.Event()  # while cleared, we do not answer this word
        self.hold.set()
        self.held = b"DATA"
        self._came = threading.Condition()
        post = self

        class Line(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    word = line.strip().upper()[:4]
                    if word == b"DATA":
                        post.asked.release()
                    if word == post.held:
                        post.hold.wait(60)
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        post.take(b"".join(iter(self.rfile.readline, b".\r\n")))
                    self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Line)
        self._server.daemon_threads = True
        if tls:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.url = f"{'smtps' if tls else 'smtp'}://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, data: bytes) -> None:
        with self._came:
            self.raw.append(data)
            self.mails.append(message_from_bytes(data, policy=policy.default))  # type: ignore[arg-type]
            self._came.notify_all()

    def wait(self, count: int) -> list[EmailMessage]:
        with self._came:
            assert self._came.wait_for(lambda: len(self.mails) >= count, 300), f"{len(self.mails)} of {count} mails came"
            return list(self.mails)

    def to(self, address: str, count: int = 1) -> list[EmailMessage]:
        """The mails to an address, once there are this many."""
        with self._came:
            came = self._came.wait_for(lambda: sum(each["To"] == address for each in self.mails) >= count, 300)
            assert came, f"no {count} mails came to {address}"
            return [each for each in self.mails if each["To"] == address]

    def close(self) -> None:
        self.hold.set()
        self._server.shutdown()
        self._server.server_close()


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    try:
        yield receiver
    finally:
        receiver.close()
