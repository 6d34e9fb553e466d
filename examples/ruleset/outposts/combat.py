"""7. Fire, 8. assault, 9. morale: the procedures, and the cases that they rule on."""

from typing import Annotated, Literal

import msgspec

from grognard.battle import cases
from grognard.battle.harm import loses
from grognard.core import events as ev
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, choose, consult, roll_at_most
from grognard.core.ratios import highest_reached
from grognard.core.rules import Rules
from grognard.dice import Dice

Kind = Literal["infantry", "cavalry", "artillery"]
Terrain = Literal["clear", "wood", "building"]
D6 = Dice.parse("1d6")


class Unit(cases.Fighter, frozen=True, kw_only=True):
    kind: Annotated[Kind, cases.KIND]
    across: Annotated[Literal["nothing", "stream"], cases.ACROSS] = "nothing"


class Combat(msgspec.Struct, frozen=True, kw_only=True):
    attackers: Annotated[tuple[Unit, ...], cases.ATTACKERS]
    defenders: Annotated[tuple[Unit, ...], cases.DEFENDERS]
    terrain: Annotated[Terrain, cases.TERRAIN] = "clear"


class Rally(msgspec.Struct, frozen=True, kw_only=True):
    unit: Annotated[Unit, cases.TESTED]


def fire(rules: Rules, case: Combat) -> Flow[Resolution]:
    """7. Fire."""
    chart, target = rules.chart("fire"), case.defenders[0]
    # 7.1  The strength of all who fire picks the column.
    strength = sum(unit.strength for unit in case.attackers)
    column = max((each for each in chart.column_ids if int(each) <= strength), key=int)
    # 7.2  The ground and a crowd count; 7.3 the top unit suffers.
    tally = rules.tally("fire")
    tally.add("cover", times=int(rules.chart("terrain").at(case.terrain, "cover")))
    tally.add_if(len(case.defenders) > 1, "crowd")
    points = yield from consult(chart, column, tally, rules.cite("7.2"), message("ask-fire", unit=target.id))
    return Resolution(*suffers(rules, target, int(points), "fire"))


def assault(rules: Rules, case: Combat) -> Flow[Resolution]:
    """8. Assault."""
    chart, leader, target = rules.chart("assault"), case.attackers[0], case.defenders[0]
    # 8.2  Strength against strength; over a stream the attackers count half.
    halved = rules.fraction("assault.across-stream")
    attack = sum(unit.strength * (halved if unit.across == "stream" else 1) for unit in case.attackers)
    defence = sum(unit.strength for unit in case.defenders)
    column = highest_reached(chart.column_ids, attack, defence) or chart.column_ids[0]
    # 8.3  The ground, horse in the open, and disorder count.
    tally = rules.tally("assault")
    tally.add("cover", times=int(rules.chart("terrain").at(case.terrain, "cover")))
    tally.add_if(case.terrain == "clear" and leader.kind == "cavalry", "horse")
    tally.add_if(target.disordered, "disorder")
    ask = message("ask-assault", unit=target.id)
    code = yield from consult(chart, column, tally, rules.cite("8.3"), ask)
    # 8.4  What each side loses, and who goes back.
    own, tests = suffers(rules, leader, rules.number(f"assault.attacker.{code}"), code)
    theirs, more = suffers(rules, target, rules.number(f"assault.defender.{code}"), code)
    if code not in rules.listed("assault.driven"):
        return Resolution((*own, *theirs), (*tests, *more))
    gone = {event.unit for event in theirs if isinstance(event, ev.Eliminated)}
    back = tuple(goes_back(rules, unit) for unit in case.defenders if unit.id not in gone)
    # 8.5  The leading unit may advance.
    advance = yield from choose("attacker.advance", "attacker", ("yes", "no"), rules.cite("8.5"), leader.id)
    into = (ev.Advanced(leader.id, rules.cite("8.5")),) if advance == "yes" else ()
    return Resolution((*own, *theirs, *back, *into), tests)


def goes_back(rules: Rules, unit: Unit) -> ev.Event:
    """8.4  A hex, or there is no way and the unit is lost."""
    if unit.way_back:
        return ev.Retreated(unit.id, rules.cite("8.4"), "assault", hexes=1)
    return ev.Eliminated(unit.id, rules.cite("8.4"), "assault")


def suffers(
    rules: Rules, unit: Unit, points: int, cause: str
) -> tuple[tuple[ev.Event, ...], tuple[Call, ...]]:
    """The losses of a unit, and 9.1 the test of one that has lost and is left."""
    tested = 0 < points < unit.strength
    return loses(rules, unit, points, cause), (Call(morale, (unit,)),) if tested else ()


def morale(rules: Rules, unit: Unit) -> Flow[Resolution]:
    """9.1  A die of its morale or less, or the unit is disordered."""
    ask = message("ask-morale", unit=unit.id)
    if (yield from roll_at_most(D6, unit.morale, rules.cite("9.1"), ask)):
        return Resolution()
    return Resolution((ev.StateChanged(unit.id, rules.cite("9.1"), "morale", state="disordered"),))


def rally(rules: Rules, case: Rally) -> Flow[Resolution]:
    """9.2  The same test brings a unit back to order."""
    ask = message("ask-morale", unit=case.unit.id)
    if not (yield from roll_at_most(D6, case.unit.morale, rules.cite("9.2"), ask)):
        return Resolution()
    return Resolution((ev.StateChanged(case.unit.id, rules.cite("9.2"), "rally", state="normal"),))
