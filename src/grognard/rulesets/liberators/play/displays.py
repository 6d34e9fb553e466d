"""4.7, 4.8, 11.1, 14.1. What lies beside the table: how the armies stand, who holds what, who is to come."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.displays import Display, Line
from grognard.core.messages import message
from grognard.rulesets.liberators.play.armies import break_level, broken_stands, heavy_level, lost_stands
from grognard.rulesets.liberators.play.positions import holder
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.set_up import WAITING


def displays(battle: Battle) -> tuple[Display, ...]:
    """The armies, the key positions, and whoever has yet to come."""
    found = (
        _display(battle, "armies", "11.1", armies(battle)),
        _display(battle, "positions", "4.8", positions(battle)),
        _display(battle, "arrivals", "14.1", arrivals(battle)),
    )
    return tuple(display for display in found if display.lines)


def _display(battle: Battle, id: str, rule: str, lines: Iterator[Line]) -> Display:
    return Display(id=id, title=message(f"display-{id}"), rule=battle.rules.cite(rule), lines=tuple(lines))


def armies(battle: Battle) -> Iterator[Line]:
    """4.7, 11.1  Stands lost and broken, beside those that make heavy casualties and break the army."""
    for player in battle.scenario.sides:
        side = player.id
        heavy, breaks = heavy_level(battle, side), break_level(battle, side)
        yield Line(
            text=message("display-lost", lost=lost_stands(battle, side), broken=broken_stands(battle, side)),
            facts=(message("display-levels", heavy=heavy, breaks=breaks),),
            side=side,
        )


def positions(battle: Battle) -> Iterator[Line]:
    """4.8  Every key position, and who holds it."""
    for key in battle.scenario.own.key:
        held = holder(battle, key.id)
        yield Line(text=key.name, facts=(message("display-held", side=held),), side=held)


def arrivals(battle: Battle) -> Iterator[Line]:
    """14.1  Whoever waits, by turns."""
    rows = roster(battle.scenario).rows.values()
    waiting = [row for row in rows if battle.piece(row.id).fate == WAITING]
    for row in sorted(waiting, key=lambda row: row.turn):
        late = row.turn <= battle.state.turn
        when = message("display-due") if late else message("display-comes", turn=row.turn)
        yield Line(text=message("display-unit", unit=row.id), facts=(when,), side=row.side)
