"""3.2, 3.3. Who has the initiative, which formation opens the turn, and what goes into the cup."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.game.system import PhaseRules
from grognard.core.messages import message
from grognard.core.procedure import Choose, Roll
from grognard.dice import ZERO_D10
from grognard.rulesets.jours_de_gloire.play.command_phase import present
from grognard.rulesets.jours_de_gloire.play.conditions import is_night
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.specials import specials
from grognard.rulesets.jours_de_gloire.special_rules import ExtraMarker


class Initiative(PhaseRules):
    """3.2, 3.3  Initiative and assembly."""

    def begin(self, battle: Battle) -> Script[None]:
        winner = yield from roll_initiative(battle)
        rule = battle.rules.cite("3.2")
        battle.emit(
            ev.TrackSet("", rule, what="initiative", value=winner),
            ev.Found(winner, rule, "initiative", what="initiative", value=winner),
        )
        fill_cup(battle)
        for side in (winner, position(battle).roster.enemy[winner]):
            formations = tuple(one for one in present(battle, side) if battle.state.number(f"cup.{one}"))
            if formations:
                first = formations[0]
                if len(formations) > 1:
                    first = yield Choose("initiative.first", side, formations, rule)
                battle.emit(ev.TrackSet("", rule, what="first", value=first))
                return


def roll_initiative(battle: Battle) -> Script[str]:
    """3.2  Each side rolls and adds its chief's initiative; ties roll again."""
    here, rule = position(battle), battle.rules.cite("3.2")
    while True:
        totals: dict[str, int] = {}
        for side in here.roster.sides:
            chief = here.chief(side)
            bonus = 0 if chief is None else here.officer(chief).initiative or 0
            ask = message("ask-initiative", side=side, bonus=bonus)
            against = next(iter(totals.values()), None)
            totals[side] = (yield Roll(ZERO_D10, rule, ask, against=against, bonus=bonus)) + bonus
        first, second = here.roster.sides
        if totals[first] != totals[second]:
            return max(totals, key=lambda side: totals[side])


def fill_cup(battle: Battle) -> None:
    """3.3, 10.1, 10.2  The markers of all formations on the map; by night one for each."""
    here, rule = position(battle), battle.rules.cite("3.3")
    for formation, row in here.roster.formations.items():
        on_map = formation in present(battle, row.side)
        count = (1 if is_night(battle) else row.markers) if on_map else 0
        for extra in specials(battle.scenario, ExtraMarker):
            put_in = battle.state.number(f"extra.{extra.id}") == battle.state.turn
            if extra.formation == formation and put_in and count and not is_night(battle):
                count += 1
                battle.emit(ev.TrackSet("", battle.rules.cite("10.1"), what=f"used.{extra.id}", value=1))
        if battle.state.number(f"cup.{formation}") != count:
            battle.emit(ev.TrackSet("", rule, what=f"cup.{formation}", value=count))
