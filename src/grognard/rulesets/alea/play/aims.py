"""11. What each side fights for: where points come from, the leads and conditions that win, the ground."""

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
    When,
    sides_of,
)
from grognard.core.messages import Label, Message, message
from grognard.rulesets.alea import victory_items as vi
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.victory import (
    counters,
    exited_strength,
    fleeing_divisions,
    has_won,
    is_met,
    majority,
    owned,
    points_of,
    scorers,
)

_MARGINS: tuple[vi.Margin, ...] = ("marginal", "decisive")
#: items whose points are had once or not at all
_ONCE = (
    vi.Objective, vi.OnceEliminated, vi.DivisionsHalved, vi.NoneReleased, vi.Presence, vi.HeldBack
)  # fmt: skip


def victory(battle: Battle) -> Victory:
    return Victory(
        sources=sources(battle),
        margins=margins(battle),
        conditions=tuple(conditions(battle)),
        objectives=tuple(objectives(battle)),
    )


# Points


def sources(battle: Battle) -> tuple[Source, ...]:
    """11.1, 11.2  Every item of the count, for each side that may score by it."""
    return tuple(
        source(battle, item, side) for item in battle.scenario.own.victory for side in scorers(battle, item)
    )


def source(battle: Battle, item: vi.VictoryItem, side: str) -> Source:
    points = points_of(battle, item, side)
    return Source(
        side=side,
        name=getattr(item, "name", f"score-{item.__struct_config__.tag}"),
        points=points,
        each=what_it_takes(item),
        left=item.points - points if isinstance(item, _ONCE) else None,
        rule=battle.rules.cite("11.1"),
    )


def what_it_takes(item: vi.VictoryItem) -> Message:
    """What brings the points of an item, with its figures."""
    key = f"each-{item.__struct_config__.tag}"
    match item:
        case vi.Eliminated():
            return message(key, share=item.fled_share)
        case vi.CommanderRemoved():
            return message(key, chief=item.chief, other=item.other)
        case vi.Objective() if len(item.hexes) == 1:
            return message("each-objective-one", points=item.points, hex=item.hexes[0])
        case vi.Objective():
            return message(key, points=item.points, need=item.need, hexes=", ".join(item.hexes))
        case vi.OnceEliminated() | vi.RiddenDown():
            return message(key, points=item.points, arm=item.arm)
        case vi.DivisionsHalved():
            return message(key, points=item.points, divisions=", ".join(item.divisions), share=item.share)
        case vi.Presence():
            return message(key, points=item.points, count=len(item.hexes))
        case vi.HeldBack():
            return message(key, points=item.points, unit=item.unit, column=item.column)
    return message(key, points=item.points)


def margins(battle: Battle) -> tuple[Margin, ...]:
    """11.3  The leads that win, the same for both sides."""
    least = battle.scenario.own.margins
    return tuple(Margin(side, how, getattr(least, how)) for side in sides_of(battle) for how in _MARGINS)


# Conditions


def conditions(battle: Battle) -> Iterator[Condition]:
    """11.2  Wins on the spot, and holds on hexes that are worth a win at the end."""
    for win in battle.scenario.own.wins:
        for side in scorers(battle, win):
            yield condition(battle, win, side)


def condition(battle: Battle, win: vi.AnyWin, side: str) -> Condition:
    return Condition(
        side=side,
        how=win.margin,
        when=_WHEN[type(win)],
        parts=tuple(_parts(battle, win, side)),
        rule=battle.rules.cite("11.2"),
    )


_WHEN: dict[type[vi.Win], When] = {
    vi.FleeingMajority: "turn-end",
    vi.DivisionsFleeing: "turn-end",
    vi.ExitedStrength: "at-once",
    vi.HexesAtTurnEnd: "turn-end",
    vi.AtLeast: "last-turn",
}


