"""Gathering: the board read into the small cases that the rulings look at."""

from __future__ import annotations

from typing import Any

from grognard.core.game.state import Piece
from grognard.rulesets.alea.assault_cases import (
    Assailant,
    AttackingHex,
    Charge,
    DefendingHex,
    Melee,
    NextTarget,
    PathHex,
    Stack,
)
from grognard.rulesets.alea.cases import ArtilleryFire, Fire, FiringPhase
from grognard.rulesets.alea.counters import Commander
from grognard.rulesets.alea.play.entering import could_enter
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.retreat import Retreat


def refuge(here: Position, piece: Piece, foes: tuple[int, ...]) -> dict[str, Any]:
    """7.11, 7.12, 8.2.1  What lies behind a counter, for the stack it belongs to."""
    way = Retreat(here, piece, foes)
    return {**behind(way), "shelter": way.is_sheltered()}


def behind(way: Retreat) -> dict[str, Any]:
    """7.12  What the map says of the ways back, in the fields of a case."""
    return {"room": way.room, "surrounded": not way.room and way.surrounded}


def small_arms_fire(here: Position, firers: tuple[Piece, ...], target: int, *, whole: bool = True) -> Fire:
    """6. The counters of one hex and the next hex they fire at; not `whole`, only what may forbid it."""
    cell = firers[0].at
    side = cell * 6 + here.grid.direction(cell, target)
    return Fire(
        firers=tuple(here.counter(piece) for piece in firers),
        firer_terrain=here.ground.terrain[cell],
        firer_assault=any(piece.marker("assault") is not None for piece in firers),
        slope=here.ground.slope[side],
        **_target(here, cell, target, whole),
    )


def artillery_fire(
    here: Position, batteries: tuple[Piece, ...], target: int, phase: FiringPhase, *, whole: bool = True
) -> ArtilleryFire:
    """6.4  The batteries of one hex and a hex in range; not `whole`, only what may forbid the shot."""
    cell = batteries[0].at
    distance = here.grid.distance(cell, target)
    slope = here.ground.slope[cell * 6 + here.grid.direction(cell, target)] if distance == 1 else "none"
    enemy = here.card(batteries[0].id).side
    return ArtilleryFire(
        batteries=tuple(here.counter(piece) for piece in batteries),
        range=distance,
        phase=phase,
        slope=slope,
        enemy_adjacent=bool(here.beside(enemy)[target]),
        **_target(here, cell, target, whole),
    )


def _target(here: Position, firer: int, target: int, whole: bool) -> dict[str, Any]:
    stack = here.stacks[target]
    if not whole:
        return {"targets": (here.counter(stack[0]),), "terrain": here.board.terrain[target]}
    return {
        "targets": tuple(here.counter(piece) for piece in stack),
        "terrain": here.board.terrain[target],
        "flank": here.flanks(firer, target),
        "assault": any(piece.marker("assault") is not None for piece in stack),
        "commander": here.commander(target, here.side_at(target)),
        "summit": here.ground.summit[target],
        **behind(Retreat(here, stack[0], (firer,))),
    }


def melee(here: Position, target: int, joining: tuple[Piece, ...] = (), leading: int | None = None) -> Melee:
    """7. The counters that carry ASSAULT against a hex, and those that hold it.

    7.1.3  The attacker names the hex that leads; where he has not been asked yet it is the strongest.
    `joining` are counters of one hex that might carry ASSAULT too.
    """
    hexes = attackers_of(here, target)
    if joining:
        marked = hexes.get(joining[0].at, ())
        hexes[joining[0].at] = tuple(sorted({*marked, *joining}, key=lambda piece: (piece.depth, piece.id)))
    order = sorted(by_strength(hexes), key=lambda cell: cell != leading)
    attackers = tuple(attacking_hex(here, cell, hexes[cell], target) for cell in order)
    defenders = here.stacks[target]
    return Melee(
        attackers=attackers,
        defender=defending_hex(here, target, tuple(order)),
        counter_charge=any(p.marker("counter-charged") is not None for p in defenders),
    )


def by_strength(hexes: dict[int, tuple[Piece, ...]]) -> list[int]:
    """Some attacking hexes, the strongest first."""
    return sorted(hexes, key=lambda cell: (-sum(piece.strength for piece in hexes[cell]), cell))


