"""Jours de Gloire, ready to be played: set-up, phases, what is hidden, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from grognard.core.datafiles import read_toml
from grognard.core.events import Event, Found
from grognard.core.game.battle import Battle
from grognard.core.game.briefing import Member
from grognard.core.game.contact import controlled
from grognard.core.game.declarations import Declaration, marked
from grognard.core.game.displays import Display
from grognard.core.game.effects import Signs
from grognard.core.game.journal import Entry
from grognard.core.game.layers import Layer, Overlay, Subject
from grognard.core.game.muster import Recruit
from grognard.core.game.news import News
from grognard.core.game.offers import Goal, Scale, Settable, Stride
from grognard.core.game.order import Order
from grognard.core.game.sequence import Sequence, Step, sequence
from grognard.core.game.state import State
from grognard.core.game.system import PhaseRules
from grognard.core.game.threat_map import Danger
from grognard.core.game.victory import Judgement, Victory
from grognard.core.messages import Message
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.play import briefing, stakes
from grognard.rulesets.jours_de_gloire.play.aims import Line, score, victory
from grognard.rulesets.jours_de_gloire.play.counsel import counsel
from grognard.rulesets.jours_de_gloire.play.displays import displays
from grognard.rulesets.jours_de_gloire.play.foreseen import foreseen
from grognard.rulesets.jours_de_gloire.play.foretell import ruling_of
from grognard.rulesets.jours_de_gloire.play.hiding import guess, hide, tells
from grognard.rulesets.jours_de_gloire.play.invariants import problems
from grognard.rulesets.jours_de_gloire.play.layers import LAYERS, layer
from grognard.rulesets.jours_de_gloire.play.mending import may_set
from grognard.rulesets.jours_de_gloire.play.movement_phase import move_cost
from grognard.rulesets.jours_de_gloire.play.mustering import compared, muster
from grognard.rulesets.jours_de_gloire.play.news import news
from grognard.rulesets.jours_de_gloire.play.outlook import zones
from grognard.rulesets.jours_de_gloire.play.phases import PHASES
from grognard.rulesets.jours_de_gloire.play.roster import roster
from grognard.rulesets.jours_de_gloire.play.set_up import opening_tracks, pieces
from grognard.rulesets.jours_de_gloire.play.squares import LINE, SQUARE
from grognard.rulesets.jours_de_gloire.play.threats import THREATS
from grognard.rulesets.jours_de_gloire.play.verdict import judge
from grognard.rulesets.jours_de_gloire.play.ways import orders_through, way_of, ways


class ActivationSystem:
    """The series as a game."""

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
        return ("deploy", "allot", "fire", "move", "charge", "form", "shock", "fight", "done")

    @property
    def words(self) -> tuple[str, ...]:
        return (SQUARE, LINE)

    @property
    def scale(self) -> Scale:
        """1.2, 1.3  A hex, a turn and a strength point in metres, minutes and men."""
        rules = self.rules
        return Scale(rules.number("scale.metres"), rules.number("scale.minutes"), rules.number("scale.men"))

    @cached_property
    def _sequence(self) -> Mapping[str, Any]:
        return read_toml(self.ruleset.folder / "sequence.toml")

    def sequence(self, scenario: Battlefield) -> Sequence:
        """3. The first player of the scenario first."""
        return sequence(self._sequence, (player.id for player in scenario.sides))

    def set_up(self, scenario: Battlefield) -> State:
        """The units on their start hexes; whoever comes later waits."""
        return State(tuple(pieces(scenario)), tracks=dict(opening_tracks(scenario)))

    def side_of(self, scenario: Battlefield, unit: str) -> str:
        return roster(scenario).side(unit)

    def hide(self, scenario: Battlefield, state: State, side: str) -> State:
        """1.14  Order markers lie face down until their formation is activated."""
        return hide(scenario, state, side)

    def tells(self, scenario: Battlefield, entry: Entry, side: str) -> Entry:  # noqa: ARG002
        """3.1  Orders are allotted in secret."""
        return tells(entry, side)

    def guess(
        self, battle: Battle, now: State, order: Order | None, side: str, seed: int
    ) -> tuple[State, Order | None]:
        """4.1  Orders that the enemy may have given."""
        return guess(battle, now, order, side, seed)

    def reveals(self, events: tuple[Event, ...]) -> bool:
        """3.4  Whether a formation has shown its orders."""
        return any(isinstance(event, Found) and event.what == "orders" for event in events)

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

    def members(self, scenario: Battlefield) -> tuple[Member, ...]:
        return tuple(briefing.members(scenario))

    def groups(self, scenario: Battlefield) -> Mapping[str, str]:
        return briefing.groups(scenario)

    def opens(self, scenario: Battlefield) -> Message:
        return briefing.opens(scenario)

    def ruling_of(self, battle: Battle, order: Order) -> tuple[str, Any] | None:
        """The procedure and case that an order is ruled with."""
        return ruling_of(battle, order)

    def muster(self, battle: Battle, order: Order) -> tuple[Recruit, ...]:
        """4.1  Who may be named in an act of several."""
        return muster(battle, order)

    def compared(self, battle: Battle, order: Order) -> tuple[Message, ...]:
        """7.9  The odds of a shock."""
        return tuple(compared(battle, order))

    @property
    def layers(self) -> tuple[Layer, ...]:
        return LAYERS

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:
        """Zones, fronts, command, sight, fire and threat, drawn over the map."""
        return layer(battle, id, subject)

    @property
    def signs(self) -> Signs:
        """6.1, 8.6, 9.4  Who has fired, fought, or runs."""
        return Signs(shots=("fired",), clashes=("fought",), routs=("routed",))

    def declarations(self, battle: Battle) -> tuple[Declaration, ...]:
        """7.1  Shocks and charges to come."""
        kinds = {"charge": "charge", "shock": "shock"}
        return tuple(marked(battle.state.pieces, kinds, battle.rules.cite("7.1")))

    def dangers(self, battle: Battle, subject: Subject) -> tuple[Danger, ...]:
        """Who can do something to a place or to whoever stands there, and how it would be ruled."""
        return THREATS.dangers(battle, subject)

    def displays(self, battle: Battle) -> tuple[Display, ...]:
        """3.4  The cup, the orders, the sky and who is on the way."""
        return displays(battle)

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:  # noqa: ARG002
        """5.5  Where an enemy holds a counter up."""
        return controlled(battle, self.side_of(battle.scenario, unit), cell, zones)

    def ways(self, battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
        """5.4  The cheapest way to each hex."""
        return ways(battle, unit)

    def way_of(self, battle: Battle, order: Order) -> tuple[Stride, ...]:
        return way_of(battle, order)

    def orders_through(self, battle: Battle, unit: str, hexes: Iterable[str]) -> list[Order]:
        """5.4  Moves by way-points."""
        return orders_through(battle, unit, tuple(hexes))

    def cost_of(self, battle: Battle, order: Order) -> int | None:
        """5.1  The movement points of a march."""
        return move_cost(battle, order) if battle.step.phase.id == "movement" else None

    @property
    def states(self) -> tuple[str, ...]:
        """1.10  The states of a unit, the best first."""
        return stakes.STATES

    def goals(self, battle: Battle) -> tuple[Goal, ...]:
        """11.1  The ground that brings points."""
        return stakes.goals(battle)

    def price(self, battle: Battle, unit: str) -> float:
        """11.1  What the enemy gains if a piece is eliminated."""
        return stakes.price(battle, unit)

    def wound(self, battle: Battle, unit: str) -> float:
        return stakes.wound(battle, unit)

    def counsel(self, battle: Battle, order: Order) -> float | None:
        """3.2, 4.1, 5.13  What orders, the first marker and squares are worth."""
        return counsel(battle, order)

    def foreseen(self, scenario: Battlefield, state: State, step: Step) -> State:
        """3.4  While one side acts, any formation of the other may be the next."""
        return foreseen(scenario, state, step)

    def may_set(self, battle: Battle, unit: str) -> Settable:
        """What players may put right about a counter by agreement."""
        return may_set(battle, unit)
