"""What a ruling is worth to the one who asks: the losses to expect, and how much of the chance of success
each modifier present accounts for.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction

import msgspec

from grognard.core.drivers.forecast import forecast
from grognard.core.drivers.odds import Events, Odds
from grognard.core.errors import IllegalOrder
from grognard.core.events import LostStrength
from grognard.core.outcome import Outcome
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.core.tally import Modifier


def expected_losses(odds: Odds) -> dict[str, Fraction]:
    """Strength points each counter or side loses on average."""
    return odds.expect(_lost)


def _lost(found: dict[str, int], happened: Events, share: int) -> None:
    for event in happened:
        if type(event) is LostStrength:
            found[event.unit] = found.get(event.unit, 0) + share * event.points


class Worth(msgspec.Struct, frozen=True):
    """What one modifier accounts for: the chance as it is, and without it.

    There are two chances without it where its absence opens a decision that the policy does not settle (the
    worst and the best), none where the rules would then forbid the case (`refused` cites the paragraph).
    """

    chart: str
    modifier: Modifier
    chance: Fraction
    without: tuple[Fraction, ...]
    refused: str = ""

    @property
    def points(self) -> tuple[Fraction, ...]:
        """In percentage points, lowest first: positive where the modifier helps."""
        return tuple(sorted((self.chance - chance) * 100 for chance in self.without))


def sensitivity(
    rules: Rules,
    procedure: Callable[..., Flow[Resolution]],
    case: Hashable,
    holds: Callable[[Outcome], bool],
    policy: Mapping[str, str] | None = None,
    of_any: bool = False,
    of_every: bool = False,
) -> tuple[Worth, ...]:
    """What each modifier present is worth under a policy that settles every decision; most helpful first.

    A modifier is taken away by counting it as 0; one that multiplies, by counting it as x1.
    """
    settled = forecast(rules, procedure, case, policy)
    (branch,) = settled.branches
    chance = branch.odds.chance(holds, of_any, of_every)
    found = []
    for chart, id in settled.modifiers:
        modifier = rules.chart(chart).by_modifier[id]
        try:
            changed = forecast(without_modifier(rules, chart, id), procedure, case, policy)
        except IllegalOrder as refused:
            found.append(Worth(chart, modifier, chance, (), refused.rule))
            continue
        chances = {other.odds.chance(holds, of_any, of_every) for other in changed.branches}
        ends = (min(chances), max(chances)) if len(chances) > 1 else tuple(chances)
        found.append(Worth(chart, modifier, chance, ends))
    return tuple(sorted(found, key=_most_helpful_first))


def _most_helpful_first(worth: Worth) -> tuple[bool, Fraction, str, str]:
    points = worth.points
    return bool(points), -points[-1] if points else Fraction(), worth.chart, worth.modifier.id


def without_modifier(rules: Rules, chart: str, modifier: str) -> Rules:
    """The same rules in which one modifier changes nothing."""
    if rules.chart(chart).by_modifier[modifier].factor is None:
        return rules.with_modifier(chart, modifier, 0)
    changed = copy.copy(rules.chart(chart))
    changed.modifiers = tuple(
        msgspec.structs.replace(m, factor=Fraction(1)) if m.id == modifier else m for m in changed.modifiers
    )
    changed.by_modifier = {m.id: m for m in changed.modifiers}
    return Rules(
        rules.id,
        {**rules.charts, chart: changed},
        rules.facts,
        rules.catalogue,
        f"{rules.hash}+{chart}:{modifier}=x1",
    )
