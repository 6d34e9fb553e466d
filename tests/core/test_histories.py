"""Tables of histories, and what they come to: the same as every history by itself."""

from __future__ import annotations

import random
from math import prod

import pytest

from grognard.core.drivers.histories import Histories
from grognard.core.drivers.proportions import Opened, Proportions
from grognard.core.drivers.worth import Counting, Worth

PLACES = 4
THINGS = range(5)


def some_table(rng: random.Random, proportions: Proportions, rows: int) -> Histories:
    """Histories over few proportions, so that halves and whole blocks come up again."""
    numbers = [
        proportions.number((tuple(THINGS), tuple([rng.randint(1, 9) for _thing in THINGS]))) for _ in range(4)
    ]
    listed = [
        (tuple(rng.choice(numbers) for _place in range(PLACES)), rng.choice((1, 2, 6))) for _ in range(rows)
    ]
    return Histories.of(PLACES, listed)


def counted(row: tuple[int, ...], values: list[dict[int, int]], proportions: Proportions) -> int:
    return prod(
        sum(amount * own[thing] for thing, amount in zip(*proportions.listed[number], strict=True))
        for number, own in zip(row, values, strict=True)
    )


def one_becomes_another() -> dict[int, Opened]:
    """What a place shows: the first proportion nothing, the second becomes the third."""
    first, second, third, fourth = range(4)
    return {
        first: (("quiet", first),),
        second: (("loud", third), ("quiet", second)),
        third: (("loud", third), ("quiet", first)),
        fourth: (("loud", fourth),),
    }


@pytest.mark.parametrize("seed", range(6))
def test_a_table_comes_to_the_sum_of_its_histories(seed: int) -> None:
    rng = random.Random(seed)
    proportions = Proportions()
    table = some_table(rng, proportions, 60)
    shows = one_becomes_another()
    values = [{thing: rng.randint(0, 4) for thing in THINGS} for _place in range(PLACES)]
    for seen, after in table.opened(2, shows.__getitem__):
        for _seen, later in after.opened(0, shows.__getitem__):
            expected = sum(times * counted(row, values, proportions) for row, times in later.rows())
            assert Worth(later, Counting(values, proportions)).total == expected
        assert {number for row, _times in after.rows() for number in row[2:3]} == after.held(2), seen


@pytest.mark.parametrize("seed", range(6))
def test_what_stands_beside_a_proportion_is_the_rest_of_its_histories(seed: int) -> None:
    rng = random.Random(seed)
    proportions = Proportions()
    table = some_table(rng, proportions, 60)
    shows = one_becomes_another()
    ones = [dict.fromkeys(THINGS, 1) for _place in range(PLACES)]
    for _seen, after in table.opened(1, shows.__getitem__):
        expected: list[dict[int, int]] = [{} for _place in range(PLACES)]
        for row, times in after.rows():
            for place, number in enumerate(row):
                others = prod(proportions.sum(other) for n, other in enumerate(row) if n != place)
                expected[place][number] = expected[place].get(number, 0) + times * others
        assert Worth(after, Counting(ones, proportions)).beside() == expected


def test_tables_on_one_sheet_are_added_up_each_so_many_times() -> None:
    proportions = Proportions()
    table = some_table(random.Random(1), proportions, 30)
    parts = table.opened(3, one_becomes_another().__getitem__)
    together = Histories.summed([(times, part) for times, (_seen, part) in enumerate(parts, 2)])
    listed = [(row, times * n) for n, (_seen, part) in enumerate(parts, 2) for row, times in part.rows()]
    assert sorted(together.rows()) == sorted(listed)
    assert len(together) == len(listed)
