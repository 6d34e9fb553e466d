"""3.2. Whoever comes later enters at the edge of the table, in march column and without a check."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.plane import Footprint, ahead, block, point_text
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.formations import measures
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.set_up import WAITING
from grognard.rulesets.liberators.play.standing import mark, put
from grognard.rulesets.liberators.scenario_rows import LeaderRow

RULE = "3.2"


def arrive(battle: Battle, side: str) -> None:
    """Those whose turn has come, where there is room for them; the others wait for the next turn."""
    for id, row in roster(battle.scenario).rows.items():
        piece = battle.piece(id)
        if row.side != side or piece.fate != WAITING or row.turn > battle.state.turn:
            continue
        if isinstance(row, LeaderRow):
            event = ev.Moved(id, battle.rules.cite(RULE), to=point_text(row.start), how="arrive")
            battle.emit(event)
            continue
        width, depth = measures(battle.rules, row, piece.formation, piece.strength)
        heading = row.facing * 100
        body = block(ahead(row.start, heading, depth), heading, width, depth)
        if not any(_meets(battle, other, body) for other in field(battle).bodies):
            put(battle, id, body.front, heading, how="arrive", rule=RULE)
            mark(battle, id, "checked", 1, RULE)
            mark(battle, id, "may", "full-move", RULE)


def _meets(battle: Battle, other: str, body: Footprint) -> bool:
    return bool(field(battle).print(other).polygon.intersects(body.polygon))
