"""A table as a picture: everything on it in its place, the same every time, and well-formed."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from grognard.core.errors import BadCase
from grognard.core.game.face import CounterFace, Counters
from grognard.core.messages import LANGUAGES, Label
from grognard.plane import Point, packed
from grognard.render.battlefield import battlefield_key_svg, battlefield_svg
from grognard.render.board.block import COLUMN
from grognard.render.board.dress import Dress
from grognard.render.board.lettering import SERIF, width
from grognard.render.board.theme import default_theme
from grognard.render.table import badge, body, local_outline
from grognard.render.table.badges import clear_of
from grognard.rulesets import ruleset
from grognard.scenarios import load

FARM = load("chacabuco-farm")
DRESS = Dress(default_theme(), ("patriot", "royalist"))
SVG = "{http://www.w3.org/2000/svg}"


def counters() -> Counters:
    shape = ruleset(FARM.ruleset).scenario_shape
    assert shape is not None
    assert shape.counters is not None
    return shape.counters(FARM, None)


def face(heading: int = 0, *, formation: str = "line", state: str = "good-order", **said: Any) -> CounterFace:
    """Three stands at 10,10 that face north or east."""
    outline = {
        0: ((8500, 10_000), (11_500, 10_000), (11_500, 9250), (8500, 9250)),
        9000: ((10_000, 11_500), (10_000, 8500), (9250, 8500), (9250, 11_500)),
    }[heading]
    whole: dict[str, Any] = {
        "id": "P01", "name": "11 de los Andes", "side": "patriot", "symbol": "infantry", "strength": 3,
        "state": state, "formation": formation, "at": packed(Point(10_000, 10_000)), "facing": heading,
        "outline": outline,
    }  # fmt: skip
    return CounterFace(**{**whole, **said})


def test_a_table_says_how_it_is_measured() -> None:
    drawing = ElementTree.fromstring(battlefield_svg(FARM))
    (table,) = [group for group in drawing.iter(f"{SVG}g") if group.get("id") == "table"]
    assert [table.get(f"data-{name}") for name in ("inch", "width", "depth")] == ["40", "72", "48"]
    edge = drawing.find(f"{SVG}defs/{SVG}clipPath/{SVG}path")
    assert edge is not None
    assert edge.get("d") == "M0 0L2880 0L2880 1920L0 1920Z"


def test_every_area_is_named_in_the_readers_language() -> None:
    drawn = battlefield_svg(FARM, None, "es")
    for area in FARM.tabletop.areas:
        assert f">{area.name.es}<" in drawn


def test_of_a_hill_in_steps_only_the_top_is_named_and_each_level_is_drawn_once() -> None:
    maipu = load("maipu-1818")
    drawn = battlefield_svg(maipu)
    assert f">{maipu.tabletop.area('T05').name.en}<" in drawn
    assert f">{maipu.tabletop.area('T04').name.en}<" not in drawn
    relief = next(g for g in ElementTree.fromstring(drawn).iter(f"{SVG}g") if g.get("id") == "relief")
    assert [len(hill.findall(f"{SVG}g")) for hill in relief] == [1] * len(
        [a for a in maipu.tabletop.areas if a.level]
    )


def test_no_id_is_given_twice_and_every_reference_leads_somewhere() -> None:
    drawn = battlefield_svg(FARM, counters())
    ids = Counter(re.findall(r' id="([^"]+)"', drawn))
    assert [name for name, count in ids.items() if count > 1] == []
    used = set(re.findall(r'href="#([^"]+)"', drawn)) | set(re.findall(r"url\(#([^)]+)\)", drawn))
    assert used <= set(ids)


def test_a_table_drawn_twice_is_the_same_and_a_strange_language_is_refused() -> None:
    assert battlefield_svg(FARM, counters(), "fr") == battlefield_svg(FARM, counters(), "fr")
    with pytest.raises(BadCase):
        battlefield_svg(FARM, None, "la")


def test_the_key_names_ground_and_formations() -> None:
    key = battlefield_key_svg(FARM, counters(), "en")
    ElementTree.fromstring(key)
    assert all(f">{word}<" in key for word in ("Steep hill", "Walled fields", "attack column"))


def test_a_map_of_hexes_is_drawn_as_ever() -> None:
    hexes = load("alea-training")
    assert 'id="hex"' in battlefield_svg(hexes)
    assert "<svg" in battlefield_key_svg(hexes)


def test_a_body_is_drawn_alike_whichever_way_it_faces() -> None:
    north, east = face(0), face(9000)
    assert local_outline(north) == local_outline(east) == [(-1.5, 0), (1.5, 0), (1.5, -0.75), (-1.5, -0.75)]
    assert body(north, DRESS) == body(east, DRESS)


def test_formation_and_state_show_on_a_body() -> None:
    drawn = {body(face(0, formation=f, state=s), DRESS) for f, s in (
        ("line", "good-order"), ("skirmish", "good-order"), ("line", "disordered"), ("line", "broken"),
    )}  # fmt: skip
    assert len(drawn) == 4
    assert ">3<" in badge(face(0), DRESS)


def ranks(drawn: str) -> int:
    """How many lines of figures there are."""
    coats = next(part for part in drawn.split("<path") if DRESS.theme.uniforms["patriot"].coat in part)
    return coats.count("M")


def test_there_are_as_many_figures_as_stands() -> None:
    column = ((9000, 10_000), (11_000, 10_000), (11_000, 8500), (9000, 8500))
    drawn = [body(face(formation="attack-column", strength=n, outline=column), DRESS) for n in (2, 3, 4)]
    assert [ranks(one) for one in drawn] == [4, 6, 8]


def test_arms_have_figures_of_their_own_and_a_unit_is_a_handful_of_shapes() -> None:
    drawn = [body(face(symbol=arm), DRESS) for arm in ("infantry", "cavalry", "artillery")]
    assert len(set(drawn)) == 3
    assert max(one.count("<") for one in drawn) < 40


def test_sides_are_told_apart_without_colours() -> None:
    """In uniforms of the same colours the stands, the plates and the flags still differ in shape."""
    coats = DRESS.theme.uniforms["patriot"]
    alike = replace(DRESS.theme, uniforms={"patriot": coats, "royalist": coats})
    dress = Dress(alike, DRESS.sides)
    for draw in (body, badge):
        first, second = (re.sub(r"#\w{6}", "", draw(face(side=side), dress)) for side in dress.sides)
        assert first != second
    leaders = {
        body(face(side=side, symbol="commander", outline=((10_000, 10_000),)), dress) for side in dress.sides
    }
    assert len(leaders) == 2


def test_states_are_marked_on_the_body_and_on_its_plate() -> None:
    plain, disordered, broken = (badge(face(state=s), DRESS) for s in ("good-order", "disordered", "broken"))
    assert ">!<" in disordered
    assert len({plain, disordered, broken}) == 3


def test_no_leader_covers_the_number_of_his_men() -> None:
    assert clear_of((0, 0), [(5, 5)]) != (0, 0)
    assert clear_of((0, 0), [(200, 0)]) == (0, 0)


def test_names_stand_under_the_bodies_and_figures_along_the_tape() -> None:
    drawn = battlefield_svg(FARM, counters())
    names = [one.name for one in counters().faces]
    assert any(f">{name}<" in drawn for name in names)
    assert all(f">{inch}<" in drawn for inch in (2, 12, 46, 70))


@pytest.mark.parametrize("id", ["chacabuco-farm", "alea-training"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("longer", ["", ", the last stand of the rearguard on both banks of the river"])
def test_the_title_of_a_key_keeps_within_its_column(id: str, language: str, longer: str) -> None:
    own = load(id)
    words = own.title.say(language) + longer
    key = battlefield_key_svg(replace(own, title=Label(words, words, words)), None, language)
    lines = [
        one for one in ElementTree.fromstring(key).iter(f"{SVG}text") if "headline" in one.get("class", "")
    ]
    assert " ".join(one.text or "" for one in lines) == words
    for one in lines:
        assert width(one.text or "", float(one.get("font-size", "0")), SERIF) <= COLUMN
