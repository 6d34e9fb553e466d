from __future__ import annotations

import msgspec
import pytest

from grognard.core.rules import Rules
from grognard.rulesets import ruleset
from grognard.rulesets.alea.stacking import crowd


class Counter(msgspec.Struct, frozen=True):
    arm: str = "infantry"
    strength: int = 6
    formation: str = "normal"
    division: str | None = "ruffin"


FOOT, HORSE = Counter(), Counter("cavalry", 5)
SQUARE = Counter(formation="square")
LOOSE = Counter(strength=3, formation="guerrilla")
GUNS = Counter("artillery", 6, "deployed", "leval")
TRAIN = Counter("train", 1, "limbered", None)


@pytest.fixture(params=["barrosa", "bailen"])
def rules(request: pytest.FixtureRequest) -> Rules:
    return ruleset(request.param).rules


@pytest.mark.parametrize(
    ("terrain", "stack"),
    [
        ("clear", [FOOT] * 4),
        ("clear", [SQUARE] * 3),
        ("clear", [HORSE] * 3),
        ("clear", [GUNS] * 3),
        ("clear", [FOOT] * 4 + [GUNS]),
        ("clear", [FOOT] * 4 + [LOOSE] * 2),
        ("clear", [FOOT] * 4 + [TRAIN]),
        ("cultivated", [FOOT] * 3),
        ("light-forest", [Counter(strength=12), GUNS]),
        ("strong-building", [FOOT]),
    ],
)
@pytest.mark.rule("barrosa 2.15", "bailen 2.15", "barrosa 2.16", "bailen 2.16")
def test_what_the_chart_allows_may_stay(rules: Rules, terrain: str, stack: list[Counter]) -> None:
    assert crowd(rules, terrain, stack) is None


@pytest.mark.parametrize(
    ("terrain", "stack", "said"),
    [
        ("clear", [FOOT] * 5, "30 strength points of infantry, 24 at most"),
        ("clear", [SQUARE] * 4, "24 strength points of square, 18 at most"),
        ("clear", [HORSE] * 4, "20 strength points of cavalry, 16 at most"),
        ("clear", [FOOT] * 2 + [HORSE], "17 strength points of cavalry, 16 at most"),
        ("clear", [GUNS] * 4, "4 batteries, 3 at most"),
        ("clear", [FOOT, GUNS, GUNS], "2 batteries, 1 at most"),
        ("clear", [LOOSE] * 3, "3 guerrillas, 2 at most"),
        ("cultivated", [SQUARE], "1 counters of square, 0 at most"),
        ("cultivated", [GUNS] * 2, "2 batteries, 1 at most"),
        ("light-forest", [FOOT] * 2, "2 counters of infantry, 1 at most"),
        ("light-forest", [HORSE] * 2, "2 counters of cavalry, 1 at most"),
        ("strong-building", [HORSE], "1 counters of cavalry, 0 at most"),
    ],
)
@pytest.mark.rule("barrosa 2.15", "bailen 2.15", "barrosa 2.16", "bailen 2.16", "bailen 2.24")
def test_too_much_is_told_with_its_limit(rules: Rules, terrain: str, stack: list[Counter], said: str) -> None:
    assert str(crowd(rules, terrain, stack)) == said


@pytest.mark.rule("barrosa 2.17", "bailen 2.17")
def test_divisions_do_not_mix_but_batteries_may_stand_with_any(rules: Rules) -> None:
    other = Counter(division="leval")
    assert str(crowd(rules, "clear", [FOOT, other])) == "2 divisions, 1 at most"
    assert crowd(rules, "clear", [FOOT, GUNS]) is None


def test_the_beach_takes_three_batteries_as_clear_ground_does() -> None:
    assert crowd(ruleset("barrosa").rules, "beach", [GUNS] * 3) is None


def test_no_guns_stand_in_a_strong_building_of_the_earlier_edition() -> None:
    assert crowd(ruleset("bailen").rules, "strong-building", [GUNS]) is not None
    assert crowd(ruleset("barrosa").rules, "strong-building", [GUNS]) is None
