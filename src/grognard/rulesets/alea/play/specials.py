"""10. The scenario's own rules, as the phases ask after them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.state import Written
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.scenario import AleaScenario
from grognard.rulesets.alea.special_rules import CrossingBan, HeldDivisions, Special
from grognard.rulesets.alea.victory_items import Objective

Rule = TypeVar("Rule", bound=Special)


def specials(scenario: AleaScenario, kind: type[Rule]) -> Iterator[Rule]:
    """The scenario's rules of one kind."""
    return (rule for rule in scenario.own.specials if isinstance(rule, kind))


def opening_tracks(scenario: AleaScenario) -> Iterator[tuple[str, Written]]:
    """What stands on no counter before the first turn."""
    cards = {scenario.board.grid.cell_of(row.start): row.side for row in scenario.own.units if row.turn == 1}
    for item in scenario.own.victory:
        if isinstance(item, Objective):
            for hex in item.hexes:
                yield f"owner.{hex}", item.owner or cards.get(scenario.board.grid.cell_of(hex), "")
    for held in specials(scenario, HeldDivisions):
        for release in held.release:
            yield f"division.{release.division}.held", 1
    for ban in specials(scenario, CrossingBan):
        for division in ban.divisions:
            yield f"division.{division}.banned", 1


def must_stand(battle: Battle, unit: str) -> bool:
    """10.5  Counters of a held division stay in their hexes."""
    division = position(battle).card(unit).division
    return bool(battle.state.number(f"division.{division}.held"))


def stir(battle: Battle, cell: int, side: str) -> None:
    """10.5  An enemy who ends a move near a held division releases it."""
    here = position(battle)
    for held in specials(battle.scenario, HeldDivisions):
        for release in held.release if held.side != side else ():
            members = here.roster.members[release.division]
            cells = [battle.piece(unit).at for unit in members]
            if any(at >= 0 and here.grid.distance(at, cell) <= held.alarm for at in cells):
                let_go(battle, release.division)


def let_go(battle: Battle, division: str) -> None:
    """10.5  A held division may act from now on."""
    what = f"division.{division}.held"
    if battle.state.number(what):
        battle.emit(ev.TrackSet("", battle.rules.cite("10.5"), what=what, value=0))
