"""The Alea system, ready to be played: set-up, phases, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, get_args

from grognard.core.datafiles import read_toml
from grognard.core.events import Event
from grognard.core.game.battle import Battle
from grognard.core.game.briefing import Member
from grognard.core.game.contact import controlled
from grognard.core.game.declarations import Declaration
from grognard.core.game.effects import Signs
from grognard.core.game.layers import Layer, Overlay, Subject
from grognard.core.game.news import News
from grognard.core.game.offers import Goal, Scale, Settable, Stride
from grognard.core.game.order import Order
from grognard.core.game.sequence import Sequence, sequence
from grognard.core.game.state import State
from grognard.core.game.system import PhaseRules
from grognard.core.game.threat_map import Danger
from grognard.core.game.victory import Judgement, Victory
from grognard.core.messages import Message
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.rulesets.alea.counters import Formation
from grognard.rulesets.alea.play import briefing, stakes
from grognard.rulesets.alea.play.aims import Line, score, victory
from grognard.rulesets.alea.play.cohesion import cohesion
from grognard.rulesets.alea.play.command_phase import KINDS
from grognard.rulesets.alea.play.counsel import counsel
from grognard.rulesets.alea.play.declared import declarations
from grognard.rulesets.alea.play.foretell import ruling_of
from grognard.rulesets.alea.play.invariants import problems
from grognard.rulesets.alea.play.layers import LAYERS, layer
from grognard.rulesets.alea.play.mending import may_set
from grognard.rulesets.alea.play.movement_phase import march_cost
from grognard.rulesets.alea.play.news import news
from grognard.rulesets.alea.play.outlook import zones
from grognard.rulesets.alea.play.phases import PHASES
from grognard.rulesets.alea.play.roster import roster
from grognard.rulesets.alea.play.set_up import pieces
from grognard.rulesets.alea.play.specials import opening_tracks
from grognard.rulesets.alea.play.strain import BROKEN, strain, wear
from grognard.rulesets.alea.play.threats import THREATS
from grognard.rulesets.alea.play.verdict import judge
from grognard.rulesets.alea.play.ways import orders_through, way_of, ways
from grognard.rulesets.alea.scenario import AleaScenario


class AleaSystem:
    """One edition as a game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    @property
    def rules(self) -> Rules:
        return self.ruleset.rules

    phases: Mapping[str, PhaseRules] = PHASES

    @property
    def verbs(self) -> tuple[str, ...]:
        return (
            "deploy", "enter", "call", "order", "move", "stack", "exit", "assault", "charge", "fire", "melee",
            "reorganize", "done",
        )  # fmt: skip

    @property
    def words(self) -> tuple[str, ...]:
        return (*get_args(Formation), *KINDS)

    @property
    def scale(self) -> Scale:
        """1.3  A hex, a turn and a strength point in metres, minutes and men."""
        rules = self.rules
        return Scale(rules.number("scale.metres"), rules.number("scale.minutes"), rules.number("scale.men"))

    @cached_property
    def _sequence(self) -> Mapping[str, Any]:
        folder = self.ruleset.shared_folder
        assert folder is not None
        return read_toml(folder / "sequence.toml")

    def sequence(self, scenario: AleaScenario) -> Sequence:
        """3.1  The first player of the scenario first."""
        return sequence(self._sequence, (player.id for player in scenario.sides))

    def set_up(self, scenario: AleaScenario) -> State:
        """The counters on their start hexes; whoever comes later waits."""
        return State(tuple(pieces(scenario)), tracks=dict(opening_tracks(scenario)))

    def side_of(self, scenario: AleaScenario, unit: str) -> str:
        return roster(scenario).side(unit)

    def hide(self, scenario: AleaScenario, state: State, side: str) -> State:  # noqa: ARG002
        """Nothing is hidden in this system."""
        return state

    def news(self, battle: Battle, event: Event) -> News | None:
        """What a player must not miss."""
        return news(battle, event)

    def problems(self, battle: Battle) -> Iterator[Message]:
        return problems(battle)

    def score(self, battle: Battle) -> Mapping[str, list[Line]]:
        """11.1  The points of both sides if the game ended now."""
        return score(battle)

    def victory(self, battle: Battle) -> Victory:
        """11.  How each side wins, and how far it is."""
        return victory(battle)

    def judge(self, battle: Battle) -> Judgement:
        """11.3  What the battle comes to if it ends now."""
        return judge(battle)

    def members(self, scenario: AleaScenario) -> tuple[Member, ...]:
        return tuple(briefing.members(scenario))

    def groups(self, scenario: AleaScenario) -> Mapping[str, str]:
        return briefing.groups(scenario)

    def opens(self, scenario: AleaScenario) -> Message:
        """3.1  Who moves first."""
        return briefing.opens(scenario)

    def ruling_of(self, battle: Battle, order: Order) -> tuple[str, Any] | None:
        """The procedure and case that an order is ruled with."""
        return ruling_of(battle, order)

    @property
    def signs(self) -> Signs:
        """6.1, 7.4, 8.4  Who has fired, fought, or flees."""
        return Signs(shots=("fired",), clashes=("fought",), routs=("fleeing",))

    def declarations(self, battle: Battle) -> tuple[Declaration, ...]:
        """7.1, 7.14  ASSAULT markers and charges that came home."""
        return declarations(battle)

    @property
    def layers(self) -> tuple[Layer, ...]:
        return LAYERS

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:
        """Zones, command, lines of fire, or what a side threatens."""
        return layer(battle, id, subject)

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:  # noqa: ARG002
        """5.10  Where an enemy holds a counter up."""
        return controlled(battle, self.side_of(battle.scenario, unit), cell, zones)

    def dangers(self, battle: Battle, subject: Subject) -> tuple[Danger, ...]:
        """Who can do something to a place or to whoever stands there, and how it would be ruled."""
        return THREATS.dangers(battle, subject)

    def ways(self, battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
        """5.9  The cheapest way to each hex."""
        return ways(battle, unit)

    def way_of(self, battle: Battle, order: Order) -> tuple[Stride, ...]:
        return way_of(battle, order)

    def orders_through(self, battle: Battle, unit: str, hexes: Iterable[str]) -> list[Order]:
        """5.9  Moves by way-points."""
        return orders_through(battle, unit, tuple(hexes))

    def cost_of(self, battle: Battle, order: Order) -> int | None:
        """5.1  The movement points of a march; commanders ride without counting them."""
        return march_cost(battle, order) if battle.step.phase.id == "movement" else None

    @property
    def states(self) -> tuple[str, ...]:
        """1.12  The states of a counter, the best first."""
        return stakes.STATES

    def goals(self, battle: Battle) -> tuple[Goal, ...]:
        """11.2  The hexes that bring points."""
        return stakes.goals(battle)

    def price(self, battle: Battle, unit: str) -> float:
        """11.1  What the enemy gains if a piece is eliminated."""
        return stakes.price(battle, unit)

    def wound(self, battle: Battle, unit: str) -> float:
        """11.1  What the enemy gains by each SP that a counter loses."""
        return stakes.wound(battle, unit)

    def counsel(self, battle: Battle, order: Order) -> float | None:
        """5.18  What it is worth to leave the map."""
        return counsel(battle, order)

    @property
    def broken(self) -> tuple[str, ...]:
        return BROKEN

    def wear(self, battle: Battle, unit: str) -> float:
        return wear(battle, unit)

    def strain(self, battle: Battle, unit: str, *, lost: bool) -> float:
        return strain(battle, unit, lost=lost)

    def cohesion(self, battle: Battle, unit: str, cell: int) -> float:
        """8.14  What a division keeps by being within its commanders' radius."""
        return cohesion(battle, unit, cell)

    def may_set(self, battle: Battle, unit: str) -> Settable:
        """What players may put right about a counter by agreement."""
        return may_set(battle, unit)
