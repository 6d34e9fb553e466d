"""What every test shares. A skipped or expected failure is a failure here: nothing is left for later."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

#: whether the large counts are run
SOAKING = bool(os.environ.get("GROGNARD_SOAK"))

settings.register_profile(
    "grognard", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.load_profile("grognard")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Of every test with large counts it is kept that it was run, and how it went."""
    from tests.promises import was_run

    if (report.when == "call" or report.failed) and "PYTEST_XDIST_WORKER" not in os.environ:
        was_run(report.nodeid, failed=report.failed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    from tests.promises import spent

    before = sum(os.times()[:4])
    told = yield
    spent(item.nodeid, sum(os.times()[:4]) - before)
    return told


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:  # noqa: ARG001
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(session.config, "workerinput"):
        return
    left = [name for name in ("skipped", "xfailed", "xpassed") if reporter.stats.get(name)]
    if left:
        reporter.write_line(f"tests were {', '.join(left)}: that counts as a failure", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
