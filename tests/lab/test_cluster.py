"""Studies on a Ray cluster: the same games as anywhere else, and none lost with a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from grognard.lab.executors import Alone, Cluster, Processes
from grognard.lab.outcome import Outcome, play
from grognard.lab.simulate import Enough, new_study, simulate
from grognard.lab.study import Job, Study

TRAINING, GAMES = "alea-training", 4
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers on this machine, of this module alone."""
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        # Without these it writes a token into the home folder, and warns of graphics cards.
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        warnings.simplefilter("ignore")
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        yield ray.get_runtime_context().gcs_address
        ray.shutdown()


@pytest.fixture(scope="module")
def study() -> Study:
    return new_study(TRAINING, ("random", "random"))


@pytest.fixture(scope="module")
def alone(study: Study) -> list[Outcome]:
    return simulate(study, Enough(GAMES), Alone())


def test_a_killed_worker_loses_no_game_and_changes_no_result(
    address: str, study: Study, alone: list[Outcome], tmp_path: Path
) -> None:
    mark = tmp_path / "fallen"

    def fall_once(job: Job) -> Outcome:
        if job.number == 1 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(job)

    heard: list[int] = []
    cluster = Cluster(address, fall_once)
    kept = simulate(
        study, Enough(GAMES), cluster, tmp_path, lambda outcome, _done: heard.append(outcome.number)
    )
    assert mark.exists()
    assert sorted(heard) == list(range(GAMES))
    assert kept == alone == simulate(study, Enough(GAMES), Processes(2))


def test_the_command_plays_on_a_cluster_what_one_process_plays(address: str) -> None:
    told = [simulated(*where) for where in (("--ray", address), ("--workers", "1"))]
    assert told[0] == told[1]


def simulated(*where: str) -> object:
    command = ["simulate", TRAINING, "--games", "2", "--ai", "random,random", "--json", *where]
    done = subprocess.run(
        [sys.executable, "-m", "grognard.cli", *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout)


@pytest.mark.parametrize("wrong", ["nowhere", "127.0.0.1:1"])
def test_an_address_where_nobody_answers_is_refused_in_one_line(wrong: str) -> None:
    command = [sys.executable, "-m", "grognard.cli", "simulate", TRAINING, "--games", "2", "--ray", wrong]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 2
    assert f"no cluster answers at '{wrong}'" in done.stderr
    assert len(done.stderr.splitlines()) == 1
