"""Tokens, codes and passphrases: how they are made, cleaned and hashed.

Tokens and codes are long and random, so a plain hash is enough for them; a passphrase is not, so it is salted and costs
time and memory to try.
"""

import unicodedata
from hashlib import scrypt, sha256
from hmac import compare_digest
from secrets import choice, token_bytes, token_urlsafe
from string import ascii_lowercase

ALPHABET = ascii_lowercase + "23456789"
ID_LENGTH, CODE_LENGTH, TAG_LENGTH = 12, 24, 4


def same(given: str, right: str) -> bool:
    """Compare secrets in constant time."""
    return compare_digest(given.encode(), right.encode())


def hashed(secret: str) -> str:
    """The hash of a token or a code."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return token_urlsafe(32)


def new_id() -> str:
    return "p" + random_text(ID_LENGTH)


def random_text(length: int) -> str:
    return "".join(choice(ALPHABET) for _ in range(length))


def tag_of(person: str) -> str:
    """The end of an identity's id, which tells people of the same name apart."""
    return person[-TAG_LENGTH:]


def new_code(person: str) -> str:
    """A recovery code. It begins with the identity, so that the passphrase can be asked before it is used up."""
    letters = person[1:] + random_text(CODE_LENGTH)
    return "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def read_code(text: str) -> tuple[str, str]:
    """The identity a code is for, and the code as it was made, however it was typed."""
    letters = "".join(c for c in text.lower() if c in ALPHABET)
    return "p" + letters[:ID_LENGTH], "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def passphrase_hash(passphrase: str, work: int, salt: bytes = b"") -> str:
    """A salted, costly hash that tells how it was made. Slow: run it in a thread."""
    salt = salt or token_bytes(16)
    text = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
    n, r, p = 1 << work, 8, 3
    key = scrypt(text, salt=salt, n=n, r=r, p=p, maxmem=256 * n * r, dklen=32)
    return f"scrypt:{work}:{salt.hex()}:{key.hex()}"


def passphrase_fits(passphrase: str, stored: str | None, work: int) -> bool:
    """The same work is done where there is nothing to compare with."""
    kind, made_with, salt, _ = (stored or "none:0::").split(":")
    if kind != "scrypt":
        passphrase_hash(passphrase, work)
        return False
    return same(passphrase_hash(passphrase, int(made_with), bytes.fromhex(salt)), stored or "")
