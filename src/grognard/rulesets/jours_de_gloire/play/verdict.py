"""11.2, 3.6. The end of a battle: the lead in points after the last turn, or when a side has no unit left."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.victory import Judgement, by_lead, totals
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.play.aims import margins, sources
from grognard.rulesets.jours_de_gloire.play.position import position


def judge(battle: Battle) -> Judgement:
    """11.2  The lead in points decides."""
    winner, how = by_lead(margins(battle), totals(battle, sources(battle)))
    early = message("early-swept") if is_swept(battle) else None
    return Judgement(winner=winner, how=how, rule=battle.rules.cite("11.2"), early=early)


def is_swept(battle: Battle) -> bool:
    """3.6  Whether a side has no unit left, on the map or on the way."""
    cards = position(battle).roster.cards
    here = {cards[id].side for id in cards if battle.piece(id).fate in ("", "waiting")}
    return len(here) < 2
