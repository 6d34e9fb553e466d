"""What is worked out of a value once, when it is asked for first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class kept(Generic[T]):  # noqa: N801
    """As `functools.cached_property`, without its lock, which costs more than most of what is kept here."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self._name = work, work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, owner: None, of: type) -> kept[T]: ...

    @overload
    def __get__(self, owner: object, of: type) -> T: ...

    def __get__(self, owner: object | None, of: type) -> kept[T] | T:
        if owner is None:
            return self
        found = owner.__dict__[self._name] = self._work(owner)
        return found
