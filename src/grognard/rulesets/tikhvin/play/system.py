"""Tikhvin, ready to be played: set-up, phases, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from grognard.core.datafiles import read_toml
from grognard.core.events import Event
from grognard.core.game.battle import Battle
from grognard.core.game.briefing import Member
from grognard.core.game.contact import controlled
from grognard.core.game.displays import Display
from grognard.core.game.effects import Signs
from grognard.core.game.layers import Layer, Overlay, Subject
from grognard.core.game.muster import Recruit
from grognard.core.game.news import News
from grognard.core.game.offers import Goal, Reply, Scale, Settable, Stride
from grognard.core.game.order import Order
from grognard.core.game.sequence import Sequence, sequence
from grognard.core.game.state import State
from grognard.core.game.system import PhaseRules
from grognard.core.game.threat_map import Danger
from grognard.core.game.victory import Judgement, Victory
from grognard.core.messages import Message
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.play import briefing, stakes, ways
from grognard.rulesets.tikhvin.play.aims import Line, score, victory
from grognard.rulesets.tikhvin.play.counsel import counsel, hazard
from grognard.rulesets.tikhvin.play.displays import displays
from grognard.rulesets.tikhvin.play.foretell import replies_to, ruling_after, ruling_of
from grognard.rulesets.tikhvin.play.invariants import problems
from grognard.rulesets.tikhvin.play.layers import LAYERS, layer, zones
from grognard.rulesets.tikhvin.play.mending import may_set
from grognard.rulesets.tikhvin.play.mustering import compared, muster
from grognard.rulesets.tikhvin.play.news import news
from grognard.rulesets.tikhvin.play.phases import PHASES
from grognard.rulesets.tikhvin.play.roster import roster
from grognard.rulesets.tikhvin.play.set_up import opening_tracks, pieces
from grognard.rulesets.tikhvin.play.threats import THREATS
from grognard.rulesets.tikhvin.play.verdict import judge


class TikhvinSystem:
    """The ruleset as a game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    @property
    def rules(self) -> Rules:
        return self.ruleset.rules

    @property
    def phases(self) -> Mapping[str, PhaseRules]:
        return PHASES

    @property
    def verbs(self) -> tuple[str, ...]:
        return ("deploy", "recover", "assign", "transfer", "activate", "move", "rail", "attack", "done")

    @property
    def scale(self) -> Scale:
        """1.3  A hex, a turn and a combat factor in metres, minutes and men."""
        rules = self.rules
        return Scale(rules.number("scale.metres"), rules.number("scale.minutes"), rules.number("scale.men"))

    @cached_property
    def _sequence(self) -> Mapping[str, Any]:
        return read_toml(self.ruleset.folder / "sequence.toml")

    def sequence(self, scenario: TikhvinScenario) -> Sequence:
        """3.1  The first player of the scenario first; who acts when is for the phases to say."""
        return sequence(self._sequence, (player.id for player in scenario.sides))

    def set_up(self, scenario: TikhvinScenario) -> State:
        """The pieces on their start hexes; whoever comes later waits."""
        return State(tuple(pieces(scenario)), tracks=opening_tracks(scenario))

    def side_of(self, scenario: TikhvinScenario, unit: str) -> str:
        return roster(scenario).side(unit)

    def hide(self, scenario: TikhvinScenario, state: State, side: str) -> State:  # noqa: ARG002
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
        """11.  What the battle comes to if it ends now."""
        return judge(battle)

    def members(self, scenario: TikhvinScenario) -> tuple[Member, ...]:
        return tuple(briefing.members(scenario))

    def groups(self, scenario: TikhvinScenario) -> Mapping[str, str]:
        return briefing.groups(scenario)

    def opens(self, scenario: TikhvinScenario) -> Message:
        return briefing.opens(scenario)

    def ruling_of(self, battle: Battle, order: Order) -> tuple[str, Any] | None:
        """The procedure and case that an order is ruled with."""
        return ruling_of(battle, order)

    def replies_to(self, battle: Battle, order: Order) -> tuple[Reply, ...]:
        """6.4  What the defender may commit to a combat."""
        return replies_to(battle, order)

    def ruling_after(self, battle: Battle, order: Order, given: Iterable[str]) -> tuple[str, Any] | None:
        """6.4  The combat as it is with the support that the defender has committed."""
        return ruling_after(battle, order, given)

    def muster(self, battle: Battle, order: Order) -> tuple[Recruit, ...]:
        """6.4, 7.3  Who may be named in an attack."""
        return muster(battle, order)

    def compared(self, battle: Battle, order: Order) -> tuple[Message, ...]:
        """7.5  The ratio of an attack."""
        return tuple(compared(battle, order))

    @property
    def signs(self) -> Signs:
        """7.1, 6.1  Who attacks, and who supports it."""
        return Signs(shots=("used",), clashes=("fought",))

    def displays(self, battle: Battle) -> tuple[Display, ...]:
        """3.3  The activations, the weather, the air units and who is due."""
        return displays(battle)

    @property
    def layers(self) -> tuple[Layer, ...]:
        return LAYERS

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:
        """Zones, command, threats or supply."""
        return layer(battle, id, subject)

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:  # noqa: ARG002
        """5.2  Where an enemy holds a counter up."""
        return controlled(battle, self.side_of(battle.scenario, unit), cell, zones)

    def dangers(self, battle: Battle, subject: Subject) -> tuple[Danger, ...]:
        """Who can do something to a place or to whoever stands there, and how it would be ruled."""
        return THREATS.dangers(battle, subject)

    def ways(self, battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
        return ways.ways(battle, unit)

    def way_of(self, battle: Battle, order: Order) -> tuple[Stride, ...]:
        return ways.way_of(battle, order)

    def orders_through(self, battle: Battle, unit: str, hexes: Iterable[str]) -> list[Order]:
        """5.1  Moves by way-points."""
        return ways.orders_through(battle, unit, tuple(hexes))

    def cost_of(self, battle: Battle, order: Order) -> int | None:
        return ways.cost_of(battle, order)

    @property
    def states(self) -> tuple[str, ...]:
        return stakes.STATES

    def goals(self, battle: Battle) -> tuple[Goal, ...]:
        """11.1  The places that bring points."""
        return stakes.goals(battle)

    def price(self, battle: Battle, unit: str) -> float:
        """11.2  What the enemy gains if a unit is eliminated."""
        return stakes.price(battle, unit)

    def wound(self, battle: Battle, unit: str) -> float:
        return stakes.wound(battle, unit)

    def counsel(self, battle: Battle, order: Order) -> float | None:
        """3.3  What it is worth to activate somebody now."""
        return counsel(battle, order)

    def hazard(self, battle: Battle, unit: str, cell: int) -> float:
        """9.1  What want of supply costs a unit."""
        return hazard(battle, unit, cell)

    def may_set(self, battle: Battle, unit: str) -> Settable:
        """What players may put right about a piece by agreement."""
        return may_set(battle, unit)
