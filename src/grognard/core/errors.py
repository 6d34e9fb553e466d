"""One family of errors. A command prints one clear line of any of them and exits 2."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from grognard.core.messages import Catalogue, Message, common_words

#: letters of what somebody typed that an error repeats, and of all that it says
_REPEATED, _SAID = 120, 300
#: what would begin another line, move a cursor, or cannot be written at all
_UNFIT = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class GrognardError(Exception):
    """Something a person can put right."""


def one_line(text: str, most: int = _SAID) -> str:
    """A text as part of one line that any terminal takes; of a long one its beginning and its end."""
    if len(text) > most:
        text = f"{text[: most * 2 // 3]} ... {text[-most // 3 :]}"
    return _UNFIT.sub(lambda found: ascii(found[0])[1:-1], text)


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with a case: where, what was expected, and the choices if there are some."""

    path: str
    expected: str
    choices: tuple[str, ...] = ()
    #: the same as `expected`, for other languages; None where it is said in English only
    said: Message | None = None

    def say(self, catalogue: Catalogue, language: str) -> str:
        """One line in the reader's language."""
        if self.said is None or language == "en":
            return str(self)
        texts = [value for _name, value in self.said.args if isinstance(value, str)]
        names = {text: catalogue.term("fields", text, language) or text for text in texts}
        what = catalogue.say(self.said, language, names)
        listed = Message("fault-choices", (("listed", ", ".join(self.choices)),))
        return f"{one_line(self.path, _REPEATED)}: {one_line(what)}" + (
            f" {catalogue.say(listed, language)}" if self.choices else ""
        )

    def __str__(self) -> str:
        listed = f" (one of: {', '.join(self.choices)})" if self.choices else ""
        return f"{one_line(self.path, _REPEATED)}: {one_line(self.expected)}{listed}"


class BadCase(GrognardError):
    """A case that is incomplete or wrong; every fault is listed."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(map(str, self.faults)))


class BadData(GrognardError):
    """A data file that does not say what it should."""

    def __init__(self, file: str, what: str, line: int | None = None) -> None:
        self.file, self.what, self.line = file, what, line
        super().__init__(str(Flaw(file, what, line)))


class Flaw(msgspec.Struct, frozen=True):
    """One thing wrong with a folder of data files: which file, which line, what was expected."""

    file: str
    what: str
    line: int | None = None

    @property
    def place(self) -> str:
        # A what-if names the file itself, and may name anything.
        file = one_line(self.file)
        return file if self.line is None else f"{file}:{self.line}"

    def __str__(self) -> str:
        return f"{self.place}: {one_line(self.what)}"


class BadFolder(BadData):
    """A folder of data files with everything that is wrong in it."""

    def __init__(self, flaws: Iterable[Flaw]) -> None:
        self.flaws = tuple(flaws)
        first = self.flaws[0]
        super().__init__(first.file, first.what, first.line)
        self.args = ("\n".join(map(str, self.flaws)),)


class IllegalOrder(GrognardError):
    """What the rules forbid: the reason, the rule, and what would make it legal."""

    def __init__(
        self, reason: Message, rule: str, remedy: Message | None = None, catalogue: Catalogue | None = None
    ) -> None:
        self.reason, self.rule, self.remedy = reason, rule, remedy
        #: the same in the words for whoever asks why a unit has no order; None where those are no others
        self.idle: IllegalOrder | None = None
        self._catalogue = catalogue
        super().__init__(reason, rule, remedy)

    def idle_as(self, idle: IllegalOrder) -> IllegalOrder:
        """The same, with what is told of it to whoever asks why a unit has no order."""
        self.idle = idle
        return self

    def say(self, language: str = "en") -> str:
        """The reason and its rule in words, for whoever knows no better names for what they are about."""
        said = (self._catalogue or common_words()).say(self.reason, language)
        said = one_line(said)
        return f"{said} [{self.rule}]" if self.rule else said

    def __str__(self) -> str:
        return self.say()
