"""What a study says, as plain data: rates, points, losses, lengths, each with its margin of error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core.game.offers import men_of
from grognard.core.scenario import Scenario
from grognard.lab.figures import Estimate, elo, mean, paired_score, side_score, whole_pairs
from grognard.lab.outcome import Outcome
from grognard.lab.study import Study
from grognard.lab.variants import variant


def summary(study: Study, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The whole of it."""
    system, scenario = variant(study.scenario, study.options, study.changes)
    men = men_of(system, scenario)
    pairs = whole_pairs(outcomes)
    one, other = study.players
    score = paired_score(pairs, one, other)
    return {
        "scenario": scenario.id,
        "title": scenario.title.say("en"),
        "players": {"A": one, "B": other},
        "seed": study.seed,
        "changes": list(study.changes),
        "games": len(outcomes),
        "pairs": len(pairs),
        "score": {"player": one, **_told(score)},
        "elo": _told(elo(score)),
        "sides": [_side(scenario, outcomes, side, men) for side in study.sides],
        "results": _results(outcomes),
        "length": _told(mean([float(one.turns) for one in outcomes])),
        "orders": _told(mean([float(one.orders) for one in outcomes])),
        "men": men,
    }


def _told(found: Estimate) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(found)
    return {**data, "margin": found.margin}


def _side(scenario: Scenario[Any], outcomes: Sequence[Outcome], side: str, men: int | None) -> dict[str, Any]:
    lost = [float(total_loss(one, side)) for one in outcomes]
    toll = next((toll for toll in scenario.history if toll.side == side), None)
    return {
        "id": side,
        "name": next(player.name.say("en") for player in scenario.sides if player.id == side),
        "wins": _told(side_score(outcomes, side)),
        "points": _told(mean([float(one.score.get(side, 0)) for one in outcomes])),
        "lost": _told(mean(lost)),
        "lost_men": None if men is None else _told(mean([men * points for points in lost])),
        "history": None if toll is None else toll.men,
        "history_note": None if toll is None or toll.note is None else toll.note.say("en"),
        "luck": _told(mean([one.luck.get(side, 0.0) for one in outcomes])),
    }


def total_loss(outcome: Outcome, side: str) -> int:
    """The strength that a side lost in a game."""
    return sum(sum(by_turn) for by_turn in outcome.losses.get(side, {}).values())


def _results(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """How the games ended, the most frequent end first."""
    ends = Counter((one.winner, one.how) for one in outcomes)
    return [
        {"winner": winner or None, "how": how, "games": count}
        for (winner, how), count in sorted(ends.items(), key=lambda end: (-end[1], end[0]))
    ]
