"""3.2, 14.1. Whoever comes later enters at the edge of the table, marching and without a check."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.messages import message
from grognard.core.procedure import Roll, at_least
from grognard.dice import D6
from grognard.plane import Footprint, ahead, block, overlap, point_text
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.formations import kind_of, measures
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.set_up import WAITING
from grognard.rulesets.liberators.play.specials import specials
from grognard.rulesets.liberators.play.standing import mark, put
from grognard.rulesets.liberators.scenario_rows import LeaderRow
from grognard.rulesets.liberators.special_rules import Arrival

RULE, ABANDONED = "3.2", "abandoned"


def arrive(battle: Battle, side: str) -> Script[None]:
    """Those whose turn has come and whom no die keeps away."""
    delayed = [id for rule in specials(battle.scenario, Arrival) for id in rule.units]
    for id in due(battle, side):
        if id not in delayed:
            enter(battle, id)
    for rule in specials(battle.scenario, Arrival):
        coming = [id for id in due(battle, side) if id in rule.units]
        if coming:
            yield from hurry(battle, rule, coming)


def due(battle: Battle, side: str) -> list[str]:
    """Whoever waits although his turn has come."""
    rows, turn = roster(battle.scenario).rows, battle.state.turn
    waiting = [id for id, row in rows.items() if battle.piece(id).fate == WAITING and row.side == side]
    return [id for id in waiting if rows[id].turn <= turn]


def hurry(battle: Battle, rule: Arrival, coming: list[str]) -> Script[None]:
    """14.1  One die for all who come together; once it has brought them they only need room."""
    called = f"called.{rule.units[0]}"
    if not battle.state.number(called):
        cite = battle.rules.cite("14.1")
        more = bonus(battle, rule, coming)
        wanted = max(1, rule.on - more)
        ask, fates = message("ask-arrival", unit=coming[0], on=wanted), at_least(wanted, "yes", "no")
        come = wanted == 1 or (yield Roll(D6, cite, ask, bands=fates)) >= wanted
        if not come:
            forsake(battle, rule, coming)
            return
        battle.emit(ev.TrackSet("", cite, what=called, value=1))
    for id in coming:
        enter(battle, id)


def bonus(battle: Battle, rule: Arrival, coming: list[str]) -> int:
    """14.1  1 for each turn late, and for a leader who had nobody to command."""
    late = battle.state.turn - roster(battle.scenario).rows[coming[0]].turn
    return rule.later * late + (battle.state.number(f"idle.{rule.idle}") if rule.idle else 0)


def forsake(battle: Battle, rule: Arrival, coming: list[str]) -> None:
    """14.1  Some never come if they do not come at once."""
    if rule.or_lost == "yes":
        for id in coming:
            battle.emit(ev.LeftMap(id, battle.rules.cite("14.1"), "arrival", how=ABANDONED))


def note_idle(battle: Battle, side: str) -> None:
    """14.1  Which leaders led no check in this turn, as far as somebody waits for them to."""
    for leader in _awaited(battle, side):
        idle = int(battle.piece(leader).marker("led") is None)
        if battle.state.number(f"idle.{leader}") != idle:
            battle.emit(ev.TrackSet("", battle.rules.cite("14.1"), what=f"idle.{leader}", value=idle))


def _awaited(battle: Battle, side: str) -> Iterator[str]:
    named = dict.fromkeys(rule.idle for rule in specials(battle.scenario, Arrival) if rule.idle)
    return (leader for leader in named if roster(battle.scenario).side(leader) == side)


def is_open(here: Field, kind: str, side: str, body: Footprint) -> bool:
    """Nobody stands there, no enemy is within an inch, and the ground is not closed."""
    if not here.table.holds(body) or here.ground.closed(body.inner, kind) is not None:
        return False
    near = here.rules.number("table.contact")
    foes = here.of(here.roster.enemy[side])
    if any(here.print(foe).polygon.distance(body.polygon) <= near for foe in foes):
        return False
    return not any(overlap(here.print(other), body) for other in here.bodies)


def enter(battle: Battle, id: str) -> None:
    """3.2  With its tail at the edge, where there is room for it; the others wait for the next turn."""
    row, piece = roster(battle.scenario).rows[id], battle.piece(id)
    if isinstance(row, LeaderRow):
        battle.emit(ev.Moved(id, battle.rules.cite(RULE), to=point_text(row.start), how="arrive"))
        return
    here = field(battle)
    width, depth = measures(battle.rules, row, piece.formation, piece.strength)
    heading = row.facing * 100
    body = block(ahead(row.start, heading, depth), heading, width, depth)
    if is_open(here, kind_of(row, piece.formation), row.side, body):
        put(battle, id, body.front, heading, how="arrive", rule=RULE)
        mark(battle, id, "checked", 1, RULE)
        mark(battle, id, "may", "full-move", RULE)
