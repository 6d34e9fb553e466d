"""Studies: the same games whoever plays them, nothing lost, and as many as are needed."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from grognard.core.errors import BadCase, BadData
from grognard.lab.executors import Alone, Processes
from grognard.lab.figures import elo, mean, paired_score, side_score, whole_pairs, wilson
from grognard.lab.outcome import Outcome, play
from grognard.lab.simulate import LEAST_PAIRS, Enough, new_study, simulate
from grognard.lab.store import GAMES
from grognard.lab.study import Job, Study

TRAINING = "alea-training"


@pytest.fixture(scope="module")
def study() -> Study:
    return new_study(TRAINING, ("random", "random"))


@pytest.fixture(scope="module")
def four(study: Study) -> list[Outcome]:
    return simulate(study, Enough(4), Alone())


def test_a_pair_has_the_same_dice_and_the_players_change_sides() -> None:
    study = new_study(TRAINING, ("greedy", "random"))
    one, other, next_pair = (study.job(number) for number in range(3))
    assert one.seed == other.seed != next_pair.seed
    assert one.players == {"french": "greedy", "allied": "random"}
    assert other.players == {"french": "random", "allied": "greedy"}


def test_several_processes_play_the_same_games(study: Study, four: list[Outcome]) -> None:
    assert simulate(study, Enough(4), Processes(2)) == four


def fall_once(job: Job) -> Outcome:
    """Brings the first worker that gets game 1 down."""
    mark = Path(os.environ["GROGNARD_TEST_MARK"])
    if job.number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job)


def test_a_killed_worker_loses_no_game_and_changes_no_result(
    study: Study, four: list[Outcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROGNARD_TEST_MARK", str(tmp_path / "fallen"))
    assert simulate(study, Enough(4), Processes(2, fall_once)) == four
    assert (tmp_path / "fallen").exists()


class Interrupted:
    """Plays some games and is stopped."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played: list[int] = []

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        for job in jobs:
            if len(self.played) == self.games:
                raise KeyboardInterrupt
            self.played.append(job.number)
            yield play(job)


def test_an_interrupted_study_goes_on_where_it_stopped(
    study: Study, four: list[Outcome], tmp_path: Path
) -> None:
    with pytest.raises(KeyboardInterrupt):
        simulate(study, Enough(4), Interrupted(2), tmp_path)
    # The machine went down while the third game was being written.
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"number": 2, "se')
    rest = Interrupted(9)
    assert simulate(study, Enough(4), rest, tmp_path) == four
    assert rest.played == [2, 3]


def test_a_folder_keeps_one_study_only(study: Study, tmp_path: Path) -> None:
    simulate(study, Enough(1), Alone(), tmp_path)
    other = new_study(TRAINING, ("random", "random"), seed="9")
    with pytest.raises(BadData, match="it differs in seed"):
        simulate(other, Enough(1), Alone(), tmp_path)


def test_an_unknown_player_or_battle_is_refused() -> None:
    with pytest.raises(BadCase, match="nobody"):
        new_study(TRAINING, ("random", "nobody"))
    with pytest.raises(BadCase, match="nowhere"):
        new_study("nowhere", ("random", "random"))


def game(number: int, winner: str, **kept: Any) -> Outcome:
    players = {"french": "a", "allied": "b"} if number % 2 == 0 else {"french": "b", "allied": "a"}
    blank: dict[str, Any] = {
        "seed": "",
        "how": "",
        "turns": 1,
        "orders": 1,
        "score": {},
        "strength": {},
        "losses": {},
    }
    return Outcome(
        number=number,
        players=players,
        winner=winner,
        deaths=(),
        luck={},
        **{**blank, **kept},
    )


class Scripted:
    """Games that were decided beforehand: A wins every one."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        for job in jobs:
            yield game(job.number, job.first)


def test_it_stops_when_the_rate_is_known_well_enough() -> None:
    pairing = Study(scenario=TRAINING, players=("a", "b"), sides=("french", "allied"))
    played = simulate(pairing, Enough(1000, margin=0.05), Scripted())
    assert LEAST_PAIRS * 2 <= len(played) < 200
    assert paired_score(whole_pairs(played), "a", "b").margin <= 0.05
    assert paired_score(whole_pairs(played[:-2]), "a", "b").margin > 0.05


# Figures


def test_the_interval_of_a_share_holds_the_truth_about_95_times_in_100() -> None:
    """All outcomes of 40 games at 70 in 100, weighed by how likely they are."""
    share, games = 0.7, 40
    held = sum(
        math.comb(games, won) * share**won * (1 - share) ** (games - won)
        for won in range(games + 1)
        if wilson(won, games).low <= share <= wilson(won, games).high
    )
    assert 0.92 < held < 0.98


def test_a_mean_has_the_margin_that_its_spread_gives() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    found = mean(values)
    assert found.mean == fmean(values)
    assert found.margin == pytest.approx(1.959964 * stdev(values) / 2)


def test_pairs_count_from_the_first_without_a_gap() -> None:
    games = [game(number, "french") for number in (0, 1, 3, 4, 5)]
    assert [(one.number, other.number) for one, other in whole_pairs(games)] == [(0, 1)]


def test_a_side_that_wins_whoever_plays_it_makes_no_player_better() -> None:
    games = [game(number, "french") for number in range(20)]
    assert paired_score(whole_pairs(games), "a", "b").mean == 0.5
    assert side_score(games, "french").mean == 1.0


def test_three_in_four_is_about_191_elo_points() -> None:
    assert elo(wilson(75, 100)).mean == pytest.approx(190.85, abs=0.01)


# Luck


def test_over_many_rulings_nobody_is_lucky() -> None:
    """What happened less what exact odds had promised is a fair game: its mean is nought within 4 sigma."""
    outcomes = simulate(new_study(TRAINING, ("random", "random"), seed="luck"), Enough(60), Alone())
    luck = [outcome.luck["french"] for outcome in outcomes]
    assert any(luck)
    assert abs(fmean(luck)) < 4 * stdev(luck) / math.sqrt(len(luck))


def test_the_book_of_losses_agrees_with_the_strength_on_the_map(four: list[Outcome]) -> None:
    for outcome in four:
        for side, strength in outcome.strength.items():
            lost = sum(sum(by_turn) for by_turn in outcome.losses[side].values())
            gone = [death for death in outcome.deaths if death.side == side and death.how != "eliminated"]
            if not gone:
                assert strength[0] - strength[-1] == lost
            assert len(strength) == outcome.turns + 1
