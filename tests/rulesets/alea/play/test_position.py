"""Shortcuts of the movement phase and of positions, beside the long way, along random games."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.contract.random_play import along

from grognard import games
from grognard.core.game import Decision
from grognard.rulesets.alea.play.assault_phase import assaults
from grognard.rulesets.alea.play.charges import charges
from grognard.rulesets.alea.play.command_phase import commands, is_without_order
from grognard.rulesets.alea.play.fire_phase import shots
from grognard.rulesets.alea.play.flight import is_defeated, is_fleeing
from grognard.rulesets.alea.play.marches import March, movement_points
from grognard.rulesets.alea.play.melee_phase import is_assaulting
from grognard.rulesets.alea.play.movement_phase import march_of, may_move, movers
from grognard.rulesets.alea.play.pace import Placing
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.reorganization_phase import is_able, is_tired
from grognard.rulesets.alea.play.room import others_at, with_room
from grognard.rulesets.alea.play.stacking import crowded

SCENARIOS = ("alea-training", "barrosa-standard", "bailen-standard")

#: what is asked of each counter, and not again while it stays as it is
TESTS = (may_move, is_without_order, is_assaulting, is_able, is_tired, is_defeated, is_fleeing)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_that_goes_on_from_an_earlier_one_is_as_if_it_were_made_anew(scenario: str) -> None:
    sides = [side.id for side in games.new_game(scenario).scenario.sides]
    for game in along(scenario, 120, seed=5):
        here, anew = position(game.battle), Position(game.battle)
        assert here.stacks == anew.stacks
        assert list(here.leaders.items()) == list(anew.leaders.items())
        for side in sides:
            assert here.cells_of(side) == anew.cells_of(side)
            assert here.units(side) == anew.units(side)
            assert here.zone(side) == anew.zone(side)
            assert here.beside(side) == anew.beside(side)
            assert here.held(side) == anew.held(side)
            assert here.leaders_of(side) == anew.leaders_of(side)
            for test in TESTS:
                able = [id for id in here.roster.ranks[side] if test(game.battle.piece(id))]
                assert here.picked(test, side) == tuple(able)
            for arm in ("cavalry", "artillery"):
                theirs = {piece.at for piece in here.units(side) if here.card(piece.id).arm == arm}
                assert here.cells_with(arm, side) == theirs
        for piece in (piece for stack in here.stacks.values() for piece in stack):
            assert here.counter(piece) == anew.counter(piece)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_stays_open_to_counters_is_as_if_it_were_worked_out_anew(scenario: str) -> None:
    compared = 0
    for game in along(scenario, 120, seed=5):
        if isinstance(game.node, Decision) and game.node.phase == "command":
            assert commands(game.battle) == commands(game.clone().battle)
            compared += 1
    assert compared > 1


@pytest.mark.rule("barrosa 2.17")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_room_that_is_known_from_another_hex_or_facing_is_room_here(scenario: str) -> None:
    looked = 0
    for game in along(scenario, 60, seed=5):
        if isinstance(game.node, Decision) and game.node.phase == "movement" and game.node.choice is None:
            for unit in movers(game.battle)[:2]:
                march = march_of(game.battle, (unit,))
                room = [march.lead.placing(node) for node in with_room(march)]
                assert room == [end for end in march.ends if takes(march, end)]
                looked += len(march.ends)
    assert looked > 100


def takes(march: March, end: Placing) -> bool:
    """2.17  By the rule of stacks alone, asked of the whole stack as it would be."""
    place = {"at": end.cell, "formation": end.formation, "facing": end.facing}
    coming = [msgspec.structs.replace(piece, **place) for piece in march.pieces]
    return crowded(march.position, end.cell, (*others_at(march, end.cell), *coming)) is None


@pytest.mark.rule("barrosa 5.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_remembered_allowances_are_those_of_the_rule(scenario: str) -> None:
    for game in along(scenario, 60, seed=5):
        here = position(game.battle)
        for piece in (piece for stack in here.stacks.values() for piece in stack):
            found = movement_points(here, piece, road=True, stack=(piece,))
            here.roster.allowances.clear()
            assert movement_points(here, piece, road=True, stack=(piece,)) == found


def test_what_a_counter_leads_is_what_it_leads_among_all() -> None:
    compared: Counter[str] = Counter()
    for game in along("alea-training", 300, seed=5):
        node = game.node
        if not isinstance(node, Decision) or node.choice is not None:
            continue
        for unit in node.subjects if node.phase in ("assault", "defensive-fire", "offensive-fire") else ():
            # A clone knows nothing yet, so that it works out the part alone.
            anew = game.clone().battle
            for what, every, own in (
                ("shots", [(shot[0][0], shot) for shot in shots(game.battle)], shots(anew, unit)),
                ("assaults", [(one[0][0], one) for one in assaults(game.battle)], assaults(anew, unit)),
                ("charges", [(one.unit, one) for one in charges(game.battle)], charges(anew, unit)),
            ):
                assert own == [one for lead, one in every if lead == unit]
                compared[what] += len(own)
    assert compared["shots"]
    assert compared["assaults"]
