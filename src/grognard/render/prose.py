"""Lines of text as a typesetter breaks them: never before ":", ";", "?" or "!" standing apart, as in French,
nor between a word and the number that ends its phrase ("retreat 2")."""

from __future__ import annotations

import re

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

#: stands for a blank that is no place to break
_GLUE = "\ue000"
_GLUED = re.compile(r"(?<=«) | (?=[:;?!»%])|(?<=[^\W\d]) (?=\d+(?:[,;]|$))")


class Prose:
    """A text whose lines break where a reader expects it."""

    def __init__(self, text: str | Text, style: str = "") -> None:
        self.text = Text(text, style) if isinstance(text, str) else text

    def _glued(self) -> Text:
        glued = self.text.copy()
        glued.plain = _GLUED.sub(_GLUE, self.text.plain)
        return glued

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = self._glued().wrap(
            console, options.max_width, justify=options.justify, overflow=options.overflow or "fold"
        )
        for line in lines:
            line.plain = line.plain.replace(_GLUE, " ")
            line.no_wrap = True
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._glued())
