"""Processes that think make room for those that answer people."""

from __future__ import annotations

import os
from contextlib import suppress

#: how far thinking stands behind: what somebody waits for has about thirty times its share of a core
THINKING = 15
#: how far exact odds stand behind, which somebody waits for too, but after orders
RECKONING = 5


def give_way(pid: int, by: int) -> None:
    """Let a process that has just begun have the processor only where others leave it; where a system can."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, by)


def cores() -> int:
    """Processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
