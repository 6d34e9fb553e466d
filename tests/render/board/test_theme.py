from __future__ import annotations

import pytest
from tests.render.board.conftest import counters_of, scenario_of
from tests.scenario_ids import ON_HEXES

from grognard.core.messages import Label
from grognard.core.scenario import Ground
from grognard.render.board.chips import chip_sign
from grognard.render.board.theme import UNKNOWN, default_theme

THEME = default_theme()


@pytest.mark.parametrize("id", ON_HEXES)
def test_the_theme_knows_everything_on_our_maps(id: str) -> None:
    scenario = scenario_of(id)
    assert UNKNOWN not in {THEME.look_of(ground) for ground in scenario.legend.values()}
    assert {feature for side in scenario.board.sides.values() for feature in side} <= set(THEME.feature)
    for face in counters_of(id).faces:
        assert (face.nation or face.side) in THEME.colours
        assert face.symbol in THEME.symbols
        assert not face.formation or face.formation in THEME.formations


def test_a_name_on_the_map_says_more_than_the_terrain() -> None:
    assert THEME.look_of(Ground("cultivated", Label("Olive grove"))) == "orchard"
    assert THEME.look_of(Ground("cultivated", Label("Fields"))) == "cultivated"


def test_what_the_theme_does_not_know_has_a_look_of_its_own() -> None:
    assert THEME.look_of(Ground("lava", Label("Lava"))) == UNKNOWN
    assert THEME.line_of("fence").dashed
    assert THEME.colours_of("martian", "nobody") == THEME.colours[UNKNOWN]
    assert THEME.mark_of("panicked").letter == "P"


def test_the_side_lends_its_colours_to_a_nation_without() -> None:
    assert THEME.colours_of("martian", "french") == THEME.colours["french"]


def test_levels_above_the_last_tint_have_the_last() -> None:
    assert THEME.tint(99) == THEME.tints[-1]
    assert THEME.tint(0) == THEME.tints[0]


def test_names_of_grounds_lead_to_grounds() -> None:
    assert {named.ground for named in THEME.named} <= set(THEME.ground)


def test_every_label_is_in_three_languages() -> None:
    lines = [*THEME.feature.values(), *THEME.way.values()]
    labels = [line.label for line in lines if line.label] + [*THEME.symbols.values(), *THEME.words.values()]
    assert len(labels) > 20
    assert all(label.en and label.fr and label.es for label in labels)


def luminance(colour: str) -> float:
    """How light a colour is to every eye, from 0 to 1."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_edges_of_two_sides_differ_in_shape_and_in_light() -> None:
    first, second = THEME.edges
    assert first.corners != second.corners
    dark, light = sorted((luminance(first.ink), luminance(second.ink)))
    assert (light + 0.05) / (dark + 0.05) > 7
    for edge in THEME.edges:
        assert abs(luminance(edge.ink) - luminance(edge.rim)) > 0.5


def test_every_marker_has_a_sign_and_strange_ones_show_their_letters() -> None:
    for chip in THEME.markers.values():
        assert chip_sign(chip, "x")
    assert THEME.chip_of("enchanted").is_written
