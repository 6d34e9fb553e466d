"""8.13, 8.14. What a division keeps by being in its commanders' reach when it is put to the test."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF, Piece
from grognard.rulesets.alea.play.division_phase import case_of, chiefs
from grognard.rulesets.alea.play.divisions import divisions_of, is_fleeing, on_map
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.strain import flight, flight_price
from grognard.rulesets.alea.play.victory import counters

#: hexes within which an enemy may bring a division to a test, and how often one does in a turn
_CONTACT, _TESTED = 4, 0.5


class Tie(msgspec.Struct, frozen=True):
    """What is kept while one stands within so many hexes of all the others."""

    points: float
    within: int
    others: tuple[int, ...]


def cohesion(battle: Battle, unit: str, cell: int) -> float:
    """Points that the enemy may expect less with a counter, or a commander, in a hex than anywhere far off.

    One who is out of reach spoils it for all; of several each is blamed for a share.
    """
    distance, worth = position(battle).grid.distance, 0.0
    for tie in battle.known(("ties", unit), lambda: _ties(battle, unit)):
        out = sum(distance(cell, other) > tie.within for other in tie.others)
        worth += tie.points / (1 + out)
    return worth


def _ties(battle: Battle, unit: str) -> tuple[Tie, ...]:
    is_leader = unit in position(battle).roster.leaders
    found = _ties_of_leader(battle, unit) if is_leader else _ties_of_counter(battle, unit)
    return tuple(tie for tie in found if tie.points)


def _ties_of_leader(battle: Battle, unit: str) -> Iterator[Tie]:
    roster = position(battle).roster
    leader = roster.leaders[unit]
    for division in divisions_of(battle, leader.side):
        pieces = on_map(battle, division)
        cells = tuple(piece.at for piece in pieces)
        by_lead, by_chief = kept(battle, division)
        if roster.divisions[division].lead == unit:
            yield Tie(by_lead, leader.radius, cells)
        elif pieces and unit in chiefs(battle, pieces):
            yield Tie(by_chief, leader.radius, cells)


def _ties_of_counter(battle: Battle, unit: str) -> Iterator[Tie]:
    """Commanders ride after their men, so these need only keep near enough to each other."""
    roster = position(battle).roster
    division = roster.division_of(unit)
    if division is None:
        return
    pieces = on_map(battle, division)
    others = tuple(piece.at for piece in pieces if piece.id != unit)
    by_lead, by_chief = kept(battle, division)
    lead = roster.divisions[division].lead
    if lead is not None and battle.piece(lead).at != OFF:
        yield Tie(by_lead, 2 * roster.leaders[lead].radius, others)
    reach = [
        roster.leaders[chief].radius for chief in chiefs(battle, pieces) if battle.piece(chief).at != OFF
    ]
    if reach:
        yield Tie(by_chief, 2 * max(reach), others)


def kept(battle: Battle, division: str) -> tuple[float, float]:
    """Points that its commander keeps for a division near the enemy, and the chief of the army beside him."""
    return battle.known(("kept", division), lambda: _kept(battle, division))


def _kept(battle: Battle, division: str) -> tuple[float, float]:
    pieces = on_map(battle, division)
    if not pieces or is_fleeing(battle, division) or not _in_contact(battle, division, pieces):
        return 0.0, 0.0

    def flees(*, led: bool, watched: bool) -> float:
        tested = msgspec.structs.replace(case, in_commander_radius=led, in_chief_radius=watched)
        return flight(battle.rules, tested)

    case = msgspec.structs.replace(case_of(battle, division), reason="counter-lost")
    price = _TESTED * flight_price(battle, division)
    alone, led = flees(led=False, watched=False), flees(led=True, watched=False)
    return price * (alone - led), price * (led - flees(led=True, watched=True))


def _in_contact(battle: Battle, division: str, pieces: list[Piece]) -> bool:
    here = position(battle)
    enemy = here.roster.enemy[here.roster.divisions[division].side]
    enemies = [piece.at for piece in counters(battle, enemy) if piece.at >= 0]
    return any(here.grid.distance(piece.at, other) <= _CONTACT for piece in pieces for other in enemies)
