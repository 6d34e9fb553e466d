"""5. Movement: how far a unit may go."""

from __future__ import annotations

from collections.abc import Container
from fractions import Fraction

from grognard.core.events import Event, Found
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.liberators.cases import MoveRate
from grognard.rulesets.liberators.cells import rates, shown


def move_rate(rules: Rules, case: MoveRate) -> Flow[Resolution]:
    """5.1  The inches of one move."""
    yield from ()
    row = rate_row(rules, case)
    # 2.4  Guns never cross a major obstacle; for others it is the whole maneuver.
    if case.obstacle == "major":
        if case.arm.endswith("artillery"):
            raise rules.forbid("refuse-guns-obstacle", "2.4", "remedy-go-round", unit=case.id)
        found: Event = Found(case.id, rules.cite("2.4"), what="maneuver", value="scale-major-obstacle")
        return Resolution((found,))
    figures = rates(rules.chart("movement-rate").at(row, case.ground))
    refuse(rate_faults(rules, case.id, case.arm, case.formation, has_rate=bool(figures)))
    # 4.11  The quick step is the second figure.
    if case.pace == "quick-step" and len(figures) == 1:
        raise rules.forbid("refuse-no-quick-step", "4.11", "remedy-full-move", unit=case.id)
    distance = Fraction(figures[case.pace == "quick-step"])
    # 5.1  A half move is half of the first figure.
    if case.pace == "half":
        distance *= rules.fraction("movement.half")
    # 2.4  A minor obstacle costs inches.
    if case.obstacle == "minor":
        distance -= rules.number("movement.minor-obstacle")
        if distance <= 0:
            raise rules.forbid("refuse-too-short", "2.4", "remedy-go-round", unit=case.id)
    return Resolution((Found(case.id, rules.cite("5.1"), what="inches", value=shown(distance)),))


def rate_row(rules: Rules, case: MoveRate) -> str:
    """1.9  The row of the rate table; fixed guns have none."""
    refuse(rate_faults(rules, case.id, case.arm, case.formation))
    rows = rules.fact(f"movement.row.{case.arm}")
    refuse(formation_faults(rules, case.id, case.formation, rows))
    return str(rows[case.formation])


def rate_faults(rules: Rules, unit: str, arm: str, formation: str, *, has_rate: bool = True) -> Refusals:
    """5.1  Who does not move at all: fixed guns, guns that must limber first, and who has no rate there."""
    if arm == "fixed-artillery":
        yield rules.forbid("refuse-fixed-guns", "5.1", unit=unit)
    if arm.endswith("artillery") and formation == "unlimbered":
        yield rules.forbid("refuse-unlimbered", "5.1", "remedy-limber", unit=unit)
    if not has_rate:
        yield rules.forbid("refuse-no-road-rate", "5.1", "remedy-march-column", unit=unit)


def formation_faults(rules: Rules, unit: str, formation: str, known: Container[str]) -> Refusals:
    """1.9  Each arm has formations of its own."""
    if formation not in known:
        yield rules.forbid("refuse-formation", "1.9", unit=unit, formation=formation)
