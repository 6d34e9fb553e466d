"""Layers: each says what the rules say, hex by hex, and names who does it."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_play import Tally, play
from tests.rulesets.alea.play.staging import Changes, stage

from grognard.core.game.battle import Battle
from grognard.core.game.battle_layers import BATTLE_LAYERS
from grognard.core.game.layers import Overlay, Subject
from grognard.games import new_game
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.threats import layer


def training(phase: str = "movement", side: str = "french", **changed: Changes) -> Battle:
    return stage("alea-training", phase, side, pieces=changed)


def at(battle: Battle, overlay: Overlay, tone: str) -> dict[str, tuple[str, ...]]:
    label = battle.board.grid.label
    return {label(shade.cell): shade.units for shade in overlay.shades if shade.tone == tone}


@pytest.mark.parametrize("side", ["french", "allied"])
def test_zones_are_those_that_stop_a_march_and_name_who_holds_them(side: str) -> None:
    battle = training()
    shown = layer(battle, "zones", Subject(side=side))
    mask = position(battle).zone(side)
    assert {shade.cell for shade in shown.shades} == {cell for cell, held in enumerate(mask) if held}
    for shade in shown.shades:
        assert shade.strength == len(shade.units) > 0
        assert all(battle.board.grid.distance(battle.piece(one).at, shade.cell) == 1 for one in shade.units)


def test_a_commander_shows_his_radius_and_who_has_strayed_out_of_it() -> None:
    battle = training(F05={"at": "1210"})
    shown = layer(battle, "command", Subject(unit="FL1"))
    assert battle.board.grid.distance(battle.piece("FL1").at, battle.piece("F05").at) > 3
    assert at(battle, shown, "cut") == {"1210": ("F05",)}
    assert "0803" in at(battle, shown, "led")
    assert len(at(battle, shown, "radius")) > 20
    (strayed,) = [shade for shade in shown.shades if shade.tone == "cut"]
    assert strayed.reason is not None
    assert strayed.rule == "barrosa 4.2"


def test_a_counter_shows_who_could_order_it_or_that_nobody_can() -> None:
    battle = training(F05={"at": "1210"})
    assert at(battle, layer(battle, "command", Subject(unit="F01")), "led") == {"0804": ("FL1",)}
    assert at(battle, layer(battle, "command", Subject(unit="F05")), "cut") == {"1210": ("F05",)}


def test_a_side_shows_all_its_counters_in_or_out_of_command() -> None:
    battle = training(F05={"at": "1210"})
    shown = layer(battle, "command", Subject(side="french"))
    assert set(at(battle, shown, "cut")) == {"1210"}
    assert len(at(battle, shown, "led")) == 5


def test_a_barred_line_names_the_hex_in_the_way_and_its_rule() -> None:
    battle = training()
    cell = battle.board.grid.cell_of
    shown = layer(battle, "sight", Subject(cell=cell("0507")))
    barred = {battle.board.grid.label(shade.cell): shade for shade in shown.shades if shade.tone == "barred"}
    # Over the wood south of the village.
    wood = barred["0510"]
    assert battle.board.grid.label(wood.by) in ("0508", "0509")
    assert wood.rule == "barrosa 6.11"
    assert "0506" in at(battle, shown, "open")
    assert shown.origin == cell("0507")


def test_guns_show_their_arc_and_foot_the_hexes_in_front() -> None:
    battle = training()
    guns = layer(battle, "fire", Subject(unit="F06"))
    origin = battle.piece("F06").at
    assert max(shade.strength for shade in guns.shades) == 4
    assert {battle.board.grid.distance(origin, shade.cell) for shade in guns.shades} == {1, 2, 3, 4}
    foot = layer(battle, "fire", Subject(unit="F01"))
    assert len(foot.shades) == 3
    assert all(shade.strength == 1 for shade in foot.shades)


def test_who_cannot_fire_is_told_so() -> None:
    battle = training()
    shown = layer(battle, "fire", Subject(unit="F05"))
    assert not shown.shades
    assert shown.note is not None
    assert shown.rule == "barrosa 6.1"


def test_threat_reaches_as_far_as_an_attack_would_and_forgets_what_was_spent() -> None:
    battle = training(A05={"markers": {"moved": 1, "spent": 8}})
    fresh = training()
    for moment in (battle, fresh):
        shown = layer(moment, "threat", Subject(side="allied"))
        assert any("A05" in shade.units for shade in shown.shades if shade.tone == "reach")
    spent, unspent = (layer(moment, "threat", Subject(side="allied")) for moment in (battle, fresh))
    assert spent == unspent


def test_threat_strikes_hexes_that_are_held_and_shoots_along_open_lines_only() -> None:
    battle = training(A05={"at": "0603"}, F01={"at": "0803"})
    shown = layer(battle, "threat", Subject(side="allied"))
    assert "A05" in at(battle, shown, "strike")["0803"]
    assert "0803" not in at(battle, shown, "reach")
    for hex, units in at(battle, shown, "shoot").items():
        for unit in units:
            open_lines = at(battle, layer(battle, "fire", Subject(unit=unit)), "open")
            assert hex in open_lines


def test_the_threat_to_one_hex_is_the_map_read_at_that_hex() -> None:
    battle = training()
    grid = battle.board.grid
    whole = layer(battle, "threat", Subject(side="allied"))
    for hex in ("0705", "0604", "0805", "0901"):
        found = layer(battle, "threat", Subject("allied", cell=grid.cell_of(hex)))
        said = {(shade.tone, unit) for shade in found.shades for unit in shade.units}
        if any(tone == "reach" for tone, _unit in said):
            said = {one for one in said if one[0] != "strike"}
        assert said == {
            (shade.tone, unit)
            for shade in whole.shades
            if grid.label(shade.cell) == hex
            for unit in shade.units
        }
        assert all(shade.cell == battle.piece(shade.units[0]).at and shade.reason for shade in found.shades)


def test_a_held_hex_is_threatened_by_its_enemy_and_an_empty_one_by_anybody() -> None:
    battle = training()
    cell = battle.board.grid.cell_of
    held = layer(battle, "threat", Subject(cell=cell("0805")))
    assert {unit[0] for shade in held.shades for unit in shade.units} == {"A"}
    empty = layer(battle, "threat", Subject(cell=cell("0705")))
    assert {unit[0] for shade in empty.shades for unit in shade.units} == {"A", "F"}


def test_drawing_layers_changes_nothing_and_never_fails_in_random_games() -> None:
    dice, tally = random.Random(8), Tally()
    game = new_game("alea-training", seed=8)
    for _moment in range(12):
        before, battle = game.state, game.clone().battle
        for one in BATTLE_LAYERS:
            for subject in subjects(battle, one.about):
                overlay = layer(battle, one.id, subject)
                assert {shade.tone for shade in overlay.shades} <= {tone.id for tone in one.tones}
                assert overlay.shades or overlay.note or one.id != "fire"
        assert game.state == before == battle.state
        assert not battle.events or game.standing[1] is not None
        if play(game, dice, 9, tally) < 9:
            break


def subjects(battle: Battle, about: tuple[str, ...]) -> list[Subject]:
    found = []
    if "side" in about:
        found += [Subject(side=side) for side in ("french", "allied")]
    if "unit" in about:
        found += [Subject(unit=piece.id) for piece in battle.state.pieces]
    if "hex" in about:
        found += [Subject(cell=cell) for cell in range(0, battle.board.grid.size, 29)]
    return found
