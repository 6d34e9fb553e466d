"""What rulings do to the map: retreats hex by hex, losses, fallen commanders, divisions shaken."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.core.procedure import Choose
from grognard.rulesets.alea.cases import MoraleTest
from grognard.rulesets.alea.commander import FATE
from grognard.rulesets.alea.organization import morale
from grognard.rulesets.alea.play.arrivals import arrive, bring_commanders, displace, rescue
from grognard.rulesets.alea.play.position import Position, position, stack_facing
from grognard.rulesets.alea.play.retreat import Retreat, passed_stacks
from grognard.rulesets.alea.withdrawal import loss, way_back

FACING = ("normal", "limbered", "deployed")


def happen(
    battle: Battle, events: Iterable[ev.Event], foes: tuple[int, ...], leaving: frozenset[str] = frozenset()
) -> Script[None]:
    """Let the events of a ruling happen on the map. `foes` are the hexes that attack or fire; `leaving` will
    go back by the same ruling, as will those whom `events` themselves drive back."""
    events = tuple(events)
    leaving |= {event.unit for event in events if isinstance(event, ev.Retreated)}
    for event in events:
        if is_gone(battle, event.unit):
            continue
        if wrecks_train(battle, event):
            continue
        if isinstance(event, ev.Retreated):
            yield from go_back(battle, event, foes)
        # 7.28  A unit that goes back breaks up as it goes, and leaves the rest of the square standing.
        elif event.unit not in leaving or not ends_square(battle, event):
            befall(battle, event, foes)


def befall(battle: Battle, event: ev.Event, foes: tuple[int, ...]) -> None:
    """What an event means on the map besides itself."""
    match event:
        case ev.FormationChanged():
            if ends_square(battle, event):
                break_up(battle, event, foes)
            elif battle.piece(event.unit).formation != event.formation:
                battle.emit(event)
                face(battle, event.unit, foes)
        case ev.MarkerPlaced(marker="no-fire"):
            # 1.18  It stays until the end of its owner's next player turn.
            now = moment(battle)
            battle.emit(ev.MarkerSet(event.unit, event.rule, event.cause, marker="no-fire", value=now))
        case ev.MarkerRemoved(marker="assault"):
            drop(battle, event.unit, "assault", event.rule)
        case _:
            battle.emit(event)
            follow_up(battle, event)


def follow_up(battle: Battle, event: ev.Event) -> None:
    """What a loss brings with it."""
    match event:
        case ev.LostStrength() if not battle.piece(event.unit).strength:
            # 9.1  Also where the way back cost points besides those of the ruling.
            battle.emit(ev.Eliminated(event.unit, battle.rules.cite("9.1"), event.cause))
            shake(battle, event.unit)
        case ev.LeaderHit() if event.fate == FATE:
            battle.emit(ev.Eliminated(event.unit, event.rule, event.cause))
        case ev.LeaderHit():
            displace(battle, event.unit)
        case ev.Eliminated():
            shake(battle, event.unit)
            count_captured_guns(battle, event)
        case ev.StateChanged() if event.state != "normal":
            stand_down(battle, event.unit)
            if event.state == "defeated":
                shake(battle, event.unit)
                drop(battle, event.unit, "order")


def ends_square(battle: Battle, event: ev.Event) -> bool:
    return isinstance(event, ev.FormationChanged) and battle.piece(event.unit).formation == "square"


def break_up(battle: Battle, event: ev.FormationChanged, foes: tuple[int, ...]) -> None:
    """8.8  A square that breaks where it stands takes the infantry beside it along: 5.3 it is formed by the
    whole hex or not at all."""
    stack = position(battle).stacks.get(battle.piece(event.unit).at, ())
    for piece in stack:
        if piece.formation == "square":
            battle.emit(ev.FormationChanged(piece.id, event.rule, event.cause, formation=event.formation))
            face(battle, piece.id, foes)


def is_gone(battle: Battle, unit: str) -> bool:
    """A counter that has been lost in the meantime: nothing more can happen to it."""
    return unit in position(battle).roster.cards and battle.piece(unit).at == OFF


def wrecks_train(battle: Battle, event: ev.Event) -> bool:
    """10.14  A train does not survive anything that would hurt, drive back or shake it."""
    card = position(battle).roster.cards.get(event.unit)
    if card is None or card.arm != "train":
        return False
    if not isinstance(event, ev.LostStrength | ev.Retreated | ev.StateChanged):
        return False
    battle.emit(ev.Eliminated(event.unit, battle.rules.cite("10.14"), event.cause))
    return True


def moment(battle: Battle) -> int:
    """A number for each player turn of the game."""
    return battle.state.turn * len(battle.sequence.steps) + _first_step(battle)


def _first_step(battle: Battle) -> int:
    active = battle.step.active
    return next(n for n, step in enumerate(battle.sequence.steps) if step.active == active)


def shake(battle: Battle, unit: str) -> None:
    """8.13  A division that lost a counter, or had one defeated, must test."""
    division = position(battle).roster.division_of(unit)
    if division is None:
        return
    what = f"division.{division}.shaken"
    if not battle.state.number(what):
        battle.emit(ev.TrackSet("", battle.rules.cite("8.13"), what=what, value=1))


def count_captured_guns(battle: Battle, event: ev.Eliminated) -> None:
    """10.4  A battery lost to a retreat result counts extra."""
    here = position(battle)
    guns = event.unit in here.roster.cards and here.card(event.unit).arm == "artillery"
    if guns and is_captured(battle, event):
        what = f"captured.{here.card(event.unit).side}"
        battle.emit(
            ev.TrackSet("", battle.rules.cite("10.4"), what=what, value=battle.state.number(what) + 1)
        )


def is_captured(battle: Battle, event: ev.Eliminated) -> bool:
    """10.4  Lost where it stood deployed, or 7.33 alone in its hex, to a code that drives back."""
    cite = battle.rules.cite
    driven: list[str] = battle.rules.fact("melee.codes")["defender-retreat"]
    return event.rule in (cite("7.6"), cite("7.8")) or (event.rule == cite("7.33") and event.cause in driven)


def drop(battle: Battle, unit: str, marker: str, rule: str = "") -> None:
    """Take a marker off, if it is there."""
    if battle.piece(unit).marker(marker) is not None:
        battle.emit(ev.MarkerRemoved(unit, rule or battle.rules.cite("3.2.10"), marker=marker))


def stand_down(battle: Battle, unit: str) -> None:
    """6.26  A counter that goes back or is no longer Normal does not assault."""
    for marker in ("assault", "charged", "counter-charged"):
        drop(battle, unit, marker, battle.rules.cite("6.26"))


def face(battle: Battle, unit: str, foes: tuple[int, ...]) -> None:
    """5.6, 5.8  After a change of formation: face with the stack, else towards the foe; or every way."""
    piece = battle.piece(unit)
    if piece.at < 0:
        return
    if piece.formation not in FACING:
        if piece.facing != ALL_ROUND:
            turn(battle, piece, ALL_ROUND)
        return
    if piece.facing == ALL_ROUND:
        here = position(battle)
        others = [other for other in here.stacks.get(piece.at, ()) if other.id != unit]
        facing = stack_facing(others)
        turn(battle, piece, facing if facing is not None else toward(here, piece.at, foes))


def turn(battle: Battle, piece: Piece, facing: int) -> None:
    grid = battle.board.grid
    name = "" if facing == ALL_ROUND else grid.numbering.orientation.name_of(facing)
    battle.emit(
        ev.Moved(piece.id, battle.rules.cite("5.6"), to=grid.label(piece.at), facing=name, how="turn")
    )


def toward(here: Position, cell: int, foes: tuple[int, ...]) -> int:
    """The direction that looks at the nearest of some hexes; the lowest where several do."""
    grid = here.grid
    goal = min(foes, key=lambda foe: (grid.distance(cell, foe), foe), default=cell)
    around = [(grid.distance(other, goal), d) for d in range(6) if (other := grid.neighbour(cell, d)) >= 0]
    return min(around)[1]


def go_back(battle: Battle, event: ev.Retreated, foes: tuple[int, ...]) -> Script[None]:
    """7.11, 7.12  A counter retreats: its owner picks among the hexes that are open to it."""
    here = position(battle)
    piece = battle.piece(event.unit)
    way = Retreat(here, piece, foes)
    hexes, missing, _closed_in = way_back(way, event.hexes)
    path: list[int] = []
    cell, before, left = piece.at, OFF, hexes
    while left > 0 or (path and not way.ends_here(cell)):
        choices = way.choices(cell, left, before)
        if not choices:
            break
        before, cell = cell, choices[0]
        if len(choices) > 1:
            options = tuple(here.grid.label(choice) for choice in choices)
            picked = yield Choose("retreat.hex", way.side, options, battle.rules.cite("7.11"), piece.id)
            cell = here.grid.cell_of(picked)
        path.append(cell)
        left -= 1
    if path:
        battle.emit(event)
        start = piece.at
        # 7.28  A square breaks up before it goes.
        if piece.formation == "square":
            rule = battle.rules.cite("7.28")
            battle.emit(ev.FormationChanged(piece.id, rule, event.cause, formation="normal"))
            face(battle, piece.id, foes)
        stand_down(battle, piece.id)
        arrive(battle, piece.id, tuple(path), how=event.how, rule=event.rule)
        bring_commanders(battle, start, way.side, path[-1], how="retreat")
        yield from choose_place(battle, piece.id, way.side)
    elif piece.formation == "square" and piece.state == "defeated":
        rule = battle.rules.cite("8.8")
        break_up(battle, ev.FormationChanged(piece.id, rule, event.cause, formation="normal"), foes)
    # 7.12  What turned out not to be open has to be paid for; 7.20 but not by a unit that evades.
    if missing and event.how != "evade":
        pay(battle, piece.id, missing)
    yield from pass_through(battle, here, piece, tuple(path), way.side)


def choose_place(battle: Battle, unit: str, side: str) -> Script[None]:
    """1.17  A counter that ends a retreat on friends lies below them or on top, as its owner likes."""
    stack = position(battle).stacks.get(battle.piece(unit).at, ())
    others = tuple(piece.id for piece in stack if piece.id != unit)
    if not others:
        return
    rule = battle.rules.cite("1.17")
    place = yield Choose("retreat.place", side, ("below", "top"), rule, unit)
    if place == "top":
        battle.emit(ev.StackOrdered(unit, rule, units=(unit, *others)))


def pay(battle: Battle, unit: str, points: int) -> None:
    """7.12  Points for hexes that are not there."""
    piece = battle.piece(unit)
    for event in loss(battle.rules, unit, piece.strength, points, "7.12", ""):
        battle.emit(event)
        if isinstance(event, ev.Eliminated):
            shake(battle, unit)
            rescue(battle, piece.at)


def pass_through(
    battle: Battle, before: Position, piece: Piece, path: tuple[int, ...], side: str
) -> Script[None]:
    """7.11  The stacks that a retreat went through test, with their top counter; 7.13 horse spares foot."""
    rides = before.card(piece.id).arm == "cavalry"
    for cell in passed_stacks(before, side, path):
        stack = position(battle).stacks.get(cell, ())
        if not stack or (rides and before.card(stack[0].id).arm == "infantry"):
            continue
        yield from test_morale(battle, stack[0])


def test_morale(battle: Battle, piece: Piece) -> Script[None]:
    """8.1  A counter takes a morale test where it stands."""
    if piece.state == "fleeing":
        return
    here = position(battle)
    side = here.card(piece.id).side
    enemy = here.roster.enemy[side]
    case = MoraleTest(
        counter=here.counter(piece),
        commander=here.commander(piece.at, side),
        terrain=here.ground.terrain[piece.at],
        summit=here.ground.summit[piece.at],
        enemy_adjacent=bool(here.beside(enemy)[piece.at]),
    )
    events = yield from ruling(battle, morale, case, {})
    yield from happen(battle, events, ())
