"""Who plays the games of a study: this process, several of them, or a cluster."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from itertools import islice
from typing import Any, Protocol

from grognard.core.errors import BadCase, Fault
from grognard.lab.outcome import Outcome, play
from grognard.lab.study import Job

Play = Callable[[Job], Outcome]

#: A job that has brought so many workers down is at fault itself.
MOST_TRIES = 3
#: Seconds after which nobody answers at an address.
PATIENCE = 5.0


class Executor(Protocol):
    """Plays jobs and gives outcomes as they come, in any order. A lost worker's jobs are played again."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]: ...


class Alone:
    """One game after the other."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        return map(play, jobs)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int, player: Play = play) -> None:
        self.workers, self._play = workers, player

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        coming = iter(jobs)
        again: list[Job] = []
        tries: dict[int, int] = {}
        while True:
            try:
                yield from self._pool(coming, again)
                return
            except futures.BrokenExecutor:
                for job in again:
                    tries[job.number] = tries.get(job.number, 0) + 1
                    if tries[job.number] >= MOST_TRIES:
                        raise RuntimeError(f"game {job.number} brought {MOST_TRIES} workers down") from None

    def _pool(self, coming: Iterator[Job], again: list[Job]) -> Iterator[Outcome]:
        """Until nothing is left. When a worker dies `again` holds what was under way."""
        under_way: dict[futures.Future[Outcome], Job] = {}
        with futures.ProcessPoolExecutor(self.workers) as pool:
            try:
                for job in again:
                    under_way[pool.submit(self._play, job)] = job
                again.clear()
                while True:
                    for job in islice(coming, max(0, 2 * self.workers - len(under_way))):
                        under_way[pool.submit(self._play, job)] = job
                    if not under_way:
                        return
                    done, _rest = futures.wait(under_way, return_when=futures.FIRST_COMPLETED)
                    for future in sorted(done, key=lambda one: under_way[one].number):
                        outcome = future.result()
                        del under_way[future]
                        yield outcome
            except futures.BrokenExecutor:
                again.extend(under_way.values())
                raise
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class Cluster:
    """The workers of a Ray cluster; it plays lost games again by itself."""

    def __init__(self, address: str, player: Play = play) -> None:
        try:
            import ray
        except ImportError:
            raise BadCase(
                [Fault("ray", "needs the cluster extra: pip install 'grognard[cluster]'")]
            ) from None
        self._ray: Any = ray
        if not ray.is_initialized():
            try:
                knock(address)
                ray.init(address=address, log_to_driver=False, include_dashboard=False)
            except (OSError, OverflowError, ValueError) as wrong:
                raise BadCase([Fault("ray", f"no cluster answers at {address!r}: {wrong}")]) from None
        self._play = ray.remote(max_retries=MOST_TRIES)(player)

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        ray, coming = self._ray, iter(jobs)
        many = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: list[Any] = []
        while True:
            under_way += [self._play.remote(job) for job in islice(coming, many - len(under_way))]
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)


def knock(address: str) -> None:
    """Whether anybody listens at HOST:PORT. Ray itself tries for minutes before it says that nobody does."""
    host, _colon, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
