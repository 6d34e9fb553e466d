"""The odds of a whole turn: independent combats, each reduced to the losses of the sides, then convolved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from math import prod

from grognard.core.drivers.odds import Events, Odds
from grognard.core.events import LostStrength
from grognard.dice import Distribution

#: strength lost by each of the roles asked for, in their order
Losses = tuple[int, ...]


def losses_by_role(odds: Odds, roles: Mapping[str, str], asked: tuple[str, ...]) -> Distribution[Losses]:
    """How much strength each role loses in one combat."""

    def lost(happened: Events) -> Losses:
        points = dict.fromkeys(asked, 0)
        for event in happened:
            if type(event) is LostStrength:
                role = roles.get(event.unit, event.unit)
                if role in points:
                    points[role] += event.points
        return tuple(points.values())

    if odds.sheaves:
        return _in_sheaves(odds, lost, len(asked))
    return odds.folded(lost, lambda a, b: tuple(x + y for x, y in zip(a, b, strict=True)))


def _in_sheaves(odds: Odds, lost: Callable[[Events], Losses], roles: int) -> Distribution[Losses]:
    """The same for many ways at once: the losses of each part as one long number, as below."""
    by_total: dict[int, dict[Losses, int]] = {}
    for sheaf in odds.sheaves:
        most = [[max(each) for each in zip(*map(lost, place.endings), strict=True)] for place in sheaf.places]
        most.append(list(lost(sheaf.events)))
        sizes = [sum(each[role] for each in most) + 1 for role in range(roles)]
        places = [prod(sizes[role + 1 :]) for role in range(roles)]
        ways = prod(place.ways for place in sheaf.places)
        width = (odds.total * ways).bit_length() // 8 + 1

        def packed(happened: Events, places: list[int] = places, width: int = width) -> int:
            return 1 << (8 * width * sum(map(int.__mul__, lost(happened), places)))

        number = sheaf.total([place.counted(packed)[0] for place in sheaf.places]) * packed(sheaf.events)
        bucket = by_total.setdefault(odds.total * ways, {})
        for losses, weight in _unpack(number, width, sizes).items():
            bucket[losses] = bucket.get(losses, 0) + weight
    return Distribution.gather(by_total)


def turn_losses(combats: Iterable[Distribution[Losses]]) -> Distribution[Losses]:
    """The distribution of the sum over combats that do not depend on one another.

    A distribution is a polynomial: losses are exponents, weights are coefficients. Written into one long
    number, with room enough between the coefficients, polynomials multiply as plain integers do, exactly
    and at the speed of Python's own arithmetic.
    """
    listed = [combat.reduced() for combat in combats]
    if not listed:
        raise ValueError("a turn without combats has no losses to add up")
    total = prod(combat.total for combat in listed)
    width = total.bit_length() // 8 + 1  # bytes a coefficient
    roles = range(len(next(iter(listed[0]))))
    sizes = [sum(max(lost[role] for lost in combat) for combat in listed) + 1 for role in roles]
    places = [prod(sizes[role + 1 :]) for role in roles]
    packed = [
        sum(
            weight << (8 * width * sum(lost[role] * places[role] for role in roles))
            for lost, weight in combat.weights.items()
        )
        for combat in listed
    ]
    return Distribution(_unpack(_product(packed), width, sizes), total)


def _product(numbers: list[int]) -> int:
    """Multiplied in halves, so that long numbers meet long numbers."""
    if len(numbers) == 1:
        return numbers[0]
    half = len(numbers) // 2
    return _product(numbers[:half]) * _product(numbers[half:])


def _unpack(number: int, width: int, sizes: list[int]) -> dict[Losses, int]:
    digits = number.to_bytes(width * prod(sizes), "little")
    weights: dict[Losses, int] = {}
    for place, lost in enumerate(product(*map(range, sizes))):
        weight = int.from_bytes(digits[place * width : (place + 1) * width], "little")
        if weight:
            weights[lost] = weight
    return weights
