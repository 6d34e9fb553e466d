"""7.11, 7.11.1, 7.12, 8.2.1. The ways back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rulesets.alea.play.staging import drive, hex_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle, ruling
from grognard.core.game.state import OFF
from grognard.rulesets.alea.melee import melee
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.aftermath import happen
from grognard.rulesets.alea.play.board_cases import refuge
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.retreat import Retreat, nearest_enemies


def field(
    scenario: str = "alea-training",
    options: tuple[str, ...] = (),
    tracks: Mapping[str, int | str] | None = None,
    **placed: Any,
) -> Battle:
    return stage(scenario, "melee", "french", only=" ".join(placed), options=options, tracks=tracks, **placed)


def way(battle: Battle, unit: str, *foes: str) -> Retreat:
    grid = battle.board.grid
    return Retreat(position(battle), battle.piece(unit), tuple(grid.cell_of(foe) for foe in foes))


def first(battle: Battle, unit: str, *foes: str, hexes: int = 1) -> set[str]:
    """The first hexes among which the owner chooses."""
    found = way(battle, unit, *foes).choices(battle.piece(unit).at, hexes, OFF)
    return {battle.board.grid.label(cell) for cell in found}


# Which way


@pytest.mark.rule("barrosa 7.11", "bailen 7.11", "barrosa 12.2", "bailen 12.2")
def test_a_retreat_leads_away_and_toward_the_own_edge() -> None:
    """Around 0904: 0903, 1003, 1004, 0905, 0804, 0803. From 0804 the far ones are 0903 (2 hexes off), 1003
    and 1004; the French run east, so that the two of column 10 are left to choose from."""
    battle = field(F01={"at": "0904", "facing": "NW"}, A01={"at": "0804", "facing": "N"})
    assert first(battle, "F01", "0804") == {"1003", "1004"}
    # An Allied counter in the same place, attacked from 1003, runs west.
    west = field(A01={"at": "0904", "facing": "NW"}, F01={"at": "1003", "facing": "N"})
    assert first(west, "A01", "1003") == {"0803", "0804"}


@pytest.mark.rule("barrosa 7.11", "bailen 7.11")
def test_with_attackers_on_both_sides_it_slips_out_sideways() -> None:
    """Between 0903 and 0905 no hex around 0904 is farther from both; those of the sides are not nearer."""
    battle = field(
        F01={"at": "0904", "facing": "NW"},
        A01={"at": "0903", "facing": "N"},
        A02={"at": "0905", "facing": "S"},
    )
    # 1003 is next to 0903 still, and 2 from 0905: no nearer to either. East lie 1003 and 1004.
    assert first(battle, "F01", "0903", "0905") == {"1003", "1004"}


@pytest.mark.rule("barrosa 7.11", "bailen 7.11")
def test_never_toward_an_attacker_even_if_that_is_the_only_open_ground() -> None:
    """In the corner 1210, attacked from 1209 and 1110, whatever is left lies nearer to one of them."""
    battle = field(
        F01={"at": "1210", "facing": "NW"},
        A01={"at": "1110", "facing": "N"},
        A02={"at": "1209", "facing": "N"},
    )
    assert way(battle, "F01", "1110", "1209").room == 0


@pytest.mark.rule("barrosa 7.11", "bailen 7.11")
def test_enemy_zones_are_barred_unless_a_friend_is_inside() -> None:
    """A02 at 1103 looks SW and controls 1002, 1003 and 1104: of the two hexes to the east 1003 is closed."""
    placed: dict[str, Any] = {
        "F01": {"at": "0904", "facing": "NW"},
        "A01": {"at": "0804", "facing": "N"},
        "A02": {"at": "1103", "facing": "SW"},
    }
    assert first(field(**placed), "F01", "0804") == {"1004"}
    with_friend = field(**placed, F02={"at": "1003", "facing": "NW"})
    assert first(with_friend, "F01", "0804") == {"1003", "1004"}


@pytest.mark.rule("barrosa 7.11", "bailen 7.11", "barrosa 2.10", "bailen 2.10")
def test_prohibited_ground_is_no_way_back() -> None:
    """At Barrosa columns 01 and 02 are sea: on the beach nobody goes back to the west."""
    battle = field("barrosa-standard", A13={"at": "0310", "facing": "SE"}, F01={"at": "0410", "facing": "SE"})
    grid = battle.board.grid
    opened = {grid.label(cell) for cell in way(battle, "A13", "0410").open_hexes(grid.cell_of("0310"))}
    assert opened == {"0309", "0311", "0409"}
    assert battle.board.terrain[grid.cell_of("0210")] == "sea"


FREE = {"division.villatte.banned": 0}
BANNED = {"division.villatte.banned": 1}


@pytest.mark.rule("barrosa 7.11", "barrosa 7.12")
def test_guns_do_not_go_back_over_a_river() -> None:
    """Infantry wades the Almansa north of 0812; a battery goes over the bridge or not at all."""
    at = {"at": "0714", "facing": "S"}
    foot = field("barrosa-1811", tracks=FREE, F17=at)
    guns = field("barrosa-1811", tracks=FREE, F23={**at, "formation": "limbered"})
    cell = foot.board.grid.cell_of("0714")
    over = foot.board.grid.cell_of("0713")
    assert over in way(foot, "F17", "0715").open_hexes(cell)
    assert over not in way(guns, "F23", "0715").open_hexes(cell)


@pytest.mark.rule("barrosa 7.11", "barrosa 10.10")
def test_a_crossing_ban_holds_for_a_retreat_as_well() -> None:
    at = {"at": "0714", "facing": "S"}
    banned = field("barrosa-1811", tracks=BANNED, F17=at)
    cell_of = banned.board.grid.cell_of
    assert cell_of("0713") not in way(banned, "F17", "0715").open_hexes(cell_of("0714"))


@pytest.mark.rule("barrosa 7.11", "bailen 7.11", "barrosa 13.6", "bailen 13.6")
@pytest.mark.parametrize(
    ("scenario", "unit", "hexes"),
    [
        ("barrosa-standard", "F01", {"1402"}),
        ("barrosa-standard", "A01", {"1202", "1302", "1402"}),
        ("bailen-standard", "F01", {"1202"}),
        ("bailen-standard", "S01", {"1402"}),
    ],
)
def test_each_side_runs_to_its_own_edge(scenario: str, unit: str, hexes: set[str]) -> None:
    """At 1303, attacked from 1304 to the south, the hexes farther off are 1202, 1302 and 1402."""
    placed: dict[str, Any] = {unit: {"at": "1303", "facing": "S"}}
    assert first(field(scenario, **placed), unit, "1304") == hexes


@pytest.mark.rule("bailen 7.11")
def test_a_division_with_an_edge_of_its_own_goes_back_to_that() -> None:
    """Vedel came from the north: his men do not go back to the west edge of Dupont's."""
    vedel = field("bailen-1808", ("extended",), F31a={"at": "2502", "facing": "S"})
    assert first(vedel, "F31a", "2503") == {"2401", "2501", "2601"}
    dupont = field("bailen-1808", ("extended",), F01={"at": "2502", "facing": "S"})
    assert first(dupont, "F01", "2503") == {"2401"}


