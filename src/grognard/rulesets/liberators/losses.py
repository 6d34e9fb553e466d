"""9. Losses: stands, what they do to a unit's effectiveness, and fallen leaders."""

from __future__ import annotations

from grognard.core.events import Eliminated, Event, Found, LeaderHit, LostStrength
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, consult
from grognard.core.rules import Rules
from grognard.rulesets.liberators.cases import FallenLeader, Muster
from grognard.rulesets.liberators.cells import breaks
from grognard.rulesets.liberators.pieces import Troops


def fitness(rules: Rules, effectiveness: str, begun: int, stands: int) -> str:
    """1.4, 1.5  Fresh, Worn or Spent: all that effectiveness decides."""
    worn, spent = breaks(rules.chart("unit-effectiveness").read(effectiveness, begun))
    if stands <= spent:
        return "spent"
    return "worn" if worn is not None and stands <= worn else "fresh"


def effectiveness(rules: Rules, case: Muster) -> Flow[Resolution]:
    """1.4  The breaks of a unit and where it stands."""
    yield from ()
    worn, spent = breaks(rules.chart("unit-effectiveness").read(case.effectiveness, case.starting))
    now = fitness(rules, case.effectiveness, case.starting, case.stands)
    rule = rules.cite("1.4")
    found: list[Event] = [Found(case.id, rule, what="effectiveness", value=now)]
    if worn is not None:
        found.append(Found(case.id, rule, what="worn at", value=worn))
    found.append(Found(case.id, rule, what="spent at", value=spent))
    return Resolution(tuple(found))


def lose_stands(rules: Rules, unit: Troops, lost: int, rule: str, cause: str) -> tuple[Event, ...]:
    """9.1  Whole stands, never more than there are, and the effectiveness that is left."""
    return stands_lost(
        rules, unit.id, (unit.effectiveness, unit.begun), unit.stands, unit.stands - lost, rule, cause
    )


def stands_lost(
    rules: Rules, id: str, entry: tuple[str, int] | None, before: int, after: int, rule: str, cause: str
) -> tuple[Event, ...]:
    """9.1, 9.2  What it means to go from so many stands to so many; guns have no effectiveness entry."""
    after = max(0, after)
    if after == before:
        return ()
    events: list[Event] = [LostStrength(id, rule, cause, points=before - after)]
    if not after:
        events.append(Eliminated(id, rules.cite("9.2"), cause))
    elif entry is not None and fitness(rules, *entry, after) != fitness(rules, *entry, before):
        now = fitness(rules, *entry, after)
        events.append(Found(id, rules.cite("9.1"), cause, what="effectiveness", value=now))
    return tuple(events)


def fallen_leader(rules: Rules, case: FallenLeader) -> Flow[Resolution]:
    """9.3  A leader checks."""
    return (yield from leader_falls(rules, case.id))


def leader_falls(rules: Rules, leader: str) -> Flow[Resolution]:
    """9.3  A check and what came of it."""
    _seen, fate = yield from leader_fate(rules, leader)
    return (yield from leader_hit(rules, leader, fate))


def leader_fate(rules: Rules, leader: str) -> Flow[tuple[None, str]]:
    """9.3  The check of a leader, on which nothing else hangs."""
    fate = yield from consult(
        rules.chart("fallen-leader"),
        "effect",
        rules.tally("fallen-leader"),
        rules.cite("9.3"),
        message("ask-fallen-leader", unit=leader),
    )
    return None, fate


def leader_hit(rules: Rules, leader: str, fate: str) -> Flow[Resolution]:
    """9.3  What became of a leader."""
    yield from ()
    return Resolution((LeaderHit(leader, rules.cite("9.3"), "fallen-leader", fate=fate),))
