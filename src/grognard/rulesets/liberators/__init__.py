"""Liberators, South America 1810 to 1825: regimental miniatures, in inches."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.outcome import Outcome
from grognard.core.ruleset import Procedure, Ruleset, Success
from grognard.rulesets.liberators import cases, charge, classes, fire, losses, maneuver, movement, victory
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
    title=Label("Liberators", "Libérateurs", "Libertadores"),
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
        Procedure(
            id="maneuver",
            title=Label("Maneuver check", "Épreuve de manœuvre", "Prueba de maniobra"),
            run=maneuver.maneuver,
            case=cases.Maneuver,
            rule="4",
            success=Success(
                Label(
                    "every unit keeps or regains its order",
                    "chaque unité garde ou retrouve son ordre",
                    "cada unidad conserva o recupera su orden",
                ),
                _steady,
                of_every=True,
            ),
            classes=classes.maneuver_classes,
            rises_with=("maneuver",),
        ),
        Procedure(
            id="musketry",
            title=Label("Musketry", "Mousqueterie", "Fusilería"),
            run=fire.fire,
            case=cases.Musketry,
            rule="6",
            success=Success(
                Label("the target suffers", "la cible en souffre", "el objetivo sufre"),
                _told,
            ),
            roles=_firing_roles,
            classes=classes.fire_classes,
            rises_with=("fire-results",),
        ),
        Procedure(
            id="cannonade",
            title=Label("Cannonade", "Canonnade", "Cañoneo"),
            run=fire.fire,
            case=cases.Cannonade,
            rule="6",
            success=Success(
                Label("the target suffers", "la cible en souffre", "el objetivo sufre"),
                _told,
            ),
            roles=_firing_roles,
            classes=classes.fire_classes,
            rises_with=("fire-results",),
        ),
        Procedure(
            id="charge-combat",
            title=Label("Charge combat", "Combat de charge", "Combate de carga"),
            run=charge.charge_combat,
            case=cases.ChargeCombat,
            rule="7",
            success=Success(
                Label(
                    "the attacker ends on the ground",
                    "l'attaquant tient la place",
                    "el atacante ocupa el terreno",
                ),
                lambda outcome: outcome.holds == "attacker",
            ),
            roles=_charge_roles,
            classes=classes.charge_classes,
        ),
        Procedure(
            id="reign-in",
            title=Label("Reign-in check", "Épreuve de retenue", "Prueba de refreno"),
            run=victory.reign_in,
            case=cases.ReignIn,
            rule="7.21",
            success=Success(
                Label("reined in", "retenue", "refrenada"),
                lambda outcome: any(value == victory.REINED_IN for _what, value in outcome.found),
            ),
        ),
        Procedure(
            id="fallen-leader",
            title=Label("Fallen leader", "Chef abattu", "Jefe caído"),
            run=losses.fallen_leader,
            case=cases.FallenLeader,
            rule="9.3",
            success=Success(
                Label("unhurt", "indemne", "ileso"),
                lambda outcome: all(fate == "none" for _leader, fate in outcome.leaders),
            ),
        ),
        Procedure(
            id="effectiveness",
            title=Label("Effectiveness", "Tenue", "Eficacia"),
            run=losses.effectiveness,
            case=cases.Muster,
            rule="1.4",
            success=Success(
                Label("fresh", "fraîche", "fresca"),
                lambda outcome: any(value == "fresh" for _what, value in outcome.found),
            ),
        ),
        Procedure(
            id="move-rate",
            title=Label("Movement rate", "Allure", "Velocidad"),
            run=movement.move_rate,
            case=cases.MoveRate,
            rule="5.1",
            success=Success(
                Label("the move is allowed", "le mouvement est permis", "el movimiento está permitido"),
                lambda outcome: bool(outcome.found),
            ),
        ),
    ),
    scenario_shape=SHAPE,
    game="grognard.rulesets.liberators.play.system:LiberatorsSystem",
)
