"""11. What each side fights for: where points come from, the leads and holds that win, the ground."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.victory import (
    Condition,
    Margin,
    Objective,
    Part,
    Source,
    Spot,
    Victory,
)
from grognard.core.messages import Message, message
from grognard.rulesets.tikhvin import victory_items as vi
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import specials
from grognard.rulesets.tikhvin.play.victory import (
    eliminated,
    foothold,
    is_enemy_ground,
    is_free,
    is_won,
    stretch,
)
from grognard.rulesets.tikhvin.special_rules import HoldOrder

#: how one wins by points, and by a hold that is kept up
POINTS, SUDDEN = "points", "sudden"


def victory(battle: Battle) -> Victory:
    return Victory(
        sources=sources(battle),
        margins=margins(battle),
        conditions=tuple(condition(battle, number) for number in range(len(battle.scenario.own.wins))),
        objectives=tuple(objectives(battle)),
    )


# Points


def sources(battle: Battle) -> tuple[Source, ...]:
    """Ground, losses of the enemy, and posts that he has left."""
    return (*_of_items(battle), *_of_orders(battle))


def _of_items(battle: Battle) -> Iterator[Source]:
    for item in battle.scenario.own.victory:
        if isinstance(item, vi.Eliminated):
            for side, enemy in position(battle).roster.enemy.items():
                points = eliminated(battle, enemy) // item.every * item.points
                rule = battle.rules.cite("11.2")
                each = what_it_takes(item)
                yield Source(side=side, name="score-eliminated", points=points, each=each, rule=rule)
        else:
            points = points_of(battle, item)
            yield Source(
                side=item.side,
                name=item.name,
                points=points,
                each=what_it_takes(item),
                left=most(item) - points,
                rule=battle.rules.cite("11.1"),
            )


def _of_orders(battle: Battle) -> Iterator[Source]:
    """13.8  Posts that must not be left."""
    for number, rule in enumerate(specials(battle.scenario, HoldOrder)):
        yield Source(
            side=position(battle).enemy(rule.side),
            name="score-abandoned",
            points=battle.state.number(f"abandoned.{number}"),
            each=message("each-abandoned", points=rule.points, hex=rule.hex, turn=rule.before),
            rule=battle.rules.cite("13.8"),
        )


def points_of(battle: Battle, item: vi.Place | vi.Railway | vi.Foothold) -> int:
    """The points that a piece of ground brings its side now."""
    match item:
        case vi.Place():
            return item.points * is_won(battle, item)
        case vi.Railway():
            return item.points * is_free(battle, item)
        case vi.Foothold():
            return foothold(battle, item)


def most(item: vi.Place | vi.Railway | vi.Foothold) -> int:
    """All the points that a piece of ground can bring."""
    return item.most if isinstance(item, vi.Foothold) else item.points


def what_it_takes(item: vi.VictoryItem) -> Message:
    """What brings the points of an item."""
    match item:
        case vi.Place(within=0):
            return message("each-place", points=item.points, hex=item.hex)
        case vi.Place():
            return message("each-place-near", points=item.points, hex=item.hex, within=item.within)
        case vi.Railway():
            return message("each-railway", points=item.points, first=item.first, last=item.last)
        case vi.Foothold():
            first, last = item.rows
            return message("each-foothold", points=item.points, most=item.most, first=first, last=last)
        case vi.Eliminated():
            return message("each-eliminated", points=item.points, every=item.every)


def margins(battle: Battle) -> tuple[Margin, ...]:
    """11.3  The lead that wins for one side; a lead below what still draws wins for the other."""
    lead = battle.scenario.own.margins
    enemy = position(battle).enemy(lead.side)
    return Margin(lead.side, POINTS, lead.win), Margin(enemy, POINTS, 1 - lead.draw)


# Holds that win


def condition(battle: Battle, number: int) -> Condition:
    """11.2  Hexes that win when they are held for some turns running."""
    win, running = battle.scenario.own.wins[number], battle.state.number(running_track(number))
    text = message("win-held-running", hexes=", ".join(win.hexes))
    places = [item for item in battle.scenario.own.victory if isinstance(item, vi.Place)]
    names = tuple(item.name for item in places if item.hex in win.hexes)
    part = Part(text=text, names=names, met=running >= win.turns, has=running, needs=win.turns)
    return Condition(
        side=win.side, how=SUDDEN, when="turn-end", parts=(part,), rule=battle.rules.cite("11.2")
    )


def running_track(number: int) -> str:
    """Where the turns of a hold are counted."""
    return f"running.{number}"


# Ground


def objectives(battle: Battle) -> Iterator[Objective]:
    """Places, railways and footholds, and hexes that win without points."""
    known = {item.hex for item in battle.scenario.own.victory if isinstance(item, vi.Place)}
    for number, item in enumerate(battle.scenario.own.victory):
        if not isinstance(item, vi.Eliminated):
            yield _scoring(battle, item, f"victory.{number}")
    for number, win in enumerate(battle.scenario.own.wins):
        if not set(win.hexes) <= known:
            yield Objective(
                id=f"win.{number}",
                name=message("objective-win"),
                sides=(win.side,),
                each=condition(battle, number).parts[0].text,
                spots=tuple(Spot(hex, _holder(battle, hex)) for hex in win.hexes),
                rule=battle.rules.cite("11.2"),
            )


def _scoring(battle: Battle, item: vi.Place | vi.Railway | vi.Foothold, id: str) -> Objective:
    place = isinstance(item, vi.Place)
    won = points_of(battle, item) > 0
    return Objective(
        id=id,
        name=item.name,
        kind="place" if place else "area",
        sides=(item.side,),
        holder=item.side if won else _holder(battle, item.hex) if isinstance(item, vi.Place) else "",
        points=most(item),
        each=what_it_takes(item),
        spots=tuple(_spots(battle, item)),
        rule=battle.rules.cite("11.1"),
    )


def _spots(battle: Battle, item: vi.Place | vi.Railway | vi.Foothold) -> Iterator[Spot]:
    label = battle.board.grid.label
    match item:
        case vi.Place():
            yield Spot(item.hex, _holder(battle, item.hex))
        case vi.Railway():
            yield from (Spot(label(cell)) for cell in stretch(battle, item))
        case vi.Foothold():
            cells = range(battle.board.grid.size)
            yield from (Spot(label(cell)) for cell in cells if is_enemy_ground(battle, item, cell))


def _holder(battle: Battle, hex: str) -> str:
    here = position(battle)
    return here.holder(here.grid.cell_of(hex))
