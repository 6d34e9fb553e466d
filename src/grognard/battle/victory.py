"""6. What each side fights for: ground and losses of the enemy, in points, and the lead that wins."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.battle.armies import Objective as Item
from grognard.battle.position import position
from grognard.core.game.battle import Battle
from grognard.core.game.idle import WAITING
from grognard.core.game.offers import Goal
from grognard.core.game.victory import (
    Judgement,
    Margin,
    Objective,
    Source,
    Spot,
    Victory,
    by_lead,
    sides_of,
    totals,
)
from grognard.core.messages import message

#: how one wins
POINTS = "points"


def victory(battle: Battle) -> Victory:
    return Victory(
        sources=tuple(sources(battle)), margins=margins(battle), objectives=tuple(objectives(battle))
    )


def holder(battle: Battle, item: Item) -> str:
    here = position(battle)
    return here.holder(here.grid.cell_of(item.hex))


def scorers(battle: Battle, item: Item) -> list[str]:
    """6.2  The sides that a piece of ground brings points."""
    return sides_of(battle) if item.side is None else [item.side]


def sources(battle: Battle) -> Iterator[Source]:
    """Where the points of each side come from."""
    here, own, cite = position(battle), battle.scenario.own, battle.rules.cite
    for side in sides_of(battle):
        for item in own.objectives:
            if side in scorers(battle, item):
                points = item.points * (holder(battle, item) == side)
                each = message("each-place", points=item.points, hex=item.hex)
                left = item.points - points
                yield Source(side=side, name=item.name, points=points, each=each, left=left, rule=cite("6.2"))
        gone = eliminated(battle, here.enemy(side)) * own.margins.loss
        each = message("each-strength", points=own.margins.loss)
        yield Source(side=side, name="score-eliminated", points=gone, each=each, rule=cite("6.3"))


def eliminated(battle: Battle, side: str) -> int:
    """6.3  The full strength of a side's units that are gone."""
    cards = position(battle).roster.units
    gone = (cards[piece.id] for piece in battle.state.pieces if piece.fate == "eliminated")
    return sum(card.strength for card in gone if card.side == side)


def margins(battle: Battle) -> tuple[Margin, ...]:
    """6.4  The lead that wins for one side; a lead below what still draws wins for the other."""
    lead = battle.scenario.own.margins
    return Margin(lead.side, POINTS, lead.win), Margin(
        position(battle).enemy(lead.side), POINTS, 1 - lead.draw
    )


def objectives(battle: Battle) -> Iterator[Objective]:
    for number, item in enumerate(battle.scenario.own.objectives):
        held = holder(battle, item)
        yield Objective(
            id=f"objective.{number}",
            name=item.name,
            sides=tuple(scorers(battle, item)),
            holder=held,
            points=item.points,
            each=message("each-place", points=item.points, hex=item.hex),
            spots=(Spot(item.hex, held),),
            rule=battle.rules.cite("6.2"),
        )


def is_swept(battle: Battle) -> bool:
    """6.5  Whether a side has no unit left, on the map or on the way."""
    cards = position(battle).roster.units
    left = {cards[piece.id].side for piece in battle.state.pieces if piece.fate in ("", WAITING)}
    return len(left) < len(battle.scenario.sides)


def judge(battle: Battle) -> Judgement:
    """6.4  What the battle comes to as it stands."""
    points = totals(battle, tuple(sources(battle)))
    winner, how = by_lead(margins(battle), points)
    early = message("early-swept") if is_swept(battle) else None
    return Judgement(winner=winner, how=how, rule=battle.rules.cite("6.4"), early=early)


# The same in points, for a computer


def goals(battle: Battle) -> tuple[Goal, ...]:
    """The ground that brings points, for those it brings them to and those who keep it from them."""
    return tuple(
        Goal(position(battle).grid.cell_of(item.hex), side, item.points, holder(battle, item) == side)
        for item in battle.scenario.own.objectives
        for side in sides_of(battle)
    )


def price(battle: Battle, unit: str) -> float:
    """What the enemy gains if a unit is eliminated."""
    return float(position(battle).card(unit).strength * battle.scenario.own.margins.loss)


def wound(battle: Battle, unit: str) -> float:  # noqa: ARG001
    """Losses count when the last point goes: each on the way is worth a part of that."""
    return float(battle.scenario.own.margins.loss) / 2
