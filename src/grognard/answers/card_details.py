"""What a card of odds opens to: every outcome of each way, and what each modifier is worth in it.

Both cost more than the card, and are asked for apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from grognard.answers.card import Card, Reckoned
from grognard.answers.card_words import Speaker
from grognard.answers.figures import Line, chance_data, few_enough, lines_data, lines_of, marginals_of
from grognard.answers.ways import ways
from grognard.core.drivers.sensitivity import Worth, sensitivity

#: more outcomes than this are read by nobody: the rest is added up
_MOST = 60


def tree_data(card: Card, speaker: Speaker) -> dict[str, Any]:
    """Every outcome; ways to decide that come to exactly the same outcomes are told once."""
    joint = all(few_enough(one.situation, one.odds) for one in card.branches)
    listed = [_listed(one, joint=joint) for one in card.branches]
    kinds = [
        (_keys(lines), tuple((unit, _keys(own)) for unit, own in marginals.items()))
        for lines, marginals in listed
    ]
    found = []
    for way in ways([one.policy for one in card.branches], kinds):
        lines, marginals = listed[way.members[0]]
        alone = [{"unit": unit, "outcomes": lines_data(own)} for unit, own in marginals.items()]
        found.append({"when": speaker.when(way), **_cut(lines), "marginals": alone})
    return {"totals": not joint, "ways": found}


def _listed(one: Reckoned, *, joint: bool) -> tuple[tuple[Line, ...], Mapping[str, tuple[Line, ...]]]:
    lines, _only_losses = lines_of(one.situation, one.odds, joint=joint)
    return lines, {} if joint else marginals_of(one.situation, one.odds)


def _keys(lines: Sequence[Line]) -> tuple[Any, ...]:
    return tuple((line.label, line.chance) for line in lines)


def _cut(lines: tuple[Line, ...]) -> dict[str, Any]:
    rest = lines[_MOST:]
    left = sum((line.chance for line in rest), Fraction())
    told = {"count": len(rest), **chance_data(left)} if rest else None
    return {"outcomes": lines_data(lines[:_MOST]), "rest": told}


def worth_data(card: Card, speaker: Speaker) -> dict[str, Any]:
    """What each modifier is worth in points of success, in each way that differs on the card."""
    told = [[_modifier(one, speaker) for one in _worths(card.branches[way.members[0]])] for way in card.ways]
    if all(one == told[0] for one in told):
        return {"ways": [{"when": [], "modifiers": told[0]}]}
    found = zip(card.ways, told, strict=True)
    return {"ways": [{"when": speaker.when(way), "modifiers": modifiers} for way, modifiers in found]}


def _worths(one: Reckoned) -> tuple[Worth, ...]:
    situation, success = one.situation, one.situation.procedure.success
    rules = situation.ruleset.rules
    return sensitivity(
        rules,
        situation.run,
        situation.case,
        success.holds,
        dict(one.policy),
        success.of_any,
        success.of_every,
    )


def _modifier(worth: Worth, speaker: Speaker) -> dict[str, Any]:
    words = speaker.words
    return {
        "chart": worth.chart,
        "id": worth.modifier.id,
        "label": worth.modifier.label.say(words.language),
        "value": worth.modifier.shown,
        "rule": words.rules.cite(worth.modifier.rule),
        "points": [float(-points if speaker.hopes_not else points) for points in worth.points],
        "refused": worth.refused or None,
    }
