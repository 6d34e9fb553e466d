"""3.2.8, 8.9, 8.10. Reorganization of the shaken, and rest for tired horses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, refuse, why_idle
from grognard.core.messages import message
from grognard.rulesets.alea.cases import Reorganization
from grognard.rulesets.alea.organization import is_rested, reorganization, reorganization_faults
from grognard.rulesets.alea.play.aftermath import drop, happen
from grognard.rulesets.alea.play.heat import heat_on_reorganization
from grognard.rulesets.alea.play.marches import movement_points
from grognard.rulesets.alea.play.order_form import check_present
from grognard.rulesets.alea.play.position import position

Busy = Literal["no", "fired", "assaulted", "fired-at"]

#: what a marker says about the player turn of a counter, the worst first
BUSY: tuple[tuple[str, Busy], ...] = (
    ("assault", "assaulted"),
    ("charged", "assaulted"),
    ("counter-charged", "assaulted"),
    ("fought", "assaulted"),
    ("fired", "fired"),
    ("shot-at", "fired-at"),
)
FOUGHT = ("assaulted", "fired")


class ReorganizationPhase(PhaseRules):
    """8.9  Reorganization."""

    verbs = ("reorganize", "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = able(battle)
        return Ask(message("prompt-reorganization"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for counter in able(battle):
            if unit in ("", counter):
                yield Order("reorganize", (counter,))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_form(battle, order, "8.9")
        check_present(battle, order.unit, "8.9")
        refuse(test_faults(battle, battle.piece(order.unit)))

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit in position(battle).roster.leaders:
            return None
        return why_idle(test_faults(battle, battle.piece(unit)))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        mark = ev.MarkerSet(
            order.unit, battle.rules.cite("8.9"), "reorganization", marker="reorganized", value=1
        )
        case = case_of(battle, battle.piece(order.unit))
        battle.emit(mark)
        yield from settle(battle, case)

    def end(self, battle: Battle) -> Script[None]:
        for unit in resting(battle):
            # 8.10  Rest needs no test; a counter under fire is one that the ruling lets rest without it.
            case = msgspec.structs.replace(case_of(battle, battle.piece(unit)), busy="fired-at")
            yield from settle(battle, case)
        for piece in [piece for piece in battle.state.pieces if piece.markers]:
            drop(battle, piece.id, "reorganized")


def able(battle: Battle) -> tuple[str, ...]:
    """8.9  The counters that may still test."""
    return position(battle).picked(is_able, battle.step.active)


def is_able(piece: Piece) -> bool:
    """8.9  Whether a counter is shaken, and has done nothing in this player turn."""
    if piece.at == OFF or piece.state not in ("disorganized", "defeated"):
        return False
    return piece.marker("reorganized") is None and busy(piece) == "no"


def test_faults(battle: Battle, piece: Piece) -> Refusals:
    """What keeps a counter from a test in this phase."""
    tested = piece.marker("reorganized") is not None
    return reorganization_faults(battle.rules, case_of(battle, piece), tested=tested, ordered=True)


def resting(battle: Battle) -> list[str]:
    """8.10  The tired cavalry that rested and took no test."""
    tired = position(battle).picked(is_tired, battle.step.active)
    return [unit for unit in tired if is_rested(case_of(battle, battle.piece(unit)))]


def is_tired(piece: Piece) -> bool:
    """8.10  Whether a counter could do with rest, and has not tested."""
    if piece.at == OFF or piece.state == "fleeing":
        return False
    return piece.count("fatigue") > 0 and piece.marker("reorganized") is None


def settle(battle: Battle, case: Reorganization) -> Script[None]:
    """Rule a case, and let what comes of it happen; less fatigue is a smaller marker."""
    events = yield from ruling(battle, reorganization, case, {})
    rest = [event for event in events if isinstance(event, ev.Found) and event.what == "fatigue"]
    yield from happen(battle, [event for event in events if event not in rest], ())
    for event in rest:
        # The test may have cost the counter itself.
        if battle.piece(event.unit).at == OFF:
            continue
        if event.value:
            battle.emit(
                ev.MarkerSet(event.unit, event.rule, event.cause, marker="fatigue", value=event.value)
            )
        else:
            battle.emit(ev.MarkerRemoved(event.unit, event.rule, event.cause, marker="fatigue"))


def case_of(battle: Battle, piece: Piece) -> Reorganization:
    """A counter of the map as the ruling wants it."""
    here = position(battle)
    card = here.card(piece.id)
    enemy = here.roster.enemy[card.side]
    done = busy(piece)
    return Reorganization(
        counter=here.counter(piece),
        commander=here.commander(piece.at, card.side),
        terrain=here.ground.terrain[piece.at],
        summit=here.ground.summit[piece.at],
        zoc=bool(here.zone(enemy)[piece.at]),
        busy=done,
        rested=card.arm == "cavalry" and done not in FOUGHT and kept_quiet(battle, piece),
        enemy_adjacent=bool(here.beside(enemy)[piece.at]),
        heat=heat_on_reorganization(battle, piece.id),
    )


def busy(piece: Piece) -> Busy:
    """8.9  What a counter did or suffered in this player turn."""
    return next((said for marker, said in BUSY if piece.marker(marker) is not None), "no")


def kept_quiet(battle: Battle, piece: Piece) -> bool:
    """8.10  Whether a counter has spent at most half of the allowance that an order gives it."""
    whole = movement_points(position(battle), piece.with_marker("order", "attack"))
    return piece.count("spent") <= whole * battle.rules.fraction("rest.share")
