"""Liberators, ready to be played on a table: the parts that make it a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.composed import Composed
from grognard.core.game.declarations import Declaration, marked
from grognard.core.game.effects import Signs
from grognard.core.game.offers import Goal
from grognard.core.game.order import Order
from grognard.core.game.sequence import Sequence
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.pieces import Formation
from grognard.rulesets.liberators.play import (
    aims,
    briefing,
    candidates,
    displays,
    drills,
    exits,
    foreseen,
    hazards,
    invariants,
    layers,
    leading,
    maneuver_phase,
    news,
    order_worth,
    preview,
    prospects,
    reach,
    repair,
    roster,
    set_up,
    stakes,
    threats,
    verdicts,
)
from grognard.rulesets.liberators.play.charges import COLD_STEEL
from grognard.rulesets.liberators.play.phases import PHASES
from grognard.rulesets.liberators.play.reserve import RESERVE


class LiberatorsSystem(Composed):
    """The ruleset as a game."""

    phases = PHASES
    verbs = (
        *("deploy", "lead", "attach", "leave", "check", "charge"),
        *("move", "form", "face", "flank", "pass", "scale", "replenish", "exit"),
        *("limber", "unlimber", "pivot", "prolong", "rally", "withdraw"),
        *("hold", "fire", "resolve", "done"),
    )
    words = (*get_args(Formation), COLD_STEEL, RESERVE)
    states = stakes.STATES
    # 6.1, 8.2  Who has fired, and who is broken.
    signs = Signs(shots=("fired",), routs=("broken",))

    def sequence(self, scenario: LiberatorsScenario) -> Sequence:
        """3.5, 13.2  The first player of the scenario first, but he sets up second."""
        found = super().sequence(scenario)
        opening = found.steps[: found.opening]
        return msgspec.structs.replace(found, steps=(*reversed(opening), *found.steps[found.opening :]))

    def declarations(self, battle: Battle) -> tuple[Declaration, ...]:
        """7.2  Charges that have not been fought out."""
        return tuple(marked(battle.state.pieces, {"charging": "charge"}, battle.rules.cite("7.2")))

    def goals(self, battle: Battle) -> tuple[Goal, ...]:
        """11.2  The ground that is worth having."""
        return tuple(stakes.goals(battle))

    def proposals(self, battle: Battle, unit: str) -> Iterator[Order] | None:
        """Places on a table are many, and dear to check."""
        return maneuver_phase.proposals(battle, unit) if battle.step.phase.id == "maneuver" else None

    def attacks(self, battle: Battle, unit: str) -> Iterator[Order]:
        """7.1  The charges that a unit may make now."""
        return maneuver_phase.attacks(battle, unit) if battle.step.phase.id == "maneuver" else iter(())

    def leads_out(self, battle: Battle, order: Order) -> bool:  # noqa: ARG002
        """14.10  Off the table by an exit."""
        return order.verb in exits.VERBS

    # A part that bears the name of its module comes after all others of it.
    roster = staticmethod(roster.roster)
    members = staticmethod(briefing.members)
    groups = staticmethod(briefing.groups)
    opens = staticmethod(briefing.opens)
    problems = staticmethod(invariants.problems)
    may_set = staticmethod(repair.may_set)
    foreseen = staticmethod(foreseen.foreseen)
    set_up = staticmethod(set_up.opening)

    # 11. Victory, and what computer players go by
    sources = staticmethod(aims.sources)
    victory = staticmethod(aims.victory)
    judge = staticmethod(verdicts.judge)
    price = staticmethod(stakes.price)
    wound = staticmethod(stakes.wound)
    drill = staticmethod(drills.drill)
    hazard = staticmethod(hazards.hazard)
    attachment = staticmethod(leading.attachment)
    attached_to = staticmethod(leading.attached_to)
    held_back = staticmethod(leading.held_back)
    is_release = staticmethod(leading.is_release)
    order_worth = staticmethod(order_worth.order_worth)
    candidates = staticmethod(candidates.candidates)

    # Orders before they are given
    ruling_of = staticmethod(preview.ruling_of)
    replies_to = staticmethod(preview.replies_to)
    ruling_after = staticmethod(preview.ruling_after)
    march = staticmethod(prospects.march)
    sightings = staticmethod(prospects.sightings)
    ranges = staticmethod(prospects.ranges)
    aimed = staticmethod(prospects.aimed)

    # What is to be seen and told
    in_contact = staticmethod(reach.in_reach)
    layer = staticmethod(layers.layer)
    layers = layers.LAYERS
    dangers = staticmethod(threats.dangers)
    displays = staticmethod(displays.displays)
    news = staticmethod(news.news)
