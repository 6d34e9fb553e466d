"""What a commander is told before a battle, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.answers.victory_data import victory_data
from grognard.core.changed_ruleset import told_changes
from grognard.core.game import Game
from grognard.core.game.briefing import Arrival, Briefs, Force, arrivals, forces
from grognard.core.game.offers import men_of
from grognard.core.game.telling import Telling
from grognard.core.names import in_language
from grognard.rulesets import ruleset


def briefing_data(game: Game, words: Telling) -> dict[str, Any]:
    """Situation, armies, victory, length and arrivals of a battle as it was set up."""
    scenario, system = game.scenario, game.table.system
    told = in_language(scenario, words.language)
    members = tuple(system.members(told)) if isinstance(system, Briefs) else ()
    groups = system.groups(told) if isinstance(system, Briefs) else {}
    listed = forces(members, groups)
    men = men_of(system, scenario)
    return {
        "scenario": scenario.id,
        "title": scenario.title.say(words.language),
        "summary": scenario.summary.say(words.language),
        "options": [one.title.say(words.language) for one in scenario.options if one.id in scenario.chosen],
        "changed": told_changes(ruleset(scenario.ruleset), words.language),
        "first": words.message(system.opens(scenario)) if isinstance(system, Briefs) else None,
        "turns": scenario.turns,
        "starts": scenario.clock.at(1),
        # The last turn is over when the next would begin.
        "ends": scenario.clock.at(scenario.turns + 1),
        "minutes": scenario.clock.minutes,
        "armies": [_army(side, listed, men, words) for side in words.sides],
        "arrivals": [_arrival(one, game, words) for one in arrivals(members)],
        "victory": _victory(game, words),
    }


def _victory(game: Game, words: Telling) -> dict[str, Any] | None:
    """What is fought for; ground that reads the same is listed once, with all its hexes."""
    told = victory_data(game, words, game.table.start)
    if told is None:
        return None
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for one in told["objectives"]:
        same = found.setdefault((one["text"], one["each"], *one["sides"]), {**one, "spots": []})
        same["spots"] += one["spots"]
    return {**told, "objectives": list(found.values())}


def _army(side: str, listed: Iterable[Force], men: int | None, words: Telling) -> dict[str, Any]:
    own = [force for force in listed if force.side == side]
    strength = sum(force.strength for force in own)
    return {
        "id": side,
        "name": words.sides[side],
        "units": sum(force.units for force in own),
        "strength": strength,
        "men": None if men is None else strength * men,
        "guns": sum(force.guns for force in own),
        "formations": [
            {
                "name": force.name or words.say("briefing-apart"),
                "units": force.units,
                "strength": force.strength,
                "guns": force.guns,
                "leaders": list(force.leaders),
            }
            for force in own
        ],
    }


def _arrival(one: Arrival, game: Game, words: Telling) -> dict[str, Any]:
    return {
        "side": one.side,
        "turn": one.turn,
        "time": game.scenario.clock.at(one.turn),
        "place": one.place or None,
        "names": list(one.names),
        "note": None if one.note is None else words.plainly(one.note),
    }
