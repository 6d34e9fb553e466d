"""A bar for work of known length, told in steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def working(what: str, *, quiet: bool = False) -> Iterator[Callable[[int, int], None]]:
    """Gives what is called with how many steps of how many are done."""
    from rich.progress import Progress

    from grognard.cli.screen import screen

    console = screen(stderr=True)
    # Where nobody watches, even an empty bar leaves a line.
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
