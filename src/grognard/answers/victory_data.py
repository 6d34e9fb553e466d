"""What a battle is fought for and how far each side is, as plain data."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.core.game.reason import Reasons
from grognard.core.game.state import State
from grognard.core.game.telling import Telling
from grognard.core.game.victory import (
    DRAW,
    Condition,
    Judgement,
    Judges,
    Margin,
    Objective,
    Source,
    Victory,
    ladder,
    lead_of,
    totals,
)

#: what a side has that the other one beats
DEFEAT = "defeat"
#: thousandths to an inch
_INCH = 1000


def victory_data(game: Game, words: Telling, state: State | None = None) -> dict[str, Any] | None:
    """How each side stands in a position, and the ground that counts; None where the system says nothing."""
    system = game.table.system
    if not isinstance(system, Judges):
        return None
    battle = game.battle if state is None else game.table.battle(state)
    victory, now = system.victory(battle), system.judge(battle)
    reasons = Reasons(game, words)
    points = totals(battle, victory.sources)
    return {
        "sides": [_side(side, victory, now, points, reasons) for side in words.sides],
        "objectives": [_objective(one, reasons) for one in victory.objectives],
    }


def _side(
    side: str, victory: Victory, now: Judgement, points: dict[str, int], reasons: Reasons
) -> dict[str, Any]:
    lead = lead_of(side, points)
    rungs = ladder(victory.margins, side)
    ahead = next((rung for rung in rungs if rung.lead > lead), None)
    return {
        "id": side,
        "total": points[side],
        "lead": lead,
        "stands": reasons.level(_level_now(side, now)),
        "needs": None if ahead is None else ahead.lead,
        "text": _score_line(points[side], lead, ahead, rungs, reasons),
        "levels": [_level(rung, lead, reasons) for rung in rungs],
        "conditions": [_condition(one, reasons) for one in victory.conditions if one.side == side],
        "lines": [_line(one, reasons) for one in victory.sources if one.side == side],
    }


def _level_now(side: str, now: Judgement) -> str:
    if not now.winner:
        return DRAW
    return now.how if now.winner == side else DEFEAT


def _score_line(total: int, lead: int, ahead: Margin | None, rungs: list[Margin], reasons: Reasons) -> str:
    """What a side has, and what it needs for the next better result."""
    words = reasons.words
    if ahead is None:
        level = reasons.level(rungs[-1].how)
        if lead < 0:
            return words.say("aim-score-top-behind", total=total, behind=-lead, level=level)
        return words.say("aim-score-top", total=total, lead=lead, level=level)
    level = reasons.level(ahead.how)
    if ahead.lead <= 0:
        return words.say("aim-behind", total=total, behind=-lead, level=level, most=-ahead.lead)
    if lead < 0:
        return words.say("aim-score-behind", total=total, behind=-lead, needs=ahead.lead, level=level)
    return words.say("aim-score-next", total=total, lead=lead, needs=ahead.lead, level=level)


def _level(rung: Margin, lead: int, reasons: Reasons) -> dict[str, Any]:
    words = reasons.words
    if rung.lead > 0:
        text = words.say("aim-lead", lead=rung.lead)
    else:
        text = words.say("aim-keep", lead=1 - rung.lead)
    title = reasons.level(rung.how)
    return {"how": rung.how, "title": title, "text": text, "lead": rung.lead, "reached": lead >= rung.lead}


def _condition(one: Condition, reasons: Reasons) -> dict[str, Any]:
    return {
        "how": one.how,
        "title": reasons.level(one.how),
        "when": reasons.words.say(f"aim-when-{one.when}"),
        "met": one.met,
        "rule": one.rule,
        "parts": [
            {
                "text": reasons.part(part, figures=False),
                "met": part.met,
                "has": part.has,
                "needs": part.needs,
            }
            for part in one.parts
        ],
    }


def _line(one: Source, reasons: Reasons) -> dict[str, Any]:
    return {
        "name": reasons.name(one.name),
        "points": one.points,
        "each": reasons.words.plainly(one.each),
        "left": one.left,
        "rule": one.rule,
    }


def _objective(one: Objective, reasons: Reasons) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": reasons.name(one.name),
        "kind": one.kind,
        "sides": list(one.sides),
        "holder": one.holder or None,
        "points": one.points,
        "text": _told(one, reasons),
        "each": reasons.words.plainly(one.each),
        "rule": one.rule,
        "spots": [{"hex": spot.place, "holder": spot.holder or None} for spot in one.spots],
        "outline": [(x / _INCH, y / _INCH) for x, y in one.outline],
    }


def _told(one: Objective, reasons: Reasons) -> str:
    """An objective in a few words, for whoever points at it or cannot see it."""
    name, words = reasons.name(one.name), reasons.words
    if one.points:
        # Ground that one side alone scores by says so: the other holds it for nothing.
        alone = one.sides[0] if len(one.sides) == 1 else ""
        only = {"side": words.word(alone)} if alone else {}
        worth = words.say(f"objective-worth{'-for' if alone else ''}", points=one.points, **only)
        holder = {"side": words.word(one.holder)} if one.holder else {}
        return words.say(f"objective-{'held' if holder else 'open'}", name=name, worth=worth, **holder)
    return words.say("objective-had", name=name, side=words.word(one.holder)) if one.holder else name
