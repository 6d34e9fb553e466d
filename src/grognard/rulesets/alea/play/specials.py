"""10. The scenario's own rules, as the phases ask after them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import cast

import msgspec

from grognard.core import events as ev
from grognard.core.board import Board, Way
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.state import Written
from grognard.rulesets.alea.cases import StepCost
from grognard.rulesets.alea.counters import Arm, Counter
from grognard.rulesets.alea.movement import ground_cost
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.play.homeward import column_of
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.roster import Rule, roster
from grognard.rulesets.alea.scenario import AleaScenario
from grognard.rulesets.alea.special_rules import (
    Confined,
    Convoy,
    CrossingBan,
    HeldDivisions,
    Tide,
)
from grognard.rulesets.alea.terrain import Terrain
from grognard.rulesets.alea.victory_items import AtLeast, HexesAtTurnEnd, Objective


def specials(scenario: AleaScenario, kind: type[Rule]) -> tuple[Rule, ...]:
    """The scenario's rules of one kind."""
    return roster(scenario).special(kind)


def opening_tracks(scenario: AleaScenario) -> Iterator[tuple[str, Written]]:
    """What stands on no counter before the first turn."""
    cards = {scenario.board.grid.cell_of(row.start): row.side for row in scenario.own.units if row.turn == 1}
    for item in scenario.own.victory:
        if isinstance(item, Objective):
            for hex in item.hexes:
                yield f"owner.{hex}", item.owner or cards.get(scenario.board.grid.cell_of(hex), "")
    for hex in watched_hexes(scenario):
        yield f"owner.{hex}", cards.get(scenario.board.grid.cell_of(hex), "")
    for held in specials(scenario, HeldDivisions):
        for release in held.release:
            yield f"division.{release.division}.held", 1
    for ban in specials(scenario, CrossingBan):
        for division in ban.divisions:
            yield f"division.{division}.banned", 1


def watched_hexes(scenario: AleaScenario) -> list[str]:
    """The hexes that no objective names and whose owner matters all the same."""
    objectives = [item for item in scenario.own.victory if isinstance(item, Objective)]
    named = {hex for item in objectives for hex in item.hexes}
    watched = [held.bonus_hex for held in specials(scenario, HeldDivisions)]
    for win in scenario.own.wins:
        if isinstance(win, HexesAtTurnEnd | AtLeast):
            watched += win.hexes
    return [hex for hex in dict.fromkeys(watched) if hex not in named]


def must_stand(battle: Battle, unit: str) -> bool:
    """10.9  Counters of a held division stay in their hexes."""
    return is_held(battle, position(battle).card(unit).division)


def is_held(battle: Battle, division: str | None) -> bool:
    """10.9  Whether a division waits until a die or the enemy wakes it."""
    return bool(battle.state.number(f"division.{division}.held"))


def stir(battle: Battle, cell: int, side: str) -> None:
    """10.9  An enemy who ends a move near a held division releases it."""
    here = position(battle)
    for held in specials(battle.scenario, HeldDivisions):
        for release in held.release if held.side != side else ():
            if not is_held(battle, release.division):
                continue
            members = here.roster.members[release.division]
            cells = [battle.piece(unit).at for unit in members]
            if any(at >= 0 and here.grid.distance(at, cell) <= held.alarm for at in cells):
                let_go(battle, release.division)
    end_confinement(battle)


def let_go(battle: Battle, division: str) -> None:
    """10.9  A held division may act from now on."""
    what = f"division.{division}.held"
    if battle.state.number(what):
        battle.emit(ev.TrackSet("", battle.rules.cite("10.9"), what=what, value=0))


# What a march may not cross or enter, and what it pays in the tide


def is_banned(battle: Battle, unit: str) -> bool:
    """10.10  Whether a counter may not cross the water of its division's ban."""
    division = position(battle).card(unit).division
    return bool(battle.state.number(f"division.{division}.banned"))


def closed_sides(battle: Battle, unit: str) -> frozenset[int]:
    """10.10  The steps (`cell * 6 + direction`) that a ban keeps a counter from, bridges included."""
    bans = specials(battle.scenario, CrossingBan)
    if not bans or not is_banned(battle, unit):
        return frozenset()
    division = position(battle).card(unit).division
    bans = tuple(ban for ban in bans if division in ban.divisions)
    return frozenset().union(*(_sides_with(battle.board, ban.feature) for ban in bans))


@lru_cache(maxsize=64)
def _sides_with(board: Board, feature: str) -> frozenset[int]:
    return frozenset(cell * 6 + way for (cell, way), features in board.sides.items() if feature in features)


def is_barred(battle: Battle, unit: str, side: int, cell: int) -> bool:
    """10.10, 10.14, 10.16  Whether a step, over this side into this hex, is closed to a counter for now."""
    return side in closed_sides(battle, unit) or cell in closed_cells(battle, unit)


