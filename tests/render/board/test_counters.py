from __future__ import annotations

from xml.etree import ElementTree

import pytest

from grognard.core.game.face import CounterFace
from grognard.render.board.counters import counter, said
from grognard.render.board.dress import Dress
from grognard.render.board.theme import default_theme

THEME = default_theme()
DRESS = Dress(THEME, ("french", "allied"))
GUARDS = CounterFace(
    id="A01",
    name="2/1st Foot Guards",
    side="allied",
    nation="british",
    symbol="infantry",
    grade="Ln",
    strength=6,
    quality="A",
    formation="normal",
    at=0,
)


def changed(**said: object) -> CounterFace:
    return CounterFace(**{name: getattr(GUARDS, name) for name in GUARDS.__struct_fields__} | said)


def texts(face: CounterFace) -> list[str | None]:
    return [text.text for text in parsed(face).iter("text")]


def parsed(face: CounterFace) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{counter(face, DRESS)}</g>")


def test_a_counter_shows_what_is_printed_on_it() -> None:
    assert texts(GUARDS) == ["Ln", "6", "A", "2/1st Guards"]
    assert THEME.colours["british"].body in counter(GUARDS, DRESS)


def test_a_commander_shows_his_name_and_figures() -> None:
    graham = changed(name="Sir Thomas Graham", symbol="commander", strength=None, figures=(1, 2))
    assert texts(graham) == ["1-2", "Graham"]


def test_the_band_has_the_colour_of_the_division() -> None:
    dressed = Dress(THEME, ("french", "allied"), {"guards": "#123456"})
    assert "#123456" in counter(changed(division="guards"), dressed)
    assert "#123456" not in counter(GUARDS, dressed)


def test_the_side_shows_by_the_corners_and_not_only_by_the_colour() -> None:
    """Swiss served on both sides at Bailén, in coats of the same red."""
    ours, theirs = (counter(changed(nation="swiss", side=side), DRESS) for side in DRESS.sides)
    edges = [DRESS.edge(side) for side in DRESS.sides]
    assert edges[0].corners != edges[1].corners
    assert edges[0].ink != edges[1].ink
    assert ours.replace(edges[0].ink, "") != theirs.replace(edges[1].ink, "")


def test_a_commander_wears_the_edge_of_his_side_too() -> None:
    drawn = {counter(changed(symbol="commander", strength=None, side=s), DRESS) for s in DRESS.sides}
    assert len(drawn) == 2


@pytest.mark.parametrize("state", ["disorganized", "defeated", "fleeing", "panicked"])
def test_every_state_looks_different(state: str) -> None:
    plain = counter(GUARDS, DRESS)
    shaken = counter(changed(state=state), DRESS)
    assert len(shaken) > len(plain)
    others = {counter(changed(state=other), DRESS) for other in ("disorganized", "defeated", "fleeing")}
    assert len(others | {plain, shaken}) == (4 if state != "panicked" else 5)


def test_no_state_hides_the_strength() -> None:
    order = [text.text for text in parsed(changed(state="disorganized")).iter("text")]
    assert "6" in order
    drawn = counter(changed(state="disorganized"), DRESS)
    assert drawn.index(THEME.states["disorganized"].ink) < drawn.index(">6<")


@pytest.mark.parametrize("formation", ["square", "guerrilla", "limbered", "deployed"])
def test_a_formation_has_a_sign(formation: str) -> None:
    assert counter(changed(formation=formation), DRESS) != counter(GUARDS, DRESS)


def test_an_unknown_formation_or_arm_shows_its_letters() -> None:
    odd = texts(changed(formation="wedge", symbol="zeppelin"))
    assert "W" in odd
    assert "Zep" in odd


def test_markers_say_what_is_written_on_them() -> None:
    marked = changed(markers=(("order", "attack"), ("fatigue", "2")))
    assert texts(marked)[-2:] == ["A", "2"]
    assert [title.text for title in parsed(marked).iter("title")] == ["order: attack", "fatigue: 2"]


def test_everything_that_a_unit_has_done_is_one_mark_and_no_figure() -> None:
    spent = changed(markers=(("moved", "1"), ("fired", "0604"), ("assault", "0604")))
    assert texts(spent) == texts(GUARDS)
    assert sorted(str(title.text) for title in parsed(spent).iter("title")) == ["assault", "moved, fired"]


def test_no_state_pales_a_counter() -> None:
    """Pale is what cannot be used; whoever runs can be used badly, and says so by a cross."""
    running = counter(changed(state="fleeing"), DRESS)
    assert 'width="100"' not in running
    assert running.count(THEME.states["fleeing"].ink) > counter(GUARDS, DRESS).count(
        THEME.states["fleeing"].ink
    )


def test_a_tooltip_tells_everything_that_is_not_ordinary() -> None:
    assert said(GUARDS, THEME) == "2/1st Foot Guards, 6 A"
    shaken = changed(state="fleeing", formation="square", markers=(("order", "hold"),))
    assert said(shaken, THEME) == "2/1st Foot Guards, 6 A, square, fleeing, order hold"
    assert said(changed(markers=(("moved", "1"),)), THEME) == "2/1st Foot Guards, 6 A, moved"
