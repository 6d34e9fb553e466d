"""Liberators, ready to be played on a table: set-up, phases, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Sequence as Several
from functools import cached_property
from typing import Any, get_args

import msgspec

from grognard.core.datafiles import read_toml
from grognard.core.events import Event
from grognard.core.game.battle import Battle
from grognard.core.game.briefing import Member
from grognard.core.game.declarations import Declaration, marked
from grognard.core.game.displays import Display
from grognard.core.game.effects import Signs
from grognard.core.game.layers import Layer, Overlay, Subject
from grognard.core.game.marching import Bearing, March, Sighting
from grognard.core.game.news import News
from grognard.core.game.offers import Attachment, Goal, Reply, Scale, Settable, scale_of
from grognard.core.game.order import Order
from grognard.core.game.sequence import Sequence, Step, sequence
from grognard.core.game.state import State
from grognard.core.game.system import PhaseRules
from grognard.core.game.threat_map import Danger
from grognard.core.game.victory import Judgement, ScoreLine, Victory
from grognard.core.messages import Message
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.pieces import Formation
from grognard.rulesets.liberators.play import briefing, exits, leading, prospects, stakes
from grognard.rulesets.liberators.play.aims import score, victory
from grognard.rulesets.liberators.play.candidates import Candidates, candidates
from grognard.rulesets.liberators.play.charges import COLD_STEEL
from grognard.rulesets.liberators.play.displays import displays
from grognard.rulesets.liberators.play.drills import drill
from grognard.rulesets.liberators.play.foreseen import foreseen
from grognard.rulesets.liberators.play.hazards import hazard
from grognard.rulesets.liberators.play.invariants import problems
from grognard.rulesets.liberators.play.layers import LAYERS, layer
from grognard.rulesets.liberators.play.maneuver_phase import attacks, proposals
from grognard.rulesets.liberators.play.news import news
from grognard.rulesets.liberators.play.order_worth import order_worth
from grognard.rulesets.liberators.play.phases import PHASES
from grognard.rulesets.liberators.play.preview import replies_to, ruling_after, ruling_of
from grognard.rulesets.liberators.play.reach import in_reach
from grognard.rulesets.liberators.play.repair import may_set
from grognard.rulesets.liberators.play.reserve import RESERVE
from grognard.rulesets.liberators.play.roster import roster
from grognard.rulesets.liberators.play.set_up import opening_tracks, pieces
from grognard.rulesets.liberators.play.threats import dangers
from grognard.rulesets.liberators.play.verdicts import judge


class LiberatorsSystem:
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
        drill = ("move", "form", "face", "flank", "pass", "scale", "replenish", "exit")
        guns = ("limber", "unlimber", "pivot", "prolong", "rally", "withdraw")
        return (
            "deploy",
            "lead",
            "attach",
            "leave",
            "check",
            "charge",
            *drill,
            *guns,
            "hold",
            "fire",
            "resolve",
            "done",
        )

    @property
    def words(self) -> tuple[str, ...]:
        return (*get_args(Formation), COLD_STEEL, RESERVE)

    @property
    def scale(self) -> Scale:
        """1.1  An inch, a turn and a stand in metres, minutes and men."""
        return scale_of(self.rules)

    @cached_property
    def _sequence(self) -> Mapping[str, Any]:
        return read_toml(self.ruleset.folder / "sequence.toml")

    def sequence(self, scenario: LiberatorsScenario) -> Sequence:
        """3.5, 13.2  The first player of the scenario first, but he sets up second."""
        found = sequence(self._sequence, (player.id for player in scenario.sides))
        opening = found.steps[: found.opening]
        return msgspec.structs.replace(found, steps=(*reversed(opening), *found.steps[found.opening :]))

    def set_up(self, scenario: LiberatorsScenario) -> State:
        return State(tuple(pieces(scenario)), tracks=opening_tracks(scenario))

    def side_of(self, scenario: LiberatorsScenario, unit: str) -> str:
        return roster(scenario).side(unit)

    def hide(self, scenario: LiberatorsScenario, state: State, side: str) -> State:  # noqa: ARG002
        """Nothing is hidden in this system."""
        return state

    def news(self, battle: Battle, event: Event) -> News | None:
        """What a player must not miss."""
        return news(battle, event)

    def problems(self, battle: Battle) -> Iterator[Message]:
        return problems(battle)

    def score(self, battle: Battle) -> Mapping[str, Several[ScoreLine]]:
        """11.2  The points of both sides if the game ended now."""
        return score(battle)

    def victory(self, battle: Battle) -> Victory:
        """11.  How each side wins, and how far it is."""
        return victory(battle)

    def judge(self, battle: Battle) -> Judgement:
        """11.  What the battle comes to if it ends now."""
        return judge(battle)

    def members(self, scenario: LiberatorsScenario) -> tuple[Member, ...]:
        return tuple(briefing.members(scenario))

    def groups(self, scenario: LiberatorsScenario) -> Mapping[str, str]:
        return briefing.groups(scenario)

    def opens(self, scenario: LiberatorsScenario) -> Message:
        return briefing.opens(scenario)

    def ruling_of(self, battle: Battle, order: Order) -> tuple[str, Any] | None:
        """The procedure and case that an order is ruled with."""
        return ruling_of(battle, order)

    def in_contact(self, battle: Battle, unit: str, cell: int, facing: int) -> bool:
        """6.3, 7.2  Where the enemy's muskets bear, and as far as he could charge."""
        return in_reach(battle, unit, cell, facing)

    def replies_to(self, battle: Battle, order: Order) -> tuple[Reply, ...]:
        """7.4  How a charge may be met."""
        return replies_to(battle, order)

    def ruling_after(self, battle: Battle, order: Order, given: Iterable[str]) -> tuple[str, Any] | None:
        """7.4  A charge that is met so."""
        return ruling_after(battle, order, given)

    def march(self, battle: Battle, order: Order) -> March | None:
        """How an order moves its unit over the table."""
        return prospects.march(battle, order)

    def sightings(self, battle: Battle, order: Order) -> Several[Sighting]:
        """Whom the unit of an order would see afterwards, and could fire at."""
        return prospects.sightings(battle, order)

    def ranges(self, battle: Battle, order: Order) -> list[Bearing]:
        """The ground that the unit of an order would bear on afterwards."""
        return prospects.ranges(battle, order)

    def aimed(self, battle: Battle, order: Order) -> list[Bearing]:
        """Who could fire at the unit of an order afterwards."""
        return prospects.aimed(battle, order)

    @property
    def signs(self) -> Signs:
        """6.1, 8.2  Who has fired, and who is broken."""
        return Signs(shots=("fired",), routs=("broken",))

    def declarations(self, battle: Battle) -> tuple[Declaration, ...]:
        """7.2  Charges that have not been fought out."""
        return tuple(marked(battle.state.pieces, {"charging": "charge"}, battle.rules.cite("7.2")))

    def displays(self, battle: Battle) -> tuple[Display, ...]:
        """11.1, 4.8  How the armies stand, who holds what, and who has yet to come."""
        return displays(battle)

    @property
    def layers(self) -> tuple[Layer, ...]:
        return LAYERS

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:
        return layer(battle, id, subject)

    def dangers(self, battle: Battle, subject: Subject) -> tuple[Danger, ...]:
        """Who can fire at a unit or charge it, or come to a place, and how it would be ruled."""
        return dangers(battle, subject)

    @property
    def states(self) -> tuple[str, ...]:
        return stakes.STATES

    def goals(self, battle: Battle) -> tuple[Goal, ...]:
        return tuple(stakes.goals(battle))

    def price(self, battle: Battle, unit: str) -> float:
        return stakes.price(battle, unit)

    def wound(self, battle: Battle, unit: str) -> float:
        return stakes.wound(battle, unit)

    def order_worth(self, battle: Battle, order: Order) -> float | None:
        """What an order is worth that neither fights nor marches."""
        return order_worth(battle, order)

    def proposals(self, battle: Battle, unit: str) -> Iterator[Order] | None:
        """Places on a table are many, and dear to check."""
        return proposals(battle, unit) if battle.step.phase.id == "maneuver" else None

    def candidates(self, battle: Battle, unit: str) -> Candidates | None:
        """To be drawn from without a list."""
        return candidates(battle, unit)

    def attacks(self, battle: Battle, unit: str) -> Iterator[Order]:
        """7.1  The charges that a unit may make now."""
        return attacks(battle, unit) if battle.step.phase.id == "maneuver" else iter(())

    def attachment(self, battle: Battle, leader: str, unit: str) -> Attachment:
        """What it is to a leader to be with one unit."""
        return leading.attachment(battle, leader, unit)

    def attached_to(self, battle: Battle, leader: str) -> str:
        return leading.attached_to(battle, leader)

    def held_back(self, battle: Battle, unit: str) -> bool:
        """14.4  Whether a unit belongs to a reserve that has yet to be released."""
        return leading.held_back(battle, unit)

    def is_release(self, battle: Battle, order: Order) -> bool:
        return leading.is_release(battle, order)

    def leads_out(self, battle: Battle, order: Order) -> bool:  # noqa: ARG002
        """14.10  Off the table by an exit."""
        return order.verb in exits.VERBS

    def drill(self, battle: Battle, order: Order) -> float:
        """How much better an order leaves its unit formed."""
        return drill(battle, order)

    def hazard(self, battle: Battle, unit: str, cell: int) -> float:
        """What it costs to stand apart from those one belongs to."""
        return hazard(battle, unit, cell)

    def foreseen(self, scenario: LiberatorsScenario, state: State, step: Step) -> State:
        """3.2  Whoever maneuvers has checked before."""
        return foreseen(scenario, state, step)

    def may_set(self, battle: Battle, unit: str) -> Settable:
        """What players may put right about a piece by agreement."""
        return may_set(battle, unit)
