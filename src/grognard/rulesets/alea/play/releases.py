"""10.9, 10.10. The dice that set divisions free."""

from __future__ import annotations

from grognard.core import events as ev
from grognard.core.game.battle import Battle, Script
from grognard.core.messages import message
from grognard.core.procedure import Roll, at_least
from grognard.dice import D6
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import let_go, specials
from grognard.rulesets.alea.special_rules import CrossingBan, HeldDivisions, Release


def release_divisions(battle: Battle) -> Script[None]:
    """10.9  A die for each held division of the active side whose turn has come."""
    for held in specials(battle.scenario, HeldDivisions):
        for release in held.release if held.side == battle.step.active else ():
            waits = battle.state.number(f"division.{release.division}.held")
            if waits and battle.state.turn >= release.from_turn:
                yield from release_division(battle, held, release)


def release_division(battle: Battle, held: HeldDivisions, release: Release) -> Script[None]:
    rule = battle.rules.cite("10.9")
    ask = message("ask-release", division=release.division, on=release.on)
    owned = battle.state.track(f"owner.{held.bonus_hex}") == held.side
    wanted = release.on - (held.bonus if owned else 0)
    if (yield Roll(D6, rule, ask, bands=at_least(wanted, "yes", "no"))) >= wanted:
        let_go(battle, release.division)
        battle.emit(ev.TrackSet("", rule, what=f"division.{release.division}.released", value=1))


def lift_bans(battle: Battle) -> Script[None]:
    """10.10  A die for each crossing ban on divisions of the active side."""
    divisions = position(battle).roster.divisions
    for ban in specials(battle.scenario, CrossingBan):
        theirs = [name for name in ban.divisions if divisions[name].side == battle.step.active]
        bound = [name for name in theirs if battle.state.number(f"division.{name}.banned")]
        if bound and battle.state.turn >= ban.from_turn:
            ask = message("ask-crossing", division=bound[0], on=ban.on)
            fates = at_least(ban.on, "yes", "no")
            if (yield Roll(D6, battle.rules.cite("10.10"), ask, bands=fates)) >= ban.on:
                lift_ban(battle, ban)


def lift_ban(battle: Battle, ban: CrossingBan) -> None:
    for division in ban.divisions:
        what = f"division.{division}.banned"
        battle.emit(ev.TrackSet("", battle.rules.cite("10.10"), what=what, value=0))
