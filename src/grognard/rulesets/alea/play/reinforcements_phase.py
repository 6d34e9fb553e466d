"""3.2.1. Reinforcements come onto the map."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import ALL_ROUND
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.messages import message
from grognard.core.procedure import Roll, at_least
from grognard.dice import D6
from grognard.rulesets.alea.play.arrivals import arrive
from grognard.rulesets.alea.play.entries import (
    callable_early,
    entry_cost,
    entry_hexes,
    facings_of,
    fits,
    late,
    waiting,
)
from grognard.rulesets.alea.play.order_form import cell_named, check_facing, direction_named
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import stir

CALL = Order("call")


class Reinforcements(PhaseRules):
    """3.2.1  Reinforcements."""

    verbs = ("call", "enter", "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(unit for unit in waiting(battle) if entry_hexes(battle, unit))
        early = any(True for _rule in callable_early(battle))
        return Ask(message("prompt-reinforcements"), subjects) if subjects or early else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for piece in waiting(battle):
            if unit in ("", piece):
                yield from entries(battle, piece)
        if not unit and any(True for _rule in callable_early(battle)):
            yield CALL

    def check_order(self, battle: Battle, order: Order) -> None:
        if order.verb == "call":
            check_call(battle, order)
        elif order.verb == "enter":
            check_entry(battle, order)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        if order.verb == "call":
            yield from call_early(battle)
        else:
            enter(battle, order)


def entries(battle: Battle, unit: str) -> Iterator[Order]:
    """Every way a piece may come in."""
    here, piece = position(battle), battle.piece(unit)
    names = battle.board.grid.numbering.orientation.value
    for cell in entry_hexes(battle, unit):
        for facing in facings_of(piece):
            if fits(here, piece, cell, facing):
                name = "" if facing == ALL_ROUND else names[facing]
                yield Order("enter", (unit,), here.grid.label(cell), name)


def check_entry(battle: Battle, order: Order) -> None:
    """Refuse an entry that is not due, or where there is no room."""
    rules, here = battle.rules, position(battle)
    check_form(battle, order, "3.2.1", "to", "facing")
    if order.unit not in waiting(battle):
        raise rules.forbid("refuse-not-due", "3.2.1", unit=order.unit)
    cell, facing = cell_named(battle, order.to), direction_named(battle, order.facing)
    piece = battle.piece(order.unit)
    if cell not in entry_hexes(battle, order.unit):
        raise rules.forbid("refuse-entry-hex", "3.2.1", unit=order.unit, hex=order.to)
    check_facing(battle, order, facing, all_round=piece.facing == ALL_ROUND)
    if not fits(here, piece, cell, facing):
        raise rules.forbid("refuse-stack-facing", "5.6", unit=order.unit, hex=order.to)


def enter(battle: Battle, order: Order) -> None:
    """3.2.1  A piece comes in; a counter pays for the hex."""
    rule = battle.rules.cite("3.2.1")
    cell, facing = cell_named(battle, order.to), direction_named(battle, order.facing)
    combat = order.unit in position(battle).roster.cards
    cost = entry_cost(battle, order.unit, cell) if combat else 0
    arrive(battle, order.unit, (cell,), how="enter", rule=rule, facing=facing)
    if combat:
        battle.emit(ev.MarkerSet(order.unit, rule, "enter", marker="spent", value=cost))
        stir(battle, cell, battle.step.active)


def check_call(battle: Battle, order: Order) -> None:
    check_form(battle, order, "10.13", units=0)
    if not any(True for _rule in callable_early(battle)):
        raise battle.rules.forbid("refuse-nobody-to-call", "10.13")


def call_early(battle: Battle) -> Script[None]:
    """10.13  One die for a group; on success all that are not yet due may come now."""
    number, rule = next(iter(callable_early(battle)))
    cite = battle.rules.cite("10.13")
    battle.emit(ev.TrackSet("", cite, what=f"early-roll.{number}", value=battle.state.turn))
    ask = message("ask-early-entry", unit=rule.units[0], on=rule.on)
    if (yield Roll(D6, cite, ask, bands=at_least(rule.on, "yes", "no"))) >= rule.on:
        for unit in late(battle, rule):
            battle.emit(ev.TrackSet(unit, cite, what=f"early.{unit}", value=1))
