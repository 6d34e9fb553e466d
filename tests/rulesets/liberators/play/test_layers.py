"""Layers on a table: each says what the rules say of the ground and of the troops on it."""

from __future__ import annotations

import pytest
import shapely
from shapely.geometry.base import BaseGeometry
from tests.rulesets.liberators.play.drill_ground import DRILL
from tests.scenario_ids import ON_TABLES
from tests.staging import Changes, stage

from grognard.core.game.battle import Battle
from grognard.core.game.layers import Overlay, Subject
from grognard.plane import INCH, Point, packed
from grognard.rulesets.liberators.play.command import is_led
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.layers import LAYERS, layer
from grognard.rulesets.liberators.play.shooting import is_armed, is_target


def farm(**changed: Changes) -> Battle:
    return stage("chacabuco-farm", "maneuver", "patriot", pieces=changed)


def told(battle: Battle, shown: Overlay, tone: str) -> set[str]:
    """The bodies whose places have a tone."""
    places = {shade.cell for shade in shown.shades if shade.tone == tone}
    return {id for id, piece in field(battle).bodies.items() if piece.at in places}


def ground(shown: Overlay, tone: str) -> BaseGeometry:
    rings = [ring for shade in shown.shades if shade.tone == tone for ring in shade.rings]
    return shapely.union_all([shapely.Polygon(ring) for ring in rings])


@pytest.mark.rule("liberators 4.1")
def test_the_command_of_a_side_is_who_could_check_with_one_of_its_leaders() -> None:
    battle = farm(P01={"at": "2,40"})
    here, shown = field(battle), layer(battle, "command", Subject(side="patriot"))
    leaders = [id for id in here.leaders if here.side(id) == "patriot"]
    led = {id for id in here.of("patriot") if any(is_led(battle, one, id) for one in leaders)}
    assert told(battle, shown, "led") == led
    assert told(battle, shown, "cut") == set(here.of("patriot")) - led


@pytest.mark.rule("liberators 4.1")
def test_an_attached_leader_commands_over_less_ground() -> None:
    free = stage(DRILL, "maneuver", "patriot", only="P1 PL", PL={"at": "30,24"}, P1={"at": "30,24"})
    tied = stage(
        DRILL,
        "maneuver",
        "patriot",
        only="P1 PL",
        PL={"at": "30,24", "markers": {"attached": "P1"}},
        P1={"at": "30,24"},
    )
    wide, narrow = (ground(layer(one, "command", Subject(unit="PL")), "radius").area for one in (free, tied))
    assert wide > 1.5 * narrow


@pytest.mark.rule("liberators 6.3")
def test_targets_of_the_fire_layer_are_those_of_the_rules_and_lie_in_the_arc() -> None:
    battle = farm(R01={"at": "36,34", "facing": 0, "formation": "line"}, P05={"at": "36,37", "facing": 18000})
    here = field(battle)
    for id in here.bodies:
        if not is_armed(here, id):
            assert layer(battle, "fire", Subject(unit=id)).note is not None
            continue
        shown = layer(battle, "fire", Subject(unit=id))
        targets = {foe for foe in here.enemies(id) if is_target(battle, id, foe)}
        assert told(battle, shown, "target") == targets
        arc = ground(shown, "range").buffer(60)
        assert all(arc.intersects(shapely.Polygon(here.print(foe).corners)) for foe in targets)


@pytest.mark.rule("liberators 2.7")
def test_ground_behind_a_building_is_out_of_sight() -> None:
    shown = layer(farm(), "sight", Subject(cell=packed(Point(36 * INCH, 34 * INCH))))
    seen = ground(shown, "open")
    assert seen.covers(shapely.Point(36_000, 40_000))
    assert not seen.covers(shapely.Point(36_000, 22_500))


def test_whoever_can_come_to_a_place_or_fire_at_it_is_named_with_the_distance() -> None:
    battle = farm(R01={"at": "36,34", "facing": 0, "formation": "line"})
    spot = packed(Point(36 * INCH, 36 * INCH))
    shown = layer(battle, "here", Subject(cell=spot))
    assert "R01" in told(battle, shown, "shoot") & told(battle, shown, "reach")
    assert all(shade.reason is not None for shade in shown.shades)


def test_a_unit_is_threatened_by_its_enemies_alone() -> None:
    battle = farm(
        R01={"at": "36,34", "facing": 0, "formation": "line"}, P05={"at": "36,36.5", "facing": 18000}
    )
    here, shown = field(battle), layer(battle, "here", Subject(unit="P05"))
    threatening = told(battle, shown, "shoot") | told(battle, shown, "reach")
    assert "R01" in threatening
    assert threatening <= set(here.of("royalist"))


@pytest.mark.parametrize("id", ON_TABLES)
def test_every_layer_draws_on_the_table_whatever_it_is_asked_about(id: str) -> None:
    battle = stage(id, "maneuver", "patriot")
    here = field(battle)
    about = {
        "side": [Subject(side=side) for side in here.roster.enemy],
        "unit": [Subject(unit=unit) for unit in (*list(here.bodies)[::9], *list(here.leaders)[::4])],
        "hex": [Subject(cell=packed(Point(30 * INCH, 20 * INCH)))],
    }
    for card in LAYERS:
        for subject in (one for kind in card.about for one in about[kind]):
            shown = layer(battle, card.id, subject)
            tones = {tone.id for tone in card.tones}
            assert shown.note is not None or shown.shades, (card.id, subject)
            for shade in shown.shades:
                assert shade.tone in tones
                assert shade.rule
                assert all(
                    0 <= x <= here.table.width and 0 <= y <= here.table.depth
                    for ring in shade.rings
                    for x, y in ring
                )


def test_a_piece_that_is_not_on_the_table_has_no_layer() -> None:
    battle = stage("maipu-1818", "maneuver", "patriot")
    shown = layer(battle, "fire", Subject(unit="P17"))
    assert shown.note is not None
    assert not shown.shades
