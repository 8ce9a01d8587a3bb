"""A push service on 127.0.0.1, and browsers that subscribe there: they read what they get as RFC 8291 and 8292 say."""

import asyncio
import base64
import json
import ssl
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import urandom
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.kit.notice_servers import NOON, server_tls

CURVE = ec.SECP256R1()
CREATED = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def mac(key: bytes, data: bytes) -> bytes:
    made = HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """Has a key pair and a secret, and opens what is meant for it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.secret = urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": base64url(point(self.key.public_key())), "auth": base64url(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    def opened(self, body: bytes) -> bytes:
        """RFC 8291, section 3.4, step by step with HMAC; anything else than one whole record is refused."""
        salt, (size, length) = body[:16], struct.unpack(">IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert 17 < len(sealed) <= size <= 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        material = mac(mac(self.secret, shared), info + b"\1")
        pseudo = mac(salt, material)
        key = mac(pseudo, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(pseudo, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\2"), "the last record"
        return text[:-1]


class PushService:
    """Takes messages over TLS, with the answers that it is told to give, the last one again and again."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers) or [CREATED]
        self.heads: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.paths: list[str] = []
        self.port = 0

    @asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None) -> AsyncIterator["PushService"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=tls or server_tls())
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()
            await asyncio.sleep(0.01)

    def browser(self, name: str = "one") -> Browser:
        return Browser(f"https://localhost:{self.port}/push/{name}")

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            head = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            body = await reader.readexactly(int(head["content-length"]))
            self.paths.append(first.split(" ")[1])
            self.bodies.append(body)
            self.heads.append(head)
            writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
            await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.close()

    def signed_by(self, number: int = -1) -> tuple[str, dict[str, Any]]:
        """Who has signed a message, and what is claimed; fails if the signature is not valid (RFC 8292)."""
        scheme, _, rest = self.heads[number]["authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        told, _, signature = given["t"].rpartition(".")
        r, s = (int.from_bytes(half, "big") for half in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(given["k"]))
        key.verify(encode_dss_signature(r, s), told.encode(), ec.ECDSA(hashes.SHA256()))
        header, claims = (json.loads(bytes_of(part)) for part in told.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == f"https://localhost:{self.port}"
        assert NOON // 1000 < claims["exp"] <= NOON // 1000 + 86_400 * 20
        return given["k"], claims