def attackers_of(here: Position, target: int) -> dict[int, tuple[Piece, ...]]:
    """7.1  The counters that carry ASSAULT against a hex, by hex, top first."""
    label = here.grid.label(target)
    found = {
        cell: tuple([piece for piece in here.stacks[cell] if piece.marker("assault") == label])
        for side in here.roster.enemy
        for cell in here.cells_of(side)
    }
    return {cell: pieces for cell, pieces in found.items() if pieces}


def attacking_hex(here: Position, cell: int, pieces: tuple[Piece, ...], target: int) -> AttackingHex:
    """7.2  Deployed guns stay behind in the hex, and share its fate if the attack is thrown back."""
    guns = tuple(p for p in here.stacks[cell] if p.formation == "deployed" and p not in pieces)
    side = cell * 6 + here.grid.direction(cell, target)
    return AttackingHex(
        counters=tuple(here.counter(piece) for piece in (*pieces, *guns)),
        commander=here.commander(cell, here.side_at(cell)),
        **refuge(here, pieces[0], (target,)),
        arc=here.arc_of(cell, target),
        water=here.ground.water[side],
        slope=here.ground.slope[side],
        charging=all(piece.marker("charged") is not None for piece in pieces),
        barred=not any(could_enter(here, piece, target) for piece in pieces),
    )


def defending_hex(here: Position, cell: int, foes: tuple[int, ...], *, whole: bool = True) -> DefendingHex:
    """The hex that is assaulted or charged, with everybody in it."""
    stack = here.stacks[cell]
    ways = refuge(here, stack[0], foes) if whole else {}
    return DefendingHex(
        counters=tuple(here.counter(piece) for piece in stack),
        commander=here.commander(cell, here.side_at(cell)),
        **ways,
        terrain=here.ground.terrain[cell],
        summit=here.ground.summit[cell],
    )


def next_target(here: Position, riders: int, target: int) -> NextTarget:
    """7.26  The enemy that loose cavalry falls upon."""
    hex = defending_hex(here, target, (riders,))
    side = riders * 6 + here.grid.direction(riders, target)
    shared = {name: getattr(hex, name) for name in hex.__struct_fields__}
    return NextTarget(
        **shared,
        arc=here.arc_of(riders, target),
        water=here.ground.water[side],
        slope=here.ground.slope[side],
    )


def riding_stack(here: Position, pieces: tuple[Piece, ...], leader: Commander | None, foe: int) -> Stack:
    """7.25  Cavalry that acts as one body."""
    return Stack(
        counters=tuple(here.counter(piece) for piece in pieces),
        commander=leader,
        **refuge(here, pieces[0], (foe,)),
    )


def charge(
    here: Position,
    pieces: tuple[Piece, ...],
    path: tuple[int, ...],
    turns: int,
    target: int,
    movement: int,
    *,
    whole: bool = True,
) -> Charge:
    """7.14  A charge as it is declared: it stops at the ASSAULT marker, and the melee waits for its phase.

    Not `whole`, it holds only what may forbid the declaration.
    """
    start, end = pieces[0].at, path[-1]
    side = end * 6 + here.grid.direction(end, target)
    ridden = (start, *path)
    ways = refuge(here, pieces[0], (target,)) if whole else {}
    charger = Assailant(
        counters=tuple(here.counter(piece) for piece in pieces),
        commander=here.commander(start, here.side_at(start)),
        arc=here.arc_of(end, target),
        water=here.ground.water[side],
        slope=here.ground.slope[side],
        **ways,
    )
    return Charge(
        charger=charger,
        path=tuple(
            path_hex(here, a * 6 + here.grid.direction(a, b), b) for a, b in zip(ridden, path, strict=False)
        ),
        target=defending_hex(here, target, (end,), whole=whole),
        start=here.ground.terrain[start],
        turns=turns,
        movement=movement,
        adjacent=here.grid.distance(start, target) == 1,
        melee=False,
    )


def path_hex(here: Position, side: int, cell: int) -> PathHex:
    return PathHex(
        terrain=here.ground.terrain[cell],
        water=here.ground.water[side],
        slope=here.ground.slope[side],
    )
