"""What people call themselves: one spelling of each name, address and password."""

from __future__ import annotations

import unicodedata

from grognard.server.mail import is_address
from grognard.server.problems import Problem

SHORTEST_NAME, LONGEST_NAME = 2, 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
#: accents on one letter; more of them run into the lines above and below
_MOST_MARKS = 3


def name_of(given: str) -> str:
    """A name as it is shown: composed, single spaces inside, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise _refused("name", "bad-name", f"expected {SHORTEST_NAME} to {LONGEST_NAME} letters")
    # With an @ it could be taken for somebody's address.
    if "@" in name or any(_is_invisible(letter) for letter in name) or _is_piled_up(name):
        raise _refused("name", "bad-name", "expected letters, digits and signs, without @")
    return name


def mail_of(given: str) -> str:
    """An address as it is written to."""
    address = unicodedata.normalize("NFKC", given).strip()
    if not is_address(address):
        raise _refused("mail", "bad-mail", "expected an e-mail address")
    return address


def password_of(given: str, name: str = "") -> str:
    """A password as it is hashed: the same however a keyboard composes its accents."""
    password = unicodedata.normalize("NFKC", given)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise _refused(
            "password", "bad-password", f"expected {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters"
        )
    if (name and key_of(password) == key_of(name)) or len(set(password)) < 4:
        raise _refused("password", "weak-password", "expected something that nobody guesses")
    return password


def key_of(text: str) -> str:
    """What two spellings of one name or address have in common."""
    composed = unicodedata.normalize("NFKC", text)
    return unicodedata.normalize("NFKC", " ".join(composed.casefold().split()))


def _is_invisible(letter: str) -> bool:
    """Controls, direction marks, unassigned and private letters."""
    return unicodedata.category(letter)[0] == "C" or unicodedata.category(letter) in ("Zl", "Zp")


def _is_piled_up(name: str) -> bool:
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > _MOST_MARKS:
            return True
    return unicodedata.category(name[0])[0] == "M"


def _refused(where: str, code: str, what: str) -> Problem:
    return Problem(422, "That cannot be used", what, [{"where": where, "what": what}], code=code)