# Without an attacker


@pytest.mark.rule("barrosa 7.11.1", "bailen 7.11.1")
def test_without_an_attacker_one_goes_back_from_the_nearest_enemies() -> None:
    battle = field(
        F01={"at": "0904", "facing": "NW"},
        A01={"at": "0704", "facing": "N"},
        A02={"at": "0906", "facing": "N"},
        A04={"at": "0301", "facing": "N"},
    )
    here, grid = position(battle), battle.board.grid
    near = nearest_enemies(here, grid.cell_of("0904"), "allied")
    assert {grid.label(cell) for cell in near} == {"0704", "0906"}
    # 1003 is farther from both; 1004 is as near to 0906 as before.
    assert first(battle, "F01") == {"1003"}


@pytest.mark.rule("barrosa 7.11.1", "bailen 7.11.1")
def test_nobody_goes_straight_back_to_the_hex_he_came_from() -> None:
    battle = field(F01={"at": "1203", "facing": "NW"}, A01={"at": "0103", "facing": "N"})
    route = way(battle, "F01", "1103")
    grid = battle.board.grid
    here, before = grid.cell_of("1202"), grid.cell_of("1203")
    assert before not in route.steps(here, before)
    assert before in route.open_hexes(here)


# How far


@pytest.mark.rule("barrosa 7.12", "bailen 7.12")
def test_the_ruling_is_told_how_much_room_there_is() -> None:
    free = field(F01={"at": "0904", "facing": "NW"}, A01={"at": "0803", "facing": "SE"})
    cells = (free.board.grid.cell_of("0803"),)
    assert refuge(position(free), free.piece("F01"), cells) == {
        "room": 7,
        "surrounded": False,
        "shelter": False,
    }
    ring: dict[str, Any] = {
        f"A0{n}": {"at": at, "formation": "square", "facing": -1}
        for n, at in ((1, "1102"), (2, "1104"), (4, "1204"))
    }
    closed = field(F01={"at": "1203", "facing": "NW"}, **ring)
    foes = tuple(closed.board.grid.cell_of(hex) for hex in ("1102", "1104", "1204"))
    found = refuge(position(closed), closed.piece("F01"), foes)
    assert (found["room"], found["surrounded"]) == (0, True)


