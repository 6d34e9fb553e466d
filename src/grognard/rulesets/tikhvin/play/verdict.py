"""11.2, 11.3. The end of a battle: a hold kept up for turns running, or the lead after the last turn."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.victory import Judgement, by_lead, totals
from grognard.rulesets.tikhvin.play.aims import condition, margins, running_track, sources
from grognard.rulesets.tikhvin.play.position import position

_CAUSE = "victory"


def judge(battle: Battle) -> Judgement:
    """What the battle comes to as it stands."""
    return at_once(battle) or by_points(battle)


def count_running(battle: Battle) -> None:
    """11.2  Turns running at whose end a side held what wins the game; enough of them end it."""
    here, rule = position(battle), battle.rules.cite("11.2")
    for number, win in enumerate(battle.scenario.own.wins):
        held = all(here.holder(here.grid.cell_of(hex)) == win.side for hex in win.hexes)
        what = running_track(number)
        running = battle.state.number(what) + 1 if held else 0
        if running != battle.state.number(what):
            battle.emit(ev.TrackSet(win.side, rule, _CAUSE, what=what, value=running))
    won = at_once(battle)
    if won is not None:
        battle.emit(won.event(_CAUSE))


def at_once(battle: Battle) -> Judgement | None:
    """11.2  The first hold that has lasted long enough."""
    for number in range(len(battle.scenario.own.wins)):
        found = condition(battle, number)
        if found.met:
            return Judgement(winner=found.side, how=found.how, rule=found.rule, because=(found,))
    return None


def end_by_points(battle: Battle) -> None:
    """11.3  The lead at the end of the last turn."""
    battle.emit(by_points(battle).event(_CAUSE))


def by_points(battle: Battle) -> Judgement:
    winner, how = by_lead(margins(battle), totals(battle, sources(battle)))
    return Judgement(winner=winner, how=how, rule=battle.rules.cite("11.3"))
