"""How far it is to one's own board edge."""

from __future__ import annotations

from tests.rulesets.alea.play.staging import stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.homeward import column_of, way_out
from grognard.rulesets.alea.play.position import position


def steps(battle: Battle, hex: str, side: str, division: str = "") -> int:
    return position(battle).edge_distance(side, division)[battle.board.grid.cell_of(hex)]


def test_the_edge_is_counted_in_hexes_over_passable_ground() -> None:
    battle = stage("alea-training", "movement", "french")
    assert steps(battle, "1205", "french") == 0
    assert steps(battle, "0805", "french") == 4
    assert steps(battle, "0105", "allied") == 0
    assert steps(battle, "0405", "allied") == 3


def test_no_way_leads_over_the_sea() -> None:
    battle = stage("barrosa-standard", "movement", "french")
    assert steps(battle, "0101", "french") == battle.board.grid.size


def test_a_division_may_have_an_edge_of_its_own() -> None:
    battle = stage("bailen-1808", "movement", "french", options=("extended",))
    assert steps(battle, "1501", "french") == 14
    assert steps(battle, "1501", "french", "vedel") == 0
    assert steps(battle, "0101", "spanish", "la-pena") == 0


def test_a_hex_may_be_the_only_way_out() -> None:
    battle = stage("barrosa-1811", "movement", "allied")
    assert steps(battle, "0319", "allied") == 0
    assert steps(battle, "0519", "allied") == 2


def test_beyond_a_column_a_further_edge_is_open() -> None:
    battle = stage("barrosa-1811", "movement", "french")
    grid = battle.board.grid
    assert steps(battle, "3215", "french") == 0
    assert steps(battle, "2414", "french") > 32 - 24
    ground, retreats = position(battle).ground, battle.scenario.own.retreats
    east = grid.cell_of("3215")
    assert east in way_out(ground, retreats, "french", "", 25)
    assert east not in way_out(ground, retreats, "french", "", 24)
    assert column_of(ground, east) == 32
