"""Finite distributions with integer weights over one total; fractions only at the edge."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Distribution(Generic[T]):
    """Values with integer weights. The weights of one distribution always add up to `total`."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int], total: int | None = None) -> None:
        self.weights: dict[T, int] = dict(weights)
        self.total: int = sum(self.weights.values()) if total is None else total

    @classmethod
    def certain(cls, value: T) -> Distribution[T]:
        return cls({value: 1}, 1)

    @classmethod
    def gather(cls, by_total: Mapping[int, Mapping[T, int]]) -> Distribution[T]:
        """Join weights that were counted over different totals."""
        if len(by_total) == 1:
            ((total, weights),) = by_total.items()
            return cls(weights, total)
        common = lcm(*by_total)
        joined: dict[T, int] = {}
        for total, weights in by_total.items():
            scale = common // total
            for value, weight in weights.items():
                joined[value] = joined.get(value, 0) + weight * scale
        return cls(joined, common)

    @classmethod
    def mixture(cls, parts: Iterable[tuple[Fraction, Distribution[T]]]) -> Distribution[T]:
        listed = [(share, part) for share, part in parts if share]
        common = lcm(*(share.denominator * part.total for share, part in listed))
        joined: dict[T, int] = {}
        for share, part in listed:
            scale = share.numerator * (common // (share.denominator * part.total))
            for value, weight in part.weights.items():
                joined[value] = joined.get(value, 0) + weight * scale
        return cls(joined, common)

    def __len__(self) -> int:
        return len(self.weights)

    def __iter__(self) -> Iterator[T]:
        return iter(self.weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self.fractions() == other.fractions()

    def __repr__(self) -> str:
        return f"Distribution({ {value: str(self.p(value)) for value in self.weights} })"

    def p(self, value: T) -> Fraction:
        return Fraction(self.weights.get(value, 0), self.total)

    def fractions(self) -> dict[T, Fraction]:
        return {value: Fraction(weight, self.total) for value, weight in self.weights.items() if weight}

    def chance(self, wanted: Callable[[T], bool]) -> Fraction:
        return Fraction(sum(weight for value, weight in self.weights.items() if wanted(value)), self.total)

    def mean(self, worth: Callable[[T], int | Fraction]) -> Fraction:
        return sum(
            (worth(value) * Fraction(weight) for value, weight in self.weights.items()), Fraction()
        ) / (self.total)

    def map(self, change: Callable[[T], U]) -> Distribution[U]:
        """The distribution of `change(value)`; equal results are merged."""
        merged: dict[U, int] = {}
        for value, weight in self.weights.items():
            new = change(value)
            merged[new] = merged.get(new, 0) + weight
        return Distribution(merged, self.total)

    def convolve(self, other: Distribution[T], join: Callable[[T, T], T]) -> Distribution[T]:
        """The distribution of `join(a, b)` for independent a and b."""
        joined: dict[T, int] = {}
        for a, wa in self.weights.items():
            for b, wb in other.weights.items():
                value = join(a, b)
                joined[value] = joined.get(value, 0) + wa * wb
        return Distribution(joined, self.total * other.total)

    def reduced(self) -> Distribution[T]:
        """The same distribution over the smallest possible total."""
        factor = gcd(self.total, *self.weights.values())
        if factor <= 1:
            return self
        return Distribution({v: w // factor for v, w in self.weights.items()}, self.total // factor)
