"""Checking a saved game and its dice: what is asked, and what came out."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from grognard.server.shapes import Shape


class Verify(Shape):
    save: Annotated[str, Field(max_length=4_000_000)]
    #: the proof of the dice, as the server of the game showed it at the end; empty without one
    proof: Annotated[str, Field(max_length=2_000_000)] = ""
    #: what that server showed when the game began, if somebody noted it down
    commitment: Annotated[str, Field(max_length=64)] = ""


class CheckedRoll(Shape):
    entry: int
    dice: str
    purpose: str
    claimed: list[int]
    #: null where nothing in the file says what should come out
    derived: list[int] | None


class Verified(Shape):
    scenario: str
    entries: int
    practice: bool
    #: what dice were derived from: the proof, the seed in the file, nothing; or the players rolled ("typed"),
    #: or the secret is not shown before the end ("waits")
    source: Literal["proof", "seed", "none", "typed", "waits"]
    rolls: list[CheckedRoll]
    #: everything that is not as it should be, in the words of the checker
    faults: list[str]
