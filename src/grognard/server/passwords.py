"""Passwords as argon2id hashes, worked out beside the event loop and a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grognard.server.problems import Problem

#: 32 MiB and about a twentieth of a second each
_HASHER = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
_AT_ONCE = 2
_WAITING = 30

Found = TypeVar("Found")


class Passwords:
    """However many want to sign in at once, the games go on."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="password")
        self._under_way = 0

    async def hashed(self, password: str) -> str:
        return await self._run(lambda: _HASHER.hash(password))

    async def is_right(self, password: str, known: str | None) -> bool:
        """Whether it is the one that was hashed; without a hash it takes as long to say no."""
        return await self._run(lambda: _is_right(password, known))

    def is_outdated(self, known: str) -> bool:
        return _HASHER.check_needs_rehash(known)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], Found]) -> Found:
        if self._under_way >= _WAITING:
            raise Problem(429, "Too many people sign in at once", headers={"Retry-After": "5"}, code="busy")
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._under_way -= 1


def _is_right(password: str, known: str | None) -> bool:
    if known is None:
        _HASHER.hash(password)
        return False
    try:
        return _HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
