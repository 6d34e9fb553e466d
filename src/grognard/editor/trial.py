"""A battle in the making, played by computers against each other game by game, and what the games say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from grognard.core.brought import bring, marked
from grognard.core.changed_ruleset import FILE as CHANGES
from grognard.core.errors import BadCase, Fault
from grognard.core.scenario import Player, Scenario
from grognard.lab.balance import balance
from grognard.lab.figures import Estimate, mean, side_score
from grognard.lab.outcome import Outcome, play
from grognard.lab.study import Study
from grognard.lab.summary import total_loss
from grognard.lab.whatif import effects, games_needed
from grognard.scenarios import load

Data = dict[str, Any]
#: quick, and of equal skill on both sides
_PLAYERS = ("greedy", "greedy")
#: how well a win rate is worth knowing
_MARGIN = 0.03
#: points, turns and losses of a game; no battle comes near it
_MOST_POINTS = 5_000
#: hexes that are named
_MOST_GRAVES = 12


def tried(files: Mapping[str, str], number: int, language: str, printed: bool = False) -> Data:
    """What one game came to; the same number is the same game. `printed`: without the battle's own charts."""
    battle = battle_of(
        files if not printed else {name: text for name, text in files.items() if name != CHANGES}
    )
    outcome = play(_study(battle).job(number))
    return {
        "winner": outcome.winner,
        "turns": outcome.turns,
        "sides": [_side(side, language, outcome) for side in battle.sides],
        # The course of a game is not needed any more.
        "outcome": msgspec.json.encode(
            msgspec.structs.replace(outcome, strength={}, stood={}, held={})
        ).decode(),
    }


def summed(files: Mapping[str, str], outcomes: Sequence[str], printed: Sequence[str], language: str) -> Data:
    """What games came to together: who wins, at what cost, what would make it even."""
    battle = battle_of(files)
    study, found, before = _study(battle), outcomes_of(outcomes), outcomes_of(printed)
    if not found:
        raise BadCase([Fault("outcomes", "expected one game or more")])
    graves = Counter(one.hex for outcome in found for one in outcome.deaths if one.hex)
    return {
        "games": len(found),
        "sides": [
            {
                "id": side.id,
                "name": side.name.say(language),
                "wins": _estimate(side_score(found, side.id)),
                "lost": _estimate(mean([float(total_loss(one, side.id)) for one in found])),
            }
            for side in battle.sides
        ],
        "turns": _estimate(mean([float(one.turns) for one in found])),
        "graves": [{"hex": hex, "count": count} for hex, count in graves.most_common(_MOST_GRAVES)],
        "even": _even(study, battle, found, language) if all(one.score for one in found) else None,
        "effects": _effects(study, battle, before, found, language),
        "needed": _needed(study, before, found),
    }


def battle_of(files: Mapping[str, str]) -> Scenario[Any]:
    return load(bring(marked(files)))


def _study(battle: Scenario[Any]) -> Study:
    first, second = battle.sides
    return Study(scenario=battle.id, players=_PLAYERS, sides=(first.id, second.id))


def outcomes_of(texts: Sequence[str]) -> list[Outcome]:
    try:
        found = [msgspec.json.decode(text, type=Outcome) for text in texts]
    except (msgspec.DecodeError, msgspec.ValidationError) as wrong:
        raise BadCase([Fault("outcomes", f"expected what games came to: {wrong}")]) from None
    for one in found:
        lost = (points for groups in one.losses.values() for turns in groups.values() for points in turns)
        # They have been in other hands: no sum of them may take for ever.
        if any(abs(figure) > _MOST_POINTS for figure in (one.turns, *one.score.values(), *lost)):
            raise BadCase([Fault("outcomes", f"expected figures of at most {_MOST_POINTS}")])
    return found


def _even(study: Study, battle: Scenario[Any], found: Sequence[Outcome], language: str) -> Data:
    """How many points ahead the first side must be for both to win as often."""
    level = balance(study, found)
    return {
        "side": battle.sides[0].name.say(language),
        "level": level.level,
        "low": level.low,
        "high": level.high,
        "share": _estimate(level.even),
    }


def _effects(
    study: Study, battle: Scenario[Any], before: Sequence[Outcome], after: Sequence[Outcome], language: str
) -> list[Data]:
    if not before or len(before) != len(after):
        return []
    first, second = (side.name.say(language) for side in battle.sides)
    named = (
        ("wins", first),
        ("points", first),
        ("points", second),
        ("lost", first),
        ("lost", second),
        ("turns", ""),
    )
    return [
        {
            "what": what,
            "side": side,
            "printed": _estimate(one.printed),
            "changed": _estimate(one.changed),
            "difference": _estimate(one.difference),
            "sure": one.is_sure,
        }
        for (what, side), one in zip(named, effects(study, before, after), strict=True)
    ]


def _needed(study: Study, before: Sequence[Outcome], after: Sequence[Outcome]) -> int:
    """Games that would tell the effect on wins well; 0 where that cannot be said."""
    if not before or len(before) != len(after):
        return 0
    return games_needed(effects(study, before, after)[0], _MARGIN)


def _estimate(one: Estimate) -> Data:
    """Of a single game there is no margin."""
    return {"mean": one.mean, "margin": one.margin if one.count > 1 else None}


def _side(side: Player, language: str, outcome: Outcome) -> Data:
    return {"id": side.id, "name": side.name.say(language), "lost": total_loss(outcome, side.id)}
