"""7.1 to 7.5, 7.23, 14.3. What forbids a charge, and how a charge may not be met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from grognard.core.legality import Refusals
from grognard.core.rules import Rules


class Body(Protocol):
    """Troops of a case or of the table."""

    @property
    def id(self) -> str: ...
    @property
    def arm(self) -> str: ...
    @property
    def order(self) -> str: ...
    @property
    def formation(self) -> str: ...
    @property
    def mounted(self) -> bool: ...


def charger_faults(rules: Rules, body: Body, *, steel: bool = False, formed: str = "") -> Refusals:
    """7.1, 7.3, 8.2  What keeps troops from charging; `formed`: an enemy who is, in their way."""
    # 7.1, 8.2  Only in good order, and formed for it.
    if body.order != "good-order":
        yield rules.forbid("refuse-charge-order", "7.1", "remedy-rally-first", unit=body.id)
    if body.formation not in rules.listed("charge.formations"):
        yield rules.forbid("refuse-charge-formation", "7.1", unit=body.id, formation=body.formation)
    # 7.3  Cold steel is for infantry.
    if steel and not has_steel(body):
        yield rules.forbid("refuse-cold-steel", "7.3", unit=body.id)
    # 7.1  Skirmishers charge skirmishers, guns or broken troops only.
    if formed and body.formation in rules.listed("formations.skirmishing"):
        yield rules.forbid("refuse-charge-skirmishers", "7.1", unit=body.id, target=formed)


def has_steel(body: Body) -> bool:
    """Whether troops carry bayonets."""
    return body.arm == "infantry"


def is_formed(rules: Rules, body: Body) -> bool:
    """7.1  Whether troops are none that skirmishers may charge."""
    return body.formation not in rules.listed("formations.skirmishing") and body.order != "broken"


def reaction_faults(rules: Rules, body: Body, reaction: str, horse: Sequence[int]) -> Refusals:
    """7.4, 7.5, 14.3  What keeps troops from meeting a charge so; `horse`: from how far its riders come."""
    if reaction == "stand":
        return
    # 7.4  Only units in good order react.
    if body.order != "good-order":
        yield rules.forbid("refuse-reaction-order", "7.4", "remedy-stand", unit=body.id)
    # 7.5, 14.3  A hasty square and a rush are for line and attack column.
    drawn_up = body.formation in rules.listed("charge.hasty-square-from")
    match reaction:
        case "counter-charge":
            # 7.4  Cavalry counter charges, in line or field column.
            if not body.mounted or body.formation not in rules.listed("charge.counter-charge-from"):
                yield rules.forbid("refuse-counter-charge", "7.4", "remedy-stand", unit=body.id)
        case "rush":
            # 14.3  Infantry meets infantry.
            if body.arm != "infantry" or not drawn_up or horse:
                yield rules.forbid("refuse-rush", "14.3", "remedy-stand", unit=body.id)
        case "hasty-square":
            # 7.4  Infantry forms it against cavalry, 7.5 and not when it is too late.
            if body.arm != "infantry" or not horse:
                yield rules.forbid("refuse-square-against-foot", "7.4", "remedy-stand", unit=body.id)
                return
            if not drawn_up:
                yield rules.forbid("refuse-square-formation", "7.5", "remedy-stand", unit=body.id)
            near = min(horse)
            if near <= rules.number("charge.hasty-square-distance"):
                yield rules.forbid("refuse-square-late", "7.5", "remedy-stand", unit=body.id, distance=near)


def flank_faults(rules: Rules, unit: str, formation: str, all_round: str) -> Refusals:
    """4.6  Squares and garrisons are never outflanked: a formation that a case calls so, and their list."""
    if formation in rules.listed(all_round):
        yield rules.forbid("refuse-outflanked", "4.6", "remedy-not-outflanked", unit=unit)
