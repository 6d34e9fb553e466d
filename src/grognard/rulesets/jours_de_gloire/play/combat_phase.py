"""3.4, 7.3. Shocks and charges are fought, in the order that their owner likes: `fight >0809`."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.sequence import Step
from grognard.core.game.state import Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import is_allowed
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.attacks import attack_faults, target_faults
from grognard.rulesets.jours_de_gloire.cases import Charge
from grognard.rulesets.jours_de_gloire.charge import charge
from grognard.rulesets.jours_de_gloire.play.aftermath import drop
from grognard.rulesets.jours_de_gloire.play.arrivals import rescue
from grognard.rulesets.jours_de_gloire.play.clash import Clash
from grognard.rulesets.jours_de_gloire.play.command import acting
from grognard.rulesets.jours_de_gloire.play.exploits import exploit
from grognard.rulesets.jours_de_gloire.play.fight_cases import Parties, fight_case, parties
from grognard.rulesets.jours_de_gloire.play.noting import Noted, noting, tried
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.shock_phase import attackers_of, stand
from grognard.rulesets.jours_de_gloire.shock import shock


class CombatPhase(PhaseRules):
    """7. Shocks and charges."""

    verbs = ("fight",)

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return any(piece.marker("shock") is not None for piece in acting(battle, step.active))

    def asks(self, battle: Battle) -> Ask | None:
        return Ask(message("prompt-combat")) if targets(battle) else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        if not unit:
            for target in targets(battle):
                yield Order("fight", target=battle.board.grid.label(target))

    def check_order(self, battle: Battle, order: Order) -> None:
        labels = {battle.board.grid.label(target) for target in targets(battle)}
        if order != Order("fight", target=order.target) or order.target not in labels:
            raise battle.rules.forbid("refuse-no-shock", "7.3", hex=order.target)

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        target = battle.board.grid.cell_of(order.target)
        told = attackers_of(battle, target)
        attackers = fit_attackers(battle, told, target)
        if attackers:
            yield from fight(battle, attackers, target)
        for piece in told:
            for marker in ("shock", "charge"):
                drop(battle, piece.id, marker, "7.3")


def targets(battle: Battle) -> list[int]:
    """The hexes that some unit has been told to attack."""
    pieces = acting(battle, battle.step.active)
    marks = {str(mark) for piece in pieces if (mark := piece.marker("shock")) is not None}
    return sorted(battle.board.grid.cell_of(label) for label in marks)


def fit_attackers(battle: Battle, told: list[Piece], target: int) -> Parties:
    """Those who can still attack as they were told; none if the enemy has gone."""
    here, grid = position(battle), battle.board.grid
    if here.side_at(target) != here.roster.enemy[battle.step.active]:
        return {}
    able = [
        piece
        for piece in told
        if is_allowed(attack_faults(battle.rules, here.counter(piece)))
        and is_allowed(target_faults(battle.rules, [stand(battle, piece, target)]))
    ]
    # 7.1  One body: a unit that is no longer next to the others stays out, and chargers go first.
    able.sort(key=lambda piece: (piece.marker("charge") is None, piece.at, piece.depth))
    body: list[Piece] = able[:1]
    for _ in able:
        body += [
            piece
            for piece in able
            if piece not in body and any(grid.distance(piece.at, other.at) <= 1 for other in body)
        ]
    return parties(body)


def fight(battle: Battle, attackers: Parties, target: int) -> Script[None]:
    """One shock or charge with all that follows from it."""
    here, active = position(battle), battle.step.active
    sides = {"attacker": active, "defender": here.roster.enemy[active]}
    case = fight_case(battle, attackers, target)
    pieces = [piece for group in attackers.values() for piece in group]
    for piece in (*pieces, *here.stacks[target]):
        # 8.6  A unit that makes or meets a shock does not recover its order this turn.
        battle.emit(ev.MarkerSet(piece.id, battle.rules.cite("8.6"), "shock", marker="fought", value=1))
    clash = Clash(battle, target, pieces)
    notes: list[Noted] = []
    procedure = charge if isinstance(case, Charge) else shock
    events = yield from noting(ruling(battle, procedure, case, sides), notes)
    for unit, _passed in tried(notes, ".square"):
        mark = ev.MarkerSet(unit, battle.rules.cite("7.31"), "square", marker="square-tried", value=1)
        battle.emit(mark)
    yield from clash.settle(events, notes)
    yield from exploit(battle, clash, events)
    rescue(battle, target, *clash.hexes)
