"""Web Push as the standards say: what we encrypt a browser can read, and a push service can see who signed it."""

import json

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from regalia.table.notices.push import Signer, are_keys, decode, encode, encrypt, new_key
from table.notices.receiver import Browser

# The example of RFC 8291, section 5: a browser that reads it reads as the standard says.
EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_browser_of_the_tests_reads_the_example_of_the_standard():
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    assert browser.read(decode(EXAMPLE)) == b"When I grow up, I want to be a watermelon"


def test_what_is_encrypted_only_its_browser_reads_and_no_two_are_alike():
    browser, body = Browser(), "Ваш ход. Te jössz.".encode()
    first, second = (encrypt(body, browser.p256dh, browser.auth) for _ in range(2))
    assert browser.read(first) == browser.read(second) == body
    assert first != second
    assert body not in first


def test_keys_that_are_none_are_known():
    browser = Browser()
    assert are_keys(browser.p256dh, browser.auth)
    assert not are_keys(encode(b"\4" + bytes(64)), browser.auth)  # no point of the curve
    assert not are_keys(browser.p256dh, encode(bytes(15)))
    assert not are_keys("", "")


def test_the_signature_is_that_of_the_key_the_browser_was_given():
    signer = Signer(new_key(), "https://play.example.org")
    headers = signer.headers("https://push.example.net:8443/a/b?c", "topic", now=1000.0)
    token, key = (part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    raw = decode(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    said = json.loads(decode(claims))
    assert (said["aud"], said["sub"], key) == ("https://push.example.net:8443", "https://play.example.org", signer.public)
    assert 1000 < said["exp"] <= 1000 + 86400
    assert signer.headers("https://push.example.net:8443/other", "topic", now=2000.0)["authorization"] == headers["authorization"]
    assert signer.headers("https://push.example.net:8443/a", "topic", now=50_000.0)["authorization"] != headers["authorization"]
