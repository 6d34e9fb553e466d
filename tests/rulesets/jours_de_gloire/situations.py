"""Situations that the tests of Jours de Gloire share."""

from __future__ import annotations

from typing import Any

from grognard import rule, ruleset
from grognard.core.drivers import OddsSolver, Played
from grognard.core.outcome import Outcome
from grognard.core.procedure import Read
from grognard.dice import TypedDice

JDG = ruleset("jours-de-gloire")

#: The plainest answers: nobody does anything he need not do.
QUIET = {
    f"{side}.{what}": "no"
    for side in ("attacker", "defender")
    for what in (
        "refuse", "reaction-fire", "fire-at", "takes-hit", "square", "counter-charge", "advance",
        "breakthrough", "counter-shock", "pursue", "pursue-into", "charge-again",
    )
} | {"target.counter-battery": "no"}  # fmt: skip


def played(procedure: str, dice: list[int], case: dict[str, Any], **policy: str) -> Played:
    """A ruling with these dice; decisions are written with underscores, `attacker__pursue="yes"`."""
    asked = {name.replace("__", ".").replace("_", "-"): option for name, option in policy.items()}
    built = JDG.build_case(procedure, case)
    source = TypedDice(dice)
    done = rule(JDG, procedure, built, source, {**QUIET, **asked})
    assert source.left == (), "dice were given that no rule asked for"
    return done


def ruled(procedure: str, dice: list[int], case: dict[str, Any], **policy: str) -> Outcome:
    return played(procedure, dice, case, **policy).outcome


def asked(procedure: str, case: dict[str, Any], **policy: str) -> set[str]:
    """Every decision that can come up, whatever the dice."""
    settled = {name.replace("__", ".").replace("_", "-"): option for name, option in policy.items()}
    solver = OddsSolver(JDG.rules, {**QUIET, **settled})
    solver.odds(JDG.procedure(procedure).run, JDG.build_case(procedure, case))
    return set(solver.choices_met)


def tallies(done: Played) -> list[dict[str, int]]:
    """The modifiers of each roll on a chart, by id; a die read twice counts once."""
    return [
        {entry.id: entry.value for entry in step.entries}
        for step in done.steps
        if step.chart is not None and not isinstance(step.request, Read)
    ]


def unit(id: str, arm: str = "infantry", strength: int = 4, cohesion: int = 5, **more: Any) -> dict[str, Any]:
    return {"id": id, "arm": arm, "strength": strength, "cohesion": cohesion, **more}


def shock(attacker: dict[str, Any] | None = None, defence: dict[str, Any] | None = None, **more: Any) -> Any:
    """Four SP of infantry upon four, cohesion equal, in the open: +1 in all, unless something is changed."""
    return {
        "attackers": [{"units": [unit("a")], **(attacker or {})}],
        "defence": {"units": [unit("d")], **(defence or {})},
        **more,
    }


def charge(attacker: dict[str, Any] | None = None, defence: dict[str, Any] | None = None, **more: Any) -> Any:
    """Four SP of light cavalry upon four of infantry in the open: +2 in all."""
    return shock({"units": [unit("c", "cavalry")], **(attacker or {})}, defence, **more)


def fire(firing: dict[str, Any] | None = None, target: dict[str, Any] | None = None, **more: Any) -> Any:
    """A battery of four SP at two hexes upon infantry in the open: +4 in all."""
    return {
        "distance": 2,
        "firing": {"units": [unit("g", "artillery")], **(firing or {})},
        "target": {"units": [unit("t")], **(target or {})},
        **more,
    }
