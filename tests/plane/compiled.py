"""The compiled kernel, for tests that hold it to plain Python."""

from __future__ import annotations

from pathlib import Path

from grognard.kernels.building import CannotBuild, build, linking
from grognard.kernels.loading import loaded
from grognard.plane import quick


def compiled(folder: Path) -> quick.Quickplane | None:
    """The kernel as its source is now, if this machine can build one."""
    try:
        linking()
    except CannotBuild:
        return None
    found: quick.Quickplane | None = loaded(build(quick.SOURCE, folder))
    assert found is not None
    return found