def _parts(battle: Battle, win: vi.AnyWin, side: str) -> Iterator[Part]:
    enemy, met = position(battle).roster.enemy[side], has_won(battle, win, side)
    match win:
        case vi.FleeingMajority():
            text = message("win-fleeing-majority")
            yield Part(
                text=text, met=met, has=fleeing_divisions(battle, enemy), needs=majority(battle, enemy)
            )
        case vi.DivisionsFleeing():
            text = message("win-divisions-fleeing")
            yield Part(text=text, met=met, has=fleeing_divisions(battle, enemy), needs=win.count)
        case vi.ExitedStrength():
            gone = exited_strength(battle, side)
            text = message("win-exited-strength", hexes=", ".join(win.hexes))
            yield Part(text=text, met=gone >= win.strength, has=gone, needs=win.strength)
            left = {piece.id for piece in counters(battle, side) if piece.fate == "exited"}
            for unit in win.units:
                yield Part(text=message("win-exited-unit", unit=unit), met=unit in left)
        case vi.HexesAtTurnEnd():
            names = named(battle, win.hexes)
            text = message("win-hexes-at-turn-end", hexes=", ".join(win.hexes), turn=win.from_turn)
            has = owned(battle, win.hexes, side)
            yield Part(text=text, names=names, met=met, has=has, needs=len(win.hexes))
        case vi.AtLeast():
            has = owned(battle, win.hexes, side)
            names = named(battle, win.hexes)
            text = message("win-at-least", hexes=", ".join(win.hexes))
            yield Part(text=text, names=names, met=has >= win.need, has=has, needs=win.need)


def named(battle: Battle, hexes: tuple[str, ...]) -> tuple[Label, ...]:
    """What the scenario calls some hexes."""
    items = [item for item in battle.scenario.own.victory if isinstance(item, vi.Objective)]
    return tuple(item.name for item in items if set(item.hexes) & set(hexes))


# Ground


def objectives(battle: Battle) -> Iterator[Objective]:
    """11.2  The hexes that bring points, those that win without, and the ways out."""
    known: set[str] = set()
    for number, item in enumerate(battle.scenario.own.victory):
        if isinstance(item, vi.Objective | vi.Presence):
            known |= set(item.hexes)
            yield _scoring(battle, item, f"victory.{number}")
    for number, win in enumerate(battle.scenario.own.wins):
        if isinstance(win, vi.HexesAtTurnEnd | vi.AtLeast) and not set(win.hexes) <= known:
            yield _winning(battle, win, f"win.{number}")
    for side in sides_of(battle):
        out = tuple(way.hex for way in battle.scenario.own.exits if way.side == side)
        if out:
            yield _way_out(battle, side, out)


def _scoring(battle: Battle, item: vi.Objective | vi.Presence, id: str) -> Objective:
    may = scorers(battle, item)
    enemy = position(battle).roster.enemy
    standing = isinstance(item, vi.Presence)
    return Objective(
        id=id,
        name=item.name,
        kind="area" if standing else "place",
        sides=tuple(may),
        holder=next((side for side in may if is_met(battle, item, side, enemy[side])), ""),
        points=item.points,
        each=what_it_takes(item),
        spots=tuple(Spot(hex, "" if standing else _owner(battle, hex)) for hex in item.hexes),
        rule=battle.rules.cite("11.2"),
    )


def _winning(battle: Battle, win: vi.HexesAtTurnEnd | vi.AtLeast, id: str) -> Objective:
    may = scorers(battle, win)
    need = win.need if isinstance(win, vi.AtLeast) else len(win.hexes)
    return Objective(
        id=id,
        name=message("objective-win"),
        sides=tuple(may),
        holder=next((side for side in may if owned(battle, win.hexes, side) >= need), ""),
        each=condition(battle, win, may[0]).parts[0].text,
        spots=tuple(Spot(hex, _owner(battle, hex)) for hex in win.hexes),
        rule=battle.rules.cite("11.2"),
    )


def _way_out(battle: Battle, side: str, hexes: tuple[str, ...]) -> Objective:
    """5.18  Where counters of a side may leave the map, and what that is good for."""
    wins = [win for win in battle.scenario.own.wins if isinstance(win, vi.ExitedStrength)]
    strengths = [win.strength for win in wins if side in scorers(battle, win)]
    each = message("each-exit", side=side)
    if strengths:
        each = message("each-exit-strength", side=side, strength=strengths[0])
    return Objective(
        id=f"exit.{side}",
        name=message("objective-exit", side=side),
        kind="exit",
        sides=(side,),
        each=each,
        spots=tuple(Spot(hex) for hex in hexes),
        rule=battle.rules.cite("5.18"),
    )


def _owner(battle: Battle, hex: str) -> str:
    return str(battle.state.track(f"owner.{hex}") or "")
