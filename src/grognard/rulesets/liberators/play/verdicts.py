"""11, 14.11. The end of a battle: an army breaks, or the last turn has ended and somebody has won."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.victory import Judgement, by_lead, sides_of, totals
from grognard.core.messages import message
from grognard.rulesets.liberators.play.aims import army_broken, margins, sources, verdicts
from grognard.rulesets.liberators.play.armies import is_beaten
from grognard.rulesets.liberators.play.roster import roster

DECISIVE = "decisive"


def end_of_battle(battle: Battle) -> ev.GameEnded | None:
    """11.1, 11.2  Who has won when a turn has ended; None while it goes on."""
    last = battle.state.turn >= battle.scenario.turns
    if last or any(is_beaten(battle, side) for side in sides_of(battle)):
        return judge(battle).event()
    return None


def judge(battle: Battle) -> Judgement:
    """11.1, 11.2, 14.11  An army alone that is beaten; else the first verdict that holds; else the points."""
    beaten = [side for side in sides_of(battle) if is_beaten(battle, side)]
    if len(beaten) == 1:
        return army_beaten(battle, roster(battle.scenario).enemy[beaten[0]])
    early = message("early-both-broken") if beaten else None
    for one in verdicts(battle):
        if one.met:
            return Judgement(winner=one.side, how=one.how, rule=one.rule, because=(one,), early=early)
    winner, how = by_lead(margins(battle), totals(battle, sources(battle)))
    return Judgement(winner=winner, how=how, rule=battle.rules.cite("11.2"), early=early)


def army_beaten(battle: Battle, winner: str) -> Judgement:
    """11.1  The enemy's army is beaten: decisively where a verdict says so of the winner."""
    broken = army_broken(battle, winner)
    graded = [one for one in verdicts(battle) if one.side == winner and one.how == DECISIVE and one.met]
    how = DECISIVE if graded else broken.how
    return Judgement(winner=winner, how=how, rule=broken.rule, because=(broken, *graded[:1]))


def note_fled(battle: Battle) -> None:
    """14.11  The first turn in which a unit that a verdict names was seen broken or destroyed."""
    for id in dict.fromkeys(id for one in battle.scenario.own.verdict for id in one.fled):
        piece, what = battle.piece(id), f"fled.{id}"
        if not battle.state.number(what) and (piece.state == "broken" or not piece.strength):
            battle.emit(ev.TrackSet("", battle.rules.cite("14.11"), what=what, value=battle.state.turn))
