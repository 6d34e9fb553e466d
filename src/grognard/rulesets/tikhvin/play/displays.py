"""3.3, 4.1, 6.3, 10. What lies beside the map: the sky, who is still to act, the air units, who is due."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.battle import Battle
from grognard.core.game.displays import Display, Line, Standing
from grognard.core.game.state import OFF, Piece
from grognard.core.messages import Message, message
from grognard.rulesets.tikhvin.play.activation import activatable
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.reinforcements_phase import entry, is_due
from grognard.rulesets.tikhvin.play.set_up import BOX
from grognard.rulesets.tikhvin.play.specials import capacity

#: phases before the first activation of a turn
_BEFORE = ("deployment", "weather", "supply", "replacements", "reinforcements", "assignment", "initiative")
#: how many turns ahead reinforcements are told
_AHEAD = 2


def displays(battle: Battle) -> tuple[Display, ...]:
    """The activations first; in the administrative phase they are the headquarters that will come up."""
    found = (activations(battle), conditions(battle), air(battle), arrivals(battle))
    return tuple(display for display in found if display.lines)


def activations(battle: Battle) -> Display:
    """3.3, 4.1  Each headquarters with its units, and the units out of command: who is left."""
    roster = position(battle).roster
    acting = _acting(battle)
    lines = []
    for player in battle.scenario.sides:
        ready = activatable(battle, player.id)
        heads = [hq for hq in roster.headquarters if roster.side(hq) == player.id]
        on_map = [hq for hq in heads if battle.piece(hq).at != OFF]
        lines += [_headquarters(battle, hq, player.id, acting) for hq in on_map]
        alone = tuple(unit for unit in ready if unit not in roster.headquarters)
        lines += [_alone(alone, player.id)] if alone else []
    return Display(
        id="activations",
        title=message("display-activations"),
        rule=battle.rules.cite("3.3"),
        lines=tuple(lines),
        brief=message("display-acting", unit=acting) if acting else None,
    )


def _acting(battle: Battle) -> str:
    """The headquarters or unit activated now; none between activations."""
    tracks = (battle.state.track(f"acting.{player.id}") for player in battle.scenario.sides)
    return next((str(who) for who in tracks if who), "")


def _headquarters(battle: Battle, hq: str, side: str, acting: str) -> Line:
    led = tuple(piece.id for piece in battle.state.pieces if piece.marker("hq") == hq)
    return Line(
        text=message("display-unit", unit=hq),
        facts=(message("display-led", units=len(led), most=capacity(battle, hq)),),
        standing=_standing(battle, battle.piece(hq), acting),
        side=side,
        units=(hq, *led),
    )


def _standing(battle: Battle, piece: Piece, acting: str) -> Standing:
    if piece.id == acting:
        return "acting"
    over = piece.marker("acted") is not None or piece.marker("idle") is not None
    return "done" if over and battle.step.phase.id not in _BEFORE else "ready"


def _alone(units: tuple[str, ...], side: str) -> Line:
    """3.5  Units out of command are activated one by one."""
    text = message("display-alone", count=len(units))
    return Line(text=text, standing="ready", side=side, units=units)


def conditions(battle: Battle) -> Display:
    """10.2, 4.6, 10.5  The weather and what it does, who is first, and replacement points in hand."""
    lines, weather = [], str(battle.state.track("weather") or "")
    if weather:
        effect = message(f"display-weather-{weather}")
        lines.append(Line(text=message("display-weather", weather=weather), facts=(effect,)))
    first = str(battle.state.track("first") or "")
    if first and battle.step.phase.id not in _BEFORE:
        lines.append(Line(text=message("display-first", side=first), side=first))
    for player in battle.scenario.sides:
        points = battle.state.number(f"rp.{player.id}")
        if points:
            lines.append(Line(text=message("display-points", side=player.id, points=points), side=player.id))
    return Display(
        id="conditions",
        title=message("display-conditions"),
        rule=battle.rules.cite("10.2"),
        lines=tuple(lines),
        brief=message(f"word-{weather}") if weather else None,
    )


def air(battle: Battle) -> Display:
    """6.3  The air units in their box: ready, or used this turn."""
    roster = position(battle).roster
    flying = [battle.piece(unit) for unit in roster.supports if unit not in roster.artillery]
    lines = [
        Line(
            text=message("display-unit", unit=piece.id),
            standing="done" if piece.marker("used") is not None else "ready",
            side=roster.side(piece.id),
        )
        for piece in flying
        if piece.fate == BOX
    ]
    return Display(id="air", title=message("display-air"), rule=battle.rules.cite("6.3"), lines=tuple(lines))


def arrivals(battle: Battle) -> Display:
    """10.3  Who is due and comes in with his activation, and who follows in the next turns."""
    rows = position(battle).roster.rows
    soon = battle.state.turn + _AHEAD
    coming = [
        piece for piece in battle.state.pieces if piece.fate == "waiting" and rows[piece.id].turn <= soon
    ]
    coming.sort(key=lambda piece: (rows[piece.id].turn, rows[piece.id].side, piece.id))
    lines = [
        Line(
            text=message("display-unit", unit=piece.id),
            facts=tuple(_when(battle, piece)),
            standing="ready" if is_due(piece) else "plain",
            side=rows[piece.id].side,
        )
        for piece in coming
    ]
    return Display(
        id="arrivals", title=message("display-arrivals"), rule=battle.rules.cite("10.3"), lines=tuple(lines)
    )


def _when(battle: Battle, piece: Piece) -> Iterator[Message]:
    row = position(battle).roster.rows[piece.id]
    if not is_due(piece):
        yield message("display-comes", turn=row.turn, hex=row.start or "")
        return
    cell = entry(battle, piece.id)
    if cell is None:
        yield message("display-blocked", hex=row.start or "")
    else:
        yield message("display-due", hex=battle.board.grid.label(cell))
