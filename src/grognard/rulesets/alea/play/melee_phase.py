"""3.2.7, 7. Melee: every assault still standing, in the order the active player likes."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import first
from grognard.core.messages import message
from grognard.rulesets.alea.declaration import assault_faults
from grognard.rulesets.alea.melee import HEXES, melee, occupy
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.advances import advance, advance_into
from grognard.rulesets.alea.play.aftermath import drop
from grognard.rulesets.alea.play.melee_on_map import MeleeOnMap
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.pursuit import ride_down, ride_on


class MeleePhase(PhaseRules):
    """7. Melee."""

    verbs = ("melee",)

    def asks(self, battle: Battle) -> Ask | None:
        return Ask(message("prompt-melee")) if targets(battle) else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        if unit:
            return
        label = battle.board.grid.label
        for target in targets(battle):
            yield Order("melee", target=label(target))
            # 7.1.3  Another hex than the strongest may lead.
            for cell in board_cases.by_strength(board_cases.attackers_of(position(battle), target))[1:]:
                yield Order("melee", to=label(cell), target=label(target))

    def check_order(self, battle: Battle, order: Order) -> None:
        grid = battle.board.grid
        labels = {grid.label(target): target for target in targets(battle)}
        if order != Order("melee", to=order.to, target=order.target) or order.target not in labels:
            raise battle.rules.forbid("refuse-no-assault", "7.1", hex=order.target)
        hexes = board_cases.attackers_of(position(battle), labels[order.target])
        if order.to and order.to not in {grid.label(cell) for cell in hexes}:
            raise battle.rules.forbid("refuse-leading-hex", "7.1.3", hex=order.to, target=order.target)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        target = battle.board.grid.cell_of(order.target)
        here = position(battle)
        attackers = board_cases.attackers_of(here, target)
        if here.side_at(target) != here.roster.enemy[battle.step.active]:
            yield from walk_in(battle, target, attackers)
        else:
            leading = battle.board.grid.cell_of(order.to) if order.to else None
            yield from fight(battle, target, attackers, leading)
        for cell in attackers:
            for piece in attackers[cell]:
                drop(battle, piece.id, "assault", battle.rules.cite("7.1"))


def targets(battle: Battle) -> list[int]:
    """The hexes that some stack carries ASSAULT against."""
    here = position(battle)
    assailants = here.picked(is_assaulting, battle.step.active)
    marks = {str(battle.piece(unit).marker("assault")) for unit in assailants}
    return sorted(here.grid.cell_of(label) for label in marks)


def is_assaulting(piece: Piece) -> bool:
    """7.1  Whether a counter is there and carries ASSAULT."""
    return piece.at != OFF and piece.marker("assault") is not None


def fight(
    battle: Battle, target: int, attackers: dict[int, tuple[Piece, ...]], leading: int | None
) -> Script[None]:
    """7.3  One melee with all that follows from it."""
    here = position(battle)
    case = board_cases.melee(here, target, leading=leading)
    refused = first(assault_faults(battle.rules, case))
    if refused is not None:
        # 7.3.3  An attack that is no longer allowed is called off.
        for pieces in attackers.values():
            for piece in pieces:
                battle.emit(ev.MarkerRemoved(piece.id, refused.rule, "melee", marker="assault"))
        return
    active = battle.step.active
    sides = {"attacker": active, "defender": here.roster.enemy[active]}
    rule = battle.rules.cite("8.10")
    fighters = (*here.stacks[target], *(p for pieces in attackers.values() for p in pieces))
    battle.emit(*[ev.MarkerSet(piece.id, rule, "melee", marker="fought", value=1) for piece in fighters])
    course = MeleeOnMap(battle, target, tuple(attackers))
    events = yield from ruling(battle, melee, case, sides, course.settle)
    if any(here.card(p.id).arm == "cavalry" for pieces in attackers.values() for p in pieces):
        ride_down(battle, events, [piece.id for piece in here.stacks[target]])
    yield from ride_on(battle, case, events)


def walk_in(battle: Battle, target: int, attackers: dict[int, tuple[Piece, ...]]) -> Script[None]:
    """7.27.1  The enemy has left before the assault: the infantry of one hex may take his place."""
    here = position(battle)
    able = []
    for place, cell in zip(HEXES, sorted(attackers), strict=False):
        foot = [p for p in attackers[cell] if here.card(p.id).arm == "infantry"]
        if any(advance_into(here, piece, target) for piece in foot):
            able.append((place, tuple((piece.id, piece.formation) for piece in foot)))
    events = yield from ruling(battle, occupy, tuple(able), {"attacker": battle.step.active})
    yield from advance(battle, [event for event in events if isinstance(event, ev.Advanced)], target)
