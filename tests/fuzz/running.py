"""One run of a reader under its bounds, and a search for inputs that lead it somewhere new."""

from __future__ import annotations

import hashlib
import random
import resource
import signal
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.fuzz import blocks
from tests.fuzz.mutation import Mutator
from tests.fuzz.patches import Files, Patch, Patcher, applied, read_patch

CORPUS = Path(__file__).parent / "corpus"
#: how inputs are called that a reader once failed on
FAILED = "failed-"
#: seconds of processor time, bytes of memory beyond what the program takes anyway, letters of a refusal
SECONDS, MEMORY, LETTERS = 2.0, 300_000_000, 1000


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A reader: what it reads, sound inputs to begin with, and how many runs in a thousand it gets."""

    name: str
    #: raises `refusals` where it does not read, and AssertionError where what it read does not come back
    read: Callable[[Any], None]
    #: errors of ours; what a person is told of them is `lines(error)`
    refusals: tuple[type[Exception], ...]
    lines: Callable[[Exception], Sequence[str]]
    share: int
    #: sound inputs of several files each, or of one text
    bases: Mapping[str, Files] = {}
    texts: Sequence[str] = ()

    @property
    def folder(self) -> Path:
        return CORPUS / self.name


class TooLong(BaseException):
    """A reader has used up its time."""


class Fault(msgspec.Struct, frozen=True):
    """An input that a reader should have read or refused, and what it did instead."""

    reader: str
    input: str
    what: str

    def __str__(self) -> str:
        return f"{self.reader}: {self.what}\n{self.input[:600]}"


class Search:
    """Inputs of one reader, each of which came through blocks that none before it did."""

    def __init__(self, target: Target, seed: int = 0) -> None:
        self.target, self.dice = target, random.Random(f"{target.name} {seed}")
        self.seen = self.runs = 0
        self.pool: list[str] = []
        self.found: list[str] = []
        self.faults: list[Fault] = []
        sound = [*target.texts, *(text for files in target.bases.values() for text in files.values())]
        kept = [] if target.bases else kept_inputs(target)
        self.mutator = Mutator(self.dice, [*sound, *kept])
        self.patcher = Patcher(self.dice, self.mutator, target.bases)

    def replay(self) -> None:
        """Run what is sound, and what was kept."""
        for text in [*self.target.bases, *self.target.texts, *kept_inputs(self.target)]:
            self.run(text)
            self.pool.append(text)

    def go_on(self, runs: int) -> None:
        for _ in range(runs):
            text = self.changed()
            if self.run(text):
                self.pool.append(text)
                self.found.append(text)

    def changed(self) -> str:
        # What was found last leads on more often than what has been tried a hundred times.
        recent = self.pool[-20:] if self.dice.random() < 0.5 else self.pool
        parent, other = self.dice.choice(recent), self.dice.choice(self.pool)
        if not self.target.bases:
            if self.dice.random() < 0.05:
                cut = self.dice.randrange(len(parent) + 1)
                parent = parent[:cut] + other[self.dice.randrange(len(other) + 1) :]
            return self.mutator.changed(parent)
        return str(self.patcher.changed(read_patch(parent), read_patch(other)))

    def run(self, text: str) -> bool:
        """Whether a run came through a block that none before it did."""
        self.runs += 1
        what, passed = observed(self.target, text)
        if what:
            self.faults.append(Fault(self.target.name, text, what))
        new = passed & ~self.seen
        self.seen |= passed
        return bool(new)

    @property
    def blocks(self) -> int:
        return self.seen.bit_count()

    def kinds(self) -> list[Fault]:
        """One fault of each kind."""
        return list({fault.what[-40:]: fault for fault in reversed(self.faults)}.values())

    def smallest(self) -> list[str]:
        """As few inputs as needed, and as short, to come through all the blocks that were found."""
        passed = {text: observed(self.target, text)[1] for text in dict.fromkeys(self.pool)}
        sound = {*self.target.bases, *self.target.texts}
        seen, chosen = 0, []
        for text in sorted(passed, key=lambda text: (text not in sound, len(text), text)):
            if passed[text] & ~seen:
                wanted = passed[text] & ~seen
                seen |= passed[text]
                if text not in sound:
                    chosen.append(self.shortened(text, wanted))
        return chosen

    def shortened(self, text: str, wanted: int) -> str:
        """Without every part that it comes through the same new blocks without."""
        shorter = True
        while shorter:
            shorter = False
            for other in without_parts(text, patched=bool(self.target.bases)):
                if len(other) < len(text) and not wanted & ~observed(self.target, other)[1]:
                    text, shorter = other, True
                    break
        return text


def without_parts(text: str, *, patched: bool) -> Iterator[str]:
    if patched:
        patch = read_patch(text)
        for place in range(len(patch.hunks)):
            yield str(Patch(patch.base, patch.hunks[:place] + patch.hunks[place + 1 :]))
        return
    size = len(text) // 2
    while size >= 4:
        for start in range(0, len(text), size):
            yield text[:start] + text[start + size :]
        size //= 2


def kept_inputs(target: Target) -> list[str]:
    files = sorted(target.folder.glob("*"))
    return [file.read_bytes().decode("utf-8", "surrogatepass") for file in files]


def keep(target: Target, text: str, prefix: str = "") -> None:
    """Put an input into the corpus, under a name made from it."""
    data = text.encode("utf-8", "surrogatepass")
    target.folder.mkdir(parents=True, exist_ok=True)
    (target.folder / f"{prefix}{hashlib.sha256(data).hexdigest()[:12]}").write_bytes(data)


def keep_smallest(search: Search) -> None:
    """Make the corpus of a reader as small as it can be; what a reader once failed on stays for good."""
    chosen = search.smallest()
    for file in search.target.folder.glob("*"):
        if not file.name.startswith(FAILED):
            file.unlink()
    for text in chosen:
        keep(search.target, text)
    for fault in search.kinds():
        keep(search.target, fault.input, FAILED)


def observed(target: Target, text: str) -> tuple[str, int]:
    """What a reader does wrong with an input, nothing if all is right; and the blocks it came through."""
    given: Any = applied(read_patch(text), target.bases) if target.bases else text
    before = memory()
    blocks.forget()
    try:
        with limited(SECONDS):
            target.read(given)
        what = ""
    except target.refusals as refused:
        what = _badly_told(target.lines(refused))
    except TooLong:
        what = f"takes longer than {SECONDS:.0f} s"
    except Exception as wrong:
        what = _told(wrong)
    if memory() - before > MEMORY:
        what = what or f"takes more than {MEMORY} bytes"
    return what, blocks.passed()


def _badly_told(lines: Sequence[str]) -> str:
    for line in lines:
        if len(line) > LETTERS or line.splitlines() != [line]:
            return f"refuses it, but not in a line: {line[:80]!r} ({len(line)} letters)"
    return "" if lines else "refuses it without a word"


def _told(wrong: Exception) -> str:
    frames = traceback.extract_tb(wrong.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-4:]]
    return f"{type(wrong).__name__}: {str(wrong)[:200]} ({' '.join(places)})"


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Stop what takes longer, by processor time: a busy machine counts for nothing."""

    def stop(_signal: int, _frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def memory() -> int:
    """The most memory that the program has taken so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
