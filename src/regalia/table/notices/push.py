"""Web Push: messages that only the target browser can read (RFC 8291), signed with the server's key (RFC 8292)."""

import base64
import json
import os
import secrets
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD = 4096  # bytes; push services carry no more
DAY = 86400
VALID = DAY // 2  # seconds for which a signature is used


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key as text: any number below the order of the curve. The library that uses it is loaded later."""
    return encode((1 + secrets.randbelow(ORDER - 1)).to_bytes(32, "big"))


def key_of(text: str) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def public_of(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these can be a browser's keys: a point on the curve and sixteen bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        return len(decode(p256dh)) == 65 and len(decode(auth)) == 16
    except ValueError:
        return False


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(body: bytes, p256dh: str, auth: str) -> bytes:
    """A body that only the holder of the browser's private key can read: one record of RFC 8188, keyed as RFC 8291 says."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, ours, salt = decode(p256dh), ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mine = public_of(ours)
    secret = _derive(decode(auth), shared, b"WebPush: info\0" + theirs + mine, 32)
    key, nonce = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16), _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, body + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


class Signer:
    """Tells push services who is sending: a signed token for each of them, used for half a day."""

    def __init__(self, key: str, contact: str) -> None:
        self._key, self._contact = key_of(key), contact
        self.public = encode(public_of(self._key))
        self._said: dict[str, tuple[float, str]] = {}

    def headers(self, endpoint: str, topic: str, now: float | None = None) -> dict[str, str]:
        parts, now = urlsplit(endpoint), time.time() if now is None else now
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._said.get(audience, (0.0, ""))
        if until <= now:
            until, token = now + VALID, self._sign({"aud": audience, "exp": int(now) + DAY - 60, "sub": self._contact})
            if len(self._said) > 1000:
                self._said.clear()
            self._said[audience] = until, token
        return {
            "authorization": f"vapid t={token}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "high",
            "topic": topic,  # a newer message replaces one that has not been fetched yet
        }

    def _sign(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        said = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
