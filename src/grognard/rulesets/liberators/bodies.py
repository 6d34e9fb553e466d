"""7. Charges: the units of a charge combat as they fare in it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.events import Event, FormationChanged, MarkerPlaced, StateChanged
from grognard.core.rules import Rules
from grognard.rulesets.liberators.cases import Charger, Defender, DefendingBattery, Fight, Fighter
from grognard.rulesets.liberators.losses import stands_lost


class Body(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A unit in a charge combat, troops or guns, as it stands at one moment."""

    id: str
    arm: str
    quality: str
    stands: int
    formation: str
    order: str = "good-order"
    effectiveness: str = ""
    begun: int = 0
    mounted: bool = False
    gaucho: bool = False
    granaderos: bool = False
    lancers: bool = False
    #: a brave colonel, or a leader attached
    led: bool = False
    leader: str | None = None
    cold_steel: bool = False
    counter_charging: bool = False
    outflanked: bool = False
    gun: str = ""
    fixed: bool = False
    silenced: int = 0
    damaged: int = 0
    supported: bool = False

    @property
    def is_guns(self) -> bool:
        return self.arm == "artillery"

    @property
    def is_shaken(self) -> bool:
        """7.11  Disordered or broken troops, or a battery with a silenced gun."""
        return self.order != "good-order" or self.silenced > 0


Side = tuple[Body, ...]


def fighting(unit: Fighter) -> Body:
    """Troops of either side as they stand; gauchos, granaderos and lancers count on horseback."""
    return Body(
        id=unit.id,
        arm=unit.arm,
        quality=unit.quality,
        stands=unit.stands,
        formation=unit.formation,
        order=unit.order,
        effectiveness=unit.effectiveness,
        begun=unit.begun,
        mounted=unit.mounted,
        gaucho=unit.gaucho and unit.mounted,
        granaderos=unit.granaderos and unit.mounted,
        lancers=unit.lancers and unit.mounted,
        led=unit.brave_colonel or unit.leader is not None,
        leader=unit.leader,
    )


def attacking(units: tuple[Charger, ...], outflanked: bool) -> Side:
    """The attackers as they reach the enemy."""
    return tuple(
        msgspec.structs.replace(
            fighting(unit),
            order="disordered" if unit.disordered_by_fire else unit.order,
            cold_steel=unit.cold_steel,
            outflanked=outflanked,
        )
        for unit in units
    )


def defending(rules: Rules, fight: Fight) -> Side:
    """The defenders as the charge reaches them, their reactions carried out."""
    return (
        *(reacted(rules, unit, fight.ground) for unit in fight.defenders),
        *(gunners(guns) for guns in fight.guns),
    )


def reacted(rules: Rules, unit: Defender, ground: str) -> Body:
    """7.5  A hasty square is formed at once; unsteady troops are disordered by it on bad ground."""
    hasty = unit.reaction == "hasty-square"
    good = (unit.ground or ground) == "open"
    unsteady = hasty and not good and unit.quality in rules.listed("charge.hasty-square-unsteady")
    return msgspec.structs.replace(
        fighting(unit),
        formation="hasty-square" if hasty else unit.formation,
        order="disordered" if unsteady else unit.order,
        counter_charging=unit.reaction == "counter-charge",
        # 14.3  A rush goes in with cold steel.
        cold_steel=unit.reaction == "rush",
        outflanked=unit.outflanked,
    )


def gunners(guns: DefendingBattery) -> Body:
    """7.13  Crews defend; they never attack."""
    return Body(
        id=guns.id,
        arm="artillery",
        quality=guns.quality,
        stands=guns.stands,
        formation="limbered" if guns.limbered else "unlimbered",
        led=guns.leader is not None,
        leader=guns.leader,
        outflanked=guns.outflanked,
        gun=guns.gun,
        fixed=guns.carriage == "fixed",
        silenced=guns.silenced,
        damaged=guns.damaged,
        supported=guns.supported,
    )


def reactions(rules: Rules, fight: Fight, side: Side) -> Iterator[Event]:
    """7.5  What the defenders' reactions changed before the combat."""
    for unit, body in zip(fight.defenders, side, strict=False):
        if body.formation != unit.formation:
            yield FormationChanged(body.id, rules.cite("7.5"), "hasty-square", formation=body.formation)
        if body.order != unit.order:
            yield StateChanged(body.id, rules.cite("7.5"), "hasty-square", state=body.order)


def lead(side: Side) -> Body:
    """7.10  The unit with most stands, the first of equals."""
    return max(side, key=lambda body: body.stands)


def bled(side: Side, stands: int) -> Side:
    """7.10  The lead unit takes the stands lost, the next when it is gone."""
    while stands and side:
        front = lead(side)
        lost = min(stands, front.stands)
        stands -= lost
        left = shrunk(front, front.stands - lost)
        side = tuple(left if body is front else body for body in side if body is not front or left.stands)
    return side


def shrunk(body: Body, stands: int) -> Body:
    """A body with so many stands; its markers cannot outnumber them."""
    return msgspec.structs.replace(
        body,
        stands=stands,
        silenced=min(body.silenced, stands),
        damaged=min(body.damaged, stands),
    )


def disordered(body: Body) -> Body:
    """1.6  Troops disordered, guns silenced; broken troops are disordered already and stay broken."""
    if body.is_guns:
        return msgspec.structs.replace(body, silenced=body.stands)
    if body.order == "good-order":
        return msgspec.structs.replace(body, order="disordered")
    return body


def told(rules: Rules, before: Side, after: Side, rule: str, cause: str) -> Iterator[Event]:
    """Everything that became of a side's units, but where they went."""
    now = {body.id: body for body in after}
    for was in before:
        body = now.get(was.id)
        entry = None if was.is_guns else (was.effectiveness, was.begun)
        yield from stands_lost(rules, was.id, entry, was.stands, body.stands if body else 0, rule, cause)
        if body is None:
            continue
        if body.order != was.order:
            yield StateChanged(body.id, rule, cause, state=body.order)
        if body.silenced > min(was.silenced, body.stands):
            more = body.silenced - min(was.silenced, body.stands)
            yield MarkerPlaced(body.id, rule, cause, marker="silenced", count=more)
        if body.damaged > min(was.damaged, body.stands):
            more = body.damaged - min(was.damaged, body.stands)
            yield MarkerPlaced(body.id, rule, cause, marker="damaged", count=more)
        if body.formation != was.formation:
            yield FormationChanged(body.id, rule, cause, formation=body.formation)
