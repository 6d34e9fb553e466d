"""A thought put into words: the order, why, the odds that were seen, and what was rejected for it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from grognard.ai import titles
from grognard.ai.odds_cache import MOST_RUNS, Given, odds_cache
from grognard.ai.player import Chances, Thought, Weighed, decision
from grognard.core.drivers.bounded import Bounded
from grognard.core.drivers.sensitivity import expected_losses
from grognard.core.drivers.solver import TooCrowded
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.game import Game
from grognard.core.game.offers import Rulings
from grognard.core.game.order import Order
from grognard.core.messages import Catalogue, message
from grognard.rulesets import ruleset


def with_odds(game: Game, thought: Thought) -> Thought:
    """The thought with the odds of what it weighed, where a ruling follows at once.

    Players leave them out: they cost more to tell than to use.
    """
    rejected, side = thought.rejected, decision(game).side
    return msgspec.structs.replace(
        thought,
        chosen=_seen(game, thought.chosen, side),
        rejected=None if rejected is None else _seen(game, rejected, side),
    )


def _seen(game: Game, weighed: Weighed, side: str) -> Weighed:
    odds = chances(game, game.battle, weighed.order, side)
    return weighed if odds is None else msgspec.structs.replace(weighed, odds=odds)


def chances(game: Game, battle: Battle, order: Order, side: str) -> Chances | None:
    """The odds of an order as the odds driver gives them; None where it sets off no ruling, or one
    that is too crowded to wait for: then it was not weighed by all of its odds."""
    system = game.table.system
    ruling = system.ruling_of(battle, order) if isinstance(system, Rulings) else None
    if ruling is None:
        return None
    procedure = ruleset(game.scenario.ruleset).procedure(ruling[0])
    try:
        _odds, settled = odds_cache(system.rules).odds(procedure, ruling[1])
        # A solver of its own meets every decision of the case, and none of others.
        solver = Bounded(system.rules, dict(settled), MOST_RUNS)
        odds = solver.odds(procedure.run, ruling[1])
    except (IllegalOrder, TooCrowded):
        return None
    met: Given = tuple(pair for pair in settled if pair[0] in solver.choices_met)
    success = procedure.success
    losses = expected_losses(odds)
    own = sum(points for unit, points in losses.items() if _is_of(game, unit, side))
    others = sum(points for unit, points in losses.items() if _is_of(game, unit, "", not_side=side))
    return Chances(
        procedure=procedure.id,
        success=str(odds.chance(success.holds, success.of_any, success.of_every)),
        loses=str(own),
        takes=str(others),
        given=met,
    )


def _is_of(game: Game, unit: str, side: str, *, not_side: str = "") -> bool:
    if unit not in game.table.reducer.roll:
        return False
    found = game.side_of(unit)
    return found == side if side else found != not_side


def told(thought: Thought, language: str = "en") -> dict[str, Any]:
    """The thought as plain data: both orders with their reasons and odds, and what lies between them."""
    rejected = thought.rejected
    return {
        "chosen": _weighed_data(thought.chosen, language),
        "rejected": None if rejected is None else _weighed_data(rejected, language),
        "gap": None if rejected is None else round(thought.chosen.worth - rejected.worth, 2),
    }


def _weighed_data(weighed: Weighed, language: str) -> dict[str, Any]:
    odds = weighed.odds
    return {
        "order": str(weighed.order),
        "reason": titles.words().say(weighed.reason, language),
        "odds": None if odds is None else {**_figures(odds), "procedure": odds.procedure},
    }


def _figures(odds: Chances) -> dict[str, float]:
    """The odds for a reader, who looks the exact ones up with the ruling."""
    exact = {"success": odds.success, "loses": odds.loses, "takes": odds.takes}
    return {name: round(float(Fraction(text)), 4) for name, text in exact.items()}


def said(thought: Thought, language: str = "en") -> list[str]:
    """The thought in lines for a reader."""
    words, chosen, rejected = titles.words(), thought.chosen, thought.rejected
    reason = words.say(chosen.reason, language)
    lines = [words.say(message("ai-line-chosen", order=str(chosen.order), reason=reason), language)]
    lines += _odds_line(words, chosen, language)
    if rejected is not None:
        told = message(
            "ai-line-rejected",
            order=str(rejected.order),
            reason=words.say(rejected.reason, language),
            gap=f"{chosen.worth - rejected.worth:.1f}",
        )
        lines.append(words.say(told, language))
        lines += _odds_line(words, rejected, language)
    return lines


def _odds_line(words: Catalogue, weighed: Weighed, language: str) -> list[str]:
    odds = weighed.odds
    if odds is None:
        return []
    told = message("ai-line-odds", success=odds.success, loses=odds.loses, takes=odds.takes)
    return [words.say(told, language)]
