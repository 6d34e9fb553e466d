"""Liberators, South America 1810 to 1825: regimental miniatures, in inches."""

from __future__ import annotations

from grognard.core.outcome import Outcome
from grognard.core.ruleset import Ruleset, named
from grognard.rulesets.liberators import cases, charge, classes, fire, losses, maneuver, movement, victory
from grognard.rulesets.liberators.labels import LABELS
from grognard.rulesets.liberators.roster import ROSTER
from grognard.rulesets.liberators.scenario import SHAPE


def _firing_roles(case: cases.Shot) -> dict[str, str]:
    roles = {"firer": "firer", "target": "target"}
    roles |= dict.fromkeys((*(unit.id for unit in case.troops), *(guns.id for guns in case.guns)), "firer")
    roles |= {unit.id: "target" for unit in (case.target, *case.behind) if unit is not None}
    roles |= {guns.id: "target" for guns in (case.target_guns, *case.behind_guns) if guns is not None}
    return roles if case.leader is None else roles | {case.leader: "target"}


def _charge_roles(case: cases.ChargeCombat) -> dict[str, str]:
    roles = {"attacker": "attacker", "defender": "defender"}
    for unit in case.attackers:
        roles |= {name: "attacker" for name in (unit.id, unit.leader) if name is not None}
    for fight in (case, case.breakthrough):
        if fight is not None:
            for defender in fight.defenders:
                roles |= {name: "defender" for name in (defender.id, defender.leader) if name is not None}
            for guns in fight.guns:
                roles |= {name: "defender" for name in (guns.id, guns.leader) if name is not None}
    return roles


def _steady(outcome: Outcome) -> bool:
    shaken = any(state != "good-order" for _unit, state in outcome.states)
    gone = any(how == "full retreat" for _unit, how in outcome.retreats)
    silent = any("silenced" in held for _unit, held in outcome.markers)
    return not outcome.losses and not silent and not shaken and not gone


def _told(outcome: Outcome) -> bool:
    return bool(outcome.losses or outcome.states) or any(
        "silenced" in held or "damaged" in held for _unit, held in outcome.markers
    )


RULESET = Ruleset(
    id="liberators",
    title=LABELS["ruleset.title"],
    package=__name__,
    sides=("patriot", "royalist"),
    rules_version="1",
    roster=ROSTER,
    charts=(
        "command-radius",
        "maneuver",
        "movement-rate",
        "musketry-fire-points",
        "cannonade-fire-points",
        "fire-points-to-die",
        "unit-effectiveness",
        "fire-results",
        "skirmisher-check",
        "cavalry-reign-in",
        "fallen-leader",
        "charge-results",
    ),
    procedures=(
        named(
            LABELS,
            "maneuver",
            maneuver.maneuver,
            cases.Maneuver,
            "4",
            _steady,
            of_every=True,
            classes=classes.maneuver_classes,
            rises_with=("maneuver",),
        ),
        named(
            LABELS,
            "musketry",
            fire.fire,
            cases.Musketry,
            "6",
            _told,
            ends="fire",
            roles=_firing_roles,
            classes=classes.fire_classes,
            rises_with=("fire-results",),
        ),
        named(
            LABELS,
            "cannonade",
            fire.fire,
            cases.Cannonade,
            "6",
            _told,
            ends="fire",
            roles=_firing_roles,
            classes=classes.fire_classes,
            rises_with=("fire-results",),
        ),
        named(
            LABELS,
            "charge-combat",
            charge.charge_combat,
            cases.ChargeCombat,
            "7",
            lambda outcome: outcome.holds == "attacker",
            roles=_charge_roles,
            classes=classes.charge_classes,
        ),
        named(
            LABELS,
            "reign-in",
            victory.reign_in,
            cases.ReignIn,
            "7.21",
            lambda outcome: any(value == victory.REINED_IN for _what, value in outcome.found),
        ),
        named(
            LABELS,
            "fallen-leader",
            losses.fallen_leader,
            cases.FallenLeader,
            "9.3",
            lambda outcome: all(fate == "none" for _leader, fate in outcome.leaders),
        ),
        named(
            LABELS,
            "effectiveness",
            losses.effectiveness,
            cases.Muster,
            "1.4",
            lambda outcome: any(value == "fresh" for _what, value in outcome.found),
        ),
        named(
            LABELS,
            "move-rate",
            movement.move_rate,
            cases.MoveRate,
            "5.1",
            lambda outcome: bool(outcome.found),
        ),
    ),
    scenario_shape=SHAPE,
    game="grognard.rulesets.liberators.play.system:LiberatorsSystem",
)
