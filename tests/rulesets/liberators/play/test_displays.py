"""4.7, 4.8, 11.1, 14.1. What is told beside the table."""

from __future__ import annotations

from typing import Any

from tests.staging import stage, table

from grognard.core.game.displays import Display, Displays
from grognard.core.messages import Label, Message
from grognard.rulesets.liberators.play.displays import displays


def told(**changed: Any) -> dict[str, Display]:
    return {display.id: display for display in displays(stage("maipu-1818", "close", "", **changed))}


def args(text: Message | Label) -> dict[str, Any]:
    assert isinstance(text, Message)
    return dict(text.args)


def test_losses_stand_beside_the_levels_that_they_are_measured_by() -> None:
    patriots, royalists = told(P01={"strength": 9}, R10={"state": "broken"})["armies"].lines
    assert args(patriots.text) == {"lost": 3, "broken": 0}
    assert args(patriots.facts[0]) == {"heavy": 28, "breaks": 28}
    assert args(royalists.text) == {"lost": 0, "broken": 15}


def test_every_key_position_is_told_with_its_holder() -> None:
    lines = told(tracks={"held.crest": "patriot"})["positions"].lines
    names = [line.text.en for line in lines if isinstance(line.text, Label)]
    assert names == ["Santiago road", "Royalist crest", "Western hillock", "Espejo"]
    assert [line.side for line in lines] == ["patriot", "patriot", "royalist", "royalist"]


def test_whoever_has_yet_to_come_is_listed_until_he_is_there() -> None:
    assert [args(line.text)["unit"] for line in told()["arrivals"].lines] == ["P17", "P17g", "PL8"]
    assert {line.facts[0].key for line in told(turn=9)["arrivals"].lines} == {"display-due"}
    here: dict[str, Any] = {id: {"at": f"{x},40"} for id, x in (("P17", 70), ("P17g", 68), ("PL8", 66))}
    assert "arrivals" not in told(**here)
    assert isinstance(table("maipu-1818").system, Displays)
