"""The record of a throw says which dice fell and whom they were about."""

from __future__ import annotations

import pytest

from grognard.core.game.journal import DICE, Entry
from grognard.core.game.thrown import asked_in, dice_of
from grognard.dice import Dice
from grognard.rulesets import ruleset

RULES = ruleset("jours-de-gloire").rules


@pytest.mark.parametrize(
    ("asked", "dice"),
    [
        ("roll 1d10 (0-9) ask-initiative(side=french, bonus=2) [jours-de-gloire 3.2]", Dice(1, 0, 9)),
        ("roll 2d6 ask-draw(count=6) [jours-de-gloire 3.4]", Dice(2, 1, 6)),
        ("consult fire effect -4 ask-fire(unit=N11) [jours-de-gloire 6.14]", RULES.chart("fire").dice),
        ("consult chart-of-then effect -4 ask-fire(unit=N11) [jours-de-gloire 6.14]", None),
    ],
)
def test_the_dice_of_a_throw_are_told_by_its_record(asked: str, dice: Dice | None) -> None:
    assert dice_of(RULES, Entry(asked, DICE, "throw 3")) == dice


def test_what_is_no_throw_has_no_dice_and_is_about_nobody() -> None:
    entry = Entry("order movement", "french", "move A05 0616")
    assert dice_of(RULES, entry) is None
    assert asked_in(entry) is None


def test_a_throw_names_whom_it_is_about() -> None:
    asked = "consult fire 6 +3 ask-fire(firer=A06, target=F02, points=6) [barrosa 6.16]"
    assert asked_in(Entry(asked, DICE, "throw 6")) == (
        "ask-fire",
        {"firer": "A06", "target": "F02", "points": "6"},
    )
    bare = "roll 1d6 ask-weather [tikhvin 4.1]"
    assert asked_in(Entry(bare, DICE, "throw 6")) == ("ask-weather", {})
