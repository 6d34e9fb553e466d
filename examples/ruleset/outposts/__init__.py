"""Outposts: small actions of foot, horse and guns. The smallest whole ruleset."""

from grognard.battle.attacks import Attack
from grognard.battle.scenario import shape
from grognard.battle.system import BattleSystem
from grognard.core.messages import Label
from grognard.core.ruleset import Procedure, Ruleset, Success

from .combat import Combat, Rally, assault, fire, rally

HURT = Success(
    Label("the target is hurt", "la cible est touchée", "el blanco queda tocado"),
    lambda outcome: bool(outcome.losses),
)
TAKEN = Success(
    Label("the hex is taken", "l'hexagone est pris", "se toma el hexágono"),
    lambda outcome: bool(outcome.advances),
)
RALLIED = Success(
    Label("the unit rallies", "l'unité se rallie", "la unidad se reorganiza"),
    lambda outcome: bool(outcome.states),
)
FIRE = Procedure("fire", Label("Fire", "Tir", "Fuego"), fire, Combat, HURT, "7")
ASSAULT = Procedure("assault", Label("Assault", "Assaut", "Asalto"), assault, Combat, TAKEN, "8")
RALLY = Procedure("rally", Label("Rally", "Ralliement", "Reunión"), rally, Rally, RALLIED, "9.2")

RULESET = Ruleset(
    id="outposts",
    title=Label("Outposts", "Avant-postes", "Avanzadas"),
    package=__name__,
    shared_package="grognard.battle",
    sides=("blue", "red"),
    rules_version="1",
    charts=("terrain", "fire", "assault"),
    procedures=(FIRE, ASSAULT, RALLY),
    scenario_shape=shape(features=("stream",), ways=("road",)),
    game=f"{__name__}:System",
)


class System(BattleSystem):
    """Who fires reaches as far as his card says; 8.1 guns never assault."""

    test = RALLY
    attacks = (
        Attack(FIRE, reach=lambda unit: unit.range),
        Attack(ASSAULT, reach=lambda unit: int(unit.kind != "artillery")),
    )