@pytest.mark.rule("barrosa 8.2.1")
@pytest.mark.parametrize(
    ("at", "foe", "behind", "shelter"),
    [
        # Pine wood on both ways.
        ("1007", "0907", {"1107", "1108"}, True),
        # At the corner of the wood one of them is the heath of row 05.
        ("1005", "0905", {"1105", "1106"}, False),
        # Outside it.
        ("1207", "1107", {"1307", "1308"}, False),
    ],
)
def test_cover_behind_counts_only_if_every_first_hex_is_cover(
    at: str, foe: str, behind: set[str], shelter: bool
) -> None:
    battle = field("barrosa-standard", F09={"at": at, "facing": "NW"}, A01={"at": foe, "facing": "N"})
    assert first(battle, "F09", foe) == behind
    cells = (battle.board.grid.cell_of(foe),)
    assert refuge(position(battle), battle.piece("F09"), cells)["shelter"] is shelter


@pytest.mark.rule("barrosa 8.2.1", "bailen 8.2.1")
def test_the_cover_of_the_first_hex_behind_steadies_the_test() -> None:
    """C is disorganized by 2 and steady at 3. In the wood behind it has +1, and a 2 is enough."""
    battle = field(
        "barrosa-standard",
        F09={"at": "1007", "facing": "NW"},
        F07={"at": "1207", "facing": "NW"},
        A01={"at": "0907", "facing": "SE", "markers": {"order": "attack", "assault": "1007"}},
    )
    here = position(battle)
    case = board_cases.melee(here, here.grid.cell_of("1007"))
    assert case.defender.shelter
    # 6 to 6 is 1/1; A against C is +2, the order +1: 3 makes 6, DR1.
    events: list[ev.Event] = []

    def script() -> Any:
        events.extend((yield from ruling(battle, melee, case, {"attacker": "allied", "defender": "french"})))

    drive(script(), 3, 2, "no")
    assert not [event for event in events if isinstance(event, ev.StateChanged)]


@pytest.mark.rule("barrosa 7.13", "bailen 7.13")
def test_cavalry_goes_as_far_as_its_owner_said() -> None:
    """From 0806, attacked from the north-west, four hexes east to the edge: 0907, 1007, 1108, 1208."""
    battle = field(F05={"at": "0806", "facing": "NW"}, A01={"at": "0706", "facing": "N"})
    event = ev.Retreated("F05", "barrosa 7.8", "DR1", hexes=4)
    foes = (battle.board.grid.cell_of("0706"),)
    drive(happen(battle, (event,), foes), "0907", "1007", "1108", "1208")
    assert hex_of(battle, "F05") == "1208"
