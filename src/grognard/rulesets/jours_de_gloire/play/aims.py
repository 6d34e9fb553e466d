"""11. What each side fights for: where points come from, the leads that win, the ground."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.core.game.victory import (
    Margin,
    Objective,
    Source,
    Spot,
    Victory,
    sides_of,
)
from grognard.core.messages import Message, message
from grognard.rulesets.jours_de_gloire import victory_items as vi
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.victory import army, officer_points, points_of

#: 11.2  from the least to the most
_LEVELS = ("marginal", "decisive")


def victory(battle: Battle) -> Victory:
    return Victory(sources=sources(battle), margins=margins(battle), objectives=tuple(objectives(battle)))


# Points


def sources(battle: Battle) -> tuple[Source, ...]:
    """Losses of the enemy, and the ground of the scenario."""
    return tuple(one for side in sides_of(battle) for one in _sources(battle, side))


def _sources(battle: Battle, side: str) -> Iterator[Source]:
    enemy, number, rule = position(battle).roster.enemy[side], battle.rules.number, battle.rules.cite("11.1")
    lost = [piece for piece in army(battle, enemy) if piece.fate == "eliminated"]
    guns = [piece for piece in lost if position(battle).card(piece.id).is_guns]
    routed = [piece for piece in army(battle, enemy) if piece.at != OFF and piece.state == "routed"]
    counted = (("unit", len(lost) - len(guns)), ("artillery", len(guns)), ("routed", len(routed)))
    for what, count in counted:
        worth = number(f"victory.{what}")
        each = message(f"each-{what}", points=worth)
        yield Source(side=side, name=_NAMES[what], points=worth * count, each=each, rule=rule)
    each = message("each-officer", chief=number("victory.chief"), other=number("victory.commander"))
    points = sum(officer_points(battle, enemy))
    yield Source(side=side, name="score-officers", points=points, each=each, rule=rule)
    for item in battle.scenario.own.victory:
        if side in scorers(battle, item):
            points = points_of(battle, item, side)
            left = most(item) - points
            each = what_it_takes(item)
            yield Source(side=side, name=item.name, points=points, each=each, left=left, rule=rule)


_NAMES = {"unit": "score-units", "artillery": "score-artillery", "routed": "score-routed"}


def scorers(battle: Battle, item: vi.VictoryItem) -> list[str]:
    """Whom an item brings points to."""
    return [side for side in sides_of(battle) if getattr(item, "side", None) in (None, side)]


def most(item: vi.VictoryItem) -> int:
    """All the points that an item can bring."""
    return item.points * len(item.hexes) if isinstance(item, vi.Held) else item.points


def what_it_takes(item: vi.VictoryItem) -> Message:
    """What brings the points of an item."""
    if isinstance(item, vi.Held):
        key = "each-held" if len(item.hexes) > 1 else "each-held-one"
        return message(key, points=item.points, hexes=", ".join(item.hexes))
    return message(f"each-{item.__struct_config__.tag}", points=item.points)


def margins(battle: Battle) -> tuple[Margin, ...]:
    """11.2  The leads that win, the same for both sides."""
    number = battle.rules.number
    return tuple(Margin(side, how, number(f"victory.{how}")) for side in sides_of(battle) for how in _LEVELS)


# Ground


def objectives(battle: Battle) -> Iterator[Objective]:
    """Hexes that are counted one by one, and ground to stand on or to clear."""
    for number, item in enumerate(battle.scenario.own.victory):
        if isinstance(item, vi.Held):
            for hex in item.hexes:
                yield _hex(battle, item, hex, f"victory.{number}.{hex}")
        else:
            yield _ground(battle, item, f"victory.{number}")


def _hex(battle: Battle, item: vi.Held, hex: str, id: str) -> Objective:
    owner = str(battle.state.track(f"owner.{hex}") or "")
    may = scorers(battle, item)
    return Objective(
        id=id,
        name=item.name,
        sides=tuple(may),
        holder=owner,
        points=item.points,
        each=what_it_takes(item),
        spots=(Spot(hex, owner),),
        rule=battle.rules.cite("11.1"),
    )


def _ground(battle: Battle, item: vi.Present | vi.Cleared, id: str) -> Objective:
    label = battle.board.grid.label
    return Objective(
        id=id,
        name=item.name,
        kind="area",
        sides=(item.side,),
        holder=item.side if points_of(battle, item, item.side) else "",
        points=item.points,
        each=what_it_takes(item),
        spots=tuple(Spot(label(cell)) for cell in sorted(item.ground.cells(battle.board))),
        rule=battle.rules.cite("11.1"),
    )
