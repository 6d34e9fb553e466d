"""What it means to come to stand in a hex: who holds it, and officers who are in the way or left alone."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import ALL_ROUND, OFF
from grognard.rulesets.jours_de_gloire.play.position import Position, position


def arrive(
    battle: Battle, unit: str, path: tuple[int, ...], *, how: str, rule: str, facing: int | None = None
) -> None:
    """Move a piece along a path to its end. It keeps its facing, or takes that of the stack it joins."""
    here, grid = position(battle), battle.board.grid
    piece = battle.piece(unit)
    end = path[-1] if path else piece.at
    if facing is None:
        others = [other for other in here.stacks.get(end, ()) if other.id != unit]
        facing = others[0].facing if others and unit in here.roster.cards else piece.facing
    name = "" if facing == ALL_ROUND else grid.numbering.orientation.name_of(facing)
    labels = tuple(grid.label(cell) for cell in path)
    battle.emit(ev.Moved(unit, rule, to=grid.label(end), facing=name, path=labels, how=how))
    if unit in here.roster.cards:
        for cell in path:
            take_hold(battle, unit, cell)
            overrun(battle, cell, here.card(unit).side)


def take_hold(battle: Battle, unit: str, cell: int) -> None:
    """11.1  A hex is held by the side whose unit, not routed, was the last one there."""
    side, what = position(battle).card(unit).side, f"owner.{battle.board.grid.label(cell)}"
    if battle.piece(unit).state != "routed" and battle.state.tracks.get(what, side) != side:
        battle.emit(ev.TrackSet("", battle.rules.cite("11.1"), what=what, value=side))


def overrun(battle: Battle, cell: int, side: str) -> None:
    """9.4  Enemy officers alone in a hex that is entered get away to their friends."""
    here = position(battle)
    for officer in here.officers_at(cell, here.roster.enemy[side]):
        displace(battle, officer.id)


def rescue(battle: Battle, *cells: int) -> None:
    """9.4  Officers whose units have gone without taking them along."""
    for cell in cells:
        here = position(battle)
        for officer in here.others.get(cell, ()):
            if here.side_at(cell) != here.roster.side(officer.id):
                displace(battle, officer.id)


def displace(battle: Battle, officer: str) -> None:
    """9.2, 9.4  An officer joins the nearest friends; with no friends left to join he is lost."""
    here, piece = position(battle), battle.piece(officer)
    if piece.at == OFF:
        return
    refuge = nearest_friends(here, officer, piece.at)
    rule = battle.rules.cite("9.4")
    if refuge is None:
        lose_officer(battle, officer, rule)
    else:
        arrive(battle, officer, (refuge,), how="displaced", rule=rule)


def nearest_friends(here: Position, officer: str, cell: int) -> int | None:
    """The nearest hex with friendly units, of his own command if two are equally near."""
    row = here.roster.officers[officer]
    found = [
        (here.grid.distance(cell, at), not row.is_chief and not _commands(here, officer, at), at)
        for at in here.cells_of(row.side)
        if at != cell
    ]
    return min(found)[2] if found else None


def _commands(here: Position, officer: str, cell: int) -> bool:
    formations = here.roster.officers[officer].formations
    return any(here.card(piece.id).formation in formations for piece in here.stacks[cell])


def lose_officer(battle: Battle, officer: str, rule: str) -> None:
    """9.2, 11.1  An officer falls: the enemy scores him, and another takes his place next turn."""
    what = f"fallen.{officer}"
    battle.emit(
        ev.Eliminated(officer, rule),
        ev.TrackSet(officer, rule, what=what, value=battle.state.number(what) + 1),
    )


def take_along(battle: Battle, cell: int, side: str, to: int, how: str, rule: str) -> None:
    """9.4  Officers go with the last units of their hex."""
    here = position(battle)
    if here.side_at(cell) != side:
        for officer in here.officers_at(cell, side):
            arrive(battle, officer.id, (to,), how=how, rule=rule)
