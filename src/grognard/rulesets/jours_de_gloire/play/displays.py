"""3.2 to 3.4, 10.2, 10.3. What lies beside the map: the cup, the order markers, night and weather."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.displays import Display, Line, Standing
from grognard.core.game.state import OFF
from grognard.core.messages import Message, message
from grognard.rulesets.jours_de_gloire.play.command import active_formation, orders_of
from grognard.rulesets.jours_de_gloire.play.command_phase import present
from grognard.rulesets.jours_de_gloire.play.conditions import is_foggy, is_muddy, is_night
from grognard.rulesets.jours_de_gloire.play.position import position

#: phases before the cup is filled: last turn's markers mean nothing any more
_BEFORE = ("deployment", "reinforcements", "command", "initiative")


def displays(battle: Battle) -> tuple[Display, ...]:
    """The cup first."""
    found = (cup(battle), conditions(battle), arrivals(battle))
    return tuple(display for display in found if display.lines)


def cup(battle: Battle) -> Display:
    """3.3, 3.4  Each formation: its order marker, and whether its activation marker is still in the cup."""
    active = active_formation(battle)
    lines = [
        _formation(battle, formation, player.id)
        for player in battle.scenario.sides
        for formation in present(battle, player.id)
    ]
    return Display(
        id="cup",
        title=message("display-cup"),
        rule=battle.rules.cite("3.4"),
        lines=tuple(lines),
        brief=message("display-cup-acting", formation=active) if active else None,
    )


def _formation(battle: Battle, formation: str, side: str) -> Line:
    roster, left = position(battle).roster, battle.state.number(f"cup.{formation}")
    return Line(
        text=message("display-formation", formation=formation),
        facts=tuple(_markers(battle, formation, left)),
        standing=_standing(battle, formation, left),
        side=side,
        units=tuple(unit for unit in roster.members[formation] if battle.piece(unit).at != OFF),
    )


def _standing(battle: Battle, formation: str, left: int) -> Standing:
    if formation == active_formation(battle):
        return "acting"
    return "ready" if left or battle.step.phase.id in _BEFORE else "done"


def _markers(battle: Battle, formation: str, left: int) -> Iterator[Message]:
    """1.14  The order marker as it lies there, and more activation markers than one."""
    side = position(battle).roster.formations[formation].side
    if battle.state.number(f"allotted.{side}") == battle.state.turn:
        yield message(f"display-orders-{orders_of(battle, formation)}")
    if left > 1:
        yield message("display-markers", count=left)


def conditions(battle: Battle) -> Display:
    """3.2, 10.2, 10.3  Who has the initiative, and what sky the turn has."""
    lines = []
    holder = str(battle.state.track("initiative") or "")
    if holder and battle.step.phase.id not in _BEFORE:
        lines.append(Line(text=message("display-initiative", side=holder), side=holder))
    skies = (("night", is_night(battle)), ("mud", is_muddy(battle)), ("fog", is_foggy(battle)))
    lines += [Line(text=message(f"display-{sky}")) for sky, is_so in skies if is_so]
    brief = next((message(f"word-{sky}") for sky, is_so in skies if is_so), None)
    return Display(
        id="conditions",
        title=message("display-conditions"),
        rule=battle.rules.cite("3.2"),
        lines=tuple(lines),
        brief=brief,
    )


def arrivals(battle: Battle) -> Display:
    """10.4  Who is still on the way, and when he comes."""
    own = battle.scenario.own
    rows = [row for row in (*own.units, *own.officers) if battle.piece(row.id).fate == "waiting"]
    lines = [
        Line(
            text=message("display-unit", unit=row.id),
            facts=(message("display-comes", turn=row.turn, hex=row.start[0]),),
            standing="ready",
            side=row.side,
        )
        for row in sorted(rows, key=lambda row: (row.turn, row.side, row.id))
    ]
    return Display(
        id="arrivals",
        title=message("display-arrivals"),
        rule=battle.rules.cite("3.1"),
        lines=tuple(lines),
    )