def closed_cells(battle: Battle, unit: str) -> frozenset[int]:
    """10.14, 10.16  The hexes that a confined division or a train may not enter now."""
    cells: frozenset[int] = frozenset()
    confined, convoys = specials(battle.scenario, Confined), specials(battle.scenario, Convoy)
    if not confined and not convoys:
        return cells
    here = position(battle)
    division = here.card(unit).division
    for number, rule in enumerate(confined):
        if division in rule.divisions and not battle.state.number(f"confined.{number}.over"):
            cells |= _columns(here.ground, 1, rule.least_column - 1)
    for convoy in convoys:
        if unit == convoy.unit and is_guarded(battle, convoy):
            cells |= _columns(here.ground, convoy.column + 1, battle.board.grid.columns)
    return cells


@lru_cache(maxsize=64)
def _columns(ground: Ground, first: int, last: int) -> frozenset[int]:
    cells = range(ground.board.grid.size)
    return frozenset(cell for cell in cells if first <= column_of(ground, cell) <= last)


def is_guarded(battle: Battle, convoy: Convoy) -> bool:
    """10.14  Whether an enemy in good order stands where the train has to pass."""
    here = position(battle)
    enemy = here.roster.enemy[here.card(convoy.unit).side]
    cells = [here.grid.cell_of(hex) for hex in convoy.guards]
    stacks = [here.stacks.get(cell, ()) for cell in cells if here.side_at(cell) == enemy]
    return any(piece.state == "normal" for stack in stacks for piece in stack)


def end_confinement(battle: Battle) -> None:
    """10.16  Divisions kept behind a column are free once the enemy has come far enough."""
    here = position(battle)
    for number, rule in enumerate(specials(battle.scenario, Confined)):
        what = f"confined.{number}.over"
        enemy = here.roster.enemy[here.roster.divisions[rule.divisions[0]].side]
        come = any(column_of(here.ground, cell) >= rule.until_column for cell in here.cells_of(enemy))
        if come and not battle.state.number(what):
            battle.emit(ev.TrackSet("", battle.rules.cite("10.16"), what=what, value=1))


def tides(battle: Battle) -> tuple[Tide, ...]:
    """10.12  The tides that are in; before their turn there are none."""
    found = specials(battle.scenario, Tide)
    return tuple([tide for tide in found if battle.state.turn >= tide.from_turn]) if found else found


def tide_costs(battle: Battle, counter: Counter) -> dict[int, int]:
    """10.12  By step, as `cell * 6 + direction`, its cost in place of the usual one while the tide is in.

    Steps along a way that the tide leaves alone are not in it.
    """
    return drowned(position(battle).ground, tides(battle), counter.arm, counter.order == "maneuver")


def drowned(ground: Ground, rising: Iterable[Tide], arm: Arm, maneuver: bool) -> dict[int, int]:
    """The same for an arm on the map."""
    costs: dict[int, int] = {}
    for tide in rising:
        costs |= _drowned(ground, tide, arm, maneuver)
    return costs


@lru_cache(maxsize=64)
def _drowned(ground: Ground, tide: Tide, arm: Arm, maneuver: bool) -> dict[int, int]:
    dry = {side for way in ground.board.ways if way.id not in tide.ways for side in sides_along(ground, way)}
    costs = {}
    for side, other in enumerate(ground.neighbours):
        if other >= 0 and ground.board.terrain[other] == tide.terrain and side not in dry:
            cost = _in_the_tide(ground, tide, side, arm, maneuver)
            if cost is not None:
                costs[side] = cost
    return costs


def sides_along(ground: Ground, way: Way) -> Iterator[int]:
    """The steps that follow a road or path, either way."""
    direction = ground.board.grid.direction
    for here, there in pairwise(way.cells):
        yield here * 6 + direction(here, there)
        yield there * 6 + direction(there, here)


def _in_the_tide(ground: Ground, tide: Tide, side: int, arm: Arm, maneuver: bool) -> int | None:
    """The tide's figure for the hex, and what the hexside adds; None where the step is prohibited."""
    counter = Counter(
        id="-", arm=arm, cls="medium", willingness="A", strength=1, order="maneuver" if maneuver else "hold"
    )
    # The reader of scenarios has seen that it is ground of the edition.
    level = StepCost(counter=counter, terrain=cast(Terrain, tide.terrain), occupied=True)
    step = msgspec.structs.replace(level, water=ground.water[side], slope=ground.slope[side])
    try:
        return ground_cost(ground.rules, step) - ground_cost(ground.rules, level) + tide.cost
    except IllegalOrder:
        return None


def count_ridden_down(battle: Battle, unit: str) -> None:
    """11.5  A counter was eliminated in a melee in which cavalry attacked it."""
    what = f"ridden-down.{unit}"
    battle.emit(ev.TrackSet(unit, battle.rules.cite("11.5"), what=what, value=1))
