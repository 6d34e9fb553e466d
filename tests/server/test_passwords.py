from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from grognard.server import passwords
from grognard.server.passwords import Passwords
from grognard.server.problems import Problem


def run(work: Any) -> Any:
    async def main() -> Any:
        keeper = Passwords()
        try:
            return await work(keeper)
        finally:
            keeper.close()

    return asyncio.run(main())


def test_a_password_is_kept_as_a_salted_argon2id_hash() -> None:
    async def work(keeper: Passwords) -> list[str]:
        return [await keeper.hashed("correct horse") for _ in range(2)]

    one, other = run(work)
    assert one.startswith("$argon2id$")
    assert one != other


def test_the_right_password_is_told_from_a_wrong_one() -> None:
    async def work(keeper: Passwords) -> list[bool]:
        known = await keeper.hashed("correct horse")
        assert not keeper.is_outdated(known)
        tried = ("correct horse", "Correct horse", "")
        return [await keeper.is_right(one, known) for one in tried] + [
            await keeper.is_right("correct horse", None),
            await keeper.is_right("correct horse", "no hash"),
        ]

    assert run(work) == [True, False, False, False, False]


def test_an_unknown_name_costs_the_same_work_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in hashes, not in seconds, which a busy machine makes meaningless."""
    worked = []
    known = passwords._HASHER.hash("correct horse")

    class Counting:
        def hash(self, password: str) -> str:
            worked.append("hash")
            return passwords_hasher.hash(password)

        def verify(self, known: str, password: str) -> bool:
            worked.append("verify")
            return passwords_hasher.verify(known, password)

    passwords_hasher = passwords._HASHER
    monkeypatch.setattr(passwords, "_HASHER", Counting())
    assert not passwords._is_right("wrong", known)
    assert not passwords._is_right("wrong", None)
    assert worked == ["verify", "hash"]


def test_the_event_loop_goes_on_while_passwords_are_hashed() -> None:
    async def work(keeper: Passwords) -> int:
        hashing = asyncio.gather(*(keeper.hashed(f"password {number}") for number in range(4)))
        ticks = 0
        while not hashing.done():
            await asyncio.sleep(0)
            ticks += 1
        await hashing
        return ticks

    assert run(work) > 100


def test_more_than_can_wait_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_is_right", lambda *_: time.sleep(0.01))

    async def work(keeper: Passwords) -> list[object]:
        tries = (keeper.is_right("x", None) for _ in range(passwords._WAITING + 5))
        return await asyncio.gather(*tries, return_exceptions=True)

    refused = [one for one in run(work) if isinstance(one, Problem)]
    assert [one.status for one in refused] == [429] * 5
