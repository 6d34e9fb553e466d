"""What happens at a table, who takes part in it, and what has to be asked."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.roster import Action, Kind, Part
from grognard.rulesets.liberators.roster.entries import Guns, Officer, Unit

TROOPS, GUNS, LEADERS = "troops", "guns", "leaders"

KINDS = (
    Kind(
        id=TROOPS,
        title=Label("Troops", "Troupes", "Tropas"),
        shape=Unit,
        changing=("lost", "order", "formation", "low_ammo"),
        refers={"brigade": (LEADERS,)},
    ),
    Kind(
        id=GUNS,
        title=Label("Guns", "Canons", "Cañones"),
        shape=Guns,
        changing=("lost", "limbered", "silenced", "damaged", "low_ammo"),
        refers={"brigade": (LEADERS,)},
    ),
    Kind(
        id=LEADERS,
        title=Label("Leader", "Chef", "Jefe"),
        shape=Officer,
        changing=("attached_to", "mounted", "fate"),
        refers={"attached_to": (TROOPS, GUNS)},
    ),
)

FIRE = Action(
    id="fire",
    title=Label("Fire", "Tir", "Fuego"),
    about=Label(
        "Muskets or guns at one target",
        "Fusils ou canons sur une cible",
        "Mosquetes o cañones contra un objetivo",
    ),
    procedures={TROOPS: "musketry", GUNS: "cannonade"},
    parts=(
        Part(
            id="firers",
            title=Label("Who fires?", "Qui tire ?", "¿Quién dispara?"),
            of="own",
            places={TROOPS: "troops", GUNS: "guns"},
            most=6,
            asks=("distance", "formation"),
        ),
        Part(
            id="target",
            title=Label("At whom?", "Sur qui ?", "¿A quién?"),
            of="enemy",
            places={TROOPS: "target", GUNS: "target_guns"},
            asks=("formation", "cover", "enfiladed", "charging"),
        ),
        Part(
            id="behind",
            title=Label(
                "Within 2 inches behind the target",
                "À 2 pouces ou moins derrière la cible",
                "A 2 pulgadas o menos tras el objetivo",
            ),
            of="enemy",
            places={TROOPS: "behind", GUNS: "behind_guns"},
            least=0,
            most=4,
        ),
        Part(
            id="leader",
            title=Label(
                "Leader within 4 inches of the target",
                "Chef à 4 pouces ou moins de la cible",
                "Jefe a 4 pulgadas o menos del objetivo",
            ),
            of="enemy",
            places={LEADERS: "leader"},
            least=0,
            link="attached_to",
        ),
    ),
)

CHARGE = Action(
    id="charge",
    title=Label("Charge", "Charge", "Carga"),
    about=Label(
        "A charge that went home, to the end",
        "Une charge menée à fond, jusqu'au bout",
        "Una carga que llegó al choque, hasta el final",
    ),
    procedures={TROOPS: "charge-combat"},
    parts=(
        Part(
            id="attackers",
            title=Label("Who charges?", "Qui charge ?", "¿Quién carga?"),
            of="own",
            places={TROOPS: "attackers"},
            most=4,
            asks=("formation", "cold_steel", "disordered_by_fire"),
        ),
        Part(
            id="defenders",
            title=Label("Against whom?", "Contre qui ?", "¿Contra quién?"),
            of="enemy",
            places={TROOPS: "defenders", GUNS: "guns"},
            most=4,
            asks=("formation", "reaction", "supported", "outflanked"),
        ),
        Part(
            id="beyond",
            title=Label(
                "Enemy a breakthrough would reach",
                "Ennemi qu'une percée atteindrait",
                "Enemigo que alcanzaría una ruptura",
            ),
            of="enemy",
            places={TROOPS: "breakthrough.defenders", GUNS: "breakthrough.guns"},
            least=0,
            most=4,
            asks=("formation", "supported", "outflanked"),
        ),
    ),
    asks=("ground", "position"),
)

MANEUVER = Action(
    id="maneuver",
    title=Label("Maneuver or rally", "Manœuvre ou ralliement", "Maniobra o reunión"),
    about=Label(
        "The check before moving; it rallies the disordered",
        "L'épreuve avant tout mouvement ; elle rallie les désordonnés",
        "La prueba previa a mover; reúne a los desordenados",
    ),
    procedures={TROOPS: "maneuver", GUNS: "maneuver"},
    parts=(
        Part(
            id="units",
            title=Label("Who checks?", "Qui passe l'épreuve ?", "¿Quién hace la prueba?"),
            of="own",
            places={TROOPS: "troops", GUNS: "guns"},
            most=12,
            asks=("distance", "close_range", "formation", "outflanked"),
        ),
        Part(
            id="leader",
            title=Label("Under which leader?", "Sous quel chef ?", "¿Bajo qué jefe?"),
            of="own",
            places={LEADERS: "leader"},
            least=0,
            link="brigade",
        ),
    ),
)

REIN = Action(
    id="reign-in",
    title=Label("Reign in", "Retenue", "Refreno"),
    about=Label(
        "Cavalry that may get out of hand",
        "De la cavalerie qui peut s'emporter",
        "Caballería que puede desmandarse",
    ),
    procedures={TROOPS: "reign-in"},
    parts=(
        Part(
            id="cavalry",
            title=Label("Which cavalry?", "Quelle cavalerie ?", "¿Qué caballería?"),
            of="own",
            places={TROOPS: ""},
        ),
    ),
)

FALLEN = Action(
    id="fallen-leader",
    title=Label("Fallen leader", "Chef abattu", "Jefe caído"),
    about=Label("A leader in danger", "Un chef en danger", "Un jefe en peligro"),
    procedures={LEADERS: "fallen-leader"},
    parts=(
        Part(
            id="leader",
            title=Label("Which leader?", "Quel chef ?", "¿Qué jefe?"),
            of="own",
            places={LEADERS: ""},
        ),
    ),
)

MOVE = Action(
    id="move",
    title=Label("How far?", "Quelle distance ?", "¿Cuánto?"),
    about=Label("Inches of one move", "Pouces d'un mouvement", "Pulgadas de un movimiento"),
    procedures={TROOPS: "move-rate", GUNS: "move-rate", LEADERS: "move-rate"},
    parts=(
        Part(
            id="mover",
            title=Label("Who moves?", "Qui se déplace ?", "¿Quién se mueve?"),
            of="own",
            places={TROOPS: "", GUNS: "", LEADERS: ""},
            asks=("formation", "ground", "pace", "obstacle"),
        ),
    ),
)

ACTIONS = (FIRE, CHARGE, MANEUVER, REIN, FALLEN, MOVE)
