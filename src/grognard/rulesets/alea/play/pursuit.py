"""7.25, 7.26. Cavalry out of hand on the map: it turns to the nearest enemy and attacks, again and again."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import Piece
from grognard.core.procedure import Choose, Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import Melee
from grognard.rulesets.alea.control import Ride, has_stopped, obey, told_of_control
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.aftermath import toward, turn
from grognard.rulesets.alea.play.combat_specials import assaulted
from grognard.rulesets.alea.play.melee_on_map import MeleeOnMap
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import count_ridden_down


def ride_on(battle: Battle, case: Melee, events: tuple[ev.Event, ...]) -> Script[None]:
    """7.26  After a melee: cavalry that was not under control makes the attacks it is provoked to."""
    riders = [c.id for hex in case.attackers for c in hex.counters if c.arm == "cavalry"]
    told = told_of_control(battle.rules, events)
    while told.out_of_hand:
        pieces, repulsed = body(battle, riders), thrown_back(riders, events)
        if has_stopped(battle.rules, pieces, told.provoked, repulsed):
            return
        prey = yield from nearest_prey(battle, pieces)
        if prey is None:
            return
        before = told.provoked
        events = yield from attack(battle, pieces, prey, before)
        told = told_of_control(battle.rules, events)
        # 7.26.1  With an attack before it that is not allowed it stops.
        if told.provoked == before:
            return


def thrown_back(riders: list[str], events: Iterable[ev.Event]) -> bool:
    """7.26  Whether the cavalry itself had to go back."""
    return any(isinstance(event, ev.Retreated) and event.unit in riders for event in events)


def body(battle: Battle, riders: list[str]) -> tuple[Piece, ...]:
    """7.25.1  The cavalry that is still together: the largest hex of it, in Normal formation and order."""
    fit = [battle.piece(unit) for unit in riders]
    fit = [p for p in fit if p.at >= 0 and p.state == "normal" and p.formation == "normal"]
    hexes: dict[int, list[Piece]] = {}
    for piece in fit:
        hexes.setdefault(piece.at, []).append(piece)
    best = max(hexes.values(), key=lambda group: (sum(p.strength for p in group), -group[0].at), default=[])
    return tuple(sorted(best, key=lambda piece: piece.depth))


def nearest_prey(battle: Battle, pieces: tuple[Piece, ...]) -> Script[int | None]:
    """7.26  It turns toward the nearest enemy, and attacks him if he is next to it.

    All enemies around are equally near, so that the attacker picks which of them it turns to.
    """
    here = position(battle)
    cell = pieces[0].at
    side = here.card(pieces[0].id).side
    enemies = sorted(here.cells_of(here.roster.enemy[side]))
    beside = [other for other in enemies if here.grid.distance(cell, other) == 1]
    if not enemies:
        return None
    prey = beside[0] if beside else None
    if len(beside) > 1:
        options = tuple(here.grid.label(other) for other in beside)
        picked = yield Choose("attacker.prey", side, options, battle.rules.cite("7.26"), pieces[0].id)
        prey = here.grid.cell_of(picked)
    facing = toward(here, cell, tuple(enemies) if prey is None else (prey,))
    for piece in here.stacks[cell]:
        if piece.facing >= 0 and piece.facing != facing:
            turn(battle, piece, facing)
    return prey


def attack(
    battle: Battle, pieces: tuple[Piece, ...], prey: int, provoked: int
) -> Script[tuple[ev.Event, ...]]:
    """7.26  One provoked attack and the control rolls after it."""
    # 10.9  An attack without an order wakes the attacked as well.
    assaulted(battle, prey)
    here = position(battle)
    cell = pieces[0].at
    side = here.card(pieces[0].id).side
    enemy = here.roster.enemy[side]
    leader = here.commander(cell, side)
    ride = Ride(
        stack=board_cases.riding_stack(here, pieces, leader, prey),
        provoked=provoked,
        held=True,
        contested=False,
        targets=(board_cases.next_target(here, cell, prey),),
    )
    course = MeleeOnMap(battle, prey, (cell,))
    sides = {"attacker": side, "defender": enemy}
    events = yield from ruling(battle, provoked_attack, ride, sides, course.settle)
    ride_down(battle, events, [piece.id for piece in here.stacks[prey]])
    return events


def ride_down(battle: Battle, events: Iterable[ev.Event], defenders: list[str]) -> None:
    """11.5  Note the counters that cavalry has ridden down."""
    for event in events:
        if isinstance(event, ev.Eliminated) and event.unit in defenders:
            count_ridden_down(battle, event.unit)


def provoked_attack(rules: Rules, ride: Ride) -> Flow[Resolution]:
    """7.26  What cavalry that did not obey does next."""
    return (yield from obey(rules, ride, rules.fact("control.lost")))
