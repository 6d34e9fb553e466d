from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from tests.render.board.test_plan import plan_of

from grognard.core.game.face import CounterFace
from grognard.core.game.state import ALL_ROUND
from grognard.render.board.dress import Dress, division_colours
from grognard.render.board.stacks import occupied, stacks

PLAN = plan_of("alea-training")
DRESS = Dress(PLAN.theme, ("french", "allied"))


def face(id: str, **said: Any) -> CounterFace:
    whole: dict[str, Any] = {
        "name": id,
        "side": "french",
        "nation": "french",
        "symbol": "infantry",
        "strength": 5,
        "at": 40,
    }
    return CounterFace(id=id, **{**whole, **said})


def drawn(*faces: CounterFace) -> ElementTree.Element:
    return ElementTree.fromstring(stacks(PLAN, faces, DRESS))


def units(*faces: CounterFace) -> list[str | None]:
    return [group.get("id") for group in drawn(*faces).iter("g") if group.get("class") == "counter"]


def place(group: ElementTree.Element, id: str) -> tuple[float, float]:
    found = group.find(f".//g[@id='unit-{id}']")
    assert found is not None
    x, y = str(found.get("transform")).removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def test_the_top_counter_is_drawn_last_and_over_the_hex() -> None:
    pile = [face("low", depth=1), face("top", depth=0)]
    assert units(*pile) == ["unit-low", "unit-top"]
    x, y = PLAN.at(40)
    assert place(drawn(*pile), "top") == pytest.approx((x, y), abs=0.1)
    assert place(drawn(*pile), "low") != place(drawn(*pile), "top")


def test_a_stack_says_how_high_and_how_strong_it_is_and_a_single_counter_does_not() -> None:
    counts = [
        text.text
        for text in drawn(face("a"), face("b", depth=1)).iter("text")
        if text.get("class") == "count"
    ]
    assert counts == ["2", "10"]
    assert not [text for text in drawn(face("a")).iter("text") if text.get("class") == "count"]


def test_a_commander_stands_on_the_corner_away_from_the_front() -> None:
    chief = face("chief", symbol="commander", strength=None, figures=(1, 2))
    x, _y = PLAN.at(40)
    assert place(drawn(face("a", facing=5), chief), "chief")[0] > x
    assert place(drawn(face("a", facing=1), chief), "chief")[0] < x
    assert place(drawn(chief), "chief")[0] == pytest.approx(x, abs=0.1)


def test_a_front_is_marked_and_all_round_is_not() -> None:
    assert "rotate(-90)" in stacks(PLAN, (face("a", facing=0),), DRESS)
    assert "rotate(30)" in stacks(PLAN, (face("a", facing=2),), DRESS)
    assert "rotate" not in stacks(PLAN, (face("a", facing=ALL_ROUND),), DRESS)


def test_divisions_of_a_side_have_different_colours() -> None:
    faces = [face("a", division="x"), face("b", division="y"), face("c", division="x")]
    colours = division_colours(faces, PLAN.theme)
    assert len(set(colours.values())) == 2


def test_names_keep_clear_of_counters_and_commanders() -> None:
    chief = face("chief", symbol="commander", strength=None)
    assert len(occupied(PLAN, [face("a")])) == 1
    assert len(occupied(PLAN, [face("a"), chief])) == 2
