from __future__ import annotations

from typing import Any

from tests.core.game.toy import Toy, toy_scenario

from grognard.core import events as ev
from grognard.core.game import new_game
from grognard.core.game.battle import Battle, Script
from grognard.core.game.sequence import Sequence, Step, sequence
from grognard.core.game.system import PhaseRules
from grognard.core.scenario import Scenario


def phase(id: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "rule": "1", "title": {"en": id}, **more}


def names(found: Sequence) -> list[str]:
    return [f"{step.active}/{step.phase.id}" if step.active else step.phase.id for step in found.steps]


def test_each_side_plays_its_phases_before_those_that_are_nobodys() -> None:
    found = sequence({"player": [phase("move")], "joint": [phase("night")]}, ("red", "blue"))
    assert names(found) == ["red/move", "blue/move", "night"]


def test_phases_that_are_nobodys_may_stand_among_the_others() -> None:
    turn = [phase("dawn", joint=True), phase("move"), phase("fight"), phase("night", joint=True)]
    found = sequence({"turn": turn}, ("red", "blue"))
    assert names(found) == ["dawn", "red/move", "red/fight", "blue/move", "blue/fight", "night"]


class Round(PhaseRules):
    """The sides act in turn until each has acted twice; blue begins."""

    def takes_place(self, battle: Battle, step: Step) -> bool:
        acts = battle.state.number("acts")
        return acts < 4 and step.active == ("blue", "red")[acts % 2]

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        battle.emit(ev.TrackSet("", "toy 1", what="acts", value=battle.state.number("acts") + 1))

    def leads_back(self, battle: Battle) -> bool:
        return battle.state.number("acts") < 4


class Dusk(PhaseRules):
    def begin(self, battle: Battle) -> Script[None]:
        yield from ()
        battle.emit(ev.GameEnded("", "toy 1", how="dusk"))


class Alternating(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.phases = {"dawn": PhaseRules(), "act": Round(), "dusk": Dusk()}

    def sequence(self, scenario: Scenario[Any]) -> Sequence:
        turn = [phase("dawn", joint=True), phase("act", back_to="act"), phase("dusk", joint=True)]
        return sequence({"turn": turn}, (player.id for player in scenario.sides))


def test_a_phase_is_passed_over_or_leads_back_as_its_rules_say() -> None:
    game = new_game(Alternating(), toy_scenario())
    began = [event for event in game.battle.events if isinstance(event, ev.PhaseBegan)]
    assert [f"{event.unit} {event.phase}".strip() for event in began] == [
        "blue act", "red act", "blue act", "red act", "dusk",
    ]  # fmt: skip
