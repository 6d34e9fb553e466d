"""What a study says: the summary, the tables and the page."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from grognard.lab.executors import Alone
from grognard.lab.front import Front
from grognard.lab.outcome import Outcome
from grognard.lab.report import report_html
from grognard.lab.simulate import Enough, new_study, simulate
from grognard.lab.study import Study
from grognard.lab.summary import summary, total_loss
from grognard.lab.tables import game_rows, loss_rows, write_csv, write_parquet
from grognard.lab.variants import variant


@pytest.fixture(scope="module")
def study() -> Study:
    return new_study("alea-training", ("random", "random"), seed="report")


@pytest.fixture(scope="module")
def games(study: Study) -> list[Outcome]:
    return simulate(study, Enough(6), Alone())


def test_the_summary_counts_every_game_once(study: Study, games: list[Outcome]) -> None:
    data = summary(study, games)
    assert (data["games"], data["pairs"]) == (6, 3)
    assert sum(end["games"] for end in data["results"]) == 6
    french, allied = data["sides"]
    assert french["wins"]["mean"] + allied["wins"]["mean"] == pytest.approx(1)
    assert french["lost"]["mean"] == sum(total_loss(one, "french") for one in games) / 6
    assert french["luck"]["mean"] == pytest.approx(-allied["luck"]["mean"])


def test_tables_hold_the_same_rows_in_either_form(study: Study, games: list[Outcome], tmp_path: Path) -> None:
    write_csv(tmp_path / "games.csv", game_rows(study, games))
    # Not before it is needed: it is as large as all the rest.
    from pyarrow import parquet

    write_parquet(tmp_path / "games.parquet", game_rows(study, games))
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert [{name: str(value) for name, value in row.items()} for row in rows] == read
    assert sum(row["lost"] for row in loss_rows(games)) == sum(
        total_loss(one, side) for one in games for side in study.sides
    )


def test_the_report_fetches_nothing_and_shows_every_plot(study: Study, games: list[Outcome]) -> None:
    page = report_html(study, games, "grognard simulate <script>")
    assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", page)
    assert "<script" not in page
    assert page.count("<figure>") == 9
    assert "<h2>The front, turn by turn</h2>" in page
    fallen = {death.hex for one in games for death in one.deaths if death.hex}
    assert all(f"<title>{hex}: " in page for hex in fallen)


def test_losses_stand_beside_those_of_the_day() -> None:
    study = new_study("barrosa-1811", ("random", "random"))
    players = {"french": "random", "allied": "random"}
    game = Outcome(
        number=0, winner="", orders=1, score={}, strength={}, deaths=(), luck={},
        losses={"french": {"Ruffin": [3, 2]}, "allied": {}}, seed="", players=players, how="", turns=1,
    )  # fmt: skip
    french, allied = summary(study, [game])["sides"]
    assert (french["lost_men"]["mean"], french["history"]) == (500, 2380)
    assert (allied["lost_men"]["mean"], allied["history"]) == (0, 1588)
    page = report_html(study, [game], "grognard")
    assert "2,380" in page


def test_the_ground_is_kept_from_the_start_to_the_last_turn(games: list[Outcome]) -> None:
    for one in games:
        for side, book in one.stood.items():
            assert len(book) == len(one.strength[side])
            assert [bool(hexes) for hexes in book] == [bool(points) for points in one.strength[side]]
        assert all(len(book) == one.turns + 1 for book in one.held.values())


def test_places_are_set_beside_the_day_they_fell() -> None:
    _system, scenario = variant("tikhvin-1941", (), ())
    held = ["soviet"] * 6 + ["german"] * 5 + ["soviet"] * 5
    games = [outcome_with({"2413": held}), outcome_with({"2413": ["soviet"] * 16})]
    german, soviet = Front(scenario, ("german", "soviet"), games).falls()
    assert (german["place"], german["side"], german["share"]) == ("Tikhvin (2413)", "German", 0.5)
    assert (german["middle"], german["history"], german["note"]) == (6, 5, "taken on 8 November")
    assert (soviet["middle"], soviet["history"], soviet["share"]) == (11, 11, 0.5)


def outcome_with(held: dict[str, list[str]]) -> Outcome:
    return Outcome(
        number=0,
        seed="",
        players={},
        winner="",
        how="",
        turns=15,
        orders=0,
        score={},
        strength={},
        losses={},
        deaths=(),
        luck={},
        held=held,
    )
