"""Legality as a list of refusals: one function says what forbids an act, and everybody reads that one.

A check raises the first refusal; a listing keeps whatever has none; "why not?" shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from grognard.core.errors import IllegalOrder

#: What stands against an act, each reason with its rule and its remedy; empty where the act is allowed.
Refusals: TypeAlias = Iterator[IllegalOrder]


def refuse(found: Iterable[IllegalOrder]) -> None:
    """Raise the first of some refusals, if there is one."""
    for refused in found:
        raise refused


def first(found: Iterable[IllegalOrder]) -> IllegalOrder | None:
    """The first of some refusals."""
    return next(iter(found), None)


def is_allowed(found: Iterable[IllegalOrder]) -> bool:
    """Whether nothing stands against an act."""
    return first(found) is None


def why_idle(found: Iterable[IllegalOrder]) -> IllegalOrder | None:
    """What keeps a unit from an act, in the words for whoever asks why it has no order."""
    refused = first(found)
    return refused if refused is None or refused.idle is None else refused.idle
