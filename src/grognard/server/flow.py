"""The flow of a turn as the page shows it: its steps, why it cannot end yet, what ending it would give up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.core.game.flow import Stage, given_up, is_idle, stages, why_no_end
from grognard.core.game.node import Decision

if TYPE_CHECKING:
    from grognard.server.side_view import SideView


def stages_data(sight: SideView) -> list[dict[str, Any]]:
    """All steps of this turn, as far as the seat can know which of them will be played."""
    table = sight.game.table
    return [_stage_data(sight, stage) for stage in stages(table.system, table.battle(sight.state))]


def _stage_data(sight: SideView, stage: Stage) -> dict[str, Any]:
    words, phase = sight.words, stage.step.phase
    about = f"about-phase-{phase.id}"
    return {
        "number": stage.number,
        "id": phase.id,
        "title": phase.title.say(words.language),
        "rule": words.rules.cite(phase.rule),
        "about": words.say(about) if words.rules.catalogue.has(about) else None,
        "active": stage.step.active or None,
        "decides": stage.step.decides or None,
        "takes_place": stage.takes_place,
        "repeats": stage.repeats,
    }


def ending_data(sight: SideView) -> dict[str, Any]:
    """Whether the phase may be ended now, why not, and whether there is anything else to do in it."""
    game, node = sight.game, sight.game.node
    if not isinstance(node, Decision):
        return {"may_end": False, "no_end": None, "idle": False}
    refused = why_no_end(game) if node.choice is None else None
    why = None
    if refused is not None and sight.may_act:
        why = {"reason": sight.words.message(refused.reason), "rule": refused.rule}
    may_end = node.choice is None and refused is None
    return {"may_end": may_end, "no_end": why, "idle": may_end and sight.may_act and is_idle(game)}


def given_up_data(sight: SideView) -> dict[str, Any] | None:
    """What whoever has to decide would give up by ending the phase now; None where nothing."""
    lost = given_up(sight.game)
    return None if lost is None else {"text": sight.words.message(lost.text), "units": list(lost.units)}
